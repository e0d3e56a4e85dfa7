"""Games for the laws: rules, dealings and ways of playing, drawn by Hypothesis and played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import AnyAction, AnyEvent, Cribbage, Deal, LayAway, Play, State, Turn
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import PRESETS, CribbageRules, write
from fifteentwo.scoring import peg_points

SEATS = (0, 1)
VIEWERS = (0, 1, None)
LONGEST = 5000  # actions: no game of the laws comes near


class Step(NamedTuple):
    """One action of a game, and what came of it."""

    before: State
    action: AnyAction
    events: tuple[AnyEvent, ...]
    after: State


class Played(NamedTuple):
    """A whole game."""

    game: Cribbage
    start: State
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<{len(self.steps)} actions by {write(self.game.rules)!r}>"

    @property
    def states(self) -> tuple[State, ...]:
        """The state at the start and after each action."""
        return (self.start, *(step.after for step in self.steps))

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Everything that happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


# The rules


@st.composite
def built_rules(draw: st.DrawFn) -> CribbageRules:
    """Any combination of the fields that are built; short games more often than long ones."""
    length = st.integers(1, 9)
    return CribbageRules(
        target=draw(st.one_of(st.integers(31, 61), st.sampled_from((61, 121)), st.integers(31, 361))),
        first_deal=draw(st.sampled_from(("low_cut", "high_cut", "random", "chosen"))),
        next_dealer=draw(st.sampled_from(("loser", "winner", "alternate"))),
        heels=draw(st.sampled_from((2, 0))),
        crib_flush=draw(st.sampled_from(("five", "four"))),
        go_timing=draw(st.sampled_from(("on_close", "on_call"))),
        last_card=draw(st.sampled_from((1, 0))),
        skunk_scale=draw(st.sampled_from(("none", "lurch", "skunk", "hoyle", "acc"))),
        match=draw(st.one_of(st.just("single"), length.map("first_to:{}".format), length.map("best_of:{}".format))),
    )


rules = st.one_of(built_rules(), st.sampled_from([preset.rules for preset in PRESETS.values()]))


# The dealings: chance is fair, or it has stacked the pack.

Dealing = Callable[[Random], Deal]


def _from(pack: Sequence[Card]) -> Dealing:
    def deal(rng: Random) -> Deal:
        twelve = rng.sample(pack, 12)
        return Deal((tuple(twelve[:6]), tuple(twelve[6:])))

    return deal


def _alike(rng: Random) -> Deal:
    """Three ranks, all four of each."""
    ranks = rng.sample(range(13), 3)
    return _from([card for card in PACK if card.rank - 1 in ranks])(rng)


def _in_a_row(rng: Random) -> Deal:
    """Four neighbouring ranks."""
    low = rng.randint(1, 10)
    return _from([card for card in PACK if low <= card.rank < low + 4])(rng)


def _suited(rng: Random) -> Deal:
    """One suit, and one card more so that all can be of it but one."""
    suit = rng.randrange(4)
    return _from([card for card in PACK if card.suit == suit])(rng)


def _low_against_high(rng: Random) -> Deal:
    """Small cards for one, ten-cards for the other: a go nearly every time."""
    low = rng.sample(PACK[:16], 6)
    high = rng.sample(PACK[36:], 6)
    return Deal((tuple(low), tuple(high)) if rng.random() < 0.5 else (tuple(high), tuple(low)))


DEALINGS: dict[str, Dealing] = {
    "fair": _from(PACK),
    "low": _from(PACK[:20]),
    "high": _from(PACK[32:]),
    "fives": _from(PACK[16:20] + PACK[36:]),
    "alike": _alike,
    "in a row": _in_a_row,
    "suited": _suited,
    "low against high": _low_against_high,
}


# The players

Style = Callable[[State, Sequence[AnyAction], Random], AnyAction]


def _value(action: AnyAction) -> int:
    return action.card.value if isinstance(action, Play) else 0


def _low(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return min(choices, key=_value)


def _high(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return max(choices, key=_value)


def _greedy(state: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    """The card that pegs most; the crib gets what is alike."""
    ranks = [card.rank for card in state.row]

    def worth(action: AnyAction) -> int:
        match action:
            case Play(_, card):
                return peg_points([*ranks, card.rank])
            case LayAway(_, (one, other)):
                return one.rank == other.rank
            case _:
                return 0

    return max(choices, key=worth)


def _any(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return rng.choice(choices)


STYLES: dict[str, Style] = {"any": _any, "low": _low, "high": _high, "greedy": _greedy}


def play_out(
    rules: CribbageRules,
    seed: int,
    dealing: str = "fair",
    styles: Sequence[str] = ("any", "any"),
    holes: tuple[int, int] | None = None,
    dealer: int | None = None,
) -> Played:
    """A whole game: chance by `seed` and dealing, each seat by its style, so many holes from home."""
    game, rng = Cribbage(rules), Random(seed)
    if dealer is None and rules.first_deal == "chosen":
        dealer = seed % 2
    state = start = _still_to_go(game.start(Opening(dealer=dealer)), holes)
    steps: list[Step] = []
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        action: AnyAction
        if seat != HOUSE:
            action = STYLES[styles[seat]](state, game.legal(state, seat), rng)
        elif state.phase == "deal" and dealing != "fair":
            action = DEALINGS[dealing](rng)
        elif state.phase == "starter" and rng.random() < 0.2:
            action = _a_jack(state) or game.house(state, rng)
        else:
            action = game.house(state, rng)
        after, events = game.apply(state, action)
        steps.append(Step(state, action, events, after))
        state = after
        if len(steps) > LONGEST:
            raise AssertionError("this game does not end")
    return Played(game, start, tuple(steps))


def _still_to_go(state: State, holes: tuple[int, int] | None) -> State:
    if holes is None:
        return state
    return replace(state, pegs=tuple((0, max(0, state.rules.target - left)) for left in holes))


def _a_jack(state: State) -> Turn | None:
    jacks = [card for card in PACK if card.rank == 11 and card not in state.known()]
    return Turn(jacks[0]) if jacks else None


seeds = st.integers(0, 2**32)

games = st.builds(
    play_out,
    rules,
    seeds,
    st.sampled_from(("fair", *DEALINGS)),
    st.tuples(st.sampled_from(sorted(STYLES)), st.sampled_from(sorted(STYLES))),
    st.one_of(st.none(), st.tuples(st.integers(1, 40), st.integers(1, 40))),
    st.one_of(st.none(), st.sampled_from(SEATS)),
)
"""Whole games by any rules that are built."""


@st.composite
def moments(draw: st.DrawFn) -> tuple[Played, State]:
    """A game and one of its states, any phase as likely as another."""
    played = draw(games)
    phases = sorted({state.phase for state in played.states})
    phase = draw(st.sampled_from(phases))
    among = [state for state in played.states if state.phase == phase]
    return played, draw(st.sampled_from(among))


often = settings(max_examples=4 * settings().max_examples)
"""For laws that cost little: four times as many games as the profile says."""

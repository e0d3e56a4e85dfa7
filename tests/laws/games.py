"""Games for the laws: rules, deals and ways of playing, drawn by Hypothesis and played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any, Literal, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.board import CRASH_TARGET
from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.cribbage import (
    AnyAction,
    AnyEvent,
    Call,
    Claim,
    Cribbage,
    Deal,
    Discard,
    Pass,
    Play,
    State,
    Turn,
    exact_answer,
)
from fifteentwo.cribbage.lawful import cards_from_stock, hand_sizes
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CRIBBAGE, CribbageRules, write
from fifteentwo.scoring import peg_points

LONGEST = 8000  # actions; no game of the laws needs that many


class Step(NamedTuple):
    """One action of a game, with its events and the state after it."""

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
    def seats(self) -> range:
        """All seats."""
        return range(self.game.rules.players)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """All observers: the seats and the public."""
        return (*self.seats, None)

    def viewer(self, number: int) -> Seat | None:
        """One of them, chosen by an arbitrary number."""
        return self.viewers[number % len(self.viewers)]

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Everything that happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


# The rules

# By the number of players: the cards dealt, those each discards, and the crib.
DEALS: dict[int, list[tuple[int, int, str]]] = {
    2: [(6, 2, "discards")] * 4 + [(5, 2, "discards"), (7, 2, "discards"), (8, 2, "discards")],
    3: [(5, 1, "discards+1_from_stock")] * 2,
    4: [(5, 1, "discards")] * 2,
    5: [(5, 1, "discards")] * 2,
    6: [(5, 1, "discards")] * 2,
}


@st.composite
def built_rules(draw: st.DrawFn) -> CribbageRules:
    """Any combination of the fields that does not conflict; short games more often than long ones."""

    def one_of(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    length = st.integers(1, 9)
    players = one_of(2, 2, 2, 3, 4, 4, 5, 6)
    cards_dealt, discards, crib = one_of(*DEALS[players], (4, 0, "none"), (4, 0, "dealt"))
    five_card = players == 2 and cards_dealt == 5
    lowball = one_of(False, False, False, True)
    crash = players < 5 and one_of(False, False, False, True)
    manual = not lowball and one_of(False, True)
    go_timing: Literal["on_close", "on_call"] = "on_close" if players > 2 else one_of("on_close", "on_call")
    nineteen = one_of(False, True)
    return CribbageRules(
        players=players,
        teams=players == 6 or (players == 4 and one_of(False, True)),
        cards_dealt=cards_dealt,
        discards=discards,
        crib=crib,
        target=CRASH_TARGET
        if crash
        else draw(st.one_of(st.integers(31, 61), st.sampled_from((61, 121)), st.integers(31, 361))),
        first_deal=one_of("low_cut", "high_cut", "random", "chosen"),
        next_dealer=one_of("loser", "winner", "alternate"),
        heels=one_of(2, 0),
        crib_flush=one_of("five", "four"),
        go_timing=go_timing,
        go_rotation=one_of("all", "bicycle"),
        last_card=one_of(1, 0),
        three_for_last=five_card and one_of(False, True),
        play_stops_at_first_count=five_card and one_of(False, True),
        counting="manual" if manual else "auto",
        muggins=manual and one_of(False, True),
        overclaim=one_of("correct", "penalty_2", "give_excess"),
        underclaim=one_of("correct", "lost"),
        skunk_scale=one_of("none", "lowball") if lowball else one_of("none", "lurch", "skunk", "hoyle", "acc"),
        match=draw(st.one_of(st.just("single"), length.map("first_to:{}".format), length.map("best_of:{}".format))),
        stinkhole=not lowball and go_timing == "on_close" and one_of(False, False, True),
        objective="lowball" if lowball else "high",
        jokers=one_of(0, 0, 0, 1, 2),
        joker_binding=one_of(True, False),
        starter_joker=one_of("per_hand", "pone_names"),
        nineteen=nineteen,
        nineteen_crib=nineteen and crib != "none" and one_of(False, True),
        board="crash8" if crash else "straight",
        captain=players == 3 and not lowball and not crash and one_of(False, True),
        toss_fives=discards > 0 and one_of(False, False, True),
    )


rules = st.one_of(built_rules(), st.sampled_from([preset.rules for preset in CRIBBAGE.values()]))


# Deals: fair chance, or a stacked pack.

Dealing = Callable[[Random, int], list[Card]]
"""Cards to be dealt in their order; `_dealt` adds others where there are too few."""


def _from(pack: Sequence[Card]) -> Dealing:
    def deal(rng: Random, many: int) -> list[Card]:
        return rng.sample(pack, min(many, len(pack)))

    return deal


def _alike(rng: Random, many: int) -> list[Card]:
    """As few ranks as possible, all four cards of each."""
    ranks = rng.sample(range(1, 14), -(-many // 4))
    return _from([card for card in PACK if card.rank in ranks])(rng, many)


def _in_a_row(rng: Random, many: int) -> list[Card]:
    """Neighbouring ranks."""
    ranks = max(4, -(-many // 4))
    low = rng.randint(1, 14 - ranks)
    return _from([card for card in PACK if low <= card.rank < low + ranks])(rng, many)


def _suited(rng: Random, many: int) -> list[Card]:
    """One suit."""
    suit = rng.randrange(4)
    return _from([card for card in PACK if card.suit == suit])(rng, many)


def _low_then_high(rng: Random, many: int) -> list[Card]:
    """Small cards for the first seats, ten-cards for the last: nearly always a go."""
    return rng.sample(PACK[:20], many - many // 2) + rng.sample(PACK[32:], many // 2)


def _jokers(rng: Random, many: int) -> list[Card]:
    """The jokers are dealt, if there are any."""
    cards = [*JOKERS, *rng.sample(PACK, many - len(JOKERS))]
    rng.shuffle(cards)
    return cards


DEALINGS: dict[str, Dealing] = {
    "fair": _from(PACK),
    "low": _from(PACK[:20]),
    "high": _from(PACK[32:]),
    "fives": _from(PACK[16:20] + PACK[36:]),
    "alike": _alike,
    "in a row": _in_a_row,
    "suited": _suited,
    "low then high": _low_then_high,
    "jokers": _jokers,
}


def _dealt(state: State, dealing: str, rng: Random) -> Deal:
    """A deal by these rules."""
    sizes = hand_sizes(state)
    many = sum(sizes) + cards_from_stock(state)
    cards = [card for card in DEALINGS[dealing](rng, many) if card in state.rules.pack]
    cards += rng.sample([card for card in state.rules.pack if card not in cards], many - len(cards))
    left = iter(cards)
    hands = [tuple(islice(left, size)) for size in sizes]
    return Deal(tuple(hands), tuple(left))


# The players

Style = Callable[[State, Sequence[AnyAction], Random], AnyAction]


def _value(action: AnyAction) -> int:
    return action.card.value if isinstance(action, Play) else 0


def _low(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return min(choices, key=_value)


def _high(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return max(choices, key=_value)


def _greedy(state: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    """Plays the card that pegs most; discards equal ranks to the crib."""
    ranks = [card.rank for card in state.row]

    def worth(action: AnyAction) -> int:
        match action:
            case Play(_, card):
                return peg_points([*ranks, card.rank])
            case Discard(_, away):
                return len({card.rank for card in away}) < len(away)
            case _:
                return 0

    return max(choices, key=worth)


def _any(_: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    return rng.choice(choices)


STYLES: dict[str, Style] = {"any": _any, "low": _low, "high": _high, "greedy": _greedy}


def _answer(state: State, choices: Sequence[AnyAction], rng: Random) -> AnyAction:
    """Claims mostly correctly, often nearly, sometimes anything."""
    exact = exact_answer(state)
    chance = rng.random()
    if chance < 0.5:
        return exact
    match exact:
        case Claim(seat, points):
            near: AnyAction = Claim(seat, max(0, points + rng.choice((-2, -1, 1, 2))))
        case Call(seat, points):
            near = rng.choice((Pass(seat), Call(seat, points + 1)))
        case Pass(seat):
            near = rng.choice((Pass(seat), Pass(seat), Pass(seat), Call(seat, 2)))
        case _:
            near = rng.choice(choices)
    return near if chance < 0.9 and near in choices else rng.choice(choices)


def play_out(
    rules: CribbageRules,
    seed: int,
    dealing: str = "fair",
    styles: Sequence[str] = ("any",),
    holes: Sequence[int] | None = None,
    dealer: int | None = None,
) -> Played:
    """A whole game: chance by `seed` and deal, the seats by these styles, each side this many holes from the target."""
    game, rng = Cribbage(rules), Random(seed)
    if dealer is not None:
        dealer %= rules.players
    elif rules.first_deal == "chosen":
        dealer = seed % rules.players
    state = start = _still_to_go(game.start(Opening(dealer=dealer)), holes, rng)
    steps: list[Step] = []
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        action: AnyAction
        if state.due is not None:
            action = _answer(state, game.legal(state, seat), rng)
        elif seat != HOUSE:
            action = STYLES[styles[seat % len(styles)]](state, game.legal(state, seat), rng)
        elif state.phase == "deal" and dealing != "fair":
            action = _dealt(state, dealing, rng)
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


def _still_to_go(state: State, holes: Sequence[int] | None, rng: Random) -> State:
    if holes is None:
        return state
    pegs = tuple((0, max(0, target - left)) for target, left in zip(state.rules.targets, holes, strict=False))
    on_the_way = state.rules.board == "crash8"
    return replace(state, pegs=pegs, paths=tuple(rng.random() < 0.5 if on_the_way else None for _ in pegs))


def _a_jack(state: State) -> Turn | None:
    """A jack or a joker as starter."""
    unseen = set(state.rules.pack) - state.known()
    jacks = sorted(card for card in unseen if card.rank == 11 or card in JOKERS)
    return Turn(jacks[-1]) if jacks else None


seeds = st.integers(0, 2**32)
some_style = st.sampled_from(sorted(STYLES))

games = st.builds(
    play_out,
    rules,
    seeds,
    st.sampled_from(("fair", *DEALINGS)),
    st.lists(some_style, min_size=1, max_size=3),
    st.one_of(st.none(), st.lists(st.integers(1, 40), min_size=6, max_size=6)),
    st.one_of(st.none(), st.integers(0, 5)),
)
"""Whole games by any rules there are."""


@st.composite
def moments(draw: st.DrawFn) -> tuple[Played, State]:
    """A game and one of its states, with every phase equally likely."""
    played = draw(games)
    kinds = sorted({_kind(state) for state in played.states})
    kind = draw(st.sampled_from(kinds))
    among = [state for state in played.states if _kind(state) == kind]
    return played, draw(st.sampled_from(among))


def _kind(state: State) -> tuple[str, str]:
    return state.phase, "" if state.due is None else state.due.what


often = settings(max_examples=settings().max_examples * (1 if settings.get_current_profile_name() == "quick" else 2))
"""For laws that cost little: twice as many games as the profile says, but no more of them in the quick one."""

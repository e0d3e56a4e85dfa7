"""Whole solo games, played at random, for the laws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st
from msgspec import Struct, structs

from fifteentwo.cards import BACK, Card
from fifteentwo.families import FAMILIES, AnyFamily, family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import PRESETS, PatienceRules, ShuffleRules, SquareRules, write

VIEWERS = (0, None)

square_rules = st.one_of(
    st.sampled_from([preset.rules for preset in PRESETS.values() if isinstance(preset.rules, SquareRules)]),
    st.builds(
        lambda adjacency, dead, reserve, heels, win_at: SquareRules(
            adjacency, dead, reserve[0], reserve[1], reserve[2], heels, win_at
        ),
        st.sampled_from(("none", "king")),
        st.integers(0, 4),
        st.one_of(
            st.just((0, 0, None)),
            st.tuples(st.integers(1, 2), st.integers(1, 5), st.sampled_from(("top", "free"))),
        ),
        st.sampled_from(("off", "once", "per_hand")),
        st.integers(30, 80),
    ),
)

of_two_hands = st.builds(
    lambda hidden, heels, flush, win_at: PatienceRules(4, 13, 2, hidden, heels, flush, win_at=win_at),
    st.booleans(),
    st.sampled_from(("off", "once")),
    st.sampled_from(("five", "four")),
    st.integers(101, 121),
)
of_one_hand = st.builds(
    lambda heels, flush, win_at, order: PatienceRules(6, 9, 1, False, heels, flush, True, True, win_at, order),
    st.sampled_from(("off", "once")),
    st.sampled_from(("five", "four")),
    st.integers(61, 121),
    st.sampled_from(("hand_then_crib", "3-2-3")),
)
patience_rules = st.one_of(of_two_hands, of_one_hand)
shuffle_rules = st.builds(ShuffleRules, st.sampled_from(("off", "once", "per_hand")), st.integers(30, 110))
solo_rules = st.one_of(square_rules, patience_rules, shuffle_rules)

SOLO = {name: family for name, family in FAMILIES.items() if family.from_pack is not None}
"""The families of games for one."""

_DONE_BY_NOW = 0.1  # random swaps would go on for hundreds of actions


class Step(NamedTuple):
    """One action of a game and its result. Games of any family: hence Any."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


class Played(NamedTuple):
    """A whole game, and its family."""

    game: Any
    family: AnyFamily
    start: Any
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<{len(self.steps)} actions by {write(self.game.rules)!r}>"

    @property
    def states(self) -> tuple[Any, ...]:
        return (self.start, *(step.after for step in self.steps))


def play_out(rules: SquareRules | PatienceRules | ShuffleRules, seed: int) -> Played:
    family = family_of(rules)
    game: Any = family.game(rules)
    rng = Random(seed)
    state = start = game.start()
    steps = []
    while acting := game.to_act(state):
        (seat,) = acting
        action = game.house(state, rng) if seat == HOUSE else chosen(game.legal(state, seat), rng)
        after, events = game.apply(state, action)
        steps.append(Step(state, action, events, after))
        state = after
        assert len(steps) < 200
    return Played(game, family, start, tuple(steps))


def chosen(legal: Sequence[Any], rng: Random) -> Any:
    """One of these at random; the last, which ends a shuffle, slightly more often."""
    return legal[-1] if rng.random() < _DONE_BY_NOW else rng.choice(legal)


def faces(thing: Any) -> set[Card]:
    """Every readable card in this value."""
    if isinstance(thing, Card):
        return set() if thing == BACK else {thing}
    if isinstance(thing, Struct):
        thing = structs.astuple(thing)
    if isinstance(thing, tuple | list):
        return set().union(*map(faces, thing)) if thing else set()
    return set()


def plain(thing: Any) -> Any:
    """A view as a state that can be compared with folded events."""
    return structs.astuple(thing)


games = st.builds(play_out, solo_rules, st.integers(0, 2**32))
squares = st.builds(play_out, square_rules, st.integers(0, 2**32))
patiences = st.builds(play_out, patience_rules, st.integers(0, 2**32))
shuffles = st.builds(play_out, shuffle_rules, st.integers(0, 2**32))

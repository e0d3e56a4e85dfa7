"""What scoring costs: one hand as a number and set by set, one card of the play, all hands at once."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

import pytest

from fifteentwo.calling import say
from fifteentwo.cards import PACK, Card, cards
from fifteentwo.cli.score import lying
from fifteentwo.cribbage.naming import best_names
from fifteentwo.engine.scoring import vectorised
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import peg, peg_points, points, show

if TYPE_CHECKING:
    from bench.conftest import Timed

Deal = tuple[tuple[Card, ...], Card]
SOME = 1000


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    """Hands with their starters, the same in every run."""
    rng = Random(15)
    return [(tuple(dealt[:4]), dealt[4]) for dealt in (rng.sample(PACK, 5) for _ in range(SOME))]


@pytest.fixture(scope="module")
def rows() -> list[tuple[Card, ...]]:
    """Counts of two to five cards, as they occur in the play."""
    rng = Random(31)
    found: list[tuple[Card, ...]] = []
    while len(found) < SOME:
        row = tuple(rng.sample(PACK, rng.randint(2, 5)))
        if sum(card.value for card in row) <= 31:
            found.append(row)
    return found


def for_each(call: Callable[..., object], arguments: Sequence[tuple[object, ...]]) -> Callable[[], None]:
    def run() -> None:
        for each in arguments:
            call(*each)

    return run


def test_points(timed: "Timed", deals: list[Deal]) -> None:
    timed("points of one hand", for_each(points, deals), aim=1.5e-6, of=SOME)


def test_show(timed: "Timed", deals: list[Deal]) -> None:
    timed("explained show of one hand", for_each(show, deals), aim=60e-6, of=SOME)


def test_say(timed: "Timed", deals: list[Deal]) -> None:
    timed("the call of one hand, its show made", for_each(say, [(show(*deal),) for deal in deals]), of=SOME)


def test_best_names(timed: "Timed") -> None:
    """Both jokers of a hand, and one of the hand and one that is the starter."""
    hands = [("5H JS *1 *2", "9C"), ("5H 7H *1 *2", "9H"), ("5H 7H 8H *1", "*2"), ("JC JD JH *1", "*2")]
    rules = parse("jokers", CribbageRules)
    states = [lying(rules, cards(hand), Card(starter), crib=False) for hand, starter in hands]
    timed(
        "the best names of two jokers",
        for_each(best_names, [(state, state.due) for state in states]),
        aim=2e-3,
        of=len(hands),
    )


def test_peg(timed: "Timed", rows: list[tuple[Card, ...]]) -> None:
    timed("explained points of one card in the play", for_each(peg, [(row,) for row in rows]), of=SOME)


def test_peg_points(timed: "Timed", rows: list[tuple[Card, ...]]) -> None:
    timed(
        "points of one card in the play",
        for_each(peg_points, [([card.rank for card in row],) for row in rows]),
        of=SOME,
    )


def test_histogram(timed: "Timed") -> None:
    def forget() -> None:
        vectorised.all_hands.cache_clear()
        vectorised.rank_points.cache_clear()

    timed("all 12,994,800 hands in NumPy, tables included", vectorised.histogram, aim=0.2, rounds=10, setup=forget)


def test_random_access(timed: "Timed") -> None:
    hands, starters, _ = vectorised.classes()
    timed("one hand out of 652,353 in NumPy", lambda: vectorised.score_hands(hands, starters), of=len(starters))

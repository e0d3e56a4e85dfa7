"""The points of cards, directly from the rules: every combination of cards is tried."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from tests.referee.cards import in_order, is_jack, rank, suit, value

Combo = tuple[str, tuple[str, ...], int]
"""A set of cards that scores: what it is, its cards, its points."""


def total(combos: Sequence[Combo]) -> int:
    """The total points."""
    return sum(points for _, _, points in combos)


def listed(combos: Iterable[Combo]) -> tuple[Combo, ...]:
    """The same sets in a fixed order, so that two lists of them can be compared."""
    return tuple(sorted((kind, tuple(sorted(cards)), points) for kind, cards, points in combos))


def is_run(ranks: Sequence[int]) -> bool:
    """Whether these ranks are consecutive, in any order."""
    return len(ranks) >= 3 and sorted(ranks) == list(range(min(ranks), min(ranks) + len(ranks)))


def fifteens(cards: Sequence[str]) -> list[Combo]:
    """Two points for every set of cards that adds up to fifteen."""
    sets = (chosen for size in range(2, len(cards) + 1) for chosen in combinations(cards, size))
    return [("fifteen", in_order(chosen), 2) for chosen in sets if sum(map(value, chosen)) == 15]


def pairs(cards: Sequence[str]) -> list[Combo]:
    """Two points for every two cards of a rank."""
    return [("pair", in_order(two), 2) for two in combinations(cards, 2) if rank(two[0]) == rank(two[1])]


def runs(cards: Sequence[str]) -> list[Combo]:
    """A point a card for every run that no other card would lengthen."""
    found: list[Combo] = []
    there = {rank(card) for card in cards}
    for size in range(3, len(cards) + 1):
        for chosen in combinations(cards, size):
            ranks = [rank(card) for card in chosen]
            if is_run(ranks) and min(ranks) - 1 not in there and max(ranks) + 1 not in there:
                found.append(("run", in_order(chosen), size))
    return found


def flush(hand: Sequence[str], starter: str | None, four_are_enough: bool) -> list[Combo]:
    """A point a card for a hand of one suit, the starter with it if it is of that suit too."""
    if len({suit(card) for card in hand}) > 1:
        return []
    if starter is not None and suit(starter) == suit(hand[0]):
        return [("flush", in_order([*hand, starter]), len(hand) + 1)]
    return [("flush", in_order(hand), len(hand))] if four_are_enough else []


def nobs(hand: Sequence[str], starter: str | None) -> list[Combo]:
    """One point for the jack of the starter's suit, even if a joker is that jack too; none if the starter is a jack."""
    if starter is None or is_jack(starter):
        return []
    jacks = [card for card in in_order(hand) if is_jack(card) and suit(card) == suit(starter)]
    return [("nobs", (jacks[0],), 1)] if jacks else []


def count_hand(hand: Sequence[str], starter: str | None, crib: bool = False, crib_flush: str = "five") -> list[Combo]:
    """Everything that a hand or crib scores with the starter, if there is one."""
    cards = [*hand] if starter is None else [*hand, starter]
    four_are_enough = not crib or crib_flush == "four"
    return [
        *fifteens(cards),
        *runs(cards),
        *pairs(cards),
        *flush(hand, starter, four_are_enough),
        *nobs(hand, starter),
    ]


ALIKE = {2: 2, 3: 6, 4: 12, 5: 20, 6: 30}


def count_play(row: Sequence[str], point_pegged: bool = False) -> list[Combo]:
    """What the last card of a count scores; with the one for the go pegged before, thirty-one adds only one."""
    found: list[Combo] = []
    count = sum(map(value, row))
    if count == 15:
        found.append(("fifteen", tuple(row), 2))
    if count == 31:
        found.append(("thirty_one", tuple(row), 1 if point_pegged else 2))
    alike = [size for size in ALIKE if size <= len(row) and len(set(map(rank, row[-size:]))) == 1]
    if alike:
        found.append(("pair", tuple(row[-max(alike) :]), ALIKE[max(alike)]))
    lengths = [size for size in range(3, len(row) + 1) if is_run([rank(card) for card in row[-size:]])]
    if lengths:
        found.append(("run", tuple(row[-max(lengths) :]), max(lengths)))
    return found

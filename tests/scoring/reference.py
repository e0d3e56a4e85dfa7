"""A reference scorer, directly from the rules: it tries every combination of cards, slowly and simply."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from fifteentwo.cards import Card
from fifteentwo.scoring import Combo

Found = tuple[str, tuple[Card, ...], int]


def subsets(shown: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    for size in range(1, len(shown) + 1):
        yield from combinations(sorted(shown), size)


def is_run(ranks: Sequence[int]) -> bool:
    """Whether these are three or more consecutive ranks, in any order."""
    ordered = sorted(ranks)
    return len(ordered) >= 3 and all(high - low == 1 for low, high in pairwise(ordered))


def every_set(hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush: str = "five") -> list[Found]:
    """Every scoring set of a hand, in any order."""
    shown = [*hand] if starter is None else [*hand, starter]
    found: list[Found] = []
    for chosen in subsets(shown):
        ranks = [card.rank for card in chosen]
        if sum(card.value for card in chosen) == 15:
            found.append(("fifteen", chosen, 2))
        if len(chosen) == 2 and ranks[0] == ranks[1]:
            found.append(("pair", chosen, 2))
        if is_run(ranks) and not any(is_run([*ranks, card.rank]) for card in shown):
            found.append(("run", chosen, len(chosen)))
    if len(hand) >= 3 and len({card.suit for card in hand}) == 1:
        if len({card.suit for card in shown}) == 1 and starter is not None:
            found.append(("flush", tuple(sorted(shown)), len(hand) + 1))
        elif not crib or crib_flush == "four":
            found.append(("flush", tuple(sorted(hand)), len(hand)))
    if starter is not None and starter.rank != 11:
        found += [("nobs", (card,), 1) for card in hand if card.rank == 11 and card.suit == starter.suit]
    return found


def last_card(ranks: Sequence[int]) -> tuple[int, int, int]:
    """The points the last card of a count makes: for fifteen or thirty-one, equal ranks and a run."""
    count = 2 if sum(min(rank, 10) for rank in ranks) in (15, 31) else 0
    ends = [ranks[-k:] for k in range(len(ranks), 0, -1)]
    alike = next(len(end) for end in ends if len(set(end)) == 1)
    run = next((len(end) for end in ends if is_run(end)), 0)
    return count, alike * (alike - 1), run


def found(combos: Sequence[Combo]) -> list[Found]:
    """Converts combos to the reference's form for comparison."""
    return sorted((combo.kind, combo.cards, combo.points) for combo in combos)

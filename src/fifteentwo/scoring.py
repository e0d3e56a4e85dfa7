"""Scoring: what cards are worth in the show and in the play, set by set and as a number.

`show` and `peg` name every scoring set, for people to look at. `points` and `peg_points` give
the same in points alone, for programs that ask often. No options of a game are known here beyond
the ones in the signatures; a starter that is a jack is worth nothing to a hand (his heels are not a
matter of the show).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import prod
from typing import Any, Final, Literal

import msgspec

from fifteentwo.cards import JOKERS, PACK, VALUES, Card

Kind = Literal["fifteen", "thirty_one", "run", "pair", "flush", "nobs", "nineteen"]
CribFlush = Literal["five", "four"]

JACK: Final = 11
_NO_RANK: Final = "a joker not yet named or a card face down has no rank, and cannot be counted"
_VALUE_OF_RANK: Final = [min(rank, 10) for rank in range(14)]


class Combo(msgspec.Struct, frozen=True):
    """One set of cards that scores: what it is, its cards, what it is worth."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int


def show(
    hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush: CribFlush = "five"
) -> tuple[Combo, ...]:
    """Every set a hand or crib scores with the starter: fifteens, runs, pairs, flush, his nobs.

    Each fifteen, each run (once for each way of choosing among cards of a rank) and each pair is a
    Combo of its own. Cards within a Combo are in order of rank, then suit, the starter among them;
    his nobs is the jack alone. Fifteens of fewer cards come first, runs and pairs go up by rank: the
    order of the hand makes no difference. A hand may hold any number of cards, the starter may be
    missing, and a card may be there twice (a joker named as it). Raises ValueError for a card
    without a rank.

    >>> from fifteentwo.cards import Card, cards
    >>> for combo in show(cards("6H 7C 8D KS"), Card("8S")):
    ...     print(combo.kind, *combo.cards, combo.points)
    fifteen 7C 8D 2
    fifteen 7C 8S 2
    run 6H 7C 8D 3
    run 6H 7C 8S 3
    pair 8D 8S 2
    """
    held = sorted(hand, key=_by_face)
    shown = held if starter is None else sorted([*held, starter], key=_by_face)
    _insist_on_ranks(shown)
    ranks = _by_rank(shown)
    return (
        *_fifteens(shown),
        *_runs(ranks),
        *_pairs(ranks),
        *_flush(held, starter, crib, crib_flush),
        *_nobs(held, starter),
    )


def _fifteens(shown: list[Card]) -> Iterator[Combo]:
    """Every two or more cards that add up to fifteen."""
    for size in range(2, len(shown) + 1):
        for chosen in combinations(shown, size):
            count = 0
            for card in chosen:
                count += VALUES[card]
            if count == 15:
                yield Combo("fifteen", chosen, 2)


def _runs(ranks: dict[int, list[Card]]) -> Iterator[Combo]:
    """Every longest row of three or more ranks, once for each way of choosing its cards."""
    for row in _rows(ranks):
        for chosen in product(*(ranks[rank] for rank in row)):
            yield Combo("run", chosen, len(row))


def _rows(ranks: dict[int, list[Card]]) -> Iterator[range]:
    """The longest rows of neighbouring ranks that are long enough for a run."""
    for low in ranks:
        if low - 1 not in ranks:
            high = low
            while high + 1 in ranks:
                high += 1
            if high - low >= 2:
                yield range(low, high + 1)


def _pairs(ranks: dict[int, list[Card]]) -> Iterator[Combo]:
    """Every two cards of a rank: three pairs in a pair royal, six in a double pair royal."""
    for alike in ranks.values():
        for pair in combinations(alike, 2):
            yield Combo("pair", pair, 2)


def _flush(held: list[Card], starter: Card | None, crib: bool, crib_flush: CribFlush) -> Iterator[Combo]:
    """The whole hand in one suit, and the starter too if it follows; a crib needs the starter."""
    if len(held) < 3 or any(card.suit != held[0].suit for card in held):
        return
    if starter is not None and starter.suit == held[0].suit:
        yield Combo("flush", tuple(sorted([*held, starter], key=_by_face)), len(held) + 1)
    elif not crib or crib_flush == "four":
        yield Combo("flush", tuple(held), len(held))


def _nobs(held: list[Card], starter: Card | None) -> Iterator[Combo]:
    """The jack in the hand that is of the starter's suit. A jack that is the starter gives none."""
    if starter is not None and starter.rank != JACK:
        for card in held:
            if card.rank == JACK and card.suit == starter.suit:
                yield Combo("nobs", (card,), 1)
                return


def _by_rank(shown: list[Card]) -> dict[int, list[Card]]:
    """Sorted cards by rank, lowest rank first."""
    ranks: defaultdict[int, list[Card]] = defaultdict(list)
    for card in shown:
        ranks[card.rank].append(card)
    return dict(ranks)


def _by_face(card: Card) -> tuple[int, int]:
    return card.face, card


def _insist_on_ranks(shown: Sequence[Card]) -> None:
    """A joker counts as the card it is named, and a card face down not at all."""
    if any(not card.rank for card in shown):
        raise ValueError(_NO_RANK)


# One number a card, so that the sum over a hand says all there is to know of it: how many of each rank (three bits
# a rank), how many of each suit (four bits a suit), and in which suits there is a jack (four bits a suit, as two
# jacks of a suit are one joker away).
_SUITS_AT: Final = 3 * 13
_JACKS_AT: Final = _SUITS_AT + 4 * 4
_RANKS: Final = (1 << _SUITS_AT) - 1
_SUITS: Final = (1 << 16) - 1
_CARDS: Final = {
    card: (1 << 3 * (card.rank - 1))
    + (1 << _SUITS_AT + 4 * card.suit)
    + ((card.rank == JACK) << _JACKS_AT + 4 * card.suit)
    for card in (*PACK, *(joker.named(card) for joker in JOKERS for card in PACK))
}
_WORDS: Final[list[Any]] = [_CARDS.get(card) for card in map(Card, range(max(_CARDS) + 1))]
_RANK_WORDS: Final = [word and word & _RANKS for word in _WORDS]
# What the sum of the suits looks like when so many cards are all of one suit: the suit and one more.
_FLUSHES: Final = {cards << 4 * suit: cards for cards in range(3, 8) for suit in range(4)}
_SAME_SUIT: Final = [word and 15 << 4 * Card(n).suit for n, word in enumerate(_WORDS)]
_HIS_NOBS: Final = [
    word and (0 if Card(n).rank == JACK else 15 << _JACKS_AT + 4 * Card(n).suit) for n, word in enumerate(_WORDS)
]


class _RankPoints(dict[int, int]):
    """What ranks alone are worth, by how many there are of each; worked out when first asked for.

    At most 6,188 entries for five cards, so it stays small however long a program runs.
    """

    def __missing__(self, ranks: int) -> int:
        many = [0, *(ranks >> 3 * place & 7 for place in range(13)), 0]
        ways = [1] + [0] * 15  # of reaching each count
        for rank in range(1, 14):
            value = _VALUE_OF_RANK[rank]
            for _ in range(many[rank]):
                for count in range(15, value - 1, -1):
                    ways[count] += ways[count - value]
        score = 2 * ways[15] + sum(n * (n - 1) for n in many)
        start = 1
        for rank in range(1, 15):
            if not many[rank]:
                if rank - start >= 3:
                    score += (rank - start) * prod(many[start:rank])
                start = rank + 1
        self[ranks] = score
        return score


_rank_points: Final = _RankPoints()


def rank_points(ranks: Sequence[int]) -> int:
    """What fifteens, pairs and runs are worth together, from the ranks (1 to 13) of the cards and the starter alone.

    >>> rank_points([5, 5, 5, 5, 11])
    28
    """
    word = 0
    for rank in ranks:
        word += 1 << 3 * (rank - 1)
    return _rank_points[word]


def points(hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush: CribFlush = "five") -> int:
    """What a hand or crib is worth with the starter: the points of `show` added up, many times as fast.

    Good for hands of up to seven cards. Raises ValueError for a card without a rank.

    >>> from fifteentwo.cards import Card, cards
    >>> points(cards("5H 5C 5D JS"), Card("5S"))
    29
    """
    try:
        held = 0
        for card in hand:
            held += _WORDS[card]
        suits = held >> _SUITS_AT & _SUITS
        if starter is None:
            score = _rank_points[held & _RANKS]
            if suits in _FLUSHES and (not crib or crib_flush == "four"):
                score += _FLUSHES[suits]
            return score
        score = _rank_points[(held & _RANKS) + _RANK_WORDS[starter]]
        if suits in _FLUSHES:
            if suits & _SAME_SUIT[starter]:
                score += _FLUSHES[suits] + 1
            elif not crib or crib_flush == "four":
                score += _FLUSHES[suits]
        if held & _HIS_NOBS[starter]:
            score += 1
        return score
    except TypeError:
        raise ValueError(_NO_RANK) from None


def peg(cards: Sequence[Card], go_pegged: bool = False) -> tuple[Combo, ...]:
    """What the last card of a count scores: fifteen or thirty-one, then cards alike or the longest run.

    `cards` are those of the current count, as they were played. Cards alike are one Combo of all of
    them (2, 6, 12, 20 or 30 points). Cards in a Combo are in the order they were played. The points
    for a go and for the last card are not in it; where the point for a go in this count has been pegged
    already, thirty-one adds one more. Raises ValueError for a count over thirty-one and for a card
    without a rank.

    >>> from fifteentwo.cards import cards
    >>> peg(cards("4H 2C 3S"))
    (Combo(kind='run', cards=(4H, 2C, 3S), points=3),)
    """
    _insist_on_ranks(cards)
    ranks = [card.rank for card in cards]
    count, alike, run = _last_card(ranks)
    row = tuple(cards)
    combos = []
    if count == 15:
        combos.append(Combo("fifteen", row, 2))
    elif count == 31:
        combos.append(Combo("thirty_one", row, 1 if go_pegged else 2))
    if alike > 1:
        combos.append(Combo("pair", row[-alike:], alike * (alike - 1)))
    elif run:
        combos.append(Combo("run", row[-run:], run))
    return tuple(combos)


def peg_points(ranks: Sequence[int]) -> int:
    """The points of `peg`, from the ranks (1 to 13) of the cards of the current count alone.

    >>> peg_points([1, 3, 5, 4, 2])  # a fifteen and a run of five
    7
    """
    count, alike, run = _last_card(ranks)
    return 2 * (count in {15, 31}) + alike * (alike - 1) + run


def _last_card(ranks: Sequence[int]) -> tuple[int, int, int]:
    """The count, how many cards at its end are alike, and how long a run ends with the last (or 0)."""
    count = 0
    for rank in ranks:
        count += _VALUE_OF_RANK[rank]
    if count > 31:
        raise ValueError(f"the count would be {count}, and it never passes 31")
    size = len(ranks)
    if size < 2:
        return count, size, 0
    last = low = high = ranks[-1]
    if ranks[-2] == last:
        alike = 2
        while alike < size and ranks[-alike - 1] == last:
            alike += 1
        return count, alike, 0
    # Going back from the last card: no longer run can hold two cards of a rank.
    run = 0
    seen = 1 << last
    for length in range(2, size + 1):
        rank = ranks[-length]
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if rank < low:
            low = rank
        elif rank > high:
            high = rank
        if high - low == length - 1 and length > 2:
            run = length
    return count, 1, run

"""Scoring: the points of cards in the show and in the play, by combination and in total.

`show` and `peg` list every scoring combination. `points` and `peg_points` give only the totals, and are much faster.
The signatures have all the options of the rules that matter here. A jack as the starter scores nothing in the show:
his heels are pegged when it is turned.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product
from math import prod
from typing import Any, Final, Literal

import msgspec

from fifteentwo.cards import JOKERS, PACK, VALUES, Card
from fifteentwo.locales import CodedValueError

MOST_COUNT: Final = 31
"""No card may take the count past it."""

ComboKind = Literal["fifteen", "thirty_one", "run", "pair", "flush", "nobs", "nineteen"]
CribFlush = Literal["five", "four"]

JACK: Final = 11
_VALUE_OF_RANK: Final = [min(rank, 10) for rank in range(14)]


class Combo(msgspec.Struct, frozen=True, gc=False):
    """One scoring combination: its kind, its cards and its points."""

    kind: ComboKind
    cards: tuple[Card, ...]
    points: int


def show(
    hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush: CribFlush = "five"
) -> tuple[Combo, ...]:
    """Every combination in a hand or crib with the starter: fifteens, runs, pairs, flush, his nobs.

    Each fifteen, each run (once for each way of choosing among cards of a rank) and each pair is a
    separate Combo. The cards in a Combo are sorted by rank and then suit, including the starter; his nobs is the jack
    alone. Fifteens with fewer cards come first, and runs and pairs are in order of rank, so the order of the hand makes
    no difference. A hand may have any number of cards, the starter may be missing, and a card may occur twice (a joker
    named as it). Raises ValueError for a card without a rank, and TypeError for what is not a Card.

    >>> from fifteentwo.cards import Card, cards
    >>> for combo in show(cards("6H 7C 8D KS"), Card("8S")):
    ...     print(combo.kind, *combo.cards, combo.points)
    fifteen 7C 8D 2
    fifteen 7C 8S 2
    run 6H 7C 8D 3
    run 6H 7C 8S 3
    pair 8D 8S 2
    """
    _insist_on_ranks(hand if starter is None else (*hand, starter))
    held = sorted(hand, key=_by_face)
    shown = held if starter is None else sorted([*held, starter], key=_by_face)
    ranks = _by_rank(shown)
    return (
        *_fifteens(shown),
        *_runs(ranks),
        *_pairs(ranks),
        *_flush(held, starter, crib, crib_flush),
        *_nobs(held, starter),
    )


def _fifteens(shown: list[Card]) -> Iterator[Combo]:
    """Every combination of two or more cards that adds up to fifteen."""
    for size in range(2, len(shown) + 1):
        for chosen in combinations(shown, size):
            count = 0
            for card in chosen:
                count += VALUES[card]
            if count == 15:
                yield Combo("fifteen", chosen, 2)


def _runs(ranks: dict[int, list[Card]]) -> Iterator[Combo]:
    """Every longest run of three or more ranks, once for each way of choosing its cards."""
    for row in _rows(ranks):
        for chosen in product(*(ranks[rank] for rank in row)):
            yield Combo("run", chosen, len(row))


def _rows(ranks: dict[int, list[Card]]) -> Iterator[range]:
    """The longest sequences of adjacent ranks that are long enough for a run."""
    for low in ranks:
        if low - 1 not in ranks:
            high = low
            while high + 1 in ranks:
                high += 1
            if high - low >= 2:
                yield range(low, high + 1)


def _pairs(ranks: dict[int, list[Card]]) -> Iterator[Combo]:
    """Every two cards of one rank: three pairs in a pair royal, six in a double pair royal."""
    for alike in ranks.values():
        for pair in combinations(alike, 2):
            yield Combo("pair", pair, 2)


def _flush(held: list[Card], starter: Card | None, crib: bool, crib_flush: CribFlush) -> Iterator[Combo]:
    """The whole hand in one suit, with the starter if it matches; a crib needs the starter to match."""
    if len(held) < 3 or any(card.suit != held[0].suit for card in held):
        return
    if starter is not None and starter.suit == held[0].suit:
        yield Combo("flush", tuple(sorted([*held, starter], key=_by_face)), len(held) + 1)
    elif not crib or crib_flush == "four":
        yield Combo("flush", tuple(held), len(held))


def _nobs(held: list[Card], starter: Card | None) -> Iterator[Combo]:
    """The jack in the hand of the starter's suit; none if the starter is a jack."""
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


def _insist_on_ranks(shown: Sequence[object]) -> None:
    """Raises ValueError for an unnamed joker or a card face down, and TypeError for what is not a Card."""
    if not all(isinstance(card, Card) and card.rank for card in shown):
        raise _not_counted(shown)


# One number for each card, so that the sum over a hand holds everything that scores: the number of cards of each rank
# (three bits each), of each suit (four bits each), and of jacks in each suit (four bits each, because jokers make
# several jacks of a suit possible).
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
# The bits of a suit when all of `cards` cards have it: the number of cards, by the bits.
_FLUSHES: Final = {cards << 4 * suit: cards for cards in range(3, 8) for suit in range(4)}
_SAME_SUIT: Final = [word and 15 << 4 * Card(n).suit for n, word in enumerate(_WORDS)]
_HIS_NOBS: Final = [
    word and (0 if Card(n).rank == JACK else 15 << _JACKS_AT + 4 * Card(n).suit) for n, word in enumerate(_WORDS)
]


class _RankPoints(dict[int, int]):
    """The points for fifteens, pairs and runs, by the numbers of cards of each rank; computed on first use.

    Five cards have at most 6,188 entries, so the dictionary stays small.
    """

    def __missing__(self, ranks: int) -> int:
        many = [0, *(ranks >> 3 * place & 7 for place in range(13)), 0]
        ways = [1] + [0] * 15  # the number of ways to make each sum
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
    """The points for fifteens, pairs and runs, from the ranks (1 to 13) of the cards and the starter.

    >>> rank_points([5, 5, 5, 5, 11])
    28
    """
    word = 0
    for rank in ranks:
        word += 1 << 3 * (rank - 1)
    return _rank_points[word]


def points(hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush: CribFlush = "five") -> int:
    """The points of a hand or crib with the starter: the total of `show`, computed many times faster.

    A hand may have up to seven cards. Raises ValueError for a card without a rank, and TypeError for what is not a Card.

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
            return score + _FLUSHES[suits] if suits in _FLUSHES and (not crib or crib_flush == "four") else score
        score = _rank_points[(held & _RANKS) + _RANK_WORDS[starter]]
        if suits in _FLUSHES:
            if suits & _SAME_SUIT[starter]:
                score += _FLUSHES[suits] + 1
            elif not crib or crib_flush == "four":
                score += _FLUSHES[suits]
        if held & _HIS_NOBS[starter]:
            score += 1
        return score
    except (TypeError, IndexError):
        raise _not_counted(hand if starter is None else [*hand, starter]) from None


def _not_counted(cards: Sequence[object]) -> Exception:
    """Why these cannot be counted: one is no card at all, or a card without a rank."""
    for card in (card for card in cards if not isinstance(card, Card)):
        return TypeError(f"{card!r} is not a Card: cards('5H 5C') and Card('5H') read text")
    return CodedValueError("card-without-rank")


class Starters:
    """Different cards of the pack, each of which may be the starter: adds up the points of a hand over all of them.

    >>> from fifteentwo.cards import cards
    >>> Starters(cards("5S 4S")).points(cards("5H 5C 5D JS"))
    44
    """

    def __init__(self, cards: Collection[Card]) -> None:
        turned = sum(_WORDS[card] for card in cards)
        self._number = len(cards)
        self._ranks = [(1 << at, many) for at in range(0, _SUITS_AT, 3) if (many := turned >> at & 7)]
        self._suits = [turned >> _SUITS_AT + at & 15 for at in range(0, 16, 4)]
        self._jacks = [turned >> _JACKS_AT + at & 15 for at in range(0, 16, 4)]

    def __len__(self) -> int:
        return self._number

    def points(self, hand: Sequence[Card]) -> int:
        """The sum of `points` with each of them. Raises ValueError for a card without a rank."""
        try:
            held = sum(map(_WORDS.__getitem__, hand))
        except (TypeError, IndexError):
            raise _not_counted(hand) from None
        ranks, total = held & _RANKS, 0
        for rank, many in self._ranks:
            total += many * _rank_points[ranks + rank]
        suits = held >> _SUITS_AT & _SUITS
        if suits in _FLUSHES:
            total += _FLUSHES[suits] * self._number
            total += sum(many for suit, many in enumerate(self._suits) if suits >> 4 * suit & 15)
        if jacks := held >> _JACKS_AT:
            for suit, many in enumerate(self._suits):
                if jacks >> 4 * suit & 15:
                    total += many - self._jacks[suit]
        return total


def peg(cards: Sequence[Card], go_pegged: bool = False) -> tuple[Combo, ...]:
    """The combinations made by the last card of a count: fifteen or thirty-one, then cards alike or the longest run.

    `cards` are the cards of the current count in the order they were played, and so are the cards in a Combo. Cards
    alike are one Combo (2, 6, 12, 20 or 30 points). The points for a go and for the last card are not included; with
    `go_pegged`, when the point for a go in this count has already been pegged, thirty-one adds only one. Raises
    ValueError for a count over thirty-one and for a card without a rank, and TypeError for what is not a Card.

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
    elif count == MOST_COUNT:
        combos.append(Combo("thirty_one", row, 1 if go_pegged else 2))
    if alike > 1:
        combos.append(Combo("pair", row[-alike:], alike * (alike - 1)))
    elif run:
        combos.append(Combo("run", row[-run:], run))
    return tuple(combos)


def peg_points(ranks: Sequence[int]) -> int:
    """The points of `peg`, from the ranks (1 to 13) of the cards of the current count.

    >>> peg_points([1, 3, 5, 4, 2])  # a fifteen and a run of five
    7
    """
    count, alike, run = _last_card(ranks)
    return 2 * (count in {15, MOST_COUNT}) + alike * (alike - 1) + run


def peg_points_next(ranks: Sequence[int]) -> list[int]:
    """The `peg_points` with one more card, by its rank (from 1); 0 for a card that does not fit.

    >>> peg_points_next([10, 3])[1:]
    [0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    """
    room = MOST_COUNT
    for rank in ranks:
        room -= _VALUE_OF_RANK[rank]
    made = [0] * 14
    for wanted in (room, room - 16):  # for thirty-one and for fifteen
        if wanted == 10:
            made[10:] = (2, 2, 2, 2)
        elif 0 < wanted < 10:
            made[wanted] = 2
    for rank, more in _alike_or_run(ranks).items():
        if 0 < rank < 14 and _VALUE_OF_RANK[rank] <= room:
            made[rank] += more
    return made


def _alike_or_run(ranks: Sequence[int]) -> dict[int, int]:
    """The points for cards alike or a run with one more card, by its rank; a rank may be one too low or too high."""
    if not ranks:
        return {}
    last = low = high = ranks[-1]
    alike = 1
    while alike < len(ranks) and ranks[-alike - 1] == last:
        alike += 1
    made = {last: alike * (alike + 1)}
    if alike > 1:
        return made
    seen = 1 << last
    for size, rank in enumerate(ranks[-2::-1], 2):
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if rank < low:
            low = rank
        elif rank > high:
            high = rank
        if high - low == size - 1:
            made[low - 1] = made[high + 1] = size + 1
        elif high - low == size:
            missing = next(rank for rank in range(low + 1, high) if not seen >> rank & 1)
            made[missing] = size + 1
    return made


def _last_card(ranks: Sequence[int]) -> tuple[int, int, int]:
    """The count, the number of cards alike at its end, and the length of the run that ends with the last card (or 0)."""
    count = 0
    for rank in ranks:
        count += _VALUE_OF_RANK[rank]
    if count > MOST_COUNT:
        raise CodedValueError("count-past-31", count=count)
    size = len(ranks)
    if size < 2:
        return count, size, 0
    last = low = high = ranks[-1]
    if ranks[-2] == last:
        alike = 2
        while alike < size and ranks[-alike - 1] == last:
            alike += 1
        return count, alike, 0
    # Going back from the last card; a run cannot have two cards of one rank.
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

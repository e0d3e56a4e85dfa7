"""Named features of a choice compared with the best one: what kind of mistake it is. Leaks and themes of puzzles use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, Literal, get_args

from fifteentwo.analysis.model import Option
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.cards import Card
from fifteentwo.scoring import peg

Feature = Literal[
    "break-fives",
    "break-pair",
    "break-run",
    "break-flush",
    "keep-flush",
    "give-five",
    "give-pair",
    "give-fifteen",
    "give-touching",
    "give-suited",
    "starve-crib",
    "hand-too-dear",
    "forget-play",
    "lead-five",
    "lead-ten",
    "lead-ace",
    "lead-no-pair",
    "miss-fifteen",
    "miss-pair",
    "miss-run",
    "miss-thirty-one",
    "grab-points",
    "make-count-five",
    "make-count-twenty-one",
    "allow-pair",
    "allow-run",
    "allow-fifteen",
    "allow-thirty-one",
    "spend-low-card",
    "points-over-win",
]
"""The kinds of mistakes; `locales` has a sentence for each."""

FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)
FIVE: Final = 5
TEN: Final = 10
FIFTEEN: Final = 15
TWENTY_ONE: Final = 21
THIRTY_ONE: Final = 31
RUN: Final = 3
LOW: Final = 3
"""The highest rank of a low card."""
CLEAR: Final = 0.3
"""Points of crib or play that are a clear difference."""


def features(position: PlayerPosition, chosen: Option, best: Option) -> tuple[Feature, ...]:
    """What the choice does wrong that the best one does not, in the order of `FEATURES`; nothing if they are equally good."""
    if chosen.cards == best.cards:
        return ()
    if position.view.phase == "discard":
        found = {*_of_hand(position, chosen, best), *_of_crib(position, chosen, best)}
    else:
        found = {*_of_card(position, chosen, best), *_of_reply(position, chosen, best)}
    if chosen.total.value > best.total.value:
        found.add("points-over-win")
    return tuple(each for each in FEATURES if each in found)


def _of_hand(position: PlayerPosition, chosen: Option, best: Option) -> Iterator[Feature]:
    """What a discard takes from the hand that the best one keeps."""
    six = position.view.hands[position.seat]
    kept, better = (tuple(card for card in six if card not in each.cards) for each in (chosen, best))
    paired, pairs = _paired(kept), _paired(better)
    if FIVE in pairs - paired:
        yield "break-fives"
    if pairs - paired - {FIVE}:
        yield "break-pair"
    if _longest_run(better) >= RUN and _longest_run(better) > _longest_run(kept):
        yield "break-run"
    if _suited(better) != _suited(kept):
        yield "break-flush" if _suited(better) else "keep-flush"
    if best.pegging and chosen.pegging and best.pegging.value - chosen.pegging.value > CLEAR:
        yield "forget-play"


def _of_crib(position: PlayerPosition, chosen: Option, best: Option) -> Iterator[Feature]:
    """What a discard does to the crib that the best one does not."""
    if best.crib is None or chosen.crib is None or best.crib.value - chosen.crib.value <= CLEAR:
        return
    own = position.phase == "discard as dealer"
    if own:
        yield "starve-crib"
    else:
        for feature, holds in _GIVES.items():
            if holds(chosen.cards) and not holds(best.cards):
                yield feature
    if best.hand and chosen.hand and chosen.hand.value > best.hand.value:
        yield "hand-too-dear"


def _touch(cards: Sequence[Card]) -> bool:
    return any(abs(a.rank - b.rank) == 1 for a, b in combinations(cards, 2))


def _make_fifteen(cards: Sequence[Card]) -> bool:
    return any(a.value + b.value == FIFTEEN for a, b in combinations(cards, 2))


_GIVES: Final[dict[Feature, Callable[[Sequence[Card]], bool]]] = {
    "give-five": lambda cards: any(card.rank == FIVE for card in cards),
    "give-pair": lambda cards: bool(_paired(cards)),
    "give-fifteen": _make_fifteen,
    "give-touching": _touch,
    "give-suited": lambda cards: _suited(cards) and len(cards) > 1,
}


def _of_card(position: PlayerPosition, chosen: Option, best: Option) -> Iterator[Feature]:
    """Points missed or grabbed by a card, and leads."""
    view, card, better = position.view, chosen.cards[0], best.cards[0]
    if card.rank == better.rank:
        return
    if not view.row:
        yield from _of_lead(position, card, better)
    missed = {combo.kind for combo in peg((*view.row, better))} - {combo.kind for combo in peg((*view.row, card))}
    if (best.now or 0) > (chosen.now or 0):
        yield from (_MISSES[kind] for kind in sorted(missed) if kind in _MISSES)
    if (chosen.now or 0) > (best.now or 0):
        yield "grab-points"
    others = [each.rank for each in view.hands[position.seat]]
    if card.rank <= LOW < better.rank and card.rank == min(others):
        yield "spend-low-card"


_MISSES: Final[dict[str, Feature]] = {
    "fifteen": "miss-fifteen",
    "pair": "miss-pair",
    "run": "miss-run",
    "thirty_one": "miss-thirty-one",
}


def _of_lead(position: PlayerPosition, card: Card, better: Card) -> Iterator[Feature]:
    held = [each.rank for each in position.view.hands[position.seat]]
    if card.rank == FIVE:
        yield "lead-five"
    elif card.value == TEN and better.value != TEN:
        yield "lead-ten"
    elif card.rank == 1:
        yield "lead-ace"
    if held.count(better.rank) > 1 and held.count(card.rank) == 1:
        yield "lead-no-pair"


def _of_reply(position: PlayerPosition, chosen: Option, best: Option) -> Iterator[Feature]:
    """What a card lets the other peg that the best card does not."""
    view, card, better = position.view, chosen.cards[0], best.cards[0]
    count, instead = view.count + card.value, view.count + better.value
    if count == FIVE and view.row:
        yield "make-count-five"
    if count == TWENTY_ONE and instead != TWENTY_ONE:
        yield "make-count-twenty-one"
    if view.row and card.rank == view.row[-1].rank != better.rank:
        yield "allow-pair"
    if _run_next((*view.row, card)) and not _run_next((*view.row, better)):
        yield "allow-run"
    if _reaches(count, FIFTEEN) and not _reaches(instead, FIFTEEN) and view.row:
        yield "allow-fifteen"
    if _reaches(count, THIRTY_ONE) and not _reaches(instead, THIRTY_ONE) and count != TWENTY_ONE:
        yield "allow-thirty-one"


def _reaches(count: int, total: int) -> bool:
    """Whether one card can bring the count to a total."""
    return 0 < total - count <= TEN


def _run_next(row: Sequence[Card]) -> bool:
    """Whether the next card can make a run with the last cards of a row."""
    last = [card.rank for card in row[-2:]]
    return len(last) > 1 and 0 < abs(last[0] - last[1]) < RUN


def _paired(cards: Sequence[Card]) -> set[int]:
    """The ranks of which there are several cards."""
    return {a.rank for a, b in combinations(cards, 2) if a.rank == b.rank}


def _suited(cards: Sequence[Card]) -> bool:
    return len({card.suit for card in cards}) == 1


def _longest_run(cards: Sequence[Card]) -> int:
    """The most ranks in a row."""
    ranks = {card.rank for card in cards}
    longest = 0
    for rank in ranks:
        if rank - 1 not in ranks:
            end = rank
            while end in ranks:
                end += 1
            longest = max(longest, end - rank)
    return longest

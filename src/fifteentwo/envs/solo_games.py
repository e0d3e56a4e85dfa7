"""The games for one as planes and numbered actions: the squares, Cribbage Solitaire and Cribbage Shuffle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, Generic, NamedTuple, TypeVar, cast

from fifteentwo.cards import PACK, Card
from fifteentwo.envs.planes import Plane, at
from fifteentwo.families import AnyAction, AnyRules, AnyView
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules, ShuffleRules, SquareRules
from fifteentwo.solitaire import patience, shuffle, square
from fifteentwo.solitaire.moves import Keep, Place, SquareAction, ThrowAway
from fifteentwo.solitaire.shuffle import SWAPS, Done, ShuffleAction, Swap
from fifteentwo.solitaire.square import CELLS

V = TypeVar("V")
A = TypeVar("A")


class SoloSpace(NamedTuple, Generic[V, A]):
    """The planes of a game for one, the number of its actions, and the number of each in a view."""

    planes: tuple[Plane[V], ...]
    actions: int
    number: Callable[[V, A], int]


AnySoloSpace = SoloSpace[AnyView, AnyAction]


def _one(card: Card | None) -> tuple[Card, ...]:
    return () if card is None else (card,)


def _group(groups: Sequence[Sequence[Card]], number: int) -> Sequence[Card]:
    """The group with this number; no cards if there is none."""
    return groups[number] if number < len(groups) else ()


# The squares


def _square(rules: SquareRules) -> SoloSpace[square.View, SquareAction]:
    """Places of the turned card by cell, then those of each place of the reserve; throwing away; a pile to keep it on."""
    slots = rules.reserve_piles * rules.reserve_size
    places = CELLS * (1 + slots)

    def number(view: square.View, action: SquareAction) -> int:
        match action:
            case Place(card=card, cell=cell):
                return CELLS * _source(view, card) + cell
            case ThrowAway():
                return places
            case Keep(pile=pile):
                return places + 1 + pile
            case _:
                raise ValueError("chance has no numbered actions")

    planes: list[Plane[square.View]] = [
        *(Plane(f"cell {n}", f"The card on cell {n}.", at(_on_cell, n)) for n in range(CELLS)),
        Plane("turned", "The card turned, which waits to be placed.", lambda view: _one(view.card)),
        Plane("dead", "The cards thrown away.", lambda view: view.dead),
        Plane("starter", "The starter.", lambda view: _one(view.starter)),
        *(
            Plane(f"reserve {n}", f"The card on place {n} of the reserve, pile by pile.", at(_in_reserve, n))
            for n in range(slots)
        ),
    ]
    return SoloSpace(tuple(planes), places + 1 + rules.reserve_piles, number)


def _source(view: square.View, card: Card) -> int:
    """0 for the turned card; 1 and up for the places of the reserve."""
    if card == view.card:
        return 0
    pile = next(number for number, held in enumerate(view.reserve) if card in held)
    return 1 + pile * view.rules.reserve_size + view.reserve[pile].index(card)


def _on_cell(view: square.View, cell: int) -> tuple[Card, ...]:
    return _one(view.grid[cell])


def _in_reserve(view: square.View, slot: int) -> tuple[Card, ...]:
    pile, depth = divmod(slot, view.rules.reserve_size)
    return view.reserve[pile][depth : depth + 1]


# Cribbage Solitaire

_PAIRS: Final = {pair: number for number, pair in enumerate(combinations(PACK, patience.DISCARDS))}


def _patience(rules: PatienceRules) -> SoloSpace[patience.View, Discard]:
    """An action is a pair of cards of the pack: 0 for the two lowest, 1,325 for the two highest."""
    planes: list[Plane[patience.View]] = []
    for hand in range(rules.hands_per_deal):
        planes += [
            Plane(
                f"hand {hand}", f"The cards seen in hand {hand}.", at(lambda view, hand: _group(view.hands, hand), hand)
            ),
            Plane(
                f"discarded {hand}",
                f"The cards discarded from hand {hand}.",
                at(lambda view, hand: _group(view.discarded, hand), hand),
            ),
            Plane(
                f"choosing {hand}", f"1 if hand {hand} discards now.", at(lambda view, hand: view.in_hand == hand, hand)
            ),
        ]
    planes += [
        Plane("crib", "The cards seen in the crib that were dealt to it.", lambda view: view.crib),
        Plane("starter", "The starter.", lambda view: _one(view.starter)),
        Plane("gone", "The cards of earlier deals that are out of play.", lambda view: view.gone),
        Plane(
            "bottom",
            "For each card under the stock, its place in the order of dealing: 1/8, 2/8, ...",
            lambda view: {card: place / 8 for place, card in enumerate(view.bottom, 1)},
        ),
        Plane(
            "deal", "The number of this deal, divided by that of all deals.", lambda view: view.deals / view.rules.deals
        ),
        Plane("score", "The score, divided by the score that wins.", lambda view: view.score / view.rules.win_at),
    ]
    return SoloSpace(tuple(planes), len(_PAIRS), lambda _, action: _PAIRS[action.cards[0], action.cards[1]])


# Cribbage Shuffle


def _shuffle(_: ShuffleRules) -> SoloSpace[shuffle.View, ShuffleAction]:
    """A swap is a pair of cells, in the order of `SWAPS`; the last action is to stop and count."""

    def number(_: shuffle.View, action: ShuffleAction) -> int:
        match action:
            case Swap(first=first, second=second):
                return SWAPS.index((first, second))
            case Done():
                return len(SWAPS)
            case _:
                raise ValueError("chance has no numbered actions")

    planes: list[Plane[shuffle.View]] = [
        *(Plane(f"cell {n}", f"The card on cell {n}.", at(_lying, n)) for n in range(CELLS)),
        Plane("starter", "The starter.", lambda view: _one(view.starter)),
    ]
    return SoloSpace(tuple(planes), len(SWAPS) + 1, number)


def _lying(view: shuffle.View, cell: int) -> tuple[Card, ...]:
    return view.grid[cell : cell + 1]


SPACES: Final = {
    name: cast(Callable[[AnyRules], AnySoloSpace], space)
    for name, space in (("square", _square), ("patience", _patience), ("shuffle", _shuffle))
}
"""The space of each family of games for one, by the family's name and the rules."""

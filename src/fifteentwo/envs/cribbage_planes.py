"""The planes of cribbage: what a seat sees, with itself first and the others after it, clockwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from fifteentwo.cards import JOKERS, Card
from fifteentwo.cribbage import View
from fifteentwo.envs.planes import Plane, at
from fifteentwo.game import Seat, Side
from fifteentwo.rules import CribbageRules, highest_count

CribbagePlane = Plane[View]

_QUESTIONS: Final = {
    "card": "the points of a card played",
    "hand": "the points of a hand, or the names of its jokers",
    "crib": "the points of the crib, or the names of its jokers",
    "starter": "the name of a joker turned up as the starter",
    "path": "a direction round the crash board",
}


def cribbage_planes(rules: CribbageRules) -> tuple[CribbagePlane, ...]:
    """The planes under these rules, in order. Seat 0 and side 0 are the observer's own."""
    return (*_of_cards(rules), *_of_the_deal(), *_of_seats(rules), *_of_sides(rules), *_of_answers(rules))


def _seat(view: View, place: int) -> Seat:
    """The seat this many places after the observer, clockwise."""
    return ((view.viewer or 0) + place) % view.rules.players


def _side(view: View, place: int) -> Side:
    """The side this many places after the observer's."""
    return (view.rules.side(view.viewer or 0) + place) % view.rules.sides


# Planes with a number for each card


def _of_cards(rules: CribbageRules) -> Iterator[CribbagePlane]:
    for place in range(rules.players):
        yield Plane(f"held {place}", f"The cards seen in the hand of seat {place}.", at(_held, place))
        yield Plane(f"played {place}", f"The cards seat {place} has played in this deal.", at(_played, place))
    yield Plane("discarded", "The cards the observer discarded.", lambda view: view.discarded[_seat(view, 0)])
    yield Plane("crib", "The cards seen in the crib.", lambda view: view.crib)
    yield Plane("starter", "The starter.", lambda view: () if view.starter is None else (view.starter,))
    yield Plane("row", "The cards of the count in progress.", lambda view: view.row)
    yield Plane("order", "For each card played, its place among the plays of this deal: 1/32, 2/32, ...", _order)
    for joker in JOKERS[: rules.jokers]:
        meaning = f"The card that joker {joker} stands for, once named."
        yield Plane(f"named {joker}", meaning, partial(_named, joker=joker))


def _held(view: View, place: int) -> tuple[Card, ...]:
    return view.hands[_seat(view, place)]


def _played(view: View, place: int) -> tuple[Card, ...]:
    return view.played_by(_seat(view, place))


def _order(view: View) -> dict[Card, float]:
    return {card: number / 32 for number, (_, card) in enumerate(view.plays, 1)}


def _named(view: View, joker: Card) -> tuple[Card, ...]:
    turned = () if view.starter is None else (view.starter,)
    answered = () if view.due is None else view.due.names
    names = [card for card in (*turned, *(card for _, card in view.plays), *answered) if card.unnamed == joker]
    return tuple(card.face for card in names[-1:] if card != joker)


# Planes with the same number in every column


def _of_the_deal() -> Iterator[CribbagePlane]:
    yield Plane("discarding", "1 during the discards.", lambda view: view.phase == "discard")
    yield Plane("playing", "1 during the play.", lambda view: view.phase == "play")
    yield Plane("showing", "1 during the show.", lambda view: view.phase == "show")
    yield Plane("count", "The count, divided by 31.", lambda view: view.count / 31)
    yield Plane(
        "shown",
        "The hands counted in the show, divided by all of them.",
        lambda view: view.shown / (len(view.hands) + 1),
    )
    yield Plane("point taken", "1 if the point for a go in this count has been pegged.", lambda view: view.point_taken)


def _of_seats(rules: CribbageRules) -> Iterator[CribbagePlane]:
    for place in range(rules.players):
        yield Plane(
            f"dealer {place}",
            f"1 if seat {place} deals.",
            at(lambda view, place: view.dealer == _seat(view, place), place),
        )
        yield Plane(
            f"go {place}",
            f"1 if seat {place} said go in this count.",
            at(lambda view, place: _seat(view, place) in view.gone, place),
        )
        yield Plane(
            f"cards {place}",
            f"The number of cards seat {place} holds, divided by the cards dealt.",
            at(lambda view, place: len(_held(view, place)) / view.rules.cards_dealt, place),
        )


def _of_sides(rules: CribbageRules) -> Iterator[CribbagePlane]:
    for place in range(rules.sides):
        for peg, which in ((1, "front"), (0, "rear")):
            yield Plane(
                f"{which} {place}",
                f"The {which} peg of side {place}, divided by its target.",
                partial(_hole, place=place, peg=peg),
            )
        if rules.board == "crash8":
            for clockwise, way in ((True, "clockwise"), (False, "anticlockwise")):
                yield Plane(
                    f"{way} {place}",
                    f"1 if side {place} goes {way} round the crash board.",
                    partial(_goes, place=place, clockwise=clockwise),
                )


def _hole(view: View, place: int, peg: int) -> float:
    side = _side(view, place)
    return view.pegs[side][peg] / view.rules.targets[side]


def _goes(view: View, place: int, clockwise: bool) -> bool:
    return view.paths[_side(view, place)] is clockwise


def _of_answers(rules: CribbageRules) -> Iterator[CribbagePlane]:
    """Planes for rules under which a player is asked for more than cards."""
    if rules.counting == "auto" and not rules.jokers and rules.board == "straight":
        return
    highest = highest_count(rules)
    for what, meaning in _QUESTIONS.items():
        yield Plane(
            f"due {what}",
            f"1 if the game waits for {meaning}.",
            partial(_is_due, what=what),
        )
    for place in range(rules.players):
        yield Plane(
            f"owner {place}",
            f"1 if what is due belongs to seat {place}.",
            at(lambda view, place: view.due is not None and view.due.seat == _seat(view, place), place),
        )
        yield Plane(
            f"accepted {place}",
            f"1 if seat {place} has accepted the claim.",
            at(lambda view, place: view.due is not None and _seat(view, place) in view.due.passed, place),
        )
    yield Plane("claimed", "1 if points have been claimed.", lambda view: _claim(view) is not None)
    yield Plane("claim", "The claim, divided by the highest count.", lambda view: (_claim(view) or 0) / highest)


def _is_due(view: View, what: str) -> bool:
    return view.due is not None and view.due.what == what


def _claim(view: View) -> int | None:
    return None if view.due is None else view.due.claim

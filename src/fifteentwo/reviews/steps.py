"""The steps of a game as a review sees them: the states between which its value changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, cast

from fifteentwo.cards import Card
from fifteentwo.cribbage import AnyEvent as CribbageEvent
from fifteentwo.cribbage import Appoint, Cut, Discard, Play, State
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import Outcome, Seat
from fifteentwo.moves import Choice, Deal, Turn
from fifteentwo.record import Record, replay
from fifteentwo.record.model import games_in
from fifteentwo.reviews.model import BadReview, Chances, CurvePoint, PointKind
from fifteentwo.rules import CribbageRules
from fifteentwo.table import Begin, Do, Moment

CribbageMoment = Moment[State, CribbageEvent]
_KINDS: Final[dict[type, PointKind]] = {
    Cut: "cut",
    Appoint: "cut",
    Deal: "deal",
    Discard: "discard",
    Turn: "starter",
    Play: "play",
}


class Values(Protocol):
    """The values of the states of a game, and what they say of the chances."""

    def of(self, state: State) -> Doubles | None:
        """The values of a state before its end; None where they are not known."""

    def ended(self, outcome: Outcome, state: State) -> Doubles:
        """The values of a finished game."""

    def chances(self, values: Doubles) -> Chances:
        """The values as the chances of each seat."""


class Step(NamedTuple):
    """A state, and what led to it."""

    at: int
    """The number of actions done by then."""
    kind: PointKind
    before: State
    state: State
    values: Doubles | None
    """None where they are not known."""
    seat: Seat | None
    cards: tuple[Card, ...]


def games_of(record: Record) -> list[list[CribbageMoment]]:
    """The games of a record of cribbage. Raises BadRecord, and BadReview for another game."""
    if not isinstance(record.rules, CribbageRules):
        raise BadReview("review-solo-record")
    return cast(list[list[CribbageMoment]], list(games_in(replay(record).table.moments)))


def steps(moments: Sequence[CribbageMoment], values: Values | None) -> list[Step]:
    """The steps of one game, from its start; without `values`, as where the rules have no tables, their values are None.

    A resignation is no step, nor is a loss on time: the game is valued as far as it was played.
    """
    found: list[Step] = []
    before = moments[0].state
    at = 0
    for moment in moments:
        entry, state = moment.entry, moment.state
        match entry:
            case Begin():
                found.append(Step(0, "start", state, state, _value(moment, values), None, ()))
            case Do(action):
                at += 1
                known = _value(moment, values)
                seat = action.seat if isinstance(action, Choice) else None
                cards = _cards(action)
                found.append(Step(at, _KINDS.get(type(action), "count"), before, state, known, seat, cards))
            case _:
                pass
        before = state
    return found


def _value(moment: CribbageMoment, values: Values | None) -> Doubles | None:
    if values is None:
        return None
    return values.of(moment.state) if moment.outcome is None else values.ended(moment.outcome, moment.state)


def _cards(action: object) -> tuple[Card, ...]:
    match action:
        case Discard(cards=cards):
            return cards
        case Play(card=card) | Turn(card=card):
            return (card,)
        case _:
            return ()


def point_of(step: Step, values: Values | None) -> CurvePoint:
    """The point of the curve at a step."""
    chances = None if values is None or step.values is None else values.chances(step.values)
    state = step.state
    return CurvePoint(step.at, step.kind, state.deals, state.dealer, step.seat, step.cards, state.scores, chances)

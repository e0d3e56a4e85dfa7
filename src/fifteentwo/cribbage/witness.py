"""A game as one seat saw it: the actions for that seat's own record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.moves import AnyAction, AnyEvent, Go, Reveal, Shown, TurnedUp
from fifteentwo.cribbage.state import State
from fifteentwo.game import Seat
from fifteentwo.moves import Deal, Discard

Step = tuple[AnyAction, tuple[AnyEvent, ...], State]
"""An action, its events, and the state after it."""


def seen(start: State, steps: Iterable[Step], viewer: Seat) -> Iterator[AnyAction]:
    """The actions as this seat saw them, with goes and revealed hands where its cards were unknown."""
    game = Cribbage(start.rules)
    state = start
    for action, events, after in steps:
        pending: AnyAction | None = _redacted(action, viewer)
        shown = iter([event for event in events if isinstance(event, Shown | TurnedUp)])
        truth = game.observe(after, viewer)
        while pending is not None:
            yield pending
            state, _ = game.apply(state, pending)
            pending = None
            if game.observe(state, viewer) == truth:
                continue
            due = state.counted_next
            if due is not None:
                pending = next(Reveal(event.cards) for event in shown if (event.seat, event.crib) == due)
            else:
                assert state.turn is not None
                pending = Go(state.turn)


def _redacted(action: AnyAction, viewer: Seat) -> AnyAction:
    match action:
        case Deal(hands, crib):
            own = tuple(hand if seat == viewer else (BACK,) * len(hand) for seat, hand in enumerate(hands))
            return Deal(own, (BACK,) * len(crib))
        case Discard(seat, cards) if seat != viewer:
            return Discard(seat, (BACK,) * len(cards))
        case _:
            return action

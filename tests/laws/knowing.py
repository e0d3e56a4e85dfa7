"""The cards a seat knows in a game: its own, those played, and those shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import AnyAction, AnyEvent, Deal, Discard, Go, Reveal, Shown, State, TurnedUp, View, redact
from fifteentwo.game import Opening, Seat
from tests.laws.games import Played


def as_known(action: AnyAction, viewer: Seat | None) -> AnyAction:
    """The action as this seat knows it: unseen cards are written ??."""
    match action:
        case Deal(hands, crib):
            seen = tuple(hand if seat == viewer else (BACK,) * len(hand) for seat, hand in enumerate(hands))
            return Deal(seen, (BACK,) * len(crib))
        case Discard(seat, cards) if seat != viewer:
            return Discard(seat, (BACK,) * len(cards))
        case _:
            return action


class Followed(NamedTuple):
    """A game followed from a seat, at one moment."""

    actions: tuple[AnyAction, ...]
    followed: State
    told: tuple[AnyEvent, ...]
    seen: State
    happened: tuple[AnyEvent, ...]


def follow(played: Played, viewer: Seat | None, *, shows_unknown: bool = False) -> Iterator[Followed]:
    """Replays the game from what this seat knew, action by action, beside its real views.

    Where the game waits for cards face down, the next thing the seat was told is added: a go, or the crib as it was
    shown (with `shows_unknown` only the points of the crib, without its unknown cards).
    """
    game = played.game
    state = game.start(Opening(played.start.dealer, played.start.standing))
    state = replace(state, pegs=played.start.pegs, paths=played.start.paths)
    counted: defaultdict[tuple[Seat, bool], list[tuple[int, int]]] = defaultdict(list)
    for number, step in enumerate(played.steps):
        for event in step.events:
            if isinstance(event, Shown):
                counted[event.seat, event.crib].append((number, event.points))
    for number, step in enumerate(played.steps):
        happened = tuple(redact(event, viewer) for event in step.events)
        up = {(event.seat, event.crib): event.cards for event in step.events if isinstance(event, Shown | TurnedUp)}
        seen = plain(game.observe(step.after, viewer))
        told: tuple[AnyEvent, ...] = ()
        actions: list[AnyAction] = [as_known(step.action, viewer)]
        while True:
            state, events = game.apply(state, actions[-1])
            told += events
            if len(told) >= len(happened):
                break
            if (due := state.counted_next) is not None and state.due is None:
                points = next(points for place, points in counted[due] if place >= number)
                actions.append(_reveal(state, due, up[due], points, unknown=shows_unknown))
            else:
                assert state.turn is not None
                actions.append(Go(state.turn))
        yield Followed(tuple(actions), state, told, seen, happened)


def _reveal(state: State, due: tuple[Seat, bool], up: tuple[Card, ...], points: int, *, unknown: bool) -> Reveal:
    if not unknown:
        return Reveal(up)
    seat, crib = due
    return Reveal(state.whole_crib() if crib else state.kept(seat), points)


def plain(view: View) -> State:
    """The view as a state without an observer's seat, for comparison with a replay of the notes."""
    return replace(view, viewer=None)

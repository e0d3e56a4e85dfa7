"""The actions open to a seat in cribbage, as short lists and limits, and the effect of a move on the pegs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from msgspec import Struct

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.answers import exact_answer
from fifteentwo.cribbage.evolve import evolve
from fifteentwo.cribbage.lawful import legal as legal_actions
from fifteentwo.cribbage.lawful import to_act
from fifteentwo.cribbage.moves import Choose, Claim, Crashed, Name, Pass, PathAsked, PathChosen, Play, Played
from fifteentwo.cribbage.state import View
from fifteentwo.family import Offer
from fifteentwo.game import Seat
from fifteentwo.moves import Discard, Pegged
from fifteentwo.rules import highest_count

Listed = Discard | Play | Pass | Choose
"""The actions listed as legal. Claims, calls, names and plays of jokers are described instead."""


class Foreseen(Struct, frozen=True):
    """Crash board: the immediate effect of this action; `pegs` are the pegs after it.

    `points` are those its side pegs, or will peg once it has chosen its direction.
    """

    action: Listed
    points: int
    pegs: tuple[tuple[int, int], ...]
    crashes: tuple[Crashed, ...]


class CribbageOffer(Offer, frozen=True):
    """The actions open to a seat.

    `count_to` is the highest number of a Claim (from 0) or a Call (from 1), if this seat is asked for one. `jokers` are
    the jokers it may play now, each named as a card that counts at most `joker_most`. `advice` has the best names for
    the jokers it must name. `obvious` answers for a card that can score nothing by the rules: the first of a count. While
    a claim may be called, `then` are the cards this seat may play once nobody has called it.
    """

    legal: tuple[Listed, ...] = ()
    count_to: int | None = None
    jokers: tuple[Card, ...] = ()
    joker_most: int = 0
    obvious: Claim | Pass | None = None
    then: tuple[Play, ...] = ()
    advice: Name | None = None
    foreseen: tuple[Foreseen, ...] = ()


def offer(view: View, seat: Seat | None) -> CribbageOffer:
    """The actions open to this seat, judged by its view; empty if it is not to act."""
    if seat is None or seat not in to_act(view):
        return CribbageOffer()
    if view.to_name():
        advice = exact_answer(view)
        return CribbageOffer(advice=advice if isinstance(advice, Name) else None)
    legal = tuple(_listed(view, seat))
    if view.due is not None and view.due.what != "path":
        return CribbageOffer(
            legal, count_to=highest_count(view.rules), obvious=_obvious(view, seat), then=tuple(_then(view, seat))
        )
    playing = view.phase == "play" and view.due is None
    return CribbageOffer(
        legal,
        jokers=tuple(card for card in view.hands[seat] if card in JOKERS) if playing else (),
        joker_most=min(10, 31 - view.count) if playing else 0,
        foreseen=tuple(_foreseen(view, seat, action) for action in legal if isinstance(action, Play | Choose))
        if view.rules.board == "crash8"
        else (),
    )


def _listed(view: View, seat: Seat) -> Iterator[Listed]:
    for action in legal_actions(view, seat):
        if isinstance(action, _WITHOUT_JOKERS) or (isinstance(action, Play) and action.card not in _NAMED):
            yield action


def _obvious(view: View, seat: Seat) -> Claim | Pass | None:
    """The answer for the first card of a count, which everybody knows to score nothing."""
    if view.due is None or view.due.what != "card" or len(view.row) > 1:
        return None
    return Claim(seat, 0) if view.due.claim is None else Pass(seat)


def _then(view: View, seat: Seat) -> Iterator[Play]:
    """The cards this seat may play if nobody calls the claim for a card; none if it is not its turn then."""
    if view.due is None or view.due.what != "card":
        return
    after = view
    while after.due is not None and (calling := after.may_call()) is not None:
        after = cast(View, Cribbage(view.rules).apply(after, Pass(calling))[0])
    if after.due is None and after.turn == seat:
        yield from (action for action in _listed(after, seat) if isinstance(action, Play))


_WITHOUT_JOKERS: Final = (Discard, Pass, Choose)
_NAMED: Final = frozenset(joker.named(face) for joker in JOKERS for face in PACK)


def _foreseen(view: View, seat: Seat, action: Play | Choose) -> Foreseen:
    """The immediate effect on the pegs; later events that do not result from the action are left out."""
    side = view.rules.side(seat)
    points = 0
    crashes = []
    after = view
    for event in Cribbage(view.rules).apply(view, action)[1]:
        if not isinstance(event, _AT_ONCE):
            break
        after = cast(View, evolve(after, event))
        if isinstance(event, Pegged) and event.side == side:
            points += event.points
        if isinstance(event, PathAsked):
            points += sum(peg.points for peg in event.pegs if view.rules.side(peg.seat) == side)
        if isinstance(event, Crashed):
            crashes.append(event)
    return Foreseen(action, points, after.pegs, tuple(crashes))


_AT_ONCE = (Played, PathAsked, PathChosen, Pegged, Crashed)

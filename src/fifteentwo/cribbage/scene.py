"""The scene of a game of cribbage: the table as one seat sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.cribbage.answers import who_answers
from fifteentwo.cribbage.state import Phase, View
from fifteentwo.family import Scene
from fifteentwo.game import Seat


class Asked(Struct, frozen=True):
    """What the table waits for: `seat` must claim, call or pass, choose its direction, or name jokers.

    It concerns `cards` of seat `whose`: the hand or crib turned up, the card played, or the starter. `claim` is the
    claim that others may call on; `to_name` are the jokers to be named.
    """

    seat: Seat
    what: Literal["claim", "call", "way", "name"]
    whose: Seat
    of: Literal["card", "hand", "crib", "starter", "path"]
    cards: tuple[Card, ...]
    claim: int | None = None
    to_name: tuple[Card, ...] = ()


class CribbageScene(Scene, frozen=True):
    """The table as one seat sees it; cards it may not see are '??'.

    `pegs` are (rear, front) for each side; `paths` are its direction round the crash board (true: clockwise; None: not
    chosen), empty on any other board.
    """

    phase: Phase
    dealer: Seat | None
    deals: int
    pegs: tuple[tuple[int, int], ...]
    cut: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    discarded: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    starter: Card | None
    plays: tuple[tuple[Seat, Card], ...]
    count_from: int
    count: int
    turn: Seat | None
    gone: tuple[Seat, ...]
    shown: int
    paths: tuple[bool | None, ...]
    asked: Asked | None


def scene(view: View) -> CribbageScene:
    """The scene for a view."""
    return CribbageScene(
        phase=view.phase,
        dealer=view.dealer,
        deals=view.deals,
        pegs=view.pegs,
        cut=view.cut,
        hands=view.hands,
        discarded=view.discarded,
        crib=view.crib,
        starter=view.starter,
        plays=view.plays,
        count_from=view.count_from,
        count=view.count,
        turn=view.turn,
        gone=view.gone,
        shown=view.shown,
        paths=view.paths if view.rules.board == "crash8" else (),
        asked=_asked(view),
    )


def _asked(view: View) -> Asked | None:
    due = view.due
    if due is None or view.phase == "over":
        return None
    cards: tuple[Card, ...] = ()
    match due.what:
        case "card":
            cards = view.row[-1:]
        case "hand":
            cards = _as_named(view.kept(due.seat), due.names)
        case "crib":
            cards = _as_named(view.whole_crib(), due.names)
        case "starter" if view.starter is not None:
            cards = (view.starter,)
        case _:
            pass
    to_name = view.to_name()
    what: Literal["claim", "call", "way", "name"] = "claim" if due.claim is None else "call"
    if due.what == "path" or to_name:
        what = "name" if to_name else "way"
    return Asked(who_answers(view), what, due.seat, due.what, cards, due.claim, to_name)


def _as_named(cards: tuple[Card, ...], names: tuple[Card, ...]) -> tuple[Card, ...]:
    called = {name.unnamed: name for name in names}
    return tuple(called.get(card.unnamed, card) for card in cards)

"""What the page draws: the table as one seat sees it, what is told of each event, and what may be done next."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import Card
from fifteentwo.cribbage import AnyEvent, Choose, Crashed, LayAway, Name, Pass, Play, View
from fifteentwo.cribbage.answers import who_answers
from fifteentwo.cribbage.state import Phase
from fifteentwo.game import Outcome, Seat, Side, Standing

Choice = LayAway | Play | Pass | Choose
"""What is listed as legal; claims, calls, names and plays of jokers are described instead."""


class Group(Struct, frozen=True):
    """A row of the table of a count: '15s', 4."""

    name: str
    points: int


class Asked(Struct, frozen=True):
    """What the table waits for: `seat` is to claim, to call or let pass, to choose its way or to name jokers.

    It is about `cards` of seat `whose`: the hand or crib turned up, the card played, the starter. `claim` is what was
    claimed, where others may call on it; `to_name` the jokers that are to be named.
    """

    seat: Seat
    what: Literal["claim", "call", "way", "name"]
    whose: Seat
    of: Literal["card", "hand", "crib", "starter", "path"]
    cards: tuple[Card, ...]
    claim: int | None = None
    to_name: tuple[Card, ...] = ()


class Scene(Struct, frozen=True):
    """What lies on the table, as one seat sees it at one moment; cards it may not see are '??'.

    `pegs` are (rear, front) for each side; `paths` its way round the crash board (true: clockwise; None: not chosen),
    empty on any other board.
    """

    phase: Phase
    dealer: Seat | None
    deals: int
    pegs: tuple[tuple[int, int], ...]
    cut: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[Card, ...], ...]
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


class Told(Struct, frozen=True):
    """One event, what the table says of it, and the scene after it.

    `words` are what is called aloud; for a hand shown, `lines` are its cadence step by step, each
    with the cards it lights and the total so far, and `groups` the same as a table.
    """

    event: AnyEvent
    words: str
    scene: Scene
    lines: tuple[Line, ...] = ()
    groups: tuple[Group, ...] = ()


class Foreseen(Struct, frozen=True):
    """Crash board: what this action would do to the pegs at once; they stand at `pegs` then.

    `points` are those its side pegs, or is to peg once it has chosen its way.
    """

    action: Choice
    points: int
    pegs: tuple[tuple[int, int], ...]
    crashes: tuple[Crashed, ...]


class Position(Struct, frozen=True):
    """Where the table stands, and what this seat may do now.

    `count_to` is the highest number of a Claim (from 0) or a Call (from 1), where this seat is asked for one.
    `jokers` are those it may play now, each named as a card that counts `joker_most` at most. `advice` names the
    jokers this seat is to name so that they count best. `assisted` are the seats that had a hint in this game.
    """

    scene: Scene
    standing: Standing
    to_act: tuple[Seat, ...]
    legal: tuple[Choice, ...]
    can_take_back: bool
    outcome: Outcome | None
    match_over: bool
    match_winner: Side | None
    resigning: Outcome | None
    """What giving up now would cost, or None where there is nothing to give up."""
    count_to: int | None = None
    jokers: tuple[Card, ...] = ()
    joker_most: int = 0
    advice: Name | None = None
    foreseen: tuple[Foreseen, ...] = ()
    assisted: tuple[Seat, ...] = ()


def scene(view: View) -> Scene:
    """What the page draws of a view."""
    return Scene(
        phase=view.phase,
        dealer=view.dealer,
        deals=view.deals,
        pegs=view.pegs,
        cut=view.cut,
        hands=view.hands,
        laid=view.laid,
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

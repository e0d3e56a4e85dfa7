"""What the people at a table have agreed since the match began, folded from the log of the room."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from fifteentwo.game import Seat
from fifteentwo.moves import Choice
from fifteentwo.server.saying_wire import FromServer
from fifteentwo.table import (
    Answered,
    AnyEntry,
    Begin,
    Do,
    Hinted,
    Matter,
    Proposal,
    Resign,
    Settled,
    Substitute,
    TakeBack,
)


class Conduct(FromServer, frozen=True):
    """What the people at a table have agreed: sent on entering, where it is not all empty, and when it changes.

    `matter` is what `proposer` has proposed and `agreed` have accepted; it lapses when somebody plays on. What was `declined`
    is not proposed again until then. The computer plays at `stand_ins` until their players are back, and at `out_of_time`
    until the game is over. `rematch` is the room of the next match. With `cards_shown` spectators see the cards of past deals.
    """

    matter: Matter | None = None
    proposer: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    declined: tuple[tuple[Seat, Matter], ...] = ()
    stand_ins: tuple[Seat, ...] = ()
    out_of_time: tuple[Seat, ...] = ()
    adjourned: bool = False
    rematch: str = ""
    cards_shown: bool = False

    @property
    def played_by_computer(self) -> frozenset[Seat]:
        """The seats of people at which the computer plays."""
        return frozenset((*self.stand_ins, *self.out_of_time))

    def after(self, entry: AnyEntry) -> Conduct:
        """What is agreed after one more entry of the log."""
        match entry:
            case Proposal(seat, matter):
                return replace(self, matter=matter, proposer=seat, agreed=(seat,))
            case Answered(seat, yes=True):
                return replace(self, agreed=tuple(sorted({*self.agreed, seat})))
            case Answered(seat):
                by, of = self.proposer, self.matter
                told = () if of is None or by is None or by == seat else ((by, of),)
                return replace(self._lapsed(), declined=(*self.declined, *told))
            case Settled(matter, room):
                return self._settled(matter, room)
            case Substitute(seat, plays, out_of_time):
                return self._substituted(seat, plays, out_of_time)
            case Begin():
                return replace(self._played_on(), out_of_time=())
            case Resign(seat, out_of_time=True):
                return replace(self._played_on(), out_of_time=(seat,))
            case Resign() | TakeBack() | Do(Choice()):
                return self._played_on()
            case Do() | Hinted():
                return self
            case _ as never:
                assert_never(never)

    def _played_on(self) -> Conduct:
        return replace(self._lapsed(), declined=()) if self.matter or self.declined else self

    def _lapsed(self) -> Conduct:
        return replace(self, matter=None, proposer=None, agreed=())

    def _settled(self, matter: Matter, room: str) -> Conduct:
        lapsed = self._lapsed()
        match matter:
            case "adjourn" | "go_on":
                return replace(lapsed, adjourned=matter == "adjourn")
            case "rematch":
                return replace(lapsed, rematch=room)
            case "show_cards" | "hide_cards":
                return replace(lapsed, cards_shown=matter == "show_cards")
            case "take_back":
                return lapsed
            case _ as never:
                assert_never(never)

    def _substituted(self, seat: Seat, plays: bool, out_of_time: bool) -> Conduct:
        if out_of_time:
            return replace(self, out_of_time=tuple(sorted({*self.out_of_time, seat})))
        others = {*self.stand_ins} - {seat}
        return replace(self, stand_ins=tuple(sorted(others | {seat} if plays else others)))

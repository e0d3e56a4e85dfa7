"""What the people at a table have agreed since the match began, folded from the log of the room."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.game import Seat
from fifteentwo.moves import Choice
from fifteentwo.players import KINDS
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

STAND_IN: Final = "club"
"""The computer player who plays for somebody who is away."""

_STAND_IN: Final = KINDS[STAND_IN].character.name


class StoodIn(Struct, frozen=True):
    """The computer, called `name`, has made this number of choices for the person at a seat, since this deal of this game."""

    seat: Seat
    name: str
    choices: int
    deal: int
    game: int


class Conduct(FromServer, frozen=True):
    """What the people at a table have agreed: sent on entering, where it is not all empty, and when it changes.

    `matter` is what `proposer` has proposed and `agreed` have accepted; it lapses when somebody plays on. What was `declined`
    is not proposed again until then. The computer plays at `stand_ins` until their players are back, and at `out_of_time`
    until the game is over. `rematch` is the room of the next match. With `cards_shown` spectators see the cards of past deals.
    `stood_in` says what stand-ins have done, for those who are away and for those who are back and have not yet chosen anything.
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
    stood_in: tuple[StoodIn, ...] = ()

    @property
    def played_by_computer(self) -> frozenset[Seat]:
        """The seats of people at which the computer plays."""
        return frozenset((*self.stand_ins, *self.out_of_time))

    def after(self, entry: AnyEntry, game: int = 1, deal: int = 1) -> Conduct:
        """What is agreed after one more entry of the log, in this deal of this game."""
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
                lines = _begun(self.stood_in, StoodIn(seat, _STAND_IN, 0, deal, game)) if plays else self.stood_in
                return replace(self._substituted(seat, plays, out_of_time), stood_in=lines)
            case Begin():
                return replace(self._played_on(), out_of_time=())
            case Do(Choice(seat), house=by_computer):
                lines = _counted(self.stood_in, seat, by_computer and seat in self.stand_ins)
                return self._played_on() if lines == self.stood_in else replace(self._played_on(), stood_in=lines)
            case Resign() | TakeBack():
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


def _begun(lines: tuple[StoodIn, ...], line: StoodIn) -> tuple[StoodIn, ...]:
    """These lines with one for a stand-in who begins to play at a seat."""
    return (*(each for each in lines if each.seat != line.seat), line)


def _counted(lines: tuple[StoodIn, ...], seat: Seat, is_stand_in: bool) -> tuple[StoodIn, ...]:
    """These lines after a choice at a seat: one more of the stand-in, or none any more."""
    others = tuple(each for each in lines if each.seat != seat)
    more = [replace(each, choices=each.choices + 1) for each in lines if each.seat == seat and is_stand_in]
    return (*others, *more)

"""A game as its room tells it: the last messages, what waits to be shown, and what the player may do and ask for."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal, NamedTuple, Self

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.families import AnyChoice, AnyScene
from fifteentwo.game import Seat
from fifteentwo.locales import is_message, message
from fifteentwo.narration import Position, Told
from fifteentwo.server.clocks import ClockTimes
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.saying_wire import Said, SeatLost
from fifteentwo.server.wire import (
    Act,
    Aim,
    AskHint,
    GiveUp,
    Hint,
    NextGame,
    Outgoing,
    Presence,
    Refused,
    Request,
    TakeBack,
    Update,
    Welcome,
)
from fifteentwo.tui.clock import RunningClocks
from fifteentwo.tui.names import Names

Gate = Literal["cut", "deal", "next-deal", "starter", "go", "continue"]
"""What the table waits for before an event: a gesture of the player, or the end of a stage."""


class HandCounting(NamedTuple):
    """A hand that is counted, and the number of lines called by now."""

    told: Told
    done: int


class QueuedStep(NamedTuple):
    """Something to show: an event, then a position, or what the computer is about to choose."""

    at: int
    told: Told | None
    position: Position | None
    thought: Hint | None = None


class LogSentence(str):
    """A sentence of the log; `deal` is the number of its deal, from 1, and a note is no event of the game."""

    __slots__ = ("deal", "is_note")
    deal: int
    is_note: bool

    def __new__(cls, sentence: str, deal: int, is_note: bool = False) -> Self:
        """The sentence, of this deal."""
        made = super().__new__(cls, sentence)
        made.deal, made.is_note = deal, is_note
        return made


def deal_of(scene: AnyScene | None) -> int:
    """The number of the deal of a scene, from 1, also before its cards are dealt."""
    return max(1, getattr(scene, "deals", 1))


class HeardGame:
    """A game as its room tells it, and the requests of the player.

    Attributes:
        scene: The scene that is drawn.
        position: The position once everything is shown; None while more is to come.
        latest: The last position of the room.
        gate: What the table waits for now.
        counting: The hand that is being counted, or was counted last.
        called: The seat and the words that were called last.
        log: The sentences, the oldest first.
        watching: Whether the computer plays in the player's place.
        shown_at: The number of the last entry that has been shown.
        own: The seats that share this screen, if there are several: then nobody is “you”.
    """

    def __init__(
        self,
        send: Callable[[Request], None],
        changed: Callable[[], None],
    ) -> None:
        self._send, self._changed = send, changed
        self.welcome: Welcome | None = None
        self.own: tuple[Seat, ...] = ()
        self.names = Names((), (), None)
        self.scene: AnyScene | None = None
        self.told: Told | None = None
        self.position: Position | None = None
        self.latest: Position | None = None
        self.gate: Gate | None = None
        self.counting: HandCounting | None = None
        self.called: tuple[Seat, str] | None = None
        self.log: list[str] = []
        self.hint: Hint | None = None
        self.is_looking = False
        self.refusal = ""
        self.presence: Presence | None = None
        self.conduct = Conduct()
        self.clocks: RunningClocks | None = None
        self.watching: Literal["off", "on", "paused"] = "off"
        self.shown_at: int | None = None
        self._heard_at = -1
        self._clocks_at: int | None = None
        self._asked_at: int | None = None
        self._sent = False
        self._then: AnyChoice | None = None
        self._whole = True
        self._queue: deque[QueuedStep] = deque()
        self._more = asyncio.Event()
        self._go_on = asyncio.Event()

    # What may be done

    @property
    def seat(self) -> Seat | None:
        """The seat of this player; None for one who watches."""
        return None if self.welcome is None else self.welcome.seat

    @property
    def heard_at(self) -> int:
        """The number of the last entry that was heard."""
        return self._heard_at

    @property
    def is_busy(self) -> bool:
        """Whether there is more to show."""
        return bool(self._queue) or not self._whole or self.position is None

    @property
    def pending(self) -> int:
        """The number of events that have happened and are still to be shown."""
        return sum(step.told is not None for step in self._queue)

    @property
    def is_waiting(self) -> bool:
        """Whether there is more to show, or the server has not answered yet."""
        return self.is_busy or self._sent

    @property
    def awaits_clocks(self) -> bool:
        """Whether the room is about to tell the clocks after the last entry."""
        has_clocks = self.welcome is not None and self.welcome.terms.clock is not None
        return has_clocks and self._clocks_at != self._heard_at

    @property
    def is_mine(self) -> bool:
        """Whether this player has to choose now."""
        position = self.position
        ready = not self.is_busy and not self._sent and self.watching == "off" and position is not None
        return ready and position is not None and position.outcome is None and self.seat in position.to_act

    @property
    def legal(self) -> tuple[AnyChoice, ...]:
        """What this player may do now, as far as it is listed."""
        return self.position.offer.legal if self.is_mine and self.position is not None else ()

    @property
    def is_over(self) -> bool:
        """Whether a finished game has been shown completely."""
        return not self.is_busy and self.position is not None and self.position.outcome is not None

    # What comes from the room

    def hear(self, heard: Outgoing) -> None:
        """Takes a message of the room."""
        match heard:
            case Welcome():
                self._enter(heard)
            case Update(at, told, position):
                self._update(at, told, position)
            case Refused(text, code, arguments):
                self._sent = self.is_looking = False
                self.watching = "off"
                self.refusal = message(code, arguments, spoken()) if is_message(code, spoken()) else text
            case Hint(demonstrated=True) if self.watching != "off":
                self._queue.append(QueuedStep(heard.at, None, None, heard))
            case Hint(at) if at == self._asked_at:
                self.hint, self.is_looking = heard, False
            case Presence():
                self.presence = heard
            case Conduct():
                self.conduct = heard
            case ClockTimes():
                self.clocks, self._clocks_at = RunningClocks(heard, time.monotonic()), self._heard_at
            case Said(seat, phrase):
                self.note(say("room-says", who=self.names.seats[seat], words=say(f"phrase-{phrase}")))
            case SeatLost(_, name, successor, why):
                self.note(say("room-seat-lost", name=name, successor=successor, reason=why))
            case _:
                pass
        self._more.set()
        self._changed()

    def _enter(self, welcome: Welcome) -> None:
        is_back = self._heard_at >= 0
        self.welcome, self.latest = welcome, welcome.position
        self.names = Names(welcome.chairs, welcome.sides, None if self.own else welcome.seat)
        self._sent = self.is_looking = False
        self.refusal = ""
        if welcome.at == self._heard_at and is_back:
            return  # the connection was lost, but nothing is new
        if is_back:
            self.note(say("room-taken-back"))
        self._queue.clear()
        self._go_on.set()
        self._heard_at = self.shown_at = welcome.at
        self._whole = True
        self.scene, self.position = welcome.position.scene, welcome.position
        self.told = self.gate = self.counting = self.called = self.hint = None

    def _update(self, at: int, told: tuple[Told, ...], position: Position | None) -> None:
        if at <= self._heard_at:
            return
        self._sent = False
        self.refusal = ""
        self._heard_at = at
        self._whole = position is not None
        self.latest = position or self.latest
        self._queue.extend(QueuedStep(at, each, None) for each in told)
        self._queue.append(QueuedStep(at, None, position))
        if told:
            self.is_looking, self._asked_at = False, None
            if self.hint is not None and not self.hint.demonstrated:  # what the computer thinks is shown for a while
                self.hint = None

    def warn(self, now: float) -> str:
        """Adds to the log that the player has little time left, if a mark was passed; returns the sentence, or ""."""
        seconds = None if self.clocks is None or self.seat is None else self.clocks.warning(self.seat, now)
        if seconds is None:
            return ""
        warning = say("clock-low", seconds=seconds)
        self.note(warning)
        return warning

    def note(self, sentence: str) -> None:
        """Adds a sentence to the log."""
        self.log.append(LogSentence(sentence, deal_of(self.scene), is_note=True))
        self._changed()

    # What the player asks for

    def act(self, action: AnyChoice, then: AnyChoice | None = None) -> None:
        """Acts at the table; if another action is to follow, as soon as it may."""
        if self.is_mine:
            self._sent, self._then = True, then
            self.hint = None
            self.send(Act(action, self._heard_at))

    def _follow(self) -> None:
        """The action that was to follow, if it is this player's turn again and it is legal."""
        if self._then is not None and self.is_mine:
            then, self._then = self._then, None
            if then in self.legal:
                self.act(then)

    def ask_hint(self, aim: Aim = "points") -> None:
        """Asks for a hint."""
        if self.is_mine and not self.is_looking:
            self.is_looking = True
            self._asked_at = self._heard_at
            self.send(AskHint(self._heard_at, aim))

    def take_back(self) -> None:
        """Takes back the last action, or asks the others for it."""
        if self.latest is not None and self.latest.can_take_back and not self._sent:
            self.send(TakeBack())

    def give_up(self) -> None:
        """Resigns."""
        if self.latest is not None and self.latest.resigning is not None:
            self._sent = True
            self.send(GiveUp())

    def next_game(self) -> None:
        """Begins the next game of the match."""
        if self.is_over and self.position is not None and not self.position.match_over:
            self._sent = True
            self.send(NextGame())

    def send(self, request: Request) -> None:
        """Sends a request to the room."""
        self.refusal = ""
        try:
            self._send(request)
        except ConnectionError as error:
            self._sent = self.is_looking = False
            self.refusal = reason(error)
        self._changed()

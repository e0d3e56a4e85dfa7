"""Shows a game one event at a time, each for its own duration: the last message of the room, and the scene shown by now.

It knows neither the terminal nor the network: messages come in by `hear`, requests go out by `send`, and `changed` asks for a
new drawing. The rules are the server's: what may be done is in the position.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal, NamedTuple, Protocol

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
    Demonstrate,
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
from fifteentwo.tui.names import Names

Gate = Literal["cut", "deal", "next-deal", "starter", "go", "continue"]
"""What the table waits for before an event: a gesture of the player, or the end of a stage."""

Pace = Literal["instant", "fast", "normal", "slow"]
FACTORS: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
LINE: Final = 0.18
"""Seconds for each line of a count."""
THOUGHT: Final = 1.0
"""Seconds for which the choice of the computer in the player's place is shown."""


class Telling(Protocol):
    """How games of a family are presented: the functions of a module."""

    def gate_before(self, told: Told, game: Presenter) -> Gate | None:
        """What the table waits for before this event."""
        ...

    def pause_before(self, told: Told, game: Presenter) -> float:
        """Seconds before an event."""
        ...

    def pause_after(self, told: Told) -> float:
        """Seconds that an event takes."""
        ...

    def sentence(self, told: Told, names: Names, before: AnyScene | None) -> str:
        """The event as a sentence; "" if it needs no mention."""
        ...


class HandCounting(NamedTuple):
    """A hand that is counted, and the number of lines called by now."""

    told: Told
    done: int


class _Step(NamedTuple):
    at: int
    told: Told | None
    position: Position | None
    thought: Hint | None = None


class Presenter:
    """A game as it is shown.

    Attributes:
        scene: The scene that is drawn.
        position: The position once everything is shown; None while more is to come.
        gate: What the table waits for now.
        counting: The hand that is being counted, or was counted last.
        called: The seat and the words that were called last.
        log: The sentences, the oldest first.
    """

    def __init__(
        self,
        telling_of: Callable[[AnyScene], Telling],
        send: Callable[[Request], None],
        changed: Callable[[], None],
        pace: Pace = "normal",
    ) -> None:
        self._telling_of, self._send, self._changed = telling_of, send, changed
        self.pace: Pace = pace
        self.welcome: Welcome | None = None
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
        self.times: ClockTimes | None = None
        self.watching: Literal["off", "on", "paused"] = "off"
        self.shown_at: int | None = None
        self._heard_at = -1
        self._asked_at: int | None = None
        self._sent = False
        self._then: AnyChoice | None = None
        self._whole = True
        self._queue: deque[_Step] = deque()
        self._more = asyncio.Event()
        self._go_on = asyncio.Event()
        self._hurries = False

    # What may be done

    @property
    def seat(self) -> Seat | None:
        """The seat of this player; None for one who watches."""
        return None if self.welcome is None else self.welcome.seat

    @property
    def is_busy(self) -> bool:
        """Whether there is more to show."""
        return bool(self._queue) or not self._whole or self.position is None

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
                self._queue.append(_Step(heard.at, None, None, heard))
            case Hint(at) if at == self._asked_at:
                self.hint, self.is_looking = heard, False
            case Presence():
                self.presence = heard
            case Conduct():
                self.conduct = heard
            case ClockTimes():
                self.times = heard
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
        self.names = Names(welcome.chairs, welcome.sides, welcome.seat)
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
        self._queue.extend(_Step(at, each, None) for each in told)
        self._queue.append(_Step(at, None, position))
        if told:
            self.hint, self.is_looking, self._asked_at = None, False, None

    def note(self, sentence: str) -> None:
        """Adds a sentence to the log."""
        self.log.append(sentence)
        self._changed()

    # What is shown

    async def run(self) -> None:
        """Shows what comes, for ever."""
        while True:
            while self._queue:
                await self._show(self._queue[0])
            self._more.clear()
            self._follow()
            self._watch()
            self._changed()
            if not self._queue:
                await self._more.wait()

    async def _show(self, step: _Step) -> None:
        told = step.told
        if step.thought is not None:
            self.hint = step.thought
            self._changed()
            await self._pause(max(0.3, FACTORS[self.pace]) * THOUGHT)
            self.hint = None
        elif told is not None and self.scene is not None:
            await self._await(told)
        if not self._queue or self._queue[0] is not step:
            return  # a new Welcome came meanwhile
        self._queue.popleft()
        if told is not None:
            await self._take(told)
        if step.position is not None:
            self.position = step.position
            self.scene = step.position.scene
        if told is None and step.thought is None:
            self.shown_at = step.at
        self._changed()

    async def _await(self, told: Told) -> None:
        """Waits before an event: for the player, or for a moment."""
        assert self.scene is not None
        telling = self._telling_of(self.scene)
        self.gate = telling.gate_before(told, self)
        if self.gate is not None and self.watching != "on":
            self._hurries = False
            await self._pause(None)
        else:
            await self._pause(telling.pause_before(told, self) * FACTORS[self.pace])
        self.gate = None

    async def _take(self, told: Told) -> None:
        """Draws an event and its call; a hand is called line by line."""
        before, self.told, self.scene, self.position = self.scene, told, told.scene, None
        telling = self._telling_of(told.scene)
        if words := telling.sentence(told, self.names, before):
            self.log.append(words)
        seat = getattr(told.event, "seat", None)
        if told.lines:
            self.called = None
        elif told.words.code and seat is not None:
            self.called = (seat, told.words.in_language(spoken()))
        if told.groups or told.lines:
            for done in range(len(told.lines) + 1):
                self.counting = HandCounting(told, done)
                await self._pause(0.0 if self._hurries else LINE * FACTORS[self.pace])
        elif type(told.event).__name__ in {"Shown", "LineShown"}:
            self.counting = HandCounting(told, 0)
        elif type(told.event).__name__ not in {"Pegged", "GameEnded"}:
            self.counting = None
        await self._pause(telling.pause_after(told) * FACTORS[self.pace])

    async def _pause(self, seconds: float | None) -> None:
        """Waits this long, or until the player goes on; None: until then."""
        self._changed()
        self._go_on.clear()
        if seconds == 0:
            await asyncio.sleep(0)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._go_on.wait()

    def go_on(self) -> None:
        """The player continues: makes the gesture, or skips the rest of what is being shown."""
        self._hurries = self.gate is None
        self._go_on.set()

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
            self.send(GiveUp())

    def next_game(self) -> None:
        """Begins the next game of the match."""
        if self.is_over and self.position is not None and not self.position.match_over:
            self._sent = True
            self.send(NextGame())

    def watch(self, state: Literal["off", "on", "paused"]) -> None:
        """Lets the computer play in the player's place, pauses it, or stops it."""
        self.watching = state
        self._go_on.set()
        self._more.set()
        self._changed()

    def watch_one(self) -> None:
        """Lets the computer make one choice."""
        self._demonstrate()

    def _watch(self) -> None:
        if self.watching == "on":
            self._demonstrate()

    def _demonstrate(self) -> None:
        position = self.position
        if position is None or self._sent or self.is_busy:
            return
        if position.outcome is not None:
            self.watching = "off"
        elif self.seat in position.to_act:
            self._sent = True
            self.send(Demonstrate(self._heard_at))

    def send(self, request: Request) -> None:
        """Sends a request to the room."""
        self.refusal = ""
        try:
            self._send(request)
        except ConnectionError as error:
            self._sent = self.is_looking = False
            self.refusal = reason(error)
        self._changed()

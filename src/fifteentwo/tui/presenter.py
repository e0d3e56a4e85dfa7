"""Shows a game one event at a time, each for its own duration: the last message of the room, and the scene shown by now.

It knows neither the terminal nor the network: messages come in by `hear`, requests go out by `send`, and `changed` asks for a
new drawing. The rules are the server's: what may be done is in the position.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, Literal, Protocol

from msgspec.structs import asdict

from fifteentwo.cli.language import say, spoken
from fifteentwo.families import AnyChoice, AnyScene
from fifteentwo.narration import Told
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.server.wire import Demonstrate, Outgoing, Refused, Request, TutorSays, Welcome
from fifteentwo.tui.hearing import Gate, HandCounting, HeardGame, LogSentence, QueuedStep, deal_of
from fifteentwo.tui.names import Names
from fifteentwo.tui.sharing import unseen
from fifteentwo.tui.tutor import HeldChoice, Tutor

Pace = Literal["instant", "fast", "normal", "slow"]
FACTORS: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
LINE: Final = 0.18
"""Seconds for each line of a count."""
SPECTATOR: Final = 2.0
"""Seconds for which a spectator sees what a player would look at until the button is pressed."""
THOUGHT: Final = 1.0
"""Seconds for which the choice of the computer in the player's place is shown."""


class Telling(Protocol):
    """How games of a family are presented: the functions of a module."""

    def gate_before(self, told: Told, game: HeardGame) -> Gate | None:
        """What the table waits for before this event."""
        ...

    def pause_before(self, told: Told, game: HeardGame) -> float:
        """Seconds before an event."""
        ...

    def pause_after(self, told: Told) -> float:
        """Seconds that an event takes."""
        ...

    def sentence(self, told: Told, names: Names, before: AnyScene | None) -> str:
        """The event as a sentence; "" if it needs no mention."""
        ...


class Presenter(HeardGame):
    """A game as it is shown.

    Attributes:
        past: The last deal that is over, if this is a spectator who may see its cards.
    """

    def __init__(
        self,
        telling_of: Callable[[AnyScene], Telling],
        send: Callable[[Request], None],
        changed: Callable[[], None],
        pace: Pace = "normal",
    ) -> None:
        super().__init__(send, changed)
        self._telling_of = telling_of
        self.pace: Pace = pace
        self._hurries = self._rushes = self._passes = False
        self.tutor = Tutor(self.send)
        self.past: PastDeal | None = None

    def hear(self, heard: Outgoing) -> None:
        """Takes a message of the room; what concerns a choice that the tutor holds is for the tutor."""
        if isinstance(heard, TutorSays):
            self.tutor.hear(heard)
        elif isinstance(heard, Refused) and self.tutor.is_busy:
            self.tutor.keep()
        elif isinstance(heard, PastDeal):
            self.past = heard
        else:
            if isinstance(heard, Welcome):
                self.tutor.rethink()
            if isinstance(heard, Conduct):
                self._conducted(heard)
            super().hear(heard)
            return
        self._changed()

    def _conducted(self, conduct: Conduct) -> None:
        """Forgets a deal that is hidden again, and says for whom the computer plays and what has been declined."""
        if not conduct.cards_shown:
            self.past = None
        own = {self.seat, *self.own}
        if any(seat in own for seat, _ in {*conduct.declined} - {*self.conduct.declined}):
            self.refusal = say("agree-declined")
        for seat in sorted({*conduct.stand_ins} ^ {*self.conduct.stand_ins}):
            code = "tui-stands-in" if seat in conduct.stand_ins else "tui-is-back"
            self.note(say(code, **self.names.seat(seat)))
        known = {each.seat for each in self.conduct.stood_in} - {*self.conduct.stand_ins}
        for each in conduct.stood_in:
            if each.choices and each.seat in own - {*conduct.stand_ins} - known:
                is_match = self.welcome is not None and self.welcome.rules.match_kind != "single"
                self.note(say("away-meanwhile", match="yes" if is_match else "no", **asdict(each)))

    def act(self, action: AnyChoice, then: AnyChoice | None = None) -> None:
        """Acts at the table, once the tutor has nothing to say of it."""
        act = partial(super().act, action, then)
        held = HeldChoice(action, self.heard_at, act)
        hints = self.welcome is not None and self.welcome.hints
        if self.tutor.is_busy or (hints and self.is_mine and len(self.legal) > 1 and self.tutor.takes(held)):
            self._changed()
            return
        act()

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

    async def _show(self, step: QueuedStep) -> None:
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
            if step.position.outcome is not None:
                self._rushes = self._passes = False
        if told is None and step.thought is None:
            self.shown_at = step.at
        self._changed()

    async def _await(self, told: Told) -> None:
        """Waits before an event: for the player, or for a moment."""
        assert self.scene is not None
        telling = self._telling_of(self.scene)
        self.gate = telling.gate_before(told, self)
        if self._passes or (self._rushes and self.gate in {"continue", "next-deal"}):
            self.gate = None
        if self.gate is not None and self.seat is None:
            self.gate = None
            await self._pause(SPECTATOR * FACTORS[self.pace])
        elif self.gate is not None and self.watching != "on":
            self._hurries = self._rushes = False
            await self._pause(None)
        else:
            await self._pause(telling.pause_before(told, self) * FACTORS[self.pace])
        self.gate = None

    async def _take(self, told: Told) -> None:
        """Draws an event and its call; a hand is called line by line."""
        before, self.told, self.scene, self.position = self.scene, told, told.scene, None
        telling = self._telling_of(told.scene)
        if words := telling.sentence(unseen(told) if self.own else told, self.names, before):
            self.log.append(LogSentence(words, deal_of(told.scene)))
        seat = getattr(told.event, "seat", None)
        if told.lines:
            self.called = None
        elif told.words.code and seat is not None:
            self.called = (seat, told.words.in_language(spoken()))
        if told.groups or told.lines:
            for done in range(len(told.lines) + 1):
                self.counting = HandCounting(told, done)
                await self._pause(0.0 if self._hurries or self._rushes else LINE * FACTORS[self.pace])
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

    def rush(self, to_the_end: bool = False) -> None:
        """Runs through the counts without waiting, up to the next choice or gesture; `to_the_end`: of the game."""
        self._rushes, self._passes = True, to_the_end
        self._go_on.set()

    def go_on(self) -> None:
        """The player continues: makes the gesture, or skips the rest of what is being shown."""
        self._hurries = self.gate is None
        self._go_on.set()

    # The computer in the player's place

    @property
    def asks_to_watch(self) -> bool:
        """Whether the player has chosen something here and would lose the game to the computer by letting it play on."""
        return self.latest is not None and self.latest.can_take_back and not self.latest.demonstrated

    def watch(self, state: Literal["off", "on", "paused"]) -> None:
        """Lets the computer play in the player's place, pauses it, or stops it."""
        self.watching = state
        self._go_on.set()
        self._more.set()
        self._changed()

    def watch_one(self) -> None:
        """Lets the computer make one choice, or skips the rest of what is being shown."""
        if self.is_busy:
            self.go_on()
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

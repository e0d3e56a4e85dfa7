"""A game in a room, line by line: what happens is printed, the table where the player must choose, and what is typed are the keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from fifteentwo.cli.language import say
from fifteentwo.client import RemoteTable
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.wire import Outgoing, Welcome
from fifteentwo.tui import agreements, ending, families
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.cribbage import past_deal_screen
from fifteentwo.tui.plain_commands import TableCommands
from fifteentwo.tui.plain_ending import PlainEnding
from fifteentwo.tui.plain_hint import WIDTH, PlainHint
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.plain_sheet import RoomServices, may_watch
from fifteentwo.tui.plain_watch import PlainWatch
from fifteentwo.tui.presenter import Pace, Presenter
from fifteentwo.tui.sharing import SharedRoom
from fifteentwo.tui.view import TableView

HEIGHT: Final = 11
"""So few lines that every hand has one: cards drawn as boxes are of no use to a reader that reads aloud."""
SECOND: Final = 1.0
"""Seconds between two looks at the clocks."""
SHORT: Final = {"<": "left", ">": "right", "+": "plus", "-": "minus", "back": "backspace", "esc": "escape"}
"""What may be typed for a key."""


class PlainTable:
    """A game in a room, line by line, from a seat of it or for one who watches.

    Attributes:
        game: The game as it is shown.
        due: Another seat of a shared room that has to act now.
    """

    def __init__(
        self,
        lines: TypedLines,
        shared: SharedRoom | None = None,
        services: RoomServices | None = None,
        pace: Pace = "instant",
        *,
        is_watched: bool = False,
    ) -> None:
        """`pace` is that of the computer in the player's place, who begins to play if `is_watched`."""
        self._lines, self._shared, self._services = lines, shared, services
        self.due: Seat | None = None
        self._line = SeatConnection(self._hear, self._lost)
        self.game = Presenter(families.telling_of, self._line.send, self._changed, "instant")
        if shared is not None:
            self.game.own, self.game.log = shared.own, shared.log
        self._view: TableView | None = None
        self._printed = len(self.game.log)
        self._noted = self._spectators = ""
        self._past = ""
        self._answered: agreements.TableNote | None = None
        self._watch = PlainWatch(lines, self.game, pace, self._print_table, begins=is_watched)
        self._hints = PlainHint(lines, self.game, self._wait)
        self._commands = TableCommands(lines, self.game, services)
        self._ending = PlainEnding(lines, self.game, services, self._commands, self._ask_while)
        self._news = asyncio.Event()
        self._trouble: CodedError | None = None

    @property
    def following(self) -> NewRoom | str:
        """The game that the player goes on to: one to be opened, or the room of a rematch; "" for none."""
        return self._ending.following

    async def run(self, connect: Callable[[], RemoteTable], shown: Callable[[int], None]) -> None:
        """Plays until the player leaves, the match is over, or the screen is due to another seat of it.

        `shown` gets the number of each entry that has been shown.
        """
        self._line.open(connect)
        running = [asyncio.create_task(self.game.run()), asyncio.create_task(self._watch_clock())]
        try:
            while await self._turn():
                self._tell_shown(shown)
            self._tell_shown(shown)
        finally:
            for task in running:
                task.cancel()
            self._ending.close()
            await asyncio.to_thread(self._line.close)

    def _tell_shown(self, shown: Callable[[int], None]) -> None:
        if self.game.shown_at is not None:
            shown(self.game.shown_at)

    async def _watch_clock(self) -> None:
        """Says when the player has little time left."""
        while True:
            await asyncio.sleep(SECOND)
            self.game.warn(time.monotonic())

    def _hear(self, heard: Outgoing) -> None:
        self.game.hear(heard)
        if isinstance(heard, Welcome) and self._view is None:
            self._view = families.view_of(self.game, heard.rules)
            self._lines.print("", self._view.title())
        self._news.set()

    def _lost(self, error: CodedError) -> None:
        self._trouble = error
        self._news.set()

    def _changed(self) -> None:
        self._news.set()

    async def _turn(self) -> bool:
        """Waits until the player has something to do, and lets them; returns whether the game goes on."""
        while not self._is_due():
            is_watching = self._watch.is_on
            others = "" if self._others_act else None
            typed = await self._hear_or_read(self._watch.prompt if is_watching else others)
            if typed in LEAVE and not is_watching:
                return False
            if typed is not None:
                await self._type_early(typed)
        self._say_news()
        game = self.game
        if self._shared is not None and (due := self._shared.due(game)) is not None:
            self.due = due
            return False
        if game.gate in {"cut", "deal", "starter"}:
            game.go_on()
            await asyncio.sleep(0)
            return True
        return await (self._ending.step() if self._ending.is_reached else self._answer())

    async def _hear_or_read(self, prompt: str | None) -> str | None:
        """Waits for news, and says them, or for a line typed after this prompt, which is returned. None: nobody types."""
        self._news.clear()
        news = asyncio.ensure_future(self._news.wait())
        typing = None if prompt is None else self._lines.listen(prompt)
        waited: list[asyncio.Future[Any]] = [news] if typing is None else [news, typing]
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if self._trouble is not None:
            raise self._trouble
        self._say_news()
        if typing is None or not typing.done():
            return None
        return (await self._lines.ask("")).lower()

    async def _wait(self) -> None:
        """Waits for the next message. Raises CodedError if the room is lost."""
        self._news.clear()
        await self._news.wait()
        if self._trouble is not None:
            raise self._trouble

    async def _type_early(self, typed: str) -> None:
        """Does what is typed while others act, or the computer in the player's place."""
        if self._watch.is_on:
            if not self._watch.do(typed) and not await self._commands.do(typed):
                self._lines.unknown(typed)
        elif not await self._commands.do(typed):
            self._lines.print(say("tui-plain-waiting"))

    async def _ask_while(self, prompt: Callable[[], str | None]) -> str | None:
        """The line typed after a prompt, which is printed again below news and when it changes; None once there is no prompt."""
        typed = None
        while typed is None and (shown := prompt()) is not None:
            typed = await self._hear_or_read(shown)
        return typed

    @property
    def _note(self) -> agreements.TableNote | None:
        """What waits for an answer, unless it has been answered."""
        noted = agreements.note(self.game)
        if noted is None or noted != self._answered or self.game.refusal:
            self._answered = None
            return noted
        return None

    @property
    def _others_act(self) -> bool:
        """Whether this is a table of people elsewhere, or somebody else's."""
        game = self.game
        return game.welcome is not None and (game.seat is None or bool(agreements.others_elsewhere(game)))

    def _is_due(self) -> bool:
        game = self.game
        noted = None if self._view is None else self._note
        if self._view is None or self._watch.is_on:
            return False
        if game.seat is None:  # one who watches is asked nothing
            return game.is_over and game.position is not None and game.position.match_over
        passes = self._shared is not None and self._shared.due(game) is not None
        asks = noted is not None and bool(noted.answers)
        is_mine = game.is_mine and not game.awaits_clocks
        return passes or asks or game.gate is not None or is_mine or self._ending.is_reached

    def _say_news(self) -> None:
        self._lines.print(*self.game.log[self._printed :])
        self._printed = len(self.game.log)
        self._watch.hear()
        noted = agreements.note(self.game)
        told = "" if noted is None or noted.answers else noted.sentence
        if told != self._noted:
            self._noted = told
            self._lines.print(*filter(None, [told]))
        if (spectators := agreements.spectators(self.game)) != self._spectators:
            self._spectators = spectators
            self._lines.print(spectators or say("friend-nobody-watches"))
        past = self.game.past
        if past is not None and past_deal_screen.title(past) != self._past:
            self._past = past_deal_screen.title(past)
            self._lines.print("", *past_deal_screen.lines(past, self.game.names), "")

    def _print_table(self) -> None:
        if (view := self._view) is not None:
            self._lines.print("", view.title(), *_table(view), *filter(None, [self._commands.time_left]))

    async def _answer(self) -> bool:
        """Prints the table and the prompt, and does what is typed."""
        game, view = self.game, self._view
        assert view is not None
        noted, at, has_choice = self._note, game.heard_at, game.is_mine
        if has_choice:
            self._print_table()
        primary = view.primary()
        sentence = "" if noted is None else " ".join([noted.sentence, *(f"{a.key}: {a.label}" for a in noted.answers)])
        self._lines.print(*filter(None, (game.refusal, sentence, primary.prompt)))
        game.refusal = ""
        prompt = f"[{primary.label}] > ".replace("[] ", "")

        def stays() -> str | None:
            is_same = (self._note, game.heard_at, game.is_mine) == (noted, at, has_choice) and not game.refusal
            return prompt if is_same else None

        typed = await self._ask_while(stays)
        if typed is None:
            return True
        if typed in LEAVE:
            return False
        await self._do(typed.split(), noted)
        return True

    async def _do(self, words: list[str], noted: agreements.TableNote | None) -> None:
        game, view = self.game, self._view
        assert view is not None
        for answer in () if noted is None else noted.answers:
            if words == [answer.key]:
                self._answered = noted
                game.send(answer.request)
                return
        for word in words:
            if word == "h":
                await self._hints.ask()
            elif word == "c" and ending.is_alone(game):
                await self._hints.ask("chance")
            elif word == "e" and self._services is not None and game.hint is not None and game.hint.explore is not None:
                await self._services.explore(game.hint.explore)
            elif word == "w" and self._watch.may_begin:
                if await may_watch(self._lines, game):
                    self._watch.begin()
            elif word == "u":
                game.take_back()
            elif not _key(view, word) and not await self._commands.do(word):
                self._lines.print(say("tui-plain-unknown", given=word))
        press = view.primary().press
        if press is not None and (not words or (game.is_mine and all(word.isdigit() for word in words))):
            press()
        await asyncio.sleep(0)


def _key(view: TableView, word: str) -> bool:
    """A word as a key; two digits are a row and a column of a square, or a number."""
    if len(word) == 2 and word.isdigit() and view.click(f"cell:{4 * int(word[0]) + int(word[1]) - 5}"):
        return True
    if word.isdigit():
        return all(view.key(digit) for digit in word)
    return view.key(SHORT.get(word, word))


def _table(view: TableView) -> Iterator[str]:
    """The table in lines."""
    canvas = Canvas(WIDTH, HEIGHT)
    view.draw(canvas, 0, HEIGHT)
    blank = False
    for line in canvas.lines():
        if line or not blank:
            yield line
        blank = not line

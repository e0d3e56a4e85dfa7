"""A game in a room, line by line: what happens is printed, the table where the player must choose, and what is typed are the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final

from fifteentwo.cli.language import say, spoken
from fifteentwo.client import RemoteTable
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.wire import Outgoing, Welcome
from fifteentwo.tui import agreements, end_drawing, families, hint_drawing
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.cribbage import past_deal_screen
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.sharing import SharedRoom
from fifteentwo.tui.view import TableView

WIDTH: Final = 78
HEIGHT: Final = 11
"""So few lines that every hand has one: cards drawn as boxes are of no use to a reader that reads aloud."""
SHORT: Final = {"l": "left", "r": "right", "+": "plus", "-": "minus", "back": "backspace", "esc": "escape"}
"""What may be typed for a key."""


class PlainTable:
    """A game in a room, line by line, from a seat of it or for one who watches.

    Attributes:
        due: Another seat of a shared room that has to act now.
    """

    def __init__(self, lines: TypedLines, shared: SharedRoom | None = None) -> None:
        self._lines, self._shared = lines, shared
        self.due: Seat | None = None
        self._line = SeatConnection(self._hear, self._lost)
        self._game = Presenter(families.telling_of, self._line.send, self._changed, "instant")
        if shared is not None:
            self._game.own, self._game.log = shared.own, shared.log
        self._view: TableView | None = None
        self._printed = len(self._game.log)
        self._noted = ""
        self._past = ""
        self._news = asyncio.Event()
        self._trouble: CodedError | None = None

    async def run(self, connect: Callable[[], RemoteTable], shown: Callable[[int], None]) -> None:
        """Plays until the player leaves, the match is over, or the screen is due to another seat of it.

        `shown` gets the number of each entry that has been shown.
        """
        self._line.open(connect)
        showing = asyncio.create_task(self._game.run())
        try:
            while await self._turn():
                self._tell_shown(shown)
            self._tell_shown(shown)
        finally:
            showing.cancel()
            await asyncio.to_thread(self._line.close)

    def _tell_shown(self, shown: Callable[[int], None]) -> None:
        if self._game.shown_at is not None:
            shown(self._game.shown_at)

    def _hear(self, heard: Outgoing) -> None:
        self._game.hear(heard)
        if isinstance(heard, Welcome) and self._view is None:
            self._view = families.view_of(self._game, heard.rules)
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
            if not await self._wait():
                return False
        self._say_news()
        game = self._game
        if self._shared is not None and (due := self._shared.due(game)) is not None:
            self.due = due
            return False
        if game.gate in {"cut", "deal", "starter"}:
            game.go_on()
            await asyncio.sleep(0)
            return True
        if game.is_over and game.position is not None and game.position.match_over:
            self._lines.print(*end_drawing.lines(game, None))
            return False
        return await self._answer()

    async def _wait(self) -> bool:
        """Waits for news, and says them; returns whether the player, who may leave meanwhile, stays."""
        self._news.clear()
        news = asyncio.ensure_future(self._news.wait())
        typing = self._lines.listen() if self._others_act else None
        waited: list[asyncio.Future[Any]] = [news] if typing is None else [news, typing]
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if self._trouble is not None:
            raise self._trouble
        self._say_news()
        if typing is None or not typing.done():
            return True
        typed = (await self._lines.ask("")).lower()
        if typed in LEAVE:
            return False
        self._lines.print(say("tui-plain-waiting"))
        return True

    @property
    def _others_act(self) -> bool:
        """Whether this is a table of people elsewhere, or somebody else's."""
        game = self._game
        return game.welcome is not None and (game.seat is None or bool(agreements.others_elsewhere(game)))

    def _is_due(self) -> bool:
        game = self._game
        noted = None if self._view is None else agreements.note(game)
        if self._view is None:
            return False
        if game.seat is None:  # one who watches is asked nothing
            return game.is_over and game.position is not None and game.position.match_over
        passes = self._shared is not None and self._shared.due(game) is not None
        asks = noted is not None and bool(noted.answers)
        return passes or asks or game.gate is not None or game.is_mine or game.is_over

    def _say_news(self) -> None:
        self._lines.print(*self._game.log[self._printed :])
        self._printed = len(self._game.log)
        noted = agreements.note(self._game)
        told = "" if noted is None or noted.answers else noted.sentence
        if told != self._noted:
            self._noted = told
            self._lines.print(*filter(None, [told]))
        past = self._game.past
        if past is not None and past_deal_screen.title(past) != self._past:
            self._past = past_deal_screen.title(past)
            self._lines.print("", *past_deal_screen.lines(past, self._game.names), "")

    async def _answer(self) -> bool:
        """Prints the table and the prompt, and does what is typed."""
        game, view = self._game, self._view
        assert view is not None
        noted = agreements.note(game)
        if game.is_mine:
            self._lines.print("", view.title(), *self._table(view))
        primary = view.primary()
        if game.is_over:
            primary = primary._replace(label=say("button-next-game"), prompt="", press=game.next_game)
        sentence = "" if noted is None else " ".join([noted.sentence, *(f"{a.key}: {a.label}" for a in noted.answers)])
        self._lines.print(*filter(None, (game.refusal, sentence, primary.prompt)))
        game.refusal = ""
        typed = (await self._lines.press(primary.label)).lower()
        if typed in LEAVE:
            return False
        await self._do(typed.split(), noted)
        return True

    async def _do(self, words: list[str], noted: agreements.TableNote | None) -> None:
        game, view = self._game, self._view
        assert view is not None
        for answer in () if noted is None else noted.answers:
            if words == [answer.key]:
                game.send(answer.request)
                return
        for word in words:
            if word == "h":
                await self._hint()
            elif word == "u":
                game.take_back()
            elif word == "?":
                self._lines.print(say("tui-plain-help"))
            elif not self._key(view, word):
                self._lines.print(say("tui-plain-unknown", given=word))
        press = game.next_game if game.is_over else view.primary().press
        if press is not None and (not words or (game.is_mine and all(word.isdigit() for word in words))):
            press()
        await asyncio.sleep(0)

    def _key(self, view: TableView, word: str) -> bool:
        """A word as a key; two digits are a row and a column of a square, or a number."""
        if len(word) == 2 and word.isdigit() and view.click(f"cell:{4 * int(word[0]) + int(word[1]) - 5}"):
            return True
        if word.isdigit():
            return all(view.key(digit) for digit in word)
        return view.key(SHORT.get(word, word))

    async def _hint(self) -> None:
        """Asks for a hint, and prints all of it."""
        game = self._game
        if not game.is_mine or game.welcome is None or not game.welcome.hints:
            self._lines.unknown("h")
            return
        game.ask_hint()
        while game.is_looking:
            self._news.clear()
            await self._news.wait()
        if game.hint is not None:
            self._lines.print(game.hint.words.in_language(spoken()), *hint_drawing.table(game.hint, WIDTH, 8))

    @staticmethod
    def _table(view: TableView) -> Iterator[str]:
        canvas = Canvas(WIDTH, HEIGHT)
        view.draw(canvas, 0, HEIGHT)
        blank = False
        for line in canvas.lines():
            if line or not blank:
                yield line
            blank = not line

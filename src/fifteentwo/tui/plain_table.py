"""A game in a room, line by line: what happens is printed, the table where the player must choose, and what is typed are the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, NamedTuple

from fifteentwo.cli.language import say, spoken
from fifteentwo.client import RemoteTable
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.wire import Outgoing, Welcome
from fifteentwo.tui import agreements, end_drawing, ending, families, hint_drawing, plain_sheet
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


class RoomServices(NamedTuple):
    """What a table needs of its server beside the messages of the room: reviews of its games, and an explorer of positions."""

    review: Callable[[int], Awaitable[None]]
    explore: Callable[[str], Awaitable[None]]


class PlainTable:
    """A game in a room, line by line, from a seat of it or for one who watches.

    Attributes:
        game: The game as it is shown.
        due: Another seat of a shared room that has to act now.
        following: The game that the player goes on to: one to be opened, or the room of a rematch; "" for none.
    """

    def __init__(
        self, lines: TypedLines, shared: SharedRoom | None = None, services: RoomServices | None = None
    ) -> None:
        self._lines, self._shared, self._services = lines, shared, services
        self.due: Seat | None = None
        self.following: NewRoom | str = ""
        self._line = SeatConnection(self._hear, self._lost)
        self.game = Presenter(families.telling_of, self._line.send, self._changed, "instant")
        if shared is not None:
            self.game.own, self.game.log = shared.own, shared.log
        self._view: TableView | None = None
        self._printed = len(self.game.log)
        self._noted = ""
        self._past = ""
        self._has_ended = False
        self._news = asyncio.Event()
        self._trouble: CodedError | None = None

    async def run(self, connect: Callable[[], RemoteTable], shown: Callable[[int], None]) -> None:
        """Plays until the player leaves, the match is over, or the screen is due to another seat of it.

        `shown` gets the number of each entry that has been shown.
        """
        self._line.open(connect)
        showing = asyncio.create_task(self.game.run())
        try:
            while await self._turn():
                self._tell_shown(shown)
            self._tell_shown(shown)
        finally:
            showing.cancel()
            await asyncio.to_thread(self._line.close)

    def _tell_shown(self, shown: Callable[[int], None]) -> None:
        if self.game.shown_at is not None:
            shown(self.game.shown_at)

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
            typed = await self._hear_or_read("" if self._others_act else None)
            if typed in LEAVE:
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
        return await (self._end() if self._is_over else self._answer())

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

    async def _type_early(self, typed: str) -> None:
        """Does what is typed while others act."""
        if typed == "g":
            await plain_sheet.choose(self._lines, self.game)
        else:
            self._lines.print(say("tui-plain-waiting"))

    @property
    def _others_act(self) -> bool:
        """Whether this is a table of people elsewhere, or somebody else's."""
        game = self.game
        return game.welcome is not None and (game.seat is None or bool(agreements.others_elsewhere(game)))

    def _is_due(self) -> bool:
        game = self.game
        noted = None if self._view is None else agreements.note(game)
        if self._view is None:
            return False
        if game.seat is None:  # one who watches is asked nothing
            return game.is_over and game.position is not None and game.position.match_over
        passes = self._shared is not None and self._shared.due(game) is not None
        asks = noted is not None and bool(noted.answers)
        return passes or asks or game.gate is not None or game.is_mine or self._is_over

    @property
    def _is_over(self) -> bool:
        """Whether the game is over, and the next one has not been asked for."""
        return self.game.is_over and not self.game.is_waiting

    def _say_news(self) -> None:
        self._lines.print(*self.game.log[self._printed :])
        self._printed = len(self.game.log)
        noted = agreements.note(self.game)
        told = "" if noted is None or noted.answers else noted.sentence
        if told != self._noted:
            self._noted = told
            self._lines.print(*filter(None, [told]))
        past = self.game.past
        if past is not None and past_deal_screen.title(past) != self._past:
            self._past = past_deal_screen.title(past)
            self._lines.print("", *past_deal_screen.lines(past, self.game.names), "")

    async def _answer(self) -> bool:
        """Prints the table and the prompt, and does what is typed."""
        game, view = self.game, self._view
        assert view is not None
        noted = agreements.note(game)
        if game.is_mine:
            self._lines.print("", view.title(), *_table(view))
        primary = view.primary()
        sentence = "" if noted is None else " ".join([noted.sentence, *(f"{a.key}: {a.label}" for a in noted.answers)])
        self._lines.print(*filter(None, (game.refusal, sentence, primary.prompt)))
        game.refusal = ""
        typed = (await self._lines.press(primary.label)).lower()
        if typed in LEAVE:
            return False
        await self._do(typed.split(), noted)
        return True

    async def _do(self, words: list[str], noted: agreements.TableNote | None) -> None:
        game, view = self.game, self._view
        assert view is not None
        for answer in () if noted is None else noted.answers:
            if words == [answer.key]:
                game.send(answer.request)
                return
        for word in words:
            if word == "h":
                await self._hint()
            elif word == "e" and self._services is not None and game.hint is not None and game.hint.explore is not None:
                await self._services.explore(game.hint.explore)
            elif word == "g":
                await plain_sheet.choose(self._lines, game)
            elif word == "u":
                game.take_back()
            elif word == "?":
                self._lines.print(say("tui-plain-help"))
            elif not _key(view, word):
                self._lines.print(say("tui-plain-unknown", given=word))
        press = view.primary().press
        if press is not None and (not words or (game.is_mine and all(word.isdigit() for word in words))):
            press()
        await asyncio.sleep(0)

    # The end of a game

    async def _end(self) -> bool:
        """Says how the game has ended, and lets the player go on; returns whether they stay in this room."""
        if not self._has_ended:
            self._lines.print("", *end_drawing.lines(self.game, None), self._end_keys)
        self._has_ended = True
        asked, typed = "", None
        while typed is None and self._is_over:
            primary = ending.primary(self)
            told = f"{primary.prompt} [{primary.label}] > ".replace("[] ", "").lstrip()
            typed = await self._hear_or_read("" if told == asked else told)
            asked = told
        if typed is None:
            self._has_ended = False
            return True
        if typed in LEAVE:
            return False
        press = ending.primary(self).press
        if typed == "r" and self._services is not None and self.game.position is not None:
            await self._services.review(self.game.position.standing.games)
        elif typed == "?":
            self._lines.print(self._end_keys)
        elif typed or press is None:
            self._lines.print(say("tui-plain-waiting") if press is None else say("tui-plain-unknown", given=typed))
        else:
            press()
            await asyncio.sleep(0)
        return self.following == ""

    @property
    def _end_keys(self) -> str:
        return say("tui-plain-end", can="watch" if self._services is None else "review")

    def to_rematch(self) -> None:
        """Goes to the room of the next match."""
        self.following = self.game.conduct.rematch

    def rematch(self) -> None:
        """Begins the same game again."""
        self.following = ending.again(self.game)

    # What is typed

    async def _hint(self) -> None:
        """Asks for a hint, and prints all of it."""
        game = self.game
        if not game.is_mine or game.welcome is None or not game.welcome.hints:
            self._lines.unknown("h")
            return
        game.ask_hint()
        while game.is_looking:
            self._news.clear()
            await self._news.wait()
        if game.hint is not None:
            self._lines.print(game.hint.words.in_language(spoken()), *hint_drawing.table(game.hint, WIDTH, 8))


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

"""The game line by line, for a terminal that cannot place its cursor, or a reader that reads aloud: `fifteentwo tui --plain`.

The same presenter and tables as on the whole screen: what happens is printed sentence by sentence, the table where the player must
choose, and what is typed are the keys.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.client import join, sit
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.players import KINDS
from fifteentwo.rules import PRESETS, parse, write
from fifteentwo.server.http_wire import NewRoom, Opened, Summary
from fifteentwo.server.wire import Chair, Outgoing, Welcome
from fifteentwo.tui import agreements, end_drawing, families, hint_drawing
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.console import Console, fitting
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.profile import KeptProfile
from fifteentwo.tui.view import TableView

WIDTH: Final = 78
HEIGHT: Final = 20
SHORT: Final = {"l": "left", "r": "right", "+": "plus", "-": "minus", "back": "backspace", "esc": "escape"}
"""What may be typed for a key."""

Read = Callable[[str], str]


class Plain:
    """A terminal that prints lines and reads lines; `read` raises EOFError at the end of the input."""

    def __init__(self, lounge: Lounge, kept: KeptProfile, console: Console, read: Read = input) -> None:
        self._lounge, self._kept, self._console, self._read = lounge, kept, console, read

    def print(self, *lines: str) -> None:
        """Prints lines with signs that the terminal has."""
        for line in lines:
            print(fitting(line.rstrip(), self._console.encoding, self._console.is_bare), flush=True)

    async def ask(self, prompt: str) -> str:
        """The line typed, without spaces around it."""
        prompt = fitting(prompt, self._console.encoding, self._console.is_bare)
        return (await asyncio.to_thread(self._read, prompt)).strip()

    async def run(self, invitation: str | None = None) -> None:
        """The list of games, and each game that is chosen, until the input ends or the player has had enough.

        The game of an invitation comes first.
        """
        with suppress(EOFError):
            while True:
                try:
                    found = await self._choose() if invitation is None else self._join(invitation)
                    invitation = None
                    if found is None:
                        return
                    room, server = found
                    await _Sitting(self, server, self._kept).run(room)
                except CodedError as error:
                    self.print(reason(error))

    async def _choose(self) -> tuple[str, str] | None:
        """The room to play in, and its server; None to end."""
        games = [
            game
            for game in self._lounge.get("rooms", list[Summary])
            if not game.stand.match_over and len(game.own) == 1  # lines that stay on the screen hide no cards
        ]
        entries: list[tuple[str, Callable[[], str]]] = []
        for game in games:
            others = ", ".join(chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own)
            told = (
                say("lobby-against", others=others)
                if len(game.chairs) > 1
                else say(f"game-{game.rules_text.split()[0]}")
            )
            scores = " – ".join(map(str, game.stand.scores))
            entries.append((f"{say('lobby-continue')}: {told}  {scores}", partial(str, game.room)))
        for kind in KINDS.values():
            who = kind.character
            level = Message(who.level, "opponent-level", {"player": kind.name}).in_language(spoken())
            entries.append((f"{who.name} ({level})", partial(self._open, "standard", kind.name)))
        alone = [name for name, preset in PRESETS.items() if preset.rules.players == 1]
        entries += [(say(f"game-{name}"), partial(self._open, name)) for name in alone]
        self.print("", *(f"{number:>3}  {told}" for number, (told, _) in enumerate(entries, 1)))
        typed = await self.ask(f"{say('tui-plain-choose')} ")
        if typed.lower() in {"q", "quit"}:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(entries):
            return entries[int(typed) - 1][1](), self._lounge.address
        if "/join/" in typed:
            return self._join(typed)
        try:
            return self._open(write(parse(typed)), self._kept.profile.opponent), self._lounge.address
        except ValueError as error:
            self.print(reason(error))
            return await self._choose()

    def _join(self, invitation: str) -> tuple[str, str]:
        profile, server = self._kept.profile, self._lounge.address
        with join(invitation, self._name, server=server, token=profile.token) as table:
            return table.welcome.room, table.server

    @property
    def _name(self) -> str:
        return self._kept.profile.name or say("tui-player")

    def _open(self, rules: str, player: str = "novice") -> str:
        others = parse(rules).players - 1
        chairs = (Chair(self._name), *[Chair(KINDS[player].character.name, player)] * others)
        return self._lounge.post("rooms", NewRoom(rules, chairs), Opened).room


class _Sitting:
    """A game in a room, line by line."""

    def __init__(self, plain: Plain, server: str, kept: KeptProfile) -> None:
        self._plain, self._server, self._kept = plain, server, kept
        self._line = SeatConnection(self._hear, self._lost)
        self._game = Presenter(families.telling_of, self._line.send, self._changed, "instant")
        self._view: TableView | None = None
        self._printed = 0
        self._news = asyncio.Event()
        self._trouble: CodedError | None = None

    async def run(self, room: str, seat: Seat | None = None) -> None:
        """Plays until the player leaves, or the match is over."""
        profile = self._kept.profile
        self._line.open(
            partial(sit, self._server, room, profile.token, seat, since=profile.shown.get(room), stays=True)
        )
        showing = asyncio.create_task(self._game.run())
        try:
            while await self._turn():
                if self._game.shown_at is not None:
                    profile.shown[room] = self._game.shown_at
                    self._kept.save()
        finally:
            showing.cancel()
            await asyncio.to_thread(self._line.close)

    def _hear(self, heard: Outgoing) -> None:
        self._game.hear(heard)
        if isinstance(heard, Welcome) and self._view is None:
            self._view = families.view_of(self._game, heard.rules)
            self._plain.print("", self._view.title())
        self._news.set()

    def _lost(self, error: CodedError) -> None:
        self._trouble = error
        self._news.set()

    def _changed(self) -> None:
        self._news.set()

    async def _turn(self) -> bool:
        """Waits until the player has something to do, and lets them; returns whether the game goes on."""
        while not self._is_due():
            self._news.clear()
            await self._news.wait()
            if self._trouble is not None:
                raise self._trouble
            self._say_news()
        self._say_news()
        game = self._game
        if game.gate in {"cut", "deal", "starter"}:
            game.go_on()
            await asyncio.sleep(0)
            return True
        if game.is_over and game.position is not None and game.position.match_over:
            self._plain.print(*end_drawing.lines(game, None))
            return False
        return await self._answer()

    def _is_due(self) -> bool:
        game = self._game
        noted = None if self._view is None else agreements.note(game)
        return self._view is not None and (
            game.gate is not None or game.is_mine or game.is_over or (noted is not None and bool(noted.answers))
        )

    def _say_news(self) -> None:
        self._plain.print(*self._game.log[self._printed :])
        self._printed = len(self._game.log)

    async def _answer(self) -> bool:
        """Prints the table and the prompt, and does what is typed."""
        game, view = self._game, self._view
        assert view is not None
        noted = agreements.note(game)
        if game.is_mine:
            self._plain.print("", view.title(), *self._table(view))
        primary = view.primary()
        if game.is_over:
            primary = primary._replace(label=say("button-next-game"), prompt="", press=game.next_game)
        sentence = "" if noted is None else " ".join([noted.sentence, *(f"{a.key}: {a.label}" for a in noted.answers)])
        self._plain.print(*filter(None, (game.refusal, sentence, primary.prompt)))
        game.refusal = ""
        typed = (await self._plain.ask(f"[{primary.label}] > ")).lower()
        if typed in {"q", "quit"}:
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
                self._plain.print(say("tui-plain-help"))
            elif not self._key(view, word):
                self._plain.print(say("tui-plain-unknown", given=word))
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
        game.ask_hint()
        while game.is_looking:
            self._news.clear()
            await self._news.wait()
        if game.hint is not None:
            self._plain.print(game.hint.words.in_language(spoken()), *hint_drawing.table(game.hint, WIDTH, 8))

    @staticmethod
    def _table(view: TableView) -> Iterator[str]:
        canvas = Canvas(WIDTH, HEIGHT)
        view.draw(canvas, 0, HEIGHT)
        blank = False
        for line in canvas.lines():
            if line or not blank:
                yield line
            blank = not line

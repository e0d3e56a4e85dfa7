"""The end of a game, line by line: how it ended, what could be made of a numbered deal, and what comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from fifteentwo.cli.language import reason, say
from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.tui import agreements, end_drawing, ending
from fifteentwo.tui.plain_commands import TableCommands
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.plain_sheet import RoomServices
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.room_place import AGAIN, RoomPlace

AskWhile = Callable[[Callable[[], str | None]], Awaitable[str | None]]
"""Asks for a line with a prompt that may change, until there is a line, or the prompt is None."""


class PlainEnding:
    """The end of each game at a table; without `services` of one who watches.

    Attributes:
        game: The game as it is shown.
        following: The game that the player goes on to: one to be opened, or the room of a rematch; "" for none.
    """

    def __init__(
        self,
        lines: TypedLines,
        game: Presenter,
        services: RoomServices | None,
        commands: TableCommands,
        ask: AskWhile,
    ) -> None:
        self._lines, self.game, self._services = lines, game, services
        self._commands, self._ask = commands, ask
        self.following: NewRoom | str = ""
        self._is_told = False
        self._comparing: asyncio.Task[None] | None = None

    @property
    def is_reached(self) -> bool:
        """Whether the game is over, and the next one has not been asked for."""
        return self.game.is_over and not self.game.is_waiting

    async def step(self) -> bool:
        """Says how the game has ended, and lets the player go on; returns whether they stay in this room."""
        if not self._is_told:
            self._tell()
        typed = await self._ask(self._prompt)
        if typed is None:
            self._is_told = False
            return True
        if typed in LEAVE:
            return False
        await self._do(typed)
        return self.following == ""

    def close(self) -> None:
        """Asks for nothing more."""
        if self._comparing is not None:
            self._comparing.cancel()

    def _tell(self) -> None:
        self._is_told = True
        self._lines.print("", *end_drawing.lines(self.game, None), self._keys)
        welcome, services = self.game.welcome, self._services
        if ending.is_alone(self.game) and welcome is not None and welcome.deal is not None and services is not None:
            self._comparing = asyncio.create_task(_compare(self.game, services.place))

    def _prompt(self) -> str | None:
        if not self.is_reached:
            return None
        primary = ending.primary(self)
        return f"{primary.prompt} [{primary.label}] > ".replace("[] ", "").lstrip()

    async def _do(self, typed: str) -> None:
        press, position = ending.primary(self).press, self.game.position
        if typed == "r" and self._services is not None and position is not None:
            await self._services.review(position.standing.games)
        elif typed == "?":
            self._lines.print(self._keys)
        elif typed and await self._commands.do(typed):
            return
        elif typed or press is None:
            self._lines.print(say("tui-plain-waiting") if press is None else say("tui-plain-unknown", given=typed))
        else:
            press()
            await asyncio.sleep(0)

    @property
    def _keys(self) -> str:
        can = "watch" if self._services is None else "talk" if agreements.others_elsewhere(self.game) else "review"
        return say("tui-plain-end", can=can)

    def to_rematch(self) -> None:
        """Goes to the room of the next match."""
        self.following = self.game.conduct.rematch

    def rematch(self) -> None:
        """Begins the same game again."""
        self.following = ending.again(self.game)


async def _compare(game: Presenter, place: RoomPlace) -> None:
    """Adds to the log what could be made of a numbered deal: as soon as something is known, and once all is."""
    is_told = False
    try:
        while True:
            result = await asyncio.to_thread(place.result)
            if not result.coming or (result.pars and not is_told):
                is_told = True
                for line in end_drawing.of_deal(result):
                    game.note(line)
            if not result.coming:
                return
            await asyncio.sleep(AGAIN)
    except CodedError as error:
        game.note(reason(error))

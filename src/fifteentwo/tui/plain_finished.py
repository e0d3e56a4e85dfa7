"""The finished games, line by line: twenty at a time, the last one first, and the reviews of those that are chosen."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from fifteentwo.cli.language import reason, say
from fifteentwo.locales import CodedError
from fifteentwo.server.history_wire import FinishedGame, History
from fifteentwo.tui import finished_screen
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain_lines import LEAVE, TypedLines

AT_A_TIME: Final = 20
"""The games that are listed at a time."""

PlacedGame = tuple[FinishedGame, Lounge]
Review = Callable[[str, str, int], Awaitable[None]]
"""Shows the review of a game of a server: its address, the room, and the number of the game."""


async def show_finished(lines: TypedLines, lounges: Iterable[Lounge], review: Review) -> None:
    """Lists the finished games of several servers, and shows the reviews of those that are chosen, until the player leaves."""
    ordered = heapq.merge(
        *(_of_server(lounge, lines) for lounge in lounges), key=lambda each: each[0].ended, reverse=True
    )
    found = await asyncio.to_thread(_taken, ordered)
    lines.print("", say("tui-finished" if found else "tui-none-finished"))
    first = 0
    while found:
        listed = found[: first + AT_A_TIME]
        has_more = len(found) > len(listed)
        lines.number_all([finished_screen.told(game) for game, _ in listed[first:]], first + 1)
        lines.print(*([f"  m  {say('tui-more')}"] if has_more else []))
        chosen = await lines.chosen(say("tui-plain-pick"), len(listed))
        if isinstance(chosen, int):
            game, lounge = found[chosen]
            await review(lounge.address, game.room, game.number)
        elif chosen.lower() in LEAVE:
            return
        elif chosen.lower() == "m" and has_more:
            first += AT_A_TIME
            found += await asyncio.to_thread(_taken, ordered, AT_A_TIME)
        else:
            lines.unknown(chosen)


def _taken(games: Iterator[PlacedGame], number: int = AT_A_TIME + 1) -> list[PlacedGame]:
    """The next games; one more than is listed shows whether there are more."""
    return [*islice(games, number)]


def _of_server(lounge: Lounge, lines: TypedLines) -> Iterator[PlacedGame]:
    """The games of a server, the last one first, asked for page by page; what goes wrong is said, and ends them."""
    query: dict[str, str | int] = {}
    while True:
        try:
            history = lounge.get("history", History, **query)
        except CodedError as error:
            lines.print(reason(error))
            return
        for game in history.games:
            yield game, lounge
        if history.next is None:
            return
        query = {"before": history.next}

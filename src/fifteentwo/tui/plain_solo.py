"""The games for one, line by line: the deal of the day, a new deal, or one by its number."""

from __future__ import annotations

from typing import NamedTuple

from fifteentwo.cli.language import say, spoken
from fifteentwo.rules import PRESETS
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.wire import Chair
from fifteentwo.tui.plain_lines import LEAVE, TypedLines, number_in


class ChosenDeal(NamedTuple):
    """A game for one; `is_watched` if the computer plays it."""

    room: NewRoom
    is_watched: bool = False


async def solo_game(lines: TypedLines, preset: str, player: str) -> ChosenDeal | None:
    """The deal that is chosen, or None if the player leaves."""
    known = PRESETS[preset]
    to_win = say("solo-to-win", points=getattr(known.rules, "win_at", 0))
    lines.print("", say(f"game-{preset}"), known.words.in_language(spoken()), to_win)
    chairs = (Chair(player),)
    while True:
        watch = say("solo-watch-of", name=say(f"game-{preset}"))
        chosen = await lines.number(
            say("tui-plain-pick"), [say("solo-today"), say("solo-new-deal"), say("solo-number"), watch]
        )
        match chosen:
            case 0:
                return ChosenDeal(NewRoom(preset, chairs, daily=True))
            case 1:
                return ChosenDeal(NewRoom(preset, chairs))
            case 2:
                chosen = await lines.ask(f"{say('solo-number')}: ")
                if number_in(chosen) >= 0:
                    return ChosenDeal(NewRoom(preset, chairs, deal=number_in(chosen)))
                lines.unknown(chosen)
            case 3:
                return ChosenDeal(NewRoom(preset, chairs), is_watched=True)
            case str() if chosen.lower() in LEAVE:
                return None
            case _:
                lines.unknown(str(chosen))

"""What can be done with a game beside playing it, line by line: look at the rules, adjourn, resign, save the record, let others watch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple, get_args

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.locales import CodedError
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.saying_wire import Phrase, Say
from fifteentwo.tui import agreements
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.room_place import RoomPlace
from fifteentwo.tui.sheet_screen import cost, may_show_cards


class RoomServices(NamedTuple):
    """What a table needs of its server beside the messages of the room: reviews, an explorer of positions, and the room itself."""

    review: Callable[[int], Awaitable[None]]
    explore: Callable[[str], Awaitable[None]]
    place: RoomPlace


async def choose(lines: TypedLines, game: Presenter, services: RoomServices | None) -> None:
    """Prints the rules and what can be done, and does what is chosen. Without `services`, this is one who watches."""
    welcome = game.welcome
    if welcome is None:
        return
    lines.print("", say("sheet-title"), welcome.rules_words.in_language(spoken()), welcome.rules_text)
    lines.print(*filter(None, [agreements.spectators(game)]))
    chosen = await _chosen(lines, [*_codes(game, services is not None)])
    match chosen:
        case "adjourn":
            game.send(Propose("adjourn"))
        case "friend-show-cards":
            game.send(Propose("show_cards"))
        case "friend-hide-cards":
            game.send(Propose("hide_cards"))
        case "sheet-resign":
            await _resign(lines, game)
        case _ if services is not None:
            await _ask_server(lines, game, services.place, chosen)
        case _:
            return


def _codes(game: Presenter, has_seat: bool) -> Iterator[str]:
    """The codes of what can be done."""
    latest = game.latest
    yield "sheet-resign-no"
    if latest is not None and latest.outcome is None and agreements.others_elsewhere(game):
        yield "adjourn"
    if latest is not None and latest.resigning is not None:
        yield "sheet-resign"
    if has_seat:
        yield "sheet-record"
        yield "friend-make-spectators-link"
        yield "friend-withdraw-spectators-link"
        if may_show_cards(game):
            yield "friend-hide-cards" if game.conduct.cards_shown else "friend-show-cards"


async def _resign(lines: TypedLines, game: Presenter) -> None:
    """Says what it costs, and resigns if the player is sure."""
    if game.latest is not None and game.latest.resigning is not None:
        lines.print(cost(game.latest.resigning, game))
        if await _chosen(lines, ["sheet-resign-no", "sheet-resign-yes"]) == "sheet-resign-yes":
            game.give_up()
            game.rush(to_the_end=True)


async def may_watch(lines: TypedLines, game: Presenter) -> bool:
    """Whether the computer may play on; asks where the player has chosen something."""
    if not game.asks_to_watch:
        return True
    lines.print(say("watch-ask-title"), say("watch-ask-words"))
    return await _chosen(lines, ["sheet-resign-no", "watch-button"]) == "watch-button"


async def _ask_server(lines: TypedLines, game: Presenter, place: RoomPlace, chosen: str) -> None:
    """Does what the server is asked for; what goes wrong is said, and the player stays at the table."""
    try:
        if chosen == "sheet-record":
            await _save(lines, place)
        elif chosen == "friend-make-spectators-link":
            lines.print(say("friend-spectators-why"), await asyncio.to_thread(place.make_link))
        elif chosen == "friend-withdraw-spectators-link":
            is_watched = bool(agreements.spectators(game))
            await asyncio.to_thread(place.withdraw_link)
            lines.print(*([] if is_watched else [say("friend-nobody-watches")]))  # it is said when they have to leave
    except CodedError as error:
        lines.print(reason(error))


async def _save(lines: TypedLines, place: RoomPlace) -> None:
    """Asks for a file until the record is written to one, or the player leaves."""
    while (typed := await lines.ask(f"{say('tui-plain-file', file=str(place.record_path))} ")).lower() not in LEAVE:
        try:
            path = await asyncio.to_thread(place.save_record, Path(typed) if typed else None)
        except CodedError as error:
            lines.print(reason(error))
        else:
            lines.print(say("tui-plain-saved", file=str(path)))
            return


async def talk(lines: TypedLines, game: Presenter) -> None:
    """Says one of the phrases to the others at the table."""
    phrases = {f"phrase-{phrase}": phrase for phrase in get_args(Phrase)}
    lines.print("", say("room-say"))
    chosen = await _picked(lines, [*phrases])
    if chosen is not None:
        game.send(Say(phrases[chosen]))


async def _chosen(lines: TypedLines, codes: list[str]) -> str:
    """The code of the entry that is chosen by its number; the first one if the player leaves."""
    return await _picked(lines, codes) or codes[0]


async def _picked(lines: TypedLines, codes: list[str]) -> str | None:
    """The code of the entry that is chosen by its number; None if the player leaves."""
    lines.number_all([say(code) for code in codes])
    while True:
        chosen = await lines.chosen(say("tui-plain-pick"), len(codes))
        if isinstance(chosen, int):
            return codes[chosen]
        if not chosen or chosen.lower() in LEAVE:
            return None
        lines.unknown(chosen)

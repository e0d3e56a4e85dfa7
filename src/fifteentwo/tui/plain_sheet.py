"""What can be done with a game beside playing it, line by line: look at the rules, adjourn, resign."""

from __future__ import annotations

from fifteentwo.cli.language import say, spoken
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.tui import agreements
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.sheet_screen import cost


async def choose(lines: TypedLines, game: Presenter) -> None:
    """Prints the rules and what can be done, and does what is chosen."""
    welcome, latest = game.welcome, game.latest
    if welcome is None or latest is None:
        return
    lines.print("", say("sheet-title"), welcome.rules_words.in_language(spoken()), welcome.rules_text)
    entries = ["sheet-resign-no"]
    if latest.outcome is None and agreements.others_elsewhere(game):
        entries.append("adjourn")
    if latest.resigning is not None:
        entries.append("sheet-resign")
    chosen = await _chosen(lines, entries)
    if chosen == "adjourn":
        game.send(Propose("adjourn"))
    elif chosen == "sheet-resign":
        await _resign(lines, game)


async def _resign(lines: TypedLines, game: Presenter) -> None:
    """Says what it costs, and resigns if the player is sure."""
    if game.latest is not None and game.latest.resigning is not None:
        lines.print(cost(game.latest.resigning, game))
        if await _chosen(lines, ["sheet-resign-no", "sheet-resign-yes"]) == "sheet-resign-yes":
            game.give_up()
            game.rush(to_the_end=True)


async def _chosen(lines: TypedLines, codes: list[str]) -> str:
    """The code of the entry that is chosen by its number; the first one if the player leaves."""
    lines.number_all([say(code) for code in codes])
    while True:
        chosen = await lines.chosen(say("tui-plain-pick"), len(codes))
        if isinstance(chosen, int):
            return codes[chosen]
        if not chosen or chosen.lower() in LEAVE:
            return codes[0]
        lines.unknown(chosen)

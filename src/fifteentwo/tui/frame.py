"""The frame of a table: its title, the log beside it, the hint, the big button and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fifteentwo.cli.language import say
from fifteentwo.tui import agreements, end_drawing, hint_drawing, tutor
from fifteentwo.tui.canvas import Canvas, shortened, wrapped

if TYPE_CHECKING:
    from fifteentwo.tui.table_screen import TableScreen

LOG: Final = 30
"""The width of the log beside the table."""
LEFT: Final = 74
"""The width that a table needs beside the log."""


def draw(table: TableScreen, width: int, height: int) -> Canvas:
    """Draws the whole screen of a table."""
    canvas = Canvas(width, height)
    if table.view is None or table.game.scene is None:
        canvas.put(2, height // 2, table.trouble or say("common-loading"))
        return canvas
    end = canvas.put(0, 0, f"{table.view.title()}", "bold", width=width)
    if watching := agreements.spectators(table.game):
        canvas.put(end + 2, 0, watching, "dim", width=max(0, width - end - 2))
    aside = LOG if width >= LEFT + LOG else 0
    left = Canvas(width - aside - (1 if aside else 0), height - 4)
    table.view.draw(left, 0, left.height)
    canvas.paste(left, 0, 1)
    if aside:
        for row in range(1, height - 3):
            canvas.put(width - aside - 1, row, "│", "dim")
        _log(table, canvas, width - aside + 1, 1, aside - 1, height - 4)
    elif table.shows_log:
        _over(canvas, list(_log_lines(table, width - 4, height - 6)), say("log-title"))
    if table.game.hint is not None and table.strength:
        hint_drawing.draw(canvas, table.game, table.view, table.strength, width - aside, height - 4)
    if (verdict := table.game.tutor.verdict) is not None:
        told = [tutor.cost(verdict)]
        if table.game.tutor.shows_why:
            told += [tutor.best(verdict), *tutor.compared(verdict)]
        _over(canvas, [*told, say("tutor-assisted")], say("tutor-title"))
    if table.game.is_over:
        lines = list(end_drawing.lines(table.game, table.result))
        _over(canvas, lines, say("common-review") if not lines else lines.pop(0))
    _foot(table, canvas, width, height)
    return canvas


def _log_lines(table: TableScreen, width: int, height: int) -> Iterator[str]:
    lines = [line for sentence in table.game.log[-60:] for line in wrapped(sentence, width)]
    yield from lines[-height:] if lines else [say("log-empty")]


def _log(table: TableScreen, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    for row, line in enumerate(_log_lines(table, width, height)):
        canvas.put(x, y + row, line)


def _over(canvas: Canvas, lines: list[str], title: str) -> None:
    lines = [part for line in lines for part in ([line] if "  " in line else wrapped(line, canvas.width - 4))]
    box = Canvas(canvas.width, len(lines) + 2)
    box.put(0, 0, f"── {title} ".ljust(canvas.width, "─"), "bold")
    for row, line in enumerate(lines):
        box.put(2, row + 1, line)
    box.put(0, len(lines) + 1, "─" * canvas.width)
    canvas.paste(box, 0, max(1, canvas.height - 3 - box.height))


def _foot(table: TableScreen, canvas: Canvas, width: int, height: int) -> None:
    primary = table.primary()
    noted = agreements.note(table.game)
    lost = say("room-lost") if table.is_lost else ""
    prompt = table.trouble or lost or table.game.refusal or ("" if noted is None else noted.sentence) or primary.prompt
    if not (aside := width >= LEFT + LOG) and not prompt and table.game.log:
        prompt = table.game.log[-1]
    canvas.put(0, height - 3, prompt, "bold" if primary.prompt == prompt else "bold red", width=width)
    x = 0
    if primary.label:
        label = f"[ {shortened(primary.label, width - 30)} ]"
        style = "bold reverse" if primary.press else "dim"
        x = canvas.put(0, height - 2, label, style, "press" if primary.press else "") + 1
    answers = () if noted is None else noted.answers
    for key, label in [*((each.key.upper(), each.label) for each in answers), *_buttons(table, aside)]:
        if x + len(label) + 5 <= width:
            x = canvas.put(x + 1, height - 2, f"{key} {label}", "", f"key:{key.lower()}") + 1
    canvas.put(0, height - 1, say("tui-keys"), "dim", width=width)


def _buttons(table: TableScreen, aside: bool) -> Iterator[tuple[str, str]]:
    game = table.game
    if game.tutor.verdict is not None:
        yield "K", say("tutor-keep")
        yield "W", say("tutor-why")
        return
    if game.watching != "off":
        yield "P", say("bar-pause") if game.watching == "on" else say("bar-go-on")
        yield "N", say("bar-next")
        yield "Escape", say("bar-stop")
        return
    if game.gate == "continue":
        yield "S", say("solo-skip")
    if game.is_over and game.seat is not None:
        yield "R", say("common-review")
    if game.is_looking:
        yield "H", say("bar-looking")
    elif game.is_mine and game.welcome is not None and game.welcome.hints:
        labels = {0: "bar-hint", 1: "bar-card", 2: "bar-numbers", 3: "bar-close-hint"}
        yield "H", say(labels[table.strength if game.hint else 0])
        if game.hint is not None and game.hint.explore is not None and not table.is_alone:
            yield "E", say("bar-explore")
        if table.is_alone and game.hint is not None and table.strength == 3:
            yield "C", say("bar-for-win")
    if game.latest is not None and game.latest.can_take_back:
        yield "U", say("bar-ask-undo" if agreements.others_elsewhere(game) else "bar-undo")
    if table.is_alone and game.is_mine:
        yield "W", say("watch-button")
    if game.past is not None:
        yield "D", say("room-past-deal")
    if agreements.others_elsewhere(game):
        yield "T", say("room-say")
    if not aside:
        yield "L", say("log-title")
    yield "G", say("bar-game")

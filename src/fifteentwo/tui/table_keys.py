"""The keys of a table: those of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fifteentwo.tui import agreements
from fifteentwo.tui.presenter import Presenter

if TYPE_CHECKING:
    from fifteentwo.tui.table_screen import TableScreen


def press(table: TableScreen, key: str) -> bool:
    """A key at a table; returns whether it meant something."""
    noted = agreements.note(table.game)
    for answer in () if noted is None else noted.answers:
        if key == answer.key:
            table.game.send(answer.request)
            return True
    if table.game.tutor.verdict is not None and _with_tutor(table.game, key):
        return True
    if table.game.watching != "off" and watching(table.game, key):
        return True
    if key == "enter" and not (table.view is not None and not table.game.is_over and table.view.key(key)):
        primary = table.primary()
        if primary.press is not None:
            primary.press()
        elif table.game.is_busy:
            table.game.go_on()
        return True
    if table.view is not None and not table.game.is_over and table.view.key(key):
        return True
    match key:
        case "h":
            table.next_hint()
        case "u":
            table.game.take_back()
        case "l":
            table.shows_log = not table.shows_log
        case "g":
            table.open_sheet()
        case "escape":
            table.close_hint()
        case "s" if table.game.gate in {"continue", "next-deal"}:
            table.game.rush()
        case "question_mark":
            table.app.open_help()
        case "t" if agreements.others_elsewhere(table.game):
            table.app.open_phrases(table.game)
        case "w" if table.is_alone:
            table.watch_computer()
        case "c" if table.is_alone and table.game.hint is not None:
            table.game.hint = None
            table.game.ask_hint("chance")
        case "e" if table.game.hint is not None and table.game.hint.explore is not None and not table.is_alone:
            table.app.explore(table.game.hint.explore)
        case "d" if table.game.past is not None:
            table.app.open_past_deal(table.game.past, table.game.names)
        case "r" if table.game.is_over and table.game.seat is not None:
            table.review()
        case "space" if table.game.is_busy:
            table.game.go_on()
        case _:
            return False
    return True


def watching(game: Presenter, key: str) -> bool:
    """A key while the computer plays; returns whether it meant something: P pauses it and lets it go on, N is its next choice, Escape stops it."""
    match key:
        case "p" | "enter" | "space":
            game.watch("paused" if game.watching == "on" else "on")
        case "n":
            game.watch_one()
        case "escape":
            game.watch("off")
        case _:
            return False
    return True


def _with_tutor(game: Presenter, key: str) -> bool:
    """The tutor holds a choice back: Enter or Escape to rethink, K keeps it, W shows why."""
    match key:
        case "enter" | "escape" | "u":
            game.tutor.rethink()
        case "k":
            game.tutor.keep()
        case "w":
            game.tutor.shows_why = not game.tutor.shows_why
        case _:
            return False
    return True

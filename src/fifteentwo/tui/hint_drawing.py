"""A hint over the table: a nudge, then the choice, then every choice with its figures."""

from __future__ import annotations

from typing import Final

from fifteentwo.cli.language import figure, say, spoken
from fifteentwo.families import AnyChoice
from fifteentwo.moves import Discard
from fifteentwo.server.wire import Hint, HintFigure, HintOption
from fifteentwo.solitaire.moves import Keep, Place, ThrowAway
from fifteentwo.solitaire.shuffle import Done, Swap
from fifteentwo.tui.canvas import Canvas, face, faces, with_signs, wrapped
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import TableView

COLUMN = 11
HEADS: Final = {
    "hand": "review-head-hand",
    "crib": "review-head-crib",
    "play": "review-head-pegging",
    "now": "explore-head-now",
    "total": "review-head-net",
    "win": "explore-head-win",
    "match": "review-head-match",
}
"""The heads of the columns, in the order of the columns."""


def draw(canvas: Canvas, game: Presenter, _view: TableView, strength: int, width: int, bottom: int) -> None:
    """Draws the hint above the line `bottom`."""
    hint = game.hint
    if hint is None:
        return
    lines = [*wrapped(hint.nudge.in_language(spoken()), width - 4)]
    if strength >= 2:
        lines += wrapped(hint.words.in_language(spoken()), width - 4)
    if strength >= 3:
        lines += table(hint, width - 4, max(3, bottom - 12))
    box = Canvas(width, len(lines) + 2)
    box.put(0, 0, f"── {say('hint-title')} ".ljust(width, "─"), "bold")
    for row, line in enumerate(lines):
        box.put(2, row + 1, line, "bold" if row < 2 else "")
    box.put(0, box.height - 1, "─" * width, "dim")
    canvas.paste(box, 0, max(1, bottom - 6 - box.height))


def table(hint: Hint, width: int, most: int) -> list[str]:
    """The best choices with their figures, and the first two lines of where these come from."""
    basis = based(hint, width)[:2]
    return [*choices(hint, width, max(1, most - 1 - len(basis))), *why(hint, width), *basis]


def choices(hint: Hint, width: int, most: int | None = None) -> list[str]:
    """The choices with their figures below a head, the best first; at most so many."""
    parts = [part for part in HEADS if _has(hint, part)]
    names = [named(option.action) for option in hint.options]
    wide = max(map(len, names)) + 1
    head = " " * wide + "".join(f"{_head(part, hint):>{COLUMN}}" for part in parts)
    rows = [head[:width]]
    for name, option in list(zip(names, hint.options, strict=True))[:most]:
        cells = "".join(f"{_cell(option, part):>{COLUMN}}" for part in parts)
        rows.append(f"{name:{wide}}{cells}"[:width])
    return rows


def best_value(hint: Hint) -> str:
    """What the best choice is ranked by, with its head."""
    part = "total" if hint.by == "points" else hint.by
    return f"{_head(part, hint)}: {_cell(hint.options[0], part)}"


def why(hint: Hint, width: int) -> list[str]:
    """The reason for the best choice; no lines if there is none."""
    reason = hint.options[0].reason
    return wrapped(with_signs(reason.in_language(spoken())), width) if reason.code else []


def based(hint: Hint, width: int) -> list[str]:
    """Where the figures come from."""
    return wrapped(hint.basis.in_language(spoken()), width)


def _has(hint: Hint, part: str) -> bool:
    return any(getattr(option, part) not in (None, 0) for option in hint.options)


def _head(part: str, hint: Hint) -> str:
    own = {"place": "figure-average", "swap": "figure-then"}
    code = own.get(hint.what, HEADS[part]) if part == "total" else HEADS[part]
    return say(code)[: COLUMN - 1]


def _cell(option: HintOption, part: str) -> str:
    value: HintFigure | int | None = getattr(option, part)
    if value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if part in {"win", "match"}:
        return say("figure-percent", percent=figure(100 * value.value, ".2f"))
    sign = "≈" if value.error is None else ""
    return f"{sign}{figure(value.value, '.2f')}".replace("-", "−")


def named(action: AnyChoice) -> str:
    """A choice in a few words."""
    match action:
        case Discard(cards=cards):
            return faces(cards)
        case Place(card=card, cell=cell):
            return say("hint-place", card=face(card), row=cell // 4 + 1, column=cell % 4 + 1)
        case Swap(first=first, second=second):
            places = {
                "row": first // 4 + 1,
                "column": first % 4 + 1,
                "row2": second // 4 + 1,
                "column2": second % 4 + 1,
            }
            return say("hint-swap", **places)
        case ThrowAway():
            return say("hint-throw-away")
        case Keep(pile=pile):
            return say("hint-keep", pile=pile + 1)
        case Done():
            return say("hint-done")
        case _:
            return face(action.card) if hasattr(action, "card") else ""

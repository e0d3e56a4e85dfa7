"""What the terminal can show: its characters and colours. What it cannot show is replaced, cell by cell."""

from __future__ import annotations

import locale
import os
import sys
from functools import lru_cache
from shutil import get_terminal_size
from typing import Final, NamedTuple, Self
from unicodedata import normalize

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

INSTEAD: Final = {
    "♣": "C", "♦": "D", "♥": "H", "♠": "S",
    "─": "-", "━": "=", "│": "|", "┃": "!", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "┏": "#", "┓": "#", "┗": "#", "┛": "#", "▒": "#", "░": "?", "█": "#", "▀": "'", "▄": ".",
    "●": "O", "○": "o", "·": ".", "•": "*", "▶": ">", "▲": "^", "▼": "v", "…": "~", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "’": "'", "‘": "'", "–": "-", "—": "-", "−": "-", "×": "x", "±": "~", "≈": "~", "≥": ">", "≤": "<", "¡": "!", "¿": "?",
}  # fmt: skip
"""A sign of ASCII for each sign that is drawn."""

PLAIN_LINES: Final = {
    "━": "─",
    "┃": "│",
    "┏": "┌",
    "┓": "┐",
    "┗": "└",
    "┛": "┘",
    "●": "O",
    "○": "o",
    "▶": ">",
    "▲": "^",
    "▼": "v",
    "░": "▒",
}
"""For the font of a bare console, which has the suits and thin lines."""


class Console(NamedTuple):
    """A terminal: the encoding of its text, whether its font is that of a bare console, whether it has colours, and whether what it
    shows can be erased.
    """

    encoding: str
    is_bare: bool
    has_colours: bool
    can_erase: bool = False

    @classmethod
    def of_this_process(cls) -> Self:
        """The terminal that this process writes to, as its environment describes it."""
        terminal = os.environ.get("TERM", "")
        return cls(
            _encoding(),
            terminal in {"linux", "dumb", "vt100", "vt220"},
            "NO_COLOR" not in os.environ and terminal not in {"dumb", "vt100", "vt220"},
            terminal not in {"dumb", ""} and sys.stdout.isatty(),
        )

    def covering(self) -> str:
        """What covers all that has been printed: it is erased, or so many empty lines are printed that it leaves the screen."""
        return "\033[H\033[2J\033[3J" if self.can_erase else "\n" * get_terminal_size().lines


def _encoding() -> str:
    """The encoding of the terminal. In the C locale Python writes UTF-8, but the terminal may not read it."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)), "C")
    if sys.platform != "win32" and (wanted in {"C", "POSIX"} or (wanted == "C.UTF-8" and _was_coerced())):
        return "ascii"
    return (sys.stderr.encoding if sys.__stderr__ is not None else None) or locale.getpreferredencoding(False)


def _was_coerced() -> bool:
    """Whether Python itself has set LC_CTYPE to C.UTF-8, because nothing else was set."""
    return os.environ.get("LC_CTYPE") == "C.UTF-8" and os.environ.get("LANG", "C") in {"C", "POSIX"}


@lru_cache(4096)
def fitting(text: str, encoding: str, is_bare: bool) -> str:
    """The text with signs that the terminal has, as wide as before.

    >>> fitting("5♥ │ Crème", "ascii", False), fitting("┏5♥", "utf-8", True)
    ('5H | Creme', '┌5♥')
    """
    if text.isascii():
        return text
    if is_bare:
        text = "".join(PLAIN_LINES.get(sign, sign) for sign in text)
    return "".join(_sign(sign, encoding) for sign in text)


def _sign(sign: str, encoding: str) -> str:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        plain = INSTEAD.get(sign) or normalize("NFKD", sign)[:1]
        return plain if plain.isascii() else "?" * cell_len(sign)
    return sign


class _Fitting(LineFilter):
    """Replaces signs that the terminal does not have."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self._console = console

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002 - the interface is Textual's
        console = self._console
        return [
            Segment(fitting(text, console.encoding, console.is_bare), style, control)
            for text, style, control in segments
        ]


class _WithoutColours(LineFilter):
    """Leaves bold, underlined and reversed text, and no colours."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002 - the interface is Textual's
        return [Segment(text, style and _plain(style), control) for text, style, control in segments]


@lru_cache(1024)
def _plain(style: Style) -> Style:
    return Style(bold=style.bold, dim=style.dim, underline=style.underline, reverse=style.reverse, italic=style.italic)


def filters(console: Console) -> list[LineFilter]:
    """What changes each line before it is written."""
    found: list[LineFilter] = []
    if console.is_bare or console.encoding.lower().replace("-", "") != "utf8":
        found.append(_Fitting(console))
    if not console.has_colours:
        found.append(_WithoutColours())
    return found

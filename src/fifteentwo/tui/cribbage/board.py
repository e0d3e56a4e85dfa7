"""The pegboard in characters: a track for each side, with both pegs, and the lines of skunks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from fifteentwo.game import Side
from fifteentwo.server.wire import SkunkLine
from fifteentwo.tui.canvas import Canvas, shortened

STREET: Final = 40
GROUP: Final = 5
COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
NAMES: Final = (10, 16)
"""The least and most width of a name."""
SCORE: Final = 4


class Track(NamedTuple):
    """A side on the board: its name, its pegs and the score it needs.

    `way` is its direction round the crash board, true for clockwise; None before its first score, and on other boards.
    """

    side: Side
    name: str
    pegs: tuple[int, int]
    target: int
    is_mine: bool = False
    way: bool | None = None

    @property
    def label(self) -> str:
        """The name, with the direction."""
        return self.name if self.way is None else f"{'>' if self.way else '<'} {self.name}"

    @property
    def holes(self) -> list[tuple[int, str]]:
        """The holes of the pegs that are on the board, each with its sign.

        On the crash board they are counted clockwise for everybody, so that pegs in the same column are in the same hole.
        """
        rear, front = (min(peg, self.target) for peg in self.pegs)
        found = [(rear, "○"), (front, "●")]
        return [(self.target + 1 - hole if self.way is False else hole, sign) for hole, sign in found if hole > 0]


def colour(side: Side) -> str:
    """The colour of a side."""
    return COLOURS[side % len(COLOURS)]


def draw_strip(canvas: Canvas, y: int, tracks: Sequence[Track], lines: Sequence[SkunkLine]) -> int:
    """Draws each side on one line, and a ruler below; returns the line after it."""
    if not tracks:
        return y
    abreast = _abreast(tracks, canvas.width)
    wide, name = canvas.width // abreast, _name_width(tracks)
    each = _scale(tracks, wide - name - SCORE - 1)
    longest = max(tracks, key=lambda track: track.target)
    for place, track in enumerate(tracks):
        x, row = (place % abreast) * wide, y + place // abreast
        style = colour(track.side)
        mine = f"{style} bold" if track.is_mine else style
        canvas.put(x, row, track.label, mine, width=name - 1)
        canvas.put(x + name, row, f"{max(0, track.pegs[1]):>3}", f"{mine} bold")
        _line(canvas, x + name + SCORE, row, track, each)
    ruler = y + -(-len(tracks) // abreast)
    for column in range(min(abreast, len(tracks))):
        _ruler(canvas, column * wide + name + SCORE, ruler, longest, lines, each)
    return ruler + 1


def _name_width(tracks: Sequence[Track]) -> int:
    least, most = NAMES
    return max(least, min(most, 1 + max((cell_len(track.label) for track in tracks), default=0)))


def _abreast(tracks: Sequence[Track], width: int) -> int:
    return 2 if len(tracks) > 3 and width >= 80 else 1


def _scale(tracks: Sequence[Track], width: int) -> int:
    """The holes in one cell, the same for all tracks."""
    return max(1, -(-max(track.target for track in tracks) // max(1, width)))


def _line(canvas: Canvas, x: int, y: int, track: Track, each: int) -> None:
    style = colour(track.side)
    for cell in range(-(-track.target // each)):
        last = (cell + 1) * each
        canvas.put(x + cell, y, "+" if last % (GROUP * 2) < each else "·", "dim")
    for hole, sign in track.holes:
        canvas.put(x + (hole - 1) // each, y, sign, f"{style} bold")


def _ruler(canvas: Canvas, x: int, y: int, track: Track, lines: Sequence[SkunkLine], each: int) -> None:
    for hole in (*range(30, track.target - 5, 30), track.target):
        text = str(hole)
        canvas.put(x + (hole - 1) // each - len(text) + 1, y, text, "dim")
    for line in lines:
        if track.side in line.sides:
            place = x + (line.hole - 1) // each
            letter = "".join(word[0].upper() for word in line.title.split())
            if canvas.lines()[y].ljust(canvas.width)[place - 1 : place].strip():
                place += 1
            if all(sign == " " for sign in canvas.lines()[y].ljust(canvas.width)[place : place + len(letter)]):
                canvas.put(place, y, letter, "red")


def draw_streets(canvas: Canvas, y: int, tracks: Sequence[Track], lines: Sequence[SkunkLine]) -> int:
    """Draws every hole: streets of forty or eighty holes in groups of five; returns the line after the board."""
    if not tracks:
        return y
    name = _name_width(tracks)
    length = STREET if tracks[0].target <= 3 * STREET + 1 else 2 * STREET
    for street in range(max(1, tracks[0].target // length)):
        if street:
            y += 1
        for track in tracks:
            style = colour(track.side)
            if street == 0:
                canvas.put(0, y, shortened(track.label, name - 1), f"{style} bold" if track.is_mine else style)
                canvas.put(name, y, f"{max(0, track.pegs[1]):>3}", f"{style} bold")
            _street(canvas, name + SCORE + 1, y, track, street, length)
            y += 1
        for line in lines:
            if (line.hole - 2) // length == street:
                letter = "".join(word[0].upper() for word in line.title.split())
                canvas.put(name + SCORE + 1 + _column((line.hole - 2) % length) + 1, y, letter, "red")
    return y + 1


def _column(place: int) -> int:
    return place + place // GROUP


def _street(canvas: Canvas, x: int, y: int, track: Track, street: int, length: int) -> None:
    first, last = street * length + 1, min(track.target, (street + 1) * length)
    if track.target - last < GROUP:
        last = track.target
    pegs = dict(track.holes)
    for hole in range(first, last + 1):
        sign = pegs.get(hole)
        canvas.put(x + _column(hole - first), y, sign or "·", f"{colour(track.side)} bold" if sign else "dim")
    canvas.put(x + _column(last - first) + 2, y, str(last), "dim")

"""What the lines of a square promise: the learned tables, in NumPy alone.

A line is known by a code: its four ranks as digits to the base 14, 13 for an empty cell; and by its suit,
`NONE` while it is empty, `MIXED` when no flush is left. Its promise is looked up by both and by how many
cells of the board are empty; and it is the more, the more cards of the ranks it wants are left, and of its suit.
What lines promise together comes from their traits, see `interactions`. A full line need not be learned: it promises its
mean over the starters. How far what a line comes to lies from its promise was learned too: its spread, for who
plays for the chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import combinations_with_replacement, permutations
from lzma import LZMAError
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZIP_LZMA, BadZipFile, ZipFile, ZipInfo

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.scoring.rank_hands import RANKS
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.rules import SquareRules, write
from fifteentwo.solitaire.square import CELLS

Floats = NDArray[np.float32]

EMPTY: Final = 13
NONE: Final = -1
MIXED: Final = 4
KEYS: Final = 2380
"""Lines of up to four ranks, in any order."""

WIDTH: Final = 16
"""Thirteen ranks, and nothing in three more: rows of sixteen are added up sooner."""

TRAITS: Final = 16
"""So many a line has for all other lines, and as many for those that cross it at an empty cell; with a reserve none."""

SIGNS: Final = np.array([1.0, -1.0] * (TRAITS // 2), np.float32)
"""What two traits multiply to counts with these."""

STAGES: Final = 5
"""Traits are the same for four numbers of empty cells at a time, see `interactions.stage`."""

MOST_KEPT: Final = 10
BURIED: Final = 16
WANTS: Final = 32
"""A card of the reserve is known by its rank, or `BURIED` more where others lie on it."""

PLACES: Final = np.array([14**3, 14**2, 14, 1], np.int64)

WEIGHTS: Final = ("lines", "ranks", "suits", "spare", "kept", "held", "traits")
"""What is learned of a promise."""

_BY_KEY: Final = {"lines": 2, "ranks": 2, "suits": 1, "held": 1, "traits": 2}
"""Which axis is that of the keys."""

_IN_STEPS: Final = ("ranks", "suits", "held", "traits", "spread")
FULL: Final = 4
"""A line of so many cards is full."""
_JACK: Final = 10
_NOBS: Final = 12 / 51
"""How often the starter is of a jack's suit."""


class Promise(NamedTuple):
    """What a position promises: the sum of these for its lines, its dead cells and its reserve."""

    keys: NDArray[np.int16]
    """(38416,): the key of a line by its code."""
    cards: NDArray[np.int8]
    """(2380,): how many cards the line of a key has."""
    lines: Floats
    """(17, 2, 2380): by empty cells, whether one suit, key."""
    ranks: Floats
    """(17, 2, 2380, 16): the same for each rank, times how far its share of the unseen cards is from 1, see `shares`."""
    suits: Floats
    """(17, 2380): the same for the suit of a line of three cards of one suit, or four."""
    spare: Floats
    """(17, 5, 11): by empty cells, free cells for dead cards, cards in the reserve."""
    kept: Floats
    """(17, 32): by empty cells and the want of a card in the reserve, see `reserve`."""
    held: Floats
    """(17, 2380, 32): by empty cells and key, for each want: what a line promises more with such a card in the reserve;
    (0, 2380, 32) where there is none."""
    traits: Floats
    """(5, 2, 2380, 2 * traits): by stage, whether one suit, key: see `interactions`."""


LEAST_SPREAD: Final = 4.0
"""No position is taken to be surer than this: the square of points."""


class Spread(NamedTuple):
    """How far what a position comes to lies from what it promises, squared and on average: the sum of these."""

    lines: Floats
    """(17, 2, 2380): by empty cells, whether one suit, key."""
    spare: Floats
    """(17, 5, 11): by empty cells, free cells for dead cards, cards in the reserve."""


def promise_for(rules: SquareRules) -> Promise:
    """What was learned for the preset nearest to these rules. Raises ValueError for a damaged table."""
    return shipped_promise(_nearest(rules))


def spread_for(rules: SquareRules) -> Spread:
    """The spread that was learned for the preset nearest to these rules. Raises ValueError for a damaged table."""
    return shipped_spread(_nearest(rules))


@cache
def shipped_promise(name: str) -> Promise:
    """The promise in the table of this name, read once. Raises ValueError for a damaged table."""
    return read_table(name, _shipped(name))


@cache
def shipped_spread(name: str) -> Spread:
    """The spread in the table of this name, read once. Raises ValueError for a damaged table."""
    return read_spread(name, _shipped(name))


@lru_cache(maxsize=64)
def _nearest(rules: SquareRules) -> str:
    """The name of the table for these rules."""
    return "wikibooks_reserve_free" if rules.reserve_access == "free" else write(rules).split()[0]


def _shipped(name: str) -> bytes:
    return (files("fifteentwo") / "data" / f"square_{name}.npz").read_bytes()


def read_table(name: str, content: bytes) -> Promise:
    """The promise written in a table. Raises ValueError where it is damaged."""
    (reserve,) = _read(name, content, {"reserve": (1,)})["reserve"]
    if reserve not in (0, 1):
        raise ValueError(f"the table of {name} is damaged: there is a reserve or none, not {reserve:g}")
    whole = no_promise(bool(reserve))
    found = _read(name, content, {part: numbers.shape for part, numbers in _learned(whole).items()})
    for part, place in _places(whole).items():
        if part in _BY_KEY:
            np.moveaxis(place, _BY_KEY[part], 0)[whole.cards < FULL] = np.moveaxis(found[part], _BY_KEY[part], 0)
        else:
            place[...] = found[part]
    return whole


def read_spread(name: str, content: bytes) -> Spread:
    """The spread written in a table. Raises ValueError where it is damaged."""
    spread = no_spread()
    found = _read(name, content, {"spread": spread.lines.shape, "spread_spare": spread.spare.shape})
    return Spread(found["spread"], found["spread_spare"])


def _read(name: str, content: bytes, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Floats]:
    """The numbers of these parts of a table."""
    found = {}
    try:
        with np.load(BytesIO(content), allow_pickle=False) as table:
            for part, shape in shapes.items():
                numbers = table[part].astype(np.float32)
                if table[part].dtype == np.int8:
                    numbers *= table[f"{part}_step"]
                if numbers.shape != shape or not np.isfinite(numbers).all():
                    raise ValueError("its numbers are not those of a table")
                found[part] = numbers
    except (OSError, KeyError, EOFError, BadZipFile, LZMAError, TypeError, ValueError) as error:
        raise ValueError(f"the table of {name} is damaged: {error}") from None
    return found


def write_table(path: Path, promise: Promise, spread: Spread, command: str) -> None:
    """Writes a promise and its spread, rounded, and the command that made them."""
    arrays = {"command": np.array(command), "reserve": np.array([int(len(promise.held) > 0)])}
    parts = _learned(promise) | {"spread": spread.lines, "spread_spare": spread.spare}
    for part, numbers in parts.items():
        if part in _IN_STEPS:
            arrays[part], arrays[f"{part}_step"] = _in_steps(numbers)
        else:
            arrays[part] = numbers.astype(np.float16)
    with ZipFile(path, "w", ZIP_LZMA) as file:  # a fifth smaller than what `savez_compressed` writes
        for name, array in arrays.items():
            content = BytesIO()
            np.save(content, array)
            file.writestr(ZipInfo(f"{name}.npy"), content.getvalue(), ZIP_LZMA)


def _learned(promise: Promise) -> dict[str, Floats]:
    """What of a promise is learned and written: of the lines those that are not full."""
    return {
        part: np.compress(promise.cards < FULL, place, _BY_KEY[part]) if part in _BY_KEY else place
        for part, place in _places(promise).items()
    }


def _places(promise: Promise) -> dict[str, Floats]:
    """The numbers of a promise by name, those left out that only fill a row."""
    return {part: promise.ranks[..., :RANKS] if part == "ranks" else getattr(promise, part) for part in WEIGHTS}


def _in_steps(numbers: Floats) -> tuple[NDArray[np.int8], Floats]:
    """Numbers as whole steps, at most 127 of them, and how large a step is for each number of empty cells."""
    step = np.abs(numbers).max(axis=tuple(range(1, numbers.ndim)), keepdims=True, initial=1e-9) / 127
    return np.rint(numbers / step).astype(np.int8), step.astype(np.float32)


def steadied(promise: Promise, spread: Spread, by: float) -> Promise:
    """The promise less so much for each point of spread: for who would rather be sure (`by` above 0) or dare."""
    lines, spare = promise.lines - np.float32(by) * spread.lines, promise.spare - np.float32(by) * spread.spare
    return promise._replace(lines=lines, spare=spare)


def flat(promise: Promise) -> Floats:
    """All weights in one row, in the order of `WEIGHTS`."""
    return np.concatenate([getattr(promise, part).ravel() for part in WEIGHTS])


def shaped(weights: Floats, promise: Promise) -> Promise:
    """The promise whose weights are in this row; it sees every change of them."""
    parts = [getattr(promise, part) for part in WEIGHTS]
    rows = np.split(weights, np.cumsum([part.size for part in parts])[:-1])
    return promise._replace(
        **{name: row.reshape(part.shape) for name, row, part in zip(WEIGHTS, rows, parts, strict=True)}
    )


def shares(cards: NDArray[np.int64]) -> Floats:
    """(20,): for each rank, and from 16 on for each suit, how far its share of these unseen cards is from that of a full pack."""
    found = np.zeros(WIDTH + 4, np.float32)
    found[:RANKS] = RANKS * np.bincount(cards >> 2, minlength=RANKS) / len(cards) - 1
    found[WIDTH:] = 4 * np.bincount(cards & 3, minlength=4) / len(cards) - 1
    return found


def no_spread() -> Spread:
    """The spread to begin with, in arrays of its own: alike for all lines, the more the more cells are empty."""
    lines = np.empty((CELLS + 1, 2, KEYS), np.float32)
    lines[:] = np.linspace(1.5, 15.5, CELLS + 1)[:, None, None]
    return Spread(lines, np.zeros((CELLS + 1, 5, MOST_KEPT + 1), np.float32))


def no_promise(reserve: bool = False) -> Promise:
    """The promise to begin with, in arrays of its own: what a line is worth when cards at random fill it.

    That of a full line stays: its mean over the starters that are left, for his nobs over all starters. With a reserve
    its cards promise something with each line, without one the lines with one another: there is too much to look at for both.
    """
    keys, every = _all_lines()
    cards = np.array([FULL - line.count(EMPTY) for line in every], np.int8)
    full = cards == FULL
    lines = np.empty((CELLS + 1, 2, KEYS), np.float32)
    lines[:] = _filled_at_random()
    points = rank_points().reshape(-1, RANKS)[np.array(every)[full] @ np.array([13**3, 13**2, 13, 1])]
    lines[:, :, full] = points.mean(axis=1) + (np.array(every)[full] == _JACK).sum(axis=1) * _NOBS
    lines[:, 1, full] += 4 + 1 / 4
    ranks = np.zeros((CELLS + 1, 2, KEYS, WIDTH), np.float32)
    ranks[:, :, full, :RANKS] = points / RANKS
    suits = np.zeros((CELLS + 1, KEYS), np.float32)
    suits[:, full] = 1 / 4
    spare = np.zeros((CELLS + 1, 5, MOST_KEPT + 1), np.float32)
    kept = np.zeros((CELLS + 1, WANTS), np.float32)
    held = np.zeros((CELLS + 1 if reserve else 0, KEYS, WANTS), np.float32)
    traits = np.zeros((STAGES, 2, KEYS, 0 if reserve else 2 * TRAITS), np.float32)
    return Promise(keys, cards, lines, ranks, suits, spare, kept, held, traits)


@cache
def _all_lines() -> tuple[NDArray[np.int16], list[tuple[int, ...]]]:
    """The key of each code, and the four ranks (`EMPTY` last) of each key."""
    keys = np.zeros(14**4, np.int16)
    every: list[tuple[int, ...]] = list(combinations_with_replacement(range(14), 4))
    for order in permutations(PLACES):
        keys[np.array(every) @ np.array(order)] = np.arange(len(every))
    return keys, every


@cache
def _filled_at_random() -> Floats:
    """(2, 2380): the points of each line with its empty cells, and the starter, drawn from the rest of the pack."""
    keys, every = _all_lines()
    points = rank_points().reshape(-1, 13).astype(np.float64)
    worth = np.zeros((2, KEYS), np.float64)
    for key in sorted(range(KEYS), key=lambda key: every[key].count(EMPTY)):
        held = [rank for rank in every[key] if rank != EMPTY]
        left = np.full(13, 4.0)
        np.subtract.at(left, held, 1)
        left = np.maximum(left, 0)
        if len(held) == 4:
            place = ((held[0] * 13 + held[1]) * 13 + held[2]) * 13 + held[3]
            jacks = held.count(_JACK)
            worth[:, key] = (points[place] * left).sum() / left.sum() + jacks * (
                left.sum() - left[_JACK]
            ) / left.sum() / 4
            worth[1, key] += (4 + 9 / 48) if len(set(held)) == 4 else 0
            continue
        after = np.array(
            [keys[int(np.dot(PLACES, sorted([*held, rank]) + [EMPTY] * (3 - len(held))))] for rank in range(13)]
        )
        mixed = (worth[0, after] * left).sum() / left.sum()
        same = (13 - len(held)) / (52 - len(held)) if held else 1.0
        suited = (worth[1, after] * left).sum() / left.sum()
        worth[0, key] = mixed
        worth[1, key] = same * suited + (1 - same) * mixed
    return worth.astype(np.float32)

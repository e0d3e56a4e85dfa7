"""The value function of a square: the expected total of a position in points, from learned tables. NumPy alone.

The value is a sum over the eight lines, the pairs of lines, the free cells for dead cards and the cards in the reserve:

    V = sum_l (lines[l] + ranks[l] . shares + suits[l] * share of its suit) + sum_(l, m) <factors[l], factors[m]>
        + spare + sum_c (kept[c] + sum_l held[l, c])

A line is looked up by the number of empty cells of the whole square, by whether it can still be a flush, and by its
key: the multiset of its ranks. Its code is the ordered form: its four ranks as digits to the base 14, 13 for an empty
cell. Its suit is `NONE` while it is empty and `MIXED` when it can no longer be a flush. `shares` measures which ranks
and suits are still to come. A full line is not learned: its value is its mean over the starters. The products of pairs
are in `interactions`, the reserve in `reserve`.

The variance of the total, given the value, is learned too: the chance to win needs it. The tables are made by
`td_learning` (temporal-difference learning: Sutton, "Learning to predict by the methods of temporal differences",
1988).
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
from fifteentwo.locales import CodedError, CodedValueError
from fifteentwo.rules import SquareRules, write
from fifteentwo.solitaire.square import CELLS

Floats = NDArray[np.float32]

EMPTY: Final = 13
NONE: Final = -1
MIXED: Final = 4
KEYS: Final = 2380
"""The number of multisets of up to four ranks."""

WIDTH: Final = 16
"""Thirteen ranks padded to sixteen, so that rows are added by vector instructions."""

FACTORS: Final = 16
"""Latent factors of a line towards all other lines, and as many towards a line that crosses it; none with a reserve."""

SIGNS: Final = np.array([1.0, -1.0] * (FACTORS // 2), np.float32)
"""The sign of each factor in the product of two lines."""

STAGES: Final = 5
"""Factors are shared by four numbers of empty cells, see `interactions.stage`."""

MAX_KEPT: Final = 10
BURIED: Final = 16
KINDS: Final = 32
"""Kinds of cards in the reserve: the rank, plus `BURIED` where others lie on it."""

PLACES: Final = np.array([14**3, 14**2, 14, 1], np.int64)

PARTS: Final = ("lines", "ranks", "suits", "spare", "kept", "held", "factors")
"""The learned parts of the value function."""

_BY_KEY: Final = {"lines": 2, "ranks": 2, "suits": 1, "held": 1, "factors": 2}
"""The axis of the keys, for the parts that have one."""

_QUANTISED: Final = ("ranks", "suits", "held", "factors", "variance")
_STORED_AS: Final = {"factors": "traits", "variance": "spread", "variance_spare": "spread_spare"}
"""Names in the shipped files that differ from those of the fields."""

FULL: Final = 4
"""The number of cards in a full line."""
_JACK: Final = 10
_NOBS: Final = 12 / 51
"""How often the starter is of a jack's suit."""


class Weights(NamedTuple):
    """The weights of the value function, in points."""

    keys: NDArray[np.int16]
    """(38416,): the key of a line by its code."""
    cards: NDArray[np.int8]
    """(2380,): the number of cards in a line, by its key."""
    lines: Floats
    """(17, 2, 2380): the value of a line by empty cells, whether it is of one suit, and key."""
    ranks: Floats
    """(17, 2, 2380, 16): its slope in the share of each rank, see `shares`."""
    suits: Floats
    """(17, 2380): its slope in the share of its suit; for lines of three or four cards of one suit."""
    spare: Floats
    """(17, 5, 11): a constant by empty cells, free cells for dead cards and cards in the reserve."""
    kept: Floats
    """(17, 32): the value of a card in the reserve, by empty cells and its kind."""
    held: Floats
    """(17, 2380, 32): the interaction of a line with a card in the reserve, by empty cells, key and kind; (0, 2380, 32)
    without a reserve.
    """
    factors: Floats
    """(5, 2, 2380, 2 * FACTORS): latent factors by stage, whether of one suit, and key; see `interactions`."""


LEAST_VARIANCE: Final = 4.0
"""A lower limit for the variance of a total, in square points."""


class Variance(NamedTuple):
    """The variance of the final total given the value, in square points: a sum over the lines and a constant."""

    lines: Floats
    """(17, 2, 2380): by empty cells, whether of one suit, and key."""
    spare: Floats
    """(17, 5, 11): by empty cells, free cells for dead cards and cards in the reserve."""


def weights_for(rules: SquareRules) -> Weights:
    """The weights of the preset nearest to these rules. Raises ValueError for a damaged table."""
    return shipped_weights(_nearest(rules))


def variance_for(rules: SquareRules) -> Variance:
    """The variance of the preset nearest to these rules. Raises ValueError for a damaged table."""
    return shipped_variance(_nearest(rules))


@cache
def shipped_weights(name: str) -> Weights:
    """The weights in the shipped table of this name, read once. Raises ValueError for a damaged table."""
    return read_table(name, _shipped(name))


@cache
def shipped_variance(name: str) -> Variance:
    """The variance in the shipped table of this name, read once. Raises ValueError for a damaged table."""
    return read_variance(name, _shipped(name))


@lru_cache(maxsize=64)
def _nearest(rules: SquareRules) -> str:
    """The name of the table for these rules."""
    return "wikibooks_reserve_free" if rules.reserve_access == "free" else write(rules).split()[0]


def _shipped(name: str) -> bytes:
    return (files("fifteentwo") / "data" / f"square_{name}.npz").read_bytes()


def read_table(name: str, content: bytes) -> Weights:
    """The weights in a table. Raises ValueError where it is damaged."""
    (reserve,) = _read(name, content, {"reserve": (1,)})["reserve"]
    if reserve not in (0, 1):
        raise CodedValueError("table-damaged", name=name, reason=CodedValueError("table-numbers"))
    whole = initial_weights(bool(reserve))
    found = _read(name, content, {part: numbers.shape for part, numbers in _learned_parts(whole).items()})
    for part, array in _parts(whole).items():
        if part in _BY_KEY:
            np.moveaxis(array, _BY_KEY[part], 0)[whole.cards < FULL] = np.moveaxis(found[part], _BY_KEY[part], 0)
        else:
            array[...] = found[part]
    return whole


def read_variance(name: str, content: bytes) -> Variance:
    """The variance in a table. Raises ValueError where it is damaged."""
    variance = initial_variance()
    found = _read(name, content, {"variance": variance.lines.shape, "variance_spare": variance.spare.shape})
    return Variance(found["variance"], found["variance_spare"])


def _read(name: str, content: bytes, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Floats]:
    """These parts of a table as float32. Raises ValueError where one is missing, not finite or of another shape."""
    found = {}
    try:
        with np.load(BytesIO(content), allow_pickle=False) as table:
            for part, shape in shapes.items():
                key = _STORED_AS.get(part, part)
                numbers = table[key].astype(np.float32)
                if table[key].dtype == np.int8:
                    numbers *= table[f"{key}_step"]
                if numbers.shape != shape or not np.isfinite(numbers).all():
                    raise CodedValueError("table-numbers")
                found[part] = numbers
    except (OSError, KeyError, EOFError, BadZipFile, LZMAError, TypeError, ValueError) as error:
        raise CodedValueError(
            "table-damaged", name=name, reason=error if isinstance(error, CodedError) else str(error)
        ) from None
    return found


def write_table(path: Path, weights: Weights, variance: Variance, command: str) -> None:
    """Writes weights and variance, rounded to float16 or quantised to int8, and the command that made them."""
    arrays = {"command": np.array(command), "reserve": np.array([int(len(weights.held) > 0)])}
    parts = _learned_parts(weights) | {"variance": variance.lines, "variance_spare": variance.spare}
    for part, numbers in parts.items():
        key = _STORED_AS.get(part, part)
        if part in _QUANTISED:
            arrays[key], arrays[f"{key}_step"] = _quantise(numbers)
        else:
            arrays[key] = numbers.astype(np.float16)
    with ZipFile(path, "w", ZIP_LZMA) as file:  # a fifth smaller than what `savez_compressed` writes
        for name, array in arrays.items():
            content = BytesIO()
            np.save(content, array)
            file.writestr(ZipInfo(f"{name}.npy"), content.getvalue(), ZIP_LZMA)


def _learned_parts(weights: Weights) -> dict[str, Floats]:
    """The learned numbers by part: those of full lines are left out."""
    return {
        part: np.compress(weights.cards < FULL, array, _BY_KEY[part]) if part in _BY_KEY else array
        for part, array in _parts(weights).items()
    }


def _parts(weights: Weights) -> dict[str, Floats]:
    """The numbers by part, without padding."""
    return {part: weights.ranks[..., :RANKS] if part == "ranks" else getattr(weights, part) for part in PARTS}


def _quantise(numbers: Floats) -> tuple[NDArray[np.int8], Floats]:
    """The numbers as int8 multiples of a step, and the step for each index of the first axis."""
    step = np.abs(numbers).max(axis=tuple(range(1, numbers.ndim)), keepdims=True, initial=1e-9) / 127
    return np.rint(numbers / step).astype(np.int8), step.astype(np.float32)


def risk_adjusted(weights: Weights, variance: Variance, price: float) -> Weights:
    """The value less `price` times the variance: for a player who avoids risk (`price` above 0) or seeks it.

    The price is in points for each square point of variance.
    """
    lines, spare = (
        weights.lines - np.float32(price) * variance.lines,
        weights.spare - np.float32(price) * variance.spare,
    )
    return weights._replace(lines=lines, spare=spare)


def to_vector(weights: Weights) -> Floats:
    """All weights as one vector, (n,), in the order of `PARTS`."""
    return np.concatenate([getattr(weights, part).ravel() for part in PARTS])


def from_vector(vector: Floats, weights: Weights) -> Weights:
    """Weights that are views of this vector, with the keys and shapes of the weights given."""
    parts = [getattr(weights, part) for part in PARTS]
    rows = np.split(vector, np.cumsum([part.size for part in parts])[:-1])
    return weights._replace(
        **{name: row.reshape(part.shape) for name, row, part in zip(PARTS, rows, parts, strict=True)}
    )


def shares(cards: NDArray[np.int64]) -> Floats:
    """(20,): how much commoner each rank, and from 16 on each suit, is among these unseen cards than in a full pack.

    0 as in a full pack, -1 for a rank that is gone.
    """
    found = np.zeros(WIDTH + 4, np.float32)
    found[:RANKS] = RANKS * np.bincount(cards >> 2, minlength=RANKS) / len(cards) - 1
    found[WIDTH:] = 4 * np.bincount(cards & 3, minlength=4) / len(cards) - 1
    return found


def initial_variance() -> Variance:
    """The variance before learning, in new arrays: the same for all lines, and growing with the empty cells."""
    lines = np.empty((CELLS + 1, 2, KEYS), np.float32)
    lines[:] = np.linspace(1.5, 15.5, CELLS + 1)[:, None, None]
    return Variance(lines, np.zeros((CELLS + 1, 5, MAX_KEPT + 1), np.float32))


def initial_weights(reserve: bool = False) -> Weights:
    """The weights before learning, in new arrays: lines that random cards fill, and no interactions.

    The value of a full line is final: its mean over the unseen starters (nobs over all starters). With a reserve there
    are interactions of lines with its cards, and without one interactions between lines; both together would take too
    long.
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
    spare = np.zeros((CELLS + 1, 5, MAX_KEPT + 1), np.float32)
    kept = np.zeros((CELLS + 1, KINDS), np.float32)
    held = np.zeros((CELLS + 1 if reserve else 0, KEYS, KINDS), np.float32)
    factors = np.zeros((STAGES, 2, KEYS, 0 if reserve else 2 * FACTORS), np.float32)
    return Weights(keys, cards, lines, ranks, suits, spare, kept, held, factors)


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
    """(2, 2380): the expected points of a line whose empty cells and starter are drawn from the rest of the pack."""
    keys, every = _all_lines()
    points = rank_points().reshape(-1, 13).astype(np.float64)
    value = np.zeros((2, KEYS), np.float64)
    for key in sorted(range(KEYS), key=lambda key: every[key].count(EMPTY)):
        held = [rank for rank in every[key] if rank != EMPTY]
        left = np.full(13, 4.0)
        np.subtract.at(left, held, 1)
        left = np.maximum(left, 0)
        if len(held) == 4:
            place = ((held[0] * 13 + held[1]) * 13 + held[2]) * 13 + held[3]
            jacks = held.count(_JACK)
            value[:, key] = (points[place] * left).sum() / left.sum() + jacks * (
                left.sum() - left[_JACK]
            ) / left.sum() / 4
            value[1, key] += (4 + 9 / 48) if len(set(held)) == 4 else 0
            continue
        after = np.array(
            [keys[int(np.dot(PLACES, sorted([*held, rank]) + [EMPTY] * (3 - len(held))))] for rank in range(13)]
        )
        mixed = (value[0, after] * left).sum() / left.sum()
        same = (13 - len(held)) / (52 - len(held)) if held else 1.0
        suited = (value[1, after] * left).sum() / left.sum()
        value[0, key] = mixed
        value[1, key] = same * suited + (1 - same) * mixed
    return value.astype(np.float32)

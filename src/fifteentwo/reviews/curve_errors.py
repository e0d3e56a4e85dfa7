"""How far the curve of a sampled game is off by the model behind it; read without machine code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).parents[1] / "data" / "curve_errors.json"


class CurveErrors(Struct):
    """The errors of the model behind a sampled curve, as `bench/curve_error.py` wrote them."""

    about: dict[str, str]
    errors: dict[str, float]
    """By the objective of the rules, in standard deviations of the result."""


_CURVE_ERRORS: Final = msgspec.json.Decoder(CurveErrors)


@cache
def curve_errors() -> CurveErrors:
    """The errors from the file of the package."""
    return _CURVE_ERRORS.decode(FILE.read_bytes())

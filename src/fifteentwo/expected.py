"""What a function says of a value of another type: TypeError, with a sentence. The functions that a program calls first ask here.

>>> expect(None, str, "cards", "text")
Traceback (most recent call last):
TypeError: cards needs text, not None
"""

from __future__ import annotations

from types import UnionType
from typing import Final

_LONGEST: Final = 80
"""The characters of a value in a sentence: a state would have a thousand."""


def expect(given: object, kind: type | UnionType, who: str, what: str, hint: str = "") -> None:
    """Raises TypeError unless a value is of this kind; `who` needs `what`."""
    if not isinstance(given, kind):
        text = repr(given)
        if len(text) > _LONGEST:
            text = f"{text[:_LONGEST]} ..."
        raise TypeError(f"{who} needs {what}, not {text}" + (f": {hint}" if hint else ""))

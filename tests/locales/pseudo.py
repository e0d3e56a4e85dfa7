"""A pseudo-language: every message is ⟦⟧, so the words that are left are not in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from fifteentwo import locales

SAID: Final = "⟦⟧"
CARD: Final = re.compile(r"\b[A2-9TJQK][CDHS]\b")


def erase_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every message of the catalogues ⟦⟧."""
    monkeypatch.setattr(locales, "_formatted", lambda _code, _given, _language: SAID)


def say_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every message of the catalogues ⟦⟧ with its arguments inside, which must not be sentences."""
    said: Callable[..., str] = lambda _code, given, _language: f"⟦{' '.join(str(value) for _, value in given)}⟧"  # noqa: E731
    monkeypatch.setattr(locales, "_formatted", said)


def words_outside(text: str, *names: str) -> list[str]:
    """The words of a text that are neither messages nor cards nor these names."""
    return [word for word in re.findall(r"[^\W\d_]{2,}", CARD.sub("", text)) if word not in names]

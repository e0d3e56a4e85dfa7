"""What the server knows of the games for one beside their rules: their days, a hint, and how good a game was."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import cache
from random import SystemRandom
from typing import Final

from fifteentwo.server.solo.wire import SoloPreset
from fifteentwo.solitaire import deals
from fifteentwo.solitaire.rules import PRESETS, PatienceRules, SquareRules, parse, write
from fifteentwo.solitaire.rules import every_field as fields_of

_rng: Final = SystemRandom()


def today() -> str:
    """The day whose deals are the daily ones, by UTC, as 2026-11-21."""
    return datetime.now(UTC).date().isoformat()


def presets(day: str) -> Iterable[SoloPreset]:
    """The games for one, with the numbers of this day's deals."""
    for preset in PRESETS.values():
        yield SoloPreset(preset.name, preset.words, preset.rules, deals.daily(preset.name, date.fromisoformat(day)))


def of_the_day(rules: SquareRules | PatienceRules, day: str) -> int:
    """The number of the deal of the day. Raises ValueError for rules of which there is none."""
    return deals.daily(write(rules), date.fromisoformat(day))


def any_number() -> int:
    """A deal nobody has chosen."""
    return _rng.randint(1, deals.FREE)


@cache
def rules_of(text: str) -> SquareRules | PatienceRules:
    """The rules of a line of text. Raises ValueError with a sentence."""
    return parse(text)


def every_field(rules: SquareRules | PatienceRules) -> str:
    """All the rules in a line, as a preset may change and a game may not."""
    base = next(preset.name for preset in PRESETS.values() if type(preset.rules) is type(rules))
    return " ".join([base, *(f"{name}={value}" for name, value in fields_of(rules).items())])


def written(rules: str) -> str:
    """A line of rules in its shortest form."""
    return write(rules_of(rules))


def words_of(rules: str) -> str:
    """What these rules say, in a player's words."""
    of = rules_of(rules)
    return next((preset.words for preset in PRESETS.values() if preset.rules == of), write(of))


def warm_up() -> None:
    """Nothing yet."""


def hint(sitting):  # type: ignore
    raise NotImplementedError


def verdict(sitting, row):  # type: ignore
    raise NotImplementedError

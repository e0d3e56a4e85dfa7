"""Verdicts on choices in puzzles and trainers: right or wrong, the cost, and the reason."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from fifteentwo.analysis.features import Feature, features
from fifteentwo.analysis.model import Figure, Option
from fifteentwo.analysis.position import ERRORS, Band, Grade, PlayerPosition
from fifteentwo.cards import write
from fifteentwo.cribbage import Discard, Play
from fifteentwo.expected import expect
from fifteentwo.locales import ENGLISH, decimal, message

SMALLEST: Final = 0.0005
"""A tutor says nothing of a smaller loss, whatever was asked for."""
SIGNS: Final = {True: "+", False: "−"}


class Verdict(Struct, frozen=True):
    """A choice compared with the best one."""

    right: bool
    """Whether it loses nothing worth mentioning."""
    band: Band
    loss: Figure
    """The chance to win that it gives up."""
    points: float
    """The expected points that it gives up."""
    mixed: bool
    """Whether perfect play makes this choice too."""
    chosen: Option
    best: Option
    mistakes: tuple[Feature, ...]


def verdict(position: PlayerPosition, action: Discard | Play) -> Verdict:
    """The verdict on a choice. Raises ValueError if it is not open."""
    expect(position, PlayerPosition, "verdict", "a PlayerPosition", "read_position reads text")
    return judged(position, position.grade(action, careful=True))


def judged(position: PlayerPosition, grade: Grade) -> Verdict:
    """The verdict by a grade."""
    right = grade.band == "none"
    mistakes = () if right else features(position, grade.chosen, grade.best)
    return Verdict(right, grade.band, grade.loss, grade.points, grade.mixed, grade.chosen, grade.best, mistakes)


def warning(position: PlayerPosition, action: Discard | Play, least: float) -> Verdict | None:
    """What a tutor says before a choice: the verdict if it clearly gives up at least this chance to win, otherwise nothing.

    Raises ValueError if the choice is not open.
    """
    if position.forced:
        return None
    found = verdict(position, action)
    clear = found.loss.error is not None and found.loss.value >= ERRORS * found.loss.error
    return found if clear and found.loss.value >= max(least, SMALLEST) else None


def sentences(found: Verdict, language: str = ENGLISH) -> list[str]:
    """The verdict in words."""
    chosen, best = found.chosen, found.best
    if found.mixed and chosen.cards != best.cards:
        return [message("verdict-mixed", {}, language)]
    if chosen.cards == best.cards or found.loss.value == 0:
        return [message("verdict-best", {"cards": write(chosen.cards)}, language)]
    lost = {"cards": write(chosen.cards), "best": write(best.cards), "loss": percent(found.loss.value, 1, language)}
    said = [message("verdict-wrong", lost, language)]
    if chosen.hand is None or best.hand is None:
        points = chosen.total.value - best.total.value
        said.append(message("verdict-why-card", {"points": signed(points, language)}, language))
    else:
        parts = {
            "hand": signed(chosen.hand.value - best.hand.value, language),
            "crib": _difference(chosen.crib, best.crib, language),
            "play": _difference(chosen.pegging, best.pegging, language),
        }
        said.append(message("verdict-why-discard", parts, language))
    return said + [f"{message('mistake', {'kind': each}, language)}." for each in found.mistakes]


def percent(chance: float, digits: int = 1, language: str = ENGLISH) -> str:
    """A chance in percent, without the sign: '2.4'."""
    return decimal(100 * chance, digits, language)


def signed(points: float, language: str = ENGLISH) -> str:
    """Points with their sign: '+0.7', '−1.2'."""
    tenths = round(10 * points)
    return f"{SIGNS[tenths > 0]}{decimal(abs(tenths) / 10, 1, language)}" if tenths else "0"


def _difference(chosen: Figure | None, best: Figure | None, language: str) -> str:
    return signed((chosen.value if chosen else 0.0) - (best.value if best else 0.0), language)

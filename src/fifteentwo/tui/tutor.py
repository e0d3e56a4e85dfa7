"""The tutor: has the room judge a choice of cards before it is made, and holds back one that costs too much."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple

from fifteentwo.cli.language import figure, say, spoken
from fifteentwo.families import AnyChoice
from fifteentwo.moves import Discard
from fifteentwo.server.wire import AskTutor, ChoiceVerdict, HintFigure, Request, TutorSays
from fifteentwo.tui.canvas import faces

TutorSetting = Literal["off", "1%", "2%", "5%", "0.5", "1"]
"""Off, or the least loss the tutor speaks up for: a chance to win, or points."""

PARTS: Final = ("hand", "crib", "play", "total")
COLUMN: Final = 12


class Limit(NamedTuple):
    """The least loss that the tutor speaks up for."""

    chance: float
    points: float


def limit_of(setting: TutorSetting) -> Limit | None:
    """What a setting means; None for off.

    >>> limit_of("2%"), limit_of("0.5")
    (Limit(chance=0.02, points=-inf), Limit(chance=0.0, points=0.5))
    """
    if setting == "off":
        return None
    if setting.endswith("%"):
        return Limit(float(setting[:-1]) / 100, float("-inf"))
    return Limit(0.0, float(setting))


class HeldChoice(NamedTuple):
    """A choice before it is made: the entry it answers, and how to make it."""

    action: AnyChoice
    at: int
    make: Callable[[], None]


class Tutor:
    """Takes choices to judge them.

    Attributes:
        verdict: The verdict on the choice that is held back; None if none is.
        shows_why: Whether the figures are shown.
    """

    def __init__(self, send: Callable[[Request], None], setting: TutorSetting = "off") -> None:
        self._send, self.setting = send, setting
        self._held: HeldChoice | None = None
        self.verdict: ChoiceVerdict | None = None
        self.shows_why = False

    @property
    def is_busy(self) -> bool:
        """Whether a choice waits for the room, or for the player."""
        return self._held is not None

    def takes(self, held: HeldChoice) -> bool:
        """Has a choice judged first; returns whether it is judged."""
        limit = limit_of(self.setting)
        if limit is None or type(held.action).__name__ not in {"Discard", "Play"}:
            return False
        self._held = held
        self._send(AskTutor(held.action, held.at, limit.chance))
        return True

    def hear(self, heard: TutorSays) -> None:
        """The verdict: none, or too small a loss, and the choice is made."""
        limit = limit_of(self.setting)
        if self._held is None or heard.at != self._held.at:
            return
        if heard.verdict is None or limit is None or heard.verdict.points < limit.points:
            self.keep()
        else:
            self.verdict, self.shows_why = heard.verdict, False

    def keep(self) -> None:
        """Makes the choice all the same; also where the room cannot judge it."""
        held = self._held
        self.rethink()
        if held is not None:
            held.make()

    def rethink(self) -> None:
        """Lets the player choose again."""
        self._held = self.verdict = None


def percent(chance: float) -> str:
    """A chance to win."""
    return say("tutor-percent", percent=figure(100 * chance, ".1f"))


def cost(verdict: ChoiceVerdict) -> str:
    """What a choice costs, in a sentence."""
    what = "discard" if isinstance(verdict.chosen.action, Discard) else "play"
    more = "-points" if verdict.points >= 0.05 else ""
    cards, points = faces(verdict.chosen.cards), figure(verdict.points, ".1f")
    return say("tutor-costs", what=what + more, cards=cards, loss=percent(verdict.loss.value), points=points)


def best(verdict: ChoiceVerdict) -> str:
    """The best choice, in a sentence."""
    what = "discard" if isinstance(verdict.best.action, Discard) else "play"
    return say("tutor-best", what=what, cards=faces(verdict.best.cards))


def compared(verdict: ChoiceVerdict) -> Iterator[str]:
    """The choice beside the best one, part by part; one column if it is the best."""
    options = [verdict.chosen] if verdict.chosen.cards == verdict.best.cards else [verdict.chosen, verdict.best]
    yield _row("", [faces(option.cards) for option in options])
    if len(options) > 1:
        yield _row("", [say("tutor-yours"), say("tutor-better")])
    for part in PARTS:
        figures: list[HintFigure | None] = [getattr(option, part) for option in options]
        known = [each for each in figures if each is not None]
        if len(known) == len(options) and not (part == "total" and verdict.chosen.hand is None):
            yield _row(say(f"tutor-{part}"), map(_points, known))
    chances = [chance for option in options if (chance := option.match or option.win) is not None]
    if len(chances) == len(options):
        yield _row(say("tutor-win"), [percent(each.value) for each in chances])
    for mistake in verdict.chosen.mistakes:
        yield mistake.in_language(spoken())


def _row(label: str, cells: Iterable[str]) -> str:
    return "".join([f"{label:{COLUMN}}", *(f"{cell:>{COLUMN}}" for cell in cells)])


def _points(value: HintFigure) -> str:
    return figure(value.value, ".2f").replace("-", "−")

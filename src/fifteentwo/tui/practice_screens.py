"""Practice: the puzzle of the day, other puzzles, and the trainers of discards, of the play and of counting."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from fifteentwo import calling, scoring
from fifteentwo.cards import Card
from fifteentwo.cli.language import figure, say, spoken
from fifteentwo.server.practice_wire import (
    ChosenCards,
    DailyTries,
    DrillProgress,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleThemes,
    TrainerAnswer,
    TrainerItem,
    TrainerResult,
)
from fifteentwo.server.wire import ChoiceVerdict
from fifteentwo.tui import tutor
from fifteentwo.tui.canvas import faces, with_signs
from fifteentwo.tui.exercise_screen import Exercise, ExerciseScreen
from fifteentwo.tui.form import PressRow
from fifteentwo.tui.form_screen import FormScreen

DRILLS: Final = ("discard", "play", "count")
DAILY_TRIES: Final = 3


class PracticeMenu(FormScreen):
    """What can be practised, and how it has gone."""

    def __init__(self) -> None:
        super().__init__(say("train-title"))
        self._progress: dict[str, str] = {}
        rows = [
            PressRow(say("train-daily"), lambda: self.app.open_screen(DailyScreen())),
            PressRow(say("train-puzzles"), lambda: self.app.open_screen(PuzzleScreen())),
        ]
        rows += [PressRow(say(f"train-drill-{drill}"), self._opening(drill)) for drill in DRILLS]
        self._whys = [
            say("train-daily-why"),
            say("train-puzzles-why"),
            *(say(f"train-why-{drill}") for drill in DRILLS),
        ]
        self.form.fill(rows)

    def on_screen_resume(self) -> None:
        """Asks how it has gone."""
        lounge = self.app.lounge
        self.app.ask(lambda: lounge.get("trainer", list[DrillProgress]), self._trained)
        self.app.ask(lambda: lounge.get("puzzles", PuzzleThemes), self._solved)

    def explained(self) -> Sequence[str]:
        """What the row is for, and how it has gone."""
        told = self._progress.get(("daily", "puzzles", *DRILLS)[self.form.at], "")
        return (self._whys[self.form.at], told) if told else (self._whys[self.form.at],)

    def _opening(self, drill: str) -> Callable[[], None]:
        return lambda: self.app.open_screen(TrainerScreen(drill))

    def _trained(self, found: list[DrillProgress]) -> None:
        for each in found:
            if each.answers:
                share = round(100 * each.right / each.answers)
                self._progress[each.drill] = say("train-so-far", percent=share, seconds=figure(each.seconds, ".0f"))
        self.redraw()

    def _solved(self, found: PuzzleThemes) -> None:
        if found.solver is not None and found.solver.tried:
            self._progress["puzzles"] = say("train-solved-of", solved=found.solver.solved, tried=found.solver.tried)
        self.redraw()


def wrong(verdict: ChoiceVerdict, natural: bool = False) -> list[str]:
    """What is said of a choice that is not the best."""
    cards, loss = faces(verdict.chosen.cards), tutor.percent(verdict.loss.value)
    told = [say("train-wrong"), say("train-cost", cards=cards, loss=loss)]
    return [*told, say("train-natural")] if natural else told


def explained(verdict: ChoiceVerdict) -> list[str]:
    """The best choice, and the figures beside those of the one chosen."""
    reasons = [] if verdict.chosen.cards == verdict.best.cards else [tutor.best(verdict)]
    return [*reasons, *tutor.compared(verdict)]


class PuzzleScreen(ExerciseScreen):
    """Puzzles near the rating of the solver, one after the other; each has one try."""

    def __init__(self) -> None:
        super().__init__(say("train-puzzles"))
        self._card: PuzzleCard | None = None
        self._left = 1

    def ask_next(self) -> None:
        """The next puzzle."""
        self.app.ask(lambda: self.app.lounge.get("puzzles/next", PuzzleCard), self.found)

    def found(self, card: PuzzleCard) -> None:
        """Shows a puzzle."""
        self._card = card
        rating = say("train-puzzle-rating", rating=round(card.rating))
        self.show(Exercise(f"{say('train-puzzle', key=card.key)} · {rating}", card.position))

    def answer(self, cards: tuple[Card, ...], points: int | None) -> None:  # noqa: ARG002 - a puzzle is never a count
        """Has a try judged."""
        card = self._card
        if card is not None:
            body = ChosenCards(cards, card.day)
            self.app.ask(lambda: self.app.lounge.post(f"puzzles/{card.key}", body, PuzzleAnswer), self._judged)

    def _judged(self, answer: PuzzleAnswer) -> None:
        self._left -= 1
        if answer.solved:
            self.tell([say("train-solved"), *explained(answer.verdict)], is_over=True)
        elif self._left > 0:
            self.tell([*wrong(answer.verdict, answer.natural), say("train-tries", tries=self._left)], is_over=False)
        else:
            self.tell([*wrong(answer.verdict, answer.natural), *explained(answer.verdict)], is_over=True)
        if answer.rated and answer.solver is not None:
            rating, error = round(answer.solver.rating), round(answer.solver.deviation)
            self.lines.append(say("train-rating", rating=rating, error=error))

    def go_on(self) -> None:
        """The puzzle after this one."""
        self._left = 1
        super().go_on()


class DailyScreen(PuzzleScreen):
    """The puzzle of the day: the same for everybody, with three tries."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = say("train-daily")
        self._done = False

    def ask_next(self) -> None:
        """The puzzle of today, and the tries that have been made at it."""
        if self._done:
            self.app.pop_screen()
            return
        lounge = self.app.lounge
        ask = lambda: (lounge.get("puzzles/daily", PuzzleCard), lounge.get("puzzles/days", list[DailyTries]))  # noqa: E731
        self.app.ask(ask, lambda both: self._today(*both))

    def _today(self, card: PuzzleCard, days: list[DailyTries]) -> None:
        self._done = True
        tries = next((each.bands for each in days if each.day == card.day), ())
        self._left = DAILY_TRIES - len(tries)
        self.found(card)
        if "none" in tries or self._left <= 0:
            self.tell([say("train-daily-solved" if "none" in tries else "train-daily-missed")], is_over=True)


class TrainerScreen(ExerciseScreen):
    """One position or hand after the other; what was missed comes again."""

    def __init__(self, drill: str) -> None:
        super().__init__(say(f"train-drill-{drill}"))
        self._drill = drill
        self._item: TrainerItem | None = None
        self._since = 0.0

    def ask_next(self) -> None:
        """The next item."""
        self.app.ask(lambda: self.app.lounge.get("trainer/next", TrainerItem, drill=self._drill), self._found)

    def _found(self, item: TrainerItem) -> None:
        self._item, self._since = item, time.monotonic()
        self.show(Exercise(say("train-again") if item.again else "", item.position, item.hand))

    def answer(self, cards: tuple[Card, ...], points: int | None) -> None:
        """Has an answer judged."""
        item = self._item
        asked = None if item is None else item.hand or item.position
        if asked is not None:
            body = TrainerAnswer(asked.text, time.monotonic() - self._since, cards, points)
            self.app.ask(lambda: self.app.lounge.post("trainer", body, TrainerResult), self._judged)

    def _judged(self, result: TrainerResult) -> None:
        told = [say("train-right")] if result.right else []
        if result.verdict is not None:
            told = told or wrong(result.verdict)
            told += explained(result.verdict)
        elif self._item is not None and self._item.hand is not None:
            hand = self._item.hand
            combos = scoring.show(hand.hand, hand.starter, hand.crib)
            points = sum(combo.points for combo in combos)
            told.append(say("show-points", title=say("table-crib" if hand.crib else "table-hand"), points=points))
            told += [
                with_signs(f"{line.words.in_language(spoken())}  {faces(line.cards)}") for line in calling.lines(combos)
            ] or [calling.call(combos).in_language(spoken())]
        self.tell(told, is_over=True)

"""Practice: the puzzle of the day, other puzzles, and the trainers of discards, of the play and of counting, as a server has them."""

from __future__ import annotations

import time
from typing import Final, Protocol

from fifteentwo import calling, scoring
from fifteentwo.cards import Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.server.practice_wire import (
    ChosenCards,
    DailyTries,
    DrillProgress,
    PuzzleAnswer,
    PuzzleCard,
    TrainerAnswer,
    TrainerItem,
    TrainerResult,
)
from fifteentwo.server.rating_wire import MistakesAdded
from fifteentwo.server.wire import ChoiceVerdict
from fifteentwo.tui import tutor
from fifteentwo.tui.canvas import faces, with_signs
from fifteentwo.tui.exercises import Exercise, Judgement
from fifteentwo.tui.lounge import Lounge

DRILLS: Final = ("discard", "play", "count")
KINDS: Final = {
    "daily": ("train-daily", "train-daily-why"),
    "puzzles": ("train-puzzles", "train-puzzles-why"),
    "mistakes": ("train-mistakes", "train-mistakes-why"),
    **{drill: (f"train-drill-{drill}", f"train-why-{drill}") for drill in DRILLS},
}
"""What there is to practise: the codes of its name and of what it is for."""
DAILY_TRIES: Final = 3


class ExerciseSource(Protocol):
    """Where exercises come from. Both methods wait for the server; they raise RefusalError and UnreachableError."""

    heading: str
    after: str
    """What is said after the last one."""

    def next(self) -> tuple[Exercise, Judgement | None] | None:
        """The next exercise, with what is said of it if it has been solved before; None after the last one."""
        ...

    def judged(self, cards: tuple[Card, ...], points: int | None) -> Judgement:
        """What is said of an answer to the exercise: the cards chosen, or the points counted."""
        ...


def source(lounge: Lounge, kind: str) -> ExerciseSource:
    """The exercises of one of the KINDS."""
    match kind:
        case "daily":
            return DailyPuzzle(lounge)
        case "puzzles":
            return Puzzles(lounge)
        case "mistakes":
            return Mistakes(lounge)
        case _:
            return Trainer(lounge, kind)


def wrong(verdict: ChoiceVerdict, natural: bool = False) -> list[str]:
    """What is said of a choice that is not the best."""
    cards, loss = faces(verdict.chosen.cards), tutor.percent(verdict.loss.value)
    told = [say("train-wrong"), say("train-cost", cards=cards, loss=loss)]
    return [*told, say("train-natural")] if natural else told


def explained(verdict: ChoiceVerdict) -> list[str]:
    """The best choice, and the figures beside those of the one chosen."""
    reasons = [] if verdict.chosen.cards == verdict.best.cards else [tutor.best(verdict)]
    return [*reasons, *tutor.compared(verdict)]


class Puzzles:
    """Puzzles near the rating of the solver, one after the other; each has one try."""

    after = ""

    def __init__(self, lounge: Lounge) -> None:
        self.heading = say("train-puzzles")
        self._lounge = lounge
        self._card: PuzzleCard | None = None
        self._left = 1

    def next(self) -> tuple[Exercise, Judgement | None] | None:
        """The next puzzle."""
        self._left = 1
        return self._shown(self._lounge.get("puzzles/next", PuzzleCard)), None

    def _shown(self, card: PuzzleCard) -> Exercise:
        self._card = card
        rating = say("train-puzzle-rating", rating=round(card.rating))
        return Exercise(f"{say('train-puzzle', key=card.key)} · {rating}", card.position)

    def judged(self, cards: tuple[Card, ...], points: int | None) -> Judgement:  # noqa: ARG002 - a puzzle is never a count
        """What is said of a try."""
        card = self._card
        assert card is not None, "there is a puzzle"
        answer = self._lounge.post(f"puzzles/{card.key}", ChosenCards(cards, card.day), PuzzleAnswer)
        self._left -= 1
        told = [say("train-solved")] if answer.solved else wrong(answer.verdict, answer.natural)
        is_over = answer.solved or self._left <= 0
        told += explained(answer.verdict) if is_over else [say("train-tries", tries=self._left)]
        if answer.rated and answer.solver is not None:
            rating, error = round(answer.solver.rating), round(answer.solver.deviation)
            told.append(say("train-rating", rating=rating, error=error))
        return Judgement(told, is_over)


class DailyPuzzle(Puzzles):
    """The puzzle of the day: the same for everybody, with three tries."""

    def __init__(self, lounge: Lounge) -> None:
        super().__init__(lounge)
        self.heading = say("train-daily")
        self._done = False

    def next(self) -> tuple[Exercise, Judgement | None] | None:
        """The puzzle of today, and what became of the tries that have been made at it."""
        if self._done:
            return None
        card, days = self._lounge.get("puzzles/daily", PuzzleCard), self._lounge.get("puzzles/days", list[DailyTries])
        self._done = True
        tries = next((each.bands for each in days if each.day == card.day), ())
        self._left = DAILY_TRIES - len(tries)
        if "none" in tries or self._left <= 0:
            told = say("train-daily-solved" if "none" in tries else "train-daily-missed")
            return self._shown(card), Judgement([told])
        return self._shown(card), None


class Trainer:
    """One position or hand after the other; what was missed comes again."""

    after = ""

    def __init__(self, lounge: Lounge, drill: str) -> None:
        self.heading = say("train-mistakes" if drill == "mistakes" else f"train-drill-{drill}")
        self._lounge, self._drill = lounge, drill
        self._item: TrainerItem | None = None
        self._since = 0.0

    def next(self) -> tuple[Exercise, Judgement | None] | None:
        """The next item."""
        return self._shown(self._lounge.get("trainer/next", TrainerItem, drill=self._drill))

    def _shown(self, item: TrainerItem) -> tuple[Exercise, Judgement | None]:
        self._item = item
        self._since = time.monotonic()
        return Exercise(say("train-again") if item.again else "", item.position, item.hand), None

    def judged(self, cards: tuple[Card, ...], points: int | None) -> Judgement:
        """What is said of an answer: the best choice, or the count of the hand."""
        item = self._item
        asked = None if item is None else item.hand or item.position
        assert item is not None, "there is an item"
        assert asked is not None, "it has a hand or a position"
        body = TrainerAnswer(asked.text, time.monotonic() - self._since, cards, points)
        result = self._lounge.post("trainer", body, TrainerResult)
        told = [say("train-right")] if result.right else []
        if result.verdict is not None:
            return Judgement([*(told or wrong(result.verdict)), *explained(result.verdict)])
        if item.hand is not None:
            hand = item.hand
            combos = scoring.show(hand.hand, hand.starter, hand.crib)
            total = sum(combo.points for combo in combos)
            told.append(say("show-points", title=say("table-crib" if hand.crib else "table-hand"), points=total))
            told += [
                with_signs(f"{line.words.in_language(spoken())}  {faces(line.cards)}") for line in calling.lines(combos)
            ] or [calling.call(combos).in_language(spoken())]
        return Judgement(told)


class Mistakes(Trainer):
    """Positions of the player's reviewed games in which something was lost, and hands counted wrong, as long as some are due."""

    def __init__(self, lounge: Lounge) -> None:
        super().__init__(lounge, "mistakes")
        self.after = say("train-mistakes-none")
        self._are_added = False

    def next(self) -> tuple[Exercise, Judgement | None] | None:
        """The next item that is due; None if there is none."""
        if not self._are_added:
            self._lounge.post("rating/mistakes", None, MistakesAdded)
            self._are_added = True
        for progress in self._lounge.get("trainer", list[DrillProgress]):
            if progress.due:
                self.after = say("trainer-none-due")
                return self._shown(
                    self._lounge.get("trainer/next", TrainerItem, drill=progress.drill, source="mistakes")
                )
        return None

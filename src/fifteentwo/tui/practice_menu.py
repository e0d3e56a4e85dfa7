"""The screen of practice: what there is, and how it has gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fifteentwo.cli.language import figure, say
from fifteentwo.server.practice_wire import DrillProgress, PuzzleThemes
from fifteentwo.tui.exercise_screen import ExerciseScreen
from fifteentwo.tui.form import PressRow
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.practice import KINDS, source


class PracticeMenu(FormScreen):
    """What can be practised, and how it has gone."""

    def __init__(self) -> None:
        super().__init__(say("train-title"))
        self._progress: dict[str, str] = {}
        self.form.fill([PressRow(say(name), self._opening(kind)) for kind, (name, _) in KINDS.items()])

    def on_screen_resume(self) -> None:
        """Asks how it has gone."""
        lounge = self.app.lounge
        self.app.ask(lambda: lounge.get("trainer", list[DrillProgress]), self._trained)
        self.app.ask(lambda: lounge.get("puzzles", PuzzleThemes), self._solved)

    def explained(self) -> Sequence[str]:
        """What the row is for, and how it has gone."""
        kind, (_, why) = [*KINDS.items()][self.form.at]
        return tuple(filter(None, (say(why), self._progress.get(kind))))

    def _opening(self, kind: str) -> Callable[[], None]:
        return lambda: self.app.open_screen(ExerciseScreen(source(self.app.lounge, kind)))

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

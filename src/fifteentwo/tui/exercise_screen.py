"""An exercise on the screen: cards are chosen or a hand is counted, and what is said of the answer follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen

from fifteentwo.cards import Card
from fifteentwo.cli.language import say
from fifteentwo.tui.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas, faces, wrapped
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.exercises import MOST, Exercise, Judgement, asked, known
from fifteentwo.tui.practice import ExerciseSource

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal


class ExerciseScreen(Screen[None]):
    """One exercise of a source after the other.

    Attributes:
        lines: What is said of the answer.
        is_over: Whether the next exercise follows.
    """

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "app.pop_screen"), Binding("f1", "app.open_help")]

    def __init__(self, source: ExerciseSource) -> None:
        super().__init__()
        self._source = source
        self.exercise: Exercise | None = None
        self.lines: list[str] = []
        self.is_over = False
        self._cursor = 0
        self._raised: list[Card] = []
        self._number: int | None = None
        self._waits = False

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self.draw, self._click, self.app.colours)

    def on_mount(self) -> None:
        """Asks for the first exercise."""
        self.ask_next()

    # Showing

    def ask_next(self) -> None:
        """Asks for an exercise, which is then shown; the screen closes after the last one."""
        self.app.ask(self._source.next, self._found)

    def _found(self, found: tuple[Exercise, Judgement | None] | None) -> None:
        if found is None:
            if self._source.after:
                self.app.notify(self._source.after, markup=False)
            self.app.pop_screen()
            return
        self.exercise, judgement = found
        self.lines, self.is_over, self._waits = [], False, False
        self._cursor, self._raised, self._number = 0, [], None
        if judgement is not None:
            self.tell(judgement)
        self.redraw()

    def tell(self, judgement: Judgement) -> None:
        """Says how an answer was."""
        self.lines, self.is_over, self._waits = [*judgement.lines], judgement.is_over, False
        if not self.is_over:
            self._raised = []
        self.redraw()

    def _not_judged(self) -> None:
        """The answer can be given again."""
        self._waits = False
        self.redraw()

    def go_on(self) -> None:
        """The next exercise."""
        self.exercise = None
        self.redraw()
        self.ask_next()

    def redraw(self) -> None:
        """Draws again."""
        for drawing in self.query(Drawing):
            drawing.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        """The whole screen."""
        canvas = Canvas(width, height)
        canvas.put(0, 0, self._source.heading, "bold", width=width)
        canvas.put(0, height - 1, say("tui-exercise-keys"), "dim", width=width)
        exercise = self.exercise
        if exercise is None:
            canvas.put(2, 3, say("common-loading"))
            return canvas
        canvas.put(1, 1, exercise.title, "dim", width=width - 2)
        y = 2
        for line in asked(exercise):
            for part in wrapped(line, width - 2):
                canvas.put(1, y, part)
                y += 1
        y = known(canvas, y, exercise)
        self._cards(canvas, y, exercise)
        y += CARD_HEIGHT + 2
        for line in [
            part
            for each in self.lines
            for part in ([each] if each[:1] == " " or "  " in each else wrapped(each, width - 2))
        ]:
            if y < height - 2:
                canvas.put(1, y, line, "bold" if line == self.lines[0] else "", width=width - 2)
            y += 1
        label = self.label
        canvas.put(
            0, height - 2, f"[ {label} ]", "bold reverse" if self.is_ready else "dim", "press" if self.is_ready else ""
        )
        return canvas

    def _cards(self, canvas: Canvas, y: int, exercise: Exercise) -> None:
        for place, card in enumerate(exercise.cards):
            x = 2 + place * (CARD_WIDTH + 1)
            is_raised, on = card in self._raised, exercise.wanted and place == self._cursor and not self.is_over
            canvas.card(x, y + (0 if is_raised else 1), card, "bold" if on else "", f"card:{place}")
            if exercise.wanted:
                canvas.put(
                    x, y + 4, f" >{place + 1}<" if on else f"{place + 1:>3} ", "bold" if on else "dim", f"card:{place}"
                )
        if exercise.hand is not None:
            canvas.card(2 + len(exercise.cards) * (CARD_WIDTH + 1) + 3, y + 1, exercise.hand.starter)
            if not self.is_over:
                shown = say("pad-none") if self._number is None else str(self._number)
                canvas.put(2 + 6 * (CARD_WIDTH + 1) + 4, y + 2, shown, "bold reverse")

    # Answering

    @property
    def label(self) -> str:
        """What the big button does."""
        exercise = self.exercise
        if self._waits or exercise is None:
            return say("train-valuing")
        if self.is_over:
            return say("button-continue")
        if exercise.position is None:
            return say("claim-none") if self._number is None else say("claim-press", points=self._number)
        what = exercise.position.what
        if len(self._raised) < exercise.wanted:
            return say("train-answer-none", what=what)
        return say("train-answer", what=what, cards=faces(self._raised))

    @property
    def is_ready(self) -> bool:
        """Whether the big button can be pressed."""
        if self._waits or self.exercise is None:
            return False
        if self.is_over:
            return True
        if self.exercise.position is None:
            return self._number is not None
        return len(self._raised) == self.exercise.wanted

    def press(self) -> None:
        """The big button."""
        if not self.is_ready:
            return
        if self.is_over:
            self.go_on()
            return
        self._waits = True
        cards, points = tuple(self._raised), self._number
        self.app.ask(lambda: self._source.judged(cards, points), self.tell, self._not_judged)

    def on_key(self, event: Key) -> None:
        """The keys of the table."""
        if self._key(event.key):
            event.stop()
            event.prevent_default()
            self.redraw()

    def _key(self, key: str) -> bool:
        exercise = self.exercise
        if key == "enter":
            self.press()
        elif key == "e" and self.is_over:
            self._explore()
        elif exercise is None or self.is_over or self._waits:
            return False
        elif exercise.position is None and key.isdigit():
            longer = 10 * (self._number or 0) + int(key)
            self._number = longer if longer <= MOST else int(key)
        elif exercise.position is None and key == "backspace":
            self._number = (self._number or 0) // 10 or None
        elif key.isdigit() and 0 < int(key) <= len(exercise.cards):
            self._toggle(int(key) - 1)
        elif key in {"left", "right"}:
            self._cursor = (self._cursor + (1 if key == "right" else -1)) % max(1, len(exercise.cards))
        elif key == "space":
            self._toggle(self._cursor)
        else:
            return False
        return True

    def _explore(self) -> None:
        if self.exercise is not None and self.exercise.position is not None:
            self.app.explore(self.exercise.position.text)

    def _toggle(self, place: int) -> None:
        exercise = self.exercise
        if exercise is None or exercise.position is None:
            return
        card, position = exercise.cards[place], exercise.position
        self._cursor = place
        if card in self._raised:
            self._raised.remove(card)
        elif exercise.is_past_the_limit(card):
            self.lines = [say("train-over", count=position.count)]
        elif exercise.wanted == 1:
            self._raised = [card]
        elif len(self._raised) < exercise.wanted:
            self._raised.append(card)
        else:
            self.lines = [say("table-enough", cards=exercise.wanted)]

    def _click(self, target: str) -> None:
        if target == "press":
            self.press()
        elif target.startswith("card:") and not self.is_over and not self._waits:
            self._toggle(int(target.removeprefix("card:")))
        self.redraw()

"""The review of a finished game: the curve, what happened at each step, the choices, and where the game went."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen

from fifteentwo.cli.language import reason
from fifteentwo.locales import CodedError
from fifteentwo.server.review_wire import ReviewOptions, ReviewState, ReviewSteps
from fifteentwo.tui import review_drawing
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.reviewing import fetched, options_at, path_of

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal


class ReviewScreen(Screen[None]):
    """The review of one game of a room or of a record.

    Attributes:
        state: The review as far as it has been made.
        steps: What happened at each step.
        at: The step that is shown.
        options: The choices of the decision at this step, once they have been asked for.
        shows_sums: Whether the summary is shown instead of the step.
    """

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "app.pop_screen"),
        Binding("f1", "app.open_help"),
        Binding("tab", "sums", priority=True),
    ]

    def __init__(self, lounge: Lounge, source: str, number: int) -> None:
        super().__init__()
        self._lounge = lounge
        self._path = path_of(source, number)
        self.state: ReviewState | None = None
        self.steps: ReviewSteps | None = None
        self.at = 0
        self.options: ReviewOptions | None = None
        self.shows_sums = False
        self.trouble = ""
        self._is_open = True

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self._draw, self._click)

    def on_mount(self) -> None:
        """Asks for the review, stage by stage, until it is complete."""
        self.run_worker(self._follow, thread=True)

    def on_unmount(self) -> None:
        """Nobody waits for the rest."""
        self._is_open = False

    def _follow(self) -> None:
        try:
            for found in fetched(self._lounge, self._path):
                if not self._is_open:
                    return
                self.app.call_from_thread(self._found, found)
        except CodedError as error:
            self.app.call_from_thread(self._refused, reason(error))
        except RuntimeError:
            return  # the terminal has been closed

    def _found(self, found: ReviewSteps | ReviewState) -> None:
        if isinstance(found, ReviewSteps):
            self.steps = found
        else:
            self.state = found
        self.redraw()

    def _refused(self, trouble: str) -> None:
        self.trouble = trouble
        self.redraw()

    def redraw(self) -> None:
        """Draws the review again."""
        if self.is_mounted:
            self.query_one(Drawing).redraw()

    def _draw(self, width: int, height: int) -> Canvas:
        return review_drawing.draw(self, width, height)

    # Keys and clicks

    @property
    def last(self) -> int:
        """The last step."""
        return review_drawing.last_step(self)

    def on_key(self, event: Key) -> None:
        """The keys of the page's review."""
        keys, deals = review_drawing.key_steps(self), review_drawing.deal_steps(self)
        match event.key:
            case "left":
                to = self.at - 1
            case "right":
                to = self.at + 1
            case "shift+left" | "pageup":
                to = max((deal for deal in deals if deal < self.at), default=0)
            case "shift+right" | "pagedown":
                to = min((deal for deal in deals if deal > self.at), default=self.last)
            case "n" | "down":
                to = min((step for step in keys if step > self.at), default=self.at)
            case "p" | "up":
                to = max((step for step in keys if step < self.at), default=self.at)
            case "home":
                to = 0
            case "end":
                to = self.last
            case "enter":
                self._ask_options()
                return
            case _:
                return
        event.stop()
        self._go(to)

    def _go(self, to: int) -> None:
        self.at = max(0, min(self.last, to))
        self.options = None
        self.shows_sums = False
        self.redraw()

    def _ask_options(self) -> None:
        """Asks for every choice of the decision that led to this step."""
        if self.at > 0 and review_drawing.is_decision(self):
            at = self.at
            self.app.ask(lambda: options_at(self._lounge, self._path, at), self._found_options)

    def _found_options(self, options: ReviewOptions) -> None:
        self.options = options
        self.redraw()

    def action_sums(self) -> None:
        """Shows the summary, or the step again."""
        self.shows_sums = not self.shows_sums
        self.redraw()

    def _click(self, target: str) -> None:
        kind, _, which = target.partition(":")
        if kind == "step":
            self._go(int(which))

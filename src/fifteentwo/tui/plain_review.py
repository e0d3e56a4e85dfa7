"""The review of a finished game, line by line: result, luck and decisions, the chance at each deal, and the costliest decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from fifteentwo.cli.language import say, spoken
from fifteentwo.server.review_wire import ReviewOptions, ReviewState, ReviewSteps
from fifteentwo.tui import curve_drawing, review_drawing
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain_lines import LEAVE, TypedLines, number_in
from fifteentwo.tui.reviewing import fetched, options_at, path_of

WIDTH: Final = 78
HEIGHT: Final = 11
"""The lines of the curve."""
SAID: Final = 0.25
"""The share of the work after which it is said again how far the review is."""


class PlainReview:
    """The review of one game; the attributes are those of a ShownReview."""

    def __init__(self, lines: TypedLines, lounge: Lounge, source: str, number: int) -> None:
        self._lines, self._lounge, self._path = lines, lounge, path_of(source, number)
        self.state: ReviewState | None = None
        self.steps: ReviewSteps | None = None
        self.at = 0
        self.options: ReviewOptions | None = None

    async def show(self) -> None:
        """The review, as soon as it is made, and the steps that are asked for, until the player leaves."""
        if not await self._fetch() or (state := self.state) is None:
            return
        if state.trouble is not None:
            self._lines.print(state.trouble.in_language(spoken()))
            return
        self._print_all(state)
        while (typed := await self._lines.ask(f"{say('tui-plain-review')} ")).lower() not in LEAVE:
            await self._do(state, typed.lower())

    async def _fetch(self) -> bool:
        """Waits for the review; returns whether the player, who may leave meanwhile, stays."""
        self._lines.print("", say("common-loading"))
        stages, said = fetched(self._lounge, self._path), 0.0
        typing = self._lines.listen()
        while (found := await asyncio.to_thread(next, stages, None)) is not None:
            if isinstance(found, ReviewSteps):
                self.steps = found
                continue
            self.state = found
            if not found.complete and found.progress >= said + SAID:
                said = found.progress
                self._lines.print(say("review-working", percent=f"{round(100 * said)} %"))
            if not found.complete and typing.done() and typing.result().strip().lower() in LEAVE:
                await self._lines.ask("")
                return False
        return True

    def _print_all(self, state: ReviewState) -> None:
        lines = self._lines
        lines.print("", review_drawing.title(state), "", *review_drawing.sums(state), *review_drawing.even_luck(state))
        if deals := review_drawing.deal_steps(self):
            lines.print("", say("review-curve"))
            lines.print(*(f"  {self._stands(state, at)}" for at in [*deals, review_drawing.last_step(self)]))
        if places := review_drawing.places(state):
            lines.print("", say("review-key-moments"))
            lines.number_all([place.told for place in places])

    def _stands(self, state: ReviewState, at: int) -> str:
        self.at = at
        stands = ", ".join(review_drawing.standing(self, state))
        self.at = 0
        return stands

    async def _do(self, state: ReviewState, typed: str) -> None:
        """Shows a step, its choices, the curve, or all again."""
        places, last = review_drawing.places(state), review_drawing.last_step(self)
        if typed == "l":
            self._print_all(state)
        elif typed == "c":
            self._curve(state)
        elif typed == "o":
            await self._choices()
        elif typed == "b":
            self._go(state, max(0, self.at - 1))
        elif not typed:
            self._go(state, min(last, self.at + 1))
        elif 1 <= number_in(typed) <= len(places):
            self._go(state, places[number_in(typed) - 1].at)
        else:
            self._lines.unknown(typed)

    def _go(self, state: ReviewState, to: int) -> None:
        self.at = to
        self._print([*review_drawing.step(self, state, WIDTH)])

    def _curve(self, state: ReviewState) -> None:
        canvas = Canvas(WIDTH, HEIGHT)
        curve_drawing.draw(canvas, 0, HEIGHT, review_drawing.plotted(self, state), self.at)
        self._print(canvas.lines())

    async def _choices(self) -> None:
        """Every choice of the decision at this step."""
        if not review_drawing.is_decision(self):
            self._lines.print(say("tui-plain-no-choice"))
            return
        self.options = await asyncio.to_thread(options_at, self._lounge, self._path, self.at)
        self._print([*review_drawing.choices(self, WIDTH)])
        self.options = None

    def _print(self, lines: Sequence[str]) -> None:
        self._lines.print("", *filter(None, lines))

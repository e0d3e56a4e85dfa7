"""The curtain between people who share a screen: it says whose turn it is, and shows no cards."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from fifteentwo.cli.language import say
from fifteentwo.game import Seat
from fifteentwo.tui.canvas import Canvas, wrapped
from fifteentwo.tui.form import PressRow
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.sharing import SharedRoom

GUARD: Final = 0.4
"""Seconds in which no key opens the curtain: it was meant for the table."""
LAST: Final = 5
"""The sentences that are repeated."""


class CurtainScreen(FormScreen):
    """Calls those who may take the screen; it opens when one of them presses the button."""

    keys_told = "tui-curtain-keys"

    def __init__(self, shared: SharedRoom, called: Seat | None) -> None:
        name = "" if called is None else shared.names[called]
        super().__init__(say("curtain-who") if called is None else say("curtain-pass-to", name=name))
        self._shared, self._since = shared, time.monotonic()
        seats = shared.own if called is None else (called,)
        self.form.fill(
            [PressRow(say("curtain-i-am", name=shared.names[seat]), partial(self._sit, seat)) for seat in seats]
        )

    def drawn(self, width: int, height: int) -> Canvas:
        """Everything in the middle of the screen, where the cards are at other times."""
        canvas = Canvas(width, height)
        canvas.put(0, 0, "━" * width, "dim")
        left, y = max(2, width // 2 - 24), max(2, height // 2 - 6)
        canvas.put(left, y, self.heading, "bold")
        canvas.put(left, y + 2, say("curtain-why"))
        box = Canvas(width - left, len(self.form.rows))
        self.form.draw(box, 0, box.height)
        canvas.paste(box, left - 2, y + 4)
        y += 5 + box.height
        if self._shared.log:
            canvas.put(left, y, say("curtain-since"), "dim")
            lines = [line for sentence in self._shared.log[-LAST:] for line in wrapped(sentence, width - left - 2)]
            for row, line in enumerate(lines[-max(1, height - y - 3) :], y + 1):
                canvas.put(left, row, line)
        canvas.put(0, height - 1, say(self.keys_told), "dim", width=width)
        return canvas

    def _sit(self, seat: Seat) -> None:
        if time.monotonic() - self._since >= GUARD:
            self.app.sit_behind_curtain(self._shared, seat)

"""The explorers: a position is typed in, and every choice is shown with its value. The server works it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final

from rich.cells import cell_len

from fifteentwo.cards import PACK, write
from fifteentwo.cli.language import say
from fifteentwo.server.practice_wire import Explored, ExploredSquare, PositionText, ScoreTable
from fifteentwo.tui import explore_drawing
from fifteentwo.tui.canvas import Canvas, wrapped
from fifteentwo.tui.form import ChooseRow, PressRow, Row, WriteRow
from fifteentwo.tui.form_screen import FormScreen

EMPTY: Final = "--"
_CARD: Final = re.compile(r"(10|[a2-9tjqk])\s*([cdhs♣♦♥♠])", re.IGNORECASE)
_SIGNS: Final = str.maketrans("♣♦♥♠", "CDHS")
PAGE: Final = 8


def cards_in(text: str) -> str | None:
    """The cards typed, as a position has them: "10♥ 5c" is "TH5C". None if something else is typed, too."""
    found = _CARD.findall(text)
    if _CARD.sub("", text).strip(" ,"):
        return None
    return "".join(f"{rank.upper().replace('10', 'T')}{suit.upper().translate(_SIGNS)}" for rank, suit in found)


class ExploreMenu(FormScreen):
    """Which explorer."""

    def __init__(self) -> None:
        super().__init__(say("explore-explorers"))
        kinds = {
            "discard": DiscardExplorer,
            "pegging": PeggingExplorer,
            "score": ScoreExplorer,
            "square": SquareExplorer,
        }
        self.form.fill(
            [PressRow(say(f"explore-{kind}-title"), self._opening(screen)) for kind, screen in kinds.items()]
        )
        self._ledes = [say(f"explore-{kind}-lede") for kind in kinds]

    def explained(self) -> Sequence[str]:
        """What the explorer is for."""
        return (self._ledes[self.form.at],)

    def _opening(self, screen: Callable[[], FormScreen]) -> Callable[[], None]:
        return lambda: self.app.open_screen(screen())


class Explorer(FormScreen):
    """A form, and lines of results below it, to scroll with Page Up and Page Down."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.lines: list[str] = []
        self._first = 0

    def show(self, lines: Sequence[str]) -> None:
        """Shows these results."""
        self.lines, self._first = [*lines], 0
        self.redraw()

    def key_pressed(self, key: str) -> bool:
        """Page Up and Page Down scroll the results."""
        if key not in {"pageup", "pagedown"}:
            return False
        by = PAGE if key == "pagedown" else -PAGE
        self._first = max(0, min(len(self.lines) - PAGE, self._first + by))
        return True

    def drawn(self, width: int, height: int) -> Canvas:
        """The form, and the results below it."""
        canvas = super().drawn(width, height)
        y = 3 + len(self.form.rows)
        for line in self.lines[self._first :]:
            for part in wrapped(line, width - 2) if cell_len(line) > width - 2 else [line]:
                if y < height - 1:
                    canvas.put(1, y, part, "bold" if line == self.lines[0] else "")
                y += 1
        if y > height - 1:
            canvas.put(width - 1, height - 2, "▼", "dim")
        return canvas

    def cards_of(self, *rows: WriteRow) -> list[str] | None:
        """The cards typed in these rows; None, with a sentence on the screen, if something is not a card."""
        found = []
        for row in rows:
            read = cards_in(row.value)
            if read is None:
                self.show([say("explore-no-cards", given=row.value.strip())])
                return None
            found.append(read)
        return found

    def explore(self, position: str) -> None:
        """Asks for the values of a position."""
        self.show([say("common-loading")])
        body = PositionText(position)
        self.app.ask(
            lambda: self.app.lounge.post("explore", body, Explored),
            lambda found: self.show([*explore_drawing.position(found)]),
        )


class DiscardExplorer(Explorer):
    """Six cards, whose crib, and the score."""

    def __init__(self, position: str | None = None) -> None:
        super().__init__(say("explore-discard-title"))
        self._hand = WriteRow(say("explore-hand"))
        self._role = ChooseRow(say("explore-crib-is"), [("d", say("explore-yours")), ("p", say("explore-opponents"))])
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        self._rules = WriteRow(say("explore-rules"), "standard")
        rows: list[Row] = [self._hand, self._role, self._mine, self._theirs, self._rules]
        rows += [PressRow(say("explore-take"), self._take), PressRow(say("explore-random"), self._draw_hand)]
        self.form.fill(rows)
        self._position = position

    def on_mount(self) -> None:
        """Explores the position that it was opened with."""
        if self._position is not None:
            self.explore(self._position)

    def _draw_hand(self) -> None:
        self._hand.value = write(sorted(SystemRandom().sample(PACK, 6)))
        self._take()

    def _take(self) -> None:
        rules, typed = self._rules.value.strip(), self.cards_of(self._hand)
        if typed is None:
            return
        text = f"{self._role.value}.{self._mine.value}-{self._theirs.value}.{typed[0]}"
        self.explore(text if rules in {"", "standard"} else f"{text} {rules}")


class PeggingExplorer(Explorer):
    """The hand kept, the discards, the starter, and the cards played."""

    def __init__(self) -> None:
        super().__init__(say("explore-pegging-title"))
        self._hand = WriteRow(say("explore-hand"))
        self._away = WriteRow(say("explore-discarded"))
        self._starter = WriteRow(say("explore-starter"))
        self._plays = WriteRow(say("explore-played"))
        self._role = ChooseRow(say("explore-crib-is"), [("d", say("explore-yours")), ("p", say("explore-opponents"))])
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        rows: list[Row] = [self._hand, self._away, self._starter, self._plays, self._role, self._mine, self._theirs]
        self.form.fill([*rows, PressRow(say("explore-take"), self._take)])

    def explained(self) -> Sequence[str]:
        """What is to be entered."""
        return () if self.lines else (say("explore-edit-help"),)

    def _take(self) -> None:
        typed = self.cards_of(self._hand, self._away, self._starter, self._plays)
        if typed is None:
            return
        hand, away, starter, plays = typed
        self.explore(f"{self._role.value}.{self._mine.value}-{self._theirs.value}.{hand}-{away}.{starter}.{plays}")


class ScoreExplorer(Explorer):
    """The chance to win from any two scores, and a map of all of them."""

    def __init__(self) -> None:
        super().__init__(say("explore-score-title"))
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        self._target = ChooseRow(say("explore-target"), [("121", "121"), ("61", "61")])
        self.form.fill([self._mine, self._theirs, self._target, PressRow(say("explore-take"), self._take)])

    def _take(self) -> None:
        mine, theirs, target = self._mine.value.strip(), self._theirs.value.strip(), int(self._target.value)
        if not (mine.isdecimal() and theirs.isdecimal() and max(int(mine), int(theirs)) < target):
            self.show([say("explore-bad-score", most=target - 1)])
            return
        self.show([say("common-loading")])
        self.app.ask(
            lambda: self.app.lounge.get("explore/scores", ScoreTable, target=target),
            lambda found: self.show([*explore_drawing.scores(found, int(mine), int(theirs))]),
        )


class SquareExplorer(Explorer):
    """A half-filled square, and the card to place."""

    def __init__(self) -> None:
        super().__init__(say("explore-square-title"))
        self._rows = [WriteRow(f"{say('explore-grid')} {row}", " ".join([EMPTY] * 4)) for row in range(1, 5)]
        self._card = WriteRow(say("explore-to-place"))
        games = [(name, say(f"game-{name}")) for name in ("bvs", "bvs_hard", "wikibooks", "wikibooks_reserve")]
        self._rules = ChooseRow(say("explore-rules"), games)
        self.form.fill([*self._rows, self._card, self._rules, PressRow(say("explore-take"), self._take)])

    def _take(self) -> None:
        typed = self.cards_of(self._card)
        if typed is None:
            return
        cells = "".join(_row(row.value) for row in self._rows)
        position = f"s.{cells}.{typed[0]} {self._rules.value}"
        self.show([say("common-loading")])
        self.app.ask(
            lambda: self.app.lounge.post("explore/square", PositionText(position), ExploredSquare),
            lambda found: self.show([*explore_drawing.square(found)]),
        )


def _row(text: str) -> str:
    cells = [cards_in(word) or EMPTY for word in text.split()][:4]
    return "".join([*cells, *[EMPTY] * (4 - len(cells))])

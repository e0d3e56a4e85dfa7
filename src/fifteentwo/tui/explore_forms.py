"""The forms of the explorers: a position is typed in, and every choice has its value. The server works it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from typing import Final

from fifteentwo.cards import PACK, write
from fifteentwo.cli.language import say
from fifteentwo.server.practice_wire import SOLVED_GAMES, Explored, ExploredSquare, PositionText, ScoreTable
from fifteentwo.tui import explore_drawing
from fifteentwo.tui.custom_form import preset_name
from fifteentwo.tui.form import ChooseRow, Form, PressRow, Row, WriteRow
from fifteentwo.tui.lounge import Lounge

EMPTY: Final = "--"
_CARD: Final = re.compile(r"(10|[a2-9tjqk])\s*([cdhs♣♦♥♠])", re.IGNORECASE)
_SIGNS: Final = str.maketrans("♣♦♥♠", "CDHS")

Question = Callable[[Lounge], Iterable[str]]
"""Asks a server, and says what it has found. Raises RefusalError and UnreachableError."""
Ask = Callable[[Question], None]
Show = Callable[[Sequence[str]], None]


def cards_in(text: str) -> str | None:
    """The cards typed, as a position has them: "10♥ 5c" is "TH5C". None if something else is typed, too."""
    found = _CARD.findall(text)
    if _CARD.sub("", text).strip(" ,"):
        return None
    return "".join(f"{rank.upper().replace('10', 'T')}{suit.upper().translate(_SIGNS)}" for rank, suit in found)


class ExplorerForm:
    """The rows of an explorer.

    Attributes:
        take: The row that explores.
    """

    def __init__(self, heading: str, ask: Ask, show: Show) -> None:
        """`ask` asks a server and shows its answer, `show` shows lines at once."""
        self.heading, self._ask, self._show = heading, ask, show
        self.form = Form([])
        self.take = PressRow(say("explore-take"), self._take)

    def explained(self) -> Sequence[str]:
        """What is to be entered."""
        return ()

    def _take(self) -> None:
        """Explores what has been entered."""
        raise NotImplementedError

    def cards_of(self, *rows: WriteRow) -> list[str] | None:
        """The cards typed in these rows; None, with a sentence on the screen, if something is not a card."""
        found = []
        for row in rows:
            read = cards_in(row.value)
            if read is None:
                self._show([say("explore-no-cards", given=row.value.strip())])
                return None
            found.append(read)
        return found

    def explore(self, position: str) -> None:
        """Asks for the values of a position."""
        body = PositionText(position)
        self._ask(lambda lounge: explore_drawing.position(lounge.post("explore", body, Explored)))


class DiscardForm(ExplorerForm):
    """Six cards, whose crib, and the score."""

    def __init__(self, ask: Ask, show: Show) -> None:
        super().__init__(say("explore-discard-title"), ask, show)
        self._hand = WriteRow(say("explore-hand"))
        self._role = ChooseRow(say("explore-crib-is"), [("d", say("explore-yours")), ("p", say("explore-opponents"))])
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        self._rules = WriteRow(say("explore-rules"), "standard")
        rows: list[Row] = [self._hand, self._role, self._mine, self._theirs, self._rules]
        self.form.fill([*rows, self.take, PressRow(say("explore-random"), self._draw_hand)])

    def _draw_hand(self) -> None:
        self._hand.value = write(sorted(SystemRandom().sample(PACK, 6)))
        self._take()

    def _take(self) -> None:
        rules, typed = self._rules.value.strip(), self.cards_of(self._hand)
        if typed is None:
            return
        text = f"{self._role.value}.{self._mine.value}-{self._theirs.value}.{typed[0]}"
        self.explore(text if rules in {"", "standard"} else f"{text} {rules}")


class PeggingForm(ExplorerForm):
    """The hand kept, the discards, the starter, and the cards played."""

    def __init__(self, ask: Ask, show: Show) -> None:
        super().__init__(say("explore-pegging-title"), ask, show)
        self._hand = WriteRow(say("explore-hand"))
        self._away = WriteRow(say("explore-discarded"))
        self._starter = WriteRow(say("explore-starter"))
        self._plays = WriteRow(say("explore-played"))
        self._role = ChooseRow(say("explore-crib-is"), [("d", say("explore-yours")), ("p", say("explore-opponents"))])
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        rows: list[Row] = [self._hand, self._away, self._starter, self._plays, self._role, self._mine, self._theirs]
        self.form.fill([*rows, self.take])

    def explained(self) -> Sequence[str]:
        """What is to be entered."""
        return (say("explore-edit-help"),)

    def _take(self) -> None:
        typed = self.cards_of(self._hand, self._away, self._starter, self._plays)
        if typed is None:
            return
        hand, away, starter, plays = typed
        self.explore(f"{self._role.value}.{self._mine.value}-{self._theirs.value}.{hand}-{away}.{starter}.{plays}")


class ScoreForm(ExplorerForm):
    """The chance to win from any two scores, and a map of all of them."""

    def __init__(self, ask: Ask, show: Show) -> None:
        super().__init__(say("explore-score-title"), ask, show)
        self._mine, self._theirs = WriteRow(say("explore-your-score"), "0"), WriteRow(say("explore-their-score"), "0")
        self._target = ChooseRow(say("explore-target"), [("121", "121"), ("61", "61")])
        games = [(name, preset_name(name)) for name in SOLVED_GAMES]
        self._rules = ChooseRow(say("explore-rules"), games)
        self.form.fill([self._mine, self._theirs, self._target, self._rules, self.take])

    def _take(self) -> None:
        mine, theirs, target = self._mine.value.strip(), self._theirs.value.strip(), int(self._target.value)
        if not (mine.isdecimal() and theirs.isdecimal() and max(int(mine), int(theirs)) < target):
            self._show([say("explore-bad-score", most=target - 1)])
            return
        self._ask(
            lambda lounge: explore_drawing.scores(
                lounge.get("explore/scores", ScoreTable, rules=self._rules.value, target=target), int(mine), int(theirs)
            )
        )


class SquareForm(ExplorerForm):
    """A half-filled square, and the card to place."""

    def __init__(self, ask: Ask, show: Show) -> None:
        super().__init__(say("explore-square-title"), ask, show)
        self._rows = [WriteRow(f"{say('explore-grid')} {row}", " ".join([EMPTY] * 4)) for row in range(1, 5)]
        self._card = WriteRow(say("explore-to-place"))
        games = [(name, say(f"game-{name}")) for name in ("bvs", "bvs_hard", "wikibooks", "wikibooks_reserve")]
        self._rules = ChooseRow(say("explore-rules"), games)
        self.form.fill([*self._rows, self._card, self._rules, self.take])

    def _take(self) -> None:
        typed = self.cards_of(self._card)
        if typed is None:
            return
        cells = "".join(_row(row.value) for row in self._rows)
        body = PositionText(f"s.{cells}.{typed[0]} {self._rules.value}")
        self._ask(lambda lounge: explore_drawing.square(lounge.post("explore/square", body, ExploredSquare)))


def _row(text: str) -> str:
    cells = [cards_in(word) or EMPTY for word in text.split()][:4]
    return "".join([*cells, *[EMPTY] * (4 - len(cells))])


FORMS: Final[dict[str, Callable[[Ask, Show], ExplorerForm]]] = {
    "discard": DiscardForm,
    "pegging": PeggingForm,
    "score": ScoreForm,
    "square": SquareForm,
}
"""The explorers by name."""

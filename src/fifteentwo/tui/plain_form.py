"""Forms line by line: the rows have numbers, and what is typed chooses one and says what it is to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fifteentwo.cli.language import say
from fifteentwo.tui.custom_form import CustomForm, CustomGame
from fifteentwo.tui.form import ChooseRow, Explained, HeadingRow, PressRow, Row, WriteRow
from fifteentwo.tui.plain_lines import LEAVE, TypedLines, number_in
from fifteentwo.tui.rules_form import RulesForm


async def custom_game(lines: TypedLines, player: str, name: str, *, friends: bool) -> CustomGame | None:
    """The game that is chosen by the form of a new game; None if the player leaves it."""
    started: list[CustomGame] = []
    opened: list[tuple[str, Callable[[str], None]]] = []
    custom = CustomForm(player, name, lambda code, changed: opened.append((code, changed)), started.append, friends)
    form = PlainForm(lines, custom.heading, custom)
    form.explain()
    while not started:
        if not await form.step():
            return None
        if opened:
            await _rules(lines, *opened.pop())
            form.print_all()
            form.explain()
    return started[0]


async def _rules(lines: TypedLines, code: str, changed: Callable[[str], None]) -> None:
    """The rules one by one."""
    closed: list[bool] = []
    form = PlainForm(lines, say("tui-rules"), RulesForm(code, changed, lambda: closed.append(True)))
    while not closed and await form.step():
        pass


class PlainForm:
    """A form, and what of it has been printed. An empty line presses `main`, or else the last row."""

    def __init__(self, lines: TypedLines, title: str, asked: Explained, main: PressRow | None = None) -> None:
        self._lines, self._title, self._asked, self._main = lines, title, asked, main
        self._told: list[str] = []
        self.print_all()

    @property
    def _rows(self) -> list[Row]:
        """The rows that have numbers."""
        return [row for row in self._asked.form.rows if not isinstance(row, HeadingRow)]

    def print_all(self) -> None:
        """Prints every row."""
        self._lines.print("", self._title)
        number = 0
        for row in self._asked.form.rows:
            if isinstance(row, HeadingRow):
                self._lines.print(f"  {row.label}")
            else:
                number += 1
                self._lines.print(_numbered(number, row))

    def explain(self) -> None:
        """Prints what is said of the form, or of the row that is chosen, unless it was said last."""
        told = [*self._asked.explained()]
        if told != self._told:
            self._told = told
            self._lines.print(*(f"  {line}" for line in told))

    async def step(self) -> bool:
        """One line of the player; returns whether they stay."""
        rows = self._rows
        last = self._main or rows[-1]
        typed = await self._lines.ask(f"{say('tui-plain-form', last=last.label)} ")
        if typed.lower() in LEAVE:
            return False
        if typed.lower() == "l":
            self.print_all()
        elif not typed and isinstance(last, PressRow):
            self._press(last)
        elif 1 <= number_in(typed) <= len(rows):
            await self._change(rows[number_in(typed) - 1])
        elif (row := _row_of(rows, typed)) is not None:
            row.write(typed.partition(" ")[2].strip())
            self._lines.print(_numbered(rows.index(row) + 1, row))
        else:
            self._lines.unknown(typed)
        return True

    def _press(self, row: PressRow) -> None:
        self._choose(row)
        row.press()

    def _choose(self, row: Row) -> None:
        form = self._asked.form
        form.at = next(at for at, each in enumerate(form.rows) if each is row)

    async def _change(self, row: Row) -> None:
        """Asks what a row is to be, and prints what has changed by that."""
        self._choose(row)
        before = [*self._numbered()]
        if isinstance(row, PressRow):
            row.press()
            return
        self._lines.print(row.label.strip())
        self.explain()
        if isinstance(row, ChooseRow):
            await self._choose_value(row)
        elif isinstance(row, WriteRow) and (typed := await self._lines.ask(f"{say('tui-plain-text')} ")):
            row.write(typed)
        after = [*self._numbered()]
        if len(after) == len(before):
            self._lines.print(*(line for line, old in zip(after, before, strict=True) if line != old))
        else:
            self.print_all()
        self.explain()

    async def _choose_value(self, row: ChooseRow) -> None:
        """A value by its number in the list; numbers stand for themselves."""
        names = [name for _, name in row.values]
        if all(name.isdecimal() for name in names):
            typed = await self._lines.ask(f"{say('tui-plain-text')} ")
            chosen: int | str = names.index(typed) if typed in names else typed
        else:
            chosen = await self._lines.number(say("tui-plain-value"), names)
        if isinstance(chosen, int):
            row.choose(chosen)
        else:
            self._lines.unknown(chosen)

    def _numbered(self) -> Iterator[str]:
        for number, row in enumerate(self._rows, 1):
            yield _numbered(number, row)


def _row_of(rows: Sequence[Row], typed: str) -> WriteRow | None:
    """The row to type in whose number stands before the text, as in "1 5H 5C"."""
    number, _, text = typed.partition(" ")
    row = rows[number_in(number) - 1] if text and 1 <= number_in(number) <= len(rows) else None
    return row if isinstance(row, WriteRow) else None


def _numbered(number: int, row: Row) -> str:
    """A row with its number, as it is now."""
    if isinstance(row, ChooseRow):
        return f"{number:>3}  {row.label.strip()}: {row.values[row.at][1]}"
    if isinstance(row, WriteRow):
        return f"{number:>3}  {row.label.strip()}: {row.value}"
    return f"{number:>3}  {row.label}"

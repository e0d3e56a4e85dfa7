"""The form of the rules of a game: a row for every field that the rules declare, with its range and what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.rules import CribbageRules, Field, every_field, fields, parse, write
from fifteentwo.tui.form import ChooseRow, Form, HeadingRow, PressRow, Row, WriteRow

MATCHES: Final = (
    "single",
    "best_of:3",
    "best_of:5",
    "best_of:7",
    "first_to:3",
    "first_to:5",
    "first_to:7",
    "first_to:10",
)
"""The usual lengths of a match; the rules code takes any."""


class RulesForm:
    """A row for each field. Every change that the rules allow is handed on at once."""

    def __init__(self, code: str, changed: Callable[[str], None], close: Callable[[], None]) -> None:
        self.form = Form(())
        self._changed, self._close = changed, close
        self._own: dict[str, str] = {}
        self._base = code
        self._refused = ""
        self._names: dict[int, Field] = {}
        self._fill()

    def explained(self) -> Sequence[str]:
        """Why the last change was refused, or what the field means and can be."""
        card = self._names.get(self.form.at)
        told = () if card is None else (card.words.in_language(spoken()), _range(card))
        return (self._refused, *told) if self._refused else told

    def _fill(self) -> None:
        self.form.fill([*self._rows()])

    def _rows(self) -> Iterator[Row]:
        values, section, count = every_field(parse(self._line)), "", 0
        cards = fields(CribbageRules).values()
        for card in sorted(cards, key=_section_order):
            title = say("custom-players") if card.section is None else card.section.in_language(spoken())
            if title != section:
                yield HeadingRow(title)
                section, count = title, count + 1
            self._names[count] = card
            yield self._row(card, values[card.name])
            count += 1
        yield PressRow(say("common-close"), self._close)

    @property
    def _line(self) -> str:
        own = [f"{name}={value}" for name, value in self._own.items()]
        return " ".join([*(word for word in self._base.split() if word.partition("=")[0] not in self._own), *own])

    def _row(self, card: Field, value: str) -> Row:
        label = card.label.in_language(spoken())
        choices = _choices(card, value)
        if not choices:
            row = WriteRow(label, value, lambda: self._set(card.name, row.value))
            return row
        choice = ChooseRow(label, choices, value, lambda: self._set(card.name, choice.value))
        return choice

    def _set(self, name: str, value: str) -> None:
        """Sets a field, and shows what follows from it for the others.

        A value that is refused waits on the screen: another change may make it possible.
        """
        self._own[name] = value
        try:
            code = write(parse(self._line))
        except ValueError as error:
            self._refused = reason(error)
            return
        self._refused = ""
        self._base, self._own = code, {}
        self._fill()
        self._changed(code)


def _section_order(card: Field) -> int:
    """The place of the section of a field: in the order in which the sections first come up."""
    titles = list(dict.fromkeys(each.section for each in fields(CribbageRules).values()))
    return titles.index(card.section)


def _choices(card: Field, value: str) -> list[tuple[str, str]]:
    """The values of a field with their names; none where a number is to be typed."""
    if card.kind == "switch":
        return [("off", say("tui-no")), ("on", say("tui-yes"))]
    if card.name == "match":
        return [(each, _match(each)) for each in dict.fromkeys([*MATCHES, value])]
    values = list(card.values) or list(card.names)
    if card.kind == "number" and card.lowest is not None and card.highest is not None:
        values = [str(number) for number in range(card.lowest, card.highest + 1)]
    names = {name: told.in_language(spoken()) for name, told in card.names.items()}
    return [(each, names.get(each, each)) for each in dict.fromkeys([*values, value])]


def _match(value: str) -> str:
    kind, _, number = value.partition(":")
    if kind == "single":
        return say("custom-match-single")
    return f"{say('custom-best-of' if kind == 'best_of' else 'custom-first-to')}: {number}"


def _range(card: Field) -> str:
    """What can be written for a field in a rules code."""
    if card.kind == "number":
        return f"{card.name}={card.lowest}–{card.highest}"
    return f"{card.name}={' | '.join(('off', 'on') if card.kind == 'switch' else card.values or card.names)}"

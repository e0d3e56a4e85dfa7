"""Evaluates Fluent messages: https://projectfluent.org. Parsing is done by the package fluent.syntax.

It covers the parts of Fluent that the catalogues use: arguments, references to messages, selectors, NUMBER, and functions of
our own. The package fluent.runtime does the same and more; it needs Babel, whose data is larger than this whole program.
The tests compare both over every message.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

Value = str | int | float
_PARSER: Final = FluentParser(with_spans=False)


@cache
def _plural(expression: str) -> Callable[[int], int]:
    rule: Callable[[int], int] = gettext.c2py(expression)
    return rule


class Numbers(NamedTuple):
    """How a language writes and counts numbers."""

    decimal: str
    """The decimal sign."""
    thousands: str
    """What separates groups of three digits."""
    grouped_from: int
    """The fewest digits of a number that is separated."""
    categories: tuple[str, ...]
    """The plural categories of the language, such as ("one", "other")."""
    plural: str
    """An expression of Gettext, as in a Plural-Forms header, for the index of the category of an integer n."""
    plural_of_decimals: str
    """The same for a number with decimals, whose whole part is n."""

    def category(self, number: float) -> str:
        """The plural category of a number."""
        whole = abs(int(number))
        rule = _plural(self.plural if number == int(number) else self.plural_of_decimals)
        return self.categories[rule(whole)]

    def written(self, number: float, fewest: int = 0, most: int = 3, *, grouped: bool = True) -> str:
        """A number with at least `fewest` and at most `most` decimals, half rounded to even."""
        exact = Decimal(str(number)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, decimals = f"{abs(exact):f}".partition(".")
        decimals = decimals.rstrip("0").ljust(fewest, "0")
        if grouped and len(whole) >= self.grouped_from:
            whole = f"{int(whole):,}".replace(",", self.thousands)
        return ("-" if exact.is_signed() else "") + whole + (self.decimal + decimals if decimals else "")


class _Formatted(NamedTuple):
    """What NUMBER gives: it is written in its own way, and selects like the number itself."""

    number: float
    text: str


class Bundle:
    """The messages of one language."""

    def __init__(self, numbers: Callable[[], Numbers], functions: Mapping[str, Callable[[Any], str]]) -> None:
        self._numbers = numbers
        self._functions = functions
        self._messages: dict[str, ast.Pattern] = {}

    def add(self, source: str) -> None:
        """Adds the messages of this text in Fluent's syntax. Raises ValueError if it cannot be parsed."""
        for entry in _PARSER.parse(source).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"not a message of Fluent: {entry.content}")
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._messages[entry.id.name] = entry.value

    def has_message(self, code: str) -> bool:
        """Whether the message has been added."""
        return code in self._messages

    def format(self, code: str, arguments: Mapping[str, Value]) -> str:
        """The message as a sentence. Raises LookupError for a message, argument or function that is missing."""
        return self._pattern(self._messages[code], arguments)

    def _pattern(self, pattern: ast.Pattern, arguments: Mapping[str, Value]) -> str:
        return "".join(
            each.value if isinstance(each, ast.TextElement) else self._text(self._value(each.expression, arguments))
            for each in pattern.elements
        )

    def _text(self, value: Value | _Formatted) -> str:
        if isinstance(value, _Formatted):
            return value.text
        return value if isinstance(value, str) else self._numbers().written(value)

    def _value(self, node: Any, arguments: Mapping[str, Value]) -> Value | _Formatted:
        match node:
            case ast.VariableReference():
                return arguments[node.id.name]
            case ast.MessageReference():
                return self.format(node.id.name, arguments)
            case ast.NumberLiteral():
                return float(node.value) if "." in node.value else int(node.value)
            case ast.StringLiteral():
                text: str = node.parse()["value"]
                return text
            case ast.Placeable():
                return self._value(node.expression, arguments)
            case ast.SelectExpression():
                return self._pattern(self._variant(node, self._value(node.selector, arguments)), arguments)
            case ast.FunctionReference():
                return self._call(node, arguments)
            case _:
                raise LookupError(f"{type(node).__name__} is not known here")

    def _variant(self, node: ast.SelectExpression, value: Value | _Formatted) -> ast.Pattern:
        selected = value.number if isinstance(value, _Formatted) else value
        keys: set[Value] = {selected} if isinstance(selected, str) else {selected, self._numbers().category(selected)}
        named = {id(each): self._value_of_key(each.key) for each in node.variants}
        return next(
            (each for each in node.variants if named[id(each)] in keys),
            next(each for each in node.variants if each.default),
        ).value

    def _value_of_key(self, key: ast.Identifier | ast.NumberLiteral) -> Value:
        return key.name if isinstance(key, ast.Identifier) else float(key.value)

    def _call(self, node: ast.FunctionReference, arguments: Mapping[str, Value]) -> Value | _Formatted:
        (given,) = (self._value(each, arguments) for each in node.arguments.positional)
        value = given.number if isinstance(given, _Formatted) else given
        if node.id.name != "NUMBER":
            return self._functions[node.id.name](value)
        number = float(value) if isinstance(value, str) else value
        options = {each.name.name: int(each.value.value) for each in node.arguments.named}
        text = self._numbers().written(
            number,
            options.get("minimumFractionDigits", 0),
            options.get("maximumFractionDigits", 3),
            grouped=options.get("useGrouping", 1) != 0,
        )
        return _Formatted(number, text)

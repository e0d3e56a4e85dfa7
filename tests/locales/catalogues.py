"""The Fluent catalogues, read by Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import FluentParser, ast

from fifteentwo.locales import FOLDER, languages

LANGUAGES = languages()
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@cache
def catalogue(language: str, file: str | None = None) -> dict[str, Any]:
    """The messages of one file, or of all files of a language, by code."""
    found: dict[str, Any] = {}
    if file is None:
        for name in FILES:
            assert not found.keys() & catalogue(language, name).keys(), f"{language}/{name} has messages of other files"
            found |= catalogue(language, name)
        return found
    resource = FluentParser(with_spans=False).parse((FOLDER / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    """The node and everything in it."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span" and not isinstance(value, str):
                yield from nodes(value)


@cache
def references(language: str, code: str) -> set[str]:
    """The messages that this one contains."""
    return {each.id.name for each in nodes(catalogue(language)[code]) if isinstance(each, ast.MessageReference)}


@cache
def variables(language: str, code: str) -> set[str]:
    """The arguments of this message, those of the messages in it included."""
    own = {each.id.name for each in nodes(catalogue(language)[code]) if isinstance(each, ast.VariableReference)}
    return own.union(*(variables(language, other) for other in references(language, code)))


@cache
def variants(language: str, code: str) -> Mapping[str, set[str]]:
    """The words that a selector of this message tells apart, by argument."""
    found: dict[str, set[str]] = {}
    for each in nodes(catalogue(language)[code]):
        if isinstance(each, ast.SelectExpression) and isinstance(each.selector, ast.VariableReference):
            keys = {key.key.name for key in each.variants if isinstance(key.key, ast.Identifier)}
            if not keys & {"other", "one"}:
                found.setdefault(each.selector.id.name, set()).update(keys)
    for other in references(language, code):
        found.update(variants(language, other))
    return found


def examples(language: str, code: str, numbers: tuple[int, ...] = (0, 1, 2, 5, 1234)) -> Iterator[dict[str, str | int]]:
    """Arguments for this message: every word its selectors know, and several numbers for the rest."""
    words = variants("en", code)
    for number in numbers:
        values = {
            name: sorted(words[name]) if name in words else ["5H" if name in ("card", "joker") else number]
            for name in sorted(variables(language, code))
        }
        for choice in product(*values.values()):
            yield dict(zip(values, choice, strict=True))

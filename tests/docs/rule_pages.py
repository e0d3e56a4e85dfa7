"""The generated parts of the pages in docs/rules.

Each field and each preset has a page. `python -m tests.docs.rule_pages` writes the head of each, down to the line on
sources, and the whole index. The text below the head is written by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fifteentwo.rules import (
    PRESETS,
    CribbageRules,
    Field,
    PatienceRules,
    Rules,
    ShuffleRules,
    SquareRules,
    differences,
    differing,
    fields,
    said,
    write,
)
from fifteentwo.rules.values import SOLVED, about, family_of
from tests.place.repository import ROOT

PAGES = ROOT / "docs" / "rules"
TITLES: dict[type[Rules], str] = {
    CribbageRules: "Full cribbage",
    SquareRules: "The Cribbage Squares",
    PatienceRules: "Cribbage Solitaire",
    ShuffleRules: "Cribbage Shuffle",
}
ENGINE = "../../engine.md#which-rules-have-what"
END = (
    "Names in square brackets are [the sources](../../rules.md#sources), *choice* marks a point that no source settles."
)


def page(kind: type[Rules], name: str) -> Path:
    """The path of a field's page."""
    return PAGES / family_of(kind) / f"{name}.md"


def preset_page(name: str) -> Path:
    """The path of a preset's page."""
    return PAGES / "presets" / f"{name}.md"


def usual(kind: type[Rules]) -> str:
    """The standard preset of this kind of game."""
    return write(kind())


def link(kind: type[Rules]) -> str:
    """A link from a page to the section of the index on this kind of game."""
    title = TITLES[kind]
    return f"[{title}](../README.md#{title.lower().replace(' ', '-')})"


def values(card: Field) -> str:
    """The values of a field."""
    if card.kind == "switch":
        return "`on`, `off`"
    if card.kind == "number":
        return f"{card.lowest} to {card.highest}"
    return ", ".join(f"`{value}`" for value in card.values)


def head(kind: type[Rules], name: str) -> str:
    """The top of a field's page."""
    card = fields(kind)[name]
    return (
        f"# {name}\n\n{card.words}\n\n| a field of | values | in `{usual(kind)}` | [engine tables]({ENGINE}) that stay valid |\n"
        f"|---|---|---|---|\n| {link(kind)} | {values(card)} | `{card.standard}` | {left_right(kind, name)} |\n\n{END}\n\n"
    )


def left_right(kind: type[Rules], name: str) -> str:
    """The engine's tables that stay valid for every value of the field."""
    leaves = about(kind)[name].leaves
    return "all" if leaves == SOLVED else ", ".join(f"`{table}`" for table in sorted(leaves)) or "none"


def line(rules: Rules) -> str:
    """The fields in which a preset differs from the standard game of its kind."""
    return " ".join(f"{name}={said(value)}" for name, value in differing(rules).items())


def preset_head(name: str) -> str:
    """The top of a preset's page."""
    preset = PRESETS[name]
    kind = type(preset.rules)
    same = f"{usual(kind)} {line(preset.rules)}".strip()
    words = "".join(f"- {sentence}\n" for sentence in differences(preset.rules))
    return (
        f"# {name}\n\n{preset.words}\n\n| a preset of | the same as |\n|---|---|\n| {link(kind)} | `{same}` |\n\n"
        + (f"{words}\n" if words else "")
        + f"```python\n>>> from fifteentwo.rules import parse, write\n>>> write(parse({_quoted(same)}))\n{name!r}\n\n```\n\n"
        + (f"[A whole game by it]({_PLAYED}/{name}.txt), move by move.\n\n" if _is_played(name) else "")
        + f"{END}\n\n"
    )


_PLAYED = "../../../tests/playthroughs"


def _is_played(name: str) -> bool:
    return (ROOT / "tests" / "playthroughs" / f"{name}.txt").exists()


def _quoted(text: str) -> str:
    return f'"{text}"'


def index() -> str:
    """The index page, which lists all other pages."""
    return "\n".join(_index())


def _index() -> Iterator[str]:
    yield """# Every field and every preset

A rules code describes a game in one line: names of presets, and `field=value` for the differences. It is the same in the
browser, on the command line, in records and in the library. [The rules](../rules.md) describe the game; here every preset
and every field has a page with its meaning, its sources and an example. [A table](tests.md) lists the tests of each field.

```python
>>> from fifteentwo.rules import describe, parse, write
>>> rules = parse("hoyle target=61")
>>> print(describe(rules))
To 61. The point for a go is pegged when it is called. Winning by more than 30 counts double, by more than 60 quadruple. A match to seven game points.
>>> write(parse("skunk_scale=lurch target=61 jokers=2"))
'gamerules_61 jokers=2'

```

- A preset of full cribbage stands for the fields in which it differs from `standard`. Several can be combined; if two
  disagree on a field, the code must set it. Only one preset of a solo game can be named, and presets of different
  families cannot be combined.
- A value is a number, a word, or `on` or `off`. `field=value` overrides the presets, wherever it stands.
- An impossible combination is refused with a sentence that names the two fields and says why.
- A code is written with the first preset, in the order below, that needs the fewest further fields, followed by these in
  order.
"""
    for kind, title in TITLES.items():
        yield f"## {title}\n"
        yield "| preset | what it is |\n|---|---|"
        for name, preset in PRESETS.items():
            if type(preset.rules) is kind:
                yield f"| [`{name}`](presets/{name}.md) | {preset.words} |"
        yield f"\n| field | values | in `{usual(kind)}` | what it is |\n|---|---|---|---|"
        for name, card in fields(kind).items():
            yield f"| [`{name}`]({family_of(kind)}/{name}.md) | {values(card)} | `{card.standard}` | {card.words} |"
        yield ""


def again(path: Path, top: str) -> str:
    """A page with a new head above the existing text."""
    _, _, rest = path.read_text().partition(f"{END}\n\n") if path.exists() else ("", "", "")
    return top + rest


def pages() -> Iterator[tuple[Path, str]]:
    """The path and the head of every page of a field or preset."""
    for kind in TITLES:
        for name in fields(kind):
            yield page(kind, name), head(kind, name)
    for name in PRESETS:
        yield preset_page(name), preset_head(name)


if __name__ == "__main__":
    for path, top in pages():
        path.write_text(again(path, top))
    (PAGES / "README.md").write_text(index())

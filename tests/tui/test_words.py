"""The sentences of the terminal: every one is in a catalogue, with its arguments, and nothing is said outside them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifteentwo.cli.language import everywhere, say, speaking
from fifteentwo.locales import OF_THE_PAGE, PYTHON, languages
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.exercise_screen import ExerciseScreen
from tests.locales.catalogues import catalogue, variables
from tests.locales.pseudo import erase_messages, words_outside
from tests.place.repository import modules
from tests.tui.rooms import NAMES, FakeRoom
from tests.tui.sitting import Sitting
from tests.tui.test_terminal import SIZE, until

ABOUT = {
    "seat": {"who", "person"},
    "side": {"who", "person"},
    "sides_together": {"who", "person"},
    "owner": {"whose", "name"},
}
"""The arguments that a method of Names gives."""


def said() -> Iterator[tuple[str, str, set[str], bool]]:
    """Where the terminal says something: the module, the code, the arguments, and whether all of them are known."""
    for name, tree in modules():
        if name.partition(".")[0] != "tui":
            continue
        for node in ast.walk(tree):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args
            ):
                continue
            given, is_known = {each.arg for each in node.keywords if each.arg}, True
            for each in node.keywords:
                if each.arg is None and isinstance(each.value, ast.Call) and isinstance(each.value.func, ast.Attribute):
                    given |= ABOUT.get(each.value.func.attr, set())
                elif each.arg is None:
                    is_known = False
            for code in codes(node.args[0]):
                yield name, code, given, is_known


def codes(node: ast.expr) -> Iterator[str]:
    """The codes that are written out in an expression."""
    if isinstance(node, ast.IfExp):
        yield from codes(node.body)
        yield from codes(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def test_every_sentence_is_in_a_catalogue_with_its_arguments() -> None:
    known = set().union(*(catalogue("en", file) for file in (*PYTHON, *OF_THE_PAGE)))
    calls = list(said())
    assert len(calls) > 150
    assert {code for _, code, _, _ in calls} - known == set()
    missing = [
        (name, code, variables("en", code) - given)
        for name, code, given, is_known in calls
        if is_known and variables("en", code) - given
    ]
    assert missing == []


@pytest.mark.parametrize("rules", ["standard", "muggins jokers=2", "crash", "bvs", "arnold", "shuffle"])
async def test_no_word_of_a_table_is_outside_the_catalogues(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    erase_messages(monkeypatch)
    sitting = Sitting(FakeRoom(rules, seed=5, deal=7 if rules in {"bvs", "arnold", "shuffle"} else None))
    await sitting.settled()
    outside: set[str] = set()
    for _ in range(12):
        outside |= {word for word in words_outside(sitting.text(), *NAMES) if word not in {"DS", "LS"}}
        outside |= {word for line in sitting.game.log for word in words_outside(line, *NAMES)}
        if sitting.game.is_over:
            break
        await sitting.choose()
    assert outside == set()


@pytest.mark.parametrize("language", languages())
def test_the_line_with_the_keys_fits(language: str) -> None:
    with speaking(language):
        for of in ("", "-home", "-page", "-form", "-review", "-curtain", "-exercise"):
            assert len(say(f"tui{of}-keys")) <= 80


@pytest.mark.parametrize("language", languages())
async def test_a_table_fits_in_every_language(language: str) -> None:
    with speaking(language):
        sitting = Sitting(FakeRoom("standard", seed=3))
        await sitting.settled()
        for _ in range(12):
            lines = sitting.text().splitlines()
            assert all(len(line) <= 80 for line in lines[1:-2]), lines
            await sitting.choose()


async def test_what_comes_from_other_threads_is_in_the_language_too(data: Path, address: str) -> None:
    with everywhere("de"):
        app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        with everywhere("de"):
            app.open("practice")
            await pilot.press("up", "enter")
            screen = app.screen
            assert isinstance(screen, ExerciseScreen)
            await until(pilot, lambda: screen.exercise is not None)
            await pilot.press("2", "9", "enter")
            await until(pilot, lambda: screen.is_over)
            assert screen.lines[0].startswith(("Richtig!", "Hand: ", "Crib: "))
            assert any(word in screen.lines[0] for word in ("Richtig!", "Punkt", "nichts"))

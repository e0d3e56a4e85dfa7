"""One program for all games: only the registration of a family asks which game is played."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from fifteentwo.families import FAMILIES
from tests.place.repository import modules

OF_ONE_FAMILY = {
    *(family.rules.__name__ for family in FAMILIES.values()),
    *(getattr(family.game, "__name__", "") for family in FAMILIES.values()),
    *(
        "State",
        "View",
        "CribbageState",
        "CribbageView",
        "CribbageScene",
        "SquareScene",
        "PatienceScene",
        "ShuffleScene",
    ),
    *("CribbageOffer", "SoloOffer", "ShuffleOffer"),
}
"""Classes that exist in one family only."""

REGISTRATION = ("cribbage", "solitaire", "families", "rules", "engine", "analysis", "players", "reviews")
"""Where a family is written, registered or advised on."""

OF_THE_TERMINAL = ("tui.cribbage.", "tui.solitaire.")
"""The views of each family in the full-screen terminal."""

BETWEEN_LAYERS = (
    *("game", "moves", "family", "families", "match", "table", "narration", "people"),
    *("record.model", "record.playing"),
    *(f"server.{name}" for name in ("rooms", "lobby", "computer", "hints", "advisers", "listeners", "wire", "store")),
)
"""Modules whose annotations the others build on."""

FOR_A_LIBRARY = {"read_card"}
"""Functions whose signature msgspec decides."""


def asks_for_a_family(tree: ast.Module) -> Iterator[str]:
    """Checks for a class of a single family: isinstance, and patterns of a match statement."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            named = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
            named |= {name.attr for name in ast.walk(node.args[1]) if isinstance(name, ast.Attribute)}
        elif isinstance(node, ast.MatchClass):
            named = {name.id for name in ast.walk(node.cls) if isinstance(name, ast.Name)}
            named |= {name.attr for name in ast.walk(node.cls) if isinstance(name, ast.Attribute)}
        else:
            continue
        yield from (f"line {node.lineno}: {name}" for name in named & OF_ONE_FAMILY)


def says_any(tree: ast.Module) -> Iterator[str]:
    """Signatures and fields that use Any."""
    for node in ast.walk(tree):
        annotations: list[ast.expr | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name not in FOR_A_LIBRARY:
            given = node.args
            annotations = [each.annotation for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
            annotations.append(node.returns)
        elif isinstance(node, ast.AnnAssign):
            annotations = [node.annotation]
        for annotation in annotations:
            if annotation is not None and any(
                isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation)
            ):
                yield f"line {annotation.lineno}: Any"


def test_only_registering_modules_ask_which_game_is_played() -> None:
    found = {
        f"{name} {what}"
        for name, tree in modules()
        if name.partition(".")[0] not in REGISTRATION and not name.startswith(OF_THE_TERMINAL)
        for what in asks_for_a_family(tree)
    }
    assert found == set()


def test_nothing_between_the_layers_is_any() -> None:
    found = {f"{name} {what}" for name, tree in modules() if name in BETWEEN_LAYERS for what in says_any(tree)}
    assert found == set()


def test_the_modules_between_the_layers_exist() -> None:
    assert set(BETWEEN_LAYERS) <= {name for name, _ in modules()}


@pytest.mark.parametrize(
    "program",
    [
        "isinstance(rules, SquareRules)",
        "isinstance(view, square.State | patience.State)",
        "match scene:\n    case PatienceScene():\n        pass",
    ],
)
def test_a_check_of_the_family_is_found(program: str) -> None:
    assert list(asks_for_a_family(ast.parse(program)))


@pytest.mark.parametrize("program", ["def f(x: Any) -> int: ...", "def f() -> list[Any]: ...", "x: Any = 1"])
def test_any_is_found(program: str) -> None:
    assert list(says_any(ast.parse(program)))

"""One meaning for each name, no cycles among the modules, and short signatures."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Container, Iterator

from tests.place.repository import PACKAGE

MOST_PARAMETERS = 8
FAMILIES = ("fifteentwo.cribbage.", "fifteentwo.solitaire.")
"""Each family of games has a class of its own for a role that the protocol names."""
PAIRS = {"TakeBack": "the message from the page, and the entry in the log that it becomes"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """The dotted name and the tree of every module."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), ast.parse(path.read_text())


def test_the_names_of_public_classes_are_unique() -> None:
    homes = defaultdict(list)
    for name, tree in modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(name)
    several = {name: where for name, where in homes.items() if len(where) > 1 and name not in PAIRS}
    assert {name: where for name, where in several.items() if not all(map(is_of_a_family, where))} == {}


def is_of_a_family(module: str) -> bool:
    return module.startswith(FAMILIES)


def test_no_function_has_too_many_parameters() -> None:
    """Compiled code takes its arrays one by one; a command has an option for each parameter."""
    long = {
        f"{name}.{node.name}": count
        for name, tree in modules()
        if not name.startswith("fifteentwo.cli.")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_compiled(node)
        if (count := len([*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs])) > MOST_PARAMETERS
    }
    assert long == {}


def is_compiled(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id in {"compiled", "leaf"} for each in node.decorator_list)


def test_there_are_no_import_cycles() -> None:
    """Imports inside functions count too: a deferred cycle is still a cycle."""
    trees = dict(modules())
    needs = {name: needed(tree, trees.keys()) - {name} for name, tree in trees.items()}
    rest = dict(needs)
    while free := [name for name, wanted in rest.items() if not wanted & rest.keys()]:
        for name in free:
            del rest[name]
    assert rest == {}


def needed(tree: ast.Module, known: Container[str]) -> set[str]:
    """The modules of this package that a module imports, including inside functions but not for type checking only."""
    found: set[str] = set()
    skipped = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name in known}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else node.module)
    return {name for name in found if name in known}

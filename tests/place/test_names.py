"""One meaning for each name, no cycles among the modules, and short signatures."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Container, Iterator
from typing import Final

from tests.place.repository import PACKAGE, ROOT

MOST_PARAMETERS = 8
FAMILIES = ("fifteentwo.cribbage.", "fifteentwo.solitaire.")
"""Each family of games has a class of its own for a role that the protocol names."""
PAIRS = {"TakeBack": "the message from the page, and the entry in the log that it becomes"}

MEANINGS: Final = {
    "advice": "the legal actions of a solo game with their values, the best first",
    "basis": "how the values of an advice were computed",
    "best_ways": "the best discard of each hand of six",
    "card_values": "the value of each card that can be played",
    "complete": "the value of each discard of every hand of six",
    "crib_distribution": "the distribution of the points of a crib with these two cards",
    "crib_means": "the mean points of a crib with these two cards",
    "discard_values": "the value of each discard",
    "load": "reads what `save` wrote",
    "main": "the command of a module that writes a data file",
    "new_scratch": "empty scratch arrays",
    "nudge": "a sentence towards the best choice of a solo game that does not give it away",
    "outcomes": "the joint distribution of the points of hand and crib",
    "par": "the best layout of the cards, known in hindsight",
    "pars": "par, and what to compare with it",
    "pegged": "what the last card of a count scores",
    "play_card": "plays a card in a position of the play",
    "play_deals": "plays deals of consecutive numbers or one seed",
    "player": "the player of a solo game with this name",
    "save": "writes a file, atomically",
    "score": "the points of a hand with its starter",
    "score_starters": "the points of hands with every starter",
    "walk": "a traversal of the tree of the play, or of a part of it",
    "warm": "reads data and compiles, so that nothing waits for it later",
    "win_probability": "the probability of winning from a position",
    "words": "a choice of a solo game in a sentence",
}
"""The functions of the engine that have the same name in several modules, each with one meaning: another method, another family of
games, or compiled code beside its wrapper."""

PUBLIC_MEANINGS: Final = {
    "AnyAction": "every action of a family of games, or of all",
    "AnyEvent": "every event of a family of games, or of all",
    "CHUNK": "the games, or pairs of games, in one task of a pool",
    "Rules": "the rules of a game: the protocol, and every class of them",
    "State": "a family's state",
    "View": "a family's state as a seat sees it",
    "evolve": "the state after an event",
    "guess": "a random state that is consistent with a view",
    "redact": "an event as a seat may see it",
    "write": "a value as the text that is read back",
}
"""The names of docs/api.txt that several modules define, each with one meaning."""


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


def test_a_function_of_the_engine_has_one_meaning() -> None:
    homes = defaultdict(list)
    for name, tree in modules():
        if name.startswith("fifteentwo.engine."):
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                    homes[node.name].append(name)
    several = {name for name, where in homes.items() if len(where) > 1}
    assert several == MEANINGS.keys()


def test_a_public_name_has_one_meaning() -> None:
    homes = defaultdict(set)
    module = ""
    for line in (ROOT / "docs" / "api.txt").read_text().splitlines():
        if not line.startswith(" "):
            module = line
        elif not re.match(r"  \w+ = fifteentwo\.", line) and (found := re.match(r"  (?:class )?(\w+)(?![\w.])", line)):
            homes[found[1]].add(module)
    assert {name for name, where in homes.items() if len(where) > 1} == PUBLIC_MEANINGS.keys()


def is_of_a_family(module: str) -> bool:
    return module.startswith(FAMILIES)


def test_no_function_has_too_many_parameters() -> None:
    """Compiled code takes its arrays one by one."""
    long = {
        f"{name}.{node.name}": count
        for name, tree in modules()
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

"""The public API as text: every public name of every public module, with its signature.

`python -m tests.docs.public_api` writes docs/api.txt. A change of that file is a change of the promise to users
(CONTRIBUTING.md, "Stability"), so nothing else writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import griffe

from tests.place.repository import ROOT

FILE: Final = ROOT / "docs" / "api.txt"

MODULES: Final = (
    "fifteentwo",
    "fifteentwo.cards",
    "fifteentwo.scoring",
    "fifteentwo.calling",
    "fifteentwo.fairness",
    "fifteentwo.rules",
    "fifteentwo.board",
    "fifteentwo.game",
    "fifteentwo.match",
    "fifteentwo.cribbage",
    "fifteentwo.cribbage.result",
    "fifteentwo.solitaire",
    "fifteentwo.solitaire.deals",
    "fifteentwo.solitaire.patience",
    "fifteentwo.families",
    "fifteentwo.table",
    "fifteentwo.record",
    "fifteentwo.players",
    "fifteentwo.simulate",
    "fifteentwo.duplicate_match",
    "fifteentwo.analysis",
    "fifteentwo.analysis.by_score",
    "fifteentwo.analysis.explorer",
    "fifteentwo.analysis.position",
    "fifteentwo.analysis.position_text",
    "fifteentwo.practice.verdicts",
    "fifteentwo.reviews",
    "fifteentwo.reviews.steps",
    "fifteentwo.reviews.grades",
    "fifteentwo.reviews.rating",
    "fifteentwo.reviews.leaks",
    "fifteentwo.engine.arrays",
    "fifteentwo.envs",
    "fifteentwo.envs.batch",
    "fifteentwo.envs.openspiel",
    "fifteentwo.datasets",
    "fifteentwo.client",
    "fifteentwo.club",
)
"""What is public; in the order of the reference."""


@cache
def package() -> griffe.Module:
    """The package as griffe reads it, without importing anything."""
    found = griffe.load("fifteentwo", search_paths=[ROOT / "src"], docstring_parser="google")
    assert isinstance(found, griffe.Module)
    return found


def module_of(path: str) -> griffe.Module:
    """A module of the package."""
    found = package() if path == "fifteentwo" else package()[path.removeprefix("fifteentwo.")]
    assert isinstance(found, griffe.Module)
    return found


@cache
def public_members(path: str) -> dict[str, griffe.Object | griffe.Alias]:
    """The public members of a module: those in its `__all__`, or else what it defines without an underscore."""
    module = module_of(path)
    if module.exports is not None:
        return {str(name): _defined(module.members[str(name)]) for name in sorted(map(str, module.exports))}
    return {
        name: member
        for name, member in sorted(module.members.items())
        if not (name.startswith("_") or name == "TYPE_CHECKING" or member.is_alias or member.is_module)
    }


def _defined(member: griffe.Object | griffe.Alias) -> griffe.Object | griffe.Alias:
    """The member; where a module hides the function of its name, that function."""
    if member.is_alias:
        return member.final_target
    return member.members[member.name] if member.is_module else member


def written() -> str:
    """The whole file."""
    return "\n".join(line for path in MODULES for line in _module(path)) + "\n"


def _module(path: str) -> Iterator[str]:
    yield path
    for name, member in public_members(path).items():
        home = home_of(name, member)
        if home == path:
            yield from _member(name, member)
        else:
            yield f"  {name} = {home}.{name}"


def home_of(name: str, member: griffe.Object | griffe.Alias) -> str:
    """The module that documents a name which several have; the package itself comes last."""
    homes = (path for path in [*MODULES[1:], MODULES[0]] if name in public_members(path))
    return next(path for path in homes if public_members(path)[name].path == member.path)


def _member(name: str, member: griffe.Object | griffe.Alias) -> Iterator[str]:
    if isinstance(member, griffe.Function):
        yield f"  {member.signature(name=name)}"
    elif isinstance(member, griffe.Class):
        bases = ", ".join(str(base) for base in member.bases)
        yield f"  class {name}({bases})" if bases else f"  class {name}"
        yield from _class(name, member)
    elif isinstance(member, griffe.Attribute):
        yield f"  {name}{_annotation(member)}{_value(member)}"


def _class(name: str, owner: griffe.Class) -> Iterator[str]:
    for inner, member in (owner.inherited_members | owner.members).items():
        defined = member.final_target if isinstance(member, griffe.Alias) else member
        shown = not inner.startswith("_") or inner in {"__init__", "__call__", "__iter__", "__enter__", "__len__"}
        if shown and not (isinstance(defined, griffe.Attribute) and defined.annotation is None):
            yield from _member(f"{name}.{inner}", defined)


def _annotation(member: griffe.Attribute) -> str:
    """The type; of an annotated one only the type itself."""
    annotation = member.annotation
    if isinstance(annotation, griffe.ExprSubscript) and str(annotation.left) == "Annotated":
        inner = annotation.slice
        annotation = inner.elements[0] if isinstance(inner, griffe.ExprTuple) else inner
    return "" if annotation is None else f": {annotation}"


def _value(member: griffe.Attribute) -> str:
    """The default of a field of a class."""
    is_field = isinstance(member.parent, griffe.Class) and member.value is not None
    return f" = {member.value}" if is_field else ""


if __name__ == "__main__":
    FILE.write_text(written())

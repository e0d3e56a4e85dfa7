"""Every public name has a docstring, and arrays have shapes in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.place.repository import PACKAGE

ARRAYS = re.compile(r"\b(Bytes|Doubles|Floats|Integers|Longs|Mask|NDArray|Numbers|Reals|Shorts|Tinies|Truths)\b")
SHAPE = re.compile(r"\([^()]*,[^()]*\)|\bshape\b")
"""A shape in a docstring: (n, 4), (13,) or a sentence about it."""
IN_ARRAYS = ("engine", "analysis", "envs")


def trees(*packages: str) -> Iterator[tuple[str, ast.Module]]:
    """The path within the package and the tree of every module, of these packages or of all."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if "versions" not in parts and (not packages or parts[0] in packages):
            yield "/".join(parts), ast.parse(path.read_text())


def test_every_public_module_class_and_function_has_a_docstring() -> None:
    """Methods included; those that begin with an underscore are private."""
    bare = []
    for name, tree in trees():
        if ast.get_docstring(tree) is None:
            bare.append(name)
        bare += [f"{name}: {each}" for each in without_docstring(tree)]
    assert bare == []


def without_docstring(node: ast.Module | ast.ClassDef) -> Iterator[str]:
    for each in node.body:
        if not isinstance(each, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or each.name.startswith("_"):
            continue
        if ast.get_docstring(each) is None and not is_exempt(each):
            yield each.name
        if isinstance(each, ast.ClassDef):
            yield from (f"{each.name}.{inner}" for inner in without_docstring(each))


def is_exempt(node: ast.stmt) -> bool:
    """Whether the docstring is elsewhere: at the method that is overridden, or at another form of the function."""
    decorators = getattr(node, "decorator_list", [])
    return any(isinstance(each, ast.Name) and each.id in {"overload", "override"} for each in decorators)


def test_functions_that_return_arrays_give_the_shapes() -> None:
    silent = [
        f"{name}: {node.name}"
        for name, tree in trees(*IN_ARRAYS)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.returns is not None
        if ARRAYS.search(ast.unparse(node.returns)) and not SHAPE.search(ast.get_docstring(node) or "")
    ]
    assert silent == []


def test_fields_that_are_arrays_give_their_shapes() -> None:
    silent = [
        f"{name}: {node.name}.{field}"
        for name, tree in trees(*IN_ARRAYS)
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        if any(ast.unparse(base).startswith(("NamedTuple", "Struct")) for base in node.bases)
        if not SHAPE.search(ast.get_docstring(node) or "")
        for field, docstring in arrays_of(node)
        if not SHAPE.search(docstring)
    ]
    assert silent == []


def arrays_of(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields of a class that are arrays, with the next docstring after each: several fields may share one."""
    for at, each in enumerate(node.body):
        if isinstance(each, ast.AnnAssign) and ARRAYS.search(ast.unparse(each.annotation)):
            texts = (
                inner.value.value
                for inner in node.body[at + 1 :]
                if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant)
            )
            yield ast.unparse(each.target), str(next(texts, ""))

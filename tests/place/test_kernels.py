"""Compiled code is kept on disk with the values that names had when it was compiled: no test may replace what kernels read."""

import ast
from collections.abc import Iterator

from tests.place.repository import committed, modules

COMPILERS = {"compiled", "leaf", "inlined"}


def read_by_kernels(module: ast.Module) -> set[str]:
    """The names in the compiled functions of a module."""
    kernels = [
        each
        for each in ast.walk(module)
        if isinstance(each, ast.FunctionDef) and COMPILERS & {ast.unparse(made) for made in each.decorator_list}
    ]
    nodes = [node for kernel in kernels for node in ast.walk(kernel)]
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)
    }


def read(name: str, module: ast.Module) -> Iterator[tuple[str, str]]:
    """What its kernels read: the last part of the module's name and the name there, for imported names those where they come from."""
    names = read_by_kernels(module)
    own = name.rpartition(".")[2]
    yield from ((own, each) for each in names)
    yield from (tuple(each.split(".", 1)) for each in names if each.count(".") == 1)  # type: ignore[misc]
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module:
            origin = node.module.rpartition(".")[2]
            yield from ((origin, each.name) for each in node.names if (each.asname or each.name) in names)


def replaced(test: ast.Module) -> Iterator[tuple[str, str]]:
    """What a test replaces: `setattr(module, "NAME", ...)` or `setattr("package.module.NAME", ...)`."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setattr":
            where, what = node.args[:2]
            if isinstance(where, ast.Constant):
                yield tuple(str(where.value).split(".")[-2:])  # type: ignore[misc]
            elif isinstance(what, ast.Constant):
                yield ast.unparse(where).rpartition(".")[2], str(what.value)
            else:
                raise AssertionError(f"it is not seen what this replaces: {ast.unparse(node)}")


def test_no_test_replaces_what_compiled_code_was_compiled_with() -> None:
    kernels = {each for name, module in modules() for each in read(name, module)}
    assert {("discards", "CONTINUATIONS"), ("ranges", "TREMBLE"), ("heuristics", "WORTH_OF_A_COUNTER")} <= kernels
    tests = [path for path in committed() if path.suffix == ".py" and "tests" in path.parts]
    replacing = [path for path in tests if "setattr(" in path.read_text()]
    assert len(replacing) > 20
    found = [(path.name, each) for path in replacing for each in replaced(ast.parse(path.read_text()))]
    assert [each for each in found if each[1] in kernels] == []

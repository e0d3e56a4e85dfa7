"""Imports: the light half of the package stays light."""

import ast
import subprocess
import sys
from collections.abc import Iterator

from tests.place.repository import modules

# Layers 0 to 5: cards, scoring, the games, the table.
LIGHT = {
    "cards",
    "scoring",
    "calling",
    "fairness",
    "rules",
    "board",
    "game",
    "moves",
    "cribbage",
    "solitaire",
    "table",
    "record",
    "match",
}
# The heavy packages, and the only parts of this one that may import them.
HEAVY = {
    "numpy": {"datasets", "analysis", "engine", "envs", "reviews"},
    "numba": {"engine"},
    "litestar": {"server"},
    "uvicorn": {"server"},
    "sqlalchemy": {"server"},
    "alembic": {"server"},
    "aiosqlite": {"server"},
    "asyncpg": {"server"},
    "textual": {"tui"},
    "rich": {"cli", "tui"},
    "cyclopts": {"cli"},
    "fluent": {"locales"},
    "gymnasium": {"envs"},
    "pettingzoo": {"envs"},
    "pyarrow": {"datasets"},
    "fsrs": {"practice"},
    "rustworkx": {"club"},
    "segno": {"cli"},
}


def imports(tree: ast.Module) -> Iterator[str]:
    """The top-level packages that a module imports, including imports inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def test_layers_0_to_5_import_the_standard_library_and_msgspec_only() -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "fifteentwo"}
    wrong = {
        f"{name} imports {package}"
        for name, tree in modules()
        if name.partition(".")[0] in LIGHT
        for package in imports(tree)
        if package not in allowed
    }
    assert wrong == set()


def test_heavy_packages_are_imported_only_where_allowed() -> None:
    wrong = {
        f"{name} imports {package}"
        for name, tree in modules()
        for package in imports(tree)
        if package in HEAVY and name.partition(".")[0] not in HEAVY[package]
    }
    assert wrong == set()


def test_importing_the_package_loads_nothing_heavy() -> None:
    program = "import sys, fifteentwo; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert "fifteentwo" in loaded
    assert HEAVY.keys() & set(loaded) == set()

"""The repository as these tests see it: its path and its files."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "fifteentwo"


@cache
def committed() -> tuple[Path, ...]:
    """Every file that git keeps and that is still there."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return tuple(path for name in names if name and (path := ROOT / name).is_file())


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the package, by its dotted name within it, and its syntax."""
    return tuple(
        (".".join(path.relative_to(PACKAGE).with_suffix("").parts), ast.parse(path.read_text(), str(path)))
        for path in sorted(PACKAGE.rglob("*.py"))
    )

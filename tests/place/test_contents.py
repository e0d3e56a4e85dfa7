"""What the files in git may contain."""

import ast
import re
from pathlib import Path

import pytest

from tests.place.repository import ROOT, committed

# Written in two halves, so that this file does not contain what it looks for.
FORBIDDEN = re.compile(
    "|".join(
        [
            "files.python" + "hosted",
            "pypi" + r"\.org/simple",
            "registry" + r"\.(npmjs|yarnpkg)",
            r"(?<![\w.~*-])/(work|" + r"farm|root|home|tmp)/\w",
            '"resol' + 'ved":',
        ]
    )
)
TEXT = {
    "",
    ".cfg",
    ".css",
    ".html",
    ".in",
    ".ini",
    ".js",
    ".json",
    ".md",
    ".mako",
    ".py",
    ".svelte",
    ".svg",
    ".toml",
    ".ts",
}
TEXT |= {".txt", ".yaml", ".yml"}
WRITTEN = {".py", ".svelte", ".ts"}
GENERATED = {"protocol.ts"}

LONGEST_FILE = 400
LONGEST_CLASS = 250


def is_text(path: Path) -> bool:
    return path.suffix in TEXT


def test_git_keeps_the_files_these_tests_read() -> None:
    assert {ROOT / "run", ROOT / "test", ROOT / ".ci" / "run", ROOT / "pyproject.toml"} <= set(committed())


def test_no_file_has_the_address_of_a_registry_or_a_local_path() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in committed()
        if is_text(path) and (match := FORBIDDEN.search(path.read_text()))
    }
    assert found == set()


@pytest.mark.parametrize("text", ["see /ho" + "me/me/x", "https://pypi" + ".org/simple/", '"resol' + 'ved": "x"'])
def test_forbidden_text_is_found(text: str) -> None:
    assert FORBIDDEN.search(text)


@pytest.mark.parametrize("text", ["$room/home/x", "src/work/x", "~/home", "https://pypi.org/project/fifteentwo"])
def test_allowed_text_is_not_found(text: str) -> None:
    assert not FORBIDDEN.search(text)


def test_no_file_is_too_long() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in committed()
        if path.suffix in WRITTEN
        and path.name not in GENERATED
        and (lines := path.read_text().count("\n")) > LONGEST_FILE
    }
    assert long == {}


def test_no_class_is_too_long() -> None:
    long = {
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in committed()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_CLASS
    }
    assert long == set()

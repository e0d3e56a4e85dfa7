"""No thread of the server is the first to decode a type: two at once would crash the process."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

import msgspec
import pytest

from fifteentwo.server.app import create_app
from tests.place.repository import ROOT

# What threads of the server import late, so that the start of the server cannot read the types of these modules.
LATE = ("analysis", "engine", "practice", "record", "reviews", "server")


def is_read(kind: type[msgspec.Struct]) -> bool:
    """Whether msgspec has read the fields of a type."""
    return any(type(each).__name__ == "StructInfo" for each in gc.get_referents(kind))


def test_the_types_of_a_server_are_read_when_it_is_made(tmp_path: Path) -> None:
    class Outer(msgspec.Struct):
        numbers: tuple[int, ...]

    class Inner(Outer):
        text: str = ""

    assert not is_read(Inner)
    create_app(tmp_path)
    assert is_read(Outer)
    assert is_read(Inner)


def typed_decoding(source: str) -> list[int]:
    """The lines that decode JSON into a type which is no built-in one, other than by a decoder of the module."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "decode"
        and any(keyword.arg == "type" and ast.unparse(keyword.value) != "str" for keyword in node.keywords)
    ]


def test_such_a_line_is_found() -> None:
    assert typed_decoding("a = 1\nb = msgspec.json.decode(text, type=Review)") == [2]


@pytest.mark.parametrize("package", LATE)
def test_threads_decode_with_decoders_made_at_import(package: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}:{line}"
        for path in (ROOT / "src" / "fifteentwo" / package).rglob("*.py")
        if "training" not in path.parts
        for line in typed_decoding(path.read_text())
    }
    assert found == set()

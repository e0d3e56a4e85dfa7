"""What a command imports, and where its output goes."""

import subprocess
import sys
from pathlib import Path

import pytest

import fifteentwo
from tests.cli.commands import run

HEAVY = {"rich", "numpy", "numba", "litestar", "uvicorn", "sqlalchemy", "fifteentwo.players", "fifteentwo.table"}


def imported_by(*words: str) -> set[str]:
    """The modules that a command imports beyond those of the bare interpreter."""
    program = (
        "import sys; before = set(sys.modules); from fifteentwo.cli import main; main(sys.argv[1:]);"
        "print(file=sys.stderr); print(*set(sys.modules) - before, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines()[-1].split())


def test_the_version_imports_nothing() -> None:
    assert imported_by("--version") <= {"__future__", "gc", "fifteentwo", "fifteentwo.cards", "fifteentwo.cli"}


@pytest.mark.parametrize(
    ("line", "unneeded"),
    [
        ("score 5H 5C 5D JS --starter 5S", {"fifteentwo.cli.peg"}),
        ("peg 4 2 3", {"fifteentwo.cli.score", "fifteentwo.cribbage.story"}),
        ("rules hoyle", {"fifteentwo.cli.peg", "fifteentwo.cribbage"}),
    ],
)
def test_a_command_imports_only_what_it_needs(line: str, unneeded: set[str]) -> None:
    assert imported_by(*line.split()) & (HEAVY | unneeded) == set()


@pytest.mark.parametrize(
    "line",
    [
        "discard 5H 5C 5D JS 2S 9D --dealer --score 100-95",
        "play-advice --hand 5H JS 6C --starter 2H --discarded 2S 9H --played 4C,9D",
        "play-advice --hand 5H JS 6C 4C --starter 2H --discarded 2S 9H --rules hoyle",
    ],
)
def test_advice_about_one_hand_compiles_nothing(line: str) -> None:
    assert imported_by(*line.split()) & {"numba", "llvmlite", "numpy.ma"} == set()


def test_the_help_imports_no_command() -> None:
    assert imported_by("--help") & {"msgspec", "numpy", "fifteentwo.scoring", "fifteentwo.cli.score"} == set()


def test_the_version_is_one_line() -> None:
    assert run("--version") == run("score", "--version") == (0, "0.1.0\n", "")


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("--version", 0),
        ("--help", 0),
        ("score 5H 5C 5D JS --starter 5S", 0),
        ("score 5H 5C 5D JS --starter 5S --json", 0),
        ("square par --help", 0),
        ("peg 4 2 3 --json", 0),
        ("rules", 0),
        ("rules --json", 0),
        ("simulate --players random --games 2 --json", 0),
        ("score 5H 5H", 2),
    ],
)
def test_closed_output_is_not_written_to(line: str, status: int) -> None:
    command = ["sh", "-c", '"$@" >&-', "sh", sys.executable, "-W", "error", "-m", "fifteentwo", *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr.count("\n") == (status == 2)


def test_errors_are_not_written_if_both_streams_are_closed() -> None:
    command = ["sh", "-c", '"$@" >&- 2>&-', "sh", sys.executable, "-m", "fifteentwo"]
    for line, status in (("rules --json", 0), ("score 5H 5H", 2)):
        assert subprocess.run([*command, *line.split()], check=False).returncode == status


def test_the_version_reports_a_full_disk_too() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "fifteentwo", "--version"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "fifteentwo: the output: No space left on device\n")


def test_a_public_name_is_imported_when_it_is_used() -> None:
    """Regardless of which module was imported before: one has the name of a function."""
    program = (
        "import fifteentwo.cards, fifteentwo.table as first, fifteentwo as package;"
        "assert set(package.__all__) <= set(dir(package));"
        "values = [getattr(package, name) for name in package.__all__];"
        "assert values == [getattr(package, name) for name in package.__all__];"
        "assert not any(isinstance(value, type(first)) for value in values)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'fifteentwo' has no attribute 'nothing'"):
        fifteentwo.nothing  # type: ignore[attr-defined] # noqa: B018


def without_numpy(program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as if NumPy were not installed."""
    words = [sys.executable, "-c", f"import sys; sys.modules['numpy'] = None; {program}"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_all_public_names_are_imported_at_once() -> None:
    program = "from fifteentwo import *; print(review.__module__, points(cards('5H 5C 5D JS'), Card('5S')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "fifteentwo.reviews 29\n"


@pytest.mark.parametrize(
    "program", ["from fifteentwo import *", "import fifteentwo, inspect; inspect.getmembers(fifteentwo)"]
)
def test_without_an_extra_the_other_names_are_imported_and_listed(program: str) -> None:
    done = without_numpy(program)
    assert (done.returncode, done.stderr) == (0, "")


def test_most_players_need_no_extra() -> None:
    done = without_numpy("from fifteentwo.simulate import simulate; print(simulate(['club', 'steady'], 1).games)")
    assert (done.stdout, done.stderr) == ("1\n", "")


@pytest.mark.parametrize("name", ["strong", "expert", "expert-points", "sampler", "Odile"])
def test_the_others_name_their_extra(name: str) -> None:
    done = without_numpy(
        f"from random import Random; from fifteentwo.players import player; player('{name}', Random(1))"
    )
    assert done.stderr.endswith("pip install 'fifteentwo[engine]'\n")

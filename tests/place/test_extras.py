"""What an installation holds: the extras and their packages, and the size without any."""

import importlib.metadata
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from fifteentwo.extras import MODULES
from tests.place.repository import PACKAGE, ROOT, committed

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NOT_MODULES = {"uvloop", "fifteentwo"}
"""A faster event loop, which Windows does without; the extras that another one holds."""

WITHOUT = """
import sys

for name in {modules!r}:
    sys.modules[name] = None
from fifteentwo.cli import main

raise SystemExit(main({arguments!r}))
"""


def packages(requirement: Requirement) -> Iterator[Requirement]:
    """A requirement and those of its package that hold here."""
    yield requirement
    for text in importlib.metadata.requires(requirement.name) or ():
        inner = Requirement(text)
        extras = {"", *requirement.extras}
        if inner.marker is None or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
            yield from packages(inner)


def size(name: str) -> int:
    """The bytes of an installed package, without compiled Python, which pip may leave out."""
    files = importlib.metadata.files(name) or ()
    paths = [Path(file.locate()) for file in files if file.suffix != ".pyc"]
    return sum(path.stat().st_size for path in paths if path.is_file())


def test_rules_records_scoring_and_commands_take_less_than_35_megabytes() -> None:
    names = {each.name for text in PROJECT["dependencies"] for each in packages(Requirement(text))}
    page = sum(path.stat().st_size for path in (PACKAGE / "static").rglob("*") if path.is_file())
    data = PACKAGE / "data"
    in_wheel = (path for path in committed() if path.is_relative_to(PACKAGE) and path.parent.parent != data)
    own = sum(path.stat().st_size for path in in_wheel)
    site = PACKAGE / "docs.zip"
    sizes = {name: size(name) for name in names} | {"page": page, "fifteentwo": own}
    if site.exists():
        sizes["documentation"] = site.stat().st_size
    assert 20e6 < sum(sizes.values()) < 35e6, sizes
    assert min(sizes.values()) > 0, sizes


def named(extra: str) -> set[str]:
    """The packages of an extra in pyproject.toml, with those of the extras it holds."""
    found: set[str] = set()
    for text in PROJECT["optional-dependencies"][extra]:
        requirement = Requirement(text)
        if requirement.name == "fifteentwo":
            found = found.union(*map(named, requirement.extras))
        found.add(requirement.name)
    return found - NOT_MODULES


@pytest.mark.parametrize("extra", MODULES)
def test_the_modules_of_an_extra_are_those_of_its_packages(extra: str) -> None:
    if any(find_spec(module) is None for module in MODULES[extra]):
        pytest.skip(f"{extra} is not installed here; ./test installs it")
    distributions = importlib.metadata.packages_distributions()
    packages = {name.lower().replace("_", "-") for module in MODULES[extra] for name in distributions[module]}
    assert packages - {"llvmlite"} == named(extra)


def test_the_extra_all_holds_every_other() -> None:
    assert named("all") == set().union(*(named(extra) for extra in MODULES))


def run(extra: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command where the packages of an extra are not installed."""
    program = WITHOUT.format(modules=MODULES[extra], arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)


def test_scoring_needs_no_extra() -> None:
    done = run("server", "score", "7C", "8D", "9H", "KS", "--starter", "7S")
    assert (done.returncode, done.stderr) == (0, "")
    assert "a double run of three is twelve" in done.stdout


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("engine", ["discard", "5H 5C 5D JS 2S 9D", "--dealer"]),
        ("engine", ["review", "docs/example.txt"]),
        ("server", ["--no-browser"]),
    ],
)
def test_a_missing_extra_is_one_sentence_with_the_command(extra: str, arguments: list[str]) -> None:
    done = run(extra, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "fifteentwo: this part of fifteentwo needs packages that are not installed: "
        f"pip install 'fifteentwo[{extra}]'\n"
    )


def test_a_missing_extra_of_the_library_names_the_command() -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({MODULES['engine']!r})); import fifteentwo.analysis"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "fifteentwo.extras.MissingExtra: this part of fifteentwo needs packages that are not installed: "
        "pip install 'fifteentwo[engine]'"
    )

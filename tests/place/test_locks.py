"""The pinned requirements: everything pinned, each once, and no address anywhere."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.place.repository import ROOT, committed

REQUIREMENTS = ROOT / "requirements"
PIN = re.compile(r"(?P<name>[a-z0-9.-]+)==(?P<version>[\w.+!]+)(?: ; (?P<marker>.+))?")


def plain(name: str) -> str:
    """A package's name as the index writes it: Msg_Spec and msg.spec are one."""
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(line: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", line)
    assert found, line
    return plain(found[0])


def pins(path: Path) -> dict[str, set[tuple[str, str]]]:
    """For each package its version under each marker."""
    found: dict[str, set[tuple[str, str]]] = {}
    for line in path.read_text().splitlines():
        pin = PIN.fullmatch(line)
        assert pin, f"{path.name}: {line!r} is no pin"
        found.setdefault(plain(pin["name"]), set()).add((pin["version"], pin["marker"] or ""))
    return found


@pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_contains_only_pins(lock: Path) -> None:
    assert pins(lock)
    assert "://" not in lock.read_text()


def test_the_lock_of_the_front_end_holds_no_address_of_a_registry() -> None:
    lock: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()


def test_no_lock_in_git_records_addresses() -> None:
    assert [path for path in committed() if path.name in {"uv.lock", "pylock.toml", "yarn.lock", "poetry.lock"}] == []


def test_every_runtime_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {asked_for(line) for line in project["dependencies"]}
    assert asked <= pins(REQUIREMENTS / "runtime.txt").keys()


@pytest.mark.parametrize("name", ["dev", "node"])
def test_every_requirement_of_the_checks_is_pinned(name: str) -> None:
    lines = (REQUIREMENTS / f"{name}.in").read_text().splitlines()
    asked = {asked_for(line) for line in lines if line and not line.startswith("#")}
    assert asked <= pins(REQUIREMENTS / f"{name}.txt").keys()


def test_the_checks_use_the_runtime_versions() -> None:
    runtime, dev = pins(REQUIREMENTS / "runtime.txt"), pins(REQUIREMENTS / "dev.txt")
    # A package that only some systems need at run time may be needed by all for the checks.
    versions = {
        name: ({each for each, _ in dev[name]}, {each for each, _ in runtime[name]})
        for name in runtime.keys() & dev.keys()
    }
    assert {name: both for name, both in versions.items() if both[0] != both[1]} == {}

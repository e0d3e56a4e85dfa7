"""What belongs to a release: the version is named once, and the files around the package agree with it."""

import re
from importlib.metadata import metadata as metadata_of
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from fifteentwo import __version__
from tests.place.repository import ROOT


def test_the_citation_names_this_version() -> None:
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text())["version"] == __version__


def test_the_metadata_has_a_version_that_the_publishing_tools_read() -> None:
    assert metadata_of("fifteentwo")["Metadata-Version"] == "2.4"


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


@pytest.fixture(params=[None, "us/fifteentwo"], ids=["at home", "on a forge"])
def metadata(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The metadata of the package as they are built."""
    for name in ("GITHUB_REPOSITORY", "GITHUB_SERVER_URL", "GITHUB_REF_NAME"):
        monkeypatch.delenv(name, raising=False)
    if request.param:
        monkeypatch.setenv("GITHUB_REPOSITORY", request.param)
        monkeypatch.setenv("GITHUB_REF_NAME", "v0.1.0")
    return ProjectMetadata(str(ROOT), PluginManager()).core


def test_the_page_of_the_package_is_rendered(metadata: Any) -> None:
    markdown = pytest.importorskip("readme_renderer.markdown", reason="./test installs it")
    page = markdown.render(metadata.readme)
    assert page is not None
    assert re.search(r"<h1[^>]*>fifteentwo", page)
    assert page.count("<pre") > 5


def test_on_a_forge_every_link_of_the_package_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "us/fifteentwo")
    monkeypatch.setenv("GITHUB_REF_NAME", "v0.1.0")
    monkeypatch.delenv("GITHUB_SERVER_URL", raising=False)
    metadata = ProjectMetadata(str(ROOT), PluginManager()).core
    links = re.findall(r"\]\(([^)]+)\)", re.sub(r"(?ms)^```.*?^```$", "", metadata.readme))
    assert len(links) > 20
    assert {link for link in links if not re.match(r"https://", link)} == set()
    assert "https://github.com/us/fifteentwo/raw/v0.1.0/docs/images/table.jpeg" in links
    assert "https://github.com/us/fifteentwo/blob/v0.1.0/docs/library.md" in links
    assert set(metadata.urls) == {"Documentation", "Source", "Issues", "Changelog"}
    for link in links:
        path = re.sub(r"^https://github.com/us/fifteentwo/(blob|raw)/v0.1.0/", "", link).partition("#")[0]
        assert "://" in path or Path(ROOT, path).exists(), link


def test_at_home_no_address_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    metadata = ProjectMetadata(str(ROOT), PluginManager()).core
    assert metadata.urls == {}
    assert metadata.readme == (ROOT / "README.md").read_text()
    assert metadata.readme_content_type == "text/markdown"

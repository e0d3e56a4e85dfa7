"""The documentation site: it builds, every link in it leads somewhere, and it needs nothing from elsewhere."""

from __future__ import annotations

import re
import zipfile
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from docs.site import build
from tests.place.repository import ROOT

PLACED = {"docs/rules.md": "rules.md", "README.md": "project/readme.md", "docs/images/table.jpeg": "images/table.jpeg"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("zensical", reason="./test installs it")
    folder = tmp_path_factory.mktemp("site") / "built"
    build.build(folder)
    return folder


TAG = re.compile(r"<(\w+)\b([^<>]*)>")
GIVEN = re.compile(r'([\w-]+)(?:="([^"]*)"|=([^\s">]+))?')


class Page:
    """What a page has: its anchors, its links, what it fetches, the scripts within it."""

    def __init__(self, path: Path) -> None:
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.inline: list[str] = []
        for tag, attributes in TAG.findall(path.read_text()):
            self._tag(tag, {name: quoted or plain for name, quoted, plain in GIVEN.findall(attributes)})

    def _tag(self, tag: str, given: dict[str, str]) -> None:
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in {"img", "script", "iframe", "source"} and "src" in given:
            self.fetched.append(given["src"])
        if tag == "link" and given.get("rel") in {"stylesheet", "icon", "preload", "modulepreload"}:
            self.fetched.append(given["href"])
        if tag == "script" and "src" not in given and given.get("type") != "application/json":
            self.inline.append(tag)
        self.inline += [name for name in given if name.startswith("on")]


@cache
def page_of(path: Path) -> Page:
    return Page(path)


def pages(site: Path) -> list[Path]:
    return sorted(path for path in site.rglob("*.html") if path.name != "404.html")


def test_every_page_of_the_repository_is_in_the_site(site: Path) -> None:
    expected = {place for place in build.places().values() if place.endswith(".md")}
    names = {place.replace("README.md", "index.md").removesuffix(".md") + ".html" for place in expected}
    assert len(names) > 100
    assert names <= {path.relative_to(site).as_posix() for path in pages(site)}


def test_every_link_in_the_site_leads_somewhere(site: Path) -> None:
    broken = []
    for path in pages(site):
        for link in page_of(path).links + page_of(path).fetched:
            name, _, anchor = unquote(link).partition("#")
            if "://" in name or name.startswith(("mailto:", "data:")):
                continue
            target = (path.parent / name).resolve() if name else path
            target = target / "index.html" if target.is_dir() else target
            named = anchor and target.suffix == ".html" and anchor != "__skip"
            if not target.is_file() or (named and anchor not in page_of(target).anchors):
                broken.append((path.name, link))
    assert broken == []


def test_the_site_fetches_nothing_from_elsewhere_and_has_no_script_in_its_pages(site: Path) -> None:
    assert {fetched for path in pages(site) for fetched in page_of(path).fetched if "//" in fetched} == set()
    assert {script for path in pages(site) for script in page_of(path).inline} == set()
    styles = "".join(path.read_text() for path in site.rglob("*.css"))
    assert re.findall(r"url\(['\"]?(?:https?:)?//", styles) == []


def test_the_reference_has_every_public_name(site: Path) -> None:
    modules = build.api()
    assert len(modules) > 30
    for module, names in modules.items():
        anchors = page_of(site / "reference" / f"{module}.html").anchors
        own = {name for name, home in names.items() if home is None}
        # A module hides the function of its name.
        assert {name for name in own if not {f"{module}.{name}", f"{module}.{name}.{name}"} & anchors} == set()


def test_an_example_of_a_docstring_is_code(site: Path) -> None:
    text = (site / "reference" / "fifteentwo.scoring.html").read_text()
    assert '<span class="gp">&gt;&gt;&gt; </span>' in text
    assert "<blockquote>" not in text


def test_an_archive_of_the_same_site_has_the_same_bytes(site: Path, tmp_path: Path) -> None:
    build.pack(site, tmp_path / "one.zip")
    build.pack(site, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.read("index.html") == (site / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("[rules](docs/rules.md#skunk)", "[rules](../rules.md#skunk)"),
        ("![the\ntable](docs/images/table.jpeg)", "![the\ntable](../images/table.jpeg)"),
        ("[run.py](src/run.py)", "[run.py](https://example.org/us/it/blob/main/src/run.py)"),
        ("[here](#there), [that](https://example.org/x)", "[here](#there), [that](https://example.org/x)"),
        ("```\n[rules](docs/rules.md)\n```", "```\n[rules](docs/rules.md)\n```"),
        ("```python\n>>> 1\n1\n```", "```pycon\n>>> 1\n1\n```"),
    ],
)
def test_a_page_is_moved_with_its_links(text: str, written: str) -> None:
    assert build.page(text, "README.md", PLACED, "https://example.org/us/it") == written


def test_without_an_address_a_file_of_the_source_is_named() -> None:
    text = "[`run.py`](src/run.py), [the runner](src/run.py)"
    assert build.page(text, "README.md", PLACED, None) == "`run.py`, the runner (`src/run.py`)"


def test_a_page_without_a_place_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    placed = build.places() | {"docs/new.md": "new.md"}
    monkeypatch.setattr(build, "places", lambda: placed)
    with pytest.raises(build.SiteProblem, match=r"sections\.json has no place for new\.md"):
        build.nav()


def test_a_link_to_nowhere_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("zensical", reason="./test installs it")
    real = build.stage

    def stage(folder: Path, address: str | None) -> None:
        real(folder, address)
        for page in (folder / "docs").rglob("*.md"):
            page.unlink()
        (folder / "docs" / "index.md").write_text("# One\n\n[two](two.md)\n")
        settings = (ROOT / "docs" / "site" / "zensical.toml").read_text().replace("nav = []", 'nav = ["index.md"]')
        (folder / "zensical.toml").write_text(settings.replace("REPOSITORY", ROOT.as_posix()))

    monkeypatch.setattr(build, "stage", stage)
    with pytest.raises(build.SiteProblem, match="page does not exist"):
        build.build(tmp_path / "site")

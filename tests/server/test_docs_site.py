"""The documentation site under /docs: its files, and what is said where there is none."""

import zipfile
from pathlib import Path

import pytest

from fifteentwo.server import docs_site
from tests.server.harness import client_of


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "docs.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("index.html", "<h1>The manual</h1>")
        file.writestr("rules/index.html", "<h1>The rules</h1>")
        file.writestr("assets/search.js", "1")
    monkeypatch.setattr(docs_site, "ARCHIVE", path)
    return path


async def test_the_server_shows_the_site(archive: Path, tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        for address in ("/docs", "/docs/"):
            first = await client.get(address)
            assert (first.status_code, first.headers["location"]) == (302, "/docs/index.html")
        page = await client.get("/docs/index.html")
        assert (page.status_code, page.text) == (200, "<h1>The manual</h1>")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        again = await client.get("/docs/index.html", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = await client.get("/docs/assets/search.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (await client.get("/docs/rules/index.html")).text == "<h1>The rules</h1>"
        for missing in ("/docs/nowhere.html", "/docs/rules", "/docs/..%2findex.html"):
            assert (await client.get(missing)).status_code == 404


async def test_a_site_built_anew_is_shown_without_a_restart(archive: Path, tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get("/docs/index.html")).text == "<h1>The manual</h1>"
        with zipfile.ZipFile(archive, "w") as file:
            file.writestr("index.html", "<h1>The new manual</h1>")
        assert (await client.get("/docs/index.html")).text == "<h1>The new manual</h1>"


async def test_a_server_without_the_site_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_site, "ARCHIVE", tmp_path / "none.zip")
    async with client_of(tmp_path) as client:
        for address in ("/docs", "/docs/index.html"):
            answer = await client.get(address)
            assert answer.status_code == 404
            assert (
                answer.text
                == "The documentation has not been built here: ./site, in the folder of the source, builds it."
            )


async def test_a_damaged_archive_is_no_error_of_the_server(archive: Path, tmp_path: Path) -> None:
    archive.write_bytes(b"nothing")
    async with client_of(tmp_path) as client:
        assert (await client.get("/docs/index.html")).status_code == 404


async def test_the_page_learns_whether_there_is_a_site(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get("/api/menu")).json()["docs"] is True
        monkeypatch.setattr(docs_site, "ARCHIVE", tmp_path / "none.zip")
        assert (await client.get("/api/menu")).json()["docs"] is False

"""The files of the page: types, tags, compression, and missing files."""

import gzip
import mimetypes
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from fifteentwo.server.page import MEDIA_TYPES, STATIC, accepts_gzip
from tests.place.repository import ROOT
from tests.server.harness import Server, client_of


def script(server: Server) -> tuple[Path, str]:
    """A script of the page, and its address."""
    file = next((STATIC / "assets").glob("*.js"))
    return file, f"{server.address}/assets/{file.name}"


def test_the_page_is_revalidated_and_its_assets_are_cached_for_ever(server: Server) -> None:
    index = httpx.get(server.address)
    assert index.headers["cache-control"] == "no-cache"
    assert "<div id=" in index.text
    file, address = script(server)
    answer = httpx.get(address)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == file.read_bytes()
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(gzip.compress(plain.content)) == answer.content


def test_every_file_of_the_page_has_a_media_type() -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file() and file.name != "sources.sha256"]
    assert files
    assert {file.suffix for file in files} <= set(MEDIA_TYPES)


async def test_the_types_of_the_operating_system_do_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some Windows registries declare scripts as plain text, and browsers refuse these."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda _name: ("text/plain", None))
    file = next((STATIC / "assets").glob("*.js"))
    async with client_of(tmp_path) as client:
        assert (await client.get(f"/assets/{file.name}")).headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_file_that_has_not_changed_is_not_sent_again(server: Server, encoding: str) -> None:
    for address in (server.address, script(server)[1]):
        first = httpx.get(address, headers={"accept-encoding": encoding})
        tag = first.headers["etag"]
        assert tag.startswith('"'), "a strong tag"
        for given in (tag, f'"other", {tag}', f"W/{tag}", "*"):
            again = httpx.get(address, headers={"accept-encoding": encoding, "if-none-match": given})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == first.headers["cache-control"]
        assert httpx.get(address, headers={"accept-encoding": encoding, "if-none-match": '"other"'}).status_code == 200


def test_each_encoding_has_its_own_tag(server: Server) -> None:
    tags = {
        httpx.get(server.address, headers={"accept-encoding": encoding}).headers["etag"]
        for encoding in ("gzip", "identity")
    }
    assert len(tags) == 2


def test_head_has_the_headers_of_get(server: Server) -> None:
    for address in (server.address, script(server)[1], f"{server.address}/nowhere"):
        get, head = httpx.get(address), httpx.head(address)
        assert head.status_code == get.status_code
        assert head.content == b""
        headers = ("content-type", "content-length", "content-encoding", "etag", "cache-control", "vary")
        assert [head.headers.get(name) for name in headers] == [get.headers.get(name) for name in headers]


@pytest.mark.parametrize(
    "path",
    [
        "/room/anything",
        "/assets/none.js",
        "/assets",
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/app.py",
        "/sources.sha256",
        "/x%00.js",
        "/..%2f..%2fcli.py",
        "/%ff",
    ],
)
def test_nothing_outside_the_page_is_served(server: Server, path: str) -> None:
    answer = httpx.get(httpx.URL(server.address).copy_with(raw_path=path.encode()))
    assert answer.status_code == 404
    assert "There is no such page." in answer.text


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip, deflate, br", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("identity", False),
        ("", False),
    ],
)
def test_whether_gzip_is_accepted(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


def test_the_page_may_run_the_one_script_inside_it_and_those_of_this_server(server: Server) -> None:
    answer = httpx.get(server.address)
    (policy,) = answer.headers.get_list("content-security-policy")
    (script_text,) = re.findall(r"<script(?![^>]* src=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    digest = b64encode(sha256(script_text.encode()).digest()).decode()
    assert policy.endswith(f"; script-src 'self' 'sha256-{digest}'")
    assert "default-src 'self'; " in policy


def test_the_standalone_page_may_run_its_own_script_only(server: Server) -> None:
    answer = httpx.get(f"{server.address}/verify.html")
    (policy,) = answer.headers.get_list("content-security-policy")
    (script_text,) = re.findall(r"<script>(.*)</script>", answer.text, re.DOTALL)
    digest = b64encode(sha256(script_text.encode()).digest()).decode()
    assert f"default-src 'none'; script-src 'sha256-{digest}';" in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.content == (ROOT / "web" / "public" / "verify.html").read_bytes()

"""Builds the documentation site from the pages in docs/ and the docstrings of the public API.

`./site` writes it into the package as one archive, which the server shows under /docs; `./site FOLDER` also writes it as
files for any web server. The pages are the Markdown files as they are: links to files of the repository become links to its
address, if GITHUB_REPOSITORY names one, and the reference gets a page for every module in docs/api.txt.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
DOCS = ROOT / "docs"
ARCHIVE = ROOT / "src" / "fifteentwo" / "docs.zip"

MOVED = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "README.md": "project/readme.md",
    "SECURITY.md": "project/security.md",
    "bench/README.md": "project/bench.md",
}
"""Pages outside docs/, and their place in the site."""

FENCED = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<target>[^)\s]+)\)")
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
LONG_AGO = (1980, 1, 1, 0, 0, 0)


class SiteProblem(Exception):  # noqa: N818 - the plainest name
    """The site cannot be built, and why."""


def places() -> dict[str, str]:
    """The place in the site of every file of the repository that has one."""
    found = {name: name for name in _committed("docs") if not name.startswith("docs/site/")}
    return MOVED | {name: name.removeprefix("docs/") for name in found}


def _committed(folder: str) -> list[str]:
    command = ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z", folder]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted(name for name in names if name and (ROOT / name).is_file())


def stage(folder: Path, address: str | None) -> None:
    """Writes all pages, the reference and the configuration into a folder."""
    placed = places()
    for source, place in placed.items():
        target = folder / "docs" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.suffix == ".md":
            target.write_text(page((ROOT / source).read_text(), source, placed, address))
        else:
            shutil.copyfile(ROOT / source, target)
    for name, text in reference().items():
        target = folder / "docs" / "reference" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    shutil.copyfile(HERE / "site.css", folder / "docs" / "site.css")
    settings = (HERE / "zensical.toml").read_text()
    settings = settings.replace("nav = []", f"nav = {_toml(nav())}", 1).replace("REPOSITORY", ROOT.as_posix())
    (folder / "zensical.toml").write_text(settings)


def page(text: str, source: str, placed: dict[str, str], address: str | None) -> str:
    """A page as the site shows it: its links lead to places of the site, and examples at a prompt are marked as such."""
    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(lambda link: _link(link, source, placed, address), part) for part in parts[::2]]
    return "".join(parts).replace("```python\n>>>", "```pycon\n>>>")


def _link(link: re.Match[str], source: str, placed: dict[str, str], address: str | None) -> str:
    name, _, anchor = link["target"].partition("#")
    if not name or "://" in name or name.startswith("mailto:"):
        return link[0]
    path = os.path.normpath(PurePosixPath(source).parent / name).replace(os.sep, "/")
    if path in placed:
        there = os.path.relpath(placed[path], PurePosixPath(placed[source]).parent).replace(os.sep, "/")
        return f"{link['image']}[{link['text']}]({there}{'#' + anchor if anchor else ''})"
    if address:
        return f"[{link['text']}]({address}/blob/main/{path})"
    return link["text"] if PurePosixPath(path).name in link["text"].replace("\\", "") else f"{link['text']} (`{path}`)"


def api() -> dict[str, dict[str, str | None]]:
    """The public modules, each with its names; the home of a name that another module documents."""
    found: dict[str, dict[str, str | None]] = {}
    module = ""
    for line in (DOCS / "api.txt").read_text().splitlines():
        if not line.startswith(" "):
            module = line
            found[module] = {}
        elif named := re.match(r"  (?:class )?(\w+)(?![\w.])(?: = (fifteentwo\S+)$)?", line):
            found[module][named[1]] = named[2]
    return found


def reference() -> dict[str, str]:
    """The pages of the reference: the index, and one for each module."""
    modules = api()
    rows = [
        f"| [`{module}`]({module}.md) | {', '.join(f'`{name}`' for name in names)} |"
        for module, names in modules.items()
    ]
    source = "docs/site/reference.md"
    head = page((ROOT / source).read_text().rstrip(), source, places() | {source: "reference/index.md"}, None)
    index = "\n".join([head, "", "| module | public names |", "|---|---|", *rows, ""])
    return {"index.md": index} | {f"{module}.md": _module_page(module, names) for module, names in modules.items()}


def _module_page(module: str, names: dict[str, str | None]) -> str:
    own = [name for name, home in names.items() if home is None]
    folder = ROOT.joinpath("src", *module.split("."))
    hidden = [name for name in own if (folder / f"{name}.py").exists() or (folder / name).is_dir()]
    elsewhere = [f"- [`{name}`][{home}] is in `{home.rpartition('.')[0]}`" for name, home in names.items() if home]
    lines = [f"# {module}", "", f"::: {module}", "    options:", "      members:"]
    lines += [f"        - {name}" for name in own if name not in hidden] or ["        []"]
    for name in hidden:  # The module of this name hides it.
        lines += ["", f"::: {module}.{name}.{name}", "    options:", "      show_root_heading: true"]
    if elsewhere:
        lines += ["", "## Names from other modules", "", *elsewhere]
    return "\n".join([*lines, ""])


def nav() -> list[object]:
    """The navigation: sections.json, in which a name with a star stands for all other pages of a folder."""
    pages = [
        name for name in [*places().values(), *(f"reference/{name}" for name in reference())] if name.endswith(".md")
    ]
    sections = json.loads((HERE / "sections.json").read_text())
    found = list(_sections(sections, pages, set(_names(sections))))
    left = set(pages) - set(_names(found))
    if left:
        raise SiteProblem(f"docs/site/sections.json has no place for {', '.join(sorted(left))}")
    return found


def _sections(entries: list[object], pages: list[str], taken: set[str]) -> Iterator[object]:
    for entry in entries:
        if isinstance(entry, dict):
            yield {title: list(_sections(inner, pages, taken)) for title, inner in entry.items()}
        elif (name := str(entry)).endswith("*"):
            yield from (page for page in pages if page.startswith(name[:-1]) and page not in taken)
        else:
            yield name


def _names(entries: object) -> Iterator[str]:
    """Every page in a part of the navigation."""
    if isinstance(entries, str):
        yield entries
    elif isinstance(entries, list | dict):
        for entry in entries.values() if isinstance(entries, dict) else entries:
            yield from _names(entry)


def _toml(value: object) -> str:
    """A list of tables as TOML writes it in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def build(folder: Path, address: str | None = None) -> None:
    """Builds the site into a folder, which must not exist."""
    with tempfile.TemporaryDirectory(prefix="fifteentwo-site-") as work:
        staged = Path(work)
        stage(staged, address)
        done = subprocess.run(
            [sys.executable, "-m", "zensical", "build", "--strict"],
            cwd=staged,
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"NO_COLOR": "1"},
        )
        if done.returncode:
            raise SiteProblem((done.stdout + done.stderr).partition("Traceback")[0].strip())
        move_scripts(staged / "site")
        shutil.move(staged / "site", folder)


def move_scripts(site: Path) -> None:
    """Moves the scripts inside pages into files, because the server's policy allows no others."""
    for path in site.rglob("*.html"):
        up = os.path.relpath(site, path.parent).replace(os.sep, "/")

        def moved(script: re.Match[str], up: str = up) -> str:
            name = f"assets/javascripts/{sha256(script[1].encode()).hexdigest()[:16]}.js"
            (site / name).write_text(script[1])
            return f'<script src="{up}/{name}"></script>'

        path.write_text(SCRIPT.sub(moved, path.read_text()))


def pack(site: Path, archive: Path) -> None:
    """Writes the site as one archive; the same site gives the same bytes."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(each for each in site.rglob("*") if each.is_file()):
            file.writestr(
                zipfile.ZipInfo(path.relative_to(site).as_posix(), LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED
            )


def main(arguments: list[str]) -> int:
    """Builds the site for the server, and into the folder named, if any."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    address = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}" if repository else None
    if len(arguments) > 1 or (arguments and Path(arguments[0]).exists()):
        print("site: give one folder, which does not exist yet, or none", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="fifteentwo-site-") as work:
        site = Path(arguments[0]) if arguments else Path(work, "site")
        try:
            build(site, address)
        except SiteProblem as problem:
            print(f"site: {problem}", file=sys.stderr)
            return 1
        pack(site, ARCHIVE)
        count = sum(1 for _ in site.rglob("*.html"))
    print(
        f"{count} pages in {ARCHIVE.relative_to(ROOT)} ({ARCHIVE.stat().st_size / 1e6:.1f} MB); the server shows them at /docs."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

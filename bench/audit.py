"""Known weaknesses of the pinned packages: python bench/audit.py.

Asks the package index about each package in requirements/ with pip-audit, and the registry of npm about those of the page with
npm audit. The exit status is 0 if nothing is known, 1 if something is, and 2 if a package could not be checked. To install
pip-audit: pip install -r requirements/audit.txt
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = (
    "runtime.txt",
    "dev.txt",
    "libraries.txt",
    "openspiel.txt",
    "node.txt",
    "uv.txt",
    "audit.txt",
    "papers.txt",
)
PIP_AUDIT: Final = (sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off")


class Weakness(NamedTuple):
    """A known weakness of a package; `mended` are the versions without it."""

    package: str
    known_as: str
    mended: str


class Unchecked(Exception):  # noqa: N818 - it reads like the other refusals
    """Packages could not be checked; the sentence says why."""


def of_python(answer: str) -> Iterator[Weakness]:
    """The weaknesses in what pip-audit prints as JSON. Raises Unchecked if it left a package out."""
    packages = read(answer, "pip-audit")["dependencies"]
    if left_out := [package["name"] for package in packages if "skip_reason" in package]:
        raise Unchecked(f"The package index said nothing about {len(left_out)} of {len(packages)} Python packages.")
    for package in packages:
        for one in package["vulns"]:
            yield Weakness(f"{package['name']} {package['version']}", one["id"], ", ".join(one["fix_versions"]))


def of_page(answer: str) -> Iterator[Weakness]:
    """The weaknesses in what npm audit prints as JSON. Raises Unchecked if its registry gave no answer."""
    told = read(answer, "npm audit")
    if "vulnerabilities" not in told:
        raise Unchecked(f"The registry of npm gave no answer: {str(told.get('message') or 'unknown reason')[:120]}.")
    for name, one in told["vulnerabilities"].items():
        for advice in one["via"]:
            if isinstance(advice, dict):  # a name is a package that this one needs, which has its own line
                yield Weakness(f"{name} {one['range']}", advice["url"], "")


def read(answer: str, program: str) -> Any:
    """The JSON that a program printed. Raises Unchecked if it printed none."""
    try:
        return json.loads(answer)
    except ValueError:
        raise Unchecked(f"{program} gave no answer: it is not installed, or the network cannot be reached.") from None


def printed(*command: str) -> str:
    """What a command prints; nothing if there is no such command."""
    try:
        return subprocess.run(command, check=False, capture_output=True, text=True, timeout=600).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def main() -> int:
    """Prints what is known, and says in a sentence what could not be checked."""
    locks = [part for lock in LOCKS for part in ("-r", str(ROOT / "requirements" / lock))]
    found: list[Weakness] = []
    status = 0
    npm = ("npm", "--prefix", str(ROOT / "web"), "audit", "--json")
    for weaknesses, command in ((of_python, (*PIP_AUDIT, "--format", "json", *locks)), (of_page, npm)):
        try:
            found += weaknesses(printed(*command))
        except Unchecked as problem:
            print(problem, file=sys.stderr)
            status = 2
    for one in sorted(set(found)):
        print(f"{one.package}: {one.known_as}" + (f", mended in {one.mended}" if one.mended else ""))
    if not found and not status:
        print("No weakness of the pinned packages is known.")
    return status or bool(found)


if __name__ == "__main__":
    sys.exit(main())

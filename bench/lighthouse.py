"""Scores of a page by Lighthouse with the throttling of a phone: python bench/lighthouse.py [PAGE | table] [--applied].

PAGE is what comes after the address, such as '#/learn'; without it, the lobby is measured. `table` is that of a game just begun,
in a browser that has nothing in its cache. Lighthouse loads the page at full speed and computes how long a phone would take; with
--applied it slows the connection and the processor down while it loads. Lighthouse is fetched by npx, and needs Chromium. Performance depends on the machine,
so run it while nothing else runs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.harness import Server
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.player import Person

LIGHTHOUSE: Final = "lighthouse@13.5.0"
METRICS: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)
KEPT: Final = "Local Storage"
"""What a browser keeps in its profile when its caches are emptied."""


def begin(server: Server, profile: Path) -> str:
    """Begins a game in a browser with this profile; the page of its table. The caches are emptied."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=FLAGS)
        opened = server.open_room(player="club")
        person = Person(context.new_page(), server.address, "mouse", looks=False)
        person.arrive(autoDeal=True)
        person.sit(opened)
        context.close()
    for each in (profile / "Default").iterdir():
        if each.is_dir() and each.name != KEPT:
            rmtree(each)
    return f"#/room/{opened['room']}"


def report(page: str, applied: bool = False) -> dict[str, Any]:
    """The report on a page of a new server, with throttling simulated or applied. Raises CalledProcessError."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            flags, kept = " ".join([*FLAGS, "--headless=new"]), []
            if page == "table":
                profile = Path(folder) / "profile"
                page = begin(server, profile)
                flags, kept = f"{flags} --user-data-dir={profile}", ["--disable-storage-reset"]
            out = Path(folder) / "report.json"
            command = [
                "npx",
                "--yes",
                LIGHTHOUSE,
                f"{server.address}/{page}",
                "--quiet",
                f"--throttling-method={'devtools' if applied else 'simulate'}",
                f"--chrome-flags={flags}",
                *kept,
            ]
            environment = os.environ | {"CHROME_PATH": CHROMIUM or ""}
            subprocess.run([*command, "--output=json", f"--output-path={out}"], check=True, env=environment)
            found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
            return found
        finally:
            server.kill()


def main() -> None:
    """Prints the scores, the metrics, and each audit that is not passed."""
    pages = [each for each in sys.argv[1:] if each != "--applied"]
    found = report((*pages, "")[0], "--applied" in sys.argv)
    audits = found["audits"]
    for category in found["categories"].values():
        print(f"{category['title']:16} {category['score']}")
    for name in METRICS:
        print(f"{audits[name]['title']:26} {audits[name]['displayValue']}")
    for category in found["categories"].values():
        for each in category["auditRefs"]:
            audit = audits[each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < 1:
                print(f"{category['title']}: {audit['title']}: {audit['score']}")


if __name__ == "__main__":
    main()

"""Scores of the lobby by Lighthouse with the throttling of a phone: python bench/lighthouse.py [PAGE].

PAGE is what comes after the address, such as '#/learn'. Lighthouse is fetched by npx, and needs Chromium. Performance
depends on the machine, so run it while nothing else runs.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.web.conftest import CHROMIUM

LIGHTHOUSE: Final = "lighthouse@13.5.0"
FLAGS: Final = "--headless=new --no-sandbox --disable-gpu"
METRICS: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)
SERVE: Final = """
import sys
from pathlib import Path
from fifteentwo.server.serve import serve
raise SystemExit(serve(port=0, data=Path(sys.argv[1]), open_browser=False))
"""


def report(page: str) -> dict[str, Any]:
    """The report on a page of a new server. Raises CalledProcessError."""
    with TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None, "the server does not say where it is"
            out = Path(folder) / "report.json"
            command = ["npx", "--yes", LIGHTHOUSE, address[0] + page, "--quiet", f"--chrome-flags={FLAGS}"]
            environment = os.environ | {"CHROME_PATH": CHROMIUM or ""}
            subprocess.run([*command, "--output=json", f"--output-path={out}"], check=True, env=environment)
            found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
            return found
        finally:
            server.kill()


def main() -> None:
    """Prints the scores, the metrics, and each audit that is not passed."""
    found = report(sys.argv[1] if len(sys.argv) > 1 else "")
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

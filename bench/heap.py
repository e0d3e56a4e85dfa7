"""The page's memory over many games without a reload: python bench/heap.py [--games 20].

Each game is a rematch to 31 points against *simple*, played in Chromium. The heap is measured after a garbage collection
at the end of each game; so are the nodes of the document. Prints a line a game, and the growth a game over the second half
of them, by least squares: in the first half the page still loads and compiles what it needs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from playwright.sync_api import CDPSession, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.harness import Server
from tests.web.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.web.player import Person


def measure(session: CDPSession) -> tuple[float, int]:
    """Megabytes of the heap in use after a garbage collection, and the nodes of all documents."""
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6, session.send("Memory.getDOMCounters")["nodes"]


def main() -> None:
    """Plays the games and prints the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20, help="games, at least six")
    games = max(asked.parse_args().games, 6)
    expect.set_options(timeout=PATIENCE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(reduced_motion="reduce").new_page()
        session = page.context.new_cdp_session(page)
        person = Person(page, server.address, "mouse", looks=False)  # axe would add to the heap
        try:
            person.arrive(autoDeal=True)
            person.sit(server.open_room("standard target=31", player="simple"))
            found = []
            for game in range(1, games + 1):
                person.play_on()
                found.append(measure(session))
                print(f"game {game:2}: {found[-1][0]:6.2f} MB, {found[-1][1]:6,} nodes", flush=True)
                page.get_by_role("button", name="Rematch").first.click()
                page.locator("section.over[data-side]").wait_for(state="detached")
            half = found[games // 2 :]
            kilobytes, nodes = np.polyfit(range(len(half)), [(1000 * heap, nodes) for heap, nodes in half], 1)[0]
            print(f"growth: {kilobytes:.0f} kB and {nodes:.0f} nodes a game")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()

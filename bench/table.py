"""What a player at the page waits for: python bench/table.py pace | frames [--deals 2] | tasks [--visits 5].

`pace` plays deals in chromium at every speed and gives the share of the time in which the page makes the player wait.
The time a person takes to think is not spent but added: THINKING says how long each choice takes.

`frames` plays deals with the processor slowed down fourfold and gives the time from frame to frame, after that of an empty
page on which one card moves, which costs the browser alone; and, at full speed, the processor time of the page's main thread for
each frame, which other work on the machine does not change.

`tasks` opens the table of a game just begun several times, each in a new browser, and gives the processor time of the main thread's tasks
after the first paint. What they would block a phone four times as slow is estimated from it: other work on the machine changes
this less than what Lighthouse measures by the clock.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.harness import Server
from tests.web.conftest import CHROMIUM, FLAGS

THINKING: Final = {"discard": 6.0, "play": 2.0, "continue": 2.0, "gesture": 0.8}
"""Seconds a person takes: to choose a discard, to choose a card, to read a count, to cut or deal or say go."""
SPEEDS: Final = [("instant", 0), ("fast", 2), ("normal", 4), ("slow", 7), ("slow", 9)]
"""Computer speed and counting speed; the third pair is what a player begins with."""
SLOWDOWN: Final = 4
LONG: Final = 50
"""Milliseconds; longer tasks keep a page from answering, and what exceeds this is the time for which it is blocked."""
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading"]
FRAME: Final = 1000 / 60

# When the page starts to wait for the player, and for what; undefined until then.
WAITS = """() => {
    const table = document.querySelector('[data-phase]');
    if (table === null) return undefined;
    const { phase, gate, turn, busy } = table.dataset;
    const choice = busy === 'false' && turn === 'me' && (phase === 'discard' || phase === 'play');
    return gate || choice || document.querySelector('section.over') ? [performance.now(), phase, gate] : undefined;
}"""
# Records the time of every frame from now on.
FRAMES = """() => {
    const times = window.times = [];
    const next = (now) => { if (window.times === times) { times.push(now); requestAnimationFrame(next); } };
    requestAnimationFrame(next);
}"""


# An empty page of the size of the table on which one card moves without end, as cards do there.
ONE_CARD: Final = """<body style="margin: 0; background: #1b523b"><div style="width: 80px; height: 112px; background: #fff"></div>
<script>document.querySelector('div').animate([{transform: 'none'}, {transform: 'translate(1000px, 600px)'}],
    {duration: 2000, iterations: Infinity})</script>"""

# Main-thread tasks of the page, by the browser's names and ours.
WORK: Final = {
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
    "TaskDuration": "all",
}


@contextmanager
def table(speed: str, counting: int, **settings: Any) -> Iterator[Page]:
    """A page at a new game of two, with these speeds and settings."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        server = Server(Path(folder))
        try:
            opened = server.open_room("standard", player="club", dealer=0)
            kept = {
                "fifteentwo.settings": json.dumps({"botPace": speed, "countSpeed": counting, "volume": 0} | settings),
                "fifteentwo.keeper": opened["token"],
            }
            page = browser.new_context(viewport={"width": 1180, "height": 820}).new_page()
            page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
            page.goto(f"{server.address}/#/room/{opened['room']}")
            yield page
        finally:
            server.kill()
            browser.close()


def act(page: Page, phase: str, gate: str) -> str:
    """Does what the page waits for; returns the kind of choice."""
    if gate in ("continue", "next-deal"):
        page.keyboard.press("Enter")
        return "continue"
    if gate:
        page.keyboard.press("Enter")
        return "gesture"
    if phase == "discard":
        for key in ("1", "2", "Enter"):
            page.keyboard.press(key)
        return "discard"
    barred = page.locator("[data-card]").evaluate_all("cards => cards.map((card) => card.ariaDisabled === 'true')")
    page.keyboard.press(str(barred.index(False) + 1))
    return "play"


def play(page: Page, deals: int) -> tuple[float, float]:
    """Plays whole deals: the seconds waited, and those taken to think."""
    waited = thought = 0.0
    done: float | None = None
    for _ in range(200 * deals):
        found: Any = page.wait_for_function(WAITS, timeout=120_000).json_value()
        ready, phase, gate = found
        if done is not None:
            waited += (ready - done) / 1000
        if gate == "next-deal":
            deals -= 1
        if deals == 0 or phase == "over":
            return waited, thought
        thought += THINKING[act(page, phase, gate)]
        done = page.evaluate("performance.now()")
    raise RuntimeError("the deal does not end")


def pace(deals: int) -> None:
    """Prints the share of the time waited, at every speed."""
    print("| computer | counting | thinking | waiting | share |\n|---|---:|---:|---:|---:|")
    for speed, counting in SPEEDS:
        with table(speed, counting) as page:
            waited, thought = play(page, deals)
        print(
            f"| {speed} | {counting} | {thought / deals:.1f} s | {waited / deals:.1f} s | {waited / (waited + thought):.0%} |",
            flush=True,
        )


def frames(deals: int) -> None:
    """Prints the time from frame to frame, on an empty page, without and with something to show."""
    with table("normal", 4) as page:
        page.wait_for_function(WAITS)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        idle = _collect(page, lambda: page.wait_for_timeout(2000))
        seen = _collect(page, lambda: play(page, deals))
        empty = page.context.new_page()
        empty.set_content(ONE_CARD)
        empty.context.new_cdp_session(empty).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        alone = _collect(empty, lambda: empty.wait_for_timeout(8000))
    print("| | frames | median | 95 % | 99 % | longest | later than two frames |\n|---|---:|---:|---:|---:|---:|---:|")
    for name, gaps in (("an empty page, one card moves", alone), ("nothing moves", idle), ("through the deals", seen)):
        cuts = quantiles(gaps, n=100)
        late = sum(gap > 2.5 * FRAME for gap in gaps) / len(gaps)
        print(
            f"| {name} | {len(gaps)} | {cuts[49]:.1f} ms | {cuts[94]:.1f} ms | {cuts[98]:.1f} ms | {max(gaps):.0f} ms | {late:.1%} |"
        )

    with table("normal", 4) as page:
        page.wait_for_function(WAITS)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = _metrics(session)
        drawn = len(_collect(page, lambda: play(page, deals)))
        after = _metrics(session)
    parts = ", ".join(f"{words} {1000 * (after[name] - before[name]) / drawn:.2f} ms" for name, words in WORK.items())
    print(f"\nMain thread, for each of {drawn} frames: {parts}.")


def tasks(times: int) -> None:
    """Prints what the longest tasks of opening a table cost, in milliseconds of processor time: the median of these visits."""
    visits = [_opened() for _ in range(times)]
    blocked = [sum(max(0, SLOWDOWN * task - LONG) for task in costs) for costs in visits]
    longest = [median(costs[place] for costs in visits) for place in range(5)]
    print(
        f"All tasks: {median(map(sum, visits)):.0f} ms; the longest: {', '.join(f'{task:.0f}' for task in longest)} ms."
    )
    print(
        f"Blocked on a phone: {median(blocked):.0f} ms, in each visit {', '.join(f'{each:.0f}' for each in blocked)}."
    )


def _opened() -> list[float]:
    """The processor time of each of the main thread's tasks after the first paint of a table, the longest first."""
    with table("instant", 4, autoDeal=True) as first:
        assert first.context.browser is not None
        first.wait_for_function(WAITS)
        # A browser that has not run these scripts, and knows the table.
        browser = first.context.browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(viewport=first.viewport_size, storage_state=first.context.storage_state()).new_page()
        session = page.context.new_cdp_session(page)
        events: list[dict[str, Any]] = []
        complete: list[bool] = []
        session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
        session.on("Tracing.tracingComplete", lambda _: complete.append(True))
        session.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}, "transferMode": "ReportEvents"})
        page.goto(first.url)
        page.wait_for_function(WAITS)
        page.wait_for_timeout(2000)
        session.send("Tracing.end")
        while not complete:
            page.wait_for_timeout(10)
        browser.close()
    painted = next(one for one in events if one["name"] == "firstContentfulPaint")
    main = [
        one
        for one in events
        if one["name"] == "RunTask" and (one["pid"], one["tid"]) == (painted["pid"], painted["tid"])
    ]
    return sorted((one.get("tdur", 0) / 1000 for one in main if one["ts"] >= painted["ts"]), reverse=True)


def _metrics(session: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def _collect(page: Page, during: Any) -> list[float]:
    page.evaluate(FRAMES)
    during()
    times: list[float] = page.evaluate("window.times")
    return [after - before for before, after in pairwise(times)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["pace", "frames", "tasks"])
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--visits", type=int, default=5)
    asked = parser.parse_args()
    if asked.what == "tasks":
        tasks(asked.visits)
    else:
        {"pace": pace, "frames": frames}[asked.what](asked.deals)


if __name__ == "__main__":
    main()

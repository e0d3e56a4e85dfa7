"""A person at the page: reads the screen and continues by keyboard or mouse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Locator, Page

from fifteentwo.record import Replayed, load
from tests.web.targets import TOO_SMALL

AXE = Path("web/node_modules/axe-core/axe.min.js")
HASTY = {"countSpeed": 0, "botPace": "instant", "autoGo": False, "motion": "reduced", "volume": 0, "haptics": False}
# Speeds up the page's timers ten times; nothing else is changed.
FAST_CLOCK = """
const slow = window.setTimeout.bind(window);
window.setTimeout = (run, wait = 0, ...rest) => slow(run, wait / 10, ...rest);
"""
# The parts of the page that show a change.
STATE = """() => ({
    ...document.querySelector('[data-phase]')?.dataset,
    ready: document.querySelector('[data-primary]')?.getAttribute('aria-disabled') === 'false',
    curtain: document.querySelector('main.curtain')?.textContent ?? null,
    lost: document.querySelector('p.lost') !== null,
    over: document.querySelector('section.over[data-side], [data-verdict]') !== null,
})"""
LONGEST = 4000  # steps: no game needs that many

How = Literal["keyboard", "mouse"]


class Person:
    """Plays at a page; `seen` has each phase and gate met, `faults` the findings of axe if `looks` is set."""

    def __init__(self, page: Page, address: str, how: How, looks: bool = True) -> None:
        self.page = page
        self.address = address
        self.how = how
        self.looks = looks
        self.seen: set[str] = set()
        self.called: list[str] = []
        self.takeovers = 0
        self.faults: list[str] = []
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.add_init_script(FAST_CLOCK)

    def arrive(self, **settings: Any) -> None:
        """Opens the lobby with these settings stored by an earlier visit."""
        self.page.goto(f"{self.address}/api/health")  # shares the page's storage and loads fast
        kept = json.dumps(HASTY | settings)
        self.page.evaluate("kept => localStorage.setItem('fifteentwo.settings', kept)", kept)
        self.page.goto(self.address)
        self.opponents.first.wait_for()

    @property
    def opponents(self) -> Locator:
        """The opponents' cards in the lobby, the weakest first."""
        return self.page.locator("[data-player]")

    def start(self) -> None:
        """Starts a game with the defaults of Custom game."""
        if self.how == "keyboard":
            self.page.keyboard.press("F9")
        else:
            self.page.get_by_role("link", name="Custom game").first.click()
        self.page.get_by_role("heading", name="Custom game").wait_for()
        self.look("custom game")
        start = self.page.get_by_role("button", name="Start game", disabled=False)
        start.wait_for()
        if self.how == "keyboard":
            start.focus()
            self.page.keyboard.press("Enter")
        else:
            start.click()
        self.root.wait_for()

    def sit(self, opened: dict[str, Any]) -> None:
        """Takes the seats of a room opened elsewhere: the browser has its owner's token."""
        self.page.evaluate("token => localStorage.setItem('fifteentwo.keeper', token)", opened["token"])
        self.page.goto(f"{self.address}/#/room/{opened['room']}")
        self.root.or_(self.curtain).first.wait_for()

    @property
    def root(self) -> Locator:
        """The table."""
        return self.page.locator("[data-phase]")

    @property
    def curtain(self) -> Locator:
        """The curtain shown while the screen is passed on."""
        return self.page.locator("main.curtain")

    @property
    def primary(self) -> Locator:
        """The main button."""
        return self.page.locator("[data-primary]")

    @property
    def is_over(self) -> bool:
        """Whether the result of a game is shown."""
        return self.page.locator("section.over[data-side]").count() > 0

    @property
    def state(self) -> dict[str, Any]:
        """The state of the page, read without waiting: between two reads the curtain may close."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def until_changed(self, state: dict[str, Any]) -> None:
        """Waits until the state changes."""
        changed = f"before => JSON.stringify(Object.entries(({STATE})()).sort()) !== before"
        before = json.dumps(sorted(map(list, state.items())), separators=(",", ":"), ensure_ascii=False)
        self.page.wait_for_function(changed, arg=before)

    def play_on(self, steps: int = LONGEST) -> None:
        """Plays until the game is over, or for this many steps."""
        for _ in range(steps):
            if self.is_over:
                self.look("over")
                return
            self.step()
        assert steps < LONGEST, "the game does not end"

    def step(self) -> None:
        """Takes the next step, or waits until something happens."""
        state = self.state
        if state["over"]:
            return
        if state["curtain"] is not None:
            self.take_over()
            return
        if "phase" not in state or state["lost"]:
            self.until_changed(state)
            return
        phase, gate, turn, busy = (state[name] for name in ("phase", "gate", "turn", "busy"))
        cards = self.page.locator("[data-card]")
        if gate or busy == "true":
            self.look(f"{phase} {gate}")
            if state["ready"]:
                self._press_primary()
            else:
                self.until_changed(state)
        elif turn != "me":
            self.until_changed(state)
        elif phase == "discard":
            self.look("discard")
            for place in range(6):
                if self.primary.get_attribute("aria-disabled") == "false":
                    break
                self._pick(cards, place)
            self.look("raised")
            self._press_primary()
        elif phase == "play":
            self.look("play")
            barred = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-disabled') === 'true')")
            fitting = [place for place, is_barred in enumerate(barred) if not is_barred]
            if fitting:
                self._pick(cards, fitting[0])

    def take_over(self) -> None:
        """Behind the curtain: the first player called takes the screen."""
        self.look("curtain")
        self.page.locator("main.curtain[data-ready=true]").wait_for()
        self.takeovers += 1
        called = self.curtain.get_by_role("heading").first.inner_text()
        if called not in self.called[-1:]:
            self.called.append(called)
        if self.how == "keyboard":
            self.page.keyboard.press("Enter")  # the button has the focus
        else:
            self.curtain.get_by_role("button").first.click()

    def catch_up(self) -> None:
        """Presses whatever the page waits for, until this player has to choose."""
        for _ in range(LONGEST):
            state = self.state
            if state["over"] or (not state["gate"] and state["busy"] == "false" and state["turn"] == "me"):
                return
            if state["gate"]:
                self._press_primary()
            else:
                self.until_changed(state)
        raise AssertionError("it is never this player's turn")

    @property
    def lying(self) -> tuple[list[str], list[str]]:
        """The scores and the cards held, as shown on the screen."""
        scores = self.page.locator("[data-anchor^=plate-]").all_inner_texts()
        held = self.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        return scores, held

    def look(self, where: str) -> None:
        """Runs axe once in each phase; the page must have one level-one heading."""
        if where in self.seen or not self.looks:
            return
        self.seen.add(where)
        if (headings := self.page.locator("h1").count()) != 1:
            self.faults.append(f"{where}: {headings} headings of the first level")
        self.faults += [f"{where}: {target}" for target in self.page.evaluate(TOO_SMALL)]
        if self.page.evaluate("() => typeof window.axe") == "undefined":
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        self.faults += [
            f"{where}: {fault['id']}: {node['target']}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]

    def record(self) -> Replayed:
        """The match from the server, for this seat."""
        room = self.page.url.rpartition("/")[2]
        answer = httpx.get(f"{self.address}/api/rooms/{room}/record", headers=self.bearer)
        assert answer.status_code == 200, answer.text
        return load(answer.text)

    @property
    def bearer(self) -> dict[str, str]:
        """The token by which this browser identifies its owner."""
        token = self.page.evaluate("() => localStorage.getItem('fifteentwo.keeper')")
        return {"Authorization": f"Bearer {token}"}

    def _press_primary(self) -> None:
        if self.how == "keyboard":
            self.page.evaluate("() => document.activeElement?.blur()")
            self.page.keyboard.press("Enter")
        else:
            self.primary.click()

    def _pick(self, cards: Locator, place: int) -> None:
        if self.how == "keyboard":
            self.page.keyboard.press(str(place + 1))
        else:
            cards.nth(place).click()

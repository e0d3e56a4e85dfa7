"""A person at the page who also answers prompts: claims, muggins, jokers' names, directions on the crash board."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Locator, Page

from fifteentwo.cribbage import AnyAction
from fifteentwo.server.room_views import encoded
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, Status
from fifteentwo.table import Begin, Do
from tests.server.harness import Server
from tests.web.player import How, Person

# Every verdict that the page has shown, however briefly.
WATCHED = """() => {
  const keep = () => document.querySelectorAll("p.verdict").forEach((one) => window.verdicts.add(one.innerText));
  if (!window.verdicts) {
    window.verdicts = new Set();
    new MutationObserver(keep).observe(document.body, { subtree: true, childList: true, characterData: true });
  }
  keep();
  return [...window.verdicts];
}"""


class Answering(Person):
    """Plays; `answers` gives the keys to press for each prompt ('claim', 'call', 'name', 'way', 'joker').

    'points' are the keys before a card is played. With the mouse, elements named after the keys are clicked instead.
    """

    def __init__(self, page: Page, address: str, how: How = "keyboard", **answers: Callable[[], Iterable[str]]) -> None:
        super().__init__(page, address, how)
        self.answers = answers
        self.verdicts: set[str] = set()

    def step(self) -> None:
        # Read without waiting: on a shared screen there may be no table.
        asked, gate, busy = self.page.evaluate(
            """() => {
                const { asked, gate, busy } = document.querySelector('[data-phase]')?.dataset ?? {};
                return [asked ?? '', gate, busy];
            }"""
        )
        self.verdicts.update(self.page.evaluate(WATCHED))
        if not asked or gate or busy == "true":
            super().step()
            return
        self.look(f"asked {asked}")
        keys = tuple(self.answers[asked]())
        if asked == "call" and not keys and self.page.locator("[data-card]:not([aria-disabled=true])").count():
            Person.step(self)  # playing a card accepts the claim
            return
        self._press(keys or ("Enter",) * (asked == "call"))

    def _press(self, keys: Iterable[str]) -> None:
        self.page.evaluate("() => document.activeElement?.blur()")
        for key in keys:
            if self.how == "keyboard":
                self.page.keyboard.press(key)
            elif key == "Enter":
                self.primary.click()
            elif key == "m":
                self.page.get_by_role("button", name="Muggins!").click()
            elif key == "+":
                self.page.locator(".claims [role=radio]").first.click()
            else:
                self.page.locator(".pad").get_by_role("button", name=key, exact=True).click()

    def _pick(self, cards: Locator, place: int) -> None:
        if "points" in self.answers and self.page.locator(".claims[aria-disabled=false]").count():
            self._press(self.answers["points"]())
        super()._pick(cards, place)

    @property
    def said(self) -> str:
        """The text of the live region."""
        return self.page.get_by_role("log").inner_text()


def prepare(server: Server, opened: dict[str, Any], actions: Iterable[AnyAction | Begin]) -> None:
    """Plays these actions in a new room before anyone joins; `Begin` starts the next game of a match."""
    entries = tuple(encoded(action if isinstance(action, Begin) else Do(action)) for action in actions)

    async def write() -> None:
        store = Store(server.data)
        await store.open()
        await store.append(LogBatch(opened["room"], 2, entries, Status()))
        await store.close()

    # Playwright runs its own event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(write())).result()

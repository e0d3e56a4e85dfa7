"""A person at the page who plays a solo game."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.player import Person


class Loner(Person):
    """Plays a solo game by keyboard."""

    def go(self, preset: str, button: str = "data-new") -> None:
        self.arrive()
        self.page.get_by_role("link", name="Squares and solitaires").press("Enter")
        # The lobby also has buttons for today's deals.
        self.page.get_by_role("heading", name="Solo games").wait_for()
        self.page.locator(f"[{button}={preset}]").wait_for()
        self.look("home")
        self.page.locator(f"[{button}={preset}]").press("Enter")
        self.root.wait_for()

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-verdict]").count() > 0

    @property
    def laid(self) -> Locator:
        """The cards in the square."""
        return self.page.locator("[data-cell] img")

    @property
    def at(self) -> int:
        """The number of the last entry."""
        return int(self.root.get_attribute("data-at") or 0)

    def step(self) -> None:
        state = self.state
        if state["over"]:
            return
        if state["busy"] == "true":
            self.look(f"counting {state.get('gate')}")
            if state["ready"]:
                self._press_primary()
            else:
                self.until_changed(state)
        elif self.page.locator("[data-cell]").count():
            self.look("place")
            self.lay_down()
        elif self.page.locator("[data-card]").count() > 1:
            self.look("hand")
            self.page.keyboard.press("1")
            self.page.keyboard.press("4")
            self.look("raised")
            self._press_primary()
        else:
            self.until_changed(state)

    def lay_down(self) -> None:
        """Moves to the first open cell with the arrow keys, presses Enter, and waits until the card is placed."""
        state = self.state
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.keyboard.press("ArrowDown")  # leads into the grid
        cells = self.page.locator("[data-cell]")
        is_open = cells.evaluate_all("cells => cells.map(cell => cell.dataset.open === 'true')")
        at = int(self.page.evaluate("() => document.activeElement.dataset.cell"))
        if True not in is_open:
            self.until_changed(state)
            return
        wanted = is_open.index(True)
        for key, steps in (("ArrowDown", (wanted // 4 - at // 4) % 4), ("ArrowRight", (wanted - at) % 4)):
            for _ in range(steps):
                self.page.keyboard.press(key)
        assert int(self.page.evaluate("() => document.activeElement.dataset.cell")) == wanted
        self.page.keyboard.press("Enter")
        # The card is placed, and the next one is turned.
        self.page.wait_for_function(
            "before => (({at, busy}) => at !== before && busy === 'false')(document.querySelector('[data-phase]').dataset)",
            arg=state["at"],
        )

    def until_the_verdict(self) -> None:
        self.play_on()
        expect(self.page.locator("[data-verdict=true]")).to_be_visible()
        self.look("verdict")

"""The table of a square: a card is turned, and placed by the arrows and Enter, or by a click."""

from __future__ import annotations

from functools import partial

from fifteentwo.cards import BACK, Card
from fifteentwo.cli.language import say
from fifteentwo.families import AnyChoice
from fifteentwo.narration import Position
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.moves import Keep, Place, ThrowAway
from fifteentwo.solitaire.scene import SquareScene
from fifteentwo.tui.canvas import Canvas, face, style_of
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.solitaire import grid
from fifteentwo.tui.solitaire.alone import counted, counting_prompt, heading, total
from fifteentwo.tui.view import Primary


class SquareView:
    """The table of a square for its player."""

    def __init__(self, game: Presenter) -> None:
        self.game = game
        self.cursor = 5
        self.picked: Card | None = None
        self._of: Position | None = None

    @property
    def scene(self) -> SquareScene:
        """The scene that is drawn."""
        scene = self.game.scene
        assert isinstance(scene, SquareScene)
        return scene

    @property
    def card(self) -> Card | None:
        """The card to be placed: the turned one, or one picked from the reserve."""
        if self.picked is not None and any(self.picked in pile for pile in self.scene.reserve):
            return self.picked
        return self.scene.card

    def title(self) -> str:
        """Which game it is."""
        return heading(self.game)

    # Drawing

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the square, and the cards beside it."""
        self._follow()
        scene = self.scene
        top = y + max(0, (height - grid.HEIGHT) // 3)
        opened = {action.cell for action in self._placings()}
        cursor = self.cursor if self.game.is_mine else None
        marked = grid.Marked(cursor, opened, counted(self.game))
        shown = scene.starter or scene.card
        label = say("solo-starter") if scene.starter else say("solo-turned")
        if height < grid.HEIGHT:
            grid.draw_low(canvas, 1, y, scene.grid, scene.hands, marked)
            x = 1 + grid.LOW_WIDTH + 2
            total(canvas, x, y, self.game, scene.made)
            end = canvas.put(x, y + 1, face(shown), f"{style_of(shown)} bold") if shown is not None else x
            canvas.put(end + 1, y + 1, label, "dim", width=canvas.width - end - 1)
            canvas.put(x, y + 2, say("solo-stock", cards=scene.stock), "dim", width=canvas.width - x)
            line = self._beside(canvas, x, y + 3)
        else:
            grid.draw(canvas, 2, top, scene.grid, scene.hands, marked)
            x = 2 + grid.WIDTH + 3
            total(canvas, x, top, self.game, scene.made)
            canvas.put(x, top + 2, label, "dim", width=18)
            canvas.card(x, top + 3, shown if shown is not None else BACK, "" if shown else "dim")
            canvas.put(x, top + 6, say("solo-stock", cards=scene.stock), "dim", width=24)
            line = self._beside(canvas, x, top + 7)
        room = canvas.width - x - 1
        for text in grid.sets_of(scene.hands, self.cursor)[: max(0, y + height - line)]:
            canvas.put(x, line, text, width=room)
            line += 1

    def _beside(self, canvas: Canvas, x: int, y: int) -> int:
        """The discards and the reserve; returns the line after them."""
        scene, welcome = self.scene, self.game.welcome
        rules = None if welcome is None else welcome.rules
        if isinstance(rules, SquareRules) and rules.dead_cells:
            free = rules.dead_cells - len(scene.dead)
            end = canvas.put(x, y, f"{say('solo-dead', free=free)} ", "dim", "throw")
            for card in scene.dead:
                end = canvas.put(end, y, face(card)) + 1
            y += 1
        for number, pile in enumerate(scene.reserve):
            end = canvas.put(
                x, y, f"{number + 1} {say('solo-reserve-pile', pile=number + 1)} ", "dim", f"pile:{number}"
            )
            for card in pile:
                is_on = card == self.picked
                end = canvas.put(end, y, face(card), "reverse bold" if is_on else "bold", f"pile:{number}") + 1
            y += 1
        if scene.aside is not None:
            canvas.put(x, y, say("solo-aside", card=face(scene.aside)), "dim")
            y += 1
        return y + 1

    # Playing

    def _placings(self) -> list[Place]:
        card = self.card
        return [action for action in self.game.legal if isinstance(action, Place) and action.card == card]

    def _follow(self) -> None:
        """Goes to the nearest cell that can be taken when another card is to be placed."""
        position = self.game.position
        if position is self._of or not self.game.is_mine:
            return
        self._of = position
        opened = [action.cell for action in self._placings()]
        if opened and self.cursor not in opened:
            self.cursor = min(opened, key=lambda cell: (grid.distance(cell, self.cursor), cell))

    def _here(self) -> AnyChoice | None:
        return next((action for action in self._placings() if action.cell == self.cursor), None)

    def key(self, key: str) -> bool:
        """The arrows move, D throws away, K keeps, a number picks a card from the reserve."""
        self._follow()
        if key in grid.MOVES:
            self.cursor = grid.moved(self.cursor, key)
        elif key == "d":
            self._first(ThrowAway)
        elif key == "k":
            self._first(Keep)
        elif key.isdigit():
            return self._pick(int(key) - 1)
        elif key == "space":
            self._do(self._here())
        else:
            return False
        return True

    def click(self, target: str) -> bool:
        """A click on a cell places the card there."""
        kind, _, which = target.partition(":")
        match kind:
            case "cell":
                self.cursor = int(which)
                self._do(self._here())
            case "throw":
                self._first(ThrowAway)
            case "pile":
                self._pick(int(which))
            case _:
                return False
        return True

    def _pick(self, pile: int) -> bool:
        """Picks the next card of a pile that can be placed, or keeps the turned card on it."""
        if not 0 <= pile < len(self.scene.reserve):
            return False
        can = [
            card
            for card in reversed(self.scene.reserve[pile])
            if any(isinstance(action, Place) and action.card == card for action in self.game.legal)
        ]
        if not can:
            self._do(next((act for act in self.game.legal if isinstance(act, Keep) and act.pile == pile), None))
        elif self.picked in can:
            following = can.index(self.picked) + 1
            self.picked = can[following] if following < len(can) else None
        else:
            self.picked = can[0]
        return True

    def _first(self, kind: type[ThrowAway | Keep]) -> None:
        self._do(next((action for action in self.game.legal if isinstance(action, kind)), None))

    def _do(self, action: AnyChoice | None) -> None:
        if action is not None:
            self.picked = None
            self.game.act(action)

    def primary(self) -> Primary:
        """The big button: place the card."""
        self._follow()
        scene, game = self.scene, self.game
        if game.is_busy:
            return counting_prompt(game)
        card = self.card
        if card is None or not game.is_mine:
            return Primary("", "")
        prompt = say("solo-place", card=face(card))
        action = self._here()
        label = say("hint-place", card=face(card), row=self.cursor // 4 + 1, column=self.cursor % 4 + 1)
        more = [say("solo-throw-away")] if any(isinstance(act, ThrowAway) for act in game.legal) else []
        keeps = [say("solo-keep")] if any(isinstance(act, Keep) for act in game.legal) and scene.reserve else []
        keys = [f"D: {each}" for each in more] + [f"K: {each}" for each in keeps]
        return Primary(label, " · ".join([prompt, *keys]), None if action is None else partial(self._do, action))

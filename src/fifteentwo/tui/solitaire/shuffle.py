"""The table of Cribbage Shuffle: sixteen open cards, of which any two may change places."""

from __future__ import annotations

from functools import partial

from fifteentwo.cards import BACK
from fifteentwo.cli.language import say
from fifteentwo.solitaire.moves import PLAYER
from fifteentwo.solitaire.shuffle import Done, Swap
from fifteentwo.solitaire.shuffle_telling import ShuffleScene
from fifteentwo.tui.canvas import Canvas, face, style_of
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.solitaire import grid
from fifteentwo.tui.solitaire.alone import counted, counting_prompt, heading, total
from fifteentwo.tui.view import Primary


class ShuffleView:
    """The table of Cribbage Shuffle for its player."""

    def __init__(self, game: Presenter) -> None:
        self.game = game
        self.cursor = 0
        self.picked: int | None = None

    @property
    def scene(self) -> ShuffleScene:
        """The scene that is drawn."""
        scene = self.game.scene
        assert isinstance(scene, ShuffleScene)
        return scene

    def title(self) -> str:
        """Which game it is."""
        return heading(self.game)

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the square and the starter."""
        scene = self.scene
        top = y + max(0, (height - grid.HEIGHT) // 3)
        cursor = self.cursor if self.game.is_mine else None
        marked = grid.Marked(cursor, (), counted(self.game), self.picked)
        starter = scene.starter if scene.starter is not None else BACK
        if height < grid.HEIGHT:
            grid.draw_low(canvas, 1, y, scene.grid, scene.hands, marked)
            x, line = 1 + grid.LOW_WIDTH + 2, y + 2
            total(canvas, x, y, self.game, scene.made)
            end = canvas.put(x, y + 1, face(starter), f"{style_of(starter)} bold")
            canvas.put(end + 1, y + 1, say("solo-starter"), "dim")
        else:
            grid.draw(canvas, 2, top, scene.grid, scene.hands, marked)
            x, line = 2 + grid.WIDTH + 3, top + 6
            total(canvas, x, top, self.game, scene.made)
            canvas.put(x, top + 2, say("solo-starter"), "dim")
            canvas.card(x, top + 3, starter)
        if scene.heels:
            canvas.put(x, line, say("solo-heels-pay", points=scene.heels), "dim")
        room = canvas.width - x - 1
        for row, text in enumerate(grid.sets_of(scene.hands, self.cursor)[: max(0, y + height - line - 1)]):
            canvas.put(x, line + 1 + row, text, width=room)

    def key(self, key: str) -> bool:
        """The arrows move, Space or Enter picks a card up and swaps it, Escape puts it back."""
        if key in grid.MOVES:
            self.cursor = grid.moved(self.cursor, key)
        elif key == "space" or (key == "enter" and self.game.is_mine):
            self._take(self.cursor)
        elif key == "escape" and self.picked is not None:
            self.picked = None
        elif key == "d" and self.game.is_mine:
            self.game.act(Done(PLAYER))
        else:
            return False
        return True

    def click(self, target: str) -> bool:
        """A click picks a card up, or swaps it."""
        kind, _, which = target.partition(":")
        if kind == "cell":
            self.cursor = int(which)
            self._take(self.cursor)
        return kind == "cell"

    def _take(self, cell: int) -> None:
        if not self.game.is_mine:
            return
        picked, self.picked = self.picked, None
        if picked is None:
            self.picked = cell
        elif picked != cell:
            self.game.act(Swap(PLAYER, min(picked, cell), max(picked, cell)))

    def primary(self) -> Primary:
        """The button that ends the swapping."""
        game = self.game
        done = next((action for action in game.legal if isinstance(action, Done)), None)
        if game.is_busy or done is None:
            return counting_prompt(game)
        picked = None if self.picked is None else self.scene.grid[self.picked]
        prompt = say("solo-swap") if picked is None else say("solo-swap-with", card=face(picked))
        return Primary(
            say("solo-done", points=self.scene.made), f"{prompt} D: {say('hint-done')}", partial(game.act, done)
        )

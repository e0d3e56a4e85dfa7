"""Four rows and four columns, counted with the starter: the end of a square and of a shuffle."""

from collections.abc import Sequence

from tests.referee.cards import is_jack
from tests.referee.counting import count_hand, listed, total
from tests.referee.story import Story
from tests.referee.winning import Result

LINES = {
    **{f"row {row + 1}": [4 * row + column for column in range(4)] for row in range(4)},
    **{f"column {column + 1}": [4 * row + column for row in range(4)] for column in range(4)},
}


class Solo(Story):
    """A solo game: points are pegged one after the other, and in the end it is won or lost."""

    score = 0

    def peg(self, points: int, why: str, combos: object = ()) -> None:
        """The player pegs points."""
        if points:
            self.score += points
            self.tell("Pegged", 0, points, why, combos)

    def show(self, name: str, cards: Sequence[str], starter: str | None, crib_flush: str = "five") -> None:
        """A line, a hand or the crib is counted."""
        combos = count_hand(cards, starter, name == "crib", crib_flush)
        self.tell("LineShown", name, tuple(cards), listed(combos), total(combos))
        self.peg(total(combos), "crib" if name == "crib" else "hand", listed(combos))

    def show_lines(self, grid: Sequence[str], starter: str, heels: str) -> None:
        """All eight lines; his heels never, once, or for each line."""
        if is_jack(starter) and heels == "once":
            self.peg(2, "heels")
        for name, cells in LINES.items():
            self.show(name, [grid[cell] for cell in cells], starter)
            if is_jack(starter) and heels == "per_hand":
                self.peg(2, "heels")

    def verdict(self, win_at: int) -> Result:
        """Ends the game: won or lost."""
        return Result((0,) if self.score >= win_at else (), (self.score,), 1, "", None, ())

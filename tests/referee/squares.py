"""The Cribbage Squares: sixteen cells, filled card by card."""

from collections.abc import Sequence

from tests.referee.lines import Solo
from tests.referee.rules import SquareRules
from tests.referee.story import Asking, Move

CELLS = range(16)


class Square(Solo):
    """One game of a square."""

    def __init__(self, rules: SquareRules) -> None:
        self.rules = rules
        self.grid: dict[int, str] = {}
        self.dead: list[str] = []
        self.piles: list[list[str]] = [[] for _ in range(rules.reserve_piles)]
        self.waiting: str | None = None
        self.seen: set[str] = set()
        self.starter: str | None = None
        super().__init__("turn")

    def whole_game(self) -> Asking[None]:
        """Cards are turned and placed until the square is full; one more is the starter."""
        while len(self.grid) < len(CELLS):
            yield from self.turn_a_card()
            while self.waiting is not None and len(self.grid) < len(CELLS):
                yield from self.lay_down()
        if self.waiting is not None:
            self.tell("SetAside", self.waiting)
        _, self.starter = yield from self.ask_house("starter")
        assert self.rules.starter == "next_unseen"
        assert self.starter not in self.seen
        self.tell("StarterTurned", self.starter)
        self.show_lines([self.grid[cell] for cell in CELLS], self.starter, self.rules.heels)
        yield from self.end(self.verdict(self.rules.win_at))

    def turn_a_card(self) -> Asking[None]:
        """The next card of the stock is turned up."""
        _, card = yield from self.ask_house("turn")
        assert card not in self.seen
        self.seen.add(card)
        self.waiting = card
        self.tell("Turned", card)

    def lay_down(self) -> Asking[None]:
        """The turned card goes to a cell, to the dead cards or onto a pile."""
        self.phase = "place"
        turned = self.waiting
        assert turned is not None
        action = yield from self.ask({0: self.ways(turned)})
        match action:
            case ("Place", _, card, cell):
                self.grid[cell] = card
                if card == turned:
                    self.waiting = None
                else:
                    next(pile for pile in self.piles if card in pile).remove(card)
                self.tell("Placed", card, cell)
            case ("ThrowAway", _):
                self.dead.append(turned)
                self.waiting = None
                self.tell("ThrownAway", turned)
            case _:
                _, _, pile = action
                self.piles[pile].append(turned)
                self.waiting = None
                self.tell("Kept", turned, pile)

    def from_pack(self, pack: Sequence[str]) -> Move:
        """The next action of chance if the pack is in this order: the next unseen card."""
        return "Turn", next(card for card in pack if card not in self.seen)

    def ways(self, turned: str) -> list[Move]:
        """All legal actions with the turned card and the reserve."""
        ways: list[Move] = [
            ("Place", 0, card, cell) for card in [turned, *self.within_reach()] for cell in CELLS if self.is_open(cell)
        ]
        if len(self.dead) < self.rules.dead_cells:
            ways.append(("ThrowAway", 0))
        return ways + [
            ("Keep", 0, number) for number, pile in enumerate(self.piles) if len(pile) < self.rules.reserve_size
        ]

    def within_reach(self) -> list[str]:
        """The cards of the reserve that can be placed."""
        if self.rules.reserve_access == "free":
            return [card for pile in self.piles for card in pile]
        return [pile[-1] for pile in self.piles if pile]

    def is_open(self, cell: int) -> bool:
        """Whether a card may be placed on this cell."""
        if cell in self.grid:
            return False
        return self.rules.adjacency == "none" or not self.grid or any(touch(cell, other) for other in self.grid)


def touch(one: int, other: int) -> bool:
    """Whether two cells have a side or a corner in common."""
    return abs(one // 4 - other // 4) <= 1 and abs(one % 4 - other % 4) <= 1

"""Cribbage Shuffle: sixteen cards and the starter are face up, and any two of the sixteen may be swapped."""

from collections.abc import Sequence
from itertools import combinations

from tests.referee.lines import Solo
from tests.referee.rules import ShuffleRules
from tests.referee.story import Asking, Move


class Shuffle(Solo):
    """One game of the shuffle."""

    def __init__(self, rules: ShuffleRules) -> None:
        self.rules = rules
        self.grid: list[str] = []
        self.starter: str | None = None
        super().__init__("deal")

    def whole_game(self) -> Asking[None]:
        """Cards are swapped until the player stops."""
        _, cards, starter = yield from self.ask_house("deal")
        assert len({*cards, starter}) == 17
        self.grid, self.starter = list(cards), starter
        self.tell("LaidOut", cards)
        self.tell("StarterTurned", starter)
        self.phase = "swap"
        ways: list[Move] = [("Done", 0), *(("Swap", 0, *two) for two in combinations(range(16), 2))]
        while (action := (yield from self.ask({0: ways})))[0] == "Swap":
            _, _, first, second = action
            self.grid[first], self.grid[second] = self.grid[second], self.grid[first]
            self.tell("Swapped", first, second)
        self.show_lines(self.grid, starter, self.rules.heels)
        yield from self.end(self.verdict(self.rules.win_at))

    def from_pack(self, pack: Sequence[str]) -> Move:
        """The action of chance if the pack is in this order."""
        return "DealOut", tuple(pack[:16]), pack[16]

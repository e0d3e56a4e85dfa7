"""The match: the points of a game, the end, the winner, and the next dealer."""

from dataclasses import dataclass, field

from tests.referee.rules import Rules, next_seat, side_of, sides
from tests.referee.winning import Result


@dataclass
class Match:
    """The games of a match so far."""

    rules: Rules
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    games: int = 0

    def __post_init__(self) -> None:
        self.points = [0] * sides(self.rules)
        self.wins = [0] * sides(self.rules)

    def add(self, result: Result) -> None:
        """A game is over."""
        self.games += 1
        for side in result.winners:
            self.points[side] += result.points
            self.wins[side] += 1

    @property
    def is_over(self) -> bool:
        """Whether no further game is played."""
        kind, _, number = self.rules.match.partition(":")
        if kind == "single":
            return self.games == 1
        if kind == "first_to":
            return max(self.points) >= int(number)
        # A best-of match ends once somebody has more than half of its games.
        return self.games == int(number) or 2 * max(self.wins) > int(number)

    @property
    def winner(self) -> int | None:
        """The side that is ahead once the match is over; None for a tie."""
        counted = self.points if self.rules.match.startswith("first_to") else self.wins
        ahead = [side for side, count in enumerate(counted) if count == max(counted)]
        return ahead[0] if self.is_over and len(ahead) == 1 else None


def next_to_deal(rules: Rules, result: Result, first_dealer: int | None, last_dealer: int | None) -> int | None:
    """The seat that deals first in the next game; None if the first deal is decided again."""
    if rules.next_dealer == "alternate":
        return None if first_dealer is None else next_seat(rules, first_dealer)
    if rules.next_dealer == "winner":
        dealing = list(result.winners)
    else:
        losers = [side for side in range(sides(rules)) if side not in result.winners]
        lost = max if rules.objective == "lowball" else min
        worst = lost(result.scores[side] for side in losers)
        dealing = [side for side in losers if result.scores[side] == worst]
    seat = rules.players - 1 if last_dealer is None else last_dealer
    while True:
        seat = next_seat(rules, seat)
        if side_of(rules, seat) in dealing:
            return seat

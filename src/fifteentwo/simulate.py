"""Simulates many games between players: who wins, and the points of a deal for dealer and pone.

Every game has random generators of its own, seeded with the seed of the run and the number of the game, so the result does
not depend on the order of the games or the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import cycle, islice
from math import sqrt
from random import Random
from typing import Final, Literal

from msgspec import Struct

from fifteentwo.cribbage import AnyEvent, Cribbage, Pegged, Played, Shown, StarterTurned, State
from fifteentwo.game import HOUSE, Opening, Outcome, Seat
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules
from fifteentwo.workers import SERIAL, Pool

Part = Literal["pegging", "heels", "hand", "crib"]
PARTS: Final[tuple[Part, ...]] = ("pegging", "heels", "hand", "crib")
ROLES: Final = ("dealer", "pone")

CHUNK: Final = 16
"""The number of games in one task."""


class Mean(Struct, frozen=True):
    """A sum of numbers and their count."""

    total: int = 0
    number: int = 0

    def __add__(self, other: Mean) -> Mean:
        return Mean(self.total + other.total, self.number + other.number)

    @property
    def value(self) -> float:
        """The mean; 0 if there are no numbers."""
        return self.total / self.number if self.number else 0.0


class GamesTally(Struct, frozen=True):
    """The results of some games.

    `wins` and `game_points` are for each side. `parts` holds for each seat, as dealer and as pone (in the order of
    `ROLES`), the points of each of `PARTS` over the deals in which it was counted to its end.
    """

    wins: tuple[int, ...]
    game_points: tuple[int, ...]
    parts: tuple[tuple[tuple[Mean, ...], ...], ...]
    games: int = 0
    deals: int = 0
    dealer_wins: int = 0

    def __add__(self, other: GamesTally) -> GamesTally:
        return GamesTally(
            wins=tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            game_points=tuple(map(sum, zip(self.game_points, other.game_points, strict=True))),
            parts=tuple(
                tuple(
                    tuple(mine + theirs for mine, theirs in zip(row, their_row, strict=True))
                    for row, their_row in zip(seat, their_seat, strict=True)
                )
                for seat, their_seat in zip(self.parts, other.parts, strict=True)
            ),
            games=self.games + other.games,
            deals=self.deals + other.deals,
            dealer_wins=self.dealer_wins + other.dealer_wins,
        )


def seated(names: Sequence[str], rules: CribbageRules) -> tuple[str, ...]:
    """A player for each seat: names repeat when there are too few. Raises ValueError for too many or an unknown one."""
    if not names:
        raise ValueError("no players are named")
    if len(names) > rules.players:
        raise ValueError(f"{len(names)} players are named, but the game is for {rules.players}")
    for name in names:
        player(name, Random(0))
    return tuple(islice(cycle(names), rules.players))


def simulate(
    names: Sequence[str],
    games: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 0,
    pool: Pool = SERIAL,
    played: Callable[[int], object] = lambda _: None,
) -> GamesTally:
    """Plays games and sums the results; the seats take turns to deal first.

    `played` is called with the number of games of each finished task. Raises ValueError for unknown players and for less
    than one game, and NoWorkers.

    >>> simulate(["simple", "random"], 10, rng=7).wins
    (10, 0)
    """
    seats = seated(names, rules)
    if games < 1:
        raise ValueError(f"{games} games cannot be played")
    tallies = pool.map(play, ((seats, rules, rng, chunk) for chunk in _chunks(games)))
    return reduce(GamesTally.__add__, _report_progress(tallies, played))


def _report_progress(tallies: Iterator[GamesTally], played: Callable[[int], object]) -> Iterator[GamesTally]:
    for tally in tallies:
        played(tally.games)
        yield tally


def _chunks(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def play(seats: Sequence[str], rules: CribbageRules, rng: int, numbers: Sequence[int]) -> GamesTally:
    """Plays the games of these numbers, one after the other."""
    return reduce(GamesTally.__add__, (_game(seats, rules, rng, number) for number in numbers))


def _game(seats: Sequence[str], rules: CribbageRules, rng: int, number: int) -> GamesTally:
    game = Cribbage(rules)
    chance = Random(f"{rng} {number}")
    players = [player(name, Random(f"{rng} {number} {seat}")) for seat, name in enumerate(seats)]
    dealer = number % len(seats)
    state = game.start(Opening(dealer))
    points = PartPoints(len(seats))
    while (seat := next(iter(game.to_act(state)), None)) is not None:
        if seat == HOUSE:
            action = game.house(state, chance)
        else:
            action = players[seat](game.observe(state, seat), game.legal(state, seat))
        state, events = game.apply(state, action)
        for event in events:
            points.add(event, state)
    outcome = game.outcome(state)
    assert outcome is not None
    return _tally(outcome, state, points, dealer)


def _tally(outcome: Outcome, state: State, points: PartPoints, dealer: Seat) -> GamesTally:
    won = [side in outcome.winners for side in range(state.rules.sides)]
    return GamesTally(
        wins=tuple(map(int, won)),
        game_points=tuple(outcome.points * win for win in won),
        parts=tuple(
            tuple(tuple(Mean(*points.parts[seat, role, part]) for part in PARTS) for role in ROLES)
            for seat in range(state.rules.players)
        ),
        games=1,
        deals=state.deals,
        dealer_wins=int(won[state.rules.side(dealer)]),
    )


class PartPoints:
    """The points of one game by seat, role and part, as they are pegged."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.parts = {(seat, role, part): [0, 0] for seat in range(players) for role in ROLES for part in PARTS}
        self._pegged = [0] * players
        self._turned = False
        self._last = 0

    def add(self, event: AnyEvent, state: State) -> None:
        """Adds the points of an event. A part cut short by the end of the game is left out."""
        match event:
            case StarterTurned():
                self._turned = True
                self._pegged = [0] * self.players
                self._count(self._dealer(state), state, "heels", 0)
            case Pegged(points=points, why="heels"):
                self.parts[self._dealer(state), "dealer", "heels"][0] += points
            case Played(seat):
                self._last = seat
            case Pegged(
                points=points, why="card" | "go" | "last"
            ):  # credited to the player of the last card, not the partner
                self._pegged[self._last] += points
            case Shown(seat, crib, points=points):
                if self._turned:
                    self._turned = False
                    for pegger, made in enumerate(self._pegged):
                        self._count(pegger, state, "pegging", made)
                self._count(seat, state, "crib" if crib else "hand", points)
            case _:
                pass

    def _dealer(self, state: State) -> Seat:
        assert state.dealer is not None
        return state.dealer

    def _count(self, seat: Seat, state: State, part: Part, points: int) -> None:
        kept = self.parts[seat, "dealer" if seat == state.dealer else "pone", part]
        kept[0] += points
        kept[1] += 1


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's score interval for the share of wins, at 95 % confidence.

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    """
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))

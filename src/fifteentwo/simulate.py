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
from typing import Final, NamedTuple, SupportsIndex, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.cribbage import AnyAction, AnyEvent, Cribbage, State
from fifteentwo.cribbage.deals import deals
from fifteentwo.expected import expect
from fifteentwo.game import HOUSE, Opening, Outcome, Seat
from fifteentwo.locales import CodedError, CodedValueError
from fifteentwo.locales.coded import Message, message_of
from fifteentwo.players import Player, player
from fifteentwo.players.external import ProgramFailed
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.text import insist
from fifteentwo.tally import DealPoints, SeatMeans, add, means
from fifteentwo.workers import SERIAL, Pool

CHUNK: Final = 16
"""The number of games in one task."""


class Forfeit(Struct, frozen=True):
    """A game lost by a program that gave no choice that can be played, and why."""

    seat: Seat
    reason: Message


class Forfeited(CodedError):  # noqa: N818 - the plainest name
    """A program has failed, in a state of the game; the message says which and why."""

    def __init__(self, player: str, seat: Seat, state: State, problem: ProgramFailed) -> None:
        super().__init__("program-failed", player=player, reason=problem)
        self.seat = seat
        self.state = state
        self.reason = message_of(problem)


class GamesTally(Struct, frozen=True):
    """The results of some games.

    `wins` and `game_points` are for each side. `parts` holds for each seat, as dealer and as pone (in the order of
    `ROLES`), the points of each of `PARTS` over the deals in which it was counted to its end.
    """

    wins: tuple[int, ...]
    game_points: tuple[int, ...]
    parts: tuple[SeatMeans, ...]
    games: int = 0
    deals: int = 0
    dealer_wins: int = 0
    forfeits: tuple[Forfeit, ...] = ()
    """The games lost by programs that failed."""

    def __add__(self, other: GamesTally) -> GamesTally:
        return GamesTally(
            wins=tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            game_points=tuple(map(sum, zip(self.game_points, other.game_points, strict=True))),
            parts=tuple(map(add, zip(self.parts, other.parts, strict=True))),
            games=self.games + other.games,
            deals=self.deals + other.deals,
            dealer_wins=self.dealer_wins + other.dealer_wins,
            forfeits=self.forfeits + other.forfeits,
        )


SeatPlayer = str | Player
"""Who plays a seat: the name of a player, or a function of your own."""

_P = TypeVar("_P", bound=SeatPlayer)


def seated(names: Sequence[_P], rules: CribbageRules) -> tuple[_P, ...]:
    """A player for each seat: they repeat when there are too few. Raises ValueError for too many or an unknown one."""
    if isinstance(names, str):
        raise TypeError(f"a list of players is needed, not {names!r}")
    if not names:
        raise CodedValueError("games-no-players")
    if len(names) > rules.players:
        raise CodedValueError("games-players", given=len(names), players=rules.players)
    for name in names:
        _made(name, Random(0))
    return tuple(islice(cycle(names), rules.players))


def _made(name: SeatPlayer, rng: Random) -> Player:
    return player(name, rng) if isinstance(name, str) else name


def simulate(
    names: Sequence[SeatPlayer],
    games: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 0,
    pool: Pool = SERIAL,
    played: Callable[[int], object] = lambda _: None,
) -> GamesTally:
    """Plays games and sums the results; the seats take turns to deal first.

    A player is a name or a function, which gets a view and the legal actions and returns one of them. A function that draws
    random numbers of its own gives other results when the games come in another order; with a pool of processes it must
    be one that can be pickled. `played` is called with the number of games of each finished task. Raises ValueError for
    unknown players and for less than one game, IllegalAction for a function that chooses one, and NoWorkers.

    >>> simulate(["simple", "random"], 10, rng=7).wins
    (10, 0)
    >>> simulate(["simple", lambda view, legal: legal[0]], 10, rng=7).wins
    (9, 1)
    """
    insist(rules, "simulate", CribbageRules)
    expect(rng, SupportsIndex, "simulate", "a number as rng")
    expect(games, SupportsIndex, "simulate", "a number of games")
    seats = seated(names, rules)
    if games < 1:
        raise CodedValueError("games-none", games=games)
    tallies = pool.map(play_games, ((seats, rules, rng, chunk) for chunk in chunks(games)))
    return reduce(GamesTally.__add__, _report_progress(tallies, played))


def _report_progress(tallies: Iterator[GamesTally], played: Callable[[int], object]) -> Iterator[GamesTally]:
    for tally in tallies:
        played(tally.games)
        yield tally


def chunks(games: int) -> list[range]:
    """The numbers of the games of each task."""
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def play_games(seats: Sequence[SeatPlayer], rules: CribbageRules, rng: int, numbers: Sequence[int]) -> GamesTally:
    """Plays the games of these numbers, one after the other."""
    return reduce(GamesTally.__add__, (_game(seats, rules, rng, number) for number in numbers))


class Move(NamedTuple):
    """An action in a simulated game, with the states around it."""

    before: State
    seat: Seat
    action: AnyAction
    events: Sequence[AnyEvent]
    after: State


def moves(seats: Sequence[SeatPlayer], rules: CribbageRules, rng: int, number: int) -> Iterator[Move]:
    """Plays one game of the run, move by move. Raises Forfeited."""
    game = Cribbage(rules)
    chance = Random(f"{rng} {number}")
    players = [_made(name, Random(f"{rng} {number} {seat}")) for seat, name in enumerate(seats)]
    state = game.start(Opening(number % len(seats)))
    while (seat := next(iter(game.to_act(state)), None)) is not None:
        if seat == HOUSE:
            action = game.house(state, chance)
        else:
            try:
                action = players[seat](game.observe(state, seat), game.legal(state, seat))
            except ProgramFailed as problem:
                raise Forfeited(str(seats[seat]), seat, state, problem) from None
        before = state
        state, events = game.apply(state, action)
        yield Move(before, seat, action, events, state)


def _game(seats: Sequence[SeatPlayer], rules: CribbageRules, rng: int, number: int) -> GamesTally:
    try:
        made = list(moves(seats, rules, rng, number))
    except Forfeited as forfeited:
        lost = Cribbage(rules).resigned(forfeited.state, forfeited.seat)
        tally = _tally(lost, forfeited.state, (), number % len(seats))
        return replace(tally, forfeits=(Forfeit(forfeited.seat, forfeited.reason),))
    end = made[-1].after
    outcome = Cribbage(rules).outcome(end)
    assert outcome is not None
    points = deals(rules, [(move.events, move.after) for move in made])
    return _tally(outcome, end, points, number % len(seats))


def _tally(outcome: Outcome, state: State, points: Sequence[DealPoints], dealer: Seat) -> GamesTally:
    won = [side in outcome.winners for side in range(state.rules.sides)]
    return GamesTally(
        wins=tuple(map(int, won)),
        game_points=tuple(outcome.points * win for win in won),
        parts=tuple(means(points, seat) for seat in range(state.rules.players)),
        games=1,
        deals=state.deals,
        dealer_wins=int(won[state.rules.side(dealer)]),
    )


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

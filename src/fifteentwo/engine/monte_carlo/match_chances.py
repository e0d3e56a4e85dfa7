"""The chance of each side to win the match by any rules, from matches of sampled games."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from fifteentwo import match
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.game_ends import GameEnds, GameResults, empty_ends, game_results, play_on
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_below
from fifteentwo.engine.monte_carlo.rules import Laws, crash_holes, laws
from fifteentwo.engine.monte_carlo.win_model import DealSample
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat, Standing
from fifteentwo.rules import CribbageRules

GAMES: Final = 10_000
"""The games from which the results are drawn, for each first dealer."""
MATCHES: Final = 10_000
"""The matches from each standing."""
ERROR: Final = (0.25 * (1 / GAMES + 1 / MATCHES)) ** 0.5
"""An upper limit for the standard error of a chance."""
FUTURE: Final = 6000
"""The sampled deals of a long review: more than those of a hint, because their error is in every game."""
_APART: Final = 8
"""More than the game points of a win, or the players."""
_CACHED: Final = 8


class MatchChances:
    """The chances by the standing, between two games."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules
        self._results = _results(rules)
        self._found: dict[tuple[Standing, Seat], Doubles] = {}

    def of(self, standing: Standing, first_dealer: Seat) -> tuple[Doubles, bool]:
        """The chance of each side, (sides,), before a game in which this seat deals first; and whether it is exact."""
        if match.is_over(self._rules, standing):
            won = np.array(standing.points if self._rules.match_kind == "first_to" else standing.wins)
            ahead = won == won.max()
            return ahead / ahead.sum(), True
        key = (standing, first_dealer)
        if key not in self._found:
            self._found[key] = self._played(standing, first_dealer)
        return self._found[key], False

    def after(self, standing: Standing, found: GameResults) -> tuple[Doubles, Doubles]:
        """The chances after each of n games, and whether they are estimates: (n, sides) and (n,)."""
        masks = found.winners @ (1 << np.arange(self._rules.sides))
        keys = (masks * _APART + found.points) * _APART + found.next_dealers
        different, first, place = np.unique(keys, return_index=True, return_inverse=True)
        chances, estimated = np.zeros((len(different), self._rules.sides)), np.zeros(len(different))
        for at, game in enumerate(first.tolist()):
            won = found.winners[game].tolist()
            points = int(found.points[game])
            after = Standing(
                tuple(had + points * each for had, each in zip(standing.points, won, strict=True)),
                tuple(had + each for had, each in zip(standing.wins, won, strict=True)),
                standing.games + 1,
            )
            chances[at], is_exact = self.of(after, int(found.next_dealers[game]))
            estimated[at] = not is_exact
        return chances[place], estimated[place]

    def _played(self, standing: Standing, first_dealer: Seat) -> Doubles:
        rules, shares = self._rules, np.zeros(self._rules.sides)
        by_points = rules.match_kind == "first_to"
        length = rules.match_length
        mark = length // 2 + 1 if rules.match_kind == "best_of" else length
        _play_matches(
            *self._results,
            np.array(standing.points if by_points else standing.wins, np.int64),
            (int(by_points), mark, length, standing.games, first_dealer),
            MATCHES,
            np.array([first_dealer + 11], np.uint64),
            shares,
        )
        return shares / MATCHES


@lru_cache(maxsize=_CACHED)
def match_chances(rules: CribbageRules) -> MatchChances:
    """The chances for these rules; what was computed is kept."""
    return MatchChances(rules)


@lru_cache(maxsize=_CACHED)
def _results(rules: CribbageRules) -> tuple[Longs, Longs, Longs]:
    """The winners (bits), game points and next dealer of games by their first dealer: (players, GAMES) each."""
    numbers = laws(rules)
    ends = empty_ends(rules.players, GAMES, rules.sides)
    _play_games(numbers, deal_sample(numbers, FUTURE), crash_holes(), ends)
    found = game_results(rules, ends, np.arange(rules.players))
    masks = found.winners @ (1 << np.arange(rules.sides))
    shape = (rules.players, GAMES)
    return masks.reshape(shape), found.points.reshape(shape), found.next_dealers.reshape(shape)


@compiled
def _play_games(laws: Laws, future: DealSample, holes: Longs, ends: GameEnds) -> None:
    """Plays whole games, a row for each first dealer."""
    pegs, paths = np.zeros((laws.sides, 2), np.int64), np.ones(laws.sides, np.int64)
    for dealer in range(laws.players):
        play_on(laws, future, (holes, paths), pegs, dealer, 1, dealer, ends)


@compiled
def _play_matches(
    masks: Longs,
    points: Longs,
    dealers: Longs,
    had: Longs,
    match: tuple[int, int, int, int, int],
    matches: int,
    seed: Seed,
    shares: Doubles,
) -> None:
    """Plays so many matches on from a standing, and adds up the shares of each side. A drawn match is split between those ahead."""
    by_points, mark, length, before, first_dealer = match
    won = had.copy()
    for _ in range(matches):
        won[:] = had
        games = before
        dealer = first_dealer
        while won.max() < mark and (by_points or games < length):
            result = random_below(seed, masks.shape[1])
            for side in range(len(won)):
                if masks[dealer, result] >> side & 1:
                    won[side] += points[dealer, result] if by_points else 1
            games += 1
            dealer = dealers[dealer, result]
        most = won.max()
        ahead = 0
        for side in range(len(won)):
            ahead += won[side] == most
        for side in range(len(won)):
            if won[side] == most:
                shares[side] += 1 / ahead

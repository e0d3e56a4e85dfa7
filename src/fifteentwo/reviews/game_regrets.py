"""The regrets of *expert* in whole games against itself, by the values of a local best response: what it gives away, and where.

By the performance difference lemma the regrets of a deal add up to what the best response of that deal gains (`game_certificate`). Nobody responds
here, and every decision of both seats is valued.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players.chances import choice_chances
from fifteentwo.reviews.game_certificate import (
    AGAINST,
    DECISIONS,
    MISSING_OF_REGRET,
    SCORES,
    Setting,
    by_decision,
    data_hashes,
    drawn_choice,
    is_forced,
    local_best_response,
    place_of,
)
from fifteentwo.reviews.mean import MeanWithError, mean_of
from fifteentwo.rules import CribbageRules, write
from fifteentwo.saved_rows import add_row, read_rows
from fifteentwo.workers import SERIAL, Pool

FEWEST: Final = 2


class MeasuredGame(Struct, frozen=True):
    """The regrets of a game: the mean of both seats."""

    number: int
    deals: int
    regrets: tuple[tuple[float, ...], ...]
    """In the chance to win: by `game_certificate.SCORES` and `DECISIONS`."""


class GameRegrets(Struct, frozen=True):
    """What a player gives away in a game, in the chance to win, by the values of a local best response."""

    games: int
    deals: int
    setting: Setting
    regret: MeanWithError
    regrets: dict[str, dict[str, MeanWithError]]
    """By score and decision."""
    missing: tuple[str, ...] = MISSING_OF_REGRET


def game_regrets(
    games: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 1,
    pool: Pool = SERIAL,
    to: Path | None = None,
    played: Callable[[int, int, str], object] = lambda *_: None,
) -> GameRegrets:
    """Plays games of *expert* against itself and measures its regrets. With `to`, games are saved in that file and not played again.

    Raises BadTables, BadData, BadFile, NoWorkers and OSError. `played` is told the number of games done and of all.
    """
    games = max(games, FEWEST)
    setting = Setting(f"{AGAINST}, both seats", write(rules), rng, data_hashes())
    done = {row.number: row for row in read_rows(to, setting, MeasuredGame) if row.number < games}
    played(len(done), games, "games")
    for row in pool.map(measured_game, ((rules, rng, number) for number in range(games) if number not in done)):
        done[row.number] = row
        add_row(to, row)
        played(len(done), games, "games")
    rows = [done[number] for number in range(games)]
    regrets = np.array([row.regrets for row in rows])
    return GameRegrets(
        games, sum(row.deals for row in rows), setting, mean_of(regrets.sum(axis=(1, 2))), by_decision(regrets)
    )


def measured_game(rules: CribbageRules, rng: int, number: int) -> MeasuredGame:
    """Plays one game, and values the decisions of both seats."""
    game, judges, draws = (
        Cribbage(rules),
        [local_best_response(AGAINST) for _ in range(2)],
        Random(f"{abs(rng)} {number}"),
    )
    state, regrets = game.start(Opening(number % 2)), np.zeros((len(SCORES), len(DECISIONS)))
    while game.outcome(state) is None:
        seat = next(iter(game.to_act(state)))
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, draws))
            continue
        view = game.observe(state, seat)
        legal = [each for each in game.legal(state, seat) if isinstance(each, Discard | Play)]
        action = legal[0]
        if not is_forced(legal):
            chances = choice_chances(AGAINST, view, legal)
            assert chances is not None
            regrets[place_of(view)] += judges[seat].regret(view, seat, chances) / 2
            action = drawn_choice(chances, draws.random())
        if isinstance(action, Play):
            judges[1 - seat].saw(game.observe(state, 1 - seat), action)
        state, _ = game.apply(state, action)
    return MeasuredGame(number, state.deals, tuple(map(tuple, regrets.tolist())))

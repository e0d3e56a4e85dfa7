"""The regrets of *expert* in whole games against itself, by the values of a local best response: what it gives away, and where.

A *regret* is how much less the player draws at a decision than the best choice, by the values with which the local best response decides. By the performance
difference lemma (Kakade and Langford, 2002, "Approximately optimal approximate reinforcement learning") the regrets of a deal add up to what the best response
of that deal gains, if these values are right. Their mean has a far smaller error than that of games won, and they say at which scores and decisions the player can
be exploited.
Near the end the values rest on a model of what the other holds; so there the large regrets are valued again by hands that it really may hold (`drawn_hands`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.engine.equity.late_discards import SCORE_RANGE
from fifteentwo.engine.expert import late_play
from fifteentwo.engine.expert.local_response import ASKED, LocalBestResponse
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.moves import Deal
from fifteentwo.players.chances import Chances, choice_chances
from fifteentwo.reviews.drawn_hands import RecordedDeal, drawn_range
from fifteentwo.reviews.game_certificate import (
    AGAINST,
    Setting,
    data_hashes,
    drawn_choice,
    is_forced,
    local_best_response,
)
from fifteentwo.reviews.mean import MeanWithError, mean_of
from fifteentwo.rules import CribbageRules, write
from fifteentwo.saved_rows import add_row, read_rows
from fifteentwo.workers import SERIAL, Pool

FEWEST: Final = 2
SCORES: Final = {"within 30": 30, "31 to 50": SCORE_RANGE, "further": 121}
"""How far the side nearer to the target may be before a deal."""
DECISIONS: Final = ("discards", "first three cards", "later cards")
MISSING: Final = (
    "that a best choice by values with errors looks better than it is, but for the large regrets of cards near the end, which are valued again",
    "that a small regret near the end may be a large one by the hands that the other really may hold",
    "how the other really plays on, in the cards still to come",
    "suits shown after the third card and what the crib has beside each hand, where the rest of the play is solved again: the values leave out what expert does",
    "a discard that only a best response in the play makes the best",
    "that the best opponent reaches other scores than the local best response",
)
"""What the regret leaves out: the first makes it too large, the third either, the others too small."""
CHECKED_FROM: Final = 0.003
"""Regrets from this on are valued again."""


class MeasuredGame(Struct, frozen=True):
    """The regrets of a game: the mean of both seats."""

    number: int
    deals: int
    regrets: tuple[tuple[float, ...], ...]
    """In the chance to win: by `SCORES` and `DECISIONS`."""
    checked: tuple[tuple[float, ...], ...]
    """The same, where large ones are valued again by hands that the other really may hold (`drawn_hands`)."""


class GameRegrets(Struct, frozen=True):
    """What a player gives away in a game, in the chance to win, by the values of a local best response."""

    games: int
    deals: int
    setting: Setting
    regret: MeanWithError
    regrets: dict[str, dict[str, MeanWithError]]
    """By score and decision."""
    checked: MeanWithError
    """The regret where large ones are valued again by hands drawn as the other really discards and plays."""
    of_checked: dict[str, dict[str, MeanWithError]]
    """By score and decision."""
    missing: tuple[str, ...] = MISSING


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
    setting = Setting(f"{AGAINST}, both seats", write(rules), rng, ASKED, data_hashes())
    done = {row.number: row for row in read_rows(to, setting, MeasuredGame) if row.number < games}
    played(len(done), games, "games")
    for row in pool.map(measured_game, ((rules, rng, number) for number in range(games) if number not in done)):
        done[row.number] = row
        add_row(to, row)
        played(len(done), games, "games")
    rows = [done[number] for number in range(games)]
    regrets, checked = np.array([row.regrets for row in rows]), np.array([row.checked for row in rows])
    return GameRegrets(
        games,
        sum(row.deals for row in rows),
        setting,
        *(mean_of(regrets.sum(axis=(1, 2))), by_decision(regrets)),
        *(mean_of(checked.sum(axis=(1, 2))), by_decision(checked)),
    )


def measured_game(rules: CribbageRules, rng: int, number: int) -> MeasuredGame:
    """Plays one game, and values the decisions of both seats."""
    game, judges, draws = (
        Cribbage(rules),
        [local_best_response(AGAINST, ASKED) for _ in range(2)],
        Random(f"{abs(rng)} {number}"),
    )
    hands = np.random.default_rng([abs(rng), number])
    state, regrets, checked = game.start(Opening(number % 2)), *np.zeros((2, len(SCORES), len(DECISIONS)))
    deal = RecordedDeal(state, ())
    while game.outcome(state) is None:
        seat = next(iter(game.to_act(state)))
        action: AnyAction
        if seat == HOUSE:
            action = game.house(state, draws)
        else:
            view = game.observe(state, seat)
            legal = [each for each in game.legal(state, seat) if isinstance(each, Discard | Play)]
            action = legal[0]
            if not is_forced(legal):
                chances = choice_chances(AGAINST, view, legal)
                assert chances is not None
                regret = judges[seat].regret(view, seat, chances)
                regrets[place_of(view)] += regret / 2
                if view.phase == "play" and regret >= CHECKED_FROM and _is_near(view):
                    regret = checked_regret(judges[seat], deal, view, seat, chances, hands)
                checked[place_of(view)] += regret / 2
                action = drawn_choice(chances, draws.random())
            if isinstance(action, Play):
                judges[1 - seat].saw(game.observe(state, 1 - seat), action)
        state, _ = game.apply(state, action)
        deal = RecordedDeal(state, ()) if isinstance(action, Deal) else deal._replace(actions=(*deal.actions, action))
    return MeasuredGame(number, state.deals, *(tuple(map(tuple, each.tolist())) for each in (regrets, checked)))


def by_decision(regrets: Doubles) -> dict[str, dict[str, MeanWithError]]:
    """The means of regrets, (n, scores, decisions), by `SCORES` and `DECISIONS`."""
    return {
        score: {decision: mean_of(regrets[:, at, kind]) for kind, decision in enumerate(DECISIONS)}
        for at, score in enumerate(SCORES)
    }


def place_of(view: View) -> tuple[int, int]:
    """Where the regret of a decision belongs, by `SCORES` and `DECISIONS`."""
    need = view.rules.target - max(view.dealt_at)
    score = next(at for at, limit in enumerate(SCORES.values()) if need <= limit)
    return score, 0 if view.phase == "discard" else 1 if len(view.plays) < late_play.OPENING else 2


def _is_near(view: View) -> bool:
    """Whether the range is a model; further away *expert* follows its policy."""
    return view.rules.target - max(view.dealt_at) <= SCORE_RANGE


def checked_regret(
    judge: LocalBestResponse, deal: RecordedDeal, view: View, seat: Seat, chances: Chances, draws: np.random.Generator
) -> float:
    """How much less the player draws than what the local best response would play, by hands that the other really may hold: negative where that is worse. Where none
    of the hands drawn can have been played so, by the range.
    Raises BadTables.
    """
    believed = judge.range_of_other(view, seat)
    values = judge.card_values(view, seat, believed)
    drawn = drawn_range(AGAINST, deal, view, seat, believed, draws)
    true = values if drawn is None else judge.card_values(view, seat, drawn)
    best = max(values, key=lambda rank: values[rank])
    own = sum(share * true[each.card.rank - 1] for each, share in chances.items() if isinstance(each, Play))
    return true[best] - own

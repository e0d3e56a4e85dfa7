"""Results with the luck taken out: AIVAT over many simulated games (Burch, Schmid, Moravcik, Morrill and Bowling, 2018).

Of each game, terms of mean zero are subtracted from the result: for the deals and starters, the value of what came less its
expectation; for a choice of a player whose probabilities are known, the value of the choice less its mean. Whatever the value
function, the mean is unbiased; the better it is, the smaller the error. It has a model of each player of the ladder.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.engine.equity.open_deal import PlayerModel
from fifteentwo.engine.equity.open_habits import BEGINNER, CASUAL, CLUB, LOOKAHEAD, NOVICE, RANDOM, SIMPLE
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import Standing
from fifteentwo.locales import CodedValueError
from fifteentwo.moves import Deal, Turn
from fifteentwo.players.chances import Chances, choice_chances
from fifteentwo.reviews.model import BadReview
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved
from fifteentwo.simulate import Move, chunks, moves, seated
from fifteentwo.workers import SERIAL, Pool

DEALS: Final = 64
"""The deals drawn for the expectation of each deal."""
FITTED_FROM: Final = 100
"""With at least this many games, each term has a coefficient, fitted on one half of the games and used on the other."""
FEWEST: Final = 20
CHANCE: Final = ("first deal", "cards", "starters")
"""The terms of chance alone."""
TERMS: Final = (
    *CHANCE,
    "discards of the first",
    "discards of the second",
    "cards played by the first",
    "cards played by the second",
)
MODELS: Final = {
    "beginner": PlayerModel(by_tables=False, habit=BEGINNER),
    "novice": PlayerModel(by_tables=False, habit=NOVICE),
    "casual": PlayerModel(by_tables=False, habit=CASUAL),
    "club": PlayerModel(by_tables=False, habit=CLUB),
    "strong": PlayerModel(habit=LOOKAHEAD),
    "steady": PlayerModel(habit=LOOKAHEAD),
    "simple": PlayerModel(by_tables=False, habit=SIMPLE),
    "random": PlayerModel(by_tables=False, habit=RANDOM),
}
"""The models of players who do not play like the tables."""


class AdjustedShare(NamedTuple):
    """The share of games the first player wins, plain and with the luck taken out."""

    games: int
    plain: float
    plain_error: float
    adjusted: float
    adjusted_error: float
    chance_error: float
    """The error with the luck of the cards alone taken out."""

    @property
    def factor(self) -> float:
        """How many times more games the plain result needs for the same error."""
        return (self.plain_error / self.adjusted_error) ** 2

    @property
    def chance_factor(self) -> float:
        """The same for the luck of the cards alone."""
        return (self.plain_error / self.chance_error) ** 2


def luck_adjusted(
    names: Sequence[str],
    games: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 0,
    pool: Pool = SERIAL,
    played: Callable[[int], object] = lambda _: None,
) -> AdjustedShare:
    """Plays the games of `simulate` with these arguments, and takes the luck out of the results.

    Raises ValueError for unknown players and too few games, BadReview for rules that the engine cannot value.
    """
    seats = seated(names, rules)
    if not is_solved(rules):
        raise BadReview("review-not-valued")
    if games < FEWEST:
        raise CodedValueError("games-too-few", games=games, least=FEWEST)
    rows = []
    for found in pool.map(play, ((seats, rules, rng, chunk) for chunk in chunks(games))):
        rows.append(found)
        played(len(found))
    return estimate(np.concatenate(rows))


def estimate(rows: Doubles) -> AdjustedShare:
    """The estimate from a row for each game: its result and its terms."""
    results, terms = rows[:, 0], rows[:, 1:]
    adjusted, by_chance = less_terms(results, terms), less_terms(results, terms[:, : len(CHANCE)])
    root = len(rows) ** 0.5
    return AdjustedShare(
        len(rows),
        float(results.mean()),
        float(results.std(ddof=1)) / root,
        float(adjusted.mean()),
        float(adjusted.std(ddof=1)) / root,
        float(by_chance.std(ddof=1)) / root,
    )


def less_terms(results: Doubles, terms: Doubles) -> Doubles:
    """The results, (n,), less terms of mean zero, (n, terms), with coefficients if there are games enough to fit them."""
    adjusted: Doubles = results - terms.sum(axis=1)
    if len(results) >= FITTED_FROM:
        # Halves of pairs of games, so that each has as many first deals of either player.
        halves = np.arange(len(results)) // 2 % 2
        for half in (0, 1):
            here, other = halves == half, halves != half
            adjusted[here] = results[here] - terms[here] @ _coefficients(results[other], terms[other])
    return adjusted


def _coefficients(results: Doubles, terms: Doubles) -> Doubles:
    centred = terms - terms.mean(axis=0)
    found: Doubles = np.linalg.lstsq(centred, results - results.mean(), rcond=None)[0]
    return found


def play(seats: Sequence[str], rules: CribbageRules, rng: int, numbers: Sequence[int]) -> Doubles:
    """The result of each of these games for the first player, 1 or 0, and its terms: (games, 1 + terms)."""
    first, second = (MODELS.get(name.partition(":")[0], PlayerModel()) for name in seats)
    values = OpenValues(rules, 0, Standing((0, 0), (0, 0)), (first, second))
    return np.array([_row(values, seats, rng, number) for number in numbers])


def _row(values: OpenValues, seats: Sequence[str], rng: int, number: int) -> list[float]:
    game, baseline = Cribbage(values.rules), np.random.default_rng([abs(rng), number, 15])
    terms, result = dict.fromkeys(TERMS, 0.0), 0.0
    for move in moves(seats, values.rules, rng, number):
        outcome = game.outcome(move.after)
        if outcome is not None:
            result = float(0 in outcome.winners)
        if isinstance(move.action, Deal) and move.before.deals == 0:
            terms["first deal"] = value_of(values, game, move, before=True) - _mean_of_first_deals(values, move)
        if isinstance(move.action, Deal):
            expected = float(values.expected(move.after, baseline, DEALS)[0])
            terms["cards"] += value_of(values, game, move) - expected
        elif isinstance(move.action, Turn):
            terms["starters"] += value_of(values, game, move) - value_of(values, game, move, before=True)
        elif isinstance(move.action, Discard | Play):
            kind = 3 if isinstance(move.action, Discard) else 5
            terms[TERMS[kind + move.seat]] += _of_choice(values, game, move, seats[move.seat])
    return [result, *terms.values()]


def value_of(values: OpenValues, game: Cribbage, move: Move, before: bool = False) -> float:
    """The chance of the player that is valued after a move, or before it."""
    state = move.before if before else move.after
    outcome = game.outcome(state)
    found = values.of(state) if outcome is None else values.ended(outcome, state)
    assert found is not None
    return float(found[0])


def _mean_of_first_deals(values: OpenValues, move: Move) -> float:
    """The chance before it is known who deals first; the players take turns."""
    zero = tuple(0 for _ in move.before.scores)
    return float(
        np.mean(
            [values.by_tables(tables, zero, dealer)[0] for tables, dealer in zip(values.tables, (0, 1), strict=True)]
        )
    )


def _of_choice(values: OpenValues, game: Cribbage, move: Move, name: str) -> float:
    """The value of a choice less the mean over what the player might have chosen; 0 if its chances are unknown."""
    legal = [each for each in game.legal(move.before, move.seat) if isinstance(each, Discard | Play)]
    if len({each.card.rank if isinstance(each, Play) else each.cards for each in legal}) < 2:
        return 0.0
    chances = choice_chances(name, game.observe(move.before, move.seat), legal)
    return 0.0 if chances is None else choice_term(values, game, move, chances)


def choice_term(values: OpenValues, game: Cribbage, move: Move, chances: Chances) -> float:
    """The value of a choice less the mean over what the player might have chosen with these chances."""
    by_rank: dict[object, tuple[Discard | Play, float]] = {}
    for choice, share in chances.items():
        # Which card of a rank is played makes no difference.
        key = choice.card.rank if isinstance(choice, Play) else choice.cards
        by_rank[key] = choice, share + by_rank.get(key, (choice, 0.0))[1]
    if len(by_rank) < 2:
        return 0.0
    mean = 0.0
    for choice, share in by_rank.values():
        after, events = game.apply(move.before, choice)
        mean += share * value_of(values, game, Move(move.before, move.seat, choice, events, after))
    return value_of(values, game, move) - mean

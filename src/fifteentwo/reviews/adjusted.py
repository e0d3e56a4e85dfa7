"""Results with the luck taken out: AIVAT over many simulated games (Burch, Schmid, Moravcik, Morrill and Bowling, 2018).

Of each game, terms of mean zero are subtracted from the result: for the deals and starters, the value of what came less its
expectation; for a choice of a player whose probabilities are known, the value of the choice less its mean. Whatever the value
function, the mean is unbiased; the better it is, the smaller the error. By the tables it has a model of each player of the ladder;
by other rules it takes games played on by the policy of the samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.analysis.by_score import has_values
from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.engine.equity.open_deal import PlayerModel
from fifteentwo.engine.equity.open_habits import BEGINNER, CASUAL, CLUB, LOOKAHEAD, NOVICE, RANDOM, SIMPLE
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.locales import CodedValueError
from fifteentwo.moves import Deal, Turn
from fifteentwo.players.chances import Chances, choice_chances
from fifteentwo.reviews.luck_terms import BySamples, ByTables, GameValues, Value
from fifteentwo.rules import CribbageRules
from fifteentwo.simulate import Move, chunks, moves, seated
from fifteentwo.workers import SERIAL, Pool

FITTED_FROM: Final = 100
"""With at least this many games, each term has a coefficient, fitted on one half of the games and used on the other."""
FEWEST: Final = 20
CHANCE: Final = ("first deal", "cards", "starters")
"""The terms of chance alone."""
TERMS: Final = (
    *CHANCE,
    "discards of the first side",
    "discards of the others",
    "cards played by the first side",
    "cards played by the others",
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
    """The share of games that the side of the first player wins, plain and with the luck taken out."""

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

    Raises ValueError for unknown players and too few games.
    """
    seats = seated(names, rules)
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
        # Halves of pairs of games, so that each has as many first deals of either of two players.
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
    """The result of each of these games for the side of the first player, 1 or 0, and its terms: (games, 1 + terms)."""
    values = game_values(seats, rules)
    return np.array([_row(values, seats, rules, rng, number) for number in numbers])


def game_values(seats: Sequence[str], rules: CribbageRules) -> GameValues:
    """The value function for games between these players."""
    if not has_values(rules):
        return BySamples(rules)
    # The models are of players who want points.
    models = MODELS if rules.objective != "lowball" else {}
    first, second = (models.get(name.partition(":")[0], PlayerModel()) for name in seats)
    return ByTables(rules, (first, second))


def _row(values: GameValues, seats: Sequence[str], rules: CribbageRules, rng: int, number: int) -> list[float]:
    game, baseline = Cribbage(rules), np.random.default_rng([abs(rng), number, 15])
    terms, result = dict.fromkeys(TERMS, 0.0), 0.0
    for move in moves(seats, rules, rng, number):
        outcome = game.outcome(move.after)
        if outcome is not None:
            result = float(0 in outcome.winners)
        if isinstance(move.action, Deal) and move.before.deals == 0:
            value = values.drawn(baseline)
            terms["first deal"] = value(move.before) - values.before_first_deal(move.before, value)
        if isinstance(move.action, Deal):
            expected = values.before_deal(move.after, baseline)
            if expected is not None:
                terms["cards"] += values.drawn(baseline)(move.after) - expected
        elif isinstance(move.action, Turn):
            value = values.drawn(baseline)
            expected = values.before_starter(move.before, value)
            if expected is not None:
                terms["starters"] += value(move.after) - expected
        elif isinstance(move.action, Discard | Play):
            kind = 3 if isinstance(move.action, Discard) else 5
            side = min(rules.side(move.seat), 1)
            terms[TERMS[kind + side]] += _of_choice(values.drawn(baseline), game, move, seats[move.seat])
    return [result, *terms.values()]


def _of_choice(value: Value, game: Cribbage, move: Move, name: str) -> float:
    """The value of a choice less the mean over what the player might have chosen; 0 if its chances are unknown."""
    legal = [each for each in game.legal(move.before, move.seat) if isinstance(each, Discard | Play)]
    if len({_alike(each, game.rules) for each in legal}) < 2:
        return 0.0
    chances = choice_chances(name, game.observe(move.before, move.seat), legal)
    return 0.0 if chances is None else choice_term(value, game, move, chances)


def choice_term(value: Value, game: Cribbage, move: Move, chances: Chances) -> float:
    """The value of a choice less the mean over what the player might have chosen with these chances."""
    found: dict[object, tuple[Discard | Play, float]] = {}
    for choice, share in chances.items():
        key = _alike(choice, game.rules)
        found[key] = choice, share + found.get(key, (choice, 0.0))[1]
    if len(found) < 2:
        return 0.0
    mean = sum(share * value(game.apply(move.before, choice)[0]) for choice, share in found.values())
    return value(move.after) - mean


def _alike(choice: Discard | Play, rules: CribbageRules) -> object:
    """The same for choices of the same value: which card of a rank is played makes no difference, unless one may be a joker."""
    if isinstance(choice, Play):
        return choice.card if rules.jokers else choice.card.rank
    return choice.cards

"""What the end of a game is worth by its rules: the game, its points by the scale for skunks, or the match.

>>> from fifteentwo.rules import parse
>>> round(match_chance(parse("hoyle"), NOUGHT, first=ME), 2)
0.52
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo import match
from fifteentwo.board import double_skunk_line, skunk_line
from fifteentwo.cribbage.result import worth
from fifteentwo.engine.equity.deals import points_of, shipped_deals
from fifteentwo.engine.equity.score_table import Ends, worths
from fifteentwo.engine.equity.win_tables import small, win_table
from fifteentwo.engine.scoring.rank_hands import Reals
from fifteentwo.game import Outcome, Standing
from fifteentwo.rules import CribbageRules

ME: Final = 0
OTHER: Final = 1
NOUGHT: Final = Standing((0, 0), (0, 0))
TABLES: Final = 40
"""Tables kept in memory, five for a hint: 2 MB for one and 1 MB for the others at target 361, a ninth of that at 121."""
MATCHES: Final = 8
"""Matches whose standings are kept: some thousands of numbers each."""


class Table(NamedTuple):
    """The value of a game to me, before the cards of a deal are dealt and at its end."""

    worth: Reals
    """(..., 2, target, target): when I deal, when the other does; by my score and the other's. Any axes before these
    are several tables at once."""
    ends: Ends
    """One value alone, the same for all tables."""


def game_points(rules: CribbageRules, score: int) -> int:
    """The game points of a game that ends when one side reaches the target and the other has this score.

    In lowball they are the other's.
    """
    if rules.objective != "lowball":
        return worth(rules, score)[0]
    if rules.skunk_scale != "lowball" or score > skunk_line(rules.target):
        return 1
    return 4 if score < double_skunk_line(rules.target) else 2


def winner(rules: CribbageRules, out: int) -> int:
    """Who wins when this one (ME or OTHER) reaches the target."""
    return 1 - out if rules.objective == "lowball" else out


def winning(rules: CribbageRules) -> Ends:
    """One for a game won."""
    won = np.ones((1, rules.target))
    return Ends(won * (winner(rules, ME) == ME), won * (winner(rules, OTHER) == ME))


def scoring(rules: CribbageRules) -> Ends:
    """The game points I win, less those I lose."""
    points = np.array([[float(game_points(rules, score)) for score in range(rules.target)]])
    sign = 1 if winner(rules, ME) == ME else -1
    return Ends(sign * points, -sign * points)


def in_the_match(rules: CribbageRules, standing: Standing, first: int) -> Ends:
    """The chance to win the match after this game, in which `first` (ME or OTHER) dealt first."""
    chances = _match(essence(rules))
    after = np.zeros((2, 1, rules.target))
    for out in (ME, OTHER):
        for score in range(rules.target):
            who, points = winner(rules, out), game_points(rules, score)
            after[out, 0, score] = _chance(
                rules, chances, _added(rules, standing, who, points), _next(rules, who, first)
            )
    return Ends(after[ME], after[OTHER])


@lru_cache(maxsize=TABLES)
def table(
    rules: CribbageRules, what: str, standing: Standing = NOUGHT, first: int = ME, heap: int | None = None
) -> Table:
    """What the game is worth from every score. `what` is 'win', 'points' (game points) or 'match'.

    By all deals that were played, or by one heap of them. Raises BadTables.
    """
    if what == "win" and rules.objective != "lowball" and rules.heels:
        return Table(win_table(rules.target, heap), winning(rules))
    if what == "match":
        ends = in_the_match(rules, standing, first)
    else:
        ends = winning(rules) if what == "win" else scoring(rules)
    return Table(small(worths(points_of(heap, rules.heels), ends)[0], heap), ends)


def with_heaps(rules: CribbageRules, what: str, standing: Standing = NOUGHT, first: int = ME) -> Table:
    """The table by all deals and then those by each heap of them, for standard errors. Raises BadTables."""
    heaps = (None, *range(len(shipped_deals().heaps)))
    found = [table(rules, what, standing, first, heap) for heap in heaps]
    return Table(np.stack([each.worth for each in found]), found[0].ends)


def match_chance(rules: CribbageRules, standing: Standing, first: int) -> float:
    """My chance to win the match before a game in which `first` deals first. Raises BadTables."""
    chances = _match(essence(rules))
    return _chance(rules, chances, _plain(rules, standing), first)


Chances = dict[tuple[Standing, int], float]
"""By the standing and who deals first."""


def essence(rules: CribbageRules) -> CribbageRules:
    """The rules as far as they bear on what a game is worth in a match: fewer tables to make."""
    return CribbageRules(
        target=rules.target,
        objective=rules.objective,
        heels=rules.heels,
        skunk_scale=rules.skunk_scale,
        next_dealer=rules.next_dealer,
        match=rules.match,
    )


@lru_cache(maxsize=MATCHES)
def _kinds(rules: CribbageRules) -> dict[tuple[int, int], tuple[float, float]]:
    """The ways a game may end, (who wins, game points), and the chance of each when I deal first and when the other does."""
    target = rules.target
    out_to_win = ME if winner(rules, ME) == ME else OTHER
    kinds = sorted({game_points(rules, score) for score in range(target)})
    ends = np.zeros((2, len(kinds), target))
    for score in range(target):
        ends[out_to_win, kinds.index(game_points(rules, score)), score] = 1
    mine, others = worths(points_of(heels=rules.heels), Ends(ends[ME], ends[OTHER]))[:, :, 0, 0].T.tolist()
    won = {(ME, points): (mine[at], others[at]) for at, points in enumerate(kinds)}
    return won | {(OTHER, points): (others[at], mine[at]) for at, points in enumerate(kinds)}


@lru_cache(maxsize=MATCHES)
def _match(rules: CribbageRules) -> Chances:
    kinds = _kinds(rules)
    # Every standing that can come up; those with most games or points first, since each hangs on later ones.
    reached = {NOUGHT}
    new = [NOUGHT]
    while new:
        standing = new.pop()
        for who, points in kinds:
            after = _added(rules, standing, who, points)
            if after not in reached and not match.is_over(rules, after):
                reached.add(after)
                new.append(after)
    found: Chances = {}
    for standing in sorted(reached, key=lambda each: -sum(each.points) - sum(each.wins)):
        for first in (ME, OTHER):
            found[standing, first] = sum(
                share[first] * _chance(rules, found, _added(rules, standing, who, points), _next(rules, who, first))
                for (who, points), share in kinds.items()
            )
    return found


def _chance(rules: CribbageRules, chances: Chances, standing: Standing, first: int) -> float:
    if not match.is_over(rules, standing):
        return chances[standing, first]
    won = match.winner(rules, standing)
    return 0.5 if won is None else float(won == ME)


def _added(rules: CribbageRules, standing: Standing, who: int, points: int) -> Standing:
    return _plain(rules, match.after(standing, Outcome((who,), (0, 0), points)))


def _plain(rules: CribbageRules, standing: Standing) -> Standing:
    """Without what does not count: games in a match to points, points otherwise."""
    if rules.match_kind == "first_to":
        return Standing(standing.points, NOUGHT.wins)
    return Standing(NOUGHT.points, standing.wins, sum(standing.wins))


def _next(rules: CribbageRules, who: int, first: int) -> int:
    """Who deals first in the game after one that this one wins."""
    if rules.next_dealer == "alternate":
        return 1 - first
    return who if rules.next_dealer == "winner" else 1 - who

"""The utility of the end of a game by its rules: a win, game points by the scale for skunks, or the chance to win the match.

>>> from fifteentwo.rules import parse
>>> round(match_chance(parse("hoyle"), NEW_MATCH, first=ME), 2)
0.52
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo import match
from fifteentwo.board import double_skunk_line, skunk_line
from fifteentwo.cribbage.result import worth
from fifteentwo.engine.deal_rules import STANDARD, DealRules, deal_rules
from fifteentwo.engine.equity.deal_counts import DealCounts, DealDistribution
from fifteentwo.engine.equity.deals import (
    deal_distribution,
    five_card_distribution,
    five_card_samples,
    shipped_deals,
)
from fifteentwo.engine.equity.score_table import TerminalUtility, equities
from fifteentwo.engine.equity.win_tables import as_stored, win_table
from fifteentwo.engine.scoring.rank_hands import Reals
from fifteentwo.game import Outcome, Standing
from fifteentwo.rules import CribbageRules

ME: Final = 0
OTHER: Final = 1
NEW_MATCH: Final = Standing((0, 0), (0, 0))
CHANCE_PLACES: Final = 8
"""Chances that agree to this many decimal places are equal: where no choice changes them, points decide."""
CACHED_TABLES: Final = 40
"""The number of tables kept in memory. A hint needs five: at target 361 one of 2 MB and four of 1 MB, at 121 a ninth."""
CACHED_MATCHES: Final = 8
"""The number of matches kept in memory: some thousands of numbers each."""


class EquityTable(NamedTuple):
    """My equity before each deal, and my utility at the end of the game."""

    equity: Reals
    """(..., 2, target, target): when I deal and when the other does, by my score and the other's. Leading axes hold
    several tables."""
    terminal: TerminalUtility
    """One utility, (1, target), the same for all tables."""


def game_points(rules: CribbageRules, score: int) -> int:
    """The game points when one side reaches the target and the other has this score; in lowball the other side's."""
    if rules.objective != "lowball":
        return worth(rules, score)[0]
    if rules.skunk_scale != "lowball" or score > skunk_line(rules.target):
        return 1
    return 4 if score < double_skunk_line(rules.target) else 2


def winner(rules: CribbageRules, out: int) -> int:
    """Who wins when `out` (ME or OTHER) reaches the target."""
    return 1 - out if rules.objective == "lowball" else out


def win_utility(rules: CribbageRules) -> TerminalUtility:
    """The utility 1 for a win, 0 for a loss."""
    won = np.ones((1, rules.target))
    return TerminalUtility(won * (winner(rules, ME) == ME), won * (winner(rules, OTHER) == ME))


def game_point_utility(rules: CribbageRules) -> TerminalUtility:
    """The utility in game points: those I win less those I lose."""
    points = np.array([[float(game_points(rules, score)) for score in range(rules.target)]])
    sign = 1 if winner(rules, ME) == ME else -1
    return TerminalUtility(sign * points, -sign * points)


def match_utility(rules: CribbageRules, standing: Standing, first: int) -> TerminalUtility:
    """My chance to win the match after this game, in which `first` (ME or OTHER) dealt first."""
    chances = _match(relevant_rules(rules))
    after = np.zeros((2, 1, rules.target))
    for out in (ME, OTHER):
        for score in range(rules.target):
            who, points = winner(rules, out), game_points(rules, score)
            after[out, 0, score] = _chance(
                rules, chances, _added(rules, standing, who, points), _next(rules, who, first)
            )
    return TerminalUtility(after[ME], after[OTHER])


@lru_cache(maxsize=CACHED_TABLES)
def equity_table(
    rules: CribbageRules, what: str, standing: Standing = NEW_MATCH, first: int = ME, sample: int | None = None
) -> EquityTable:
    """The equity of every score. `what` names the utility: 'win', 'points' (game points) or 'match'.

    Computed from all shipped deals, or from one sample of them. Raises BadTables.
    """
    if what == "win" and not rules.play_stops_at_first_count and rules_of_deal(rules) == STANDARD and rules.heels:
        return EquityTable(win_table(rules.target, sample), win_utility(rules))
    if what == "match":
        terminal = match_utility(rules, standing, first)
    else:
        terminal = win_utility(rules) if what == "win" else game_point_utility(rules)
    return EquityTable(as_stored(equities(distribution_for(rules, sample), terminal)[0], sample), terminal)


def with_samples(rules: CribbageRules, what: str, standing: Standing = NEW_MATCH, first: int = ME) -> EquityTable:
    """The table from all deals, then the tables from each sample, for standard errors. Raises BadTables."""
    samples = (None, *range(len(samples_for(rules))))
    found = [equity_table(rules, what, standing, first, sample) for sample in samples]
    return EquityTable(np.stack([each.equity for each in found]), found[0].terminal)


def match_chance(rules: CribbageRules, standing: Standing, first: int) -> float:
    """My chance to win the match before a game in which `first` deals first. Raises BadTables."""
    chances = _match(relevant_rules(rules))
    return _chance(rules, chances, _plain(rules, standing), first)


def rules_of_deal(rules: CribbageRules) -> DealRules:
    """The rules of a deal of a game; the standard ones where the engine can solve none."""
    return deal_rules(rules) or STANDARD


def distribution_for(rules: CribbageRules, sample: int | None = None) -> DealDistribution:
    """The distribution of the points of a deal of a game, by all simulated deals or by one sample of them. Raises BadTables."""
    if rules.play_stops_at_first_count:
        return five_card_distribution(sample, rules.heels)
    return deal_distribution(sample, rules.heels, rules_of_deal(rules))


def samples_for(rules: CribbageRules) -> tuple[DealCounts, ...]:
    """The counts of the simulated deals of a game, in independent samples. Raises BadTables."""
    return five_card_samples() if rules.play_stops_at_first_count else shipped_deals(rules_of_deal(rules)).samples


MatchChances = dict[tuple[Standing, int], float]
"""The chance to win the match by standing and first dealer."""


def relevant_rules(rules: CribbageRules) -> CribbageRules:
    """The fields of the rules that affect match equity: equal ones share a table."""
    return CribbageRules(
        target=rules.target,
        objective=rules.objective,
        toss_fives=rules.toss_fives,
        crib_flush=rules.crib_flush,
        last_card=rules.last_card,
        cards_dealt=rules.cards_dealt,
        discards=rules.discards,
        three_for_last=rules.three_for_last,
        play_stops_at_first_count=rules.play_stops_at_first_count,
        crib=rules.crib,
        heels=rules.heels,
        skunk_scale=rules.skunk_scale,
        next_dealer=rules.next_dealer,
        match=rules.match,
    )


@lru_cache(maxsize=CACHED_MATCHES)
def _game_results(rules: CribbageRules) -> dict[tuple[int, int], tuple[float, float]]:
    """The probability of each result (winner, game points) when I deal first and when the other does."""
    target = rules.target
    out_to_win = ME if winner(rules, ME) == ME else OTHER
    kinds = sorted({game_points(rules, score) for score in range(target)})
    terminal = np.zeros((2, len(kinds), target))
    for score in range(target):
        terminal[out_to_win, kinds.index(game_points(rules, score)), score] = 1
    found = equities(distribution_for(rules), TerminalUtility(terminal[ME], terminal[OTHER]))
    ahead = 3 * rules.three_for_last
    mine, others = found[:, 0, 0, ahead].tolist(), found[:, 1, ahead, 0].tolist()
    won = {(ME, points): (mine[at], others[at]) for at, points in enumerate(kinds)}
    return won | {(OTHER, points): (others[at], mine[at]) for at, points in enumerate(kinds)}


@lru_cache(maxsize=CACHED_MATCHES)
def _match(rules: CribbageRules) -> MatchChances:
    kinds = _game_results(rules)
    # Every standing that can be reached. Those with most games or points come first: the others depend on them.
    reached = {NEW_MATCH}
    new = [NEW_MATCH]
    while new:
        standing = new.pop()
        for who, points in kinds:
            after = _added(rules, standing, who, points)
            if after not in reached and not match.is_over(rules, after):
                reached.add(after)
                new.append(after)
    found: MatchChances = {}
    for standing in sorted(reached, key=lambda each: -sum(each.points) - sum(each.wins)):
        for first in (ME, OTHER):
            found[standing, first] = sum(
                share[first] * _chance(rules, found, _added(rules, standing, who, points), _next(rules, who, first))
                for (who, points), share in kinds.items()
            )
    return found


def _chance(rules: CribbageRules, chances: MatchChances, standing: Standing, first: int) -> float:
    if not match.is_over(rules, standing):
        return chances[standing, first]
    won = match.winner(rules, standing)
    return 0.5 if won is None else float(won == ME)


def _added(rules: CribbageRules, standing: Standing, who: int, points: int) -> Standing:
    return _plain(rules, match.after(standing, Outcome((who,), (0, 0), points)))


def _plain(rules: CribbageRules, standing: Standing) -> Standing:
    """The standing without what does not decide the match: games in a match to points, points otherwise."""
    if rules.match_kind == "first_to":
        return Standing(standing.points, NEW_MATCH.wins)
    return Standing(NEW_MATCH.points, standing.wins, sum(standing.wins))


def _next(rules: CribbageRules, who: int, first: int) -> int:
    """Who deals first after a game that `who` wins."""
    if rules.next_dealer == "alternate":
        return 1 - first
    return who if rules.next_dealer == "winner" else 1 - who

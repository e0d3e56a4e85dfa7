"""The equity of discards by the model of `in_deal`, in machine code: the same formulas, for one table at a time.

Averages over the other's hand depend on the score alone, so they are computed once for each table (`after_other_hand`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.opponent import CribModel
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.in_deal import ScoreContext, other_hand_distribution, padded
from fifteentwo.engine.equity.match_equity import EquityTable
from fifteentwo.engine.equity.play_points import GRID, pegging_distribution, pegging_means
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, Longs
from fifteentwo.engine.scoring.vectorised import Bytes

_JACK: Final = 10
_KEPT: Final = 8
"""The tables kept in memory, 4 MB each."""


class ScoreBoard(NamedTuple):
    """The equity after the other's hand, and all that the model needs of a score."""

    after: Doubles
    """(13, target + 90, target + 62): by the rank of the starter and both scores, averaged over the points of the other's hand."""
    other: Doubles
    """(13, 30): the distribution of these points."""
    mine: Doubles
    """(target + 32,): my utility when I reach the target, by the other's score; 0 beyond the target."""
    theirs: Doubles
    """(target + 32,): when the other does, by mine."""
    target: int
    role: int


class PlayModel(NamedTuple):
    """The distribution of the points of the play, `play_points.PeggingDistribution`, and the means of each hand kept."""

    chances: Doubles
    """(32, 32): by my points and the other's."""
    mine_at: Doubles
    """(32, 32): the probability that I peg this point while the other has so many."""
    theirs_at: Doubles
    """(32, 32): likewise that the other does."""
    means: Doubles
    """(1820, 2): the mean points that each hand kept pegs and concedes."""
    rows: int
    columns: int
    """The points that I and the other peg are below these."""


_boards: dict[tuple[int, int], tuple[EquityTable, ScoreBoard]] = {}


def score_board(context: ScoreContext) -> ScoreBoard:
    """The board of the one table of a context, computed once."""
    key = id(context.table.equity), context.role
    if key not in _boards:
        if len(_boards) >= _KEPT:
            _boards.pop(next(iter(_boards)), None)
        _boards[key] = context.table, _score_board(context)  # the table is kept, so that its id stays its own
    return _boards[key][1]


def _score_board(context: ScoreContext) -> ScoreBoard:
    table, target, other = context.table, context.target, other_hand_distribution(context.role, context.rules)
    then = padded(table.equity[1 if context.role == DEALER else 0], table)
    if context.role == DEALER:
        # Pone's hand counts first: if it reaches the target, nothing more is counted.
        then[:, target:] = 0.0
    rows, columns = target + GRID + 2 * HAND - 2, target + GRID + HAND
    after = np.zeros((RANKS, rows, columns))
    for points in range(HAND):
        after += other[:, points, None, None] * then[:rows, points : points + columns]
    mine, theirs = (np.append(each[0], np.zeros(GRID)) for each in table.terminal)
    return ScoreBoard(after, np.ascontiguousarray(other), mine, theirs, target, context.role)


def play_model(role: int, discards: DiscardModel, rules: DealRules = STANDARD) -> PlayModel:
    """The model of the play for a role."""
    plain = pegging_distribution(role, rules)
    means = pegging_means(role, np.arange(FOURS), shipped_deals(rules), discards)
    rows, columns = (int(each.max()) + 1 for each in np.nonzero(plain.chances))
    chances, mine_at, theirs_at = (np.ascontiguousarray(each) for each in plain)
    return PlayModel(chances, mine_at, theirs_at, means, rows, columns)


@compiled
def crib_distribution(
    first: int, second: int, left: Longs, unseen: Bytes, crib: CribModel, points: Bytes, chances: Doubles
) -> None:
    """`in_deal.crib_distribution` of two cards: writes (13, 30). `left`, (13,), and `unseen`, (4, 13), are what is not known."""
    one, five, four = np.zeros(RANKS), np.zeros(RANKS), np.zeros(RANKS)
    own = ((first >> 2) * 13 + (second >> 2)) * 13**3
    suited, of_suit = first & 3 == second & 3, unseen[first & 3]
    in_suit, cards = 0.0, 0
    for low in range(RANKS):
        cards += of_suit[low]
        for high in range(low + 1, RANKS):
            in_suit += crib.weights[low, high] * of_suit[low] * of_suit[high]
    for rank in range(RANKS):
        whole, jacks = 0.0, 0.0
        for at in range(HAND):
            chances[rank, at] = 0.0
        for low in range(RANKS):
            one_left = max(left[low] - (low == rank), 0)
            for high in range(low, RANKS):
                other_left = max(left[high] - (high == rank), 0)
                ways = one_left * (one_left - 1) / 2 if low == high else float(one_left * other_left)
                ways *= crib.weights[low, high]
                chances[rank, min(points[own + (low * 13 + high) * 13 + rank], HAND - 1)] += ways
                whole += ways
                if _JACK in (low, high):
                    jacks += ways
        if left[rank] == 0 or whole <= 0:
            continue
        for at in range(HAND):
            chances[rank, at] /= whole
        if rank != _JACK:
            one[rank] = jacks / max(whole, 1e-9) / 4
            for card in (first, second):
                if card >> 2 == _JACK:
                    one[rank] += unseen[card & 3, rank] / left[rank]
        if suited:
            flush, alike = in_suit / max(whole, 1e-9), of_suit[rank] / left[rank]
            five[rank] = min(max(flush * alike * (1 - 2 / max(cards, 3)), 0.0), 1.0)
            if crib.four:
                four[rank] = min(max(flush * (1 - alike), 0.0), 1.0)
        _shift(chances, rank, min(one[rank], 1.0), 1)
        _add_flushes(chances, rank, four[rank], five[rank])


@compiled
def _shift(chances: Doubles, rank: int, share: float, more: int) -> None:
    """The distribution when a share of it scores `more` points in addition."""
    if share > 0:
        for at in range(HAND - 1, -1, -1):
            before = chances[rank, at - more] if at >= more else 0.0
            chances[rank, at] += share * (before - chances[rank, at])


@compiled
def _add_flushes(chances: Doubles, rank: int, four: float, five: float) -> None:
    """The distribution when a share of it scores four points in addition, and another five."""
    if four > 0 or five > 0:
        for at in range(HAND - 1, -1, -1):
            now = chances[rank, at]
            with_four = chances[rank, at - 4] if at >= 4 else 0.0
            with_five = chances[rank, at - 5] if at >= 5 else 0.0
            chances[rank, at] += five * (with_five - now) + four * (with_four - now)


@compiled
def tilted(play: PlayModel, means: Doubles, shares: Doubles) -> None:
    """`play_points.reweighted_pegging`: writes the distributions of the points of the play with these means, (n, 2): (n, 32, 32)."""
    many, rows, columns = len(means), play.rows, play.columns
    powers, step, across, down = np.zeros((many, 2)), np.zeros((many, 2)), np.zeros(GRID), np.zeros(GRID)
    for _ in range(8):
        most = 0.0
        for way in range(many):
            a, b = powers[way, 0], powers[way, 1]
            for at in range(GRID):
                across[at], down[at] = np.exp(a * at), np.exp(b * at)
            plain = (abs(a) + abs(b)) * (GRID - 1) <= 40
            total, mine, theirs, mine_2, theirs_2, both = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
            for i in range(rows):
                for j in range(columns):
                    weight = across[i] * down[j] if plain else np.exp(min(max(a * i + b * j, -40.0), 40.0))
                    share = play.chances[i, j] * weight
                    shares[way, i, j] = share
                    total += share
                    mine += share * i
                    theirs += share * j
                    mine_2 += share * (i * i)
                    theirs_2 += share * (j * j)
                    both += share * (i * j)
            for i in range(rows):
                for j in range(columns):
                    shares[way, i, j] /= total
            mine, theirs, both = mine / total, theirs / total, both / total
            first, second = mine_2 / total - mine * mine, theirs_2 / total - theirs * theirs
            common = both - mine * theirs
            off_mine, off_theirs = max(means[way, 0], 0.05) - mine, max(means[way, 1], 0.05) - theirs
            most = max(most, abs(off_mine), abs(off_theirs))
            split = max(first * second - common * common, 1e-6)
            step[way, 0] = (second * off_mine - common * off_theirs) / split
            step[way, 1] = (first * off_theirs - common * off_mine) / split
        if most < 1e-4:
            break
        for way in range(many):
            for at in range(2):
                powers[way, at] += min(max(step[way, at], -0.5), 0.5)


@compiled
def equity_of_discard(
    board: ScoreBoard,
    play: PlayModel,
    scores: tuple[int, int],
    heels: int,
    times: Longs,
    crib: Doubles,
    shares: Doubles,
) -> float:
    """The equity after a discard. `times`, (13, 30), is how many of the 46 starters have each rank and give my hand these points,
    `crib`, (13, 30), the distribution of the crib by the rank of the starter, `shares`, (32, 32), that of the play.
    """
    mine, theirs = scores
    total, number = 0.0, 0
    chosen = np.zeros((RANKS, HAND))
    for jack in range(2):
        often = 0
        for rank in range(RANKS):
            for points in range(HAND):
                chosen[rank, points] = times[rank, points] if (rank == _JACK) == (jack == 1) else 0
                often += int(chosen[rank, points])
        if often == 0:
            continue
        number += often
        a = mine + heels if jack and board.role == DEALER else mine
        b = theirs + heels if jack and board.role != DEALER else theirs
        if a >= board.target or b >= board.target:
            total += often * (board.mine[theirs] if a >= board.target else board.theirs[mine])
            continue
        total += often * _out_in_play(board, play, a, b, shares)
        if board.role == DEALER:
            total += _dealing(board, play, a, b, chosen, crib, shares)
        else:
            total += _as_pone(board, play, a, b, chosen, crib, shares)
    return total / number


@compiled
def _dealing(
    board: ScoreBoard, play: PlayModel, a: int, b: int, times: Doubles, crib: Doubles, shares: Doubles
) -> float:
    """The sum over the points of the play: the other's hand counts first, then mine and the crib."""
    rows, columns = min(play.rows, board.target - a), min(play.columns, board.target - b)
    both, there, beyond = np.zeros((RANKS, 2 * HAND)), np.zeros(RANKS), np.zeros(GRID)
    for rank in range(RANKS):
        for points in range(HAND):
            if times[rank, points] > 0:
                there[rank] += times[rank, points]
                for more in range(HAND):
                    both[rank, points + more] += times[rank, points] * crib[rank, more]
        for j in range(columns):
            for points in range(board.target - b - j, HAND):
                beyond[j] += there[rank] * board.other[rank, points]
    total, row = 0.0, np.zeros(GRID)
    for i in range(rows):
        for j in range(columns):
            row[j] = board.theirs[a + i] * beyond[j]
        for rank in range(RANKS):
            if there[rank] > 0:
                for points in range(2 * HAND - 1):
                    share = both[rank, points]
                    if share > 0:
                        for j in range(columns):
                            row[j] += share * board.after[rank, a + i + points, b + j]
        for j in range(columns):
            total += shares[i, j] * row[j]
    return total


@compiled
def _as_pone(
    board: ScoreBoard, play: PlayModel, a: int, b: int, times: Doubles, crib: Doubles, shares: Doubles
) -> float:
    """The sum over the points of the play: my hand counts first, then the other's and the crib."""
    rows, columns = min(play.rows, board.target - a), min(play.columns, board.target - b)
    total, row = 0.0, np.zeros(GRID)
    for rank in range(RANKS):
        for reached in range(rows + HAND - 1):
            wanted = False
            for points in range(max(reached - rows + 1, 0), min(reached + 1, HAND)):
                wanted = wanted or times[rank, points] > 0
            if not wanted:
                continue
            if a + reached >= board.target:
                for j in range(columns):
                    row[j] = board.mine[b + j]
            else:
                for j in range(columns):
                    row[j] = 0.0
                for points in range(HAND):
                    share = crib[rank, points]
                    if share > 0:
                        for j in range(columns):
                            row[j] += share * board.after[rank, a + reached, b + j + points]
            for points in range(max(reached - rows + 1, 0), min(reached + 1, HAND)):
                if times[rank, points] > 0:
                    here = 0.0
                    for j in range(columns):
                        here += shares[reached - points, j] * row[j]
                    total += times[rank, points] * here
    return total


@compiled
def _out_in_play(board: ScoreBoard, play: PlayModel, a: int, b: int, shares: Doubles) -> float:
    """The utility of the plays in which somebody reaches the target, as in `in_deal.value_before_play`."""
    mine, theirs = board.target - a, board.target - b
    if mine >= GRID and theirs >= GRID:
        return 0.0
    only_mine, only_theirs, both, average = 0.0, 0.0, 0.0, 0.0
    for i in range(GRID):
        for j in range(GRID):
            if i >= mine and j >= theirs:
                both += shares[i, j]
            elif i >= mine:
                only_mine += shares[i, j]
                average += play.chances[i, j]
            elif j >= theirs:
                only_theirs += shares[i, j]
    by_me, equity_mine, by_them, equity_theirs, without = 0.0, 0.0, 0.0, 0.0, 0.0
    if mine < GRID:
        for j in range(min(theirs, GRID)):
            by_me += play.mine_at[mine, j]
            equity_mine += play.mine_at[mine, j] * board.mine[b + j]
    if theirs < GRID:
        for i in range(min(mine, GRID)):
            by_them += play.theirs_at[theirs, i]
            equity_theirs += play.theirs_at[theirs, i] * board.theirs[a + i]
            for j in range(theirs, GRID):
                without += play.chances[i, j]
    first, second = by_me - average, by_them - without
    ahead = first / (first + second) if first + second > 0 else 0.5
    value_mine = equity_mine / by_me if by_me > 0 else board.mine[b]
    value_theirs = equity_theirs / by_them if by_them > 0 else board.theirs[a]
    return (only_mine + ahead * both) * value_mine + (only_theirs + (1 - ahead) * both) * value_theirs

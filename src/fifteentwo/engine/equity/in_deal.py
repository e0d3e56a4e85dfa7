"""Equity from a point inside a deal: the expectation over the remaining counts, then `match_equity.EquityTable`.

The model of `score_table`, with the known cards: the parts of a deal depend on each other through the starter and my own
cards only. The points of the play have the means of the hand I keep, and the distribution of all hands reweighted to
those means. No Numba here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.opponent import CribModel, layout
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.match_equity import EquityTable
from fifteentwo.engine.equity.play_points import GRID, pegging_distribution, pegging_means, reweighted_pegging
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Doubles, Longs, Reals, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands

NEAR: Final = 20
"""Within this many points of the target for either side, `endgame` enumerates what this model matches by means."""
_JACK: Final = 10
_HAND: Final = 30


class ScoreContext(NamedTuple):
    """The state of the game before or during a deal, from my side."""

    role: int
    """My role in this deal: 0 pone, 1 the dealer."""
    mine: int
    theirs: int
    table: EquityTable
    heels: int = 2
    """The points for his heels."""
    rules: DealRules = STANDARD

    @property
    def target(self) -> int:
        """The target."""
        return int(self.table.equity.shape[-1])

    @property
    def needs(self) -> tuple[int, int]:
        """The points that I and the other still need."""
        return self.target - self.mine, self.target - self.theirs

    def with_heels(self) -> ScoreContext:
        """The same after a jack was turned: the dealer has the points for his heels."""
        if self.role == DEALER:
            return self._replace(mine=self.mine + self.heels)
        return self._replace(theirs=self.theirs + self.heels)


def is_near(context: ScoreContext) -> bool:
    """Whether either side is within `NEAR` of the target."""
    return context.target - max(context.mine, context.theirs) <= NEAR


class ShowOutcomes(NamedTuple):
    """The points of the show for each of the 15 discards and each of the 46 starters."""

    starters: Bytes
    """(46,)"""
    hand: Longs
    """(15, 46): the points of the hand, exactly."""
    crib: Doubles
    """(15, 13, 30): the distribution of the points of the crib, by the rank of the starter."""


def show_outcomes(six: tuple[int, ...], crib: CribModel, ways: Sequence[int] = range(15)) -> ShowOutcomes:
    """The show for every discard of six ascending cards; the crib only of `ways`, nan for the others."""
    starters = np.array([card for card in range(52) if card not in six], np.uint8)
    away = layout().away
    kept = np.array(six, np.uint8)[away[:, 2:]]
    hand = score_hands(np.repeat(kept, 46, axis=0), np.tile(starters, len(away))).reshape(15, 46).astype(np.int64)
    chances = np.full((15, RANKS, _HAND), np.nan)
    laid = list(combinations(six, 2))
    for way in ways:
        chances[way] = crib_distribution(laid[way], six, crib)
    return ShowOutcomes(starters, hand, chances)


def crib_distribution(laid: Sequence[int], known: tuple[int, ...], crib: CribModel) -> Doubles:
    """The distribution of the points of a crib with these two cards, by the rank of the starter: (13, 30).

    `known` are the cards that are neither the starter nor the other's. Exact by ranks; nobs and flushes have their exact
    probability but are taken as independent of the ranks.
    """
    left = np.full(RANKS, 4)
    unseen = np.ones((4, RANKS), bool)
    for card in known:
        left[card >> 2] -= 1
        unseen[card & 3, card >> 2] = False
    of_two, held = rank_hands(2).astype(np.int64), many(2)
    discard_weights = crib.weights.astype(np.float64)[of_two[:, 0], of_two[:, 1]]
    after = np.maximum(left[None] - np.eye(RANKS, dtype=np.int64), 0)  # by the starter's rank
    first, second = after[:, of_two[:, 0]], after[:, of_two[:, 1]]
    ways = np.where(held.max(axis=1) == 2, first * (first - 1) / 2, first * second) * discard_weights
    own = ((laid[0] >> 2) * 13 + (laid[1] >> 2)) * 13**3
    points = layout().points[own + (of_two @ np.array((13, 1)))[None] * 13 + np.arange(RANKS)[:, None]].astype(np.int64)
    chances = np.zeros((RANKS, _HAND))
    np.add.at(
        chances, (np.arange(RANKS)[:, None], np.minimum(points, _HAND - 1)), ways
    )  # five of a rank are in no pack
    whole = ways.sum(axis=1)
    there = (left > 0) & (whole > 0)
    chances[there] /= whole[there, None]
    jacks = np.where(there, (ways * (held[:, _JACK] > 0)).sum(axis=1) / np.maximum(whole, 1e-9) / 4, 0.0)
    for card in laid:
        if card >> 2 == _JACK:
            jacks += np.where(left > 0, unseen[card & 3] / np.maximum(left, 1), 0.0)
    jacks[_JACK] = 0.0
    chances = _shifted_share(chances, np.minimum(jacks, 1.0), 1)
    if laid[0] & 3 == laid[1] & 3:
        own_suit = unseen[laid[0] & 3]
        in_suit = (
            float((crib.weights * np.outer(own_suit, own_suit)).sum() - (crib.weights.diagonal() * own_suit).sum()) / 2
        )
        flush, alike = in_suit / np.maximum(whole, 1e-9), np.where(left > 0, own_suit / np.maximum(left, 1), 0.0)
        five = np.clip(flush * alike * (1 - 2 / max(int(own_suit.sum()), 3)), 0.0, 1.0)
        with_five = _shifted_share(chances, five, 5)
        if crib.four:  # where the starter is of another suit
            four = np.clip(np.where(there, flush * (1 - alike), 0.0), 0.0, 1.0)
            with_five += _shifted_share(chances, four, 4) - chances
        chances = with_five
    return chances


def _shifted_share(chances: Doubles, share: Doubles, more: int) -> Doubles:
    """The distributions when a share of each row scores `more` points in addition."""
    moved = np.zeros_like(chances)
    moved[:, more:] = chances[:, :-more]
    mixed: Doubles = chances + share[:, None] * (moved - chances)
    return mixed


@cache
def _shows(rules: DealRules) -> tuple[Doubles, Doubles]:
    """The distributions of the points of pone's hand and of the dealer's, by the rank of the starter: (13, 30) each."""
    counts = shipped_deals(rules).counts
    pone, dealer = counts.pone.astype(np.float64), counts.dealer.sum(axis=2).astype(np.float64)
    return pone / pone.sum(axis=1, keepdims=True), dealer / dealer.sum(axis=1, keepdims=True)


def other_hand_distribution(role: int, rules: DealRules = STANDARD) -> Doubles:
    """The distribution of the points of the other's hand over all deals, by the rank of the starter: (13, 30)."""
    return _shows(rules)[1 - role]


def padded(value: Reals, table: EquityTable) -> Doubles:
    """Tables by score, continued beyond the target with the terminal utility: (..., target + 128, target + 128)."""
    target = value.shape[-1]
    board = np.zeros((*value.shape[:-2], target + 128, target + 128))
    board[..., :target, :target] = value
    board[..., target:, :target] = table.terminal.mine[0]
    board[..., :target, target:] = table.terminal.theirs[0][:, None]
    return board


class ShowDistributions(NamedTuple):
    """Distributions of points in the show, by the rank of the starter."""

    crib: Doubles
    """(13, 30): of the crib."""
    other: Doubles
    """(13, 30): of the other's hand."""


def averaged_over_other_hand(context: ScoreContext, other: Doubles) -> Doubles:
    """The equity averaged over the points of the other's hand, by the rank of the starter, my points before it and theirs:
    (..., 13, 90, 32) where I deal, (..., 13, 61, 61) where they do. The same for all my discards.
    """
    then = padded(context.table.equity[..., 1 if context.role == DEALER else 0, :, :], context.table)
    target, a, b = context.target, context.mine, context.theirs
    if context.role == DEALER:
        # Pone's hand counts first: if it reaches the target, nothing more is counted.
        then[..., target:] = 0.0
        down, across = GRID + 2 * _HAND - 2, GRID
    else:
        down = across = GRID + _HAND - 1
    rows = then[..., a : a + down, b : b + across + _HAND - 1]
    # Small matrices, so that BLAS multiplies each in this thread and does not wait for busy cores.
    counted: Doubles = rows[..., None, :, :] @ _bands(other, across).transpose(0, 2, 1)
    return counted


def value_before_hand(context: ScoreContext, show: ShowDistributions, counted: Doubles | None = None) -> Doubles:
    """The equity before my hand is counted, by the rank of the starter, my points in the play and in the hand, and the other's in the play:
    (..., n, 61, 32). Where I deal, the case that pone's hand reaches the target is left out (`won_before_hand`). `counted` is what
    `averaged_over_other_hand` gives here.
    """
    after = averaged_over_other_hand(context, show.other) if counted is None else counted
    if context.role == DEALER:
        of_dealer: Doubles = _bands(show.crib, GRID + _HAND - 1) @ after
        return of_dealer
    ahead: Doubles = after @ _bands(show.crib, GRID).transpose(0, 2, 1)
    mine = np.append(context.table.terminal.mine[0], np.zeros(GRID + 1))[context.theirs + np.arange(GRID)]
    ahead[..., max(context.target - context.mine, 0) :, :] = mine
    return ahead


def won_before_hand(context: ScoreContext, other: Doubles) -> Doubles:
    """The equity of the case that the other's hand reaches the target before mine is counted, times its probability: (n, 32, 32)."""
    i = np.arange(GRID)
    if context.role != DEALER:
        return np.zeros((len(other), GRID, GRID))
    beyond = _tail(other, np.maximum(context.target - context.theirs - i, 0))
    theirs = np.append(context.table.terminal.theirs[0], np.zeros(GRID + 1))[context.mine + i]
    found: Doubles = theirs[:, None] * beyond[:, None, :]
    return found


def value_before_show(
    context: ScoreContext,
    show: ShowDistributions,
    ranks: Longs,
    hands: Longs,
    often: Longs,
    counted: Doubles | None = None,
) -> Doubles:
    """The equity before the show, by my points in the play and the other's: (..., 32, 32).

    The mean over cases with weights `often`: the rank of the starter and the points of my hand. Entries where somebody
    reaches the target in the play are meaningless. `counted` is what `averaged_over_other_hand` gives here.
    """
    there = np.flatnonzero(np.bincount(ranks))
    times = np.zeros((RANKS, _HAND))
    np.add.at(times, (ranks, hands), often)
    some = ShowDistributions(show.crib[there], show.other[there])
    ahead = value_before_hand(context, some, None if counted is None else counted[..., there, :, :])
    total = (_bands(times[there], GRID) @ ahead).sum(axis=-3)
    total += np.tensordot(times[there].sum(axis=1), won_before_hand(context, some.other), axes=1)
    mean: Doubles = total / often.sum()
    return mean


def _bands(rows: Doubles, many: int) -> Doubles:
    """Toeplitz matrices: each row shifted right by 0 to `many` - 1, (n, many, many + length - 1). They turn a convolution
    into a matrix product.
    """
    n, length = rows.shape
    room = np.zeros((n, many, many + length))
    room[:, :, :length] = rows[:, None]
    bands: Doubles = room.reshape(n, -1)[:, : many * (many + length - 1)].reshape(n, many, -1)
    return bands


def _tail(chances: Doubles, needed: Longs) -> Doubles:
    """The probability of at least the points needed: (n, len(needed))."""
    at_least = np.zeros((len(chances), chances.shape[1] + 1))
    at_least[:, :-1] = chances[:, ::-1].cumsum(axis=1)[:, ::-1]
    tail: Doubles = at_least[:, np.minimum(needed, chances.shape[1])]
    return tail


def value_before_play(
    context: ScoreContext, shares: Doubles, shows: Doubles, ahead: Doubles | float | None = None
) -> Doubles:
    """The equity before the play, (...,), from the distribution of its points, (..., 32, 32), and the equity before the show,
    (..., 32, 32). `ahead` is as for `value_in_play`.
    """
    mine, theirs = (max(need, 0) for need in (context.target - context.mine, context.target - context.theirs))
    shown: Doubles = (shares[..., :mine, :theirs] * shows[..., :mine, :theirs]).sum(axis=(-2, -1))
    return shown + value_in_play(context, shares, ahead)


def value_in_play(context: ScoreContext, shares: Doubles, ahead: Doubles | float | None = None) -> Doubles:
    """The part of `value_before_play`, (...,), of a play in which somebody reaches the target, times its probability. `ahead`, (...,), is how often I am out first where both have
    the points for it, by default as in all deals.
    """
    target, plain = context.target, pegging_distribution(context.role, context.rules)
    mine, theirs = target - context.mine, target - context.theirs
    terminal = context.table.terminal
    if mine <= 0 or theirs <= 0:  # his heels were enough
        won = terminal.mine[0, context.theirs] if mine <= 0 else terminal.theirs[0, context.mine]
        return np.full(shares.shape[:-2], float(won))
    if mine >= GRID and theirs >= GRID:
        return np.zeros(shares.shape[:-2])
    only_mine = shares[..., mine:, :theirs].sum(axis=(-2, -1))
    only_theirs = shares[..., :mine, theirs:].sum(axis=(-2, -1))
    both = shares[..., mine:, theirs:].sum(axis=(-2, -1))
    by_me = _at(plain.mine_at, mine)[:theirs]
    by_them = _at(plain.theirs_at, theirs)[:mine]
    if ahead is None:
        first = float(by_me.sum() - plain.chances[mine:, :theirs].sum())
        second = float(by_them.sum() - plain.chances[:mine, theirs:].sum())
        ahead = first / (first + second) if first + second > 0 else 0.5
    reached = context.theirs + np.arange(len(by_me))
    value_mine = (
        float(by_me @ terminal.mine[0, reached] / by_me.sum())
        if by_me.sum()
        else float(terminal.mine[0, context.theirs])
    )
    reached = context.mine + np.arange(len(by_them))
    value_theirs = (
        float(by_them @ terminal.theirs[0, reached] / by_them.sum())
        if by_them.sum()
        else float(terminal.theirs[0, context.mine])
    )
    found: Doubles = (only_mine + ahead * both) * value_mine + (only_theirs + (1 - ahead) * both) * value_theirs
    return found


def _at(points: Doubles, need: int) -> Doubles:
    row: Doubles = points[need] if need < GRID else np.zeros(GRID)
    return row


def discard_values(
    six: tuple[int, ...],
    context: ScoreContext,
    discards: DiscardModel,
    shown: ShowOutcomes | None = None,
    ways: list[int] | None = None,
) -> Doubles:
    """The equity after each discard of six ascending cards, in the order of `combinations`: (..., 15).

    Only of `ways` where they are given; the others are nan. Leading axes are those of the tables of the context.
    """
    chosen = list(range(15)) if ways is None else ways
    shown = shown or show_outcomes(six, discards.cribs[context.role], chosen)
    ranks = (shown.starters >> 2).astype(np.int64)
    others = other_hand_distribution(context.role, context.rules)
    kept = np.array(six)[layout().away[:, 2:]] >> 2
    hands = places(4)[tuple(kept.T)].astype(np.int64)
    means = pegging_means(context.role, hands[chosen], shipped_deals(context.rules), discards)
    shares = reweighted_pegging(context.role, means, context.rules)
    values = np.full((*context.table.equity.shape[:-3], 15), np.nan)
    counted: dict[bool, Doubles] = {}
    for at, way in enumerate(chosen):
        cases = np.bincount(ranks * _HAND + shown.hand[way])
        keys, often = np.stack(divmod(np.flatnonzero(cases), _HAND)), cases[cases > 0]
        total: Doubles = np.zeros(values.shape[:-1])
        for jack in (False, True):
            here = (keys[0] == _JACK) == jack
            if not here.any():
                continue
            raised = context.with_heels() if jack else context
            if max(raised.mine, raised.theirs) >= context.target:
                total += often[here].sum() * value_before_play(raised, shares[at], shares[at])
                continue
            show = ShowDistributions(shown.crib[way], others)
            if jack not in counted:
                counted[jack] = averaged_over_other_hand(raised, others)
            mean = value_before_show(raised, show, keys[0, here], keys[1, here], often[here], counted[jack])
            total += often[here].sum() * value_before_play(raised, shares[at], mean)
        values[..., way] = total / len(ranks)
    return values

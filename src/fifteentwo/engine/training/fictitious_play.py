"""Fictitious play on the discard, for given values of the kept hands in the play (Brown, 1951).

In each round both players choose the best response to the other's average so far; the average then moves towards it by
2 / (round + 1), so that later rounds weigh more. A discard's value is the expected points of the hand, plus or minus those
of the crib, plus the value of the kept hand in the play. Where points are avoided, as in lowball, values are points with the
sign reversed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD, DealRules, Payoffs
from fifteentwo.engine.discard.evaluation import count_best_discards, kept_number
from fifteentwo.engine.discard.exact_cribs import best_exact, loss_exact, ranked_hands
from fifteentwo.engine.discard.keep_policy import flush_shares, keep_shares
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.discard.opponent import WAYS, CribModel, Layout, crib_model, layout, pair_ways
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.deal_pairs import DealtHands, dealt_hands, whole_pack
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Doubles, Longs, many, suitings
from fifteentwo.engine.scoring.rank_sixes import RANK_SIXES, rank_sixes, six_numbers
from fifteentwo.engine.scoring.vectorised import Bytes, Integers
from fifteentwo.engine.training.artifacts import load
from fifteentwo.workers import SERIAL, Pool

TASK_SIZE: Final = 50_000
"""Hands of six in one task."""


class AverageDiscards(NamedTuple):
    """The average discard policy of both players, pone first."""

    rounds: int
    kept: Doubles
    """(2, 1820): the probability of each kept hand by rank."""
    discarded: Doubles
    """(2, 91): the probability of each discarded pair of ranks."""
    choices: tuple[Bytes, ...]
    """For each round, (2, 962988): the discard chosen for each hand of `six_cards`."""


class DiscardExploitability(NamedTuple):
    """What each player gains by a best response to the other's average discards, in points a deal."""

    pone: float
    dealer: float


def uniform_discards() -> AverageDiscards:
    """The start of fictitious play: every pair of cards is equally likely to be discarded."""
    discarded = pair_ways() / pair_ways().sum()
    return AverageDiscards(0, np.zeros((2, FOURS)), np.stack((discarded, discarded)), ())


def no_discards() -> AverageDiscards:
    """The discards of a game in which the four cards of a hand are dealt: two of six cards discarded at random leave four cards at
    random, so what is kept, and what is known of it given other cards, is the same.
    """
    return uniform_discards()._replace(kept=np.tile(suitings(4) / suitings(4).sum(), (2, 1)))


def crib_model_from(discarded: Doubles, four: bool = False) -> CribModel:
    """The opponent model for the crib, from the probability of each discarded pair of ranks, (91,); `four` is `CribModel.four`."""
    return crib_model(discarded / pair_ways(), four)


def next_average(
    average: AverageDiscards,
    pegging: Doubles,
    subset: slice = slice(None),
    pool: Pool = SERIAL,
    rules: DealRules = STANDARD,
) -> AverageDiscards:
    """One round of fictitious play. `pegging` is (2, 1820): the value of each kept hand in the play.

    `subset` selects the hands of six to use; anything but all of them is a trial.
    """
    share = 2 / (average.rounds + 2) if average.rounds else 1.0
    found = np.stack(list(_best_responses(average, pegging, subset, pool, rules)))
    best = mixture((found,), np.ones(1), subset)
    kept = average.kept + share * (best.kept - average.kept)
    discarded = average.discarded + share * (best.discarded - average.discarded)
    return AverageDiscards(average.rounds + 1, kept, discarded, (*average.choices, found))


def _best_responses(
    average: AverageDiscards, pegging: Doubles, subset: slice, pool: Pool, rules: DealRules
) -> Iterator[Bytes]:
    """The best discard of pone and of the dealer for each hand, given the other's average."""
    shares = discard_shares(average, subset)
    for player in range(2):
        pieces, tasks = _ranked_tasks(shares[1 - player], subset)
        found = pool.map(_best_task, [(*task, rules.payoffs(player), pegging[player]) for task in tasks])
        choices = np.zeros(len(six_cards().hands[subset]), np.uint8)
        for piece, chosen in zip(pieces, found, strict=True):
            choices[piece] = chosen
        yield choices


def _ranked_tasks(shares: Doubles, subset: slice) -> tuple[list[Longs], list[tuple[Bytes, Longs, Longs, DealtHands]]]:
    """The hands of each task, and the arguments of `ranked_hands`, for an opponent who discards by `shares`, (18395, 15)."""
    sixes, ranked = six_cards(), rank_sixes()
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    number = six_numbers(hands.astype(np.int64) >> 2)
    order = np.argsort(number, kind="stable")
    other = dealt_hands(ranked.held, ranked.discarded, shares, whole_pack())
    pieces = [order[piece] for piece in _task_slices(len(order))]
    return pieces, [(hands[piece], ways[piece], number[piece], other) for piece in pieces]


def _best_task(
    hands: Bytes, ways: Longs, number: Longs, other: DealtHands, payoffs: Payoffs, pegging: Doubles
) -> Bytes:
    """For a worker, on one slice of the hands."""
    return best_exact(ranked_hands(hands, ways, number, other), layout(), payoffs, pegging)


def _task_slices(hands: int) -> list[slice]:
    return [slice(begin, begin + TASK_SIZE) for begin in range(0, hands, TASK_SIZE)]


def table_choices(
    discarded: Doubles,
    pegging: Doubles,
    subset: slice = slice(None),
    pool: Pool = SERIAL,
    rules: DealRules = STANDARD,
) -> list[Bytes]:
    """The best discard of pone and of the dealer for each hand of six by the tables in the package: `discarded`, (2, 91), the
    probability of each pair of ranks whatever one's own six cards.
    """
    hands, chosen = six_cards().hands[subset], []
    for player in range(2):
        crib = crib_model_from(discarded[1 - player], rules.four_in_crib)
        tasks = [(hands[piece], crib, rules.payoffs(player), pegging[player]) for piece in _task_slices(len(hands))]
        chosen.append(np.concatenate(list(pool.map(_table_task, tasks))))
    return chosen


def played_choices(
    average: AverageDiscards, pegging: Doubles, subset: slice, pool: Pool, rules: DealRules = STANDARD
) -> tuple[Bytes, Doubles]:
    """The discards for simulated deals, (n, 2, 962988), and their shares. In a trial, which solved a subset only, those by the
    tables; where nothing is discarded any two cards.
    """
    if rules.no_discard:
        every = np.arange(WAYS, dtype=np.uint8)[:, None, None]
        return np.tile(every, (1, 2, len(six_cards().hands))), np.full(WAYS, 1 / WAYS)
    if subset.step in (None, 1):
        return np.stack(average.choices), round_weights(average.rounds)
    return np.stack(table_choices(average.discarded, pegging, pool=pool, rules=rules))[None], np.ones(1)


def _table_task(hands: Bytes, crib: CribModel, payoffs: Payoffs, pegging: Doubles) -> Bytes:
    """For a worker, on one slice of the hands."""
    return count_best_discards(hands, np.ones(len(hands), np.int64), layout(), crib, payoffs, pegging)[0]


def discard_exploitability(
    average: AverageDiscards,
    best: Doubles,
    mean: Doubles | None = None,
    subset: slice = slice(None),
    pool: Pool = SERIAL,
    shares: Doubles | None = None,
    rules: DealRules = STANDARD,
) -> DiscardExploitability:
    """What each player gains by a best response to the other's average discards, compared with the average discards.

    `best` and `mean` are (2, 1820): the value of a kept hand in the play by best response and by the policy. Without `mean`
    both discards are valued by `best`, which measures the discard alone. `shares` are the weights of the rounds,
    `round_weights` by default.
    """
    weights = round_weights(average.rounds) if shares is None else shares
    by_rank = discard_shares(average, subset, weights)
    lost = []
    for player in range(2):
        values = best[player], (best if mean is None else mean)[player]
        pieces, tasks = _ranked_tasks(by_rank[1 - player], subset)
        chosen = [np.stack([each[player, piece] for each in average.choices]) for piece in pieces]
        items = [
            (*task, rules.payoffs(player), values, some, weights) for task, some in zip(tasks, chosen, strict=True)
        ]
        lost.append(sum(pool.map(_loss_task, items)) / float(six_cards().ways[subset].sum()))
    return DiscardExploitability(*lost)


def _loss_task(
    hands: Bytes,
    ways: Longs,
    number: Longs,
    other: DealtHands,
    payoffs: Payoffs,
    values: tuple[Doubles, Doubles],
    choices: Bytes,
    shares: Doubles,
) -> float:
    """For a worker, on one slice of the hands."""
    return loss_exact(ranked_hands(hands, ways, number, other), layout(), payoffs, *values, choices, shares)


def discard_shares(average: AverageDiscards, subset: slice = slice(None), shares: Doubles | None = None) -> Doubles:
    """The average discards by the ranks of six cards, (2, 18395, 15), as `joint.kept_joint` takes them. `shares` are the
    weights of the rounds, `round_weights` by default.
    """
    if not average.choices:
        return np.full((2, RANK_SIXES, WAYS), 1 / WAYS)
    sixes = six_cards()
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    shares = round_weights(average.rounds) if shares is None else shares
    return np.stack(
        [keep_shares(hands, ways, [each[player] for each in average.choices], shares) for player in range(2)]
    )


def kept_flushes(average: AverageDiscards, subset: slice = slice(None)) -> Doubles:
    """How often each kept hand is a flush, (2, 1820), as `keep_policy.flush_shares`."""
    if not average.choices:  # of four different ranks one hand in 64 is of one suit
        return np.tile((many(4).max(axis=1) == 1) / 64, (2, 1))
    sixes, shares = six_cards(), round_weights(average.rounds)
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    return np.stack(
        [flush_shares(hands, ways, [each[player] for each in average.choices], shares) for player in range(2)]
    )


def load_discards(path: Path) -> tuple[AverageDiscards, Doubles]:
    """The average discards in a file, and the values of kept hands they were solved for, (2, 1820). Raises BadData."""
    arrays = load(path)
    choices = arrays["choices"]
    return AverageDiscards(len(choices), arrays["kept"], arrays["laid"], tuple(choices)), arrays["pegging"]


def mixture(choices: tuple[Bytes, ...], shares: Doubles, subset: slice = slice(None)) -> AverageDiscards:
    """The average of these choices, (2, hands) each, by their shares."""
    sixes = six_cards()
    kept, discarded = np.zeros((2, FOURS)), np.zeros((2, PAIRS))
    for share, each in zip(shares, choices, strict=True):
        for player in range(2):
            _add_frequencies(
                sixes.hands[subset], sixes.ways[subset], layout(), each[player], share, kept[player], discarded[player]
            )
    total = sixes.ways[subset].sum()
    return AverageDiscards(len(choices), kept / total, discarded / total, choices)


@compiled
def _add_frequencies(
    hands: Bytes, ways: Integers, fixed: Layout, choices: Bytes, share: float, kept: Doubles, discarded: Doubles
) -> None:
    """Adds the frequencies of the hands kept and pairs discarded, times `share`."""
    for at in range(len(hands)):
        six, way = hands[at], choices[at]
        kept[kept_number(six, fixed, way)] += share * ways[at]
        discarded[fixed.pair_at[six[fixed.away[way, 0]] >> 2, six[fixed.away[way, 1]] >> 2]] += share * ways[at]

"""Monte Carlo evaluation of discards and cards, by any rules: expected points and the probability of winning.

Sample sizes are fixed, so the same view and seed give the same values. Only what the seat sees is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import BACK, JOKERS, Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.cribbage.fives import must_have_tossed
from fifteentwo.cribbage.sight import least_value
from fifteentwo.engine.monte_carlo.cards import resample, rollout_cards
from fifteentwo.engine.monte_carlo.counting import PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.deals import deal_sample, discard_ways
from fifteentwo.engine.monte_carlo.determinize import Determinizations, Observation, determinize
from fifteentwo.engine.monte_carlo.discards import (
    PegState,
    SampledDeals,
    crib_values,
    deal_others,
    hands_over_starters,
    rollout_discards,
)
from fifteentwo.engine.monte_carlo.rollout import new_state, state_of_play
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, crash_paths, laws
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules


class SampleSizes(NamedTuple):
    """Sample sizes, fixed so that results do not depend on the clock."""

    crib_deals: int = 1500
    """Discarding: deals in which the crib is counted for every discard."""
    rollout_deals: int = 500
    """The first of these deals, which are also played out."""
    rollout_choices: int = 6
    """The discards played out in all of them: the best by hand and crib."""
    rest_deals: int = 60
    """The first of these deals, in which the other discards are played out."""
    determinizations: int = 600
    """In the play: determinizations, weighted by importance."""
    screening: int = 60
    """The rollouts of every card, where there are more than `survivors`."""
    survivors: int = 4
    """The cards that get all rollouts: the best of the screening."""
    rollouts: int = 400
    """The rollouts of each of them, from determinizations resampled by their weights."""


SAMPLE_SIZES = SampleSizes()


class Quantity(NamedTuple):
    """A value and its standard error: 0 where the value is exact."""

    value: float
    error: float


JOKER_LOSSES: Final = {
    "high": (Quantity(2.6, 3.4), Quantity(4.8, 3.9)),
    "lowball": (Quantity(-0.2, 0.7), Quantity(-0.8, 1.0)),
}
"""The points that a hand with one joker, and with two, counts less than if each were the best card, because it keeps the name it
was played with: the mean and the deviation over hands (`bench/joker_error.py`).
"""
NAMED_BY_PONE: Final = Quantity(0.1, 0.8)
"""The same for a hand without jokers where pone names a joker that is turned up."""


class ChoiceValue(NamedTuple):
    """The value of a choice to a side, in points less the mean of the other sides'; None for parts not computed."""

    choice: Discard | Play
    total: Quantity
    hand: Quantity | None = None
    crib: Quantity | None = None
    play: Quantity | None = None
    win: Quantity | None = None
    deviation: Quantity | None = None
    starters: tuple[tuple[Card, float], ...] = ()
    """The points of the hand with each starter."""


def _ranked(found: list[ChoiceValue], aim: int) -> list[ChoiceValue]:
    """The best first, by the probability of winning; then those without one, by points."""

    def value(each: ChoiceValue) -> tuple[bool, float, float]:
        return each.win is not None, each.win.value if each.win else 0.0, aim * each.total.value

    return sorted(found, key=value, reverse=True)


@lru_cache(maxsize=64)
def _compiled(rules: CribbageRules) -> tuple[Laws, PointTables]:
    return laws(rules), point_tables(rules.objective == "lowball", rules.nineteen)


def _peg_state(view: View, seat: Seat) -> PegState:
    assert view.dealer is not None
    pegs = np.array(view.pegs, np.int64)
    # The play goes on as if the point for a go were pegged where the count closes; pegged on the call, it was this seat's.
    pegs[view.rules.side(seat), 1] -= view.point_taken
    return PegState(seat, view.dealer, pegs, crash_paths(view), crash_holes())


def _seed(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([seed % 2**63 * 2 + 1], np.uint64)


def _mean(samples: Doubles, effective: float | None = None) -> Quantity:
    """The mean of samples and its standard error, for an effective sample size (the number of samples by default).

    Where all samples are equal, the error is 1 / size rather than 0, since a sample proves nothing.
    """
    many = effective or len(samples)
    return Quantity(float(samples.mean()), float(samples.std() / np.sqrt(many)) or 1 / many)


def _deviation(samples: Doubles) -> Quantity:
    """The standard deviation of samples, with the standard error of this estimate."""
    about = samples - samples.mean()
    square = float((about**2).mean())
    if not square:
        return Quantity(0.0, 1 / len(samples))
    error = np.sqrt(max(0.0, float((about**4).mean()) - square**2) / len(samples)) / (2 * np.sqrt(square))
    return Quantity(float(np.sqrt(square)), float(error))


def _net(points: Longs, side: int) -> Doubles:
    """A side's points less the mean of the others'; the sides are the last axis."""
    sides = points.shape[-1]
    mine = points[..., side].astype(np.float64)
    others = points.sum(axis=-1) - mine
    net: Doubles = mine - others / (sides - 1)
    return net


def evaluate_discards(view: View, seat: Seat, legal: Sequence[Discard], seed: int) -> list[ChoiceValue]:
    """The value of each legal discard, the best first."""
    rules = view.rules
    numbers, table = _compiled(rules)
    board = _peg_state(view, seat)
    hand = view.hands[seat]
    size, away = len(hand), len(legal[0].cards)
    cards = np.array(hand, np.int64)
    unseen = np.array([card for card in rules.pack if card not in hand], np.int64)
    many = int(discard_ways().many[away, size])
    over = np.zeros((many, len(unseen)))
    hands_over_starters(table, numbers, discard_ways(), cards, size, away, unseen, over)
    samples = SampledDeals(
        np.zeros((SAMPLE_SIZES.crib_deals, rules.players, MOST_CARDS), np.int64),
        np.zeros((SAMPLE_SIZES.crib_deals, 8), np.int64),
        np.zeros(SAMPLE_SIZES.crib_deals, np.int64),
    )
    rng = _seed(seed)
    deal_others(table, numbers, discard_ways(), seat, board.dealer, unseen, samples, rng)
    in_crib = 4 - away if rules.crib != "none" else 0
    counted = np.zeros((many, SAMPLE_SIZES.crib_deals))
    if rules.crib != "none":
        crib_values(table, numbers, discard_ways(), cards, size, away, samples, in_crib, counted)
    own = rules.side(board.dealer) == rules.side(seat)
    side, sign = rules.side(seat), 1.0 if own else -1.0 / (rules.sides - 1)
    aim = -1 if numbers.lowball else 1
    orders = discard_ways().orders[away, size, :many]
    lost = [_joker_loss(rules, [hand[card] for card in order[away:size]]) for order in orders]
    hands = over.mean(axis=1) - [each.value for each in lost]
    show = hands + sign * counted.mean(axis=1)
    by_cards = {each.cards: each for each in legal}
    choices = [by_cards.get(tuple(hand[card] for card in order[:away])) for order in orders]
    allowed = np.array([choice is not None for choice in choices])
    tried = np.argsort(np.where(allowed, -aim * show, np.inf), kind="stable")[
        : min(SAMPLE_SIZES.rollout_choices, len(legal))
    ]
    rest = np.setdiff1d(np.nonzero(allowed)[0], tried)
    buffers = (new_state(rules.players), np.zeros(13, np.int64), rng)

    def play_out(ways: Longs, deals: int) -> tuple[SampledDeals, Longs, Doubles]:
        """The first of the deals; what each side pegs after these discards, (ways, deals, sides); and who wins, (ways, deals)."""
        some = SampledDeals(*(part[:deals] for part in samples))
        pegged = np.zeros((len(ways), deals, rules.sides), np.int64)
        wins = np.zeros((len(ways), deals))
        rollout_discards(
            table,
            numbers,
            discard_ways(),
            deal_sample(numbers),
            board,
            cards,
            size,
            away,
            ways,
            some,
            np.ascontiguousarray(counted[ways, :deals]),
            buffers,
            pegged,
            wins,
        )
        return some, pegged, wins

    some, pegged, wins = play_out(tried, SAMPLE_SIZES.rollout_deals)
    _, pegged_after_rest, _ = play_out(rest, SAMPLE_SIZES.rest_deals)
    at = np.searchsorted(unseen, some.starters)
    shown = over[tried][:, at] + sign * counted[tried, : SAMPLE_SIZES.rollout_deals]
    chances = _control_variate(wins, shown, show[tried], np.array([lost[way].error for way in tried]))
    found = []
    for way, choice in enumerate(choices):
        if choice is None:
            continue
        mine = Quantity(float(hands[way]), lost[way].error)
        crib = _mean(sign * counted[way])
        starters = tuple((Card(int(card)), float(made)) for card, made in zip(unseen, over[way], strict=True))
        trial = np.nonzero(tried == way)[0]
        net = _net(pegged[trial[0]] if len(trial) else pegged_after_rest[np.searchsorted(rest, way)], side)
        play = _mean(net)
        error = float(np.linalg.norm([mine.error, crib.error, play.error]))
        total = Quantity(mine.value + crib.value + play.value, error)
        value = ChoiceValue(choice, total, mine, crib, play, starters=starters)
        if len(trial):
            value = value._replace(win=chances[int(trial[0])], deviation=_deviation(shown[trial[0]] + net))
        found.append(value)
    return _ranked(found, aim)


def _joker_loss(rules: CribbageRules, kept: Sequence[Card]) -> Quantity:
    """The points that a hand counts less than with the best names for its jokers and for the starter; exact without jokers."""
    jokers = sum(card in JOKERS for card in kept)
    if jokers and rules.joker_binding:
        return JOKER_LOSSES[rules.objective][jokers - 1]
    return NAMED_BY_PONE if rules.jokers and rules.starter_joker == "pone_names" else Quantity(0.0, 0.0)


def _control_variate(wins: Doubles, shown: Doubles, show: Doubles, error: Doubles) -> list[Quantity]:
    """The mean win probability of each discard, with the points of hand and crib as a control variate.

    `wins` and `shown` are win probabilities and points of hand and crib by deal, (tried, deals); `show` are the means of those
    points and `error` their errors where they are not exact, (tried,).
    """
    of_wins, of_shown = wins - wins.mean(axis=0), shown - shown.mean(axis=0)
    square = float((of_shown**2).sum())
    slope = float((of_wins * of_shown).sum()) / square if square else 0.0
    cleared = wins - slope * (shown - show[:, None])
    means = [_mean(row) for row in cleared]
    return [
        Quantity(min(1.0, max(0.0, mean.value)), float(np.hypot(mean.error, slope * of)))
        for mean, of in zip(means, error, strict=True)
    ]


def evaluate_cards(view: View, seat: Seat, legal: Sequence[Play], seed: int) -> list[ChoiceValue]:
    """The value of each legal card, the best first; each face of a joker is a choice of its own."""
    rules = view.rules
    numbers, table = _compiled(rules)
    of_each = _codes_and_shows(view, seat, legal, numbers, table)
    distinct = _distinct(of_each, -1 if numbers.lowball else 1)
    board, rng = _peg_state(view, seat), _seed(seed)
    observed = _observe(view)
    unseen = np.array(sorted(set(rules.pack) - view.known()), np.int64)
    samples = Determinizations(
        np.zeros((SAMPLE_SIZES.determinizations, rules.players, MOST_CARDS), np.int64),
        np.zeros((SAMPLE_SIZES.determinizations, rules.players, 2), np.int64),
        np.zeros((SAMPLE_SIZES.determinizations, 4), np.int64),
        np.zeros(SAMPLE_SIZES.determinizations),
    )
    buffers = (new_state(rules.players), np.zeros(13, np.int64), rng)
    determinize(table, numbers, discard_ways(), observed, seat, board.dealer, unseen, buffers, samples)
    chosen = np.zeros(SAMPLE_SIZES.rollouts, np.int64)
    resample(samples.weights, chosen, rng)
    side, aim = rules.side(seat), -1 if numbers.lowball else 1
    most = aim * max(aim * show for _, show in of_each)
    now = state_of_play(view, [seat])

    def roll_out(some: dict[int, int], deals: Longs) -> dict[int, tuple[Quantity, Quantity]]:
        """For each code: my net points from here, with the loss to the best hand, and the probability of winning."""
        codes, shows = np.array(list(some), np.int64), np.array(list(some.values()), np.int64)
        pegged = np.zeros((len(some), len(deals), rules.sides), np.int64)
        wins = np.zeros((len(some), len(deals)))
        rollout_cards(
            table,
            numbers,
            deal_sample(numbers),
            board,
            observed,
            samples,
            deals,
            now,
            codes,
            shows,
            rules.joker_binding,
            buffers,
            pegged,
            wins,
        )
        nets = _net(pegged, side) + (shows - most)[:, None] - view.point_taken
        # Resampling repeats deals of high weight: Kish's effective sample size.
        effective = len(deals) ** 2 / float((np.bincount(deals) ** 2).sum())
        return {
            code: (_mean(net, effective), _mean(win, effective))
            for code, net, win in zip(some, nets, wins, strict=True)
        }

    figures = {}
    best = distinct
    if len(distinct) > SAMPLE_SIZES.survivors:
        figures = roll_out(distinct, np.ascontiguousarray(chosen[:: -(-len(chosen) // SAMPLE_SIZES.screening)]))
        order = sorted(figures, key=lambda code: (figures[code][1].value, aim * figures[code][0].value), reverse=True)
        best = {code: distinct[code] for code in order[: SAMPLE_SIZES.survivors]}
    figures |= roll_out(best, chosen)
    found = []
    for choice, (code, show) in zip(legal, of_each, strict=True):
        net, win = figures[code]
        # A face of a joker that counts less in the hand than another of its rank is not rolled out separately.
        total = Quantity(net.value + show - distinct[code], net.error)
        found.append(
            ChoiceValue(choice, total, play=total, win=win if code in best and show == distinct[code] else None)
        )
    return _ranked(found, aim)


def _codes_and_shows(
    view: View, seat: Seat, legal: Sequence[Play], numbers: Laws, table: PointTables
) -> list[tuple[int, int]]:
    """Each legal card as its rank, plus 16 for a joker, and the points of my hand once it has been played."""
    assert view.starter is not None
    rules = view.rules
    starter = int(view.starter.face)
    kept = view.kept(seat)
    found = []
    for each in legal:
        joker = each.card.unnamed in JOKERS
        hand = [int(card.face if rules.joker_binding else card.unnamed) for card in kept]
        if joker and rules.joker_binding:
            hand[kept.index(each.card.unnamed)] = int(each.card.face)
        show = count_cards(table, numbers, np.array(hand, np.int64), len(hand), starter, False)
        found.append((each.card.rank - 1 + 16 * joker, int(show)))
    return found


def _distinct(of_each: list[tuple[int, int]], aim: int) -> dict[int, int]:
    """The codes that differ in the play, each with the best points of the hand over a joker's suits."""
    best: dict[int, int] = {}
    for code, show in of_each:
        if code not in best or aim * show > aim * best[code]:
            best[code] = show
    return best


def _observe(view: View) -> Observation:
    """The seat's observation."""
    assert view.starter is not None
    assert view.dealer is not None
    rules = view.rules
    players = rules.players
    held, discarded = np.zeros((players, MOST_CARDS), np.int64), np.zeros((players, 2), np.int64)
    held_count, hidden, discarded_count, hidden_discards = (np.zeros(players, np.int64) for _ in range(4))
    for other in range(players):
        seen = [card for card in view.hands[other] if card != BACK]
        held[other, : len(seen)] = seen
        held_count[other], hidden[other] = len(seen), len(view.hands[other]) - len(seen)
        away = [card for card in view.discarded[other] if card != BACK]
        discarded[other, : len(away)] = away
        discarded_count[other], hidden_discards[other] = len(away), len(view.discarded[other]) - len(away)
    least = np.array([least_value(view, other) for other in range(players)], np.int64)
    plays = [(who, int(card.face) + 64 * (card.unnamed in JOKERS)) for who, card in view.plays]
    from_stock = [card for card in view.crib if card != BACK]
    crib = np.zeros(4, np.int64)
    crib[: len(from_stock)] = from_stock
    return Observation(
        np.array(plays, np.int64).reshape(-1, 2),
        int(view.starter.face),
        held,
        held_count,
        hidden,
        least,
        discarded,
        discarded_count,
        hidden_discards,
        crib,
        len(from_stock),
        len(view.crib) - len(from_stock),
        np.array(sorted(range(players), key=lambda other: -least[other]), np.int64),
        np.array([must_have_tossed(view, other) for other in range(players)], np.int64),
    )

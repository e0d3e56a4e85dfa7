"""Monte Carlo evaluation of discards and cards, by any rules: expected points and the probability of winning.

Sample sizes are fixed, so the same view and seed give the same values. Only what the seat sees is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import JOKERS, Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.equity.match_equity import CHANCE_PLACES
from fifteentwo.engine.monte_carlo.cards import resample, rollout_cards
from fifteentwo.engine.monte_carlo.counting import PointTables, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.determinize import Determinizations, determinize
from fifteentwo.engine.monte_carlo.discard_policy import plays_of, shuffle
from fifteentwo.engine.monte_carlo.discards import (
    PegState,
    SampledDeals,
    crib_values,
    deal_others,
    hands_over_starters,
    rollout_discards,
)
from fifteentwo.engine.monte_carlo.observation import codes_and_shows, distinct_codes, observe
from fifteentwo.engine.monte_carlo.racing import Quantity, mean_of, race, raced_chances
from fifteentwo.engine.monte_carlo.rollout import NODE, new_state, state_of_play
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, crash_paths, laws
from fifteentwo.engine.monte_carlo.solved_play import KEPT, node_after, solved_chances, solved_play
from fifteentwo.engine.monte_carlo.win_tables import deals_with_wins
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules


class SampleSizes(NamedTuple):
    """Sample sizes, fixed so that results do not depend on the clock."""

    crib_deals: int = 1500
    """Discarding: deals in which the crib is counted for every discard."""
    rollout_choices: int = 8
    """The discards raced in the first of these deals: the best by hand and crib."""
    rest_deals: int = 60
    """The first of these deals, in which the other discards are played out."""
    discard_rounds: tuple[int, ...] = (60, 140, 400)
    """The deals of each round of the race of the discards, at most `crib_deals` together."""
    determinizations: int = 3600
    """In the play: determinizations, weighted by importance; shared among the players, as each takes its time."""
    card_rounds: tuple[int, ...] = (60, 140, 400)
    """The deals of each round of the race of the cards, from determinizations resampled by their weights."""
    late_discard_rounds: tuple[int, ...] = (180, 420, 300)
    late_card_rounds: tuple[int, ...] = (180, 420, 400)
    """The same near the end of the game (`_late`), where more is at stake. With 60 deals the first round often dropped the best discard."""


SAMPLE_SIZES = SampleSizes()

NEAR: Final = 31
"""The points from its target at which a side is near the end."""
FEW: Final = 8
"""The most cards in the play for which more deals can be played out in time; with jokers they cannot."""

JOKER_LOSSES: Final = {
    "high": (Quantity(2.6, 3.4), Quantity(4.8, 3.9)),
    "lowball": (Quantity(-0.2, 0.7), Quantity(-0.8, 1.0)),
}
"""The points that a hand with one joker, and with two, counts less than if each were the best card, because it keeps the name it
was played with: the mean and the deviation over hands (`bench/joker_error.py`).
"""
NAMED_BY_PONE: Final = Quantity(0.1, 0.8)
"""The same for a hand without jokers where pone names a joker that is turned up."""


TRUST: Final = 0.6
"""The weight of the fitted values of the play against those of the rollouts, which have more noise."""
ERROR_OF_PLAY: Final = 0.15
"""The standard error of the fitted values, between discards of the same cards."""


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
    often: float | None = None
    """How often the solved play plays this card; None where none carries over, or hands are not chosen as in the standard game."""


def _ranked(found: list[ChoiceValue], aim: int) -> list[ChoiceValue]:
    """The best first, by the probability of winning, equal ones by points; then those without one, by points."""

    def value(each: ChoiceValue) -> tuple[bool, float, float]:
        return each.win is not None, round(each.win.value, CHANCE_PLACES) if each.win else 0.0, aim * each.total.value

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


def _late(rules: CribbageRules, pegs: Longs) -> bool:
    """Whether more deals are played out: where a side is near its target, and deals are short."""
    cards = rules.players * (rules.cards_dealt - rules.discards)
    return cards <= FEW and not rules.jokers and bool((np.array(rules.targets) - pegs[:, 1]).min() <= NEAR)


def _seed(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([seed % 2**63 * 2 + 1], np.uint64)


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
    discarding = discard_ways(numbers)
    board = _peg_state(view, seat)
    hand = view.hands[seat]
    size, away = len(hand), len(legal[0].cards)
    cards = np.array(hand, np.int64)
    unseen = np.array([card for card in rules.pack if card not in hand], np.int64)
    many = int(discarding.many[away, size])
    over = np.zeros((many, len(unseen)))
    hands_over_starters(table, numbers, discarding, cards, size, away, unseen, over)
    samples = SampledDeals(
        np.zeros((SAMPLE_SIZES.crib_deals, rules.players, MOST_CARDS), np.int64),
        np.zeros((SAMPLE_SIZES.crib_deals, 8), np.int64),
        np.zeros(SAMPLE_SIZES.crib_deals, np.int64),
    )
    rng = _seed(seed)
    deal_others(table, numbers, discarding, seat, board.dealer, unseen, samples, rng)
    in_crib = 4 - away if rules.crib != "none" else 0
    counted = np.zeros((many, SAMPLE_SIZES.crib_deals))
    if rules.crib != "none":
        crib_values(table, numbers, discarding, cards, size, away, samples, in_crib, counted)
    own = rules.side(board.dealer) == rules.side(seat)
    side, sign = rules.side(seat), 1.0 if own else -1.0 / (rules.sides - 1)
    aim = -1 if numbers.lowball else 1
    orders = discarding.orders[away, size, :many]
    expected = np.zeros(many)
    plays_of(discarding, cards, size, away, own, expected)
    lost = [_joker_loss(rules, [hand[card] for card in order[away:size]]) for order in orders]
    hands = over.mean(axis=1) - [each.value for each in lost]
    of_crib = sign * counted.mean(axis=1, keepdims=True)
    show = hands + of_crib[:, 0]
    by_cards = {each.cards: each for each in legal}
    choices = [by_cards.get(tuple(hand[card] for card in order[:away])) for order in orders]
    allowed = np.array([choice is not None for choice in choices])
    tried = np.argsort(np.where(allowed, -aim * (show + expected), np.inf), kind="stable")[
        : min(SAMPLE_SIZES.rollout_choices, len(legal))
    ]
    rest = np.setdiff1d(np.nonzero(allowed)[0], tried)
    buffers = (new_state(numbers), np.zeros(13, np.int64), rng)
    at_starter = np.searchsorted(unseen, samples.starters)

    def play_out(ways: Longs, begin: int, end: int) -> tuple[Doubles, Doubles]:
        """Who wins after these discards in some of the deals, and the net points of the play: (ways, deals) each."""
        pegged = np.zeros((len(ways), end - begin, rules.sides), np.int64)
        wins = np.zeros((len(ways), end - begin))
        rollout_discards(
            table,
            numbers,
            discarding,
            deals_with_wins(numbers),
            solved_play(rules),
            board,
            cards,
            size,
            away,
            ways,
            SampledDeals(*(part[begin:end] for part in samples)),
            begin,
            np.ascontiguousarray(counted[ways, begin:end]),
            buffers,
            pegged,
            wins,
        )
        return wins, _net(pegged, side)

    shown = over[:, at_starter] + sign * counted
    slopes: list[float] = []

    def play_round(ways: Longs, begin: int, end: int) -> tuple[Doubles, Doubles]:
        """The same with the points of hand and crib as a control variate, whose means are known, and of the play, whose are expected."""
        wins, nets = play_out(ways, begin, end)
        about_shown = shown[ways, begin:end] - over[ways].mean(axis=1, keepdims=True) - of_crib[ways]
        about_nets = nets - expected[ways, None]
        if not slopes:
            slopes.append(_slope(wins, about_shown))
            slopes.append(_slope(wins - slopes[0] * about_shown, nets))
            slopes.append(float(about_nets.mean()))
        return wins - slopes[0] * about_shown - TRUST * slopes[1] * (about_nets - slopes[2]), nets

    late = _late(rules, board.pegs)
    rounds = SAMPLE_SIZES.late_discard_rounds if late else SAMPLE_SIZES.discard_rounds
    raced = race(tried.tolist(), rounds, play_round)
    of_rest = dict(zip(rest.tolist(), play_out(rest, 0, SAMPLE_SIZES.rest_deals)[1], strict=True))
    chance = raced_chances(raced)
    found = []
    for way, choice in enumerate(choices):
        if choice is None:
            continue
        mine = Quantity(float(hands[way]), lost[way].error)
        crib = mean_of(sign * counted[way])
        starters = tuple((Card(int(card)), float(made)) for card, made in zip(unseen, over[way], strict=True))
        net = raced[way].nets if way in raced else of_rest[way]
        play = mean_of(net)
        play = Quantity(
            play.value + TRUST * (float(expected[way]) + slopes[2] - play.value),
            float(np.hypot((1 - TRUST) * play.error, TRUST * ERROR_OF_PLAY)),
        )
        error = float(np.linalg.norm([mine.error, crib.error, play.error]))
        total = Quantity(mine.value + crib.value + play.value, error)
        value = ChoiceValue(choice, total, mine, crib, play, starters=starters)
        if way in raced:
            win, of_lost = chance[way], abs(slopes[0]) * lost[way].error
            value = value._replace(
                win=win._replace(error=float(np.hypot(win.error, of_lost))),
                deviation=_deviation(shown[way, : len(net)] + net),
            )
        found.append(value)
    return _ranked(found, aim)


def _joker_loss(rules: CribbageRules, kept: Sequence[Card]) -> Quantity:
    """The points that a hand counts less than with the best names for its jokers and for the starter; exact without jokers."""
    jokers = sum(card in JOKERS for card in kept)
    if jokers and rules.joker_binding:
        return JOKER_LOSSES[rules.objective][jokers - 1]
    return NAMED_BY_PONE if rules.jokers and rules.starter_joker == "pone_names" else Quantity(0.0, 0.0)


def _slope(wins: Doubles, shown: Doubles) -> float:
    """How much the chance to win grows with a point of hand and crib, by regression over the deals; (choices, deals) each."""
    of_wins, of_shown = wins - wins.mean(axis=1, keepdims=True), shown - shown.mean(axis=1, keepdims=True)
    square = float((of_shown**2).sum())
    return float((of_wins * of_shown).sum()) / square if square else 0.0


def evaluate_cards(view: View, seat: Seat, legal: Sequence[Play], seed: int) -> list[ChoiceValue]:
    """The value of each legal card, the best first; each face of a joker is a choice of its own."""
    rules = view.rules
    numbers, table = _compiled(rules)
    of_each = codes_and_shows(view, seat, legal, numbers, table)
    distinct = distinct_codes(of_each, -1 if numbers.lowball else 1)
    board, rng = _peg_state(view, seat), _seed(seed)
    observed = observe(view)
    unseen = np.array(sorted(set(rules.pack) - view.known()), np.int64)
    many = SAMPLE_SIZES.determinizations // rules.players
    samples = Determinizations(
        np.zeros((many, rules.players, MOST_CARDS), np.int64),
        np.zeros((many, rules.players, 2), np.int64),
        np.zeros((many, 4), np.int64),
        np.zeros(many),
    )
    buffers = (new_state(numbers), np.zeros(13, np.int64), rng)
    policy = solved_play(rules)
    determinize(table, numbers, policy, discard_ways(numbers), observed, seat, board.dealer, unseen, buffers, samples)
    rounds = SAMPLE_SIZES.late_card_rounds if _late(rules, board.pegs) else SAMPLE_SIZES.card_rounds
    chosen = np.zeros(sum(rounds), np.int64)
    resample(samples.weights, chosen, rng)
    shuffle(chosen, len(chosen), len(chosen), rng)
    # Resampling repeats deals of high weight: Kish's effective sample size.
    efficiency = len(chosen) / float((np.bincount(chosen) ** 2).sum())
    side, aim = rules.side(seat), -1 if numbers.lowball else 1
    most = aim * max(aim * show for _, show in of_each)
    now = state_of_play(view, [seat])
    now.needs[:] = np.array(rules.targets) - board.pegs[:, 1]
    plays = [(who, card.rank - 1) for who, card in view.plays]
    lowest = int(np.flatnonzero(now.held[seat])[0])
    now.at[NODE] = node_after(policy, numbers, plays, seat, board.dealer, 0 if lowest == 13 else lowest)

    codes = list(distinct)
    shows = np.array([distinct[code] for code in codes], np.int64)

    def play_round(some: Longs, begin: int, end: int) -> tuple[Doubles, Doubles]:
        """Who wins after these cards in some of the deals, and the net points from here, with the loss to the best hand."""
        pegged = np.zeros((len(some), end - begin, rules.sides), np.int64)
        wins = np.zeros((len(some), end - begin))
        rollout_cards(
            table,
            numbers,
            deals_with_wins(numbers),
            policy,
            board,
            observed,
            samples,
            chosen[begin:end],
            begin,
            now,
            np.array(codes, np.int64)[some],
            shows[some],
            rules.joker_binding,
            buffers,
            pegged,
            wins,
        )
        return wins, _net(pegged, side) + (shows[some] - most)[:, None] - view.point_taken

    ranks, shares = np.zeros(KEPT, np.int64), np.zeros(KEPT)
    # Where fives are tossed, the policy of the standard game is a good player of rollouts, but no better a judge than they are.
    known = 0 if rules.toss_fives else int(solved_chances(policy, now, seat, ranks, shares))
    often = dict(zip(ranks[:known].tolist(), shares[:known].tolist(), strict=True))
    raced = race(range(len(codes)), rounds, play_round, efficiency)
    chance = raced_chances(raced, efficiency)
    found = []
    for choice, (code, show) in zip(legal, of_each, strict=True):
        at = codes.index(code)
        net = mean_of(raced[at].nets, len(raced[at].nets) * efficiency)
        # A face of a joker that counts less in the hand than another of its rank is not rolled out separately.
        total = Quantity(net.value + show - distinct[code], net.error)
        found.append(
            ChoiceValue(
                choice,
                total,
                play=total,
                win=chance[at] if show == distinct[code] else None,
                often=often.get(code, 0.0) if often else None,
            )
        )
    return _ranked(found, aim)

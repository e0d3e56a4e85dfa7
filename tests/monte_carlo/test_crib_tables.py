"""What discards are worth in the crib and kept cards in the play, by the rules at hand."""

from __future__ import annotations

from random import Random
from statistics import fmean

import numpy as np
import pytest

from fifteentwo.cards import RANKS, Card
from fifteentwo.engine.heuristics import crib_means
from fifteentwo.engine.monte_carlo import crib_tables
from fifteentwo.engine.monte_carlo.counting import point_tables
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.discard_policy import deal_hands, plays_of
from fifteentwo.engine.monte_carlo.rollout import new_state
from fifteentwo.engine.monte_carlo.rollout_weights import policy_weights
from fifteentwo.engine.monte_carlo.rules import laws
from fifteentwo.engine.monte_carlo.solved_play import no_solution
from fifteentwo.engine.training.play_values import fit_play, play_deals
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import points

DEALS = 3000


@pytest.mark.parametrize("text", ["standard", "lowball"])
def test_the_crib_has_so_many_points_when_others_discard_by_the_tables(text: str) -> None:
    """Counted by the rules as players read them, in other deals."""
    rules, rng = parse(text, CribbageRules), Random(4)
    numbers = laws(rules)
    ways, state, seed = discard_ways(numbers), new_state(numbers), np.array([99], np.uint64)
    table = point_tables(numbers.lowball == 1, nineteen=False)
    hands, crib = np.zeros((2, 8), np.int64), np.zeros(8, np.int64)
    found: dict[tuple[int, int, int], list[int]] = {}
    for _ in range(DEALS):
        starter = Card(deal_hands(table, numbers, ways, state, 0, seed, hands, crib))
        for own, theirs in ((1, crib[2:4]), (0, crib[:2])):  # seat 0 deals, and discards first
            others = [Card(int(card)) for card in theirs]
            for low, high in ((4, 4), (9, 12), (1, 2), (6, 7), (0, 9)):
                mine = [Card(4 * low + rng.randrange(4)), Card(4 * high + rng.randrange(4))]
                if len({*mine, *others, starter}) == 5:
                    found.setdefault((own, low, high), []).append(points((*mine, *others), starter, crib=True))
    for place, counted in found.items():
        assert ways.crib[place] == pytest.approx(fmean(counted), abs=0.3), place


def test_in_the_standard_game_they_are_near_those_of_exact_discards() -> None:
    """Those are discards by hand and crib alone, and here the play counts too."""
    tables = discard_ways(laws(CribbageRules())).crib
    found, exact = [], []
    for low in range(13):
        for high in range(low, 13):
            row = crib_means().crib[RANKS[low] + RANKS[high]]
            found += [tables[1, low, high], tables[0, low, high]]
            exact += [row[0], row[2]]
    apart = np.array(found) - np.array(exact)
    assert np.sqrt((apart**2).mean()) < 0.4
    assert np.corrcoef(found, exact)[0, 1] > 0.95


def test_in_lowball_pone_fills_the_dealers_crib() -> None:
    """Pone discards points, and the dealer none: so the dealer's own crib has more of them than in the standard game."""
    low, high = np.triu_indices(13)
    standard, lowball = (discard_ways(laws(parse(text, CribbageRules))).crib for text in ("standard", "lowball"))
    more = (lowball - standard)[:, low, high].mean(axis=1)
    assert more[1] > 1
    assert more[0] < -0.3


def test_they_do_not_change_with_the_score_that_is_kept() -> None:
    tables = discard_ways(laws(parse("jokers", CribbageRules)))
    crib_tables._discard_ways.cache_clear()
    again = discard_ways(laws(parse("jokers", CribbageRules)))
    assert again.crib.tolist() == tables.crib.tolist()
    assert discard_ways(laws(parse("jokers target=61 stinkhole=on", CribbageRules))) is again
    assert again.crib[1, 13, 4] > again.crib[1, 3, 4], "a joker is the best card"
    assert not discard_ways(laws(parse("no_discard", CribbageRules))).crib.any()


@pytest.mark.parametrize("text", ["lowball", "three_players", "seven_card", "standard"])
def test_kept_cards_peg_what_was_fitted(text: str) -> None:
    """In other deals: where the model says a point more, a point more is pegged."""
    rules = parse(text, CribbageRules)
    numbers, many = laws(rules), 60_000
    ways, kept = discard_ways(numbers), numbers.dealt - numbers.discards
    state = new_state(numbers)._replace(weights=policy_weights(numbers))
    held, own, nets = np.zeros((many, 13)), np.zeros(many, np.int64), np.zeros(many)
    table = point_tables(numbers.lowball == 1, nineteen=False)
    play_deals(table, numbers, ways, no_solution(), state, np.array([77], np.uint64), held, own, nets)
    for mine in (0, 1):
        some = held[own == mine].astype(np.int64)
        cards = 4 * np.repeat(np.tile(np.arange(13), len(some)), some.ravel()).reshape(-1, kept)
        expected = np.zeros(len(some))
        for at, hand in enumerate(cards):
            one = np.zeros(1)
            plays_of(ways, hand, kept, 0, bool(mine), one)
            expected[at] = one[0]
        slope = np.cov(expected, nets[own == mine])
        assert 0.6 < slope[0, 1] / slope[0, 0] < 1.4


def test_the_fit_of_kept_cards_is_reproducible() -> None:
    rules = parse("five_card", CribbageRules)
    weights = policy_weights(laws(rules))
    first, second = (fit_play(rules, weights, rounds=(500, 1000)) for _ in range(2))
    assert first.tolist() == second.tolist()
    assert first.any()
    assert not fit_play(parse("no_discard", CribbageRules), weights).any(), "nothing is kept, nothing to choose"

"""No point for the last card of the play: every walk over it pegs what the rules say, with the tables of the standard game as a stand-in."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.equity.deal_counts import MAX_PEGGED, DealDistribution
from fifteentwo.engine.equity.open_play import new_scratch, results, walk
from fifteentwo.engine.equity.open_position import begin
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.range_play import range_walk, walk_range
from fifteentwo.engine.equity.range_results import OUT, clear, range_results
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.equity.simulated_deals import empty_deals, fixed, play_deals, shipped_policy, strategies
from fifteentwo.engine.expert import purification
from fifteentwo.engine.expert.ranges import TREMBLE
from fifteentwo.engine.pegging.policy import UNKNOWN, first_alone
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, grown_hands, rank_hands
from fifteentwo.engine.solution import shipped
from tests.engine.test_purification import mixed
from tests.engine.test_solving import Moment

NO_LAST = DealRules(last_card=0)
Chances = dict[tuple[int, ...], float]


def by_hand(moment: Moment, plays: list[tuple[int, int]], rules: DealRules, lower: float = UNKNOWN / 255) -> Chances:
    """How likely pone and the dealer peg each number of points from here, by the policy and by the rules alone. `lower` is the
    probability of the lower of two cards where the policy is silent.
    """
    if not any(moment.hands):
        return {(0, 0): 1.0}
    found: Chances = {}
    for rank, share in shares(moment, plays, rules, lower).items():
        new, won = moment.play(rank)
        after = plays if rank is None else [*plays, (moment.turn, rank)]
        for points, chance in by_hand(new, after, rules, lower).items():
            both = (points[0] + won[0], points[1] + won[1])
            found[both] = found.get(both, 0.0) + share * chance
    return found


def shares(moment: Moment, plays: list[tuple[int, int]], rules: DealRules, lower: float) -> dict[int | None, float]:
    fits, hand = moment.fits(moment.turn), sorted(moment.hands[moment.turn])
    if len(fits) < 2:
        return {fits[0] if fits else None: 1.0}
    if not moment.hands[1 - moment.turn]:
        return {first_alone(hand, list(moment.row), rules.aim, rules.last_card): 1.0}
    policy = shipped(rules).chances(plays, moment.turn, hand)
    if policy is None:
        return {fits[0]: lower, fits[1]: 1 - lower} if len(hand) == 2 else dict.fromkeys(fits, 1 / len(fits))
    total = sum(policy.values())
    return {rank: share / total for rank, share in policy.items() if share}


@pytest.mark.parametrize("rules", [NO_LAST, STANDARD])
def test_the_play_of_two_hands_pegs_what_the_rules_say(rules: DealRules, tables: Path) -> None:
    assert tables.is_dir()
    rng, hands, room, found = np.random.default_rng(7), rank_hands(4).astype(np.int64), new_scratch(), results()
    unlike = 0
    for pone, dealer in hands[rng.integers(0, FOURS, (12, 2))]:
        begin(room.stack[0], np.stack((pone, dealer)))
        walk(room, shipped_policy(rules), fixed(), np.array([99, 99]), found)
        expected = np.zeros((GRID, GRID))
        start = Moment((tuple(map(int, pone)), tuple(map(int, dealer))), rules.last_card)
        for points, chance in by_hand(start, [], rules).items():
            expected[points] += chance
        assert found.points == pytest.approx(expected, abs=1e-9)
        unlike += bool(expected[:, 0].any())
    assert (unlike > 0) == (rules == NO_LAST), "the dealer plays the last card, and pegs nothing else in some deals"


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("need", [(99, 99), (7, 9), (3, 2)])
def test_the_play_against_all_hands_is_that_against_each(role: int, need: tuple[int, int], tables: Path) -> None:
    assert tables.is_dir()
    rng, policy, hands = np.random.default_rng(role), shipped_policy(NO_LAST), rank_hands(4).astype(np.int64)
    room, found, open_room, one = range_walk(), range_results(), new_scratch(), results()
    for kept in hands[rng.integers(0, FOURS, 3)]:
        some = rng.permutation(FOURS)[:40]
        number = np.full(FOURS, -1)
        number[some] = np.arange(len(some))
        clear(found)
        walk_range(kept, role, number, need, policy, fixed(), grown_hands(), room, found)
        for other in some:
            begin(open_room.stack[0], np.stack((kept, hands[other]) if role == PONE else (hands[other], kept)))
            walk(open_room, policy, fixed(), np.array(need if role == PONE else need[::-1]), one)
            row = found.shares[number[other]]
            assert row[:OUT].reshape(GRID, GRID) == pytest.approx(one.points if role == PONE else one.points.T)
            assert row[OUT:].reshape(2, GRID) == pytest.approx(one.out if role == PONE else one.out[::-1])
    clear(found)


@pytest.mark.parametrize("rules", [NO_LAST, STANDARD])
def test_simulated_deals_peg_what_the_rules_say(rules: DealRules, tables: Path) -> None:
    assert tables.is_dir()
    deals, every = empty_deals(500), np.full((1, 2, 962_988), 14, np.uint8)
    play_deals(fixed(), strategies(every, np.ones(1), shipped_policy(rules)), 1, deals)
    last = set()
    for cards, plays, pegged, points in zip(*(each.tolist() for each in deals), strict=True):
        hands = tuple(tuple(sorted(card >> 2 for card in cards[at : at + 4])) for at in (0, 6))
        moment, total, pegged_last = Moment((hands[0], hands[1]), rules.last_card), [0, 0], 0
        for card, scored in zip(plays, pegged, strict=True):
            while not moment.fits(moment.turn):
                moment, won = moment.play(None)
                total = [before + more for before, more in zip(total, won, strict=True)]
            assert card in cards[6 * moment.turn : 6 * moment.turn + 4]
            mover = moment.turn
            moment, won = moment.play(card >> 2)
            total = [so_far + more for so_far, more in zip(total, won, strict=True)]
            pegged_last = won[mover]
            assert scored - pegged_last in (0, 1), "a go that follows is counted with the card"
        assert (points[0], points[3]) == tuple(total)
        assert sum(pegged) == sum(total)
        last.add(pegged_last)
    assert (0 in last) == (rules == NO_LAST)


@pytest.mark.parametrize(("hand", "row"), [([3, 6, 8], [9, 8]), ([0, 9], [9, 9]), ([4, 5, 9], [9]), ([10, 12], [11])])
@pytest.mark.parametrize("aim", [1, -1])
def test_a_player_alone_plays_the_best_order(hand: list[int], row: list[int], aim: int) -> None:
    def pegged(order: tuple[int, ...]) -> int | None:
        moment, points = Moment((tuple(hand), ()), 0), 0
        moment.row, moment.gone, moment.last = tuple(row), frozenset({DEALER}), PONE
        for rank in order:
            while rank not in moment.fits(PONE):
                if moment.fits(PONE):
                    return None
                moment, won = moment.play(None)
                points += won[PONE]
            moment, won = moment.play(rank)
            points += won[PONE]
        return points

    values = {order: worth for order in permutations(hand) if (worth := pegged(order)) is not None}
    best = max(values.values(), key=lambda worth: aim * worth)
    assert first_alone(hand, row, aim, 0) in {order[0] for order, worth in values.items() if worth == best}


@pytest.mark.parametrize("cards", [4, 3, 2])
def test_the_value_of_a_card_is_that_of_playing_on_by_the_policy(cards: int, tables: Path) -> None:
    assert tables.is_dir()
    rng, tried, policy = np.random.default_rng(cards), 0, shipped(NO_LAST)
    for known in mixed(cards, 40 if cards == 2 else 8):
        hand, plays = purification._hand(known, NO_LAST), tuple(known.plays)
        values, likelihood, _ = purification._values_by_hand(policy, hand, plays, known.hand, known.hand, TREMBLE)
        possible = np.flatnonzero(likelihood > 0)
        for at in rng.choice(possible, min(2, len(possible)), replace=False):
            theirs = tuple(int(rank) for rank in rank_hands(known.left)[at])
            both = (tuple(known.hand), theirs)
            for rank in {rank for rank in known.hand if known.sum + min(rank + 1, 10) <= 31}:
                moment = Moment(both if known.role == PONE else (theirs, both[0]), 0)
                moment.row = tuple(each for _, each in known.plays[known.start :])
                moment.turn, moment.last = known.role, known.plays[-1][0] if known.plays else DEALER
                moment.gone = frozenset({1 - known.role}) if known.other_gone else frozenset()
                new, won = moment.play(rank)
                after = by_hand(new, [*known.plays, (known.role, rank)], NO_LAST, 0.5)
                worth = float(won[known.role] - won[1 - known.role])
                worth += sum(share * (both[known.role] - both[1 - known.role]) for both, share in after.items())
                assert values[known.hand.index(rank), at] == pytest.approx(worth, abs=1e-9)
                tried += 1
    assert tried > 10


def test_the_chance_to_win_is_right_where_a_deal_may_score_nothing() -> None:
    """Such a deal changes the dealer alone. Compared with an iteration over all scores, part by part."""
    target, pone, dealer = 4, {0: 0.7, 1: 0.3}, {(0, 0): 0.5, (2, 0): 0.2, (0, 1): 0.3}
    play, heels = {(0, 0): 0.4, (0, 1): 0.35, (1, 0): 0.25}, 0.1
    square, ones, twos = (np.zeros((MAX_PEGGED, MAX_PEGGED)) for _ in range(3))
    for points, chance in play.items():
        square[points] = chance
    ones[1, 0], twos[0, 1] = play[1, 0], play[0, 1]
    hand, both = np.zeros(30), np.zeros((30, 30))
    for at, chance in pone.items():
        hand[at] = chance
    for place, chance in dealer.items():
        both[place] = chance
    found = equities(DealDistribution(heels, square, ones, twos, hand, both), first_to_target(target))[0]
    value = np.zeros((2, target, target))
    deals = list(product({0: 1 - heels, 2: heels}.items(), play.items(), pone.items(), dealer.items()))
    for _ in range(400):
        before = value.copy()
        for role, mine, theirs in product((0, 1), range(target), range(target)):
            value[role, mine, theirs] = sum(
                first[1] * second[1] * third[1] * fourth[1] * after_parts(before, role, (mine, theirs), parts)
                for first, second, third, fourth in deals
                for parts in [((1, first[0]), (0, second[0][0]), (1, second[0][1]), (0, third[0]), (1, sum(fourth[0])))]
            )
    assert found == pytest.approx(value, abs=1e-9)


def after_parts(
    value: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
    role: int,
    scores: tuple[int, int],
    parts: tuple[tuple[int, int], ...],
) -> float:
    """My chance after these parts of a deal, (1 for the dealer, points), which I deal where `role` is 0."""
    now, target = list(scores), value.shape[1]
    for by_dealer, points in parts:
        who = 0 if by_dealer == (role == 0) else 1
        now[who] += points
        if now[who] >= target:
            return float(who == 0)
    return float(value[1 - role, now[0], now[1]])

"""How *expert* decides in the five-card game, and the chances to win that it decides by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.equity.deal_counts import empty_counts
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.five_card import chances
from fifteentwo.engine.five_card.chances import (
    KnownCards,
    equities_of,
    equities_of_discards,
    moment_to_play,
    need_of,
)
from fifteentwo.engine.five_card.decisions import (
    choice,
    five_card_cards,
    five_card_discards,
    is_near_target,
    known_to,
    mixed_discards,
    points_of_discards,
    score_of,
)
from fifteentwo.engine.five_card.discards import score_threes
from fifteentwo.engine.five_card.hands import AWAY, STAY, class_numbers
from fifteentwo.engine.five_card.play import (
    ME,
    OTHER,
    before_the_play,
    best_card_values,
    my_orders,
    seen_so_far,
    ways_on,
)
from fifteentwo.engine.five_card.sampled_deals import played_by_policy
from fifteentwo.engine.five_card.solution import shipped_five_card
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import expert, player
from fifteentwo.players.ladder import pegs
from tests.engine.other_rules import of

RULES = of("five_card")


def states(seed: int, scores: tuple[int, int] = (0, 0)) -> Iterator[tuple[View, int]]:
    """The states of a deal in which somebody has a choice, both playing by the solution."""
    rng, game = Random(seed), Cribbage(RULES)
    state = game.start(Opening(dealer=seed % 2))
    state = replace(state, pegs=tuple((0, score) for score in scores))
    while state.phase not in {"show", "over"}:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view = game.observe(state, seat)
        legal = game.legal(view, seat)
        choices = [each for each in legal if isinstance(each, Discard | Play)]
        if len(choices) > 1:
            yield view, seat
        action = choice(shipped_five_card(), view, choices, rng, False) if choices else legal[0]
        state, _ = game.apply(state, action)


def test_probabilities_are_of_legal_choices_and_add_up() -> None:
    game = Cribbage(RULES)
    for scores in ((0, 0), (50, 56)):
        for seed in range(2):
            for view, seat in states(seed, scores):
                legal = game.legal(view, seat)
                for by_score in (False, True):
                    cards = [each for each in legal if isinstance(each, Play)]
                    pairs = [each for each in legal if isinstance(each, Discard)]
                    found: dict[Discard | Play, float] = {}
                    if pairs:
                        found.update(five_card_discards(shipped_five_card(), view, pairs, by_score).items())
                    else:
                        found.update(five_card_cards(shipped_five_card(), view, cards, by_score).items())
                    assert set(found) <= set(legal)
                    assert sum(found.values()) == pytest.approx(1)


def test_the_expert_plays_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.players.sampler.make", lambda _: lambda *_: pytest.fail("it samples"))
    game, experts = Cribbage(RULES), [player("expert", Random(seat)) for seat in (0, 1)]
    state, house = game.start(Opening(dealer=0)), Random(3)
    while state.phase != "over" and state.deals < 3:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, house))
            continue
        view = game.observe(state, seat)
        legal = game.legal(view, seat)
        choices = [each for each in legal if isinstance(each, Discard | Play)]
        state, _ = game.apply(state, experts[seat](view, choices) if choices else legal[0])
        if choices and isinstance(choices[0], Discard):
            assert expert.discard_chances(view, [each for each in choices if isinstance(each, Discard)])
        elif choices:
            assert expert.card_chances(view, [each for each in choices if isinstance(each, Play)])


def test_a_card_that_wins_at_once_is_played() -> None:
    found = 0
    for seed in range(40):
        for view, seat in states(seed):
            legal = [each for each in Cribbage(RULES).legal(view, seat) if isinstance(each, Play)]
            wins = {each for each in legal if len(view.plays) == 1 and pegs(view, each) >= 2}
            if wins:
                near = replace(view, pegs=tuple((0, 59) for _ in (0, 1)))
                assert set(five_card_cards(shipped_five_card(), near, legal, True)) <= wins
                found += 1
        if found >= 5:
            return
    pytest.fail("no card wins at once")


def test_the_value_of_a_card_is_that_of_what_the_other_answers() -> None:
    """The best response after each reply, over the replies, is the best response before them."""
    solution, tremble = shipped_five_card(), 0.02
    rng = np.random.default_rng(2)
    for _ in range(4):
        mine = tuple(sorted(rng.choice(13, 3).tolist()))
        reach = rng.random(455)
        start = before_the_play(mine, PONE, reach / reach.sum())
        ways = ways_on(solution.policy, start, tremble=tremble)
        values = best_card_values(ways, my_orders(mine), (ways.mine - ways.theirs).astype(np.float64))
        for lead, value in values.items():
            total = 0.0
            for reply in range(13):
                at = seen_so_far(solution.policy, start, [(ME, lead), (OTHER, reply)], ME, tremble)
                if at.reach.sum() == 0:
                    continue
                after = ways_on(solution.policy, at, tremble=tremble)
                points = (after.mine - after.theirs).astype(np.float64)
                pegged = 2 * (reply == lead) + 2 * (min(lead + 1, 10) + min(reply + 1, 10) == 15)
                total += float(at.reach.sum()) * (
                    max(best_card_values(after, my_orders(at.mine), points).values()) - pegged
                )
            assert total == pytest.approx(value)


@pytest.mark.parametrize(
    ("role", "scores"), [(PONE, (52, 55)), (DEALER, (50, 48)), (DEALER, (55, 53)), (PONE, (40, 44))]
)
def test_chances_are_those_of_deals_counted_card_by_card(
    role: int, scores: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given my cards and the starter the other's five are dealt, discarded from and played by the solution; so are mine."""
    monkeypatch.setattr(chances, "FLOOR", 0.0)
    monkeypatch.setattr(chances, "TREMBLE", 0.0)
    solution, rng, n, target = shipped_five_card(), np.random.default_rng(role + sum(scores)), 60_000, 61
    score = ScoreContext(role, *scores, equity_table(RULES, "win"))
    cards = rng.permutation(52)
    kept, away, starter = tuple(cards[:3].tolist()), tuple(cards[3:5].tolist()), int(cards[5])
    known = KnownCards(kept, away, starter, ())
    start = before_the_play(
        [card >> 2 for card in kept], role, chances.prior_of_hands(solution, 1 - role, (*kept, *away, starter))
    )
    ways = ways_on(solution.policy, start, need_of(score))
    weight = ways.by_me * ways.by_them
    found = float(weight @ equities_of(solution, [score], known, ways)[0]) / float(weight.sum())
    # The same by deals.
    fives = np.array([rng.permutation(cards[6:])[:5] for _ in range(n)], np.uint8)
    number, at = class_numbers(fives)
    upto = solution.discards[1 - role, number].astype(np.int64).cumsum(axis=1)
    way = (upto <= rng.integers(upto[:, -1])[:, None]).sum(axis=1)
    ordered = np.take_along_axis(fives, at, axis=1)
    theirs = np.take_along_axis(ordered, np.array(STAY)[way], axis=1)
    laid = np.take_along_axis(ordered, np.array(AWAY)[way], axis=1)
    both = np.empty((n, 2, 3), np.int64)
    both[:, role], both[:, 1 - role] = np.array(kept) >> 2, theirs >> 2
    need = need_of(score) if role == PONE else need_of(score)[::-1]
    played = played_by_policy(solution.policy, both, rng, empty_counts(), need)
    table = equity_table(RULES, "win").equity[1 if role == DEALER else 0]
    starters = np.full(n, starter, np.uint8)
    hand = score_threes(np.tile(np.array(kept, np.uint8), (n, 1)), starters)
    other = score_threes(theirs, starters)
    laid = np.concatenate((np.tile(np.array(away, np.uint8), (n, 1)), laid), axis=1)
    crib = score_hands(laid, starters, crib=True).astype(np.int64)
    mine: Longs = scores[0] + (played.mine if role == PONE else played.theirs)
    yours: Longs = scores[1] + (played.theirs if role == PONE else played.mine)
    won = np.full(n, np.nan)
    out = np.where(played.out < 0, -1, np.where(played.out == role, ME, OTHER))
    won[out >= 0] = out[out >= 0] == ME
    whose = (OTHER, ME, ME) if role == DEALER else (ME, OTHER, OTHER)
    counted = (other, hand, crib) if role == DEALER else (hand, other, crib)
    for who, points in zip(whose, counted, strict=True):
        mine, yours = (mine + points, yours) if who == ME else (mine, yours + points)
        won = np.where(np.isnan(won) & (mine >= target), 1.0, np.where(np.isnan(won) & (yours >= target), 0.0, won))
    on = np.isnan(won)
    won[on] = table[mine[on], yours[on]]
    assert found == pytest.approx(won.mean(), abs=0.01 + 4 * won.std() / n**0.5)


@pytest.mark.parametrize(("role", "scores"), [(PONE, (20, 25)), (DEALER, (40, 44))])
def test_the_mean_chance_of_hands_is_that_of_the_table_of_scores(role: int, scores: tuple[int, int]) -> None:
    solution, rng, found = shipped_five_card(), np.random.default_rng(9), []
    for _ in range(60):
        five = tuple(sorted(rng.choice(52, 5, replace=False).tolist()))
        mix = mixed_discards(solution, role, five)
        ways = [list(combinations(five, 2)).index(pair) for pair in mix]
        each = equities_of_discards(solution, [ScoreContext(role, *scores, equity_table(RULES, "win"))], five, ways)[0]
        found.append(sum(share * each[way] for way, share in zip(ways, mix.values(), strict=True)))
    expected = equity_table(RULES, "win").equity[1 - role, scores[0], scores[1]]
    assert np.mean(found) == pytest.approx(expected, abs=0.005 + 3 * np.std(found) / len(found) ** 0.5)


def test_what_is_mixed_is_near_the_best_in_points() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        five = tuple(sorted(rng.choice(52, 5, replace=False).tolist()))
        for role in (PONE, DEALER):
            points = dict(zip(combinations(five, 2), points_of_discards(shipped_five_card(), role, five), strict=True))
            for pair, share in mixed_discards(shipped_five_card(), role, five).items():
                assert share < 0.02 or points[pair] > max(points.values()) - 0.1


def test_what_a_seat_knows() -> None:
    for view, seat in states(5, (40, 57)):
        score = score_of(view, seat)
        assert (score.mine, score.theirs) == (view.scores[seat], view.scores[1 - seat])
        assert is_near_target(view)
        if view.phase == "play":
            known = known_to(view, seat)
            assert len(known.kept) == 3
            assert len(known.discarded) == 2
            at = moment_to_play(shipped_five_card(), score.role, known)
            assert list(at.mine) == sorted(card.rank - 1 for card in view.hands[seat])
            assert at.total == view.count
            assert at.left == len(view.hands[1 - seat])

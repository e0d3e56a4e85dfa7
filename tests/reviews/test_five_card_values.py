"""The values of a five-card game with all cards known: they are means of what comes next, up to the table of scores."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.engine.equity.match_equity import ME, NEW_MATCH, OTHER, equity_table, match_chance
from fifteentwo.engine.five_card.decisions import choice, five_card_cards, five_card_discards
from fifteentwo.engine.five_card.solution import shipped_five_card
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.moves import Turn
from fifteentwo.reviews.adjusted import luck_adjusted
from fifteentwo.reviews.by_tables import values_by_tables
from fifteentwo.reviews.known_values import KnownValues
from fifteentwo.rules import CribbageRules, parse

LINES = ("five_card", "five_card skunk_scale=skunk match=first_to:3 target=61")


def of(values: KnownValues, game: Cribbage, state: State) -> Doubles:
    """The values of a state, finished or not."""
    outcome = game.outcome(state)
    found = values.of(state) if outcome is None else values.ended(outcome, state)
    assert found is not None
    return found


def states(rules: CribbageRules, seed: int, scores: tuple[int, int]) -> Iterator[State]:
    """Every state of a deal from these scores in which somebody has a choice, or a starter is to be turned."""
    rng, game = Random(seed), Cribbage(rules)
    state = game.start(Opening(dealer=seed % 2))
    state = replace(state, pegs=tuple((0, score) for score in scores))
    while state.deals < 2 and state.phase != "over":
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            if state.phase == "starter":
                yield state
            action = game.house(state, rng)
        else:
            view = game.observe(state, seat)
            legal = game.legal(view, seat)
            choices = [each for each in legal if isinstance(each, Discard | Play)]
            if choices:
                yield state
            action = choice(shipped_five_card(), view, choices, rng, False) if choices else legal[0]
        state, _ = game.apply(state, action)


def after(game: Cribbage, state: State) -> list[tuple[float, State]]:
    """What may come next where both play the policy, with its probability."""
    seat = game.to_act(state)[0]
    if seat == HOUSE:
        unseen = sorted(set(game.rules.pack) - {card for hand in (*state.hands, *state.discarded) for card in hand})
        return [(1 / len(unseen), game.apply(state, Turn(card))[0]) for card in unseen]
    view = game.observe(state, seat)
    legal = game.legal(view, seat)
    pairs = [each for each in legal if isinstance(each, Discard)]
    cards = [each for each in legal if isinstance(each, Play)]
    shares: dict[Discard | Play, float] = {}
    if pairs:
        shares.update(five_card_discards(shipped_five_card(), view, pairs, by_score=False).items())
    else:
        shares.update(five_card_cards(shipped_five_card(), view, cards, by_score=False).items())
    return [(share, game.apply(state, each)[0]) for each, share in shares.items()]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("scores", [(0, 0), (52, 49), (59, 56), (28, 51)])
def test_a_value_is_the_mean_of_those_that_may_come_next(line: str, scores: tuple[int, int]) -> None:
    rules, seen = parse(line, CribbageRules), set()
    game = Cribbage(rules)
    for seed in range(4):
        values = values_by_tables(rules, seed // 2, Standing((1, 0), (1, 0), 1) if "match" in line else NEW_MATCH)
        for state in states(rules, seed, scores):
            mean = sum(share * of(values, game, each) for share, each in after(game, state))
            assert of(values, game, state) == pytest.approx(mean, abs=1e-9)
            seen.add(state.phase)
    assert seen == {"discard", "starter", "play"}


@pytest.mark.parametrize("scores", [(10, 3), (50, 55)])
def test_the_mean_of_deals_is_the_value_before_them(scores: tuple[int, int]) -> None:
    rules = parse("five_card", CribbageRules)
    values = values_by_tables(rules, 0, NEW_MATCH)
    state = next(states(rules, 3, scores))
    found = [values.expected(state, np.random.default_rng(seed), 200)[0] for seed in range(10)]
    expected = equity_table(rules, "win").equity[int(state.dealer != 0), state.scores[0], state.scores[1]]
    error = float(np.std(found, ddof=1)) / len(found) ** 0.5
    assert np.mean(found) == pytest.approx(expected, abs=0.002 + 4 * error)


def test_the_first_deal_of_a_match_begins_with_the_three_points_of_pone() -> None:
    rules = parse("five_card match=first_to:1", CribbageRules)
    table = equity_table(rules, "win").equity
    assert match_chance(rules, NEW_MATCH, ME) == pytest.approx(table[0, 0, 3])
    assert match_chance(rules, NEW_MATCH, OTHER) == pytest.approx(table[1, 3, 0])
    game = Cribbage(parse("five_card", CribbageRules))
    values = values_by_tables(game.rules, 0, NEW_MATCH)
    state = game.start(Opening(dealer=0))
    dealt, _ = game.apply(state, game.house(state, Random(1)))
    assert dealt.scores == (0, 3)
    assert of(values, game, state)[0] == pytest.approx(table[0, 0, 3])
    undecided = replace(state, dealer=None)
    assert of(values, game, undecided)[0] == pytest.approx((table[0, 0, 3] + table[1, 3, 0]) / 2)


def test_luck_is_taken_out_by_the_solution() -> None:
    found = luck_adjusted(("expert-points", "expert-points"), 200, parse("five_card", CribbageRules), rng=4)
    assert abs(found.adjusted - 0.5) < 4 * found.adjusted_error
    assert found.factor > 5

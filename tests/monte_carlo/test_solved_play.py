"""The solved play in rollouts: its probabilities are those of the policy at every turn of games by other rules."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.cribbage import Play
from fifteentwo.engine.deal_rules import STANDARD, deal_rules
from fifteentwo.engine.monte_carlo.rollout import NODE, new_state, state_of_play
from fifteentwo.engine.monte_carlo.rules import laws
from fifteentwo.engine.monte_carlo.solved_play import (
    KEPT,
    node_after,
    solved_chances,
    solved_play,
    solved_step,
    solved_turn,
)
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.solution import shipped
from fifteentwo.rules import CribbageRules, parse
from tests.laws.games import play_out
from tests.monte_carlo.test_rollout import sat_down


@pytest.mark.parametrize("text", ["crash", "nineteen", "standard stinkhole=on", "toss_fives"])
def test_the_chances_are_those_of_the_policy(text: str) -> None:
    rules = parse(text, CribbageRules)
    numbers, policy, solution = laws(rules), solved_play(rules), shipped(deal_rules(rules) or STANDARD)
    ranks, chances = np.zeros(KEPT, np.int64), np.zeros(KEPT)
    compared = 0
    for seed in range(4):
        now, deal = new_state(numbers), -1
        for step in play_out(rules, seed, dealer=0).steps:
            if not isinstance(step.action, Play):
                continue
            before, seat = step.before, step.action.seat
            if not before.plays and before.deals != deal:
                now, deal = sat_down(before, numbers), before.deals
            assert solved_turn(numbers, policy, now) == seat
            hand = sorted(card.rank - 1 for card in before.hands[seat])
            plays = [(int(who == before.dealer), card.rank - 1) for who, card in before.plays]
            seats = [(who, card.rank - 1) for who, card in before.plays]
            if hand[0] + 1 <= 31 - before.count and now.at[NODE] != NONE:
                assert before.dealer is not None
                assert now.at[NODE] == node_after(policy, numbers, seats, seat, before.dealer, hand[0])
            many = solved_chances(policy, now, seat, ranks, chances)
            expected = solution.chances(plays, int(seat == before.dealer), hand)
            if many > 1:
                assert expected is not None
                assert dict(zip(ranks[:many].tolist(), chances[:many].tolist(), strict=True)) == pytest.approx(expected)
                compared += 1
            elif many == 0 and len(hand) > 1:  # all cards alike where the policy has no share for those that fit
                assert expected is None or len(set(expected.values())) == 1
            solved_step(policy, now, seat, step.action.card.rank - 1)
    assert compared > 50


@pytest.mark.parametrize(
    "text", ["five_card", "seven_card", "three_players", "partners", "lowball last_card=0", "no_discard last_card=0"]
)
def test_other_games_have_no_solution_to_carry_over(text: str) -> None:
    rules = parse(text, CribbageRules)
    policy = solved_play(rules)
    assert not len(policy.child)
    before = next(step.before for step in play_out(rules, 1, dealer=0).steps if isinstance(step.action, Play))
    now = state_of_play(before, range(rules.players))
    seat = solved_turn(laws(rules), policy, now)
    assert solved_chances(policy, now, seat, np.zeros(KEPT, np.int64), np.zeros(KEPT)) == 0

"""Counting by hand (counting=manual): exact claims, low claims (underclaim) and high claims (overclaim)."""

from __future__ import annotations

import pytest

from fifteentwo.cribbage import Claim, Claimed, Cribbage, Shown, TurnedUp
from fifteentwo.rules import CribbageRules, parse
from tests.golden.script import check
from tests.laws.games import play_out

TO_THE_SHOW = """
        dealer: A
        5H 6C 9D KD + 2C 2D / 7S 8S 9S TS + 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
        A plays KD             -> 20
        B plays 9S             -> 29; A says go; B pegs 1 for go [0 1]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [0 5]; A says go; B pegs 1 for go [0 6]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [1 6]; the count is over
                               -> B 7S 8S 9S TS: to be counted
"""
B_HAND = "B 7S 8S 9S TS: 2 fifteens 4, run 4, flush 4 = 12"
NEXT = "-> A 5H 6C 9D KD: to be counted"


def test_exact_claims_for_every_hand_and_the_crib() -> None:
    check(
        f"""
        rules: standard counting=manual
        {TO_THE_SHOW}
        A claims 8             -> It is not the turn of seat 0 to answer now.
        B claims 30            -> 30 is out of range: enter 0 to 29.
        B claims -1            -> -1 is out of range: enter 0 to 29.
        B calls 2              -> Now the hand turned up must be counted.
        B passes               -> Now the hand turned up must be counted.
        B claims 12
                               -> {B_HAND}; B pegs 12 [1 18]
                               {NEXT}
        A claims 8
                               -> A 5H 6C 9D KD: 3 fifteens 6, pair 2 = 8; A pegs 8 [9 18]
                               -> A's crib 2C 2D 2H 2S: to be counted
        deal 2C 2D 3C 3D 4C 4D / 5C 5D 6C 6D 7C 7D -> First the crib must be counted.
        A claims 12
                               -> A's crib 2C 2D 2H 2S: 6 pairs 12 = 12; A pegs 12 [21 18]
                               -> the deal is over
        B claims 3             -> There is nothing to claim, call, choose or name now.
        """
    )


@pytest.mark.parametrize(
    ("rules", "claim", "pegged"),
    [
        ("underclaim=correct", 10, "B pegs 12 [1 18]"),
        ("underclaim=lost", 10, "B pegs 10 [1 16]"),
        ("underclaim=lost", 0, ""),
        ("overclaim=correct", 15, "B pegs 12 [1 18]"),
        ("overclaim=penalty_2", 15, "B pegs 12 [1 18]; A pegs 2 for a penalty [3 18]"),
        ("overclaim=give_excess", 15, "B pegs 12 [1 18]; A pegs 3 for the excess [4 18]"),
        ("overclaim=penalty_2", 12, "B pegs 12 [1 18]"),
        ("overclaim=give_excess underclaim=lost", 11, "B pegs 11 [1 17]"),
    ],
)
def test_a_claim_that_is_not_the_count(rules: str, claim: int, pegged: str) -> None:
    check(
        f"""
        rules: standard counting=manual {rules}
        {TO_THE_SHOW}
        B claims {claim}
                               -> {B_HAND}{"; " if pegged else ""}{pegged}
                               {NEXT}
        """
    )


def test_points_won_from_a_claim_may_end_the_game() -> None:
    check(
        f"""
        rules: standard counting=manual overclaim=give_excess
        scores: 117 0
        {TO_THE_SHOW.replace("[0 ", "[117 ").replace("[1 ", "[118 ")}
        B claims 15
                               -> {B_HAND}; B pegs 12 [118 18]; A pegs 3 for the excess [121 18]
                               -> A wins 121 18: 4
        """.replace("121 18: 4", "121 18, double skunk: 4")
    )


def test_the_claims_allowed_do_not_depend_on_the_hand() -> None:
    legal = set()
    for seed in range(20):
        played = play_out(parse("acc", CribbageRules), seed)
        for state in played.states:
            if state.due is not None:
                legal.add(played.game.legal(state, state.due.seat)[0:1] + played.game.legal(state, state.due.seat)[-1:])
                assert len(played.game.legal(state, state.due.seat)) == 30
                assert {type(action) for action in played.game.legal(state, state.due.seat)} == {Claim}
    assert legal == {(Claim(seat, 0), Claim(seat, 29)) for seat in (0, 1)}


@pytest.mark.parametrize(("rules", "most"), [("acc", 29), ("acc jokers=2", 40), ("acc cards_dealt=7", 46)])
def test_the_highest_claim_allowed(rules: str, most: int) -> None:
    played = play_out(parse(rules, CribbageRules), 1)
    due = next(
        state
        for state in played.states
        if state.due is not None and state.due.what != "card" and not state.to_name() and state.due.claim is None
    )
    assert due.due is not None
    assert played.game.legal(due, due.due.seat)[-1] == Claim(due.due.seat, most)


def test_a_hand_to_be_counted_is_open_to_all_before_it_is_claimed() -> None:
    game = Cribbage(parse("acc", CribbageRules))
    played = play_out(game.rules, 3)
    for step in played.steps:
        for event in step.events:
            if isinstance(event, TurnedUp) and step.after.due is not None:
                for viewer in (0, 1, None):
                    view = game.observe(step.after, viewer)
                    lying = view.whole_crib() if event.crib else view.kept(event.seat)
                    assert lying == event.cards
            if isinstance(event, Claimed):
                assert any(isinstance(told, Shown) for told in step.events)

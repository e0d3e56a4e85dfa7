"""Muggins (muggins=on): calling points an opponent missed, in the play and in the show."""

from __future__ import annotations

import pytest

from fifteentwo.cribbage import Call, Pass
from fifteentwo.rules import CribbageRules, parse
from tests.golden.script import check
from tests.laws.games import play_out

IN_THE_PLAY = """
        dealer: A
        5H 6C 9D KD + 2C 2D / 7S 8S 9S TS + 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
"""


def test_every_card_is_claimed_and_may_be_called_before_the_next() -> None:
    check(
        f"""
        rules: muggins
        {IN_THE_PLAY}
        A plays 5H             -> First the card just played must be counted.
        A passes               -> It is not the turn of seat 0 to answer now.
        B claims 0
        A plays 5H             -> First the card just played must be counted.
        B passes               -> It is not the turn of seat 1 to answer now.
        A claims 2             -> Now the claim must be called or passed.
        A calls 0              -> 0 is out of range: enter 1 to 29.
        A calls 30             -> 30 is out of range: enter 1 to 29.
        A passes
        A plays 5H             -> 15
        A claims 0
        B calls 2              -> B pegs 2 for muggins [0 2]
        B plays 9S             -> 24
        B claims 0
        A passes
        # the go and the last card peg themselves, and are not called upon
        A plays 6C             -> 30
        A claims 0
        B passes               -> B says go; A pegs 1 for go [1 2]; the count is over
        B plays 8S             -> 8
        """
    )


@pytest.mark.parametrize(
    ("claim", "answer", "told"),
    [
        # the caller gets what was missed, up to the number called; the rest of the call costs nothing
        (0, "B calls 2", "B pegs 2 for muggins [0 2]"),
        (0, "B calls 9", "B pegs 2 for muggins [0 2]"),
        (0, "B calls 1", "B pegs 1 for muggins [0 1]"),
        (1, "B calls 2", "A pegs 1 [1 0]; B pegs 1 for muggins [1 1]"),
        (1, "B passes", "A pegs 1 [1 0]"),
        # nothing was missed: the caller's opponent gets the points called
        (2, "B calls 3", "A pegs 2 for fifteen 2 [2 0]; A pegs 3 for a wrong call [5 0]"),
        (2, "B passes", "A pegs 2 for fifteen 2 [2 0]"),
        (4, "B passes", "A pegs 2 for fifteen 2 [2 0]"),
        # a claim that is too high misses nothing either: a call is for missed points
        (4, "B calls 2", "A pegs 2 for fifteen 2 [2 0]; A pegs 2 for a wrong call [4 0]"),
    ],
)
def test_a_call_in_the_play(claim: int, answer: str, told: str) -> None:
    check(
        f"""
        rules: muggins
        {IN_THE_PLAY}
        B claims 0
        A passes
        A plays 5H             -> 15
        A claims {claim}
        {answer}               -> {told}
        """
    )


@pytest.mark.parametrize(
    ("overclaim", "answer", "told"),
    [
        ("give_excess", "passes", "A pegs 3 for the excess [3 0]"),
        ("penalty_2", "passes", "A pegs 2 for a penalty [2 0]"),
        # each pays for an error: first the claim, then the call
        ("give_excess", "calls 4", "A pegs 3 for the excess [3 0]; B pegs 4 for a wrong call [3 4]"),
        ("penalty_2", "calls 4", "A pegs 2 for a penalty [2 0]; B pegs 4 for a wrong call [2 4]"),
        ("correct", "calls 4", "B pegs 4 for a wrong call [0 4]"),
    ],
)
def test_a_claim_too_high_and_a_call_on_it_are_penalised_separately(overclaim: str, answer: str, told: str) -> None:
    check(
        f"""
        rules: muggins overclaim={overclaim}
        {IN_THE_PLAY}
        B claims 3
        A {answer:16}-> {told}
        """
    )


def test_the_penalty_of_a_claim_may_end_the_game_before_that_of_the_call() -> None:
    check(
        f"""
        rules: muggins overclaim=penalty_2
        scores: 120 120
        {IN_THE_PLAY}
        B claims 3
        A calls 4              -> A pegs 2 for a penalty [121 120]
                               -> A wins 121 120: 1
        """
    )


def to_the_show(scores: str = "0 0") -> str:
    """All cards played, each claimed correctly."""
    a, b = map(int, scores.split())
    return f"""
        rules: muggins
        dealer: A
        scores: {scores}
        5H 6C 9D KD + 2C 2D / 7S 8S 9S TS + 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
        B claims 0
        A passes
        A plays KD             -> 20
        A claims 0
        B passes
        B plays 9S             -> 29
        B claims 0
        A passes               -> A says go; B pegs 1 for go [{a} {b + 1}]; the count is over
        A plays 9D             -> 9
        A claims 0
        B passes
        B plays 8S             -> 17
        B claims 0
        A passes
        A plays 6C             -> 23
        A claims 0
        B passes
        B plays 7S             -> 30
        B claims 4
        A passes               -> B pegs 4 for run 4 [{a} {b + 5}]; A says go; B pegs 1 for go [{a} {b + 6}]; the count is over
        A plays 5H             -> 5
        A claims 0
        B passes               -> A pegs 1 for last card [{a + 1} {b + 6}]; the count is over
                               -> B 7S 8S 9S TS: to be counted
"""


B_HAND = "B 7S 8S 9S TS: 2 fifteens 4, run 4, flush 4 = 12"


def test_a_call_in_the_show() -> None:
    check(
        f"""
        {to_the_show()}
        B claims 10
        A calls 5
                               -> {B_HAND}; B pegs 10 [1 16]; A pegs 2 for muggins [3 16]
                               -> A 5H 6C 9D KD: to be counted
        A claims 8
        B calls 2
                               -> A 5H 6C 9D KD: 3 fifteens 6, pair 2 = 8; A pegs 8 [11 16]; A pegs 2 for a wrong call [13 16]
                               -> A's crib 2C 2D 2H 2S: to be counted
        A claims 10
        B passes
                               -> A's crib 2C 2D 2H 2S: 6 pairs 12 = 12; A pegs 10 [23 16]
                               -> the deal is over
        """
    )


def test_the_score_is_pegged_first_and_may_end_the_game() -> None:
    check(
        f"""
        {to_the_show("118 105")}
        B claims 10
        A calls 2
                               -> {B_HAND}; B pegs 10 [119 121]
                               -> B wins 119 121: 1
        """
    )


def test_muggins_is_pegged_next_and_may_end_the_game() -> None:
    check(
        f"""
        {to_the_show("118 100")}
        B claims 10
        A calls 2
                               -> {B_HAND}; B pegs 10 [119 116]; A pegs 2 for muggins [121 116]
                               -> A wins 121 116: 1
        """
    )


def test_a_claim_too_low_may_miss_the_game_hole_and_be_called() -> None:
    check(
        f"""
        {to_the_show("0 103")}
        B claims 11
        A calls 1
                               -> {B_HAND}; B pegs 11 [1 120]; A pegs 1 for muggins [2 120]
                               -> A 5H 6C 9D KD: to be counted
        """
    )


def test_of_three_the_first_caller_from_the_scorers_left_gets_the_points() -> None:
    check(
        """
        rules: three_players muggins
        dealer: A
        TH JD 9S 2C + 3D / KC QD 8H 4S + 6S / 5C 6D AH 3H + 9D, stock TS, starter 5S -> dealt by A
        B plays KC             -> 10
        B claims 0
        A passes               -> It is not the turn of seat 0 to answer now.
        C passes
        B passes               -> It is not the turn of seat 1 to answer now.
        A passes
        C plays 5C             -> 15
        C claims 0
        A calls 1              -> A pegs 1 for muggins [1 0 0]
        A plays TH             -> 25
        A claims 0
        B passes
        C passes
        """
    )


def test_partners_do_not_call_on_each_other() -> None:
    check(
        """
        rules: partners muggins
        dealer: A
        5D TD KH 2C + 9D / 4C 8S KS 5C + 9C / TH 3C 8D QH + 9S / JH JS 7D 6D + 9H, starter 2S -> dealt by A
        B plays 5C             -> 5
        B claims 0
        C passes
        D passes               -> It is not the turn of seat 3 to answer now.
        A passes
        C plays TH             -> 15
        C claims 0
        D passes
        A calls 2              -> It is not the turn of seat 0 to answer now.
        B calls 2              -> B pegs 2 for muggins [0 2]
        """
    )


def test_the_calls_allowed_do_not_depend_on_what_was_missed() -> None:
    for seed in range(5):
        played = play_out(parse("muggins", CribbageRules), seed)
        for state in played.states:
            caller = state.may_call()
            if caller is not None:
                assert played.game.legal(state, caller) == (
                    Pass(caller),
                    *(Call(caller, points) for points in range(1, 30)),
                )

"""Captain: two against one, who needs half as many points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifteentwo.board import double_skunk_line
from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.result import skunk_lines
from fifteentwo.game import Opening, Outcome
from fifteentwo.match import after, before, next_dealer
from fifteentwo.rules import CribbageRules, parse
from tests.golden.script import check

CAPTAIN = parse("captain", CribbageRules)
DEAL = "9D 6S TH QH + 7D / 4C KC TD KD + AC / 2C 2D 8H JS + 7S, stock 3S"


def test_the_first_and_the_third_seat_play_against_the_second() -> None:
    assert [CAPTAIN.side(seat) for seat in range(3)] == [0, 1, 0]
    assert (CAPTAIN.sides, CAPTAIN.targets) == (2, (121, 61))
    for target in (31, 62, 100, 361):
        rules = parse(f"captain target={target}", CribbageRules)
        assert rules.targets == (target, double_skunk_line(target))


PLAY = """
        B plays KC             -> 10
        C plays JS             -> 20
        A plays TH             -> 30; B says go; C says go; A pegs 1 for go [101 {0}]; the count is over
        B plays KD             -> 10
        C plays 2C             -> 12
        A plays QH             -> 22
        B plays 4C             -> 26
        C plays 2D             -> 28; A says go; B says go; A pegs 1 for go [102 {0}]; the count is over
        A plays 9D             -> 9
        B plays TD             -> 19
        # what the third seat makes is pegged by the pair, whose pegs are those of the first
        C plays 8H             -> 27; A pegs 3 for run 3 [105 {0}]; A says go; A pegs 1 for go [106 {0}]; the count is over
        A plays 6S             -> 6; A pegs 1 for last card [107 {0}]; the count is over"""


def test_the_pair_scores_together_and_is_out_at_121() -> None:
    check(
        f"""
        rules: captain
        dealer: A
        scores: 100 52
        {DEAL}, starter 5S -> dealt by A
        {PLAY.format(52)}
                               -> B 4C TD KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [107 60]
                               -> C 2C 2D 8H JS: 3 fifteens 6, pair 2, his nobs 1 = 9; A pegs 9 [116 60]
                               -> A 6S 9D TH QH: 3 fifteens 6 = 6; A pegs 6 [121 60]
                               -> A wins 121 60: 1
        """
    )


def test_the_captain_is_out_at_61() -> None:
    check(
        f"""
        rules: captain
        dealer: A
        scores: 100 53
        {DEAL}, starter 5S -> dealt by A
        {PLAY.format(53)}
                               -> B 4C TD KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [107 61]
                               -> B wins 107 61: 1
        """
    )


def test_the_two_against_a_captain_call_no_muggins_on_each_other() -> None:
    check(
        f"""
        rules: captain muggins
        dealer: A
        {DEAL}, starter 5S -> dealt by A
        B plays KC             -> 10
        B claims 0
        A passes               -> It is not the turn of seat 0 to answer now.
        C passes
        A passes
        C plays JS             -> 20
        C claims 0
        A passes               -> It is not the turn of seat 0 to answer now.
        B passes
        """
    )


def test_the_captains_stinkhole_is_one_before_the_captains_target() -> None:
    check(
        f"""
        rules: captain stinkhole=on
        dealer: B
        scores: 60 60
        # his heels is lost
        {DEAL}, starter JD -> dealt by B
        C plays JS             -> 10
        A plays TH             -> 20
        B plays TD             -> 30; B pegs 2 for pair 2 [60 61]
                               -> B wins 60 61, double skunk: 4
        """
    )


def test_the_skunk_lines_of_each_side_are_on_its_own_track() -> None:
    assert skunk_lines(CAPTAIN, 0) == ((61, "double skunk"), (91, "skunk"))
    assert skunk_lines(CAPTAIN, 1) == ((31, "double skunk"), (46, "skunk"))


@pytest.mark.parametrize(
    ("winners", "scores", "last_dealer", "deals"),
    [((0,), (121, 40), 0, 1), ((0,), (121, 40), 1, 1), ((1,), (110, 61), 0, 2), ((1,), (110, 61), 2, 0)],
)
def test_who_deals_the_next_game(
    winners: tuple[int, ...], scores: tuple[int, ...], last_dealer: int, deals: int
) -> None:
    assert next_dealer(CAPTAIN, Outcome(winners, scores), 0, last_dealer) == deals


def test_a_match_counts_for_the_captain_or_for_the_two() -> None:
    rules = parse("captain match=first_to:5", CribbageRules)
    standing = after(before(rules), Outcome((1,), (80, 61), 2, "skunk"))
    assert (standing.points, standing.wins) == ((0, 2), (0, 1))
    state = Cribbage(rules).start(Opening(dealer=0, standing=standing))
    over = replace(state, pegs=((0, 10), (0, 61)), phase="over")
    assert Cribbage(rules).outcome(over) == Outcome((1,), (10, 61), 4, "double skunk")


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("captain=on", "players=2"),
        ("captain players=4", "players=4"),
        ("captain crash", "board=crash8"),
        ("captain lowball", "objective=lowball"),
        ("captain teams=on", "teams=on"),
    ],
)
def test_rules_that_conflict_with_captain(text: str, other: str) -> None:
    with pytest.raises(ValueError, match=other):
        parse(text)

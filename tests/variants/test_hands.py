"""Hands of other sizes (cards_dealt, discards, crib), the five-card game, and nineteen."""

from __future__ import annotations

from tests.golden.script import check


def test_the_five_card_game() -> None:
    """three_for_last=on, play_stops_at_first_count=on: pone has three at the start, and one count is played."""
    check(
        """
        rules: five_card
        dealer: A
        5H 5D 9C + KH KD / 6H 7H 8H + QH QD, starter 9H -> dealt by A; B pegs 3 for three for last [0 3]
        B plays 6H             -> 6
        A plays 9C             -> 15; A pegs 2 for fifteen 2 [2 3]
        B plays 7H             -> 22
        # after the first count what is left is not played
        A plays 5H             -> 27; B says go; A pegs 1 for go [3 3]; the count is over
        # a flush of three and the starter: four
                               -> B 6H 7H 8H: 2 fifteens 4, run 4, flush 4 = 12; B pegs 12 [3 15]
                               -> A 5D 5H 9C: 2 pairs 4 = 4; A pegs 4 [7 15]
                               -> A's crib QD QH KD KH: 2 pairs 4 = 4; A pegs 4 [11 15]
                               -> the deal is over
        # three for last once, at the start of the game
        2H 4H 6H + 9D 3D / 3C TS TC + JD QD, starter KS -> dealt by B
        A plays 6H             -> 6
        B plays TS             -> 16
        A plays 4H             -> 20
        B plays TC             -> 30; A says go; B pegs 1 for go [11 16]; the count is over
        # a flush of three is three, and four diamonds in the crib are none
                               -> A 2H 4H 6H: flush 3 = 3; A pegs 3 [14 16]
                               -> B 3C TC TS: pair 2 = 2; B pegs 2 [14 18]
                               -> B's crib 3D 9D JD QD: run 3 = 3; B pegs 3 [14 21]
                               -> the deal is over
        """
    )


def test_after_a_go_in_the_five_card_game_the_other_must_play_on() -> None:
    check(
        """
        rules: five_card
        dealer: A
        5H 4D KC + KH KD / TH JH 6H + QH QD, starter 9S -> dealt by A; B pegs 3 for three for last [0 3]
        B plays TH             -> 10
        A plays KC             -> 20
        B plays 6H             -> 26
        A plays 4D             -> 30; B says go; A pegs 1 for go [1 3]; the count is over
                               -> B 6H TH JH: fifteen 2, run 3, flush 3 = 8; B pegs 8 [1 11]
                               -> A 4D 5H KC: fifteen 2 = 2; A pegs 2 [3 11]
                               -> A's crib QD QH KD KH: 2 pairs 4 = 4; A pegs 4 [7 11]
                               -> the deal is over
        """
    )


def test_a_hand_of_five_has_a_flush_of_five_and_six() -> None:
    check(
        """
        rules: seven_card
        dealer: A
        2C 4C 6C 8C TC + KS KH / 2H 4H 6H 8H TH + KC KD, starter QC -> dealt by A
        B plays 2H             -> 2
        A plays TC             -> 12
        B plays 4H             -> 16
        A plays 8C             -> 24
        B plays 6H             -> 30; A says go; B pegs 1 for go [0 1]; the count is over
        A plays 2C             -> 2
        B plays TH             -> 12
        A plays 4C             -> 16
        B plays 8H             -> 24
        A plays 6C             -> 30; A pegs 1 for last card [1 1]; the count is over
                               -> B 2H 4H 6H 8H TH: flush 5 = 5; B pegs 5 [1 6]
                               -> A 2C 4C 6C 8C TC: flush 6 = 6; A pegs 6 [7 6]
                               -> A's crib KC KD KH KS: 6 pairs 12 = 12; A pegs 12 [19 6]
                               -> the deal is over
        """
    )


def test_without_discards_there_is_no_crib() -> None:
    check(
        """
        rules: no_discard
        dealer: A
        5H 6C 9D KD / 7S 8S 9S TS, starter 5C -> dealt by A
        B plays TS             -> 10
        A plays KD             -> 20
        B plays 9S             -> 29; A says go; B pegs 1 for go [0 1]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [0 5]; A says go; B pegs 1 for go [0 6]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [1 6]; the count is over
                               -> B 7S 8S 9S TS: 2 fifteens 4, run 4, flush 4 = 12; B pegs 12 [1 18]
                               -> A 5H 6C 9D KD: 3 fifteens 6, pair 2 = 8; A pegs 8 [9 18]
                               -> the deal is over
        """
    )


def test_a_crib_dealt_from_the_stock_is_counted_by_the_dealer() -> None:
    check(
        """
        rules: no_discard crib=dealt
        dealer: A
        scores: 0 100
        5H 6C 9D KD / 7S 8S 9S TS, stock 2C 2D 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
        A plays KD             -> 20
        B plays 9S             -> 29; A says go; B pegs 1 for go [0 101]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [0 105]; A says go; B pegs 1 for go [0 106]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [1 106]; the count is over
                               -> B 7S 8S 9S TS: 2 fifteens 4, run 4, flush 4 = 12; B pegs 12 [1 118]
                               -> A 5H 6C 9D KD: 3 fifteens 6, pair 2 = 8; A pegs 8 [9 118]
                               -> A's crib 2C 2D 2H 2S: 6 pairs 12 = 12; A pegs 12 [21 118]
                               -> the deal is over
        """
    )


EVEN = """
        dealer: A
        2D 4H TS KC + 6D 2H / 2C 4D 6H QS + TD QD, starter 8C -> dealt by A
        B plays QS             -> 10
        A plays KC             -> 20
        B plays 6H             -> 26
        A plays 4H             -> 30; B says go; A pegs 1 for go [1 0]; the count is over
        B plays 4D             -> 4
        A plays TS             -> 14
        B plays 2C             -> 16
        A plays 2D             -> 18; A pegs 2 for pair 2 [3 0]; A pegs 1 for last card [4 0]; the count is over
"""


def test_a_hand_worth_nothing_counts_nineteen_and_the_crib_does_not() -> None:
    check(
        f"""
        rules: nineteen
        {EVEN}
                               -> B 2C 4D 6H QS: nineteen 19 = 19; B pegs 19 [4 19]
                               -> A 2D 4H TS KC: nineteen 19 = 19; A pegs 19 [23 19]
                               -> A's crib 2H 6D TD QD: 0
                               -> the deal is over
        """
    )


def test_a_hand_worth_nothing_is_nothing_unless_the_rules_say_so() -> None:
    check(
        f"""
        rules: standard
        {EVEN}
                               -> B 2C 4D 6H QS: 0
                               -> A 2D 4H TS KC: 0
                               -> A's crib 2H 6D TD QD: 0
                               -> the deal is over
        """
    )


def test_with_nineteen_crib_the_crib_does_too() -> None:
    check(
        f"""
        rules: nineteen nineteen_crib=on
        {EVEN}
                               -> B 2C 4D 6H QS: nineteen 19 = 19; B pegs 19 [4 19]
                               -> A 2D 4H TS KC: nineteen 19 = 19; A pegs 19 [23 19]
                               -> A's crib 2H 6D TD QD: nineteen 19 = 19; A pegs 19 [42 19]
                               -> the deal is over
        """
    )


def test_a_hand_with_a_flush_or_his_nobs_is_not_worth_nothing() -> None:
    check(
        """
        rules: nineteen
        dealer: A
        2D 4D TD KD + 6S 2H / 2C 6H QS JC + TC QD, starter 8C -> dealt by A
        B plays QS             -> 10
        A plays KD             -> 20
        B plays 6H             -> 26
        A plays 4D             -> 30; B says go; A pegs 1 for go [1 0]; the count is over
        B plays JC             -> 10
        A plays TD             -> 20
        B plays 2C             -> 22
        A plays 2D             -> 24; A pegs 2 for pair 2 [3 0]; A pegs 1 for last card [4 0]; the count is over
                               -> B 2C 6H JC QS: his nobs 1 = 1; B pegs 1 [4 1]
                               -> A 2D 4D TD KD: flush 4 = 4; A pegs 4 [8 1]
                               -> A's crib 2H 6S TC QD: 0
                               -> the deal is over
        """
    )

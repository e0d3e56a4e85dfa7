"""The show: the order of the hands, and the points in a hand and in a crib."""

from __future__ import annotations

from tests.golden.script import check


def test_everything_is_scored_in_its_order() -> None:
    """Heels, the play, pone's hand, the dealer's, the crib."""
    check(
        """
        dealer: A
        5C 5D 5H TC + JS QS / 4C 4D 6H 6D + KS 9S, starter JH -> dealt by A; A pegs 2 for his heels [2 0]
        B plays 4C             -> 4
        A plays TC             -> 14
        B plays 4D             -> 18
        A plays 5C             -> 23
        B plays 6H             -> 29; B pegs 3 for run 3 [2 3]; A says go; B pegs 1 for go [2 4]; the count is over
        A plays 5D             -> 5
        B plays 6D             -> 11
        A plays 5H             -> 16; A pegs 1 for last card [3 4]; the count is over
                               -> B 4C 4D 6D 6H: 2 pairs 4 = 4; B pegs 4 [3 8]
                               -> A 5C 5D 5H TC: 7 fifteens 14, 3 pairs 6 = 20; A pegs 20 [23 8]
                               -> A's crib 9S JS QS KS: 2 runs 6, pair 2 = 8; A pegs 8 [31 8]
                               -> the deal is over
        """
    )


def test_the_highest_hand() -> None:
    check(
        """
        dealer: A
        5C 5D 5H JS + 9C 2D / 4C 4D 6H 6D + 8S 9S, starter 5S -> dealt by A
        B plays 4C             -> 4
        A plays JS             -> 14
        B plays 4D             -> 18
        A plays 5C             -> 23
        B plays 6H             -> 29; B pegs 3 for run 3 [0 3]; A says go; B pegs 1 for go [0 4]; the count is over
        A plays 5D             -> 5
        B plays 6D             -> 11
        A plays 5H             -> 16; A pegs 1 for last card [1 4]; the count is over
                               -> B 4C 4D 6D 6H: 4 fifteens 8, 4 runs 12, 2 pairs 4 = 24; B pegs 24 [1 28]
                               -> A 5C 5D 5H JS: 8 fifteens 16, 6 pairs 12, his nobs 1 = 29; A pegs 29 [30 28]
                               -> A's crib 2D 8S 9C 9S: fifteen 2, pair 2 = 4; A pegs 4 [34 28]
                               -> the deal is over
        """
    )


def test_five_of_a_suit_in_the_crib_are_five() -> None:
    check(
        """
        dealer: A
        2C 4D 6H 8D + AS 7S / 2H 4C 6D 8C + TS KS, starter 9S -> dealt by A
        B plays 2H             -> 2
        A plays 2C             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4C             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6D             -> 18
        A plays 6H             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays 8C             -> 8
        A plays 8D             -> 16; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4C 6D 8C: 2 fifteens 4 = 4; B pegs 4 [10 4]
                               -> A 2C 4D 6H 8D: 2 fifteens 4 = 4; A pegs 4 [14 4]
                               -> A's crib AS 7S TS KS: flush 5 = 5; A pegs 5 [19 4]
                               -> the deal is over
        """
    )


def test_four_of_a_suit_in_the_crib_are_nothing_unless_the_rules_say_so() -> None:
    check(
        """
        rules: standard crib_flush=four
        dealer: A
        2C 4D 6H 8D + AS 7S / 2H 4C 6D 8C + TS KS, starter 9D -> dealt by A
        B plays 2H             -> 2
        A plays 2C             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4C             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6D             -> 18
        A plays 6H             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays 8C             -> 8
        A plays 8D             -> 16; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4C 6D 8C: 2 fifteens 4 = 4; B pegs 4 [10 4]
                               -> A 2C 4D 6H 8D: 2 fifteens 4 = 4; A pegs 4 [14 4]
                               -> A's crib AS 7S TS KS: flush 4 = 4; A pegs 4 [18 4]
                               -> the deal is over
        """
    )
    check(
        """
        rules: standard crib_flush=five
        dealer: A
        2C 4D 6H 8D + AS 7S / 2H 4C 6D 8C + TS KS, starter 9D -> dealt by A
        B plays 2H             -> 2
        A plays 2C             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4C             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6D             -> 18
        A plays 6H             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays 8C             -> 8
        A plays 8D             -> 16; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4C 6D 8C: 2 fifteens 4 = 4; B pegs 4 [10 4]
                               -> A 2C 4D 6H 8D: 2 fifteens 4 = 4; A pegs 4 [14 4]
                               -> A's crib AS 7S TS KS: 0
                               -> the deal is over
        """
    )


def test_the_starter_does_not_make_a_flush_of_four() -> None:
    check(
        """
        dealer: A
        2D 4D 6D 8C + AS 7S / 2H 4H 6H 8H + TS KC, starter 9D -> dealt by A
        B plays 2H             -> 2
        A plays 2D             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4H             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6H             -> 18
        A plays 6D             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays 8H             -> 8
        A plays 8C             -> 16; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4H 6H 8H: 2 fifteens 4, flush 4 = 8; B pegs 8 [10 8]
                               -> A 2D 4D 6D 8C: 2 fifteens 4 = 4; A pegs 4 [14 8]
                               -> A's crib AS 7S TS KC: 0
                               -> the deal is over
        """
    )


def test_a_jack_turned_as_starter_is_his_heels_and_nobodys_nobs() -> None:
    check(
        """
        dealer: A
        2D 4D 6D JC + AS 7S / 2H 4H 6H JS + TS JH, starter JD -> dealt by A; A pegs 2 for his heels [2 0]
        B plays 2H             -> 2
        A plays 2D             -> 4; A pegs 2 for pair 2 [4 0]
        B plays 4H             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [6 0]
        B plays 6H             -> 18
        A plays 6D             -> 24; A pegs 2 for pair 2 [8 0]; B says go; A pegs 1 for go [9 0]; the count is over
        B plays JS             -> 10
        A plays JC             -> 20; A pegs 2 for pair 2 [11 0]; A pegs 1 for last card [12 0]; the count is over
                               -> B 2H 4H 6H JS: pair 2 = 2; B pegs 2 [12 2]
                               -> A 2D 4D 6D JC: pair 2 = 2; A pegs 2 [14 2]
                               -> A's crib AS 7S TS JH: pair 2 = 2; A pegs 2 [16 2]
                               -> the deal is over
        """
    )


def test_his_nobs_in_a_hand_and_in_the_crib() -> None:
    check(
        """
        dealer: A
        2D 4D 6D JC + AS 7S / 2H 4H 6H JS + TS JH, starter KH -> dealt by A
        B plays 2H             -> 2
        A plays 2D             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4H             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6H             -> 18
        A plays 6D             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays JS             -> 10
        A plays JC             -> 20; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4H 6H JS: 0
                               -> A 2D 4D 6D JC: 0
                               -> A's crib AS 7S TS JH: his nobs 1 = 1; A pegs 1 [11 0]
                               -> the deal is over
        """
    )
    check(
        """
        dealer: A
        2D 4D 6D JC + AS 7S / 2H 4H 6H JS + TS JH, starter KC -> dealt by A
        B plays 2H             -> 2
        A plays 2D             -> 4; A pegs 2 for pair 2 [2 0]
        B plays 4H             -> 8
        A plays 4D             -> 12; A pegs 2 for pair 2 [4 0]
        B plays 6H             -> 18
        A plays 6D             -> 24; A pegs 2 for pair 2 [6 0]; B says go; A pegs 1 for go [7 0]; the count is over
        B plays JS             -> 10
        A plays JC             -> 20; A pegs 2 for pair 2 [9 0]; A pegs 1 for last card [10 0]; the count is over
                               -> B 2H 4H 6H JS: 0
                               -> A 2D 4D 6D JC: his nobs 1 = 1; A pegs 1 [11 0]
                               -> A's crib AS 7S TS JH: 0
                               -> the deal is over
        """
    )


def test_a_run_that_begins_with_the_starter() -> None:
    check(
        """
        dealer: A
        4D 5D 9D KC + AS 7S / 4H 5H 6H KS + TS QH, starter 3C -> dealt by A
        B plays 4H             -> 4
        A plays 4D             -> 8; A pegs 2 for pair 2 [2 0]
        B plays 5H             -> 13
        A plays 5D             -> 18; A pegs 2 for pair 2 [4 0]
        B plays 6H             -> 24; A says go; B pegs 1 for go [4 1]; the count is over
        A plays KC             -> 10
        B plays KS             -> 20; B pegs 2 for pair 2 [4 3]
        A plays 9D             -> 29; A pegs 1 for last card [5 3]; the count is over
                               -> B 4H 5H 6H KS: 2 fifteens 4, run 4 = 8; B pegs 8 [5 11]
                               -> A 4D 5D 9D KC: fifteen 2, run 3 = 5; A pegs 5 [10 11]
                               -> A's crib AS 7S TS QH: 0
                               -> the deal is over
        """
    )


def test_double_runs_double_double_runs_and_triple_runs() -> None:
    check(
        """
        dealer: A
        4D 4C 5D 5C + AS 2S / 8H 8S 8C 7H + KS QH, starter 6H -> dealt by A
        B plays 8H             -> 8
        A plays 4D             -> 12
        B plays 8S             -> 20
        A plays 4C             -> 24
        B plays 7H             -> 31; B pegs 2 for thirty-one 2 [0 2]; the count is over
        A plays 5D             -> 5
        B plays 8C             -> 13
        A plays 5C             -> 18; A pegs 1 for last card [1 2]; the count is over
                               -> B 7H 8C 8H 8S: 3 fifteens 6, 3 runs 9, 3 pairs 6 = 21; B pegs 21 [1 23]
                               -> A 4C 4D 5C 5D: 4 fifteens 8, 4 runs 12, 2 pairs 4 = 24; A pegs 24 [25 23]
                               -> A's crib AS 2S QH KS: 0
                               -> the deal is over
        """
    )

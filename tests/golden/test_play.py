"""The play, card by card."""

from __future__ import annotations

from tests.golden.script import check


def test_fifteen_and_a_run_with_one_card() -> None:
    check(
        """
        dealer: A
        5D 9D TH KH + 2C 7D / 4C 6C TD KD + AC 3S, starter 8H -> dealt by A
        B plays 4C             -> 4
        A plays 5D             -> 9
        # fifteen for two and a run of three
        B plays 6C             -> 15; B pegs 5 for fifteen 2, run 3 [0 5]
        """
    )


def test_thirty_one_and_a_run_with_one_card() -> None:
    check(
        """
        dealer: A
        6D 8D 2H KH + 2C 7D / TC 7C TD KD + AC 3S, starter 4H -> dealt by A
        B plays TC             -> 10
        A plays 6D             -> 16
        B plays 7C             -> 23
        # thirty-one for two and 6 7 8 for three
        A plays 8D             -> 31; A pegs 5 for thirty-one 2, run 3 [5 0]; the count is over
        """
    )


def test_thirty_one_and_a_pair_with_one_card() -> None:
    check(
        """
        dealer: A
        9D 6D 2H KH + 2C 7D / TC 6C TD KD + AC 3S, starter 4H -> dealt by A
        B plays TC             -> 10
        A plays 9D             -> 19
        B plays 6C             -> 25
        A plays 6D             -> 31; A pegs 4 for thirty-one 2, pair 2 [4 0]; the count is over
        """
    )


def test_fifteen_and_three_alike_with_one_card() -> None:
    check(
        """
        dealer: A
        5D 9D 2H KH + 2C 7D / 5C 5H TD KD + AC 3S, starter 4H -> dealt by A
        B plays 5C             -> 5
        A plays 5D             -> 10; A pegs 2 for pair 2 [2 0]
        B plays 5H             -> 15; B pegs 8 for fifteen 2, pair 6 [2 8]  # a pair royal, and fifteen
        """
    )


def test_a_pair_royal_that_becomes_a_double_one() -> None:
    check(
        """
        dealer: A
        3D 3H 9H KH + 2C 7D / 3C 3S TD KD + AC 6S, starter 4H -> dealt by A
        B plays 3C             -> 3
        A plays 3D             -> 6; A pegs 2 for pair 2 [2 0]
        B plays 3S             -> 9; B pegs 6 for pair 6 [2 6]
        A plays 3H             -> 12; A pegs 12 for pair 12 [14 6]
        """
    )


def test_cards_that_are_not_neighbours_are_no_pair() -> None:
    check(
        """
        dealer: A
        8D 9D 2H KH + 2C 7D / 7C 7H TD KD + AC 3S, starter 4H -> dealt by A
        B plays 7C             -> 7
        A plays 8D             -> 15; A pegs 2 for fifteen 2 [2 0]  # fifteen
        B plays 7H             -> 22  # 7 8 7: no pair, no run
        """
    )


def test_a_king_and_a_jack_are_no_pair() -> None:
    check(
        """
        dealer: A
        JD 9D 2H TH + 2C 7D / KC 7H TD KD + AC 3S, starter 4H -> dealt by A
        B plays KC             -> 10
        A plays JD             -> 20
        """
    )


def test_no_card_goes_over_thirty_one_and_one_that_fits_must_be_played() -> None:
    check(
        """
        dealer: A
        TD JD 2H QH + 2C 7D / KC 5H KD AC + 8C 3S, starter 4H -> dealt by A
        B plays KC             -> 10
        A plays JD             -> 20
        B plays KD             -> 30; A says go  # thirty
        A plays 2H             -> It is not the turn of seat 0.
        A plays QH             -> It is not the turn of seat 0.
        B says go              -> Seat 1 can play a card, and must.
        B plays 5H             -> That would pass 31: the count is 30.
        B plays KS             -> Seat 1 does not hold the king of spades to play.
        # he has an ace, and must play it
        B plays AC             -> 31; B pegs 2 for thirty-one 2 [0 2]; the count is over
        """
    )


def test_a_player_acts_in_turn_and_with_his_own_cards() -> None:
    check(
        """
        dealer: A
        5D 9D TH KH + 2C 7D / 4C 6C TD KD + AC 3S, starter 8H -> dealt by A
        A plays 5D             -> It is not the turn of seat 0.
        B plays 5D             -> Seat 1 does not hold the five of diamonds to play.
        B plays AC             -> Seat 1 does not hold the ace of clubs to play.  # he has discarded it
        B plays ??             -> A card is played face up.
        B plays 4C             -> 4
        B plays 6C             -> It is not the turn of seat 1.
        B discards 6C TD      -> Cards cannot be discarded now: the play is not over.
        starter 2H             -> The starter cannot be turned now: the play is not over.
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> Cards cannot be dealt now: the play is not over.
        reveal 4C 6C TD KD     -> A hand cannot be revealed now: the play is not over.
        cut AC KD              -> The cut for the deal cannot take place now: the play is not over.
        appoint A              -> A dealer cannot be appointed now: the play is not over.
        """
    )


def test_a_go_does_not_break_the_player_who_goes_on() -> None:
    check(
        """
        dealer: A
        # B cannot play at 28; A runs and pairs with his own cards, and has one for the last of the count.
        TD AD AH TH + 2D 7D / 9C 9H TC KC + 6C 8S, starter 4H -> dealt by A
        B plays 9C             -> 9
        A plays TD             -> 19
        B plays 9H             -> 28
        A plays AD             -> 29; B says go
        A plays AH             -> 30; A pegs 2 for pair 2 [2 0]; A pegs 1 for go [3 0]; the count is over
        """
    )


def test_a_player_going_on_runs_with_his_own_cards() -> None:
    check(
        """
        dealer: A
        2D 3D AD KD + 6D 7D / TC TH QC KC + 6C 8S, starter 4H -> dealt by A
        B plays TC             -> 10
        A plays 2D             -> 12
        B plays TH             -> 22
        A plays 3D             -> 25; B says go  # 25, and B says go
        # T 2 T 3 A: no run, the ten lies between
        A plays AD             -> 26; A pegs 1 for go [1 0]; the count is over
        """
    )
    check(
        """
        dealer: A
        4D 3D 2D KD + 6D 7D / TC TH QC KC + 6C 8S, starter 5H -> dealt by A
        B plays TC             -> 10
        A plays KD             -> 20
        # 30: nobody can go on, and A leads
        B plays TH             -> 30; A says go; B pegs 1 for go [0 1]; the count is over
        A plays 4D             -> 4
        B plays QC             -> 14
        A plays 3D             -> 17
        B plays KC             -> 27  # B has no cards left
        A plays 2D             -> 29; A pegs 1 for last card [1 1]; the count is over
                               -> B TC TH QC KC: 4 fifteens 8, pair 2 = 10; B pegs 10 [1 11]
                               -> A 2D 3D 4D KD: 2 fifteens 4, run 4, flush 4 = 12; A pegs 12 [13 11]
                               -> A's crib 6C 6D 7D 8S: fifteen 2, 2 runs 8, pair 2 = 12; A pegs 12 [25 11]
                               -> the deal is over
        """
    )
    check(
        """
        dealer: A
        4D 3D 2D KD + 6D 7D / TC JC 9H KC + 6C 8S, starter 5H -> dealt by A
        B plays TC             -> 10
        A plays 4D             -> 14
        B plays 9H             -> 23  # 23
        A plays 3D             -> 26; B says go  # 26, go: A alone
        # the nine lies between: no run
        A plays 2D             -> 28; A pegs 1 for go [1 0]; the count is over
        """
    )
    check(
        """
        dealer: B
        JC 9C TD KC + 6C 8S / AD 2D 3D 4D + 6D 7D, starter 5H -> dealt by B
        A plays JC             -> 10
        B plays 4D             -> 14
        A plays TD             -> 24  # 24
        B plays 3D             -> 27; A says go  # 27, go
        B plays 2D             -> 29
        # 4 T 3 2 A: the three, the two and the ace are B's own run
        B plays AD             -> 30; B pegs 3 for run 3 [0 3]; B pegs 1 for go [0 4]; the count is over
        """
    )

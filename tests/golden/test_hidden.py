"""Games recorded by a player who did not see every card."""

from __future__ import annotations

from tests.golden.script import check


def test_a_go_is_possible_with_cards_face_down() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / ?? ?? ?? ?? + ?? ??, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30; A says go  # 30: A cannot play; whether B can, only B knows
        A plays KH             -> It is not the turn of seat 0.
        B says go              -> B pegs 1 for go [0 1]; the count is over
        A plays KH             -> 10
        B plays KD             -> 20; B pegs 2 for pair 2 [0 3]
        A plays 9D             -> 29
        B says go              -> B says go; A pegs 1 for go [1 3]; the count is over
        B plays 5H             -> 5
        A plays 3H             -> 8; A pegs 1 for last card [2 3]; the count is over
                               -> B 5H QC KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [2 11]
                               -> A 3H 9D TD KH: 0
        reveal 2C 7D AC ?? = 4
                               -> A's crib AC 2C 7D ??: 4; A pegs 4 [6 11]
                               -> the deal is over
        """
    )


def test_an_impossible_go_is_refused() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / ?? ?? ?? 5C + ?? ??, starter 4H -> dealt by A
        B says go              -> The player who leads can always play.  # he leads
        B plays JC             -> 10
        A says go              -> Seat 0 can play a card, and must.  # A has cards that fit
        B says go              -> It is not the turn of seat 1.
        A plays TD             -> 20
        # his five fits, and every other card too
        B says go              -> Seat 1 can play a card, and must.
        B plays 9C             -> 29; B pegs 3 for run 3 [0 3]; A says go
        A says go              -> It is not the turn of seat 0.
        B says go              -> B pegs 1 for go [0 4]; the count is over
        A plays KH             -> 10
        """
    )


def test_a_card_that_fitted_at_a_go_cannot_turn_up_later() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / ?? ?? ?? ?? + ?? ??, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays 7C             -> 27
        A plays 3H             -> 30  # 30, where an ace would do
        B says go              -> B says go; A pegs 1 for go [1 0]; the count is over
        B plays AC             -> Seat 1 could not play before, so it cannot hold the ace of clubs.
        B plays AS             -> Seat 1 could not play before, so it cannot hold the ace of spades.
        B plays 4C             -> 4
        A plays 9D             -> 13
        B plays JC             -> 23; A says go; B pegs 1 for go [1 1]; the count is over
        A plays KH             -> 10; A pegs 1 for last card [2 1]; the count is over
                               -> B 4C 7C JC QC: fifteen 2, pair 2, flush 4 = 8; B pegs 8 [2 9]
                               -> A 3H 9D TD KH: 0
        """
    )


def test_a_card_is_in_one_place_only() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / ?? ?? ?? ?? + ?? ??, starter 4H -> dealt by A
        B plays 4H             -> Seat 1 does not hold the four of hearts to play.
        B plays KH             -> Seat 1 does not hold the king of hearts to play.
        B plays 2C             -> Seat 1 does not hold the two of clubs to play.
        B plays *1             -> Seat 1 does not hold the joker to play.
        B plays ??             -> A card is played face up.
        B plays QC             -> 10
        A plays TD             -> 20
        B plays QC             -> Seat 1 does not hold the queen of clubs to play.
        """
    )


def test_an_unknown_card_may_stay_unknown() -> None:
    check(
        """
        rules: hoyle
        dealer: A
        ?? ?? ?? ?? + ?? ?? / ?? ?? ?? ?? + ?? ??, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30
        A says go              -> A says go; B pegs 1 for go [0 1]
        B says go              -> the count is over
        A plays KH             -> 10
        B plays KD             -> 20; B pegs 2 for pair 2 [0 3]
        A plays 9D             -> 29
        B says go              -> B says go; A pegs 1 for go [1 3]
        A says go              -> the count is over
        B plays 5H             -> 5
        A plays 3H             -> 8; A pegs 1 for last card [2 3]; the count is over
                               -> B 5H QC KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [2 11]
                               -> A 3H 9D TD KH: 0
        reveal ?? ?? ?? ??     -> With a card unknown, say how many points were counted.
        reveal AC 2C 2S KD = 4 -> The king of diamonds is somewhere else.  # the king of diamonds was played
        reveal AC 2C 2S = 4    -> 4 cards are counted, not 3.
        reveal AC 2C 2S 7D = 5 -> These cards count 4, not 5.
        reveal AC 2C 2S 7D = -1 -> -1 is not a possible number of points.
        reveal AC 2C 2S 7D = 4
                               -> A's crib AC 2C 2S 7D: fifteen 2, pair 2 = 4; A pegs 4 [6 11]
                               -> the deal is over
        """
    )


def test_the_cards_known_to_be_in_the_crib_are_shown_with_it() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / QC KC KD 5H + ?? ??, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30; A says go; B pegs 1 for go [0 1]; the count is over
        A plays KH             -> 10
        B plays KD             -> 20; B pegs 2 for pair 2 [0 3]
        A plays 9D             -> 29; B says go; A pegs 1 for go [1 3]; the count is over
        B plays 5H             -> 5
        A plays 3H             -> 8; A pegs 1 for last card [2 3]; the count is over
                               -> B 5H QC KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [2 11]
                               -> A 3H 9D TD KH: 0
        deal TD 9D 3H KH 2C 7D / QC KC KD 5H 2S 7S -> Cards cannot be dealt now: the hands are being counted.
        reveal 2S 7S AC ?? = 4 -> The cards known to be there are 2C 7D.
        reveal 2C 7D AC AC     -> The same card twice: AC.
        reveal 2C 7D 4H ?? = 4 -> The four of hearts is somewhere else.
        reveal 2C 7D AC 2S
                               -> A's crib AC 2C 2S 7D: fifteen 2, pair 2 = 4; A pegs 4 [6 11]
                               -> the deal is over
        reveal 2C 7D AC 2S     -> A hand cannot be revealed now: the cards have not been dealt yet.
        """
    )

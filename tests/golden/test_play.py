"""The play, told card by card."""

from __future__ import annotations

import pytest

from fifteentwo.cards import RANKS, Card
from fifteentwo.cribbage import Cribbage, Deal, LayAway, Pegged, Play, Turn
from fifteentwo.game import Opening
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
        B says go              -> Seat 1 has a card that fits, and must play it.
        B plays 5H             -> 31 at most: the count is 30.
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
        B plays AC             -> Seat 1 does not hold the ace of clubs to play.  # he has laid it away
        B plays ??             -> A card is played face up.
        B plays 4C             -> 4
        B plays 6C             -> It is not the turn of seat 1.
        B lays away 6C TD      -> Cards cannot be laid away now: the play is on.
        starter 2H             -> The starter cannot be turned now: the play is on.
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> Cards cannot be dealt now: the play is on.
        reveal 4C 6C TD KD     -> A hand cannot be revealed now: the play is on.
        cut AC KD              -> The deal cannot be cut for now: the play is on.
        appoint A              -> A dealer cannot be appointed now: the play is on.
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


def test_after_thirty_one_the_other_player_leads_and_nothing_combines() -> None:
    check(
        """
        dealer: A
        9D 6D 2H KH + 2C 7D / TC 6C 6H KD + AC 3S, starter 4H -> dealt by A
        B plays TC             -> 10
        A plays 9D             -> 19
        B plays 6C             -> 25
        # thirty-one
        A plays 6D             -> 31; A pegs 4 for thirty-one 2, pair 2 [4 0]; the count is over
        A plays 2H             -> It is not the turn of seat 0.  # not his lead
        B plays 6H             -> 6  # no pair with the six that lies face down
        A plays 2H             -> 8
        """
    )


def test_after_a_go_the_player_who_said_it_first_leads() -> None:
    check(
        """
        dealer: A
        TD 9D 3H KH + 2C 7D / QC KC 5H KD + AC 2S, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        # 30: A says go, B cannot either; A leads, though A played before B
        B plays KC             -> 30; A says go; B pegs 1 for go [0 1]; the count is over
        A plays KH             -> 10  # a king upon a king of the last count: nothing
        B plays KD             -> 20; B pegs 2 for pair 2 [0 3]
        # 29: both say go, one for A; B leads his last card
        A plays 9D             -> 29; B says go; A pegs 1 for go [1 3]; the count is over
        B plays 5H             -> 5
        A plays 3H             -> 8; A pegs 1 for last card [2 3]; the count is over
                               -> B 5H QC KC KD: 3 fifteens 6, pair 2 = 8; B pegs 8 [2 11]
                               -> A 3H 9D TD KH: 0
                               -> A's crib AC 2C 2S 7D: fifteen 2, pair 2 = 4; A pegs 4 [6 11]
                               -> the deal is over
        """
    )


def test_a_player_without_cards_is_passed_over() -> None:
    check(
        """
        dealer: A
        # A plays his last card with two to come from B, who plays on alone, count after count.
        AD 2D 3D KD + 6D 7D / TC TH JC QC + 6C 8S, starter 5H -> dealt by A
        B plays TC             -> 10
        A plays AD             -> 11
        B plays TH             -> 21
        A plays 2D             -> 23; B says go
        # B said go; 26, then A cannot play the king
        A plays 3D             -> 26; A pegs 1 for go [1 0]; the count is over
        B plays JC             -> 10
        A plays KD             -> 20
        B plays QC             -> 30; B pegs 3 for run 3 [1 3]; B pegs 1 for last card [1 4]; the count is over
                               -> B TC TH JC QC: 4 fifteens 8, 2 runs 6, pair 2 = 16; B pegs 16 [1 20]
                               -> A AD 2D 3D KD: 2 fifteens 4, run 3, flush 4 = 11; A pegs 11 [12 20]
                               -> A's crib 6C 6D 7D 8S: fifteen 2, 2 runs 8, pair 2 = 12; A pegs 12 [24 20]
                               -> the deal is over
        """
    )
    check(
        """
        dealer: A
        AD AS AH AC + 6D 7D / TC TH JC QC + 6C 8S, starter 5H -> dealt by A
        B plays TC             -> 10
        A plays AD             -> 11
        B plays TH             -> 21
        A plays AS             -> 22; B says go
        A plays AH             -> 23; A pegs 2 for pair 2 [2 0]
        A plays AC             -> 24; A pegs 6 for pair 6 [8 0]; A pegs 1 for go [9 0]; the count is over
        B plays JC             -> 10
        B plays QC             -> 20; B pegs 1 for last card [9 1]; the count is over
                               -> B TC TH JC QC: 4 fifteens 8, 2 runs 6, pair 2 = 16; B pegs 16 [9 17]
                               -> A AC AD AH AS: 6 pairs 12 = 12; A pegs 12 [21 17]
                               -> A's crib 6C 6D 7D 8S: fifteen 2, 2 runs 8, pair 2 = 12; A pegs 12 [33 17]
                               -> the deal is over
        """
    )


def test_thirty_one_with_the_very_last_card_pays_two_and_no_more() -> None:
    check(
        """
        rules: standard
        dealer: A
        TD JD 5H 6H + 2C 7D / QC KC TC TH + AC 3S, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30; A says go; B pegs 1 for go [0 1]; the count is over  # 30
        A plays JD             -> 10
        B plays TC             -> 20
        A plays 5H             -> 25; B says go  # 25
        A plays 6H             -> 31; A pegs 2 for thirty-one 2 [2 1]; the count is over  # 31
        B plays TH             -> 10; B pegs 1 for last card [2 2]; the count is over
                               -> B TC TH QC KC: pair 2 = 2; B pegs 2 [2 4]
                               -> A 5H 6H TD JD: 3 fifteens 6, run 3 = 9; A pegs 9 [11 4]
                               -> A's crib AC 2C 3S 7D: fifteen 2, run 4 = 6; A pegs 6 [17 4]
                               -> the deal is over
        """
    )
    check(
        """
        rules: standard go_timing=on_call
        dealer: A
        TD JD 5H 6H + 2C 7D / QC KC TC TH + AC 3S, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30; A says go; B pegs 1 for go [0 1]; the count is over  # 30
        A plays JD             -> 10
        B plays TC             -> 20
        A plays 5H             -> 25; B says go; A pegs 1 for go [1 1]  # 25
        A plays 6H             -> 31; A pegs 1 for thirty-one 1 [2 1]; the count is over  # 31
        B plays TH             -> 10; B pegs 1 for last card [2 2]; the count is over
                               -> B TC TH QC KC: pair 2 = 2; B pegs 2 [2 4]
                               -> A 5H 6H TD JD: 3 fifteens 6, run 3 = 9; A pegs 9 [11 4]
                               -> A's crib AC 2C 3S 7D: fifteen 2, run 4 = 6; A pegs 6 [17 4]
                               -> the deal is over
        """
    )
    check(
        """
        dealer: A
        TD JD AH 5H + 2C 7D / QC KC 6C TH + AC 3S, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays TD             -> 20
        B plays KC             -> 30
        A plays AH             -> 31; A pegs 2 for thirty-one 2 [2 0]; the count is over  # 31
        B plays TH             -> 10
        A plays JD             -> 20
        B plays 6C             -> 26  # 26
        # 31 on the last card: two, the show begins
        A plays 5H             -> 31; A pegs 2 for thirty-one 2 [4 0]; the count is over
                               -> B 6C TH QC KC: 0
                               -> A AH 5H TD JD: 4 fifteens 8 = 8; A pegs 8 [12 0]
                               -> A's crib AC 2C 3S 7D: fifteen 2, run 4 = 6; A pegs 6 [18 0]
                               -> the deal is over
        """
    )


def test_a_point_for_the_last_card_of_all() -> None:
    check(
        """
        rules: standard last_card=0
        dealer: A
        9D 7D 6H QH + 2C 7S / QC KC TC TH + AC 3S, starter 4H -> dealt by A
        B plays QC             -> 10
        A plays 9D             -> 19
        # 29: a count in the middle still has its point
        B plays KC             -> 29; A says go; B pegs 1 for go [0 1]; the count is over
        A plays QH             -> 10
        B plays TC             -> 20
        A plays 7D             -> 27; B says go; A pegs 1 for go [1 1]; the count is over
        B plays TH             -> 10
        A plays 6H             -> 16; the count is over  # the last card of all: nothing
                               -> B TC TH QC KC: pair 2 = 2; B pegs 2 [1 3]
                               -> A 6H 7D 9D QH: fifteen 2 = 2; A pegs 2 [3 3]
                               -> A's crib AC 2C 3S 7S: fifteen 2, run 4 = 6; A pegs 6 [9 3]
                               -> the deal is over
        """
    )


# The table of the rules: what each card of a count pegs, pone leading. Points for a go or last card are not in it.
SEQUENCES = {
    "J Q K": "0 0 3",
    "7 6 4 5": "0 0 0 4",
    "4 2 3": "0 0 3",
    "4 2 3 2": "0 0 3 0",
    "4 2 3 4": "0 0 3 3",
    "4 2 3 5 6": "0 0 3 4 5",
    "3 4 4 2": "0 0 2 0",
    "3 4 4 2 3": "0 0 2 0 3",
    "2 3 4 5 3": "0 0 3 4 3",
    "2 3 4 5 3 4": "0 0 3 4 3 3",
    "A 3 5 4 2": "0 0 0 3 7",
    "A 2 3 4 5 6 7": "0 0 3 4 7 6 7",
    "8 7 7 6": "0 2 2 0",
    "5 5 5": "0 2 8",
    "T T T A": "0 2 6 2",
    "Q K A": "0 0 0",
}


@pytest.mark.parametrize("ranks", SEQUENCES)
def test_each_card_of_a_count_pegs(ranks: str) -> None:
    row: list[Card] = []
    for rank in ranks.split():
        suits = [suit for suit in "CDHS" if Card(rank + suit) not in row]
        row.append(Card(rank + suits[0]))
    spare = [Card(rank + suit) for rank in reversed(RANKS) for suit in "SHDC" if Card(rank + suit) not in row]
    hands = [row[1::2], row[::2]]
    for hand in hands:
        hand += [spare.pop() for _ in range(6 - len(hand))]
    game = Cribbage()
    state = game.start(Opening(dealer=0))
    state, _ = game.apply(state, Deal(tuple(map(tuple, hands))))
    for seat, hand in enumerate(hands):
        state, _ = game.apply(state, LayAway(seat, tuple(hand[-2:])))
    state, _ = game.apply(state, Turn(spare.pop()))
    pegged = []
    for place, card in enumerate(row):
        state, events = game.apply(state, Play((place + 1) % 2, card))
        pegged.append(sum(event.points for event in events if isinstance(event, Pegged) and event.why == "card"))
    assert " ".join(map(str, pegged)) == SEQUENCES[ranks]

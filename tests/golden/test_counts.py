"""The end of a count, the next leader, and the points of every card."""

from __future__ import annotations

import pytest

from fifteentwo.cards import RANKS, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, Pegged, Play, Turn
from fifteentwo.game import Opening
from tests.golden.script import check


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
        state, _ = game.apply(state, Discard(seat, tuple(hand[-2:])))
    state, _ = game.apply(state, Turn(spare.pop()))
    pegged = []
    for place, card in enumerate(row):
        state, events = game.apply(state, Play((place + 1) % 2, card))
        pegged.append(sum(event.points for event in events if isinstance(event, Pegged) and event.why == "card"))
    assert " ".join(map(str, pegged)) == SEQUENCES[ranks]

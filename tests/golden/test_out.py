"""The game ends the moment a side is out, and nothing follows."""

from __future__ import annotations

from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, Turn
from fifteentwo.game import Opening
from tests.golden.script import check


def test_out_by_his_heels() -> None:
    check(
        """
        scores: 120 120
        dealer: A
        5D 5H 5S KD + 2C 7D / 4C 6C TD KC + AC 3S, starter JC -> dealt by A; A pegs 2 for his heels [121 120]
                               -> A wins 121 120: 1
        B plays 4C             -> A card cannot be played now: the game is over.  # the game is over
        """
    )


def test_his_heels_may_be_worth_nothing() -> None:
    check(
        """
        rules: standard heels=0
        scores: 120 120
        dealer: A
        5D 5H 5S KD + 2C 7D / 4C 6C TD KC + AC 3S, starter JC -> dealt by A
        """
    )


def test_out_in_the_middle_of_the_play() -> None:
    check(
        """
        scores: 117 119
        dealer: A
        4D 5H 5S KD + 2C 7D / 4C 6C TD KC + AC 3S, starter 9C -> dealt by A
        B plays 4C             -> 4
        A plays 4D             -> 8; A pegs 2 for pair 2 [119 119]
        B plays 6C             -> 14
        # a run and no fifteen: 4 4 6 5 is nineteen; out by three
        A plays 5S             -> 19; A pegs 3 for run 3 [121 119]
                               -> A wins 121 119: 1
        B plays TD             -> A card cannot be played now: the game is over.
        """
    )


def test_out_by_more_than_is_needed_stands_at_the_target() -> None:
    check(
        """
        scores: 120 60
        dealer: A
        5C 5D KD KH + 2C 7D / 5H 6C TD KC + AC 3S, starter 9C -> dealt by A
        B plays 5H             -> 5
        A plays 5D             -> 10; A pegs 2 for pair 2 [121 60]
                               -> A wins 121 60, double skunk: 4
        """
    )


def test_out_by_a_go_when_the_count_closes() -> None:
    check(
        """
        scores: 0 120
        dealer: A
        KD KH QD QH + 2C 7D / 9C 2H TD KC + AC 3S, starter 4C -> dealt by A
        B plays KC             -> 10
        A plays KD             -> 20; A pegs 2 for pair 2 [2 120]
        B plays 9C             -> 29; A says go  # 29: A says go, and B has still to play his two
        # thirty-one: two, one of them is enough
        B plays 2H             -> 31; B pegs 2 for thirty-one 2 [2 121]
                               -> B wins 2 121, double skunk: 4
        """
    )
    check(
        """
        scores: 120 117
        dealer: A
        KD 3H QD 2H + 2C 7D / 9C 8H TD JC + AC 3S, starter 4C -> dealt by A
        B plays JC             -> 10
        A plays 3H             -> 13
        B plays TD             -> 23
        # 25: neither has a card that fits, and the count closes
        A plays 2H             -> 25; B says go; A pegs 1 for go [121 117]
                               -> A wins 121 117: 1
        B plays 9C             -> A card cannot be played now: the game is over.
        """
    )


def test_out_by_a_go_as_it_is_called() -> None:
    check(
        """
        rules: hoyle
        scores: 0 120
        dealer: A
        KD KH QD QH + 2C 7D / 9C 2H TD KC + AC 3S, starter 4C -> dealt by A
        B plays KC             -> 10
        A plays KD             -> 20; A pegs 2 for pair 2 [2 120]
        # 29: A says go, and B is out with the two still in his hand
        B plays 9C             -> 29; A says go; B pegs 1 for go [2 121]
                               -> B wins 2 121, double skunk: 4
        B plays 2H             -> A card cannot be played now: the game is over.
        """
    )


def test_out_by_thirty_one() -> None:
    check(
        """
        scores: 119 119
        dealer: A
        KD KH QD AH + 2C 7D / TD TC KC JC + AC 3S, starter 4C -> dealt by A
        B plays TD             -> 10
        A plays KD             -> 20
        B plays JC             -> 30
        A plays AH             -> 31; A pegs 2 for thirty-one 2 [121 119]
                               -> A wins 121 119: 1
        """
    )


def test_out_by_the_last_card() -> None:
    check(
        """
        scores: 120 105
        dealer: A
        # Pone would have twenty-four, and never counts it.
        5C 5D 5H JS + KD KH / 4C 4D 6H 6D + QC KC, starter 5S -> dealt by A
        B plays 4C             -> 4
        A plays JS             -> 14
        B plays 4D             -> 18
        A plays 5C             -> 23
        B plays 6H             -> 29; B pegs 3 for run 3 [120 108]; A says go; B pegs 1 for go [120 109]; the count is over
        A plays 5D             -> 5
        B plays 6D             -> 11
        A plays 5H             -> 16; A pegs 1 for last card [121 109]
                               -> A wins 121 109: 1
        """
    )


def test_pone_counts_out_first() -> None:
    check(
        """
        scores: 119 105
        dealer: A
        # The dealer would have twenty-nine and more, and never counts it.
        5C 5D 5H JS + KD KH / 4C 4D 6H 6D + QC KC, starter 5S -> dealt by A
        B plays 4C             -> 4
        A plays JS             -> 14
        B plays 4D             -> 18
        A plays 5C             -> 23
        B plays 6H             -> 29; B pegs 3 for run 3 [119 108]; A says go; B pegs 1 for go [119 109]; the count is over
        A plays 5D             -> 5
        B plays 6D             -> 11
        A plays 5H             -> 16; A pegs 1 for last card [120 109]; the count is over
                               -> B 4C 4D 6D 6H: 4 fifteens 8, 4 runs 12, 2 pairs 4 = 24; B pegs 24 [120 121]
                               -> B wins 120 121: 1
        """
    )


def test_the_dealers_hand_counts_out() -> None:
    check(
        """
        scores: 110 90
        dealer: A
        5C 5D 5H JS + KD KH / AC 2D 7H 8D + QC KC, starter 9S -> dealt by A
        B plays AC             -> 1
        A plays JS             -> 11
        B plays 2D             -> 13
        A plays 5C             -> 18
        B plays 7H             -> 25
        A plays 5D             -> 30; B says go; A pegs 1 for go [111 90]; the count is over
        B plays 8D             -> 8
        A plays 5H             -> 13; A pegs 1 for last card [112 90]; the count is over
                               -> B AC 2D 7H 8D: fifteen 2, run 3 = 5; B pegs 5 [112 95]
                               -> A 5C 5D 5H JS: 4 fifteens 8, 3 pairs 6, his nobs 1 = 15; A pegs 15 [121 95]
                               -> A wins 121 95: 1
        """
    )


def test_the_crib_counts_out_and_stays_turned_up() -> None:
    check(
        """
        scores: 115 90
        dealer: A
        2C 4D 6H 8S + 5D 5H / AC 2D 7H 9D + 5C JC, starter KC -> dealt by A
        B plays 9D             -> 9
        A plays 8S             -> 17
        B plays 7H             -> 24; B pegs 3 for run 3 [115 93]
        A plays 6H             -> 30; A pegs 4 for run 4 [119 93]
        B plays AC             -> 31; B pegs 2 for thirty-one 2 [119 95]; the count is over
        A plays 2C             -> 2
        B plays 2D             -> 4; B pegs 2 for pair 2 [119 97]
        A plays 4D             -> 8; A pegs 1 for last card [120 97]; the count is over
                               -> B AC 2D 7H 9D: 0
                               -> A 2C 4D 6H 8S: 0
                               -> A's crib 5C 5D 5H JC: 7 fifteens 14, 3 pairs 6, his nobs 1 = 21; A pegs 21 [121 97]
                               -> A wins 121 97: 1
        """
    )


def test_when_the_game_ends_on_the_crib_everybody_still_sees_it() -> None:
    game = Cribbage()
    state = game.start(Opening(dealer=0))
    hands = ("2C 4D 6H 8S 5D 5H", "AC 2D 7H 9D 5C JC")
    cards = tuple(tuple(map(Card, hand.split())) for hand in hands)
    state, _ = game.apply(state, Deal(cards))
    for seat in (0, 1):
        state, _ = game.apply(state, Discard(seat, cards[seat][4:]))
    state, _ = game.apply(state, Turn(Card("KC")))
    state = replace(state, pegs=((0, 115), (0, 90)))
    for play in "1 9D, 0 8S, 1 7H, 0 6H, 1 AC, 0 2C, 1 2D, 0 4D".split(", "):
        seat_word, card = play.split()
        state, _ = game.apply(state, Play(int(seat_word), Card(card)))
    assert state.phase == "over"
    for viewer in (0, 1, None):
        assert game.observe(state, viewer).crib == tuple(sorted(map(Card, "5C 5D 5H JC".split())))


def test_a_hand_that_is_never_counted_stays_hidden() -> None:
    game = Cribbage()
    state = game.start(Opening(dealer=0))
    state = replace(state, pegs=((0, 120), (0, 0)))
    hands = tuple(tuple(map(Card, hand.split())) for hand in ("2C 4D 6H 8S 5D 5H", "AC 2D 7H 9D 5C JH"))
    state, _ = game.apply(state, Deal(hands))
    for seat in (0, 1):
        state, _ = game.apply(state, Discard(seat, hands[seat][4:]))
    state, _ = game.apply(state, Turn(Card("JC")))
    assert state.phase == "over"
    for viewer in (0, 1, None):
        view = game.observe(state, viewer)
        for seat in (0, 1):
            assert (view.hands[seat] == state.hands[seat]) == (viewer == seat)
            assert (view.discarded[seat] == state.discarded[seat]) == (viewer == seat)

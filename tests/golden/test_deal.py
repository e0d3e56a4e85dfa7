"""The cut for the deal, the deal, the discard and the starter."""

from __future__ import annotations

import pytest

from fifteentwo.cribbage import Cribbage
from fifteentwo.game import Opening, Standing
from fifteentwo.rules import CribbageRules
from tests.golden.script import check


def test_the_lowest_card_deals() -> None:
    check(
        """
        cut 9C 9S              -> equal: cut again
        cut KD KC              -> equal: cut again  # as often as they are equal
        cut TD JC              -> A deals  # a jack is above a ten, although both count ten
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> dealt by A
        """
    )
    check(
        """
        cut 2C AS              -> B deals  # the ace is low
        cut 2C AS              -> The cut for the deal cannot take place now: the cards have not been dealt yet.
        """
    )


def test_the_highest_card_deals_where_the_rules_say_so() -> None:
    check(
        """
        rules: standard first_deal=high_cut
        cut 9C 9S              -> equal: cut again
        cut KD AC              -> A deals
        """
    )


def test_chance_appoints_the_dealer_where_the_rules_say_so() -> None:
    check(
        """
        rules: standard first_deal=random
        cut 9C 8S              -> In this game the first dealer is chosen at random, without a cut.
        appoint B              -> B deals
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> dealt by B
        """
    )


def test_a_cut_that_cannot_be() -> None:
    check(
        """
        cut 9C 9C              -> The same card twice: 9C.
        cut 9C                 -> Cut one card for each of the seats 0, 1.
        cut 9C 8S 7H           -> Cut one card for each of the seats 0, 1.
        cut 9C ??              -> Cards cut for the deal are face up.
        cut 9C *1              -> There is no *1 in this pack.
        appoint A              -> In this game the cut decides the first dealer.
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> Cards cannot be dealt now: the cut for the deal comes first.
        """
    )


def test_a_deal_that_cannot_be() -> None:
    check(
        """
        dealer: A
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC -> Deal 2 hands of 6 cards.
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 7D -> The same card twice: 7D.
        deal 5D 9D TH KH 2C 7D -> Deal 2 hands of 6 cards.
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC *1 -> There is no *1 in this pack.
        starter 5D             -> The starter cannot be turned now: the cards have not been dealt yet.
        A discards 5D 9D      -> Cards cannot be discarded now: the cards have not been dealt yet.
        """
    )


def test_what_cannot_be_discarded() -> None:
    check(
        """
        dealer: A
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> dealt by A
        A discards 5D         -> Discard 2 cards, not 1.
        A discards 5D 9D TH   -> Discard 2 cards, not 3.
        A discards 5D 5D      -> The same card twice: 5D.
        A discards 5D 4C      -> Seat 0 does not hold the four of clubs to discard.
        A discards ?? ??      -> The cards of seat 0 are known: name the card.
        A discards 5D 9D
        A discards TH KH      -> Seat 0 has already discarded.  # once discarded they cannot be recalled
        starter 8S             -> The starter cannot be turned now: cards are being discarded.
        B plays 4C             -> A card cannot be played now: cards are being discarded.
        B discards 4C 6C
        """
    )


def test_a_starter_that_cannot_be() -> None:
    check(
        """
        dealer: A
        deal 5D 9D TH KH 2C 7D / 4C 6C TD KD AC 3S -> dealt by A
        A discards 5D 9D
        B discards 4C 6C
        starter 5D             -> The five of diamonds is not in the stock.  # discarded
        starter TH             -> The ten of hearts is not in the stock.  # held
        starter ??             -> The starter is turned face up.
        starter *2             -> There is no *2 in this pack.
        starter 8S
        starter 8H             -> The starter cannot be turned now: the play is not over.
        """
    )


def test_the_deal_alternates() -> None:
    check(
        """
        dealer: B
        KC KD KH QC + 2C 4D / KS QS QD JC + 6S 8S, starter TH -> dealt by B
        A plays KC             -> 10
        B plays KS             -> 20; B pegs 2 for pair 2 [0 2]
        A plays KD             -> 30; A pegs 6 for pair 6 [6 2]; B says go; A pegs 1 for go [7 2]; the count is over
        B plays JC             -> 10
        A plays KH             -> 20
        B plays QS             -> 30; B pegs 3 for run 3 [7 5]; A says go; B pegs 1 for go [7 6]; the count is over
        A plays QC             -> 10
        B plays QD             -> 20; B pegs 2 for pair 2 [7 8]; B pegs 1 for last card [7 9]; the count is over
                               -> A QC KC KD KH: 3 pairs 6 = 6; A pegs 6 [13 9]
                               -> B JC QD QS KS: 2 runs 8, pair 2 = 10; B pegs 10 [13 19]
                               -> B's crib 2C 4D 6S 8S: 0
                               -> the deal is over
        KC KD KH QC + 2C 4D / KS QS QD JC + 6S 8S, starter TH -> dealt by A
        A plays KC             -> It is not the turn of seat 0.
        B plays KS             -> 10
        """
    )


def test_a_dealer_who_is_chosen_must_be_named() -> None:
    game = Cribbage(CribbageRules(first_deal="chosen"))
    with pytest.raises(ValueError, match="name the first dealer"):
        game.start()
    assert game.start(Opening(dealer=1)).pone == 0
    with pytest.raises(ValueError, match="no seat 2"):
        game.start(Opening(dealer=2))
    with pytest.raises(ValueError, match="2 sides"):
        game.start(Opening(0, Standing((0,), (0,))))

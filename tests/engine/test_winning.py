"""The chance to win from any score, and the deals played out that it rests on."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.cribs import crib_of, layout
from fifteentwo.engine.play import field
from fifteentwo.engine.playouts import MOST, Players, Tally, empty_tally, place_tables, play_deals
from fifteentwo.engine.winning import DealPoints, chances, shares


def played(deals: int, seed: int) -> Tally:
    """Deals by a pack's tree too small for them: off it, the cards are played by a plain rule."""
    pack = np.zeros(13, np.int64)
    pack[[2, 4, 9]] = 4
    on = field(4, pack)
    even = crib_of(np.ones(91))
    players = Players((even, even), np.zeros((2, 1820)), np.zeros(int(on.offset[-1]), np.float32))
    tally = empty_tally()
    play_deals(on, place_tables(), layout(), players, deals, seed, tally)
    return tally


def test_deals_played_out_are_the_same_from_the_same_seed_and_score_what_cribbage_scores() -> None:
    first, second, other = played(4000, 1), played(4000, 1), played(4000, 2)
    assert all(np.array_equal(one, two) for one, two in zip(first, second, strict=True))
    assert not np.array_equal(first.dealer, other.dealer)
    assert first.heels.sum() == first.pone.sum() == first.dealer.sum() == first.play.sum() == 4000
    assert first.heels[1] / 4000 == pytest.approx(1 / 13, abs=0.02)
    assert first.pone[[19, 25, 26, 27]].sum() == 0
    assert np.arange(30) @ first.pone / 4000 == pytest.approx(8, abs=0.5)
    assert np.arange(30) @ first.dealer.sum(axis=1) / 4000 == pytest.approx(8, abs=0.6)
    assert first.play[:, 0].sum() == 0, "the dealer plays the last card, or somebody took a thirty-one before it"


def test_who_is_first_and_who_is_not_there_add_up() -> None:
    deal = shares(played(2000, 3))
    for x in (1, 3, 8):
        for y in (1, 4, 9):
            nobody = deal.play[:x, :y].sum()
            assert deal.pone_first[x, y] + deal.dealer_first[x, y] + nobody == pytest.approx(1)


def fixed(play: tuple[int, int], pone: int, hand: int, crib: int) -> DealPoints:
    """Every deal brings the same; in the play pone is first."""
    number = np.zeros((MOST, MOST))
    number[play] = 1.0
    ones, twos = np.arange(MOST)[:, None], np.arange(MOST)[None, :]
    ones_first = ((ones <= play[0]) & (twos >= 0)).astype(np.float64)
    twos_first = ((twos <= play[1]) & (ones > play[0])).astype(np.float64)
    hands, both = np.zeros(30), np.zeros((30, 30))
    hands[pone] = both[hand, crib] = 1
    return DealPoints(0.0, number, ones_first, twos_first, hands, both)


def test_with_deals_that_are_all_alike_the_winner_is_who_counts_first() -> None:
    wins = chances(fixed((2, 3), 8, 8, 5), target=31)
    assert set(np.unique(wins)) <= {0.0, 1.0}
    assert wins[30, 30] == 0.0, "pone pegs first"
    assert wins[28, 28] == 1.0, "the dealer's third point in the play comes before pone's hand"
    assert wins[20, 22] == 0.0, "pone's hand counts before the dealer's"
    assert wins[18, 20] == 1.0, "pone stops one short, and the dealer has hand and crib"
    assert wins[0, 0] == 0.0, "16 to 10, 26 to 26, and then it is the other who counts first"


def test_chances_grow_with_ones_own_score_and_fall_with_the_others() -> None:
    wins = chances(shares(played(2000, 4)), target=61)
    assert (np.diff(wins, axis=0) >= -1e-9).all()
    assert (np.diff(wins, axis=1) <= 1e-9).all()
    assert ((wins >= 0) & (wins <= 1)).all()

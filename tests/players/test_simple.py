"""The simple player: the best hand on average, the most points now."""

from itertools import combinations
from random import Random

from fifteentwo.cards import PACK, cards, write
from fifteentwo.scoring import show
from tests.players.positions import dealt, discarded, in_the_play, played


def test_it_keeps_the_hand_with_the_best_mean_over_all_starters() -> None:
    rng = Random(4)
    for _ in range(10):
        hand = sorted(rng.sample(PACK, 6))
        starters = [card for card in PACK if card not in hand]
        means = {
            kept: sum(combo.points for starter in starters for combo in show(kept, starter))
            for kept in combinations(hand, 4)
        }
        away = discarded("simple", dealt(write(hand)))
        (kept,) = (four for four in means if not set(away) & set(four))
        assert means[kept] == max(means.values())


def test_whose_crib_it_is_makes_no_difference() -> None:
    hand = "5H 5C 2D 7S 8S 9S"
    assert discarded("simple", dealt(hand, dealer=0)) == discarded("simple", dealt(hand, dealer=1))


def test_it_takes_the_most_points_at_once() -> None:
    assert played("simple", in_the_play("4H 6D KH 2H", "2D 3D 4D", "9c")) == "6D"  # fifteen
    assert played("simple", in_the_play("6D 7H KS 9H", "2D 3D KD", "8h")) == "7H"  # fifteen
    assert played("simple", in_the_play("9D 5H 8S", "2D 3D", "7h 8C 6s")) in ("9D", "5H")  # a run of four


def test_equal_choices_are_settled_by_its_own_random_source() -> None:
    view = in_the_play("2H 3H 4H KH", "2D 3D 4D", "8c")
    assert {played("simple", view, seed) for seed in range(30)} == set(map(str, cards("2H 3H 4H KH")))

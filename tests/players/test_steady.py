"""The steady player: the exact mean of the hand, a table for the crib, one reply ahead."""

from itertools import combinations
from random import Random

import pytest

from fifteentwo.cards import PACK, Card, cards, write
from fifteentwo.cribbage import Cribbage, Discard, View
from fifteentwo.engine import heuristics
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER, Answers
from fifteentwo.players import steady
from fifteentwo.scoring import peg_points, points
from tests.players.positions import ME, OTHER, dealt, discarded, in_the_play, played


def test_a_pair_of_fives_goes_to_ones_own_crib_alone() -> None:
    hand = "5H 5C 2D 7S 8S 9S"
    assert discarded("steady", dealt(hand, dealer=ME)) == cards("5C 5H")
    assert not set(discarded("steady", dealt(hand, dealer=OTHER))) & set(cards("5C 5H"))


@pytest.mark.parametrize("dealer", [ME, OTHER])
def test_the_hand_is_averaged_over_every_starter_and_the_crib_taken_from_the_table(dealer: int) -> None:
    rng = Random(9)
    for _ in range(10):
        hand = sorted(rng.sample(PACK, 6))
        starters = [card for card in PACK if card not in hand]
        worth = {}
        for away in combinations(hand, 2):
            kept = [card for card in hand if card not in away]
            mean = sum(points(kept, starter) for starter in starters) / 46
            crib = heuristics.crib_mean(away, own=dealer == ME)
            worth[away] = mean + crib if dealer == ME else mean - crib
        low, high = discarded("steady", dealt(write(hand), dealer))
        assert worth[low, high] == pytest.approx(max(worth.values()), abs=1e-6)


def test_equal_discards_are_settled_by_chance() -> None:
    """Either eight goes with the four: no suit makes a difference between them."""
    view = dealt("4S 8C 8H 9S TC TD", dealer=ME)
    assert {discarded("steady", view, seed) for seed in range(20)} == {cards("4S 8C"), cards("4S 8H")}


def test_values_that_differ_by_rounding_are_settled_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    view = dealt("4S 8C 8H 9S TC TD", dealer=ME)
    legal = [Discard(ME, (view.hands[ME][0], card)) for card in view.hands[ME][1:4]]
    monkeypatch.setattr(steady, "_values", lambda view, legal: [0.3, 0.1 + 0.2, 0.3 - 1e-6])
    assert steady.best(view, legal) == legal[:2]


def test_a_crib_card_or_two_may_be_unknown() -> None:
    table = heuristics.crib_means().crib
    assert heuristics.crib_mean(cards("5H 5C"), own=True) == table["55"][0]
    assert heuristics.crib_mean(cards("KH TD"), own=False) == table["TK"][2]
    assert heuristics.crib_mean(cards("TH KH"), own=False) == table["TK"][3]
    with_five = [row[0] for pair, row in table.items() if "5" in pair]
    assert len(with_five) == 13
    assert heuristics.crib_mean(cards("5S"), own=True) == pytest.approx(sum(with_five) / 13)
    assert heuristics.crib_mean((), own=True) == 0


# The play


@pytest.mark.parametrize("others", ["4H 9D KH", "2H 2D 8C", "JH QD KH", "4H 6D TH"])
def test_it_does_not_lead_a_five(others: str) -> None:
    assert played("steady", in_the_play(f"5H {others}", "2C 3D 4D 7S"))[0] != "5"


def test_it_leads_from_a_pair_so_that_a_third_can_answer_a_second() -> None:
    assert played("steady", in_the_play("3H 3D KH 9S", "2C 6D 4D 7S"))[0] == "3"


def test_it_does_not_make_the_count_twenty_one() -> None:
    assert played("steady", in_the_play("JH 3H 2C", "TD 3D 4D", "6H 5d")) != "JH"


def test_it_takes_thirty_one() -> None:
    assert played("steady", in_the_play("AH 6D", "2D 3D", "5H td 8S 2c")) == "6D"


def test_after_a_go_it_plays_its_cards_in_the_order_that_pegs_most() -> None:
    """Five and ace make thirty-one either way; the five first makes a pair on the way."""
    view = in_the_play("5D AH", "KD KC JD", "TS qh 5H")
    assert view.gone == (OTHER,)
    assert played("steady", view) == "5D"
    assert balances(view) == {Card("5D"): 4, Card("AH"): 2}


@pytest.mark.parametrize("last_card", [0, 1])
def test_the_last_card_of_all_scores_by_the_rules(last_card: int) -> None:
    view = in_the_play("8H 9S", "", "ad KS 2d TS 3h 4c", last_card=last_card)
    assert not view.hands[OTHER]
    assert balances(view) == {Card("8H"): last_card, Card("9S"): last_card}


@pytest.mark.parametrize(
    ("mine", "theirs", "row"),
    [("5H 8D", "9D KS", "4C 3d 2H ad"), ("6H 7D", "9D KS", "KC 4d 2H 8c"), ("7H 9S AC", "2D KD JD", "8C td")],
)
def test_replies_are_weighted_exactly(mine: str, theirs: str, row: str) -> None:
    """Compared with enumerating every hand the opponent may hold."""
    view = in_the_play(mine, theirs, row)
    for card, balance in balances(view).items():
        assert balance == pytest.approx(by_every_hand(view, card))


def balances(view: View) -> dict[Card, float]:
    """The value of each of my cards here to the steady player."""
    answers = Answers(view, ME, view.known())
    return {
        play.card: answers.value(play.card) for play in Cribbage(view.rules).legal(view, ME) if hasattr(play, "card")
    }


def by_every_hand(view: View, card: Card) -> float:
    """My points, less the best reply, plus half of my best card after it, averaged over the opponent's hands."""
    hidden = [c for c in PACK if c not in view.known()]
    row = [*view.row, card]
    mine = [c for c in view.hands[ME] if c != card]
    hands = list(combinations(hidden, len(view.hands[OTHER])))
    return peg_points([c.rank for c in row]) + sum(after(row, mine, hand) for hand in hands) / len(hands)


def after(row: list[Card], mine: list[Card], hand: tuple[Card, ...]) -> float:
    """The balance after these cards, when the opponent plays from this hand."""
    answers = {c: made([*row, c]) for c in hand if fits(row, c)}
    if not answers:
        return alone(row, mine)
    best = [c for c, value in answers.items() if value == max(answers.values())]
    return sum(counter([*row, c], mine) - answers[c] for c in best) / len(best)


def counter(row: list[Card], mine: list[Card]) -> float:
    return (
        0 if count(row) == 31 else WORTH_OF_A_COUNTER * max((made([*row, c]) for c in mine if fits(row, c)), default=-1)
    )


def alone(row: list[Card], mine: list[Card]) -> int:
    ways = [made([*row, c]) + alone([*row, c], [m for m in mine if m != c]) for c in mine if fits(row, c)]
    return max(ways, default=int(count(row) < 31))


def count(row: list[Card]) -> int:
    return sum(card.value for card in row)


def fits(row: list[Card], card: Card) -> bool:
    return count(row) + card.value <= 31


def made(row: list[Card]) -> int:
    return peg_points([card.rank for card in row])

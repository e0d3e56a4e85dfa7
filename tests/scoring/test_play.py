"""Golden counts of the play: the points of each card, without go and last card."""

import pytest

from fifteentwo.cards import BACK, JOKERS, Card, cards, read_rank
from fifteentwo.scoring import peg, peg_points


def pegged(row: str) -> list[int]:
    """The points of each card of a count."""
    ranks = [read_rank(card) for card in row.split()]
    return [peg_points(ranks[:place]) for place in range(1, len(ranks) + 1)]


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("J Q K", [0, 0, 3]),
        ("7 6 4 5", [0, 0, 0, 4]),
        ("4 2 3", [0, 0, 3]),
        ("4 2 3 2", [0, 0, 3, 0]),  # 2-3-2 holds a rank twice
        ("4 2 3 4", [0, 0, 3, 3]),
        ("4 2 3 5 6", [0, 0, 3, 4, 5]),
        ("3 4 4 2", [0, 0, 2, 0]),
        ("3 4 4 2 3", [0, 0, 2, 0, 3]),
        ("2 3 4 5 3", [0, 0, 3, 4, 3]),
        ("2 3 4 5 3 4", [0, 0, 3, 4, 3, 3]),
        ("A 3 5 4 2", [0, 0, 0, 3, 7]),
        ("A 2 3 4 5 6 7", [0, 0, 3, 4, 7, 6, 7]),
        ("8 7 7 6", [0, 2, 2, 0]),
        ("5 5 5", [0, 2, 8]),
        ("T T T A", [0, 2, 6, 2]),
        ("Q K A", [0, 0, 0]),
    ],
)
def test_the_play(row: str, told: list[int]) -> None:
    assert pegged(row) == told


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("T 5", [0, 2]),
        ("7 8", [0, 2]),
        ("T J A", [0, 0, 0]),
        ("J K", [0, 0]),  # alike in value, not in rank
        ("6 6 6 6", [0, 2, 6, 12]),
        ("4 7 4", [0, 0, 2]),  # fifteen; the fours are not next to each other
        ("3 8 4 8 8", [0, 0, 2, 0, 4]),  # thirty-one and a pair
        ("4 5 6", [0, 0, 5]),  # fifteen and a run in one card
        ("7 8 9 7", [0, 2, 3, 5]),  # thirty-one and a run in one card
        ("9 6 6 T", [0, 2, 2, 2]),
        ("A 2 2 3", [0, 0, 2, 0]),  # the pair between breaks the run
        ("3 3 3 3 3", [0, 2, 6, 12, 22]),  # five alike, with a joker, on fifteen
        ("2 2 2 2 2 2", [0, 2, 6, 12, 20, 30]),
        ("5 4 3 2 A", [0, 0, 3, 4, 7]),
        ("J T 9", [0, 0, 3]),
        ("3 A 2 4", [0, 0, 3, 4]),
        ("T 9 Q", [0, 0, 0]),
        ("8 6 7 6 4", [0, 0, 3, 0, 2]),
    ],
)
def test_cases_that_are_easily_missed(row: str, told: list[int]) -> None:
    assert pegged(row) == told


@pytest.mark.parametrize(
    ("row", "combos"),
    [
        ("7C", []),
        ("7C 8D", [("fifteen", "7C 8D", 2)]),
        ("5S 5C 5D", [("fifteen", "5S 5C 5D", 2), ("pair", "5S 5C 5D", 6)]),
        ("AS 7C 7D", [("fifteen", "AS 7C 7D", 2), ("pair", "7C 7D", 2)]),
        ("TH TS TC AD", [("thirty_one", "TH TS TC AD", 2)]),
        ("6H 5S 4C", [("fifteen", "6H 5S 4C", 2), ("run", "6H 5S 4C", 3)]),
        ("7C 8D 9H 7S", [("thirty_one", "7C 8D 9H 7S", 2), ("run", "8D 9H 7S", 3)]),
        ("2C 2D 2H 2S", [("pair", "2C 2D 2H 2S", 12)]),
        ("KC 2D 4H 3S", [("run", "2D 4H 3S", 3)]),
    ],
)
def test_the_sets_of_the_last_card(row: str, combos: list[tuple[str, str, int]]) -> None:
    assert [(combo.kind, combo.cards, combo.points) for combo in peg(cards(row))] == [
        (kind, cards(chosen), worth) for kind, chosen, worth in combos
    ]


def test_the_most_one_card_can_peg_except_for_the_last_card() -> None:
    assert pegged("7 2 2 2 2") == [0, 0, 2, 6, 14]  # fifteen and four alike
    assert pegged("3 3 3 3 3")[-1] == 22  # with a joker five alike


def test_nothing_played_pegs_nothing() -> None:
    assert peg(()) == ()
    assert peg_points(()) == 0


def test_a_count_never_passes_thirty_one() -> None:
    with pytest.raises(ValueError, match="the count would be 40, past 31"):
        peg_points([13, 13, 13, 13])
    with pytest.raises(ValueError, match="past 31"):
        peg(cards("KC KD KH 2S"))


@pytest.mark.parametrize("card", [BACK, JOKERS[0]])
def test_a_card_without_a_rank_is_refused(card: Card) -> None:
    with pytest.raises(ValueError, match="has no rank"):
        peg((*cards("5C"), card))

"""Golden hands: each rule of the show, examples from books, and known errors in other programs."""

import pytest

from fifteentwo.cards import BACK, JOKERS, Card, cards
from fifteentwo.scoring import Combo, CribFlush, Starters, points, show


def kinds(hand: str, starter: str | None, crib: bool = False, crib_flush: CribFlush = "five") -> dict[str, int]:
    """Points by kind; also checks that `points` agrees."""
    held, turned = cards(hand), Card(starter) if starter else None
    combos = show(held, turned, crib, crib_flush)
    by_kind: dict[str, int] = {}
    for combo in combos:
        by_kind[combo.kind] = by_kind.get(combo.kind, 0) + combo.points
    assert points(held, turned, crib, crib_flush) == sum(by_kind.values())
    return by_kind


def test_every_set_is_listed_once_and_in_order() -> None:
    assert show(cards("JD 4S 5D 5H"), Card("6D")) == (
        Combo("fifteen", cards("5D JD"), 2),
        Combo("fifteen", cards("5H JD"), 2),
        Combo("fifteen", cards("4S 5D 6D"), 2),
        Combo("fifteen", cards("4S 5H 6D"), 2),
        Combo("run", cards("4S 5D 6D"), 3),
        Combo("run", cards("4S 5H 6D"), 3),
        Combo("pair", cards("5D 5H"), 2),
        Combo("nobs", cards("JD"), 1),
    )


@pytest.mark.parametrize(
    ("hand", "starter", "told"),
    [
        # The worked examples of BVS Solitaire's help.
        ("KC KD KH KS", "AD", {"pair": 12}),
        ("TC TD TH 8S", "KD", {"pair": 6}),
        ("4C 4D 8H 8S", "KD", {"pair": 4}),
        ("6C 9D 9H QS", "KD", {"fifteen": 4, "pair": 2}),
        ("KC 2D 3H 7S", "7D", {"fifteen": 2, "pair": 2}),
        ("4C 5D 6H QS", "TD", {"fifteen": 6, "run": 3}),
        ("4C 5D 6H 7S", "TD", {"fifteen": 4, "run": 4}),
        ("4C 5D 6H 7S", "8D", {"fifteen": 4, "run": 5}),
        ("4C 5D 5H 6S", "9D", {"fifteen": 6, "run": 6, "pair": 2}),
        ("9C TC JD JH", "QD", {"run": 8, "pair": 2, "nobs": 1}),
        ("9C TC JD JH", "QS", {"run": 8, "pair": 2}),
        # Fifteens of two, three, four and five cards.
        ("7C 8D QH KS", "TD", {"fifteen": 2}),
        ("2C 3D TH KS", "KD", {"fifteen": 6, "pair": 2}),
        ("2C 2D 4H 7S", "9D", {"fifteen": 6, "pair": 2}),
        ("AC 2D 3H 4S", "5D", {"fifteen": 2, "run": 5}),
        ("AC AD 2H 4S", "7D", {"fifteen": 2, "pair": 2}),
        ("5C 5D 5H QS", "KD", {"fifteen": 14, "pair": 6}),
        # Pairs go by rank: a jack and a king are no pair, though each counts ten.
        ("JC KD 2H 4S", "6D", {}),
        # No run goes over the king to the ace.
        ("QC KD AH 6S", "8D", {"fifteen": 2}),
        # Two separate runs need six cards; five cards with a gap have one.
        ("AC 2D 3H KS", "QD", {"fifteen": 4, "run": 3}),
    ],
)
def test_the_show(hand: str, starter: str, told: dict[str, int]) -> None:
    assert kinds(hand, starter) == told


@pytest.mark.parametrize(
    ("hand", "starter", "runs", "pairs"),
    [
        ("2C 4D 5H 6S", "4C", 6, 2),  # double run of three
        ("2C 3D 4H 5S", "5C", 8, 2),  # double run of four
        ("6C 6D 6H 7S", "8C", 9, 6),  # triple run
        ("TC TD JH JS", "QC", 12, 4),  # double double runs, the odd card at each end and between
        ("TC JD JH QS", "QC", 12, 4),
        ("TC TD JH QS", "QC", 12, 4),
        ("9C TD JH QS", "KC", 5, 0),
    ],
)
def test_runs_with_doubles(hand: str, starter: str, runs: int, pairs: int) -> None:
    told = kinds(hand, starter)
    assert (told["run"], told.get("pair", 0)) == (runs, pairs)


def test_a_run_whose_lowest_card_is_the_starter() -> None:
    assert kinds("8D 9H TC KS", "7C") == {"fifteen": 2, "run": 4}
    assert kinds("2D 3H 9C KS", "AC")["run"] == 3


def test_a_run_is_not_counted_again_inside_a_longer_one() -> None:
    assert kinds("AC 2D 3H 4S", "KC")["run"] == 4


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "crib_flush", "flush"),
    [
        ("2H 4H 6H 8H", "TC", False, "five", 4),
        ("2H 4H 6H 8H", "TH", False, "five", 5),
        ("2H 4H 6H 8H", "TC", True, "five", 0),  # four are not enough in the crib
        ("2H 4H 6H 8H", "TH", True, "five", 5),
        ("2H 4H 6H 8H", "TC", True, "four", 4),  # except where agreed
        ("2H 4H 6H 8H", "TH", True, "four", 5),
        ("2H 4H 6H 8C", "TH", False, "five", 0),  # the starter never makes the fourth
        ("2H 4H 6H 8C", "TH", True, "four", 0),
        ("2H 4H 6H", "TC", False, "five", 3),  # five-card cribbage: hands of three
        ("2H 4H 6H", "TH", False, "five", 4),
        ("2H 4H 6H 8H TH", "QC", False, "five", 5),  # seven-card cribbage: hands of five
        ("2H 4H 6H 8H TH", "QH", False, "five", 6),
        ("2H 4H 6H 8H TH QH", "KC", False, "five", 6),  # eight-card cribbage: hands of six
        ("2H 4H 6H 8H TH QH", "KH", False, "five", 7),
        ("2H 4H 6H 8H", None, False, "five", 4),  # a last hand that has no starter
        ("2H 4H 6H 8H", None, True, "five", 0),
        ("2H 4H 6H 8H", None, True, "four", 4),
        ("2H 4H", "6H", False, "five", 0),
    ],
)
def test_flush(hand: str, starter: str | None, crib: bool, crib_flush: CribFlush, flush: int) -> None:
    assert kinds(hand, starter, crib, crib_flush).get("flush", 0) == flush


def test_a_flush_shows_its_cards() -> None:
    held = cards("8H 2H 6H 4H")
    assert Combo("flush", cards("2H 4H 6H 8H"), 4) in show(held, Card("TC"))
    assert Combo("flush", cards("2H 4H 6H 8H TH"), 5) in show(held, Card("TH"), crib=True)


def test_his_nobs_is_the_jack_in_the_hand() -> None:
    assert kinds("JH 2C 4D 6S", "8H") == {"nobs": 1}
    assert kinds("JH 2C 4D 6S", "8H", crib=True) == {"nobs": 1}
    assert kinds("JC 2C 4D 6S", "8H") == {}
    assert kinds("JH *1=JH 2C 4D", "8H") == {"nobs": 1, "pair": 2}  # one point, though a joker is named as it


def test_a_jack_turned_up_gives_no_nobs() -> None:
    assert kinds("2H 4H 6C 8D", "JH") == {}
    assert kinds("JC 2D 4H 6S", "JH") == {"pair": 2}
    assert kinds("JH 2D 4C 6S", "JH") == {"pair": 2}  # not even to its copy, a joker named as it


def test_no_nobs_without_a_starter() -> None:
    assert kinds("JH 2C 4D 6S", None) == {}


def test_the_highest_hand() -> None:
    assert kinds("5H 5C 5D JS", "5S") == {"fifteen": 16, "pair": 12, "nobs": 1}
    assert kinds("5H 5C 5D 5S", "JD") == {"fifteen": 16, "pair": 12}


@pytest.mark.parametrize(
    ("grid", "starter", "rows", "columns"),
    [
        ("KH KC KD KS / QH QC QD QS / JH JC JD JS / TH 5C 5D 5S", "5H", [20, 20, 21, 28], [18, 21, 21, 21]),
        ("7H 7D 8C 8S / 8H 8D 7C 7S / 3H 6D 6C 6S / 9H 9D 9C 9S", "6H", [24, 24, 24, 20], [13, 20, 20, 20]),
    ],
)
def test_the_two_squares_of_wikibooks(grid: str, starter: str, rows: list[int], columns: list[int]) -> None:
    lines = [cards(row) for row in grid.split("/")]
    assert [points(line, Card(starter)) for line in lines] == rows
    assert [points(line, Card(starter)) for line in zip(*lines, strict=True)] == columns


@pytest.mark.parametrize(
    ("hand", "starter", "told"),
    [
        ("5C 5D 5H 5S 5C", None, {"fifteen": 20, "pair": 20}),  # five alike, 40: the most there is
        ("2C 2D 2H 2S 2C", "2D", {"pair": 30}),
        ("2C 2D 2H 2S", "2C", {"pair": 20}),
        ("4C 5D 5D 6S", "KH", {"fifteen": 8, "run": 6, "pair": 2}),
    ],
)
def test_a_duplicate_card_counts_like_any_other(hand: str, starter: str | None, told: dict[str, int]) -> None:
    assert kinds(hand, starter) == told


@pytest.mark.parametrize(
    ("hand", "starter", "total"),
    [
        ("5C 5D JH", "5H", 2 * 4 + 6 + 1),  # hands of three: a fifteen of three fives, three with the jack, nobs
        ("AC 2D 3H 4S 5C", "6D", 6 + 2 * 4),
        ("AC 2D 3H 5S 6C", "7D", 3 + 3 + 2 * 4),
        ("3C 3D 4H 4S 5C 5D", "KC", 8 * 3 + 3 * 2 + 2 * 6),
        ("AC 2D 3H 4S 5C 6D", "7H", 7 + 2 * 8),
        ("", None, 0),
        ("5C", None, 0),
        ("5C", "TC", 2),
    ],
)
def test_hands_of_other_sizes(hand: str, starter: str | None, total: int) -> None:
    assert sum(kinds(hand, starter).values()) == total


@pytest.mark.parametrize(
    ("hand", "starter"), [((*cards("5H 5C 5D"), JOKERS[0]), Card("5S")), (cards("5H 5C 5D JS"), BACK)]
)
def test_a_card_without_a_rank_is_refused(hand: tuple[Card, ...], starter: Card) -> None:
    with pytest.raises(ValueError, match="has no rank"):
        show(hand, starter)
    with pytest.raises(ValueError, match="has no rank"):
        points(hand, starter)
    with pytest.raises(ValueError, match="has no rank"):
        points((*hand, starter), None)
    with pytest.raises(ValueError, match="has no rank"):
        Starters(cards("5S 4S")).points((*hand, starter))

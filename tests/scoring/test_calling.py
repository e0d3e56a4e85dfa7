"""The words of the count, phrase by phrase."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from fifteentwo.calling import lines, say, say_play, table
from fifteentwo.cards import PACK, Card, cards
from fifteentwo.locales import in_words
from fifteentwo.scoring import Combo, peg, points, show


def shown(hand: str) -> tuple[Combo, ...]:
    """The sets of a hand whose last card is the starter."""
    *held, starter = cards(hand)
    return show(held, starter)


def rows_of(combos: Sequence[Combo]) -> tuple[tuple[str, int], ...]:
    """The table of points by kind, with its names in English."""
    return tuple((str(group.name), group.points) for group in table(combos))


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("2C 4D 6H 8S TC", "nothing"),
        ("7C 8D TH QS KC", "fifteen two"),
        ("7C 8D 2H 3S TC", "fifteen two, fifteen four"),
        ("AC AD 4H 6S TC", "fifteen two, fifteen four, and a pair is six"),
        ("7C 8D AH AS KD", "fifteen two, and a pair is four"),
        ("9C 9D AH 2S KD", "a pair is two"),
        ("7C 7D AH AS TD", "fifteen two, fifteen four, a pair is six, and a pair is eight"),
        ("9C 9D 9H 2S 5D", "pair royal is six"),
        ("TC TD TH 2S 3D", "fifteen two, fifteen four, fifteen six, and a pair royal is twelve"),
        ("9C 9D 9H 2S 2D", "a pair is two, and a pair royal is eight"),
        ("9C 9D 9H 9S 2D", "double pair royal is twelve"),
        ("2C 2D 2H 2S 9D", "fifteen two, fifteen four, fifteen six, fifteen eight, and a double pair royal is twenty"),
        ("9C TD JH 2S 2D", "a run of three is three, and a pair is five"),
        ("9C TD JH QS 2D", "a run of four is four"),
        ("9C TD JH QS KD", "a run of five is five"),
        ("JC QD KH 2D AC", "a run of three is three, and one for his nobs is four"),
        ("6C 7D 8D KH QC", "fifteen two, and a run of three is five"),
        ("9C TD JH JD 2D", "double run of three is eight, and one for his nobs is nine"),
        ("9C TD JH JC 2D", "double run of three is eight"),
        ("9C TD JH QC QD", "double run of four is ten"),
        ("9C 9D TH JC 9S", "triple run of three is fifteen"),
        ("9C 9D TH TC JS", "double double run of three is sixteen"),
        ("AC 2D 3H 3C 9D", "fifteen two, fifteen four, fifteen six, and a double run of three is fourteen"),
        (
            "4C 4D 5H 5C 6D",
            "fifteen two, fifteen four, fifteen six, fifteen eight, and a double double run of three is twenty-four",
        ),
        ("2H 4H 6H 8H TC", "a flush of four is four"),
        ("2H 4H 6H 8H TH", "a flush of five is five"),
        ("9H TH JH QH 2C", "a run of four is four, and a flush of four is eight"),
        (
            "JH 5H 6H 7H 8H",
            "fifteen two, fifteen four, a run of four is eight, a flush of five is thirteen, and one for his nobs is fourteen",
        ),
        ("JC 2D 4H 8S KC", "one for his nobs"),
        (
            "5H 5C 5D JS 5S",
            "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, a double pair royal is twenty-eight, and one for his nobs is twenty-nine",
        ),
        # Hands of three, five and six cards.
        ("2H 4H 6H TC", "a flush of three is three"),
        ("9C TC TD JC JD QS", "double double run of four is twenty"),
        ("8C 9D 9H TS JC JD QS", "double double run of five is twenty-four"),
        ("9C 9D TH TS JC JD", "double double double run of three is thirty"),
        ("9C 9D 9H TH TS JC", "triple double run of three is twenty-six"),
        ("9C 9D 9H 9S TS JC", "quadruple run of three is twenty-four"),
        (
            "AC 2D 3H JH QC KS 6D",
            "fifteen two, fifteen four, fifteen six, a run of three is nine, and a run of three is twelve",
        ),
        # Duplicate cards, as jokers make them.
        ("9C 9D 9H 9S 9C", "five alike is twenty"),
        ("9C 9D 9H 9S 9C 9D", "six alike is thirty"),
        ("9C 9C 9H 9S 9D TC JC", "quintuple run of three is thirty-five"),
        (
            "KC KD KH KS KC 5H",
            "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, and five alike is thirty",
        ),
        (
            "KC KD KH KS KC KD 5H",
            "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, and six alike is forty-two",
        ),
    ],
)
def test_say(hand: str, call: str) -> None:
    assert say(shown(hand)) == call


def test_a_crib_is_called_like_a_hand() -> None:
    assert say(show(cards("2H 4H 6H 8H"), Card("TH"), crib=True)) == "a flush of five is five"
    assert say(show(cards("2H 4H 6H 8H"), Card("TC"), crib=True)) == "nothing"


def test_the_lines_are_running_totals_with_the_cards_of_each_set() -> None:
    called = [(str(line.words), line.cards, line.total) for line in lines(shown("4S 5D 5H JD 6D"))]
    assert called == [
        ("fifteen two", cards("5D JD"), 2),
        ("fifteen four", cards("5H JD"), 4),
        ("fifteen six", cards("4S 5D 6D"), 6),
        ("fifteen eight", cards("4S 5H 6D"), 8),
        ("a double run of three is sixteen", cards("4S 5D 5H 6D"), 16),
        ("one for his nobs is seventeen", cards("JD"), 17),
    ]
    assert lines(()) == ()


def test_an_incomplete_double_run_is_not_called_one() -> None:
    # If a player has named only some sets, each run is a line of its own.
    combos = [combo for combo in shown("9C TD JH JC 2D") if combo.kind == "run"]
    pair = [combo for combo in shown("9C TD JH JC 2D") if combo.kind == "pair"]
    assert say(combos) == "a run of three is three, and a run of three is six"
    assert say(combos[:1] + pair) == "a run of three is three, and a pair is five"


@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("7C 8D 9H KS 7S", (("15s", 4), ("runs", 6), ("pair", 2))),
        ("9C TD JH KS 2S", (("run", 3),)),
        ("5H 5C 5D JS 5S", (("15s", 16), ("pairs", 12), ("nobs", 1))),
        ("JH 5H 6H 7H 8H", (("15s", 4), ("run", 4), ("flush", 5), ("nobs", 1))),
        ("7C 8D TH QS KC", (("15s", 2),)),
        ("2C 4D 6H 8S TC", ()),
    ],
)
def test_table(hand: str, rows: tuple[tuple[str, int], ...]) -> None:
    assert rows_of(shown(hand)) == rows


def test_the_table_of_a_play() -> None:
    assert rows_of(peg(cards("7C 8D 9H 7S"))) == (("31", 2), ("run", 3))


def test_a_hand_of_nothing_may_be_nineteen() -> None:
    nineteen = (Combo("nineteen", cards("2C 4D 6H 8S TC"), 19),)
    assert say(nineteen) == "nothing is nineteen"
    assert rows_of(nineteen) == (("nineteen", 19),)


@pytest.mark.parametrize(
    ("row", "call"),
    [
        ("7C", "seven"),
        ("KC", "ten"),
        ("7C 8D", "fifteen for two"),
        ("KC KD", "twenty, pair for two"),
        ("8C 8D 9H", "twenty-five"),
        ("9H 8C 8D", "twenty-five, pair for two"),
        ("7C 7D 7H", "twenty-one, pair royal for six"),
        ("6C 6D 6H 6S", "twenty-four, double pair royal for twelve"),
        ("2C 2C 2D 2H 2S", "ten, five alike for twenty"),
        ("2C 2C 2D 2D 2H 2S", "twelve, six alike for thirty"),
        ("4C 2D 3S", "nine, run of three for three"),
        ("4C 2D 3S 5D", "fourteen, run of four for four"),
        ("TC JD QS", "thirty, run of three for three"),
        ("4C 5D 6S", "fifteen for two and a run of three is five"),
        ("5C 5D 5S", "fifteen for two and a pair royal is eight"),
        ("AC 7D 7S", "fifteen for two and a pair is four"),
        ("3C 3C 3D 3H 3S", "fifteen for two and five alike is twenty-two"),
        ("KC QD JS AD", "thirty-one for two"),
        ("KC 9D 6S 6H", "thirty-one for two and a pair is four"),
        ("7C 8D 9S 7D", "thirty-one for two and a run of three is five"),
    ],
)
def test_say_play(row: str, call: str) -> None:
    played = cards(row)
    assert say_play(sum(card.value for card in played), peg(played)) == call


def test_every_total_is_called_correctly() -> None:
    # Every hand from a few cards that score high: the last number called is the value of the hand.
    held = [card for card in PACK if card.suit < 2 and card.rank in (4, 5, 6, 7, 10, 11)]
    for hand in combinations(held, 4):
        for starter in PACK[16:24:2]:
            if starter not in hand and (worth := points(hand, starter)):
                called = say(show(hand, starter))
                assert called.endswith(f" {in_words(worth)}") or (worth, called) == (1, "one for his nobs")

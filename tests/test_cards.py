"""Cards: every way to write one, and text that is not a card."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import (
    BACK,
    JOKERS,
    PACK,
    RANK_WORDS,
    RANKS,
    SUIT_SIGNS,
    SUIT_WORDS,
    SUITS,
    VALUES,
    Card,
    cards,
    read_rank,
    write,
)
from fifteentwo.locales import quotable

EVERY_CARD = (*PACK, *JOKERS, BACK)


def test_a_pack_is_fifty_two_different_cards_in_order() -> None:
    assert len(PACK) == 52
    assert len(set(EVERY_CARD)) == 55
    assert [str(card) for card in PACK] == [rank + suit for rank in RANKS for suit in SUITS]
    assert list(PACK) == sorted(PACK)
    assert [int(card) for card in EVERY_CARD] == list(range(55))


def test_the_properties_of_a_card() -> None:
    for place, card in enumerate(PACK):
        assert card.rank == place // 4 + 1
        assert card.suit == place % 4
        assert card.value == VALUES[card] == min(card.rank, 10)
        assert card.words == f"{RANK_WORDS[card.rank - 1]} of {SUIT_WORDS[card.suit]}"
    assert [card.value for card in cards("AC 2C 9C TC JC QC KC")] == [1, 2, 9, 10, 10, 10, 10]
    assert Card("5H").words == "five of hearts"


def test_every_card_is_truthy() -> None:
    """The ace of clubs has number 0, and `all(grid)` must not take it for an empty cell."""
    assert all(map(bool, EVERY_CARD))
    assert [card for card in (Card("AC"), None) if card] == [Card("AC")]
    assert int(Card("AC")) == 0


def test_jokers_and_backs_have_neither_rank_nor_suit() -> None:
    for card in (*JOKERS, BACK):
        assert (card.rank, card.suit, card.value, VALUES[card]) == (0, -1, 0, 0)
    assert [str(card) for card in (*JOKERS, BACK)] == ["*1", "*2", "??"]
    assert [card.words for card in (*JOKERS, BACK)] == ["joker", "joker", "a card face down"]
    assert Card("*1=5H").words == "joker named the five of hearts"


@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("rank", range(1, 14))
def test_every_spelling_is_read(rank: int, suit: int) -> None:
    card = PACK[4 * (rank - 1) + suit]
    ranks = {RANKS[rank - 1]} | ({"10", "X"} if rank == 10 else set())
    suits = {SUITS[suit], SUIT_SIGNS[suit], "♧♢♡♤"[suit], SUIT_SIGNS[suit] + "\ufe0f", SUIT_SIGNS[suit] + "\ufe0e"}
    for text in (r + s for r in ranks for s in suits):
        for spelt in (text, text.lower(), f" {text}\n"):
            assert Card(spelt) is card


@pytest.mark.parametrize("text", ["5H", "5h", "5♥", "5♡"])
def test_each_card_is_a_single_object(text: str) -> None:
    assert Card(text) is PACK[18] is Card(18) is Card(PACK[18])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "5",
        "H",
        "5HH",
        "55H",
        "1H",
        "0H",
        "11H",
        "100H",
        "H5",
        "JOKER",
        "5 H",
        "5X",
        "XX",
        "BH",
        "AS2S",
        "é",
        "٥H",
        "5Н",
        "*3",
        "?",
        "101",
    ],
)
def test_invalid_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write a rank"):
        Card(text)


@given(st.text(max_size=4))
def test_any_text_is_a_card_or_an_error_that_repeats_it(text: str) -> None:
    try:
        told = str(Card(text))
    except ValueError as error:
        told = str(error)
    assert told in map(str, EVERY_CARD) or told.startswith(f"'{quotable(text)}' is not a card")


@pytest.mark.parametrize("number", [-1, 159, 10**9])
def test_an_invalid_number_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"no card has the number {number}"):
        Card(number)


@pytest.mark.parametrize("other", [1.5, None, [5]])
def test_other_types_are_refused(other: object) -> None:
    with pytest.raises((TypeError, AttributeError)):
        Card(other)  # type: ignore[arg-type]


def test_a_line_of_cards_is_read() -> None:
    assert cards("5c 10D J♥") == (Card("5C"), Card("TD"), Card("JH"))
    assert cards("5c,10D, J♥  ") == cards("5C TD JH")
    assert cards("") == ()
    assert cards("?? *1 5c") == (BACK, JOKERS[0], Card("5C"))
    with pytest.raises(ValueError, match="'5Z' is not a card"):
        cards("5C 5Z")


def test_cards_may_follow_each_other_without_a_space() -> None:
    assert cards("5c10D,J♥*1??") == (*cards("5C TD JH"), JOKERS[0], BACK)
    for wrong in ("5H5", "5H5Z", "5HTOJS", "5H-5C"):
        with pytest.raises(ValueError, match=f"'{wrong}' is not a card"):
            cards(wrong)


@given(st.lists(st.sampled_from(EVERY_CARD)))
def test_cards_are_read_back_without_spaces(hand: list[Card]) -> None:
    assert cards("".join(map(str, hand))) == tuple(hand)


@given(st.lists(st.sampled_from(EVERY_CARD)))
def test_cards_are_read_back_as_written(hand: list[Card]) -> None:
    assert cards(write(hand)) == tuple(hand)


@given(st.lists(st.sampled_from(EVERY_CARD)))
def test_cards_survive_pickling_and_copying(hand: list[Card]) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(hand, protocol))  # noqa: S301
        assert all(card is same for card, same in zip(hand, back, strict=True))
    assert all(card is same for card, same in zip(hand, copy.deepcopy(hand), strict=True))
    assert all(card is copy.copy(card) for card in hand)


def test_cards_sort_by_rank_then_suit() -> None:
    assert sorted(cards("KS AC 5H 5C TD JD 9S")) == list(cards("AC 5C 5H 9S TD JD KS"))
    assert Card("AC") < Card("AD") < Card("2C") < Card("KS") < JOKERS[0] < BACK


def test_a_card_is_formatted_by_name() -> None:
    assert str(Card("10♥")) == repr(Card("10♥")) == f"{Card('10♥')}" == "TH"
    assert f"{Card('5H'):>4}" == "  5H"


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("A", 1),
        ("2", 2),
        ("9", 9),
        ("10", 10),
        ("T", 10),
        ("x", 10),
        ("j", 11),
        (" Q ", 12),
        ("K", 13),
        ("5H", 5),
        ("10♠", 10),
        ("ac", 1),
    ],
)
def test_read_rank(text: str, rank: int) -> None:
    assert read_rank(text) == rank


@pytest.mark.parametrize("text", ["", "1", "0", "11", "H", "5Z", "*1", "??", "A2", "JQ", "101"])
def test_an_invalid_rank_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write a rank"):
        read_rank(text)

"""Cards: their numbers, and how they are written and read.

A card is a small integer, so that it sorts by rank, hashes at once and indexes a table:
`4 * (rank - 1) + suit` for the 52 cards of the pack, with suits in the order clubs, diamonds,
hearts, spades. After them come the two jokers, `BACK` (a card face down), and each joker named as
each card of the pack: `*1=5H` is the first joker, named the five of hearts.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final, SupportsIndex

RANKS: Final = "A23456789TJQK"
"""The letters of the ranks: that of a card is `RANKS[card.rank - 1]`."""

SUITS: Final = "CDHS"
"""The letters of the suits: that of a card is `SUITS[card.suit]`."""

RANK_WORDS: Final = ("ace two three four five six seven eight nine ten jack queen king").split()
SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
SUIT_SIGNS: Final = "♣♦♥♠"
"""The signs of the suits, in the order of `SUITS`."""

_PACK_SIZE: Final = 52
_JOKERS: Final = 2
_BACK: Final = _PACK_SIZE + _JOKERS

_NAMED: Final = _BACK + 1

_pack: Final = [RANKS[n >> 2] + SUITS[n & 3] for n in range(_PACK_SIZE)]
_text: Final = [*_pack, "*1", "*2", "??", *(f"*{joker}={text}" for joker in (1, 2) for text in _pack)]
_rank: Final = [RANKS.index(text[-2]) + 1 if text[-1] in SUITS else 0 for text in _text]
_suit: Final = [SUITS.find(text[-1]) for text in _text]
_value: Final = [min(rank, 10) for rank in _rank]


class Card(int):
    """A playing card: `Card("5H")`, `Card("10♥")`, or `Card(18)` by its number.

    Each card is a single object, so `is` and `==` agree. Raises ValueError for any other text or number, and TypeError
    for anything else.

    >>> five = Card("5h")
    >>> five, five.rank, five.value, five.suit
    (5H, 5, 5, 2)
    """

    __slots__ = ()

    def __new__(cls, card: str | SupportsIndex) -> Card:  # noqa: PYI034 - one of the objects made below
        """The card with this name or number. Raises ValueError and TypeError."""
        if isinstance(card, str):
            return _read(card)
        try:
            number = card.__index__()
        except AttributeError:
            raise TypeError(f"a card is made from text or a number, not from {card!r}") from None
        if not 0 <= number < len(_ALL):
            raise ValueError(f"no card has the number {number}")
        return _ALL[number]

    @property
    def rank(self) -> int:
        """1 for the ace to 13 for the king; 0 for a joker or a card face down."""
        return _rank[self]

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; -1 for a joker or a card face down."""
        return _suit[self]

    @property
    def value(self) -> int:
        """What the card adds to a count: 1 for an ace, 10 for T, J, Q and K, and otherwise its number."""
        return _value[self]

    @property
    def face(self) -> Card:
        """The card a named joker stands for; for any other card, the card itself."""
        return _ALL[(self - _NAMED) % _PACK_SIZE] if self >= _NAMED else self

    @property
    def unnamed(self) -> Card:
        """The joker without its name; for any other card, the card itself."""
        return JOKERS[(self - _NAMED) // _PACK_SIZE] if self >= _NAMED else self

    def named(self, face: Card) -> Card:
        """This joker, named as a card of the pack. Raises ValueError for any other card or name."""
        if not (_PACK_SIZE <= self < _BACK and 0 <= face < _PACK_SIZE):
            raise ValueError(f"{self} cannot be named {face}: a joker is named as a card of the pack")
        return _ALL[_NAMED + (self - _PACK_SIZE) * _PACK_SIZE + face]

    @property
    def words(self) -> str:
        """The full name of the card: 'five of hearts'."""
        if self == _BACK:
            return "a card face down"
        if self in JOKERS:
            return "joker"
        if self >= _NAMED:
            return f"joker named the {self.face.words}"
        return f"{RANK_WORDS[_rank[self] - 1]} of {SUIT_WORDS[_suit[self]]}"

    def __bool__(self) -> bool:
        """True for every card, even the ace of clubs, whose number is 0."""
        return True

    def __str__(self) -> str:
        return _text[self]

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(_text[self], spec)

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)


_ALL: Final = tuple(int.__new__(Card, number) for number in range(len(_text)))

PACK: Final = _ALL[:_PACK_SIZE]
"""The 52 cards in the order of their numbers: AC AD AH AS 2C ... KS."""

JOKERS: Final = _ALL[_PACK_SIZE:_BACK]
"""The two jokers, not named."""

BACK: Final = _ALL[_BACK]
"""A card face down: `??`."""

TEXTS: Final = tuple(_text)
"""The text of a card by its number: `TEXTS[card]` is `str(card)`, but faster."""

VALUES: Final = tuple(_value)
"""The counting value of each card by its number: `VALUES[card]` is `card.value`, but faster."""

_by_text: Final = {text: _ALL[number] for number, text in enumerate(_text)}
_spelling: Final = str.maketrans("♣♦♥♠♧♢♡♤X", "CDHSCDHST", "\ufe0e\ufe0f")


def _normal(text: str) -> str:
    return text.strip().upper().translate(_spelling).replace("10", "T")


def _read(text: str) -> Card:
    card = _by_text.get(text)
    if card is None:
        card = _by_text.get(_normal(text))
    if card is None:
        raise _refusal("card-wrong", text)
    return card


def _refusal(code: str, text: str) -> ValueError:
    from fifteentwo.locales import CodedValueError, quotable  # noqa: PLC0415 - `fifteentwo --version` needs no sentences

    return CodedValueError(code, given=quotable(text))


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a line of text, in order. Raises ValueError for a word that is not a card or several in a row, and TypeError.

    >>> cards("5c 10D J♥")
    (5C, TD, JH)
    >>> cards("5c10DJ♥")
    (5C, TD, JH)
    """
    return tuple(map(_read, card_words(text)))


def card_words(text: str) -> list[str]:
    """The words of a line of cards. Cards in a row without spaces become words of their own, with their case; other words are not changed.

    >>> card_words("5H10c, ten go")
    ['5H', 'tc', 'ten', 'go']
    """
    from fifteentwo.expected import expect  # noqa: PLC0415 - `fifteentwo --version` needs no sentences

    expect(text, str, "cards", "text")
    return [part for word in text.replace(",", " ").split() for part in _parts(word)]


def _parts(word: str) -> list[str]:
    short = word.replace("10", "t").replace("\ufe0e", "").replace("\ufe0f", "")
    pairs = [short[at : at + 2] for at in range(0, len(short), 2)]
    return pairs if len(pairs) > 1 and all(_normal(pair) in _by_text for pair in pairs) else [word]


def read_rank(text: str) -> int:
    """The rank, 1 to 13, of a card written with or without its suit. Raises ValueError."""
    word = text.strip().upper().translate(_spelling).replace("10", "T")
    if len(word) == 1 and word in RANKS:
        return RANKS.index(word) + 1
    if (card := _by_text.get(word)) is not None and card < _PACK_SIZE:
        return card.rank
    raise _refusal("card-wrong-rank", text)


def write(hand: Iterable[Card]) -> str:
    """Cards as text that `cards` reads back: '5C TD JH'."""
    return " ".join(map(str, hand))

"""Cards as plain text: '5H', the jokers '*1' and '*2', and '*1=5H' for a joker named the five of hearts."""

from collections.abc import Iterable

RANKS = "A23456789TJQK"
PACK = [rank + suit for rank in RANKS for suit in "CDHS"]
JOKERS = ["*1", "*2"]
NAMED = [f"{joker}={card}" for joker in JOKERS for card in PACK]
ORDER = {card: place for place, card in enumerate(PACK + JOKERS + NAMED)}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards by rank, then suit; jokers last."""
    return tuple(sorted(cards, key=lambda card: ORDER[card]))


def is_joker(card: str) -> bool:
    """Whether this is a joker, named or not."""
    return card.startswith("*")


def needs_a_name(card: str) -> bool:
    """Whether this is a joker that has no name yet."""
    return card in JOKERS


def unnamed(card: str) -> str:
    """A named joker without its name; any other card as it is."""
    return card.partition("=")[0]


def face(card: str) -> str:
    """The card that a named joker stands for; any other card as it is."""
    return card[-2:]


def rank(card: str) -> int:
    """1 for the ace to 13 for the king."""
    return RANKS.index(face(card)[0]) + 1


def suit(card: str) -> str:
    """C, D, H or S."""
    return face(card)[1]


def value(card: str) -> int:
    """What the card adds to a count: ten for the ten, jack, queen and king."""
    return min(rank(card), 10)


def is_jack(card: str) -> bool:
    """Whether this is a jack, or a joker named as one."""
    return not needs_a_name(card) and face(card)[0] == "J"

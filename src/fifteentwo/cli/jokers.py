"""What `score` and `peg` share: the jokers of their pack."""

from __future__ import annotations

from fifteentwo.cards import JOKERS, Card
from fifteentwo.rules import CribbageRules


def check_joker(card: Card, word: str, rules: CribbageRules) -> None:
    """Raises ValueError, with a sentence, for a joker that the pack does not have."""
    if card.unnamed in JOKERS and card.unnamed not in rules.pack:
        there_are = "one joker, *1" if rules.jokers else "no jokers"
        raise ValueError(f"{word!r}: by these rules the pack has {there_are}; with --rules jokers it has two")


def words(card: Card) -> str:
    """The card in words, a joker as it is typed."""
    return str(card.unnamed) if card.unnamed in JOKERS else card.words

"""Code shared by `score` and `peg`: the jokers of the pack."""

from __future__ import annotations

from fifteentwo.cards import JOKERS, Card
from fifteentwo.rules import CribbageRules


def check_joker(card: Card, word: str, rules: CribbageRules) -> None:
    """Raises ValueError, with a sentence, for a joker that is not in the pack."""
    if card.unnamed in JOKERS and card.unnamed not in rules.pack:
        there_are = "one joker, *1" if rules.jokers else "no jokers"
        raise ValueError(f"{word!r}: by these rules the pack has {there_are}; --rules jokers has two")


def words(card: Card) -> str:
    """The card in words; a joker as it is typed."""
    return str(card.unnamed) if card.unnamed in JOKERS else card.words

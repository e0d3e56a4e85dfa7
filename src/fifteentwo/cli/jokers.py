"""Code shared by `score` and `peg`: why typed cards cannot be counted, and the jokers of the pack."""

from __future__ import annotations

from fifteentwo.cards import JOKERS, Card
from fifteentwo.locales import CodedError
from fifteentwo.rules import CribbageRules


class BadCards(CodedError, ValueError):  # noqa: N818 - the name says what is wrong
    """Cards that cannot be counted. `where` is the hand, the crib, the starter, or the place of one card."""

    def __init__(
        self, code: str, /, *, where: str = "card", place: int = 0, word: str = "", **arguments: object
    ) -> None:
        super().__init__(code, where=where, place=place, word=word, **arguments)


def check_joker(card: Card, word: str, rules: CribbageRules, *, where: str = "card", place: int = 0) -> None:
    """Raises BadCards for a joker that is not in the pack."""
    if card.unnamed in JOKERS and card.unnamed not in rules.pack:
        raise BadCards("cards-no-joker", where=where, place=place, word=word, given=word, jokers=rules.jokers)


def twice(card: Card, *, where: str = "card", place: int = 0, word: str = "") -> BadCards:
    """The error of a card that is named twice; a joker is called as it is typed."""
    joker = card.unnamed
    if joker in JOKERS:
        return BadCards("cards-joker-twice", where=where, place=place, word=word, joker=joker)
    return BadCards("cards-twice", where=where, place=place, word=word, card=card)

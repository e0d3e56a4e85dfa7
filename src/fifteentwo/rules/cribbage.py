"""The rules of full cribbage."""

from __future__ import annotations

from typing import Final

from fifteentwo.board import double_skunk_line
from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.rules.constraints import in_cribbage
from fifteentwo.rules.cribbage_fields import CribbageFields
from fifteentwo.rules.values import refuse


class CribbageRules(CribbageFields, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="cribbage"):
    """The rules of a game of full cribbage; the defaults are the standard game.

    Raises ValueError, with a sentence that names the field, for a value out of range and for fields that conflict.
    """

    def __post_init__(self) -> None:
        refuse(self)
        for conflict in in_cribbage(self):
            raise conflict

    @property
    def sides(self) -> int:
        """The number of scores: one for each player or partnership."""
        if self.captain:
            return 2
        return self.players // 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        """The side that scores the points of this seat.

        Partners sit opposite each other; a captain has the second seat, and the other two the first and third.
        """
        return seat % self.sides

    @property
    def targets(self) -> tuple[int, ...]:
        """The score each side needs; a captain needs half of the target, rounded up.

        >>> CribbageRules(players=3, cards_dealt=5, discards=1, crib="discards+1_from_stock", captain=True).targets
        (121, 61)
        """
        return (self.target, double_skunk_line(self.target)) if self.captain else (self.target,) * self.sides

    def dealt_to(self, seat: int, dealer: int) -> int:
        """The number of cards this seat is dealt: one fewer for the dealer of five players and the dealer's side of six."""
        spared = self.players >= 5 and self.discards and self.side(seat) == self.side(dealer)
        return self.cards_dealt - bool(spared)

    def to_discard(self, seat: int, dealer: int) -> int:
        """The number of cards this seat discards to the crib."""
        return self.discards - (self.cards_dealt - self.dealt_to(seat, dealer))

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of the pack, including jokers."""
        return PACK + JOKERS[: self.jokers]

    @property
    def match_kind(self) -> str:
        """'single', 'first_to' (game points) or 'best_of' (games)."""
        return self.match.partition(":")[0]

    @property
    def match_length(self) -> int:
        """The game points that win the match, or its greatest number of games; 1 for a single game."""
        return int(self.match.partition(":")[2] or 1)


FIELDS: Final = CribbageRules.__struct_fields__
"""The names of the fields, in order."""

# For hands of four, five and six cards with the starter; by the number of jokers.
_HIGHEST: Final = ((29, 46, 72), (40, 51, 74), (40, 70, 83))


def highest_count(rules: CribbageRules) -> int:
    """The highest claim allowed: the best possible hand of these rules' number of cards with the starter."""
    kept = max(rules.cards_dealt - rules.discards, 0 if rules.crib == "none" else 4)
    return _HIGHEST[rules.jokers][kept - 4]

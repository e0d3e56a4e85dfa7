"""The fields of the games for one: the Cribbage Squares, Cribbage Solitaire and Cribbage Shuffle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.rules.quarrels import in_patience, in_square
from fifteentwo.rules.values import refuse

Adjacency = Literal["none", "king"]
Heels = Literal["off", "once", "per_hand"]
DealOrder = Literal["hand_then_crib", "3-2-3"]


class SoloRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family"):
    """What the rules of every game for one have in common: one player, one side, one game."""

    @property
    def players(self) -> int:
        """How many play."""
        return 1

    @property
    def sides(self) -> int:
        """How many scores there are."""
        return 1

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat

    @property
    def match_kind(self) -> str:
        """Every game stands alone."""
        return "single"

    @property
    def match_length(self) -> int:
        """One game."""
        return 1

    @property
    def next_dealer(self) -> str:
        """Nobody deals, and no game follows; the standard word."""
        return "loser"

    @property
    def objective(self) -> str:
        """The higher the score, the better."""
        return "high"


class SquareRules(SoloRules, frozen=True, tag="square"):
    """Every option of the Cribbage Squares; the defaults are the game with four cells for dead cards.

    Raises ValueError, with a sentence that names the field, for a value that does not exist and for
    options that quarrel.
    """

    adjacency: Adjacency = "none"
    dead_cells: int = 4
    reserve_piles: int = 0
    reserve_size: int = 0
    reserve_access: Literal["top", "free"] | None = None
    heels: Heels = "per_hand"
    win_at: int = 60
    starter: Literal["next_unseen"] = "next_unseen"

    def __post_init__(self) -> None:
        refuse(self)
        for sentence in in_square(self):
            raise ValueError(sentence)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)


class PatienceRules(SoloRules, frozen=True, tag="patience"):
    """Every option of Cribbage Solitaire; the defaults are the game of two hands and four deals.

    The game of one hand and nine cards is the other form: its starters go under the stock, and the
    last four cards are a hand without a starter. Raises ValueError as `SquareRules` does.
    """

    deals: int = 4
    cards_per_deal: int = 13
    hands_per_deal: int = 2
    b_hidden_until_a_discarded: bool = True
    heels: Literal["off", "once"] = "once"
    crib_flush: Literal["five", "four"] = "five"
    starter_to_bottom: bool = False
    last_hand_without_starter: bool = False
    win_at: int = 121
    deal_order: DealOrder = "hand_then_crib"

    def __post_init__(self) -> None:
        refuse(self)
        for sentence in in_patience(self):
            raise ValueError(sentence)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)


class ShuffleRules(SoloRules, frozen=True, tag="shuffle"):
    """Every option of Cribbage Shuffle. Raises ValueError as `SquareRules` does."""

    heels: Heels = "once"
    win_at: int = 61

    def __post_init__(self) -> None:
        refuse(self)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

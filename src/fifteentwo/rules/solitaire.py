"""The fields of the solo games: the Cribbage Squares, Cribbage Solitaire and Cribbage Shuffle."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from fifteentwo.locales.coded import Message, coded
from fifteentwo.rules.constraints import in_patience, in_square
from fifteentwo.rules.values import SCORES, TOTALS, About, refuse

Adjacency = Literal["none", "king"]
Heels = Literal["off", "once", "per_hand"]
DealOrder = Literal["hand_then_crib", "3-2-3"]


class SoloRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family"):
    """The rules that all solo games share: one player, one side, one game."""

    @property
    def players(self) -> int:
        """The number of players."""
        return 1

    @property
    def sides(self) -> int:
        """The number of scores."""
        return 1

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat

    @property
    def match_kind(self) -> str:
        """Always a single game."""
        return "single"

    @property
    def match_length(self) -> int:
        """One game."""
        return 1

    @property
    def next_dealer(self) -> str:
        """The standard value, which has no effect: nobody deals, and no game follows."""
        return "loser"

    @property
    def objective(self) -> str:
        """Always 'high': the aim is a high score."""
        return "high"


class SquareRules(SoloRules, frozen=True, tag="square"):
    """The rules of the Cribbage Squares; the defaults are the game with four cells for dead cards.

    Raises ValueError, with a sentence that names the field, for a value out of range and for fields that conflict.
    """

    adjacency: Annotated[
        Adjacency,
        About(
            "Whether a card must touch another card, by a side or a corner.",
            told={"king": "rules-touching"},
            label="Where a card may be placed",
            names={"none": "in any cell", "king": "touching another card"},
        ),
    ] = "none"
    dead_cells: Annotated[
        int,
        About(
            "The number of cards that may be discarded.",
            range(5),
            label="Discards",
            names={0: "none", 1: "one", 2: "two", 3: "three", 4: "four"},
        ),
    ] = 4
    reserve_piles: Annotated[
        int,
        About(
            "The number of reserve piles, on which cards may wait to be placed.",
            range(3),
            label="Reserve piles",
            names={0: "none", 1: "one", 2: "two"},
        ),
    ] = 0
    reserve_size: Annotated[
        int,
        About(
            "The number of cards that a reserve pile holds.",
            range(6),
            label="Cards in a reserve pile",
            names={1: "one", 2: "two", 3: "three", 4: "four", 5: "five"},
        ),
    ] = 0
    reserve_access: Annotated[
        Literal["top", "free"] | None,
        About(
            "Whether only the top card of a reserve pile can be placed, or any card.",
            label="Playing from a reserve pile",
            names={"top": "the top card only", "free": "any card"},
        ),
    ] = None
    heels: Annotated[
        Heels,
        About(
            "Two points for a jack as the starter: never, once, or for each of the eight hands.",
            told={"off": "rules-no-heels", "once": "rules-heels-once"},
            label="A jack as the starter",
            names={"off": "nothing", "once": "two, once", "per_hand": "two for each hand"},
        ),
    ] = "per_hand"
    win_at: Annotated[
        int,
        About(
            "The score that wins.",
            SCORES,
            leaves=TOTALS,
            label="Points to win",
        ),
    ] = 60
    starter: Annotated[
        Literal["next_unseen"],
        About(
            "The starter is the next unseen card.",
            label="The starter",
        ),
    ] = "next_unseen"

    def __post_init__(self) -> None:
        refuse(self)
        for conflict in in_square(self):
            raise conflict

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

    @property
    def dealing(self) -> Message:
        """A sentence on how the cards are dealt."""
        return coded("rules-dealing-square")


class PatienceRules(SoloRules, frozen=True, tag="patience"):
    """The rules of Cribbage Solitaire; the defaults are the game of two hands and four deals.

    In the other form, with one hand and nine cards, the starters go under the stock and the last four cards are a hand
    without a starter. Raises ValueError as `SquareRules` does.
    """

    deals: Annotated[int, About("The number of deals; it follows from the number of hands.", range(1, 7))] = 4
    cards_per_deal: Annotated[
        int,
        About(
            "The number of cards in a deal, including the starter; it follows from the number of hands.", range(9, 14)
        ),
    ] = 13
    hands_per_deal: Annotated[
        int, About("Two hands of six, or one hand of six and two cards for the crib.", range(1, 3))
    ] = 2
    b_hidden_until_a_discarded: Annotated[
        bool,
        About(
            "Whether the second hand is shown only after two cards of the first have been discarded.",
            told={False: "rules-both-shown"},
            label="Hide the second hand",
        ),
    ] = True
    heels: Annotated[
        Literal["off", "once"],
        About(
            "Two points for a jack as the starter, once in each deal, or none.",
            told={"off": "rules-no-heels"},
            label="A jack as the starter",
            names={"off": "nothing", "once": "two, once", "per_hand": "two for each hand"},
        ),
    ] = "once"
    crib_flush: Annotated[
        Literal["five", "four"],
        About(
            "How many cards make a flush in the crib.",
            told={"four": "rules-crib-flush-four"},
            label="A flush in the crib",
            names={"five": "five cards only", "four": "four cards"},
        ),
    ] = "five"
    starter_to_bottom: Annotated[
        bool, About("Whether the starter goes under the stock after its deal; it follows from the number of hands.")
    ] = False
    last_hand_without_starter: Annotated[
        bool, About("Whether the four cards left over are a separate hand; it follows from the number of hands.")
    ] = False
    win_at: Annotated[
        int,
        About(
            "The score that wins; with two hands 101 to 121.",
            SCORES,
            leaves=TOTALS,
            label="Points to win",
        ),
    ] = 121
    deal_order: Annotated[
        DealOrder,
        About(
            "How nine cards are dealt: six to the hand and two to the crib, or three to the hand, two to the crib and three to the hand.",
            told={"3-2-3": "rules-three-two-three"},
            label="The deal",
            names={
                "hand_then_crib": "six to the hand, two to the crib",
                "3-2-3": "three to the hand, two to the crib, three to the hand",
            },
        ),
    ] = "hand_then_crib"

    def __post_init__(self) -> None:
        refuse(self)
        for conflict in in_patience(self):
            raise conflict

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

    @property
    def dealing(self) -> Message:
        """How the cards are dealt, in a sentence."""
        return coded("rules-dealing-one-hand" if self.hands_per_deal == 1 else "rules-dealing-two-hands")


class ShuffleRules(SoloRules, frozen=True, tag="shuffle"):
    """The rules of Cribbage Shuffle. Raises ValueError as `SquareRules` does."""

    heels: Annotated[
        Heels,
        About(
            "Two points for a jack as the starter: never, once, or for each of the eight hands.",
            told={"off": "rules-no-heels", "per_hand": "rules-heels-each"},
            label="A jack as the starter",
            names={"off": "nothing", "once": "two, once", "per_hand": "two for each hand"},
        ),
    ] = "once"
    win_at: Annotated[
        int,
        About(
            "The score that wins.",
            SCORES,
            leaves=TOTALS,
            label="Points to win",
        ),
    ] = 61

    def __post_init__(self) -> None:
        refuse(self)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

    @property
    def dealing(self) -> Message:
        """How the cards are dealt, in a sentence."""
        return coded("rules-dealing-shuffle")

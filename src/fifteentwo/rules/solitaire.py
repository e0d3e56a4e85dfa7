"""The fields of the games for one: the Cribbage Squares, Cribbage Solitaire and Cribbage Shuffle."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from fifteentwo.rules.quarrels import in_patience, in_square
from fifteentwo.rules.values import SCORES, TOTALS, About, refuse

Adjacency = Literal["none", "king"]
Heels = Literal["off", "once", "per_hand"]
DealOrder = Literal["hand_then_crib", "3-2-3"]

_TWO_HANDS: Final = (
    "Four deals of thirteen cards: two hands of six, which each discard two to the crib, and the starter."
)
_ONE_HAND: Final = (
    "Six deals of nine cards: a hand of six, which discards two to the crib, two dealt to the crib, and the "
    "starter, which goes under the stock; the last four cards are a hand."
)


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

    adjacency: Annotated[
        Adjacency,
        About(
            "Whether a card must touch, by a side or a corner, one that lies there.",
            told={"king": "A card must touch one that lies there."},
            label="Where a card may lie",
            names={"none": "in any cell", "king": "beside another card"},
        ),
    ] = "none"
    dead_cells: Annotated[
        int,
        About(
            "How many cards may be laid aside for good.",
            range(5),
            label="Cards that may be thrown away",
            names={0: "none", 1: "one", 2: "two", 3: "three", 4: "four"},
        ),
    ] = 4
    reserve_piles: Annotated[
        int,
        About(
            "How many piles there are on which cards may wait to be placed.",
            range(3),
            label="Piles of the reserve",
            names={0: "none", 1: "one", 2: "two"},
        ),
    ] = 0
    reserve_size: Annotated[
        int,
        About(
            "How many cards a pile holds.",
            range(6),
            label="Cards a pile holds",
            names={1: "one", 2: "two", 3: "three", 4: "four", 5: "five"},
        ),
    ] = 0
    reserve_access: Annotated[
        Literal["top", "free"] | None,
        About(
            "Whether only the top card of a pile can be placed, or any.",
            label="From a pile",
            names={"top": "the top card only", "free": "any card"},
        ),
    ] = None
    heels: Annotated[
        Heels,
        About(
            "Two points for a jack turned up: never, once, or to each of the eight hands.",
            told={"off": "Nothing for his heels.", "once": "Two for his heels once, not to each hand."},
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
            "The starter is the next card that has not been seen.",
            label="The starter",
        ),
    ] = "next_unseen"

    def __post_init__(self) -> None:
        refuse(self)
        for sentence in in_square(self):
            raise ValueError(sentence)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

    @property
    def dealing(self) -> str:
        """How the cards are dealt, in a sentence."""
        return "Sixteen cards go to the cells as they come, one at a time; the next card not seen is the starter."


class PatienceRules(SoloRules, frozen=True, tag="patience"):
    """Every option of Cribbage Solitaire; the defaults are the game of two hands and four deals.

    The game of one hand and nine cards is the other form: its starters go under the stock, and the
    last four cards are a hand without a starter. Raises ValueError as `SquareRules` does.
    """

    deals: Annotated[int, About("How many deals go through the pack; it follows from the hands.", range(1, 7))] = 4
    cards_per_deal: Annotated[
        int, About("The cards of a deal, the starter included; it follows from the hands.", range(9, 14))
    ] = 13
    hands_per_deal: Annotated[
        int, About("Two hands of six, or one hand of six and two cards for the crib.", range(1, 3))
    ] = 2
    b_hidden_until_a_discarded: Annotated[
        bool,
        About(
            "The second hand is seen only when two cards of the first lie in the crib.",
            told={False: "Both hands are seen before any card is discarded."},
            label="The second hand waits",
        ),
    ] = True
    heels: Annotated[
        Literal["off", "once"],
        About(
            "Two points for a jack turned up, once in a deal, or none.",
            told={"off": "Nothing for his heels."},
            label="A jack as the starter",
            names={"off": "nothing", "once": "two, once", "per_hand": "two for each hand"},
        ),
    ] = "once"
    crib_flush: Annotated[
        Literal["five", "four"],
        About(
            "How many cards make a flush in the crib.",
            told={"four": "Four cards of a suit are a flush in the crib too."},
            label="A flush in the crib",
            names={"five": "five cards only", "four": "four cards will do"},
        ),
    ] = "five"
    starter_to_bottom: Annotated[
        bool, About("The starter goes under the stock after its deal; it follows from the hands.")
    ] = False
    last_hand_without_starter: Annotated[
        bool, About("The four cards left over are a hand of their own; it follows from the hands.")
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
            "How nine cards are dealt: six to the hand and two to the crib, or three, two and three.",
            told={"3-2-3": "Three cards are dealt to the hand, two to the crib, and three to the hand."},
            label="The deal",
            names={
                "hand_then_crib": "six to the hand, two to the crib",
                "3-2-3": "three to the hand, two to the crib, three to the hand",
            },
        ),
    ] = "hand_then_crib"

    def __post_init__(self) -> None:
        refuse(self)
        for sentence in in_patience(self):
            raise ValueError(sentence)

    @property
    def targets(self) -> tuple[int, ...]:
        """The score that wins."""
        return (self.win_at,)

    @property
    def dealing(self) -> str:
        """How the cards are dealt, in a sentence."""
        return _ONE_HAND if self.hands_per_deal == 1 else _TWO_HANDS


class ShuffleRules(SoloRules, frozen=True, tag="shuffle"):
    """Every option of Cribbage Shuffle. Raises ValueError as `SquareRules` does."""

    heels: Annotated[
        Heels,
        About(
            "Two points for a jack as starter: never, once, or to each of the eight hands.",
            told={"off": "Nothing for his heels.", "per_hand": "Two for his heels to each of the eight hands."},
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
    def dealing(self) -> str:
        """How the cards are dealt, in a sentence."""
        return "Sixteen cards are dealt face up, four rows of four, and the seventeenth is the starter."

"""The fields of full cribbage."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from fifteentwo.board import double_skunk_line
from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.rules.quarrels import in_cribbage
from fifteentwo.rules.values import TARGETS, About, refuse

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class CribbageRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="cribbage"):
    """Every option of full cribbage; the defaults are the standard game.

    Raises ValueError, with a sentence that names the field, for a value that does not exist and for
    options that quarrel.
    """

    players: Annotated[int, About("How many sit at the table; six only as three pairs of partners.", range(2, 7))] = 2
    teams: Annotated[bool, About("Four or six play as partners, who sit opposite each other and share a score.")] = (
        False
    )
    cards_dealt: Annotated[
        int,
        About(
            "The cards dealt to each, usually six to two players and five to more; of five or six the dealer has one less.",
            range(4, 9),
        ),
    ] = 6
    discards: Annotated[int, About("The cards each lays away; it follows from the cards dealt.", range(3))] = 2
    crib: Annotated[
        Crib, About("Where the crib comes from; it follows from the cards dealt, but of four it may be none or dealt.")
    ] = "discards"
    target: Annotated[int, About("The score that wins, or in lowball loses.", TARGETS)] = 121
    first_deal: Annotated[
        FirstDeal,
        About(
            "Who deals first in a match.",
            told={
                "high_cut": "The highest card cut deals first.",
                "random": "The first dealer is drawn by lot.",
                "chosen": "The first dealer is chosen.",
            },
        ),
    ] = "low_cut"
    next_dealer: Annotated[
        NextDealer,
        About(
            "Who deals first in the next game of a match.",
            told={"winner": "The winner deals the next game.", "alternate": "The first deal of each game alternates."},
        ),
    ] = "loser"
    heels: Annotated[
        int, About("The points for a jack turned up as the starter.", (2, 0), told={0: "Nothing for his heels."})
    ] = 2
    crib_flush: Annotated[
        Literal["five", "four"],
        About(
            "How many cards make a flush in the crib.",
            told={"four": "Four cards of a suit are a flush in the crib too."},
        ),
    ] = "five"
    go_timing: Annotated[
        Literal["on_close", "on_call"],
        About(
            "When the point for a go is pegged: as the count closes, or as go is called.",
            told={"on_call": "The point for a go is pegged as it is called."},
        ),
    ] = "on_close"
    go_rotation: Annotated[
        Literal["all", "bicycle"],
        About(
            "With three or more: who may still play after a go.",
            told={"bicycle": "After a go, the count closes when the next player cannot play either."},
        ),
    ] = "all"
    last_card: Annotated[
        int, About("The points for the last card of all.", (1, 0), told={0: "Nothing for the last card."})
    ] = 1
    three_for_last: Annotated[
        bool, About("In the five-card game pone starts with three.", told={True: "Pone starts with three for last."})
    ] = False
    play_stops_at_first_count: Annotated[
        bool,
        About(
            "In the five-card game what is left after the first count is not played.",
            told={True: "The play stops at the end of the first count."},
        ),
    ] = False
    counting: Annotated[
        Literal["auto", "manual"],
        About(
            "Who counts: the game, or each player his own cards.",
            told={"manual": "The players count their own hands and cards."},
        ),
    ] = "auto"
    muggins: Annotated[
        bool,
        About(
            "What a player misses an opponent may call and take.",
            told={True: "What a player misses an opponent may take."},
        ),
    ] = False
    overclaim: Annotated[
        Literal["correct", "penalty_2", "give_excess"],
        About(
            "What it costs to claim too much.",
            told={
                "penalty_2": "Who claims too much gives two points to the next opponent.",
                "give_excess": "Who claims too much gives the excess to the next opponent.",
            },
        ),
    ] = "correct"
    skunk_scale: Annotated[
        SkunkScale,
        About(
            "What a win is worth, by the score of the loser.",
            told={
                "none": "Every game counts one.",
                "lurch": "A lurch (under half way) counts two games.",
                "hoyle": "Winning by more than 30 counts double, by more than 60 fourfold.",
                "acc": "Two game points for a win, three for a skunk.",
                "lowball": "Winning with a low score counts double, with a very low one fourfold.",
            },
        ),
    ] = "skunk"
    match: Annotated[str, About("How long a match is.")] = "single"
    stinkhole: Annotated[
        bool,
        About(
            "One hole from home, a point for his heels, a go or the last card is lost.",
            told={True: "One hole from home, points for his heels, a go and the last card are lost."},
        ),
    ] = False
    objective: Annotated[
        Literal["high", "lowball"],
        About(
            "Whether the first to the target has won or, in lowball, lost.",
            told={"lowball": "Whoever reaches the target first has lost."},
        ),
    ] = "high"
    jokers: Annotated[
        int,
        About(
            "The jokers in the pack: each is whatever card it is named.",
            range(3),
            told={
                1: "One joker, which is whatever card it is named.",
                2: "Two jokers, each whatever card it is named.",
            },
        ),
    ] = 0
    joker_binding: Annotated[
        bool,
        About(
            "Whether a joker keeps in the show the name it was played with.",
            told={False: "A joker may be named anew in the show."},
        ),
    ] = True
    starter_joker: Annotated[
        Literal["per_hand", "pone_names"],
        About(
            "A joker turned up: each hand reads it as it likes, or pone names it for all.",
            told={"pone_names": "Pone names a joker turned up, once for all hands."},
        ),
    ] = "per_hand"
    nineteen: Annotated[bool, About("A hand worth nothing counts nineteen.")] = False
    nineteen_crib: Annotated[bool, About("A crib worth nothing counts nineteen too.")] = False
    board: Annotated[
        Literal["straight", "crash8"],
        About(
            "The usual board, or a figure of eight on which a peg that is landed on is thrown.",
            told={"crash8": "The board is a figure of eight, where a peg that is landed on is thrown."},
        ),
    ] = "straight"
    underclaim: Annotated[
        Literal["correct", "lost"],
        About("What becomes of points that were not claimed.", told={"lost": "What a player does not claim is lost."}),
    ] = "correct"
    toss_fives: Annotated[
        bool, About("A player must lay away the fives he is dealt, as many as he lays away cards.")
    ] = False
    captain: Annotated[
        bool,
        About(
            "Of three, the one in the second seat is the captain: he plays against the other two and needs half as many points."
        ),
    ] = False

    def __post_init__(self) -> None:
        refuse(self)
        for sentence in in_cribbage(self):
            raise ValueError(sentence)

    @property
    def sides(self) -> int:
        """How many scores there are: one for each player, one for each partnership."""
        if self.captain:
            return 2
        return self.players // 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        """The side that scores what this seat makes.

        Partners sit opposite each other; a captain has the second seat, and the pair the first and the third.
        """
        return seat % self.sides

    @property
    def targets(self) -> tuple[int, ...]:
        """The score each side needs: a captain half of the target, rounded up.

        >>> CribbageRules(players=3, cards_dealt=5, discards=1, crib="discards+1_from_stock", captain=True).targets
        (121, 61)
        """
        return (self.target, double_skunk_line(self.target)) if self.captain else (self.target,) * self.sides

    def dealt_to(self, seat: int, dealer: int) -> int:
        """How many cards this seat is dealt: with five players the dealer has one less, with six the dealer's side."""
        spared = self.players >= 5 and self.discards and self.side(seat) == self.side(dealer)
        return self.cards_dealt - bool(spared)

    def lays_away(self, seat: int, dealer: int) -> int:
        """How many cards this seat lays away to the crib."""
        return self.discards - (self.cards_dealt - self.dealt_to(seat, dealer))

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards the game is played with, jokers included."""
        return PACK + JOKERS[: self.jokers]

    @property
    def match_kind(self) -> str:
        """'single', 'first_to' (game points) or 'best_of' (games)."""
        return self.match.partition(":")[0]

    @property
    def match_length(self) -> int:
        """The game points that win the match, or the games it lasts; 1 for a single game."""
        return int(self.match.partition(":")[2] or 1)


FIELDS: Final = CribbageRules.__struct_fields__
"""Their names, in order."""

# Of hands of four, five and six cards with the starter, without jokers and with one and two.
_HIGHEST: Final = ((29, 46, 72), (40, 51, 74), (40, 70, 83))


def highest_count(rules: CribbageRules) -> int:
    """The most that may be claimed: the best hand there is with so many cards and the starter."""
    kept = max(rules.cards_dealt - rules.discards, 0 if rules.crib == "none" else 4)
    return _HIGHEST[rules.jokers][kept - 4]

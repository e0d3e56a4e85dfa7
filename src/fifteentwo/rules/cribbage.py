"""The fields of full cribbage."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from fifteentwo.board import double_skunk_line
from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.rules.quarrels import in_cribbage
from fifteentwo.rules.values import refuse

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class CribbageRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="cribbage"):
    """Every option of full cribbage; the defaults are the standard game.

    Raises ValueError, with a sentence that names the field, for a value that does not exist and for
    options that quarrel.
    """

    players: int = 2
    teams: bool = False
    cards_dealt: int = 6
    discards: int = 2
    crib: Crib = "discards"
    target: int = 121
    first_deal: FirstDeal = "low_cut"
    next_dealer: NextDealer = "loser"
    heels: int = 2
    crib_flush: Literal["five", "four"] = "five"
    go_timing: Literal["on_close", "on_call"] = "on_close"
    go_rotation: Literal["all", "bicycle"] = "all"
    last_card: int = 1
    three_for_last: bool = False
    play_stops_at_first_count: bool = False
    counting: Literal["auto", "manual"] = "auto"
    muggins: bool = False
    overclaim: Literal["correct", "penalty_2", "give_excess"] = "correct"
    skunk_scale: SkunkScale = "skunk"
    match: str = "single"
    stinkhole: bool = False
    objective: Literal["high", "lowball"] = "high"
    jokers: int = 0
    joker_binding: bool = True
    starter_joker: Literal["per_hand", "pone_names"] = "per_hand"
    nineteen: bool = False
    nineteen_crib: bool = False
    board: Literal["straight", "crash8"] = "straight"
    underclaim: Literal["correct", "lost"] = "correct"
    toss_fives: bool = False
    captain: bool = False

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

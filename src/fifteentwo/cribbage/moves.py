"""The actions of players and chance in cribbage (imperative), and its events (past tense)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import force_setattr

from fifteentwo.cards import Card
from fifteentwo.game import Seat, Side
from fifteentwo.moves import (
    Action,
    Choice,
    Deal,
    DealEnded,
    Discard,
    Event,
    GameEnded,
    Pegged,
    StarterTurned,
    Turn,
    Why,
)
from fifteentwo.scoring import Combo


class Cut(Action, frozen=True):
    """Chance: the cards cut for the first deal, one for each seat; None for a seat no longer in it."""

    cards: tuple[Card | None, ...]


class Appoint(Action, frozen=True):
    """Chance: the first dealer, when no cards are cut."""

    dealer: Seat


class Play(Choice, frozen=True):
    """A seat plays a card."""

    card: Card


class Claim(Choice, frozen=True):
    """A seat counts its hand, its crib or the card it played, and claims these points."""

    points: int


class Call(Choice, frozen=True):
    """Muggins: a seat calls points that the claim missed."""

    points: int


class Pass(Choice, frozen=True):
    """A seat decides not to call muggins."""


class Choose(Choice, frozen=True):
    """A seat chooses its direction round the crash board, before its first points are pegged."""

    clockwise: bool


class Name(Choice, frozen=True):
    """A seat names the jokers it counts, or pone names a joker as the starter: `*1=5H`."""

    cards: tuple[Card, ...]


class Go(Action, frozen=True):
    """A seat cannot play, in a game followed from a view in which its cards are face down.

    If the cards are known, this action is not needed: a forced go is an event that follows automatically.
    """

    seat: Seat


class Reveal(Action, frozen=True):
    """The cards of a hand or crib, in a game followed from a view in which they are face down.

    `HOUSE` is asked for it when such a hand is to be counted. `points` must be given if a card stays unknown, and may be
    left out otherwise.
    """

    cards: tuple[Card, ...]
    points: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


AnyAction = Cut | Appoint | Deal | Discard | Turn | Play | Claim | Call | Pass | Choose | Name | Go | Reveal


class Peg(Struct, frozen=True, gc=False):
    """Points to be pegged by a seat."""

    seat: Seat
    points: int
    why: Why
    combos: tuple[Combo, ...] = ()


class CardsCut(Event, frozen=True):
    """Cards were cut for the first deal; `dealer` is None after a tie."""

    cards: tuple[Card | None, ...]
    dealer: Seat | None


class DealerAppointed(Event, frozen=True):
    """The first dealer was decided without a cut."""

    dealer: Seat


class Dealt(Event, frozen=True):
    """A deal began."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]


class Discarded(Event, frozen=True):
    """A seat discarded cards."""

    seat: Seat
    cards: tuple[Card, ...]


class Played(Event, frozen=True):
    """A card was played and brought the count to `count`."""

    seat: Seat
    card: Card
    count: int


class SaidGo(Event, frozen=True):
    """A seat could not play and said go."""

    seat: Seat


class CountEnded(Event, frozen=True):
    """The cards on the table were turned down; the next count starts from zero."""

    count: int


class TurnedUp(Event, frozen=True):
    """A hand or the crib was turned up, for its owner to count."""

    seat: Seat
    crib: bool
    cards: tuple[Card, ...]
    points: int | None = None
    """Its points if some of its cards are unknown; otherwise None."""


class Named(Event, frozen=True):
    """A seat named jokers."""

    seat: Seat
    cards: tuple[Card, ...]


class Claimed(Event, frozen=True):
    """A seat claimed points."""

    seat: Seat
    points: int


class Called(Event, frozen=True):
    """A seat called muggins for these points."""

    seat: Seat
    points: int


class Passed(Event, frozen=True):
    """A seat accepted the claim."""

    seat: Seat


class Counted(Event, frozen=True):
    """The claim for a card played was settled; these are the points of the card."""

    seat: Seat
    combos: tuple[Combo, ...]
    points: int


class PathAsked(Event, frozen=True):
    """Points are due to a side that must first choose its direction."""

    seat: Seat
    pegs: tuple[Peg, ...]


class PathChosen(Event, frozen=True):
    """A side chose its direction round the crash board."""

    side: Side
    clockwise: bool


class Crashed(Event, frozen=True):
    """A peg was thrown out of its hole; `pegs` are the side's new (rear, front)."""

    side: Side
    pegs: tuple[int, int]


class Shown(Event, frozen=True):
    """A hand, or the crib, was shown and counted. `names` are the jokers as they were counted."""

    seat: Seat
    crib: bool
    cards: tuple[Card, ...]
    combos: tuple[Combo, ...]
    points: int
    names: tuple[Card, ...] = ()


AnyEvent = (
    CardsCut
    | DealerAppointed
    | Dealt
    | Discarded
    | StarterTurned
    | Played
    | SaidGo
    | CountEnded
    | TurnedUp
    | Named
    | Claimed
    | Called
    | Passed
    | Counted
    | PathAsked
    | PathChosen
    | Crashed
    | Shown
    | Pegged
    | DealEnded
    | GameEnded
)

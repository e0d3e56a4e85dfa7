"""What players and chance do in cribbage (actions, imperative), and what came of it (events, past tense)."""

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
    """Chance: who deals first, where no cards are cut for it."""

    dealer: Seat


class Play(Choice, frozen=True):
    """A seat plays a card."""

    card: Card


class Claim(Choice, frozen=True):
    """A seat counts its hand, its crib or the card it played, and claims these points."""

    points: int


class Call(Choice, frozen=True):
    """Muggins: a seat calls points that the claim before it missed."""

    points: int


class Pass(Choice, frozen=True):
    """A seat that might call muggins does not."""


class Choose(Choice, frozen=True):
    """A seat chooses its way round the crash board, with the first points it pegs."""

    clockwise: bool


class Name(Choice, frozen=True):
    """A seat names the jokers it counts, or pone one that is the starter: `*1=5H`."""

    cards: tuple[Card, ...]


class Go(Action, frozen=True):
    """A seat has no card that fits, in a game followed from a view, where its cards lie face down.

    Where they are known it is never needed: a go is forced, so it follows by itself as an event.
    """

    seat: Seat


class Reveal(Action, frozen=True):
    """What a hand or crib was, in a game followed from a view, where it could not be known.

    It is asked of `HOUSE` when a hand with cards face down comes to be counted. `points` must be
    given where a card stays unknown, and may be left out where none does.
    """

    cards: tuple[Card, ...]
    points: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


AnyAction = Cut | Appoint | Deal | Discard | Turn | Play | Claim | Call | Pass | Choose | Name | Go | Reveal


class Peg(Struct, frozen=True):
    """Points that a seat is to peg."""

    seat: Seat
    points: int
    why: Why
    combos: tuple[Combo, ...] = ()


class CardsCut(Event, frozen=True):
    """Cards were cut for the first deal; `dealer` is None when the lowest were equal."""

    cards: tuple[Card | None, ...]
    dealer: Seat | None


class DealerAppointed(Event, frozen=True):
    """The first dealer was settled without a cut."""

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
    """A seat had no card that fits and said go."""

    seat: Seat


class CountEnded(Event, frozen=True):
    """The cards on the table were turned down; the next count starts from nought."""

    count: int


class TurnedUp(Event, frozen=True):
    """A hand, or the dealer's crib, lies face up and is to be counted by its owner."""

    seat: Seat
    crib: bool
    cards: tuple[Card, ...]
    points: int | None = None
    """What it is worth where not all of its cards are known; else None."""


class Named(Event, frozen=True):
    """A seat named jokers."""

    seat: Seat
    cards: tuple[Card, ...]


class Claimed(Event, frozen=True):
    """A seat claimed points."""

    seat: Seat
    points: int


class Called(Event, frozen=True):
    """A seat called muggins for so many points."""

    seat: Seat
    points: int


class Passed(Event, frozen=True):
    """A seat let the claim stand."""

    seat: Seat


class Counted(Event, frozen=True):
    """The claim for a card played was settled: this is what the card scores."""

    seat: Seat
    combos: tuple[Combo, ...]
    points: int


class PathAsked(Event, frozen=True):
    """Points are to be pegged by a side that has still to choose its way."""

    seat: Seat
    pegs: tuple[Peg, ...]


class PathChosen(Event, frozen=True):
    """A side has its way round the crash board."""

    side: Side
    clockwise: bool


class Crashed(Event, frozen=True):
    """A peg was thrown out of its hole; the side's pegs, (rear, front), stand there now."""

    side: Side
    pegs: tuple[int, int]


class Shown(Event, frozen=True):
    """A hand was shown and counted; `crib` for the dealer's crib. `names` are the jokers as they counted."""

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

"""The state of a game of cribbage: a value, flat, with every card in exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NewType

from msgspec import Struct

from fifteentwo.cards import BACK, VALUES, Card
from fifteentwo.game import Seat, Standing
from fifteentwo.rules import CribbageRules

Phase = Literal["cut", "deal", "lay_away", "starter", "play", "show", "over"]


class State(Struct, frozen=True):
    """One game of cribbage at one moment.

    `pegs` are (rear, front) for each side; `hands` what each seat holds now; `laid` what each has
    laid away; `crib` the crib once it is turned up, and cards dealt to it from the stock; `plays`
    every card played in this deal, in order; `count_from` how many of them lie face down, out of
    the count; `gone` the seats that said go in this count; `point_taken` that the one for its go
    has been pegged; `shown` how many hands, and then the crib, have been counted.
    """

    rules: CribbageRules
    standing: Standing
    viewer: Seat | None
    phase: Phase
    pegs: tuple[tuple[int, int], ...]
    dealer: Seat | None = None
    deals: int = 0
    cut: tuple[Card | None, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    laid: tuple[tuple[Card, ...], ...] = ()
    crib: tuple[Card, ...] = ()
    starter: Card | None = None
    plays: tuple[tuple[Seat, Card], ...] = ()
    count_from: int = 0
    gone: tuple[Seat, ...] = ()
    point_taken: bool = False
    shown: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side: its front peg."""
        return tuple(front for _, front in self.pegs)

    @property
    def pone(self) -> Seat | None:
        """The seat left of the dealer, who leads and counts first."""
        return None if self.dealer is None else (self.dealer + 1) % self.rules.players

    @property
    def row(self) -> tuple[Card, ...]:
        """The cards of the count in progress, in the order they were played."""
        return tuple(card for _, card in self.plays[self.count_from :])

    @property
    def count(self) -> int:
        """The count in progress, 0 to 31."""
        total = 0
        for _, card in self.plays[self.count_from :]:
            total += VALUES[card]
        return total

    @property
    def turn(self) -> Seat | None:
        """In the play: the next seat that holds cards and has not said go in this count."""
        if self.phase != "play" or self.dealer is None:
            return None
        players = self.rules.players
        last = self.plays[-1][0] if self.plays else self.dealer
        for step in range(1, players + 1):
            seat = (last + step) % players
            if self.hands[seat] and seat not in self.gone:
                return seat
        return None

    @property
    def counted_next(self) -> tuple[Seat, bool] | None:
        """In the show: whose cards are counted next, and whether they are the crib."""
        if self.phase != "show" or self.dealer is None:
            return None
        players = self.rules.players
        if self.shown < players:
            return (self.dealer + 1 + self.shown) % players, False
        return (self.dealer, True) if self.shown == players and self.rules.crib != "none" else None

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards this seat has played in this deal, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def kept(self, seat: Seat) -> tuple[Card, ...]:
        """The hand this seat kept: what it holds and what it has played."""
        return tuple(sorted(self.hands[seat] + self.played_by(seat)))

    def whole_crib(self) -> tuple[Card, ...]:
        """All cards of the crib, wherever they came from."""
        return tuple(sorted(self.crib + tuple(card for laid in self.laid for card in laid)))

    def known(self) -> set[Card]:
        """Every card that lies face up somewhere in this state."""
        seen: set[Card] = {card for _, card in self.plays}
        for hand in (*self.hands, *self.laid, self.crib):
            seen.update(hand)
        if self.starter is not None:
            seen.add(self.starter)
        seen.discard(BACK)
        return seen

    def fits(self, card: Card) -> bool:
        """Whether the card keeps the count within 31; a card face down might."""
        return self.count + VALUES[card] <= 31


if TYPE_CHECKING:  # a NewType, said so that mypy (which fails on one of a frozen Struct) can follow

    class View(State, frozen=True):
        """A state as one seat sees it: what it may not see is `BACK`."""

else:
    View = NewType("View", State)

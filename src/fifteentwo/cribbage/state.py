"""The state of a game of cribbage: a flat value, with every card in exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NewType

from msgspec import Struct

from fifteentwo.cards import BACK, JOKERS, VALUES, Card
from fifteentwo.cribbage.moves import Peg
from fifteentwo.game import Seat, Standing
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import MOST_COUNT

Phase = Literal["cut", "deal", "discard", "starter", "play", "show", "over"]


class Due(Struct, frozen=True, gc=False):
    """What must be settled before the game continues: a claim, a direction, or the names of jokers.

    `seat` is the seat it belongs to; `claim` its claim, once made; `passed` the seats that accepted it; `points` the
    points of cards that are not all known; `pegs` the points to peg once the direction is chosen; `names` the names
    given to the jokers in the count.
    """

    seat: Seat
    what: Literal["card", "hand", "crib", "starter", "path"]
    claim: int | None = None
    passed: tuple[Seat, ...] = ()
    points: int | None = None
    pegs: tuple[Peg, ...] = ()
    names: tuple[Card, ...] = ()


class State(Struct, frozen=True, gc=False):
    """One game of cribbage at one moment.

    `standing` is the score of the match before this game; `viewer` the seat whose view this is, None for the whole state
    and for a spectator; `phase` what the game waits for; `pegs` are (rear, front) for each side; `deals` is the number
    of deals so far; `dealt_at` the scores when this deal began; `cut` the cards cut for the first deal; `hands` the
    cards each seat holds; `discarded` the discards of each seat; `crib` the crib once it is turned up, and cards dealt to
    it from the stock; `plays` every card played in this deal, in order; `count_from` the number of those in earlier
    counts; `gone` the seats that said go in this count; `point_taken` whether the point for a go in this count has been
    pegged; `shown` the number of hands counted, the crib last; `due` what must be settled first; `paths` the direction
    of each side round the crash board, True for clockwise.
    """

    rules: CribbageRules
    standing: Standing
    viewer: Seat | None
    phase: Phase
    pegs: tuple[tuple[int, int], ...]
    dealer: Seat | None = None
    deals: int = 0
    dealt_at: tuple[int, ...] = ()
    cut: tuple[Card | None, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    discarded: tuple[tuple[Card, ...], ...] = ()
    crib: tuple[Card, ...] = ()
    starter: Card | None = None
    plays: tuple[tuple[Seat, Card], ...] = ()
    count_from: int = 0
    gone: tuple[Seat, ...] = ()
    point_taken: bool = False
    shown: int = 0
    due: Due | None = None
    paths: tuple[bool | None, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side: its front peg."""
        return tuple(front for _, front in self.pegs)

    @property
    def pone(self) -> Seat | None:
        """The seat on the dealer's left, which leads and counts first; None before there is a dealer."""
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
        """The next seat to play: one that holds cards and has not said go in this count; None outside the play."""
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
        """The seat whose cards are counted next, and whether they are the crib; None outside the show."""
        if self.phase != "show" or self.dealer is None:
            return None
        players = self.rules.players
        if self.shown < players:
            return (self.dealer + 1 + self.shown) % players, False
        return (self.dealer, True) if self.shown == players and self.rules.crib != "none" else None

    def to_name(self) -> tuple[Card, ...]:
        """The jokers to be named before the hand, crib or starter that is due."""
        due = self.due
        if due is None or due.names:
            return ()
        if due.what == "starter" and self.starter is not None:
            return (self.starter,)
        if due.what == "hand":
            return self.jokers_in(self.kept(due.seat))
        return self.jokers_in(self.whole_crib()) if due.what == "crib" else ()

    def jokers_in(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The jokers to be named when these cards are counted; none if a card is unknown."""
        if not self.rules.jokers or self.starter is None or BACK in cards:
            return ()
        counted = (*cards, self.starter)
        return tuple(card for card in map(self.loose, counted) if card in JOKERS)

    def loose(self, card: Card) -> Card:
        """The card to be counted: a joker named in the play keeps its name if names are binding."""
        if self.rules.joker_binding or (card == self.starter and self.rules.starter_joker == "pone_names"):
            return card
        return card.unnamed

    def may_call(self) -> Seat | None:
        """Muggins: the next opponent, clockwise, who may call on the claim that is due; None if there is none."""
        due, rules = self.due, self.rules
        if due is None or due.claim is None or not rules.muggins:
            return None
        for step in range(1, rules.players):
            seat = (due.seat + step) % rules.players
            if rules.side(seat) != rules.side(due.seat) and seat not in due.passed:
                return seat
        return None

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards this seat has played in this deal, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def kept(self, seat: Seat) -> tuple[Card, ...]:
        """The hand this seat kept: the cards it holds and those it has played."""
        return tuple(sorted(self.hands[seat] + self.played_by(seat)))

    def whole_crib(self) -> tuple[Card, ...]:
        """All cards of the crib, discarded or dealt."""
        return tuple(sorted(self.crib + tuple(card for discarded in self.discarded for card in discarded)))

    def known(self) -> set[Card]:
        """Every card that is face up in this state."""
        seen: set[Card] = {card.unnamed for _, card in self.plays}
        for hand in (*self.hands, *self.discarded, self.crib):
            seen.update(hand)
        if self.starter is not None:
            seen.add(self.starter.unnamed)
        seen.discard(BACK)
        return seen

    def fits(self, card: Card) -> bool:
        """Whether the card keeps the count within 31; true for a card face down."""
        return self.count + VALUES[card] <= MOST_COUNT


def seats_to_discard(
    rules: CribbageRules, dealer: Seat | None, discarded: tuple[tuple[Card, ...], ...]
) -> tuple[Seat, ...]:
    """The seats that have not yet discarded."""
    assert dealer is not None
    return tuple(seat for seat, away in enumerate(discarded) if not away and rules.to_discard(seat, dealer))


if TYPE_CHECKING:  # at run time a NewType, which mypy does not accept for a frozen Struct

    class View(State, frozen=True):
        """A state as one seat sees it: cards it may not see are `BACK`."""

else:
    View = NewType("View", State)

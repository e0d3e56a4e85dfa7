"""What the player of cribbage prepares: the cards raised, and the answer to what the table asks."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import RANKS, SUITS, Card
from fifteentwo.cribbage.moves import Call, Choose, Claim, Name, Pass, Play
from fifteentwo.cribbage.offer import CribbageOffer
from fifteentwo.cribbage.scene import Asked, CribbageScene
from fifteentwo.families import AnyChoice
from fifteentwo.moves import Discard
from fifteentwo.tui.presenter import Presenter

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Preparing:
    """The choice of the player until it is made.

    Attributes:
        cursor: The card that the arrows are on.
        raised: The cards to discard.
        number: The number typed for a claim or a call.
        playing: The joker to be played, while it has no name.
        rank: The rank of the joker that the arrows are on.
        suit: Its suit.
        named: The jokers named by now.
        clockwise: The direction chosen on the crash board.
    """

    def __init__(self, game: Presenter) -> None:
        self._game = game
        self._of: object = None
        self.clear()

    def clear(self) -> None:
        """Begins again."""
        self.cursor = 0
        self.raised: list[Card] = []
        self.number: int | None = None
        self.playing: Card | None = None
        self.rank, self.suit = 0, 0
        self.named: list[Card] = []
        self.clockwise: bool | None = None

    def follow(self) -> None:
        """Begins again when the table waits for another choice, with the best names for jokers if it offers them."""
        position = self._game.position
        choice = None if position is None else (position.scene, position.offer)
        if choice != self._of:
            self._of = choice
            self.clear()
            if position is not None and isinstance(position.offer, CribbageOffer) and position.offer.advice is not None:
                best = position.offer.advice.cards[0].face
                self.rank, self.suit = best.rank - 1, best.suit

    @property
    def scene(self) -> CribbageScene:
        """The scene that is drawn."""
        scene = self._game.scene
        assert isinstance(scene, CribbageScene)
        return scene

    @property
    def offer(self) -> CribbageOffer:
        """What this player may do now."""
        position = self._game.position
        offer = position.offer if self._game.is_mine and position is not None else None
        return offer if isinstance(offer, CribbageOffer) else CribbageOffer()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards this player holds."""
        seat, hands = self._game.seat, self.scene.hands
        return hands[seat] if seat is not None and seat < len(hands) else ()

    @property
    def asked(self) -> Asked | None:
        """The question for this player, if the table asks one."""
        asked = self.scene.asked
        return asked if self._game.is_mine and asked is not None and asked.seat == self._game.seat else None

    # Cards

    @property
    def wanted(self) -> int:
        """The number of cards to discard; 0 if none are."""
        first = next((action for action in self.offer.legal if isinstance(action, Discard)), None)
        return 0 if first is None else len(first.cards)

    def discard(self) -> Discard | None:
        """The discard of exactly the cards raised, if it is legal."""
        return next(
            (
                action
                for action in self.offer.legal
                if isinstance(action, Discard) and sorted(action.cards) == sorted(self.raised)
            ),
            None,
        )

    def play_of(self, card: Card) -> Play | None:
        """The play of a card, if it is legal now, or once a claim is let pass."""
        every = (*self.offer.legal, *self.offer.then)
        return next((action for action in every if isinstance(action, Play) and action.card == card), None)

    def may_take(self, card: Card) -> bool:
        """Whether a card may be chosen now."""
        if self.wanted:
            return any(
                isinstance(action, Discard) and {card, *self.raised} <= {*action.cards} for action in self.offer.legal
            )
        return self.play_of(card) is not None or card in self.offer.jokers

    def toggle(self, card: Card) -> bool:
        """Raises or lowers a card; returns whether that is possible."""
        if card in self.raised:
            self.raised.remove(card)
        elif self.may_take(card) and len(self.raised) < self.wanted:
            self.raised.append(card)
        else:
            return False
        return True

    # Numbers

    @property
    def least(self) -> int:
        """The lowest number that can be entered."""
        return 0 if self.asked is not None and self.asked.what == "claim" else 1

    @property
    def takes_number(self) -> bool:
        """Whether a number is to be entered."""
        return self.asked is not None and self.asked.what in {"claim", "call"} and self.offer.count_to is not None

    def type(self, digit: int) -> None:
        """Appends a digit, or begins again if the number would be too high."""
        most = self.offer.count_to or 0
        longer = (self.number or 0) * 10 + digit
        typed = longer if longer <= most else digit
        self.number = typed if self.least <= typed <= most else None

    def erase(self) -> None:
        """Removes the last digit."""
        self.number = (self.number or 0) // 10 or None

    # Jokers

    @property
    def joker(self) -> Card | None:
        """The joker that is to be named now."""
        if self.playing is not None:
            return self.playing
        asked = self.asked
        if asked is None or asked.what != "name" or len(self.named) >= len(asked.to_name):
            return None
        return asked.to_name[len(self.named)]

    @property
    def face(self) -> Card:
        """The card that the joker would be named now."""
        return Card(f"{RANKS[self.rank]}{SUITS[self.suit]}")

    @property
    def fits(self) -> bool:
        """Whether the joker may be named this card."""
        return self.playing is None or self.face.value <= self.offer.joker_most

    def move(self, key: str) -> None:
        """Moves over the ranks and suits."""
        across, down = ARROWS[key]
        self.rank = (self.rank + across) % len(RANKS)
        self.suit = (self.suit + down) % len(SUITS)

    # The answer

    def answer(self) -> AnyChoice | None:
        """The answer to the question as it is prepared; None if it is not complete."""
        asked, seat = self.asked, self._game.seat
        if seat is None:
            return None
        if self.playing is not None:
            return Play(seat, self.playing.named(self.face)) if self.fits else None
        if asked is None:
            return None
        match asked.what:
            case "claim":
                return None if self.number is None else Claim(seat, self.number)
            case "call":
                return Pass(seat) if self.number is None else Call(seat, self.number)
            case "way":
                return None if self.clockwise is None else Choose(seat, self.clockwise)
            case "name":
                return self._name(asked)

    def _name(self, asked: Asked) -> Name | None:
        joker = self.joker
        if joker is None or self._game.seat is None:
            return None
        names = [*self.named, joker.named(self.face)]
        if len(names) == len(asked.to_name):
            return Name(self._game.seat, tuple(names))
        self.named = names
        self.rank, self.suit = 0, 0
        return None

    def obvious(self) -> AnyChoice | None:
        """The answer that need not be asked for."""
        return self.offer.obvious

"""The table of cribbage: what a key or a click does, and the big button in each phase."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import RANKS
from fifteentwo.cli.language import listed, say
from fifteentwo.cribbage.moves import Pass
from fifteentwo.families import AnyChoice
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.cribbage import compact, drawing
from fifteentwo.tui.cribbage.hand import ARROWS, Preparing
from fifteentwo.tui.cribbage.primary import primary
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import Primary

NO: Final = Primary("", "")


class CribbageView:
    """The table of cribbage for one player."""

    def __init__(self, game: Presenter) -> None:
        self.game = game
        self.hand = Preparing(game)

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the board and the table."""
        self.hand.follow()
        if height < compact.LOW:
            compact.draw(canvas, y, self.game, self.hand)
        else:
            drawing.draw(canvas, y, height, self.game, self.hand)
        if (obvious := self.hand.obvious()) is not None:
            self.game.act(obvious)

    def title(self) -> str:
        """Against whom, and which deal it is."""
        scene, game = self.hand.scene, self.game
        sides = (0,) * len(game.names.seats) if game.welcome is None else game.welcome.sides
        side = None if game.seat is None else sides[game.seat]
        others = [name for seat, name in enumerate(game.names.seats) if seat != game.seat and sides[seat] != side]
        heading = say("table-heading", other=", ".join(others))
        if game.seat is None:
            heading = f"{say('friend-watch')} · {listed(others)}"
        if not scene.deals or scene.dealer is None:
            return heading
        return f"{heading} · {say('table-deal-of', deal=scene.deals, **game.names.owner(scene.dealer))}"

    # Keys and clicks

    def key(self, key: str) -> bool:
        """A key of the table; returns whether it meant something."""
        hand = self.hand
        hand.follow()
        if hand.joker is not None:
            return self._joker_key(key)
        if hand.asked is not None and hand.asked.what == "way":
            if key not in {"left", "right"}:
                return False
            hand.clockwise = key == "right"
            return True
        if hand.takes_number and self._number_key(key):
            return True
        if key.isdigit() and key != "0":
            return self._take(int(key) - 1)
        if key in {"left", "right"}:
            cards = len(hand.hand)
            hand.cursor = (hand.cursor + (1 if key == "right" else -1)) % max(1, cards)
            return True
        if key in {"space", "up", "down"}:
            return bool(hand.wanted) and self._take(hand.cursor)
        return False

    def _number_key(self, key: str) -> bool:
        hand = self.hand
        plays = bool(hand.offer.then) and hand.number is None
        if key.isdigit() and not plays:
            hand.type(int(key))
        elif key == "backspace":
            hand.erase()
        elif key in {"plus", "equals_sign"}:
            hand.number = min((hand.number or hand.least - 1) + 1, hand.offer.count_to or 0)
        elif key == "minus":
            lower = (hand.number or 0) - 1
            hand.number = lower if lower >= hand.least else None
        elif key == "m":
            hand.number = hand.number or hand.least or 1
        else:
            return False
        return True

    def _joker_key(self, key: str) -> bool:
        hand = self.hand
        rank = {"1": "A", "0": "T"}.get(key, key.upper())
        if key in ARROWS:
            hand.move(key)
        elif len(rank) == 1 and rank in RANKS:
            hand.rank = RANKS.index(rank)
        elif key == "escape" and hand.playing is not None:
            hand.playing = None
        else:
            return False
        return True

    def click(self, target: str) -> bool:
        """A click on a card, a number, a rank, a suit or a way."""
        kind, _, which = target.partition(":")
        match kind:
            case "card":
                return self._take(int(which))
            case "number":
                self.hand.type(int(which))
            case "rank":
                self.hand.rank = int(which)
            case "suit":
                self.hand.suit = int(which)
            case "way":
                self.hand.clockwise = which == "right"
            case _:
                return False
        return True

    def _take(self, place: int) -> bool:
        """Takes a card of the hand: raises or lowers it, or plays it."""
        hand, game = self.hand, self.game
        if game.gate is not None or not 0 <= place < len(hand.hand):
            return False
        hand.cursor = place
        card = hand.hand[place]
        if hand.wanted:
            if not hand.toggle(card):
                game.refusal = say("table-enough", cards=hand.wanted)
            return True
        if not game.is_mine:
            game.refusal = say("table-not-now")
        elif card in hand.offer.jokers:
            hand.playing = card
        elif (play := hand.play_of(card)) is None:
            over = card.value + hand.scene.count > 31
            game.refusal = say("table-at-most", count=hand.scene.count) if over else say("table-fives-first")
        else:
            self.play(play)
        return True

    def take_chosen(self) -> None:
        """Takes the card that the arrows are on."""
        self._take(self.hand.cursor)

    def play(self, play: AnyChoice) -> None:
        """Plays a card; a claim that may still be called is let pass first, and the card is played when the table is ready."""
        if play in self.hand.offer.then and play not in self.hand.offer.legal:
            seat = self.game.seat
            assert seat is not None
            self.game.act(Pass(seat), then=play)
        else:
            self.game.act(play)

    def answer(self) -> None:
        """Gives the answer that is prepared, if it is complete."""
        answer = self.hand.answer()
        if answer is not None:
            self.game.act(answer)

    def primary(self) -> Primary:
        """The big button now."""
        self.hand.follow()
        return primary(self)

"""Cribbage Solitaire: four deals of two hands, or six deals of one hand and a last hand of the remaining cards."""

from collections.abc import Sequence
from itertools import combinations

from tests.referee.cards import in_order, is_jack
from tests.referee.lines import Solo
from tests.referee.rules import PatienceRules
from tests.referee.story import Asking, Move, T

UNKNOWN = None
"""A place in the stock whose card has not been seen."""


class Patience(Solo):
    """One game: of the stock, only the starters put under it are known."""

    def __init__(self, rules: PatienceRules) -> None:
        self.rules = rules
        self.drawn = 0
        self.under: list[str] = []  # the starters that were put under the stock
        self.seen: set[str] = set()
        self.deals = 0
        self.hands: list[tuple[str, ...]] = []
        self.crib: list[str] = []
        self.hidden = False
        super().__init__("deal")

    def whole_game(self) -> Asking[None]:
        """Deal after deal; with one hand, the four cards left over are the last."""
        for _ in range(self.rules.deals):
            yield from self.one_deal()
            self.tell("DealEnded")
        if self.rules.last_hand_without_starter:
            self.show("last hand", in_order(self.under[-4:]), None)
        yield from self.end(self.verdict(self.rules.win_at))

    def one_deal(self) -> Asking[None]:
        """Hands are dealt, discard two cards each, and are counted with the starter and then the crib."""
        yield from self.deal_cards()
        self.phase = "discard"
        for number, hand in enumerate(self.hands):
            ways = [("Discard", 0, in_order(two)) for two in combinations(hand, 2)]
            _, _, away = yield from self.ask({0: ways})
            self.hands[number] = tuple(card for card in hand if card not in away)
            self.crib += away
            self.tell("HandDiscarded", number, away)
            if self.hidden and number == 0:
                self.hidden = False
                self.tell("LookedAt", 1, self.hands[1])
        starter = yield from self.turn_the_starter()
        for number, hand in enumerate(self.hands, 1):
            self.show(f"hand {number}" if len(self.hands) > 1 else "hand", hand, starter)
        self.show("crib", in_order(self.crib), starter, self.rules.crib_flush)

    def deal_cards(self) -> Asking[None]:
        """Six and six, or eight to one hand and the crib in the order of the deal."""
        _, hands, crib = yield from self.ask_house("deal")
        self.deals += 1
        self.hands, self.crib = list(hands), list(crib)
        face_down: list[str] = []
        if len(hands) == 2:
            self.take([*hands[0], *hands[1]], self.rules.cards_per_deal - 1)
            self.hidden = self.rules.b_hidden_until_a_discarded
            face_down = list(hands[1]) if self.hidden else []
        else:
            eight = self.coming(8)
            to_hand, to_crib = self.split(eight)
            assert {card for card in to_hand if card is not UNKNOWN} <= set(hands[0])
            assert {card for card in to_crib if card is not UNKNOWN} <= set(crib)
            face_down = [card for card in crib if card not in self.seen]
            self.take([*hands[0], *crib], self.rules.cards_per_deal - 1)
        self.tell("HandsDealt", hands, crib, tuple(face_down))

    def turn_the_starter(self) -> Asking[str]:
        """The next card of the stock; with one hand it goes under the stock, to come again."""
        _, starter = yield from self.ask_house("starter")
        self.take([starter])
        if self.rules.starter_to_bottom:
            self.under.append(starter)
        self.tell("StarterTurned", starter)
        if is_jack(starter) and self.rules.heels == "once":
            self.peg(2, "heels")
        return str(starter)

    def coming(self, many: int, pack: Sequence[str] | None = None) -> list[str | None]:
        """The next cards of the stock, as far as they are known."""
        stock: list[str | None] = [*([UNKNOWN] * 52 if pack is None else pack), *self.under]
        return stock[self.drawn : self.drawn + many]

    def split(self, eight: Sequence[T]) -> tuple[list[T], list[T]]:
        """Which of eight cards go to the hand, and which to the crib."""
        if self.rules.deal_order == "hand_then_crib":
            return [*eight[:6]], [*eight[6:]]
        return [*eight[:3], *eight[5:]], [*eight[3:5]]

    def take(self, cards: list[str], many: int = 1) -> None:
        """Takes cards from the stock: known ones must be among them, the others were unseen."""
        known = {card for card in self.coming(many) if card is not UNKNOWN}
        assert len(cards) == len(set(cards)) == many
        assert set(cards) & self.seen == known
        self.seen |= set(cards)
        self.drawn += many

    def from_pack(self, pack: Sequence[str]) -> Move:
        """The next action of chance if the pack is in this order."""
        if self.phase == "starter":
            return "Turn", self.coming(1, pack)[0]
        if self.rules.hands_per_deal == 2:
            twelve = self.coming(12, pack)
            return "Deal", (in_order(map(str, twelve[:6])), in_order(map(str, twelve[6:]))), ()
        hand, crib = self.split(self.coming(8, pack))
        return "Deal", (in_order(map(str, hand)),), tuple(crib)

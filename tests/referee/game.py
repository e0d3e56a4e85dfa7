"""A game of cribbage from the first cut to the last peg, in the order in which it is played."""

from itertools import combinations

from tests.referee.cards import face, in_order, is_jack, is_joker, needs_a_name, rank, unnamed
from tests.referee.claims import settle_claim
from tests.referee.counting import Combo, count_hand, listed, total
from tests.referee.play import the_play
from tests.referee.rules import cards_for, from_stock, next_seat, seats_after, to_discard
from tests.referee.story import Asking, Move
from tests.referee.table import GameOver, Table

NINETEEN = 19


class Game(Table):
    """One game: takes each action and returns its events."""

    def whole_game(self) -> Asking[None]:
        """Deal after deal until a side is out."""
        try:
            if self.dealer is None:
                yield from self.settle_who_deals()
            while True:
                yield from self.one_deal()
        except GameOver:
            yield from self.end(self.result)

    # Before the first deal

    def settle_who_deals(self) -> Asking[None]:
        """The first dealer is drawn by lot or cut for."""
        if self.rules.first_deal == "random":
            _, self.dealer = yield from self.ask_house("cut")
            self.tell("DealerAppointed", self.dealer)
        cutting = list(range(self.rules.players))
        while self.dealer is None:
            _, cut = yield from self.ask_house("cut")
            assert [seat for seat, card in enumerate(cut) if card is not None] == cutting
            cutting = self.still_cutting(cut, cutting)
            if len(cutting) == 1:
                self.dealer = cutting[0]
            self.tell("CardsCut", cut, self.dealer)

    def still_cutting(self, cut: list[str], cutting: list[int]) -> list[int]:
        """The seats with the lowest card, or the highest; all of these again if one cut a joker."""
        if any(is_joker(cut[seat]) for seat in cutting):
            return cutting
        wanted = (max if self.rules.first_deal == "high_cut" else min)(rank(cut[seat]) for seat in cutting)
        return [seat for seat in cutting if rank(cut[seat]) == wanted]

    # A deal

    def one_deal(self) -> Asking[None]:
        """Dealing, discarding, the starter, the play and the show."""
        yield from self.deal_cards()
        yield from self.discard()
        yield from self.turn_the_starter()
        yield from the_play(self)
        yield from self.the_show()
        self.tell("DealEnded")
        self.clear_the_table()

    def deal_cards(self) -> Asking[None]:
        """Chance deals; in the five-card game pone may start with three."""
        _, hands, crib = yield from self.ask_house("deal")
        assert self.dealer is not None
        if self.deals > 0:
            self.dealer = next_seat(self.rules, self.dealer)
        assert [len(hand) for hand in hands] == [
            cards_for(self.rules, seat, self.dealer) for seat in range(self.rules.players)
        ]
        assert len(crib) == from_stock(self.rules)
        dealt = [card for hand in hands for card in hand] + list(crib)
        assert len(dealt) == len(set(dealt))
        assert set(dealt) <= set(self.pack)
        self.deals += 1
        self.scores_at_deal = self.scores
        self.hands = [list(hand) for hand in hands]
        self.stock_crib = list(crib)
        self.phase = "discard" if self.rules.discards else "starter"
        self.tell("Dealt", self.dealer, hands, crib)
        if self.deals == 1 and self.rules.three_for_last:
            yield from self.peg(next_seat(self.rules, self.dealer), 3, "three_for_last")

    def discard(self) -> Asking[None]:
        """Everybody discards cards, in any order."""
        assert self.dealer is not None
        waiting = [seat for seat in range(self.rules.players) if to_discard(self.rules, seat, self.dealer) > 0]
        while waiting:
            _, seat, cards = yield from self.ask({seat: self.ways_to_discard(seat) for seat in waiting})
            waiting.remove(seat)
            self.laid[seat] = list(cards)
            for card in cards:
                self.hands[seat].remove(card)
            self.tell("Discarded", seat, cards)

    def ways_to_discard(self, seat: int) -> set[Move]:
        """Any cards of the hand; fives first where they must be tossed."""
        assert self.dealer is not None
        many = to_discard(self.rules, seat, self.dealer)
        fives = [card for card in self.hands[seat] if face(card)[0] == "5"]
        tossed = min(many, len(fives)) if self.rules.toss_fives else 0
        return {
            ("Discard", seat, in_order(cards))
            for cards in combinations(self.hands[seat], many)
            if len(set(cards) & set(fives)) >= tossed
        }

    def turn_the_starter(self) -> Asking[None]:
        """The starter is turned up, and a jack pegs his heels for the dealer."""
        assert self.dealer is not None
        _, card = yield from self.ask_house("starter")
        assert card in self.pack
        assert card not in [held for hand in self.hands for held in hand] + self.whole_crib()
        self.starter = card
        self.phase = "play"
        self.tell("StarterTurned", card)
        his_heels = is_jack(card) or needs_a_name(card)
        if needs_a_name(card) and self.rules.starter_joker == "pone_names":
            pone = next_seat(self.rules, self.dealer)
            names = yield from self.ask_names(pone, "starter", [card])
            self.starter = names[card]
            his_heels = is_jack(names[card])
        if his_heels:
            yield from self.peg(self.dealer, self.rules.heels, "heels")

    # The show

    def the_show(self) -> Asking[None]:
        """Hands are counted from the dealer's left round to the dealer, and then the crib."""
        self.phase = "show"
        assert self.dealer is not None
        for seat in [*seats_after(self.rules, self.dealer), self.dealer]:
            yield from self.show(seat, self.hand_kept(seat), crib=False)
        if self.rules.crib != "none":
            yield from self.show(self.dealer, self.whole_crib(), crib=True)

    def show(self, seat: int, cards: list[str], crib: bool) -> Asking[None]:
        """A hand or crib is turned up, its jokers are named, and it is counted."""
        assert self.starter is not None
        what = "crib" if crib else "hand"
        laid_up = in_order(cards)
        jokers = [self.nameless(card) for card in (*laid_up, self.starter)]
        to_name = [card for card in jokers if needs_a_name(card)]
        manual = self.rules.counting == "manual"
        if to_name or manual:
            self.tell("TurnedUp", seat, crib, laid_up)
        names = (yield from self.ask_names(seat, what, to_name)) if to_name else {}
        hand = [names.get(self.nameless(card), card) for card in laid_up]
        starter = names.get(self.nameless(self.starter), self.starter)
        combos = self.worth(hand, starter, crib)
        shown: Move = ("Shown", seat, crib, laid_up, listed(combos), total(combos), tuple(names.values()))
        if manual:
            yield from settle_claim(self, seat, what, combos, shown)
        else:
            self.tell(*shown)
            yield from self.peg(seat, total(combos), what, combos)

    def nameless(self, card: str) -> str:
        """The card as it is counted: a joker keeps its name if names bind, or if pone named it for everyone."""
        named_for_all = card == self.starter and self.rules.starter_joker == "pone_names"
        return card if self.rules.joker_binding or named_for_all else unnamed(card)

    def worth(self, hand: list[str], starter: str, crib: bool) -> list[Combo]:
        """What a hand or crib counts; nineteen for nothing where the rules say so."""
        combos = count_hand(hand, starter, crib, self.rules.crib_flush)
        nineteen = self.rules.nineteen_crib if crib else self.rules.nineteen
        if nineteen and not combos:
            return [("nineteen", tuple(hand), NINETEEN)]
        return combos

"""The play: counts up to thirty-one, goes, and the points for the last card."""

from collections.abc import Generator

from tests.referee.cards import unnamed
from tests.referee.claims import settle_claim
from tests.referee.counting import count_play, listed, total
from tests.referee.rules import seats_after
from tests.referee.story import Asking, Move
from tests.referee.table import Table


def the_play(table: Table) -> Asking[None]:
    """Counts follow each other until all cards are played, or for one count alone."""
    assert table.dealer is not None
    last = table.dealer
    while any(table.hands):
        leader = next(seat for seat in [*seats_after(table.rules, last), last] if table.hands[seat])
        last = yield from OneCount(table).play(leader)
        if table.rules.play_stops_at_first_count:
            return


class OneCount:
    """One count, from its lead to its end."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.gone: set[int] = set()
        self.point_pegged = False  # for the go, by go_timing=on_call

    def play(self, leader: int) -> Asking[int]:
        """Plays the count; returns who played its last card."""
        table = self.table
        table.row = []
        seat: int | None = leader
        last = leader
        while seat is not None:
            last = seat
            yield from self.play_a_card(seat)
            seat = (yield from self.who_is_next(last)) if table.count < 31 else None
        yield from self.close(last)
        return last

    def play_a_card(self, seat: int) -> Asking[None]:
        """A seat plays a card, which scores at once."""
        table = self.table
        choices: list[Move] = [
            ("Play", seat, name) for card in table.hands[seat] for name in table.names_that_fit(card)
        ]
        _, _, card = yield from table.ask({seat: choices})
        table.hands[seat].remove(unnamed(card))
        table.plays.append((seat, card))
        table.row.append(card)
        table.tell("Played", seat, card, table.count)
        combos = count_play(table.row, self.point_pegged)
        if table.rules.muggins:
            yield from settle_claim(table, seat, "card", combos, ("Counted", seat, listed(combos), total(combos)))
        else:
            yield from table.peg(seat, total(combos), "card", combos)

    def who_is_next(self, last: int) -> Generator[None, Move, int | None]:
        """The next seat that can play; those asked before it say go. None if the count is over."""
        table = self.table
        for seat in seats_after(table.rules, last):
            if not table.hands[seat]:
                yield from self.no_cards(last)
            elif seat not in self.gone:
                if table.can_play(seat):
                    return seat
                yield from self.say_go(seat, last)
                if table.rules.go_rotation == "bicycle" and not table.can_play(self.first_after(seat)):
                    return None
        return last if table.can_play(last) else None

    def first_after(self, seat: int) -> int:
        """The first seat after a go that holds cards."""
        return next(other for other in [*seats_after(self.table.rules, seat), seat] if self.table.hands[other])

    def say_go(self, seat: int, last: int) -> Asking[None]:
        """A seat says go, once in a count."""
        self.gone.add(seat)
        self.table.tell("SaidGo", seat)
        if self.table.rules.go_timing == "on_call":
            yield from self.peg_the_go(last)

    def no_cards(self, last: int) -> Asking[None]:
        """By on_call, a player without cards counts as calling go; not where that might be for the last card of all."""
        table = self.table
        if table.rules.go_timing == "on_call" and table.rules.last_card and table.hands[last]:
            yield from self.peg_the_go(last)

    def peg_the_go(self, last: int) -> Asking[None]:
        """One for the go, once in a count."""
        if not self.point_pegged:
            self.point_pegged = True
            yield from self.table.peg(last, 1, "go")

    def close(self, last: int) -> Asking[None]:
        """The count is over: a point for its last card, unless it made thirty-one."""
        table = self.table
        if table.count < 31 and not self.point_pegged:
            if any(table.hands):
                yield from table.peg(last, 1, "go")
            else:
                yield from table.peg(last, table.rules.last_card, "last")
        table.tell("CountEnded", table.count)
        table.row = []

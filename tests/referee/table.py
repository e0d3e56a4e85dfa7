"""The table: hands, crib, starter and pegs, the pending question, and pegging."""

from abc import ABC
from collections.abc import Collection, Iterable, Sequence

from tests.referee import board
from tests.referee.board import Pegs
from tests.referee.cards import JOKERS, PACK, needs_a_name, value
from tests.referee.counting import Combo, listed
from tests.referee.rules import Rules, side_of, sides, target_of
from tests.referee.story import Asking, Move, Story
from tests.referee.winning import Result, given_up, is_out, result


class GameOver(Exception):  # noqa: N818 - it is no error
    """A side has reached its target, which ends the game."""


class Table(Story, ABC):
    """The cards and pegs of one game, and the only ways in which the rest of the referee changes them."""

    def __init__(
        self,
        rules: Rules,
        dealer: int | None = None,
        pegs: Iterable[Pegs] | None = None,
        paths: Iterable[bool | None] | None = None,
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.pegs = [(0, 0)] * sides(rules) if pegs is None else list(pegs)
        self.paths: list[bool | None] = [None] * sides(rules) if paths is None else list(paths)
        self.deals = 0
        self.scores_at_deal = self.scores
        self.clear_the_table()
        self.due: tuple[int, str] | None = None
        super().__init__("cut" if dealer is None else "deal")

    def clear_the_table(self) -> None:
        """Gathers the cards for the next deal."""
        self.hands: list[list[str]] = [[] for _ in range(self.rules.players)]
        self.laid: list[list[str]] = [[] for _ in range(self.rules.players)]
        self.stock_crib: list[str] = []
        self.starter: str | None = None
        self.plays: list[tuple[int, str]] = []
        self.row: list[str] = []

    @property
    def scores(self) -> list[int]:
        """The score of each side: its front peg."""
        return [front for _, front in self.pegs]

    @property
    def result(self) -> Result:
        """How the game ended, once a side is out."""
        return result(self.rules, self.scores, self.scores_at_deal)

    def if_given_up(self, seat: int) -> Result:
        """How the game would end if this seat resigned now."""
        return given_up(self.rules, self.scores, self.scores_at_deal, side_of(self.rules, seat))

    # Asking

    def ask_seat(self, seat: int, what: str, choices: Collection[Move]) -> Asking[Move]:
        """Waits for what this seat must do before the game goes on."""
        self.due = seat, what
        action = yield from self.ask({seat: choices})
        self.due = None
        return action

    def ask_names(self, seat: int, what: str, jokers: Sequence[str]) -> Asking[dict[str, str]]:
        """Waits for a seat to name these jokers; returns their names."""
        ways: list[tuple[str, ...]] = [()]
        for joker in jokers:
            ways = [(*way, f"{joker}={card}") for way in ways for card in PACK]
        _, _, named = yield from self.ask_seat(seat, what, [("Name", seat, way) for way in ways])
        self.tell("Named", seat, named)
        return dict(zip(jokers, named, strict=True))

    # Pegging

    def peg(self, seat: int, points: int, why: str, combos: Sequence[Combo] = ()) -> Asking[None]:
        """A seat pegs points for its side, and the game may end by it."""
        side = side_of(self.rules, seat)
        target = target_of(self.rules, side)
        in_stinkhole = self.rules.stinkhole and self.pegs[side][1] == target - 1
        if points == 0 or (in_stinkhole and why in ("heels", "go", "last")):
            return
        crashing = self.rules.board == "crash8"
        if crashing and self.paths[side] is None:
            self.tell("PathAsked", seat)
            ways: list[Move] = [("Choose", seat, True), ("Choose", seat, False)]
            _, _, clockwise = yield from self.ask_seat(seat, "path", ways)
            self.paths[side] = clockwise
            self.tell("PathChosen", side, clockwise)
        self.tell("Pegged", side, points, why, listed(combos))
        self.pegs[side] = board.advance(self.pegs[side], points, target)
        self.end_if_out()
        if crashing:
            for thrown in board.crash(self.pegs, self.paths, side, lambda: is_out(self.rules, self.scores)):
                self.tell("Crashed", *thrown)
            self.end_if_out()

    def end_if_out(self) -> None:
        """Ends the game if a side has reached its target."""
        if is_out(self.rules, self.scores):
            raise GameOver

    # Cards

    def can_play(self, seat: int) -> bool:
        """Whether the seat holds a card that fits."""
        return any(self.names_that_fit(card) for card in self.hands[seat])

    def names_that_fit(self, card: str) -> list[str]:
        """The card, if the count stays within thirty-one; for a joker, every name with which it does."""
        names = [f"{card}={other}" for other in PACK] if needs_a_name(card) else [card]
        return [name for name in names if self.count + value(name) <= 31]

    @property
    def count(self) -> int:
        """The count in progress."""
        return sum(value(card) for card in self.row)

    def hand_kept(self, seat: int) -> list[str]:
        """The hand that a seat counts: the cards it played and those it still holds."""
        return [card for player, card in self.plays if player == seat] + self.hands[seat]

    def whole_crib(self) -> list[str]:
        """All discards, and the cards dealt from the stock."""
        return [card for cards in self.laid for card in cards] + self.stock_crib

    @property
    def pack(self) -> list[str]:
        """The cards of the game."""
        return PACK + JOKERS[: self.rules.jokers]

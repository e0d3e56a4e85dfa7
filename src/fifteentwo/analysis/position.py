"""A position: what one seat knows when it must choose. Hints, reviews, puzzles, explorers and the tutor all start from it.

>>> from fifteentwo.cards import cards
>>> from fifteentwo.cribbage import Cribbage, Deal, Discard
>>> from fifteentwo.game import Opening
>>> game = Cribbage()
>>> state, _ = game.apply(game.start(Opening(dealer=0)), Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))))
>>> position = position_of(state, 0)
>>> position.phase, len(position.choices)
('discard as dealer', 15)
>>> grade = position.grade(Discard(0, cards("5H 5C")))
>>> grade.band, grade.best.cards
('blunder', (2S, 9D))
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, Literal

from msgspec import Struct

from fifteentwo.analysis import Analysis, analyse, five_card, solved
from fifteentwo.analysis.model import EXACT, Figure, Option
from fifteentwo.cards import BACK
from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.engine.five_card.solution import five_card_solution
from fifteentwo.expected import expect
from fifteentwo.game import Seat
from fifteentwo.locales import CodedValueError

Phase = Literal["discard as dealer", "discard as pone", "lead", "reply", "later card"]
Band = Literal["none", "inaccuracy", "mistake", "blunder"]

BOUNDS: Final[tuple[tuple[float, Band], ...]] = ((0.05, "blunder"), (0.02, "mistake"), (0.005, "inaccuracy"))
"""The least loss of each band, as a chance to win. docs/review.md says how often each player of the ladder reaches them."""
LEAST: Final = BOUNDS[-1][0]
ERRORS: Final = 2.0
"""A loss below this many standard errors is never called a mistake."""
MIXED: Final = 0.05
"""A choice that *expert* makes with at least this probability is right, whatever its value seems to be."""


class PlayerPosition(Struct, frozen=True):
    """A view, and the seat that must discard or play. Nothing in it depends on a card the seat cannot see."""

    view: View
    seat: Seat

    @property
    def choices(self) -> tuple[Discard | Play, ...]:
        """Everything the seat may discard or play; empty if it has something else to do, or nothing."""
        legal = Cribbage(self.view.rules).legal(self.view, self.seat)
        return tuple(each for each in legal if isinstance(each, Discard | Play))

    @property
    def forced(self) -> bool:
        """Whether the choice makes no difference: there is only one, or all cards that fit are of one rank."""
        return len({each.cards if isinstance(each, Discard) else each.card.rank for each in self.choices}) < 2

    @property
    def phase(self) -> Phase:
        """The kind of decision."""
        view = self.view
        if view.phase == "discard":
            own = view.dealer is not None and view.rules.side(view.dealer) == view.rules.side(self.seat)
            return "discard as dealer" if own else "discard as pone"
        return "lead" if not view.plays else "reply" if len(view.plays) == 1 else "later card"

    def analysis(self) -> Analysis:
        """Every choice with its figures, best first. Raises ValueError if there is nothing to choose."""
        return analyse(self.view, self.seat)

    def grade(self, action: Discard | Play, careful: bool = False) -> Grade:
        """How good a choice was, by what the seat could know. Raises ValueError if it was not one of the choices.

        With `careful`, the error of the loss of a discard includes how far the model is off by a second estimate.
        """
        found = self.analysis()
        best = found.options[0]
        chosen = next((each for each in found.options if _same(each, action)), None)
        if chosen is None:
            raise CodedValueError("review-not-open")
        if found.source == "sampled" and chosen.win is None:
            best, chosen = self._played_out(best, chosen)
        loss = _loss(chosen, best)
        mixed = loss.value > 0 and self._makes(found, chosen) >= MIXED
        if mixed:
            loss = Figure(0.0, EXACT)
        elif careful and found.source == "solved" and isinstance(action, Discard) and loss.value >= LEAST:
            loss = self._checked(loss, chosen, best)
        points = best.total.value - chosen.total.value
        return Grade(found, chosen, best, loss, points, band_of(loss), mixed)

    def _played_out(self, best: Option, chosen: Option) -> tuple[Option, Option]:
        """The two options with a chance to win: of many options, samples play out the most promising only."""
        from fifteentwo.analysis.sampled import sampled  # noqa: PLC0415 - Numba is heavy

        choices = [each for each in self.choices if _same(best, each) or _same(chosen, each)]
        again = sampled(self.view, self.seat, choices).options
        first, second = (next((new for new in again if new.action == old.action), old) for old in (best, chosen))
        return first, second

    def _checked(self, loss: Figure, chosen: Option, best: Option) -> Figure:
        from fifteentwo.analysis import second_opinion  # noqa: PLC0415 - Numba is heavy

        other = second_opinion.loss(self.view, self.seat, chosen.cards, best.cards)
        return Figure(loss.value, hypot(loss.error or 0.0, loss.value - other))

    def _makes(self, found: Analysis, chosen: Option) -> float:
        """The probability with which *expert* makes a choice of cards in the solved play; 0 for other choices."""
        if found.source != "solved" or found.what != "play":
            return 0.0
        if (solution := five_card_solution(self.view.rules)) is not None:
            return five_card.expert_chances(solution, self.view, self.seat).get(chosen.cards[0].rank, 0.0)
        return solved.expert_chances(self.view, self.seat, found)[chosen.cards[0]]


def position_of(state: State, seat: Seat) -> PlayerPosition:
    """The position of a seat in a state; its cards must be known."""
    expect(state, State, "position_of", "a State")
    if BACK in state.hands[seat]:
        raise ValueError("the cards of this seat are not known")
    return PlayerPosition(Cribbage(state.rules).observe(state, seat), seat)


class Grade(Struct, frozen=True):
    """A choice compared with the best one."""

    analysis: Analysis
    chosen: Option
    best: Option
    loss: Figure
    """The chance to win the game, or the match if there is one, that the choice gave up; 0 if it was right."""
    points: float
    """The expected points of the best choice less those of this one; negative if the best gives up points to win more."""
    band: Band
    mixed: bool
    """Whether the choice is right because *expert* makes it too, now and then."""


def _same(option: Option, action: Discard | Play) -> bool:
    cards = action.cards if isinstance(action, Discard) else (action.card,)
    return isinstance(option.action, type(action)) and option.cards == cards


def _loss(chosen: Option, best: Option) -> Figure:
    """The loss by paired samples where the engine has it, otherwise the difference of the chances to win."""
    if chosen.loss is not None:
        return chosen.loss
    if chosen is best:
        return Figure(0.0, EXACT)
    if chosen.win is None or best.win is None:
        return Figure(0.0, None)
    errors = (chosen.win.error, best.win.error)
    error = None if None in errors else sum(each * each for each in errors if each is not None) ** 0.5
    return Figure(max(0.0, best.win.value - chosen.win.value), error)


def band_of(loss: Figure, bounds: Sequence[tuple[float, Band]] = BOUNDS) -> Band:
    """The band of a loss. One that is not clear of its error is at most an inaccuracy; without an error there is no grade."""
    if loss.error is None:
        return "none"
    found: Band = next((band for least, band in bounds if loss.value >= least), "none")
    return "inaccuracy" if found != "none" and loss.value < ERRORS * loss.error else found

"""The result of an analysis: options with figures, and where the figures come from."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice
from fifteentwo.locales.coded import SILENCE, Message

EXACT: Final = 0.0
"""The error of an exact figure."""

Source = Literal["solved", "sampled", "searched", "heuristic"]
"""Where figures come from: tables of the solved game, simulated deals, a search of a solo game, or rules of thumb."""


class Figure(Struct, frozen=True):
    """A number with its standard error, or `EXACT`.

    Exact means exact for these rules, within the model that `Analysis.basis` states. The error of an estimate is a root mean
    square measured over many positions. None is an error that is not known; no figure of `analyse` has that.
    """

    value: float
    error: float | None

    @property
    def exact(self) -> bool:
        """Whether the figure is exact."""
        return self.error == EXACT


class StarterMean(Struct, frozen=True):
    """A rank of the starter, and the mean points of the hand over the suits of that rank that can still be turned."""

    rank: str
    hand: float


class Option(Struct, frozen=True):
    """A legal action with its figures. A figure that does not apply, or is not known for these rules, is None.

    In cribbage, points are the seat's minus the opponent's, as if the game continued after a side is out; the opponent's
    crib counts as negative. In solo games they are those of `Soloist.advice`.
    """

    action: AnyChoice
    cards: tuple[Card, ...]
    """The cards of a discard, or the card played; empty in solo games."""
    total: Figure
    """The expected points: hand, crib and play of a discard, the play from here on of a card."""
    hand: Figure | None = None
    crib: Figure | None = None
    pegging: Figure | None = None
    win: Figure | None = None
    """The probability of winning the game."""
    match: Figure | None = None
    """The probability of winning the match, if there is one."""
    spread: Figure | None = None
    """The standard deviation of the total."""
    best_cuts: tuple[StarterMean, ...] = ()
    worst_cuts: tuple[StarterMean, ...] = ()
    starters: tuple[StarterMean, ...] = ()
    """Every rank that the starter of a discard can have, from the ace up."""
    now: int | None = None
    """The points that a card pegs at once."""
    often: Figure | None = None
    """The probability with which the solved policy plays the card, whatever was discarded with the hand. *expert* lets its discards
    decide (`engine.expert.purification`).
    """
    loss: Figure | None = None
    """The chance of the game or match that this choice gives up against the best; the error is that of paired samples,
    without the error of the model of a deal."""
    reason: Message = SILENCE
    """The figures in a sentence."""

    @property
    def ev(self) -> float:
        """The expected points."""
        return self.total.value

    @property
    def stderr(self) -> float | None:
        """The standard error of the expected points, None where it is unknown."""
        return self.total.error

    @property
    def exact(self) -> bool:
        """Whether the expected points are exact."""
        return self.total.exact


class Analysis(Struct, frozen=True):
    """Every option, best first: by the chance to win if it is known, otherwise by points."""

    what: Literal["discard", "play", "place", "swap"]
    """The kind of choice."""
    by: Literal["win", "match", "points"]
    """What the options are ranked by."""
    options: tuple[Option, ...]
    source: Source
    basis: Message
    """Sentences on which figures are exact, and on the model and estimates behind the others."""


def percent(chance: float) -> float:
    """A probability in percent, for a sentence."""
    return round(100 * chance, 1)

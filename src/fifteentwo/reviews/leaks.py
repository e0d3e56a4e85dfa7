"""Leaks: kinds of mistakes that come back, found by grouping the graded decisions of many games by named features.

A decision can have several features; each group is then counted with its whole loss, so the costs of leaks do not add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Final

from msgspec import Struct

from fifteentwo.analysis.features import FEATURES, Feature, features
from fifteentwo.analysis.model import Figure, Option
from fifteentwo.analysis.position import PlayerPosition, position_of
from fifteentwo.analysis.position_text import BadPosition, write_position
from fifteentwo.cribbage import Discard, Play, State
from fifteentwo.game import Seat
from fifteentwo.reviews.model import Decision, GradedOption
from fifteentwo.reviews.rating import PHASES, Z_95, RatingPhase, phase_of
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.scoring import peg_points
from fifteentwo.table import Do

EXAMPLES: Final = 3
FEWEST_SLIPS: Final = 3
"""A mistake must be seen this often to be a leak."""


class Slip(Struct, frozen=True):
    """A decision that lost something, with what kinds of mistakes it was."""

    phase: RatingPhase
    kinds: tuple[Feature, ...]
    loss: float
    error: float
    """The standard error of the loss."""
    chosen: str
    best: str
    """The cards of the choice and of the best one."""
    position: str
    """As `position_text` writes it; empty where it cannot."""
    at: int
    """The number of the game's actions done before it."""


class Leak(Struct, frozen=True):
    """A kind of mistake that comes back."""

    kind: Feature
    phase: RatingPhase
    times: int
    cost: float
    """The mean loss of a game, as a chance to win."""
    error: float | None
    """The standard error of the mean, by its spread over games and the errors of the losses; None for a single game."""
    examples: tuple[Slip, ...]
    """The costliest, each of another position."""

    @property
    def interval(self) -> tuple[float, float] | None:
        """Of 95 %; None for a single game."""
        if self.error is None:
            return None
        return max(0.0, self.cost - Z_95 * self.error), self.cost + Z_95 * self.error


def slips(moments: Sequence[CribbageMoment], decisions: Iterable[Decision], seat: Seat) -> tuple[Slip, ...]:
    """The decisions of a seat in a game that were at least inaccuracies."""
    return tuple(_slips(dict(_states(moments)), decisions, seat))


def _states(moments: Sequence[CribbageMoment]) -> Iterator[tuple[int, State]]:
    """The state before each action of a game, by its number."""
    before, at = moments[0].state, 0
    for moment in moments:
        if isinstance(moment.entry, Do):
            yield at, before
            at += 1
        before = moment.state


def _slips(states: Mapping[int, State], decisions: Iterable[Decision], seat: Seat) -> Iterator[Slip]:
    for each in decisions:
        if each.seat != seat or each.band == "none" or each.loss is None or each.chosen is None or each.best is None:
            continue
        position = position_of(states[each.at], seat)
        kinds = features(position, _option(position, each.chosen), _option(position, each.best))
        yield Slip(
            phase_of(each, min(position.view.rules.targets)),
            kinds,
            each.loss.value,
            each.loss.error or 0.0,
            "".join(map(str, each.chosen.cards)),
            "".join(map(str, each.best.cards)),
            _written(position),
            each.at,
        )


def _written(position: PlayerPosition) -> str:
    try:
        return write_position(position)
    except BadPosition:
        return ""


def _option(position: PlayerPosition, graded: GradedOption) -> Option:
    """The option of a position that a review keeps the figures of."""
    parts = graded.points
    discarding = position.view.phase == "discard"
    action = Discard(position.seat, graded.cards) if discarding else Play(position.seat, graded.cards[0])
    row = (*position.view.row, *graded.cards)
    return Option(
        action,
        graded.cards,
        Figure(parts.total, None),
        _figure(parts.hand),
        _figure(parts.crib),
        _figure(parts.pegging),
        graded.win,
        graded.match,
        now=None if discarding else peg_points([card.rank for card in row]),
    )


def _figure(value: float | None) -> Figure | None:
    return None if value is None else Figure(value, None)


def leaks(games: Sequence[tuple[Slip, ...]]) -> list[Leak]:
    """The recurring kinds of mistakes in these games, the costliest first: those whose cost exceeds its error."""
    found = []
    for phase in PHASES:
        for kind in FEATURES:
            by_game = [[each for each in game if each.phase == phase and kind in each.kinds] for game in games]
            every = [each for game in by_game for each in game]
            if len(every) < FEWEST_SLIPS:
                continue
            cost, error = _mean([fsum(each.loss for each in game) for game in by_game], [each.error for each in every])
            if cost > Z_95 * error:
                found.append(Leak(kind, phase, len(every), cost, None if len(games) == 1 else error, _examples(every)))
    return sorted(found, key=lambda leak: -leak.cost)


def _mean(losses: Sequence[float], errors: Sequence[float]) -> tuple[float, float]:
    many = len(losses)
    mean = fsum(losses) / many
    spread = fsum((loss - mean) ** 2 for loss in losses) / (many * (many - 1)) if many > 1 else 0.0
    return mean, sqrt(spread + fsum(error**2 for error in errors) / many**2)


def _examples(found: Sequence[Slip]) -> tuple[Slip, ...]:
    costliest = sorted(found, key=lambda slip: -slip.loss)
    return tuple({slip.position or str(at): slip for at, slip in reversed(list(enumerate(costliest)))}.values())[
        : -EXAMPLES - 1 : -1
    ]

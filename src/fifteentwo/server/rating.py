"""The decision rating of an owner, folded from reviews that the store keeps. It loads the engine, like `exploring`."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, cast

import msgspec
from msgspec import Struct

from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.record.model import games_in
from fifteentwo.reviews.leaks import Leak, Slip, leaks, slips
from fifteentwo.reviews.model import GameReview, Review
from fifteentwo.reviews.rating import (
    BOUNDS,
    FEWEST,
    NOISE_FLOOR,
    DecisionRating,
    PhaseTally,
    decision_rating,
    results,
    tally,
)
from fifteentwo.reviews.sides import from_side
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.server.history import OwnGame
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.rating_wire import LeakExample, LeakLine, PhaseLine, RatedGameLine, RatingReport
from fifteentwo.table import AnyTable

RATED: Final = "rated"
"""The kind of the rows that hold a `KeptRating`."""


class KeptRating(Struct, frozen=True):
    """What the rating needs of a reviewed game, from the side of one seat."""

    tally: tuple[PhaseTally, ...]
    theirs: tuple[PhaseTally, ...]
    slips: tuple[Slip, ...]
    outcome: Outcome | None
    side: Side
    luck: float | None
    adjusted: float | None


_KEPT: Final = msgspec.json.Decoder(KeptRating)


def item(game: OwnGame) -> str:
    """The name of the row of a game."""
    return f"{game.row.game} {game.row.number} {game.own[0]}"


def rated(row: PracticeRow) -> KeptRating:
    """The game in a row."""
    return _KEPT.decode(row.state)


def rate(review: Review, table: AnyTable, seat: Seat) -> KeptRating:
    """The last game of a table, by its review."""
    game: GameReview = from_side(review, seat).games[-1]
    moments = cast(list[CribbageMoment], list(games_in(table.moments))[-1])
    rules = moments[0].state.rules
    target = min(rules.targets)
    others = [each for each in range(rules.players) if rules.side(each) != rules.side(seat)]
    ledger = game.ledger if game.ledger is not None and game.ledger.payoff == "win" else None
    return KeptRating(
        tally(game.decisions, seat, target),
        tuple(each for other in others for each in tally(game.decisions, other, target)),
        slips(moments, game.decisions, seat),
        game.outcome,
        rules.side(seat),
        None if ledger is None else ledger.luck,
        None if ledger is None else ledger.adjusted,
    )


def row_of(game: OwnGame, found: KeptRating) -> PracticeRow:
    """The row that keeps a game."""
    return PracticeRow(RATED, item(game), "", msgspec.json.encode(found).decode())


def report(found: Sequence[tuple[OwnGame, KeptRating]], unreviewed: int, assisted: int) -> RatingReport:
    """The report on these games, in order of time."""
    games = [(game, each) for game, each in found if each.tally]
    whole = decision_rating([each.tally for _, each in games])
    ended = results((each.outcome, each.side, None) for _, each in games if each.outcome is not None)
    lucks = [each.luck for _, each in games if each.luck is not None]
    adjusted = [each.adjusted for _, each in games if each.adjusted is not None]
    return RatingReport(
        games=len(games),
        decisions=whole.whole.decisions if whole else 0,
        loss=whole.whole.loss if whole else 0.0,
        error=whole.whole.error if whole else 0.0,
        band=whole.band if whole else None,
        others=whole.others if whole else (),
        fewest=FEWEST,
        noise_floor=NOISE_FLOOR,
        bounds=tuple(bound for bound, _ in BOUNDS),
        phases=_phases(whole),
        leaks=tuple(map(_leak, leaks([each.slips for _, each in games]))),
        wins=ended.wins,
        skunks_given=ended.skunks_given,
        skunks_taken=ended.skunks_taken,
        luck=fmean(lucks) if lucks else None,
        adjusted=fmean(adjusted) if adjusted else None,
        timeline=tuple(_line(game, each) for game, each in games),
        unreviewed=unreviewed,
        assisted=assisted,
    )


def _phases(whole: DecisionRating | None) -> tuple[PhaseLine, ...]:
    phases = {} if whole is None else whole.phases
    return tuple(PhaseLine(phase, each.decisions, each.loss, each.error) for phase, each in phases.items())


def _leak(leak: Leak) -> LeakLine:
    examples = tuple(LeakExample(each.position, each.chosen, each.best, each.loss) for each in leak.examples)
    return LeakLine(leak.kind, leak.phase, leak.times, leak.cost, leak.error, examples)


def _line(game: OwnGame, found: KeptRating) -> RatedGameLine:
    mine, theirs = _sums(found.tally), _sums(found.theirs)
    won = found.outcome is not None and found.side in found.outcome.winners
    return RatedGameLine(game.row.game, game.row.number, game.row.ended, won, *mine, *theirs, found.luck)


def _sums(found: Sequence[PhaseTally]) -> tuple[int, float]:
    """The number of decisions, and the mean loss of one."""
    decisions = sum(each.decisions for each in found)
    return decisions, sum(each.loss for each in found) / max(decisions, 1)

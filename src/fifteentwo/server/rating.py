"""The decision rating of an owner, folded from reviews that the store keeps. It loads the engine, like `exploring`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final, cast

import msgspec
from msgspec import Struct

from fifteentwo.cards import PACK
from fifteentwo.cribbage import Claim, State
from fifteentwo.cribbage.counting import count_due
from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.locales.coded import Message, coded
from fifteentwo.practice.trainer import CountItem, write_count
from fifteentwo.record.model import games_in
from fifteentwo.reviews.leaks import Leak, Slip, leaks, slips
from fifteentwo.reviews.model import CountGrade, Decision, GameReview, Review
from fifteentwo.reviews.rating import (
    BAND_BOUNDS,
    CLAIM,
    FEWEST_GAMES,
    NOISE_FLOOR,
    CountTally,
    DecisionRating,
    PhaseTally,
    RatingPhase,
    count_rating,
    count_tally,
    decision_rating,
    results,
    tally,
)
from fifteentwo.reviews.sides import from_side
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.server import history
from fifteentwo.server.history import OwnGame
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.rating_wire import (
    ClaimFigures,
    LeakExample,
    LeakLine,
    PhaseLine,
    RatedGameLine,
    RatingReport,
    RecentRating,
)
from fifteentwo.table import AnyTable, Do

RATED: Final = "rated"
"""The kind of the rows that hold a `KeptRating`."""
RECENT: Final = 20
"""The games of a rating in the curve over time."""
FEWEST_RECENT: Final = 5
"""The first games have no rating in the curve: the interval of so few says nothing."""


class KeptRating(Struct, frozen=True):
    """What the rating needs of a reviewed game, from the side of one seat."""

    tally: tuple[PhaseTally, ...]
    theirs: tuple[PhaseTally, ...]
    slips: tuple[Slip, ...]
    outcome: Outcome | None
    side: Side
    luck: float | None
    adjusted: float | None
    counts: CountTally
    their_counts: CountTally
    miscounts: tuple[str, ...] = ()
    """The hands and cribs that were counted wrong, as items of the trainer; empty in rows of earlier versions."""


_KEPT: Final = msgspec.json.Decoder(KeptRating)


def item(game: OwnGame) -> str:
    """The name of the row of a game."""
    return f"{game.row.game} {game.row.number} {game.own[0]}"


def rated(row: PracticeRow) -> KeptRating | None:
    """The game in a row; None if an earlier version wrote it."""
    try:
        return _KEPT.decode(row.state)
    except msgspec.ValidationError:
        return None


def rate(review: Review, table: AnyTable, seat: Seat) -> KeptRating:
    """The last game of a table, by its review."""
    game: GameReview = from_side(review, seat).games[-1]
    moments = cast(list[CribbageMoment], list(games_in(table.moments))[-1])
    rules = moments[0].state.rules
    target = min(rules.targets)
    others = [each for each in range(rules.players) if rules.side(each) != rules.side(seat)]
    ledger = game.ledger if game.ledger is not None and game.ledger.payoff == "win" else None
    graded: list[Decision | CountGrade] = [*game.decisions, *game.counts]
    return KeptRating(
        tally(graded, seat, target),
        tuple(each for other in others for each in tally(graded, other, target)),
        slips(moments, game.decisions, seat),
        game.outcome,
        rules.side(seat),
        None if ledger is None else ledger.luck,
        None if ledger is None else ledger.adjusted,
        count_tally(game.counts, {seat}),
        count_tally(game.counts, others),
        tuple(_miscounts(moments, game.counts, seat)),
    )


def _miscounts(moments: Sequence[CribbageMoment], counts: Sequence[CountGrade], seat: Seat) -> Iterator[str]:
    """The hands and cribs that a seat claimed wrong points for, as items of the trainer."""
    own = [each for each in counts if each.seat == seat and isinstance(each.action, Claim)]
    wrong = {each.at for each in own if each.action != each.best}
    before, at = moments[0].state, 0
    for moment in moments:
        if isinstance(moment.entry, Do):
            if at in wrong and (item := _to_count(before)) is not None:
                yield write_count(item)
            at += 1
        before = moment.state


def _to_count(state: State) -> CountItem | None:
    """The hand or crib that is counted now; None for a card of the play, and where it counts otherwise than in the trainer."""
    due, starter = state.due, state.starter
    if due is None or due.what not in {"hand", "crib"} or starter is None:
        return None
    cards, _, points = count_due(state, due)
    if len(cards) != 4 or not {*cards, starter} <= set(PACK):
        return None
    item = CountItem(tuple(sorted(cards)), starter, due.what == "crib")
    return item if item.points == points else None


def positions(review: Review, table: AnyTable, seat: Seat) -> list[str]:
    """The positions in which a seat made mistakes in the last game of a table, the costliest first."""
    moments = cast(list[CribbageMoment], list(games_in(table.moments))[-1])
    found = slips(moments, review.games[-1].decisions, seat)
    return [slip.position for slip in sorted(found, key=lambda slip: -slip.loss) if slip.position]


def row_of(game: OwnGame, found: KeptRating) -> PracticeRow:
    """The row that keeps a game."""
    return PracticeRow(RATED, item(game), "", msgspec.json.encode(found).decode())


def report(
    found: Sequence[tuple[OwnGame, KeptRating]], unreviewed: int, assisted: int, among: Sequence[OwnGame] = ()
) -> RatingReport:
    """The report on these games, in order of time; `among` are all games from which they could be chosen."""
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
        fewest=FEWEST_GAMES,
        noise_floor=NOISE_FLOOR,
        bounds=tuple(bound for bound, _ in BAND_BOUNDS),
        phases=_phases(whole),
        leaks=_leaks(games),
        wins=ended.wins,
        skunks_given=ended.skunks_given,
        skunks_taken=ended.skunks_taken,
        luck=fmean(lucks) if lucks else None,
        adjusted=fmean(adjusted) if adjusted else None,
        margin=fmean(_margin(game) for game, _ in games) if games else None,
        claims=_claims(each.counts for _, each in games),
        their_claims=_claims(each.their_counts for _, each in games),
        timeline=tuple(_line(game, each, _recent(games[: at + 1])) for at, (game, each) in enumerate(games)),
        unreviewed=unreviewed,
        assisted=assisted,
        opponents=history.opponents(among),
        by_rules=history.rules(among),
    )


def _phases(whole: DecisionRating | None) -> tuple[PhaseLine, ...]:
    phases = {} if whole is None else whole.phases
    return tuple(PhaseLine(_words(phase), each.decisions, each.loss, each.error) for phase, each in phases.items())


def _words(phase: RatingPhase) -> Message:
    return coded("rating-phase", phase=phase.replace(" ", "-"))


def _leaks(games: Sequence[tuple[OwnGame, KeptRating]]) -> tuple[LeakLine, ...]:
    played_in = {slip: game for game, each in games for slip in each.slips}
    return tuple(_leak(leak, played_in) for leak in leaks([each.slips for _, each in games]))


def _leak(leak: Leak, played_in: Mapping[Slip, OwnGame]) -> LeakLine:
    examples = tuple(_example(slip, played_in[slip]) for slip in leak.examples)
    kind = coded("mistake", kind=leak.kind)
    return LeakLine(kind, _words(leak.phase), leak.times, leak.cost, leak.error, examples)


def _example(slip: Slip, game: OwnGame) -> LeakExample:
    row = game.row
    return LeakExample(row.game, row.number, slip.at + 1, slip.position, slip.chosen, slip.best, slip.loss)


def _claims(games: Iterable[CountTally]) -> ClaimFigures | None:
    counted = list(games)
    found = count_rating(counted)
    if found is None:
        return None
    return ClaimFigures(found.decisions, sum(each.wrong for each in counted), found.loss, found.error)


def _recent(games: Sequence[tuple[OwnGame, KeptRating]]) -> RecentRating | None:
    last = games[-RECENT:]
    mine, theirs = (decision_rating(each) for each in ([of.tally for _, of in last], [of.theirs for _, of in last]))
    if mine is None or theirs is None or len(last) < FEWEST_RECENT:
        return None
    mine_error, their_error = mine.whole.error, theirs.whole.error
    if mine_error is None or their_error is None:
        return None
    return RecentRating(len(last), mine.whole.loss, mine_error, theirs.whole.loss, their_error)


def _line(game: OwnGame, found: KeptRating, recent: RecentRating | None) -> RatedGameLine:
    row, won = game.row, found.outcome is not None and found.side in found.outcome.winners
    mine, theirs = _sums(found.tally), _sums(found.theirs)
    opponents = tuple(chair.name for chair in game.opponents)
    return RatedGameLine(
        row.game, row.number, row.ended, opponents, _scores(game), won, *mine, *theirs, found.luck, recent
    )


def _scores(game: OwnGame) -> tuple[int, ...]:
    """The scores of the sides, the owner's first."""
    scores = game.outcome.scores
    return (scores[game.own_side or 0], *(each for side, each in enumerate(scores) if side != (game.own_side or 0)))


def _margin(game: OwnGame) -> int:
    own, *others = _scores(game)
    return own - max(others)


def _sums(found: Sequence[PhaseTally]) -> tuple[int, float]:
    """The number of discards and cards, and the mean loss of one."""
    played = [each for each in found if each.phase != CLAIM]
    decisions = sum(each.decisions for each in played)
    return decisions, sum(each.loss for each in played) / max(decisions, 1)

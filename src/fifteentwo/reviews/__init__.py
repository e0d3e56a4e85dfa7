"""The review of a match: its curve of chances, a grade for every decision, and the luck ledger.

review = fifteentwo.review(record.read(text))
review.games[0].ledger.parts["my cards"]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec.structs import replace

from fifteentwo import extras

extras.require("engine")

from fifteentwo.analysis.by_score import has_values
from fifteentwo.cards import BACK
from fifteentwo.cribbage import State
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import STANDARD, DealRules, deal_rules, five_card_file, tables_folder
from fifteentwo.engine.discard.mixed import FILE as DISCARDS
from fifteentwo.engine.equity.deals import FILE as DEALS
from fifteentwo.engine.equity.discard_network import FILE as LATE_DISCARDS
from fifteentwo.engine.equity.kept_chances import FILE as KEPT_CHANCES
from fifteentwo.engine.equity.kept_pegging import FILE as KEPT_PEGGING
from fifteentwo.engine.equity.win_tables import FILE as WINS
from fifteentwo.engine.expert.exchange_rates import FILE as RATES
from fifteentwo.engine.expert.late_cards import FILE as LATE_CARDS
from fifteentwo.engine.expert.starter_policies import about_file
from fifteentwo.engine.five_card.solution import covers
from fifteentwo.engine.heuristics import FILE as CRIB_MEANS
from fifteentwo.engine.monte_carlo.rollout_weights import FILE as ROLLOUT_WEIGHTS
from fifteentwo.engine.solution import FILE as EXPERT
from fifteentwo.expected import expect
from fifteentwo.game import Seat, Standing
from fifteentwo.record import Record, replay
from fifteentwo.record.model import games_in
from fifteentwo.reviews.by_tables import values_by_tables
from fifteentwo.reviews.claims import count_grades
from fifteentwo.reviews.curve_errors import FILE as CURVE_ERRORS
from fifteentwo.reviews.grades import decisions, figures
from fifteentwo.reviews.key_moments import key_moments
from fifteentwo.reviews.known_values import KnownValues
from fifteentwo.reviews.ledger import ledger
from fifteentwo.reviews.model import MAGIC, REVIEW, VERSION, BadReview, Decision, GameReview, Note, Review
from fifteentwo.reviews.paths import path_grades
from fifteentwo.reviews.steps import CribbageMoment, point_of, steps
from fifteentwo.reviews.tables import TableValues
from fifteentwo.rules import CribbageRules, parse, write
from fifteentwo.table import Resign

if TYPE_CHECKING:
    from fifteentwo.reviews.sampled_values import SampledValues

__all__ = ["BadReview", "Review", "is_review", "read_review", "review", "stages", "write_review"]

STARTERS: Final = "starters/starters.json"
"""The name of the installed policies by starter among the engine's data."""
_FILES: Final = (
    EXPERT,
    DISCARDS,
    DEALS,
    WINS,
    RATES,
    LATE_CARDS,
    LATE_DISCARDS,
    KEPT_CHANCES,
    KEPT_PEGGING,
    CRIB_MEANS,
    CURVE_ERRORS,
    ROLLOUT_WEIGHTS,
)


def review(record: Record, seat: Seat | None = None) -> Review:
    """The review of a record from the side of a seat, by default the first one whose cards are known.

    Raises BadRecord for a record that cannot be replayed, and BadReview for one that cannot be reviewed.
    """
    return deque(stages(record, seat), maxlen=1).pop()


def stages(record: Record, seat: Seat | None = None, game: int | None = None) -> Iterator[Review]:
    """The review as it grows: for each game the chances before each deal, then the decisions deal by deal, then the whole curve
    and the ledger; the last review is complete. With `game`, a number from 0, only that game is reviewed.

    Raises as `review` does.
    """
    expect(record, Record, "review", "a Record")
    if not isinstance(record.rules, CribbageRules):
        raise BadReview("review-solo-record")
    if seat is not None and not 0 <= seat < record.rules.players:
        raise BadReview("review-no-seat", seat=seat)
    replayed = replay(record)
    games = [cast(list[CribbageMoment], game) for game in games_in(replayed.table.moments)]
    seat = _known_seat(games) if seat is None else seat
    found = Review(write(record.rules), record.seats, seat, engine_data(record.rules), (), complete=False)
    seed = sha256(msgspec.json.encode([record.seats, record.date, len(games)])).hexdigest()
    unchecked = tuple(Note("unchecked", each) for each in replayed.unchecked)
    try:
        for number, moments in enumerate(games):
            if game not in {None, number}:
                continue
            for reviewed in _game(moments, record.rules, seat, f"{seed} {number}"):
                yield replace(found, games=(*found.games, reviewed))
            found = replace(found, games=(*found.games, reviewed))
    except BadTables as error:
        raise BadReview("review-no-data", reason=error) from None
    if found.games and unchecked:
        last = found.games[-1]
        found = replace(found, games=(*found.games[:-1], replace(last, notes=last.notes + unchecked)))
    yield replace(found, complete=True)


def _game(moments: Sequence[CribbageMoment], rules: CribbageRules, seat: Seat, seed: str) -> Iterator[GameReview]:
    standing, outcome = moments[0].state.standing, moments[-1].outcome
    tables = TableValues(rules, seat, standing) if has_values(rules) else None
    path = steps(moments, tables)
    points = tuple(point_of(step, tables) for step in path)
    counts = count_grades(moments, with_chances=False)
    notes = tuple(_notes(moments, bool(counts)))
    found = GameReview(points, (), None, (), (None,) * rules.players, outcome, notes, counts)
    yield found
    graded: list[Decision] = []
    for deal in range(1, moments[-1].state.deals + 1):
        graded += decisions(moments, deal)
        found = replace(found, decisions=tuple(graded))
        yield found
    seats = {each.seat for each in graded}
    found = replace(
        found,
        paths=path_grades(moments),
        counts=count_grades(moments),
        key_moments=key_moments(graded, None, seat),
        figures=tuple(figures(graded, each) if each in seats else None for each in range(rules.players)),
    )
    values = _all_known(rules, seat, standing)
    path = steps(moments, values)
    account = ledger(values, path, (*graded, *found.counts, *found.paths), seed)
    yield replace(
        found,
        points=tuple(point_of(step, values) for step in path),
        ledger=account,
        key_moments=key_moments(graded, account, seat),
    )


def _all_known(rules: CribbageRules, seat: Seat, standing: Standing) -> KnownValues | SampledValues:
    """The value function with all cards known."""
    if has_values(rules):
        return values_by_tables(rules, seat, standing)
    from fifteentwo.reviews.sampled_values import SampledValues  # noqa: PLC0415 - Numba is heavy

    return SampledValues(rules, seat, standing)


def _notes(moments: Sequence[CribbageMoment], counted: bool) -> Iterator[Note]:
    states = [moment.state for moment in moments]
    if not has_values(states[0].rules):
        yield Note("sampled")
    for seat in range(states[0].rules.players):
        if any(BACK in state.hands[seat] for state in states if state.hands):
            yield Note("unknown cards", seat=seat)
    if counted:
        yield Note("claims")
    if isinstance(last := moments[-1].entry, Resign):
        yield Note("out of time" if last.out_of_time else "resigned", seat=last.seat)
    elif moments[-1].outcome is None:
        yield Note("unfinished")


def _known_seat(games: Sequence[Sequence[CribbageMoment]]) -> Seat:
    """The first seat none of whose cards are unknown, or seat 0."""
    states: list[State] = [moment.state for game in games for moment in game]
    players = states[0].rules.players if states else 0
    known = (seat for seat in range(players) if not any(state.hands and BACK in state.hands[seat] for state in states))
    return next(known, 0)


@cache
def _engine_data(rules: DealRules, five_cards: bool) -> tuple[tuple[str, str], ...]:
    own = [(f"{rules.name}/{path.name}", tables_folder(rules) / path.name) for path in (EXPERT, DISCARDS, DEALS)]
    files = [(path.name, path) for path in _FILES] + (own if rules.name else [(STARTERS, about_file())])
    if five_cards:
        files.append((five_card_file().name, five_card_file()))
    return tuple((name, sha256(path.read_bytes()).hexdigest()) for name, path in files if path.exists())


def engine_data(rules: CribbageRules | None = None) -> dict[str, str]:
    """The SHA-256 of each file of engine data in this package, by name, and of those that were made for these rules."""
    return dict(_engine_data((rules and deal_rules(rules)) or STANDARD, rules is not None and covers(rules)))


def write_review(review: Review) -> str:
    """The review as JSON."""
    expect(review, Review, "write_review", "a Review")
    return msgspec.json.encode(review, enc_hook=str).decode()


def is_review(text: str) -> bool:
    """Whether a text looks like a saved review, and not like a record."""
    return text.lstrip().startswith("{") and f'"{MAGIC}"' in text


def read_review(text: str | bytes) -> Review:
    """A review from JSON. Raises BadReview if it is not one, or was made with other engine data."""
    try:
        found = REVIEW.decode(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadReview("review-not", reason=error) from None
    if found.fifteentwo != MAGIC or found.version != VERSION:
        raise BadReview("review-version", version=found.version, known=VERSION)
    now = engine_data(parse(found.rules, CribbageRules))
    other = sorted(name for name, digest in now.items() if found.engine.get(name) != digest)
    if other:
        raise BadReview("review-other-tables", files=", ".join(other))
    return found

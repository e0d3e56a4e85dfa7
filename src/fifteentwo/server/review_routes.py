"""The routes of reviews: of a finished game of a room, and of the games of an imported record."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.record import BadRecord
from fifteentwo.reviews.any_game import is_old
from fifteentwo.reviews.ledger import TENTH, rounded
from fifteentwo.reviews.model import BadReview, Ledger, Review
from fifteentwo.reviews.sides import from_side
from fifteentwo.reviews.solo import SoloReview
from fifteentwo.rules import described, write
from fifteentwo.server.errors import in_full, refusal
from fifteentwo.server.games_a_day import check_games
from fifteentwo.server.http_wire import Opened
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.practice_wire import GameMistakes
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.replaying import in_turn
from fifteentwo.server.review_sources import (
    IMPORTED,
    MOST_IMPORTED,
    NoReview,
    Subject,
    chosen_again,
    imported,
    of_import,
    of_room,
)
from fifteentwo.server.review_wire import (
    Imported,
    LedgerLine,
    LedgerSum,
    PlayOn,
    Retry,
    ReviewOptions,
    ReviewState,
    ReviewSteps,
)
from fifteentwo.server.reviewing import Progress, Reviewing
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.routes import Asker, owner_token
from fifteentwo.server.wire import ENCODER, Chair, skunk_lines
from fifteentwo.workers import NoWorkers

PATIENCE: Final = 10.0
"""Seconds to wait for the next stage of a review before answering with the last one."""


@post("/api/reviews", status_code=200, request_max_body_size=262_144, middleware=[at_most(60, "imports")])
async def import_record(body: RawBody, lobby: NamedDependency[Lobby]) -> Imported:
    """Keeps a record, which is in the body as text or JSON, so that its games can be reviewed."""
    try:
        text = body.decode("utf-8")
        name, record, games = await in_turn(lambda: imported(text))
    except UnicodeDecodeError:
        raise refusal(400, CodedError("record-not-text")) from None
    except BadRecord as error:
        raise refusal(400, error) from None
    except NoReview as problem:
        raise refusal(400, problem) from None
    await lobby.store.keep_imported(name, record, MOST_IMPORTED)
    return Imported(name, games)


@get("/api/reviews/{source:str}/{number:int}", middleware=[at_most(600, "reviews")])
async def review_state(
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    reviewing: NamedDependency[Reviewing],
    seat: FromQuery[int | None] = None,
    after: FromQuery[int] = 0,
) -> Response[bytes]:
    """The review of a game as far as it is complete; starts it if necessary."""
    subject = await _subject(request, source, number, lobby)
    progress = await reviewing.found(subject.source)
    await progress.later_than(after, PATIENCE)
    return await asyncio.to_thread(_state, subject, progress, _side(subject, seat))


@post("/api/reviews/{source:str}/{number:int}", status_code=200, middleware=[at_most(60, "new reviews")])
async def review_again(
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    reviewing: NamedDependency[Reviewing],
) -> Response[bytes]:
    """Reviews a game again, for example with newer engine data."""
    subject = await _subject(request, source, number, lobby)
    return _state(subject, reviewing.start(subject.source), _side(subject, None))


@get("/api/reviews/{source:str}/{number:int}/steps", middleware=[at_most(240, "steps")])
async def review_steps(
    request: Asker, source: FromPath[str], number: FromPath[int], lobby: NamedDependency[Lobby]
) -> Response[bytes]:
    """Every position of a finished game, as each side saw it and with all cards."""
    subject = await _subject(request, source, number, lobby)
    steps = await asyncio.to_thread(lambda: tuple(subject.steps))
    return _json(ReviewSteps(steps))


@get("/api/reviews/{source:str}/{number:int}/options/{at:int}", middleware=[at_most(600, "options")])
async def review_options(
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    at: FromPath[int],
    lobby: NamedDependency[Lobby],
    reviewing: NamedDependency[Reviewing],
) -> Response[bytes]:
    """Every choice of a decision, best first."""
    subject = await _subject(request, source, number, lobby)
    try:
        if not subject.is_solo:
            return _json(ReviewOptions(await reviewing.options(subject.source, at)))
        return _json(ReviewOptions(hint=await reviewing.solo_options(subject.source, at)))
    except (BadReview, NoWorkers) as problem:
        raise refusal(400, problem) from None


@get("/api/reviews/{source:str}/{number:int}/computer", middleware=[at_most(120, "computer")])
async def review_computer(
    request: Asker, source: FromPath[str], number: FromPath[int], lobby: NamedDependency[Lobby]
) -> Response[bytes]:
    """The choices of the computer players in a finished game, computed again from what they saw."""
    subject = await _subject(request, source, number, lobby)
    try:
        return _json(await asyncio.to_thread(chosen_again, subject.source))
    except BadReview as problem:
        raise refusal(400, problem) from None


@get("/api/reviews/{source:str}/{number:int}/mistakes", middleware=[at_most(240, "steps")])
async def review_mistakes(
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    reviewing: NamedDependency[Reviewing],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The mistakes of a side in a game that has been reviewed, to be practised: the costliest first."""
    subject = await _subject(request, source, number, lobby)
    review = (await reviewing.found(subject.source)).review
    if not isinstance(review, Review) or not review.complete:
        raise refusal(409, CodedError("review-not-ready"))

    def work() -> GameMistakes:
        from fifteentwo.server import practising, rating  # noqa: PLC0415 - loads the engine

        found = rating.positions(review, subject.table, _side(subject, seat))
        return GameMistakes(tuple(practising.item(position, again=False) for position in found))

    return _json(await asyncio.to_thread(work))


@post(
    "/api/reviews/{source:str}/{number:int}/grade",
    status_code=200,
    request_max_body_size=4096,
    middleware=[at_most(600, "grades")],
)
async def retry(
    data: JSONBody[Retry],
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    reviewing: NamedDependency[Reviewing],
) -> Response[bytes]:
    """The grade of other cards at a decision, or of another action in a game for one."""
    subject = await _subject(request, source, number, lobby)
    try:
        if data.action is not None:
            return _json(await reviewing.solo_grade(subject.source, data.at, data.action))
        return _json(await reviewing.grade(subject.source, data.at, data.cards))
    except (BadReview, NoWorkers) as problem:
        raise refusal(400, problem) from None


@post("/api/reviews/{source:str}/{number:int}/play", request_max_body_size=4096, middleware=[at_most(120, "rooms")])
async def play_on(
    data: JSONBody[PlayOn],
    request: Asker,
    source: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
) -> Opened:
    """Opens a room that continues from a position of a reviewed game."""
    subject = await _subject(request, source, number, lobby)
    if data.seat not in subject.own or data.at < 0:
        raise refusal(400, CodedError("review-no-such-position"))
    chairs = tuple(
        Chair(chair.name, None if seat == data.seat else chair.player or data.player)
        for seat, chair in enumerate(subject.chairs)
    )
    try:
        entries = subject.to_play_on(data.at, data.seat)
        await check_games(request, lobby)
        return await lobby.open_from(subject.rules, entries, chairs, owner_token(request))
    except ValueError as error:
        raise refusal(400, error) from None


async def _subject(request: Asker, name: str, number: int, lobby: Lobby) -> Subject:
    """The finished game of a room of this owner, or the game of an imported record. Raises Refusal."""
    try:
        if name.startswith(IMPORTED):
            record = await lobby.store.imported(name)
            if record is None:
                raise NoReview("review-no-such-record")
            return await asyncio.to_thread(of_import, name, number, record)
        own = await lobby.store.seats(owner_token(request), name)
        if not own:
            raise Unknown("review-not-yours")
        room = await lobby.room(name)
        async with room.lock:
            await room.catch_up()
        return of_room(room, number, own)
    except Unknown as problem:
        raise refusal(404, problem) from None
    except NoReview as problem:
        raise refusal(409, problem) from None
    except BadLog as problem:
        raise refusal(409, problem) from None


def _side(subject: Subject, seat: Seat | None) -> Seat:
    """The seat whose side is reviewed."""
    return seat if seat is not None and 0 <= seat < len(subject.chairs) else subject.own[0]


def _state(subject: Subject, progress: Progress, seat: Seat) -> Response[bytes]:
    rules, review = subject.rules, progress.review
    game = solo = None
    if isinstance(review, SoloReview):
        solo = review.games[0] if review.games else None
    elif review is not None and review.games:
        (game,) = from_side(review, seat).games
    expected = subject.actions if subject.is_solo else 3 + max(1, game.points[-1].deal if game is not None else 1)
    state = ReviewState(
        source=subject.source.name,
        number=subject.source.number,
        games=subject.games,
        chairs=subject.chairs,
        sides=tuple(map(rules.side, range(rules.players))),
        own=subject.own,
        seat=seat,
        date=subject.date,
        rules=rules,
        rules_text=write(rules),
        rules_words=described(rules),
        targets=rules.targets,
        skunk_lines=skunk_lines(rules),
        stage=progress.stage,
        progress=1.0 if review is not None and review.complete else min(progress.stage / expected, 0.99),
        complete=review is not None and review.complete,
        old=review is not None and is_old(review),
        trouble=None if progress.trouble is None else in_full(progress.trouble),
        review=game,
        ledger=None if game is None or game.ledger is None else _sum(game.ledger),
        solo=solo,
    )
    return _json(state)


def _sum(ledger: Ledger) -> LedgerSum:
    first, parts, last = rounded(ledger.expectation, ledger.parts, ledger.result)
    lines = tuple(LedgerLine(part, tenths) for part, tenths in parts.items())
    return LedgerSum(ledger.payoff, first, lines, last, round(ledger.adjusted / TENTH))


def _json(value: object) -> Response[bytes]:
    return Response(ENCODER.encode(value), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


REVIEW_ROUTES: Final = [
    import_record,
    review_state,
    review_again,
    review_steps,
    review_options,
    review_computer,
    review_mistakes,
    retry,
    play_on,
]

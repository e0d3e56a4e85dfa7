"""The routes of practice: explorers, puzzles and trainers. The engine works in threads, two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final, Literal, TypeVar, get_args

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fifteentwo.engine.archive import BadTables
from fifteentwo.locales import CodedError
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server import daily_puzzle
from fifteentwo.server.errors import refusal
from fifteentwo.server.lobby import Lobby, today
from fifteentwo.server.practice_rows import EVERYBODY
from fifteentwo.server.practice_wire import (
    SOLVED_GAMES,
    ChosenCards,
    DailyTries,
    DrillProgress,
    Explored,
    ExploredSquare,
    OwnMistakes,
    PositionText,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleThemes,
    ScoreTable,
    TrainerAnswer,
    TrainerItem,
    TrainerResult,
)
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import TARGETS, Asker, owner_token

if TYPE_CHECKING:
    from fifteentwo.practice.puzzles import Puzzle

T = TypeVar("T")
DrillName = Literal["discard", "play", "count"]
DRILLS: Final[tuple[DrillName, ...]] = get_args(DrillName)
AT_ONCE: Final = 2
MOST_MISTAKES: Final = 200

_gate: Final = asyncio.Semaphore(AT_ONCE)


async def _worked(work: Callable[[], T]) -> T:
    """Does the engine's work in a thread. Raises Refusal for input that it cannot use."""
    async with _gate:
        try:
            return await asyncio.to_thread(work)
        except CodedError as error:
            raise refusal(400, error) from None
        except BadTables:
            raise refusal(503, CodedError("explorer-tables")) from None


@post("/api/explore", status_code=200, request_max_body_size=4096, middleware=[at_most(120, "explorers")])
async def explore(data: JSONBody[PositionText]) -> Explored:
    """A position with the value of every choice; in the play also what the other may hold and play next."""

    def work() -> Explored:
        from fifteentwo.server import exploring  # noqa: PLC0415 - loads the engine

        return exploring.explore(data.position)

    return await _worked(work)


@post("/api/explore/square", status_code=200, request_max_body_size=4096, middleware=[at_most(120, "explorers")])
async def explore_square(data: JSONBody[PositionText]) -> ExploredSquare:
    """A half-filled square with the value of every choice."""

    def work() -> ExploredSquare:
        from fifteentwo.server import exploring  # noqa: PLC0415

        return exploring.explore_square(data.position)

    return await _worked(work)


@get("/api/explore/scores", middleware=[at_most(120, "explorers")])
async def explore_scores(target: FromQuery[int] = 121, rules: FromQuery[str] = "standard") -> ScoreTable:
    """The chances to win from every score of a solved game to one of the usual targets."""
    if target not in TARGETS or rules not in SOLVED_GAMES:
        raise refusal(400, CodedError("explorer-rules"))

    def work() -> ScoreTable:
        from fifteentwo.server import exploring  # noqa: PLC0415

        return exploring.score_table(parse(f"{rules} target={target}", CribbageRules))

    return await _worked(work)


@get("/api/puzzles", middleware=[at_most(240, "puzzles")])
async def puzzle_themes(request: Asker, lobby: NamedDependency[Lobby]) -> PuzzleThemes:
    """The themes of the puzzles, and the rating of the solver."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    token = _token(request)
    rows = [] if token is None else await lobby.store.practice(token, practising.SOLVER, "")
    return await _worked(lambda: practising.themes(None if token is None else practising.solver_of(rows)))


@get("/api/puzzles/daily", middleware=[at_most(240, "puzzles")])
async def puzzle_of_day(day: FromQuery[str | None] = None) -> PuzzleCard:
    """The puzzle of a day, by default today's; the same for everybody."""
    try:
        wanted = date.fromisoformat(today() if day is None else day)
    except ValueError:
        raise refusal(400, CodedError("puzzle-no-day", given=str(day)[:20])) from None

    def work() -> PuzzleCard:
        from fifteentwo.practice import puzzles  # noqa: PLC0415
        from fifteentwo.server import practising  # noqa: PLC0415

        return practising.card(puzzles.daily(wanted), day=wanted)

    return await _worked(work)


@get("/api/puzzles/days", middleware=[at_most(240, "puzzles")])
async def daily_tries(request: Asker, lobby: NamedDependency[Lobby]) -> list[DailyTries]:
    """The tries of this owner at the puzzles of the days, for the streak on every device."""
    return daily_puzzle.tries(await lobby.store.practice(owner_token(request), daily_puzzle.DAILY))


@get("/api/puzzles/next", middleware=[at_most(240, "puzzles")])
async def next_puzzle(request: Asker, lobby: NamedDependency[Lobby], theme: FromQuery[str | None] = None) -> PuzzleCard:
    """A puzzle near the solver's rating, with a theme if one is named."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    token = _token(request)
    solver, tried = practising.PuzzleSolver(), []
    if token is not None:
        solver = practising.solver_of(await lobby.store.practice(token, practising.SOLVER, ""))
        tried = await lobby.store.practice(token, practising.PUZZLE)
    found = await _worked(lambda: practising.next_puzzle(theme, solver, tried))
    if found is None:
        known = ", ".join(each.theme for each in practising.themes(None).themes)
        raise refusal(400, CodedError("puzzle-no-theme", given=str(theme)[:40], known=known))
    rows = await lobby.store.practice(EVERYBODY, practising.PUZZLE, found.key)
    return await _worked(lambda: practising.card(found, practising.rating_of(found, rows)))


@get("/api/puzzles/{key:str}", middleware=[at_most(240, "puzzles")])
async def puzzle(key: FromPath[str], lobby: NamedDependency[Lobby]) -> PuzzleCard:
    """A puzzle by its name, as in a link."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    found = await _worked(lambda: _named(key))
    rows = await lobby.store.practice(EVERYBODY, practising.PUZZLE, found.key)
    return await _worked(lambda: practising.card(found, practising.rating_of(found, rows)))


@post("/api/puzzles/{key:str}", status_code=200, request_max_body_size=4096, middleware=[at_most(240, "puzzles")])
async def solve_puzzle(
    key: FromPath[str], data: JSONBody[ChosenCards], request: Asker, lobby: NamedDependency[Lobby]
) -> PuzzleAnswer:
    """Judges a choice in a puzzle. The first try of an owner changes both ratings."""
    await asyncio.to_thread(_load)
    from fifteentwo.practice import puzzles  # noqa: PLC0415
    from fifteentwo.server import exploring, practising  # noqa: PLC0415

    found, token = await _worked(lambda: _named(key)), _token(request)
    verdict = await _worked(lambda: exploring.judge(found.read(), data.cards))
    chosen = await _worked(lambda: exploring.choice(found.read(), data.cards))
    solved, natural = found.solved_by(chosen), puzzles.choice_text(chosen) == found.natural
    rating = practising.rating_of(found, await lobby.store.practice(EVERYBODY, practising.PUZZLE, found.key))
    if token is None:
        return PuzzleAnswer(solved, natural, verdict, False, rating.rating, None)
    day = data.day
    if day is not None and await _worked(lambda: practising.is_of_day(found, day, today())):
        before = await lobby.store.practice(token, daily_puzzle.DAILY, day)
        await lobby.store.set_practice(token, daily_puzzle.after_try(day, before, solved, verdict))
    solver = practising.solver_of(await lobby.store.practice(token, practising.SOLVER, ""))
    first = not await lobby.store.practice(token, practising.PUZZLE, found.key)
    if first:
        solver, rating, own, of_puzzle = practising.after_try(found, solved, solver, rating)
        await lobby.store.set_practice(token, own)
        await lobby.store.set_practice(EVERYBODY, [of_puzzle])
    return PuzzleAnswer(solved, natural, verdict, first, rating.rating, solver.sent())


@get("/api/trainer", middleware=[at_most(240, "trainers")])
async def trainer_progress(request: Asker, lobby: NamedDependency[Lobby]) -> list[DrillProgress]:
    """The progress of this owner in each trainer."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    token = owner_token(request)
    items = {drill: await lobby.store.practice(token, drill) for drill in DRILLS}
    return practising.progress(await lobby.store.practice(token, practising.TOTALS), items)


@get("/api/trainer/next", middleware=[at_most(600, "trainers")])
async def next_trainer_item(
    request: Asker,
    lobby: NamedDependency[Lobby],
    drill: FromQuery[DrillName],
    source: FromQuery[Literal["any", "mistakes"]] = "any",
    theme: FromQuery[str | None] = None,
) -> TrainerItem:
    """The next item to practise: one that is due, or a random one; with `mistakes` only missed ones."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    rows = await lobby.store.practice(owner_token(request), drill)
    return await _worked(lambda: practising.next_item(drill, source, theme, rows))


@post("/api/trainer", status_code=200, request_max_body_size=4096, middleware=[at_most(600, "trainers")])
async def answer_trainer(data: JSONBody[TrainerAnswer], request: Asker, lobby: NamedDependency[Lobby]) -> TrainerResult:
    """Judges an answer and records the owner's progress."""
    await asyncio.to_thread(_load)
    from fifteentwo.practice import trainer  # noqa: PLC0415
    from fifteentwo.server import practising  # noqa: PLC0415

    token = owner_token(request)
    drill = await _worked(lambda: trainer.drill_of(data.item))
    before = await lobby.store.practice(token, drill, data.item)
    totals = await lobby.store.practice(token, practising.TOTALS, drill)
    tally = practising.TALLY.decode(totals[0].state) if totals else trainer.Tally()
    result, rows = await _worked(lambda: practising.answered(data, before, tally))
    await lobby.store.set_practice(token, rows)
    return result


@post("/api/trainer/mistakes", status_code=204, request_max_body_size=131_072, middleware=[at_most(60, "mistakes")])
async def add_mistakes(data: JSONBody[OwnMistakes], request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Adds positions from this owner's games to the trainers; they are due at once."""
    await asyncio.to_thread(_load)
    from fifteentwo.server import practising  # noqa: PLC0415

    if len(data.positions) > MOST_MISTAKES:
        raise refusal(400, CodedError("trainer-mistakes-too-many", most=MOST_MISTAKES))
    token = owner_token(request)
    known = [row for drill in DRILLS for row in await lobby.store.practice(token, drill)]
    rows = await _worked(lambda: practising.added(data.positions, known))
    await lobby.store.set_practice(token, rows)


def _token(request: Asker) -> str | None:
    return owner_token(request) if "authorization" in request.headers else None


def _load() -> None:
    """Loads the engine, which takes half a second the first time."""
    from fifteentwo.server import practising  # noqa: F401, PLC0415


def _named(key: str) -> Puzzle:
    from fifteentwo.practice import puzzles  # noqa: PLC0415

    try:
        return puzzles.named(key)
    except LookupError:
        raise CodedError("puzzle-unknown", key=key[:40]) from None


PRACTICE_ROUTES: Final = [
    explore,
    explore_square,
    explore_scores,
    puzzle_themes,
    puzzle_of_day,
    daily_tries,
    next_puzzle,
    puzzle,
    solve_puzzle,
    trainer_progress,
    next_trainer_item,
    answer_trainer,
    add_mistakes,
]

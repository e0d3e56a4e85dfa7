"""Reviews of finished games: made in worker processes, stage by stage, and kept in the store.

A review that was not finished when the server stopped starts again on the next request.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, suppress
from itertools import cycle
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice
from fifteentwo.locales import CodedError
from fifteentwo.record import BadRecord
from fifteentwo.reviews.any_game import AnyReview, read_any_review
from fifteentwo.reviews.model import BadReview
from fifteentwo.server import review_work
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.store import Store
from fifteentwo.workers import NoWorkers, Pool, processes_of, worker_pool

T = TypeVar("T")

MOST_WORKERS: Final = 2

MOST_WAITING: Final = 100
"""The most reviews that wait to be made, and the most failures that are remembered: each keeps its record in memory."""

_LOG: Final = logging.getLogger(__name__)


class Source(Struct, frozen=True):
    """A game to be reviewed: the room or the imported record, the number of the game from 1, and the record as JSON."""

    name: str
    number: int
    record: str

    @property
    def key(self) -> tuple[str, int]:
        """Under which its review is kept."""
        return self.name, self.number


class Progress:
    """A review that is being made, or could not be made."""

    def __init__(self) -> None:
        self.stage = 0
        self.review: AnyReview | None = None
        self.trouble: Exception | None = None
        self.task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    @property
    def is_settled(self) -> bool:
        """Whether nothing more will come."""
        return self.trouble is not None or (self.review is not None and self.review.complete)

    def advance(self, review: AnyReview | None, trouble: Exception | None = None) -> None:
        """Takes the next result, and wakes all who wait for one."""
        self.stage += 1
        self.review, self.trouble = review or self.review, trouble
        self._changed.set()
        self._changed = asyncio.Event()

    async def later_than(self, stage: int, patience: float) -> None:
        """Waits for a result after this one, at most this many seconds."""
        if self.stage <= stage and not self.is_settled:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), patience)


class Reviewing:
    """Makes reviews, and keeps them."""

    def __init__(self, store: Store, cluster: str | None = None) -> None:
        """The work is done on the Dask cluster at this address, or by processes of this machine."""
        self._store = store
        self._cluster = cluster
        self._making: dict[tuple[str, int], Progress] = {}
        self._closing = ExitStack()
        self._pools: tuple[asyncio.Task[Pool], ...] = ()
        self._prepared: dict[int, Future[None]] = {}
        self._free: asyncio.Semaphore = asyncio.Semaphore(_workers())
        self._turns = cycle(range(_workers()))

    def prepare(self) -> None:
        """Starts the worker processes, unless they run: one after the other, so that the first is soon ready."""
        if self._cluster is not None and not self._pools:
            joining = asyncio.create_task(self._join(self._cluster))
            self._pools = (joining,) * _workers()
        if not self._pools:
            pools: list[asyncio.Task[Pool]] = []
            for worker in range(_workers()):
                pools.append(asyncio.create_task(self._hire(worker, pools[-1] if pools else None)))
            self._pools = tuple(pools)

    def close(self) -> None:
        """Ends the worker processes."""
        for progress in self._making.values():
            if progress.task is not None:
                progress.task.cancel()
        for hiring in self._pools:
            hiring.cancel()
        self._closing.close()

    async def found(self, source: Source) -> Progress:
        """The review of this game, from the store or in progress; starts it if necessary."""
        making = self._making.get(source.key)
        if making is None:
            kept = await self._store.review(*source.key)
            if kept is None or (review := _read(kept)) is None:
                return self.start(source)
            making = Progress()
            making.advance(review)
        return making

    def start(self, source: Source) -> Progress:
        """Starts a review, unless it is in progress or too many others wait."""
        making = self._making.get(source.key)
        if making is None or making.is_settled:
            making = Progress()
            if self._is_full():
                making.advance(None, CodedError("reviews-too-many"))
                return making
            self._making[source.key] = making
            making.task = asyncio.create_task(self._make(source, making))
        return making

    def _is_full(self) -> bool:
        """Whether no more reviews can wait. Forgets the oldest failures, if there are many."""
        failed = [key for key, each in self._making.items() if each.trouble is not None]
        for key in failed[:-MOST_WAITING]:
            del self._making[key]
        return len(self._making) - min(len(failed), MOST_WAITING) >= MOST_WAITING

    async def grade(self, source: Source, at: int, cards: tuple[Card, ...]) -> Any:
        """The grade of another choice. Raises BadReview and NoWorkers."""
        return await self._ask(next(self._turns), review_work.grade, source.record, source.number, at, cards)

    async def options(self, source: Source, at: int) -> Any:
        """Every choice of a decision. Raises BadReview and NoWorkers."""
        return await self._ask(next(self._turns), review_work.options, source.record, source.number, at)

    async def solo_grade(self, source: Source, at: int, action: AnyChoice) -> Any:
        """The grade of another choice in a game for one. Raises BadReview and NoWorkers."""
        return await self._ask(next(self._turns), review_work.solo_grade, source.record, source.number, at, action)

    async def solo_options(self, source: Source, at: int) -> Any:
        """Every choice of a decision in a game for one, as a hint. Raises BadReview and NoWorkers."""
        return await self._ask(next(self._turns), review_work.solo_options, source.record, source.number, at)

    async def _make(self, source: Source, making: Progress) -> None:
        key = f"{source.name} {source.number}"
        worker = next(self._turns)
        try:
            async with self._free:
                self.prepare()
                first = None if self._is_prepared(worker) else await self._first(source)
                if first is not None:
                    making.advance(first)
                await self._ask(worker, review_work.begin, key, source.record, source.number)
                while (text := await self._ask(worker, review_work.advance, key)) is not None:
                    if first is not None:
                        first = None  # this stage was made here
                        continue
                    review = read_any_review(text)
                    if review.complete:
                        await self._store.keep_review(*source.key, text)
                    making.advance(review)
            del self._making[source.key]
        except (BadReview, BadRecord, NoWorkers, StoreProblem) as problem:
            making.advance(None, problem)
        except Exception as error:
            _LOG.exception("the review of %s failed", key)
            making.advance(None, CodedError("review-failed", reason=error))

    def _is_prepared(self, worker: int) -> bool:
        """Whether a worker process has started, and read its data."""
        return worker in self._prepared and self._prepared[worker].done()

    async def _first(self, source: Source) -> AnyReview | None:
        """The first stage, made in this process while the worker starts, which takes longer. Raises as the worker does."""
        return await asyncio.to_thread(review_work.first, source.record, source.number)

    async def _ask(self, worker: int, function: Callable[..., T], *arguments: object) -> T:
        """Runs a function in a worker process."""
        self.prepare()
        try:
            pool = await asyncio.shield(self._pools[worker])
            return await asyncio.wrap_future(pool.executors[worker % len(pool)].submit(function, *arguments))
        except BrokenProcessPool:
            self._pools, self._prepared = (), {}  # the next review has new ones
            raise CodedError("review-worker-lost") from None
        except NoWorkers:
            self._pools = ()
            raise

    async def _join(self, cluster: str) -> Pool:
        """The workers of a Dask cluster. Raises NoWorkers."""
        return await asyncio.to_thread(self._closing.enter_context, worker_pool(cluster=cluster))

    async def _hire(self, worker: int, after: asyncio.Task[Pool] | None) -> Pool:
        """A pool of one process, started after another one is ready."""
        if after is not None:
            with suppress(BrokenProcessPool):  # that one is replaced when a review asks for it
                await asyncio.wrap_future((await asyncio.shield(after)).executors[0].submit(review_work.prepare))
        pool = await asyncio.to_thread(self._closing.enter_context, processes_of(1))
        self._prepared[worker] = pool.executors[0].submit(review_work.prepare)
        return pool


def _workers() -> int:
    return min(MOST_WORKERS, os.cpu_count() or 1)


def _read(kept: str) -> AnyReview | None:
    """A kept review; None if a version of the program that is no longer read has made it."""
    try:
        return read_any_review(kept)
    except (msgspec.MsgspecError, ValueError):
        return None

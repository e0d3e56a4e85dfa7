"""Who does heavy work: this process, several on this machine, or the workers of a Dask cluster.

Work is cut into the same tasks whoever does it, and what comes back is put together in the order it was cut in: the
result has the same bits for any number of workers. All of them are asked through the `Executor` interface, and each
has one of its own, so that it can keep on a shelf what it will need again.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, Final, TypeAlias, TypeVar
from uuid import uuid4

from fifteentwo import __version__

T = TypeVar("T")

PATIENCE: Final = 10
"""Seconds a cluster has to answer, and between two looks whether all its workers are still there."""
AHEAD: Final = 2
"""How many tasks each worker has in hand, so that none waits for the next."""
PIECE: Final = 4_000_000
"""Bytes that go to a worker at once."""
LOST: Final = "call again, and it goes on from what was saved last"

_ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)

_shelves: dict[str, list[Any]] = {}
"""In a worker: what it keeps."""


class NoWorkers(Exception):  # noqa: N818 - the name says what is wrong
    """There is nobody to do the work, or somebody has gone; the message is a sentence."""


class Here(Executor):
    """Does each task at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """The task, done."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


Task: TypeAlias = tuple[int, Callable[..., T], Sequence[Any]]
"""Which worker, a function of a module, and its arguments, which can be pickled."""


class Shelf:
    """A row of things that each worker keeps, until the shelf is cleared."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self.names = tuple(f"{uuid4().hex}-{worker}" for worker in range(len(crew)))
        crew.ask([(worker, _begin_row, (name,)) for worker, name in enumerate(self.names)])

    def add(self, worker: int, make: Callable[..., Any], *arguments: Any) -> None:
        """Has a worker put `make(*arguments)` at the end of its row."""
        self._crew.ask([(worker, _put, (self.names[worker], make, arguments))])

    def add_large(self, worker: int, thing: Any) -> None:
        """Has a worker put a thing at the end of its row that is large on the way: it goes in pieces."""
        if isinstance(self._crew.executors[worker], Here):
            _shelves[self.names[worker]].append(thing)
            return
        written = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
        pieces = Shelf(self._crew)
        for begin in range(0, len(written), PIECE):
            pieces.add(worker, bytes, written[begin : begin + PIECE])
        self._crew.ask([at_shelves((self, pieces), worker, _join)])
        pieces.clear()

    def clear(self) -> None:
        """Has all of them forget it."""
        self._crew.ask([(worker, _clear, (name,)) for worker, name in enumerate(self.names)])


class Crew:
    """Workers, by number."""

    def __init__(
        self, executors: Sequence[Executor], missing: Callable[[], str] = str, elsewhere: bool = False
    ) -> None:
        """`missing` says who of them has gone, in words, if anybody has; `elsewhere` that they run on a cluster."""
        self.executors = executors
        self._missing = missing
        self._elsewhere = elsewhere

    def __len__(self) -> int:
        return len(self.executors)

    def ask(self, tasks: Sequence[Task[T]]) -> list[T]:
        """What the workers make of these tasks, in the order of the tasks. Raises NoWorkers, and what a task raises."""
        futures = [self._submit(*task) for task in tasks]
        waiting = set(futures)
        while waiting:
            waiting -= self._some_of(waiting)
        return [self._result(future) for future in futures]

    def map(
        self, function: Callable[..., T], items: Iterable[Sequence[Any]], shelves: Sequence[Shelf] = ()
    ) -> Iterator[T]:
        """What any of them makes of each item (the arguments) and his rows on these shelves, in the order of the items."""
        left = enumerate(items)
        free = [worker for _ in range(AHEAD if len(self) > 1 else 1) for worker in range(len(self))]
        waiting: dict[Future[T], tuple[int, int]] = {}
        ready: dict[int, T] = {}
        told = 0
        while True:
            while free and (item := next(left, None)) is not None:
                worker = free.pop(0)
                waiting[self._submit(*at_shelves(shelves, worker, function, *item[1]))] = (item[0], worker)
            if not waiting:
                return
            for future in self._some_of(waiting):
                number, worker = waiting.pop(future)
                ready[number] = self._result(future)
                free.append(worker)
            while told in ready:
                yield ready.pop(told)
                told += 1

    def _submit(self, worker: int, function: Callable[..., T], arguments: Sequence[Any]) -> Future[T]:
        try:
            return self.executors[worker].submit(function, *arguments)
        except BrokenProcessPool:
            raise NoWorkers(f"a process at work was ended from outside: {LOST}") from None

    def _some_of(self, waiting: Iterable[Future[T]]) -> set[Future[T]]:
        """Those that are done, one at least."""
        while not (done := wait(waiting, PATIENCE, FIRST_COMPLETED).done):
            if missing := self._missing():
                raise NoWorkers(f"{missing}: {LOST}")
        return done

    def _result(self, future: Future[T]) -> T:
        try:
            return future.result()
        except BrokenProcessPool:
            raise NoWorkers(f"a process at work was ended from outside: {LOST}") from None
        except CancelledError:
            raise NoWorkers(f"the cluster has let a task fall: {LOST}") from None
        except ImportError as error:
            if not self._elsewhere:
                raise
            raise NoWorkers(f"the workers of the cluster cannot do this: {error}") from None
        except Exception as error:
            if type(error).__module__.startswith("distributed"):
                raise NoWorkers(f"the cluster has given up a task ({error}): {LOST}") from None
            raise


def at_shelves(shelves: Sequence[Shelf], worker: int, function: Callable[..., T], *arguments: Any) -> Task[T]:
    """A task for a worker: the function is given its rows on these shelves, and then the arguments."""
    return worker, _with, (function, [shelf.names[worker] for shelf in shelves], arguments)


def _begin_row(name: str) -> None:
    _shelves[name] = []


def _join(row: list[Any], pieces: list[bytes]) -> None:
    written = b"".join(pieces)
    pieces.clear()
    row.append(pickle.loads(written))  # noqa: S301 - written by the process that hires


def _put(name: str, make: Callable[..., Any], arguments: Sequence[Any]) -> None:
    _shelves[name].append(make(*arguments))


def _clear(name: str) -> None:
    _shelves.pop(name, None)


def _with(function: Callable[..., T], names: Sequence[str], arguments: Sequence[Any]) -> T:
    try:
        rows = [_shelves[name] for name in names]
    except KeyError:
        raise NoWorkers(f"a worker was started anew and has lost its part: {LOST}") from None
    return function(*rows, *arguments)


ALONE: Final = Crew((Here(),))
"""This process by itself."""


@contextmanager
def crew(processes: int | None = None, cluster: str | None = None) -> Iterator[Crew]:
    """Workers until it is left: so many processes (one for each core if None), or those of the Dask cluster at an address.

    One process is this one. Raises NoWorkers.
    """
    number = processes or os.cpu_count() or 1
    if cluster is not None:
        with _cluster(cluster) as hired:
            yield hired
    elif number == 1:
        yield ALONE
    else:
        with _processes(number) as hired:
            yield hired


@contextmanager
def _processes(number: int) -> Iterator[Crew]:
    """Processes of this machine, each begun from nothing: threads would not outlive a fork."""
    before = set(active_children())
    executors = [ProcessPoolExecutor(1, get_context("spawn"), _begin) for _ in range(number)]
    hired = Crew(executors)
    try:
        with _deaf():  # a process that is ended while it begins says so at length
            begun = [(worker, _version, ()) for worker in range(number)]
            hired.ask(begun)
        yield hired
    finally:
        for process in set(active_children()) - before:  # what they are at is not worth waiting for
            process.terminate()
        for executor in executors:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C and a request to end wait until it is over; processes that are started meanwhile never hear a Ctrl-C."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = {ending: signal.signal(ending, lambda number, _: heard.append(number)) for ending in _ENDINGS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for ending, handler in before.items():
            signal.signal(ending, handler)
        for number in heard[:1]:
            signal.raise_signal(number)


def _begin() -> None:
    """In a new process: Ctrl-C is for the first one, and when that is gone, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None
    connection.wait([first.sentinel])
    os._exit(1)


def _version() -> str:
    return __version__


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    try:
        dask: Any = import_module("distributed")  # an extra
    except ImportError:
        raise NoWorkers("a cluster needs Dask, which is not installed: pip install 'fifteentwo[cluster]'") from None
    client = None
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=PATIENCE)
    except Exception as error:  # an address can be wrong in many ways
        if client is not None:
            client.close()
        what = "has no workers" if client is not None else f"does not answer ({type(error).__name__})"
        raise NoWorkers(f"the cluster at {address!r} {what}") from None
    with client:
        there = sorted(client.nthreads().items())
        executors = [
            client.get_executor(workers=[worker], pure=False) for worker, threads in there for _ in range(threads)
        ]

        def missing() -> str:
            gone = [worker for worker, _ in there if worker not in client.nthreads()]
            return f"of the cluster at {address} the worker {gone[0]} has gone" if gone else ""

        hired = Crew(executors, missing, elsewhere=True)
        versions = {*hired.ask([(worker, _version, ()) for worker in range(len(executors))])}
        if versions != {__version__}:
            raise NoWorkers(
                f"the cluster at {address} has fifteentwo {', '.join(sorted(versions))}, and this is {__version__}"
            )
        yield hired

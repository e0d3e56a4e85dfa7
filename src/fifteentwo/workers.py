"""Pools of workers for heavy work: this process, several processes on this machine, or the workers of a Dask cluster.

The tasks are the same for any number of workers, and results are combined in the order of the tasks, so they have the same
bits for any pool. Each worker has an `Executor` of its own, so that it can cache what several tasks need.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, Final, TypeAlias, TypeVar
from uuid import uuid4

from fifteentwo.locales import CodedError

T = TypeVar("T")

TIMEOUT: Final = 10
"""Seconds for a cluster to answer, and between two checks that all its workers are still there."""
AHEAD: Final = 2
"""The tasks queued at each worker, so that none waits for the next."""
PIECE: Final = 4_000_000
"""The most bytes sent to a worker at once."""

_ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)

_caches: dict[str, list[Any]] = {}
"""In a worker: its caches, by name."""


class NoWorkers(CodedError):  # noqa: N818 - the name says what is wrong
    """There are no workers, or one was lost; the message is a sentence."""


class SerialExecutor(Executor):
    """Runs each task at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Runs the task and returns its finished future."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


Task: TypeAlias = tuple[int, Callable[..., T], Sequence[Any]]
"""The number of the worker, a function of a module, and its arguments, which can be pickled."""


class WorkerCache:
    """A list of objects in each worker, kept until it is cleared."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.names = tuple(f"{uuid4().hex}-{worker}" for worker in range(len(pool)))
        pool.ask([(worker, _create, (name,)) for worker, name in enumerate(self.names)])

    def add(self, worker: int, make: Callable[..., Any], *arguments: Any) -> None:
        """Appends `make(*arguments)` to the list of a worker, where it is computed."""
        self._pool.ask([(worker, _append, (self.names[worker], make, arguments))])

    def add_large(self, worker: int, value: Any) -> None:
        """Appends a large object to the list of a worker; it is sent in pieces."""
        if isinstance(self._pool.executors[worker], SerialExecutor):
            _caches[self.names[worker]].append(value)
            return
        written = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        pieces = WorkerCache(self._pool)
        for begin in range(0, len(written), PIECE):
            pieces.add(worker, bytes, written[begin : begin + PIECE])
        self._pool.ask([with_caches((self, pieces), worker, _append_joined)])
        pieces.clear()

    def clear(self) -> None:
        """Removes the lists from all workers."""
        self._pool.ask([(worker, _clear, (name,)) for worker, name in enumerate(self.names)])


class Pool:
    """Workers, numbered from 0."""

    def __init__(
        self,
        executors: Sequence[Executor],
        missing: Callable[[], NoWorkers | None] = lambda: None,
        elsewhere: bool = False,
    ) -> None:
        """`missing` is the error for a lost worker, if there is one; `elsewhere` says that they run on a cluster."""
        self.executors = executors
        self._missing = missing
        self._elsewhere = elsewhere

    def __len__(self) -> int:
        return len(self.executors)

    def ask(self, tasks: Sequence[Task[T]]) -> list[T]:
        """Runs tasks and returns their results in order. Raises NoWorkers, and what a task raises."""
        futures = [self._submit(*task) for task in tasks]
        waiting = set(futures)
        while waiting:
            waiting -= self._wait_for_some(waiting)
        return [self._result(future) for future in futures]

    def map(
        self, function: Callable[..., T], items: Iterable[Sequence[Any]], caches: Sequence[WorkerCache] = ()
    ) -> Iterator[T]:
        """Calls the function with each item as its arguments, on any worker, and yields the results in order.

        The worker's lists in `caches` come before the item's arguments. Raises NoWorkers, and what a task raises.
        """
        left = enumerate(items)
        free = [worker for _ in range(AHEAD if len(self) > 1 else 1) for worker in range(len(self))]
        waiting: dict[Future[T], tuple[int, int]] = {}
        ready: dict[int, T] = {}
        next_number = 0
        while True:
            while free and (item := next(left, None)) is not None:
                worker = free.pop(0)
                waiting[self._submit(*with_caches(caches, worker, function, *item[1]))] = (item[0], worker)
            if not waiting:
                return
            for future in self._wait_for_some(waiting):
                number, worker = waiting.pop(future)
                ready[number] = self._result(future)
                free.append(worker)
            while next_number in ready:
                yield ready.pop(next_number)
                next_number += 1

    def _submit(self, worker: int, function: Callable[..., T], arguments: Sequence[Any]) -> Future[T]:
        try:
            return self.executors[worker].submit(function, *arguments)
        except BrokenProcessPool:
            raise NoWorkers("workers-killed") from None

    def _wait_for_some(self, waiting: Iterable[Future[T]]) -> set[Future[T]]:
        """Waits until at least one is done, and returns those that are."""
        while not (done := wait(waiting, TIMEOUT, FIRST_COMPLETED).done):
            if missing := self._missing():
                raise missing
        return done

    def _result(self, future: Future[T]) -> T:
        try:
            return future.result()
        except BrokenProcessPool:
            raise NoWorkers("workers-killed") from None
        except CancelledError:
            raise NoWorkers("workers-cancelled") from None
        except ImportError as error:
            if not self._elsewhere:
                raise
            raise NoWorkers("workers-cannot", reason=error) from None
        except Exception as error:
            if type(error).__module__.startswith("distributed"):
                raise NoWorkers("workers-failed", reason=error) from None
            raise


def with_caches(caches: Sequence[WorkerCache], worker: int, function: Callable[..., T], *arguments: Any) -> Task[T]:
    """A task for a worker: its lists in these caches are passed before the arguments."""
    return worker, _call_with_caches, (function, [cache.names[worker] for cache in caches], arguments)


def _create(name: str) -> None:
    _caches[name] = []


def _append_joined(cached: list[Any], pieces: list[bytes]) -> None:
    written = b"".join(pieces)
    pieces.clear()
    cached.append(pickle.loads(written))  # noqa: S301 - written by the parent process


def _append(name: str, make: Callable[..., Any], arguments: Sequence[Any]) -> None:
    _caches[name].append(make(*arguments))


def _clear(name: str) -> None:
    _caches.pop(name, None)


def _call_with_caches(function: Callable[..., T], names: Sequence[str], arguments: Sequence[Any]) -> T:
    try:
        cached = [_caches[name] for name in names]
    except KeyError:
        raise NoWorkers("workers-restarted") from None
    return function(*cached, *arguments)


SERIAL: Final = Pool((SerialExecutor(),))
"""A pool of this process alone."""


@contextmanager
def worker_pool(processes: int | None = None, cluster: str | None = None) -> Iterator[Pool]:
    """A pool of `processes` processes (one for each core by default), or of the Dask cluster at an address.

    A single process is this one. Raises NoWorkers.
    """
    number = processes or os.cpu_count() or 1
    if cluster is not None:
        with _cluster(cluster) as pool:
            yield pool
    elif number == 1:
        yield SERIAL
    else:
        with processes_of(number) as pool:
            yield pool


@contextmanager
def processes_of(number: int) -> Iterator[Pool]:
    """A pool of processes of this machine. They are spawned, because threads do not survive a fork."""
    before, executors = set(active_children()), list[ProcessPoolExecutor]()
    try:
        with _signals_deferred():  # one that is interrupted while it starts prints a traceback, or leaves a semaphore
            for _ in range(number):
                context, limits = get_context("spawn"), gc.get_threshold()
                executors.append(ProcessPoolExecutor(1, context, _initialise_worker, limits))
            pool = Pool(executors)
            pool.ask([(worker, _version, ()) for worker in range(number)])
        yield pool
    finally:
        for process in set(active_children()) - before:  # without waiting for their tasks
            process.terminate()
        for executor in executors:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _signals_deferred() -> Iterator[None]:
    """Defers SIGINT and SIGTERM until it is left; processes started meanwhile begin with SIGINT blocked."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - not on Windows

    resource_tracker.ensure_running()  # its start unblocks the signals
    received: list[int] = []
    before = {ending: signal.signal(ending, lambda number, _: received.append(number)) for ending in _ENDINGS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for ending, handler in before.items():
            signal.signal(ending, handler)
        for number in received[:1]:
            signal.raise_signal(number)


def _initialise_worker(*thresholds: int) -> None:
    """In a new process: looks for garbage as seldom as its parent, leaves it Ctrl-C, and exits when it does."""
    gc.set_threshold(*thresholds)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    first = parent_process()
    assert first is not None
    connection.wait([first.sentinel])
    os._exit(1)


def _version() -> str:
    return version("fifteentwo")


@contextmanager
def _cluster(address: str) -> Iterator[Pool]:
    try:
        dask: Any = import_module("distributed")  # an extra
    except ImportError:
        raise NoWorkers("workers-no-dask") from None
    client = None
    try:
        client = dask.Client(address, timeout=TIMEOUT, set_as_default=False)
        client.wait_for_workers(1, timeout=TIMEOUT)
    except Exception as error:  # an address can be wrong in many ways
        if client is not None:
            client.close()
            raise NoWorkers("workers-none", address=address) from None
        raise NoWorkers("workers-silent", address=address, reason=type(error).__name__) from None
    with client:
        there = sorted(client.nthreads().items())
        executors = [
            client.get_executor(workers=[worker], pure=False) for worker, threads in there for _ in range(threads)
        ]

        def missing() -> NoWorkers | None:
            gone = [worker for worker, _ in there if worker not in client.nthreads()]
            return NoWorkers("workers-lost", address=address, worker=gone[0]) if gone else None

        pool = Pool(executors, missing, elsewhere=True)
        versions = {*pool.ask([(worker, _version, ()) for worker in range(len(executors))])}
        if versions != {_version()}:
            theirs = ", ".join(sorted(versions))
            raise NoWorkers("workers-versions", address=address, theirs=theirs, own=_version())
        yield pool

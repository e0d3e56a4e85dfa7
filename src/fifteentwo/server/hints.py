"""Hints at the table of any game, with a cache of the latest.

They are computed in threads, two at a time, and no seat gets more than `OFTEN` in a minute. The engine reads its tables
and compiles its code in the background after the first request; until then the answer is a quick estimate, and the
full hint follows.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Final

from litestar.datastructures import State
from msgspec.structs import replace

from fifteentwo.families import AnyChoice, AnyRules, AnyView, family_of
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.advisers import ADVISERS, Adviser
from fifteentwo.server.rate_limit import RateLimit, waiting
from fifteentwo.server.shared_limits import SharedLimits
from fifteentwo.server.wire import (
    Aim,
    AskHint,
    AskTutor,
    Demonstrate,
    Hint,
    Outgoing,
    Refused,
    Request,
    TutorSays,
    refused,
)
from fifteentwo.table import AnyTable

OFTEN: Final = 30
"""Hints a seat may have in a minute: twice as many as anyone can read."""

OF_ADDRESS: Final = 240
"""Hints in a minute for one address, at all its seats: whoever opens many rooms leaves time for the hints of others."""

DEMONSTRATIONS: Final = 600
"""Choices that the computer makes in a minute for one address."""

_REMEMBERED: Final = 256
_AT_ONCE: Final = 2

_log: Final = logging.getLogger(__name__)


class Hints:
    """Computes hints for all rooms, within limits, and caches the latest."""

    def __init__(self, bounded: bool = True, shared: SharedLimits | None = None) -> None:
        """`shared` counts the hints of all processes, if there are others."""
        self._bounded = bounded
        self._shared = shared
        self._limits: OrderedDict[tuple[str, Seat], RateLimit] = OrderedDict()
        self._found: OrderedDict[tuple[AnyView, Aim], Hint] = OrderedDict()
        self._warming: dict[AnyRules, asyncio.Task[None]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(_AT_ONCE)

    def view(self, table: AnyTable, seat: Seat) -> AnyView:
        """The view of this seat. Raises IllegalAction if there is nothing to advise."""
        return ADVISERS[table.family.name].view_of(table, seat)

    async def take(self, room: str, seat: Seat) -> None:
        """Counts one more hint for this seat. Raises IllegalAction if it has had too many in a minute, and StoreProblem."""
        limit = self._limits.setdefault((room, seat), RateLimit(OFTEN))
        self._limits.move_to_end((room, seat))
        while len(self._limits) > _REMEMBERED:
            self._limits.popitem(last=False)
        if self._bounded and await limit.acquire(monotonic(), self._shared, "hints", f"{room} {seat}"):
            raise IllegalAction("hints-too-many")

    def answer(self, view: AnyView, asked: AskHint | AskTutor, tell: Callable[[Outgoing], None]) -> asyncio.Task[None]:
        """Answers a question about the choices in this view, in the background."""
        if isinstance(asked, AskHint):
            return self.find(view, asked.aim, asked.at, tell)
        return self.warn(view, asked.action, asked.least, asked.at, tell)

    def find(self, view: AnyView, aim: Aim, at: int, tell: Callable[[Hint | Refused], None]) -> asyncio.Task[None]:
        """Finds a hint in the background and sends it, after a quick estimate if the engine is not ready."""
        task = asyncio.create_task(self._find(view, aim, at, tell))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)
        return task

    def warn(
        self, view: AnyView, action: AnyChoice, least: float, at: int, tell: Callable[[TutorSays | Refused], None]
    ) -> asyncio.Task[None]:
        """Finds in the background what the tutor says of a choice, and sends it."""
        task = asyncio.create_task(self._warn(view, action, least, at, tell))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)
        return task

    async def _warn(
        self, view: AnyView, action: AnyChoice, least: float, at: int, tell: Callable[[TutorSays | Refused], None]
    ) -> None:
        try:
            async with self._gate:
                found = await asyncio.to_thread(_adviser(view.rules).warning, view, action, least)
            tell(TutorSays(at, action, found))
        except IllegalAction as refusal:
            tell(refused(refusal))
        except Exception:
            _log.exception("the tutor found nothing")
            tell(refused(CodedError("hints-none")))

    async def best(self, view: AnyView, at: int) -> Hint:
        """The hint for the computer's own choice, found now."""
        found = self._found.get((view, "points"))
        if found is None:
            is_ready = await self._is_ready(view.rules)
            async with self._gate:
                found = await self._hint(view, "points", is_ready)
        return replace(found, at=at, demonstrated=True)

    async def _find(self, view: AnyView, aim: Aim, at: int, tell: Callable[[Hint | Refused], None]) -> None:
        try:
            found = self._found.get((view, aim))
            if found is None and not await self._is_ready(view.rules):
                warming = self._warm(view.rules)
                tell(replace(await self._hint(view, aim, False), at=at))
                await warming
            if found is None:
                async with self._gate:
                    found = await self._hint(view, aim, True)
                self._found[view, aim] = found
                while len(self._found) > _REMEMBERED:
                    self._found.popitem(last=False)
            tell(replace(found, at=at))
        except Exception:
            _log.exception("no hint was found")
            tell(refused(CodedError("hints-none")))

    async def _hint(self, view: AnyView, aim: Aim, full: bool) -> Hint:
        return await asyncio.to_thread(_adviser(view.rules).hint, view, aim, full)

    async def _is_ready(self, rules: AnyRules) -> bool:
        return await asyncio.to_thread(_adviser(rules).ready, rules)

    def _warm(self, rules: AnyRules) -> asyncio.Task[None]:
        """Prepares the engine in the background; all callers wait for the same task."""
        if rules not in self._warming:
            task = asyncio.create_task(_in_thread(lambda: _adviser(rules).warm(rules)))
            task.add_done_callback(lambda _: self._warming.pop(rules))
            self._warming[rules] = task
        return self._warming[rules]


async def asks_too_often(state: State, client: tuple[str, int] | None, request: Request) -> bool:
    """Whether this address has asked the engine too often in a minute; counts the request. `state` is that of the application."""
    match request:
        case AskHint() | AskTutor():
            most, what = OF_ADDRESS, "hints"
        case Demonstrate():
            most, what = DEMONSTRATIONS, "demonstrations"
        case _:
            return False
    return state.bounded and await waiting(state, most, what, client) > 0


def warm_up(rules: AnyRules) -> None:
    """Prepares the engine in a separate thread, so that no hint has to wait for it."""
    adviser = _adviser(rules)
    Thread(target=adviser.warm, args=(rules,), name="warm hints", daemon=True).start()


async def _in_thread(work: Callable[[], None]) -> None:
    """Runs long work in a daemon thread, so that it cannot keep the server from ending."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def run() -> None:
        try:
            work()
        except Exception:
            _log.exception("the engine could not get ready")
        loop.call_soon_threadsafe(done.set)

    Thread(target=run, name="warm hints", daemon=True).start()
    await done.wait()


def _adviser(rules: AnyRules) -> Adviser:
    return ADVISERS[family_of(rules).name]

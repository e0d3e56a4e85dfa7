"""Replaying a record of any game in the browser, page by page."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, TypeVar, cast

from fifteentwo.families import AnyScene, AnyView
from fifteentwo.narration import tell_all
from fifteentwo.record import BadRecord, Replayed
from fifteentwo.record import replay as play_through
from fifteentwo.record.model import GameRecord
from fifteentwo.record.text import read_with_places
from fifteentwo.rules import described, write
from fifteentwo.server.http_wire import Replay, ReplayStep
from fifteentwo.server.wire import Chair, skunk_lines
from fifteentwo.table import Begin

LONGEST: Final = 10_000
"""The most steps of a record that can be shown. A match to seven game points has fewer than three thousand; with
muggins, where every card is claimed and may be called, three times as many."""

PAGE: Final = 200
"""The number of steps in a page."""

AT_ONCE: Final = 2

T = TypeVar("T")

_gate: Final = asyncio.Semaphore(AT_ONCE)


def replay(text: str, first: int = 0) -> Replay:
    """A page of the record in this text, showing everything its writer knew. Raises BadRecord."""
    played = _load(text)
    rules, total = played.record.rules, len(played.table.moments)
    first = min(max(first, 0), total)
    return Replay(
        chairs=tuple(Chair(name) for name in played.record.seats),
        sides=tuple(map(rules.side, range(rules.players))),
        rules=rules,
        rules_text=write(rules),
        rules_words=described(rules),
        targets=rules.targets,
        skunk_lines=skunk_lines(rules),
        deal=played.record.deal,
        first=first,
        total=total,
        steps=tuple(_steps(played, first)),
        unchecked=played.unchecked,
    )


@lru_cache(maxsize=8)
def _load(text: str) -> Replayed:
    """The replayed record; the last ones are cached, because the page asks for several pages of a record."""
    return load_short(text)


def load_short(text: str) -> Replayed:
    """Reads and replays a record, unless it is too long: that is found out before a card of it is played. Raises BadRecord."""
    record, places = read_with_places(text)
    steps = sum(1 + len(game.actions) + (game.resigned is not None) for game in record.games)
    if steps > LONGEST:
        raise BadRecord("record-too-long", steps=steps, most=LONGEST)
    return play_through(record, places)


async def in_turn(work: Callable[[], T]) -> T:
    """Plays through a record in a thread, two at a time: the threads of the server have other work too."""
    async with _gate:
        return await asyncio.to_thread(work)


def _steps(played: Replayed, first: int) -> Iterator[ReplayStep]:
    moments = played.table.moments
    for place, (game, done) in islice(enumerate(_places(played)), first, first + PAGE):
        moment = moments[place]
        before = moments[place - 1].state if moment.events else moment.state
        family = played.table.family
        yield ReplayStep(
            game=game,
            told=tuple(tell_all(family, before, moment.events)),
            scene=cast(AnyScene, family.scene(cast(AnyView, moment.state))),
            standing=moment.standing,
            remark=_said(played, game, done, place == 0),
            assisted=() if done else played.record.games[game - 1].assisted,
        )


def _places(played: Replayed) -> Iterator[tuple[int, int]]:
    """The game of each step, from 1, and the number of its actions so far."""
    game = done = 0
    for moment in played.table.moments:
        game, done = (game + 1, 0) if isinstance(moment.entry, Begin) else (game, done + 1)
        yield game, done


def _said(played: Replayed, game: int, done: int, is_first: bool) -> str:
    said = _remarks(played.record.games[game - 1], done)
    return " ".join([*played.record.remarks, *said] if is_first else said)


def _remarks(record: GameRecord, done: int) -> list[str]:
    """The remarks after so many actions of a game, which has them in this order."""
    first = bisect_left(record.remarks, done, key=lambda remark: remark.after)
    end = bisect_right(record.remarks, done, key=lambda remark: remark.after)
    return [remark.text for remark in record.remarks[first:end]]

"""Our engine as a program for others: answers the lines of the engine protocol (docs/engine-protocol.md).

A position with a solution is analysed once, at once. One without is sampled in rounds: each round is a whole analysis with a
seed of its own, the figures are the means of all rounds, and their errors shrink with them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import monotonic
from typing import Final

from msgspec.structs import replace

from fifteentwo.analysis import Analysis, analyse
from fifteentwo.analysis.model import Figure, Option
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import BadPosition
from fifteentwo.cribbage import Discard, Play
from fifteentwo.locales import CodedError, quotable
from fifteentwo.players import KINDS, OTHERS, player
from fifteentwo.players.protocol import (
    MOST_LINE,
    VERSION,
    Choice,
    info_line,
    read_choice,
    read_position_line,
    write_choice,
)

BEST: Final = "best"
"""The level that chooses the first option of the analysis."""

MOST_SEED: Final = 2**32 - 1
_AVERAGED: Final = ("total", "hand", "crib", "pegging", "win", "match")


class NotUnderstood(CodedError):  # noqa: N818 - the plainest name
    """A line is not of the protocol, or comes at the wrong time."""


@dataclass
class Limits:
    """What a `go` asks for: seconds, rounds of samples, no end before `stop`, and the choices to look at."""

    seconds: float | None = None
    rounds: int | None = None
    infinite: bool = False
    choices: tuple[Choice, ...] = ()

    def are_reached(self, rounds: int, since: float) -> bool:
        """Whether after this number of rounds it is time to answer."""
        if self.rounds is not None and rounds >= self.rounds:
            return True
        if self.infinite:
            return False
        return self.rounds is None if self.seconds is None else monotonic() - since >= self.seconds


class Speaker:
    """The state of a conversation: the options, the position, and the search that runs."""

    def __init__(self, write: Callable[[str], None], version: str) -> None:
        """`write` writes one line; `version` is that of fifteentwo."""
        self._version = version
        self._write = write
        self._position: PlayerPosition | None = None
        self._level, self._seed = BEST, 0
        self._stop = threading.Event()
        self._search: threading.Thread | None = None

    def hear(self, line: str) -> bool:
        """Answers a line; returns whether the conversation goes on."""
        word, _, rest = line[:MOST_LINE].strip().partition(" ")
        try:
            return self._answer(word, rest)
        except (NotUnderstood, BadPosition) as problem:
            self._write(f"error {problem}")
            return True

    def _answer(self, word: str, rest: str) -> bool:
        match word:
            case "cribbage":
                self._introduce(rest)
            case "setoption":
                self._set(rest.split())
            case "isready":
                self._write("readyok")
            case "position":
                self._finish()
                self._position = None
                self._position = read_position_line(rest)
            case "go":
                self._go(rest.split())
            case "stop":
                self._finish()
            case "quit":
                self._finish()
                return False
            case "":
                pass
            case _:
                raise NotUnderstood("protocol-command", given=quotable(word))
        return True

    def wait(self) -> None:
        """Waits for the search that runs, as when the input has ended."""
        if self._search is not None:
            self._search.join()

    def _introduce(self, version: str) -> None:
        if version.strip() != str(VERSION):
            raise NotUnderstood("protocol-version", version=VERSION)
        levels = " ".join(f"var {name}" for name in (BEST, *KINDS, *OTHERS))
        self._write(f"id name fifteentwo {self._version}")
        self._write("id author fifteentwo")
        self._write("form text")
        self._write("form view")
        self._write(f"option name level type combo default {BEST} {levels}")
        self._write(f"option name seed type spin default 0 min 0 max {MOST_SEED}")
        self._write("cribbageok")

    def _set(self, words: Sequence[str]) -> None:
        match words:
            case ["name", "level", "value", level] if level == BEST or level in KINDS or level in OTHERS:
                self._level = level
            case ["name", "seed", "value", number] if number.isascii() and number.isdigit():
                self._seed = min(int(number), MOST_SEED)
            case _:
                raise NotUnderstood("protocol-option", given=quotable(" ".join(words)))

    def _go(self, words: Sequence[str]) -> None:
        self._finish()
        if self._position is None:
            raise NotUnderstood("protocol-no-position")
        limits = read_limits(words, self._position.choices)
        self._stop.clear()
        self._search = threading.Thread(target=self._think, args=(self._position, limits), daemon=True)
        self._search.start()

    def _finish(self) -> None:
        """Stops the search that runs, which answers at once."""
        self._stop.set()
        self.wait()
        self._search = None

    def _think(self, position: PlayerPosition, limits: Limits) -> None:
        try:
            self._write_options(position, limits)
        except Exception as problem:  # whatever a position breaks, the host hears of it
            self._write(f"error {' '.join(str(problem).split()) or type(problem).__name__}")

    def _write_options(self, position: PlayerPosition, limits: Limits) -> None:
        choices = limits.choices or position.choices
        if self._level != BEST:
            chosen = player(self._level, Random(self._seed))(position.view, choices)
            assert isinstance(chosen, Discard | Play)
            self._write(f"best {write_choice(chosen)}")
            return
        best: Choice = choices[0]
        for found in analyses(position, limits, self._stop):
            options = [each for each in found.options if each.action in choices]
            for option in options:
                self._write(info_line(option))
            self._write(f"info source {found.source} by {found.by}")
            best = next((each.action for each in options if isinstance(each.action, Discard | Play)), best)
        self._write(f"best {write_choice(best)}")


def read_limits(words: Sequence[str], legal: Sequence[Choice]) -> Limits:
    """The limits of a `go`. Raises NotUnderstood."""
    limits, left = Limits(), list(words)
    while left:
        match left.pop(0):
            case "infinite":
                limits.infinite = True
            case "movetime" if left and left[0].isascii() and left[0].isdigit():
                limits.seconds = int(left.pop(0)[:9]) / 1000
            case "rounds" if left and left[0].isascii() and left[0].isdigit():
                limits.rounds = max(1, int(left.pop(0)[:9]))
            case "choices":
                limits.choices, left = _choices(left, legal), []
            case word:
                raise NotUnderstood("protocol-limit", given=quotable(word))
    return limits


def _choices(words: Iterable[str], legal: Sequence[Choice]) -> tuple[Choice, ...]:
    found = []
    for word in words:
        choice = read_choice(word, legal)
        if choice is None:
            raise NotUnderstood("protocol-choice", given=quotable(word))
        found.append(choice)
    return tuple(found)


def analyses(position: PlayerPosition, limits: Limits, stop: threading.Event) -> Iterator[Analysis]:
    """The analysis after each round, until a limit is reached or somebody stops it."""
    since, rounds = monotonic(), 1
    found = analyse(position.view, position.seat)
    yield found
    if found.source != "sampled":
        if limits.infinite:
            stop.wait()
        return
    from fifteentwo.analysis.sampled import SEED, sampled  # noqa: PLC0415 - Numba is heavy

    every = [found]
    while not stop.is_set() and not limits.are_reached(rounds, since):
        every.append(sampled(position.view, position.seat, position.choices, SEED + rounds))
        rounds += 1
        yield mean_of(every)


def mean_of(rounds: Sequence[Analysis]) -> Analysis:
    """One analysis with the means of several, best option first."""
    by_action: dict[object, list[Option]] = {}
    for found in rounds:
        for option in found.options:
            by_action.setdefault(option.action, []).append(option)
    options = [
        replace(each[0], loss=None, **{name: _mean([getattr(one, name) for one in each]) for name in _AVERAGED})
        for each in by_action.values()
    ]

    def rank(option: Option) -> tuple[bool, float, float]:
        return option.win is not None, 0.0 if option.win is None else option.win.value, option.total.value

    return replace(rounds[0], options=tuple(sorted(options, key=rank, reverse=True)))


def _mean(figures: Sequence[Figure | None]) -> Figure | None:
    known = [each for each in figures if each is not None]
    if not known:
        return None
    value = sum(each.value for each in known) / len(known)
    errors = [each.error for each in known if each.error is not None]
    return Figure(value, sqrt(sum(each * each for each in errors)) / len(known) if len(errors) == len(known) else None)

"""Two players compared by pairs of games: the same cards twice, with the seats changed, so that luck falls on both.

Every deal of the second game brings the cards it brought in the first. What came of each chunk of pairs can be kept in
a file, a line each; called again, the comparison goes on after the last whole line.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import reduce
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from fifteentwo.cribbage import Cribbage
from fifteentwo.game import HOUSE, Opening, Outcome
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, write

CHUNK: Final = 8
"""How many pairs one process plays before it tells of them."""


class BadFile(Exception):  # noqa: N818 - the name says what is wrong
    """A file of an earlier run cannot be gone on with; the message says why."""


class Sums(Struct, frozen=True):
    """What came of some pairs, for the player named first: games won, and points at the end less the other's."""

    pairs: int = 0
    wins: float = 0
    """A game won with others counts as a share."""
    wins_squared: float = 0
    points: int = 0
    points_squared: int = 0
    deals: int = 0

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            *(a + b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True))
        )

    @property
    def share(self) -> tuple[float, float]:
        """The share of games won, and its standard error."""
        return _mean(self.wins / 2, self.wins_squared / 4, self.pairs)

    @property
    def margin(self) -> tuple[float, float]:
        """The mean of points at the end of a game less the other's, and its standard error."""
        return _mean(self.points / 2, self.points_squared / 4, self.pairs)

    @property
    def a_deal(self) -> tuple[float, float]:
        """The same for each deal begun, the number of deals taken as it is."""
        games_a_deal = 2 * self.pairs / self.deals
        mean, error = self.margin
        return mean * games_a_deal, error * games_a_deal


def _mean(total: float, squared: float, number: int) -> tuple[float, float]:
    mean = total / number
    variance = max(0.0, squared / number - mean * mean)
    return mean, sqrt(variance / number)


class Comparison(Struct, frozen=True):
    """What is compared: two players by these rules, all chance drawn from one number."""

    players: tuple[str, str]
    rules: str
    rng: int


class Chunk(Struct, frozen=True):
    """What came of the pairs of one chunk."""

    number: int
    sums: Sums


def compare(
    names: tuple[str, str],
    pairs: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 0,
    processes: int = 1,
    out: Path | None = None,
    played: Callable[[int], object] = lambda _: None,
) -> Sums:
    """Plays so many pairs of games, rounded up to whole chunks, and adds them up. Raises ValueError and BadFile.

    `played` is told, as they are done, how many games more have been. With `out`, what that file has is not played again.

    >>> compare(("simple", "random"), 8, rng=7).wins
    16.0
    """
    if rules.players != len(names):
        raise ValueError(f"pairs are played by two, and by these rules {rules.players} sit at the table")
    for name in names:
        player(name, Random(0))
    about = Comparison(names, write(rules), rng)
    chunks = -(-pairs // CHUNK)
    done = _kept(out, about)
    played(sum(2 * sums.pairs for number, sums in done.items() if number < chunks))
    left = [number for number in range(chunks) if number not in done]
    for chunk in _at_work(about, rules, left, min(processes, len(left))):
        done[chunk.number] = chunk.sums
        if out is not None:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(chunk) + b"\n")
        played(2 * chunk.sums.pairs)
    return reduce(Sums.__add__, (done[number] for number in range(chunks)))


def _kept(out: Path | None, about: Comparison) -> dict[int, Sums]:
    """What the file has; a new one begins with what is compared. A last line that is not whole is played again."""
    if out is None:
        return {}
    if not out.exists() or not out.stat().st_size:
        out.write_bytes(msgspec.json.encode(about) + b"\n")
        return {}
    data = out.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    head, *lines = whole.split(b"\n")[:-1] or [b""]
    try:
        if msgspec.json.decode(head, type=Comparison) != about:
            raise BadFile(f"{out}: other players, rules or numbers were compared there")
        kept = [msgspec.json.decode(line, type=Chunk) for line in lines]
    except msgspec.MsgspecError as error:
        raise BadFile(f"{out}: this is no file of pairs played: {error}") from None
    if whole != data:
        out.write_bytes(whole)
    return {chunk.number: chunk.sums for chunk in kept}


def _at_work(about: Comparison, rules: CribbageRules, numbers: list[int], processes: int) -> Iterator[Chunk]:
    """The chunks of these numbers, here or by turns from so many processes (as `simulate` has them)."""
    if processes <= 1:
        yield from (Chunk(number, play(about.players, rules, about.rng, number)) for number in numbers)
        return
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    working: list[subprocess.Popen[bytes]] = []
    try:
        for share in range(processes):
            errand = Errand(about.players, rules, about.rng, tuple(numbers[share::processes]))
            command = [sys.executable, "-P", "-m", "fifteentwo.pairs", msgspec.json.encode(errand).decode()]
            working.append(subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, start_new_session=True))
        for at in range(len(numbers)):
            told = working[at % processes].stdout
            assert told is not None
            yield msgspec.json.decode(told.readline(), type=Chunk)
    finally:
        for process in working:
            process.terminate()
            with process:  # closes its pipe and waits for it
                pass


class Errand(Struct, frozen=True):
    """What another process is to play: these chunks."""

    players: tuple[str, str]
    rules: CribbageRules
    rng: int
    numbers: tuple[int, ...]

    def run(self) -> None:
        """Plays it and writes a line for each chunk."""
        with suppress(BrokenPipeError):
            for number in self.numbers:
                chunk = Chunk(number, play(self.players, self.rules, self.rng, number))
                os.write(1, msgspec.json.encode(chunk) + b"\n")


def play(names: tuple[str, str], rules: CribbageRules, rng: int, chunk: int) -> Sums:
    """Plays the pairs of one chunk."""
    return reduce(Sums.__add__, (_pair(names, rules, rng, chunk * CHUNK + place) for place in range(CHUNK)))


def _pair(names: tuple[str, str], rules: CribbageRules, rng: int, number: int) -> Sums:
    wins, points, deals = 0.0, 0, 0
    for seat in (0, 1):
        outcome, begun = _game(names if seat == 0 else names[::-1], rules, rng, number)
        deals += begun
        wins += (seat in outcome.winners) / len(outcome.winners)
        points += outcome.scores[seat] - outcome.scores[1 - seat]
    return Sums(1, wins, wins * wins, points, points * points, deals)


def _game(names: tuple[str, ...], rules: CribbageRules, rng: int, number: int) -> tuple[Outcome, int]:
    """One game and its deals; what is dealt hangs on its number alone, not on what is done with it."""
    game = Cribbage(rules)
    players = [player(name, Random(f"{rng} {number} {seat}")) for seat, name in enumerate(names)]
    state = game.start(Opening(number % 2))
    while (seat := next(iter(game.to_act(state)), None)) is not None:
        if seat == HOUSE:
            # The same chance for the same deal, and so the starter is the card that lay next in that stock.
            action = game.house(state, Random(f"{rng} {number} {state.deals + (state.phase == 'deal')}"))
        else:
            action = players[seat](game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, state.deals


if __name__ == "__main__":
    msgspec.json.decode(sys.argv[1], type=Errand).run()

"""Duplicate matches: two players compared over pairs of games on the same cards, with the seats exchanged.

With these common random numbers less of the difference is luck (Glasserman and Yao, 1992). The results of each chunk of
pairs can be saved in a file, one JSON line each; called again, the comparison resumes after the last complete line.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, SupportsIndex

import msgspec
from msgspec import Struct

from fifteentwo.cribbage import Cribbage
from fifteentwo.expected import expect
from fifteentwo.game import HOUSE, Opening, Outcome
from fifteentwo.locales import CodedValueError
from fifteentwo.players import player
from fifteentwo.players.external import ProgramFailed
from fifteentwo.rules import CribbageRules, write
from fifteentwo.rules.text import insist
from fifteentwo.saved_rows import BadFile, add_row, read_rows
from fifteentwo.workers import SERIAL, Pool

__all__ = ["CHUNK", "BadFile", "Chunk", "Comparison", "PairedSums", "compare", "play_pairs"]

CHUNK: Final = 8
"""The number of pairs in one task."""


class PairedSums(Struct, frozen=True):
    """Results summed over some pairs, for the first player: games won, and final scores less the other's."""

    pairs: int = 0
    wins: float = 0
    """Games won; a game won by several counts as a share."""
    wins_squared: float = 0
    points: int = 0
    points_squared: int = 0
    deals: int = 0

    def __add__(self, other: PairedSums) -> PairedSums:
        return PairedSums(
            *(a + b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True))
        )

    @property
    def share(self) -> tuple[float, float]:
        """The share of games won, and its standard error."""
        return _mean(self.wins / 2, self.wins_squared / 4, self.pairs)

    @property
    def margin(self) -> tuple[float, float]:
        """The mean difference of the final scores, in points a game, and its standard error."""
        return _mean(self.points / 2, self.points_squared / 4, self.pairs)

    @property
    def a_deal(self) -> tuple[float, float]:
        """The same in points a deal, with the number of deals taken as known."""
        games_a_deal = 2 * self.pairs / self.deals
        mean, error = self.margin
        return mean * games_a_deal, error * games_a_deal


def _mean(total: float, squared: float, number: int) -> tuple[float, float]:
    mean = total / number
    variance = max(0.0, squared / number - mean * mean)
    return mean, sqrt(variance / number)


class Comparison(Struct, frozen=True):
    """What is compared: two players by given rules, with the random seed."""

    players: tuple[str, str]
    rules: str
    rng: int


class Chunk(Struct, frozen=True):
    """The results of one chunk of pairs."""

    number: int
    sums: PairedSums


def compare(
    names: tuple[str, str],
    pairs: int,
    rules: CribbageRules = CribbageRules(),
    rng: int = 0,
    pool: Pool = SERIAL,
    out: Path | None = None,
    played: Callable[[int], object] = lambda _: None,
) -> PairedSums:
    """Plays pairs of games, rounded up to whole chunks, and sums the results. Raises ValueError, BadFile, NoWorkers.

    `played` is called with the number of games of each finished chunk. With `out`, results are saved in that file, and
    chunks it already holds are not played again.

    >>> compare(("simple", "random"), 8, rng=7).wins
    16.0
    """
    insist(rules, "compare", CribbageRules)
    expect(rng, SupportsIndex, "compare", "a number as rng")
    if not rules.players == len(names) == 2:
        raise CodedValueError("pairs-for-two", players=rules.players)
    if pairs < 1:
        raise CodedValueError("games-none", games=2 * pairs)
    for name in names:
        player(name, Random(0))
    about = Comparison(names, write(rules), rng)
    chunks = -(-pairs // CHUNK)
    done = {chunk.number: chunk.sums for chunk in read_rows(out, about, Chunk)}
    played(sum(2 * sums.pairs for number, sums in done.items() if number < chunks))
    left = [number for number in range(chunks) if number not in done]
    results = pool.map(play_pairs, ((names, rules, rng, number) for number in left))
    for number, sums in zip(left, results, strict=True):
        done[number] = sums
        add_row(out, Chunk(number, sums))
        played(2 * sums.pairs)
    return reduce(PairedSums.__add__, (done[number] for number in range(chunks)))


def play_pairs(names: tuple[str, str], rules: CribbageRules, rng: int, chunk: int) -> PairedSums:
    """Plays the pairs of one chunk."""
    return reduce(PairedSums.__add__, (_pair(names, rules, rng, chunk * CHUNK + place) for place in range(CHUNK)))


def _pair(names: tuple[str, str], rules: CribbageRules, rng: int, number: int) -> PairedSums:
    wins, points, deals = 0.0, 0, 0
    for seat in (0, 1):
        outcome, begun = _game(names if seat == 0 else names[::-1], rules, rng, number)
        deals += begun
        wins += (seat in outcome.winners) / len(outcome.winners)
        points += outcome.scores[seat] - outcome.scores[1 - seat]
    return PairedSums(1, wins, wins * wins, points, points * points, deals)


def _game(names: tuple[str, ...], rules: CribbageRules, rng: int, number: int) -> tuple[Outcome, int]:
    """One game and its number of deals. The cards dealt depend on its number alone, not on the play.

    A program that fails loses.
    """
    game = Cribbage(rules)
    players = [player(name, Random(f"{rng} {number} {seat}")) for seat, name in enumerate(names)]
    state = game.start(Opening(number % 2))
    while (seat := next(iter(game.to_act(state)), None)) is not None:
        if seat == HOUSE:
            # A generator for each deal and its phases, so that both games have the same hands and starter.
            action = game.house(state, Random(f"{rng} {number} {state.deals + (state.phase == 'deal')}"))
        else:
            try:
                action = players[seat](game.observe(state, seat), game.legal(state, seat))
            except ProgramFailed:
                return game.resigned(state, seat), state.deals
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, state.deals

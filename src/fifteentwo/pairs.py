"""Two players compared by pairs of games: the same cards twice, with the seats changed, so that luck falls on both.

Every deal of the second game brings the cards it brought in the first. What came of each chunk of pairs can be kept in
a file, a line each; called again, the comparison goes on after the last whole line.
"""

from __future__ import annotations

from collections.abc import Callable
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
from fifteentwo.workers import ALONE, Crew

CHUNK: Final = 8
"""How many pairs are one task."""


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
    crew: Crew = ALONE,
    out: Path | None = None,
    played: Callable[[int], object] = lambda _: None,
) -> Sums:
    """Plays so many pairs of games, rounded up to whole chunks, and adds them up. Raises ValueError, BadFile, NoWorkers.

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
    brought = crew.map(play, ((names, rules, rng, number) for number in left))
    for number, sums in zip(left, brought, strict=True):
        done[number] = sums
        if out is not None:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(Chunk(number, sums)) + b"\n")
        played(2 * sums.pairs)
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

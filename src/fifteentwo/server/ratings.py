"""Ratings of results with openskill, from finished games in order of time. `ratings_kept` keeps them in the store.

The scale is that of the computer's opponents, whose measured ratings stay as they are. Everybody else begins at `START`,
and is rated in the order in which games ended. Rated are games without help in which every side has a rated computer player or
one owner for each seat, and nobody sits on two sides. Kinds of games are rated apart: for two, for more, and in teams.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec
from msgspec import Struct

from fifteentwo import players
from fifteentwo.families import family_of
from fifteentwo.rules import parse
from fifteentwo.server.backends import Row
from fifteentwo.server.finished import RESULT
from fifteentwo.server.ratings_wire import Kind, RatedResult, ResultRating
from fifteentwo.server.wire import CHAIRS

START: Final = 1500
"""The rating of somebody who has played no game."""

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_BETA: Final = _MU / 6

SCALE: Final = 400 / (math.log(10) * math.sqrt(2) * _BETA)
"""Points of a rating for one of openskill: between two players whose ratings are certain, 400 points are ten to one."""

_CERTAIN: Final = 1e-3
"""The uncertainty of the computer's players in openskill's points: their ratings are measured over many games."""

MOST_SHOWN: Final = 200


class RatedRow(Struct, frozen=True):
    """A finished game as ratings need it. `owners` are pairs of a seat and the hash of its owner."""

    game: str
    number: int
    ended: str
    rules: str
    chairs: str
    result: str
    owners: tuple[tuple[int, str], ...]


def rated_rows(found: Iterable[Row]) -> list[RatedRow]:
    """The games in these rows of the store, which has one for each seat."""
    games = (list(rows) for _, rows in groupby(found, lambda row: tuple(row[:3])))
    return [
        RatedRow(game, number, ended, rules, chairs, result, tuple((row[6], row[7]) for row in of))
        for of in games
        for game, number, ended, rules, chairs, result in [of[0][:6]]
    ]


class Skill(Struct, frozen=True):
    """How good somebody is, in openskill's points, after so many rated games of a kind."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0


class RatedLine(Struct, frozen=True):
    """What a rated game has made of one of its people: the owner, by hash, and the skill after it."""

    game: str
    number: int
    ended: str
    kind: Kind
    owner: str
    won: bool
    skill: Skill


Known = dict[tuple[Kind, str], Skill]
"""The skills of owners by the kind of game."""


class _Seated(Struct, frozen=True):
    """A rated game: its kind, for each side what it consists of (an owner, or the rating of a computer player), and who won."""

    kind: Kind
    sides: tuple[tuple[str | int, ...], ...]
    winners: tuple[int, ...]


def rate(rows: Iterable[RatedRow], known: Known) -> Iterator[RatedLine]:
    """Rates these games, which are in order of time; `known` has the skills before them, and after them."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only who looks at ratings needs it

    model = PlackettLuce(mu=_MU, sigma=_SIGMA, beta=_BETA)
    for row in rows:
        game = _rated(row)
        if game is None:
            continue
        before = [[_standing(known, game.kind, one) for one in side] for side in game.sides]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
        after = model.rate(teams, ranks=[0 if side in game.winners else 1 for side in range(len(teams))])
        for side, ids in enumerate(game.sides):
            for one, was, rating in zip(ids, before[side], after[side], strict=True):
                if isinstance(one, str):
                    skill = known[game.kind, one] = Skill(float(rating.mu), float(rating.sigma), was.games + 1)
                    yield RatedLine(row.game, row.number, row.ended, game.kind, one, side in game.winners, skill)


def summed_up(lines: Iterable[RatedLine]) -> tuple[ResultRating, ...]:
    """The ratings of one owner by these lines, of which the last ones are shown; each kind is in order of time."""
    kinds: dict[Kind, list[RatedLine]] = {}
    for line in lines:
        kinds.setdefault(line.kind, []).append(line)
    return tuple(
        ResultRating(kind, shown[-1].rating, shown[-1].error, of[-1].skill.games, shown)
        for kind, of in sorted(kinds.items())
        for shown in [tuple(map(_result, of[-MOST_SHOWN:]))]
    )


def ratings_of(owner: str, rows: Iterable[RatedRow]) -> tuple[ResultRating, ...]:
    """The ratings of an owner, by hash, from all finished games in order of time."""
    return summed_up(line for line in rate(rows, {}) if line.owner == owner)


def _standing(known: Known, kind: Kind, one: str | int) -> Skill:
    if isinstance(one, int):
        return Skill(_MU + (one - START) / SCALE, _CERTAIN)
    return known.get((kind, one)) or Skill()


def _result(line: RatedLine) -> RatedResult:
    rating = round(START + (line.skill.mu - _MU) * SCALE)
    error = round(1.96 * line.skill.sigma * SCALE)
    return RatedResult(line.game, line.number, line.ended, line.won, rating, error)


def _rated(row: RatedRow) -> _Seated | None:
    """The game as it is rated; None if it is not."""
    try:
        rules, result, chairs = parse(row.rules), RESULT.decode(row.result), CHAIRS.decode(row.chairs)
    except (ValueError, msgspec.MsgspecError):
        return None
    if rules.players < 2 or result.assisted or result.demonstrated or family_of(rules).deals is None:
        return None
    owners = dict(row.owners)
    sides: list[list[str | int]] = [[] for _ in range(1 + max(map(rules.side, range(rules.players))))]
    for seat, chair in enumerate(chairs):
        one = owners.get(seat) if chair.player is None else _measured(chair.player)
        if one is None:
            return None
        sides[rules.side(seat)].append(one)
    people = [one for side in sides for one in side if isinstance(one, str)]
    if not people or len(set(people)) < len(people):
        return None
    return _Seated(_kind(sides), tuple(map(tuple, sides)), result.winners)


def _measured(player: str) -> int | None:
    """The measured rating of a computer player; None for one without."""
    kind = players.KINDS.get(player)
    return None if kind is None else kind.character.rating


def _kind(sides: Sequence[Sequence[object]]) -> Kind:
    if any(len(side) > 1 for side in sides):
        return "teams"
    return "two" if len(sides) == 2 else "more"

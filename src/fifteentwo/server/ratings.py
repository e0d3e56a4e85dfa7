"""Ratings of results with openskill, worked out from the finished games in the store; nothing of them is stored.

The scale is that of the computer's opponents, whose measured ratings stay as they are. Everybody else begins at `START`,
and is rated in the order in which games ended. Rated are games without help in which every side has a rated computer player or
one owner for each seat, and nobody sits on two sides. Kinds of games are rated apart: for two, for more, and in teams.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
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


class _Skill(Struct):
    """How good somebody is in openskill's points."""

    mu: float = _MU
    sigma: float = _SIGMA


class _Seated(Struct, frozen=True):
    """A rated game: its kind, for each side what it consists of (an owner, or the rating of a computer player), and who won."""

    kind: Kind
    sides: tuple[tuple[str | int, ...], ...]
    winners: tuple[int, ...]


def ratings_of(owner: str, rows: Iterable[RatedRow]) -> tuple[ResultRating, ...]:
    """The ratings of an owner, by hash, from all finished games of the store in order of time."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only who looks at ratings needs it

    model = PlackettLuce(mu=_MU, sigma=_SIGMA, beta=_BETA)
    known: dict[tuple[Kind, str], _Skill] = {}
    lines: dict[Kind, list[RatedResult]] = {}
    for row in rows:
        game = _rated(row)
        if game is None:
            continue
        before = [[_standing(known, game.kind, one) for one in side] for side in game.sides]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
        after = model.rate(teams, ranks=[0 if side in game.winners else 1 for side in range(len(teams))])
        for side, (ids, new) in enumerate(zip(game.sides, after, strict=True)):
            for one, rating in zip(ids, new, strict=True):
                if isinstance(one, str):
                    known[game.kind, one] = _Skill(float(rating.mu), float(rating.sigma))
                    if one == owner:
                        lines.setdefault(game.kind, []).append(
                            _line(row, rating.mu, rating.sigma, side in game.winners)
                        )
    return tuple(
        ResultRating(kind, played[-1].rating, played[-1].error, len(played), tuple(played[-MOST_SHOWN:]))
        for kind, played in sorted(lines.items())
    )


def _standing(known: dict[tuple[Kind, str], _Skill], kind: Kind, one: str | int) -> _Skill:
    if isinstance(one, int):
        return _Skill(_MU + (one - START) / SCALE, _CERTAIN)
    return known.get((kind, one)) or _Skill()


def _line(row: RatedRow, mu: float, sigma: float, won: bool) -> RatedResult:
    return RatedResult(
        row.game, row.number, row.ended, won, round(START + (mu - _MU) * SCALE), round(1.96 * sigma * SCALE)
    )


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

"""The ratings of results in the store: a line for each person in each rated game, and up to which game all are rated."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, get_args

from msgspec import Struct

from fifteentwo.server.backends import Conflict, Parameters, Row, Statement, Value
from fifteentwo.server.ratings import RatedLine, Skill
from fifteentwo.server.ratings_wire import Kind

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

_MARK: Final = "SELECT version, ended, game, number FROM rating_mark"
_MOVE_MARK: Final = """
    UPDATE rating_mark SET version = :next, ended = :ended, game = :game, number = :number WHERE version = :version
"""
_INSERT: Final = """
    INSERT INTO rated (game, number, ended, kind, owner_sha256, won, mu, sigma, games)
    SELECT :game, :number, :ended, :kind, :owner, :won, :mu, :sigma, :games
    WHERE EXISTS (SELECT 1 FROM rating_mark WHERE version = :next)
"""
_FINISHED: Final = """
    SELECT part.game, number, ended, rules, chairs, result, seat, owner_sha256 FROM (
        SELECT game, number, ended, result FROM results
        WHERE (ended, game, number) > (:ended, :game, :number) AND ended <= :until
        ORDER BY ended, game, number LIMIT :most
    ) AS part
    LEFT JOIN games ON games.id = part.game AND family = 'cribbage'
        AND NOT EXISTS (SELECT 1 FROM invitations WHERE invitations.game = part.game AND fate = 'replaced')
    LEFT JOIN seats ON seats.game = games.id
    ORDER BY ended, part.game, number, seat
"""
_LINES: Final = """
    SELECT game, number, ended, kind, owner_sha256, won, mu, sigma, games FROM rated
    WHERE owner_sha256 = :owner AND kind = :kind ORDER BY ended DESC, game DESC, number DESC LIMIT :most
"""


class Mark(Struct, frozen=True):
    """All results up to this one are rated, in order of time. `version` changes with every change of what is rated."""

    version: int = 0
    ended: str = ""
    game: str = ""
    number: int = 0


class RatingRows:
    """The ratings in a store, which writes and reads for them."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def mark(self) -> Mark:
        """Up to which result all are rated."""
        ((version, ended, game, number),) = await self._read(_MARK, {})
        return Mark(version, ended, game, number)

    async def finished(self, after: Mark, until: str, most: int) -> Sequence[Row]:
        """The next results after this one, `most` at most, that ended `until` then: a row for each seat that somebody holds.

        Of a result that is not rated in any case there is one row, without rules.
        """
        row: dict[str, Value] = {"ended": after.ended, "game": after.game, "number": after.number}
        return await self._read(_FINISHED, row | {"until": until, "most": most})

    async def lines(self, owner: str, kind: Kind, most: int) -> list[RatedLine]:
        """The last lines of an owner, by hash, in games of a kind, the oldest first."""
        rows = await self._read(_LINES, {"owner": owner, "kind": kind, "most": most})
        return [
            RatedLine(game, number, ended, of, whose, bool(won), Skill(mu, sigma, games))
            for game, number, ended, of, whose, won, mu, sigma, games in reversed(rows)
        ]

    async def keep(self, mark: Mark, last: Row, lines: Sequence[RatedLine]) -> Mark:
        """Keeps these lines and moves the mark to the `last` result, unless what is rated has changed meanwhile.

        Returns the mark as it is then, if nothing has changed.
        """
        wanted = Mark(secrets.randbits(62), last[2], last[0], last[1])
        following: dict[str, Value] = {"next": wanted.version}
        moved = following | {"version": mark.version, "game": last[0], "number": last[1], "ended": last[2]}
        rows = [
            following
            | {"game": line.game, "number": line.number, "ended": line.ended, "kind": line.kind, "owner": line.owner}
            | {"won": line.won, "mu": line.skill.mu, "sigma": line.skill.sigma, "games": line.skill.games}
            for line in lines
        ]
        with suppress(Conflict):  # another process has kept them
            await self._write(Statement(_MOVE_MARK, [moved]), Statement(_INSERT, rows))
        return wanted

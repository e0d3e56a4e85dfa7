"""The games for one in the store: whose they are, what was done in each, and what they came to."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from fifteentwo.record import read_card
from fifteentwo.server.solo.sitting import AnyEntry
from fifteentwo.server.store import SCHEMA, Overtaken
from fifteentwo.server.wire import ENCODER

GAMES: Final = sa.Table(
    "solo_games",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("keeper_sha256", sa.String(64), nullable=False, index=True),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("day", sa.String(10), nullable=True),
    sa.Column("replayed", sa.Boolean, nullable=False),
    sa.Column("assisted", sa.Boolean, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("is_over", sa.Boolean, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
)
_entries: Final = sa.Table(
    "solo_entries",
    SCHEMA,
    sa.Column("game", sa.String(32), sa.ForeignKey("solo_games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
_ENTRY: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)
_DEMONSTRATED: Final = '{"type":"demonstrated",%'


class GameRow(Struct, frozen=True):
    """What the store knows of a game beside its log; `rules` is the string of rules, times are ISO 8601, UTC."""

    id: str
    rules: str
    number: int
    day: str | None
    replayed: bool
    assisted: bool
    score: int
    is_over: bool
    updated: str


class Keeping:
    """The games for one, each under the secret of whoever began it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def begin(self, game: str, keeper: str, rules: str, number: int, day: str | None) -> None:
        """A new game; it is a replay where this keeper has begun the same deal before."""
        now = _now()
        mine = sa.and_(GAMES.c.keeper_sha256 == _hash(keeper), GAMES.c.number == number)
        async with self._engine.begin() as connection:
            before = (await connection.execute(sa.select(sa.func.count()).where(mine))).scalar_one()
            row = {
                "id": game,
                "keeper_sha256": _hash(keeper),
                "rules": rules,
                "number": number,
                "day": day,
                "replayed": bool(before),
                "assisted": bool(before),
                "score": 0,
                "is_over": False,
                "created": now,
                "updated": now,
            }
            await connection.execute(sa.insert(GAMES), row)

    async def game(self, game: str, keeper: str) -> GameRow | None:
        """What is known of a game of this keeper, or None."""
        asked = sa.select(GAMES).where(GAMES.c.id == game, GAMES.c.keeper_sha256 == _hash(keeper))
        async with self._engine.connect() as connection:
            found = (await connection.execute(asked)).first()
        return None if found is None else _row(found)

    async def mine(self, keeper: str, most: int) -> list[GameRow]:
        """This keeper's games, the last played first."""
        asked = (
            sa.select(GAMES)
            .where(GAMES.c.keeper_sha256 == _hash(keeper))
            .order_by(GAMES.c.updated.desc(), GAMES.c.created.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [_row(found) for found in await connection.execute(asked)]

    async def finished(self, keeper: str, rules: str) -> list[GameRow]:
        """This keeper's games by these rules that were played to their end, in the order they ended.

        Those the house has played in are left out.
        """
        by_the_house = sa.exists().where(_entries.c.game == GAMES.c.id, _entries.c.entry.like(_DEMONSTRATED))
        asked = (
            sa.select(GAMES)
            .where(GAMES.c.keeper_sha256 == _hash(keeper), GAMES.c.rules == rules, GAMES.c.is_over, ~by_the_house)
            .order_by(GAMES.c.updated, GAMES.c.created)
        )
        async with self._engine.connect() as connection:
            return [_row(found) for found in await connection.execute(asked)]

    async def entries(self, game: str) -> list[AnyEntry]:
        """The log of a game."""
        asked = sa.select(_entries.c.entry).where(_entries.c.game == game).order_by(_entries.c.number)
        async with self._engine.connect() as connection:
            return [_ENTRY.decode(text) for text in (await connection.execute(asked)).scalars()]

    async def append(self, row: GameRow, number: int, entry: AnyEntry) -> None:
        """Adds entry `number` to the log, and where the game stands after it. Raises Overtaken."""
        stands = {"assisted": row.assisted, "score": row.score, "is_over": row.is_over, "updated": _now()}
        try:
            async with self._engine.begin() as connection:
                written = {"game": row.id, "number": number, "entry": ENCODER.encode(entry).decode()}
                await connection.execute(sa.insert(_entries), written)
                await connection.execute(sa.update(GAMES).where(GAMES.c.id == row.id).values(stands))
        except IntegrityError:
            raise Overtaken(f"{row.id} has an entry {number} already") from None


def _row(found: Any) -> GameRow:
    return GameRow(**{name: getattr(found, name) for name in GameRow.__struct_fields__})


def _hash(keeper: str) -> str:
    return sha256(keeper.encode()).hexdigest()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")

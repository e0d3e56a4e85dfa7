"""One log for all games: rooms and solo games become rows of the same three tables."""

import sqlalchemy as sa
from alembic import op

from fifteentwo.server.migrations.solo_logs import convert_solo_games

revision = "0004"
down_revision = "0003"

_ROOMS = """
    INSERT INTO games (id, family, rules, chairs, hints, chance, replayed, created, updated, length,
        finished, assisted, demonstrated)
    SELECT id, 'cribbage', rules, chairs, hints, chance, :no, REPLACE(created, '+00:00', '.000000+00:00'),
        REPLACE(updated, '+00:00', '.000000+00:00'),
        (SELECT COALESCE(MAX(number), 0) FROM old_entries WHERE room = rooms.id), :no, :no, :no
    FROM rooms
"""


def upgrade() -> None:
    """Keeps the entries of rooms; rewrites those of solo games, adding the actions of chance."""
    op.rename_table("seats", "old_seats")
    op.rename_table("entries", "old_entries")
    _create_tables()
    connection = op.get_bind()
    connection.execute(sa.text(_ROOMS), {"no": False})
    op.execute("INSERT INTO seats (game, seat, owner_sha256) SELECT room, seat, token_sha256 FROM old_seats")
    op.execute("INSERT INTO entries (game, number, entry) SELECT room, number, entry FROM old_entries")
    convert_solo_games(connection)
    for table in ("old_entries", "old_seats", "rooms", "solo_entries", "solo_games"):
        op.drop_table(table)


def _create_tables() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=True),
        sa.Column("day", sa.String(10), nullable=True),
        sa.Column("hints", sa.Boolean, nullable=True),
        sa.Column("chance", sa.String(64), nullable=False),
        sa.Column("replayed", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=True),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sa.Column("demonstrated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner_sha256", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,  # keeps the log of a game together
    )

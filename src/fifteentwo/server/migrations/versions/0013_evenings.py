"""Evenings of clubs: their logs, who takes part, and which rooms belong to their games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """A log for each evening, as for each game."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String, nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), nullable=True, index=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("join_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table(
        "evening_events",
        sa.Column("evening", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("event", sa.String, nullable=False),
    )
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.String(32), primary_key=True),
        sa.Column("owner_sha256", sa.String(64), primary_key=True, index=True),
        sa.Column("player", sa.Integer, primary_key=True),
    )
    op.create_table(
        "evening_rooms",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("evening", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
    )

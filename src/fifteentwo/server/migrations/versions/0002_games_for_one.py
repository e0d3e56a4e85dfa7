"""Solo games and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds two tables."""
    op.create_table(
        "solo_games",
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
    op.create_table(
        "solo_entries",
        sa.Column("game", sa.String(32), sa.ForeignKey("solo_games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
    )

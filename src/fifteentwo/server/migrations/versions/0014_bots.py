"""Bots: programs that hold seats, by the hash of their token."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """A row for each bot."""
    op.create_table(
        "bots",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_sha256", sa.String(64), nullable=False, unique=True),
        sa.Column("host_sha256", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )

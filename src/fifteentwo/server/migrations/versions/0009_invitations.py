"""Invitations to a seat, by the hash of their secret."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A row for each invitation; while it is open, its hash holds the seat in the table of seats."""
    op.create_table(
        "invitations",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host_sha256", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("fate", sa.String(16), nullable=False),
    )

"""The terms of a room, the score of its series, and since when its clocks have run."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds columns to the table of games; times are in milliseconds."""
    op.add_column("games", sa.Column("terms", sa.Text, nullable=True))
    op.add_column("games", sa.Column("series", sa.Text, nullable=True))
    op.add_column("games", sa.Column("clock_seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("clock_run", sa.BigInteger, nullable=False, server_default="0"))

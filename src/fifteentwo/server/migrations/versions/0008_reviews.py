"""Reviews of finished games, and the imported records that were reviewed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A row for each reviewed game of a match or of an imported record, and one for each such record."""
    op.create_table(
        "reviews",
        sa.Column("source", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("review", sa.Text, nullable=False),
    )
    op.create_table(
        "imported",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("imported", sa.String(32), nullable=False),
    )

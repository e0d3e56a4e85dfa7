"""Practice of an owner: items of the trainers and puzzles, with the state of each."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A row for each item, and one without an item for the totals of a kind."""
    op.create_table(
        "practice",
        sa.Column("owner_sha256", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("item", sa.String(400), primary_key=True),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )

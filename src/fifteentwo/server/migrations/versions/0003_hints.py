"""Whether hints are allowed in a room; null for rooms that did not say."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds a column to the table of rooms."""
    op.add_column("rooms", sa.Column("hints", sa.Boolean, nullable=True))

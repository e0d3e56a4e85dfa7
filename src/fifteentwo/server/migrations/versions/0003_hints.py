"""Whether one may ask for hints in a room; nothing where nobody has said so."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A column more in the table of rooms."""
    op.add_column("rooms", sa.Column("hints", sa.Boolean, nullable=True))

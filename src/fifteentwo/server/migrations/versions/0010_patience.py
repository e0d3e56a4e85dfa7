"""After how many seconds the others may let the computer play for somebody who is away; null: never."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds a column to the table of games."""
    op.add_column("games", sa.Column("patience", sa.Integer, nullable=True))

"""The result of each finished game; `finished.fill_in` computes those in the logs after the last migration."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A row for each finished game of a match."""
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
    )

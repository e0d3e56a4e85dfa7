"""The ratings of results are kept: a line for each person in each rated game, and up to which game all are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Adds tables, which the first look at ratings fills, and an index for reading results in order of time."""
    op.create_table(
        "rated",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("owner_sha256", sa.String(64), primary_key=True),
        sa.Column("ended", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_rated_owner", "rated", ["owner_sha256", "kind", "ended", "game", "number"])
    mark = op.create_table(
        "rating_mark",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.bulk_insert(mark, [{"id": 1, "version": 0, "ended": "", "game": "", "number": 0}])
    op.create_index("ix_results_ended", "results", ["ended", "game", "number"])

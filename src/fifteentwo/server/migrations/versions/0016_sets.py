"""Duplicate play: the games of a set of deals are found by the secret of their rooms."""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """An index."""
    op.create_index("ix_games_chance", "games", ["chance"])

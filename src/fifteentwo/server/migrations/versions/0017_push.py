"""Web push: the key of the server, the subscriptions of browsers, and the turns they were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Adds tables. A subscription is that of one browser, and its owner is the browser or the account it is signed in to."""
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("token_sha256", sa.String(64), primary_key=True),
        sa.Column("owner_sha256", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.String(2000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "pushed_turns",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
    )

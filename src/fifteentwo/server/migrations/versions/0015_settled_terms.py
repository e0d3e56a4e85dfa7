"""Terms without the cards of spectators, which were proposed and never used: a store that has them could not be read."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

GAMES = sa.table("games", sa.column("id", sa.Text), sa.column("terms", sa.Text))
PROPOSED = "open_cards"


def upgrade() -> None:
    """Removes the field from the terms that have it."""
    connection = op.get_bind()
    rows = connection.execute(sa.select(GAMES.c.id, GAMES.c.terms).where(GAMES.c.terms.contains(PROPOSED))).all()
    for game, text in rows:
        terms = json.loads(text)
        terms.pop(PROPOSED, None)
        settled = json.dumps(terms, separators=(",", ":"))
        connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(terms=settled))

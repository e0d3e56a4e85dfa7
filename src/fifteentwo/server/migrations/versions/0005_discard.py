"""Renames actions in the logs: `discard` and `throw_away`."""

import sqlalchemy as sa
from alembic import op

from fifteentwo.server.migrations.renamed import RENAMED

revision = "0005"
down_revision = "0004"

_RENAME = "UPDATE entries SET entry = REPLACE(entry, :old, :new) WHERE entry LIKE :part"


def upgrade() -> None:
    """Rewrites the actions that were renamed."""
    for old, new in RENAMED:
        op.get_bind().execute(sa.text(_RENAME), {"old": old, "new": new, "part": f"%{old}%"})

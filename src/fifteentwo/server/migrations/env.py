"""Alembic runs this; the connection is handed to it by `store`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()

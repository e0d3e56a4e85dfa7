"""The script that alembic runs, with the connection passed by `upgrading`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()

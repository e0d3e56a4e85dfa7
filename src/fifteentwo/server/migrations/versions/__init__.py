"""The migrations of the store, run by alembic."""

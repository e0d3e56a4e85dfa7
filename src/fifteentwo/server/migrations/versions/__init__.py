"""What each version of the store changed, run by alembic."""

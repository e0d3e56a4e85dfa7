"""Tables that stand in for those of other rules."""

from tests.engine.conftest import tables

__all__ = ["tables"]

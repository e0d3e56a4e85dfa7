"""Whether a table that the engine computed for one game is valid for another.

This follows from the declaration of each field, `About.leaves`. A field without one makes every table invalid.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, structs

from fifteentwo.rules.values import SOLVED, EngineTable, about


def holds(table: EngineTable, rules: Struct, made_for: Struct | None = None) -> bool:
    """Whether a table made for other rules (by default the usual game of the same kind) is valid for these.

    >>> from fifteentwo.rules import parse
    >>> holds("equity", parse("standard target=61")), holds("cribs", parse("standard crib_flush=four"))
    (True, False)
    """
    kind = type(rules)
    other = kind() if made_for is None else made_for
    if type(other) is not kind:
        return False
    before = structs.asdict(other)
    differing = (name for name, value in structs.asdict(rules).items() if value != before[name])
    return all(table in about(kind)[name].leaves for name in differing)


@lru_cache(maxsize=64)
def is_solved(rules: Struct) -> bool:
    """Whether all tables of full cribbage are valid for these rules. If not, figures come from samples."""
    return all(holds(table, rules) for table in SOLVED)

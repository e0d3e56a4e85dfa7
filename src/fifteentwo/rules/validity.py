"""Whether a table that the engine computed for one game is right for another.

It follows from what each field says of itself, `About.leaves`: a field that says nothing makes every table wrong.
"""

from __future__ import annotations

from msgspec import Struct, structs

from fifteentwo.rules.values import SOLVED, EngineTable, about


def holds(table: EngineTable, rules: Struct, made_for: Struct | None = None) -> bool:
    """Whether a table made for other rules (for None the usual game of the same kind) is right by these.

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


def is_solved(rules: Struct) -> bool:
    """Whether all tables of full cribbage are right by these rules: then its figures come from them, else from samples."""
    return all(holds(table, rules) for table in SOLVED)

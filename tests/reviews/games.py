"""Plays games for the tests of reviews."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fifteentwo.players import player
from fifteentwo.record import Record, from_table
from fifteentwo.rules import CribbageRules
from fifteentwo.table import AnyTable, Do, open_table

NAMES = ("Ann", "Bob")


def played(names: Sequence[str], seed: int, rules: CribbageRules = CribbageRules(), games: int = 1) -> AnyTable:
    """A table with this many games between two players, or a shorter match."""
    table = open_table(rules)
    chance, players = Random(f"chance {seed}"), [player(name, Random(f"{seed} {name}")) for name in names]
    while games and not table.is_over:
        if table.outcome is not None:
            games -= 1
            if games and not table.is_over:
                table.push(table.next_game())
        elif (entry := table.house(chance)) is not None:
            table.push(entry)
        else:
            seat = table.to_act()[0]
            assert table.state is not None
            choose = players[seat]
            table.push(Do(choose(table.game.observe(table.state, seat), table.game.legal(table.state, seat))))  # type: ignore[arg-type]
    return table


def recorded(names: Sequence[str], seed: int, rules: CribbageRules = CribbageRules(), games: int = 1) -> Record:
    """The record of such a table."""
    return from_table(played(names, seed, rules, games), NAMES)

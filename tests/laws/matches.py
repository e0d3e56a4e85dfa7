"""Whole matches at a table, finished or not, with games resigned or lost on time, and take-backs."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, exact_answer
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.rules import CribbageRules
from fifteentwo.table import AnyEntry, Begin, CribbageTable, Do, Hinted, Resign, Table, TakeBack
from tests.laws.games import rules, seeds


def sit_down(
    rules: CribbageRules, seed: int, *, gives_up: float, takes_back: float, most: int
) -> tuple[CribbageTable, list[AnyEntry]]:
    """The table after at most this many entries, and the entries pushed."""
    rng, table = Random(seed), Table(Cribbage(rules))
    entries: list[AnyEntry] = []
    while len(entries) < most and not table.is_over:
        entry = _next(table, rng, rules.first_deal == "chosen", gives_up, takes_back)
        try:
            table.push(entry)
        except IllegalAction:
            assert isinstance(entry, TakeBack)
        else:
            entries.append(entry)
    return table, entries


def _next(table: CribbageTable, rng: Random, chosen: bool, gives_up: float, takes_back: float) -> AnyEntry:
    if table.outcome is not None:
        return table.next_game()
    state = table.state
    if state is None:
        return Begin(rng.randrange(table.rules.players) if chosen else None)
    if rng.random() < gives_up:
        return Resign(rng.randrange(table.rules.players), out_of_time=rng.random() < 0.3)
    if rng.random() < takes_back:
        return TakeBack(rng.randrange(table.rules.players))
    if rng.random() < 0.01:
        return Hinted(rng.randrange(table.rules.players))
    seat = rng.choice(table.to_act())
    if seat == HOUSE:
        return Do(table.game.house(state, rng))
    if state.due is not None and rng.random() < 0.5:
        return Do(exact_answer(state))
    return Do(rng.choice(table.game.legal(state, seat)))


def _short(rules: CribbageRules) -> CribbageRules:
    return rules if rules.board == "crash8" else replace(rules, target=min(rules.target, 61))


matches = st.builds(
    sit_down,
    rules.map(_short),
    seeds,
    gives_up=st.sampled_from((0, 0, 0.01, 0.3)),
    takes_back=st.sampled_from((0, 0.1)),
    most=st.integers(1, 300),
)

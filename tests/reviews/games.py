"""Games for the tests of reviews, and random rules for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from fifteentwo.players import player
from fifteentwo.record import Record, from_table
from fifteentwo.rules import CRIBBAGE, CribbageRules, fields
from fifteentwo.rules.values import MATCHES, about, hints, words_of
from fifteentwo.table import AnyTable, Do, open_table
from tests.laws.games import DEALS

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


def random_rules(rng: Random) -> CribbageRules:
    """A preset, for any number of players in every other case, with up to fifteen fields changed; what conflicts is left as it was."""
    rules = rng.choice(list(CRIBBAGE.values())).rules
    if rng.random() < 0.5:
        players = rng.randint(2, 6)
        cards, discards, crib = rng.choice([*DEALS[players], (4, 0, "none"), (4, 0, "dealt")])
        teams = players == 6 or (players == 4 and rng.random() < 0.5)
        changes = {"players": players, "cards_dealt": cards, "discards": discards, "crib": crib, "teams": teams}
        rules = _changed(rules, **changes)
    for name in rng.choices(list(fields(CribbageRules)), k=rng.randrange(16)):
        rules = _changed(rules, **{name: rng.choice(_values_of(name))})
    return replace(rules, first_deal="low_cut")  # as a table begins without being told who deals


def _values_of(name: str) -> Sequence[object]:
    hint = hints(CribbageRules)[name]
    if hint is bool:
        return (False, True)
    if hint is int:
        return about(CribbageRules)[name].numbers
    if hint is str:
        return [each.replace("N", number) for each in MATCHES for number in "27"]
    return words_of(hint)


def _changed(rules: CribbageRules, **changes: object) -> CribbageRules:
    """The rules with these changes, or unchanged if they conflict."""
    try:
        return replace(rules, **changes)
    except ValueError:
        return rules

"""Every game, played to its end over sockets."""

from random import Random

import pytest

from fifteentwo.rules import CRIBBAGE, PATIENCES, SQUARES
from tests.cases import cases
from tests.server.company import Company, mix, people
from tests.server.harness import Server

# Short games, except on the crash board, whose length is fixed.
GAMES = [
    *(name if name == "crash" else f"{name} target=31 match=single" for name in CRIBBAGE),
    *(*SQUARES, *PATIENCES, "wikibooks_reserve reserve_access=free", "solsuite deal_order=3-2-3"),
]
MIXES = [
    *(mix(seed) for seed in (0, 3, 4, 7, 11)),
    "players=6 teams=on muggins jokers target=31",
    "players=5 counting=manual overclaim=give_excess nineteen target=31",
]


@pytest.mark.parametrize("rules", cases(GAMES[::4], [rules for rules in GAMES if rules not in GAMES[::4]]))
async def test_a_preset_is_played_to_its_end(server: Server, rules: str) -> None:
    async with Company(server, rules, people(rules)) as company:
        position = await company.play(Random(rules))
        assert position["match_over"]
        await company.check()


@pytest.mark.parametrize("rules", cases(MIXES[-3:], MIXES[:-3]))
async def test_random_rules_are_played_to_the_end_despite_disturbances(server: Server, rules: str) -> None:
    async with Company(server, rules, people(rules, bots=(1,))) as company:
        position = await company.play(Random(rules), disturbed=True)
        assert position["match_over"]
        await company.check()

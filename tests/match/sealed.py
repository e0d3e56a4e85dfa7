"""Matches whose packs are shuffled by secrets and salts, as a server deals them, and their records."""

from __future__ import annotations

from functools import partial
from random import Random

from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.packs import NEW_PACK, draw
from fifteentwo.fairness import commitment_of, shuffled
from fifteentwo.game import HOUSE, Seat
from fifteentwo.record import Record, from_table
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Begin, CribbageTable, Do, Table


def sealed(line: str, seed: int, viewer: Seat | None = None) -> Record:
    """The record of a match by these rules, played at random; `viewer` as for `from_table`."""
    rng, rules = Random(seed), parse(line, CribbageRules)
    table: CribbageTable = Table(Cribbage(rules))
    salts, secrets = tuple(rng.choice(("", f"{rng.getrandbits(64):x}")) for _ in range(rules.players)), list[str]()
    while not table.is_over:
        secrets.append(f"{rng.getrandbits(256):064x}")
        begin = table.next_game() if table.moments else Begin(0 if rules.first_deal == "chosen" else None)
        table.push(replace(begin, commitment=commitment_of(secrets[-1])))
        play(table, secrets[-1], salts, rng)
    record = from_table(table, [f"P{seat}" for seat in range(rules.players)], viewer=viewer)
    games = (
        replace(game, seal=replace(game.seal, secret=own)) for game, own in zip(record.games, secrets, strict=True)
    )
    return replace(record, games=tuple(games))


def play(table: CribbageTable, secret: str, salts: tuple[str, ...], rng: Random) -> None:
    """Plays the game at random to its end."""
    number = 0
    while table.outcome is None:
        state, seats = table.state, table.to_act()
        assert state is not None
        if HOUSE in seats:
            number += state.phase != "starter"
            action = draw(state, partial(shuffled, secret=secret, salts=salts, number=number))
            assert isinstance(action, NEW_PACK) is (state.phase != "starter")
            table.push(Do(action, salts=salts if number == 1 else ()))
        else:
            table.push(Do(rng.choice(table.game.legal(state, seats[0]))))

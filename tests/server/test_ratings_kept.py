"""Ratings as the store keeps them are those worked out from all games again, whatever happens; and a visit costs the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from fifteentwo.rules import parse
from fifteentwo.server import ratings_kept
from fifteentwo.server.accounts import Accounts
from fifteentwo.server.accounts import Browser as Asking
from fifteentwo.server.accounts_passkeys import Origin
from fifteentwo.server.accounts_store import owner_of
from fifteentwo.server.backends import Row, Statement
from fifteentwo.server.finished import GameResult, ResultEntry
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.lobby import rules_line
from fifteentwo.server.ratings import START, rated_rows, ratings_of
from fifteentwo.server.ratings_kept import EVER, kept_ratings
from fifteentwo.server.ratings_rows import Mark
from fifteentwo.server.ratings_wire import ResultRating
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import NewGame
from fifteentwo.server.wire import ENCODER, Chair
from tests.server import postgres

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = tuple(f"{name}-" * 9 for name in ("alice", "berta", "carla", "dora", "emma"))


@pytest.fixture(
    scope="module",
    params=["sqlite", *([pytest.param("postgresql", marks=pytest.mark.thorough)] if postgres.programs() else [])],
)
def url(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
    else:
        with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
            yield url


class Played:
    """A store into which finished games are put."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store = store
        self.rng = rng
        self.games: list[str] = []

    async def play(self, ended: datetime, owners: Sequence[str], rules: str = "standard", matches: int = 1) -> str:
        of, game = parse(rules), f"{self.rng.getrandbits(60):x}"
        players: list[str | None] = [None] * len(owners) + ["expert"] * (of.players - len(owners))
        chairs = [Chair(f"P{seat}", player) for seat, player in enumerate(players)]
        seated = tuple(enumerate(owners))
        await self.store.create(
            NewGame(game, "cribbage", rules_line(of), ENCODER.encode(chairs).decode(), "secret", seated)
        )
        sides = 1 + max(map(of.side, range(of.players)))
        for number in range(1, matches + 1):
            assisted = (0,) if self.rng.random() < 0.1 else ()
            result = GameResult(
                (121,) * sides, (self.rng.randrange(sides),), ("",) * sides, None, assisted, False, 9, (),
                (None,) * of.players,
            )  # fmt: skip
            entry = ResultEntry(number, ENCODER.encode(result).decode(), "[]")
            row: dict[str, Any] = {"game": game, "number": number, "result": entry.result}
            row["ended"] = (ended + timedelta(seconds=number)).isoformat(timespec="microseconds")
            sql = "INSERT INTO results (game, number, ended, result, deals) VALUES (:game, :number, :ended, :result, '[]')"
            await self.store._write(Statement(sql, [row]))
        self.games.append(game)
        return game

    async def check(self, *owners: str) -> None:
        """What is kept is what is worked out again."""
        every = rated_rows(row for row in await self.store.ratings.finished(Mark(), EVER, 10**9) if row[3] is not None)
        for owner in map(token_hash, owners or NAMES):
            assert await kept_ratings(self.store.ratings, owner) == ratings_of(owner, every)


@pytest.fixture
async def played(own_data: Path, url: str | None) -> AsyncIterator[Played]:
    store = Store(own_data, url)
    await store.open()
    tables = ("results", "seats", "games", "rated", "devices", "accounts", "invitations")
    await store._backend.write([Statement(f"DELETE FROM {table}", [{}]) for table in tables])  # noqa: S608
    await store._backend.write(
        [Statement("UPDATE rating_mark SET version = version + 1, ended = '', game = '', number = 0", [{}])]
    )
    yield Played(store, Random(3))
    await store.close()


async def test_what_is_kept_is_what_is_worked_out_anew(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games end; people sign in, give up seats, are replaced and invited; games are deleted; and somebody looks now and then."""
    monkeypatch.setattr(ratings_kept, "AT_ONCE", 7)
    store, rng, accounts = played.store, played.rng, Accounts(played.store.accounts, played.store.limits)
    names, now = list(NAMES), LONG_AGO
    for step in range(24):
        now += timedelta(hours=1)
        kind = rng.choice(("standard", "standard", "three_players", "partners"))
        people = rng.sample(names, k=rng.randint(1, min(parse(kind).players, 4)))
        await played.play(now, people, kind, matches=rng.randint(1, 3))
        game, somebody = rng.choice(played.games), rng.choice(names)
        match rng.randrange(8):
            case 0:
                for name in rng.sample(names, 3):
                    await store.delete(name, [game])
            case 1:
                row = await store.game(game)
                if row is not None:
                    await store.set_chairs(game, row.chairs.replace('"expert"', '"novice"'))
            case 2:
                await store.invitations.create(somebody, game, 0, f"secret {step}")
                await store.invitations.redeem(rng.choice(names), game, f"secret {step}")
            case 3:
                await store.replacements.replace(somebody, game, 1, f"secret {step}")
                await store.replacements.forget(game, 1)
            case 4:
                await store.claim(somebody, [rng.choice(names)])
            case 5 if not somebody.startswith("@") and await store.accounts.device(somebody) is None:
                await accounts.sign_up(
                    Asking(somebody, "", Origin("", "")), f"Account {step}", "ten pegs and a crib", ""
                )
                device = await store.accounts.device(somebody)
                assert device is not None
                names[names.index(somebody)] = owner_of(device.account)
            case _:
                pass
        if rng.random() < 0.5:
            await played.check(rng.choice(names))
    await played.check(*names)
    assert (await store.ratings.mark()).ended > LONG_AGO.isoformat()


async def _given_up(store: Store, game: str) -> None:
    await store.delete(NAMES[0], [game])


async def _deleted(store: Store, game: str) -> None:
    for name in NAMES[:2]:
        await store.delete(name, [game])


async def _other_chairs(store: Store, game: str) -> None:
    await store.set_chairs(game, ENCODER.encode([Chair("P0"), Chair("P1", "novice")]).decode())


async def _invited(store: Store, game: str) -> None:
    await store.invitations.create(NAMES[0], game, 0, "secret")


async def _withdrawn(store: Store, game: str) -> None:
    await store.invitations.create(NAMES[0], game, 0, "secret")
    await kept_ratings(store.ratings, token_hash(NAMES[0]))
    await store.invitations.withdraw(NAMES[0], game, 0)


async def _taken(store: Store, game: str) -> None:
    await store.invitations.create(NAMES[0], game, 0, "secret")
    await kept_ratings(store.ratings, token_hash(NAMES[0]))
    await store.invitations.redeem(NAMES[3], game, "secret")


async def _replaced(store: Store, game: str) -> None:
    await store.replacements.replace(NAMES[1], game, 0, "secret")
    await kept_ratings(store.ratings, token_hash(NAMES[0]))
    await store.replacements.forget(game, 0)


async def _claimed(store: Store, _game: str) -> None:
    await store.claim(NAMES[4], [NAMES[0]])


@pytest.mark.parametrize(
    "change", [_given_up, _deleted, _other_chairs, _invited, _withdrawn, _taken, _replaced, _claimed]
)
async def test_a_change_of_the_people_of_a_game_changes_what_follows(
    played: Played, change: Callable[[Store, str], Awaitable[None]]
) -> None:
    alice, berta, carla = NAMES[:3]
    is_about_a_second_seat = change in (_invited, _withdrawn, _taken)
    first = await played.play(LONG_AGO, (alice, alice if is_about_a_second_seat else berta))
    for day in range(1, 4):
        await played.play(LONG_AGO + timedelta(days=day), (berta, carla))
    await played.check()
    before = await kept_ratings(played.store.ratings, token_hash(carla))
    await change(played.store, first)
    await played.check()
    after = await kept_ratings(played.store.ratings, token_hash(carla))
    assert (before != after) == (change is not _claimed and not is_about_a_second_seat)


async def test_a_guest_who_signs_in_brings_the_games_of_before(played: Played) -> None:
    account, guest, other = NAMES[:3]
    for day in range(8):
        await played.play(LONG_AGO + timedelta(days=day), (account if day % 2 else guest, other))
    await played.check()
    accounts = Accounts(played.store.accounts, played.store.limits)
    await accounts.sign_up(Asking(account, "", Origin("", "")), "Alice", "ten pegs and a crib", "")
    await accounts.sign_in(Asking(guest, "", Origin("", "")), "Alice", "ten pegs and a crib", "")
    owner = await played.store.accounts.owner(guest)
    await played.check(owner, other)
    (rating,) = await kept_ratings(played.store.ratings, token_hash(owner))
    assert rating.games > 4


async def test_a_game_that_has_just_ended_counts_at_once_and_one_written_late_too(played: Played) -> None:
    alice, berta = NAMES[:2]
    now = datetime.now(UTC)
    await played.play(now, (alice, berta))
    assert await kept_ratings(played.store.ratings, token_hash(alice))
    await played.play(now - timedelta(seconds=20), (berta, alice))
    await played.check()
    assert (await played.store.ratings.mark()).ended == "", "neither is kept yet"


async def test_processes_that_rate_at_the_same_time_agree(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_kept, "AT_ONCE", 3)
    for day in range(20):
        await played.play(LONG_AGO + timedelta(days=day), played.rng.sample(NAMES, 2))
    rows, owner = played.store.ratings, token_hash(NAMES[0])
    found = await asyncio.gather(
        *(kept_ratings(rows, owner) for _ in range(4)),
        *(played.store.delete(NAMES[1], [game]) for game in played.games[:6]),
    )
    assert len(found) == 10
    await played.check()


async def test_a_visit_reads_no_more_rows_where_more_games_have_ended(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    reading = played.store.ratings._read

    async def counted(*asked: Any) -> Sequence[Row]:
        rows = await reading(*asked)
        read.append(len(rows))
        return rows

    played.store.ratings._read = counted
    alice, *others = NAMES
    visits: list[tuple[int, ...]] = []
    ratings: tuple[ResultRating, ...] = ()
    for end in (4, 40):
        for day in range(len(played.games), end):
            await played.play(LONG_AGO + timedelta(days=day), (alice, others[0]) if day < 3 else others[:2])
        await kept_ratings(played.store.ratings, token_hash(alice))
        read.clear()
        ratings = await kept_ratings(played.store.ratings, token_hash(alice))
        visits.append(tuple(read))
    assert visits[0] == visits[1]
    assert sum(visits[0]) <= 10
    assert ratings[0].rating != START

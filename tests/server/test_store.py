"""The store by itself: games are created, continued, listed and transferred."""

from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fifteentwo.server.backends import Conflict, Statement
from fifteentwo.server.folder import data_folder
from fifteentwo.server.invitations import Holders
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, NewGame, Status
from tests.server import postgres

ANN, BOB = "a" * 32, "b" * 32


@pytest.fixture(scope="module", params=["sqlite", *(["postgresql"] if postgres.programs() else [])])
def url(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
    else:
        with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
            yield url


@pytest.fixture
async def store(own_data: Path, url: str | None) -> AsyncIterator[Store]:
    store = Store(own_data, url)
    await store.open()
    await store._backend.write([Statement(f"DELETE FROM {table}", [{}]) for table in ("entries", "seats", "games")])  # noqa: S608
    yield store
    await store.close()


def new_game(name: str = "game", *owners: tuple[int, str], family: str = "square", deal: int | None = None) -> NewGame:
    return NewGame(name, family, "rules", "[]", "secret", owners or ((0, ANN),), deal=deal, entries=("one",))


async def test_stored_games_are_read_back(store: Store) -> None:
    status = Status('{"scores":[3]}', finished=True, score=3, assisted=True, demonstrated=True)
    await store.create(
        NewGame("g", "square", "r", "[]", "secret", ((0, ANN),), 7, "2026-11-22", True, ("a", "b"), status)
    )
    row = await store.game("g")
    assert row is not None
    assert (row.family, row.rules, row.chairs, row.chance) == ("square", "r", "[]", "secret")
    assert (row.deal, row.day, row.hints, row.replayed, row.length) == (7, "2026-11-22", True, False, 2)
    assert (row.summary, row.finished, row.score, row.assisted, row.demonstrated) == (
        '{"scores":[3]}',
        True,
        3,
        True,
        True,
    )
    assert row.created == row.updated
    assert "secret" not in repr(row)
    assert await store.game("nowhere") is None


async def test_nobody_is_told_of_games_that_somebody_else_deletes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice begins with the name of the game: a name that somebody makes up must not become one."""
    told: list[str] = []

    async def tell_seats(games: Iterable[str]) -> None:
        told.extend(games)

    monkeypatch.setattr(store.notes, "tell_seats", tell_seats)
    await store.create(new_game())
    await store.create(new_game("other", (0, BOB)))
    await store.delete(ANN, ["game", "other", "other said 0 0", "no\0thing", "x" * 9000])
    assert told == ["game"]
    assert await store.game("game") is None
    assert await store.game("other") is not None


async def test_a_name_that_no_database_can_have_is_of_no_game(store: Store) -> None:
    assert await store.game("no\0thing") is None
    assert await store.seats(ANN, "no\0thing") == ()


async def test_a_turn_is_added_to_the_log_with_its_status(store: Store) -> None:
    await store.create(new_game())
    await store.append(LogBatch("game", 2, ("two", "three"), Status("{}", score=5)))
    assert await store.entries("game") == ["one", "two", "three"]
    assert await store.entries("game", since=2) == ["three"]
    row = await store.game("game")
    assert row is not None
    assert (row.length, row.summary, row.score, row.finished) == (3, "{}", 5, False)
    assert row.updated > row.created


async def test_the_second_turn_of_the_same_number_is_refused_completely(store: Store) -> None:
    await store.create(new_game())
    await store.append(LogBatch("game", 2, ("two",), Status("first")))
    with pytest.raises(Conflict):
        await store.append(LogBatch("game", 2, ("zwei", "drei"), Status("second")))
    assert await store.entries("game") == ["one", "two"]
    row = await store.game("game")
    assert row is not None
    assert row.summary == "first"


async def test_a_deal_started_again_by_the_same_owner_is_a_replay(store: Store) -> None:
    for number, (game, expected) in enumerate(
        [
            (new_game("0", deal=3_000_000_000), False),
            (new_game("1", deal=3_000_000_000), True),
            (new_game("2", deal=3_000_000_000, family="patience"), False),
            (new_game("3", (0, BOB), deal=3_000_000_000), False),
            (new_game("4", (0, BOB), (1, ANN)), False),
            (new_game("5", (0, BOB)), False),
        ]
    ):
        await store.create(game)
        row = await store.game(str(number))
        assert row is not None
        assert row.replayed == expected, number


async def test_a_summary_is_filled_in_only_if_missing(store: Store) -> None:
    await store.create(new_game())
    before = await store.game("game")
    await store.set_status("game", Status("first", finished=True))
    await store.set_status("game", Status("second"))
    after = await store.game("game")
    assert before is not None
    assert after is not None
    assert (after.summary, after.finished, after.updated) == ("first", True, before.updated)


async def test_the_games_of_an_owner_have_their_seats_and_the_last_played_comes_first(store: Store) -> None:
    await store.create(new_game("old", (0, ANN), (1, BOB), (2, ANN)))
    await store.create(new_game("new", (1, ANN)))
    await store.create(new_game("other", (0, BOB)))
    assert [(row.id, seats) for row, seats in await store.games_of(ANN, 10)] == [("new", (1,)), ("old", (0, 2))]
    await store.append(LogBatch("old", 2, ("two",), Status()))
    assert [(row.id, seats) for row, seats in await store.games_of(ANN, 1)] == [("old", (0, 2))]
    assert await store.seats(ANN, "old") == (0, 2)
    assert await store.seats(ANN, "other") == ()


async def test_finished_games_by_the_same_rules_come_in_order_of_time(store: Store) -> None:
    for name, status in {
        "2": Status(finished=True),
        "1": Status(finished=True),
        "going on": Status(),
        "shown": Status(finished=True, demonstrated=True),
    }.items():
        await store.create(new_game(name))
        await store.append(LogBatch(name, 2, ("two",), status))
    assert [row.id for row in await store.finished(ANN, "rules")] == ["2", "1"]
    assert await store.finished(ANN, "other rules") == []
    assert await store.finished(BOB, "rules") == []


async def test_seats_of_older_tokens_are_claimed(store: Store) -> None:
    await store.create(new_game("one", (0, "x" * 32), (1, BOB)))
    await store.create(new_game("two", (0, "y" * 32)))
    await store.claim(ANN, ["x" * 32, "y" * 32, "z" * 32])
    await store.claim(ANN, [])
    assert {row.id: seats for row, seats in await store.games_of(ANN, 10)} == {"one": (0,), "two": (0,)}
    assert await store.games_of("x" * 32, 10) == []
    assert await store.seats(BOB, "one") == (1,)


def test_the_location_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "fifteentwo"
    for home in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", home)
        assert data_folder() == Path.home() / ".local" / "share" / "fifteentwo"


async def test_an_invitation_holds_a_seat_until_it_is_used_or_withdrawn(store: Store) -> None:
    await store.create(new_game("invited", (0, ANN), (1, ANN)))
    await store.invitations.create(ANN, "invited", 1, "first")
    await store.invitations.create(ANN, "invited", 0, "last seat")
    assert await store.seats(ANN, "invited") == (0,)
    assert await store.invitations.find("last seat") is None, "the host keeps a seat"
    await store.invitations.withdraw(ANN, "invited", 1)
    await store.invitations.redeem(BOB, "invited", "first")
    assert await store.seats(ANN, "invited") == (0, 1)
    await store.invitations.create(ANN, "invited", 1, "second")
    await store.invitations.redeem(BOB, "elsewhere", "second")
    await store.invitations.redeem(BOB, "invited", "second")
    await store.invitations.redeem("c" * 32, "invited", "second")
    await store.invitations.withdraw(ANN, "invited", 1)
    assert await store.seats(ANN, "invited") == (0,)
    assert await store.seats(BOB, "invited") == (1,)
    assert [row.fate for row in await store.invitations.of_host(ANN, "invited")] == ["withdrawn", "used"]


async def test_a_deleted_game_leaves_no_invitation(store: Store) -> None:
    await store.create(new_game("deleted", (0, ANN), (1, ANN)))
    await store.invitations.create(ANN, "deleted", 1, "open")
    await store.delete(ANN, ["deleted"])
    assert await store.game("deleted") is None
    assert await store.invitations.find("open") is None


async def test_a_computers_seat_is_invited_to_and_given_back_unless_a_guest_has_it(store: Store) -> None:
    invitations = store.invitations
    await store.create(new_game("mixed", (0, ANN)))
    await invitations.invite_to_computer(ANN, "mixed", 1, "mixed first", "simple", "[1]")
    assert await invitations.holders("mixed") == Holders(((0,), (1,)), (1,))
    await invitations.invite_to_computer(ANN, "mixed", 1, "mixed late", "simple", "[2]")
    assert await invitations.find("mixed late") is None
    await invitations.give_to_computer(BOB, "mixed", 1, "[3]")
    assert await chairs_of(store, "mixed") == "[1]", "neither was the open seat a computer's, nor did Bob invite to it"
    await invitations.give_to_computer(ANN, "mixed", 1, "[4]")
    assert await invitations.holders("mixed") == Holders(((0,),), ())
    assert await chairs_of(store, "mixed") == "[4]"
    await invitations.invite_to_computer(ANN, "mixed", 1, "mixed second", "simple", "[5]")
    await invitations.redeem(BOB, "mixed", "mixed second")
    await invitations.give_to_computer(ANN, "mixed", 1, "[6]")
    assert await store.seats(BOB, "mixed") == (1,)
    assert await chairs_of(store, "mixed") == "[5]"
    assert [row.fate for row in await invitations.of_host(ANN, "mixed")] == ["withdrawn", "used"]


async def chairs_of(store: Store, game: str) -> str:
    row = await store.game(game)
    assert row is not None
    return row.chairs

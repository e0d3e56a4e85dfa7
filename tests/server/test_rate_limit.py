"""Rate limits: frequent callers must wait, others need not, and memory is bounded."""

from pathlib import Path

import pytest
from litestar.datastructures import State

from fifteentwo.cards import Card
from fifteentwo.cribbage import Play
from fifteentwo.server import games_a_day, hints, rate_limit
from fifteentwo.server.hints import DEMONSTRATIONS, OF_ADDRESS, asks_too_often
from fifteentwo.server.rate_limit import AddressLimits
from fifteentwo.server.shared_limits import SharedLimits
from fifteentwo.server.wire import AskHint, AskTutor, Demonstrate, TakeBack
from tests.cases import cases
from tests.server.harness import bearer, client_of

LIMITED = [
    ("POST", "/api/rules", 600),
    ("POST", "/api/rooms", 120),
    ("GET", "/api/rooms", 240),
    ("POST", "/api/seats", 60),
    ("GET", "/api/rooms/x", 600),
    ("POST", "/api/rooms/x", 1200),
    ("GET", "/api/rooms/x/record", 120),
    ("GET", "/api/rooms/x/result", 240),
    ("GET", "/api/statistics", 240),
    ("POST", "/api/replay", 600),
    ("GET", "/api/openapi.json", 60),
    ("GET", "/api/health", 600),
    ("GET", "/api/menu", 3000),
]


class Clock:
    """A clock that stands still until it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limit, "monotonic", clock)
    return clock


async def test_an_address_opens_so_many_games_a_day_and_is_told_when_it_may_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr(games_a_day, "MOST_GAMES", 2)
    monkeypatch.setattr(SharedLimits.__init__, "__defaults__", (lambda: now[0],))
    game = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bob", "player": "simple"}]}
    async with client_of(tmp_path, bounded=True) as client:
        opened = [await client.post("/api/rooms", json=game), await client.post("/api/lesson", json={"name": "Ann"})]
        assert [answer.status_code for answer in opened] == [201, 201]
        now[0] += 3 * 3600
        refused = await client.post("/api/rooms", json=game, headers=bearer("another owner".ljust(32, "x")))
        assert (refused.status_code, refused.json()["code"]) == (429, "games-too-many")
        assert refused.json()["sentence"] == (
            "This address has opened 2 games today. Go on with those, or try again in 21 hours."
        )
        now[0] += 21 * 3600
        assert (await client.post("/api/rooms", json=game)).status_code == 201
    async with client_of(tmp_path) as client:
        assert {(await client.post("/api/rooms", json=game)).status_code for _ in range(4)} == {201}


@pytest.mark.parametrize(
    ("method", "path", "most"),
    cases([each for each in LIMITED if each[2] <= 120], [each for each in LIMITED if each[2] > 120]),
)
async def test_a_frequent_caller_is_told_to_wait(
    tmp_path: Path, clock: Clock, method: str, path: str, most: int
) -> None:
    async with client_of(tmp_path, bounded=True) as client:
        answers = [await client.request(method, path, content=b"") for _ in range(most + 1)]
        assert all(answer.status_code != 429 for answer in answers[:most])
        assert answers[most].status_code == 429
        assert answers[most].json() == {
            "sentence": "Too many requests; wait a minute.",
            "code": "requests-too-many",
            "arguments": {},
        }
        assert answers[most].headers["retry-after"] == "61"
        if most < 3000:
            assert (await client.get("/api/menu")).status_code == 200, "other routes stay open"
        assert (await client.get("/")).status_code == 200, "the page has no limit"
        clock.now += 60
        assert (await client.request(method, path, content=b"")).status_code != 429


def test_each_address_has_its_own_limit() -> None:
    limits = AddressLimits(1)
    assert limits.of("192.0.2.1").take(0)
    assert not limits.of("192.0.2.1").take(1)
    assert limits.of("192.0.2.2").take(1)


def test_the_addresses_of_one_ipv6_network_share_a_limit() -> None:
    limits = AddressLimits(1)
    assert limits.of("2001:db8::1").take(0)
    assert not limits.of("2001:db8::ffff:2").take(0)
    assert limits.of("2001:db8:0:1::1").take(0)
    assert limits.of("fe80::1%eth0").take(0)


def test_an_ipv4_address_that_is_told_as_an_ipv6_one_has_its_own_limit() -> None:
    limits = AddressLimits(1)
    assert limits.of("::ffff:192.0.2.1").take(0)
    assert limits.of("::ffff:192.0.2.2").take(0)
    assert not limits.of("192.0.2.1").take(0)


@pytest.mark.parametrize(
    ("asked", "most"),
    [(AskHint(1), OF_ADDRESS), (AskTutor(Play(0, Card("5H")), 1), OF_ADDRESS), (Demonstrate(1), DEMONSTRATIONS)],
)
async def test_an_address_has_no_more_hints_by_having_more_seats(
    clock: Clock, asked: AskHint | AskTutor | Demonstrate, most: int
) -> None:
    state, own = State({"bounded": True, "limits": {}, "shared_limits": None}), ("192.0.2.1", 1)
    assert not any([await asks_too_often(state, own, asked) for _ in range(most)])
    assert await asks_too_often(state, own, asked)
    assert not await asks_too_often(state, own, TakeBack()), "everything else goes on"
    assert not await asks_too_often(state, ("192.0.2.2", 1), asked)
    clock.now += 60
    assert not await asks_too_often(state, own, asked)


async def test_a_room_refuses_the_hints_of_an_address_that_has_had_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "DEMONSTRATIONS", 1)
    async with client_of(tmp_path, bounded=True) as client:
        answers = [await client.post("/api/rooms/x", json={"type": "Demonstrate", "at": 1}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [401, 429]
    assert answers[1].json()["code"] == "hints-too-many"


def test_the_memory_of_a_limit_is_bounded() -> None:
    limits = AddressLimits(1, remembered=100)
    limits.of("192.0.2.1").take(0)
    for number in range(10_000):
        limits.of(f"10.0.{number // 256}.{number % 256}").take(0)
        limits.of("192.0.2.1")
        assert len(limits) <= 100
    assert not limits.of("192.0.2.1").take(1), "who has just asked is remembered"

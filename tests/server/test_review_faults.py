"""Reviews of what is old, incomplete or damaged: each says so in one sentence, and offers what can be done."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext
from typing import Any, cast

import httpx
import pytest

from fifteentwo.locales import CodedError
from fifteentwo.record import from_table, to_text
from fifteentwo.reviews.model import Review
from fifteentwo.rules import CribbageRules
from fifteentwo.server import reviewing
from fifteentwo.server.backends import FILE
from fifteentwo.server.reviewing import MOST_WAITING, Progress, Reviewing, Source
from fifteentwo.server.store import Store
from fifteentwo.workers import Pool
from tests.guard import HANG
from tests.reviews.games import NAMES, played
from tests.server.harness import Server, bearer
from tests.server.test_reviews import complete, get

TOKEN = "z" * 40
SHORT = CribbageRules(target=31)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("reviews"))
    yield running
    running.kill()


def record(viewer: int | None = None) -> str:
    return to_text(from_table(played(("club", "novice"), 4, SHORT), NAMES, viewer=viewer))


def imported(server: Server, text: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/reviews", content=text.encode(), headers=bearer(TOKEN))


def change(server: Server, source: str, review: str) -> None:
    """Puts another text in the place of a kept review."""
    with closing(sqlite3.connect(server.data / FILE)) as database:
        database.execute("UPDATE reviews SET review = ? WHERE source = ?", (review, source))
        database.commit()


def kept(server: Server, source: str) -> dict[str, Any]:
    with closing(sqlite3.connect(server.data / FILE)) as database:
        (text,) = database.execute("SELECT review FROM reviews WHERE source = ?", (source,)).fetchone()
    return dict(json.loads(text))


def test_a_review_made_with_older_engine_data_is_shown_and_made_again_on_request(server: Server) -> None:
    path = f"{(source := imported(server, record()).json()['source'])}/1"
    last = complete(server, path, TOKEN)[-1]
    found = kept(server, source)
    change(server, source, json.dumps(found | {"engine": dict.fromkeys(found["engine"], "older")}))
    old = get(server, path, TOKEN).json()
    assert (old["old"], old["complete"], old["review"]) == (True, True, last["review"])
    httpx.post(f"{server.address}/api/reviews/{path}", headers=bearer(TOKEN))
    assert complete(server, path, TOKEN)[-1]["old"] is False
    assert kept(server, source) == found


def test_a_damaged_review_is_made_again(server: Server) -> None:
    path = f"{(source := imported(server, record()).json()['source'])}/1"
    complete(server, path, TOKEN)
    found = kept(server, source)
    change(server, source, "{}")
    assert complete(server, path, TOKEN)[-1]["complete"]
    assert kept(server, source) == found


def test_a_record_with_unknown_cards_is_reviewed_as_far_as_it_goes(server: Server) -> None:
    path = f"{imported(server, record(viewer=1)).json()['source']}/1"
    last = complete(server, path, TOKEN)[-1]
    game = last["review"]
    assert (last["trouble"], last["ledger"]) == (None, None)
    assert {"code": "unknown cards", "text": "", "seat": 0} in game["notes"]
    assert {each["seat"] for each in game["decisions"]} == {1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fifteentwo record 1\nrules = whist\n", "whist"),
        ("{", "record"),
        ("fifteentwo record 1\nrules = standard\nseat 0 = Ann\nseat 1 = Bob\n", "no such game"),
    ],
)
def test_a_damaged_record_is_refused_with_a_sentence(server: Server, text: str, words: str) -> None:
    refused = imported(server, text)
    assert refused.status_code == 400
    assert words in refused.json()["sentence"]
    assert "\n" not in refused.json()["sentence"]


def test_a_record_damaged_in_the_middle_is_refused_by_its_line(server: Server) -> None:
    lines = record().splitlines()
    played_at = next(place for place, line in enumerate(lines) if line.startswith("play "))
    damaged = "\n".join([*lines[:played_at], lines[played_at], *lines[played_at:]])
    refused = imported(server, damaged)
    assert refused.status_code == 400
    assert f"line {played_at + 2}" in refused.json()["sentence"]


class Broken(ThreadPoolExecutor):
    """A worker process that ends during each of its tasks."""

    def submit(self, function: Callable[..., Any], /, *_: Any, **__: Any) -> Future[Any]:
        return super().submit(lost, function)


def lost(function: Callable[..., Any]) -> None:
    raise BrokenProcessPool(f"the process ended in {function.__name__}")


def test_a_worker_that_is_lost_at_its_start_does_not_keep_the_next_from_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "processes_of", lambda _: nullcontext(Pool((Broken(1),))))
    monkeypatch.setattr(reviewing, "_workers", lambda: 2)
    unheard: list[dict[str, Any]] = []

    async def begin() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        every = Reviewing(cast(Store, None))
        every.prepare()
        with pytest.raises(CodedError):
            await every.options(Source("name", 1, ""), 0)
        await asyncio.sleep(0.1)
        every.close()
        gc.collect()

    asyncio.run(begin())
    assert unheard == []


class Starting(ThreadPoolExecutor):
    """A worker process that has not started yet."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


def test_the_first_stage_does_not_wait_for_the_start_of_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "processes_of", lambda _: nullcontext(Pool((Starting(1),))))

    async def first() -> Progress:
        every = Reviewing(cast(Store, None))
        making = every.start(Source("name", 1, record()))
        await making.later_than(0, 30)
        every.close()
        return making

    making = asyncio.run(first())
    assert making.stage == 1
    assert isinstance(making.review, Review)
    assert not making.review.complete
    assert len(making.review.games[0].points) > 10


def test_few_reviews_wait_and_few_failures_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps its record in memory, and anybody may ask for the review of every game of a long record."""
    monkeypatch.setattr(reviewing, "processes_of", lambda _: nullcontext(Pool((Starting(1),))))

    async def flood() -> None:
        every = Reviewing(cast(Store, None))
        for again in range(3):
            asked = [every.start(Source(f"name {again}", number, "no record")) for number in range(2 * MOST_WAITING)]
            assert [each.trouble is None for each in asked] == [True] * MOST_WAITING + [False] * MOST_WAITING
            assert str(asked[-1].trouble) == "The server has many reviews to make: try again in a few minutes."
            for each in asked:
                await each.later_than(0, HANG)
                assert each.trouble is not None
            assert len(every._making) <= 2 * MOST_WAITING
        every.close()

    asyncio.run(flood())

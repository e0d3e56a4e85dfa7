"""Records that somebody sends to be shown or reviewed: what they cost the server is bounded."""

from __future__ import annotations

import asyncio
from threading import Event, Lock

import pytest

from fifteentwo.record import BadRecord
from fifteentwo.server import replaying, review_sources
from fifteentwo.server.replaying import AT_ONCE, LONGEST, in_turn, replay
from tests.guard import HANG

HEAD = "fifteentwo record 1\nrules = gamerules_61\n\ngame\n"


def test_a_record_that_is_too_long_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "play_through", lambda *_: pytest.fail("it was played"))
    text = HEAD + "go 0\n" * LONGEST
    with pytest.raises(BadRecord, match=f"{LONGEST + 1} steps"):
        replay(text)
    with pytest.raises(BadRecord, match=f"{LONGEST + 1} steps"):
        review_sources.imported(text)


def test_remarks_are_shown_at_their_step() -> None:
    text = HEAD + "# first\n# again\ncut 4H 9C # who deals\n"
    assert [step.remark for step in replay(text).steps] == ["first again", "who deals"]


async def test_few_records_are_played_through_at_once() -> None:
    """The other threads of the server are left for the games."""
    going, most, counting, go_on = 0, 0, Lock(), Event()

    def work() -> None:
        nonlocal going, most
        with counting:
            going += 1
            most = max(most, going)
        go_on.wait(HANG)
        with counting:
            going -= 1

    tasks = [asyncio.create_task(in_turn(work)) for _ in range(3 * AT_ONCE)]
    while going < AT_ONCE:  # noqa: ASYNC110 - threads count it
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    go_on.set()
    await asyncio.gather(*tasks)
    assert (going, most) == (0, AT_ONCE)

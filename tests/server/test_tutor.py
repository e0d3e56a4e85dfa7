"""The tutor at the table: it warns only of choices that cost too much, and the game is marked as assisted."""

from __future__ import annotations

import httpx
import pytest

from fifteentwo.cards import cards
from fifteentwo.cribbage import Discard
from fifteentwo.game import IllegalAction
from fifteentwo.rules import parse
from fifteentwo.server import cribbage_advice, solo_advice
from fifteentwo.server.hints import Hints
from fifteentwo.solitaire import Square
from tests.guard import HANG
from tests.server.harness import Page, Server, bearer
from tests.server.test_hints import dealt

BEST, WORST = Discard(0, cards("2S 9D")), Discard(0, cards("5H 5C"))


async def told(page: Page, action: dict[str, object], least: float) -> dict[str, object]:
    """The tutor's answer to this page."""
    await page.send({"type": "AskTutor", "action": action, "at": page.at, "least": least})
    return await page.receive_a("TutorSays")


def test_the_tutor_names_the_cost_of_a_bad_choice_and_accepts_a_good_one() -> None:
    assert cribbage_advice.warning(dealt(), BEST, 0.0) is None
    found = cribbage_advice.warning(dealt(), WORST, 0.02)
    assert found is not None
    assert found.loss.value > 0.02
    assert found.best.cards == BEST.cards
    assert "Breaking up a pair of fives" in map(str, found.chosen.mistakes)
    assert cribbage_advice.warning(dealt(), WORST, found.loss.value + 0.01) is None


def test_the_tutor_judges_open_choices_of_the_seat_only() -> None:
    for action in (Discard(1, cards("2S 9D")), Discard(0, cards("KS KD"))):
        with pytest.raises(IllegalAction, match="not one of the choices"):
            cribbage_advice.warning(dealt(), action, 0.0)
    game = Square(parse("bvs"))  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="no tutor"):
        solo_advice.warning(game.observe(game.start(), 0), BEST, 0.0)


async def test_a_page_that_asks_the_tutor_plays_an_assisted_game(server: Server) -> None:
    async with server.sit(server.open_room(dealer=0)) as page:
        await page.until_due()
        assert page.position["assisted"] == []
        answers = [await told(page, action, 0.5) for action in page.legal[:2]]
        assert [each["verdict"] for each in answers] == [None, None]
        losses = [await told(page, action, 0.0) for action in page.legal[:4]]
        assert sum(each["verdict"] is not None for each in losses) >= 2
        assert page.position["assisted"] == [0]


async def test_the_tutor_answers_by_http_and_refuses_closed_choices(server: Server) -> None:
    opened = server.open_room(dealer=0)
    path, owner = f"{server.address}/api/rooms/{opened['room']}", bearer(opened["token"])
    async with server.sit(opened) as page, httpx.AsyncClient(timeout=HANG) as client:
        await page.until_due()
        action = page.legal[0]
        ask = {"type": "AskTutor", "action": action, "at": page.at, "least": 0.9}
        (*_, said) = (await client.post(path, json=ask, headers=owner)).json()
        assert (said["type"], said["action"], said["verdict"]) == ("TutorSays", action, None)
        await page.send(ask | {"action": action | {"seat": 1}, "at": (page.at or 0) + 1})
        assert (await page.receive_a("Refused"))["code"] == "trainer-no-choice"


async def test_a_tutor_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("nothing works")

    monkeypatch.setattr(cribbage_advice, "warning", fail)
    said: list[object] = []
    await Hints().warn(dealt(), BEST, 0.0, 3, said.append)
    assert [getattr(each, "code", None) for each in said] == ["hints-none"]

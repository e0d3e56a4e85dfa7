"""The first game with the coach, and hands to count."""

import httpx
import pytest

from fifteentwo.cards import cards
from fifteentwo.cribbage import Deal
from fifteentwo.moves import Turn
from fifteentwo.scoring import points
from fifteentwo.server import lesson
from fifteentwo.table import Begin, Do, Hinted
from tests.server.harness import Server, log_of

KEEP = "7S 7D 8H 9C"


def open_lesson(server: Server, name: str = "Ann") -> dict[str, object]:
    answer = httpx.post(f"{server.address}/api/lesson", json={"name": name})
    assert answer.status_code == 201, answer.text
    opened: dict[str, object] = answer.json()
    return opened | {"seat": 0}


async def test_the_first_deal_of_a_lesson_is_prepared_and_the_next_is_not(server: Server) -> None:
    openings, seconds = [], []
    for _ in range(2):
        opened = open_lesson(server)
        async with server.sit(opened) as page:
            position = await page.until_due()
            scene = position["scene"]
            openings.append(scene["hands"])
            assert page.messages[0]["rules_text"] == lesson.RULES
            assert position["assisted"] == [lesson.LEARNER]
            keep = next(a for a in position["offer"]["legal"] if set(a["cards"]) == {"2D", "KS"})
            await page.act(keep)
            while (position := await page.until_due())["scene"]["deals"] == 1:
                assert position["scene"]["starter"] == str(lesson.STARTER)
                await page.act(position["offer"]["legal"][0])
            seconds.append(position["scene"]["hands"][0])
    assert openings[0] == openings[1]
    assert set(openings[0][0]) == set(map(str, lesson.HANDS[0]))
    assert set(openings[0][1]) == {"??"}
    assert seconds[0] != seconds[1]


async def test_the_log_of_a_lesson_has_the_deal_and_the_help_of_the_coach(server: Server) -> None:
    opened = open_lesson(server)
    async with server.sit(opened) as page:
        position = await page.until_due()
        await page.act(position["offer"]["legal"][0])
        await page.until_due()
    log = log_of(server.data, str(opened["room"]))
    assert log[:3] == [Begin(lesson.LEARNER), Hinted(lesson.LEARNER), Do(Deal(lesson.HANDS))]
    assert Do(Turn(lesson.STARTER)) in log


def test_the_cards_of_the_lesson_are_those_the_coach_explains() -> None:
    keep = cards(KEEP)
    assert set(keep) <= set(lesson.HANDS[0])
    assert points(keep, None) == 12
    dealt = [*lesson.HANDS[0], *lesson.HANDS[1], lesson.STARTER]
    assert len(set(dealt)) == 13


def test_a_learner_named_like_the_opponent_gets_another_name(server: Server) -> None:
    seats = lesson.room("Pip").seats
    assert [chair.name for chair in seats] == ["Pip 2", "Pip"]
    refused = httpx.post(f"{server.address}/api/lesson", json={"name": " "})
    assert refused.status_code == 400
    assert "name" in refused.json()["sentence"]


def test_a_hand_is_counted_before_the_starter_is_turned(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/count", json={"hand": KEEP.split()})
    assert answer.json()["points"] == 12
    assert [line["words"]["sentence"] for line in answer.json()["lines"]] == [
        "fifteen two",
        "fifteen four",
        "a double run of three is twelve",
    ]


def test_a_crib_needs_the_starter_for_its_flush(server: Server) -> None:
    asked = {"hand": ["2H", "4H", "6H", "8H"], "starter": "QS"}
    assert httpx.post(f"{server.address}/api/count", json=asked).json()["points"] == 4
    assert httpx.post(f"{server.address}/api/count", json=asked | {"crib": True}).json()["points"] == 0


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"hand": []}, "1 to 5 cards, not 0"),
        ({"hand": "AS 2S 3S 4S 5S 6S".split()}, "1 to 5 cards, not 6"),
        ({"hand": ["AS", "AS"]}, "in this hand twice"),
        ({"hand": ["AS"], "starter": "AS"}, "in this hand twice"),
        ({"hand": ["??"]}, "no cards face down"),
        ({"hand": ["*1"]}, "no jokers"),
        ({"hand": ["1S"]}, "card"),
    ],
)
def test_an_invalid_hand_is_refused_with_a_sentence(server: Server, asked: object, says: str) -> None:
    answer = httpx.post(f"{server.address}/api/count", json=asked)
    assert answer.status_code == 400
    assert says in answer.json()["sentence"]

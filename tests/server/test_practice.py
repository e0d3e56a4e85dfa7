"""Explorers, puzzles and trainers over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from fifteentwo.practice.puzzles import Puzzle, by_theme, daily, named
from fifteentwo.practice.trainer import COUNT_THEMES, read_count
from fifteentwo.server import practising
from tests.server.harness import bearer, client_of

DISCARD = "d.87-92.2S5C5D5H9DJS"
LEAD = "p.0-0.4C5H6DJS-2S9D.KH."
ANN, BOB = bearer("Ann" * 16), bearer("Bob" * 16)


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(tmp_path) as made:
        yield made


def cards_of(puzzle: Puzzle, choice: str, shown: dict[str, Any]) -> list[str]:
    """The cards of a choice in a puzzle: of a play, one of its rank."""
    if shown["what"] == "play":
        return [next(card for card in shown["hand"] if card[0] == choice)]
    return [choice[at : at + 2] for at in range(0, len(choice), 2)]


async def test_a_discard_is_explored(client: httpx.AsyncClient) -> None:
    found = (await client.post("/api/explore", json={"position": DISCARD})).json()
    assert found["position"]["text"] == DISCARD
    assert found["position"]["dealer"] is True
    assert found["position"]["scores"] == [87, 92]
    assert len(found["options"]) == 15
    best, *others = found["options"]
    assert best["mistakes"] == []
    assert any(each["mistakes"] for each in others)
    assert best["loss"]["value"] == 0
    assert (found["by"], found["source"], found["strip"], found["branches"]) == ("win", "solved", [], [])


async def test_a_card_is_explored_with_what_may_follow(client: httpx.AsyncClient) -> None:
    found = (await client.post("/api/explore", json={"position": LEAD})).json()
    assert [each["rank"] for each in found["strip"]] == list("A23456789TJQK")
    branch = found["branches"][0]
    assert branch["card"] == found["options"][0]["cards"][0]
    following = branch["replies"][0]["position"]
    assert (await client.post("/api/explore", json={"position": following})).json()["position"]["text"] == following


async def test_a_square_and_the_chances_by_score_are_explored(client: httpx.AsyncClient) -> None:
    square = f"s.5H{'--' * 15}.JS"
    found = (await client.post("/api/explore/square", json={"position": square})).json()
    assert (found["text"], found["card"], found["grid"][0]) == (square, "JS", "5H")
    values = [each["value"] for each in found["options"]]
    assert values == sorted(values, reverse=True)
    scores = (await client.get("/api/explore/scores")).json()
    assert scores["target"] == len(scores["dealer"]) == len(scores["dealer"][0]) == 121
    assert 5500 < scores["dealer"][0][0] < 5800
    lowball = (await client.get("/api/explore/scores", params={"rules": "lowball", "target": 61})).json()
    assert (lowball["rules_text"], len(lowball["dealer"])) == ("lowball target=61", 61)
    assert lowball["dealer"][0][0] < 5000
    for refused in ({"target": 60}, {"rules": "seven_card"}, {"rules": "standard players=3"}):
        assert (await client.get("/api/explore/scores", params=refused)).status_code == 400


@pytest.mark.parametrize(
    ("path", "sent", "code"),
    [
        ("/api/explore", {"position": "nonsense"}, "position-form"),
        ("/api/explore", {"position": "d.0-0.5H5H5DJS2S9D"}, "position-card-twice"),
        ("/api/explore/square", {"position": "s.5H"}, "square-form"),
        ("/api/trainer", {"item": "nonsense", "seconds": 1}, "trainer-no-item"),
        ("/api/trainer", {"item": "h.5C5D5HJS.5S", "seconds": 1}, "trainer-answer"),
        ("/api/trainer", {"item": DISCARD, "seconds": 1, "cards": ["KH", "KD"]}, "trainer-no-choice"),
        ("/api/trainer/mistakes", {"positions": ["nonsense"]}, "trainer-no-item"),
        ("/api/trainer/mistakes", {"positions": [LEAD] * 201}, "trainer-mistakes-too-many"),
        ("/api/puzzles/0000000000", {"cards": ["5H"]}, "puzzle-unknown"),
    ],
)
async def test_invalid_requests_are_refused(
    client: httpx.AsyncClient, path: str, sent: dict[str, Any], code: str
) -> None:
    answer = await client.post(path, json=sent, headers=ANN)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == code


async def test_a_puzzle_rates_the_first_try_of_each_solver(client: httpx.AsyncClient) -> None:
    puzzle = by_theme("play")[0]
    shown = (await client.get(f"/api/puzzles/{puzzle.key}")).json()
    assert shown["rating"] == puzzle.rating
    path = f"/api/puzzles/{puzzle.key}"
    wrong = {"cards": cards_of(puzzle, puzzle.natural, shown["position"])}
    right = {"cards": cards_of(puzzle, puzzle.right[0], shown["position"])}
    first = (await client.post(path, json=wrong, headers=ANN)).json()
    assert (first["solved"], first["natural"], first["rated"]) == (False, True, True)
    assert first["rating"] > puzzle.rating
    assert first["solver"]["rating"] < 1500
    assert first["verdict"]["right"] is False
    again = (await client.post(path, json=right, headers=ANN)).json()
    assert (again["solved"], again["rated"], again["rating"]) == (True, False, first["rating"])
    other = (await client.post(path, json=right, headers=BOB)).json()
    assert other["solver"]["rating"] > 1500
    assert other["rating"] < first["rating"]
    nobody = (await client.post(path, json=right)).json()
    assert (nobody["solved"], nobody["rated"], nobody["solver"]) == (True, False, None)
    themes = (await client.get("/api/puzzles", headers=ANN)).json()
    assert (themes["solver"]["tried"], themes["solver"]["solved"]) == (1, 0)
    names = {each["theme"]: each["name"]["sentence"] for each in themes["themes"]}
    assert names["endgame"] == "Near the end"
    assert names["grab-points"] == "Taking points that cost more later"
    assert {"discard", "play"} <= names.keys()


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(client: httpx.AsyncClient) -> None:
    found = (await client.get("/api/puzzles/daily?day=2026-11-23", headers=ANN)).json()
    assert found["key"] == daily(date(2026, 11, 23)).key
    assert found["day"] == "2026-11-23"
    assert (await client.get("/api/puzzles/daily?day=tomorrow")).json()["code"] == "puzzle-no-day"


async def test_the_tries_at_the_puzzle_of_a_day_are_kept_for_the_streak(client: httpx.AsyncClient) -> None:
    shown = (await client.get("/api/puzzles/daily")).json()
    puzzle, day = named(shown["key"]), shown["day"]
    wrong, right = (cards_of(puzzle, each, shown["position"]) for each in (puzzle.natural, puzzle.right[0]))

    async def tried(cards: list[str], day: str) -> list[dict[str, Any]]:
        await client.post(f"/api/puzzles/{puzzle.key}", json={"cards": cards, "day": day}, headers=ANN)
        return list((await client.get("/api/puzzles/days", headers=ANN)).json())

    later = (date.fromisoformat(day) + timedelta(1)).isoformat()
    for other in (later, "2026-01-01", "today", ""):
        assert await tried(right, other) == []
    (first,) = await tried(wrong, day)
    assert first["day"] == day
    assert len(first["bands"]) == 1
    assert first["bands"] != ["none"]
    solved = await tried(right, day)
    assert solved == [{"day": day, "bands": [*first["bands"], "none"]}]
    assert await tried(wrong, day) == solved
    assert (await client.get("/api/puzzles/days", headers=BOB)).json() == []
    assert (await client.get("/api/puzzles/days")).status_code == 401


async def test_the_next_puzzle_is_new_and_of_the_theme(client: httpx.AsyncClient) -> None:
    found = (await client.get("/api/puzzles/next?theme=endgame", headers=ANN)).json()
    assert found["kind"] == "endgame"
    assert (await client.get("/api/puzzles/next?theme=nonsense", headers=ANN)).json()["code"] == "puzzle-no-theme"


async def test_missed_items_come_back(client: httpx.AsyncClient) -> None:
    item = (await client.get("/api/trainer/next?drill=count", headers=ANN)).json()
    hand = item["hand"]
    points = read_count(hand["text"]).points
    wrong = {"item": hand["text"], "seconds": 5, "points": points + 1}
    missed = (await client.post("/api/trainer", json=wrong, headers=ANN)).json()
    assert (missed["right"], missed["points"]) == (False, points)
    assert missed["due"] is not None
    progress = {each["drill"]: each for each in (await client.get("/api/trainer", headers=ANN)).json()}
    assert progress["count"] == {
        "drill": "count", "answers": 1, "right": 0, "seconds": 5.0, "loss": 0.0, "items": 1, "due": 0,
    }  # fmt: skip
    other = (await client.get("/api/trainer/next?drill=count", headers=ANN)).json()["hand"]["text"]
    right = {"item": other, "seconds": 3, "points": read_count(other).points}
    assert (await client.post("/api/trainer", json=right, headers=ANN)).json()["due"] is None
    later = (await client.post("/api/trainer", json=wrong | {"points": points}, headers=ANN)).json()
    assert later["right"] is True
    assert later["due"] > missed["due"]


async def test_own_mistakes_are_due_at_once(client: httpx.AsyncClient) -> None:
    nothing = await client.get("/api/trainer/next?drill=discard&source=mistakes", headers=ANN)
    assert nothing.json()["code"] == "trainer-none-due"
    answer = await client.post("/api/trainer/mistakes", json={"positions": [DISCARD, LEAD, DISCARD]}, headers=ANN)
    assert answer.status_code == 204
    item = (await client.get("/api/trainer/next?drill=discard&source=mistakes", headers=ANN)).json()
    assert (item["again"], item["position"]["text"]) == (True, DISCARD)
    sent = {"item": DISCARD, "seconds": 9, "cards": ["2S", "9D"]}
    result = (await client.post("/api/trainer", json=sent, headers=ANN)).json()
    assert result["right"] is True
    assert result["verdict"]["chosen"]["cards"] == ["2S", "9D"]
    assert result["due"] is not None


async def test_what_is_due_leaves_room_for_random_deals(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.post("/api/trainer/mistakes", json={"positions": [DISCARD]}, headers=ANN)
    for share, again in ((0.0, False), (1.0, True)):
        monkeypatch.setattr(practising, "DUE_SHARE", share)
        item = (await client.get("/api/trainer/next?drill=discard", headers=ANN)).json()
        assert item["again"] is again


@pytest.mark.parametrize("drill", ["discard", "play"])
async def test_a_trainer_asks_for_random_and_themed_positions(client: httpx.AsyncClient, drill: str) -> None:
    item = (await client.get(f"/api/trainer/next?drill={drill}", headers=ANN)).json()
    assert (item["drill"], item["again"], item["position"]["what"]) == (drill, False, drill)
    theme = {"discard": "starve-crib", "play": "grab-points"}[drill]
    themed = (await client.get(f"/api/trainer/next?drill={drill}&theme={theme}", headers=ANN)).json()
    assert themed["position"]["text"] in {each.position for each in by_theme(theme)}
    wrong = await client.get(f"/api/trainer/next?drill={drill}&theme=lead-nothing", headers=ANN)
    assert wrong.json()["sentence"] == "This trainer has no theme 'lead-nothing'."


async def test_every_theme_of_a_trainer_has_positions_there_and_no_other_has(client: httpx.AsyncClient) -> None:
    for listed in (await client.get("/api/puzzles")).json()["themes"]:
        assert listed["drills"]
        for drill in ("discard", "play"):
            answer = await client.get(f"/api/trainer/next?drill={drill}&theme={listed['theme']}", headers=ANN)
            if drill in listed["drills"]:
                assert answer.json()["position"]["what"] == drill
            else:
                assert answer.json()["sentence"] == f"This trainer has no theme '{listed['name']['sentence']}'."


async def test_the_counting_trainer_asks_for_hands_with_a_theme(client: httpx.AsyncClient) -> None:
    listed = (await client.get("/api/puzzles")).json()["counts"]
    assert [each["theme"] for each in listed] == list(COUNT_THEMES)
    names = [each["name"]["sentence"] for each in listed]
    assert len(set(names)) == len(names)
    for theme in COUNT_THEMES:
        item = (await client.get(f"/api/trainer/next?drill=count&theme={theme}", headers=ANN)).json()
        assert (item["drill"], item["again"]) == ("count", False)
        assert COUNT_THEMES[theme](read_count(item["hand"]["text"]))
    wrong = await client.get("/api/trainer/next?drill=count&theme=nonsense", headers=ANN)
    assert (wrong.status_code, wrong.json()["code"]) == (400, "trainer-no-theme")
    assert wrong.json()["sentence"] == "This trainer has no theme 'nonsense'."


async def test_a_hand_of_a_theme_that_was_missed_comes_back(client: httpx.AsyncClient) -> None:
    text = (await client.get("/api/trainer/next?drill=count&theme=nobs", headers=ANN)).json()["hand"]["text"]
    points = read_count(text).points
    answer = {"item": text, "seconds": 4, "points": points + 1}
    missed = (await client.post("/api/trainer", json=answer, headers=ANN)).json()
    assert (missed["right"], missed["points"]) == (False, points)
    assert missed["due"] is not None
    count = next(each for each in (await client.get("/api/trainer", headers=ANN)).json() if each["drill"] == "count")
    assert (count["answers"], count["right"], count["seconds"], count["items"]) == (1, 0, 4, 1)


async def test_progress_belongs_to_an_owner(client: httpx.AsyncClient) -> None:
    for path in ("/api/trainer", "/api/trainer/next?drill=count"):
        assert (await client.get(path)).status_code == 401

"""The review of a finished game on the server: made stage by stage in worker processes, stored, and requested again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo.analysis.position_text import read_position
from fifteentwo.record import from_table, to_text
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server.backends import FILE
from fifteentwo.solitaire.shuffle import Done
from fifteentwo.table import Do, open_table
from tests.reviews.games import recorded
from tests.server.harness import Server, bearer

SHORT = "standard target=31"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Server(tmp_path_factory.mktemp("reviews"))
    yield running
    running.kill()


async def finished(server: Server, rules: str = SHORT, seed: int = 1) -> dict[str, Any]:
    opened = server.open_room(rules, dealer=0)
    async with server.sit(opened) as page:
        await page.play(Random(seed))
    return opened


def get(server: Server, path: str, token: str, **query: Any) -> httpx.Response:
    return httpx.get(f"{server.address}/api/reviews/{path}", headers=bearer(token), params=query)


def complete(server: Server, path: str, token: str) -> list[dict[str, Any]]:
    """Every state of a review until it is complete."""
    states: list[dict[str, Any]] = []
    while not (states and (states[-1]["complete"] or states[-1]["trouble"])):
        states.append(get(server, path, token, after=states[-1]["stage"] if states else 0).json())
    return states


async def test_the_choices_of_the_computer_are_computed_again_for_its_table_only(server: Server) -> None:
    opened = await finished(server)
    path, token = f"{opened['room']}/1/computer", opened["token"]
    choices = get(server, path, token).json()["choices"]
    assert choices
    assert {each["agrees"] for each in choices} == {True}
    assert get(server, path, "b" * 40).status_code == 404


async def test_a_game_is_reviewed_stage_by_stage_and_kept(server: Server) -> None:
    opened = await finished(server)
    path, token = f"{opened['room']}/1", opened["token"]
    states = complete(server, path, token)
    last = states[-1]
    assert last["trouble"] is None
    assert [each["progress"] for each in states] == sorted(each["progress"] for each in states)
    assert states[0]["review"]["points"]
    assert last["complete"]
    assert not last["old"]
    sums = last["ledger"]
    assert sums["expectation"] + sum(line["tenths"] for line in sums["lines"]) == sums["result"]
    again = get(server, path, token).json()
    assert again["review"] == last["review"]

    other = get(server, path, token, seat=1).json()
    assert other["ledger"]["result"] == 1000 - sums["result"]
    steps = get(server, f"{path}/steps", token).json()["steps"]
    assert [step["at"] for step in steps] == [point["at"] for point in last["review"]["points"]]
    for decision in last["review"]["decisions"]:
        assert read_position(steps[decision["at"]]["explore"][decision["seat"]]).choices
    assert steps[0]["explore"] == [None, None]

    decision = next(each for each in last["review"]["decisions"] if not each["forced"])
    options = get(server, f"{path}/options/{decision['at']}", token).json()["options"]
    assert len(options) == decision["options"]
    for cards in (decision["cards"], options[0]["cards"]):
        graded = httpx.post(
            f"{server.address}/api/reviews/{path}/grade",
            headers=bearer(token),
            json={"at": decision["at"], "cards": cards},
        )
        assert graded.json()["cards"] == cards
        assert graded.json() == decision or cards != decision["cards"]

    on = httpx.post(
        f"{server.address}/api/reviews/{path}/play", headers=bearer(token), json={"at": decision["at"], "seat": 0}
    )
    assert on.status_code == 201, on.text
    async with server.sit(on.json() | {"seat": 0}) as page:
        assert page.position["assisted"] == [0]
        assert page.position["scene"]["deals"] == decision["deal"]
        await page.play(Random(2))


async def test_invalid_requests_are_refused(server: Server) -> None:
    opened = server.open_room(SHORT, dealer=0)
    assert get(server, f"{opened['room']}/1", opened["token"]).status_code == 409
    assert get(server, f"{opened['room']}/2", opened["token"]).status_code == 409
    for room in (opened["room"], "nowhere"):  # whether a game of others exists is not told
        stranger = get(server, f"{room}/1", "x" * 40)
        assert (stranger.status_code, stranger.json()["code"]) == (404, "review-not-yours")
    assert get(server, f"{opened['room']}/1/steps", opened["token"]).json()["code"] == "review-not-over"
    assert get(server, "record-unknown/1", opened["token"]).json()["code"] == "review-no-such-record"
    square = server.open_room("bvs")
    assert get(server, f"{square['room']}/1", square["token"]).status_code == 409
    for body in (b"\xff", b"nonsense"):
        assert httpx.post(f"{server.address}/api/reviews", content=body).status_code == 400


async def test_a_square_is_reviewed_with_all_choices_and_graded_again(server: Server) -> None:
    opened = await finished(server, "wikibooks", seed=3)
    path, token = f"{opened['room']}/1", opened["token"]
    last = complete(server, path, token)[-1]
    assert (last["trouble"], last["complete"], last["old"], last["review"]) == (None, True, False, None)
    game = last["solo"]
    assert len(game["decisions"]) == 16
    assert game["total"] == pytest.approx(
        game["decisions"][0]["expected"]["value"]
        + game["luck"]["value"]
        - sum(each["loss"]["value"] for each in game["decisions"])
    )
    assert game["pars"][0]["name"] == "par"
    steps = get(server, f"{path}/steps", token).json()["steps"]
    decision = next(each for each in game["decisions"] if each["band"] != "none")
    assert steps[decision["at"]]["explore"] == [steps[decision["at"]]["explore"][0]]
    assert steps[decision["at"]]["explore"][0].startswith("s.")

    hint = get(server, f"{path}/options/{decision['at']}", token).json()["hint"]
    assert (len(hint["options"]), hint["options"][0]["action"]) == (decision["options"], decision["best"])
    for action, loss in ((decision["action"], decision["loss"]["value"]), (decision["best"], 0)):
        graded = httpx.post(
            f"{server.address}/api/reviews/{path}/grade",
            headers=bearer(token),
            json={"at": decision["at"], "action": action},
        ).json()
        assert (graded["action"], graded["loss"]["value"]) == (action, loss)
    taken = next(cell for cell, card in enumerate(steps[decision["at"]]["scene"]["grid"]) if card)
    closed = decision["best"] | {"cell": taken}
    for body in ({"at": decision["at"], "action": closed}, {"at": 0, "action": decision["best"]}, {"at": 1}):
        refused = httpx.post(f"{server.address}/api/reviews/{path}/grade", headers=bearer(token), json=body)
        assert refused.status_code == 400, refused.text
    on = httpx.post(
        f"{server.address}/api/reviews/{path}/play", headers=bearer(token), json={"at": decision["at"], "seat": 0}
    )
    async with server.sit(on.json() | {"seat": 0}) as page:
        assert page.position["assisted"] == [0]
        assert page.position["scene"]["grid"] == steps[decision["at"]]["scene"]["grid"]


async def test_solitaires_are_reviewed(server: Server) -> None:
    opened = await finished(server, "arnold", seed=2)
    last = complete(server, f"{opened['room']}/1", opened["token"])[-1]
    assert (last["complete"], last["solo"]["luck"]) == (True, None)
    assert all(each["expected"]["value"] >= each["loss"]["value"] for each in last["solo"]["decisions"])
    swapped = open_table(parse("shuffle"), deal=7)
    while (entry := swapped.house(Random(1))) is not None:
        swapped.push(entry)
    swapped.push(Do(Done(0)))
    record = to_text(from_table(swapped, ("Ann",)))
    found = httpx.post(f"{server.address}/api/reviews", content=record.encode()).json()
    game = complete(server, f"{found['source']}/1", "y" * 40)[-1]["solo"]
    assert (game["decisions"], game["notes"], game["pars"][0]["name"]) == ([], ["swaps"], "par")


async def test_an_imported_record_is_reviewed(server: Server) -> None:
    record = to_text(recorded(("club", "novice"), 4, CribbageRules(target=31)))
    found = httpx.post(f"{server.address}/api/reviews", content=record.encode()).json()
    assert found["games"] == 1
    last = complete(server, f"{found['source']}/1", "y" * 40)[-1]
    assert last["complete"]
    assert last["own"] == [0, 1]
    assert [chair["name"] for chair in last["chairs"]] == ["Ann", "Bob"]


async def test_a_killed_server_makes_the_review_on_request(tmp_path: Path) -> None:
    server = Server(tmp_path)
    opened = await finished(server)
    get(server, f"{opened['room']}/1", opened["token"])
    server.kill()
    server = Server(tmp_path)
    try:
        assert complete(server, f"{opened['room']}/1", opened["token"])[-1]["complete"]
    finally:
        server.kill()


async def test_the_rating_is_computed_from_reviews(server: Server) -> None:
    opened = await finished(server, seed=5)
    token = opened["token"]

    def rating(**query: int | str) -> dict[str, Any]:
        found = httpx.get(f"{server.address}/api/rating", headers=bearer(token), params=query)
        return dict(found.json())

    before = rating()
    assert (before["games"] + before["unreviewed"], before["band"]) == (1, None)
    review = complete(server, f"{opened['room']}/1", token)[-1]["review"]
    found = rating()
    assert found == rating()  # the second is kept in the store
    (seat,) = opened["seats"]
    losses = [each["loss"]["value"] for each in review["decisions"] if each["seat"] == seat and not each["forced"]]
    assert (found["games"], found["unreviewed"], found["decisions"]) == (1, 0, len(losses))
    assert found["loss"] == pytest.approx(sum(losses) / len(losses))
    assert sum(each["decisions"] for each in found["phases"]) == len(losses)
    (line,) = found["timeline"]
    assert (line["room"], line["decisions"], line["won"]) == (opened["room"], len(losses), found["wins"] == 1)
    assert line["their_decisions"] > 0
    assert (line["opponents"], line["recent"]) == (["Bot 1"], None)
    mine, theirs = line["scores"]
    assert (found["margin"], mine > theirs) == (mine - theirs, line["won"])
    assert found["claims"] is None
    with closing(sqlite3.connect(server.data / FILE)) as database, database:
        database.execute("UPDATE practice SET state = '{}' WHERE kind = 'rated'")
    assert rating() == found  # what an earlier version kept is computed again
    assert rating(last=0)["code"] == "history-last"
    assert rating(opponent="Bot 1", rules=SHORT) == found
    assert [each["name"] for each in found["opponents"]] == ["Bot 1"]
    assert [each["rules_text"] for each in found["by_rules"]] == [SHORT]
    for other in (rating(opponent="Bot 2"), rating(rules="standard")):
        assert (other["games"], other["timeline"], other["opponents"]) == (0, [], found["opponents"])

    def practise() -> int:
        return int(httpx.post(f"{server.address}/api/rating/mistakes", headers=bearer(token)).json()["added"])

    wrong = [each for each in review["decisions"] if each["seat"] == seat and each["band"] != "none"]
    assert practise() == len(wrong) > 0
    assert practise() == 0  # each is there already
    progress = httpx.get(f"{server.address}/api/trainer", headers=bearer(token)).json()
    assert sum(each["due"] for each in progress) == len(wrong)

    items = get(server, f"{opened['room']}/1/mistakes", token).json()["items"]
    steps = get(server, f"{opened['room']}/1/steps", token).json()["steps"]
    costliest = sorted(wrong, key=lambda each: -each["loss"]["value"])
    assert [each["position"]["text"] for each in items] == [
        steps[each["at"]]["explore"][each["seat"]] for each in costliest
    ]
    theirs = [each for each in review["decisions"] if each["seat"] != seat and each["band"] != "none"]
    assert len(get(server, f"{opened['room']}/1/mistakes", token, seat=1 - seat).json()["items"]) == len(theirs)

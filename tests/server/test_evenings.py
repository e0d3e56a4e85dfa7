"""A club's evening over HTTP and its socket: who may do what, and a whole evening as an organiser runs it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.harness import bearer, client_of

DESK = "desk" * 10


def token(player: int) -> str:
    return f"player {player} ".ljust(40, "x")


class Hall:
    """An evening, as its organiser and its players ask for things."""

    def __init__(self, client: httpx.AsyncClient, evening: str, code: str) -> None:
        self.client = client
        self.id = evening
        self.code = code

    @classmethod
    async def open(cls, client: httpx.AsyncClient, **settings: Any) -> Hall:
        answer = await client.post("/api/evenings", json={"name": "Tuesday"} | settings, headers=bearer(DESK))
        assert answer.status_code == 201, answer.text
        hall = cls(client, answer.json()["evening"], "")
        hall.code = (await hall.now())["code"]
        return hall

    async def now(self, owner: str = DESK) -> dict[str, Any]:
        answer = await self.client.get(f"/api/evenings/{self.id}", headers=bearer(owner))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def join(self, player: int, name: str | None = None) -> int:
        sent = {"code": self.code, "name": name or f"P{player}"}
        answer = await self.client.post("/api/evenings/join", json=sent, headers=bearer(token(player)))
        assert answer.status_code == 200, answer.text
        return int(answer.json()["player"])

    async def ask(self, kind: str, owner: str = DESK, **more: Any) -> httpx.Response:
        sent = {"type": kind} | more
        return await self.client.post(f"/api/evenings/{self.id}", json=sent, headers=bearer(owner))

    async def do(self, kind: str, owner: str = DESK, **more: Any) -> None:
        answer = await self.ask(kind, owner, **more)
        assert answer.status_code == 204, answer.text

    async def evening(self) -> dict[str, Any]:
        return dict((await self.now())["evening"])

    async def refused(self, kind: str, owner: str = DESK, **more: Any) -> str:
        answer = await self.ask(kind, owner, **more)
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    async def report(self, game: dict[str, Any], player: int, result: tuple[int, int]) -> None:
        """A player reports, or the organiser enters it from the card of somebody without a phone."""
        owner = token(player) if (await self.now(DESK))["evening"]["players"][player]["phone"] else DESK
        sent = {"first": result[0], "second": result[1]}
        await self.do("ReportResult", owner, game=game["id"], player=player, result=sent)

    async def finish_round(self, chance: Random) -> dict[str, Any]:
        """Both report a result for each open game; then it is the evening."""
        for game in open_games(await self.evening()):
            low = chance.randrange(121)
            result = chance.choice([(121, low), (low, 121)])
            await self.report(game, game["first"], result)
            await self.report(game, game["second"], result)
        return await self.evening()


def open_games(evening: dict[str, Any]) -> list[dict[str, Any]]:
    return [game for game in evening["games"] if game["report"] not in {"settled", "void"}]


async def test_a_whole_evening(own_data: Path) -> None:
    """Nine players, four of them with phones, one late, one who leaves; then a knock-out, the season and the files."""
    chance = Random(3)
    async with client_of(own_data) as client:
        hall = await Hall.open(client, club="Peggers", rounds=4)
        assert [await hall.join(player) for player in range(4)] == [0, 1, 2, 3]
        for _ in range(4):
            await hall.do("AddPlayer", name="Typed in")
        await hall.do("PairRound")
        evening = await hall.evening()
        assert (evening["total"], len(open_games(evening))) == (4, 4)
        assert len({player["name"] for player in evening["players"]}) == 8
        assert await hall.refused("PairRound") == "evening-games-open"
        await hall.finish_round(chance)

        assert await hall.join(8, "Late") == 8
        await hall.do("PairRound")
        (bye,) = (await hall.evening())["rounds"][-1]["byes"]
        assert bye != 8
        await hall.finish_round(chance)

        await hall.do("LeaveEvening", token(3), player=3)
        for _ in range(2):
            await hall.do("PairRound")
            evening = await hall.finish_round(chance)
        assert evening["next"] == "knockout"
        assert {row["played"] + row["byes"] for row in evening["standings"] if row["player"] not in {3, 8}} == {4}
        assert evening["cut"] == 3

        champion = await knock_out(hall, [row["player"] for row in evening["standings"] if row["player"] != 3][:3])
        await hall.do("CloseEvening")
        evening = await hall.evening()
        assert (evening["stage"], evening["champion"]) == ("closed", champion)
        assert await hall.refused("AddPlayer", name="Too late") == "evening-closed"
        await check_files(hall, evening)


async def knock_out(hall: Hall, seeds: list[int]) -> int:
    """The first three play the knock-out: the best has a bye, and then wins."""
    await hall.do("BeginKnockout")  # its first round is paired at once
    evening = await hall.evening()
    assert evening["rounds"][-1]["byes"] == seeds[:1]
    (game,) = open_games(evening)
    assert {game["first"], game["second"]} == set(seeds[1:])
    assert (
        await hall.refused("SettleResult", game=game["id"], result={"first": 121, "second": 1}) == "evening-match-score"
    )
    await hall.do("SettleResult", game=game["id"], result={"first": 2, "second": 1})
    await hall.do("PairRound")
    (final,) = open_games(await hall.evening())
    won = {"first": 2, "second": 0} if final["first"] == seeds[0] else {"first": 0, "second": 2}
    await hall.do("SettleResult", game=final["id"], result=won)
    return seeds[0]


async def check_files(hall: Hall, evening: dict[str, Any]) -> None:
    """The season has the points of the evening, and every table can be had as a file."""
    (club,) = (await hall.client.get("/api/clubs", headers=bearer(token(1)))).json()
    path = f"/api/clubs/{club['id']}/season"
    season = (await hall.client.get(path, headers=bearer(token(1)))).json()
    assert season["name"] == "Peggers"
    assert [line["points"] for line in season["lines"]] == [row["points"] for row in evening["standings"]]
    byes = sum(row["byes"] for row in evening["standings"])
    rows = {
        "standings": 9,
        "games": len(evening["games"]),
        "scorecards": 2 * len(evening["games"]) - 4 + byes,
        "bracket": 3,
    }
    paths = {f"/api/evenings/{hall.id}/export?table={table}&": number for table, number in rows.items()}
    for file, number in (paths | {f"{path}/export?": 9}).items():
        text = (await hall.client.get(f"{file}form=csv", headers=bearer(DESK))).text
        assert len(text.splitlines()) == number + 1
        assert len((await hall.client.get(f"{file}form=json", headers=bearer(DESK))).json()) == number


async def test_the_code_of_the_hall_can_be_typed_in_small_letters_and_in_halves(own_data: Path) -> None:
    async with client_of(own_data) as client:
        hall = await Hall.open(client)
        hall.code = f" {hall.code[:5].lower()}-{hall.code[5:].lower()}"
        assert await hall.join(0) == 0
        hall.code = "AAAAA-AAAAA"
        sent = {"code": hall.code, "name": "Ann"}
        assert (await client.post("/api/evenings/join", json=sent, headers=bearer(token(1)))).status_code == 404


async def test_two_results_that_disagree_wait_for_the_organiser(own_data: Path) -> None:
    async with client_of(own_data) as client:
        hall = await Hall.open(client)
        for player in range(2):
            await hall.join(player)
        await hall.do("PairRound")
        (game,) = open_games(await hall.evening())
        await hall.report(game, 0, (121, 90))
        assert (await hall.now(token(1)))["reports"] == [{"game": 0, "first": None, "second": None}]
        await hall.report(game, 1, (121, 91))
        told = await hall.now()
        assert told["evening"]["games"][0]["report"] == "differ"
        assert told["reports"] == [
            {"game": 0, "first": {"first": 121, "second": 90}, "second": {"first": 121, "second": 91}}
        ]
        assert await hall.refused("SettleResult", token(0), game=0, result={"first": 121, "second": 90}) == (
            "evening-organiser-only"
        )
        await hall.do("SettleResult", game=0, result={"first": 121, "second": 90})
        assert (await hall.evening())["games"][0]["points"] == [3, 0]

"""A whole evening over HTTP and sockets: seventeen players, nine rounds, and everything that goes wrong on a club night.

One comes late, one withdraws, a wrong result is corrected, players are level, and the top quarter plays a knock-out with
byes. The test keeps books of its own and compares the standings, scorecards and files with them after every round.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.guard import HANG
from tests.server.harness import Server, bearer
from tests.server.test_evenings import DESK, Hall, open_games, token

ROUNDS, LATE, WITHDRAWN = 9, 17, 4
PHONES = range(3)
"""These players have a phone; all others were typed in."""

Score = tuple[int, int]


class Books:
    """What happened, as a club's secretary would write it down: opponents, scores, and rounds without a game."""

    def __init__(self) -> None:
        self.lines: dict[int, dict[int, tuple[int, int, int] | None]] = defaultdict(dict)
        """For each player and round: the opponent, the own score and the other's; None for a bye."""

    def enter(self, number: int, first: int, second: int, score: Score) -> None:
        self.lines[first][number] = second, *score
        self.lines[second][number] = first, *score[::-1]

    def card(self, player: int) -> list[tuple[int, int | None, int, int]]:
        """For each round: the opponent, the game points, and the spread. A skunk is a win against 90 or fewer."""
        card: list[tuple[int, int | None, int, int]] = []
        for number, line in sorted(self.lines[player].items()):
            if line is None:
                card.append((number, None, 2, 0))
            else:
                other, own, theirs = line
                card.append((number, other, 0 if own < theirs else 3 if theirs < 91 else 2, own - theirs))
        return card

    def standing(self, player: int) -> tuple[int, int, int]:
        """Game points, wins, and spread."""
        card = self.card(player)
        return sum(line[2] for line in card), sum(line[2] > 0 for line in card), sum(line[3] for line in card)


class Follower:
    """A page on the socket of an evening; `told` is the last it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: dict[str, Any] = {}

    async def until(self, number: int) -> dict[str, Any]:
        """Reads until the evening has this many events."""
        while self.told.get("evening", {}).get("number", 0) < number:
            self.told = json.loads(await self.socket.recv())
        return dict(self.told["evening"])


def scored(one: int, other: int) -> Score:
    """The score of a game: the better of two has the lower number, and the margins repeat, so that players are level."""
    low = 85 if abs(one - other) > 8 else 100
    return (121, low) if one < other else (low, 121)


async def test_a_whole_evening_of_seventeen(server: Server) -> None:
    books, chance = Books(), Random(11)
    async with httpx.AsyncClient(base_url=server.address, timeout=HANG) as client:
        hall = await Hall.open(client, club="Seventeen", format="acc9")
        for player in PHONES:
            assert await hall.join(player) == player
        for player in range(len(PHONES), 17):
            await hall.do("AddPlayer", name=f"P{player}")
        address = f"ws://127.0.0.1:{server.port}/api/evenings/{hall.id}/socket"
        async with connect(address) as on_wall, connect(address) as phone:
            await on_wall.send(json.dumps({"type": "FollowEvening", "code": hall.code}))
            await phone.send(json.dumps({"type": "FollowEvening", "token": token(0)}))
            wall, first = Follower(on_wall), Follower(phone)
            evening = await hall.evening()
            for number in range(1, ROUNDS + 1):
                await before_round(hall, number)
                await hall.do("PairRound")
                await play(hall, number, books, chance)
                evening = await hall.evening()
                check_books(evening, books)
                assert await wall.until(evening["number"]) == evening
            await first.until(evening["number"])
            assert (first.told["mine"], first.told["organiser"]) == ([0], False)
            assert (wall.told["mine"], wall.told["organiser"], wall.told["reports"]) == ([], False, [])

            check_rotation(evening)
            await correct(hall, books)
            evening = await hall.evening()
            check_books(evening, books)
            check_level(evening)
            await check_cards(hall, books)
            champion = await knock_out(hall, evening)
            await hall.do("CloseEvening")
            evening = await wall.until((await hall.evening())["number"])
            assert (evening["stage"], evening["champion"]) == ("closed", champion)
            await check_log(hall)


async def before_round(hall: Hall, number: int) -> None:
    """In round 3 somebody comes late, and in round 6 somebody withdraws in the middle of the evening."""
    if number == 3:
        await hall.do("AddPlayer", name="Late")
    if number == 6:
        await hall.do("LeaveEvening", player=WITHDRAWN)
        assert not (await hall.evening())["players"][WITHDRAWN]["here"]


async def play(hall: Hall, number: int, books: Books, chance: Random) -> None:
    """Plays a round: who has a phone reports, the others' cards are typed in."""
    evening = await hall.evening()
    here = {player["id"] for player in evening["players"] if player["here"]}
    byes = evening["rounds"][-1]["byes"]
    games = open_games(evening)
    assert len(byes) == len(here) % 2
    assert {player for game in games for player in (game["first"], game["second"])} | {*byes} == here
    for player in byes:
        books.lines[player][number] = None
    for game in games:
        score = scored(game["first"], game["second"])
        books.enter(number, game["first"], game["second"], score)
        reports = [game["first"], game["second"]]
        if set(reports) & set(PHONES):
            chance.shuffle(reports)
            for player in reports:
                await hall.report(game, player, score)
        else:
            await hall.do("SettleResult", game=game["id"], result={"first": score[0], "second": score[1]})


def check_books(evening: dict[str, Any], books: Books) -> None:
    """The standings are those of the books, by game points, wins and spread."""
    rows = evening["standings"]
    for row in rows:
        assert (row["points"], row["won"], row["spread"]) == books.standing(row["player"])
        assert row["byes"] == sum(line is None for line in books.lines[row["player"]].values())
    orders = [(row["points"], row["won"], row["spread"]) for row in rows]
    assert orders == sorted(orders, reverse=True)
    for place, row in enumerate(rows):
        assert row["rank"] == 1 + sum(order > orders[place] for order in orders)


def check_rotation(evening: dict[str, Any]) -> None:
    """Nobody met anybody twice, as with seventeen in nine rounds they need not; and nobody had two byes."""
    met = Counter(frozenset((game["first"], game["second"])) for game in evening["games"])
    assert set(met.values()) == {1}
    byes = Counter(player for each in evening["rounds"] for player in each["byes"])
    assert max(byes.values()) == 1
    assert sum(byes.values()) == 2 + 4  # in the rounds before the late arrival, and after the withdrawal
    assert LATE not in byes


def check_level(evening: dict[str, Any]) -> None:
    """Some players are level in points and wins, and only the spread parts them."""
    orders = [(row["points"], row["won"]) for row in evening["standings"]]
    assert len(set(orders)) < len(orders)


async def correct(hall: Hall, books: Books) -> None:
    """Player 0 sees that a result is wrong, objects, and the organiser turns it round."""
    game = next(game for game in (await hall.evening())["games"] if 0 in (game["first"], game["second"]))
    was = game["result"]
    right = {"first": was["second"], "second": was["first"]}
    await hall.do("ReportResult", token(0), game=game["id"], player=0, result=right)
    told = await hall.now()
    assert (told["evening"]["games"][game["id"]]["disputed"], told["evening"]["games"][game["id"]]["result"]) == (
        True,
        was,
    )
    assert [report["game"] for report in told["reports"]] == [game["id"]]
    await hall.do("SettleResult", game=game["id"], result=right)
    books.enter(game["round"], game["first"], game["second"], (right["first"], right["second"]))
    after = (await hall.evening())["games"][game["id"]]
    own = (game["first"], game["second"]).index(0)
    assert (after["disputed"], after["signed"][own], after["signed"][1 - own]) == (False, True, False)


async def check_cards(hall: Hall, books: Books) -> None:
    """Every scorecard has the lines of the books, with running totals, and both initials where both have reported."""
    cards = (await hall.client.get(f"/api/evenings/{hall.id}/cards", headers=bearer(token(1)))).json()
    assert len(cards) == 18
    for card in cards:
        lines = card["lines"]
        own = [(line["round"], line["opponent"], line["points"], line["plus"] - line["minus"]) for line in lines]
        assert own == books.card(card["player"])
        assert [line["total_points"] for line in lines] == [sum(x[2] for x in own[: at + 1]) for at in range(len(own))]
        assert [line["total_spread"] for line in lines] == [sum(x[3] for x in own[: at + 1]) for at in range(len(own))]
    signed = [line["signed"] and line["opponent_signed"] for line in cards[1]["lines"] if line["game"] is not None]
    assert all(signed)
    assert not any(line["signed"] for line in cards[9]["lines"] if line["opponent"] not in PHONES)


async def knock_out(hall: Hall, evening: dict[str, Any]) -> int:
    """A quarter of eighteen is five: three byes, one match, two semi-finals, and the final; the worse seed always wins."""
    seeds = [row["player"] for row in evening["standings"] if row["player"] != WITHDRAWN][:5]
    await hall.do("BeginKnockout")
    evening = await hall.evening()
    assert (evening["seeds"], evening["bracket"][0]) == (
        seeds,
        [seeds[0], None, seeds[3], seeds[4], seeds[1], None, seeds[2], None],
    )
    for number, matches in enumerate((1, 2, 1)):
        if number:  # the first round is paired at once
            await hall.do("PairRound")
        games = open_games(await hall.evening())
        assert len(games) == matches
        for game in games:
            won = (
                {"first": 1, "second": 2}
                if seeds.index(game["second"]) > seeds.index(game["first"])
                else {"first": 2, "second": 0}
            )
            await hall.do("SettleResult", game=game["id"], result=won)
    rows = (
        await hall.client.get(f"/api/evenings/{hall.id}/export?table=bracket&form=json", headers=bearer(DESK))
    ).json()
    assert [row["winner"] for row in rows] == [
        f"P{seeds[at]}" if seeds[at] != LATE else "Late" for at in (0, 4, 1, 2, 4, 2, 4)
    ]
    return int(seeds[4])


async def check_log(hall: Hall) -> None:
    """The log says who did what: the late arrival, the withdrawal, the objection, and the correction with both results."""
    log = (await hall.client.get(f"/api/evenings/{hall.id}/log", headers=bearer(DESK))).json()
    assert [dated["line"]["number"] for dated in log] == [*range(1, len(log) + 1)]
    what = [dated["line"]["what"] for dated in log]
    assert (what.count("paired"), what.count("joined"), what.count("left"), what.count("closed")) == (12, 18, 1, 1)
    (objected,) = (dated["line"] for dated in log if dated["line"]["what"] == "objected")
    (corrected,) = (dated["line"] for dated in log if dated["line"]["what"] == "corrected")
    assert (objected["player"], objected["desk"], corrected["desk"]) == ("P0", False, True)
    assert (corrected["result"], corrected["was"]["first"]) == (objected["result"], corrected["result"]["second"])

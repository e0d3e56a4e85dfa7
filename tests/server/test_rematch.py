"""A rematch: when everybody at a finished table agrees, the next match begins with the same people, and the loser deals."""

from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo.server.rematch import loser_deals
from fifteentwo.table import Begin
from tests.server.company import Company, people
from tests.server.harness import Message, Page, Server, bearer, log_of
from tests.server.test_spectators import Spectator, has_link, make_link

RULES = "standard target=31 match=single"
BOB = "bob" * 12
PROPOSED = {"type": "Propose", "matter": "rematch"}


class Friends(Company):
    """A table whose last seat belongs to Bob."""

    def __init__(self, server: Server, rules: str = RULES) -> None:
        super().__init__(server, rules, people(rules))
        seat = len(self.chairs) - 1
        path = f"{server.address}/api/rooms/{self.room}"
        made = httpx.post(f"{path}/invitations", json={"seat": seat}, headers=bearer(self.token)).json()
        joined = httpx.post(f"{path}/join", json={"secret": made["secret"]}, headers=bearer(BOB)).json()
        self.pages[seat] = Page(server, joined | {"seat": seat})

    async def agree(self, seat: int) -> list[Message]:
        """This seat agrees to a rematch; returns what every page hears of it."""
        await self.pages[seat].send(PROPOSED)
        return [await page.receive_a("Conduct") for page in self.pages.values()]


def owned(server: Server, room: str, token: str) -> Any:
    lines = httpx.get(f"{server.address}/api/rooms", headers=bearer(token)).json()
    return next((line for line in lines if line["room"] == room), None)


async def test_when_all_agree_the_next_match_begins_with_the_same_people_and_the_loser_deals(server: Server) -> None:
    async with Friends(server) as company:
        position = await company.play(Random(3))
        (winner,) = position["outcome"]["winners"]
        offers = await company.agree(0)
        assert [(offer["matter"], offer["agreed"], offer["rematch"]) for offer in offers] == [("rematch", [0], "")] * 2
        offer, same = await company.agree(1)
        assert offer == same
        room = offer["rematch"]
        (begin,) = log_of(server.data, room)
        assert isinstance(begin, Begin)
        assert begin.dealer == 1 - winner
        assert begin.commitment
        assert [owned(server, room, token)["own"] for token in (company.token, BOB)] == [[0], [1]]
        assert owned(server, room, BOB)["chairs"] == owned(server, company.room, BOB)["chairs"]
        assert await company.refused(0, PROPOSED) == "There has been a rematch already."


async def test_who_reloads_the_page_hears_who_has_agreed(server: Server) -> None:
    async with Friends(server) as company:
        await company.play(Random(4))
        await company.agree(1)
        async with Page(server, company.pages[0].opened) as page:
            assert (await page.receive_a("Conduct"))["agreed"] == [1]


async def test_people_at_one_screen_agree_together(server: Server) -> None:
    async with Friends(server, "three_players target=31 match=single") as company:
        await company.play(Random(5))
        assert (await company.agree(1))[0]["agreed"] == [0, 1]
        assert (await company.agree(2))[0]["rematch"]


async def test_those_who_watch_go_along_with_their_link(server: Server) -> None:
    async with Friends(server) as company:
        secret = make_link(server, company.room, BOB)
        async with Spectator(server, company.room, secret) as zoe:
            await company.play(Random(6))
            await company.agree(0)
            room = (await company.agree(1))[0]["rematch"]
            assert (await zoe.receive_a("Conduct"))["rematch"] == ""
            assert (await zoe.receive_a("Conduct"))["rematch"] == room
        async with Spectator(server, room, secret):
            assert has_link(server, room, BOB)["open"]
            assert not has_link(server, company.room, BOB)["open"]


async def test_there_is_no_rematch_before_the_end_or_without_somebody_who_has_left(server: Server) -> None:
    async with Friends(server) as company:
        await company.settle()
        assert await company.refused(0, PROPOSED) == "This game is not over yet."
        await company.play(Random(7))
        left = {"rooms": [company.room]}
        assert httpx.post(f"{server.address}/api/history/delete", json=left, headers=bearer(BOB)).status_code < 300
        assert await company.refused(0, PROPOSED) == "Somebody has left this table for good."


@pytest.mark.parametrize(
    ("sides", "winners", "last", "dealer"),
    [
        ([0, 1], [0], 0, 1),
        ([0, 1], [1], None, 0),
        ([0, 1, 0, 1], [0], 1, 3),
        ([0, 1, 0, 1], [0], 2, 3),
        ([0, 1, 2], [1], 0, None),
        ([0, 1, 2], [0, 1], 0, 2),
    ],
)
def test_the_loser_deals_and_several_losers_cut(sides: list[int], winners: list[int], last: int, dealer: int) -> None:
    assert loser_deals(sides, winners, last) == dealer

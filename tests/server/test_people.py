"""Several people at one table: who may act and when, and whose counts are made for them."""

from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.company import Company, people, wish
from tests.server.harness import Server, bearer

MUGGINS = "three_players muggins target=361"


async def test_each_person_holds_a_seat_of_their_own(server: Server) -> None:
    async with Company(server, "partners", people("partners", bots=(1,))) as company:
        await company.play(Random(1), 12)
        assert list(company.pages) == [0, 2, 3]
        (line,) = httpx.get(f"{server.address}/api/rooms", headers=bearer(company.token)).json()
        assert line["own"] == [0, 2, 3]
        assert line["stand"]["to_act"] == company.pages[0].position["to_act"]
        assert len(line["stand"]["scores"]) == 2, "a score for each side"
        for page in company.pages.values():
            assert page.messages[0]["sides"] == [0, 1, 0, 1]
        for seat, page in company.pages.items():
            hands = page.position["scene"]["hands"]
            assert all("??" not in hand if owner == seat else set(hand) <= {"??"} for owner, hand in enumerate(hands))


async def test_nobody_acts_for_another_seat(server: Server) -> None:
    async with Company(server, MUGGINS, people(MUGGINS)) as company:
        rng = Random(2)
        asked = await company.until("claim", rng)
        other = (asked["seat"] + 1) % 3
        before = len(company.log())
        for seat, action in (
            (other, {"type": "claim", "seat": asked["seat"], "points": 2}),
            (other, {"type": "claim", "seat": other, "points": 2}),
            (other, {"type": "pass", "seat": other}),
            (other, {"type": "call", "seat": other, "points": 2}),
        ):
            await company.refused(seat, {"type": "Act", "action": action, "at": company.pages[seat].at})
        assert len(company.log()) == before


async def test_while_a_claim_is_due_nothing_else_is_accepted(server: Server) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"type": "claim", "points": 30}, "30 is out of range: enter 0 to 29."),
        ({"type": "claim", "points": -1}, "-1 is out of range: enter 0 to 29."),
        ({"type": "claim", "points": 10**30}, "out of range"),
        ({"type": "call", "points": 2}, "Now the hand turned up must be counted."),
        ({"type": "pass"}, "Now the hand turned up must be counted."),
        ({"type": "choose", "clockwise": True}, "Now the hand turned up must be counted."),
        ({"type": "name", "cards": ["*1=5H"]}, "Now the hand turned up must be counted."),
        ({"type": "play", "card": "5H"}, "First the hand turned up must be counted."),
    ]
    async with Company(server, MUGGINS, people(MUGGINS), dealer=2) as company:
        asked = await company.until("claim", Random(5), of=("hand",))
        before = company.log()
        page = company.pages[asked["seat"]]
        assert page.position["offer"]["count_to"] == 29
        for action, says in wrong:
            message = {"type": "Act", "action": {"seat": asked["seat"]} | action, "at": page.at}
            assert says in await company.refused(asked["seat"], message)
        assert company.log() == before


async def test_a_call_is_accepted_only_in_its_window_and_a_second_click_is_late(server: Server) -> None:
    async with Company(server, MUGGINS, people(MUGGINS), dealer=0) as company:
        asked = await company.until("call", Random(3))
        caller, page = asked["seat"], company.pages[asked["seat"]]
        assert page.legal == [{"type": "pass", "seat": caller}]
        assert asked["claim"] is not None
        out_of_range = {"type": "Act", "action": {"type": "call", "seat": caller, "points": 0}, "at": page.at}
        assert "enter 1 to 29" in await company.refused(caller, out_of_range)
        click = {"type": "Act", "action": page.legal[0], "at": page.at}
        await page.send(click)
        await page.send(click)
        await page.receive_a("Welcome")
        await company.settle()
        passed = [entry for entry in company.log() if "Pass" in repr(entry) and f"seat={caller}" in repr(entry)]
        assert len(passed) == 1, "what was clicked twice is done once"
        await company.until("claim", Random(4))
        again = {"type": "Act", "action": {"type": "call", "seat": caller, "points": 2}, "at": company.pages[caller].at}
        await company.refused(caller, again)
        await company.check()


async def test_a_joker_is_named_as_a_card_that_fits(server: Server) -> None:
    rng = Random(8)
    rules = "jokers joker_binding=off target=361"
    async with Company(server, rules, people(rules)) as company:
        while True:
            position = await company.settle()
            seat = position["to_act"][0]
            there = company.pages[seat].position
            offer = there["offer"]
            if offer["jokers"] and offer["joker_most"] < 10:
                break
            if position["scene"]["phase"] == "discard":  # the jokers are kept
                legal = company.pages[seat].legal
                action = min(legal, key=lambda away: sum(card[0] == "*" for card in away["cards"]))
            else:
                action = wish(there | {"offer": offer | {"jokers": []}} if offer["legal"] else there, seat, rng)
            await company.act(seat, action)
        before = company.log()
        joker = offer["jokers"][0]
        assert all(action["type"] == "play" and "*" not in action["card"] for action in offer["legal"])
        for card, says in (
            (joker, "Name the joker"),
            (f"{joker}=KH", "would pass 31"),
            (f"{joker}=*2", "not a card"),
            ("??", "face up"),
            (f"*{3 - int(joker[1])}=AH", "does not hold"),
        ):
            if card[:2] in offer["jokers"] and "hold" in says:
                continue
            action = {"type": "play", "seat": seat, "card": card}
            assert says in await company.refused(seat, {"type": "Act", "action": action, "at": company.pages[seat].at})
        assert company.log() == before
        fits = f"{joker}={'A23456789'[offer['joker_most'] - 1]}H"
        await company.act(seat, {"type": "play", "seat": seat, "card": fits})
        asked = await company.until("name", rng, of=("hand",))
        seat = asked["seat"]
        page = company.pages[seat]
        assert asked["to_name"]
        assert page.position["offer"]["advice"]["cards"][0].startswith(asked["to_name"][0])
        assert page.legal == []
        for names in ([], ["5H"] * len(asked["to_name"]), [*asked["to_name"]], [f"{asked['to_name'][0]}=5H"] * 3):
            message = {"type": "Act", "action": {"type": "name", "seat": seat, "cards": names}, "at": page.at}
            assert "Now name" in await company.refused(seat, message)
        await company.act(seat, page.position["offer"]["advice"])
        await company.check()


async def test_the_room_counts_for_helped_people_only(server: Server) -> None:
    rules = "muggins target=61"
    async with Company(server, rules, people(rules, helped=(1,))) as company:
        rng = Random(6)
        await company.play(rng)
        told = [told["event"] for m in company.pages[0].messages for told in m.get("told", ())]
        mine = [event["seat"] for event in told if event["type"] in ("Claimed", "Called", "Passed")]
        assert 1 in mine, "the room claims and passes for Bob"
        assert not any(event["type"] == "Called" and event["seat"] == 1 for event in told)
        claimed = 0
        for place, event in enumerate(told):
            if event["type"] == "Claimed":
                claimed = event["points"]
            if event["type"] in ("Counted", "Shown") and event["seat"] == 1:
                assert event["points"] == claimed, f"a claim is exact, at {place}"
        await company.check()


async def test_the_rooms_counts_are_taken_back_with_the_action_before(server: Server) -> None:
    rules = "muggins target=41"
    async with Company(server, rules, people(rules, bots=(1,), helped=(0,)), dealer=1) as company:
        page = company.pages[0]
        await company.play(Random(7), 1)
        await company.settle()
        assert page.position["scene"]["phase"] == "play"
        assert page.position["can_take_back"]
        await company.play(Random(7), 1)  # a card, and what it scores is claimed by the room
        before = len(page.position["scene"]["plays"])
        await page.send({"type": "TakeBack"})
        await page.receive_a("Welcome")
        await company.settle()
        while page.position["scene"]["plays"] and page.position["scene"]["asked"]:
            await page.receive()
        assert len(page.position["scene"]["plays"]) < before
        assert page.legal[0]["type"] == "play"
        await page.send({"type": "TakeBack"})
        while page.position["scene"]["phase"] != "discard":
            await page.receive()
        assert await company.refused(0, {"type": "TakeBack"}) == "There is nothing to take back in this game."
        await company.play(Random(8))
        await company.check()


async def test_nineteen_is_claimed_for_nothing_where_no_count_can_be_nineteen(server: Server) -> None:
    for rules, claimed in (("acc", 0), ("acc jokers=1", 19), ("acc cards_dealt=7", 19), ("acc nineteen", 19)):
        async with Company(server, rules, people(rules), dealer=0) as company:
            asked = await company.until("claim", Random(9))
            await company.act(asked["seat"], {"type": "claim", "seat": asked["seat"], "points": 19})
            said = [told["event"] for m in company.pages[0].messages for told in m.get("told", ())]
            assert next(event["points"] for event in said if event["type"] == "Claimed") == claimed, rules


async def test_after_a_kill_the_window_for_a_call_is_still_open(own_data: Path) -> None:
    rng = Random(10)
    server = Server(own_data)
    rules = "three_players muggins target=31"
    company = Company(server, rules, people(rules, bots=(1,)))
    async with company:
        asked = await company.until("call", rng)
        before = {seat: page.position for seat, page in company.pages.items()}
        server.kill()
    company.server = Server(own_data, server.port)
    async with company:
        for seat, page in company.pages.items():
            assert page.position == before[seat], "everybody finds the table as it was"
        await company.act(asked["seat"], {"type": "call", "seat": asked["seat"], "points": 1})
        assert (await company.play(rng))["match_over"]
        await company.check()
    company.server.stop()


async def test_a_side_resigns_the_game(server: Server) -> None:
    async with Company(server, "partners hoyle go_timing=on_close", people("partners")) as company:
        await company.play(Random(11), 6)
        cost = company.pages[3].position["resigning"]
        assert (cost["winners"], cost["resigned"]) == ([0], 1)
        await company.pages[3].send({"type": "GiveUp"})
        for page in company.pages.values():
            await page.receive_a("Update")
            assert page.position["outcome"] == cost
        await company.pages[0].send({"type": "NextGame"})
        await company.pages[0].receive_a("Update")
        await company.settle()
        assert not (await company.play(Random(12), 6))["outcome"]

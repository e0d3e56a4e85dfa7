"""Whole games over the socket: the messages, what they reveal, and how a page reconnects."""

import json
from random import Random

import httpx
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.narration import position
from fifteentwo.rules import parse
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyEntry, open_table
from tests.server.harness import Message, Page, Server, bearer, log_of, may_name, named


def assert_no_leak(page: Page, rules: str, entries: list[AnyEntry]) -> None:
    allowed = may_name(parse(rules), entries, page.seat)
    for raw, message in zip(page.raw, page.messages, strict=True):
        if message["type"] == "Refused":
            assert named(raw) <= named(" ".join(page.sent)), raw
        else:
            assert named(raw) <= allowed[message["at"]], raw


@pytest.mark.parametrize("rules", ["standard", "hoyle match=single", "gamerules_61", "standard first_deal=random"])
async def test_a_whole_game_reveals_nothing_a_seat_may_not_see(server: Server, rules: str) -> None:
    rng = Random(rules)
    opened = server.open_room(rules)
    async with server.sit(opened) as page:
        assert page.messages[0]["at"] == 1, "the page sees the game from its first moment"
        assert await page.play(rng) > 12
    assert page.position["match_over"]
    assert [message["at"] for message in page.messages] == list(range(1, len(page.messages) + 1))
    assert_no_leak(page, rules, log_of(server.data, opened["room"]))


async def test_the_scene_of_an_event_leads_to_the_position(server: Server) -> None:
    async with server.sit(server.open_room("gamerules_61")) as page:
        await page.play(Random(5))
    for message in page.messages[1:]:
        if message["told"] and message["position"]:
            assert message["told"][-1]["scene"] == message["position"]["scene"]


def as_it_stood(position: Message) -> Message:
    """A position without what changes from one time to another."""
    return {name: part for name, part in position.items() if name != "can_take_back"}


async def test_a_page_continues_from_any_entry_it_saw_last(server: Server) -> None:
    opened = server.open_room("standard target=31")
    async with server.sit(opened) as page:
        await page.play(Random(2))
    told = {message["at"]: message for message in page.messages}
    entries = log_of(server.data, opened["room"])
    assert len(entries) == max(told)
    for since in range(len(entries) + 1):
        first = max(since, 1)
        async with server.sit(opened, since) as back:
            assert back.at == first
            stood = position(open_table(parse("standard target=31"), entries[:first]), 0)
            assert as_it_stood(back.messages[0]["position"]) == as_it_stood(json.loads(ENCODER.encode(stood)))
            for number in range(first + 1, len(entries) + 1):
                missed = await back.receive()
                assert (missed["at"], missed["told"]) == (number, told[number]["told"])
                if number == len(entries):
                    assert as_it_stood(missed["position"]) == as_it_stood(page.position)
        assert_no_leak(back, "standard target=31", entries)
    async with server.sit(opened, since=10_000) as ahead:
        assert ahead.at == len(entries), "a page that has seen more than there is, is told what there is"
    async with server.sit(opened) as fresh:
        assert fresh.at == len(entries)


async def test_a_page_that_reconnects_misses_nothing(server: Server) -> None:
    rng = Random(8)
    opened = server.open_room("gamerules_61")
    heard: list[int] = []
    since: int | None = None
    while True:
        async with server.sit(opened, since) as page:
            done = await page.play(rng, rng.randrange(1, 6))
        assert_no_leak(page, "gamerules_61", log_of(server.data, opened["room"]))
        heard += [message["at"] for message in page.messages[since is not None :]]
        since = page.at
        if page.position["outcome"] or not done:
            break
    assert heard == list(range(1, len(heard) + 1))


async def test_two_tabs_on_one_seat_agree(server: Server) -> None:
    rng = Random(3)
    opened = server.open_room("gamerules_61")
    async with server.sit(opened) as one, server.sit(opened) as two:
        tabs = [one, two]
        while not (one.position["outcome"] and two.position["outcome"]):
            acting, watching = rng.sample(tabs, 2)
            there = await acting.until_due()
            if not there["outcome"]:
                action = rng.choice(acting.legal)
                await acting.act(action)
                await watching.told_of(action)
            else:
                await watching.until_due()
        assert one.messages[-1] == two.messages[-1]
        heard = [{m["at"]: m for m in tab.messages if m["type"] == "Update"} for tab in tabs]
        both = heard[0].keys() & heard[1].keys()
        assert len(both) > 20
        assert all(heard[0][number] == heard[1][number] for number in both)


async def test_a_late_click_gets_the_table_and_is_not_played(server: Server) -> None:
    opened = server.open_room()
    async with server.sit(opened) as page:
        await page.until_due()
        at = page.at
        first, second = page.legal[:2]
        await page.act(first)
        await page.send({"type": "Act", "action": second, "at": at})
        await page.receive_a("Welcome")
    laid = [entry for entry in log_of(server.data, opened["room"]) if "seat=0" in repr(entry)]
    assert len(laid) == 1


async def test_an_illegal_action_is_refused_with_a_sentence_and_not_stored(server: Server) -> None:
    opened = server.open_room(dealer=1)
    async with server.sit(opened) as page:
        held = (await page.until_due())["scene"]["hands"][0]
        before = log_of(server.data, opened["room"])
        strangers = [str(card) for card in PACK if str(card) not in held]
        wrong = [
            {"type": "discard", "seat": 0, "cards": held[:1]},
            {"type": "discard", "seat": 0, "cards": [held[0], held[0]]},
            {"type": "discard", "seat": 1, "cards": held[:2]},
            {"type": "discard", "seat": 0, "cards": ["??", "??"]},
            {"type": "play", "seat": 0, "card": held[0]},
        ]
        for action in wrong:
            await page.send({"type": "Act", "action": action, "at": page.at})
            refused = await page.receive()
            assert refused["type"] == "Refused"
            assert refused["sentence"].endswith(".")
        sentences = set()
        for card in strangers:
            await page.send(
                {"type": "Act", "action": {"type": "discard", "seat": 0, "cards": [held[0], card]}, "at": page.at}
            )
            refused = await page.receive_a("Refused")
            sentences.add(refused["sentence"].replace(Card(card).words, "this card"))
        assert len(sentences) == 1, "a refusal says nothing of where a card lies"
        await page.act(page.legal[0])
    assert log_of(server.data, opened["room"])[: len(before)] == before
    assert_no_leak(page, "standard", log_of(server.data, opened["room"]))


async def test_against_the_computer_an_action_may_be_taken_back(server: Server) -> None:
    opened = server.open_room("standard")
    async with server.sit(opened) as page:
        assert not (await page.until_due())["can_take_back"]
        chosen = page.legal[3]
        await page.act(chosen)
        there = await page.until_due()
        assert there["can_take_back"]
        before_undo = page.at
        await page.send({"type": "TakeBack"})
        await page.receive_a("Welcome")
        await page.until_due()
        assert page.position["scene"]["phase"] == "discard"
        assert len(page.position["scene"]["hands"][0]) == 6
        after_undo = page.at
        async with server.sit(opened, before_undo) as other:
            assert other.at == after_undo, "what was taken back is not told again: the page is shown the table again"
        await page.send({"type": "Act", "action": there["offer"]["legal"][0], "at": before_undo})
        assert (await page.receive())["type"] == "Welcome", "a click from before the undo is late"
        await page.act(page.legal[0])
    assert_no_leak(page, "standard", log_of(server.data, opened["room"]))


async def test_resigning_ends_the_game_and_the_match_continues(server: Server) -> None:
    opened = server.open_room("hoyle")
    async with server.sit(opened) as page:
        cost = (await page.until_due())["resigning"]
        assert cost["points"] == 4
        await page.send({"type": "NextGame"})
        await page.receive_a("Refused")
        await page.send({"type": "GiveUp"})
        news = await page.receive()
        assert news["position"]["outcome"] == cost
        assert news["told"][-1]["event"] == {"type": "GameEnded", "outcome": cost}
        assert news["position"]["scene"]["phase"] == "over"
        assert news["position"]["standing"]["points"] == [0, 4]
        assert not news["position"]["offer"]["legal"]
        await page.send({"type": "GiveUp"})
        await page.receive_a("Refused")
        await page.send({"type": "NextGame"})
        begun = await page.receive()
        assert (begun["told"], begun["position"]["scene"]["dealer"]) == ([], 0), "the loser deals"
        await page.until_due()
        await page.send({"type": "GiveUp"})
        await page.receive()
        assert page.position["match_winner"] == 1
        (line,) = httpx.get(f"{server.address}/api/rooms", headers=bearer(opened["token"])).json()
        assert (line["stand"]["match_over"], line["stand"]["resigned"]) == (True, 0)
        await page.send({"type": "NextGame"})
        assert (await page.receive()) == {
            "type": "Refused",
            "sentence": "The match is over.",
            "code": "match-over",
            "arguments": {},
        }


async def test_a_rematch_may_name_the_dealer(server: Server) -> None:
    async with server.sit(server.open_room(dealer=1)) as page:
        await page.until_due()
        assert page.position["scene"]["dealer"] == 1

"""What players say: preset phrases, heard by everybody in the room, in no log, and not too many."""

from fifteentwo.server.presence import MOST_SAID
from tests.server.harness import Server, log_of
from tests.server.test_rematch import Friends
from tests.server.test_spectators import Spectator, make_link


async def test_everybody_hears_a_phrase_and_no_log_has_it(server: Server) -> None:
    async with (
        Friends(server) as company,
        Spectator(server, company.room, make_link(server, company.room, "bob" * 12)) as zoe,
    ):
        await company.settle()
        before = log_of(server.data, company.room)
        await company.pages[1].send({"type": "Say", "phrase": "well-played"})
        for page in (*company.pages.values(), zoe):
            assert await page.receive_a("Said") == {"type": "Said", "seat": 1, "phrase": "well-played"}
        assert log_of(server.data, company.room) == before


async def test_there_is_no_free_text_and_a_spectator_says_nothing(server: Server) -> None:
    async with (
        Friends(server) as company,
        Spectator(server, company.room, make_link(server, company.room, "bob" * 12)) as zoe,
    ):
        await company.settle()
        await company.pages[0].send({"type": "Say", "phrase": "your hand is bad"})
        assert (await company.pages[0].receive_a("Refused"))["code"] == "message-unreadable"
        await zoe.send({"type": "Say", "phrase": "hello"})
        assert (await zoe.receive_a("Refused"))["code"] == "spectators-watch"


async def test_who_says_too_much_has_to_wait_and_the_others_do_not(server: Server) -> None:
    async with Friends(server) as company:
        await company.settle()
        for _ in range(MOST_SAID):
            await company.pages[0].send({"type": "Say", "phrase": "applause"})
            await company.pages[0].receive_a("Said")
        assert await company.refused(0, {"type": "Say", "phrase": "applause"}) == "You have said a lot. Wait a minute."
        await company.pages[1].send({"type": "Say", "phrase": "thanks"})
        assert (await company.pages[0].receive_a("Said"))["seat"] == 1

"""Invitations: a friend with a token of their own takes a seat, sees that seat only, and plays to the end."""

import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.company import Company, people
from tests.server.harness import Page, Server, bearer, client_of, log_of

RULES = "standard target=31 match=single"
NOBODY: dict[str, list[str]] = {"spectators": [], "stand_ins": [], "replaceable": [], "gone": []}
ANN, BOB, EVE, ZOE = ("ann" * 12, "bob" * 12, "eve" * 12, "zoe" * 12)


def url(server: Server, room: str, rest: str) -> str:
    return f"{server.address}/api/rooms/{room}/{rest}"


def open_room(server: Server, rules: str = RULES) -> str:
    """A room for people, whose seats all belong to Ann."""
    asked = {"rules": rules, "seats": people(rules)}
    answer = httpx.post(f"{server.address}/api/rooms", json=asked, headers=bearer(ANN))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def invite(server: Server, room: str, token: str = ANN, seat: int = 1) -> httpx.Response:
    return httpx.post(url(server, room, "invitations"), json={"seat": seat}, headers=bearer(token))


def secret_of(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


def join(server: Server, room: str, secret: str, token: str = BOB, **more: Any) -> httpx.Response:
    return httpx.post(url(server, room, "join"), json={"secret": secret} | more, headers=bearer(token))


def withdraw(server: Server, room: str, token: str = ANN, seat: int = 1) -> httpx.Response:
    return httpx.delete(url(server, room, f"invitations/{seat}"), headers=bearer(token))


def look(server: Server, room: str, token: str, seat: int | None = None) -> httpx.Response:
    asked = {} if seat is None else {"seat": seat}
    return httpx.get(f"{server.address}/api/rooms/{room}", params=asked, headers=bearer(token))


def names_at(server: Server, room: str) -> list[str]:
    (line,) = [
        one for one in httpx.get(f"{server.address}/api/rooms", headers=bearer(ANN)).json() if one["room"] == room
    ]
    return [chair["name"] for chair in line["chairs"]]


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which is one sentence."""
    problem = answer.json()
    assert problem["sentence"].endswith(".")
    assert problem["sentence"].count(". ") == 0
    return answer.status_code, problem["code"]


async def test_a_friend_plays_a_game_to_its_end_and_neither_sees_hidden_cards(server: Server) -> None:
    company = Company(server, RULES, people(RULES))
    answer = httpx.post(url(server, company.room, "invitations"), json={"seat": 1}, headers=bearer(company.token))
    joined = httpx.post(url(server, company.room, "join"), json={"secret": secret_of(answer)}).json()
    assert (joined["room"], joined["seats"]) == (company.room, [1])
    assert joined["token"] != company.token
    company.pages[1] = Page(server, joined | {"seat": 1})
    async with company:
        await company.play(Random(7))
        assert all(page.position["outcome"] for page in company.pages.values())
        await company.check()
    for token, seat in ((company.token, 0), (joined["token"], 1)):
        (line,) = httpx.get(f"{server.address}/api/rooms", headers=bearer(token)).json()
        assert line["own"] == [seat]
        assert told(look(server, company.room, token, 1 - seat)) == (404, "token-without-seat")


async def test_an_invitation_takes_the_seat_from_its_host_at_once(server: Server) -> None:
    room = open_room(server)
    async with Page(server, {"room": room, "token": ANN, "seat": 1}) as page:
        secret = secret_of(invite(server, room))
        assert (await page.receive_a("Refused"))["code"] == "token-without-seat"
    assert told(look(server, room, ANN, 1)) == (404, "token-without-seat")
    assert look(server, room, secret).status_code == 401, "a secret is not a token"
    assert withdraw(server, room).status_code == 204
    assert look(server, room, ANN, 1).status_code == 200


async def test_a_guest_brings_a_name(server: Server) -> None:
    room = open_room(server)
    secret = secret_of(invite(server, room))
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as page:
        assert join(server, room, secret, ZOE, name="  Zoë ").status_code == 200
        welcome = await page.receive_a("Welcome")
        assert [chair["name"] for chair in welcome["chairs"]] == ["Ann", "Zoë"]
    (line,) = httpx.get(f"{server.address}/api/rooms", headers=bearer(ZOE)).json()
    assert [chair["name"] for chair in line["chairs"]] == ["Ann", "Zoë"]


def test_two_players_at_a_table_have_different_names(server: Server) -> None:
    asked = {"rules": RULES, "seats": [{"name": "Ann"}, {"name": "ANN"}]}
    room = httpx.post(f"{server.address}/api/rooms", json=asked, headers=bearer(ANN)).json()["room"]
    assert names_at(server, room) == ["Ann", "ANN (2)"]
    assert join(server, room, secret_of(invite(server, room)), name=" ann").status_code == 200
    assert names_at(server, room) == ["Ann", "ann (2)"]


def test_a_guest_reads_the_terms_before_taking_the_seat(server: Server) -> None:
    terms = {"clock": {"kind": "move", "seconds": 60, "increment": 0, "computer": True}, "absence": "adjourn"}
    all_terms = terms | {"leg": 0, "open_cards": False, "series": []}
    asked = {"rules": RULES, "seats": people(RULES), "patience": 60, "terms": all_terms}
    room = httpx.post(f"{server.address}/api/rooms", json=asked, headers=bearer(ANN)).json()["room"]
    secret = secret_of(invite(server, room))

    def read(written: str) -> httpx.Response:
        return httpx.post(f"{server.address}/api/invited", json={"secret": written})

    told_to = read(f"{secret[:5]}-{secret[5:]}".lower()).json()
    assert told_to.pop("rules_words")
    host = names_at(server, room)[0]
    assert told_to == {"room": room, "seat": 1, "names": [host], "patience": 60, "terms": all_terms}
    spectators = httpx.post(url(server, room, "spectators"), headers=bearer(ANN)).json()["secret"]
    assert told(read(spectators)) == (404, "invitation-wrong")
    assert told(read("AAAAAAAAAA")) == (404, "invitation-wrong")
    assert join(server, room, secret).status_code == 200
    assert told(read(secret)) == (409, "invitation-used")


async def test_no_card_is_dealt_while_a_seat_waits_for_a_guest(server: Server) -> None:
    room = open_room(server)
    secret = secret_of(invite(server, room))
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as host:
        assert await host.receive_a("Presence") == {"type": "Presence", "here": [0], "open": [1]} | NOBODY
        await host.send({"type": "GiveUp"})
        assert (await host.receive_a("Refused"))["code"] == "seat-open"
        assert len(log_of(server.data, room)) == 1
        assert join(server, room, secret, name="Bob").status_code == 200
        assert await host.receive_a("Presence") == {"type": "Presence", "here": [0], "open": []} | NOBODY
        await host.until_due()
        assert len(log_of(server.data, room)) > 1


async def test_the_table_hears_who_is_here_and_who_is_away(server: Server) -> None:
    room = open_room(server)
    assert join(server, room, secret_of(invite(server, room))).status_code == 200
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as host:
        assert (await host.receive_a("Presence"))["here"] == [0]
        async with Page(server, {"room": room, "token": BOB, "seat": 1}) as guest:
            assert (await host.receive_a("Presence"))["here"] == [0, 1]
            assert (await guest.receive_a("Presence"))["here"] == [0, 1]
        assert (await host.receive_a("Presence"))["here"] == [0]


async def test_who_holds_two_seats_is_here_at_both(server: Server) -> None:
    room = open_room(server, "three_players")
    assert join(server, room, secret_of(invite(server, room, seat=2))).status_code == 200
    async with (
        Page(server, {"room": room, "token": BOB, "seat": 2}) as guest,
        Page(server, {"room": room, "token": ANN, "seat": 1}),
    ):
        assert (await guest.receive_a("Presence"))["here"] == [2]
        assert (await guest.receive_a("Presence"))["here"] == [0, 1, 2]


async def test_a_withdrawn_invitation_lets_the_game_go_on(server: Server) -> None:
    room = open_room(server)
    secret_of(invite(server, room))
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as host:
        assert (await host.receive_a("Presence"))["open"] == [1]
        assert withdraw(server, room).status_code == 204
        await host.until_due()


def give_to_computer(server: Server, room: str, token: str = ANN, **more: Any) -> httpx.Response:
    return httpx.post(url(server, room, "computer"), json={"seat": 1} | more, headers=bearer(token))


async def test_a_computer_player_has_an_open_seat_until_a_guest_is_invited_to_it(server: Server) -> None:
    room = open_room(server)
    first = secret_of(invite(server, room))
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as host:
        assert (await host.receive_a("Presence"))["open"] == [1]
        assert give_to_computer(server, room, player="beginner").status_code == 204
        (chair,) = (await host.receive_a("Welcome"))["chairs"][1:]
        assert chair == {"name": "Pip", "player": "beginner", "helped": False}
        await host.until_due()
        assert told(join(server, room, first)) == (409, "invitation-withdrawn")
        second = secret_of(invite(server, room))
        assert (await host.receive_a("Welcome"))["chairs"][1] == {"name": "Pip", "player": None, "helped": False}
        assert (await host.receive_a("Presence"))["open"] == [1]
        await host.send({"type": "GiveUp"})
        assert (await host.receive_a("Refused"))["code"] == "seat-open"
        assert told(look(server, room, ANN, 1)) == (404, "token-without-seat")
        assert join(server, room, second, name="Bob").status_code == 200
        assert names_at(server, room) == ["Ann", "Bob"]
    assert look(server, room, BOB, 1).status_code == 200


async def test_a_computer_player_has_its_seat_again_when_the_invitation_is_withdrawn(server: Server) -> None:
    asked = {"rules": RULES, "seats": people(RULES, bots=(1,))}
    room = httpx.post(f"{server.address}/api/rooms", json=asked, headers=bearer(ANN)).json()["room"]
    computer = {"name": "Bob", "player": "random", "helped": False}
    async with Page(server, {"room": room, "token": ANN, "seat": 0}) as host:
        for _ in range(2):
            secret = secret_of(invite(server, room))
            assert (await host.receive_a("Welcome"))["chairs"][1] == computer | {"player": None}
            assert withdraw(server, room).status_code == 204
            assert (await host.receive_a("Welcome"))["chairs"][1] == computer
            assert told(join(server, room, secret)) == (409, "invitation-withdrawn")
            assert told(look(server, room, ANN, 1)) == (404, "token-without-seat"), "it is not the host's"
        await host.play(Random(3), 4)
        # The seat of a person whom the host has invited is not the computer's again.
        assert join(server, room, secret_of(invite(server, room))).status_code == 200
        assert withdraw(server, room).status_code == 404


async def test_the_computer_player_that_had_a_seat_last_has_it_again(server: Server) -> None:
    room = open_room(server)
    secret_of(invite(server, room))
    assert give_to_computer(server, room, player="beginner").status_code == 204
    secret_of(invite(server, room))
    assert give_to_computer(server, room, player="simple").status_code == 204
    secret_of(invite(server, room))
    assert withdraw(server, room).status_code == 204
    assert look(server, room, ANN, 1).status_code == 404
    (line,) = [
        each for each in httpx.get(f"{server.address}/api/rooms", headers=bearer(ANN)).json() if each["room"] == room
    ]
    assert line["chairs"][1]["player"] == "simple"


def test_only_who_invited_gives_the_seat_to_a_computer_player_that_exists(server: Server) -> None:
    room = open_room(server)
    assert told(give_to_computer(server, room)) == (404, "invitation-none-open")
    secret = secret_of(invite(server, room))
    assert told(give_to_computer(server, room, EVE)) == (404, "token-without-seat")
    assert give_to_computer(server, room, player="nobody").status_code == 400
    assert join(server, room, secret).status_code == 200
    assert told(give_to_computer(server, room)) == (404, "invitation-none-open")


def test_an_impossible_name_leaves_the_invitation_open(server: Server) -> None:
    room = open_room(server)
    secret = secret_of(invite(server, room))
    assert told(join(server, room, secret, name=" ")) == (400, "refused")
    assert join(server, room, secret).status_code == 200


def test_an_invitation_works_once_and_only_in_its_room(server: Server) -> None:
    room, other = open_room(server), open_room(server)
    secret = secret_of(invite(server, room))
    assert told(join(server, other, secret)) == (404, "invitation-wrong")
    assert told(join(server, room, "x" * 32)) == (404, "invitation-wrong")
    assert told(join(server, room, secret, ANN)) == (409, "seat-already-held")
    assert join(server, room, secret).json() == {"room": room, "seats": [1], "token": BOB}
    assert told(join(server, room, secret, EVE)) == (409, "invitation-used")
    assert told(join(server, room, secret)) == (409, "seat-already-held")
    assert told(withdraw(server, room)) == (404, "invitation-none-open")
    assert look(server, room, BOB).status_code == 200


def join_by_code(server: Server, code: str, token: str = BOB, **more: Any) -> httpx.Response:
    return httpx.post(f"{server.address}/api/join", json={"secret": code} | more, headers=bearer(token))


def test_the_code_is_enough_however_it_is_typed(server: Server) -> None:
    room = open_room(server)
    code = secret_of(invite(server, room))
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{10}", code)
    assert told(join_by_code(server, "0" * 10)) == (404, "invitation-wrong")
    assert told(join_by_code(server, "")) == (404, "invitation-wrong")
    typed = f" {code[:5]}-{code[5:]} ".lower().replace("0", "o").replace("1", "l")
    assert join_by_code(server, typed, name="Bea").json() == {"room": room, "seats": [1], "token": BOB}
    assert names_at(server, room)[1] == "Bea"
    assert told(join_by_code(server, code, EVE)) == (409, "invitation-used")


def test_a_withdrawn_invitation_is_refused_and_another_can_follow(server: Server) -> None:
    room = open_room(server)
    first = secret_of(invite(server, room))
    assert withdraw(server, room).status_code == 204
    second = secret_of(invite(server, room))
    assert told(join(server, room, first)) == (409, "invitation-withdrawn")
    assert join(server, room, second).status_code == 200
    listed = httpx.get(url(server, room, "invitations"), headers=bearer(ANN))
    assert [(each["seat"], each["fate"]) for each in listed.json()] == [(1, "withdrawn"), (1, "used")]
    assert first not in listed.text
    assert second not in listed.text


def test_only_a_seat_of_ones_own_is_open_to_guests_and_one_is_kept(server: Server) -> None:
    room = open_room(server, "three_players")
    secret = secret_of(invite(server, room, seat=2))
    assert told(invite(server, room, seat=2)) == (409, "seat-not-to-give"), "it is open already"
    assert told(invite(server, room, seat=7)) == (409, "seat-not-to-give")
    assert join(server, room, secret).status_code == 200
    assert told(invite(server, room, seat=2)) == (409, "seat-not-to-give"), "it is taken"
    assert told(invite(server, room, BOB, seat=2)) == (409, "seat-last")
    secret_of(invite(server, room, seat=1))
    assert told(invite(server, room, seat=0)) == (409, "seat-last")


def test_a_stranger_is_refused(server: Server) -> None:
    room = open_room(server)
    secret_of(invite(server, room))
    assert told(invite(server, room, EVE)) == (404, "token-without-seat")
    assert told(withdraw(server, room, EVE)) == (404, "token-without-seat")
    assert told(look(server, room, EVE)) == (404, "token-without-seat")
    assert httpx.get(url(server, room, "invitations"), headers=bearer(EVE)).json() == []
    assert httpx.post(url(server, room, "invitations"), json={"seat": 1}).status_code == 401


def test_who_takes_over_the_seats_of_a_token_can_withdraw_its_invitations(server: Server) -> None:
    room, new = open_room(server), "new" * 12
    secret_of(invite(server, room))
    claimed = httpx.post(f"{server.address}/api/seats", json={"tokens": [ANN]}, headers=bearer(new))
    assert claimed.status_code == 204
    assert withdraw(server, room, new).status_code == 204
    assert look(server, room, new, 1).status_code == 200


async def test_a_guest_acts_for_the_own_seat_only(server: Server) -> None:
    room = open_room(server)
    assert join(server, room, secret_of(invite(server, room))).status_code == 200
    async with (
        Page(server, {"room": room, "token": BOB, "seat": 1}) as guest,
        Page(server, {"room": room, "token": ANN, "seat": 0}) as host,
    ):
        await host.until_due()
        await guest.until_due()
        await guest.send({"type": "Act", "action": host.legal[0], "at": guest.at})
        assert (await guest.receive_a("Refused"))["code"] == "not-your-seat"


def test_a_host_who_deletes_the_game_takes_open_invitations_along(server: Server) -> None:
    room = open_room(server, "three_players")
    assert join(server, room, secret_of(invite(server, room, seat=1))).status_code == 200
    secret = secret_of(invite(server, room, seat=2))
    body = {"rooms": [room]}
    assert httpx.post(f"{server.address}/api/history/delete", json=body, headers=bearer(ANN)).status_code == 204
    assert told(join(server, room, secret, EVE)) == (404, "invitation-wrong")
    assert look(server, room, BOB).status_code == 200, "the guest keeps the game"


def test_seats_and_invitations_survive_a_restart_and_only_hashes_are_stored(own_data: Path) -> None:
    first = Server(own_data)
    try:
        room = open_room(first, "three_players")
        used, unused = secret_of(invite(first, room, seat=1)), secret_of(invite(first, room, seat=2))
        assert join(first, room, used).status_code == 200
    finally:
        first.kill()
    stored = b"".join(file.read_bytes() for file in own_data.iterdir())
    assert not any(secret.encode() in stored for secret in (used, unused, ANN, BOB))
    second = Server(own_data)
    try:
        assert look(second, room, BOB, 1).status_code == 200
        assert told(look(second, room, BOB, 0)) == (404, "token-without-seat")
        assert told(join(second, room, used, EVE)) == (409, "invitation-used")
        assert join(second, room, unused, EVE).status_code == 200
        assert second.stop() == ""
    finally:
        second.kill()


@pytest.mark.parametrize(("path", "most"), [("join", 20), ("rooms/x/join", 20), ("rooms/x/invitations", 60)])
async def test_guesses_are_limited(tmp_path: Path, path: str, most: int) -> None:
    async with client_of(tmp_path, bounded=True) as client:
        body = {"secret": "x" * 32} if path.endswith("join") else {"seat": 1}
        answers = [await client.post(f"/api/{path}", json=body, headers=bearer(BOB)) for _ in range(most + 1)]
        assert [answer.status_code for answer in answers] == [404] * most + [429]

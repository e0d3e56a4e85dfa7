"""The client for programs, and the bots of docs/bots.md, against a real server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import pytest

from fifteentwo.client import RefusalError, RemoteTable, UnreachableError, join, open_room, sit
from fifteentwo.cribbage import Discard
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.saying_wire import Said, Say
from fifteentwo.server.wire import Chair, Presence, Update, Welcome
from tests.guard import HANG
from tests.place.repository import ROOT
from tests.server.harness import Server, bearer

SHORT = "gamerules_61 match=single target=31"
WITH_COMPUTER = NewRoom(SHORT, (Chair("Robin"), Chair("Arthur", "random")), dealer=0)
LANGUAGES = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def made_bot(server: Server, **asked: object) -> str:
    """The token of a new bot."""
    answer = httpx.post(f"{server.address}/api/bots", json={"name": "Robin", **asked}, headers=bearer("owner" * 7))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def invitation(server: Server) -> tuple[dict[str, object], str]:
    """A room of two people, and the secret of the invitation to its second seat."""
    opened = server.open_room(SHORT, people=(0, 1), dealer=0)
    address = f"{server.address}/api/rooms/{opened['room']}/invitations"
    answer = httpx.post(address, json={"seat": 1}, headers=bearer(opened["token"]))
    assert answer.status_code == 201, answer.text
    return opened, str(answer.json()["secret"])


def play(table: RemoteTable, seed: int = 1) -> int:
    """Plays at random to the end; returns the number of choices."""
    rng, choices = Random(seed), 0
    for position in table.turns():
        table.act(rng.choice(position.offer.legal))
        choices += 1
    return choices


def test_a_bot_plays_a_whole_game_against_the_computer(server: Server) -> None:
    with open_room(server.address, WITH_COMPUTER, made_bot(server)) as table:
        assert (table.seat, [chair.player for chair in table.welcome.chairs]) == (0, [None, "random"])
        assert play(table) > 1
        assert table.is_over
        outcome = table.position.outcome
        assert outcome is not None
        assert outcome.resigned is None
        assert list(table) == []


def test_a_link_and_a_code_give_a_seat_once(server: Server) -> None:
    opened, secret = invitation(server)
    with sit(server.address, str(opened["room"]), str(opened["token"])) as host:
        link = f"{server.address}/#/join/{opened['room']}/{secret}"
        with join(link, "Robin") as guest:
            assert (host.seat, guest.seat) == (0, 1)
            assert [chair.name for chair in guest.welcome.chairs] == ["Ann", "Robin"]
            other = Thread(target=play, args=(host, 2))
            other.start()
            assert play(guest) > 1
            other.join(HANG)
            assert host.is_over
            assert host.position.standing == guest.position.standing
        with pytest.raises(RefusalError) as refused:
            join(link)
        assert refused.value.code
    _, secret = invitation(server)
    with join(f" {secret[:5].lower()}-{secret[5:]}", "Kay", server=server.address) as guest:
        assert guest.welcome.chairs[1].name == "Kay"


@pytest.mark.parametrize("text", ["", "http://127.0.0.1:1/", "http://127.0.0.1:1/#/room/abc", "ABCDE FGHIJ"])
def test_text_that_is_no_invitation_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not an invitation: use its link"):
        join(text)


def test_a_refusal_is_an_error_and_changes_nothing(server: Server) -> None:
    with open_room(server.address, WITH_COMPUTER) as table:
        turns = table.turns()
        position = next(turns)
        assert isinstance(position.scene, CribbageScene)
        mine = position.scene.hands[0]
        with pytest.raises(RefusalError) as refused:
            table.act(Discard(0, (mine[0], mine[0])))
        assert refused.value.code
        table.act(position.offer.legal[0])
        after = next(turns).scene
        assert isinstance(after, CribbageScene)
        assert after.phase == "play"


def test_an_action_that_comes_late_does_nothing(server: Server) -> None:
    with open_room(server.address, WITH_COMPUTER) as table:
        position = next(table.turns())
        with sit(server.address, table.welcome.room, table.token) as window:
            next(window.turns())
            window.act(position.offer.legal[0])
        table.act(position.offer.legal[1])
        at = table.at
        while not isinstance(message := next(table), Welcome):
            assert isinstance(message, Update | Presence)
        assert message.at > at
        assert play(table) > 1


def test_a_token_without_a_seat_and_a_server_that_is_away_are_sentences(server: Server) -> None:
    opened = server.open_room(SHORT)
    with pytest.raises(RefusalError, match="You have no seat at this table"):
        sit(server.address, opened["room"], "x" * 43)
    with pytest.raises(UnreachableError, match="cannot be reached"):
        sit("http://127.0.0.1:1", opened["room"], opened["token"])
    with pytest.raises(UnreachableError, match="cannot be reached"):
        join("http://127.0.0.1:1/#/join/room/secret")


def test_other_requests_are_answered_in_the_messages(server: Server) -> None:
    with open_room(server.address, WITH_COMPUTER) as table:
        table.send(Say("hello"))
        heard = next(message for message in table if isinstance(message, Said))
        assert heard == Said(0, "hello")
        table.close()
        with pytest.raises(UnreachableError, match="the connection is closed"):
            table.send(Say("hello"))


def test_a_lost_connection_is_made_again_from_the_last_entry(own_data: Path) -> None:
    server = Server(own_data)
    try:
        with open_room(server.address, WITH_COMPUTER) as table:
            turns = table.turns()
            position = next(turns)
            before = table.at
            server.kill()
            again = Thread(target=table.act, args=(position.offer.legal[0],))
            again.start()
            server = Server(own_data, port=server.port)
            again.join(HANG)
            assert not again.is_alive()
            heard = [next(table), next(table)]
            assert isinstance(heard[0], Welcome)
            assert isinstance(heard[1], Update)
            assert (heard[0].at, heard[1].at) == (before, before + 1)
            assert play(table) > 1
            assert table.is_over
    finally:
        server.kill()


def test_who_does_not_come_back_in_time_is_unreachable(own_data: Path) -> None:
    server = Server(own_data)
    try:
        opened = server.open_room(SHORT)
        with RemoteTable(server.address, opened["room"], opened["token"], patience=0) as table:
            next(table.turns())
            server.kill()
            with pytest.raises(UnreachableError, match="cannot be reached"):
                list(table)
    finally:
        server.kill()


def example(language: str) -> str:
    """The bot in docs/bots.md in this language."""
    bots: dict[str, str] = dict(LANGUAGES.findall((ROOT / "docs" / "bots.md").read_text()))
    return bots[language]


def node() -> list[str] | None:
    """The command that runs JavaScript with a WebSocket, if there is one here."""
    for options in ([], ["--experimental-websocket"]):
        command = [shutil.which("node") or "false", *options]
        if subprocess.run([*command, "-e", "WebSocket"], capture_output=True, check=False).returncode == 0:
            return command
    return None


@pytest.mark.parametrize(("language", "name"), [("python", "bot.py"), ("javascript", "bot.mjs")])
def test_the_bots_of_the_documentation_play_to_the_end(
    server: Server, tmp_path: Path, language: str, name: str
) -> None:
    command = [sys.executable] if language == "python" else node()
    if command is None:
        pytest.skip("node has no WebSocket here")
    (tmp_path / name).write_text(example(language))
    token = made_bot(server)
    with open_room(server.address, WITH_COMPUTER, token) as table:
        arguments = [*command, name, server.address, table.welcome.room, token]
        done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, timeout=HANG, check=False)
        assert done.returncode == 0, done.stderr
        *_, last = table
        assert isinstance(last, Update)
        outcome = table.position.outcome
    assert outcome is not None
    assert outcome.resigned is None
    assert re.findall(r"\d+", done.stdout) == [str(points) for points in outcome.scores]


def test_the_bots_of_the_documentation_have_about_twenty_lines() -> None:
    assert {language: len(example(language).splitlines()) <= 25 for language in ("python", "javascript")} == {
        "python": True,
        "javascript": True,
    }

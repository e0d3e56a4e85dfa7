"""The solo games over HTTP: numbered deals, take-backs, hints, demonstrations, results and statistics."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo import record
from fifteentwo.rules import PATIENCES, SHUFFLES, SQUARES
from fifteentwo.server.http_wire import Bar
from fifteentwo.server.statistics import totals
from fifteentwo.solitaire import deals
from tests.cases import cases
from tests.guard import HANG
from tests.server.harness import Message, Server, bearer

NAMES = [*SQUARES, *PATIENCES]


class Keeper:
    """A player of solo games, and the messages of the current game."""

    def __init__(self, client: httpx.Client, token: str) -> None:
        self.client = client
        self.headers = bearer(f"{token:x<48}")
        self.room = ""
        self.messages: list[Message] = []

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api{path}", headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def of_room(self, path: str, status: int = 200) -> Any:
        return self.get(f"/rooms/{self.room}{path}", status)

    def begin(self, rules: str, **more: Any) -> Message:
        """Opens a room and joins it: the Welcome, with the position after the actions of chance."""
        asked = {"rules": rules} | more
        answer = self.client.post("/api/rooms", json=asked, headers=self.headers)
        assert answer.status_code == 201, answer.text
        self.room = answer.json()["room"]
        self.messages = self.of_room("")
        return self.messages[0] | {"at": self.at, "position": self.position}

    def ask(self, kind: str, **more: Any) -> list[Message]:
        """Sends one message to the room; returns the answers."""
        asked = {"type": kind} | more
        answer = self.client.post(f"/api/rooms/{self.room}", json=asked, headers=self.headers)
        assert answer.status_code == 200, answer.text
        told: list[Message] = answer.json()
        self.messages += told
        return told

    def act(self, action: Message) -> list[Message]:
        told = self.ask("Act", action=action, at=self.at)
        assert {message["type"] for message in told} == {"Update"}, told
        return told

    @property
    def at(self) -> int:
        at: int = next(m["at"] for m in reversed(self.messages) if m["type"] in ("Welcome", "Update"))
        return at

    @property
    def position(self) -> Message:
        position: Message = next(m["position"] for m in reversed(self.messages) if m.get("position"))
        return position

    @property
    def legal(self) -> list[Message]:
        offer = self.position["offer"]
        swaps = pairwise(offer.get("cells", ())[:4])  # only a few of the 120, because random games would be long
        return [*offer["legal"], *({"type": "swap", "seat": 0, "first": one, "second": two} for one, two in swaps)]

    def play_on(self, rng: Random) -> Message:
        """Plays at random to the end; returns the last position."""
        while not self.position["outcome"]:
            self.act(rng.choice(self.legal))
        return self.position

    @property
    def events(self) -> list[Message]:
        return [told["event"] for message in self.messages for told in message.get("told", ())]


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=HANG) as opened:
        yield opened


@pytest.mark.parametrize(
    "rules", [*NAMES, *SHUFFLES, "wikibooks_reserve reserve_access=free", "solsuite deal_order=3-2-3"]
)
def test_every_game_is_played_to_its_end_and_its_record_replays_it(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, f"ends {rules}".replace(" ", "-"))
    begun = keeper.begin(rules, deal=41)
    position = keeper.play_on(Random(1))
    pegged = sum(event["points"] for event in keeper.events if event["type"] == "Pegged")
    assert position["outcome"]["scores"] == [pegged]
    assert position["match_winner"] == (0 if pegged >= begun["rules"]["win_at"] else None)
    (again,) = keeper.of_room("")
    assert again["position"] == position
    replayed = record.load(keeper.of_room("/record"))
    assert replayed.table.state is not None
    assert replayed.table.state.scores == (pegged,)
    assert replayed.record.deal == 41


@pytest.mark.parametrize("rules", NAMES)
def test_nothing_to_come_is_revealed(client: httpx.Client, rules: str) -> None:
    keeper, rng = Keeper(client, f"secret-{rules}"), Random(2)
    keeper.begin(rules, deal=77)
    unseen = set(map(str, deals.deck(77)))
    while not keeper.position["outcome"]:
        seen = str(keeper.messages)
        unseen = {card for card in unseen if f"'{card}'" not in seen}
        scene = keeper.position["scene"]
        assert len(unseen) >= scene["stock"] - len(scene.get("under", ()))
        keeper.act(rng.choice(keeper.legal))


def test_taking_back_gives_the_same_cards_and_marks_the_game(client: httpx.Client) -> None:
    keeper = Keeper(client, "undo")
    begun = keeper.begin("bvs", deal=5)["position"]
    assert not begun["can_take_back"]
    keeper.act(keeper.legal[0])
    first = keeper.position
    assert (first["assisted"], first["can_take_back"]) == ([], True)
    (welcome,) = keeper.ask("TakeBack")
    assert welcome["type"] == "Welcome"
    assert welcome["position"]["scene"] == begun["scene"]
    assert welcome["position"]["assisted"] == [0]
    keeper.act(keeper.legal[3])
    assert keeper.position["scene"]["card"] == first["scene"]["card"]
    keeper.ask("TakeBack")
    assert keeper.ask("TakeBack") == [
        {
            "type": "Refused",
            "sentence": "There is nothing to take back in this game.",
            "code": "nothing-to-take-back",
            "arguments": {},
        }
    ]
    (line,) = keeper.get("/rooms")
    assert line["assisted"]


def test_nothing_is_taken_back_after_the_last_count(client: httpx.Client) -> None:
    keeper = Keeper(client, "counted")
    for rules in ("wikibooks", "solsuite"):
        keeper.begin(rules, deal=3)
        assert not keeper.play_on(Random(4))["can_take_back"]
        (refused,) = keeper.ask("TakeBack")
        assert refused["type"] == "Refused"


def test_a_hint_marks_the_game_and_so_does_a_deal_seen_before(client: httpx.Client) -> None:
    keeper = Keeper(client, "hints")
    begun = keeper.begin("arnold", deal=9)
    hint = keeper.ask("AskHint", at=keeper.at)[-1]
    assert (hint["type"], hint["what"], hint["by"]) == ("Hint", "discard", "points")
    assert hint["options"][0]["action"] in keeper.legal
    worths = [option["total"]["value"] for option in hint["options"]]
    assert worths == sorted(worths, reverse=True)
    assert all(0 < option["total"]["error"] < 1 for option in hint["options"])  # the second hand is drawn
    assert hint["basis"]["sentence"] == "The points are averages over 40 hands drawn for the one that lies face down."
    assert keeper.of_room("")[0]["position"]["assisted"] == [0]
    assert not begun["replayed"]
    assert keeper.begin("arnold", deal=9)["replayed"]
    keeper.act(keeper.legal[0])
    assert not keeper.begin("arnold", deal=10)["replayed"]
    keeper.act(keeper.legal[0])
    assert [line["assisted"] for line in keeper.get("/rooms")] == [False, True, True]


def test_a_late_request_for_a_hint_gets_the_table(client: httpx.Client) -> None:
    keeper = Keeper(client, "late")
    keeper.begin("bvs", deal=5)
    before = keeper.at
    keeper.act(keeper.legal[0])
    (welcome,) = keeper.ask("AskHint", at=before)
    assert (welcome["type"], welcome["at"]) == ("Welcome", keeper.at)


@pytest.mark.parametrize("rules", ["bvs_hard", "solsuite"])
def test_a_hint_is_for_points_or_for_the_chance_to_win(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, "aims")
    keeper.begin(rules, deal=9)
    for aim, by, kind, most in (("points", "points", "total", 300), ("chance", "win", "win", 1)):
        hint = keeper.ask("AskHint", at=keeper.at, aim=aim)[-1]
        assert hint["by"] == by
        assert hint["options"][0]["action"] in keeper.legal
        assert all(0 <= option[kind]["value"] <= most for option in hint["options"])
    answer = client.post(
        f"/api/rooms/{keeper.room}", json={"type": "AskHint", "at": 1, "aim": "fame"}, headers=keeper.headers
    )
    assert answer.status_code == 400
    assert "aim" in answer.json()["sentence"]


def test_the_daily_deal_is_the_same_for_everybody(client: httpx.Client) -> None:
    one, other = Keeper(client, "daily-one"), Keeper(client, "daily-other")
    menu = one.get("/menu")
    first, second = one.begin("wikibooks", daily=True), other.begin("wikibooks", daily=True)
    today = next(preset["today"] for preset in menu["presets"] if preset["name"] == "wikibooks")
    assert first["deal"] == second["deal"] == today
    assert first["position"] == second["position"]
    assert first["day"] == menu["day"]


def test_a_deal_without_a_number_is_random(client: httpx.Client) -> None:
    keeper = Keeper(client, "drawn")
    assert len({keeper.begin("bvs")["deal"] for _ in range(3)}) == 3


def test_the_result_comes_at_the_end_only(client: httpx.Client) -> None:
    keeper = Keeper(client, "result")
    keeper.begin("bvs", deal=12)
    assert "not over" in keeper.of_room("/result", 409)["sentence"]
    total = keeper.play_on(Random(3))["outcome"]["scores"][0]
    found = keeper.of_room("/result")
    assert found["total"] == total
    assert found["share"].startswith(f"fifteentwo bvs, deal 12: {total} of 60")
    keeper.begin("standard", seats=[{"name": "Ann"}, {"name": "Bot", "player": "random"}])
    assert "nothing to compare" in keeper.of_room("/result", 409)["sentence"]


@pytest.mark.parametrize("rules", cases(NAMES[::4], [name for name in NAMES if name not in NAMES[::4]]))
def test_the_computer_plays_a_game_to_its_end(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, f"demonstration-{rules}")
    keeper.begin(rules, deal=23)
    keeper.act(keeper.legal[0])
    assert not keeper.position["assisted"]
    while not keeper.position["outcome"]:
        legal = keeper.legal
        hint, *told = keeper.ask("Demonstrate", at=keeper.at)
        assert hint["type"] == "Hint", hint
        assert hint["demonstrated"]
        assert hint["options"][0]["action"] in legal
        assert told[0]["told"][0]["event"]["type"] in {"Placed", "ThrownAway", "Kept", "HandDiscarded"}
        assert keeper.position["assisted"] == [0]
        assert keeper.position["demonstrated"]
    (refused,) = keeper.ask("Demonstrate", at=keeper.at)
    assert refused["type"] == "Refused"
    assert "played by the computer" in keeper.of_room("/result")["share"]
    found = keeper.get(f"/statistics?rules={rules}")
    assert (found["alone"]["games"], found["assisted"]["games"]) == (0, 0)


def test_a_demonstration_may_be_stopped_and_answers_only_the_current_entry(client: httpx.Client) -> None:
    keeper = Keeper(client, "broken-off")
    begun = keeper.begin("bvs", deal=24)
    hint, *told = keeper.ask("Demonstrate", at=keeper.at)
    assert [message["type"] for message in keeper.ask("Demonstrate", at=begun["at"])] == ["Welcome"], "late"
    (welcome,) = keeper.ask("TakeBack")
    assert welcome["position"]["scene"] == begun["position"]["scene"]
    assert welcome["position"]["demonstrated"]
    again = keeper.act(hint["options"][0]["action"])
    assert again[-1]["position"]["scene"] == told[-1]["position"]["scene"]


def test_statistics_keep_assisted_games_apart(client: httpx.Client) -> None:
    keeper = Keeper(client, "figures")
    for number in (1, 2, 2):
        keeper.begin("bvs_hard", deal=number)
        keeper.play_on(Random(number))
    keeper.begin("bvs_hard", deal=3)
    found = keeper.get("/statistics?rules=bvs_hard")
    assert (found["alone"]["games"], found["assisted"]["games"]) == (2, 1)
    assert sum(bar["games"] for bar in found["alone"]["bars"]) == 2
    assert [line["deal"] for line in keeper.get("/rooms")] == [3, 2, 2, 1]
    assert Keeper(client, "stranger").get("/rooms") == []
    assert "no statistics" in keeper.get("/statistics?rules=standard", 400)["sentence"]
    assert "whist" in keeper.get("/statistics?rules=whist", 400)["sentence"]


def test_statistics_over_all_games() -> None:
    assert totals([], 60) == totals([], 61)
    found = totals([61, 70, 40, 63], 60)
    assert (found.games, found.wins, found.best, found.mean) == (4, 3, 70, 58.5)
    assert (found.streak, found.longest_streak) == (1, 2)
    assert found.bars == (Bar(40, 1), Bar(45, 0), Bar(50, 0), Bar(55, 0), Bar(60, 2), Bar(65, 0), Bar(70, 1))


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ({"type": "Act", "action": {"type": "place", "seat": 0, "card": "2C", "cell": 1}}, "not available"),
        ({"type": "Act", "action": {"type": "keep", "seat": 0, "pile": 3}}, "no pile 3"),
        ({"type": "Act", "action": {"type": "discard", "seat": 0, "cards": ["2C", "3C"]}}, "square"),
        ({"type": "Act", "action": {"type": "play", "seat": 0, "card": "2C"}}, "square"),
        ({"type": "Act", "action": {"type": "throw_away", "seat": 1}}, "not your seat"),
        ({"type": "CountSets", "groups": [["2C", "3C"]]}, "count now"),
        ({"type": "NextGame"}, "not over"),
        ({"type": "GiveUp"}, "resign a solo game"),
    ],
)
def test_invalid_requests_are_refused_with_a_sentence(client: httpx.Client, message: Message, says: str) -> None:
    keeper = Keeper(client, "refusals")
    begun = keeper.begin("bvs", deal=7)
    more = {"at": keeper.at} if message["type"] == "Act" else {}
    (refused,) = keeper.ask(**{"kind" if name == "type" else name: each for name, each in (message | more).items()})
    assert refused["type"] == "Refused"
    assert says in refused["sentence"]
    assert keeper.of_room("")[0]["position"] == begun["position"]


def test_a_late_action_gets_the_table(client: httpx.Client) -> None:
    keeper = Keeper(client, "late")
    at, action = keeper.begin("bvs", deal=7)["at"], keeper.legal[0]
    keeper.act(action)
    (welcome,) = keeper.ask("Act", action=action, at=at)
    assert (welcome["type"], welcome["position"]) == ("Welcome", keeper.position)

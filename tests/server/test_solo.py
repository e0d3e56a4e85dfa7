"""The games for one at the server: played to their end by HTTP, taken back, kept, and never telling what is to come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo import solo
from fifteentwo.rules import PATIENCES, SQUARES
from fifteentwo.server.solo.statistics import record
from fifteentwo.server.solo.wire import Bar
from fifteentwo.solitaire import deals
from tests.guard import HANG, until
from tests.server.harness import Server

NAMES = [*SQUARES, *PATIENCES]
HARD = 39
"""A deal whose par takes the search more than a moment."""


class Keeper:
    """Somebody who plays games for one."""

    def __init__(self, client: httpx.Client, secret: str) -> None:
        self.client = client
        self.bearer = {"Authorization": f"Bearer {secret:x<48}"}

    def ask(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api/solo{path}", headers=self.bearer)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def do(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.post(f"/api/solo{path}", json=body, headers=self.bearer)
        assert answer.status_code == status, answer.text
        return answer.json()

    def begin(self, rules: str, status: int = 201, **more: Any) -> Any:
        return self.do("", {"rules": rules, **more}, status)

    def play_on(self, game: Any, rng: Random) -> Any:
        """Plays at random to the end; gives all that was told."""
        position, told = game["position"], []
        while not position["ending"]:
            news = self.do(f"/{game['game']}/act", {"action": rng.choice(position["legal"]), "at": position["at"]})
            told += news["told"]
            position = news["position"]
        return position, told

    def verdict(self, game: Any) -> Any:
        """Asks until nothing is coming any more, which includes the compiler; gives all that was told."""
        told: list[Any] = []

        def complete() -> bool:
            told.append(self.ask(f"/{game['game']}/verdict"))
            return not told[-1]["coming"]

        until(complete)
        return told


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=HANG) as opened:
        yield opened


@pytest.mark.parametrize("rules", [*NAMES, "wikibooks_reserve reserve_access=free", "solsuite deal_order=3-2-3"])
def test_every_game_is_played_to_its_end_and_its_record_plays_again(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, f"ends {rules}".replace(" ", "-"))
    game = keeper.begin(rules, number=41)
    position, told = keeper.play_on(game, Random(1))
    pegged = sum(one["event"]["points"] for one in told if one["event"]["type"] == "Pegged")
    assert position["ending"] == {"total": pegged, "won": pegged >= game["rules"]["win_at"]}
    assert keeper.ask(f"/{game['game']}")["position"] == position
    replayed = solo.load(keeper.ask(f"/{game['game']}/record"))
    assert replayed.state.score == pegged
    assert replayed.record.deal == 41


@pytest.mark.parametrize("rules", NAMES)
def test_nothing_that_is_to_come_is_told(client: httpx.Client, rules: str) -> None:
    keeper, rng = Keeper(client, f"secret-{rules}"), Random(2)
    game = keeper.begin(rules, number=77)
    unseen = set(map(str, deals.deck(77)))
    position, told = game["position"], [game]
    while not position["ending"]:
        seen = str(told[-1])
        hidden = {card for card in unseen if f"'{card}'" not in seen}
        assert len(hidden) >= position["scene"]["stock"] - len(position["scene"].get("under", ()))
        unseen = hidden
        news = keeper.do(f"/{game['game']}/act", {"action": rng.choice(position["legal"]), "at": position["at"]})
        told.append(news)
        position = news["position"]


def test_taking_back_brings_the_same_cards_and_marks_the_game(client: httpx.Client) -> None:
    keeper = Keeper(client, "undo")
    game = keeper.begin("bvs", number=5)
    at = f"/{game['game']}"
    first = keeper.do(f"{at}/act", {"action": game["position"]["legal"][0], "at": 0})
    assert not first["position"]["assisted"]
    back = keeper.do(f"{at}/undo", {"at": 1})
    assert back["position"]["scene"] == game["position"]["scene"]
    assert back["position"]["assisted"]
    again = keeper.do(f"{at}/act", {"action": game["position"]["legal"][3], "at": 2})
    assert again["position"]["scene"]["card"] == first["position"]["scene"]["card"]
    keeper.do(f"{at}/undo", {"at": 3})
    assert "nothing to take back" in keeper.do(f"{at}/undo", {"at": 4}, 400)["sentence"]


def test_a_hint_marks_the_game_and_a_deal_seen_before_does(client: httpx.Client) -> None:
    keeper = Keeper(client, "hints")
    game = keeper.begin("arnold", number=9)
    hint = keeper.do(f"/{game['game']}/hint")
    assert hint["options"][0]["action"] in game["position"]["legal"]
    worths = [option["worth"] for option in hint["options"]]
    assert worths == sorted(worths, reverse=True)
    assert all(0 < option["error"] < 1 for option in hint["options"])  # the second hand is drawn
    assert keeper.ask(f"/{game['game']}")["position"]["assisted"]
    assert not game["replayed"]
    assert keeper.begin("arnold", number=9)["replayed"]
    assert not keeper.begin("arnold", number=10)["replayed"]


@pytest.mark.parametrize("rules", ["bvs_hard", "solsuite"])
def test_a_hint_is_for_points_or_for_the_chance_to_win(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, "aims")
    game = keeper.begin(rules, number=9)
    at = f"/{game['game']}/hint"
    for aim, most in (("points", 300), ("chance", 1)):
        hint = keeper.do(f"{at}?aim={aim}")
        assert hint["aim"] == aim
        assert hint["options"][0]["action"] in game["position"]["legal"]
        assert all(0 <= option["worth"] <= most for option in hint["options"])
    assert "aim" in keeper.do(f"{at}?aim=fame", status=400)["sentence"]


def test_the_daily_deal_is_the_same_for_everybody(client: httpx.Client) -> None:
    one, other = Keeper(client, "daily-one"), Keeper(client, "daily-other")
    menu = one.ask("/menu")
    first, second = one.begin("wikibooks", daily=True), other.begin("wikibooks", daily=True)
    today = next(preset["today"] for preset in menu["presets"] if preset["name"] == "wikibooks")
    assert first["number"] == second["number"] == today
    assert first["position"] == second["position"]
    assert first["day"] == menu["day"]
    assert [preset["name"] for preset in menu["presets"]] == NAMES


@pytest.mark.parametrize("rules", ["wikibooks", "bvs", "solsuite"])
def test_the_verdict_comes_at_the_end_and_not_before(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, f"verdict-{rules}")
    game = keeper.begin(rules, number=12)
    assert "not over" in keeper.ask(f"/{game['game']}/verdict", 409)["sentence"]
    position, _ = keeper.play_on(game, Random(3))
    told = keeper.verdict(game)
    found = told[-1]
    assert found["total"] == position["ending"]["total"]
    assert all(par["least"] <= par["most"] for par in found["pars"])
    assert found["pars"][0]["least"] >= found["engine"]
    assert found["pars"][0]["most"] >= found["total"]
    assert str(found["total"]) in found["share"]
    cards = {str(card) for card in deals.deck(12)}
    assert not any(word.strip(",.()") in cards for word in found["share"].split())
    for one, other in pairwise(each for each in told if each["pars"]):
        for par, narrower in zip(one["pars"], other["pars"], strict=True):
            assert par["least"] <= narrower["least"] <= narrower["most"] <= par["most"]
    assert [found] == keeper.verdict(game)


def test_an_interval_for_par_is_told_at_once_and_narrowed_afterwards(client: httpx.Client) -> None:
    keeper = Keeper(client, "narrowed")
    keeper.verdict(ended(keeper, "wikibooks_reserve", 1))  # all machine code is there
    told = keeper.verdict(ended(keeper, "wikibooks_reserve", HARD))
    at_once = next(each for each in told if each["pars"])
    first, last = at_once["pars"][0], told[-1]["pars"][0]
    assert at_once["coming"]
    assert first["least"] < first["most"]
    assert (last["least"], last["most"]) == (87, 87)
    assert "par 87," in told[-1]["share"]


def test_by_other_rules_the_house_finds_out_what_it_usually_makes(client: httpx.Client) -> None:
    keeper = Keeper(client, "usual")
    found = keeper.verdict(ended(keeper, "bvs_hard heels=off", 5))[-1]["standing"]
    assert found["deals"] == 400
    assert found["player"] == "instant"
    known = keeper.verdict(ended(keeper, "bvs_hard win_at=70", 5))[0]["standing"]
    assert known is not None
    assert known["deals"] > 1000


def ended(keeper: Keeper, rules: str, number: int) -> Any:
    """A game that was played to its end."""
    game = keeper.begin(rules, number=number)
    keeper.play_on(game, Random(number))
    return game


@pytest.mark.parametrize("rules", NAMES)
def test_the_house_plays_a_game_on_to_its_end(client: httpx.Client, rules: str) -> None:
    keeper = Keeper(client, f"demonstration-{rules}")
    game = keeper.begin(rules, number=23)
    at = f"/{game['game']}"
    keeper.do(f"{at}/act", {"action": game["position"]["legal"][0], "at": 0})
    before = keeper.ask(at)["position"]
    assert not before["assisted"]
    while not before["ending"]:
        step = keeper.do(f"{at}/demonstrate", {"at": before["at"]})
        best = step["hint"]["options"][0]
        assert best["action"] in before["legal"]
        happened = step["news"]["told"][0]["event"]
        assert happened["type"] in {"Placed", "Discarded", "Kept", "HandLaidAway"}
        before = step["news"]["position"]
        assert before["assisted"]
        assert before["demonstrated"]
    assert keeper.ask(at)["position"] == before
    assert "over" in keeper.do(f"{at}/demonstrate", {"at": before["at"]}, 409)["sentence"]
    assert "played by the house" in keeper.ask(f"{at}/verdict")["share"]
    found = keeper.ask(f"/statistics?rules={rules}")
    assert (found["alone"]["games"], found["assisted"]["games"]) == (0, 0)


def test_a_demonstration_may_be_broken_off_and_answers_only_what_is_there(client: httpx.Client) -> None:
    keeper = Keeper(client, "broken-off")
    game = keeper.begin("bvs", number=24)
    at = f"/{game['game']}"
    step = keeper.do(f"{at}/demonstrate", {"at": 0})
    assert "elsewhere" in keeper.do(f"{at}/demonstrate", {"at": 0}, 409)["sentence"]
    back = keeper.do(f"{at}/undo", {"at": 1})["position"]
    assert back["scene"] == game["position"]["scene"]
    assert back["demonstrated"]
    again = keeper.do(f"{at}/act", {"action": step["hint"]["options"][0]["action"], "at": 2})
    assert again["position"]["scene"] == step["news"]["position"]["scene"]


def test_statistics_keep_assisted_games_apart(client: httpx.Client) -> None:
    keeper = Keeper(client, "figures")
    for number in (1, 2, 2):
        keeper.play_on(keeper.begin("bvs_hard", number=number), Random(number))
    keeper.begin("bvs_hard", number=3)
    found = keeper.ask("/statistics?rules=bvs_hard")
    assert (found["alone"]["games"], found["assisted"]["games"]) == (2, 1)
    assert sum(bar["games"] for bar in found["alone"]["bars"]) == 2
    assert [line["number"] for line in keeper.ask("/mine")] == [3, 2, 2, 1]
    assert Keeper(client, "stranger").ask("/mine") == []


def test_games_taken_together() -> None:
    assert record([], 60) == record([], 61)
    found = record([61, 70, 40, 63], 60)
    assert (found.games, found.wins, found.best, found.mean) == (4, 3, 70, 58.5)
    assert (found.streak, found.longest_streak) == (1, 2)
    assert found.bars == (Bar(40, 1), Bar(45, 0), Bar(50, 0), Bar(55, 0), Bar(60, 2), Bar(65, 0), Bar(70, 1))


@pytest.mark.parametrize(
    ("path", "body", "status", "says"),
    [
        ("", {"rules": "standard"}, 400, "not a game for one"),
        ("", {"rules": "whist"}, 400, "whist"),
        ("", {"rules": "bvs", "number": -1}, 400, "no deal -1"),
        ("", {"rules": "bvs", "number": 10**10}, 400, "no deal"),
        ("", {"rules": "bvs", "number": 1, "daily": True}, 400, "not both"),
        ("", {"rules": "bvs dead_cells=1", "daily": True}, 400, "no deal of the day"),
        ("", {"rules": "bvs", "colour": 1}, 400, "colour"),
        ("/none/act", {"action": {"type": "discard", "seat": 0}, "at": 0}, 404, "no such game"),
        ("/GAME/act", {"action": {"type": "place", "seat": 0, "card": "2C", "cell": 1}, "at": 0}, 400, "laid down"),
        ("/GAME/act", {"action": {"type": "place", "seat": 0, "card": "XX", "cell": 1}, "at": 0}, 400, "XX"),
        ("/GAME/act", {"action": {"type": "keep", "seat": 0, "pile": 3}, "at": 0}, 400, "no pile 3"),
        ("/GAME/act", {"action": {"type": "lay_away", "seat": 0, "cards": ["2C", "3C"]}, "at": 0}, 400, "square"),
        ("/GAME/act", {"action": {"type": "discard", "seat": 0}, "at": 1}, 409, "gone on elsewhere"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(
    client: httpx.Client, path: str, body: Any, status: int, says: str
) -> None:
    keeper = Keeper(client, "refusals")
    game = keeper.begin("bvs", number=7)
    refused = keeper.do(path.replace("GAME", game["game"]), body, status)
    assert says in refused["sentence"], refused
    assert keeper.ask(f"/{game['game']}")["position"]["scene"] == game["position"]["scene"]


def test_without_a_secret_there_are_no_games(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/solo/mine")
    assert answer.status_code == 401
    assert "Bearer" in answer.json()["sentence"]

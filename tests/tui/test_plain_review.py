"""The review of a finished game, line by line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fifteentwo.cli.language import say
from fifteentwo.server.history_wire import History
from fifteentwo.server.review_wire import ReviewOptions
from fifteentwo.tui.plain import Plain
from fifteentwo.tui.plain_finished import show_finished
from fifteentwo.tui.plain_lines import TypedLines
from fifteentwo.tui.plain_review import PlainReview
from fifteentwo.tui.profile import KeptProfile
from tests.tui.scenes_forms import finished_game
from tests.tui.stage import CannedLounge
from tests.tui.test_plain import ASCII, FINISHED, Typed
from tests.tui.test_review import reviewed


def canned() -> CannedLounge:
    """A server with a review in which the last step is a blunder."""
    made, lounge = reviewed(), CannedLounge()
    decision = made.state.review.decisions[0]
    lounge.answers = {
        "reviews/room/1/steps": made.steps,
        "reviews/room/1": made.state,
        f"reviews/room/1/options/{made.at - 1}": ReviewOptions((decision.best, decision.chosen)),
    }
    return lounge


async def said(capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    await PlainReview(TypedLines(ASCII, Typed(*lines, "q")), canned(), "room", 1).show()  # type: ignore[arg-type]
    return capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")


async def test_the_whole_game_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    told = await said(capsys)
    assert told.isascii()
    assert "Review . Lost to Odile, 96-121\n" in told
    assert "My decisions                   -15.0    35.0\n" in told
    assert "With even luck, you win this game 35.0 % of the time.\n" in told
    assert "Chance to win\n  Deal 1, 0 - 0, You: 55.0 %\n  Deal 1, 0 - 0, You: 40.0 %\n" in told
    assert "Key moments\n  1  Deal 1, blunder: 5D 8D loses 15.0 %. The best discard is AS 9D: " in told


async def test_a_step_with_its_choices_and_the_curve(capsys: pytest.CaptureFixture[str]) -> None:
    told = await said(capsys, "", "o", "b", "1", "o", "c", "9", "l")
    _, first, after = told.partition("Step 1 of ")
    assert first
    assert after.startswith("3 ") or " of 3" in told
    assert say("tui-plain-no-choice") in after
    _, _, blunder = after.partition("blunder: 15.0 %")
    assert "The best discard is AS 9D" in blunder
    rows = [line.split() for line in blunder.splitlines() if "55.00" in line or "chosen" in line]
    assert [row[:2] for row in rows] == [["AS", "9D"], ["5D", "8D"]]
    assert "100%" in blunder
    assert '"9" means nothing here.' in blunder
    assert "Where the game went" in blunder


async def test_finished_games_are_listed_and_reviewed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lounge = canned()
    game = finished_game("room", "Odile", "lost", (96, 121))
    lounge.answers |= {"rooms": [], "history": History((game,), None, 1, 1, (), ())}
    await Plain(lounge, KeptProfile(data), ASCII, Typed(FINISHED, "1", "q", "q", "q")).run()  # type: ignore[arg-type]
    told = capsys.readouterr().out
    assert "Finished games and reviews\n  1  2026-11-26  Lost to Odile, 96-121\n" in told
    assert "Review . Lost to Odile, 96-121\n" in told


class PagedLounge(CannedLounge):
    """A server with 45 finished games, listed in pages of 30; the opponent's score is the number of the game in the list."""

    def get(self, path: str, _kind: object, **_query: object) -> Any:
        if path != "history":
            return super().get(path, _kind, **_query)
        first = int(str(_query.get("before", "0")))
        games = [
            replace(
                finished_game("room", "Odile", "lost", (96, at + 1)), number=at + 1, ended=f"2026-11-26T20:{59 - at}"
            )
            for at in range(first, min(45, first + 30))
        ]
        return History(tuple(games), "30" if first == 0 else None, 45, 45, (), ())


async def test_more_than_twenty_finished_games_are_listed_twenty_at_a_time(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def show(review: PlainReview) -> None:
        print("The review", review._path.rpartition("/")[2])

    monkeypatch.setattr(PlainReview, "show", show)
    lounge = PagedLounge()
    lounge.answers["rooms"] = []
    lines = [FINISHED, "21", "m", "21", "3", "m", "m", "45", "q", "q"]
    await Plain(lounge, KeptProfile(data), ASCII, Typed(*lines)).run()  # type: ignore[arg-type]
    told = capsys.readouterr().out
    first, second, *again, last, unknown, reviewed, _ = told.split("A number; q to go back:")
    assert listed(first) == [*range(1, 21)]
    assert '"21" means nothing here.' in second
    assert [listed(each) for each in again] == [[*range(21, 41)]] * 3
    assert "The review 21\n" in again[1]
    assert "The review 3\n" in again[2]
    assert listed(last) == [*range(41, 46)]
    assert "  m  More\n" in again[2]
    assert "  m  More\n" not in last
    assert '"m" means nothing here.' in unknown
    assert "The review 45\n" in reviewed


def listed(told: str) -> list[int]:
    """The numbers of the games in a list, which are their scores too."""
    found = re.findall(r"^ *(\d+)  2026-11-26  Lost to Odile, 96-(\d+)$", told, re.MULTILINE)
    assert all(number == score for number, score in found)
    return [int(number) for number, _ in found]


async def test_a_server_that_cannot_be_asked_leaves_the_games_of_the_others(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    silent, lounge = CannedLounge(), PagedLounge()

    async def review(server: str, room: str, number: int) -> None:
        raise AssertionError((server, room, number))

    await show_finished(TypedLines(ASCII, Typed("q")), [silent, lounge], review)  # type: ignore[list-item]
    told = capsys.readouterr().out
    assert listed(told) == [*range(1, 21)]
    assert told.index("history") < told.index("Finished games and reviews")

"""The regrets of *expert* in games against itself: the command, the file, and what the games are."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from fifteentwo import cli
from fifteentwo.cribbage import Play, View
from fifteentwo.engine.expert.local_response import LocalBestResponse
from fifteentwo.game import Seat
from fifteentwo.players.chances import Chances
from fifteentwo.reviews import game_regrets as module
from fifteentwo.reviews.game_certificate import DECISIONS, SCORES
from fifteentwo.reviews.game_regrets import MeasuredGame, game_regrets, measured_game
from fifteentwo.rules import CribbageRules
from fifteentwo.saved_rows import BadFile

SHORT = CribbageRules(target=31)


def made_up(rules: CribbageRules, rng: int, number: int) -> MeasuredGame:
    assert rules.target == 121
    return MeasuredGame(
        number, 9, ((0.0, 0.001, 0.0), (0.0, 0.0, 0.002 * rng), (0.0, 0.004 + 0.001 * (number % 3), 0.0))
    )


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "measured_game", made_up)


@pytest.mark.usefixtures("fake")
def test_the_regrets_are_means_with_errors() -> None:
    found = game_regrets(300)
    assert found.regret.mean == pytest.approx(0.001 + 0.002 + 0.005)
    assert found.regret.error == pytest.approx(0.001 * (2 / 3) ** 0.5 / 300**0.5, rel=0.01)
    assert found.regrets["further"]["first three cards"].mean == pytest.approx(0.005)
    assert (found.games, found.deals) == (300, 2700)
    assert [list(each) for each in found.regrets.values()] == [list(DECISIONS)] * len(SCORES)


@pytest.mark.usefixtures("fake")
def test_a_stopped_run_is_continued_and_another_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    game_regrets(10, to=path)
    before = path.read_text()
    assert game_regrets(20, to=path) == game_regrets(20)
    assert path.read_text().startswith(before)
    with pytest.raises(BadFile):
        game_regrets(20, rng=2, to=path)


@pytest.mark.usefixtures("fake")
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "regret", "--games", "30", "--processes", "1", "--to", str(tmp_path / "games.jsonl")]
    assert cli.main(line) == 0
    out, _ = capsys.readouterr()
    assert "in all +0.80%" in out
    assert "expert.zip" in out
    assert "30 games, 270 deals, --rng 1" in out
    assert cli.main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["regret"]["mean"] == pytest.approx(0.008)
    for wrong, named in (
        ([*line, "--rng", "2"], "another --rng"),
        (["lab", "regret", "--games", "1"], "--games: 1 games"),
    ):
        assert cli.main(wrong) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert named in err


def test_nobody_responds_and_both_seats_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the player itself plays both seats")

    asked, watched = Counter[tuple[int, str]](), Counter[int]()
    regret, saw = LocalBestResponse.regret, LocalBestResponse.saw

    def counted(judge: LocalBestResponse, view: View, seat: Seat, chances: Chances) -> float:
        assert view.viewer == seat
        asked[seat, view.phase] += 1
        return regret(judge, view, seat, chances)

    def noted(judge: LocalBestResponse, view: View, play: Play) -> None:
        assert view.viewer == 1 - play.seat
        watched[play.seat] += 1
        saw(judge, view, play)

    monkeypatch.setattr(LocalBestResponse, "choose", never)
    monkeypatch.setattr(LocalBestResponse, "regret", counted)
    monkeypatch.setattr(LocalBestResponse, "saw", noted)
    found = measured_game(SHORT, 4, 1)
    assert asked[0, "discard"] == asked[1, "discard"] == found.deals
    assert min(asked[0, "play"], asked[1, "play"]) > 0
    assert all(asked[seat, "play"] <= watched[seat] for seat in (0, 1))
    assert np.min(found.regrets) >= 0
    assert np.sum(found.regrets) > 0  # a game to 31 begins near its end, where no card of the other is sure

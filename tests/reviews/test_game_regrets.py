"""The regrets of *expert* in games against itself: the command, the file, and what the games are."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from fifteentwo import cli
from fifteentwo.cribbage import Cribbage, Play, View
from fifteentwo.engine.expert.local_response import LocalBestResponse, known_expert
from fifteentwo.engine.scoring.rank_hands import many
from fifteentwo.game import Opening, Seat
from fifteentwo.players.chances import Chances
from fifteentwo.reviews import game_regrets as module
from fifteentwo.reviews.drawn_hands import RecordedDeal
from fifteentwo.reviews.game_regrets import (
    DECISIONS,
    SCORES,
    MeasuredGame,
    checked_regret,
    game_regrets,
    measured_game,
)
from fifteentwo.rules import CribbageRules
from fifteentwo.saved_rows import BadFile
from tests.players.positions import in_the_play

SHORT = CribbageRules(target=31)


def made_up(rules: CribbageRules, rng: int, number: int) -> MeasuredGame:
    assert rules.target == 121
    far = (0.0, 0.004 + 0.001 * (number % 3), 0.0)
    return MeasuredGame(
        number,
        9,
        ((0.0, 0.001, 0.0), (0.0, 0.0, 0.002 * rng), far),
        ((0.0, -0.001, 0.0), (0.0, 0.0, 0.001 * rng), far),
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
    assert found.checked.mean == pytest.approx(-0.001 + 0.001 + 0.005)
    assert found.of_checked["within 30"]["first three cards"].mean == pytest.approx(-0.001)
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
    assert "in all +0.50%" in out
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
    monkeypatch.setattr(module, "checked_regret", lambda *_: -0.5)
    monkeypatch.setattr(module, "CHECKED_FROM", 0.0)
    found = measured_game(SHORT, 4, 1)
    assert asked[0, "discard"] == asked[1, "discard"] == found.deals
    assert min(asked[0, "play"], asked[1, "play"]) > 0
    assert all(asked[seat, "play"] <= watched[seat] for seat in (0, 1))
    assert np.min(found.regrets) >= 0
    assert np.sum(found.regrets) > 0  # a game to 31 begins near its end, where no card of the other is sure
    assert np.sum(found.checked) < -0.2


def test_a_large_regret_is_valued_again_by_what_the_other_may_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    view, draws = in_the_play("2H 5C 8D JS", "6D 8H JC KS", starter="3C"), np.random.default_rng(1)
    judge, cards = LocalBestResponse(known_expert(), asked=0), Cribbage().legal(view, 0)
    believed = judge.range_of_other(view, 0)
    fives = np.where(many(4)[:, 4] > 0, believed, 0.0)
    chances: Chances = {each: 0.25 for each in cards if isinstance(each, Play)}
    usual = judge.card_values(view, 0)
    best = max(usual, key=lambda rank: usual[rank])
    for drawn in (believed, fives / fives.sum(), None):
        monkeypatch.setattr(module, "drawn_range", lambda *_, drawn=drawn: drawn)
        deal = RecordedDeal(Cribbage().start(Opening(0)), ())
        found = checked_regret(judge, deal, view, 0, chances, draws)
        values = usual if drawn is None else judge.card_values(view, 0, drawn)
        assert found == pytest.approx(values[best] - np.mean(list(values.values())))
        assert (found == pytest.approx(judge.regret(view, 0, chances))) == (drawn is believed or drawn is None)

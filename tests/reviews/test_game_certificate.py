"""The certificate of the game: pairs of games, what is made of them, and the file they are kept in."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from fifteentwo import cli
from fifteentwo.cards import BACK
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.expert.local_response import LocalBestResponse
from fifteentwo.reviews import game_certificate
from fifteentwo.reviews.game_certificate import (
    TERMS,
    GameCertificate,
    PairOfGames,
    PlayedGame,
    certificate,
    certify_game,
    play_pair,
)
from fifteentwo.rules import CribbageRules
from fifteentwo.saved_rows import BadFile

SHORT = CribbageRules(target=31)


def made_up(against: str, rules: CribbageRules, rng: int, number: int) -> PairOfGames:
    """A pair without games: its luck is known, and the player wins 53 % without it."""
    luck = np.random.default_rng([rng, number]).normal(0, 0.1, len(TERMS))
    return PairOfGames(number, 0.53 + float(luck.sum()), 3 + 60 * float(luck.sum()), 9.0, tuple(luck.tolist()), 0.02)


def certified(path: Path | None, games: int = 400, rng: int = 1) -> GameCertificate:
    return certify_game(games, rng=rng, to=path)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_certificate, "play_pair", made_up)


@pytest.mark.usefixtures("fake")
def test_the_luck_is_taken_out_of_wins_and_points() -> None:
    found = certified(None)
    assert found.lower.mean == pytest.approx(0.03)
    assert found.lower.error < 1e-9 < found.plain.error
    assert found.plain.low < found.plain.mean < found.plain.high
    assert found.points_a_deal.mean == pytest.approx(3 / 9)
    assert found.games == 400
    assert found.deals == 3600
    assert set(found.setting.made_from) == {
        "expert.zip",
        "discards.zip",
        "deals.zip",
        "rates.zip",
        "wins.npz",
        "late_cards.npz",
        "late_discards.npz",
        "kept_chances.npz",
        "kept_pegging.npz",
    }


@pytest.mark.usefixtures("fake")
def test_a_stopped_run_is_continued_and_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, path = certified(None), tmp_path / "games.jsonl"
    certified(path, games=100)
    with path.open("ab") as file:
        file.write(b'{"number": 7')  # cut short
    played: list[int] = []

    def counting(against: str, rules: CribbageRules, rng: int, number: int) -> PairOfGames:
        played.append(number)
        return made_up(against, rules, rng, number)

    monkeypatch.setattr(game_certificate, "play_pair", counting)
    assert certified(path) == whole
    assert played == list(range(50, 200))


@pytest.mark.usefixtures("fake")
def test_games_of_other_data_or_another_seed_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    certified(path, games=40)
    with pytest.raises(BadFile):
        certified(path, games=40, rng=2)
    monkeypatch.setattr(game_certificate, "data_hashes", lambda: {"expert.zip": "another"})
    with pytest.raises(BadFile):
        certified(path, games=40)


@pytest.mark.usefixtures("fake")
def test_the_command_prints_the_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    line = ["lab", "certify", "--game", "--games", "400", "--processes", "1", "--to", str(path)]
    assert cli.main(line) == 0
    out, err = capsys.readouterr()
    assert "+3.00%" in out
    assert "expert.zip" in out
    assert "leaves out" in out
    assert "games" in err
    assert cli.main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["lower"]["mean"] == pytest.approx(0.03)
    assert cli.main([*line, "--rng", "2"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "another --rng" in err


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("--games 100", "--games"),
        ("--rng 3", "--rng"),
        ("--game --out folder", "--out"),
        ("--game --games 2", "--games"),
        ("--game --to nowhere/games.jsonl", "--to"),
    ],
)
def test_wrong_options_are_one_sentence(line: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "certify", *line.split(), "--processes", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert named in err
    assert "Traceback" not in err


def test_the_same_cards_are_played_from_both_seats_and_again_with_the_same_result() -> None:
    first, second = (PlayedGame("steady", SHORT, 5, 0, seat) for seat in (0, 1))
    for each in (first, second):
        each.play()
    assert first.result[0] in {0.0, 1.0}
    pair = play_pair("steady", SHORT, 5, 0)
    assert pair.won == (first.result[0] + second.result[0]) / 2
    assert pair.points == (first.result[1] + second.result[1]) / 2
    assert pair.terms == tuple((a + b) / 2 for a, b in zip(first.terms.values(), second.terms.values(), strict=True))


def test_it_sees_no_card_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every view it decides by is its own, and every card of the other is shown to it before its next decision."""
    seen: list[int] = []
    choose = LocalBestResponse.choose

    def watched(self: LocalBestResponse, view: View, legal: Sequence[object]) -> Discard | Play:
        self._begin(view)
        theirs = view.played_by(0)
        assert view.viewer == 1
        assert [each.card for each in self._seen] == list(map(int, theirs))
        assert set(view.hands[0]) | set(view.discarded[0]) <= {BACK}
        seen.append(len(theirs))
        return choose(self, view, legal)

    monkeypatch.setattr(LocalBestResponse, "choose", watched)
    PlayedGame("steady", SHORT, 6, 1, 1).play()
    assert len(seen) > 5


@pytest.mark.exhaustive
def test_it_wins_clearly_against_a_weak_player() -> None:
    found = certify_game(200, "simple", SHORT, rng=2)
    assert found.lower.low > 0.05


@pytest.mark.exhaustive
def test_every_term_has_mean_zero() -> None:
    rows = [play_pair("steady", SHORT, 11, number) for number in range(300)]
    terms = np.array([row.terms for row in rows])
    errors = terms.std(axis=0, ddof=1) / len(rows) ** 0.5
    assert (np.abs(terms.mean(axis=0)) <= 4 * errors + 1e-12).all()
    found = certificate(game_certificate.Setting("steady", "target=31", 11, 0, {}), rows)
    assert abs(found.lower.mean - found.plain.mean) < 4 * found.plain.error

"""The data sets: the same bytes from the same command, and the figures of the engine, looked up in another way."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="./test installs it")

from pyarrow import parquet

from fifteentwo import datasets
from fifteentwo.analysis.position_text import read_position
from fifteentwo.cards import RANKS, cards
from fifteentwo.cli import main
from fifteentwo.datasets import DATASETS, SMALL, NoDataset, Sizes, export, tables
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.equity.win_tables import win_table
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.solitaire.solo import pars
from fifteentwo.engine.solution import shipped
from fifteentwo.rules import SquareRules, parse

TINY = Sizes(step=40_000, squares=2, games=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "TARGETS", (61,))
        export(made, TINY)
    return made


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    return parquet.read_table(folder / f"{name}.parquet").to_pylist()  # type: ignore[no-any-return]


def test_the_same_sizes_give_the_same_bytes(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TARGETS", (61,))
    export(tmp_path, TINY)
    names = {path.name for path in folder.iterdir()}
    assert names == {path.name for path in tmp_path.iterdir()}
    assert len(names) == len(DATASETS) + 1
    assert {name for name in names if (folder / name).read_bytes() != (tmp_path / name).read_bytes()} == set()


def test_every_column_has_a_meaning_and_the_card_names_every_file(folder: Path) -> None:
    card = (folder / "README.md").read_text()
    for dataset in DATASETS:
        path = folder / f"{dataset.name}.parquet"
        schema = parquet.read_schema(path)
        assert schema.names == [column.name for column in dataset.columns]
        assert all(field.metadata[b"meaning"] for field in schema)
        assert schema.metadata[b"errors"]
        assert f"## {path.name}" in card
        assert hashlib.sha256(path.read_bytes()).hexdigest() in card
    assert re.search(r"`expert\.zip` [0-9a-f]{64}", card)


def test_a_table_that_is_there_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TARGETS", (61,))
    before = {path: path.stat().st_mtime_ns for path in folder.glob("*.parquet")}
    export(folder, TINY)
    assert {path: path.stat().st_mtime_ns for path in folder.glob("*.parquet")} == before


def test_discards_are_those_of_the_slow_evaluation(folder: Path) -> None:
    found = rows(folder, "discards")
    assert len(found) == 2 * len(six_cards().hands[:: TINY.step])
    for row in (found[1], found[9], found[-1]):
        six = tuple(map(int, cards(row["hand"])))
        role = PONE if row["role"] == "pone" else DEALER
        assert row["values"] == pytest.approx(discard_values(six, role, shipped().discards).tolist(), abs=1e-4)


def test_a_hint_differs_by_tenths_at_most(folder: Path) -> None:
    for row in rows(folder, "discards")[::9]:
        hint = read_position(f"{row['role'][0]}.0-0.{row['hand'].replace(' ', '')}").analysis().options
        assert max(row["values"]) == pytest.approx(max(option.ev for option in hint), abs=0.5)


def test_the_play_is_the_policy_of_the_expert(folder: Path) -> None:
    found = rows(folder, "pegging")
    assert len(found) > 20_000
    checked = 0
    for row in found[:: len(found) // 300]:
        chances = [row[f"chance_{at}"] for at in range(1, 5)]
        assert sum(chance or 0 for chance in chances) == pytest.approx(1, abs=1e-5)
        if "." in row["history"] or len(row["history"]) > 2:
            continue
        plays = [(at % 2, RANKS.index(rank)) for at, rank in enumerate(row["history"])]
        held = [RANKS.index(rank) for rank in row["hand"]]
        expected = shipped().chances(plays, len(plays) % 2, held)
        assert expected is not None
        given = dict(zip(sorted(set(held)), chances, strict=False))
        assert all(given[rank] == pytest.approx(chance, abs=1e-6) for rank, chance in expected.items())
        checked += 1
    assert checked > 20


def test_chances_to_win_are_those_of_the_table(folder: Path) -> None:
    found = rows(folder, "wins")
    assert len(found) == 61 * 61 * 5
    expected = win_table(61)[0]
    for row in found[:: len(found) // 200]:
        assert row["dealer_wins"] == expected[row["dealer_score"], row["pone_score"]]
        assert 0 <= row["dealer_wins_error"] < 0.005
        if row["scale"] == "none":
            assert row["game_points"] == pytest.approx(2 * row["dealer_wins"] - 1, abs=1e-6)


def test_cribs_and_squares(folder: Path) -> None:
    cribs = {(row["ranks"], row["suits"]): row for row in rows(folder, "cribs")}
    assert len(cribs) == 169
    assert cribs["55", "two"]["own_crib"] == max(row["own_crib"] for row in cribs.values())
    for row in rows(folder, "squares"):
        best, legal = pars(parse("wikibooks", SquareRules), row["deal"])
        assert (row["par"], row["legal_par"]) == (best.least, legal.least)
        assert len(row["layout"].split()) == 16


def test_a_game_has_every_choice_and_its_luck(folder: Path) -> None:
    choices = rows(folder, "decisions")
    assert len(choices) > 30
    for row in choices:
        position = read_position(row["position"])
        assert len(row["options"]) == len(row["wins"]) == len(row["points"]) == len({*map(str, position.choices)})
        assert row["chosen"] in row["options"]
        assert 0 <= row["loss"] <= max(row["wins"])
        assert ("d" if row["role"] == "dealer" else "p") == row["position"][0]
    luck = rows(folder, "luck")
    change = sum(row["change"] for row in luck)
    assert min(abs(0.5 + change - result) for result in (0, 1)) < 1e-9
    assert {row["part"] for row in luck} >= {"cut", "starter", "my cards", "their cards"}


def test_only_some_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "export", "--small", "--only", "cribs", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "cribs.parquet: 169 rows\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["README.md", "cribs.parquet"]
    assert "discards" not in [line.split()[-1] for line in (tmp_path / "README.md").read_text().splitlines() if line]
    assert main(["lab", "export", "--only", "hands", "--out", str(tmp_path)]) == 2
    assert "there is no table 'hands'; the tables are discards, pegging" in capsys.readouterr().err


def test_a_program_that_names_another_table_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(NoDataset, match="there is no table 'wind'; the tables are discards, pegging"):
        export(tmp_path, only=["wind"])
    with pytest.raises(TypeError, match="a list of names is needed, not 'wins'"):
        export(tmp_path, only="wins")
    assert not list(tmp_path.iterdir())


def test_an_error_of_the_program_itself_is_not_told_as_a_wrong_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("a broadcast of arrays failed")

    monkeypatch.setattr(datasets, "_write", fails)
    with pytest.raises(ValueError, match="a broadcast of arrays failed"):
        main(["lab", "export", "--small", "--only", "cribs", "--out", str(tmp_path)])


def test_a_damaged_table_is_written_again(tmp_path: Path) -> None:
    (tmp_path / "cribs.parquet").write_text("no table")
    assert [file.rows for file in export(tmp_path, SMALL, only=["cribs"])] == [169]


def test_wrong_sizes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "export", "--games", "0"]) == 2
    assert capsys.readouterr().err == "fifteentwo: lab export: --squares and --games are at least 1\n"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["lab", "export", "--small", "--out", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    assert not np.any([path.suffix == ".parquet" for path in tmp_path.iterdir()])

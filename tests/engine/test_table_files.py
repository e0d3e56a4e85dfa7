"""Tables for other rules in files: what is checked before they are installed, and that hints are prepared by them."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import msgspec
import pytest

from fifteentwo import analysis, cli
from fifteentwo.analysis import Analysis, analyse
from fifteentwo.cli.rules_lab import install_tables
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.cribbage import State
from fifteentwo.engine import deal_rules
from fifteentwo.engine.deal_rules import PACKAGE, tables_folder
from fifteentwo.engine.training.artifacts import BadData, write_json
from fifteentwo.engine.training.pipeline import Checkpoint, Plan
from fifteentwo.engine.training.table_files import check_tables
from fifteentwo.families import AnyView
from fifteentwo.players import expert
from fifteentwo.rules import CribbageRules
from fifteentwo.server import cribbage_advice
from tests.engine.other_rules import FILES, LOWBALL, of


def begun_for(rules: str, folder: Path) -> Path:
    """A folder of training for these rules, with nothing else in it."""
    folder.mkdir(exist_ok=True)
    write_json(folder / "place.json", Checkpoint(Plan(rules=rules), 0, "", "", ""))
    return folder


def test_only_tables_for_other_rules_are_installed(
    lowball_files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path / "own"))
    with pytest.raises(WrongInput, match="in the package"):
        install_tables(begun_for("", tmp_path / "standard"))
    made = begun_for("lowball", tmp_path / "made")
    with pytest.raises(BadData, match=r"deals\.zip: No such file"):
        install_tables(made)
    for name in FILES:
        copy(lowball_files / name, made)
    assert install_tables(made) == tmp_path / "own" / "lowball" == tables_folder(LOWBALL)
    assert {each.name for each in tables_folder(LOWBALL).iterdir()} == set(FILES)
    for name in FILES:
        assert (tables_folder(LOWBALL) / name).read_bytes() == (made / name).read_bytes()


def test_a_refusal_to_install_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path / "own"))
    monkeypatch.setattr("fifteentwo.cli.engine_lab.write_table_files", lambda *_: None)
    made = begun_for("lowball", tmp_path / "made")
    assert cli.main(["lab", "ship", "--out", str(made), "--install"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "deals.zip: No such file" in error
    assert not (tmp_path / "own").exists()


@pytest.fixture(scope="module")
def lowball_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables of the standard game, which say that they are for lowball."""
    return written_for("lowball", tmp_path_factory.mktemp("files"))


def written_for(rules: str, to: Path, left_out: str = "") -> Path:
    """Copies the files of the package to a folder, with another entry about.json and without the entry `left_out`."""
    for name in FILES:
        with zipfile.ZipFile(PACKAGE / name) as file, zipfile.ZipFile(to / name, "w") as copied:
            for entry in file.infolist():
                data = file.read(entry)
                if entry.filename == "about.json":
                    data = msgspec.json.encode(msgspec.json.decode(data) | {"rules": rules})
                if entry.filename != left_out:
                    copied.writestr(entry.filename, data)
    return to


def test_where_nothing_is_discarded_no_discards_are_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path / "own"))
    made = written_for("no_discard", begun_for("no_discard", tmp_path / "made"))
    (made / "discards.zip").unlink()
    assert {each.name for each in install_tables(made).iterdir()} == {"deals.zip", "expert.zip"}
    (made / "deals.zip").unlink()
    with pytest.raises(BadData, match=r"deals\.zip: No such file"):
        install_tables(made)


def test_the_tables_of_a_clone_are_installed_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path))
    assert cli.main(["lab", "ship", "--out", str(PACKAGE / "no_discard"), "--install"]) == 0
    assert capsys.readouterr().out.strip() == str(tmp_path / "no_discard")
    for path in (PACKAGE / "no_discard").iterdir():
        assert (tmp_path / "no_discard" / path.name).read_bytes() == path.read_bytes()


def test_whole_tables_for_these_rules_are_installed(lowball_files: Path) -> None:
    check_tables(lowball_files, LOWBALL)


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda folder: written_for("toss_fives", folder), "made for toss_fives, not for lowball"),
        (lambda folder: written_for("lowball", folder, left_out="12-12"), r"expert\.zip.*12-12"),
        (lambda folder: written_for("lowball", folder, left_out="pone"), r"discards\.zip.*pone"),
        (lambda folder: written_for("lowball", folder, left_out="keep"), r"deals\.zip.*keep"),
        (lambda folder: (folder / "deals.zip").unlink(), r"deals\.zip: No such file"),
        (lambda folder: cut_short(folder / "discards.zip"), r"discards\.zip"),
        (lambda folder: overwritten(folder / "expert.zip"), r"expert\.zip"),
        (lambda folder: made_with_other_data(folder / "deals.zip"), "made with other data"),
    ],
)
def test_incomplete_damaged_and_other_tables_are_not_installed(
    harm: Callable[[Path], object], message: str, lowball_files: Path, tmp_path: Path
) -> None:
    for name in FILES:
        copy(lowball_files / name, tmp_path)
    harm(tmp_path)
    with pytest.raises(BadData, match=message):
        check_tables(tmp_path, LOWBALL)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1000])


def overwritten(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(data)


def made_with_other_data(path: Path) -> None:
    with zipfile.ZipFile(path) as file:
        entries = {name: file.read(name) for name in file.namelist()}
    about = msgspec.json.decode(entries["about.json"])
    entries["about.json"] = msgspec.json.encode(about | {"made_from": {"play.npy": "0"}})
    with zipfile.ZipFile(path, "w") as file:
        for name, data in entries.items():
            file.writestr(name, data)


@pytest.mark.parametrize("line", ["standard target=61", "lowball", "toss_fives", "lowball toss_fives"])
def test_hints_are_prepared_by_the_tables_for_these_rules(
    line: str, tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tables.is_dir()
    rules, seen = of(line), []

    def analysed(view: AnyView) -> Analysis:
        assert isinstance(view, State)
        found = analyse(view)
        seen.append((view.phase, deal_rules.deal_rules(view.rules), found.source))
        return found

    monkeypatch.setattr(cribbage_advice, "_ready", set())
    monkeypatch.setattr(analysis, "analyse", analysed)
    monkeypatch.setattr("fifteentwo.players.sampler.warm_up", lambda _: pytest.fail("it samples"))
    assert not cribbage_advice.ready(rules)
    cribbage_advice.warm(rules)
    assert cribbage_advice.ready(rules)
    assert not cribbage_advice.ready(of("five_card"))
    cribbage_advice.warm(of("five_card"))
    assert cribbage_advice.ready(of("five_card"))
    assert not cribbage_advice.ready(of("seven_card"))
    of_deal = deal_rules.deal_rules(rules)
    assert seen[:2] == [("discard", of_deal, "solved"), ("play", of_deal, "solved")]
    assert [source for *_, source in seen[2:]] == ["solved"] * 2


def test_without_tables_hints_are_prepared_to_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    sampled: list[CribbageRules] = []
    monkeypatch.setattr(cribbage_advice, "_ready", set())
    monkeypatch.setattr("fifteentwo.players.sampler.warm_up", sampled.append)
    monkeypatch.setattr(expert, "has_tables", lambda _: False)
    for line in ("lowball", "seven_card"):
        cribbage_advice.warm(of(line))
        assert sampled[-1] == of(line)
        assert cribbage_advice.ready(of(line))
    assert not cribbage_advice.ready(of("standard"))

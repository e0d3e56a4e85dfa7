"""The policies of the package, which are certified when no folder is named."""

from __future__ import annotations

import zipfile
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

from fifteentwo.engine import archive, solution
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.certify import certify
from fifteentwo.engine.training.export import export_play
from fifteentwo.engine.training.fictitious_play import mixture, table_choices, uniform_discards
from fifteentwo.engine.training.package_data import Package, export_discards, read_folder, read_package
from fifteentwo.engine.training.pipeline import make
from tests.engine.test_pipeline import PACK, TRIAL, quiet, small


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab")
    make(folder, TRIAL, quiet, small())
    export_play(folder, folder / "expert.zip", quiet, small())
    export_discards(folder, folder / "discards.zip", quiet)
    return folder


def package(folder: Path) -> Package:
    return Package(folder / "expert.zip", folder / "discards.zip")


def test_the_export_matches_the_folder(folder: Path) -> None:
    made, shipped = read_folder(folder, small()), read_package(package(folder), small())
    assert (shipped.packed == made.packed).all()
    assert len(shipped.average.choices) == len(made.average.choices) > 1
    assert all((one == other).all() for one, other in zip(shipped.average.choices, made.average.choices, strict=True))
    assert shipped.average.kept == pytest.approx(made.average.kept)
    assert shipped.average.discarded == pytest.approx(made.average.discarded)
    assert (shipped.rounds, shipped.every, shipped.made_from) == (made.rounds, made.every, made.made_from)


@pytest.mark.exhaustive
def test_the_certificate_matches_that_of_the_folder(folder: Path) -> None:
    made, shipped = (certify(source, quiet, small(), pack=PACK) for source in (folder, package(folder)))
    for figure in ("play", "discard", "deal"):
        one, other = getattr(made, figure), getattr(shipped, figure)
        assert (other.pone, other.dealer) == pytest.approx((one.pone, one.dealer), abs=1e-9)
    assert shipped.value == pytest.approx(made.value)


def test_exports_are_reproducible(folder: Path, tmp_path: Path) -> None:
    export_discards(folder, tmp_path / "again.zip", quiet)
    assert (tmp_path / "again.zip").read_bytes() == (folder / "discards.zip").read_bytes()


def test_a_damaged_file_is_named(folder: Path, tmp_path: Path) -> None:
    for name in ("expert.zip", "discards.zip"):
        for each in ("expert.zip", "discards.zip"):
            copy(folder / each, tmp_path / each)
        whole = (folder / name).read_bytes()
        for wrong in (whole[: len(whole) // 2], b"", b"nothing of the kind"):
            (tmp_path / name).write_bytes(wrong)
            with pytest.raises(BadData, match=name):
                read_package(package(tmp_path), small())
    (tmp_path / "discards.zip").unlink()
    with pytest.raises(BadData, match=r"discards\.zip"):
        read_package(package(tmp_path), small())


def test_discards_of_other_data_are_refused(folder: Path, tmp_path: Path) -> None:
    copy(folder / "expert.zip", tmp_path / "expert.zip")
    with zipfile.ZipFile(folder / "discards.zip") as file, zipfile.ZipFile(tmp_path / "discards.zip", "w") as other:
        for name in file.namelist():
            content = file.read(name)
            other.writestr(
                name, content.replace(b'"play.npy":"', b'"play.npy":"0') if name == "about.json" else content
            )
    with pytest.raises(BadData, match=r"made with other data than expert\.zip"):
        read_package(package(tmp_path), small())
    with pytest.raises(BadData, match="made for another tree"):
        read_package(Package(), small())


def test_the_files_of_the_package_are_consistent() -> None:
    """The discards were made with this play and are nearly always the best by the tables; the full certificate takes minutes."""
    files = Package()
    play, discards = archive.ArrayFile(files.play), archive.ArrayFile(files.discards)
    laid, pegging = play.part(solution.DISCARD_PART)["laid"], play.part(solution.DISCARD_PART)["pegging"]
    for name in ("pone", "dealer"):
        others = discards.part(name)["others"]
        assert others.shape[1] == len(six_cards().hands)
        assert others.max() <= 15
        assert (round_weights(len(others)) @ (others > 0)).mean() < 0.08
    fewer = slice(None, None, 97)
    best = table_choices(laid, pegging, fewer)
    found = [discards.part(name)["others"][:, fewer] for name in ("pone", "dealer")]
    chosen = np.stack([np.where(of == 0, each, of - 1) for of, each in zip(found, best, strict=True)], axis=1)
    average = mixture(tuple(chosen.astype(np.uint8)), round_weights(len(chosen)), fewer)
    assert np.abs(average.discarded - laid).sum() < 0.2
    assert np.abs(uniform_discards().discarded - laid).sum() > 0.5

"""The paper: its figures are those that are measured, and what is committed is made from them."""

from __future__ import annotations

import json
import os
import re
from html import unescape
from typing import Any

import pytest

from docs.paper import figures
from tests.place.repository import ROOT

PAPER = ROOT / "docs" / "paper"
FIGURES: dict[str, Any] = json.loads((PAPER / "figures.json").read_text())


def plain(html: str) -> str:
    """The text of a page, with single spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def test_the_figures_are_those_that_are_measured() -> None:
    assert figures.figures() == FIGURES


def test_the_page_has_the_figures() -> None:
    text = plain((PAPER / "paper.html").read_text().partition("<body>")[2])
    (row,) = re.findall(r"the whole deal (0[.][0-9]+) (0[.][0-9]+) (0[.][0-9]+)", text)
    assert [*row] == FIGURES["certificate"]["deal"]
    for name, row in FIGURES["baselines"].items():
        assert f"{name} {' '.join(row)}" in text
    for shown in (
        *FIGURES["gap"],
        *FIGURES["purified"],
        *FIGURES["purified_by_rank"],
        FIGURES["left"],
        FIGURES["lowball"],
        *(figure for limit in FIGURES["late"].values() for row in limit.values() for figure in row),
        *FIGURES["real"]["value"],
        FIGURES["nodes"],
        FIGURES["classes"],
        FIGURES["first_dealer"],
    ):
        assert shown in text


def test_the_text_holds_no_figure_of_its_own() -> None:
    source = (PAPER / "paper.typ").read_text()
    assert re.findall(r"[0-9]+[.][0-9]{2,}|[0-9]+,[0-9]{3}", source) == []


def test_mathematics_and_references_are_there() -> None:
    page = (PAPER / "paper.html").read_text()
    assert page.count("<math") > 10
    assert "Zinkevich" in page
    assert (PAPER / "paper.pdf").read_bytes()[:5] == b"%PDF-"


def test_it_is_typeset_from_this_source() -> None:
    if os.environ.get("CI") != "true":  # CI allows no test to be left out
        pytest.importorskip("typst", reason="pip install -r requirements/papers.txt")
    from docs.paper import build  # noqa: PLC0415 - it needs what may be missing

    assert build.built("html").decode() == (PAPER / "paper.html").read_text()
    assert build.built("pdf") == (PAPER / "paper.pdf").read_bytes()

"""The help of the commands, in every language."""

from __future__ import annotations

import re

import pytest

from fifteentwo.cli import usage
from fifteentwo.cli.app import app
from fifteentwo.cli.commands import COMMANDS, GROUPS
from fifteentwo.locales import message
from tests.cli.commands import Keyboard
from tests.locales.catalogues import LANGUAGES, catalogue
from tests.locales.pseudo import SAID, erase_messages, words_outside

ROW = re.compile(r"^│ .*?\S(?: {2,}|  *│$)(.*?) *│?$", re.MULTILINE)
"""A row of a panel: a name, and what it is."""
IN_GROUPS = [f"{group} {name}" for group in GROUPS if group != "lab" for name in app[group] if name[0] != "-"]
LINES = ["", *(command.name for command in COMMANDS), *GROUPS[1:], *IN_GROUPS]
"""Every command but those of `lab`, whose help is English."""


@pytest.mark.parametrize("line", LINES)
def test_every_text_of_a_command_is_in_the_catalogue(
    typed: Keyboard, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    erase_messages(monkeypatch)
    said = typed(f"{line} --help").out
    rows = ROW.findall(said)
    assert rows or line == "engine", "it has no options"
    assert [row for row in rows if words_outside(row)] == []
    top = said.partition("╭")[0].partition(f"{SAID}\n  fifteentwo ")[0]  # without options the examples follow at once
    assert (top.count(SAID), words_outside(top)) == (2, [])


def test_every_text_of_the_catalogue_is_in_the_help(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    used = set()

    def recorded(code: str, /, **arguments: object) -> str:
        used.add(code)
        return message(code, arguments)

    monkeypatch.setattr(usage, "say", recorded)
    for line in LINES:
        assert typed(f"{line} --help").status == 0
    assert catalogue("en", "usage.ftl").keys() == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_given_for_every_command(typed: Keyboard, language: str) -> None:
    listed = typed(f"--lang {language} --help")
    assert listed.status == 0
    for command in COMMANDS:
        first, *more = message(f"usage-{command.name}", {}, language).split("\n")
        assert " ".join(first.split()[:3]) in listed.out
        said = typed(f"--lang {language} {command.name} --help")
        assert said.status == 0
        assert all(" ".join(line.split()) in " ".join(said.out.split()) for line in (first, *more))
        assert message("usage-examples", {}, language) in said.out


def test_the_help_of_lab_is_english(typed: Keyboard) -> None:
    assert "Solve the discards and the play from scratch" in typed("--lang de lab --help").out
    said = typed("--lang de lab make --help").out
    assert "The number of processes; one for each core by default." in said
    assert "Zum Beispiel:" in said

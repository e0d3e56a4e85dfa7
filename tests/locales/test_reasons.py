"""Reasons for a refusal are in every language: no word of them is outside the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fifteentwo.cards import PACK
from fifteentwo.cribbage.notation import VERBS
from fifteentwo.duplicate_match import compare
from fifteentwo.engine.archive import BadTables, bad_file
from fifteentwo.locales import CodedError, CodedValueError, sentence
from fifteentwo.players import NAMES as PLAYERS
from fifteentwo.players import player
from fifteentwo.players.misses import SETS
from fifteentwo.record import load
from fifteentwo.rules import PRESETS, CribbageRules, PatienceRules, ShuffleRules, SquareRules, parse
from fifteentwo.rules.presets import NAMED
from fifteentwo.rules.values import MATCHES
from fifteentwo.scoring import peg_points
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.room_log import BadLog
from fifteentwo.simulate import simulate
from fifteentwo.solitaire.deals import daily, deck
from tests.locales.catalogues import LANGUAGES
from tests.locales.pseudo import say_arguments, words_outside
from tests.place.repository import modules

RULES: list[tuple[str, type | None]] = [
    ("muggins=on", None),
    ("target=300000", None),
    ("jokers=3", None),
    ("jokers=many", None),
    ("teams=maybe", None),
    ("match=often", None),
    ("board=round", None),
    ("heels=2 heels=0", None),
    ("nothing", None),
    ("acc hoyle", None),
    ("family=chess", None),
    ("wikibooks arnold", None),
    ("wikibooks bvs", None),
    ("wikibooks", CribbageRules),
    ("wikibooks", PatienceRules),
    ("", SquareRules),
    ("standard colour=red", None),
    ("colour=red", ShuffleRules),
    ("standard reserve_piles=1", None),
    ("players=6", None),
    ("players=3 cards_dealt=8", None),
    ("players=3 discards=2", None),
    ("crib=none", None),
    ("wikibooks reserve_piles=1", None),
    ("arnold deals=6", None),
    ("arnold win_at=7", None),
    ("arnold deal_order=3-2-3", None),
]


FIELDS = [name for kind in NAMED for name in kind.__struct_fields__]
VALUES = "family cribbage square patience shuffle straight crash8 on off auto"
NAMES = words_outside(" ".join([*PRESETS, *FIELDS, *MATCHES, VALUES, *(line for line, _ in RULES)]))
"""What one types: names of presets, fields and values, which are the same in every language."""


def reason(refuse: Callable[[], object]) -> CodedError:
    """The error that this raises."""
    with pytest.raises(CodedError) as caught:
        refuse()
    return caught.value


def names_only(error: CodedError, monkeypatch: pytest.MonkeyPatch, *names: str) -> bool:
    """Whether this has a sentence in every language, and all else in it is a name."""
    sentences = {sentence(error, language) for language in LANGUAGES}
    with monkeypatch.context() as pseudo:
        say_arguments(pseudo)
        return len(sentences) == len(LANGUAGES) and not words_outside(str(error), *NAMES, *names)


@pytest.mark.parametrize(("line", "kind"), RULES)
def test_reasons_from_rules_are_in_the_catalogues(
    line: str, kind: type[Any] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert names_only(reason(lambda: parse(line, kind) if kind else parse(line)), monkeypatch)


RECORD = "fifteentwo record 1\nseat 0 = Ann\nseat 1 = Ben\n"


@pytest.mark.parametrize(
    "text",
    [
        "ace",
        "{",
        '{"rules": {"family": "cribbage"}, "seats": ["Ann"]}',
        '{"rules": {"family": "cribbage"}, "seats": ["Ann", "Ben"], "fifteentwo": 2}',
        f"{RECORD}seat 0 = Ann\n",
        f"{RECORD}seat 2 = Ann\n",
        f"{RECORD}target = 9\ngame\n",
        f"{RECORD}colour = ace\n",
        f"{RECORD}colour\n",
        f"{RECORD}deal = 7\ngame\n",
        f"{RECORD}deal = ace\n",
        f"{RECORD}game ace\n",
        f"{RECORD}game\nace\n",
        f"{RECORD}game\ncut 4H 1C\n",
        f"{RECORD}game\ncut 4H\n",
        f"{RECORD}game\ngo ace\n",
        f"{RECORD}game\nshow 2C = ace\n",
        f"{RECORD}game\nway 0 ace\n",
        f"{RECORD}game\nresign\n",
        f"{RECORD}game\nresign 0\ncut 4H 5C\n",
        f"{RECORD}game\nassisted\n",
        f"{RECORD}game dealer 2\n",
        f"{RECORD}first_deal = chosen\ngame\n",
    ],
)
def test_what_is_wrong_in_a_record_is_in_the_catalogues(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = words_outside(f"{text} {RECORD} {' '.join(VERBS)} points")
    # What msgspec says about JSON is English.
    malformed = words_outside("Input data was truncated") if text == "{" else []
    assert names_only(reason(lambda: load(text)), monkeypatch, *typed, *malformed)


def test_what_is_not_checked_in_a_record_is_in_the_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = "cut 4H 5C\ndeal 2C 3C 4C QC KC KD | ?? ?? ?? ?? ?? ??\n"
    (unchecked,) = load(f"{RECORD}game\n{deal}").unchecked
    assert len({unchecked.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)
    say_arguments(monkeypatch)
    assert words_outside(unchecked.in_language("de")) == []


@pytest.mark.parametrize(
    "refuse",
    [
        lambda: player("ace", Random(0)),
        lambda: player("club:ace", Random(0)),
        lambda: player("club:every=2", Random(0)),
        lambda: player("club:misses=ace", Random(0)),
        lambda: player("club:misses=all/every=0", Random(0)),
        lambda: simulate([], 1),
        lambda: simulate(["random"] * 3, 1),
        lambda: simulate(["random"], 0),
        lambda: compare(("random", "random"), 1, CribbageRules(players=4, cards_dealt=5, discards=1)),
        lambda: daily("ace", date(2026, 11, 23)),
        lambda: deck(-1),
        lambda: peg_points([13, 13, 13, 2]),
    ],
)
def test_reasons_from_players_and_games_are_in_the_catalogues(
    refuse: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = words_outside(" ".join(["ace every misses all", *PLAYERS, *SETS]))
    assert names_only(reason(refuse), monkeypatch, *names)


@pytest.mark.parametrize(
    "error",
    [
        bad_file(Path("ace"), ValueError("ace")),
        BadTables("tables-other", file="ace", part="ace"),
        BadTables("puzzles-damaged", reason="ace"),
        CodedValueError("table-damaged", name="ace", reason=CodedValueError("table-numbers")),
        CodedValueError("square-no-player", name="ace", known="ace"),
        CodedValueError("square-card-twice", card=PACK[0]),
        StoreProblem("store-not-saved", reason=CodedError("store-disk-full")),
        StoreProblem("store-not-read", reason=CodedError("store-damaged")),
        StoreProblem("store-in-use-at", folder="games", address="ace"),
        BadLog("log-head", "ace"),
        BadLog("log-entry-unplayable", CodedValueError("not-your-turn"), number=2),
        CodedError("host-unknown"),
        CodedError("origin-other"),
    ],
)
def test_faults_of_the_store_are_in_the_catalogues(error: CodedError, monkeypatch: pytest.MonkeyPatch) -> None:
    assert names_only(error, monkeypatch, "fifteentwo", "games", "ace", "expert", "zip")


SPOKEN = ("cards", "scoring", "table", "workers", "simulate", "duplicate_match", "game", "family", "families")
FOLDERS = ("engine", "rules", "record", "reviews", "players", "cribbage", "solitaire", "server", "analysis", "practice")
INNER = {
    "chance is not to act now",
    "these cards do not belong to this deal",
    "no card has the number ",
    "there is nothing to discard or play now",
    "no cards are to be discarded here",
    "no cards are to be swapped here",
    "no card is to be placed here",
    "the cards of this seat are not known",
    "there is no puzzle ",
    "counting never ends",
    "these are the rules of full cribbage",
    " has no schema",
    "json-schema-to-typescript is missing: run `npm ci` in web/ first.",
    "a view of seat ",
    " cannot be turned into one of seat ",
    " cannot be named ",
    ": a joker is named as a card of the pack",
}
"""What only a program or a developer can do wrong, as every TypeError; no player reads it."""
FOR_PROGRAMS = (
    "engine.arrays",
    "engine.training",
    "engine.solitaire.totals",
    "engine.solitaire.square.maximum",
    "engine.solitaire.square.td_learning",
)
"""Modules for programs, and for `fifteentwo lab`, which speaks English only."""


def english(name: str, tree: ast.AST) -> list[str]:
    """The sentences that a module raises outside the catalogues."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if isinstance(node.exc.func, ast.Name) and node.exc.func.id == "TypeError":
                continue
            texts = [each.value for each in ast.walk(node.exc) if isinstance(each, ast.Constant)]
            words = [text for text in texts if isinstance(text, str) and " " in text.strip(" ,:+")]
            found += [f"{name}: {text}" for text in words if text not in INNER]
    return found


def test_no_sentence_is_raised_outside_the_catalogues() -> None:
    raised = [
        sentence
        for name, tree in modules()
        if name.partition(".")[0] in (*FOLDERS, *SPOKEN) and not name.startswith(FOR_PROGRAMS)
        for sentence in english(name, tree)
    ]
    assert raised == []


def test_a_sentence_that_is_raised_is_found() -> None:
    assert english("a", ast.parse("raise ValueError(f'{name} is set twice')")) == ["a:  is set twice"]


def test_a_sentence_among_the_arguments_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not names_only(
        CodedError("rules-conflict", first="muggins=on", second="a", why="nobody counts"), monkeypatch
    )

"""Sentences for readers: every event of every game, with grammatical names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.sentences import sentences
from fifteentwo.families import AnyEvent, AnyState, family_of
from fifteentwo.game import Loss, Opening, Outcome
from fifteentwo.locales import ENGLISH, languages
from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.people import people
from fifteentwo.record import load, to_text
from fifteentwo.record.model import GameRecord, Record
from fifteentwo.rules import PATIENCES, SQUARES, CribbageRules, parse
from fifteentwo.table import AnyTable, CribbageTable
from tests.laws.matches import matches, sit_down
from tests.solitaire.games import Played, games, play_out

FIGURES = re.compile(r"\d+")
WORDLESS = re.compile(r" +\w+: .*|.*: go")
"""The cards of a hand, and a go, are the same in every language."""
NAMES = ("Ann", "You", "Cy", "Di", "Ed", "Fay")


def told(table: CribbageTable | AnyTable, language: str = ENGLISH) -> Iterator[tuple[AnyEvent, list[str], AnyState]]:
    """Every event of a table, its sentences, and the state after it."""
    family, named = family_of(table.game.rules), people(NAMES[: table.rules.players], table.rules)  # type: ignore[arg-type]
    state: AnyState | None = None
    for moment in table.moments:
        state = state if moment.events else moment.state
        for event in moment.events:
            assert state is not None
            state = family.evolve(state, event)
            yield event, list(family.sentences(event, state, named, language)), state


def test_the_first_dealer_is_told() -> None:
    record = "fifteentwo record 1\nrules = first_deal=random\nseat 0 = Ann\nseat 1 = You\n\ngame\nappoint 1\n"
    assert [lines for _, lines, _ in told(load(record).table)] == [["You deal first"]]


TWO_LOSSES = (Loss(1, 2, "skunk"), Loss(2, 1, ""))


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome((0,), (121, 100, 99)), "Ann wins: Ann 121, You 100, Cy 99"),
        (Outcome((1,), (80, 121, 80), 2, "skunk"), "You win by a skunk: Ann 80, You 121, Cy 80"),
        (
            Outcome((0,), (121, 80, 100), 1, "", None, TWO_LOSSES),
            "Ann wins: Ann 121, You 80, Cy 100; You are skunked; Cy is not",
        ),
        (Outcome((0, 2), (50, 60, 70), 1, "", 1), "You resign; Ann and Cy win: Ann 50, You 60, Cy 70"),
        (
            Outcome((0, 2), (50, 60, 70), 1, "", 1, out_of_time=True),
            "You run out of time; Ann and Cy win: Ann 50, You 60, Cy 70",
        ),
    ],
)
def test_the_end_of_a_game_is_told(outcome: Outcome, line: str) -> None:
    game = Cribbage(parse("three_players", CribbageRules))
    [told] = sentences(GameEnded(outcome), game.start(Opening(dealer=0)), people(NAMES[:3], game.rules))
    assert told == line


@given(matches)
def test_the_points_told_are_those_pegged(match: tuple[CribbageTable, list[object]]) -> None:
    for event, lines, state in told(match[0]):
        assert all(lines)
        if isinstance(event, Pegged):
            assert f" {event.points} for " in lines[0]
            assert lines[0].endswith(f": {state.scores[event.side]}")
        if isinstance(event, GameEnded):
            assert "win" in lines[0]


@given(matches, st.sampled_from(sorted(set(languages()) - {ENGLISH})))
def test_every_language_has_the_same_lines_with_the_same_figures(
    match: tuple[CribbageTable, list[object]], language: str
) -> None:
    for (event, english, _), (_, lines, _) in zip(told(match[0]), told(match[0], language), strict=True):
        assert len(lines) == len(english)
        for line, same in zip(lines, english, strict=True):
            assert sorted(FIGURES.findall(line)) == sorted(FIGURES.findall(same)), event
            assert line != same or WORDLESS.fullmatch(line)


@given(games)
def test_a_solo_game_is_narrated(played: Played) -> None:
    record = Record(played.game.rules, ("Ann",), (GameRecord(tuple(step.action for step in played.steps)),))
    for event, lines, state in told(load(to_text(record)).table):
        assert all(lines)
        if isinstance(event, GameEnded):
            won, needed = "wins" if event.outcome.winners else "does not win", state.rules.targets[0]
            assert lines == [f"Ann {won}: {state.scores[0]} points; {needed} are needed."]


@pytest.mark.parametrize("name", [*SQUARES, *PATIENCES])
def test_every_event_of_a_solo_game_is_narrated_or_left_out_on_purpose(name: str) -> None:
    played = play_out((SQUARES | PATIENCES)[name].rules, 4)
    record = Record(played.game.rules, ("You",), (GameRecord(tuple(step.action for step in played.steps)),))
    kinds = {type(event).__name__ for event, lines, _ in told(load(to_text(record)).table) if not lines}
    assert kinds <= {"Pegged", "DealEnded", "LookedAt"}


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("muggins", {"Claimed", "Called"}),
        ("jokers", {"Named"}),
        ("crash", {"PathChosen", "Crashed"}),
    ],
)
def test_events_of_optional_rules_are_narrated(text: str, kinds: set[str]) -> None:
    table, _ = sit_down(parse(text, CribbageRules), 0, gives_up=0, takes_back=0, most=400)
    assert kinds <= {type(event).__name__ for event, lines, _ in told(table) if len(lines) == 1}


def test_a_card_set_aside_is_narrated() -> None:
    played = play_out(SQUARES["wikibooks_reserve"].rules, 2)
    record = Record(played.game.rules, ("You",), (GameRecord(tuple(step.action for step in played.steps)),))
    lines = [line for _, lines, _ in told(load(to_text(record)).table) for line in lines]
    assert [line[2:] for line in lines if line.endswith("set aside")] == [" is set aside"]

"""Narration of any game for any seat: no unseen cards, and the spoken calls."""

from itertools import pairwise
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo import players
from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import (
    Called,
    Claimed,
    Counted,
    Crashed,
    Cribbage,
    GameEnded,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Pegged,
    Played,
    SaidGo,
    Shown,
    State,
    TurnedUp,
    View,
    narration,
)
from fifteentwo.cribbage.moves import AnyEvent, Peg
from fifteentwo.cribbage.scene import CribbageScene, scene
from fifteentwo.families import AnyState
from fifteentwo.game import Loss, Outcome
from fifteentwo.narration import position, tell, tell_all
from fifteentwo.record import BadRecord, from_table, to_text
from fifteentwo.rules import CRIBBAGE, CribbageRules, parse
from fifteentwo.scoring import peg, show
from fifteentwo.server import replaying
from fifteentwo.server.http_wire import ReplayStep
from fifteentwo.server.replaying import PAGE, replay
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyTable, Do, Resign, TakeBack, open_table
from tests.server.harness import named, seen_by


def aloud(event: AnyEvent, after: AnyEvent | None) -> str:
    """What is called for an event, in English."""
    return str(narration.aloud(event, after))


def sitting(rules: CribbageRules, rng: Random, undo: bool = False) -> AnyTable:
    """A game played at random, with take-backs and sometimes resigned."""
    table = open_table(rules)
    choose = players.player("random", rng)
    while table.outcome is None:
        entry = table.house(rng)
        if entry is None:
            seat = rng.choice(list(table.to_act()))
            view = cast(View, table.game.observe(table.moments[-1].state, seat))
            entry = Do(choose(view, Cribbage(rules).legal(view, seat)))
            if undo and rng.random() < 0.1 and table.can_take_back(seat):
                entry = TakeBack(seat)
            elif undo and rng.random() < 0.01:
                entry = Resign(seat)
        table.push(entry)
    return table


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(list(CRIBBAGE)),
    st.integers(0, 2**32),
    st.sampled_from([0, 1, None]),
    st.booleans(),
)
def test_no_message_names_a_card_its_seat_may_not_see(preset: str, seed: int, seat: int | None, undo: bool) -> None:
    rules = CRIBBAGE[preset].rules
    table = sitting(rules if rules.board == "crash8" else replace(rules, target=41), Random(seed), undo)
    for place, moment in enumerate(table.moments):
        allowed = seen_by(table.moments[: place + 1], seat)
        there = position(table.as_of(place + 1), seat)
        assert named(ENCODER.encode(there).decode()) <= allowed
        before = table.moments[place - 1].state if moment.events else moment.state
        told = list(tell(table.family, table.game.observe(before, seat), moment.events, seat))
        assert named(ENCODER.encode(told).decode()) <= allowed
        assert len(told) == len(moment.events)
        if told:
            assert told[-1].scene == there.scene


def pages(record: str) -> list[ReplayStep]:
    """All steps of the replay of a record, from all its pages."""
    steps: list[ReplayStep] = []
    while len(steps) < (page := replay(record, len(steps))).total:
        assert page.first == len(steps)
        assert 0 < len(page.steps) <= PAGE
        steps += page.steps
    assert replay(record, len(steps)).steps == ()
    return steps


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_a_record_is_narrated_completely(seed: int) -> None:
    table = sitting(CRIBBAGE["gamerules_61"].rules, Random(seed))
    for before, after in pairwise(table.moments):
        told = list(tell_all(table.family, before.state, after.events))
        assert tuple(step.event for step in told) == after.events
        assert not told or told[-1].scene == drawn(after.state)


def drawn(state: AnyState) -> CribbageScene:
    """The scene with nothing hidden."""
    assert isinstance(state, State)
    return scene(cast(View, state))


@pytest.mark.parametrize("rules", [*CRIBBAGE, "crash muggins jokers", "players=6 teams=on muggins jokers=1"])
def test_a_record_of_any_game_is_shown_step_by_step(rules: str) -> None:
    table = sitting(replace(parse(rules, CribbageRules), match="single"), Random(rules))
    seats = [f"seat {seat}" for seat in range(table.rules.players)]
    for viewer in (None, 0):
        written = to_text(from_table(table, seats, viewer=viewer))
        shown, steps = replay(written), pages(written)
        assert shown.sides == tuple(map(table.rules.side, range(table.rules.players)))
        last = steps[-1].scene
        assert isinstance(last, CribbageScene)
        assert last.pegs == drawn(table.moments[-1].state).pegs
        assert [told.event for told in steps[-1].told][-1] == table.moments[-1].events[-1]
        assert bool(shown.unchecked) == (viewer is not None)
        if viewer is None:
            assert [step.scene for step in steps[1:]] == [drawn(each.state) for each in table.moments[1:]]


def test_a_record_too_long_to_show_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting(parse("gamerules_61", CribbageRules), Random(1))
    written = to_text(from_table(table, ["Ann", "Bob"], date="unlike any other"))
    monkeypatch.setattr(replaying, "LONGEST", len(table.moments) - 1)
    with pytest.raises(BadRecord, match=rf"has {len(table.moments)} steps, and at most {len(table.moments) - 1} can"):
        replay(written)


def _shown(hand: str, starter: str) -> Shown:
    held = cards(hand)
    combos = show(held, Card(starter))
    return Shown(0, False, held, combos, sum(combo.points for combo in combos))


def _played(row: str) -> tuple[Played, Pegged | None]:
    played = cards(row)
    combos = peg(played)
    points = sum(combo.points for combo in combos)
    card = Played(0, played[-1], sum(card.value for card in played))
    return card, Pegged(0, points, "card", combos) if points else None


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("4H", "Four"),
        ("4H JC 4S", "Eighteen"),
        ("7H 8C", "Fifteen for two"),
        ("TH 5C 6D TS", "Thirty-one for two"),
        ("9H 9C", "Eighteen, pair for two"),
        ("4H 5C 6D", "Fifteen for two and a run of three is five"),
    ],
)
def test_a_card_is_called_with_what_it_pegs(row: str, words: str) -> None:
    assert aloud(*_played(row)) == words


def test_the_other_calls() -> None:
    assert aloud(SaidGo(1), None) == "Go"
    assert aloud(Pegged(1, 1, "go"), None) == "One for go"
    assert aloud(Pegged(1, 1, "last"), None) == "One for last"
    assert aloud(Pegged(1, 2, "heels"), None) == "Two for his heels"
    assert aloud(Pegged(1, 3, "three_for_last"), None) == "Three for last"
    assert aloud(Pegged(1, 6, "hand"), None) == "", "it was called with the hand"
    assert aloud(_shown("7C 8D AH AS", "KD"), None) == "Fifteen two, and a pair is four"
    assert aloud(_shown("2C 4D 6H 8S", "KD"), None) == "Nothing"
    assert aloud(Shown(0, False, cards("2C 4D 6H ??"), (), 4), None) == "Four", "a record that does not know the cards"
    assert aloud(GameEnded(Outcome((0,), (121, 80), 2, "skunk")), None) == "Skunk!"
    assert aloud(GameEnded(Outcome((0,), (121, 100), 1, "")), None) == "Game!"
    several = (Loss(1, 4, "double skunk"), Loss(2, 2, "skunk"), Loss(3, 1, ""))
    assert aloud(GameEnded(Outcome((0,), (121, 80, 100), 1, "", None, several[1:])), None) == "Game, and a skunk!"
    together = "Game, and a double skunk and a skunk!"
    assert aloud(GameEnded(Outcome((0,), (121, 50, 80), 2, "skunk", None, several[:2])), None) == together
    alike = (Loss(1, 2, "skunk"), Loss(2, 2, "skunk"))
    assert aloud(GameEnded(Outcome((0,), (121, 80, 81), 2, "skunk", None, alike)), None) == "Skunk!"


def test_the_calls_with_claims_and_crashes() -> None:
    assert aloud(TurnedUp(0, False, cards("4H 5C 6D 6S")), None) == "The hand is to be counted"
    assert aloud(TurnedUp(0, True, cards("4H 5C 6D 6S")), None) == "The crib is to be counted"
    assert aloud(Claimed(0, 12), None) == "Twelve"
    assert aloud(Claimed(0, 0), None) == "Nothing"
    assert aloud(Called(1, 2), None) == "Muggins for two"
    assert aloud(Passed(1), None) == "Pass"
    assert aloud(Counted(0, (), 0), None) == "It is nothing"
    assert aloud(Counted(0, peg(cards("7H 8C")), 2), None) == "It is two"
    assert aloud(Pegged(1, 2, "muggins"), None) == "Two for muggins"
    assert aloud(Pegged(1, 2, "penalty"), None) == "Two as a penalty"
    assert aloud(Pegged(1, 2, "wrong_call"), None) == "Two for a wrong call"
    assert aloud(Pegged(1, 3, "excess"), None) == "Three claimed too many"
    assert aloud(Named(0, cards("*1=5H")), None) == "The joker is the five of hearts"
    assert (
        aloud(Named(0, cards("*1=5H *2=JS")), None)
        == "The joker is the five of hearts and the joker is the jack of spades"
    )
    assert aloud(Played(0, Card("*1=5H"), 15), None) == "Joker named the five of hearts: fifteen"
    assert aloud(PathAsked(0, ()), None) == "Which way round?"
    assert aloud(PathChosen(0, True), None) == "Clockwise"
    assert aloud(PathChosen(0, False), None) == "Anticlockwise"
    assert aloud(Crashed(1, (0, 3)), None) == "Crash!"
    card, pegged = _played("7H 8C")
    assert pegged is not None
    asked = PathAsked(0, (Peg(0, 2, "card", pegged.combos),))
    assert aloud(card, asked) == "Fifteen for two", "a first score waits for its way, and is called all the same"


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(["muggins", "crash", "jokers", "acc jokers=2", "five_card", "crash muggins"]), st.integers(0, 2**32)
)
def test_every_call_has_words(rules: str, seed: int) -> None:
    silent = {"CardsCut", "DealerAppointed", "Dealt", "Discarded", "StarterTurned", "CountEnded", "DealEnded"}
    table = sitting(parse(rules, CribbageRules), Random(seed))
    for before, after in pairwise(table.moments):
        for told in tell(table.family, table.game.observe(before.state, 0), after.events, 0):
            pegged = isinstance(told.event, Pegged) and told.event.why in ("card", "hand", "crib")
            assert told.words.sentence or pegged or type(told.event).__name__ in silent, told.event

"""A table of any game: the same log, take-backs, marks, narration and record for every family."""

from __future__ import annotations

import pickle
from random import Random
from typing import cast

import pytest

from fifteentwo.cards import cards
from fifteentwo.cribbage import Claim, Pass, Play, View
from fifteentwo.cribbage.help import answer_for, meant
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.families import FAMILIES, AnyAction, family_of
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.locales.coded import SILENCE
from fifteentwo.moves import Choice, Deal, Discard, Pegged, Turn
from fifteentwo.narration import position, tell
from fifteentwo.record import from_table, load, to_json, to_text
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.solitaire import ThrowAway
from fifteentwo.table import AnyTable, Begin, Do, Hinted, Resign, TakeBack, open_table

MATCHES = ("standard", "hoyle target=61", "partners")
GAMES = dict.fromkeys(MATCHES) | dict.fromkeys(("bvs", "wikibooks_reserve", "arnold", "solsuite", "shuffle"), 7)
"""Lines of rules, and the number of the deal where there is one."""


def begun(line: str) -> AnyTable:
    return open_table(parse(line), [Begin()], GAMES[line])


def step(table: AnyTable, rng: Random) -> None:
    """One entry: of chance, or of a seat that may act, at random."""
    entry = table.house(rng)
    if entry is None:
        assert table.state is not None
        seat = table.to_act()[0]
        entry = Do(rng.choice(table.game.legal(table.state, seat)))
    table.push(entry)


@pytest.mark.parametrize("line", GAMES)
def test_a_pickled_table_goes_on_in_the_same_way(line: str) -> None:
    table = begun(line)
    step(table, Random(3))
    copied = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    for each in (table, copied):
        step(each, Random(4))
    assert copied.moments == table.moments


@pytest.mark.parametrize("line", GAMES)
def test_a_game_is_played_narrated_and_recorded(line: str) -> None:
    table, rng = begun(line), Random(3)
    family = table.family
    while table.outcome is None:
        before = table.moments[-1].state
        step(table, rng)
        after, events = table.moments[-1].state, table.moments[-1].events
        for seat in (*range(table.rules.players), None):
            told = list(tell(family, table.game.observe(before, seat), events, seat))
            assert [one.event for one in told] == [family.redact(event, seat) for event in events]
            there = position(table, seat)
            assert told[-1].scene == there.scene == family.scene(table.game.observe(after, seat))
            assert (there.resigning is None) == (seat is None or table.rules.players == 1 or table.outcome is not None)
            for one in told:
                assert (one.lines == ()) == (not family.combos(one.event))
            if seat is not None and seat in there.to_act and there.scene == told[-1].scene:
                legal = table.game.legal(after, seat)
                assert set(there.offer.legal) <= set(legal)
    record = from_table(table, [f"P{seat}" for seat in range(table.rules.players)])
    for text in (to_text(record), to_json(record)):
        assert load(text).table.moments == table.moments
    assert position(table, 0).offer.legal == ()


@pytest.mark.parametrize("line", GAMES)
def test_pushing_to_a_copy_does_not_change_the_table(line: str) -> None:
    table, rng = begun(line), Random(4)
    step(table, rng)
    kept, copy = list(table.moments), table.copy()
    step(copy, rng)
    assert table.moments == kept
    assert copy.moments[:-1] == kept


@pytest.mark.parametrize("line", GAMES)
def test_any_kind_of_help_marks_the_game(line: str) -> None:
    table, rng = begun(line), Random(5)
    while HOUSE in table.to_act():
        step(table, rng)
    hinted, shown, back = table.copy(), table.copy(), table.copy()
    seat = table.to_act()[0]
    assert table.state is not None
    action: AnyAction = table.game.legal(table.state, seat)[0]
    hinted.push(Hinted(seat))
    assert (hinted.assisted, hinted.demonstrated) == ((seat,), False)
    shown.push(Do(action, house=True))
    assert (shown.assisted, shown.demonstrated) == ((seat,), True)
    back.push(Do(action))
    assert back.assisted == ()
    back.push(TakeBack(seat))
    assert back.state == table.state
    assert position(back, seat).assisted == (() if table.family.open_choices else (seat,))
    assert not back.demonstrated
    with pytest.raises(IllegalAction, match="nothing to take back"):
        back.push(TakeBack(seat))


def test_a_numbered_deal_takes_its_cards_from_its_pack() -> None:
    table = begun("bvs")
    for other in range(8, 12):
        elsewhere = open_table(parse("bvs"), [Begin()], other)
        turned = elsewhere.house(Random(1))
        assert turned is not None
        with pytest.raises(IllegalAction, match=r"Deal 7 has 'turn 9H' here\."):
            table.push(turned)
    with pytest.raises(ValueError, match="cribbage has no numbered deals"):
        open_table(parse("standard"), deal=7)


def test_an_action_of_another_game_is_refused() -> None:
    for line, action in (("standard", ThrowAway(0)), ("bvs", Play(0, cards("5H")[0])), ("arnold", ThrowAway(0))):
        with pytest.raises(IllegalAction, match=f"There is no such action in {begun(line).family.title}"):
            begun(line).push(Do(action))


@pytest.mark.parametrize("line", ["bvs", "arnold", "shuffle"])
def test_a_solo_game_is_left_and_not_resigned(line: str) -> None:
    table = begun(line)
    with pytest.raises(IllegalAction, match="You can’t resign a solo game"):
        table.push(Resign(0))
    assert table.state is not None
    assert (table.state.dealer, table.rules.next_dealer, table.rules.objective) == (None, "loser", "high")
    assert table.state.deals == (line != "arnold")
    assert family_of(parse(line)).lines(parse(line), 0) == ()


def test_his_heels_are_called_in_a_solo_game() -> None:
    aloud = FAMILIES["square"].aloud
    assert str(aloud(Pegged(0, 2, "heels"), None)) == "Two for his heels"
    assert aloud(Pegged(0, 2, "hand"), None) is SILENCE


def test_every_family_knows_its_own_actions() -> None:
    for family in FAMILIES.values():
        assert any(issubclass(action, Choice) for action in family.actions)


def test_the_table_counts_for_a_helped_person() -> None:
    table = open_table(parse("muggins"), [Begin(0)])
    hands = (cards("5H 5C 5D JS 2C 3D"), cards("4C 4D 9H 6S QC KD"))
    table.push(Do(Deal(hands)))
    rng = Random(2)
    asked = 0
    while table.outcome is None and asked < 6:
        state = table.state
        assert state is not None
        seat = table.to_act()[0]
        if seat >= 0:
            view = table.game.observe(state, seat)
            answer = answer_for(cast(View, view), seat)
            assert answer_for(cast(View, view), 1 - seat) is None
            if answer is not None:
                asked += 1
                assert isinstance(answer, Claim | Pass)
                table.push(Do(answer))
                continue
        step(table, rng)
    assert asked == 6


def test_a_joker_turned_up_is_shown_while_it_waits_for_its_name() -> None:
    table = open_table(parse("jokers starter_joker=pone_names"), [Begin(0)])
    hands = (cards("5H 5C 5D JS 2C 3D"), cards("4C 4D 9H 6S QC KD"))
    for action in (Deal(hands), Discard(0, cards("2C 3D")), Discard(1, cards("QC KD")), Turn(cards("*1")[0])):
        table.push(Do(action))
    scene = position(table, 1).scene
    assert isinstance(scene, CribbageScene)
    assert scene.asked is not None
    assert (scene.asked.what, scene.asked.of, scene.asked.cards) == ("name", "starter", cards("*1"))


def test_nineteen_is_no_call_where_no_count_can_be_nineteen() -> None:
    assert meant(CribbageRules(), Claim(0, 19)) == Claim(0, 0)
    assert meant(CribbageRules(nineteen=True), Claim(0, 19)) == Claim(0, 19)
    assert meant(CribbageRules(), Claim(0, 12)) == Claim(0, 12)
    assert meant(CribbageRules(), Pass(1)) == Pass(1)

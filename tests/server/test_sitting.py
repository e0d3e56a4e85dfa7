"""A game for one as its player sees it: what may be taken back, what is left, what a line makes; and what is told of it."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK, cards
from fifteentwo.game import IllegalAction
from fifteentwo.rules import PatienceRules, SquareRules, parse
from fifteentwo.scoring import show
from fifteentwo.server.solo import verdicts
from fifteentwo.server.solo.sitting import Demonstrated, Do, Sitting, Undo, _hand
from fifteentwo.server.solo.wire import ParDeal, ParLayout
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.deals import deck

LONGEST = 60


def sat(text: str, number: int = 3) -> Sitting:
    rules = parse(text)
    assert isinstance(rules, SquareRules | PatienceRules)
    return Sitting(rules, number)


def play_on(sitting: Sitting) -> None:
    """To the end, whatever comes first."""
    for _ in range(LONGEST):
        if sitting.is_over:
            return
        sitting.push(Do(sitting.position(False).legal[0]))
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("text", ["wikibooks", "solsuite"])
def test_what_was_done_can_be_taken_back_until_everything_is_counted(text: str) -> None:
    sitting = sat(text)
    assert not sitting.position(False).can_undo
    sitting.push(Do(sitting.position(False).legal[0]))
    assert sitting.position(False).can_undo
    play_on(sitting)
    assert not sitting.position(False).can_undo
    with pytest.raises(IllegalAction, match="has been counted"):
        sitting.push(Undo())


def test_a_deal_that_was_seen_before_is_assisted() -> None:
    sitting = sat("bvs")
    assert [sitting.position(replayed).assisted for replayed in (False, True)] == [False, True]


@pytest.mark.parametrize("text", ["arnold", "solsuite"])
def test_the_stock_is_all_that_does_not_lie_open_and_has_not_gone_with_what_lies_under_it(text: str) -> None:
    sitting, under = sat(text), 0
    for _ in range(LONGEST):
        state = sitting.state
        lying = [*sum(state.hands, ()), *sum(state.laid, ()), *state.crib, *state.gone]
        lying += [] if state.starter is None or state.starter in state.bottom else [state.starter]
        assert sitting.position(False).scene.stock == len(PACK) - len(lying)
        under = max(under, len(state.bottom))
        if sitting.is_over:
            break
        sitting.push(Do(sitting.position(False).legal[0]))
    assert sitting.is_over
    assert under == (4 if text == "solsuite" else 0)


def test_a_line_is_a_flush_when_it_is_full() -> None:
    start = Square(SquareRules()).start()
    three = replace(start, grid=(*cards("2C 4C 6C"), *[None] * 13))
    four = replace(start, grid=(*cards("2C 4C 6C 9C"), *[None] * 12))
    assert _hand("row 1", (0, 1, 2, 3), three).points == 0
    assert _hand("row 1", (0, 1, 2, 3), four).points == 8, "two fifteens and the flush"


def test_of_two_intervals_for_par_what_both_say_is_told() -> None:
    old = ParLayout("par", 80, 90, deals=(ParDeal((cards("2C 4C"),), 80),))
    new = ParLayout("par", 84, 95, deals=(ParDeal((cards("6C 9C"),), 84),))
    for one, other in ((old, new), (new, old)):
        assert verdicts._better([one], [other]) == (ParLayout("par", 84, 90, deals=new.deals),)


def test_a_layout_of_par_is_a_table_with_its_totals_and_all_that_came() -> None:
    pack = deck(5)
    rules = parse("wikibooks_reserve dead_cells=2 reserve_size=1 heels=per_hand")
    assert isinstance(rules, SquareRules)
    found = verdicts._laid(rules, pack, pack[4:20], pack[20], 77)
    assert found is not None
    assert (found.dead, found.reserve, found.aside, found.starter) == (pack[:2], (pack[2:3],), pack[3], pack[20])
    assert (found.grid, found.score, found.made, found.stock) == (pack[4:20], 77, 77, 52 - 21)
    assert found.hands[0].points == sum(combo.points for combo in show(pack[4:8], pack[20]))
    assert verdicts._laid(rules, pack, (), pack[20], 0) is None


def test_the_line_to_share_says_who_helped() -> None:
    alone, shown = sat("bvs"), sat("bvs")
    shown.push(Demonstrated(shown.position(False).legal[0]))
    par = [ParLayout("par", 84, 90)]
    assert verdicts._beside((), None, alone, False) == ""
    assert verdicts._beside(par, 81, alone, True) == " (par 84 to 90, the house 81, assisted)"
    assert verdicts._beside([replace(par[0], most=84)], None, shown, True) == " (par 84, played by the house)"


def test_what_was_worked_out_first_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "MOST_KEPT", 2)
    bench = verdicts.Bench("a test")
    for number in (1, 2, 3):
        assert bench.ask(number, partial(int, 10 * number)) is None
        bench.wait(number, 60)
    assert [bench.ask(number, lambda: 0) for number in (2, 3)] == [20, 30]
    assert bench.ask(1, lambda: 0) is None

"""Results of numbered deals: par, the computer's total, the percentile, and the line to share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from msgspec.structs import replace

from fifteentwo.cards import cards
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import ParDeal, ParLayout
from fifteentwo.engine.solitaire.square import soloist as squares
from fifteentwo.rules import PRESETS, SquareRules, parse
from fifteentwo.scoring import show
from fifteentwo.server import results
from fifteentwo.server.http_wire import DealResult
from fifteentwo.server.store_rows import GameRow
from fifteentwo.solitaire.deals import deck
from tests.guard import HANG

HARD = 39
"""A deal whose par takes the search more than a moment."""


def rules_of(line: str) -> solo.Rules:
    rules = results.solo_rules(parse(line))
    assert rules is not None
    return rules


def row(deal: int, day: str | None = None, assisted: bool = False, demonstrated: bool = False) -> GameRow:
    return GameRow(
        id="game",
        family="square",
        rules="",
        chairs="[]",
        deal=deal,
        day=day,
        hints=None,
        chance="",
        replayed=False,
        created="",
        updated="",
        length=1,
        summary=None,
        finished=True,
        score=None,
        assisted=assisted,
        demonstrated=demonstrated,
    )


def told(rules: solo.Rules, deal: int, total: int) -> Iterator[DealResult]:
    """The successive versions of the result, until it is complete."""
    yield (found := results.result(rules, row(deal), total))
    while found.coming:
        for key in (("par", rules, deal), ("house", rules, deal)):
            results._soon.wait(key, HANG)
        yield (found := results.result(rules, row(deal), total))
        for later in ((rules, deal), rules):
            results._later.wait(later, HANG)
        yield (found := results.result(rules, row(deal), total))


@pytest.mark.parametrize("line", ["wikibooks", "bvs", "solsuite"])
def test_a_result_is_completed_step_by_step(line: str) -> None:
    rules = rules_of(line)
    steps = list(told(rules, 12, 40))
    found = steps[-1]
    assert found.total == 40
    assert found.engine is not None
    assert found.percentile is not None
    assert all(par.least <= par.most for par in found.pars)
    assert found.pars[0].least >= found.engine
    assert found.pars[0].most >= found.total
    assert found.share.startswith(f"fifteentwo {line}, deal 12: 40 of {rules.win_at} (par ")
    seen = {str(card) for card in deck(12)}
    assert not any(word.strip(",.()") in seen for word in found.share.split())
    for one, other in pairwise(each for each in steps if each.pars):
        for par, narrower in zip(one.pars, other.pars, strict=True):
            assert par.least <= narrower.least <= narrower.most <= par.most
    assert list(told(rules, 12, 40)) == [found]


@pytest.mark.exhaustive
def test_an_interval_for_par_is_sent_first_and_narrowed_afterwards() -> None:
    rules = rules_of("wikibooks_reserve")
    steps = list(told(rules, HARD, 40))
    at_once = next(each for each in steps if each.pars)
    first, last = at_once.pars[0], steps[-1].pars[0]
    assert at_once.coming
    assert first.least < first.most
    assert (last.least, last.most) == (87, 87)
    assert "par 87," in steps[-1].share


def test_under_other_rules_the_computer_samples_its_usual_totals() -> None:
    found = list(told(rules_of("bvs_hard heels=off"), 5, 60))[-1].percentile
    assert found is not None
    assert (found.deals, found.player) == (400, "instant")
    known = results.result(rules_of("bvs_hard win_at=70"), row(5), 60).percentile
    assert known is not None
    assert known.deals > 1000


def test_two_intervals_for_par_are_intersected() -> None:
    old = ParLayout("par", 80, 90, deals=(ParDeal((cards("2C 4C"),), 80),))
    new = ParLayout("par", 84, 95, deals=(ParDeal((cards("6C 9C"),), 84),))
    for one, other in ((old, new), (new, old)):
        assert results._better([one], [other]) == (ParLayout("par", 84, 90, deals=new.deals),)


def test_a_layout_of_par_is_a_table_with_its_totals_and_all_that_came() -> None:
    pack = deck(5)
    rules = parse("wikibooks_reserve dead_cells=2 reserve_size=1 heels=per_hand", SquareRules)
    found = squares._laid(rules, pack, pack[4:20], pack[20], 77)
    assert found is not None
    assert (found.dead, found.reserve, found.aside, found.starter) == (pack[:2], (pack[2:3],), pack[3], pack[20])
    assert (found.grid, found.score, found.made, found.stock) == (pack[4:20], 77, 77, 52 - 21)
    assert found.hands[0].points == sum(combo.points for combo in show(pack[4:8], pack[20]))
    assert squares._laid(rules, pack, (), pack[20], 0) is None


def test_the_line_to_share_says_who_helped() -> None:
    par = [ParLayout("par", 84, 90)]
    assert results._beside((), None, row(1)) == ""
    assert results._beside(par, 81, row(1, assisted=True)) == " (par 84 to 90, computer 81, assisted)"
    shown = row(1, assisted=True, demonstrated=True)
    assert results._beside([replace(par[0], most=84)], None, shown) == " (par 84, played by the computer)"


def test_the_line_to_share_names_the_day() -> None:
    daily = results.result(rules_of("bvs"), row(202611211, day="2026-11-21"), 40)
    assert daily.share.startswith("fifteentwo bvs, daily deal of 2026-11-21: 40 of 60")


def test_there_is_a_result_for_every_game_of_numbered_deals() -> None:
    assert {results.solo_rules(preset.rules) is not None for preset in PRESETS.values()} == {True, False}
    for name in PRESETS:
        rules = parse(name)
        assert (results.solo_rules(rules) is not None) == (rules.players == 1)


def test_the_oldest_results_are_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST_KEPT", 2)
    bench = results.Bench("a test")
    for number in (1, 2, 3):
        assert bench.ask(number, partial(int, 10 * number)) is None
        bench.wait(number, HANG)
    assert [bench.ask(number, lambda: 0) for number in (2, 3)] == [20, 30]
    assert bench.ask(1, lambda: 0) is None

"""Par: the best layout of sixteen cards, and the best that can be placed in their order."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fifteentwo.cards import JOKERS, PACK, RANKS, Card, cards
from fifteentwo.cli import main
from fifteentwo.engine.solitaire.square.branch_and_bound import new_incumbent, search
from fifteentwo.engine.solitaire.square.legal_order import PlacementRules
from fifteentwo.engine.solitaire.square.line_sets import line_tables
from fifteentwo.engine.solitaire.square.maximum import maximum_for
from fifteentwo.engine.solitaire.square.par import PATIENT, Effort, deal_par, legal_par, par
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules, parse
from fifteentwo.solitaire import Place, Square, ThrowAway, Turn
from fifteentwo.solitaire.deals import deck
from fifteentwo.solitaire.square import State
from tests.cases import cases
from tests.square.slow_par import slow_par, total, touching

BEST = cards("KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S")
BINDS = 1457  # a deal whose best layouts cannot be placed in its order


def square(text: str) -> SquareRules:
    rules = parse(text)
    assert isinstance(rules, SquareRules)
    return rules


def deal(seed: int) -> tuple[tuple[Card, ...], Card]:
    drawn = Random(seed).sample(PACK, 17)
    return tuple(drawn[:16]), drawn[16]


def mostly_exhaustive(soon: int, of: int) -> list[Any]:
    """Numbers of deals; all but the first few are exhaustive."""
    return [*range(soon), *(pytest.param(number, marks=pytest.mark.exhaustive) for number in range(soon, of))]


@pytest.mark.parametrize("seed", mostly_exhaustive(4, 200))
def test_par_matches_the_slow_program(seed: int) -> None:
    """Searching above par minus 1, the slow program finds par and nothing higher."""
    held, starter = deal(seed)
    found = par(held, starter, "off")
    assert sorted(found.layout) == sorted(held)
    assert total(found.layout, starter) == found.total == slow_par(held, starter, found.total - 1)


@pytest.mark.parametrize(
    "text", ["AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 9C 9D 9H 9S", "AC 3C 5C 7C 9C JC KC 2D 4D 6D 8D TD QD KD 2H 4S"]
)
def test_par_matches_the_slow_program_with_many_equal_ranks(text: str) -> None:
    found = par(cards(text), Card("6S")).total
    assert found == slow_par(cards(text), Card("6S"), found - 1)


@pytest.mark.parametrize("rank", range(9, 13), ids=RANKS[9:])
def test_par_of_the_best_possible_cards_is_the_maximum(rank: int) -> None:
    found = maximum_for(rank)
    shuffled = Random(rank).sample(found.layout, 16)
    assert par(shuffled, found.starter, "off").total == found.total


def test_par_does_not_depend_on_the_order_of_the_cards() -> None:
    held, starter = deal(3)
    assert {par(Random(n).sample(held, 16), starter).total for n in range(10)} == {par(held, starter).total}


@pytest.mark.parametrize(("heels", "more"), [("off", 0), ("once", 2), ("per_hand", 16)])
def test_his_heels_are_part_of_par(heels: str, more: int) -> None:
    held = tuple(card for card in BEST if card != Card("JH")) + cards("9H")
    starter = Card("JH")
    assert par(held, starter, heels).total == par(held, starter, "off").total + more  # type: ignore[arg-type]
    assert par(BEST, Card("5H"), heels).total == 170  # type: ignore[arg-type]
    assert total(par(held, starter, heels).layout, starter) + more == par(held, starter, heels).total  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [*range(8), BINDS])
def test_legal_par_can_be_played_in_the_order_of_the_deal(seed: int) -> None:
    held, starter = deal(seed)
    found = legal_par(held, starter, "once")
    rules = parse("wikibooks")
    assert isinstance(rules, SquareRules)
    game = Square(rules)
    state = game.start()
    for card in held:
        state, _ = game.apply(state, Turn(card))
        state, _ = game.apply(state, Place(0, card, found.layout.index(card)))
    state, _ = game.apply(state, Turn(starter))
    assert state.score == found.total <= par(held, starter, "once").total


def test_the_order_of_the_cards_can_cost_points() -> None:
    held, starter = deal(BINDS)
    assert (par(held, starter, "off").total, legal_par(held, starter, "off").total) == (68, 67)


@pytest.mark.parametrize("seed", [BINDS, *mostly_exhaustive(2, 40)])
def test_legal_par_matches_the_slow_program(seed: int) -> None:
    held, starter = deal(seed)
    found = legal_par(held, starter, "off").total
    assert found == slow_par(held, starter, found - 1, can_be_placed=touching)


@pytest.mark.parametrize(
    ("held", "starter", "sentence"),
    [
        (BEST[:15], Card("5H"), "a square has 16 cards, not 15"),
        ((*BEST[:15], BEST[0]), Card("5H"), "the king of hearts is there twice"),
        (BEST, Card("5S"), "the five of spades is there twice"),
        ((*BEST[:15], JOKERS[0]), Card("5H"), "joker has no place in a square"),
    ],
)
def test_cards_that_are_no_deal_are_refused(held: tuple[Card, ...], starter: Card, sentence: str) -> None:
    for kind in (par, legal_par):
        with pytest.raises(ValueError, match=sentence):
            kind(held, starter)


# Par of a deal


def playable(cards_of: tuple[Card, ...], starter: Card, layout: tuple[Card, ...], rules: SquareRules) -> int:
    """The points of the layout by the game itself, with its cards discarded and placed in the order of the deal."""
    game = Square(rules)
    state = game.start()
    for card in cards_of:
        state, _ = game.apply(state, Turn(card))
        state, _ = game.apply(state, Place(0, card, layout.index(card)) if card in layout else ThrowAway(0))
    return game.apply(state, Turn(starter))[0].score


@pytest.mark.parametrize("number", cases([1], [0, 2, 3]))
def test_par_of_a_deal_is_the_best_of_all_ways_to_discard(number: int) -> None:
    rules, pack = SquareRules(dead_cells=2), deck(number)
    best = 0
    for over in range(3):
        last = pack[15 + over]
        for first in combinations(pack[: 15 + over], 15):
            best = max(best, par((*first, last), pack[16 + over], "per_hand").total)
    found = deal_par(rules, pack)
    assert (found.total, found.bound, found.legal, found.legal_bound) == (best,) * 4
    cards_of = pack[: 16 + len(found.over)]
    assert sorted((*found.layout, *found.over)) == sorted(cards_of)
    assert playable(cards_of, found.starter, found.layout, rules) == best


def test_with_a_reserve_the_last_card_may_be_left_over() -> None:
    rules = SquareRules(dead_cells=0, reserve_piles=1, reserve_size=1, reserve_access="free")
    for number in range(4):
        pack = deck(number)
        without = par(pack[:16], pack[16], "per_hand").total
        best = max(par(sixteen, pack[17], "per_hand").total for sixteen in combinations(pack[:17], 16))
        assert deal_par(rules, pack).total == max(without, best)


OVER = (
    "bvs",
    "bvs adjacency=king dead_cells=2",
    "wikibooks_reserve",
    "wikibooks_reserve reserve_access=free reserve_size=3",
    "wikibooks dead_cells=1 reserve_piles=2 reserve_size=2 reserve_access=top",
    "bvs dead_cells=2 reserve_piles=2 reserve_size=1 reserve_access=free",
)
SOON_COUNTED = {(OVER[0], 3), (OVER[3], 3), (OVER[5], 3)}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        pytest.param(text, number, marks=() if (text, number) in SOON_COUNTED else pytest.mark.exhaustive)
        for text in OVER
        for number in range(10)
    ],
)
def test_par_of_a_deal_matches_the_slow_program(text: str, number: int) -> None:
    rules = square(text)
    pack = deck(number)
    found = deal_par(rules, pack, PATIENT)
    without_reserve = not rules.reserve_piles
    best = best_legal = 0
    for over in range(rules.dead_cells + rules.reserve_piles * rules.reserve_size + 1):
        held, starter = pack[: 16 + over], pack[16 + over]
        heels = {"off": 0, "once": 2, "per_hand": 16}[rules.heels] * (starter.rank == 11)
        best = max(best, heels + slow_par(held, starter, found.total - heels - 1, without_reserve))
        if without_reserve and rules.adjacency == "king":
            legal = slow_par(held, starter, found.legal - heels - 1, True, can_be_placed=touching)
            best_legal = max(best_legal, heels + legal)
    assert best == found.total == found.bound
    heels = {"off": 0, "once": 2, "per_hand": 16}[rules.heels] * (found.starter.rank == 11)
    assert total(found.layout, found.starter) + heels == found.total
    assert {*found.layout, *found.over} == {*pack[: 16 + len(found.over)]}
    if best_legal:
        assert best_legal == found.legal == found.legal_bound


@pytest.mark.parametrize("text", ["wikibooks", "wikibooks_reserve", "bvs adjacency=king", "bvs"])
@pytest.mark.parametrize("number", cases([1], [9]))
def test_legal_par_of_a_deal_is_played_to_its_points(text: str, number: int) -> None:
    rules = square(text)
    pack = deck(number)
    found = deal_par(rules, pack, PATIENT)
    assert found.legal <= found.legal_bound <= found.bound == found.total
    turns = pack.index(found.legal_starter)
    assert placed(rules, pack, turns, found.legal_layout) == found.legal


def placed(rules: SquareRules, pack: tuple[Card, ...], turns: int, layout: tuple[Card, ...]) -> int | None:
    """The points of the layout by the game itself, in some legal order; None if there is none."""
    game = Square(rules)

    def on(state: State) -> int | None:
        if game.to_act(state) == (HOUSE,):
            seen = len(state.known())
            if state.phase == "starter":
                return game.apply(state, Turn(pack[seen]))[0].score if seen == turns else None
            return on(game.apply(state, Turn(pack[seen]))[0]) if seen < turns else None
        for action in game.legal(state, 0):
            if isinstance(action, Place) and (action.card not in layout or layout[action.cell] != action.card):
                continue
            if isinstance(action, ThrowAway) and state.card in layout:
                continue
            if (points := on(game.apply(state, action)[0])) is not None:
                return points
        return None

    return on(game.start())


def test_with_too_many_surplus_cards_par_is_an_interval() -> None:
    rules = SquareRules(dead_cells=2)
    for number in range(3):
        exact, between = deal_par(rules, deck(number)), deal_par(rules, deck(number), PATIENT._replace(over=1))
        assert between.total <= exact.total <= between.bound
        assert exact.total == exact.bound


@pytest.mark.parametrize(
    "text", [pytest.param("wikibooks_reserve", marks=pytest.mark.exhaustive), "bvs", "bvs adjacency=king dead_cells=2"]
)
def test_the_interval_contains_par_and_more_work_makes_it_no_wider(text: str) -> None:
    rules, pack = square(text), deck(11)
    exact = deal_par(rules, pack, PATIENT)
    assert exact.total == exact.bound
    widths = []
    for work in (0, 200_000, 5_000_000, 100_000_000):
        found = deal_par(rules, pack, Effort(6, work, work))
        assert found.total <= exact.total <= found.bound
        assert found.legal <= exact.legal_bound
        assert exact.legal <= found.legal_bound
        assert placed(rules, pack, pack.index(found.legal_starter), found.legal_layout) == found.legal
        widths.append(found.bound - found.total)
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1]


def test_the_search_stops_at_its_work_limit() -> None:
    pack = deck(11)
    deal = line_tables(pack[:21], pack[21], False, False)
    for bound in (10_000, 1_000_000, 10_000_000):
        found = new_incumbent(80, bound)
        assert not search(deal, found, PlacementRules(False, False, 16, 0, 0, 0, False))
        assert bound < found.work[0] < bound + 30_000


def test_a_deal_is_a_whole_pack() -> None:
    with pytest.raises(ValueError, match="52 cards of a pack"):
        deal_par(SquareRules(), deck(1)[:51])


# The command


def test_the_command_answers_line_by_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = []
    for seed in range(3):
        held, starter = deal(seed)
        lines.append(json.dumps({"cards": list(map(str, held)), "starter": str(starter), "heels": "off"}))
    lines += [json.dumps({"cards": ["5H"] * 16, "starter": "5H"}), "", "{"]
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO("\n".join(lines).encode())))
    assert main(["square", "par", "--jsonl"]) == 2
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for seed, answer in enumerate(printed[:3]):
        held, starter = deal(seed)
        grid = tuple(Card(card) for row in answer["grid"] for card in row)
        assert answer["par"] == total(grid, starter) == par(held, starter, "off").total
    assert [answer["error"].partition(":")[0] for answer in printed[3:]] == ["line 4", "line 6"]


def test_the_command_prints_par_and_legal_par(capsys: pytest.CaptureFixture[str]) -> None:
    held, starter = deal(BINDS)
    arguments = ["square", "par", *map(str, held), "--starter", str(starter), "--legal"]
    assert main(arguments) == 0
    printed = capsys.readouterr().out.splitlines()
    assert (printed[0], printed[5], len(printed)) == ("Par 68", "Legal par 67", 10)
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["legal_par"] == 67


def test_the_command_gives_par_of_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    found = deal_par(SquareRules(), deck(7), PATIENT)
    assert main(["square", "par", "--deal", "7"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == f"Par {found.total}, starter {found.starter}"
    assert [Card(word) for line in printed[1:5] for word in line.split()] == list(found.layout)
    assert main(["square", "par", "--deal", "7", "--soon", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    soon = deal_par(SquareRules(), deck(7))
    assert (answer["total"], answer["bound"], answer["legal"]) == (soon.total, soon.bound, soon.legal)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["5H"], "square par needs the starter"),
        (["5H", "--starter", "6H"], "a square has 16 cards, not 1"),
        (["5H", "--starter", "6Z"], "'6Z' is not a card"),
        (["5H", "--jsonl"], "leave out everything else that describes a deal"),
        (["5H", "--deal", "3"], "leave out the cards"),
        (["--deal", "-1"], "--deal: there is no deal -1"),
        (["--deal", "1", "--rules", "arnold"], "--rules: arnold is a solitaire, not a square"),
        ([*map(str, BEST), "--starter", "5H", "--heels", "thrice"], "thrice"),
    ],
)
def test_wrong_input_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["square", "par", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_imports_neither_scipy_nor_coverage() -> None:
    """Numba would import them needlessly, and importing SciPy takes longer than the command."""
    command = [sys.executable, "-X", "importtime", "-m", "fifteentwo", "square", "par", "--soon", "--deal", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
    assert "numba" in done.stderr
    assert "scipy._lib" not in done.stderr
    assert "coverage.control" not in done.stderr

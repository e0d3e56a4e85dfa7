"""The highest total of a square: reached, and proved in two ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

import pytest

from fifteentwo.cards import RANKS, Card, cards
from fifteentwo.cli import main
from fifteentwo.engine.solitaire.square import maximum as engine
from fifteentwo.engine.solitaire.square.maximum import LINES, Maximum, by_heels, maxima, maximum_for
from fifteentwo.engine.solitaire.square.par import par
from fifteentwo.scoring import show
from tests.place.repository import ROOT
from tests.square import second_proof

pytestmark = pytest.mark.exhaustive  # proofs

HIGHEST = dict(zip(RANKS, (126, 132, 155, 164, 172, 165, 155, 153, 159, 153, 153, 155, 151), strict=True))
SOON = "J"
LATER = "A23456789TQK"
PAGE = ROOT / "docs" / "square-maximum.md"


@cache
def proved() -> tuple[Maximum, ...]:
    return tuple(maxima())


def total(layout: tuple[Card, ...], starter: Card) -> int:
    return sum(combo.points for line in LINES for combo in show([layout[cell] for cell in line], starter))


def test_the_highest_totals_are_known() -> None:
    assert {RANKS[each.starter.rank - 1]: each.total for each in proved()} == HIGHEST


@pytest.mark.parametrize("rank", range(13), ids=RANKS)
def test_the_layout_of_the_proof_is_made_of_one_pack_and_counts_to_its_total(rank: int) -> None:
    found = proved()[rank]
    assert len({*found.layout, found.starter}) == 17
    assert total(found.layout, found.starter) == found.total


def test_no_rule_of_heels_lets_a_jack_reach_the_five() -> None:
    assert by_heels(proved()) == {"off": 172, "once": 172, "per_hand": 172}
    jack = [each for each in proved() if each.starter.rank == 11]
    assert by_heels(jack) == {"off": 153, "once": 155, "per_hand": 169}


def test_the_published_candidates_count_as_published() -> None:
    of_170 = cards("KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S")
    of_165 = cards("7H 7D 8C 8S 8H 8D 7C 7S 3H 6D 6C 6S 9H 9D 9C 9S")
    assert total(of_170, Card("5H")) == 170
    assert total(of_165, Card("6H")) == 165


def test_the_page_has_the_figures_of_the_program() -> None:
    rows = [line.split("|")[1:-1] for line in PAGE.read_text().splitlines() if line.startswith("| ")][1:]
    printed = {row[0].strip(): tuple(map(int, row[1:])) for row in rows}
    assert printed == {
        RANKS[each.starter.rank - 1]: (each.total, each.rows, each.columns, each.grids) for each in proved()
    }


def test_the_layout_on_the_page_is_the_highest() -> None:
    text = PAGE.read_text().splitlines()
    first = text.index("    5D 5H 5S TC")
    layout = cards(" ".join(line.partition("starter")[0] for line in text[first : first + 4]))
    assert total(layout, Card("5C")) == max(HIGHEST.values())
    assert [sum(c.points for c in show([layout[cell] for cell in line], Card("5C"))) for line in LINES] == [
        *(28, 24, 24, 21),
        *(20, 20, 20, 15),
    ]


# The second proof


@pytest.mark.parametrize("rank", [*SOON, *(pytest.param(rank, marks=pytest.mark.exhaustive) for rank in LATER)])
def test_the_second_proof_finds_the_same_and_nothing_higher(rank: str) -> None:
    starter = RANKS.index(rank) + 1
    found, looked_at = second_proof.highest(starter, HIGHEST[rank] - 1)
    assert found == HIGHEST[rank]
    assert looked_at > 0


# Packs small enough to enumerate every square


def all_squares(held: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every square of these ranks with its first row ascending and its rows in order."""
    for first in sorted(set(combinations(sorted(held), 4))):
        yield from _below([first], _less(held, first))


def _below(rows: list[tuple[int, ...]], left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not left:
        yield tuple(rank for row in rows for rank in row)
        return
    for four in sorted(set(combinations(left, 4))):
        for row in sorted(set(permutations(four))):
            if sorted(row) >= sorted(rows[-1]):
                yield from _below([*rows, row], _less(left, row))


def _less(held: tuple[int, ...], row: tuple[int, ...]) -> tuple[int, ...]:
    left = sorted(held)
    for rank in row:
        left.remove(rank)
    return tuple(left)


@pytest.mark.parametrize(
    ("starter", "pack"),
    [
        pytest.param("6", {"6": 1, "7": 4, "8": 4, "9": 4, "J": 4}, marks=pytest.mark.exhaustive),
        pytest.param("5", {"4": 4, "5": 1, "6": 4, "T": 4, "J": 4}, marks=pytest.mark.exhaustive),
        pytest.param("J", {"5": 4, "J": 1, "Q": 4, "K": 4, "T": 4}, marks=pytest.mark.exhaustive),
        pytest.param("A", {"A": 4, "7": 4, "8": 4, "J": 4, "K": 1}, marks=pytest.mark.exhaustive),
    ],
)
def test_the_maximum_of_seventeen_cards_matches_enumeration(starter: str, pack: dict[str, int]) -> None:
    of_rank = {RANKS.index(rank) + 1: many for rank, many in pack.items()}
    turned = RANKS.index(starter) + 1
    held = tuple(rank for rank, many in sorted(of_rank.items()) for _ in range(many - (rank == turned)))
    assert len(held) == 16
    bounds = sorted(((second_proof.bound(grid, turned), grid) for grid in all_squares(held)), reverse=True)
    best = 0
    for bound, grid in bounds:
        if bound <= best:
            break
        best = max(best, second_proof.with_flushes(grid, turned, of_rank))
    assert maximum_for(turned - 1, [of_rank.get(rank, 0) for rank in range(1, 14)]).total == best
    assert second_proof.highest(turned, best - 1, of_rank)[0] == best
    held_cards = [Card(4 * (rank - 1) + suit) for rank, many in of_rank.items() for suit in range(many)]
    held_cards.remove(Card(4 * (turned - 1)))
    assert par(held_cards, Card(4 * (turned - 1)), "off").total == best


@pytest.mark.parametrize(
    ("starter", "grid"),
    [
        ("5", "T J Q K T J Q K T J Q K T J Q K"),
        ("J", "5 Q K T 5 Q K T 5 Q K T 5 Q K T"),
        ("9", "6 7 8 J 7 8 J 6 8 J 6 7 J 6 7 8"),
        ("6", "6 7 8 J 7 8 J 6 8 J 6 7 J 9 7 8"),
    ],
)
def test_choosing_flushes_is_as_good_as_trying_all_suits(starter: str, grid: str) -> None:
    ranks = tuple(RANKS.index(rank) + 1 for rank in grid.split())
    turned = RANKS.index(starter) + 1
    assert second_proof.with_flushes(ranks, turned) == second_proof.with_suits(ranks, turned)


@pytest.mark.parametrize("pack", [(4,) * 4 + (0,) * 9, (5,) + (4,) * 12, (4,) * 12, (0,) + (4,) * 12])
def test_a_pack_that_does_not_fill_the_square_is_refused(pack: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a pack holds"):
        maximum_for(0, pack)


def test_the_command_prints_the_proof(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "maxima", lambda: iter(proved()))
    assert main(["square", "maximum", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["maximum"] == {"off": 172, "once": 172, "per_hand": 172}
    assert [each["total"] for each in printed["starters"]] == list(HIGHEST.values())
    assert all(each["cases"] > 0 and len(each["layout"]) == 4 for each in printed["starters"])
    assert main(["square", "maximum"]) == 0
    assert "172 with his heels paid once" in capsys.readouterr().out

"""The computer's play in Cribbage Shuffle: par, the fewest swaps to it, and the greedy player."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import Card
from fifteentwo.engine.solitaire import shuffle as engine
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK, Advice
from fifteentwo.engine.solitaire.square.par import par
from fifteentwo.rules import ShuffleRules
from fifteentwo.scoring import points
from fifteentwo.solitaire import DealOut, Done, Shuffle, Swap, deals
from fifteentwo.solitaire.shuffle import State, View, from_pack
from fifteentwo.solitaire.shuffle_telling import ShuffleScene
from fifteentwo.solitaire.square import LINES


def begun(number: int, rules: ShuffleRules | None = None) -> State:
    game = Shuffle(rules or ShuffleRules())
    return game.apply(game.start(), from_pack(game.start(), deals.deck(number)))[0]


def seen(state: State) -> View:
    return Shuffle(state.rules).observe(state, 0)


def chosen(state: State, player: str) -> Swap | Done:
    """The engine's choice here."""
    action = solo.advice(seen(state), player)[0].action
    assert isinstance(action, Swap | Done)
    return action


def counted(grid: tuple[Card, ...], starter: Card) -> int:
    """The eight hands by the readable scorer."""
    return sum(points([grid[cell] for cell in cells], starter) for _, cells in LINES)


@pytest.mark.parametrize("player", [PLAIN, QUICK])
def test_every_choice_is_listed_once_with_the_points_after_it(player: str) -> None:
    game, state = Shuffle(), begun(3)  # with a jack as starter
    found = solo.advice(seen(state), player)
    assert {each.action for each in found} == set(game.legal(state, 0))
    assert len(found) == 121
    assert state.starter is not None
    for each in found:
        after, _ = game.apply(state, each.action) if isinstance(each.action, Swap) else (state, ())
        assert each.value == 2 + counted(after.grid, state.starter)


@pytest.mark.parametrize("heels", ["off", "once", "per_hand"])
def test_the_computer_reaches_par_and_stops_there(heels: str) -> None:
    rules = ShuffleRules(heels=heels)  # type: ignore[arg-type]
    jack = next(number for number in range(100) if deals.deck(number)[16].rank == 11)
    pack = deals.deck(jack)
    best = par(pack[:16], pack[16], rules.heels)
    assert solo.own_total(rules, jack) == best.total
    (layout,) = solo.pars(rules, jack)
    assert (layout.least, layout.most) == (best.total, best.total)
    assert isinstance(layout.scene, ShuffleScene)
    assert layout.scene.made == layout.scene.score == best.total


def test_each_swap_of_the_computer_is_one_swap_nearer() -> None:
    game, state = Shuffle(), begun(11)
    left = []
    while state.phase != "over":
        left.append(solo.advice(seen(state))[0].reason.sentence)
        state, _ = game.apply(state, chosen(state, QUICK))
    many = len(left) - 1
    total = state.score
    swaps = [f"{n} {'swap' if n == 1 else 'swaps'} from a layout of {total}" for n in range(many - 1, -1, -1)]
    assert left == [*swaps, "no layout has more points"]
    assert many < 16


def test_no_fewer_swaps_lead_to_an_equivalent_layout() -> None:
    """The computer tries only these equivalent layouts; from two or three swaps away, a search finds no shorter way."""
    (layout,) = solo.pars(ShuffleRules(), 5)
    assert isinstance(layout.scene, ShuffleScene)
    grid = np.array(layout.scene.grid, np.int64).reshape(4, 4)
    turned = grid[[2, 0, 3, 1]][:, [1, 3, 0, 2]].T.ravel()
    rng = Random(1)
    for many in (1, 2, 3):
        moved = turned.copy()
        for _ in range(many):
            first, second = rng.sample(range(16), 2)
            moved[[first, second]] = moved[[second, first]]
        state = State(ShuffleRules(), None, "swap", tuple(Card(int(card)) for card in moved), layout.scene.starter)
        found = solo.advice(seen(state))
        nearest = min(int(each.reason.sentence.split()[0]) for each in found if each.reason.sentence[:1].isdigit())
        assert nearest <= many - 1
        assert fewest_swaps(moved, grid.ravel()) == nearest + 1


def fewest_swaps(grid: np.ndarray, layout: np.ndarray) -> int:
    """By search: the fewest swaps that make a layout with the same eight hands."""

    def hands(cells: tuple[int, ...]) -> frozenset[frozenset[int]]:
        return frozenset(frozenset(cells[cell] for cell in line) for _, line in LINES)

    def after(cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for first in range(16):
            for second in range(first):
                swapped = list(cells)
                swapped[first], swapped[second] = cells[second], cells[first]
                yield tuple(swapped)

    aim = hands(tuple(map(int, layout)))
    reached, steps = {tuple(map(int, grid))}, 0
    while not any(hands(cells) == aim for cells in reached):
        reached, steps = {further for cells in reached for further in after(cells)}, steps + 1
    return steps


def test_the_greedy_player_stops_where_no_swap_gains() -> None:
    game, state = Shuffle(), begun(7)
    totals = []
    while state.phase != "over":
        assert state.starter is not None
        totals.append(counted(state.grid, state.starter))
        state, _ = game.apply(state, chosen(state, PLAIN))
    assert totals == [*sorted(set(totals[:-1])), totals[-1]]
    assert state.score == totals[-1] == solo.own_total(ShuffleRules(), 7, PLAIN) <= solo.own_total(ShuffleRules(), 7)


@pytest.mark.parametrize(("win_at", "chance"), [(50, 1.0), (120, 0.0)])
def test_the_chance_to_win_is_whether_par_reaches_the_total(win_at: int, chance: float) -> None:
    found = solo.advice(seen(begun(7, ShuffleRules(win_at=win_at))), QUICK, "chance")
    assert {each.value for each in found if isinstance(each.action, Swap)} == {chance}
    assert found[-1] == Advice(Done(0), 0.0, 0.0)


def test_there_is_no_advice_before_the_deal_and_after_the_end() -> None:
    game = Shuffle()
    over, _ = game.apply(begun(1), Done(0))
    for state in (game.start(), over):
        with pytest.raises(ValueError, match="no cards are to be swapped here"):
            solo.advice(seen(state))


def test_the_best_choice_is_said_in_words() -> None:
    view = seen(begun(7))
    assert str(engine.words(view, Swap(0, 0, 10))) == "Swap the nine of hearts and the ten of diamonds."
    assert str(engine.nudge(view, Swap(0, 0, 10))) == "The nine of hearts could lie better."
    assert str(engine.words(view, Done(0))) == "Leave the cards as they lie: you are done."
    assert str(engine.nudge(view, Done(0))) == "Look whether anything is left to gain."


def test_a_hint_at_once_needs_no_compiler() -> None:
    program = """
import sys
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN
from fifteentwo.solitaire import Shuffle, deals, shuffle
game = Shuffle()
state, _ = game.apply(game.start(), shuffle.from_pack(game.start(), deals.deck(1)))
assert len(solo.advice(game.observe(state, 0), PLAIN)) == 121 and not solo.ready(game.rules)
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_once_warm_it_is_ready() -> None:
    solo.warm(ShuffleRules())
    assert solo.ready(ShuffleRules())


def test_a_deal_is_the_first_seventeen_cards() -> None:
    pack = deals.deck(9)
    assert from_pack(Shuffle().start(), pack) == DealOut(pack[:16], pack[16])
    assert begun(9).known() == set(pack[:17])

"""The players of the squares: what they see, learn and choose."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest
from numpy.typing import NDArray

import fifteentwo
from fifteentwo.cards import PACK, Card
from fifteentwo.cli import main
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square import expectimax, incremental, options, players
from fifteentwo.engine.solitaire.square import value as value_module
from fifteentwo.engine.solitaire.square.endgame import Remaining, count_stock
from fifteentwo.engine.solitaire.square.match import play_deals
from fifteentwo.engine.solitaire.square.players import player
from fifteentwo.engine.solitaire.square.scratch import MAX_OPTIONS, new_scratch
from fifteentwo.engine.solitaire.square.td_learning import total_games, train
from fifteentwo.engine.solitaire.square.value import EMPTY, KEYS, from_vector, initial_weights, read_table, to_vector
from fifteentwo.game import HOUSE
from fifteentwo.rules import PRESETS, SquareRules, parse
from fifteentwo.scoring import points
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.square import LINES, State

SQUARES = [name for name, preset in PRESETS.items() if isinstance(preset.rules, SquareRules)]
MIXED = [
    *SQUARES,
    "wikibooks_reserve reserve_access=free",
    "bvs adjacency=king reserve_piles=2 reserve_size=2 reserve_access=top",
]


def square(text: str) -> SquareRules:
    rules = parse(text)
    assert isinstance(rules, SquareRules)
    return rules


def an_evaluator(rules: SquareRules) -> boards.Evaluator:
    return players.evaluator_for(rules)


def an_odd_evaluator(rules: SquareRules) -> boards.Evaluator:
    """An evaluator with random weights, none of them zero."""
    weights = initial_weights(rules.reserve_piles > 0)
    drawn = np.random.default_rng(1).normal(0, 0.3, len(to_vector(weights)))
    weights = from_vector((to_vector(weights) + drawn).astype(np.float32), weights)
    weights.suits[:, weights.cards < 3] = 0  # the suit with fewer cards is not used
    return boards.Evaluator(boards.kernel_rules(rules), weights, rank_points())


def waiting(text: str, seed: int) -> list[State]:
    """The positions of a random game in which a card must be placed."""
    game, rng = Square(square(text)), Random(seed)
    state, states = game.start(), []
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, game.house(state, rng))
        else:
            states.append(state)
            state, _ = game.apply(state, rng.choice(game.legal(state, 0)))
    return states


def seen_by(state: State) -> Remaining:
    """The cards a player may still see."""
    return count_stock(np.array(boards.unseen(state), np.int64), 0)


def options_for(
    board: boards.Board, card: int, left: Remaining, evaluator: boards.Evaluator
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The options for this card and their values."""
    found = new_scratch(board, evaluator.weights)
    many = options.write_options(board, card, left, evaluator, found)
    return found.options[:many], found.values[:many]


def test_the_total_of_a_full_board_is_that_of_the_scorer() -> None:
    for seed in range(200):
        drawn = (
            Random(seed).sample(PACK, 17) if seed % 2 else Random(seed).sample(PACK[:8] + PACK[36:44] + PACK[16:20], 17)
        )
        board = boards.empty_board(SquareRules())
        for cell in Random(seed).sample(range(16), 16):
            boards.place_card(board, int(drawn[cell]), cell)
        counted = sum(points([drawn[cell] for cell in cells], drawn[16]) for _, cells in LINES)
        assert boards.total(board, int(drawn[16]), rank_points()) == counted


@pytest.mark.parametrize("text", MIXED)
def test_a_board_matches_its_state_and_can_be_restored(text: str) -> None:
    for state in waiting(text, 5):
        board = boards.board_of(state)
        before = boards.copy_board(board)
        assert [None if card < 0 else Card(int(card)) for card in board.grid] == list(state.grid)
        assert board.counts[boards.EMPTIES] == 16 - state.filled
        assert board.counts[boards.DEAD] == state.rules.dead_cells - len(state.dead)
        assert board.counts[boards.KEPT] == sum(map(len, state.reserve))
        open_cells = tuple(
            cell for cell in range(16) if boards.is_open(board, cell, boards.kernel_rules(state.rules).king)
        )
        assert open_cells == state.open_cells()
        assert state.card is not None
        cell = open_cells[0]
        suits = int(board.suits[cell // 4]), int(board.suits[4 + cell % 4])
        boards.place_card(board, int(state.card), cell)
        boards.remove_card(board, cell, *suits)
        evaluator = an_evaluator(state.rules)
        options_for(board, int(state.card), seen_by(state), evaluator)
        expectimax.depth_one(board, seen_by(state), evaluator, new_scratch(board, evaluator.weights))
        for now, then in zip(board, before, strict=True):
            assert (now == then).all()
        assert {int(card) for card in boards.unseen(state)} == set(range(52)) - {int(card) for card in state.known()}


@pytest.mark.parametrize("text", MIXED)
@pytest.mark.parametrize("make", [an_evaluator, an_odd_evaluator])
def test_the_value_of_an_option_is_that_of_the_board_after_it(
    text: str, make: Callable[[SquareRules], boards.Evaluator]
) -> None:
    evaluator = make(square(text))
    for state in waiting(text, 9):
        assert state.card is not None
        shares = incremental.shares_of(seen_by(state))
        found, values = options_for(boards.board_of(state), int(state.card), seen_by(state), evaluator)
        for option, value in zip(found, values, strict=True):
            board = boards.board_of(state)
            options.apply_option(board, int(state.card), option)
            assert incremental.position_value(board, shares, evaluator) == pytest.approx(value, abs=1e-3)


@pytest.mark.parametrize("text", MIXED)
def test_the_options_are_all_legal_places_of_the_turned_card(text: str) -> None:
    evaluator, game = an_evaluator(square(text)), Square(square(text))
    for state in waiting(text, 11):
        assert state.card is not None
        found, _ = options_for(boards.board_of(state), int(state.card), seen_by(state), evaluator)
        here = {int(option[options.TARGET]) for option in found if option[options.FIRST] < 0}
        legal = {players.kernel_action(game.observe(state, 0), action) for action in game.legal(state, 0)}
        assert here == {target for source, target in legal if source < 0}
        first = {(int(o[options.FIRST]), int(o[options.FIRST_CELL])) for o in found if o[options.FIRST] >= 0}
        assert first <= legal
        assert {source for source, _ in first} == {source for source, _ in legal if source >= 0}


@pytest.mark.parametrize("text", MIXED)
@pytest.mark.parametrize("make", [an_evaluator, an_odd_evaluator])
def test_depth_one_is_the_mean_of_the_best_options_over_the_next_cards(
    text: str, make: Callable[[SquareRules], boards.Evaluator]
) -> None:
    evaluator = make(square(text))
    for state in waiting(text, 4)[::3]:
        board, left = boards.board_of(state), seen_by(state)
        assert state.card is not None
        boards.place_card(board, int(state.card), state.open_cells()[0])
        if board.counts[boards.EMPTIES] < 2:
            continue
        means = []
        for card in boards.unseen(state):
            _, values = options_for(board, int(card), left, evaluator)
            means.append(values.max())
        assert expectimax.depth_one(board, left, evaluator, new_scratch(board, evaluator.weights)) == pytest.approx(
            fmean(means), abs=1e-3
        )


@pytest.mark.parametrize("text", ["bvs", "wikibooks", "wikibooks_reserve"])
def test_depth_two_is_the_mean_of_the_best_at_depth_one(text: str) -> None:
    evaluator = an_evaluator(square(text))
    for state in waiting(text, 6)[2::5]:
        board, left = boards.board_of(state), seen_by(state)
        assert state.card is not None
        boards.place_card(board, int(state.card), state.open_cells()[0])
        if board.counts[boards.EMPTIES] < 3:
            continue
        means = []
        for card in boards.unseen(state):
            rest = count_stock(np.array([int(other) for other in boards.unseen(state) if other != card], np.int64), 0)
            found, _ = options_for(board, int(card), rest, evaluator)
            value = []
            for option in found:
                after = boards.copy_board(board)
                options.apply_option(after, int(card), option)
                value.append(expectimax.depth_one(after, rest, evaluator, new_scratch(after, evaluator.weights)))
            means.append(max(value))
        # Cards of a rank in suits that no line needs are searched only once.
        two = expectimax.depth_two(board, left, MAX_OPTIONS, evaluator, new_scratch(board, evaluator.weights))
        assert two == pytest.approx(fmean(means), abs=0.05)


@pytest.mark.parametrize("held", ["5C 5D 5H", "6C 7C 8C", "JC QD KH"])
def test_the_initial_value_of_a_line_is_its_mean_over_random_cards(held: str) -> None:
    three = [Card(word) for word in held.split()]
    rest = [card for card in PACK if card not in three]
    mean = fmean(points([*three, last], starter) for last, starter in product(rest, rest) if last != starter)
    code = sum((card.rank - 1) * 14 ** (3 - place) for place, card in enumerate(three)) + EMPTY
    suit = three[0].suit if len({card.suit for card in three}) == 1 else value_module.MIXED
    assert incremental.line_value(
        code, suit, 1, np.zeros(value_module.WIDTH + 4, np.float32), initial_weights()
    ) == pytest.approx(mean, abs=0.2)


@pytest.mark.parametrize("text", MIXED)
@pytest.mark.parametrize("name", ["instant", "quick"])
def test_a_players_choices_are_legal_and_reproducible(text: str, name: str) -> None:
    game = Square(square(text))
    for state in waiting(text, 3)[::4]:
        view, legal = game.observe(state, 0), game.legal(state, 0)
        chosen = player(name, game.rules)(view, legal)
        assert chosen in legal
        assert player(name, game.rules)(view, legal) == chosen


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("text", "many", "floor"),
    [
        ("bvs", 400, 69.6),
        ("bvs_hard", 400, 60.9),
        ("wikibooks", 400, 59.0),
        ("wikibooks_reserve", 400, 71.4),
        ("wikibooks_reserve reserve_access=free", 150, 74.9),
    ],
)
def test_the_instant_player_has_not_become_worse(text: str, many: int, floor: float) -> None:
    assert fmean(result.total for result in play_deals(square(text), "instant", many)) > floor


@pytest.mark.exhaustive
def test_depth_two_pays_with_a_reserve() -> None:
    one = fmean(result.total for result in play_deals(square("wikibooks_reserve"), "instant", 120, 1000))
    two = fmean(result.total for result in play_deals(square("wikibooks_reserve"), "quick", 120, 1000))
    assert two > one
    assert two > 72.9  # with the same deals and the same work, a difference comes from a change of the player


@pytest.mark.exhaustive
@pytest.mark.parametrize(("many", "floor"), [(20, 61.9), (100, 62.5)])
def test_the_quick_player_has_not_become_worse(many: int, floor: float) -> None:
    assert fmean(result.total for result in play_deals(square("bvs_hard"), "quick", many, 1000)) > floor


@pytest.mark.parametrize("preset", SQUARES)
@pytest.mark.parametrize(
    "more", ["dead_cells=1 adjacency=none", "dead_cells=2 reserve_piles=2 reserve_size=2 reserve_access=free"]
)
def test_there_is_a_player_for_rules_that_are_no_preset(preset: str, more: str) -> None:
    (result,) = play_deals(square(f"{preset} {more}"), "instant", 1)
    assert 20 < result.total < 173


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no player of squares named “perfect”: there are instant, quick"):
        player("perfect", SquareRules())


# Learning


@pytest.mark.exhaustive
def test_training_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.engine.solitaire.square.td_learning.CHUNK", 500)
    monkeypatch.setattr("fifteentwo.engine.solitaire.square.calibration.ROUND_GAMES", 50)
    heard: list[int] = []
    train("wikibooks_reserve", 1500, 7, tmp_path / "whole.npz", lambda done, doing: heard.append(done))
    assert heard[:3] == [500, 1000, 1500]
    assert heard[-1] == total_games(1500)
    assert heard == sorted(heard)
    alike = heard[3:]

    def stop(done: int, doing: str) -> None:
        if done == 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train("wikibooks_reserve", 1500, 7, tmp_path / "stopped.npz", stop)
    assert (tmp_path / "stopped.npz.part").exists()
    train("wikibooks_reserve", 1500, 7, tmp_path / "stopped.npz", lambda done, doing: heard.append(done))
    assert heard[-len(alike) - 1 :] == [1500, *alike]
    whole, stopped = (read_table("it", (tmp_path / name).read_bytes()) for name in ("whole.npz", "stopped.npz"))
    assert (to_vector(whole) == to_vector(stopped)).all()
    assert (to_vector(whole) != to_vector(initial_weights(reserve=True))).any()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["stopped.npz", "whole.npz"]


@pytest.mark.exhaustive
def test_training_starts_again_for_another_run_and_refuses_a_damaged_file(tmp_path: Path) -> None:
    part = tmp_path / "t.npz.part"
    part.write_bytes(b"")
    with pytest.raises(ValueError, match="is damaged: remove it to start again"):
        train("bvs", 10, 1, tmp_path / "t.npz", lambda done, doing: None)
    with part.open("wb") as file:
        np.savez(file, preset="bvs", games=20, seed=1, done=20)
    heard: list[int] = []
    train("bvs", 10, 1, tmp_path / "t.npz", lambda done, doing: heard.append(done))
    assert (heard[0], heard[-1]) == (10, total_games(10))


@pytest.mark.parametrize("text", [*SQUARES, "wikibooks_reserve reserve_access=free"])
def test_a_shipped_table_names_its_command(text: str) -> None:
    name = text.replace(" reserve_access=", "_")
    with np.load(Path(str(fifteentwo.__file__)).parent / "data" / f"square_{name}.npz", allow_pickle=False) as table:
        assert str(table["command"]).startswith(f"fifteentwo lab square {text} --games ")


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 and more"])
def test_a_damaged_table_is_refused_with_a_sentence(content: bytes) -> None:
    with pytest.raises(ValueError, match="the table of bvs is damaged"):
        read_table("bvs", content)


@pytest.mark.parametrize("reserve", [-1, 0.5, 17, 1e9])
def test_a_table_without_the_reserve_flag_is_damaged(reserve: float, tmp_path: Path) -> None:
    np.savez(tmp_path / "odd.npz", reserve=np.array([reserve]))
    with pytest.raises(ValueError, match="the table of odd is damaged: its numbers are not those of a table"):
        read_table("odd", (tmp_path / "odd.npz").read_bytes())


def test_a_table_of_another_shape_is_damaged(tmp_path: Path) -> None:
    np.savez(tmp_path / "short.npz", reserve=np.array([0]), lines=np.zeros(5))
    with pytest.raises(ValueError, match="damaged: its numbers are not those of a table"):
        read_table("bvs", (tmp_path / "short.npz").read_bytes())


# The commands


def test_a_match_prints_its_mean_and_error(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["square", "match", "--rules", "wikibooks", "--deals", "5", "--player", "instant"]
    assert main([*arguments, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    totals = [result.total for result in play_deals(square("wikibooks"), "instant", 5)]
    assert printed["mean"] == pytest.approx(fmean(totals), abs=0.001)
    assert printed["wins"] == fmean(total >= 61 for total in totals)
    assert (printed["best"], printed["worst"], printed["deals"]) == (max(totals), min(totals), 5)
    assert 0 < printed["standard_error"] < 5
    assert main(arguments) == 0
    assert "mean" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["square", "match", "--rules", "hoyle"], "hoyle is full cribbage, not a square"),
        (["square", "match", "--rules", "arnold"], "arnold is a solitaire, not a square"),
        (["square", "match", "--deals", "0"], "0 is out of range"),
        (["square", "match", "--player", "perfect"], "there is no player of squares named “perfect”"),
        (["lab", "square", "arnold"], "arnold is a solitaire, not a square"),
        (["lab", "square"], "name one of"),
        (["lab", "square", "bvs", "--games", "0"], "0 is out of range"),
        (["lab", "square", "bvs", "--games", "1", "--to", "no/such/folder/t.npz"], "cannot be written"),
    ],
)
def test_wrong_input_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.exhaustive
def test_the_lab_makes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "square", "bvs", "dead_cells=2", "--games", "300", "--to", str(tmp_path / "t.npz")]) == 0
    assert capsys.readouterr().out.strip().endswith("t.npz")
    assert read_table("t", (tmp_path / "t.npz").read_bytes()).lines.shape == (17, 2, KEYS)

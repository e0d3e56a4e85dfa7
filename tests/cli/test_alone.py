"""Solo games in the terminal: each kind of input, and wrong input without losing the game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import cast

import pytest

from fifteentwo import record as records
from fifteentwo.cli import main
from fifteentwo.engine.solitaire import solo as engine
from fifteentwo.families import FAMILIES
from fifteentwo.rules import ShuffleRules, parse
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.deals import deck, square_turn
from tests.cli.commands import Keyboard, is_refusal


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "warm", lambda _: None)
    monkeypatch.setattr(engine, "ready", lambda _: False)


def test_a_square_played_by_hand_with_take_backs(typed: Keyboard, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    lines = ["b2", "hint", "b2", "a9", "c3 XX", "?", "undo", "throw", "keep", "B2", "quit"]
    said = typed("square play --rules bvs --deal 7 --out", str(record), stdin="\n".join(lines))
    assert (said.status, said.err) == (0, "")
    assert said.out.count("9H is turned") == 1
    assert "estimate" in said.out
    assert "b2 is taken by the nine of hearts." in said.out
    assert "'a9' is not a move" in said.out
    assert "'XX' is not a card" in said.out
    assert "There is no pile 0 in the reserve." in said.out
    assert "Discarded: 9H" in said.out
    (kept,) = records.read(record.read_text()).games
    assert [FAMILIES["square"].write_action(action) for action in kept.actions] == [
        "turn 9H",
        "throw",
        "turn AS",
        "place AS 5",
        "turn 7S",
    ]
    assert kept.assisted == (0,)


def test_a_card_of_the_reserve_is_played_by_name(typed: Keyboard) -> None:
    said = typed("square play --rules wikibooks_reserve --deal 7", stdin="keep\nb2 9H\nb3\n")
    assert "Pile 1: 9H" in said.out
    assert "9H on b2" in said.out
    assert "AS on b3" in said.out


def test_the_second_hand_stays_hidden_until_the_first_is_discarded(typed: Keyboard) -> None:
    said = typed("patience play --rules arnold --deal 7", stdin="1 9\n0 1\nquit\n")
    assert "Dealt: AS 3C 7S 9C 9H KC | ?? ?? ?? ?? ?? ??" in said.out
    assert "AD" not in said.out
    assert "There is no card 9 in that hand: its cards are 1 to 6." in said.out
    assert "There is no card 0 in that hand" in said.out


def test_an_interrupted_game_is_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Breaking:
        """Types a choice, and then Ctrl-C."""

        lines = iter(("b2\n",))

        def readline(self) -> str:
            line = next(self.lines, None)
            if line is None:
                raise KeyboardInterrupt
            return line

    record = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", Breaking())
    assert main(["square", "play", "--deal", "7", "--out", str(record)]) == 0
    assert f"The record is in {record}." in capsys.readouterr().out
    assert len(records.read(record.read_text()).games[0].actions) > 1


@pytest.mark.parametrize("rules", ["arnold", "solsuite"])
def test_a_solitaire_is_played_to_par(typed: Keyboard, tmp_path: Path, rules: str) -> None:
    record = tmp_path / "game.txt"
    said = typed(
        f"patience play --rules {rules} --deal 7 --out", str(record), stdin="1 4\nhint\n9H 9H\nKX\nwatch all\n"
    )
    assert (said.status, said.err) == (0, "")
    replayed = records.load(record.read_text())
    state, rules_of = replayed.table.state, cast(engine.Rules, replayed.record.rules)
    assert state is not None
    assert state.phase == "over"
    assert f"on: {state.scores[0]} of {rules_of.win_at}, assisted." in said.out
    assert f"Par: {engine.pars(rules_of, 7)[0].least}." in said.out
    assert "Better than the computer on" in said.out


def test_a_whole_square_by_hand(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "own_total", lambda *_: 61)
    rules = parse("bvs_hard")
    order = [f"{row}{column}" for row in "abcd" for column in "1234"]
    Random(1).shuffle(order)
    game, pack = Square(rules), deck(7)  # type: ignore[arg-type]
    state = game.start()
    for place in order:
        state, _ = game.apply(state, square_turn(state, pack))
        cell = 4 * "abcd".index(place[0]) + int(place[1]) - 1
        state, _ = game.apply(state, next(a for a in game.legal(state, 0) if getattr(a, "cell", None) == cell))
    state, _ = game.apply(state, square_turn(state, pack))
    said = typed("square play --rules bvs_hard --deal 7", stdin="\n".join(order))
    assert f"on: {state.score} of 60." in said.out
    assert "The computer scores 61." in said.out


@pytest.mark.parametrize(
    "line",
    [
        "square play --rules arnold",
        "patience play --rules bvs",
        "square play --deal -1",
        "patience play --deal 99999999999",
    ],
)
def test_an_unknown_game_deal_or_player_is_refused(typed: Keyboard, line: str) -> None:
    assert is_refusal(typed(line))


def test_cards_are_swapped_by_their_cells_or_names(typed: Keyboard, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    lines = ["a1 c3", "undo", "td 9h", "a1", "a1 a1", "a1 e1", "?", "done"]
    said = typed("shuffle play --deal 7 --out", str(record), stdin="\n".join(lines))
    assert (said.status, said.err) == (0, "")
    assert "Square: 45 of 61." in said.out
    assert said.out.count("TD on a1; 9H on c3") == 2  # typed as cells, and as cards
    assert "'a1' is not a swap: a1 c3 swaps the cards of two cells" in said.out
    assert "Choose two different cards to swap." in said.out
    assert "done      stop swapping" in said.out
    assert "Not won: 48 of 61.\nPar: 76.\n  4S 9H 3C 7D\n" in said.out
    assert "Better than the computer on " in said.out
    (kept,) = records.read(record.read_text()).games
    assert [FAMILIES["shuffle"].write_action(action) for action in kept.actions[1:]] == ["swap 0 10", "done"]
    assert kept.assisted == ()
    assert "TD on row 1, column 1; 9H on row 3, column 3" in typed("replay", str(record)).out


def test_the_computer_continues_on_request(typed: Keyboard) -> None:
    said = typed("shuffle play --deal 7", stdin="hint\nwatch\nwatch all\n")
    assert "estimate" in said.out
    assert "The computer: done." in said.out
    assert "assisted." in said.out


def test_the_par_layout_of_a_shuffle_is_counted(typed: Keyboard) -> None:
    assert typed("shuffle par --deal 7").out.splitlines()[0] == "Par 76, starter 8C"
    found = json.loads(typed("shuffle par --deal 7 --json").out)
    assert (found["par"], found["starter"], len(found["grid"])) == (76, "8C", 4)
    laid = " ".join(card for row in found["grid"] for card in row)
    played = records.load(f"fifteentwo record 1\nrules = shuffle\ngame\ndeal {laid} + 8C\ndone\n").table
    assert played.moments[-1].state.scores == (76,)


def test_a_match_of_shuffles_is_reproducible(typed: Keyboard, tmp_path: Path) -> None:
    figures = json.loads(typed("shuffle match --deals 3 --json").out)
    totals = [engine.own_total(ShuffleRules(), number) for number in range(3)]
    assert (figures["best"], figures["worst"], figures["mean"]) == (max(totals), min(totals), round(sum(totals) / 3, 3))
    plain = typed("shuffle match --deals 3 --player plain --to", str(tmp_path / "t"))
    assert plain.out.splitlines()[0] == "shuffle, plain, 3 deals from 0"

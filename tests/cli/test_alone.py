"""Squares and solitaires in the terminal: typed line by line, and nothing lost by what is typed wrongly."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

from fifteentwo import record as records
from fifteentwo.cli import main
from fifteentwo.engine import solo as engine
from fifteentwo.families import FAMILIES
from fifteentwo.rules import parse
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.deals import deck, square_turn
from tests.cli.commands import Keyboard, is_refusal


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "warm", lambda _: None)
    monkeypatch.setattr(engine, "ready", lambda _: False)


def test_a_square_begun_by_hand_and_taken_back(typed: Keyboard, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    lines = ["b2", "hint", "b2", "a9", "c3 XX", "?", "undo", "throw", "keep", "B2", "quit"]
    said = typed("square play --rules bvs --deal 7 --out", str(record), stdin="\n".join(lines))
    assert (said.status, said.err) == (0, "")
    assert said.out.count("9H is turned") == 1
    assert "at a guess" in said.out
    assert "b2 is taken by the nine of hearts." in said.out
    assert "'a9' is no choice" in said.out
    assert "'XX' is not a card" in said.out
    assert "There is no pile 0 in the reserve." in said.out
    assert "Thrown away: 9H" in said.out
    (kept,) = records.read(record.read_text()).games
    assert [FAMILIES["square"].write_action(action) for action in kept.actions] == [
        "turn 9H",
        "discard",
        "turn AS",
        "place AS 5",
        "turn 7S",
    ]
    assert kept.assisted == (0,)


def test_the_reserve_is_played_from_by_naming_its_card(typed: Keyboard) -> None:
    said = typed("square play --rules wikibooks_reserve --deal 7", stdin="keep\nb2 9H\nb3\n")
    assert "Pile 1: 9H" in said.out
    assert "9H on b2" in said.out
    assert "AS on b3" in said.out


def test_the_second_hand_is_not_told_before_the_first_is_laid_away(typed: Keyboard) -> None:
    said = typed("patience play --rules arnold --deal 7", stdin="1 9\n0 1\nquit\n")
    assert "Dealt: AS 3C 7S 9C 9H KC | ?? ?? ?? ?? ?? ??" in said.out
    assert "AD" not in said.out
    assert "There is no card 9 in that hand: its places are 1 to 6." in said.out
    assert "There is no card 0 in that hand" in said.out


def test_a_game_that_is_broken_off_is_kept(
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
    assert "Better than the computer in" in said.out


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
    assert "The computer makes 61 of it." in said.out


@pytest.mark.parametrize(
    "line",
    [
        "square play --rules arnold",
        "patience play --rules bvs",
        "square play --deal -1",
        "patience play --deal 99999999999",
    ],
)
def test_what_there_is_not_is_refused(typed: Keyboard, line: str) -> None:
    assert is_refusal(typed(line))

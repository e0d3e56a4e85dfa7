"""The rules field by field: a row for every field that the rules declare."""

from __future__ import annotations

from fifteentwo.rules import CribbageRules, fields, parse
from fifteentwo.tui.custom_screen import RulesScreen
from fifteentwo.tui.form import ChooseRow, HeadingRow, WriteRow


def row_of(screen: RulesScreen, label: str) -> ChooseRow | WriteRow:
    at = next(at for at, row in enumerate(screen.form.rows) if row.label == label and not isinstance(row, HeadingRow))
    screen.form.at = at
    row = screen.form.rows[at]
    assert isinstance(row, ChooseRow | WriteRow)
    return row


def test_every_field_has_a_row_with_its_help() -> None:
    screen = RulesScreen("standard", lambda _: None)
    for card in fields(CribbageRules).values():
        row_of(screen, card.label.sentence)
        assert screen.explained()[0] == card.words.sentence
        assert screen.explained()[1].startswith(f"{card.name}=")


def test_a_field_is_changed_and_others_follow() -> None:
    codes: list[str] = []
    screen = RulesScreen("standard", codes.append)
    row = row_of(screen, "Cards dealt to each player")
    assert isinstance(row, ChooseRow)
    row.turn(-1)
    assert parse(codes[-1]).cards_dealt == 5  # type: ignore[union-attr]  # rules of cribbage
    row = row_of(screen, "Match")
    assert isinstance(row, ChooseRow)
    row.turn(1)
    assert parse(codes[-1]) == parse("cards_dealt=5 match=best_of:3")
    assert row_of(screen, "Cards dealt to each player").value == "5"


def test_a_change_that_the_rules_refuse_waits_for_another_one() -> None:
    codes: list[str] = []
    screen = RulesScreen("standard", codes.append)
    row = row_of(screen, "Partners")
    assert isinstance(row, ChooseRow)
    row.turn(1)
    assert codes == []
    assert screen.explained()[0].startswith("teams=on and players=2 conflict")
    players = row_of(screen, "Players")
    assert isinstance(players, ChooseRow)
    players.turn(2)
    assert parse(codes[-1]) == parse("players=4 teams=on")
    assert screen.explained()[0].startswith("The number of players")

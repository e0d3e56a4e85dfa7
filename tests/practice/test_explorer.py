"""Explorers: ranges, replies and goes agree with each other and with the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.analysis.by_score import win_chances
from fifteentwo.analysis.explorer import explored
from fifteentwo.analysis.position_text import BadPosition, read_position
from fifteentwo.analysis.square_text import read_square, write_square
from fifteentwo.locales import CodedError
from fifteentwo.rules import CribbageRules, SquareRules, parse
from fifteentwo.solitaire import PLAYER, Square

LEAD = "p.0-0.4C5H6DJS-2S9D.KH."
LATER = "d.24-28.6HTDJCQC-AC2S.TH.2CTD3CQC4S"


@pytest.mark.parametrize("text", [LEAD, LATER, "d.0-0.4C5H6DJS-2S9D.KH.TC", "p.0-0.4C5H6DJS-2S9D.KH.JSTC"])
def test_replies_and_goes_are_everything_that_can_follow(text: str) -> None:
    found = explored(read_position(text))
    assert found.position == text
    held = len(read_position(text).view.hands[1])
    assert sum(share.cards for share in found.strip) == pytest.approx(held)
    assert [share.rank for share in found.strip] == list("A23456789TJQK")
    assert [branch.card for branch in found.branches] == [option.cards[0] for option in found.analysis.options]
    for branch in found.branches:
        assert sum(reply.chance for reply in branch.replies) + branch.go == pytest.approx(1, abs=0.01)
        chances = [reply.chance for reply in branch.replies]
        assert chances == sorted(chances, reverse=True)


def test_a_reply_leads_to_the_position_after_it() -> None:
    branch = next(each for each in explored(read_position(LEAD)).branches if str(each.card) == "4C")
    reply = next(each for each in branch.replies if each.rank == "4")
    assert reply.points == 2
    assert reply.position == "p.0-2.4C5H6DJS-2S9D.KH.4C4D"
    assert len(explored(read_position(reply.position)).branches) == 3


def test_a_go_reveals_what_the_other_does_not_hold() -> None:
    found = explored(read_position("p.0-0.4C5H6DJS-2S9D.KH.JSTC"))
    branch = next(each for each in found.branches if str(each.card) == "6D")
    assert branch.count == 26
    assert 0 < branch.go < 1
    assert sum(share.cards for share in branch.after_go) == pytest.approx(3)
    assert all(share.cards == 0 for share in branch.after_go if share.rank in "A2345")
    assert all(share.cards > 0 for share in branch.after_go if share.rank == "T")
    assert branch.position is not None
    assert read_position(branch.position).view.count == 26


def test_the_positions_of_the_documentation_are_read() -> None:
    section = Path("docs/records.md").read_text(encoding="utf-8").split("## Positions")[1].split("\n## ")[0]
    texts = [line.strip() for line in section.splitlines() if line.startswith("    ")]
    assert len(texts) == 5
    for text in texts:
        assert write_square(read_square(text)) == text if text.startswith("s.") else read_position(text).choices


def test_a_discard_has_fifteen_rows_and_no_range() -> None:
    found = explored(read_position("d.87-92.5H5C5DJS2S9D"))
    assert found.position == "d.87-92.2S5C5D5H9DJS"
    assert len(found.analysis.options) == 15
    assert (found.strip, found.branches) == ((), ())
    best = found.analysis.options[0]
    assert best.spread is not None
    assert len(best.best_cuts) == len(best.worst_cuts) == 3
    assert [starter.rank for starter in best.starters] == list("A23456789TJQK")
    assert best.best_cuts[0].hand == max(starter.hand for starter in best.starters)


def test_chances_by_score_are_those_of_the_table() -> None:
    chances = win_chances(CribbageRules())
    assert chances.shape == (121, 121)
    assert chances[0, 0] == pytest.approx(0.562, abs=0.001)
    assert (np.diff(chances, axis=1) < 1e-6).all()
    with pytest.raises(CodedError, match="not solved"):
        win_chances(parse("seven_card", CribbageRules))


@pytest.mark.parametrize("rules", ["lowball", "no_discard", "toss_fives", "five_card"])
def test_chances_by_score_follow_the_rules_of_the_game(rules: str) -> None:
    """In lowball more points are worse; a dealer gains by dealing exactly where more points are better."""
    chances = win_chances(parse(rules, CribbageRules))
    more = -1 if rules == "lowball" else 1
    assert (more * np.diff(chances, axis=0) > -1e-6).all()
    assert (more * np.diff(chances, axis=1) < 1e-6).all()
    assert more * (chances[0, 0] - 0.5) > 0.01


@pytest.mark.parametrize("name", ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve"])
def test_every_square_of_a_game_is_read_back(name: str) -> None:
    game, rng = Square(parse(name, SquareRules)), Random(3)
    state = game.start()
    while acting := game.to_act(state):
        if acting != (PLAYER,):
            state, _ = game.apply(state, game.house(state, rng))
            continue
        assert read_square(write_square(state)) == game.observe(state, PLAYER)
        state, _ = game.apply(state, rng.choice(game.legal(state, PLAYER)))
    with pytest.raises(BadPosition, match="nothing to choose"):
        write_square(state)


EMPTY = "--" * 16


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("s.KC", "is not a square"),
        (f"s.{EMPTY}.5H.6H wikibooks", "more dead cards"),
        (f"s.5H{EMPTY[2:]}.5H", "The five of hearts is in the position twice"),
        (f"s.{EMPTY}.5H standard", "rules of the position cannot be read"),
        ("s." + "5H" * 400, "at most 400 characters"),
    ],
)
def test_an_invalid_square_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read_square(text)

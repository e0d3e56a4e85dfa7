"""Positions as text: they are read back as written, and invalid ones are refused with one sentence."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.analysis.position import position_of
from fifteentwo.analysis.position_text import BadPosition, read_position, text_for, write_position
from fifteentwo.cards import cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import moves

DISCARD = "d.87-92.2S5C5D5H9DJS"
PLAY = "p.0-0.4C5H6DJS-2S9D.KH.4C6S"


@pytest.mark.parametrize("rules", ["", "hoyle", "five_card", "standard go_timing=on_call", "acc"])
def test_every_choice_of_a_game_is_read_back(rules: str) -> None:
    written = parse(rules, CribbageRules)
    count = 0
    for number in range(3):
        for move in moves(("steady", "novice"), written, 5, number):
            if move.seat == HOUSE or not isinstance(move.action, Discard | Play):
                continue
            position = position_of(move.before, move.seat)
            text = write_position(position)
            again = read_position(text)
            assert write_position(again) == text
            assert (again.phase, again.forced) == (position.phase, position.forced)
            mine, theirs = position.view, again.view
            assert (mine.count, mine.row, mine.point_taken) == (theirs.count, theirs.row, theirs.point_taken)
            if mine.deals > 1 or not written.three_for_last:  # those points are not part of what was pegged
                assert theirs.dealt_at == (mine.dealt_at[move.seat], mine.dealt_at[1 - move.seat])
            if mine.plays:
                assert (1 - move.seat in mine.gone) == (1 in theirs.gone)
                assert len(mine.hands[1 - move.seat]) == len(theirs.hands[1])
            count += 1
    assert count > 50


@pytest.mark.parametrize("text", [DISCARD, PLAY])
def test_a_position_read_is_valued_like_the_one_written(text: str) -> None:
    position = read_position(text)
    assert len(position.choices) == (15 if text == DISCARD else 3)
    game = Cribbage()
    state = game.start(Opening(dealer=1))
    hand, other = cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C")
    state, _ = game.apply(state, Deal((other, hand)))
    there = position_of(state, 1)
    scores = {write_position(there).replace("0-0", "87-92")}
    assert scores == {DISCARD}
    values = [each.total.value for each in read_position("d.0-0.2S5C5D5H9DJS").analysis().options]
    assert values == [each.total.value for each in there.analysis().options]


def test_a_match_keeps_its_standing() -> None:
    game = Cribbage(parse("acc", CribbageRules))
    state = game.start(Opening(0, Standing((2, 1), (1, 0), 1)))
    state, _ = game.apply(state, game.house(state, Random(1)))
    text = write_position(position_of(state, 1))
    assert ".m1-2-0-1-1 " in text
    assert read_position(text).view.standing == Standing((1, 2), (0, 1), 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a position"),
        ("x.0-0.5H5C5D5SJS2S", "is not a position"),
        ("d.0-0.5H5C5DJS2S", "names 5 cards of yours, but these rules deal 6"),
        ("d.0-0.5H5H5DJS2S9D", "The five of hearts is in the position twice"),
        ("d.121-0.5H5C5DJS2S9D", "the game ends at 121"),
        ("d.0-0.5H5C5DJS2S9D nonsense", "rules of the position cannot be read"),
        ("d.0-0.5H5C5DJS2S9D partners", "game for two"),
        ("p.0-0.4C5H6DJS-2S9D.KH.4C6S7S8S", "cannot have been played"),
        ("p.0-0.4C5H6DJS-2S9D.KH.6S4C", "cannot have been played"),
        ("p.0-0.4C5H6DJS-2S9D.4C.", "twice"),
        ("d." + "0" * 500, "at most 400 characters"),
    ],
)
def test_an_invalid_position_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read_position(text)


def test_a_game_for_three_cannot_be_written() -> None:
    game = Cribbage(parse("three_players", CribbageRules))
    state = game.start(Opening(dealer=0))
    state, _ = game.apply(state, game.house(state, Random(1)))
    with pytest.raises(BadPosition, match="for two"):
        write_position(position_of(state, 1))


def test_players_choose_in_a_position_read_from_text() -> None:
    position = read_position(PLAY)
    assert player("expert", Random(1))(position.view, position.choices) in position.choices


def test_a_seat_has_a_text_only_when_it_must_choose_cards_it_knows() -> None:
    position = read_position(DISCARD)
    assert text_for(position.view, 0) == DISCARD
    assert text_for(position.view, 1) is None
    state, _ = Cribbage().apply(position.view, Discard(0, cards("2S 9D")))
    assert text_for(state, 0) is None

"""The table drawn in characters, at 80 by 24, from messages as a server sends them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifteentwo.board import crash_hole
from fifteentwo.cards import Card
from fifteentwo.rules import PRESETS
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Act
from fifteentwo.tui.cribbage.board import Track
from fifteentwo.tui.cribbage.view import CribbageView
from fifteentwo.tui.end_drawing import series_after
from tests.tui.rooms import FakeRoom
from tests.tui.sitting import Sitting


async def test_a_deal_is_played_by_keys_from_the_cut_to_the_next_discard() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    labels = [sitting.view.primary().label]
    await sitting.press("enter")
    labels.append(sitting.view.primary().label)
    await sitting.press("enter", "1", "2")
    labels.append(sitting.view.primary().label)
    assert labels == ["Cut", "Deal", "Throw A♠ 5♦ to my crib"]
    await sitting.press("enter")
    while not sitting.view.primary().prompt.startswith("Choose two cards"):
        await sitting.press("enter")
    kinds = [type(request.action).__name__ for request in sitting.room.heard if isinstance(request, Act)]
    assert kinds == ["Discard", "Play", "Play", "Play", "Play"]
    assert any("The starter is" in line for line in sitting.game.log)


@pytest.mark.parametrize(
    ("preset", "before", "after"),
    [("standard", (), ()), ("standard", (2, 1), (2, 2)), ("partners", (2, 1, 2, 1), (2, 2))],
)
def test_the_end_of_a_match_counts_in_its_series(preset: str, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    room = FakeRoom(preset)
    room.begin()
    welcome = replace(room.welcome(), terms=Terms(series=before))
    playing = welcome.position
    assert series_after(welcome, playing) == before[:2]
    assert series_after(welcome, replace(playing, match_over=True, match_winner=1)) == after


DISCARDING = """\
Cribbage against Bob · Deal 1, your crib
Bob         0 ····+····+····+····+····+····+····+····+····+····+····+····+·
You         0 ····+····+····+····+····+····+····+····+····+····+····+····+·
                           30             60 DS          90 S           121
  Bob 0  ▒▒ ▒▒ ▒▒ ▒▒



  Starter    Your crib
  ┌───┐      ┌─┌───┐
  │░░░│      │░│░░░│
  └───┘      └─└───┘
  You deal.
  Bob discards 2 cards.

▶ You 0 (Dealer)
        ┌───┐       ┌───┐
  ┌───┐ │ 5♦│ ┌───┐ │ 8♦│ ┌───┐ ┌───┐
  │ A♠│ └───┘ │ 5♠│ └───┘ │ 8♠│ │ 9♦│
  └───┘       └───┘       └───┘ └───┘
    1     2     3    >4<    5     6
Choose two cards for your crib.
[ Throw 5♦ 8♦ to my crib ]"""

SHOWING = """\
Cribbage against Bob · Deal 1, your crib
Bob        14 ·○··+·●··+····+····+····+····+····+····+····+····+····+····+·
You         8 ···●+····+····+····+····+····+····+····+····+····+····+····+·
                           30             60 DS          90 S           121
  Bob 14  2♠ 7♥ 6♥ 8♣

  Bob’s hand                        fifteen two  7♥ 8♣
  ┌───┐ ┌───┐ ┌───┐ ┌───┐  ┌───┐    fifteen four  2♦ 6♥ 7♥
  │ 2♠│ │ 6♥│ │ 7♥│ │ 8♣│  │ 2♦│    fifteen six  2♠ 6♥ 7♥
  └───┘ └───┘ └───┘ └───┘  └───┘    a run of three is nine  6♥ 7♥ 8♣
                                    a pair is eleven  2♦ 2♠




  You 8 (Dealer)  A♠ 5♠ 8♠ 9♦





Bob’s hand: 11 points.
[ Continue ]"""


async def test_two_cards_raised_for_the_crib() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    await sitting.press("enter", "enter", "2", "4")
    assert sitting.text() == DISCARDING
    await sitting.press("2")
    assert sitting.view.primary().press is None


async def test_a_hand_is_shown_with_its_count() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    await sitting.press("enter", "enter", "2", "4", "enter", "enter")
    while sitting.game.counting is None:
        await sitting.press("enter")
    assert sitting.text() == SHOWING


async def test_a_card_that_does_not_fit_is_refused_in_words() -> None:
    for seed in range(3, 40):
        sitting = Sitting(FakeRoom(seed=seed))
        view = sitting.view
        assert isinstance(view, CribbageView)
        await sitting.settled()
        await sitting.press("enter", "enter", "5", "6", "enter")
        while sitting.game.counting is None:
            count = view.hand.scene.count
            over = [place for place, card in enumerate(view.hand.hand, 1) if card.value + count > 31]
            if over and sitting.game.is_mine:
                sent = len(sitting.room.heard)
                await sitting.press(str(over[0]))
                assert sitting.game.refusal == f"Over 31: the count is {count}"
                assert len(sitting.room.heard) == sent
                return
            await sitting.press("enter" if view.primary().press else "right")
    raise AssertionError("every card fitted")


@pytest.mark.parametrize("rules", [*PRESETS, "players=4", "players=5", "partners players=6", "muggins jokers=2"])
async def test_every_game_is_played_by_keys_at_80_by_24(rules: str) -> None:
    solo = rules in PRESETS and PRESETS[rules].rules.players == 1
    sitting = Sitting(FakeRoom(rules, seed=5, deal=7 if solo else None))
    await sitting.settled()
    for _ in range(60):
        if sitting.game.is_over or (not solo and getattr(sitting.game.scene, "deals", 0) == 2):
            break
        await sitting.choose()
    else:
        raise AssertionError(sitting.text())
    assert len(sitting.room.heard) >= (3 if rules != "shuffle" else 1)
    assert sitting.game.log


@pytest.mark.parametrize("rules", PRESETS)
async def test_every_preset_is_played_to_its_end_by_keys(rules: str) -> None:
    sitting = Sitting(FakeRoom(rules, seed=11, deal=7 if PRESETS[rules].rules.players == 1 else None))
    await sitting.settled()
    for _ in range(500):
        for width, height in ((80, 20), (40, 6), (100, 26)):
            assert all(len(line) <= width for line in sitting.text(width, height).splitlines()[1:-2])
        if sitting.game.is_over:
            break
        if sitting.game.gate is not None:
            await sitting.press("enter")
        else:
            await sitting.choose()
    assert sitting.game.is_over


async def test_a_table_of_six_shows_everybody_at_80_by_24() -> None:
    sitting = Sitting(FakeRoom("partners players=6", seed=5))
    await sitting.settled()
    await sitting.press("enter", "enter")
    text = sitting.text()
    assert all(f" {name} 0" in text for name in ("Bob", "Cat", "Dan", "Eve", "Fay", "You"))
    assert "You and Dan " in text


SQUARE = """\
Cribbage Square · deal 7


  ┌   ┐ ┌   ┐ ┌   ┐ ┌   ┐        0 of 60
    +     +     +     +     0
  └   ┘ └   ┘ └   ┘ └   ┘        Turned card
  ┌   ┐ ┌───┐ ┌───┐ ┌   ┐        ┌───┐
    +   │ 9♥│ │ A♠│   +     0    │ 7♠│
  └   ┘ └───┘ └───┘ └   ┘        └───┘
  ┌   ┐ ┏━━━┓ ┌   ┐ ┌   ┐        49 in the stock
    +   ┃ + ┃   +     +     0    Discards (4 left)
  └   ┘ ┗━━━┛ └   ┘ └   ┘
  ┌   ┐ ┌   ┐ ┌   ┐ ┌   ┐        Row 3: 0
    +     +     +     +     0    Column 2: 0
  └   ┘ └   ┘ └   ┘ └   ┘
    0     0     0     0





Place the 7♠. · D: Discard it
[ 7♠ row 3, col. 2 ]"""


async def test_a_square_is_filled_by_the_arrows_and_enter() -> None:
    sitting = Sitting(FakeRoom("bvs", deal=7))
    await sitting.settled()
    await sitting.press("enter", "down", "right", "enter", "down", "down", "left")
    assert sitting.text() == SQUARE
    assert sitting.view.click("cell:0")
    await sitting.settled()
    assert sitting.view.primary().prompt.startswith("Place the 9♣")


async def test_two_cards_of_a_shuffle_change_places() -> None:
    sitting = Sitting(FakeRoom("shuffle", deal=7))
    await sitting.settled()
    await sitting.press("space", "down", "space")
    assert "38 of 61" in sitting.text()
    assert sitting.game.log[-1] == "The 3♣ and the 9♥ change places: 38."
    assert Card("9H") == sitting.game.scene.grid[4]  # type: ignore[union-attr]  # the scene of a shuffle


async def test_the_counts_of_a_deal_are_run_through_at_a_key() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    await sitting.press("enter", "enter", "2", "4", "enter", "enter")
    while sitting.game.counting is None:
        await sitting.press("enter")
    sitting.game.rush()
    await sitting.until(lambda: sitting.game.is_mine)
    assert sitting.view.primary().prompt.startswith("Choose two cards")


async def test_two_sides_with_different_targets_have_one_ruler() -> None:
    sitting = Sitting(FakeRoom("captain", seed=5))
    await sitting.settled()
    tracks = [line for line in sitting.text().splitlines() if "+····+" in line]
    assert [line[15:].count("+") for line in tracks] == [6, 12]


async def test_a_low_terminal_has_a_line_for_each_place() -> None:
    sitting = Sitting(FakeRoom("standard", seed=3))
    await sitting.settled()
    while not sitting.game.is_mine:
        await sitting.press("enter")
    await sitting.press("2")
    assert sitting.text(40, 6).splitlines()[1:5] == [
        "  Bob 0  ▒▒ ▒▒ ▒▒ ▒▒",
        "",
        "▶ You 0 (Dealer)",
        " 1 A♠ >2^5♦  3 5♠  4 8♦  5 8♠  6 9♦",
    ]
    await sitting.press("1", "enter")
    assert sitting.text(40, 6).splitlines()[1:5] == [
        "  Bob 0  ▒▒ ▒▒ ▒▒  2♠  “Two”",
        "  Starter 2♦  Count  2  2♠",
        "▶ You 0 (Dealer)",
        ">1 5♠  2 8♦  3 8♠  4 9♦",
    ]


@pytest.mark.parametrize("way", [True, False])
def test_pegs_in_one_hole_of_the_crash_board_are_in_one_column(way: bool) -> None:
    for step in range(1, 122):
        ((hole, sign),) = Track(0, "Ann", (0, step), 121, way=way).holes
        assert sign == "●"
        assert crash_hole(hole, clockwise=True) == crash_hole(step, way)
    assert Track(0, "Ann", (0, 5), 121, way=way).label == ("> Ann" if way else "< Ann")

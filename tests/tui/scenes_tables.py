"""Tables of cribbage in each phase, and the games for one, set up."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from fifteentwo.cards import cards
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.engine.solitaire.interface import ParLayout
from fifteentwo.locales.coded import SILENCE, Message
from fifteentwo.moves import Discard
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.http_wire import DealResult, Percentile
from fifteentwo.server.wire import Hint, HintFigure, HintOption, TutorSays
from fifteentwo.tui.table_screen import TableScreen
from fifteentwo.tui.tutor import HeldChoice
from tests.tui.stage import Stage, scene
from tests.tui.test_practice import verdict


def at_gate(gate: str) -> Callable[[TableScreen], bool]:
    return lambda table: table.game.gate == gate


def to_discard(table: TableScreen) -> bool:
    return table.game.is_mine and table.primary().label.startswith("Throw")


def in_play(cards_played: int) -> Callable[[TableScreen], bool]:
    """The player has to play a card after so many."""

    def holds(table: TableScreen) -> bool:
        of = table.game.scene
        return (
            table.game.is_mine
            and isinstance(of, CribbageScene)
            and of.phase == "play"
            and len(of.plays) >= cards_played
        )

    return holds


def is_over(table: TableScreen) -> bool:
    return table.game.is_over


@scene
async def two_cut(stage: Stage) -> None:
    await stage.table("standard", at_gate("cut"))


@scene
async def two_deal(stage: Stage) -> None:
    await stage.table("standard", at_gate("deal"), seed=3)


@scene
async def two_discard(stage: Stage) -> None:
    await stage.table("standard", to_discard)
    await stage.press("2", "right")


@scene
async def two_hint(stage: Stage) -> None:
    table = await stage.table("standard", to_discard, hint=_hint())
    await stage.press("h")
    await stage.until(lambda: table.game.hint is not None)
    await stage.press("h", "h")


def _hint() -> Hint:
    rows = (
        ("2S 9D", (21.41, 16.63, 3.34, 1.45, 0.55)),
        ("9D JS", (17.08, 11.39, 3.83, 1.86, 0.54)),
        ("2S JS", (16.4, 11.0, 3.7, 1.7, 0.53)),
    )
    options = tuple(
        HintOption(
            Discard(0, cards(written)),
            total=HintFigure(total, 0.0),
            hand=HintFigure(hand, 0.0),
            crib=HintFigure(crib, 0.0),
            play=HintFigure(play, 0.0),
            win=HintFigure(win, 0.002),
        )
        for written, (total, hand, crib, play, win) in rows
    )
    nudge, words = Message("Details", "hint-details"), Message("Done", "hint-done")  # any sentences
    return Hint(0, "discard", "win", nudge, words, SILENCE, options)


@scene
async def two_starter(stage: Stage) -> None:
    await stage.table("standard", at_gate("starter"), seed=3)


@scene
async def two_play(stage: Stage) -> None:
    await stage.table("standard", in_play(3))


@scene
async def two_go(stage: Stage) -> None:
    await stage.table("standard", at_gate("go"), seed=4)


@scene
async def two_show(stage: Stage) -> None:
    await stage.table("standard", at_gate("continue"))


@scene
async def two_over(stage: Stage) -> None:
    await stage.table("target=31", is_over)


@scene
async def two_log(stage: Stage) -> None:
    await stage.table("standard", in_play(3))
    await stage.press("l")


@scene
async def two_proposal(stage: Stage) -> None:
    table = await stage.table("standard", in_play(1))
    assert table.game.welcome is not None
    table.hear(Conduct(matter="show_cards", proposer=1))


@scene
async def two_tutor(stage: Stage) -> None:
    table = await stage.table("standard", to_discard)
    held = HeldChoice(Discard(0, cards("5H 5D")), table.game.heard_at, lambda: None)
    table.game.tutor.setting, table.game.tutor._held = "1%", held
    table.game.hear(TutorSays(held.at, held.action, verdict(1.2)))
    await stage.press("w")


@scene
async def two_sheet(stage: Stage) -> None:
    await stage.table("hoyle", in_play(1))
    await stage.press("g")


@scene
async def two_muggins(stage: Stage) -> None:
    await stage.table("muggins", lambda table: table.game.is_mine and bool(table.view.hand.takes_number))  # type: ignore[union-attr]
    await stage.press("4")


@scene
async def two_joker(stage: Stage) -> None:
    def holds(table: TableScreen) -> bool:
        hand = table.view.hand  # type: ignore[union-attr]  # the view of cribbage
        return in_play(0)(table) and bool(hand.offer.jokers)

    table = await stage.table("jokers=2", holds, seed=9)
    of = table.game.scene
    assert isinstance(of, CribbageScene)
    await stage.press(str(1 + next(place for place, card in enumerate(of.hands[0]) if str(card).startswith("*"))))
    await stage.press("right", "down")


def crash_paths(table: TableScreen) -> bool:
    """Both have chosen their ways round the board, and one has two pegs on it."""
    of = table.game.scene
    return (
        in_play(0)(table)
        and isinstance(of, CribbageScene)
        and None not in of.paths
        and any(rear for rear, _ in of.pegs)
    )


@scene
async def crash_board(stage: Stage) -> None:
    await stage.table("crash", crash_paths, seed=5, keys=("left", "1", "2"))


@scene
async def four_discard(stage: Stage) -> None:
    await stage.table("partners", to_discard)


@scene
async def four_play(stage: Stage) -> None:
    await stage.table("partners", in_play(9))


@scene
async def four_show(stage: Stage) -> None:
    await stage.table("partners", at_gate("continue"))


@scene
async def four_over(stage: Stage) -> None:
    await stage.table("partners target=31", is_over)


@scene
async def three_play(stage: Stage) -> None:
    await stage.table("three_players", in_play(4))


@scene
async def six_play(stage: Stage) -> None:
    await stage.table("players=6 teams=on cards_dealt=5 discards=1", in_play(8))


@scene
async def spectator(stage: Stage) -> None:
    await stage.table("target=31", is_over, seat=None)


# Games for one


def _after(cards_placed: int) -> Callable[[TableScreen], bool]:
    return lambda table: table.game.is_mine and sum(card is not None for card in table.game.scene.grid) >= cards_placed  # type: ignore[union-attr]


@scene
async def square(stage: Stage) -> None:
    await stage.table("bvs", _after(6))


@scene
async def watch_asked(stage: Stage) -> None:
    table = await stage.table("bvs", _after(6))
    assert table.game.latest is not None
    table.game.latest = replace(table.game.latest, can_take_back=True)
    await stage.press("w")


@scene
async def square_reserve(stage: Stage) -> None:
    await stage.table("wikibooks_reserve", _after(6), seed=2)


@scene
async def square_over(stage: Stage) -> None:
    table = await stage.table("bvs", is_over, deal=7)
    table.result = DealResult(
        41, (ParLayout("par", 93, 97, None), ParLayout("legal par", 88, 88, None)), 71, Percentile(34, 2000, "expert"), False,
        "Cribbage Square, deal 7: 41 of 60, par 93–97",
    )  # fmt: skip
    table.redraw()


@scene
async def solitaire(stage: Stage) -> None:
    await stage.table("arnold", lambda table: table.game.is_mine)
    await stage.press("2")


@scene
async def nine_cards(stage: Stage) -> None:
    await stage.table("solsuite", lambda table: table.game.is_mine)


@scene
async def solitaire_show(stage: Stage) -> None:
    await stage.table("arnold", at_gate("continue"))


@scene
async def shuffle(stage: Stage) -> None:
    await stage.table("shuffle", lambda table: table.game.is_mine)
    await stage.press("space", "right", "down")

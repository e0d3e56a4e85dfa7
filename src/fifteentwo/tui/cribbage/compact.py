"""The table of cribbage where there are few lines: every place in one of them, without the board."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import BACK, Card
from fifteentwo.cli.language import say
from fifteentwo.cribbage.moves import Shown
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.game import Seat
from fifteentwo.tui.canvas import Canvas, face, style_of
from fifteentwo.tui.cribbage import drawing
from fifteentwo.tui.cribbage.hand import Preparing
from fifteentwo.tui.presenter import Presenter

LOW: Final = 14
"""Below this number of lines, every place has one line."""


def draw(canvas: Canvas, y: int, game: Presenter, hand: Preparing) -> None:
    """The other players, the middle, and the player's own name and cards."""
    scene = hand.scene
    for seat in drawing.others(game, scene):
        drawing.other(canvas, y, seat, game, scene)
        y += 1
    _middle(canvas, y, game, hand)
    if game.seat is not None:
        drawing.plate(canvas, 0, y + 1, game.seat, game, scene)
        _own(canvas, y + 2, game.seat, game, hand)


def _cards(canvas: Canvas, x: int, y: int, cards: tuple[Card, ...] | list[Card]) -> int:
    for card in cards:
        x = canvas.put(x, y, face(card), f"{style_of(card)} bold") + 1
    return x


def _middle(canvas: Canvas, y: int, game: Presenter, hand: Preparing) -> None:
    """The hand that is counted or asked about; otherwise the starter and the count."""
    scene, asked = hand.scene, hand.asked
    x = 2
    if hand.joker is not None:
        _cards(canvas, canvas.put(x, y, f"{say('joker-grid')} "), y, [hand.face])
    elif asked is not None and asked.what != "way" and asked.of != "card":
        x = _cards(canvas, canvas.put(x, y, f"{drawing.owned(game, asked.whose, asked.of == 'crib')} "), y, asked.cards)
        canvas.put(x, y, f" {say('pad-none') if hand.number is None else hand.number} ", "bold reverse")
    elif game.counting is not None and isinstance(game.counting.told.event, Shown) and not game.is_mine:
        event, lines = game.counting.told.event, game.counting.told.lines[: game.counting.done]
        x = _cards(canvas, canvas.put(x, y, f"{drawing.owned(game, event.seat, event.crib)} "), y, event.cards)
        canvas.put(x, y, f" {lines[-1].total if lines else 0} ", "bold reverse")
    else:
        _count(canvas, y, scene)


def _count(canvas: Canvas, y: int, scene: CribbageScene) -> None:
    x = 2
    if scene.starter is not None:
        x = _cards(canvas, canvas.put(x, y, f"{say('table-starter')} ", "dim"), y, [scene.starter]) + 1
    row = [card for _, card in scene.plays[scene.count_from :]]
    if scene.phase == "play" or row:
        x = canvas.put(canvas.put(x, y, f"{say('table-count')} ", "dim"), y, f" {scene.count} ", "bold reverse") + 1
        _cards(canvas, x, y, row[-max(1, (canvas.width - x) // 4) :])


def _own(canvas: Canvas, y: int, seat: Seat, game: Presenter, hand: Preparing) -> None:
    """The player's cards with their numbers; those raised have a mark."""
    chooses = game.is_mine and hand.joker is None and (bool(hand.wanted) or hand.scene.phase == "play")
    x = 0
    for place, card in enumerate(hand.scene.hands[seat]):
        on = chooses and place == hand.cursor
        x = canvas.put(x, y, ">" if on else " ", "bold", f"card:{place}")
        x = canvas.put(x, y, f"{place + 1}", "" if on else "dim", f"card:{place}")
        raised, mark = ("reverse", "^") if card in hand.raised else ("", " ")
        can = card == BACK or not chooses or card in hand.raised or hand.may_take(card)
        style = f"{style_of(card)} bold {raised}" if can else "dim"
        x = canvas.put(x, y, f"{mark}{face(card)} ", style.strip(), f"card:{place}")

"""Draws the table of cribbage: the board, the others, the middle, the show, and the player's own cards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import BACK, RANKS, SUIT_SIGNS, Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.cribbage.moves import Shown
from fifteentwo.cribbage.scene import Asked, CribbageScene
from fifteentwo.game import Seat
from fifteentwo.tui import clock
from fifteentwo.tui.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas, face, faces, shortened, style_of
from fifteentwo.tui.cribbage import board
from fifteentwo.tui.cribbage.board import Track, colour
from fifteentwo.tui.cribbage.hand import Preparing
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import Area

MINE: Final = 6
"""The lines of the player's own place: the name, a line for raised cards, the cards and their numbers."""
STEP: Final = 4
LATEST: Final = 2
"""The sentences of the log that are repeated below the middle."""
TALL: Final = 34
"""From this many lines on, the board shows every hole."""


def owned(game: Presenter, seat: Seat | None, is_crib: bool) -> str:
    """Whose hand or crib it is: "Your crib", "Odile's hand"."""
    if seat is None:
        return say("table-crib") if is_crib else say("table-hand")
    return say("table-crib-of" if is_crib else "table-hand-of", **game.names.owner(seat))


def draw(canvas: Canvas, y: int, height: int, game: Presenter, hand: Preparing) -> None:
    """Draws the whole table on these lines."""
    end = y + height
    scene, welcome = game.scene, game.welcome
    if not isinstance(scene, CribbageScene) or welcome is None:
        return
    mine = None if game.seat is None else welcome.sides[game.seat]
    tracks = [
        Track(
            side,
            game.names.of_side(side),
            pegs,
            welcome.targets[side],
            side == mine,
            scene.paths[side] if scene.paths else None,
        )
        for side, pegs in enumerate(scene.pegs)
    ]
    tracks.sort(key=lambda track: track.is_mine)  # the player's own is the nearest
    tall = canvas.height >= TALL and len(tracks) <= 3 and canvas.width >= 70
    draw_board = board.draw_streets if tall else board.draw_strip
    y = draw_board(canvas, y, tracks, () if scene.paths else welcome.skunk_lines)
    for seat in others(game, scene):
        other(canvas, y, seat, game, scene)
        y += 1
    own = 0 if game.seat is None else MINE
    area = Area(0, y, canvas.width, end - y - own)
    asked = hand.asked
    if hand.joker is not None:
        _joker(canvas, area, hand)
    elif asked is not None and asked.what != "way" and asked.of != "card":
        _question(canvas, area, game, asked, hand)
    elif game.counting is not None and isinstance(game.counting.told.event, Shown) and not game.is_mine:
        _show(canvas, area, game, game.counting.told.event)
    else:
        _middle(canvas, area, game, scene)
        _latest(canvas, area, game)
    if game.seat is not None:
        _mine(canvas, end - MINE, game.seat, game, scene, hand)


def others(game: Presenter, scene: CribbageScene) -> list[Seat]:
    """The seats of the others, clockwise from the player's left."""
    players = len(scene.hands)
    return [(1 + step + (game.seat or 0)) % players for step in range(players if game.seat is None else players - 1)]


def _latest(canvas: Canvas, area: Area, game: Presenter) -> None:
    """What has happened last, where there is room below the middle."""
    above = max(0, (area.height - CARD_HEIGHT - 1) // 2) + CARD_HEIGHT + 1
    room = min(LATEST, area.height - above - 1)
    for row, sentence in enumerate(game.log[-room:] if room > 0 else [], above):
        canvas.put(area.x + 2, area.y + row, sentence, "dim", width=area.width - 4)


def plate(canvas: Canvas, x: int, y: int, seat: Seat, game: Presenter, scene: CribbageScene) -> int:
    """The name with the score, the mark of the dealer and a sign for the turn; returns the column after it."""
    welcome = game.welcome
    assert welcome is not None
    side = welcome.sides[seat]
    due = scene.turn == seat if scene.turn is not None else _is_due(game, seat)
    x = canvas.put(x, y, "▶ " if due else "  ", "bold")
    x = canvas.put(x, y, game.names.seats[seat], f"{colour(side)} bold", width=16) + 1
    x = canvas.put(x, y, str(max(0, scene.pegs[side][1])), "bold") + 1
    if scene.dealer == seat:
        x = canvas.put(x, y, f"({say('table-dealer')})", "bold") + 1
    if game.clocks is not None:
        now = time.monotonic()
        style = "bold reverse" if game.clocks.runs(seat) else "dim"
        left = clock.shown(game.clocks.left(seat, now))
        x = canvas.put(x, y, f" {left} ", f"red {style}" if game.clocks.is_low(seat, now) else style) + 1
    here = () if game.presence is None else game.presence.here
    if game.presence is not None and welcome.chairs[seat].player is None and seat not in {game.seat, *here}:
        x = canvas.put(x, y, f"[{say('table-away')}]", "dim") + 1
    return x


def _is_due(game: Presenter, seat: Seat) -> bool:
    return game.position is not None and game.position.outcome is None and seat in game.position.to_act


def _played(scene: CribbageScene, seat: Seat) -> list[tuple[Card, bool]]:
    """The cards a seat has played in this deal, and whether they are of the count that is running."""
    return [(card, place >= scene.count_from) for place, (who, card) in enumerate(scene.plays) if who == seat]


def _cards_on(canvas: Canvas, x: int, y: int, cards: Sequence[tuple[Card, bool]]) -> int:
    for card, is_bright in cards:
        x = canvas.put(x, y, face(card), f"{style_of(card)} bold" if is_bright else "dim") + 1
    return x


def other(canvas: Canvas, y: int, seat: Seat, game: Presenter, scene: CribbageScene) -> None:
    """Another player: the name, the cards and what was called last."""
    x = plate(canvas, 0, y, seat, game, scene) + 1
    held = scene.hands[seat]
    if held and all(card == BACK for card in held):
        x = canvas.put(x, y, " ".join("▒▒" for _ in held), "dim") + 2
    elif held:
        x = _cards_on(canvas, x, y, [(card, True) for card in held]) + 1
    x = _cards_on(canvas, x, y, _played(scene, seat)) + 1
    if game.called is not None and game.called[0] == seat:
        canvas.put(x, y, say("tui-said", words=game.called[1]), "bold", width=max(0, canvas.width - x))


def _middle(canvas: Canvas, area: Area, game: Presenter, scene: CribbageScene) -> None:
    """The starter, the crib and the row of the count."""
    y = area.y + max(0, (area.height - CARD_HEIGHT - 1) // 2)
    if scene.phase == "cut" or (scene.cut and not scene.deals):
        _cut(canvas, area, y, game, scene)
        return
    x = area.x + 2
    canvas.put(x, y, say("table-starter"), "dim", width=10)
    canvas.card(x, y + 1, scene.starter or BACK, "" if scene.starter else "dim")
    x += 11
    canvas.put(x, y, owned(game, scene.dealer, is_crib=True), "dim", width=20)
    backs = [BACK] * sum(map(len, scene.discarded))
    for card in scene.crib or backs:
        canvas.card(x, y + 1, BACK if card == BACK else card, "dim" if card == BACK else "")
        x += 2 if card == BACK else STEP
    x = max(x + 8, area.x + 34)
    row = [card for _, card in scene.plays[scene.count_from :]]
    if scene.phase == "play" or row:
        end = canvas.put(x, y, f"{say('table-count')} ", "dim")
        canvas.put(end, y, f" {scene.count} ", "bold reverse")
        fit = max(1, (area.x + area.width - x - 1) // STEP)
        for card in row[-fit:]:
            canvas.card(x, y + 1, card)
            x += STEP


def _cut(canvas: Canvas, area: Area, y: int, game: Presenter, scene: CribbageScene) -> None:
    x = area.x + 2
    for seat, card in enumerate(scene.cut):
        if card is not None:
            canvas.put(x, y, game.names.seats[seat], "dim", width=11)
            canvas.card(x, y + 1, card)
            x += 12
    if not scene.cut:
        for _ in range(min(18, (area.width - 8) // 3)):
            canvas.card(x, y + 1, BACK, "dim", "go")
            x += 3


def _show(canvas: Canvas, area: Area, game: Presenter, event: Shown) -> None:
    """A hand or crib with the starter, and its count line by line."""
    counting = game.counting
    assert counting is not None
    scene = counting.told.scene
    starter = scene.starter if isinstance(scene, CribbageScene) else None
    lines = counting.told.lines[: counting.done]
    lit = set(lines[-1].cards) if lines and counting.done < len(counting.told.lines) else set()
    total = lines[-1].total if lines else 0
    y = area.y + max(0, (area.height - 5) // 2) if area.height < 7 else area.y + 1
    canvas.put(area.x + 2, y, owned(game, event.seat, event.crib), "bold")
    x = _spread(canvas, area.x + 2, y + 1, event.cards, starter, lit)
    if game.gate is None:  # afterwards it is the sentence beside the button
        canvas.put(area.x + 2, y + 4, say("show-points", title=owned(game, event.seat, event.crib), points=total))
    column = max(x + 2, area.x + 36)
    room = max(1, area.height - 1)
    first = max(0, len(lines) - room)
    for place, line in enumerate(lines[first:]):
        words = line.words.in_language(spoken())
        canvas.put(
            column,
            area.y + place + (1 if room > len(lines) else 0),
            f"{words}  {faces(line.cards)}",
            width=max(0, area.x + area.width - column),
        )


def _spread(canvas: Canvas, x: int, y: int, cards: Sequence[Card], starter: Card | None, lit: set[Card]) -> int:
    for card in cards:
        canvas.card(x, y, card, "reverse" if card in lit else "")
        x += CARD_WIDTH + (1 if len(cards) < 5 else 0)
    if starter is not None:
        canvas.card(x + 1, y, starter, "reverse" if starter in lit else "")
        x += CARD_WIDTH + 1
    return x


def _question(canvas: Canvas, area: Area, game: Presenter, asked: Asked, hand: Preparing) -> None:
    """The cards that a claim or a call is about, with a number pad for the mouse."""
    y = area.y + max(0, (area.height - 5) // 2)
    canvas.put(area.x + 2, y, owned(game, asked.whose, asked.of == "crib"), "bold")
    x = _spread(canvas, area.x + 2, y + 1, asked.cards, hand.scene.starter, set())
    _pad(canvas, max(x + 3, area.x + 40), y, hand)


def _pad(canvas: Canvas, x: int, y: int, hand: Preparing) -> None:
    shown = say("pad-none") if hand.number is None else str(hand.number)
    canvas.put(x, y, shown, "bold reverse" if hand.number is not None else "dim")
    for number in range(hand.least, (hand.offer.count_to or 0) + 1):
        column, row = x + 3 * (number % 10), y + 1 + number // 10
        canvas.put(column, row, f"{number:>2}", "bold reverse" if number == hand.number else "", f"number:{number}")


def _joker(canvas: Canvas, area: Area, hand: Preparing) -> None:
    y = area.y + max(0, (area.height - 5) // 2)
    canvas.put(area.x + 2, y, say("joker-grid"), "bold")
    for place, rank in enumerate(RANKS):
        canvas.put(
            area.x + 2 + 3 * place,
            y + 1,
            f"{'10' if rank == 'T' else rank:>2}",
            "reverse bold" if place == hand.rank else "",
            f"rank:{place}",
        )
    for place, sign in enumerate(SUIT_SIGNS):
        canvas.put(area.x + 3 + 3 * place, y + 2, sign, "reverse bold" if place == hand.suit else "", f"suit:{place}")
    canvas.card(area.x + 44, y, hand.face)
    if not hand.fits:
        canvas.put(area.x + 2, y + 3, say("joker-too-high"), "bold")


def _mine(canvas: Canvas, y: int, seat: Seat, game: Presenter, scene: CribbageScene, hand: Preparing) -> None:
    x = plate(canvas, 0, y, seat, game, scene) + 1
    x = _cards_on(canvas, x, y, _played(scene, seat)) + 1
    if game.called is not None and game.called[0] == seat:
        canvas.put(x, y, say("tui-said", words=game.called[1]), "bold", width=max(0, canvas.width - x))
    chooses = game.is_mine and hand.joker is None and (bool(hand.wanted) or scene.phase == "play")
    for place, card in enumerate(hand.hand):
        x = 2 + place * (CARD_WIDTH + 1)
        is_raised = card in hand.raised
        can = not chooses or is_raised or hand.may_take(card)
        on = chooses and place == hand.cursor
        style = "" if can else "dim"
        canvas.card(x, y + (1 if is_raised else 2), card, "bold" if on else style, f"card:{place}")
        number = f"{place + 1:>3} " if not on else f" >{place + 1}<"
        canvas.put(x, y + 5, number, "bold" if on else "dim", f"card:{place}")
    away = scene.discarded[seat] if seat < len(scene.discarded) else ()
    if away and scene.phase in {"discard", "starter", "play"}:
        canvas.put(
            2 + 6 * (CARD_WIDTH + 1) + 2,
            y + 3,
            shortened(f"{owned(game, scene.dealer, is_crib=True)}: {faces(away)}", 40),
            "dim",
        )

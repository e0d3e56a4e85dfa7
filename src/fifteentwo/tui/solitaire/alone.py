"""What the tables of the games for one have in common: the title, the total, and a hand that is counted."""

from __future__ import annotations

from fifteentwo.cards import Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.locales import message
from fifteentwo.solitaire.moves import LineShown
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.solitaire.telling import line_name
from fifteentwo.tui.view import Primary


def heading(game: Presenter) -> str:
    """The name of the game, with the number of its deal."""
    welcome = game.welcome
    if welcome is None:
        return ""
    name = game_name(welcome.rules_text)
    if welcome.day is not None:
        return f"{name} · {say('numbered-daily', day=welcome.day)}"
    return name if welcome.deal is None else f"{name} · {say('numbered-deal', number=welcome.deal)}"


def game_name(rules_text: str) -> str:
    """The name of the game of these rules; for rules of one's own with what differs."""
    preset, _, differences = rules_text.partition(" ")
    try:
        name = message(f"game-{preset}", {}, spoken())
    except LookupError:
        return rules_text
    return f"{name} ({differences})" if differences else name


def target(game: Presenter) -> int:
    """The points that win."""
    return 0 if game.welcome is None else game.welcome.targets[0]


def total(canvas: Canvas, x: int, y: int, game: Presenter, points: int) -> int:
    """Writes the points so far, and what is needed; returns the column after it."""
    return canvas.put(x, y, say("solo-total", points=points, target=target(game)), "bold")


def counted(game: Presenter) -> set[Card]:
    """The cards of the combination that is called now."""
    counting = game.counting
    if counting is None or not counting.done or not isinstance(counting.told.event, LineShown):
        return set()
    return {*counting.told.lines[counting.done - 1].cards} if counting.told.lines else set()


def counting_prompt(game: Presenter) -> Primary:
    """The button while something is counted: skip it."""
    counting = game.counting
    if counting is None or not isinstance(counting.told.event, LineShown):
        return Primary("", "")
    event = counting.told.event
    line, words = line_name(event.name), counting.told.words.in_language(spoken())
    prompt = say("solo-counted", line=line, words=words)
    return Primary(say("solo-skip") if game.gate is None else say("solo-continue"), prompt, game.go_on)

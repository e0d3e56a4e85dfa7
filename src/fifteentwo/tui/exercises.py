"""Exercises: a position in which cards are to be chosen, or a hand to be counted; what is asked, and what is known."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifteentwo.cards import Card
from fifteentwo.cli.language import say
from fifteentwo.server.practice_wire import HandItem, ShownPosition
from fifteentwo.tui.canvas import Canvas, face, faces, style_of

MOST: Final = 29
"""The highest count of a hand of five cards."""
LIMIT: Final = 31


class Exercise(NamedTuple):
    """Something to solve: a position, or a hand to count, and what is said above it."""

    title: str
    position: ShownPosition | None = None
    hand: HandItem | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the player."""
        if self.position is not None:
            return self.position.hand
        return () if self.hand is None else self.hand.hand

    @property
    def wanted(self) -> int:
        """The number of cards to choose; 0 for a count."""
        if self.position is None:
            return 0
        return len(self.position.hand) - 4 if self.position.what == "discard" else 1

    def is_past_the_limit(self, card: Card) -> bool:
        """Whether this card cannot be played, because the count would be past 31."""
        position = self.position
        return position is not None and position.what == "play" and card.value + position.count > LIMIT


class Judgement(NamedTuple):
    """What is said of an answer, and whether the next exercise follows."""

    lines: list[str]
    is_over: bool = True


def asked(exercise: Exercise) -> list[str]:
    """The scores and the question."""
    position = exercise.position
    if position is None:
        return [say("train-why-count")]
    role = "dealer" if position.dealer else "pone"
    mine, theirs = position.scores
    stands = say("train-stands", role=role, mine=mine, theirs=theirs, target=position.target)
    if position.what == "discard":
        return [stands, say("train-ask-discard", whose="own" if position.dealer else "other")]
    return [stands, say("train-ask-play", count=position.count)]


def known(canvas: Canvas, y: int, exercise: Exercise) -> int:
    """What else is known: the starter, the discards and the cards played; returns the line after it."""
    position = exercise.position
    if position is None:
        if exercise.hand is not None and exercise.hand.crib:
            canvas.put(1, y, say("table-crib"), "bold")
        return y + 1
    if position.starter is not None:
        x = canvas.put(1, y, f"{say('table-starter')} ", "dim")
        canvas.put(x, y, face(position.starter), f"{style_of(position.starter)} bold")
        y += 1
    if position.discarded:
        x = canvas.put(1, y, f"{say('table-crib')} ", "dim")
        canvas.put(x, y, faces(position.discarded), "bold")
        y += 1
    for since, code in ((False, "train-earlier"), (True, "train-row")):
        plays = position.plays[position.count_from :] if since else position.plays[: position.count_from]
        if plays:
            x = canvas.put(1, y, f"{say(code)}: ", "dim")
            told = [say("train-played", whose="own" if play.mine else "other", card=face(play.card)) for play in plays]
            canvas.put(x, y, ", ".join(told), "" if since else "dim", width=canvas.width - x - 1)
            y += 1
    return y

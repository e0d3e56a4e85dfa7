"""Practice line by line: puzzles and trainers; cards are chosen by their numbers, hands counted by typing the points."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.cli.language import say
from fifteentwo.tui.canvas import Canvas, face, faces
from fifteentwo.tui.exercises import MOST, Exercise, asked, known
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain_lines import LEAVE, TypedLines, number_in
from fifteentwo.tui.practice import KINDS, ExerciseSource, source

WIDTH: Final = 120
KNOWN: Final = 8
"""The lines for what is known, at most."""


async def practise(lines: TypedLines, lounge: Lounge) -> None:
    """The list of exercises, and those that are chosen, until the player leaves."""
    while True:
        lines.print("", say("train-title"))
        chosen = await lines.number(say("tui-plain-pick"), [say(name) for name, _ in KINDS.values()])
        if isinstance(chosen, int):
            await _solve(lines, source(lounge, [*KINDS][chosen]))
        elif chosen.lower() in LEAVE:
            return
        else:
            lines.unknown(chosen)


async def _solve(lines: TypedLines, of: ExerciseSource) -> None:
    """One exercise after the other."""
    lines.print("", of.heading)
    while (found := await asyncio.to_thread(of.next)) is not None:
        exercise, judgement = found
        lines.print("", *_told(exercise))
        while judgement is None or not judgement.is_over:
            if judgement is not None:
                lines.print(*judgement.lines)
            answer = await _answer(lines, exercise)
            if answer is None:
                return
            if exercise.position is not None:
                lines.print(say("train-valuing"))
            judgement = await asyncio.to_thread(of.judged, *answer)
        lines.print(*judgement.lines)
        if (await lines.press(say("button-continue"))).lower() in LEAVE:
            return
    lines.print(*filter(None, [of.after]))


def _told(exercise: Exercise) -> Iterator[str]:
    """An exercise in words: what is asked, what is known, and the cards with their numbers."""
    yield from filter(None, (exercise.title, *asked(exercise)))
    canvas = Canvas(WIDTH, KNOWN)
    known(canvas, 0, exercise)
    yield from filter(None, (line.strip() for line in canvas.lines()))
    if exercise.hand is not None:
        yield f"{faces(exercise.cards)}  {say('table-starter')} {face(exercise.hand.starter)}"
    else:
        yield "  ".join(f"{number}: {face(card)}" for number, card in enumerate(exercise.cards, 1))


async def _answer(lines: TypedLines, exercise: Exercise) -> tuple[tuple[Card, ...], int | None] | None:
    """The cards that are chosen, or the points that are counted; None if the player leaves."""
    if exercise.position is None:
        label = say("claim-none")
    else:
        label = say("train-answer-none", what=exercise.position.what)
    while True:
        typed = (await lines.press(label)).lower()
        if typed in LEAVE:
            return None
        if exercise.position is None and 0 <= number_in(typed) <= MOST:
            return (), number_in(typed)
        cards = _cards(exercise, typed)
        if exercise.position is None or len(cards) != exercise.wanted:
            lines.print(say("tui-plain-exercise", cards=exercise.wanted))
        elif exercise.is_past_the_limit(cards[0]):
            lines.print(say("train-over", count=exercise.position.count))
        else:
            return cards, None


def _cards(exercise: Exercise, typed: str) -> tuple[Card, ...]:
    """The cards with these numbers, or these names; () if one of them is none of the hand."""
    names = {str(number): card for number, card in enumerate(exercise.cards, 1)}
    names |= {str(card).lower(): card for card in exercise.cards}
    words = typed.split()
    return tuple(dict.fromkeys(names[word] for word in words)) if all(word in names for word in words) else ()

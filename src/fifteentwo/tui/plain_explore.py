"""The explorers line by line: a position is typed row by row, and every choice is printed with its value."""

from __future__ import annotations

import asyncio

from fifteentwo.cli.language import reason, say
from fifteentwo.locales import CodedError
from fifteentwo.tui.explore_forms import FORMS, DiscardForm, Question
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain_form import PlainForm
from fifteentwo.tui.plain_lines import LEAVE, TypedLines


async def explore(lines: TypedLines, lounge: Lounge) -> None:
    """The list of explorers, and those that are chosen, until the player leaves."""
    while True:
        lines.print("", say("explore-explorers"))
        chosen = await lines.number(say("tui-plain-pick"), [say(f"explore-{kind}-title") for kind in FORMS])
        if isinstance(chosen, int):
            await _explore(lines, lounge, [*FORMS][chosen])
        elif chosen.lower() in LEAVE:
            return
        else:
            lines.unknown(chosen)


async def _explore(lines: TypedLines, lounge: Lounge, kind: str) -> None:
    """One explorer, and the answers to everything it asks."""
    questions: list[Question] = []
    asked = FORMS[kind](questions.append, lambda told: lines.print(*told))
    form = PlainForm(lines, asked.heading, asked, asked.take)
    lines.print(f"  {say(f'explore-{kind}-lede')}")
    form.explain()
    while await form.step():
        for question in questions:
            await _answer(lines, lounge, question)
        questions.clear()


async def explore_position(lines: TypedLines, lounge: Lounge, position: str) -> None:
    """Every choice of a position with its value."""
    questions: list[Question] = []
    DiscardForm(questions.append, lambda told: lines.print(*told)).explore(position)
    await _answer(lines, lounge, questions[0])


async def _answer(lines: TypedLines, lounge: Lounge, question: Question) -> None:
    """The answer to a question, or why there is none."""
    lines.print(say("common-loading"))
    try:
        lines.print("", *await asyncio.to_thread(_answered, question, lounge))
    except CodedError as error:
        lines.print(reason(error))


def _answered(question: Question, lounge: Lounge) -> list[str]:
    return [*question(lounge)]

"""`fifteentwo verify`: computes the packs of a recorded game again, and the choices of the computer in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from fifteentwo.cards import write
from fifteentwo.cli.language import reason, say, spoken, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.reading import name_of, read_text
from fifteentwo.cribbage import Discard, Play
from fifteentwo.families import family_of
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.moves import Choice
from fifteentwo.record import BadRecord, Record, read
from fifteentwo.record import verify as verified

if TYPE_CHECKING:
    from fifteentwo.reviews.computer import ComputerChoice, ComputerReport

HEADS: Final = ("deal", "player", "score", "held", "table", "weighed", "chosen", "again")
MOST_WEIGHED: Final = 3
"""The choices that are printed with their probabilities, the likeliest first."""


def verify(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    computer: bool = False,
    json: bool = False,
) -> int:
    """Check that the cards of a recorded game follow from its secrets and salts."""
    text = read_text(file)
    try:
        record = read(text)
        found = verified(record)
        report = _computer(record) if computer else None
    except (BadRecord, CodedError) as error:
        raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None
    if not found.deals and not found.wrong:
        raise wrong_input("verify-none")
    differs = bool(found.wrong or (report and report.wrong))
    if json:
        wrong, unchecked = list(map(str, found.wrong)), list(map(str, found.unchecked))
        choices = {"computer": [_in_json(record, each) for each in report.choices]} if report else {}
        write_json({"deals": found.deals, "wrong": wrong, "unchecked": unchecked, **choices})
        return int(differs)
    _say(found.sentences)
    if report is not None:
        if report.choices:
            print()
            write_table(
                [say("verify-head", column=each) for each in HEADS], [_row(record, each) for each in report.choices]
            )
            print()
        _say(report.sentences)
    return int(differs)


def _computer(record: Record) -> ComputerReport:
    from fifteentwo.reviews.computer import computer_choices  # noqa: PLC0415 - the engine is heavy

    return computer_choices(record)


def _say(sentences: Sequence[Message]) -> None:
    for sentence in sentences:
        print(sentence.in_language(spoken()))


def _row(record: Record, choice: ComputerChoice) -> list[str]:
    """What a computer player saw, weighed and chose."""
    view = choice.view
    weighed = [f"{_named(record, each.action)} {100 * each.chance:.0f} %" for each in choice.weighed[:MOST_WEIGHED]]
    table = [*([f"({view.starter})"] if view.starter else []), *(str(card) for card in view.row)]
    if choice.agrees is None:
        again = say("verify-again", found="hidden" if choice.again is not None else "unknown")
        again = f"{again} {_named(record, choice.again)}".rstrip() if choice.again is not None else again
    else:
        again = say("verify-again", found="same") if choice.agrees else _named(record, choice.again)
    return [
        f"{choice.game}.{choice.deal}",
        record.seats[choice.seat],
        "-".join(map(str, view.scores)),
        write(sorted(view.hands[choice.seat])),
        " ".join(table),
        ", ".join(weighed),
        _named(record, choice.chosen),
        again,
    ]


def _named(record: Record, action: Choice | None) -> str:
    match action:
        case None:
            return ""
        case Discard(cards=cards):
            return write(cards)
        case Play(card=card):
            return str(card)
        case _:
            return family_of(record.rules).write_action(action)  # type: ignore[arg-type]


def _in_json(record: Record, choice: ComputerChoice) -> dict[str, object]:
    family = family_of(record.rules)
    view = choice.view
    return {
        "game": choice.game,
        "deal": choice.deal,
        "seat": choice.seat,
        "player": choice.player,
        "scores": view.scores,
        "hand": [str(card) for card in view.hands[choice.seat]],
        "starter": None if view.starter is None else str(view.starter),
        "row": [str(card) for card in view.row],
        "weighed": [{"action": family.write_action(each.action), "chance": each.chance} for each in choice.weighed],
        "chosen": None if choice.chosen is None else family.write_action(choice.chosen),
        "again": None if choice.again is None else family.write_action(choice.again),
        "agrees": choice.agrees,
    }

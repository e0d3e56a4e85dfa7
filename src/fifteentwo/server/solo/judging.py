"""What the server knows of the games for one beside their rules: their days, and a hint."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from random import SystemRandom
from threading import Event, Thread
from typing import Final, assert_never

from fifteentwo.engine import solo
from fifteentwo.engine.solitary import Aim
from fifteentwo.rules import CribbageRules, PatienceRules, SquareRules, describe, parse, write
from fifteentwo.rules import every_field as fields_of
from fifteentwo.rules.presets import PATIENCES, SQUARES, Preset
from fifteentwo.server.solo.sitting import Sitting
from fifteentwo.server.solo.wire import Hint, Option, SoloAction, SoloPreset
from fifteentwo.solitaire import PLAYER, Discard, Keep, LayAway, Place, Turn, deals

_rng: Final = SystemRandom()

_warming: Final = Event()

SoloRules = SquareRules | PatienceRules


def today() -> str:
    """The day whose deals are the daily ones, by UTC, as 2026-11-21."""
    return datetime.now(UTC).date().isoformat()


def presets(day: str) -> Iterable[SoloPreset]:
    """The games for one, with the numbers of this day's deals."""
    presets: tuple[Preset[SquareRules] | Preset[PatienceRules], ...] = (*SQUARES.values(), *PATIENCES.values())
    for preset in presets:
        yield SoloPreset(preset.name, preset.words, preset.rules, deals.daily(preset.name, date.fromisoformat(day)))


def of_the_day(rules: SoloRules, day: str) -> int:
    """The number of the deal of the day. Raises ValueError for rules of which there is none."""
    return deals.daily(write(rules), date.fromisoformat(day))


def any_number() -> int:
    """A deal nobody has chosen."""
    return _rng.randint(1, deals.FREE)


def rules_of(text: str) -> SoloRules:
    """The rules of a line of text. Raises ValueError with a sentence."""
    rules = parse(text)
    if isinstance(rules, CribbageRules):
        raise ValueError(
            f"{write(rules).split()[0]} is not a game for one: name one of {', '.join([*SQUARES, *PATIENCES])}"
        )
    return rules


def every_field(rules: SoloRules) -> str:
    """All the rules in a line, as a preset may change and a game may not."""
    return " ".join(f"{name}={value}" for name, value in fields_of(rules).items())


def written(rules: str) -> str:
    """A line of rules in its shortest form."""
    return write(rules_of(rules))


def words_of(rules: str) -> str:
    """What these rules say, in a player's words."""
    return describe(rules_of(rules))


def warm_up() -> None:
    """Puts the compiler to work in the background, so that no hint waits for it. Called again, it does nothing."""
    if not _warming.is_set():
        _warming.set()
        Thread(target=solo.warm, name="warm", daemon=True).start()


def hint(sitting: Sitting, aim: Aim = "points") -> Hint:
    """What the player of the house thinks of all that can be done now."""
    view = sitting.game.observe(sitting.state, PLAYER)
    player = solo.QUICK if solo.ready() else solo.PLAIN
    found = solo.advice(view, player, aim)
    # What is alike by symmetry differs in its last digits, and should not be written as 69.4 here and 69.5 there.
    digits = 3 if aim == "points" else 4
    options = tuple(
        Option(each.action, round(each.worth, digits), each.error)
        for each in found
        if not isinstance(each.action, Turn)
    )
    best = options[0].action
    return Hint(
        aim=aim,
        options=options,
        nudge=_nudge(best),
        words=_words(best),
        at=sitting.entries,
    )


def _nudge(action: SoloAction) -> str:
    match action:
        case Place(cell=cell):
            return f"Look at row {cell // 4 + 1} and at column {cell % 4 + 1}."
        case Discard():
            return "Not every card has to lie in the square."
        case Keep():
            return "It need not lie in the square yet."
        case LayAway(cards=away):
            return f"One of the two to lay away is a {away[0].words.partition(' of ')[0]}."
        case _ as never:
            assert_never(never)


def _words(action: SoloAction) -> str:
    match action:
        case Place(card=card, cell=cell):
            return f"The {card.words} into row {cell // 4 + 1}, column {cell % 4 + 1}."
        case Discard():
            return "Throw the card away."
        case Keep(pile=pile):
            return f"Let the card wait on pile {pile + 1} of the reserve."
        case LayAway(cards=away):
            return f"Lay away the {away[0].words} and the {away[1].words}."
        case _ as never:
            assert_never(never)

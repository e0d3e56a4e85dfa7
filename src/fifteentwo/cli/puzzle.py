"""`fifteentwo puzzle`: positions in which the natural choice is wrong, to solve in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from random import Random, SystemRandom
from typing import Final

from fifteentwo.analysis.features import FEATURES
from fifteentwo.analysis.position import Band, PlayerPosition
from fifteentwo.cards import Card, write
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import spoken, wrong_input
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.cribbage import Discard, Play
from fifteentwo.engine.archive import BadTables
from fifteentwo.locales import message
from fifteentwo.practice import verdicts
from fifteentwo.practice.glicko import Glicko
from fifteentwo.practice.puzzles import KINDS, Puzzle, by_theme, choice_text, daily, grid, named
from fifteentwo.reviews.rating import Z_95

MOST: Final = 1000
TRIES: Final = 3
"""The tries at the puzzle of the day."""
DEVIATION: Final = 80.0
"""The deviation of a puzzle's rating, from the computer players."""


def puzzle(
    key: str | None = None,
    *,
    daily: bool = False,
    day: str | None = None,
    theme: str | None = None,
    many: Whole = 1,
    rng: Whole | None = None,
) -> int:
    """Solve puzzles: positions in which the natural choice is clearly wrong."""
    if theme is not None and theme not in (*KINDS, *FEATURES):
        raise WrongInput(_say("puzzle-no-theme", given=theme, known=", ".join((*KINDS, *FEATURES))))
    if not 1 <= many <= MOST:
        raise wrong_input("wrong-many", most=MOST)
    try:
        if daily or day is not None:
            return _daily(_day(day))
        found = by_theme(theme) if key is None else [named(key)]
    except BadTables:
        raise WrongInput(_say("puzzle-missing")) from None
    except LookupError:
        raise WrongInput(_say("puzzle-unknown", key=key or "")) from None
    if not found:
        raise WrongInput(_say("puzzle-no-theme", given=theme or "", known=", ".join(KINDS)))
    chance = SystemRandom() if rng is None else Random(rng)
    return _session(chance.sample(found, min(many, len(found))))


def _day(typed: str | None) -> date:
    if typed is None:
        return datetime.now(UTC).astimezone().date()
    try:
        return date.fromisoformat(typed)
    except ValueError:
        raise WrongInput(_say("puzzle-no-day", given=typed)) from None


def _daily(day: date) -> int:
    """The puzzle of a day: up to three tries, and the row to share."""
    chosen = daily(day)
    print(_say("puzzle-daily", day=day.isoformat(), rating=chosen.rating))
    position = chosen.read()
    _show(position)
    bands: list[Band] = []
    for _ in range(TRIES):
        action = _ask(position)
        if action is None:
            break
        found = _judge(chosen, position, action)
        band = verdicts.verdict(position, action).band
        bands.append("none" if found else "inaccuracy" if band == "none" else band)
        if found:
            break
    if bands:
        print(_say("puzzle-share", day=day.isoformat(), grid=grid(bands)))
    return 0


def _session(chosen: Sequence[Puzzle]) -> int:
    solver, solved, tried = Glicko(), 0, 0
    for each in chosen:
        print(_say("puzzle-title", key=each.key, rating=each.rating))
        position = each.read()
        _show(position)
        action = _ask(position)
        if action is None:
            break
        right = _judge(each, position, action)
        solver = solver.after([(Glicko(each.rating, DEVIATION), float(right))])
        solved, tried = solved + right, tried + 1
        print()
    if tried > 1:
        session = {
            "solved": solved,
            "of": tried,
            "rating": round(solver.rating),
            "error": round(Z_95 * solver.deviation),
        }
        print(_say("puzzle-session", **session))
    return 0


def _show(position: PlayerPosition) -> None:
    """Prints what the player knows."""
    view, seat = position.view, position.seat
    role = "dealer" if view.dealer == seat else "pone"
    print(_say("puzzle-position", role=role, mine=view.scores[seat], theirs=view.scores[1 - seat]))
    if view.starter is not None:
        print(_say("puzzle-discarded", cards=write(view.discarded[seat])))
        print(_say("puzzle-starter", card=view.starter))
    if view.plays:
        # The opponent's cards are in lower case, and a bar ends each count.
        shown = [str(card) if who == seat else str(card).lower() for who, card in view.plays]
        if view.count_from > 0:
            shown.insert(view.count_from, "|")
        print(_say("puzzle-played", cards=" ".join(shown)))
        print(_say("puzzle-count", count=view.count))
    print(_say("puzzle-hand", cards=write(sorted(view.hands[seat]))))
    print(_say("puzzle-ask", what=_what(position)))


def _what(position: PlayerPosition) -> str:
    return "discard" if position.view.phase == "discard" else "play"


def _ask(position: PlayerPosition) -> Discard | Play | None:
    """The choice typed; None at the end of the input or for quit."""
    if sys.stdin is None:
        raise wrong_input("wrong-closed", name="puzzle")
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip().lower() == "quit":  # q is a queen
            print()
            return None
        action = _read(position, line)
        if action is not None:
            return action
        example = position.choices[0]
        cards = example.cards if isinstance(example, Discard) else (example.card,)
        print(_say("puzzle-no-choice", what=_what(position), example=write(cards)))


def _read(position: PlayerPosition, line: str) -> Discard | Play | None:
    """The choice with these cards; in the play a rank is enough."""
    typed = line.replace(",", " ").upper().replace("10", "T").split()
    for choice in position.choices:
        if isinstance(choice, Play) and len(typed) == 1 and typed[0] in {str(choice.card), str(choice.card)[0]}:
            return choice
        if isinstance(choice, Discard) and _same(choice.cards, typed):
            return choice
    return None


def _same(cards: tuple[Card, ...], typed: list[str]) -> bool:
    return sorted(map(str, cards)) == sorted(typed)


def _judge(chosen: Puzzle, position: PlayerPosition, action: Discard | Play) -> bool:
    """Prints the verdict on a choice, and returns whether it solves the puzzle."""
    print("\n".join(verdicts.sentences(verdicts.verdict(position, action), spoken())))
    right = chosen.solved_by(action)
    if not right and choice_text(action) == chosen.natural:
        print(_say("puzzle-natural"))
    return right


def _say(code: str, **arguments: object) -> str:
    return message(code, arguments, spoken())

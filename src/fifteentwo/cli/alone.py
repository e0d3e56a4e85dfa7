"""A solo game in the terminal, such as `fifteentwo square play`: one line for each choice."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, Protocol, cast

from fifteentwo.cli.grid import cell_name
from fifteentwo.cli.language import figure, say, spoken, wrong_input
from fifteentwo.cli.terminal import help_line, range_of
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK, Advice
from fifteentwo.families import AnyAction, AnyRules, AnyScene, AnyView
from fifteentwo.game import HOUSE
from fifteentwo.locales import CodedError
from fifteentwo.people import people
from fifteentwo.record import from_table, to_text
from fifteentwo.rules import write as write_rules
from fifteentwo.solitaire import PLAYER
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do, Hinted, TakeBack, open_table

MOST_OPTIONS: Final = 5
_HELP: Final = ("hint", "undo", "watch", "quit")
_NAMES: Final = ("You",)
_NO_CHANCE: Final = Random(0)  # the numbered deal fixes the pack


class TerminalView(Protocol):
    """How a family of solo games is drawn in the terminal, and how its input is read."""

    def help_on(self, rules: AnyRules) -> Iterator[str]:
        """The help for input under these rules."""
        ...

    def read(self, line: str, state: AnyView) -> AnyAction:
        """The action typed. Raises CodedError."""
        ...

    def named(self, action: AnyAction) -> str:
        """The action in a few words."""
        ...

    def in_short(self, words: str) -> str:
        """A sentence with the short names of this view."""
        ...

    def shown(self, view: AnyView) -> Iterator[str]:
        """The lines that draw the table."""
        ...

    def layout(self, scene: AnyScene) -> Iterator[str]:
        """The rows of a scene's layout."""
        ...


def view_of(family: str) -> TerminalView:
    """The terminal view of a family: the module of its commands, which has the functions of `TerminalView`."""
    return cast(TerminalView, import_module(f"fifteentwo.cli.{family}"))


class SoloGame:
    """One solo game, from its first card to par."""

    def __init__(self, rules: solo.Rules, number: int) -> None:
        self.rules = rules
        self.number = number
        self.table: AnyTable = open_table(rules, deal=number)
        self.drawing = view_of(self.table.family.name)

    @property
    def view(self) -> AnyView:
        """What the player sees."""
        state = self.table.state
        assert state is not None
        return self.table.game.observe(state, PLAYER)

    def push(self, entry: AnyEntry) -> None:
        """Adds the entry and the chance actions that follow, and prints what happened.

        Raises IllegalAction, and then nothing has changed.
        """
        before = None if isinstance(entry, Begin) else self.view
        moments = [self.table.push(entry)]
        while HOUSE in self.table.to_act():
            turned = self.table.house(_NO_CHANCE)
            assert turned is not None
            moments.append(self.table.push(turned))
        family, named = self.table.family, people(_NAMES, self.rules)
        seen = before or self.table.game.observe(moments[0].state, PLAYER)
        for event in (event for moment in moments for event in moment.events if not isinstance(entry, TakeBack)):
            told = family.redact(event, PLAYER)
            seen = cast(AnyView, family.evolve(seen, told))
            for words in family.sentences(told, seen, named, spoken()):
                print(f"  {self.drawing.in_short(words)}")

    def advice(self) -> tuple[Advice, ...]:
        """The computer's advice: the plain one while the functions of the quick one are still being compiled."""
        return solo.advice(cast(solo.View, self.view), QUICK if solo.ready(self.rules) else PLAIN)

    def hints(self) -> Iterator[str]:
        """Lines with the best actions and their values."""
        for action, value, error, reason in self.advice()[:MOST_OPTIONS]:
            sure = f"± {figure(error, '.2f')}" if error else say("terminal-figure", kind=_exactness(error))
            yield f"  {figure(value, '6.2f')} {sure:10}  {self.drawing.named(action)}{f': {reason.in_language(spoken())}' if reason.code else ''}"

    def watch(self) -> None:
        """Plays the computer's choice."""
        action = self.advice()[0].action
        print(say("terminal-computer", action=self.drawing.named(action)))
        self.push(Do(action, house=True))

    def do(self, line: str) -> None:
        """Carries out a line of input. Raises CodedError, and then nothing has changed."""
        match line.lower().split():
            case []:
                return
            case ["?" | "help" | "h?"]:
                print("\n".join([*self.drawing.help_on(self.rules), *(help_line(key, key) for key in _HELP)]))
            case ["hint" | "h"]:
                if not self.table.assisted:
                    self.push(Hinted(PLAYER))
                print("\n".join(self.hints()))
            case ["undo" | "u"]:
                self.push(TakeBack(PLAYER))
            case ["watch" | "w"]:
                self.watch()
            case ["watch" | "w", "all"]:
                while not self.table.is_over:
                    self.watch()
            case _:
                self.push(Do(self.drawing.read(line, self.view)))

    def ending(self) -> Iterator[str]:
        """Lines with the result, par, and the computer's own total."""
        rules, total = self.rules, self.table.moments[-1].state.scores[0]
        result = {"points": total, "needed": rules.win_at, "help": "assisted" if self.table.assisted else "alone"}
        yield f"\n{say('terminal-won' if total >= rules.win_at else 'terminal-not-won', **result)}"
        best = solo.pars(rules, self.number)[0]
        yield say("terminal-par", points=range_of(best.least, best.most))
        if best.scene is not None:
            yield from (f"  {row}" for row in self.drawing.layout(best.scene))
        yield say("terminal-computer-scores", points=solo.own_total(rules, self.number))
        if (totals := solo.engine_totals(rules)) is not None:
            yield say("terminal-better", percent=f"{totals.percentile(total).percent:.0f}")

    def keep(self, out: Path) -> None:
        """Writes the record. Raises WrongInput where that is impossible."""
        try:
            out.write_text(to_text(from_table(self.table, _NAMES)), encoding="utf-8")
        except OSError as error:
            raise wrong_input("wrong-not-written", option="--out", file=out, reason=error.strerror) from None
        print(say("terminal-record", file=out))


def play(rules: solo.Rules, number: int, out: Path | None) -> int:
    """Plays one game, from its first card to par, and returns the exit status. `quit` or the end of input ends it early."""
    game = SoloGame(rules, number)
    Thread(target=solo.warm, args=(rules,), name="warm", daemon=True).start()
    print(say("terminal-start", rules=write_rules(rules), deal=str(number), points=rules.win_at))
    game.push(Begin())
    drawn: AnyView | None = None
    while not game.table.is_over:
        if drawn != game.view:  # a question leaves the table as it was
            print("\n".join(["", *game.drawing.shown(game.view)]))
        drawn = game.view
        line = _read()
        if line is None or line in {"quit", "q"}:
            break
        try:
            game.do(line)
        except CodedError as error:
            print(_refusal(error))
    if out is not None:
        game.keep(out)
    if game.table.is_over:
        print("\n".join(game.ending()))
    return 0


def _refusal(error: CodedError) -> str:
    """Why a choice is refused, with the short name of its cell."""
    cell = error.arguments.get("cell")
    short = {"cell": cell_name(cell)} if isinstance(cell, int) else {}
    return say(error.code, **error.arguments | short)


def _exactness(error: float | None) -> str:
    return "estimate" if error is None else "exact"


def _read() -> str | None:
    if sys.stdin is None:
        raise wrong_input("wrong-closed", name="play")
    print("> ", end="", flush=True)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:  # like `quit`: the record is kept
        line = ""
    if not line:
        print()
    return " ".join(line.split()) if line else None

"""Puzzles, trainers and the tutor, whose verdicts come from the server."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fifteentwo.cards import Card, cards
from fifteentwo.client import UnreachableError
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.moves import Discard
from fifteentwo.server.practice_wire import DrillProgress, HandItem, TrainerItem, TrainerResult
from fifteentwo.server.rating_wire import MistakesAdded
from fifteentwo.server.wire import AskTutor, ChoiceVerdict, ExploredOption, HintFigure, Request, TutorSays
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.console import Console
from fifteentwo.tui.exercise_screen import ExerciseScreen
from fifteentwo.tui.exercises import Exercise, Judgement
from fifteentwo.tui.plain_lines import TypedLines
from fifteentwo.tui.plain_practice import practise
from fifteentwo.tui.practice_menu import PracticeMenu
from fifteentwo.tui.tutor import HeldChoice, Tutor, compared, cost, limit_of
from tests.tui.test_plain import Typed
from tests.tui.test_terminal import SIZE, play, screen_of, until


def option(written: str, total: float, win: float) -> ExploredOption:
    chosen = cards(written)
    none = None
    figure = HintFigure(total, 0.0)
    return ExploredOption(
        Discard(0, chosen), chosen, figure, figure, HintFigure(-1.0), HintFigure(0.5), HintFigure(win), none, none,
        none, none, none, (), (), (), (),
    )  # fmt: skip


def verdict(points: float) -> ChoiceVerdict:
    chosen, best = option("5H 5D", 1.5, 0.5), option("2S 9D", 1.5 + points, 0.53)
    return ChoiceVerdict(False, "mistake", HintFigure(0.03), points, False, chosen, best)


def test_the_tutor_speaks_up_from_its_limit_on() -> None:
    sent: list[Request] = []
    made: list[str] = []
    tutor = Tutor(sent.append)
    held = HeldChoice(Discard(0, cards("5H 5D")), 7, lambda: made.append("made"))
    assert not tutor.takes(held)  # it is off by default
    tutor.setting = "1"
    assert tutor.takes(held)
    assert sent == [AskTutor(held.action, 7, 0.0)]
    tutor.hear(TutorSays(6, held.action, None))
    assert made == []  # an answer to another question
    tutor.hear(TutorSays(7, held.action, verdict(0.9)))
    assert made == ["made"]
    assert tutor.takes(held)
    tutor.hear(TutorSays(7, held.action, verdict(1.2)))
    assert tutor.verdict is not None
    assert len(made) == 1
    tutor.rethink()
    assert len(made) == 1
    assert tutor.takes(held)
    tutor.hear(TutorSays(7, held.action, verdict(1.2)))
    tutor.keep()
    assert len(made) == 2
    assert limit_of("5%") == (0.05, float("-inf"))


def test_a_choice_is_compared_with_the_best_one() -> None:
    found = verdict(1.2)
    assert cost(found).replace("\N{NO-BREAK SPACE}", " ") == "Discarding 5♥ 5♦ costs you 3.0 % of a win and 1.2 points."
    rows = [line.split() for line in compared(found)]
    assert rows[0] == ["5♥", "5♦", "2♠", "9♦"]
    assert ["Net", "1.50", "2.70"] in rows
    assert rows[-1] == ["Chance", "to", "win", "50.0", "%", "53.0", "%"]


def test_the_best_choice_is_compared_with_nothing() -> None:
    found = verdict(0.0)
    rows = [line.split() for line in compared(msgspec.structs.replace(found, chosen=found.best))]
    assert rows[0] == ["2♠", "9♦"]
    assert ["Net", "1.50"] in rows
    assert rows[-1] == ["Chance", "to", "win", "53.0", "%"]


class Unreachable:
    """Exercises that arrive; their answers cannot be judged the first time."""

    heading = "Puzzles"
    after = ""

    def __init__(self) -> None:
        self.tries = 0

    def next(self) -> tuple[Exercise, Judgement | None]:
        return Exercise("", hand=HandItem("", cards("5H 5C 5D JS"), Card("5S"), False)), None

    def judged(self, _cards: tuple[Card, ...], points: int | None) -> Judgement:
        self.tries += 1
        if self.tries == 1:
            raise UnreachableError("client-stranger", address="http://nowhere")
        return Judgement([f"{points} points"])


async def test_an_answer_that_was_not_judged_can_be_given_again(data: Path, address: str) -> None:
    app, source = Terminal(address, data), Unreachable()
    async with app.run_test(size=SIZE) as pilot:
        screen = ExerciseScreen(source)
        await app.push_screen(screen)
        await until(pilot, lambda: screen.exercise is not None)
        await pilot.press("2", "9", "enter")
        await until(pilot, lambda: source.tries == 1 and screen.is_ready)
        assert screen.lines == []
        await pilot.press("enter")
        await until(pilot, lambda: screen.lines == ["29 points"])


async def test_the_tutor_holds_a_discard_back_at_the_table(data: Path, address: str) -> None:
    app = Terminal(address, data)
    app.kept.profile.tutor = "1%"
    async with app.run_test(size=SIZE) as pilot:
        app.play("beginner")
        screen = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
        assert isinstance(screen.game.scene, CribbageScene)
        own = screen.game.scene.hands[0]
        held = HeldChoice(Discard(0, own[:2]), screen.game.heard_at, lambda: None)
        screen.game.tutor._held = held
        screen.game.hear(TutorSays(held.at, held.action, verdict(1.2)))
        await until(pilot, lambda: "Sure about this?" in screen_of(app))
        assert "[ Rethink ]" in screen_of(app)
        await pilot.press("w")
        assert "Chance to win" in screen_of(app)
        await pilot.press("enter")
        assert "Sure about this?" not in screen_of(app)
        assert screen.game.is_mine


async def test_a_count_is_judged_and_called(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("practice")
        await pilot.press("up", "enter")
        await until(pilot, lambda: "a hand and a starter" in screen_of(app).lower())
        screen = app.screen
        assert isinstance(screen, ExerciseScreen)
        await pilot.press("2", "9", "enter")
        await until(pilot, lambda: screen.is_over)
        assert screen.lines[0] == "Right!" or screen.lines[0].startswith(("Hand: ", "Crib: "))
        await pilot.press("enter")
        await until(pilot, lambda: not screen.is_over)


async def test_the_puzzle_of_the_day_takes_cards_by_number_and_by_mouse(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("practice")
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, ExerciseScreen)
        await until(pilot, lambda: screen.exercise is not None)
        assert screen.exercise is not None
        for place in range(len(screen.exercise.cards)):
            if screen.is_ready:
                break
            screen._click(f"card:{place}")
        await pilot.press("enter")
        await until(pilot, lambda: screen.lines)
        assert screen.lines[0] in {"Solved!", "Not the best"}
        if screen.lines[0] == "Not the best":
            assert "2 tries left." in screen.lines


class MissedLounge:
    """A server with one hand that was counted wrong, and is due until it has been answered."""

    def __init__(self) -> None:
        self.added, self.due = False, 1

    def get(self, path: str, _kind: object, **query: object) -> object:
        if path == "trainer":
            due = {"discard": 0, "play": 0, "count": self.due if self.added else 0}
            return [DrillProgress(drill, 0, 0, 0.0, 0.0, left, left) for drill, left in due.items()]  # type: ignore[arg-type]
        assert (path, query) == ("trainer/next", {"drill": "count", "source": "mistakes"})
        return TrainerItem("count", True, hand=HandItem("h", cards("5H 5C 5D JS"), Card("5S"), False))

    def post(self, path: str, _body: object, _kind: object) -> object:
        if path == "rating/mistakes":
            self.added = True
            return MistakesAdded(1)
        self.due -= 1
        return TrainerResult(True, None)


async def test_mistakes_are_added_and_practised_until_none_is_due(capsys: pytest.CaptureFixture[str]) -> None:
    lines = TypedLines(Console("ascii", is_bare=False, has_colours=False), Typed("3", "29", "", "q"))
    await practise(lines, MissedLounge())  # type: ignore[arg-type]
    told = capsys.readouterr().out
    assert "\nPractise my mistakes\n" in told
    assert "You missed this one before." in told
    assert "Right!\nHand: " in told
    assert "Nothing you missed is waiting to be practised again.\n" in told


async def test_without_mistakes_the_menu_says_so(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("practice")
        await pilot.press("down", "down")
        assert "Positions from your reviewed games, in which you lost something." in screen_of(app)
        await pilot.press("enter")
        none = "Your reviewed games hold no mistakes to practise yet."
        await until(pilot, lambda: none in [each.message for each in app._notifications])
        assert isinstance(app.screen, PracticeMenu)

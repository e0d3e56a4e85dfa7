"""The review in characters: a curve of half cells, the step that is shown, its choices, and the sums."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import Any

from fifteentwo.analysis.model import Figure
from fifteentwo.cards import cards
from fifteentwo.game import Outcome
from fifteentwo.narration import tell_all
from fifteentwo.reviews.model import Chances, CurvePoint, Decision, GameReview, GradedOption, KeyMoment, Parts
from fifteentwo.rules import described, parse
from fifteentwo.server.review_wire import LedgerLine, LedgerSum, ReviewOptions, ReviewState, ReviewStep, ReviewSteps
from fifteentwo.server.wire import Chair, skunk_lines
from fifteentwo.tui import curve_drawing, review_drawing
from fifteentwo.tui.canvas import Canvas, faces
from fifteentwo.tui.curve_drawing import Plotted
from tests.tui.rooms import FakeRoom

RULES = parse("standard")

CURVE = """\
100% ▄▄▄▄▄▄▄▄│
             │
             │                 ▄▄▄▄▄▄▄▄▄
             │
 50% ········│··························
             │
             │
  0%         │▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
     ──┴1────^──────────────────┴2──────
             !"""


def test_a_curve_has_a_line_marks_and_a_cursor() -> None:
    canvas = Canvas(40, 10)
    points = [(0, 0.9), (5, 0.05), (15, 0.65)]
    marks = [(5, "!")]
    curve_drawing.draw(canvas, 0, 10, Plotted(points, 20, 0, 1, ("100%", "50%", "0%"), [(1, "1"), (16, "2")], marks), 5)
    assert "\n".join(canvas.lines()) == CURVE


def reviewed() -> Any:
    """A screen with the review of the first steps of a game, one of them a blunder."""
    room = FakeRoom("standard", seed=3)
    room.begin()
    list(room.turn())
    family, moments = room.table.family, room.table.moments
    steps = []
    for at, moment in enumerate(moments):
        told = () if at == 0 else tuple(tell_all(family, moments[at - 1].state, moment.events))
        steps.append(ReviewStep(at, told, family.scene(moment.state), (), (None, None)))  # type: ignore[arg-type]
    last = len(steps) - 1
    option = GradedOption(cards("5D 8D"), Figure(0.4, 0.0), None, Parts(1.5, 5.0, -3.0, -0.5))
    best = GradedOption(cards("AS 9D"), Figure(0.55, 0.0), None, Parts(6.5, 8.0, -1.0, -0.5))
    decision = Decision(
        last - 1, 1, 0, "discard as pone", (0, 0), cards("5D 8D"), False, Figure(0.15, 0.0), 5.0, "blunder", False, 15,
        option, best,
    )  # fmt: skip
    points = (
        CurvePoint(0, "start", 0, None, None, (), (0, 0), Chances((0.5, 0.5))),
        CurvePoint(2, "deal", 1, 1, None, (), (0, 0), Chances((0.55, 0.45))),
        CurvePoint(last, "discard", 1, 1, 0, cards("5D 8D"), (0, 0), Chances((0.4, 0.6))),
    )
    outcome = Outcome((1,), (96, 121), 1, "")
    review = GameReview(points, (decision,), None, (KeyMoment("decision", last - 1, 1, -0.15),), (None, None), outcome)
    ledger = LedgerSum("win", 500, (LedgerLine("my decisions", -150), LedgerLine("starter", -350)), 0, 350)
    state = ReviewState(
        "room", 1, 1, (Chair("Ann"), Chair("Odile", "expert")), (0, 1), (0,), 0, "2026-11-24", RULES, "standard",
        described(RULES), RULES.targets, skunk_lines(RULES), 3, 1.0, True, False, None, review, ledger,
    )  # fmt: skip
    return SimpleNamespace(
        state=state, steps=ReviewSteps(tuple(steps)), at=last, options=None, shows_sums=False, trouble=""
    )


def text_of(screen: Any) -> str:
    return "\n".join(review_drawing.draw(screen, 80, 24).lines())


def test_a_step_says_what_was_better_and_why() -> None:
    screen = reviewed()
    text = text_of(screen)
    assert text.startswith("Review · Lost to Odile, 96–121\n")
    assert "blunder: 15.0 %" in text
    assert "The best discard is A♠ 9♦: the hand scores 3.0 more" in text
    assert "You: 40.0 %" in text
    assert review_drawing.key_steps(screen) == [screen.at]
    assert review_drawing.is_decision(screen)


def test_the_choices_of_a_decision_and_the_sums() -> None:
    screen = reviewed()
    pairs = [*combinations(cards("2S 3S 4S 6S 7S"), 2)]
    decision = screen.state.review.decisions[0]
    screen.options = ReviewOptions((decision.best, decision.chosen))
    rows = [line for line in text_of(screen).splitlines() if "55.00" in line or "chosen" in line]
    assert [row.split() for row in rows] == [
        ["A♠", "9♦", "8.00", "-1.00", "-0.50", "6.50", "55.00"],
        ["5♦", "8♦", "5.00", "-3.00", "-0.50", "1.50", "40.00", "<", "chosen"],
    ]
    others = tuple(GradedOption(pair, Figure(0.5, 0.0), None, decision.best.points) for pair in pairs)
    screen.options = ReviewOptions((decision.best, *others, decision.chosen))
    rows = [line.strip() for line in text_of(screen).splitlines()][-9:-1]
    assert [row[:5] for row in rows] == ["A♠ 9♦", *(faces(pair) for pair in pairs[:5]), "…", "5♦ 8♦"]
    assert rows[-1] == "5♦ 8♦               5.00     -3.00     -0.50      1.50     40.00  < chosen"
    screen.options, screen.shows_sums = None, True
    assert "My decisions                   −15.0    35.0" in text_of(screen)

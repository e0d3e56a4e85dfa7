"""Draws the review of a game: the curve above, and below it a step, its choices, or the sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from fifteentwo.cards import Card
from fifteentwo.cli.language import figure, listed, say, spoken
from fifteentwo.families import AnyScene
from fifteentwo.people import People, people
from fifteentwo.reviews.model import Decision, GradedOption
from fifteentwo.reviews.solo import SoloDecision, SoloGameReview
from fifteentwo.reviews.words import Words
from fifteentwo.server.review_wire import LedgerSum, ReviewState
from fifteentwo.tui import curve_drawing, families, hint_drawing
from fifteentwo.tui.canvas import Canvas, faces, with_signs, wrapped
from fifteentwo.tui.curve_drawing import Plotted
from fifteentwo.tui.names import Names
from fifteentwo.tui.reviewing import ShownReview

if TYPE_CHECKING:
    from fifteentwo.tui.review_screen import ReviewScreen

SIGNS: Final = {"inaccuracy": "~", "mistake": "?", "blunder": "!"}
"""The mark of a band below the curve."""


def last_step(screen: ShownReview) -> int:
    """The last step of the game."""
    return 0 if screen.steps is None else max((step.at for step in screen.steps.steps), default=0)


def deal_steps(screen: ShownReview) -> list[int]:
    """The first step of each deal."""
    review = None if screen.state is None else screen.state.review
    return [] if review is None else [point.at for point in review.points if point.kind == "deal"]


def key_steps(screen: ShownReview) -> list[int]:
    """The steps to look at first."""
    state = screen.state
    if state is None:
        return []
    if state.solo is not None:
        return [each.at + 1 for each in state.solo.decisions if each.band != "none"]
    if state.review is None:
        return []
    moments = {moment.at + 1 for moment in state.review.key_moments}
    own = {each.at + 1 for each in state.review.decisions if each.seat == state.seat and each.band != "none"}
    return sorted(moments | own)


def is_decision(screen: ShownReview) -> bool:
    """Whether a choice led to the step that is shown."""
    return _decision(screen) is not None or _solo_decision(screen) is not None


def _decision(screen: ShownReview) -> Decision | None:
    review = None if screen.state is None else screen.state.review
    return next((each for each in review.decisions if each.at == screen.at - 1), None) if review else None


def _solo_decision(screen: ShownReview) -> SoloDecision | None:
    solo = None if screen.state is None else screen.state.solo
    return next((each for each in solo.decisions if each.at == screen.at - 1), None) if solo else None


def draw(screen: ReviewScreen, width: int, height: int) -> Canvas:
    """Draws the whole screen."""
    canvas = Canvas(width, height)
    state = screen.state
    canvas.put(0, 0, title(state), "bold", width=width)
    if state is None or state.trouble is not None:
        told = screen.trouble or (say("common-loading") if state is None else _said(state))
        for row, line in enumerate(wrapped(told, width - 4)):
            canvas.put(2, 2 + row, line)
        canvas.put(0, height - 1, say("tui-review-keys"), "dim", width=width)
        return canvas
    if not state.complete:
        canvas.put(max(0, width - 40), 0, say("review-working", percent=f"{round(100 * state.progress)} %"), "dim")
    tall = max(8, min(16, height // 3 + 1))
    curve_drawing.draw(canvas, 1, tall, plotted(screen, state), screen.at)
    y = tall + 2
    rows = height - 1 - y
    lines = [*sums(state), *_missed(state)] if screen.shows_sums else [*step(screen, state, width, rows)]
    for row, line in enumerate([*_fitted(lines, width - 2)][:rows]):
        canvas.put(1, y + row, line)
    canvas.put(0, height - 1, say("tui-review-keys"), "dim", width=width)
    return canvas


def _fitted(lines: Sequence[str], width: int) -> Iterator[str]:
    for line in lines:
        yield from wrapped(line, width) if len(line) > width else [line]


def _said(state: ReviewState) -> str:
    return "" if state.trouble is None else state.trouble.in_language(spoken())


def title(state: ReviewState | None) -> str:
    """What is reviewed, and how it ended."""
    if state is None:
        return say("review-title")
    names = Names(state.chairs, state.sides, state.seat)
    others = (
        listed(
            [
                name
                for side in sorted({*state.sides})
                if side != state.sides[state.seat]
                for name in [names.of_side(side)]
            ]
        )
        if len(state.chairs) > 1
        else ""
    )
    game = "" if state.games < 2 else f" · {say('review-game', number=state.number, of=state.games)}"
    outcome = None if state.review is None else state.review.outcome
    if outcome is None or not others:
        return f"{say('review-title')} {others}{game}".strip()
    won = state.sides[state.seat] in outcome.winners
    score = "–".join(map(str, outcome.scores))
    return f"{say('review-title')} · {say('review-won' if won else 'review-lost', others=others, score=score)}{game}"


def plotted(screen: ShownReview, state: ReviewState) -> Plotted:
    """The curve of the player's chance, or of the points expected in a game for one."""
    last = last_step(screen)
    if state.solo is not None:
        return _plotted_solo(state.solo, last)
    review = state.review
    if review is None:
        return Plotted((), last, 0, 1, ("100%", "50%", "0%"))
    points = [(point.at, point.chances.win[state.seat]) for point in review.points if point.chances is not None]
    deals = [(point.at, str(point.deal)) for point in review.points if point.kind == "deal"]
    marks = [
        (each.at + 1, SIGNS[each.band]) for each in review.decisions if each.seat == state.seat and each.band in SIGNS
    ]
    return Plotted(points, last, 0, 1, ("100%", "50%", "0%"), deals, marks)


def _plotted_solo(solo: SoloGameReview, last: int) -> Plotted:
    points = [(each.at, each.expected.value) for each in solo.decisions]
    points.append((last, float(solo.total)))
    most = max([*(value for _, value in points), solo.win_at])
    marks = [(each.at + 1, SIGNS[each.band]) for each in solo.decisions if each.band in SIGNS]
    return Plotted(points, last, 0, most, (f"{most:.0f}", f"{most / 2:.0f}", "0"), (), marks)


# A step


def step(screen: ShownReview, state: ReviewState, width: int, rows: int | None = None) -> Iterator[str]:
    """What happened at the step that is shown, how the choice was, and all cards; or the choices, if they were asked for.

    If not all choices have room in this many `rows`, they are the best ones and the chosen one.
    """
    at = " · ".join([say("review-step", number=screen.at, of=last_step(screen)), *standing(screen, state)])
    before = [at, *_told(screen, state)]
    yield from before
    if screen.options is not None:
        yield ""
        room = None if rows is None else rows - 1 - sum(1 for _ in _fitted(before, width - 2))
        yield from choices(screen, width, room)
        return
    decision, solo = _decision(screen), _solo_decision(screen)
    words = Words(spoken())
    if decision is not None:
        yield ""
        if decision.band != "none":
            yield f"{say(f'review-band-{decision.band}')}: {words.loss(decision)}"
        if why := words.reason(decision):
            yield with_signs(why)
    if solo is not None and not solo.forced:
        yield ""
        yield from _solo_words(solo)
    yield ""
    yield from _hands(screen, state)


def _solo_words(solo: SoloDecision) -> Iterator[str]:
    """How a choice in a game for one was."""
    if solo.band == "none":
        yield say("review-solo-is-best")
        return
    points = figure(solo.loss.value, ".1f")
    yield say("review-solo-cost", band=say(f"review-band-{solo.band}"), loss=points)
    yield say("review-solo-why", best=hint_drawing.named(solo.best), points=points)


def standing(screen: ShownReview, state: ReviewState) -> list[str]:
    """The deal, the score and the chance at this step."""
    if state.review is None:
        solo = None if state.solo is None else _solo_at(state.solo, screen.at)
        return [] if solo is None else [say("review-solo-now", points=figure(solo, ".1f"))]
    before = [point for point in state.review.points if point.at <= screen.at]
    if not before:
        return []
    point = before[-1]
    parts = [say("review-deal", number=point.deal)] if point.deal else []
    parts.append(" – ".join(map(str, point.scores)))
    known = next((each for each in reversed(before) if each.chances is not None), None)
    if known is not None and known.chances is not None:
        who = Names(state.chairs, state.sides, state.seat).seats[state.seat]
        parts.append(say("review-now", who=who, chance=Words(spoken()).percent(known.chances.win[state.seat])))
    return parts


def _solo_at(solo: SoloGameReview, at: int) -> float | None:
    return next((each.expected.value for each in solo.decisions if each.at >= at), float(solo.total))


def _told(screen: ShownReview, state: ReviewState) -> Iterator[str]:
    """What happened at this step, in words."""
    names = Names(state.chairs, state.sides, state.seat)
    steps = () if screen.steps is None else screen.steps.steps
    before: AnyScene | None = None
    for step in steps:
        if step.at == screen.at:
            for told in step.told:
                if words := families.telling_of(told.scene).sentence(told, names, before):
                    yield words
            if not step.told:
                yield say("review-begins")
        before = step.scene


def _hands(screen: ShownReview, state: ReviewState) -> Iterator[str]:
    """All cards at this step."""
    steps = () if screen.steps is None else screen.steps.steps
    scene = next((step.scene for step in steps if step.at == screen.at), None)
    hands = cast("Sequence[tuple[Card, ...]]", getattr(scene, "hands", ()))
    if scene is None or len(state.chairs) == 1 or not hands:
        return
    names = Names(state.chairs, state.sides, state.seat)
    for seat, cards in enumerate(hands):
        if cards:
            yield f"{say('review-hand', **names.seat(seat))}: {faces(cards)}"
    if starter := getattr(scene, "starter", None):
        yield f"{say('review-starter')}: {faces((starter,))}"


def choices(screen: ShownReview, width: int, rows: int | None = None) -> Iterator[str]:
    """Every choice of the decision at the step that is shown; in fewer `rows`, the best ones and the chosen one."""
    options = screen.options
    if options is None:
        return
    if options.hint is not None:
        yield from hint_drawing.table(options.hint, width - 2, 12 if rows is None else rows)
        return
    decision = _decision(screen)
    heads = [say(f"review-head-{head}") for head in ("hand", "crib", "pegging", "net", "chance")]
    yield f"{say('review-head-choice'):14}" + "".join(f"{head:>10}" for head in heads)
    lines = [_option(option, _is_chosen(option, decision)) for option in options.options]
    room = len(lines) if rows is None else max(3, rows - 1)
    chosen = next((place for place, option in enumerate(options.options) if _is_chosen(option, decision)), 0)
    if chosen < room:
        yield from lines[:room]
    else:
        yield from [*lines[: room - 2], "…", lines[chosen]]


def _is_chosen(option: GradedOption, decision: Decision | None) -> bool:
    return decision is not None and decision.chosen is not None and decision.chosen.cards == option.cards


def _option(option: GradedOption, chosen: bool) -> str:
    parts = option.points
    values = [parts.hand, parts.crib, parts.pegging, parts.total]
    cells = "".join(f"{'' if value is None else figure(value, '.2f'):>10}" for value in values)
    win = "" if option.win is None else figure(100 * option.win.value, ".2f")
    mark = f"  < {say('review-tag-chosen')}" if chosen else ""
    return f"{faces(option.cards):14}{cells}{win:>10}{mark}"


# The sums


def sums(state: ReviewState) -> Iterator[str]:
    """Where the game went, and the figures of each player's decisions."""
    if state.solo is not None:
        yield from _solo_sums(state.solo)
        return
    review = state.review
    if review is None:
        return
    named, words = _named(state), Words(spoken())
    if state.ledger is not None:
        yield from _ledger(state.ledger, words)
    for seat, figures in enumerate(review.figures):
        if figures is not None:
            yield words.figures(figures, named.seats[seat])
    for note in review.notes:
        yield words.note(note, None if note.seat is None else named.seats[note.seat])


def _named(state: ReviewState) -> People:
    names = Names(state.chairs, state.sides, state.seat)
    return people([names.seats[seat] for seat in range(len(state.chairs))], state.rules)


def even_luck(state: ReviewState) -> Iterator[str]:
    """The result with the luck taken out, once there is a ledger."""
    if state.ledger is not None:
        chance = state.ledger.adjusted / 1000
        yield Words(spoken()).adjusted(chance, _named(state).seats[state.seat], state.ledger.payoff)


def _missed(state: ReviewState) -> Iterator[str]:
    """The key moments."""
    if state.review is None:
        return
    by_place = {decision.at: decision for decision in state.review.decisions}
    for moment in state.review.key_moments:
        yield with_signs(Words(spoken()).key_moment(moment, by_place.get(moment.at)))


class ReviewPlace(NamedTuple):
    """A step to look at first, and why."""

    at: int
    told: str


def places(state: ReviewState) -> list[ReviewPlace]:
    """Where to look first: the player's costliest decisions with what was better, and the other key moments."""
    if state.solo is not None:
        dear = sorted((each for each in state.solo.decisions if each.band != "none"), key=lambda each: -each.loss.value)
        return [ReviewPlace(each.at + 1, " ".join(_solo_words(each))) for each in dear]
    review = state.review
    if review is None:
        return []
    words = Words(spoken())
    own = [each for each in review.decisions if each.seat == state.seat and each.band != "none"]
    own.sort(key=lambda each: 0.0 if each.loss is None else -each.loss.value)
    found = [ReviewPlace(each.at + 1, with_signs(f"{words.mark(each)} {words.reason(each)}")) for each in own]
    others = [moment for moment in review.key_moments if moment.kind != "decision"]
    return found + [ReviewPlace(moment.at + 1, words.key_moment(moment, None)) for moment in others]


def _ledger(ledger: LedgerSum, words: Words) -> Iterator[str]:
    yield say("review-ledger")
    running = ledger.expectation
    yield f"  {words.say('report-part', part='expectation'):28}{'':>8}{words.tenths(running):>8}"
    for line in ledger.lines:
        running += line.tenths
        yield f"  {words.part(line.part):28}{words.change(line.tenths):>8}{words.tenths(running):>8}"
    yield f"  {words.say('report-part', part='result'):28}{'':>8}{words.tenths(ledger.result):>8}"


def _solo_sums(solo: SoloGameReview) -> Iterator[str]:
    yield f"{say('review-solo-total')}: {solo.total}"
    for par in solo.pars:
        points = str(par.least) if par.least == par.most else say("review-solo-between", least=par.least, most=par.most)
        yield f"{say('review-solo-par' if par.name == 'par' else 'review-solo-legal-par')}: {points}"
    yield say(
        "review-solo-figures",
        decisions=sum(not each.forced for each in solo.decisions),
        points=figure(solo.loss.value, ".1f"),
        inaccuracies=solo.count("inaccuracy"),
        mistakes=solo.count("mistake"),
        blunders=solo.count("blunder"),
    )

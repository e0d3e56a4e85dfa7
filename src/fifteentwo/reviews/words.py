"""The sentences of a review, each made whole from codes and numbers. Percentages are in tenths, as they are printed."""

from __future__ import annotations

from typing import Final

from fifteentwo.analysis.position import Band, Phase
from fifteentwo.cards import write
from fifteentwo.game import Seat
from fifteentwo.people import Who
from fifteentwo.reviews.model import Decision, GameReview, GradedOption, KeyMoment, Note, Part, PointKind, SeatFigures

BANDS: Final[dict[Band, str]] = {
    "none": "",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "blunder": "blunder",
}
PHASES: Final[dict[Phase, str]] = {
    "discard as dealer": "discard as dealer",
    "discard as pone": "discard as pone",
    "lead": "lead",
    "reply": "reply",
    "later card": "later card",
}
PARTS: Final[dict[Part, str]] = {
    "cut": "Cut for deal",
    "my cards": "My cards",
    "their cards": "Their cards",
    "starter": "Starters",
    "my decisions": "My decisions",
    "their decisions": "Their decisions",
    "unseen": "What nobody could see",
    "model": "Error of the model",
}
KINDS: Final[dict[PointKind, str]] = {
    "start": "start",
    "cut": "cut for deal",
    "deal": "deal",
    "discard": "discard",
    "starter": "starter",
    "play": "card",
    "count": "count",
    "resign": "resignation",
}
CURVE: Final = "The chance to win"
WHERE_IT_WENT: Final = "Where the game went"
KEY_MOMENTS: Final = "Key moments"
DECISIONS: Final = "Every decision"
AS_TABLE: Final = "Show the curve as a table"
MATCH: Final = "the match"
EXPECTATION: Final = "Expectation"
RESULT: Final = "Result"
CURVE_HEADS: Final = ("deal", "what", "cards", "score", "wins")
LEDGER_HEADS: Final = ("change", "chance")
DECISION_HEADS: Final = ("deal", "player", "what", "cards", "lost", "grade", "why")
SMALL: Final = 0.05
"""A difference of points below this is printed as none."""


def percent(chance: float) -> str:
    """A chance or a loss: '28.5 %'."""
    return f"{100 * chance:.1f} %"


def change(tenths: int) -> str:
    """A change in tenths of a percent: '+2.1', '−0.3'."""
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) / 10:.1f}"


def tenths(units: int) -> str:
    """A chance in tenths of a percent: '56.2', '−1.3'."""
    return f"{'−' if units < 0 else ''}{abs(units) / 10:.1f}"


def points(decision: Decision) -> str:
    """The expected points that a decision gave up: '+0.57', '−1.74'."""
    hundredths = round(100 * decision.points)
    sign = "+" if hundredths > 0 else "−" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) / 100:.2f}"


def loss(decision: Decision) -> str:
    """What a decision gave up, with its standard error."""
    if decision.loss is None:
        return ""
    error = "" if not decision.loss.error else f" ± {100 * decision.loss.error:.1f}"
    return f"{100 * decision.loss.value:.1f}{error} %"


def reason(decision: Decision) -> str:
    """Why the best choice is better, or why there is nothing to say against the one made."""
    chosen, best = decision.chosen, decision.best
    if decision.forced:
        return "There was nothing to choose."
    if chosen is None or best is None:
        return ""
    if decision.mixed:
        return f"{write(decision.cards)} is right: perfect play mixes it with other cards."
    if best.cards == chosen.cards or (decision.loss is not None and decision.loss.value == 0):
        return f"{write(decision.cards)} is the best choice."
    if best.points.hand is not None:
        return _why_discard(decision, chosen, best)
    return _why_card(decision, best)


def _why_discard(decision: Decision, chosen: GradedOption, best: GradedOption) -> str:
    hand = (best.points.hand or 0.0) - (chosen.points.hand or 0.0)
    crib = (best.points.crib or 0.0) - (chosen.points.crib or 0.0)
    play = (best.points.pegging or 0.0) - (chosen.points.pegging or 0.0)
    if decision.phase == "discard as dealer":
        return (
            f"The best discard is {write(best.cards)}: the hand scores {_more(hand)}, "
            f"your own crib {_more(crib)}, and the play {_more(play)}."
        )
    return (
        f"The best discard is {write(best.cards)}: the hand scores {_more(hand)}, "
        f"the opponent's crib {_more(-crib)}, and the play {_more(play)}."
    )


def _why_card(decision: Decision, best: GradedOption) -> str:
    if decision.points < -SMALL:
        return (
            f"The best card is {write(best.cards)}: it pegs {-decision.points:.1f} less on balance, "
            "and wins more often at this score."
        )
    if decision.points < SMALL:
        return f"The best card is {write(best.cards)}: it pegs as much on balance, and wins more often at this score."
    return f"The best card is {write(best.cards)}: from there on it pegs {decision.points:.1f} more on balance."


def _more(points: float) -> str:
    if abs(points) < SMALL:
        return "the same"
    return f"{abs(points):.1f} {'more' if points > 0 else 'less'}"


def outcome(review: GameReview, sides: tuple[Who, ...]) -> str:
    """How the game ended: of two scores the winner's first, of more in the order of the sides."""
    found = review.outcome
    scores = review.points[-1].scores
    if found is None:
        return f"The record ends at {'-'.join(map(str, scores))}."
    scores = found.scores
    if len(scores) == 2:
        scores = (scores[found.winners[0]], scores[1 - found.winners[0]])
    score = "-".join(map(str, scores))
    names = Who(tuple(name for side in found.winners for name in sides[side].names))
    if found.resigned is not None:
        return f"{names.does('wins', 'win')} by resignation at {score}."
    return f"{names.does('wins', 'win')} {score}."


def adjusted(chance: float, name: Who, payoff: str) -> str:
    """The result with the luck taken out."""
    of = "this game" if payoff == "win" else "the match from here"
    outside = "" if 0 <= chance <= 1 else " The figure can lie outside 0 to 100, because it is an estimate."
    return f"With even luck, {name.does('wins', 'win')} {of} {percent(chance)} of the time.{outside}"


def figures(found: SeatFigures, name: Who) -> str:
    """The decisions of a player."""
    mean = found.loss / found.decisions if found.decisions else 0.0
    return (
        f"{name}: {found.decisions} unforced decisions lost {100 * mean:.2f} ± {196 * found.error:.2f} % of a win each; "
        f"inaccuracies {found.inaccuracies}, mistakes {found.mistakes}, blunders {found.blunders}."
    )


def key_moment(moment: KeyMoment, decision: Decision | None) -> str:
    """A key moment in a line."""
    by = change(round(1000 * moment.change))
    if moment.kind == "luckiest cut":
        return f"Deal {moment.deal}, the luckiest starter: {by} %."
    if moment.kind == "turning point":
        return f"Deal {moment.deal}, the turning point, which changed the chance to win by {by} %."
    if decision is None:
        return f"Deal {moment.deal}, a decision: {by} %."
    return f"Deal {moment.deal}, {PHASES[decision.phase]} {write(decision.cards)}: {by} %. {reason(decision)}"


def note(found: Note, name: Who | None) -> str:
    """Something to know about a review."""
    match found.code:
        case "unknown cards":
            return (
                f"Some cards of {name} are unknown: those decisions have no grade, there is no luck ledger, "
                "and the curve has a point for each deal only."
            )
        case "unfinished":
            return "The record ends before the game does, so the ledger ends at the chance to win at that point."
        case "resigned":
            return f"{name} resigned, so the ledger ends at the chance to win before that."
        case "claims":
            return (
                "Points claimed and missed are graded in points, not in the chance to win; "
                "in the ledger they stand with what nobody could see."
            )
        case "sampled":
            return (
                "These rules are not solved: every loss is sampled and has an error, "
                "and there is no curve and no luck ledger."
            )
        case "unchecked":
            return f"Not checked: {found.text}."


def seen_from(name: Who) -> str:
    """Whose side the review takes."""
    return f"Seen from the side of {name}."


def game_heading(number: int, ended: str) -> str:
    """The heading of a game."""
    return f"Game {number}: {ended}"


def curve_label(name: str) -> str:
    """What the curve shows, for a screen reader."""
    return f"The chance of {name} to win, from the cut for deal to the end. The table below has every value."


def mark(decision: Decision) -> str:
    """A graded decision, where it is marked on the curve."""
    return f"Deal {decision.deal}, {BANDS[decision.band]}: {write(decision.cards)} loses {loss(decision)}."


def seat_name(seats: tuple[Who, ...], seat: Seat | None) -> Who | None:
    """The name of a seat, if there is one."""
    return None if seat is None else seats[seat]

"""The sentences of a review in a language, from codes and numbers. Percentages are in tenths, as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from msgspec import Struct

from fifteentwo.analysis.position import Band, Phase
from fifteentwo.cards import Card, write
from fifteentwo.game import Seat
from fifteentwo.locales import ENGLISH, decimal, message
from fifteentwo.locales.coded import coded
from fifteentwo.people import Who
from fifteentwo.reviews.model import (
    Chances,
    Decision,
    GameReview,
    GradedOption,
    KeyMoment,
    Note,
    Part,
    PointKind,
    SeatFigures,
)

SMALL: Final = 0.05
"""A difference of points below this is printed as none."""
SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
CURVE_HEADS: Final = ("deal", "what", "cards", "score", "wins")
DECISION_HEADS: Final = ("deal", "player", "what", "cards", "lost", "grade", "why")
_NOTES: Final = {
    "unknown cards": "report-note-unknown",
    "unfinished": "report-note-unfinished",
    "resigned": "report-note-resigned",
    "out of time": "report-note-out-of-time",
    "claims": "report-note-claims",
    "sampled": "report-note-sampled",
    "unchecked": "log-unchecked",
}


class Words(Struct, frozen=True):
    """What a review says in one language."""

    language: str = ENGLISH
    signs: bool = False
    """Whether cards are written with the signs of their suits, and not as in a record."""

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards: '10♠ 5♥' with the signs of their suits, else 'TS 5H'."""
        return " ".join(map(_signed, cards)) if self.signs else write(cards)

    def say(self, code: str, **arguments: object) -> str:
        """The message with this code."""
        return message(code, arguments, self.language)

    def band(self, band: Band) -> str:
        """A grade; a good choice has none."""
        return "" if band == "none" else self.say("solo-review-band", band=band)

    def phase(self, phase: Phase) -> str:
        """What was to be decided."""
        return self.say("rating-phase", phase=phase.replace(" ", "-"))

    def part(self, part: Part) -> str:
        """A line of the ledger."""
        return self.say("report-part", part=part.replace(" ", "-"))

    def kind(self, kind: PointKind) -> str:
        """What happened at a point of the curve."""
        return self.say("report-kind", kind=kind)

    def heads(self, columns: Sequence[str]) -> list[str]:
        """The heads of these columns."""
        return [self.say("report-head", column=column) if column else "" for column in columns]

    def percent(self, chance: float) -> str:
        """A chance or a loss: '28.5 %'."""
        return f"{decimal(100 * chance, 1, self.language)} %"

    def chance(self, chances: Chances, seat: Seat) -> str:
        """The chance of a seat to win, with its error where it has one: '47.1 ± 1.2 %'."""
        return self._within(chances.win[seat], chances.error[seat] if chances.error else None)

    def match_chance(self, chances: Chances, seat: Seat) -> str:
        """The chance of a seat to win the match, likewise; empty where there is none."""
        if chances.match is None:
            return ""
        return self._within(chances.match[seat], chances.match_error[seat] if chances.match_error else None)

    def _within(self, chance: float, error: float | None) -> str:
        within = f" ± {decimal(100 * error, 1, self.language)}" if error else ""
        return f"{decimal(100 * chance, 1, self.language)}{within} %"

    def change(self, tenths: int) -> str:
        """A change in tenths of a percent: '+2.1', '−0.3'."""
        return _sign(tenths) + decimal(abs(tenths) / 10, 1, self.language)

    def tenths(self, units: int) -> str:
        """A chance in tenths of a percent: '56.2', '−1.3'."""
        return f"{'−' if units < 0 else ''}{decimal(abs(units) / 10, 1, self.language)}"

    def points(self, decision: Decision) -> str:
        """The expected points that a decision gave up: '+0.57', '−1.74'."""
        hundredths = round(100 * decision.points)
        return _sign(hundredths) + decimal(abs(hundredths) / 100, 2, self.language)

    def loss(self, decision: Decision) -> str:
        """What a decision gave up, with its standard error."""
        if decision.loss is None:
            return ""
        return self._within(decision.loss.value, decision.loss.error)

    def reason(self, decision: Decision) -> str:
        """Why the best choice is better, or why there is nothing to say against the one made."""
        chosen, best = decision.chosen, decision.best
        if decision.forced:
            return self.say("report-forced")
        if chosen is None or best is None:
            return ""
        if decision.mixed:
            return self.say("report-mixed", cards=self.cards(decision.cards))
        if best.cards == chosen.cards or (decision.loss is not None and decision.loss.value == 0):
            return self.say("report-is-best", cards=self.cards(decision.cards))
        if best.points.hand is not None:
            return self._why_discard(decision, chosen, best)
        way, points = self._compared(decision.points)
        if way != "more" and decision.loss is not None and decision.loss.value < 2 * (decision.loss.error or 0.0):
            return self.say("review-unclear")
        return self.say("report-why-card", best=self.cards(best.cards), way=way, points=points)

    def _why_discard(self, decision: Decision, chosen: GradedOption, best: GradedOption) -> str:
        own = decision.phase == "discard as dealer"
        crib = (best.points.crib or 0.0) - (chosen.points.crib or 0.0)
        handway, hand = self._compared((best.points.hand or 0.0) - (chosen.points.hand or 0.0))
        cribway, crib_points = self._compared(crib if own else -crib)
        playway, play = self._compared((best.points.pegging or 0.0) - (chosen.points.pegging or 0.0))
        return self.say(
            "report-why-discard",
            best=self.cards(best.cards),
            whose="own" if own else "other",
            handway=handway,
            hand=hand,
            cribway=cribway,
            crib=crib_points,
            playway=playway,
            play=play,
        )

    def _compared(self, points: float) -> tuple[str, str]:
        """Whether this is more, less or the same, and how many points."""
        way = "same" if abs(points) < SMALL else "more" if points > 0 else "less"
        return way, decimal(abs(points), 1, self.language)

    def title(self, sides: Sequence[Who]) -> str:
        """Who played against whom."""
        first, *others = sides
        names = reduce(lambda one, other: coded("log-against", one=one, other=other.words), others, first.words)
        return names if isinstance(names, str) else names.in_language(self.language)

    def outcome(self, review: GameReview, sides: tuple[Who, ...]) -> str:
        """How the game ended: of two scores the winner's first, of more in the order of the sides."""
        found = review.outcome
        scores = review.points[-1].scores
        if found is None:
            return self.say("report-unfinished", score="-".join(map(str, scores)))
        scores = found.scores
        if len(scores) == 2:
            scores = (scores[found.winners[0]], scores[1 - found.winners[0]])
        score = "-".join(map(str, scores))
        names = Who(tuple(name for side in found.winners for name in sides[side].names))
        lost = "report-won-on-time" if found.out_of_time else "report-won-by-resignation"
        code = "report-won" if found.resigned is None else lost
        return self.say(code, who=names.words, person=names.person, score=score)

    def adjusted(self, chance: float, name: Who, payoff: str) -> str:
        """The result with the luck taken out. An estimate outside 0 to 1 is no chance."""
        about = {"name": name.words, "person": name.person, "chance": self.percent(chance)}
        if 0 <= chance <= 1:
            return self.say("report-even-luck", payoff=payoff, **about)
        return self.say("report-outside", **about)

    def figures(self, found: SeatFigures, name: Who) -> str:
        """The decisions of a player."""
        mean = found.loss / found.decisions if found.decisions else 0.0
        return self.say(
            "report-figures",
            name=name.words,
            decisions=found.decisions,
            mean=decimal(100 * mean, 2, self.language),
            error=decimal(196 * found.error, 2, self.language),
            inaccuracies=found.inaccuracies,
            mistakes=found.mistakes,
            blunders=found.blunders,
        )

    def key_moment(self, moment: KeyMoment, decision: Decision | None) -> str:
        """A key moment in a line."""
        by = self.change(round(1000 * moment.change))
        if moment.kind == "luckiest cut":
            return self.say("report-luckiest", deal=moment.deal, change=by)
        if moment.kind == "turning point":
            return self.say("report-turning-point", deal=moment.deal, change=by)
        if decision is None:
            return self.say("report-moment", deal=moment.deal, change=by)
        return self.say(
            "report-decision",
            deal=moment.deal,
            what=self.phase(decision.phase),
            cards=self.cards(decision.cards),
            change=by,
            why=self.reason(decision),
        )

    def note(self, found: Note, name: Who | None) -> str:
        """Something to know about a review."""
        return self.say(_NOTES[found.code], name=name.words if name else "", sentence=found.text)

    def mark(self, decision: Decision) -> str:
        """A graded decision, where it is marked on the curve."""
        return self.say(
            "report-mark",
            deal=decision.deal,
            band=self.band(decision.band),
            cards=self.cards(decision.cards),
            loss=self.loss(decision),
        )


def seat_name(seats: tuple[Who, ...], seat: Seat | None) -> Who | None:
    """The name of a seat, if there is one."""
    return None if seat is None else seats[seat]


def _signed(card: Card) -> str:
    text = str(card)
    return text[:-1].replace("T", "10") + SUITS.get(text[-1], text[-1])


def _sign(number: int) -> str:
    return "+" if number > 0 else "−" if number < 0 else ""

"""The review of games for one, as `fifteentwo review` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Final

from fifteentwo.analysis.model import Figure
from fifteentwo.cli import patience, shuffle, square
from fifteentwo.cli.language import spoken
from fifteentwo.cli.output import write_table
from fifteentwo.families import family_of
from fifteentwo.locales import decimal, message
from fifteentwo.people import people
from fifteentwo.reviews.solo import SoloDecision, SoloGameReview, SoloNote, SoloPar, SoloReview
from fifteentwo.rules import parse

_NAMES: Final = {"square": square, "patience": patience, "shuffle": shuffle}
"""The modules that name the actions of a family."""
_HEADS: Final = (
    "solo-review-choice",
    "solo-review-best",
    "solo-review-expected",
    "solo-review-loss",
    "solo-review-grade",
)
_NOTES: Final[dict[SoloNote, str]] = {
    "unfinished": "solo-review-unfinished",
    "no-par": "solo-review-no-par",
    "assisted": "solo-review-assisted",
    "swaps": "solo-review-swaps",
}
_PARS: Final = {
    "par": ("solo-review-par", "solo-review-par-between"),
    "legal par": ("solo-review-legal-par", "solo-review-legal-par-between"),
}
"""The messages of an exact par, and of an interval."""


def write_solo(review: SoloReview) -> None:
    """Prints a review."""
    say = partial(message, language=spoken())
    rules = parse(review.rules)
    names = _NAMES[family_of(rules).name]
    print(say("solo-review-title", {"name": str(people((review.seat,), rules).seats[0])}))
    for number, game in enumerate(review.games, 1):
        print()
        print(say("solo-review-game", {"number": number, "points": game.total, "needed": game.win_at}))
        for note in game.notes:
            print(say(_NOTES[note]))
        for par in game.pars:
            print(_par(par))
        rows = list(_rows(game, names))
        if rows:
            print()
            write_table([say(head) for head in _HEADS], rows, numbers=(2, 3))
            print()
        if game.decisions:
            _write_sums(game)


def _par(par: SoloPar) -> str:
    exact, between = _PARS[par.name]
    if par.least == par.most:
        return message(exact, {"points": par.least}, spoken())
    return message(between, {"least": par.least, "most": par.most}, spoken())


def _write_sums(game: SoloGameReview) -> None:
    say = partial(message, language=spoken())
    loss = game.loss
    bands: dict[str, object] = {
        "inaccuracies": game.count("inaccuracy"),
        "mistakes": game.count("mistake"),
        "blunders": game.count("blunder"),
    }
    print(say("solo-review-lost", {"points": _tenth(loss.value), "error": _tenth(loss.error or 0), **bands}))
    if game.luck is not None:
        print(say("solo-review-sum", _sum(game)))


def _sum(game: SoloGameReview) -> dict[str, object]:
    """The sum with figures to a tenth that add up: the luck is what the other two leave."""
    expected = round(game.decisions[0].expected.value * 10)
    choices = -round(game.loss.value * 10)
    luck = 10 * game.total - expected - choices
    return {
        "expected": _tenth(expected / 10),
        "luck": _signed(luck),
        "choices": _signed(choices),
        "total": game.total,
        "error": _tenth(game.loss.error or 0),
    }


def _signed(tenths: int) -> str:
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return sign + _tenth(abs(tenths) / 10)


def _rows(game: SoloGameReview, names: ModuleType) -> Iterator[list[str]]:
    for each in game.decisions:
        if not each.forced:
            best = "" if each.loss.value == 0 else names.named(each.best)
            yield [names.named(each.action), best, _tenth(each.expected.value), _loss(each.loss), _band(each)]


def _loss(loss: Figure) -> str:
    error = f" ± {_tenth(loss.error)}" if loss.error else ""
    return f"{_tenth(loss.value)}{error}"


def _tenth(number: float) -> str:
    return decimal(number, 1, spoken())


def _band(decision: SoloDecision) -> str:
    if decision.band == "none":
        return ""
    return message("solo-review-band", {"band": decision.band}, spoken())

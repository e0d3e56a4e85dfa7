"""`fifteentwo rating`: how well a player decides, over many recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from msgspec import Struct

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.reading import name_of, read_text
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.locales import message
from fifteentwo.practice import verdicts
from fifteentwo.record import BadRecord, Record, read
from fifteentwo.reviews import BadReview, review
from fifteentwo.reviews.claims import count_grades
from fifteentwo.reviews.grades import decisions
from fifteentwo.reviews.leaks import Leak, Slip, leaks, slips
from fifteentwo.reviews.model import Ledger
from fifteentwo.reviews.rating import (
    FEWEST_GAMES,
    NOISE_FLOOR,
    Z_95,
    DecisionRating,
    PhaseRating,
    PhaseTally,
    RatingPhase,
    Results,
    decision_rating,
    results,
    tally,
)
from fifteentwo.reviews.steps import CribbageMoment, games_of


class Report(Struct, frozen=True):
    """What --json prints."""

    player: str
    rating: DecisionRating
    results: Results
    leaks: tuple[Leak, ...]
    assisted: int
    """Games with help, which are left out."""


class RatedGame(NamedTuple):
    """A game of the player."""

    tally: tuple[PhaseTally, ...]
    slips: tuple[Slip, ...]
    result: tuple[Outcome, Side, Ledger | None] | None


def rating(
    *files: Annotated[str, Parameter(allow_leading_hyphen=True)],
    player: str | None = None,
    last: Whole | None = None,
    luck: bool = False,
    json: bool = False,
) -> int:
    """Rate how well a player decides over recorded games."""
    if not files:
        raise wrong_input("wrong-needs", command="rating")
    if last is not None and last < 1:
        raise wrong_input("wrong-last", given=last)
    records = [_read(file) for file in files]
    name = _player(records, player)
    assisted, games = 0, list[RatedGame]()
    with progress(len(records)) as told:
        for done, (file, record) in enumerate(zip(files, records, strict=True), 1):
            try:
                found, helped = _games(record, name, luck)
            except (BadRecord, BadReview) as error:
                raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None
            games, assisted = games + found, assisted + helped
            told(done, file)
    games = games if last is None else games[-last:]
    rated = decision_rating([each.tally for each in games])
    if rated is None:
        raise WrongInput(_say("rating-nothing"))
    ended = results(each.result for each in games if each.result is not None)
    report = Report(name, rated, ended, tuple(leaks([each.slips for each in games])), assisted)
    if json:
        write_json(report)
    else:
        _print(report)
    return 0


def _read(file: str) -> Record:
    try:
        return read(read_text(file))
    except BadRecord as error:
        raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None


def _player(records: Sequence[Record], wanted: str | None) -> str:
    """The name of the player to rate. Raises WrongInput."""
    everybody = sorted({name for record in records for name in record.seats})
    if wanted is not None and wanted not in everybody:
        raise WrongInput(_say("rating-nobody", name=wanted, known=", ".join(everybody)))
    if wanted is not None:
        return wanted
    common = set(everybody).intersection(*(record.seats for record in records))
    if len(common) != 1:
        raise WrongInput(_say("rating-which-player", known=", ".join(everybody)))
    return common.pop()


def _games(record: Record, name: str, luck: bool) -> tuple[list[RatedGame], int]:
    """The games of a record in which the player had no help, and the number of the others."""
    if name not in record.seats:
        return [], 0
    seat = record.seats.index(name)
    games = games_of(record)
    ledgers = [each.ledger for each in review(record, seat).games] if luck else [None] * len(games)
    alone = [seat not in game[-1].assisted for game in games]
    found = [_rated(game, seat, ledger) for game, ledger, own in zip(games, ledgers, alone, strict=True) if own]
    return [each for each in found if each.tally], alone.count(False)


def _rated(moments: Sequence[CribbageMoment], seat: Seat, ledger: Ledger | None) -> RatedGame:
    rules, outcome = moments[0].state.rules, moments[-1].outcome
    graded = decisions(moments, seat=seat)
    return RatedGame(
        tally((*graded, *count_grades(moments)), seat, min(rules.targets)),
        slips(moments, graded, seat),
        None if outcome is None else (outcome, rules.side(seat), ledger),
    )


def _print(report: Report) -> None:
    rated, ended = report.rating, report.results
    print(_say("rating-title", name=report.player, games=rated.games, decisions=rated.whole.decisions))
    print(_say("rating-loss", loss=_loss(rated.whole)))
    if rated.band is None:
        print(_say("rating-no-band", fewest=FEWEST_GAMES))
    else:
        print(_say("rating-band", band=rated.band))
        for band in rated.others:
            print(_say("rating-band-open", band=band))
    print(_say("rating-floor", loss=_percent(NOISE_FLOOR, 3)))
    if report.assisted:
        print(_say("rating-assisted", games=report.assisted))
    print()
    heads = [_say("rating-head", column=each) for each in ("phase", "decisions", "loss")]
    write_table(heads, _phase_rows(rated), numbers=(1, 2))
    print(
        f"\n{_say('rating-results', wins=ended.wins, games=ended.games, given=ended.skunks_given, taken=ended.skunks_taken)}"
    )
    if ended.luck is not None and ended.adjusted is not None:
        print(_say("rating-luck", luck=f"{100 * ended.luck:+.1f}", adjusted=f"{100 * ended.adjusted:.1f}"))
    print(f"\n{_say('leaks-title')}")
    if not report.leaks:
        print(_say("leaks-none"))
        return
    heads = [_say("leaks-head", column=each) for each in ("mistake", "phase", "times", "cost", "example")]
    write_table(heads, _leak_rows(report.leaks), numbers=(2, 3))


def _phase_rows(rated: DecisionRating) -> Iterator[list[str]]:
    for phase, found in rated.phases.items():
        yield [_phase(phase), str(found.decisions), f"{_loss(found)} %"]


def _loss(found: PhaseRating) -> str:
    """The loss in percent, with its 95 % interval if there is one."""
    loss = _percent(found.loss, 2)
    return loss if found.error is None else f"{loss} ± {_percent(Z_95 * found.error, 2)}"


def _leak_rows(found: Sequence[Leak]) -> Iterator[list[str]]:
    for each in found:
        slip, cost = each.examples[0], _percent(each.cost, 2)
        yield [
            _say("mistake", kind=each.kind),
            _phase(each.phase),
            str(each.times),
            f"{cost} %" if each.error is None else f"{cost} ± {_percent(Z_95 * each.error, 2)} %",
            f"{slip.position}: {slip.chosen} ({slip.best})",
        ]


def _phase(phase: RatingPhase) -> str:
    return _say("rating-phase", phase=phase.replace(" ", "-"))


def _say(code: str, **arguments: object) -> str:
    return message(code, arguments, spoken())


def _percent(chance: float, digits: int) -> str:
    return verdicts.percent(chance, digits, spoken())

"""The decision rating of a player: the chance to win lost by an unforced decision, by phase, over many reviewed games.

It says nothing of results, which are half luck; `results` adds them up on their own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import fsum, sqrt
from typing import Final, Literal, get_args

from msgspec import Struct

from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.reviews.model import CountGrade, Decision, Ledger

RatingPhase = Literal["discard as dealer", "discard as pone", "lead", "reply", "later card", "endgame", "claim"]
PHASES: Final[tuple[RatingPhase, ...]] = get_args(RatingPhase)
RatingBand = Literal["expert", "strong", "club", "novice"]

CLAIM: Final = "claim"
"""The phase of claims, calls and names of jokers. It stands beside the rating, whose bands are those of games without it."""
ENDGAME: Final = 20
"""A discard or a card is of the endgame if a side needs at most this many points; its other phase does not count then."""
FEWEST_GAMES: Final = 20
"""The games that a band needs."""
Z_95: Final = 1.959964

BAND_BOUNDS: Final[tuple[tuple[float, RatingBand], ...]] = ((0.0007, "expert"), (0.0027, "strong"), (0.0076, "club"))
"""The loss of a decision below which a player is of a band; above the last one the player is a novice.

The bounds are halfway between the neighbouring players of the ladder, on the scale of the square root:
`bench/decision_ratings.py` measures them.
"""
NOISE_FLOOR: Final = 0.00002
"""What *expert* loses in a decision by its own review: nobody can be measured below it."""


class PhaseTally(Struct, frozen=True):
    """The unforced decisions of a phase in one game, and what they lost together."""

    phase: RatingPhase
    decisions: int
    loss: float


class CountTally(Struct, frozen=True):
    """The counts by the players themselves in one game: claims, calls of muggins and names of jokers."""

    counts: int
    wrong: int
    points: int
    """The points that they gave up together."""


class PhaseRating(Struct, frozen=True):
    """The unforced decisions of one phase, or of all."""

    decisions: int
    loss: float
    """The mean loss of a decision, as a chance to win."""
    error: float | None
    """The standard error of the mean, from the spread between games, because the decisions of one game depend on each other; None for
    decisions of a single game, which has no spread."""

    @property
    def interval(self) -> tuple[float, float] | None:
        """Of 95 %; no loss is below 0."""
        return None if self.error is None else (max(0.0, self.loss - Z_95 * self.error), self.loss + Z_95 * self.error)


class DecisionRating(Struct, frozen=True):
    """How well a player decides."""

    games: int
    whole: PhaseRating
    """Of all discards and cards played."""
    phases: dict[RatingPhase, PhaseRating]
    """Only phases with decisions; claims are a phase of their own, which is no part of `whole`."""
    band: RatingBand | None
    """None below `FEWEST_GAMES` games."""
    others: tuple[RatingBand, ...]
    """Further bands that the interval of the rating reaches."""


def tally(decisions: Iterable[Decision | CountGrade], seat: Seat, target: int) -> tuple[PhaseTally, ...]:
    """The unforced graded decisions of a seat in one game, by phase."""
    losses: dict[RatingPhase, list[float]] = {}
    for each in decisions:
        if each.seat == seat and each.loss is not None:
            phase = phase_of(each, target) if isinstance(each, Decision) else CLAIM
            losses.setdefault(phase, []).append(each.loss.value)
    return tuple(PhaseTally(phase, len(losses[phase]), fsum(losses[phase])) for phase in PHASES if phase in losses)


def count_tally(counts: Iterable[CountGrade], seats: Collection[Seat]) -> CountTally:
    """The counts of these seats in one game. A claim that gained points by luck gives up none."""
    points = [each.points for each in counts if each.seat in seats]
    return CountTally(len(points), sum(each != 0 for each in points), sum(max(0, each) for each in points))


def count_rating(games: Sequence[CountTally]) -> PhaseRating | None:
    """What a count gives up, in points; None without a count."""
    return _rated([(each.counts, each.points) for each in games])


def phase_of(decision: Decision, target: int) -> RatingPhase:
    """The phase of a decision in a game to this target."""
    near = max(decision.scores) >= target - ENDGAME
    return "endgame" if near else decision.phase


def decision_rating(games: Sequence[tuple[PhaseTally, ...]], last: int | None = None) -> DecisionRating | None:
    """The rating by the tallies of games in order of time, or by the last of them; None without a decision."""
    chosen = list(games) if last is None else list(games)[-last:]
    played = [[each for each in game if each.phase != CLAIM] for game in chosen]
    whole = _rated([(sum(each.decisions for each in game), fsum(each.loss for each in game)) for game in played])
    if whole is None:
        return None
    phases: dict[RatingPhase, PhaseRating] = {}
    for phase in PHASES:
        of_phase = [(each.decisions, each.loss) for game in chosen for each in game if each.phase == phase]
        if (found := _rated(of_phase)) is not None:
            phases[phase] = found
    enough = len(chosen) >= FEWEST_GAMES
    reached = {rating_band(each) for each in (whole.loss, *(whole.interval or ()))} if enough else set()
    band = rating_band(whole.loss) if reached else None
    return DecisionRating(len(chosen), whole, phases, band, tuple(sorted(reached - {band})))


def _rated(games: Sequence[tuple[int, float]]) -> PhaseRating | None:
    """The mean of all decisions, with the error of a ratio of sums over games (Cochran, Sampling Techniques, 1977, chapter 6)."""
    chosen = [(number, loss) for number, loss in games if number]  # the others have no spread
    decisions, many = sum(number for number, _ in chosen), len(chosen)
    if not decisions:
        return None
    mean = fsum(loss for _, loss in chosen) / decisions
    squares = fsum((loss - mean * number) ** 2 for number, loss in chosen)
    error = sqrt(squares * many / (many - 1)) / decisions if many > 1 else None
    return PhaseRating(decisions, mean, error)


def rating_band(loss: float) -> RatingBand:
    """The band of a mean loss of a decision."""
    return next((band for bound, band in BAND_BOUNDS if loss < bound), "novice")


class Results(Struct, frozen=True):
    """A player's results, separate from the quality of play."""

    games: int
    wins: int
    skunks_given: int
    skunks_taken: int
    luck: float | None
    """The mean luck of a game, as a chance to win; None where no game has a ledger."""
    adjusted: float | None
    """The share of games won with the luck taken out."""


def results(games: Iterable[tuple[Outcome, Side, Ledger | None]]) -> Results:
    """The results of games: how each ended, the side of the player, and the ledger from that side, if there is one."""
    ended = list(games)
    won = [side in outcome.winners for outcome, side, _ in ended]
    skunks = [outcome.points > 1 for outcome, _, _ in ended]
    ledgers = [ledger for _, _, ledger in ended if ledger is not None and ledger.payoff == "win"]
    many = len(ledgers)
    return Results(
        games=len(ended),
        wins=sum(won),
        skunks_given=sum(skunk and win for skunk, win in zip(skunks, won, strict=True)),
        skunks_taken=sum(skunk and not win for skunk, win in zip(skunks, won, strict=True)),
        luck=fsum(each.luck for each in ledgers) / many if many else None,
        adjusted=fsum(each.adjusted for each in ledgers) / many if many else None,
    )

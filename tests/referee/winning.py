"""The end of a game, its winner, and the game points."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.referee.rules import Rules, half, sides, target_of, three_quarters


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    points: int
    title: str
    resigned: int | None
    losses: tuple[tuple[int, int, str], ...]


def is_out(rules: Rules, scores: Sequence[int]) -> bool:
    """Whether a side has reached its target."""
    return any(score >= target_of(rules, side) for side, score in enumerate(scores))


def game_points(rules: Rules, loser: int, loser_score: int, winner_score: int) -> tuple[int, str]:
    """What a loser settles, and the title of the loss."""
    target = target_of(rules, loser)
    match rules.skunk_scale:
        case "none":
            return 1, ""
        case "lurch":
            return (2, "lurch") if loser_score < half(target) else (1, "")
        case "skunk":
            if loser_score < half(target):
                return 4, "double skunk"
            return (2, "skunk") if loser_score < three_quarters(target) else (1, "")
        case "hoyle":
            short = target - loser_score
            if short > 60:
                return 4, "double skunk"
            return (2, "skunk") if short > 30 else (1, "")
        case "acc":
            return (3, "skunk") if loser_score < three_quarters(target) else (2, "")
        case _:
            assert rules.skunk_scale == "lowball"
            if winner_score < half(target):
                return 4, "double skunk"
            return (2, "skunk") if winner_score <= three_quarters(target) else (1, "")


def result(rules: Rules, scores: Sequence[int], at_deal: Sequence[int]) -> Result:
    """The result of a game in which a side is out."""
    out = [side for side, score in enumerate(scores) if score >= target_of(rules, side)]
    return settle(rules, scores, lowest(scores, at_deal) if rules.objective == "lowball" else out)


def given_up(rules: Rules, scores: Sequence[int], at_deal: Sequence[int], loser: int) -> Result:
    """The result if this side resigns: the others win, as far as the target; in lowball the lowest of them."""
    everybody = range(sides(rules))
    if rules.objective == "lowball":
        after = [target_of(rules, side) if side == loser else scores[side] for side in everybody]
        winners = lowest(after, at_deal)
    else:
        after = [scores[side] if side == loser else target_of(rules, side) for side in everybody]
        winners = [side for side in everybody if side != loser]
    return settle(rules, after, winners)._replace(resigned=loser)


def lowest(scores: Sequence[int], at_deal: Sequence[int]) -> list[int]:
    """The sides with the lowest score; among these, those that were lowest before the last deal."""
    low = [side for side, score in enumerate(scores) if score == min(scores)]
    return [side for side in low if at_deal[side] == min(at_deal[each] for each in low)]


def settle(rules: Rules, scores: Sequence[int], winners: Sequence[int]) -> Result:
    """The result for these winners; the best loser's settlement is what the match counts."""
    losers = [side for side in range(sides(rules)) if side not in winners]
    winner_score = scores[winners[0]]
    losses = [(loser, *game_points(rules, loser, scores[loser], winner_score)) for loser in losers]
    best = min(losses, key=lambda loss: loss[1])
    shown = tuple(losses) if len(losses) > 1 else ()
    return Result(tuple(winners), tuple(scores), best[1], best[2], None, shown)

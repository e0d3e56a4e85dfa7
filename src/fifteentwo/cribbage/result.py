"""The end of a game: the winner, and the game points."""

from __future__ import annotations

from fifteentwo.board import double_skunk_line, skunk_line
from fifteentwo.cribbage.state import State
from fifteentwo.game import Loss, Outcome, Side
from fifteentwo.rules import CribbageRules


def out(state: State) -> bool:
    """Whether a side has reached its target, which ends the game."""
    return any(front >= target for (_, front), target in zip(state.pegs, state.rules.targets, strict=True))


def outcome(state: State, resigned: Side | None = None) -> Outcome:
    """The result at the current scores; a side that resigns loses with its current score."""
    rules, scores = state.rules, list(state.scores)
    if rules.objective == "lowball":
        return _lowball(state, resigned)
    if resigned is not None:
        winners = tuple(side for side in range(len(scores)) if side != resigned)
    else:
        winners = tuple(side for side, score in enumerate(scores) if score >= rules.targets[side])
    for side in winners:
        scores[side] = rules.targets[side]
    return _settled(rules, winners, scores, resigned)


def _settled(rules: CribbageRules, winners: tuple[Side, ...], scores: list[int], resigned: Side | None) -> Outcome:
    """The outcome with the loss of each loser; the match counts that of the best loser."""
    losses = tuple(Loss(side, *worth(rules, score, side)) for side, score in enumerate(scores) if side not in winners)
    best = min(losses, key=lambda loss: loss.points)
    return Outcome(winners, tuple(scores), best.points, best.title, resigned, losses if len(losses) > 1 else ())


def skunk_lines(rules: CribbageRules, side: Side = 0) -> tuple[tuple[int, str], ...]:
    """The skunk lines of a side, lowest first, each with the title of a loser below it.

    >>> skunk_lines(CribbageRules())
    ((61, 'double skunk'), (91, 'skunk'))
    """
    holes = range(1, rules.targets[side])
    titles = [worth(rules, score, side)[1] for score in range(rules.targets[side])]
    return tuple((hole, titles[hole - 1]) for hole in holes if titles[hole] != titles[hole - 1])


def worth(rules: CribbageRules, loser: int, side: Side = 0) -> tuple[int, str]:
    """The game points for beating this side at this score, and the title of the loss.

    The lines are at three quarters and half of the side's own target, rounded up: a loser below the line is skunked. On
    the Hoyle scale the loser is skunked more than 30, and double skunked more than 60, short of the target.
    """
    target = rules.targets[side]
    three_quarters, half = skunk_line(target), double_skunk_line(target)
    match rules.skunk_scale:
        case "lurch" if loser < half:
            return 2, "lurch"
        case "skunk" if loser < half:
            return 4, "double skunk"
        case "skunk" if loser < three_quarters:
            return 2, "skunk"
        case "hoyle" if target - loser > 60:
            return 4, "double skunk"
        case "hoyle" if target - loser > 30:
            return 2, "skunk"
        case "acc":
            return (3, "skunk") if loser < three_quarters else (2, "")
        case _:
            return 1, ""


def _lowball(state: State, resigned: Side | None) -> Outcome:
    """Lowball: the lowest score wins; a tie goes to the score that was lower before the last deal.

    A win counts double with at most three quarters of the target, and quadruple with less than half.
    """
    rules, scores = state.rules, list(state.scores)
    if resigned is not None:
        scores[resigned] = rules.target
    before = state.dealt_at or scores
    ranked = {side: (score, before[side]) for side, score in enumerate(scores) if side != resigned}
    best = min(ranked.values())
    winners = tuple(side for side, rank in ranked.items() if rank == best)
    points, title = 1, ""
    if rules.skunk_scale == "lowball":
        if best[0] <= double_skunk_line(rules.target) - 1:
            points, title = 4, "double skunk"
        elif best[0] <= skunk_line(rules.target):
            points, title = 2, "skunk"
    losses = tuple(Loss(side, points, title) for side in range(len(scores)) if side not in winners)
    return Outcome(winners, tuple(scores), points, title, resigned, losses if len(losses) > 1 else ())

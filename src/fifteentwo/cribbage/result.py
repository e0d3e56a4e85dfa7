"""Who is out, and what the game is worth."""

from __future__ import annotations

from fifteentwo.board import double_skunk_line, skunk_line
from fifteentwo.cribbage.state import State
from fifteentwo.game import Outcome, Side
from fifteentwo.rules import CribbageRules


def out(state: State) -> bool:
    """Whether a side has reached the target: the game is over at that moment."""
    target = state.rules.target
    return any(front >= target for _, front in state.pegs)


def outcome(state: State, resigned: Side | None = None) -> Outcome:
    """The result by the scores as they stand; a side that resigns loses by its score of the moment."""
    rules, target = state.rules, state.rules.target
    scores = list(state.scores)
    if rules.objective == "lowball":
        return _lowball(state, resigned)
    if resigned is not None:
        winners = tuple(side for side in range(len(scores)) if side != resigned)
    else:
        winners = tuple(side for side, score in enumerate(scores) if score >= target)
    for side in winners:
        scores[side] = target
    best_loser = max((score for side, score in enumerate(scores) if side not in winners), default=0)
    points, title = worth(state.rules, best_loser)
    return Outcome(winners, tuple(scores), points, title, resigned)


def skunk_lines(rules: CribbageRules) -> tuple[tuple[int, str], ...]:
    """The holes a loser must reach to be let off, the lowest first, each with what he is called who does not.

    >>> skunk_lines(CribbageRules())
    ((61, 'double skunk'), (91, 'skunk'))
    """
    titles = [worth(rules, score)[1] for score in range(rules.target)]
    return tuple((hole, titles[hole - 1]) for hole in range(1, rules.target) if titles[hole] != titles[hole - 1])


def worth(rules: CribbageRules, loser: int) -> tuple[int, str]:
    """The game points of a win against this score, and the word for it.

    The lines lie at three quarters and at half of the target, rounded up: a loser below the line
    is skunked. The Hoyle scale goes by the margin, more than 30 and more than 60.
    """
    three_quarters, half = skunk_line(rules.target), double_skunk_line(rules.target)
    match rules.skunk_scale:
        case "lurch" if loser < half:
            return 2, "lurch"
        case "skunk" if loser < half:
            return 4, "double skunk"
        case "skunk" if loser < three_quarters:
            return 2, "skunk"
        case "hoyle" if rules.target - loser > 60:
            return 4, "double skunk"
        case "hoyle" if rules.target - loser > 30:
            return 2, "skunk"
        case "acc":
            return (3, "skunk") if loser < three_quarters else (2, "")
        case _:
            return 1, ""


def _lowball(state: State, resigned: Side | None) -> Outcome:
    """Lowball: the lowest score wins, and of equal scores the one that was lower before the last deal.

    The winner's game counts double if he kept to three quarters of the target, fourfold below half.
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
    return Outcome(winners, tuple(scores), points, title, resigned)

"""The match: adding up its games, the next dealer, and when the match is won."""

from __future__ import annotations

from fifteentwo.game import Outcome, Rules, Seat, Side, Standing


def before(rules: Rules) -> Standing:
    """The score of a match before the first game."""
    zero = (0,) * rules.sides
    return Standing(zero, zero)


def after(standing: Standing, outcome: Outcome) -> Standing:
    """The score of a match after one more game."""
    won = [side in outcome.winners for side in range(len(standing.points))]
    return Standing(
        tuple(had + outcome.points * wins for had, wins in zip(standing.points, won, strict=True)),
        tuple(had + wins for had, wins in zip(standing.wins, won, strict=True)),
        standing.games + 1,
    )


def winner(rules: Rules, standing: Standing) -> Side | None:
    """The side that has won the match; None if it is not over, or drawn.

    `first_to` counts game points; `best_of` counts games, so that skunks make no difference.
    """
    won = _won(rules, standing)
    ahead = [side for side, count in enumerate(won) if count == max(won)]
    return ahead[0] if len(ahead) == 1 and max(won) > 0 and is_over(rules, standing) else None


def is_over(rules: Rules, standing: Standing) -> bool:
    """Whether the match is over: a side has enough points or games, or all games have been played.

    It is drawn if two sides are then equal, as can happen in the best of an even number or after a game won together.
    """
    length = rules.match_length
    if rules.match_kind != "first_to" and standing.games >= length:
        return True
    mark = length // 2 + 1 if rules.match_kind == "best_of" else length
    return max(_won(rules, standing)) >= mark


def _won(rules: Rules, standing: Standing) -> tuple[int, ...]:
    """What each side has won so far: games or game points, whichever the match counts."""
    return standing.points if rules.match_kind == "first_to" else standing.wins


def next_dealer(rules: Rules, outcome: Outcome, first_dealer: Seat | None, last_dealer: Seat | None) -> Seat | None:
    """Who deals first in the next game, by `next_dealer`.

    `first_dealer` was the first dealer in the game just over and `last_dealer` the last. Among partners or equal players
    the next one to the left of the last dealer deals. None means a new cut: the deal alternates, but the last game was
    resigned before it had a dealer.
    """
    if rules.next_dealer == "alternate":
        return None if first_dealer is None else (first_dealer + 1) % rules.players
    winning = rules.next_dealer == "winner"
    sides = [side for side in range(rules.sides) if (side in outcome.winners) == winning]
    if not winning:
        worst = max if rules.objective == "lowball" else min
        score = worst(outcome.scores[side] for side in sides)
        sides = [side for side in sides if outcome.scores[side] == score]
    after = -1 if last_dealer is None else last_dealer
    seats = ((after + step) % rules.players for step in range(1, rules.players + 1))
    return next(seat for seat in seats if rules.side(seat) in sides)

"""The scorecards of an evening, as the American Cribbage Congress has them: a line for each game, and both initials.

A line has the opponent, the game points, the points by which the game was won or lost, and the totals so far. In place of
the initials it says which of the two players have reported the result that counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from fifteentwo.club.evening import ClubGame, Evening
from fifteentwo.club.standings import WIN, bye_wins, game_points


class CardLine(Struct, frozen=True):
    """A game on a player's scorecard, or a bye.

    Attributes:
        round: The round, from 1.
        game: The number of the game; None for a bye.
        opponent: The other player; None for a bye.
        points: The game points.
        plus: The points by which the game was won.
        minus: The points by which it was lost.
        total_points: The game points up to this line.
        total_spread: The net spread up to this line.
        signed: Whether the player has reported this result.
        opponent_signed: Whether the opponent has.
    """

    round: int
    game: int | None
    opponent: int | None
    points: int
    plus: int
    minus: int
    total_points: int
    total_spread: int
    signed: bool
    opponent_signed: bool


def scorecard(evening: Evening, player: int) -> tuple[CardLine, ...]:
    """The lines of a player's card in the order of the rounds; open games and the knock-out are not on it."""
    lines: list[CardLine] = []
    points = spread = 0
    for number, game in _entries(evening, player):
        margin, won, signed = 0, WIN * bye_wins(evening), (False, False)
        opponent = None
        if game is not None and game.result is not None:
            own = game.players.index(player)
            opponent = game.players[1 - own]
            margin = (game.result.first - game.result.second) * (1 - 2 * own)
            won = game_points(game.result, evening.settings.target)[own]
            signed = game.signed[own], game.signed[1 - own]
        points, spread = points + won, spread + margin
        lines.append(
            CardLine(
                round=number,
                game=None if game is None else game.id,
                opponent=opponent,
                points=won,
                plus=max(margin, 0),
                minus=max(-margin, 0),
                total_points=points,
                total_spread=spread,
                signed=signed[0],
                opponent_signed=signed[1],
            )
        )
    return tuple(lines)


def _entries(evening: Evening, player: int) -> Iterator[tuple[int, ClubGame | None]]:
    """The rounds of a player, each with the game that has a result, or None for a bye."""
    for round_ in evening.rounds:
        if round_.knockout:
            continue
        if player in round_.byes:
            yield round_.number, None
        for game in (evening.games[number] for number in round_.games):
            if player in game.byes:
                yield round_.number, None
            elif player in game.players and game.result is not None:
                yield round_.number, game

"""The end of the play for a player who knows that the other solves it again: how the other plays it, and the best response to that.

Where *expert* solves the rest of the play again (`late_play`), it leaves the policy at every turn. What it plays with each hand follows from what everybody
sees, but for its own discards and suits, which only it knows: those are averaged here. The payoffs are those by which *expert* itself solves: by the suits shown
up to the third card, and with a crib that does not depend on the other's hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fifteentwo.cribbage import View
from fifteentwo.engine.expert.late_play import (
    ITERATIONS,
    SHARE,
    LateEquity,
    LatePosition,
    ResolvedTurn,
    late_subgame,
    own_weights,
    played_profile,
    resolved_turn,
    restricted_response,
    with_own,
)
from fifteentwo.engine.pegging.frames import GO, ME
from fifteentwo.engine.pegging.subgame_tree import Subgame
from fifteentwo.engine.pegging.subgame_values import BEST, buffers, even_profile, reach_down, values_up
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, grown_hands, places
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.game import Seat


class KnownEnding(NamedTuple):
    """A turn in a subgame in which the other plays by a known profile."""

    solution: ShippedSolution
    turn: ResolvedTurn
    board: LateEquity
    node: int
    profile: Floats
    """(entries,): of the other, with trembles; of the player nothing of use."""
    path: list[tuple[int, int]]
    """The nodes from the root on and the moves made there."""

    def played(self) -> list[Doubles]:
        """How the other has played each of its cards since the root: the probability of each slot of each hand, (slots, hands)."""
        game, _, _ = late_subgame(self.solution, self.turn.position, self.board)
        found = []
        for node, move in self.path:
            if move != GO and game.mover[node] != self.turn.own.player:
                part = self.profile[game.begin[node] : game.begin[node + 1]].astype(np.float64)
                found.append(part.reshape(int(game.held[node, game.mover[node]]), -1))
        return found

    def card_values(self, range_: Doubles) -> dict[int, float]:
        """The chance to win after each rank that fits by a best response to the profile, if the other holds each hand with these
        probabilities, (hands,). Raises BadTables.
        """
        turn, me = self.turn, self.turn.own.player
        game, other, grown = with_own(self.solution, turn.position, self.board, turn.own), 1 - me, grown_hands()
        room, first = buffers(game), int(game.reach[self.node, other])
        room.reach[other][first : first + len(range_)] = self._relative(game, range_)
        reach_down(game, grown, self.node, other, self.profile, room.reach[other])
        below = (game, grown, self.node, me, BEST, self.profile, room.reach[other], room.value[me], room.actions)
        values_up(*below, room.leaf)
        hands, number = int(grown.sizes[len(turn.hand)]), int(places(len(turn.hand))[turn.hand])
        begin, whole = int(game.begin[self.node]) + number, float(range_.sum())
        # The dealer's payoffs are those of pone, negative.
        base = 0.0 if me == ME else self.board.won + self.board.lost
        return {rank: base + float(room.actions[begin + hands * slot]) / whole for slot, rank in enumerate(turn.ranks)}

    def _relative(self, game: Subgame, range_: Doubles) -> Doubles:
        """The probabilities of the other's hands, (hands,), divided by those at the root, which the payoffs have in them."""
        me, grown = self.turn.own.player, grown_hands()
        weights, _ = own_weights(self.solution, self.turn.position, self.board, self.turn.own)
        row = weights[self.turn.own.hand] if me == ME else weights[:, self.turn.own.hand]
        size, hands = int(game.held[self.node, 1 - me]), np.arange(len(range_))
        for node, move in reversed(self.path):
            if move != GO and game.mover[node] != me:
                size += 1
                hands = grown.bigger[size, move, hands].astype(np.int64)
        found: Doubles = np.divide(range_, row[hands], out=np.zeros(len(range_)), where=row[hands] > 0)
        return found


def known_ending(solution: ShippedSolution, view: View, seat: Seat, tremble: float) -> KnownEnding | None:
    """What a seat knows of the end of the play where the other solves it again, and now and then plays any card that fits; None where the other
    does not, or nobody has a choice that depends on the other's hand. Raises BadTables.
    """
    turn = resolved_turn(solution, view, seat)
    if turn is None or turn.board is None:
        return None
    game, _, _ = late_subgame(solution, turn.position, turn.board)
    node, path = 0, []
    for move in turn.moves:
        path.append((node, move))
        node = int(game.child[node, move])
        if node < 0:
            return None
    profile = _profile_of(solution, turn.position, turn.board, 1 - turn.own.player, tremble)
    return KnownEnding(solution, turn, turn.board, node, profile, path)


@lru_cache(maxsize=4)
def _profile_of(
    solution: ShippedSolution, position: LatePosition, board: LateEquity, player: int, tremble: float
) -> Floats:
    """How a player who solves the rest again plays it, (entries,)."""
    game, policy, _ = late_subgame(solution, position, board)
    profile = restricted_response(game, policy, player, ITERATIONS, SHARE, buffers(game))
    played = played_profile(game, profile)
    found: Floats = played + np.float32(tremble) * (even_profile(game) - played)
    return found

"""Explorers: everything that can be known about a position, beyond the options of a hint.

>>> from fifteentwo.analysis.position_text import read_position
>>> found = explored(read_position("p.0-0.4C5H6DJS-2S9D.KH."))
>>> found.analysis.options[0].cards, len(found.strip), len(found.branches)
((6D,), 13, 4)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.analysis.model import Analysis
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import write_position
from fifteentwo.cards import PACK, RANKS, Card
from fifteentwo.cribbage import Cribbage, Go, Play, State, View
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.public_tree import PolicyTree
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.five_card.chances import moment_to_play
from fifteentwo.engine.five_card.decisions import known_to
from fifteentwo.engine.five_card.play import chances_to_reply, range_of
from fifteentwo.engine.five_card.solution import FiveCardSolution, five_card_solution
from fifteentwo.engine.scoring.rank_hands import Doubles, grown_hands, rank_hands
from fifteentwo.engine.solution import shipped, solution_for
from fifteentwo.expected import expect
from fifteentwo.game import Seat
from fifteentwo.scoring import MOST_COUNT

SELDOM: Final = 0.0005
"""Replies with a smaller chance are left out."""


class RankShare(Struct, frozen=True):
    """What the other may hold of one rank: the mean number of cards, and the chance of at least one."""

    rank: str
    cards: float
    held: float


class Reply(Struct, frozen=True):
    """A card that the other may play next, by the engine's policy.

    `points` include those for a go or the last card. `position` is the position after it, if I have a choice then.
    """

    rank: str
    chance: float
    points: int
    position: str | None


class CardBranch(Struct, frozen=True):
    """What may follow a card of mine."""

    card: Card
    count: int
    """The count after it; 0 where it makes thirty-one."""
    replies: tuple[Reply, ...]
    """Most likely first."""
    go: float
    """The chance that the other cannot play."""
    after_go: tuple[RankShare, ...]
    """What the other may hold if they cannot play; empty if they certainly can."""
    position: str | None
    """The position if I play next, because the other cannot."""


class Exploration(Struct, frozen=True):
    """A position with its options; in the solved play also the other's range and what may follow."""

    position: str
    analysis: Analysis
    strip: tuple[RankShare, ...] = ()
    branches: tuple[CardBranch, ...] = ()


def explored(position: PlayerPosition) -> Exploration:
    """Explores a position. Raises ValueError if there is nothing to choose."""
    expect(position, PlayerPosition, "explored", "a PlayerPosition", "read_position reads text")
    found = Exploration(write_position(position), position.analysis())
    if found.analysis.what != "play" or found.analysis.source != "solved":
        return found
    after = _After(position)
    return Exploration(
        found.position,
        found.analysis,
        strip(after.range, after.size),
        tuple(after.branch(option.cards[0]) for option in found.analysis.options),
    )


def strip(range_: Doubles, size: int) -> tuple[RankShare, ...]:
    """A range of hands of this size, rank by rank."""
    if not size:
        return ()
    counts = (rank_hands(size)[:, :, None] == np.arange(13)).sum(axis=1)
    cards, held = range_ @ counts, range_ @ (counts > 0)
    return tuple(RankShare(RANKS[rank], float(cards[rank]), float(held[rank])) for rank in range(13))


class _Other:
    """What the other may hold, and how they play, by the solution of six cards."""

    range: Doubles
    """(hands,): the probability of each hand of `size` cards."""
    size: int

    def __init__(self, view: View, seat: Seat) -> None:
        known = evaluation.information_set(view, seat)
        solution = solution_for(view.rules) or shipped()
        self.range, self.size, part, node = evaluation.opponent_range(solution, known)
        self._tree = PolicyTree(policy_given(solution, known.starter))
        self._place = np.array([self._tree.number(part)]), np.array([node])

    def replies(self, card: Card, room: int) -> Doubles:
        """The probability of each rank as the reply to a card of mine that leaves this room in the count, (13,)."""
        part, node = self._tree.children(*self._place, np.array([card.rank - 1]))
        ranked = self._tree.chances(part, node, self.size, np.array([room]))[0] * self.range
        grown, hands = grown_hands(), len(rank_hands(self.size - 1)) if self.size > 1 else 1
        places = ((grown.slot[self.size, rank, :hands], grown.bigger[self.size, rank, :hands]) for rank in range(13))
        return np.array([ranked[slot, whole].sum() for slot, whole in places])


class _OtherOfFive:
    """The same by the solution of the five-card game."""

    def __init__(self, solution: FiveCardSolution, view: View, seat: Seat) -> None:
        self._policy = solution.policy
        self._at = moment_to_play(solution, int(seat == view.dealer), known_to(view, seat))
        self.size = self._at.left
        self.range = range_of(self._at)

    def replies(self, card: Card, _: int) -> Doubles:
        """The probability of each rank as the reply to a card of mine, (13,)."""
        return chances_to_reply(self._policy, self._at, card.rank - 1)


class _After:
    """What follows a card of mine, by the range of the other and the policy."""

    def __init__(self, position: PlayerPosition) -> None:
        self.view, self.seat = position.view, position.seat
        self.game = Cribbage(self.view.rules)
        five_cards = five_card_solution(self.view.rules)
        self.other = (
            _Other(self.view, self.seat) if five_cards is None else _OtherOfFive(five_cards, self.view, self.seat)
        )
        self.range, self.size = self.other.range, self.other.size

    def branch(self, card: Card) -> CardBranch:
        """What may follow a card."""
        other = 1 - self.seat
        state, _ = self.game.apply(self.view, Play(self.seat, card))
        if state.phase != "play" or state.turn != other or not self.size:
            return CardBranch(card, state.count, (), 0.0, (), self._written(state))
        stuck = self.range * (np.minimum(rank_hands(self.size)[:, 0] + 1, 10) > MOST_COUNT - state.count)
        go = float(stuck.sum())
        replies = tuple(sorted(self._replies(state, card), key=lambda reply: -reply.chance))
        if go <= SELDOM:
            return CardBranch(card, state.count, replies, go, (), None)
        gone, _ = self.game.apply(state, Go(other))
        return CardBranch(card, state.count, replies, go, strip(stuck / go, self.size), self._written(gone))

    def _replies(self, state: State, card: Card) -> Iterator[Reply]:
        for rank, chance in enumerate(self.other.replies(card, MOST_COUNT - state.count).tolist()):
            if chance > SELDOM:
                yield self._reply(state, rank, chance)

    def _reply(self, state: State, rank: int, chance: float) -> Reply:
        """A card of this rank; its suit does not matter in the play."""
        other = 1 - self.seat
        card = next(each for each in PACK if each.rank == rank + 1 and each not in state.known())
        after, _ = self.game.apply(state, Play(other, card))
        return Reply(RANKS[rank], chance, after.scores[other] - state.scores[other], self._written(after))

    def _written(self, state: State) -> str | None:
        """The position of a state, if I have something to choose in it."""
        if state.phase != "play" or self.game.to_act(state) != (self.seat,):
            return None
        position = PlayerPosition(self.game.observe(state, self.seat), self.seat)
        return write_position(position) if position.choices else None

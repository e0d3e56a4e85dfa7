"""The equity of a deal with all cards known: exact for the starter, the counts and the rest of the play by the policy.

Used after a game, to tell luck from skill: no player may ever be judged by it, because no player sees all cards. From the
side of one player, "me"; several utilities at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.discard.evaluation import FIVE, discard_values_each
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.match_equity import EquityTable
from fifteentwo.engine.equity.open_habits import LOOKAHEAD, SOLVED
from fifteentwo.engine.equity.open_play import PlayResults, Walk, new_scratch, results, walk
from fifteentwo.engine.equity.open_position import (
    FAR,
    ONGOING,
    PEGGED,
    TURN,
    begin,
    play_card,
    say_goes,
)
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.simulated_deals import FixedTables, fixed, shipped_policy
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.jitted import score
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import ShippedSolution

CARDS: Final = 52
_SIGNS: Final = (-1.0, 1.0)
_MOST_PEGGED: Final = (31, 33)
"""Nobody pegs more in one play; for the dealer with his heels."""
_JACK: Final = 10


class Utilities(NamedTuple):
    """My equity before each deal and my utility at the end, for several utilities."""

    equity: Doubles
    """(n, 2, target, target): when I deal and when the other does, by my score and the other's."""
    mine: Doubles
    """(n, target): when I reach the target, by the other's score."""
    theirs: Doubles
    """(n, target): when the other does, by mine."""


class Scores(NamedTuple):
    """The score before or in a deal, by role."""

    pone: int
    dealer: int
    i_deal: int
    """1 if I am the dealer, otherwise 0."""
    heels: int = 2


class KeptHands(NamedTuple):
    """The hands kept, and the crib, in numbers; pone first."""

    kept: Bytes
    """(2, 4), ascending."""
    crib: Bytes
    """(4,): the two discards of pone, then those of the dealer; (0,) where there is no crib."""


def utilities(tables: Sequence[EquityTable]) -> Utilities:
    """Several tables in the arrays that machine code reads."""
    return Utilities(
        np.ascontiguousarray(np.stack([each.equity for each in tables]), np.float64),
        np.concatenate([each.terminal.mine for each in tables]),
        np.concatenate([each.terminal.theirs for each in tables]),
    )


class PlayerModel(NamedTuple):
    """How a player is modelled: whether it discards by the tables or for its hand alone, and its habit in the play."""

    by_tables: bool = True
    habit: int = SOLVED


class OpenDeals:
    """Evaluates deals with all cards known, between me and the other player as they are modelled. Raises BadTables."""

    def __init__(
        self,
        solution: ShippedSolution,
        utility: Utilities,
        players: tuple[PlayerModel, PlayerModel] = (PlayerModel(), PlayerModel()),
    ) -> None:
        self.utility = utility
        self._players = players
        self._solution = solution
        self._policy = shipped_policy(solution.rules)
        self._tables = fixed(solution.rules.four_in_crib)
        self._room, self._found = new_scratch(), results()
        self._far = np.full(2, FAR, np.int64)

    def before_deal(self, scores: Scores) -> Doubles:
        """The equity before the cards are dealt, (n,)."""
        mine, theirs = (scores.dealer, scores.pone) if scores.i_deal else (scores.pone, scores.dealer)
        found: Doubles = self.utility.equity[:, 1 - scores.i_deal, mine, theirs]
        return found

    def discards(self, sixes: Bytes, role: int, i_deal: int) -> Bytes:
        """The model's discard from each hand of six ascending cards, (n, 6): the places of the two, then of the four."""
        chosen: Bytes = layout().away[self.ways(sixes, role, i_deal)]
        return chosen

    def ways(self, sixes: Bytes, role: int, i_deal: int) -> Longs:
        """The same as the numbers of the discards in the order of `combinations`, (n,)."""
        tables, sign = self._solution.discards, _SIGNS[role]
        pegging = tables.pegging[role]
        if not self._in_role(role, i_deal).by_tables:
            sign, pegging = 0.0, np.zeros_like(pegging)
        values = discard_values_each(sixes, layout(), tables.cribs[role], sign, pegging)
        rules = self._solution.rules
        values = rules.aim * values
        if rules.toss_fives:
            values[~_tossing(sixes)] = -np.inf
        best: Longs = values.argmax(axis=1)
        return best

    def _in_role(self, role: int, i_deal: int) -> PlayerModel:
        """The player in a role."""
        return self._players[0 if (role == DEALER) == bool(i_deal) else 1]

    def _sit_down(self, scores: Scores) -> None:
        for role in (PONE, DEALER):
            self._room.habits[role] = self._in_role(role, scores.i_deal).habit

    def laid_out(self, sixes: Bytes, i_deal: int) -> tuple[Bytes, Bytes]:
        """The hands kept, (n, 2, 4), and the cribs, (n, 4), after the model's discards from hands of six, (n, 2, 6).

        Hands of four, (n, 2, 4), are kept whole, and there are no cribs, (n, 0).
        """
        sixes = np.sort(sixes, axis=2)
        if self._solution.rules.no_discard:
            return sixes, np.empty((len(sixes), 0), np.uint8)
        kept, crib = np.empty((len(sixes), 2, 4), np.uint8), np.empty((len(sixes), 4), np.uint8)
        for role in (PONE, DEALER):
            hands = np.ascontiguousarray(sixes[:, role])
            chosen = np.take_along_axis(hands, self.discards(hands, role, i_deal).astype(np.int64), axis=1)
            kept[:, role], crib[:, 2 * role : 2 * role + 2] = chosen[:, 2:], chosen[:, :2]
        return kept, crib

    def dealt(self, sixes: Bytes, scores: Scores) -> Doubles:
        """The equity after each deal of two hands of six, (n, 2, 6), with the model's discards, or of four, (n, 2, 4): (n, utilities)."""
        return self.before_starter(*self.laid_out(sixes, scores.i_deal), scores)

    def before_starter(self, kept: Bytes, crib: Bytes, scores: Scores) -> Doubles:
        """The equity with these hands, (n, 2, 4) ascending, and cribs, (n, 4) or (n, 0): (n, utilities)."""
        self._sit_down(scores)
        means = np.empty((len(kept), len(self.utility.mine)))
        mean_values(kept, crib, scores, self.utility, self._policy, self._tables, self._room, self._found, means)
        return means

    def by_starter(self, hands: KeptHands, scores: Scores) -> Doubles:
        """The equity after each starter, (52, utilities); nan for cards of the hands and the crib."""
        self._sit_down(scores)
        values = np.empty((CARDS, len(self.utility.mine)))
        starter_values(hands, scores, self.utility, self._policy, self._tables, self._room, self._found, values)
        return values

    def in_play(self, hands: KeptHands, starter: int, plays: Sequence[int], scores: Scores) -> Doubles:
        """The equity in the play after these cards, in the order they were played, (utilities,).

        `scores` are those of this moment, heels and points pegged included.
        """
        self._sit_down(scores)
        position = self._room.stack[0]
        begin(position, (hands.kept >> 2).astype(np.int64))
        for card in plays:
            say_goes(position, self._policy, self._far)
            held = position[4 * position[TURN] : 4 * position[TURN] + 4]
            play_card(position, int(np.argmax(held == card >> 2)), self._policy, self._far)
        see(self._room, hands.crib, starter)
        ended = say_goes(position, self._policy, self._far)
        position[PEGGED : PEGGED + 2] = 0
        if ended != ONGOING:
            return self.in_show(hands, starter, 0, scores)
        target = self.utility.mine.shape[1]
        need = np.array((target - scores.pone, target - scores.dealer), np.int64)
        walk(self._room, self._policy, self._tables, need, self._found)
        return self._counted(counted(self._tables, hands, starter), scores)

    def in_show(self, hands: KeptHands, starter: int, shown: int, scores: Scores) -> Doubles:
        """The equity after some of the three counts, (utilities,): none, pone's hand, the dealer's hand too."""
        pone, hand, crib = counted_each(self._tables, hands, starter)
        self._found.points[:], self._found.out[:] = 0.0, 0.0
        self._found.points[0, 0] = 1.0
        return self._counted((pone * (shown < 1), hand * (shown < 2) + crib * (shown < 3)), scores)

    def _counted(self, counts: tuple[int, int], scores: Scores) -> Doubles:
        values = np.empty(len(self.utility.mine))
        value_of(self._found, scores.pone, scores.dealer, counts, scores.i_deal, self.utility, values)
        return values


def _tossing(sixes: Bytes) -> NDArray[np.bool_]:
    """Which discards of hands of six, (n, 6), toss as many fives as they can, (n, 15)."""
    fives = sixes >> 2 == FIVE
    found: NDArray[np.bool_] = fives[:, layout().away[:, :2]].sum(axis=2) == np.minimum(fives.sum(axis=1), 2)[:, None]
    return found


@compiled
def see(room: Walk, crib: Bytes, starter: int) -> None:
    """Lets each player see its own discards and the starter."""
    room.seen[:] = 0
    for place in range(len(crib)):
        room.seen[place // 2, crib[place] >> 2] += 1
    room.seen[:, starter >> 2] += 1


@compiled
def counted(tables: FixedTables, hands: KeptHands, starter: int) -> tuple[int, int]:
    """The points of pone's hand, and of the dealer's hand and crib together."""
    pone, hand, crib = counted_each(tables, hands, starter)
    return pone, hand + crib


@compiled
def counted_each(tables: FixedTables, hands: KeptHands, starter: int) -> tuple[int, int, int]:
    """The points of pone's hand, the dealer's hand and the crib."""
    kept, crib = hands.kept, hands.crib
    points = tables.points
    first = score(points, kept[0, 0], kept[0, 1], kept[0, 2], kept[0, 3], starter, False)
    second = score(points, kept[1, 0], kept[1, 1], kept[1, 2], kept[1, 3], starter, False)
    if len(crib) == 0:
        return first, second, 0
    return first, second, score(points, crib[0], crib[1], crib[2], crib[3], starter, tables.five_in_crib)


@compiled
def value_of(
    found: PlayResults,
    pone: int,
    dealer: int,
    counts: tuple[int, int],
    i_deal: int,
    utility: Utilities,
    values: Doubles,
) -> None:
    """Writes the equity before the rest of the play, from its results and the points to be counted after it."""
    target = utility.mine.shape[1]
    values[:] = 0.0
    for first in range(GRID):
        for second in range(GRID):
            share = found.points[first, second]
            if share > 0:
                _add_counted(pone + first, dealer + second, counts, i_deal, utility, share, values)
        for player in range(2):
            share = found.out[player, first]
            if share > 0:
                loser = (dealer if player == 0 else pone) + first
                _add_end(player == i_deal, min(loser, target - 1), utility, share, values)


@compiled
def _add_end(i_win: bool, loser: int, utility: Utilities, share: float, values: Doubles) -> None:
    for at in range(len(values)):
        values[at] += share * (utility.mine[at, loser] if i_win else utility.theirs[at, loser])


@compiled
def _add_counted(
    pone: int, dealer: int, counts: tuple[int, int], i_deal: int, utility: Utilities, share: float, values: Doubles
) -> None:
    """Adds the equity after the hands and the crib are counted in order."""
    target = utility.mine.shape[1]
    pone += counts[0]
    if pone >= target:
        _add_end(i_deal == 0, min(dealer, target - 1), utility, share, values)
        return
    dealer += counts[1]
    if dealer >= target:
        _add_end(i_deal == 1, pone, utility, share, values)
        return
    mine, theirs = (dealer, pone) if i_deal else (pone, dealer)
    for at in range(len(values)):
        # The other player deals next.
        values[at] += share * utility.equity[at, i_deal, mine, theirs]


@compiled
def starter_values(
    hands: KeptHands,
    scores: Scores,
    utility: Utilities,
    policy: FlatPolicy,
    tables: FixedTables,
    room: Walk,
    found: PlayResults,
    values: Doubles,
) -> None:
    """Writes the equity after each starter, (52, utilities); nan for cards that are not in the stock.

    The play does not depend on the starter, except that his heels can leave the dealer nearer the target, and that some
    players count the cards they have seen.
    """
    target = utility.mine.shape[1]
    free = np.ones(CARDS, np.bool_)
    for card in hands.crib:
        free[card] = False
    ranks = np.empty((2, 4), np.int64)
    for player in range(2):
        for at in range(4):
            free[hands.kept[player, at]] = False
            ranks[player, at] = hands.kept[player, at] >> 2
    near = target - scores.pone <= _MOST_PEGGED[0] or target - scores.dealer <= _MOST_PEGGED[1]
    need = np.full(2, FAR, np.int64)
    counting = room.habits.max() >= LOOKAHEAD
    values[:] = np.nan
    for turn in range(13):
        rank = (_JACK + 1 + turn) % 13  # jacks last
        is_jack = rank == _JACK
        if turn == 0 or counting or (near and is_jack):
            if near:
                need[0], need[1] = target - scores.pone, target - scores.dealer - (scores.heels if is_jack else 0)
            if need[1] > 0:
                see(room, hands.crib, 4 * rank)
                begin(room.stack[0], ranks)
                walk(room, policy, tables, need, found)
        for starter in range(4 * rank, 4 * rank + 4):
            if not free[starter]:
                continue
            dealer = scores.dealer + (scores.heels if is_jack else 0)
            if dealer >= target:
                values[starter] = 0.0
                _add_end(scores.i_deal == 1, scores.pone, utility, 1.0, values[starter])
                continue
            counts = counted(tables, hands, starter)
            value_of(found, scores.pone, dealer, counts, scores.i_deal, utility, values[starter])


@compiled
def mean_values(
    kept: Bytes,
    cribs: Bytes,
    scores: Scores,
    utility: Utilities,
    policy: FlatPolicy,
    tables: FixedTables,
    room: Walk,
    found: PlayResults,
    means: Doubles,
) -> None:
    """Writes the equity of many deals before the starter is turned, (n, utilities): the mean over the starters."""
    values = np.empty((CARDS, means.shape[1]))
    starters = CARDS - kept[0].size - cribs.shape[1]
    for deal in range(len(means)):
        starter_values(KeptHands(kept[deal], cribs[deal]), scores, utility, policy, tables, room, found, values)
        for at in range(means.shape[1]):
            total = 0.0
            for starter in range(CARDS):
                if not np.isnan(values[starter, at]):
                    total += values[starter, at]
            means[deal, at] = total / starters

"""The end of the play near the end of a game, solved again at the table for both players, in the chance to win.

After the first three cards the rest of the play is a `pegging.subgame`: the hands that both players may hold as everybody sees it, by how
players discard at the score of the deal and the solution plays, given the starter; and the chance to win by both scores, both hands in the show, and the crib on average. A player
draws its cards from a restricted Nash response (Johanson, Zinkevich and Bowling, 2007, "Computing robust counter-strategies"): the other follows
the policy with the probability `SHARE`, and else plays the best it can. It is solved once and followed to the end of the deal.

What a player draws depends on its view alone. Solutions are kept in memory to save time; whether one was there makes no difference.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cribbage import View
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.discard_chances import kept_points
from fifteentwo.engine.equity.in_deal import ScoreContext, crib_distribution
from fifteentwo.engine.equity.late_discards import FAR, SCORE_RANGE, discards_given, keep_of_other, shares_at
from fifteentwo.engine.equity.show_tables import SIDE, show_boards
from fifteentwo.engine.equity.show_values import HAND, SuitPoints
from fifteentwo.engine.expert import evaluation, ranges
from fifteentwo.engine.expert.late_cards import first_cards
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.flat_policy import FlatPolicy, flattened
from fifteentwo.engine.pegging.frames import GO, ME, OTHER, Frame, moved, replayed, without_points
from fifteentwo.engine.pegging.joint import starter_pack
from fifteentwo.engine.pegging.kept_pairs import DiscardsByHand, discards_by_hand, kept_pairs
from fifteentwo.engine.pegging.subgame import MOST, ShowUtility, subgame, with_hand
from fifteentwo.engine.pegging.subgame_cfr import Model, solve_subgame, solving
from fifteentwo.engine.pegging.subgame_tree import Subgame
from fifteentwo.engine.pegging.subgame_values import Buffers, buffers, stored_profile
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    RANKS,
    Doubles,
    Floats,
    Longs,
    grown_hands,
    places,
    rank_hands,
    with_cards,
)
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.game import Seat
from fifteentwo.scoring import peg_points

OPENING: Final = 3
"""The cards on the table at the root."""
ITERATIONS: Final = 10
SHARE: Final = 0.25
"""The probability with which the other is taken to follow the policy."""
LEAST: Final = 0.05
"""Cards of a smaller probability are not played: the average of few iterations has something of the first."""
DECIMALS: Final = 3
"""Probabilities are rounded to so many places, so that the last bits of the table of scores decide nothing."""


class LatePosition(NamedTuple):
    """A position after the first cards of a deal, as everybody sees it. Ranks begin at 0."""

    plays: tuple[int, ...]
    """Three cards: pone's, the dealer's, and pone's again."""
    starter: int
    needs: tuple[int, int]
    """The points that pone and the dealer need."""
    at_deal: tuple[int, int] = FAR
    """Those that they needed when the cards were dealt."""


class LateEquity(NamedTuple):
    """The equity after the play, from pone's side."""

    cells: bytes
    """`ShowBoard.cells`, (side, side), 64-bit: bytes can be looked up."""
    won: float
    lost: float
    """Pone's equity when it reaches the target, and when the dealer does."""


class OwnCards(NamedTuple):
    """What a player alone knows."""

    player: int
    """`ME` for pone, `OTHER` for the dealer."""
    hand: int
    """The number of its hand at the root."""
    kept: tuple[int, ...]
    laid: tuple[int, ...]
    """The two cards discarded; none where nothing is."""
    starter: int
    shown: tuple[int, ...]
    """The cards that the other had played at the root."""


class Resolved(NamedTuple):
    """How a player follows the solution: what of the subgame it needs, and the profile."""

    game: Subgame
    """Without the payoffs."""
    profile: Floats
    """(entries,): of the one player the solution, of the other nothing of use."""

    def follow(self, moves: list[int]) -> int:
        """The node after these moves from the root; negative where nobody has a choice that depends on the other's hand."""
        node = 0
        for move in moves:
            node = int(self.game.child[node, move]) if node >= 0 else node
        return node

    def shares(self, node: int, hand: tuple[int, ...]) -> Doubles:
        """The probability of each of the ranks of a hand that fit, ascending."""
        size = len(hand)
        number, hands = int(places(size)[hand]), len(rank_hands(size))
        fitting = int(self.game.fitting[size, self.game.room[node], number])
        return played_shares(self.profile[self.game.begin[node] + number + hands * np.arange(fitting)])


class ResolvedTurn(NamedTuple):
    """A turn of a player in a subgame."""

    position: LatePosition
    board: LateEquity | None
    """None where a win or a loss counts more or less by the other's score; then the rest is not solved again."""
    own: OwnCards
    moves: list[int]
    """From the root on, with the goes between them."""
    hand: tuple[int, ...]
    """The player's ranks, ascending."""
    ranks: tuple[int, ...]
    """Those that fit."""
    needs: int
    """The points that the player still needs."""


def late_chances(solution: ShippedSolution, view: View, seat: Seat) -> dict[int, float] | None:
    """The probability of each rank that *expert* plays; None where the rest of the play is not solved again. Raises BadTables."""
    turn = resolved_turn(solution, view, seat)
    if turn is None:
        return None
    row = [card.rank for card in view.row]
    for rank in turn.ranks:
        if solution.aim > 0 and peg_points([*row, rank + 1]) >= turn.needs:
            return {rank: 1.0}
    if turn.board is None:
        return None
    found = resolved(solution, turn.position, turn.board, turn.own)
    node = found.follow(turn.moves)
    if node < 0:
        return None
    shares = found.shares(node, turn.hand).tolist()
    return {rank: share for rank, share in zip(turn.ranks, shares, strict=True) if share}


def resolved_turn(solution: ShippedSolution, view: View, seat: Seat) -> ResolvedTurn | None:
    """The turn of a player in a subgame; None before the fourth card and where both sides are too far from the target. Raises BadTables."""
    target, starter = view.rules.target, view.starter
    if len(view.plays) < OPENING or target - max(view.scores) > SCORE_RANGE or starter is None:
        return None
    hand = tuple(sorted(card.rank - 1 for card in view.hands[seat]))
    plays = [(ME if who != view.dealer else OTHER, card.rank - 1) for who, card in view.plays]
    opening = tuple(rank for _, rank in plays[:OPENING])
    me = OTHER if seat == view.dealer else ME
    moves, now = _moves(_begin(solution, opening), plays, (me, hand[0]))
    kind = evaluation.utility_kind(view.rules)
    at_turn = evaluation.score_context(view, seat, kind)
    scores = (at_turn.mine, at_turn.theirs) if me == ME else (at_turn.theirs, at_turn.mine)
    mine, theirs = scores[0] - now.mine, scores[1] - now.theirs
    if target - max(mine, theirs) > SCORE_RANGE:
        return None
    pone_seat = seat if me == ME else 1 - seat
    board = late_equity(evaluation.score_context(view, pone_seat, kind)._replace(mine=mine, theirs=theirs))
    needs = (target - mine, target - theirs)
    position = LatePosition(opening, starter.rank - 1, needs, evaluation.needs_at_deal(view, pone_seat))
    ranks = tuple(sorted({rank for rank in hand if min(rank + 1, 10) <= 31 - now.sum}))
    return ResolvedTurn(position, board, _own(view, seat, me), moves, hand, ranks, target - at_turn.mine)


def _own(view: View, seat: Seat, me: int) -> OwnCards:
    known = evaluation.information_set(view, seat)
    shown = tuple(int(card) for who, card in view.plays[:OPENING] if who != seat)
    ranks = sorted((*known.hand, *(card.rank - 1 for who, card in view.plays[OPENING:] if who == seat)))
    return OwnCards(me, int(places(len(ranks))[tuple(ranks)]), known.kept, known.laid, known.starter, shown)


def warm(solution: ShippedSolution, context: ScoreContext) -> None:
    """Reads and compiles what `late_chances` needs, and looks up the last cards after some openings. Raises BadTables."""
    if (board := late_equity(context)) is not None:
        laid = () if solution.rules.no_discard else (0, 48)
        needs = context.target - context.mine, context.target - context.theirs
        own = OwnCards(ME, int(places(2)[5, 5]), (12, 20, 21, 36), laid, 37, (17,))
        resolved(solution, LatePosition((3, 4, 9), 9, needs), board, own)
        for rank in range(RANKS):
            late_subgame(solution, LatePosition((rank, (rank + 4) % RANKS, (rank + 9) % RANKS), 9, needs), board)


def _begin(solution: ShippedSolution, cards: tuple[int, ...]) -> Frame:
    """The position after these three ranks, for pone, with no points pegged yet."""
    child, row = flattened(solution).child, np.zeros(16, np.int64)
    two = np.array(cards[:2], np.int64)
    begin = Frame(*replayed(child, PONE, two, np.array([ME, OTHER]), 0, solution.last_card, row))
    return without_points(moved(begin, cards[2], int(child[begin.node, cards[2]]) if begin.node >= 0 else NONE, row))


def _moves(begin: Frame, plays: list[tuple[int, int]], ahead: tuple[int, int]) -> tuple[list[int], Frame]:
    """The moves from the root on, with the goes between them, and the position, where it is the turn of a player with this lowest rank."""
    found: list[int] = []
    frame, row = begin, np.zeros(16, np.int64)
    row[: len(plays)] = [rank for _, rank in plays]
    for at, (who, rank) in enumerate([*plays[OPENING:], ahead]):
        while frame.turn != who or frame.sum + min(rank + 1, 10) > 31:
            found.append(GO)
            frame = Frame(*moved(frame, GO, NONE, row))
        if at < len(plays) - OPENING:
            found.append(rank)
            frame = Frame(*moved(frame, rank, NONE, row))
    return found, frame


def late_equity(context: ScoreContext) -> LateEquity | None:
    """The equity from pone's side; None where a win or a loss counts more or less by the other's score, as with skunks not yet avoided."""
    (board,) = show_boards(context)
    won, lost = set(board.mine[: board.need[1]].tolist()), set(board.theirs[: board.need[0]].tolist())
    return LateEquity(board.cells.tobytes(), *won, *lost) if len(won) == len(lost) == 1 else None


@lru_cache(maxsize=16)
def resolved(solution: ShippedSolution, position: LatePosition, board: LateEquity, own: OwnCards) -> Resolved:
    """How a player with these cards plays from a position on. Raises BadTables."""
    game, policy = with_own(solution, position, board, own), late_subgame(solution, position, board)[1]
    profile = restricted_response(game, policy, own.player, ITERATIONS, SHARE, buffers(game))
    return Resolved(game._replace(payoffs=np.zeros((2, 0), np.float32)), profile)


@lru_cache(maxsize=2)
def late_subgame(
    solution: ShippedSolution, position: LatePosition, board: LateEquity
) -> tuple[Subgame, Floats, Doubles]:
    """The subgame of a position, the policy in it with the caution of the table, (entries,), and the probability of each two hands at the
    root, (pone's, the dealer's). Raises BadTables.
    """
    policy, weights = policy_given(solution, 4 * position.starter), weights_of(solution, position)
    game = subgame(*root_of(solution, position, weights, late_utility(position, board, solution.rules)))
    return game, stored_profile(game, flattened(policy), ranges.TREMBLE), weights


def with_own(solution: ShippedSolution, position: LatePosition, board: LateEquity, own: OwnCards) -> Subgame:
    """The subgame in which one hand of a player has the payoffs by all that the player knows: the range of the other given seven cards and
    the suits of those played, its own two cards in the crib, and suits in the show. Raises BadTables.
    """
    game, (weights, suits) = late_subgame(solution, position, board)[0], own_weights(solution, position, board, own)
    role = (PONE, DEALER)[own.player]
    crib = None
    if own.laid:
        six = (*own.kept, *own.laid)
        cribs = discards_given(role, six, _needs_of(position, own.player), solution.rules).cribs[role]
        crib = crib_distribution(own.laid, six, cribs)[position.starter]
    utility = late_utility(position, board, solution.rules, crib)
    points = score_hands(np.array([own.kept], np.uint8), np.array([own.starter], np.uint8))
    utility.hands[own.player][own.hand] = min(int(points[0]), HAND - 1)
    added = np.stack([chance[position.starter] for chance in (suits.nobs, suits.flush, suits.five)], axis=1)
    utility = utility._replace(suits=np.ascontiguousarray(added))
    begin, plays, _, _, policy, _ = root_of(solution, position, weights, utility)
    return with_hand(game, begin, plays, weights, utility, policy.aim, (own.player, own.hand))


def own_weights(
    solution: ShippedSolution, position: LatePosition, board: LateEquity, own: OwnCards
) -> tuple[Doubles, SuitPoints]:
    """The probability of each two hands at the root, (pone's, the dealer's), where the other's with the player's own hand are by all that the
    player knows; and what suits may add to the other's. Raises BadTables.
    """
    weights, role = late_subgame(solution, position, board)[2].copy(), (PONE, DEALER)[own.player]
    known = (*own.kept, *own.laid, own.starter)
    prior = ranges.prior(keep_of_other(role, _needs_of(position, own.player), solution.rules), known)
    moves, first = _steps(solution, position), _first(solution, position)
    range_, size = ranges.posterior(policy_given(solution, own.starter), prior, moves, 1 - role, first)
    range_ = ranges.by_suits(range_, size, 1 - role, own.shown, solution.rules)
    row = weights[own.hand] if own.player == ME else weights[:, own.hand]
    row[:] = row.sum() * range_
    return weights, ranges.added_by_suits(known, size, 1 - role, own.shown, solution.rules)


def _needs_of(position: LatePosition, player: int) -> tuple[int, int]:
    """What a player and the other needed when the cards were dealt."""
    pone, dealer = position.at_deal
    return (pone, dealer) if player == ME else (dealer, pone)


def root_of(
    solution: ShippedSolution, position: LatePosition, weights: Doubles, utility: ShowUtility
) -> tuple[Frame, Longs, Doubles, ShowUtility, FlatPolicy, int]:
    """What a subgame is made of; the weights are (pone's hands, the dealer's)."""
    policy = flattened(policy_given(solution, 4 * position.starter))
    plays = np.array(position.plays, np.int64)
    return _begin(solution, position.plays), plays, weights, utility, policy, position.starter


def restricted_response(
    game: Subgame, policy: Floats, player: int, iterations: int, share: float, room: Buffers
) -> Floats:
    """The profile, (entries,), of a restricted Nash response to a policy, by so many iterations."""
    profile = policy.copy()
    for each in (ME, OTHER):
        room.reach[each][: game.place[1, each]] = 1.0
    solve_subgame(
        *(game, grown_hands(), 0, (1, iterations), solving(game, None, Model(1 - player, share, policy))),
        *(room, profile),
    )
    return profile


def played_shares(shares: Doubles | Floats) -> Doubles:
    """The probabilities as they are played, (slots, ...): without the least, and rounded."""
    most = shares.max(axis=0)
    kept = np.where((shares >= LEAST) | (shares == most), np.round(shares.astype(np.float64), DECIMALS), 0.0)
    found: Doubles = kept / np.maximum(kept.sum(axis=0), 1e-9)
    return found


def played_profile(game: Subgame, profile: Floats) -> Floats:
    """A profile, (entries,), with the probabilities that are played at the table."""
    found = profile.copy()
    for node, mover in enumerate(game.mover.tolist()):
        part = slice(game.begin[node], game.begin[node + 1])
        found[part] = played_shares(profile[part].reshape(game.held[node, mover], -1)).ravel()
    return found


def _steps(solution: ShippedSolution, position: LatePosition) -> list[ranges.PlayStep]:
    policy = policy_given(solution, 4 * position.starter)
    return ranges.replay(policy, [(at % 2, rank) for at, rank in enumerate(position.plays)], DEALER, 0)[0]


def _first(solution: ShippedSolution, position: LatePosition) -> dict[int, Doubles]:
    return first_cards(solution, position.plays, position.starter, position.at_deal, (PONE, DEALER))


def weights_of(solution: ShippedSolution, position: LatePosition) -> Doubles:
    """The probability of each two hands left, (pone's, the dealer's), as everybody sees it. Raises BadTables."""
    moves, policy = _steps(solution, position), policy_given(solution, 4 * position.starter)
    first = _first(solution, position)
    pone, dealer = (ranges.posterior(policy, np.ones(FOURS), moves, role, first)[0] for role in (PONE, DEALER))
    hands = with_cards(position.plays[::2]), with_cards(position.plays[1::2])
    weights = kept_pairs(
        _discarded(solution, position.at_deal), hands, starter_pack(position.starter), (ranges.FLOOR, ranges.FLOOR)
    )
    weights *= pone[:, None] * dealer[None, :]
    return np.ascontiguousarray(weights / weights.sum())


@lru_cache(maxsize=4)
def _discarded(solution: ShippedSolution, at_deal: tuple[int, int]) -> tuple[DiscardsByHand, DiscardsByHand]:
    pone = shares_at(PONE, at_deal, solution.rules)
    dealer = shares_at(DEALER, at_deal[::-1], solution.rules)
    return discards_by_hand(pone), discards_by_hand(dealer)


def late_utility(
    position: LatePosition, board: LateEquity, rules: DealRules = STANDARD, crib: Doubles | None = None
) -> ShowUtility:
    """The equity of pone by what both have in the play and in their hands, with the crib as on average for this starter, or with this
    distribution of its points.
    """
    cells = np.frombuffer(board.cells).reshape(SIDE, SIDE)
    cribs = shipped_deals(rules).counts.dealer[position.starter].sum(axis=0) if crib is None else crib
    value, further = np.zeros((MOST + 1, MOST + 1)), np.arange(MOST + 1)
    for points, share in enumerate(cribs / cribs.sum()):
        value += share * cells[: MOST + 1, np.minimum(further + points, SIDE - 1)]
    value[position.needs[0] :] = board.won
    shown = kept_points()[position.starter]
    hands = shown[with_cards(position.plays[::2])], shown[with_cards(position.plays[1::2])]
    return ShowUtility(value, board.won, board.lost, position.needs, hands)

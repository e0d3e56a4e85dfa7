"""Local best response: a player that knows how the other decides, and so shows how far the other can be exploited.

It keeps the other's range: what they keep of the cards it cannot see, given all seven cards it knows, times the probability with
which they play each card. At each turn it computes a best response for the rest of the deal, in which it maximises at all its own
turns and the other follows the policy, or its solution where it solves the rest of the play again (`known_ending`); the deal ends in the chance to win by
the show, both scores and the table of scores. It
looks no further than the deal, so what it wins is a lower bound of the exploitability. Within the rest of a deal this is more than
the one step that Lisy and Bowling ("Equilibrium approximation quality of current no-limit poker bots", 2017) look ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.equity import endgame, in_deal
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.late_discards import SCORE_RANGE, discards_given
from fifteentwo.engine.expert import decisions, evaluation, ranges
from fifteentwo.engine.expert.asked_hands import AskedHands, TableChances, WatchedCard
from fifteentwo.engine.expert.evaluation import InformationSet
from fifteentwo.engine.expert.exchange_rates import policy_at
from fifteentwo.engine.expert.known_ending import KnownEnding, known_ending
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.scoring.rank_hands import Doubles, grown_hands, rank_hands
from fifteentwo.engine.solution import shipped, shipped_mix
from fifteentwo.game import Seat

TREMBLE: Final = 0.01
"""The probability with which the other is taken to play any card where *expert* leaves the policy, near the end."""
FLOOR: Final = 0.002
"""The probability with which the other is taken to have kept a random hand there."""
ASKED: Final = 40
"""How many hands of the other the player itself is asked about."""
DOUBT: Final = 0.4
"""The weight of the range beside the answers of *expert*: suits and the pair it discarded are only the most probable ones, and a near choice can fall either
way by them. Values from 0.2 to 0.6 make the hand that it really held nearly as probable (a trial; `bench/ranges.py` measures this one).
"""
GO: Final = 13


class KnownPlayer(NamedTuple):
    """What the local best response knows of the other player."""

    policy: Callable[[ScoreContext, int], Policy]
    """The policy of the play that it follows at a score, seen from its own side, and with this starter."""
    chances: TableChances | None = None
    """How the player itself decides at the table, by a view of its own; None where it follows the policy."""
    tremble: float = TREMBLE
    floor: float = FLOOR
    doubt: float = DOUBT
    near: int | None = SCORE_RANGE
    """Within this many points of the target for either side, it may leave the policy; None for anywhere."""
    first: Callable[[InformationSet], Mapping[int, Doubles]] | None = None
    """How it plays its first cards near the end, (slots, hands) each, as `late_cards.first_cards`; None where it follows the policy."""
    ending: Callable[[View, Seat, float], KnownEnding | None] | None = None
    """How it plays the end of the play, seen from my side, with a tremble; None where it never solves it again."""

    def caution(self, view: View) -> tuple[float, float]:
        """The tremble and the floor at the scores of a view."""
        follows = self.near is not None and view.rules.target - max(view.scores) > self.near
        return (0.0, 0.0) if follows else (self.tremble, self.floor)


class BelievedHands(NamedTuple):
    """The other's range at one of my turns."""

    range_: Doubles
    """(hands,): the probability of each hand of `size` cards."""
    size: int
    part: str
    node: int
    """The place in the tree of the policy, as in `ranges.replay`."""


def known_expert() -> KnownPlayer:
    """What can be known of *expert*. Raises BadTables."""
    first = partial(evaluation.first_cards_of_other, shipped())
    return KnownPlayer(
        partial(policy_at, shipped()), _chances_of_expert, first=first, ending=partial(known_ending, shipped())
    )


def _chances_of_expert(view: View, seat: Seat) -> dict[int, float] | None:
    """The probability of each rank where *expert* may leave the policy for the chance to win, on average over its discards; None elsewhere."""
    if view.rules.target - max(view.scores) > SCORE_RANGE:
        return None
    solution = shipped()
    found = decisions.card_chances(solution, view, seat, True, decisions.card_values(solution, view, seat), pure=False)
    return None if found is None else found.chances


def drawn_discard(six: tuple[int, ...], role: int, drawn: float) -> tuple[int, int]:
    """The two of six ascending cards that *expert* discards far from the end for a random number below 1. Raises BadTables."""
    return shipped_mix().draw(role, six, drawn) or _best_for_points(six, role)


def _best_for_points(six: tuple[int, ...], role: int) -> tuple[int, int]:
    return list(combinations(six, 2))[int(discard_values(six, role, shipped().discards).argmax())]


def believed(
    known: InformationSet,
    prior: Doubles,
    policies: Sequence[Policy],
    now: Policy,
    tremble: float,
    first: Mapping[int, Doubles] | None = None,
) -> BelievedHands:
    """Bayesian update of the range of the other from before the play, `prior`, (1820,), by the cards they have played.

    `policies` are those that the other followed at each of these cards, but for those with a place in `first`, as for `ranges.posterior`; `now` is the
    present one. Raises BadTables.
    """
    moves, part, node = ranges.replay(now, known.plays, known.role, known.hand[0])
    range_, size, played, grown, first = prior.copy(), 4, 0, grown_hands(), first or {}
    for at, step in enumerate(moves):
        if step.who == known.role:
            continue
        if step.rank == GO:
            lowest = grown.slots[size, : len(range_), 0]
            range_ = np.where(np.minimum(lowest + 1, 10) > 31 - step.sum, range_, 0.0)
            continue
        hands = len(rank_hands(size - 1)) if size > 1 else 1
        whole, slot = grown.bigger[size, step.rank, :hands], grown.slot[size, step.rank, :hands]
        chances = first[at] if at in first else ranges.chances(policies[played], step, size, tremble)
        range_ = range_[whole] * chances[slot, whole]
        played, size = played + 1, size - 1
    return BelievedHands(_normalised(range_), size, part, node)


def _normalised(range_: Doubles) -> Doubles:
    total = range_.sum()
    found: Doubles = range_ / total if total > 0 else np.full(len(range_), 1.0 / len(range_))
    return found


class LocalBestResponse:
    """Plays one seat of a game against a known player. Let it see every card that the other plays (`saw`)."""

    def __init__(self, other: KnownPlayer, asked: int = ASKED) -> None:
        self.other = other
        self._asked = AskedHands(other.chances, asked, other.doubt)
        self._seen: list[WatchedCard] = []
        self._deal = 0

    def begin_game(self) -> None:
        """Forgets the last game."""
        self._deal = 0

    def saw(self, view: View, play: Play) -> None:
        """Notes a card that the other is about to play; `view` is mine, before it."""
        self._begin(view)
        self._seen.append(WatchedCard(view, int(play.card), self._policy_now(view, 1 - play.seat)))

    def _begin(self, view: View) -> None:
        if view.deals != self._deal:
            self._deal = view.deals
            self._seen.clear()
            self._asked.clear()

    def choose(self, view: View, legal: Sequence[object]) -> Discard | Play:
        """The best choice by what it believes. Raises BadTables."""
        self._begin(view)
        discards = [each for each in legal if isinstance(each, Discard)]
        plays = [each for each in legal if isinstance(each, Play)]
        return self._discard(view, discards) if discards else self._card(view, plays)

    def regret(self, view: View, seat: Seat, chances: Mapping[Discard | Play, float]) -> float:
        """How much less a choice drawn with these probabilities is worth than the best, in the chance to win: of a card if the best
        response comes after either, of a discard if the policy does. Raises BadTables.
        """
        self._begin(view)
        if any(isinstance(choice, Discard) for choice in chances):
            laid = {
                tuple(sorted(map(int, each.cards))): share
                for each, share in chances.items()
                if isinstance(each, Discard)
            }
            values, six = self.discard_values(view, seat, laid)
            of_choice: dict[tuple[int, ...], float] = dict(zip(combinations(six, 2), values.tolist(), strict=True))
            return float(np.nanmax(values)) - sum(share * of_choice[cards] for cards, share in laid.items())
        of_rank = self.card_values(view, seat)
        drawn = sum(share * of_rank[each.card.rank - 1] for each, share in chances.items() if isinstance(each, Play))
        return max(of_rank.values()) - drawn

    def _discard(self, view: View, legal: Sequence[Discard]) -> Discard:
        values, six = self.discard_values(view, legal[0].seat)
        laid = sorted(list(combinations(six, 2))[int(np.nanargmax(values))])
        return next(each for each in legal if sorted(map(int, each.cards)) == laid)

    def discard_values(
        self, view: View, seat: Seat, also: Collection[tuple[int, ...]] = ()
    ) -> tuple[Doubles, tuple[int, ...]]:
        """The chance to win after each of the 15 discards, (15,), and the six cards; near the end nan for all but the best few and those
        of `also`, two ascending cards each.
        """
        six = evaluation.as_numbers(view.hands[seat])
        context = evaluation.score_context(view, seat, "win")
        tables = discards_given(context.role, six, context.needs)
        shown = in_deal.show_outcomes(six, tables.cribs[context.role])
        values = in_deal.discard_values(six, context, tables, shown)
        points = discard_values(six, context.role, tables)
        if in_deal.is_near(context):
            ways = [way for way, laid in enumerate(combinations(six, 2)) if laid in also]
            times = endgame.times_of(shown)
            best = endgame.promising(six, context, times, values, points, decisions.MOST_ENUMERATED)
            values = endgame.enumerated(six, [context], times, shown.crib, list(dict.fromkeys((*best, *ways))))[0]
        return np.round(values, 7) + 1e-9 * points, six  # equal chances are decided by points

    def _card(self, view: View, legal: Sequence[Play]) -> Play:
        if len({each.card.rank for each in legal}) == 1:
            return legal[0]
        values = self.card_values(view, legal[0].seat)
        best = max(values, key=lambda rank: values[rank])
        return next(each for each in legal if each.card.rank == best + 1)

    def card_values(self, view: View, seat: Seat, range_: Doubles | None = None) -> dict[int, float]:
        """The chance to win after each rank that fits, if the other holds each hand with these probabilities, (hands,); by default those that it
        believes. Raises BadTables.
        """
        known, (tremble, _) = evaluation.information_set(view, seat), self.other.caution(view)
        range_, ending = self.range_of_other(view, seat) if range_ is None else range_, self._ending(view, seat)
        if ending is not None:
            return ending.card_values(range_)
        context, now = evaluation.score_context(view, seat, "win"), self._policy_now(view, seat)
        utility = evaluation.game_utility(context, known, range_, known.left)
        return evaluation.jitted_card_values(now, known, utility, range_, tremble=tremble)

    def range_of_other(self, view: View, seat: Seat) -> Doubles:
        """The probability of each hand that the other may have left, (hands,): corrected by what the player itself says of the most probable ones."""
        known, now = evaluation.information_set(view, seat), self._policy_now(view, seat)
        tremble, floor = self.other.caution(view)
        other, cards = 1 - known.role, (*known.kept, *known.laid, known.starter)
        prior = ranges.prior(known.keep_of_other(STANDARD), cards, floor)
        policies = [each.policy for each in self._seen]
        first = {} if self.other.first is None else dict(self.other.first(known))
        if (ending := self._ending(view, seat)) is not None:
            moves, _, _ = ranges.replay(now, known.plays, known.role, known.hand[0])
            theirs = [at for at, step in enumerate(moves) if step.who == other and step.rank != GO]
            played = ending.played()
            first |= dict(zip(theirs[len(theirs) - len(played) :], played, strict=True))
        reached = believed(known, prior, policies, now, tremble, first)
        range_ = ranges.by_suits(reached.range_, reached.size, other, known.shown)
        range_ = self._asked.corrected(range_, reached.size, known, self._seen, tremble, first)
        return _normalised(range_)

    def _ending(self, view: View, seat: Seat) -> KnownEnding | None:
        """The end of the play, where the other solves it again."""
        tremble, _ = self.other.caution(view)
        return None if self.other.ending is None else self.other.ending(view, seat, tremble)

    def _policy_now(self, view: View, seat: Seat) -> Policy:
        """The policy that the other follows."""
        assert view.starter is not None
        context = evaluation.score_context(view, seat, "win")
        theirs = context._replace(role=1 - context.role, mine=context.theirs, theirs=context.mine)
        return self.other.policy(theirs, int(view.starter))

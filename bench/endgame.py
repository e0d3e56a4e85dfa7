"""How far the chances to win near the end of a game are off: python bench/endgame.py [--positions 200] [--draws 3000] [--only cards]

Positions with both scores from 100 to 120, before the discard and in the play. The printed chance of the best choice is
compared with a simulation: the other player's cards are drawn from those that are unseen, with suits, and the deal is played out by the
rules. The other discards as *expert* does, and plays by the policy that the analysis takes it to follow. I discard the choice and play by the
solution, and in the play the best card of the analysis. The deals after this one are those of the table of scores. A line gives the mean size of
the differences and their mean, the standard error of the simulations, the root mean square of the difference without it, the
same in units of sqrt(p (1 - p)), as `analysis.solved.ENUMERATED_ERROR` has it, and how often the printed error, together with
that of the simulation, covers the difference.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import comb, sqrt
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.analysis import analyse, second_opinion
from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, State, View
from fifteentwo.engine.equity.deals import shipped_flushes
from fifteentwo.engine.equity.late_discards import keep_of_other
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.exchange_rates import policy_of_other
from fifteentwo.engine.pegging.policy import UNKNOWN, Policy, first_alone
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs, places, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.late_discards import discards_of
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.moves import Turn
from fifteentwo.reviews.values import OpenValues

SCORES = (100, 120)
BOUNDS = (0.0, 0.02, 0.2, 0.8, 0.98, 1.01)
"""The positions are also reported by the chance printed."""
CONTROL = 20
"""Times as many hands as *expert* is asked about discard as the analysis supposes: a control variate, with a mean that is cheap to know."""
LEAST = 1e-7
"""Hands in a range that are rarer than this get no control variate."""
GAME = Cribbage()


class Compared(NamedTuple):
    """A printed chance and the simulated one."""

    printed: float
    error: float
    simulated: float
    noise: float
    """The standard error of the simulation."""


def dealt(rng: Random) -> State:
    """A deal at random scores, before the discards."""
    cards = rng.sample(PACK, 12)
    state, _ = GAME.apply(
        GAME.start(Opening(dealer=rng.randrange(2))), Deal((tuple(sorted(cards[:6])), tuple(sorted(cards[6:]))))
    )
    return replace(state, pegs=tuple((0, rng.randint(*SCORES)) for _ in range(2)))


def by_solution(state: State, seat: int, policy: Policy) -> list[tuple[Play, float]]:
    """The cards that a policy plays, with their probabilities."""
    legal = {each.card.rank - 1: each for each in GAME.legal(state, seat) if isinstance(each, Play)}
    hand = sorted(card.rank - 1 for card in state.hands[seat])
    if not state.hands[1 - seat]:
        return [(legal[first_alone(hand, [card.rank - 1 for card in state.row])], 1.0)]
    plays = [(int(who == state.dealer), card.rank - 1) for who, card in state.plays]
    shares = policy.chances(plays, int(seat == state.dealer), hand)
    if shares is None and len(hand) == len(legal) == 2:
        shares = {hand[0]: UNKNOWN / 255, hand[1]: 1 - UNKNOWN / 255}
    shares = shares or dict.fromkeys(legal, 1 / len(legal))
    return [(legal[rank], share) for rank, share in shares.items() if share and rank in legal]


def followed_at(state: State, seat: int) -> Policy:
    """The policy that a seat takes the other to follow."""
    assert state.starter is not None
    return policy_of_other(
        shipped(), evaluation.score_context(GAME.observe(state, seat), seat, "win"), int(state.starter)
    )


def into_play(rng: Random) -> tuple[State, int] | None:
    """A state of the play in which a seat has a choice, reached by one policy; None where the deal has none there."""
    state = dealt(rng)
    for seat in (0, 1):
        needs = GAME.rules.target - state.scores[seat], GAME.rules.target - state.scores[1 - seat]
        pairs, shares = zip(*discards_of(state.hands[seat], int(seat == state.dealer), needs).items(), strict=True)
        state, _ = GAME.apply(state, Discard(seat, rng.choices(pairs, shares)[0]))
    stop, policy = rng.randrange(6), None
    while acting := GAME.to_act(state):
        if HOUSE in acting:
            if state.phase != "starter":
                return None
            state, _ = GAME.apply(state, GAME.house(state, rng))
            continue
        if state.phase != "play":
            return None
        seat = acting[0]
        ranks = {each.card.rank for each in GAME.legal(state, seat) if isinstance(each, Play)}
        if len(state.plays) >= stop and len(ranks) > 1:
            return (state, seat) if policy in (None, followed_at(state, seat)) else None
        policy = policy or followed_at(state, seat)
        choices, shares = zip(*by_solution(state, seat, policy), strict=True)
        state, _ = GAME.apply(state, rng.choices(choices, shares)[0])
    return None


class Drawn(NamedTuple):
    """A world that was drawn."""

    state: State
    hand: int
    """The number of what the other has left."""
    six: tuple[Card, ...]
    pair: tuple[Card, ...]
    """What the other has discarded."""
    weight: float
    """One by the probability with which it was drawn, up to a factor."""


class Simulation:
    """The mean of a position of the play over what the other may hold."""

    def __init__(self, state: State, seat: int, values: OpenValues) -> None:
        self.state, self.seat, self.values = state, seat, values
        self.view = GAME.observe(state, seat)
        self._cards: dict[tuple[object, ...], int] = {}
        self._pairs_of: dict[tuple[int, ...], Doubles] = {}
        self._prepare()

    def mean(self, draws: int, rng: Random) -> tuple[float, float]:
        """The chance and its standard error.

        Worlds are drawn as the analysis believes them, and weighted with how likely they are by the rules and the solution:
        importance sampling. What a card is worth if the other's hand were known is a control variate, because its mean over
        the hands of the range is known (Owen, Monte Carlo theory, methods and examples, chapters 8 and 9).
        """
        drawn = [world for world in (self._drawn(rng) for _ in range(draws)) if world is not None]
        chances = [
            discards_of(each.six, self.role, self._needs[::-1]).get(tuple(sorted(each.pair)), 0.0) for each in drawn
        ]
        weights, found, control = (np.zeros(draws) for _ in range(3))
        for at, (each, chance) in enumerate(zip(drawn, chances, strict=True)):
            control[at] = self._control[each.hand]
            weights[at] = chance * each.weight and chance * each.weight * self._likelihood(each.state)
            found[at] = self._value(each.state) if weights[at] else 0.0
        control[len(drawn) :] = self._expected
        mean = float(weights @ found / weights.sum())
        influence, control = weights * (found - mean) / weights.mean(), control - self._expected
        spread = float(control @ control)
        slope = float(influence @ control) / spread if spread else 0.0
        rest = influence - slope * control
        return mean - slope * float(control.mean()), float(rest.std(ddof=1) / sqrt(draws))

    def _drawn(self, rng: Random) -> Drawn | None:
        """A world that the analysis thinks possible, as likely as it thinks; None where no pack has its cards."""
        other, state = 1 - self.seat, self.state
        hand = rng.choices(range(len(self._range)), self._range.tolist())[0]
        ranks = [] if self._size == 0 else rank_hands(self._size)[hand].tolist()
        played = [card for who, card in state.plays if who == other]
        left = self._left(ranks, played, rng)
        if left is None:
            return None
        pairs = self._pairs(tuple(sorted([*ranks, *(card.rank - 1 for card in played)])))
        pair = rng.choices(range(len(pairs)), pairs.tolist())[0] if pairs.any() else rng.randrange(len(pairs))
        laid = self._cards_of(rank_hands(2)[pair].tolist(), [card for card in self._stock if card not in left[0]], rng)
        if laid is None or not pairs[pair]:
            return None
        weight = left[1] * laid[1] / float(self._range[hand] * pairs[pair])
        world = replace(state, hands=self._in(state.hands, left[0]), discarded=self._in(state.discarded, laid[0]))
        return Drawn(world, hand, (*played, *left[0], *laid[0]), laid[0], weight)

    def _left(self, ranks: list[int], played: Sequence[Card], rng: Random) -> tuple[tuple[Card, ...], float] | None:
        """Cards of these ranks, and one by the probability with which they are drawn: a flush more often than by chance, since many
        a hand is kept for it.
        """
        drawn = self._cards_of(ranks, self._stock, rng)
        if drawn is None:
            return None
        whole = tuple(sorted([*ranks, *(card.rank - 1 for card in played)]))
        flushes = [
            flush
            for suit in {card.suit for card in played} or {card.suit for card in self._stock}
            if len(flush := tuple(sorted(card for card in self._stock if card.suit == suit and card.rank - 1 in ranks)))
            == len(set(whole)) - len(played)
        ]
        if len(set(whole)) < len(whole) or len({card.suit for card in played}) > 1 or not flushes or not ranks:
            return drawn[0], drawn[1]
        often = float(shipped_flushes(self.role)[int(places(4)[whole])])
        share = often / (often + (1 - often) * 4.0 ** -max(len(played) - 1, 0))
        share = min(share, 0.9)
        cards = rng.choice(flushes) if rng.random() < share else drawn[0]
        return cards, 1 / ((1 - share) / drawn[1] + share * (cards in flushes) / len(flushes))

    @staticmethod
    def _cards_of(ranks: list[int], stock: Sequence[Card], rng: Random) -> tuple[tuple[Card, ...], int] | None:
        """Cards of these ranks drawn from the stock, and in how many ways; None where it has too few."""
        found, ways = list[Card](), 1
        for rank, many in Counter(ranks).items():
            there = [card for card in stock if card.rank == rank + 1]
            if len(there) < many:
                return None
            found += rng.sample(there, many)
            ways *= comb(len(there), many)
        return tuple(sorted(found)), ways

    def _pairs(self, kept: tuple[int, ...]) -> Doubles:
        """The probability of each pair discarded with a hand kept, (91,); zeros where nobody keeps it."""
        if kept not in self._pairs_of:
            number = int(places(4)[kept])
            weights, kinds = np.zeros(len(rank_hands(4))), np.zeros(len(rank_hands(4)), np.int64)
            weights[number] = 1.0
            keep = keep_of_other(1 - self.role, self._needs)
            (pairs,) = keep.discarded_with(self._seven, weights, kinds, 1)
            self._pairs_of[kept] = pairs
        return self._pairs_of[kept]

    def _prepare(self) -> None:
        """The other's range, and the control variate: what my card is worth against each of its hands, known to me."""
        other, state, seat = 1 - self.seat, self.state, self.seat
        self.role = int(other == state.dealer)
        known = evaluation.information_set(self.view, seat)
        self._needs = known.needs
        self._seven = (*known.kept, *known.laid, known.starter)
        hidden = {*self._seven, *map(int, (card for who, card in state.plays if who == other))}
        self._stock = [card for card in PACK if int(card) not in hidden]
        self._policy = followed_at(state, seat)
        worth, utility, self._range, self._size = self._worth(self.view)
        best = max(worth, key=lambda rank: worth[rank])
        self._cards[state.plays, state.gone, state.count_from] = best
        self._control = np.zeros(len(self._range))
        for hand in np.flatnonzero(self._range > LEAST):
            one = np.zeros(len(self._range))
            one[hand] = 1.0
            self._control[hand] = evaluation.jitted_card_values(self._policy, known, utility, one, [best])[best]
        self._expected = float(self._range @ self._control)

    def _worth(self, view: View) -> tuple[dict[int, float], evaluation.Utility, Doubles, int]:
        """What each rank is worth in a view of mine, and the utility, the other's range and the size of its hands."""
        known = evaluation.information_set(view, self.seat)
        range_, size, _, _ = evaluation.opponent_range(shipped(), known, True, self._policy)
        utility = evaluation.game_utility(evaluation.score_context(view, self.seat, "win"), known, range_, size)
        return evaluation.jitted_card_values(self._policy, known, utility, range_), utility, range_, size

    def _in(self, both: tuple[tuple[Card, ...], ...], cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return (both[0], cards) if self.seat == 0 else (cards, both[1])

    def _likelihood(self, world: State) -> float:
        """The probability that the other plays as was seen."""
        other, found = 1 - self.seat, 1.0
        start = self._begun(world)
        for who, card in world.plays:
            if who == other:
                alike = sum(each.rank == card.rank for each in start.hands[other])
                found *= (
                    sum(share for play, share in by_solution(start, other, self._policy) if play.card.rank == card.rank)
                    / alike
                )
            if found == 0 or Play(who, card) not in GAME.legal(start, who):
                return 0.0
            start, _ = GAME.apply(start, Play(who, card))
        # Goes are not among the plays: a world in which the other could have played is none.
        same = (start.count, start.gone, GAME.to_act(start)) == (world.count, world.gone, GAME.to_act(world))
        return found if same else 0.0

    def _begun(self, world: State) -> State:
        """The world before the first card was played."""
        assert world.dealer is not None
        assert world.starter is not None
        hands = tuple(
            tuple(sorted((*world.hands[at], *(card for who, card in world.plays if who == at)))) for at in (0, 1)
        )
        six = tuple(tuple(sorted((*hand, *pair))) for hand, pair in zip(hands, world.discarded, strict=True))
        state, _ = GAME.apply(GAME.start(Opening(dealer=world.dealer)), Deal(six))
        for at in (0, 1):
            state, _ = GAME.apply(state, Discard(at, tuple(world.discarded[at])))
        state, _ = GAME.apply(state, Turn(world.starter))
        return state

    def _value(self, state: State) -> float:
        if (outcome := GAME.outcome(state)) is not None:
            return float(self.values.ended(outcome, state)[0])
        if state.phase != "play":
            found = self.values.of(state)
            assert found is not None
            return float(found[0])
        (seat,) = GAME.to_act(state)
        if seat != self.seat:
            played = by_solution(state, seat, self._policy)
            return sum(share * self._value(GAME.apply(state, play)[0]) for play, share in played)
        legal = {each.card.rank - 1: each for each in GAME.legal(state, seat) if isinstance(each, Play)}
        if len(legal) > 1:
            key = (state.plays, state.gone, state.count_from)
            if key not in self._cards:
                values = self._worth(GAME.observe(state, seat))[0]
                self._cards[key] = max(values, key=lambda rank: values[rank])
            legal = {0: legal[self._cards[key]]}
        return self._value(GAME.apply(state, next(iter(legal.values())))[0])


def discard_position(rng: Random, draws: int) -> Compared:
    """A position before the discard."""
    view = GAME.observe(dealt(rng), 0)
    best = analyse(view).options[0]
    role, target = int(view.dealer != 0), view.rules.target
    needs = target - view.scores[1], target - view.scores[0]

    def other(sixes: Bytes) -> Longs:
        ways = []
        for hand in sixes:
            six = tuple(map(Card, hand.tolist()))
            pairs, shares = zip(*discards_of(six, role, needs).items(), strict=True)
            ways.append(list(combinations(six, 2)).index(rng.choices(pairs, shares)[0]))
        return np.array(ways)

    asked = second_opinion.chances(view, 0, (best.cards,), draws, other)[0]
    supposed = second_opinion.chances(view, 0, (best.cards,), CONTROL * draws)[0]
    differences = asked - supposed[:draws]  # the same hands
    simulated = float(differences.mean() + supposed.mean())
    noise = sqrt(differences.var(ddof=1) / draws + supposed.var(ddof=1) / len(supposed))
    assert best.win is not None
    assert best.win.error is not None
    return Compared(best.win.value, best.win.error, simulated, noise)


def card_position(rng: Random, draws: int) -> Compared:
    """A position of the play."""
    values = [OpenValues(GAME.rules, seat, Standing((0, 0), (0, 0))) for seat in (0, 1)]
    while (found := into_play(rng)) is None:
        pass
    state, seat = found
    best = analyse(GAME.observe(state, seat)).options[0]
    assert best.win is not None
    assert best.win.error is not None
    simulated, noise = Simulation(state, seat, values[seat]).mean(draws, rng)
    return Compared(best.win.value, best.win.error, simulated, noise)


def report(name: str, found: Sequence[Compared]) -> None:
    """Prints a line: differences in percent, and how often they are within two errors."""
    off = np.array([each.printed - each.simulated for each in found])
    noise = np.array([each.noise for each in found])
    spread = np.array([max(each.printed * (1 - each.printed), 1e-6) for each in found])
    errors = np.hypot([each.error for each in found], noise)
    model = sqrt(max(0.0, float((off**2 - noise**2).mean())))
    print(
        f"{name:10} {len(found):>9} {100 * np.abs(off).mean():>10.2f} % {100 * off.mean():>9.2f} % {100 * noise.mean():>9.2f} %"
        f" {100 * model:>9.2f} % {model / sqrt(spread.mean()):>9.4f} {100 * (np.abs(off) <= 2 * errors).mean():>9.0f} %",
        flush=True,
    )


def main() -> None:
    """Prints a line for the discards and one for the play."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--positions", type=int, default=200)
    asked.add_argument("--draws", type=int, default=3000)
    asked.add_argument("--rng", type=int, default=1)
    asked.add_argument("--only", choices=("discards", "cards"))
    wanted = asked.parse_args()
    print("           positions   mean size     signed      noise     error   in units  within two errors")
    kinds: tuple[tuple[str, Callable[[Random, int], Compared]], ...] = (
        ("discards", discard_position),
        ("cards", card_position),
    )
    for name, position in kinds:
        if wanted.only not in (None, name):
            continue
        rng = Random(f"endgame {name} {wanted.rng}")
        found = [position(rng, wanted.draws) for _ in range(wanted.positions)]
        report(name, found)
        for low, high in pairwise(BOUNDS):
            some = [each for each in found if low <= each.printed < high]
            if some:
                report(f"{100 * low:.0f}-{min(100 * high, 100):.0f} %", some)
    print(f"{process_time():.0f} s of processor time")


if __name__ == "__main__":
    main()

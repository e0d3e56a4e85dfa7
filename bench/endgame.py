"""How far the chances to win near the end of a game are off: python bench/endgame.py [--positions 200] [--draws 3000]

Positions with both scores from 100 to 120, before the discard and in the play. The printed chance of the best choice is
compared with a simulation: the other player's cards are drawn from those that are unseen, with suits, and the deal is played out by the
rules. The other discards and plays by the solution; I discard the choice, and play by the solution after a discard, and by the
best card of the analysis in the play. The deals after this one are those of the table of scores. A line gives the mean size of
the differences and their mean, the standard error of the simulations, the root mean square of the difference without it, the
same in units of sqrt(p (1 - p)), as `analysis.solved.ENUMERATED_ERROR` has it, and how often the printed error, together with
that of the simulation, covers the difference.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.analysis import analyse, second_opinion
from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, State
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.open_deal import OpenDeals, utilities
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.pegging.policy import UNKNOWN, alone
from fifteentwo.engine.solution import shipped, shipped_mix
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.moves import Turn
from fifteentwo.reviews.values import OpenValues

SCORES = (100, 120)
BOUNDS = (0.0, 0.02, 0.2, 0.8, 0.98, 1.01)
"""The positions are also reported by the chance printed."""
GAME = Cribbage()
MODEL = OpenDeals(shipped(), utilities([equity_table(GAME.rules, "win")]))
"""For the discards that are best by the tables."""


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


def by_solution(state: State, seat: int) -> list[tuple[Play, float]]:
    """The cards that the solution plays, with their probabilities."""
    legal = {each.card.rank - 1: each for each in GAME.legal(state, seat) if isinstance(each, Play)}
    hand = sorted(card.rank - 1 for card in state.hands[seat])
    if not state.hands[1 - seat]:
        return [(legal[alone(hand, [card.rank - 1 for card in state.row])], 1.0)]
    plays = [(int(who == state.dealer), card.rank - 1) for who, card in state.plays]
    shares = shipped().chances(plays, int(seat == state.dealer), hand)
    if shares is None and len(hand) == len(legal) == 2:
        shares = {hand[0]: UNKNOWN / 255, hand[1]: 1 - UNKNOWN / 255}
    shares = shares or dict.fromkeys(legal, 1 / len(legal))
    return [(legal[rank], share) for rank, share in shares.items() if share and rank in legal]


def discards(sixes: Sequence[Sequence[Card]], role: int, rng: Random) -> list[tuple[Card, ...]]:
    """What the solution discards from hands of six in a role: drawn from its mix."""
    hands = np.array([sorted(map(int, six)) for six in sixes], np.uint8)
    drawn = [shipped_mix().draw(role, tuple(hand.tolist()), rng.random()) for hand in hands]
    best = MODEL.discards(hands, role, 0)[:, :2].astype(np.int64)
    pairs = [hand[ways].tolist() if pair is None else pair for hand, ways, pair in zip(hands, best, drawn, strict=True)]
    return [tuple(Card(card) for card in sorted(pair)) for pair in pairs]


def into_play(rng: Random) -> tuple[State, int] | None:
    """A state of the play in which a seat has a choice, reached by the solution; None where the deal has none there."""
    state = dealt(rng)
    for seat in (0, 1):
        (pair,) = discards([state.hands[seat]], int(seat == state.dealer), rng)
        state, _ = GAME.apply(state, Discard(seat, pair))
    stop = rng.randrange(6)
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
            return state, seat
        choices, shares = zip(*by_solution(state, seat), strict=True)
        state, _ = GAME.apply(state, rng.choices(choices, shares)[0])
    return None


class Simulation:
    """The mean of a position of the play over what the other may hold."""

    def __init__(self, state: State, seat: int, values: OpenValues) -> None:
        self.state, self.seat, self.values = state, seat, values
        self.view = GAME.observe(state, seat)
        self._cards: dict[tuple[object, ...], int] = {}

    def mean(self, draws: int, rng: Random) -> tuple[float, float]:
        """The chance and its standard error."""
        worlds = [(world, weight) for world in self._worlds(draws, rng) if (weight := self._likelihood(world)) > 0]
        weights = np.array([weight for _, weight in worlds])
        found = np.array([self._value(world) for world, _ in worlds])
        mean = float(weights @ found / weights.sum())
        return mean, float(sqrt((weights**2 * (found - mean) ** 2).sum()) / weights.sum())

    def _worlds(self, draws: int, rng: Random) -> list[State]:
        other, state = 1 - self.seat, self.state
        played = [card for who, card in state.plays if who == other]
        known = {*self.view.kept(self.seat), *self.view.discarded[self.seat], *played, state.starter}
        stock = [card for card in PACK if card not in known]
        sixes = [[*played, *rng.sample(stock, 6 - len(played))] for _ in range(draws)]
        found = []
        for six, pair in zip(sixes, discards(sixes, int(other == state.dealer), rng), strict=True):
            if not {*pair} & {*played}:
                left = tuple(sorted(card for card in six if card not in pair and card not in played))
                found.append(
                    replace(state, hands=self._in(state.hands, left), discarded=self._in(state.discarded, pair))
                )
        return found

    def _in(self, both: tuple[tuple[Card, ...], ...], cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return (both[0], cards) if self.seat == 0 else (cards, both[1])

    def _likelihood(self, world: State) -> float:
        """The probability that the other plays as was seen."""
        other, found = 1 - self.seat, 1.0
        start = self._begun(world)
        for who, card in world.plays:
            if who == other:
                alike = sum(each.rank == card.rank for each in start.hands[other])
                found *= sum(share for play, share in by_solution(start, other) if play.card.rank == card.rank) / alike
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
            return sum(share * self._value(GAME.apply(state, play)[0]) for play, share in by_solution(state, seat))
        legal = {each.card.rank - 1: each for each in GAME.legal(state, seat) if isinstance(each, Play)}
        if len(legal) > 1:
            key = (state.plays, state.gone, state.count_from)
            if key not in self._cards:
                values = decisions.card_values(shipped(), GAME.observe(state, seat), seat)(True, None)
                self._cards[key] = max(values, key=lambda rank: values[rank])
            legal = {0: legal[self._cards[key]]}
        return self._value(GAME.apply(state, next(iter(legal.values())))[0])


def discard_position(rng: Random, draws: int) -> Compared:
    """A position before the discard."""
    view = GAME.observe(dealt(rng), 0)
    best = analyse(view).options[0]
    drawn = second_opinion.chances(view, 0, (best.cards,), draws)[0]
    assert best.win is not None
    assert best.win.error is not None
    return Compared(best.win.value, best.win.error, float(drawn.mean()), float(drawn.std(ddof=1) / sqrt(draws)))


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
    wanted = asked.parse_args()
    print("           positions   mean size     signed      noise     error   in units  within two errors")
    kinds: tuple[tuple[str, Callable[[Random, int], Compared]], ...] = (
        ("discards", discard_position),
        ("cards", card_position),
    )
    for name, position in kinds:
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

"""Compares other cribbage libraries with this one: the hands each scorer gets wrong, and the time of each, in one run.

    pip install --no-deps -r requirements/libraries.txt
    python bench/libraries.py                # every fiftieth class of hand and starter
    python bench/libraries.py --every 1      # all of them: some minutes

Prints the tables of bench/README.md. A library that is not installed is left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.others import LIBRARIES, Other, installed
from fifteentwo.cards import PACK, Card, write
from fifteentwo.cribbage import AnyAction, Cribbage, Deal, Discard, Play, Turn
from fifteentwo.engine import arrays
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import points, show

ROUNDS = 5
SOME = 1_000
"""Hands timed one at a time."""
DEALS = 100
Hand = tuple[tuple[Card, ...], Card, int]
"""Four cards, the starter, and how many of the 12,994,800 it stands for."""


def seconds(call: Callable[[], object]) -> float:
    """The processor time of a call."""
    begun = process_time()
    call()
    return process_time() - begun


def least(call: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least processor time of several calls, in seconds, after one call to load and compile."""
    call()
    return min(seconds(call) for _ in range(rounds))


def hands(every: int) -> Iterator[Hand]:
    """Every n-th class of hand and starter, for n = `every`."""
    of_four, starters, weights = (column[::every].tolist() for column in arrays.classes())
    for four, starter, weight in zip(of_four, starters, weights, strict=True):
        yield tuple(PACK[card] for card in four), PACK[starter], weight


def wrong_ones(other: Other, crib: bool, every: int) -> Iterator[tuple[Hand, int]]:
    """The hands on which a library is wrong, and its results."""
    if other.ask is not None:
        for hand, starter, weight in hands(every):
            counted = other.ask(hand, starter, crib)()
            if counted != points(hand, starter, crib):
                yield (hand, starter, weight), counted
    elif other.shown is not None:
        rng = Random(15)
        for four, starter, weight in hands(every):
            rest = [card for card in PACK if card not in four and card != starter]
            drawn = tuple(rng.sample(rest, 4))
            kept, laid = (drawn, four) if crib else (four, drawn)
            dealers = tuple(rng.sample([card for card in rest if card not in drawn], 4))
            said = other.shown(kept, laid, dealers, starter)
            should = by_the_rules(kept, laid, dealers, starter)
            if said[crib] != should[crib]:
                yield (four, starter, weight), points(four, starter, crib) + said[crib] - should[crib]


def by_the_rules(
    hand: tuple[Card, ...], crib: tuple[Card, ...], dealers: tuple[Card, ...], starter: Card
) -> tuple[int, int]:
    """The scores of pone and dealer after the deal of `Other.shown`."""
    game = Cribbage(parse("standard target=361", CribbageRules))
    state = game.start(Opening(dealer=0))
    begun: list[AnyAction] = [
        Deal(((*dealers, *crib[:2]), (*hand, *crib[2:])), ()),
        Discard(0, tuple(crib[:2])),
        Discard(1, tuple(crib[2:])),
        Turn(starter),
    ]
    for action in begun:
        state, _ = game.apply(state, action)
    while state.phase == "play":
        seat = game.to_act(state)[0]
        plays = [action for action in game.legal(state, seat) if isinstance(action, Play)]
        state, _ = game.apply(state, min(plays, key=lambda play: 13 * play.card.suit + play.card.rank))
    dealer, pone = state.scores
    return pone, dealer


KINDS = ("flush of four in the crib", "flush of four", "more than one run", "his nobs", "other")


def kind_of(hand: tuple[Card, ...], starter: Card, crib: bool) -> str:
    """The unusual feature of a hand that a library counts wrong."""
    sets = [combo.kind for combo in show(hand, starter, crib)]
    if sets.count("run") > 1:
        return KINDS[2]
    if len({card.suit for card in hand}) == 1 and starter.suit != hand[0].suit:
        return KINDS[0] if crib else KINDS[1]
    return KINDS[3] if "nobs" in sets else KINDS[4]


def print_wrong(others: list[Other], every: int) -> None:
    looked = sum(weight for _, _, weight in hands(every))
    print(f"Looked at: one class in {every}, which stand for {looked:,} of the 12,994,800 hands with their starters.\n")
    print("| library | as a hand | as a crib | what | such as |\n|---|---:|---:|---|---|", flush=True)
    for other in others:
        found: dict[tuple[str, bool], list[int]] = {}
        examples: dict[tuple[str, bool], str] = {}
        for crib in (False, True):
            for (hand, starter, weight), said in wrong_ones(other, crib, every):
                key = kind_of(hand, starter, crib), crib
                found.setdefault(key, []).append(weight)
                worth = points(hand, starter, crib)
                examples.setdefault(key, f"{write(hand)} with {starter}: {said} for {worth}")
        name = f"{other.package} {other.version}"
        if not found:
            print(f"| {name} | 0 | 0 | | |", flush=True)
        for kind in KINDS:
            both = [sum(found.get((kind, crib), [])) for crib in (False, True)]
            if any(both):
                example = examples.get((kind, False)) or examples[kind, True]
                print(f"| {name} | {both[0]:,} | {both[1]:,} | {kind} | {example} |", flush=True)


def readable(time: float) -> str:
    unit, size = next((each for each in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)) if time >= each[1]), ("ns", 1e-9))
    return f"{time / size:.3g} {unit}"


def print_times(title: str, times: list[tuple[str, float]]) -> None:
    """A table of times, each relative to the first."""
    print(f"\n| {title} | processor time | times the first |\n|---|---:|---:|")
    for name, time in times:
        print(f"| {name} | {readable(time)} | {time / times[0][1]:,.3g} |", flush=True)


def call_all(calls: Iterable[Callable[[], object]]) -> None:
    """Makes every call."""
    for call in calls:
        call()


def scoring(others: list[Other]) -> list[tuple[str, float]]:
    rng = Random(15)
    dealt = [rng.sample(PACK, 5) for _ in range(SOME)]
    deals = [(tuple(cards[:4]), cards[4]) for cards in dealt]
    times = [("fifteentwo, `points`", least(lambda: [points(hand, starter) for hand, starter in deals]) / SOME)]
    many = np.array([rng.sample(range(52), 5) for _ in range(100_000)], np.uint8)
    fours, starters = many[:, :4].copy(), many[:, 4].copy()
    times.append(("fifteentwo, `arrays.score`", least(lambda: arrays.score(fours, starters)) / len(many)))
    times.append(("fifteentwo, `arrays.histogram`, all 12,994,800", least(arrays.histogram) / 12_994_800))
    for other in others:
        if other.ask is not None:
            calls = [other.ask(list(hand), starter, False) for hand, starter in deals]
            times.append((other.package, least(partial(call_all, calls)) / SOME))
    return times


def discarding(others: list[Other]) -> list[tuple[str, float]]:
    six = sorted(Random(15).sample(PACK, 6))
    hand, tables = tuple(map(int, six)), shipped().discards
    batch = np.array([sorted(Random(seed).sample(range(52), 6)) for seed in range(5_000)], np.uint8)
    times = [
        ("fifteentwo, one hand, NumPy", least(lambda: discard_values(hand, 1, tables), 100)),
        ("fifteentwo, `arrays.discards`, of many", least(lambda: arrays.discards(batch)) / len(batch)),
    ]
    return times + [(each.package, seconds(each.discard(six))) for each in others if each.discard is not None]


def a_random_game(seed: int) -> int:
    """Plays a game between two random players and returns its number of deals."""
    game, rng = Cribbage(), Random(seed)
    state, deals = game.start(Opening(dealer=0)), 0
    while acting := game.to_act(state):
        action = game.house(state, rng) if acting[0] == HOUSE else rng.choice(game.legal(state, acting[0]))
        deals += isinstance(action, Deal)
        state, _ = game.apply(state, action)
    return deals


def deals_played(others: list[Other]) -> list[tuple[str, float]]:
    seeds = range(12)
    many = sum(map(a_random_game, seeds))
    times = [
        ("fifteentwo, the game as it is at the table", least(lambda: [a_random_game(seed) for seed in seeds]) / many),
        ("fifteentwo, `arrays.play_out`, as the expert plays", least(lambda: arrays.play_out(50_000, 1)) / 50_000),
    ]
    for other in others:
        if other.deals is not None:
            spans = []
            for _ in range(ROUNDS):
                begun = process_time()
                done = other.deals(DEALS)
                spans.append((process_time() - begun) / done)
            times.append((other.package, min(spans)))
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=50, help="check every n-th class of hand and starter")
    every = parser.parse_args().every
    if every < 1:
        parser.error("--every: give 1 or more")
    others = list(installed())
    if missing := LIBRARIES.keys() - {other.package for other in others}:
        print(f"left out, not installed: {', '.join(sorted(missing))}", file=sys.stderr)
        print("to install them: pip install --no-deps -r requirements/libraries.txt", file=sys.stderr)
    print_times("one hand with its starter", scoring(others))
    print_times("all 15 discards of a hand of six", discarding(others))
    print_times("a deal played out", deals_played(others))
    print()
    print_wrong(others, every)
    return 0


if __name__ == "__main__":
    sys.exit(main())

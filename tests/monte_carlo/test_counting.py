"""The scorer of simulated deals against the readable one, with jokers and nineteen."""

from itertools import product
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.engine.monte_carlo.counting import count_cards, count_named, point_tables
from fifteentwo.engine.monte_carlo.rules import Laws, laws
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import points as readable

RULES = ("standard", "standard crib_flush=four", "nineteen nineteen_crib=on", "lowball", "jokers", "lowball jokers=2")


def counted(rules: CribbageRules, hand: list[Card], starter: Card, crib: bool) -> int:
    numbers: Laws = laws(rules)
    table = point_tables(rules.objective == "lowball", rules.nineteen)
    return int(count_cards(table, numbers, np.array(hand, np.int64), len(hand), int(starter), crib))


def by_every_name(rules: CribbageRules, hand: list[Card], starter: Card, crib: bool) -> int:
    """The count with the best names of the jokers."""
    cards = [*hand, starter]
    best = min if rules.objective == "lowball" else max
    faces = [PACK if card in JOKERS else (card,) for card in cards]
    nineteen = 19 if (rules.nineteen_crib if crib else rules.nineteen) else 0
    return best(readable(named[:-1], named[-1], crib, rules.crib_flush) or nineteen for named in product(*faces))


@pytest.mark.parametrize("text", RULES)
def test_hands_of_every_size_count_the_same(text: str) -> None:
    rules, rng = parse(text, CribbageRules), Random(text)
    for size in (3, 4, 5, 6):
        for _ in range(300):
            *hand, starter = rng.sample(PACK, size + 1)
            crib = rng.random() < 0.5
            assert counted(rules, hand, starter, crib) == by_every_name(rules, hand, starter, crib)


@pytest.mark.parametrize(
    "text",
    [
        "jokers",
        "lowball jokers=1",
        "jokers nineteen=on nineteen_crib=on",
        "lowball jokers=1 nineteen=on crib_flush=four",
    ],
)
@pytest.mark.parametrize("place", [0, 4])
def test_a_joker_gets_the_best_of_all_names(text: str, place: int) -> None:
    rules, rng = parse(text, CribbageRules), Random(text)
    numbers, table = laws(rules), point_tables(rules.objective == "lowball", rules.nineteen)
    packs = (PACK, PACK[1::4], PACK[36:48])
    for number in range(150):
        cards = rng.sample(packs[number % 3], 5)
        cards[place] = JOKERS[0]
        *hand, starter = cards
        crib = number % 2 == 1
        found = int(count_named(table, numbers, np.array(hand, np.int64), 4, int(starter), crib))
        assert found == by_every_name(rules, hand, starter, crib)


def test_two_jokers_get_the_best_of_all_names() -> None:
    rules, rng = parse("jokers nineteen=on", CribbageRules), Random(2)
    numbers, table = laws(rules), point_tables(lowball=False, nineteen=True)
    for number in range(6):
        hand = [*rng.sample(PACK[1::4] if number % 2 else PACK, 3), JOKERS[0]]
        found = int(count_named(table, numbers, np.array(hand, np.int64), 4, int(JOKERS[1]), False))
        assert found == by_every_name(rules, hand, JOKERS[1], False)


@pytest.mark.parametrize("text", ["jokers", "lowball jokers=2"])
@pytest.mark.parametrize("place", [0, 4])
def test_a_joker_counts_as_the_best_card(text: str, place: int) -> None:
    """Also in hands of one suit and with jacks, where the names for one combination exclude another."""
    rules, rng = parse(text, CribbageRules), Random(text)
    packs = (PACK, PACK[1::4], PACK[36:48])
    for number in range(150):
        cards = rng.sample(packs[number % 3], 5)
        cards[place] = JOKERS[0]
        *hand, starter = cards
        found, right = counted(rules, hand, starter, False), by_every_name(rules, hand, starter, False)
        assert abs(found - right) <= 1
        if number % 3 == 0:
            assert found == right

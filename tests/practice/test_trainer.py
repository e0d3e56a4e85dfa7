"""The themes of the counting trainer."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.practice import trainer
from fifteentwo.practice.trainer import COUNT_THEMES, CRIBS, LEAST, BadItem, CountItem, random_item, read_count

SEEDS = range(40)


def product_of_longest_run(ranks: Counter[int]) -> int:
    """The number of runs, counted from the ranks: the ways to choose one card of each adjacent rank."""
    best, ways, length = 0, 1, 0
    for rank in range(1, 15):
        if ranks[rank]:
            ways, length = ways * ranks[rank], length + 1
        else:
            best = max(best, ways if length >= 3 else 0)
            ways, length = 1, 0
    return best


def fifteens(item: CountItem) -> list[int]:
    """The number of cards of each fifteen, by every subset of the five cards."""
    values = [card.value for card in (*item.hand, item.starter)]
    subsets = [[value for at, value in enumerate(values) if mask >> at & 1] for mask in range(32)]
    return [len(subset) for subset in subsets if sum(subset) == 15]


def has(theme: str, item: CountItem) -> bool:
    """Whether a hand has what the theme names, worked out without the scorer."""
    five = (*item.hand, item.starter)
    ranks = Counter(card.rank for card in five)
    suits, together = len({card.suit for card in item.hand}), len({card.suit for card in five})
    nobs = item.starter.rank != 11 and Card(f"J{str(item.starter)[1]}") in item.hand
    sizes, runs, most = fifteens(item), product_of_longest_run(ranks), max(ranks.values())
    return {
        "double-run": runs == 2,
        "triple-run": runs == 3,
        "double-double-run": runs == 4,
        "many-fifteens": len(sizes) >= 3,
        "long-fifteens": min(sizes, default=0) >= 3,
        "three-alike": most == 3,
        "four-alike": most == 4,
        "flush-of-four": suits == 1 and together == 2 and not item.crib,
        "flush-of-five": together == 1,
        "crib-of-one-suit": suits == 1 and item.crib,
        "nobs": nobs,
        "big-hand": item.points >= 12,
        "nothing": not sizes and not runs and most == 1 and not nobs and (suits > 1 or (item.crib and together > 1)),
    }[theme]


@pytest.mark.parametrize("theme", COUNT_THEMES)
def test_every_hand_of_a_theme_has_what_it_names(theme: str) -> None:
    items = [read_count(random_item("count", Random(seed), theme)) for seed in SEEDS]
    assert all(has(theme, item) for item in items)
    assert len(set(items)) > len(SEEDS) / 2


@pytest.mark.parametrize("theme", COUNT_THEMES)
def test_a_theme_leaves_out_no_random_hand_that_has_it(theme: str) -> None:
    rng = Random(7)
    for _ in range(2000):
        *hand, starter = rng.sample(PACK, 5)
        item = CountItem(tuple(sorted(hand)), starter, rng.random() < CRIBS)
        assert COUNT_THEMES[theme](item) == has(theme, item), item


@pytest.mark.parametrize("theme", LEAST)
def test_the_fewest_points_of_a_rare_theme_are_exact(theme: str) -> None:
    found = []
    for ranks in combinations_with_replacement(range(13), 5):
        if max(Counter(ranks).values()) <= 4:
            *hand, starter = [Card("A23456789TJQK"[rank] + "CDHS"[at % 4]) for at, rank in enumerate(ranks)]
            item = CountItem(tuple(hand), starter, False)
            if COUNT_THEMES[theme](item):
                found.append(item.points)
    assert min(found) == LEAST[theme]


def test_a_crib_of_one_suit_counts_only_with_the_starter() -> None:
    one_suit = tuple(cards("2H 4H 8H KH"))
    for starter, points in (("QS", 0), ("QH", 5)):
        item = CountItem(one_suit, Card(starter), True)
        assert COUNT_THEMES["crib-of-one-suit"](item)
        assert item.points == points
    assert not COUNT_THEMES["crib-of-one-suit"](CountItem(one_suit, Card("QS"), False))


@pytest.mark.parametrize("theme", ["nonsense", "grab-points", ""])
def test_an_unknown_theme_is_refused(theme: str) -> None:
    with pytest.raises(BadItem) as refused:
        random_item("count", Random(1), theme)
    assert refused.value.code == "trainer-no-theme"


def test_the_search_for_a_theme_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "MOST_DEALS", 3)
    with pytest.raises(BadItem) as refused:
        random_item("count", Random(1), "four-alike")
    assert refused.value.code == "trainer-theme-rare"

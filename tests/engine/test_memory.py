"""Memory stays bounded: caches by rules have a limit, and arrays are small."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import fifteentwo.engine
import fifteentwo.players
from fifteentwo.engine.equity import match_equity
from fifteentwo.engine.equity.deals import deal_distribution
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.monte_carlo import deals
from fifteentwo.engine.monte_carlo.rules import laws
from fifteentwo.rules import CribbageRules, parse

UNLIMITED = ("Rules", "Laws", "Standing", "View", "State", "int | None")
"""Types of which there are too many values to keep something for each. Of `DealRules` there are twenty."""


def modules() -> Iterator[ModuleType]:
    for package in (fifteentwo.engine, fifteentwo.players):
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield import_module(found.name)


def caches() -> dict[str, Any]:
    return {
        f"{module.__name__}.{name}": value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, _lru_cache_wrapper) and value.__module__ == module.__name__
    }


def test_every_cache_by_rules_has_a_limit() -> None:
    found = caches()
    assert "fifteentwo.engine.equity.match_equity.equity_table" in found
    endless = [
        name
        for name, cached in found.items()
        if cached.cache_parameters()["maxsize"] is None
        for parameter in inspect.signature(cached).parameters.values()
        if any(parameter.annotation.endswith(kind) for kind in UNLIMITED) and parameter.annotation != "DealRules"
    ]
    of_samples = [f"fifteentwo.engine.equity.deals.{name}" for name in ("deal_distribution", "five_card_distribution")]
    assert endless == of_samples, "one entry for each sample of deals"


@pytest.mark.exhaustive
def test_tables_of_new_targets_take_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_equity, "equities", lambda deal, ends: np.zeros((1, 2, 1, 1)))
    equity_table.cache_clear()
    for target in range(31, 131):
        equity_table(CribbageRules(target=target), "win")
    assert equity_table.cache_info().currsize == match_equity.CACHED_TABLES
    equity_table.cache_clear()


def test_a_table_owns_only_its_own_numbers() -> None:
    for target, (sample, size) in product((31, 61), ((None, 8), (2, 4))):
        found = equity_table(CribbageRules(target=target), "win", sample=sample).equity
        assert found.base is None, "a part of a larger array keeps all of it"
        assert found.nbytes == 2 * target * target * size
        exact = equities(deal_distribution(sample), first_to_target(target))[0]
        assert np.abs(found - exact).max() < 1e-6


def test_one_sample_of_deals_serves_every_target() -> None:
    deal_sample = deals.deal_sample(laws(parse("lowball", CribbageRules)))
    assert deals.deal_sample(laws(parse("lowball target=61", CribbageRules))) is deal_sample
    assert deal_sample.events.itemsize == 2
    assert deals._deal_sample.cache_parameters()["maxsize"] == deals.CACHED_SAMPLES

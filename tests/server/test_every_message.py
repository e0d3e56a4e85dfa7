"""No message to a seat or spectator names a card that it cannot know, under every preset, with everything that pages may ask."""

from __future__ import annotations

from collections import Counter

import pytest

from fifteentwo.cribbage import Cribbage
from fifteentwo.game import Seat
from fifteentwo.rules import CRIBBAGE
from fifteentwo.server import past_deals
from fifteentwo.server.listeners import Listener
from fifteentwo.server.store import Store
from fifteentwo.table import AnyTable
from tests.server.secrecy import LeakError, many, match

SECRET = list(CRIBBAGE)


@pytest.mark.parametrize("preset", SECRET)
async def test_no_message_names_a_card_that_its_reader_cannot_know(store: Store, preset: str) -> None:
    counted: Counter[str] = Counter()
    await match(store, f"{preset} target={121 if preset == 'crash' else 31}", SECRET.index(preset), counted)
    assert counted["Update"] > 20
    assert counted["Welcome"]
    assert counted["to a covered screen"] >= 2


async def test_hints_name_no_card_either(store: Store) -> None:
    counted: Counter[str] = Counter()
    for seed in range(3):
        await match(store, "standard target=61", seed, counted, hints=True)
    assert counted["Hint"]


async def test_a_leak_is_found(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Cribbage.observe

    def leaky(self: Cribbage, state: object, seat: Seat | None) -> object:
        return observe(self, state, 0 if seat == 1 else seat)  # type: ignore[arg-type]

    monkeypatch.setattr(Cribbage, "observe", leaky)
    with pytest.raises(LeakError, match="to seat 1"):
        await match(store, "standard target=31", 1, Counter())


async def test_a_card_on_a_covered_screen_is_a_leak(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    put = Listener.put
    monkeypatch.setattr(Listener, "put", lambda listener, message, without_cards=False: put(listener, message, True))
    with pytest.raises(LeakError, match="to a covered screen"):
        await match(store, "standard target=31", 1, Counter())


async def test_the_cards_of_the_deal_that_is_played_are_a_leak(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    span = past_deals._span

    def early(table: AnyTable) -> tuple[int, int] | None:
        last = max((at for at in range(len(table.moments)) if past_deals._is_deal(table, at)), default=None)
        return span(table) if last is None else (last, len(table.moments))

    monkeypatch.setattr(past_deals, "_span", early)
    with pytest.raises(LeakError, match="PastDeal"):
        await match(store, "standard target=61", 3, Counter())


@pytest.mark.exhaustive
async def test_a_million_messages() -> None:
    assert (await many(1_000_000)).total() >= 1_000_000

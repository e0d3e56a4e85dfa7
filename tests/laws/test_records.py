"""Law 10: a record replays to the same game, as text, as JSON, and from one seat."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.record import from_table, load, read, replay, to_json, to_text
from fifteentwo.table import AnyEntry, AnyTable, CribbageTable, Hinted, Table
from tests.laws.matches import matches

NAMES = ("Ann", "Bob # the builder", "Cy", "Di", '"Ed"', "Fay")


def played(table: CribbageTable | AnyTable) -> list[object]:
    """Entries without hints: a record says who had help, but not when."""
    done = (moment for moment in table.moments if not isinstance(moment.entry, Hinted))
    return [(moment.entry, moment.events, moment.state, moment.standing, moment.outcome) for moment in done]


@given(matches)
def test_10_a_record_replays_the_game(match: tuple[CribbageTable, list[AnyEntry]]) -> None:
    table, _ = match
    again = replay(from_table(table, NAMES[: table.rules.players]))
    assert played(again.table) == played(table)
    assert again.unchecked == ()


@given(matches)
def test_10_text_and_json_hold_the_whole_record(match: tuple[CribbageTable, list[AnyEntry]]) -> None:
    record = from_table(match[0], NAMES[: match[0].rules.players], date="2026-01-31")
    for text in (to_text(record), to_json(record)):
        assert read(text) == record
        assert played(load(text).table) == played(match[0])
    assert read(to_json(record).replace("\n", "")) == record
    assert read(to_text(record).replace("\n", "\r\n")) == record


@given(matches, st.integers(0, 5))
def test_10_a_seat_can_record_the_match_it_saw(match: tuple[CribbageTable, list[AnyEntry]], number: int) -> None:
    table, _ = match
    viewer = number % table.rules.players
    record = from_table(table, NAMES[: table.rules.players], viewer=viewer)
    assert read(to_text(record)) == read(to_json(record)) == record
    followed = cast(CribbageTable, load(to_text(record)).table)
    assert followed.standing == table.standing
    assert followed.outcome == table.outcome
    if table.state is not None and followed.state is not None:
        assert followed.state.scores == table.state.scores
        seen = table.game.observe(table.state, viewer)
        assert table.game.observe(followed.state, viewer) == seen
        assert followed.state == replace(seen, viewer=None)


@given(matches)
def test_a_table_follows_from_its_entries(match: tuple[CribbageTable, list[AnyEntry]]) -> None:
    table, entries = match
    assert Table(table.game, entries).moments == table.moments
    assert [moment.entry for moment in table.moments if moment.entry not in entries] == []

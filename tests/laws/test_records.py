"""Law 10: what was written down plays again as it was played, as text, as JSON, and from a seat."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.record import from_table, load, read, replay, to_json, to_text
from fifteentwo.table import AnyEntry, Hinted, Moment, Table
from tests.laws.matches import matches

NAMES = ("Ann", "Bob # the builder", "Cy", "Di", '"Ed"', "Fay")


def played(table: Table) -> list[Moment]:
    """What was done: a record says who was given hints, but not when."""
    return [replace(moment, assisted=()) for moment in table.moments if not isinstance(moment.entry, Hinted)]


@given(matches)
def test_10_a_record_plays_again_as_it_was_played(match: tuple[Table, list[AnyEntry]]) -> None:
    table, _ = match
    again = replay(from_table(table, NAMES[: table.rules.players]))
    assert played(again.table) == played(table)
    assert again.unchecked == ()


@given(matches)
def test_10_text_and_json_hold_the_whole_record(match: tuple[Table, list[AnyEntry]]) -> None:
    record = from_table(match[0], NAMES[: match[0].rules.players], date="2026-01-31")
    for text in (to_text(record), to_json(record)):
        assert read(text) == record
        assert played(load(text).table) == played(match[0])
    assert read(to_json(record).replace("\n", "")) == record
    assert read(to_text(record).replace("\n", "\r\n")) == record


@given(matches, st.integers(0, 5))
def test_10_a_seat_can_write_down_the_match_it_saw(match: tuple[Table, list[AnyEntry]], number: int) -> None:
    table, _ = match
    viewer = number % table.rules.players
    record = from_table(table, NAMES[: table.rules.players], viewer=viewer)
    assert read(to_text(record)) == read(to_json(record)) == record
    followed = load(to_text(record)).table
    assert followed.standing == table.standing
    assert followed.outcome == table.outcome
    if table.state is not None and followed.state is not None:
        assert followed.state.scores == table.state.scores
        seen = table.game.observe(table.state, viewer)
        assert table.game.observe(followed.state, viewer) == seen
        assert followed.state == replace(seen, viewer=None)


@given(matches)
def test_a_table_is_what_its_entries_say(match: tuple[Table, list[AnyEntry]]) -> None:
    table, entries = match
    assert Table(table.rules, entries).moments == table.moments
    assert [moment.entry for moment in table.moments if moment.entry not in entries] == []

"""A record opened in the browser, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from fifteentwo.cribbage.state import View
from fifteentwo.record import BadRecord, Replayed, load
from fifteentwo.rules import describe, write
from fifteentwo.server.scenes import scene
from fifteentwo.server.telling import tell_all
from fifteentwo.server.wire import Chair, Replay, ReplayStep, lines_of, sides_of
from fifteentwo.table import Begin

LONGEST: Final = 10_000
"""The most steps of a record that are shown; a match to seven game points has fewer than three thousand, and with
muggins, where every card played is claimed and may be called upon, three times as many."""


def replay(text: str) -> Replay:
    """The record in this text played through, with everything its writer knew. Raises BadRecord."""
    played = load(text)
    if len(played.table.moments) > LONGEST:
        raise BadRecord(f"this record has {len(played.table.moments)} steps, and at most {LONGEST} can be shown")
    rules = played.record.rules
    return Replay(
        chairs=tuple(Chair(name) for name in played.record.seats),
        sides=sides_of(rules),
        rules=rules,
        rules_text=write(rules),
        rules_words=describe(rules),
        targets=rules.targets,
        skunk_lines=lines_of(rules),
        steps=tuple(_steps(played)),
        unchecked=played.unchecked,
    )


def _steps(played: Replayed) -> Iterator[ReplayStep]:
    game, done = 0, 0
    before = None
    for moment in played.table.moments:
        begins = isinstance(moment.entry, Begin)
        game, done = (game + 1, 0) if begins else (game, done + 1)
        record = played.record.games[game - 1]
        said = [remark.text for remark in record.remarks if remark.after == done]
        if begins:
            said += [f"{played.record.seats[seat]} had hints in this game." for seat in record.assisted]
        if before is None:
            said = [*played.record.remarks, *said]
        yield ReplayStep(
            game=game,
            told=tell_all(before or moment.state, moment.events),
            scene=scene(cast(View, moment.state)),
            standing=moment.standing,
            remark=" ".join(said),
        )
        before = moment.state

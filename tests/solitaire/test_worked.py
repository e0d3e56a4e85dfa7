"""A whole square by each preset, written down card by card: the published layout worth 170."""

from __future__ import annotations

import pytest

from fifteentwo.solitaire.moves import Discarded, Kept, SetAside, Shown
from fifteentwo.solo import load
from tests.solitaire.test_square import BEST

LAID = [f"turn {card}\nplace {card} {cell}" for cell, card in enumerate(BEST.split())]
FIRST = BEST.split()[0]

GAMES = {
    # Nothing but the sixteen cards, row by row: each touches the one before it.
    "bvs_hard": "\n".join(LAID),
    "wikibooks": "\n".join(LAID),
    # Two aces are thrown away on the way.
    "bvs": "\n".join([*LAID[:5], "turn AC\ndiscard", *LAID[5:9], "turn AD\ndiscard", *LAID[9:]]),
    # The first card waits in the reserve until the fifteen others lie there; the ace that waits is set aside.
    "wikibooks_reserve": "\n".join([f"turn {FIRST}\nkeep 0", *LAID[1:], f"turn AC\nplace {FIRST} 0"]),
}


@pytest.mark.parametrize("preset", GAMES)
def test_the_published_layout_by_each_preset(preset: str) -> None:
    played = load(f"fifteentwo record 1\nrules = {preset}\ngame\n{GAMES[preset]}\nturn 5H\n")
    events = [event for moment in played.moments for event in moment.events]
    assert [event.points for event in events if isinstance(event, Shown)] == [20, 20, 21, 28, 18, 21, 21, 21]
    assert (played.state.score, played.state.phase) == (170, "over")
    aside = [event for event in events if isinstance(event, Discarded | Kept | SetAside)]
    assert len(aside) == {"bvs": 2, "wikibooks_reserve": 2}.get(preset, 0)

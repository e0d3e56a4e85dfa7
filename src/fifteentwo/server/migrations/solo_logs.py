"""Migration 0004: converts the logs of solo games to the common form, in which the actions of chance are entries."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from fifteentwo.families import family_of
from fifteentwo.game import HOUSE
from fifteentwo.record import read_card
from fifteentwo.rules import parse
from fifteentwo.server.migrations.renamed import renamed
from fifteentwo.solitaire import PLAYER, Deal, Discard, Keep, Place, ThrowAway, Turn
from fifteentwo.solitaire.deals import deck

_LOG: Final = logging.getLogger(__name__)
_CHAIRS: Final = '[{"name":"Seat 0","player":null,"helped":false}]'
_DEMONSTRATED: Final = "demonstrated"

_SELECT: Final = "SELECT id, rules, number FROM solo_games"
_SELECT_ENTRIES: Final = "SELECT entry FROM solo_entries WHERE game = :game ORDER BY number"
_INSERT_GAME: Final = """
    INSERT INTO games (id, family, rules, chairs, deal, day, chance, replayed, created, updated, length,
        finished, score, assisted, demonstrated)
    SELECT id, :family, rules, :chairs, number, day, '', replayed, created, updated, :length,
        is_over, score, assisted, :demonstrated
    FROM solo_games WHERE id = :game
"""
_INSERT_SEAT: Final = (
    "INSERT INTO seats (game, seat, owner_sha256) SELECT id, 0, keeper_sha256 FROM solo_games WHERE id = :game"
)
_INSERT_ENTRY: Final = "INSERT INTO entries (game, number, entry) VALUES (:game, :number, :entry)"


Action = Turn | Deal | Place | ThrowAway | Keep | Discard


class OldEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry in the log of a solo game, as it was up to version 0003."""


class OldDo(OldEntry, frozen=True, tag="do"):
    """The player acted."""

    action: Action


class OldDemonstrated(OldEntry, frozen=True, tag=_DEMONSTRATED):
    """The computer acted for the player."""

    action: Action


class OldUndo(OldEntry, frozen=True, tag="undo"):
    """The player took back the last action."""


class OldHinted(OldEntry, frozen=True, tag="hinted"):
    """The player was given a hint."""


_OLD: Final[msgspec.json.Decoder[OldDo | OldDemonstrated | OldUndo | OldHinted]] = msgspec.json.Decoder(
    OldDo | OldDemonstrated | OldUndo | OldHinted, dec_hook=read_card
)


def convert_solo_games(connection: sa.Connection) -> None:
    """Converts every solo game. A log that cannot be converted is kept as it is."""
    for game, rules, deal in connection.execute(sa.text(_SELECT)).all():
        old = list(connection.execute(sa.text(_SELECT_ENTRIES), {"game": game}).scalars())
        try:
            entries = common_log(rules, deal, old)
        except Exception as error:  # one damaged game must not stop the others
            _LOG.warning("The log of game %s cannot be converted and is kept as it is: %s", game, error)
            entries = old
        row = {
            "game": game,
            "family": "patience" if "family=patience" in rules.split() else "square",
            "chairs": _CHAIRS,
            "length": len(entries),
            "demonstrated": any(entry.startswith(f'{{"type":"{_DEMONSTRATED}"') for entry in old),
        }
        connection.execute(sa.text(_INSERT_GAME), row)
        connection.execute(sa.text(_INSERT_SEAT), {"game": game})
        if entries:
            numbered = [{"game": game, "number": number, "entry": entry} for number, entry in enumerate(entries, 1)]
            connection.execute(sa.text(_INSERT_ENTRY), numbered)


def common_log(rules_line: str, deal: int, old: Sequence[str]) -> list[str]:
    """The entries of the common log. Raises an exception if the old ones cannot be played."""
    rules = parse(rules_line)
    family, pack = family_of(rules), deck(deal)
    if family.from_pack is None:
        raise TypeError("these are the rules of full cribbage")
    game: Any = family.game(rules)
    state, entries = game.start(), [_text({"type": "begin", "dealer": None})]
    earlier = []  # the states the player can go back to
    for entry in [None, *map(_OLD.decode, map(renamed, old))]:
        match entry:
            case None:
                pass  # chance opens the game
            case OldDo(action) | OldDemonstrated(action):
                earlier.append(state)
                state, _ = game.apply(state, action)
                by_house = {"house": True} if isinstance(entry, OldDemonstrated) else {}
                entries.append(_text({"type": "do", "action": action, **by_house}))
            case OldUndo():
                state = earlier.pop()
                entries.append(_text({"type": "takeback", "seat": PLAYER}))
            case OldHinted():
                entries.append(_text({"type": "hinted", "seat": PLAYER}))
        while HOUSE in game.to_act(state):
            drawn = family.from_pack(state, pack)
            state, _ = game.apply(state, drawn)
            entries.append(_text({"type": "do", "action": drawn}))
    return entries


def _text(entry: dict[str, Any]) -> str:
    return msgspec.json.encode(entry, enc_hook=str).decode()

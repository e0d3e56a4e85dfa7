"""Everything an account holds, as one zip file: JSON about the account, and a record of each of its games."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import asdict

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.record import to_text
from fifteentwo.server.accounts_store import AccountRow, owner_of
from fifteentwo.server.accounts_wire import AccountReport
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.ratings_kept import kept_ratings
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.room_views import record_of
from fifteentwo.server.store_rows import GameRow

NAME: Final = "fifteentwo-account.zip"

SCHEMA: Final = "fifteentwo account 1"

ALL: Final = 1_000_000
"""More games than anybody has."""


async def exported(lobby: Lobby, account: AccountRow, report: AccountReport) -> bytes:
    """The zip file. A game is in it as its seat has seen it; one whose log is damaged is named without its record."""
    owner = owner_of(account.id)
    games: list[dict[str, Any]] = []
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for row, own in await lobby.store.games_of(owner, ALL):
            written = {str(seat): await _record(lobby, row, seat) for seat in own}
            for seat, text in written.items():
                if text is not None:
                    file.writestr(f"games/{row.id}-{seat}.txt", text)
            games.append(_game(row, own))
        about = {
            "schema": SCHEMA,
            "account": to_builtins(report),
            "settings": None if account.settings is None else json.loads(account.settings),
            "games": games,
            "results": [asdict(row) | {"seats": own} for row, own in await lobby.store.results_of(owner)],
            "ratings": to_builtins(await kept_ratings(lobby.store.ratings, token_hash(owner))),
            "practice": [asdict(row) for row in await lobby.store.practised(owner)],
            "push": [
                {"endpoint": row.endpoint, "language": row.language, "created": row.created}
                for row in await lobby.store.push.of_owner(owner)
            ],
        }
        file.writestr("account.json", json.dumps(about, indent=1, ensure_ascii=False))
    return content.getvalue()


def _game(row: GameRow, own: tuple[Seat, ...]) -> dict[str, Any]:
    fields = ("id", "family", "rules", "deal", "day", "created", "updated", "finished", "assisted")
    return {name: getattr(row, name) for name in fields} | {"chairs": json.loads(row.chairs), "seats": own}


async def _record(lobby: Lobby, row: GameRow, seat: Seat) -> str | None:
    try:
        room = await lobby.room(row.id)
        async with room.lock:
            await room.catch_up()
        return to_text(record_of(room, seat))
    except (BadLog, Unknown, CodedError, ValueError):
        return None

"""The store: games, the owners of their seats, and their logs. It stores text and does not know the rules.

A turn is committed before it is sent to anyone, in one transaction with the new summary of the game.
On SQLite a commit is forced to the disk (`synchronous=FULL`), so that it survives the end of the process and a power
cut. No two processes can write the same entry of a log: its number is part of the key. The tables are made by `migrations/`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from time import time
from typing import Final

from msgspec.structs import asdict

from fifteentwo.game import Seat
from fifteentwo.server import invitations, practice_rows
from fifteentwo.server.accounts_store import AccountRows
from fifteentwo.server.backends import Backend, Parameters, Row, Sqlite, Statement, Value
from fifteentwo.server.bot_rows import Bots
from fifteentwo.server.duplicate_rows import SetRows
from fifteentwo.server.elsewhere import AttendanceNotes
from fifteentwo.server.evening_rows import EveningStore
from fifteentwo.server.folder import StoreProblem, data_folder
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.invitations import Invitations
from fifteentwo.server.metrics import STORE_FAILURES
from fifteentwo.server.postgres import Postgres
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.pushing_rows import PushRows
from fifteentwo.server.ratings_rows import RatingRows
from fifteentwo.server.ratings_stale import STALE_GAME, STALE_OWN_GAME, STALE_OWNER
from fifteentwo.server.replacing import Replacements
from fifteentwo.server.shared_limits import SharedLimits
from fifteentwo.server.store_rows import GameRow, LogBatch, NewGame, ResultRow, Status

_LOG: Final = logging.getLogger(__name__)


_COLUMNS: Final = ", ".join(GameRow.__struct_fields__)

_INSERT_GAME: Final = f"""
    INSERT INTO games ({_COLUMNS})
    VALUES (:id, :family, :rules, :chairs, :deal, :day, :hints, :chance,
        EXISTS (SELECT 1 FROM games JOIN seats ON seats.game = games.id
            WHERE deal = :deal AND family = CAST(:family AS VARCHAR) AND seat = 0 AND owner_sha256 = :owner),
        :now, :now, :length, :summary, :finished, :score, :assisted, :demonstrated, :patience,
        :terms, :series, :seen, 0)
"""  # noqa: S608 - no part of it is input
_INSERT_SEAT: Final = "INSERT INTO seats (game, seat, owner_sha256) VALUES (:game, :seat, :owner)"
_SAME_SEATS: Final = """
    INSERT INTO seats (game, seat, owner_sha256)
    SELECT CAST(:game AS VARCHAR), CASE WHEN :swapped THEN 1 - seat ELSE seat END, owner_sha256 FROM seats WHERE game = :of
"""
_SAME_LINK: Final = (
    f"UPDATE invitations SET game = :game WHERE game = :of AND seat = {invitations.SPECTATORS} AND fate = 'open'"  # noqa: S608
)
_FIRST_OF_SERIES: Final = "UPDATE games SET series = :series WHERE id = :of AND series IS NULL"
_INSERT_ENTRY: Final = "INSERT INTO entries (game, number, entry) VALUES (:game, :number, :entry)"
_SET_STATUS: Final = """
    summary = :summary, finished = :finished, score = :score, assisted = :assisted, demonstrated = :demonstrated
"""
_UPDATE_GAME: Final = f"""
    UPDATE games SET updated = :now, length = :length, clock_seen = :seen, clock_run = 0, {_SET_STATUS} WHERE id = :game
"""  # noqa: S608
_BEAT: Final = """
    UPDATE games SET clock_run = clock_run
        + CASE WHEN :now - clock_seen BETWEEN 0 AND :gap THEN :now - clock_seen ELSE 0 END, clock_seen = :now
    WHERE id = :game AND length = :length
"""
_INSERT_RESULT: Final = (
    "INSERT INTO results (game, number, ended, result, deals) VALUES (:game, :number, :ended, :result, :deals)"
)
_FILL_IN: Final = f"UPDATE games SET {_SET_STATUS} WHERE id = :game AND summary IS NULL"  # noqa: S608
_CLAIM: Final = "UPDATE seats SET owner_sha256 = :owner WHERE owner_sha256 = :old"
_GAME: Final = f"SELECT {_COLUMNS} FROM games WHERE id = :game"  # noqa: S608
_SET_CHAIRS: Final = "UPDATE games SET chairs = :chairs WHERE id = :game"
_SEATS: Final = "SELECT seat FROM seats WHERE game = :game AND owner_sha256 = :owner ORDER BY seat"
_ENTRIES: Final = "SELECT entry FROM entries WHERE game = :game AND number > :since ORDER BY number"
_GAMES_OF: Final = f"""
    SELECT {_COLUMNS}, seat FROM (
        SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE owner_sha256 = :owner)
        ORDER BY updated DESC, id LIMIT :limit
    ) AS newest JOIN seats ON seats.game = newest.id AND owner_sha256 = :owner
    ORDER BY updated DESC, id, seat
"""  # noqa: S608
_FINISHED: Final = f"""
    SELECT {_COLUMNS} FROM games
    WHERE id IN (SELECT game FROM seats WHERE owner_sha256 = :owner) AND rules = :rules
        AND finished AND NOT demonstrated
    ORDER BY updated, id
"""  # noqa: S608
_RESULTS_OF: Final = """
    SELECT results.game, number, ended, result, rules, chairs, deal, day, replayed, series, finished, seat
    FROM seats JOIN results ON results.game = seats.game JOIN games ON games.id = seats.game
    WHERE owner_sha256 = :owner
    ORDER BY results.game, number, seat
"""
_RESULT: Final = """
    SELECT rules, result, deals FROM results JOIN games ON games.id = results.game WHERE game = :game AND number = :number
"""
_REVIEW: Final = "SELECT review FROM reviews WHERE source = :source AND number = :number"
_KEEP_REVIEW: Final = """
    INSERT INTO reviews (source, number, review) VALUES (:source, :number, :review)
    ON CONFLICT (source, number) DO UPDATE SET review = :review
"""
_IMPORTED: Final = "SELECT record FROM imported WHERE id = :id"
_INSERT_IMPORTED: Final = """
    INSERT INTO imported (id, record, imported) VALUES (:id, :record, :now) ON CONFLICT (id) DO UPDATE SET imported = :now
"""
_OLD_IMPORTED: Final = "SELECT id FROM imported ORDER BY imported DESC, id LIMIT :most OFFSET :kept"
_FORGET_IMPORTED: Final = ("DELETE FROM reviews WHERE source = :id", "DELETE FROM imported WHERE id = :id")
_GIVE_UP_SEATS: Final = "DELETE FROM seats WHERE game = :game AND owner_sha256 = :owner"
_HAS_TO_DO_WITH: Final = """
    SELECT game FROM seats WHERE owner_sha256 = :owner UNION SELECT game FROM invitations WHERE host_sha256 = :owner
"""
_TABLES_OF_A_GAME: Final = {
    "reviews": "source",
    "results": "game",
    "entries": "game",
    "invitations": "game",
    "pushed_turns": "game",
    "games": "id",
}
_DELETE_UNHELD: Final = tuple(
    f"DELETE FROM {table} WHERE {column} = :game AND NOT EXISTS (SELECT 1 FROM seats WHERE game = :game)"  # noqa: S608
    for table, column in _TABLES_OF_A_GAME.items()
)


class Store:
    """Games in SQLite in a folder, or in PostgreSQL by a URL."""

    def __init__(self, data: Path | None = None, url: str | None = None) -> None:
        self._backend: Backend = Postgres(url) if url else Sqlite(data_folder(data))
        self._failing: set[str] = set()
        self._is_open = False
        self.invitations = Invitations(self._write, self._read)
        self.replacements = Replacements(self._write, self._read)
        self.bots = Bots(self._write, self._read)
        self.accounts = AccountRows(self._write, self._read)
        self.limits = SharedLimits(self._write, self._read)
        self.shared_limits = self.limits if url else None
        """The limits that all processes of a database share; None for a folder, which one process uses."""
        self.notes = AttendanceNotes(self._write, self._read, self._backend)
        self.evenings = EveningStore(self._write, self._read)
        self.sets = SetRows(self._read)
        self.push = PushRows(self._write, self._read)
        self.ratings = RatingRows(self._write, self._read)

    async def open(self) -> None:
        """Creates or upgrades the database, unless it is open. Raises StoreProblem."""
        if not self._is_open:
            await self._backend.open()
        self._is_open = True

    async def close(self) -> None:
        """Finishes the queued turns and closes every connection."""
        await self._backend.close()

    async def create(
        self, game: NewGame, seats_of: str | None = None, swapped: bool = False, first: str | None = None
    ) -> None:
        """Stores a new game; with `seats_of` that game's people have its seats too, and its spectators' link moves to it.

        With `swapped` the two have each other's seat. `first` is the place of that game in the series, which it did not know
        if it is the first. Raises Conflict if the id is taken.
        """
        owners = {seat: token_hash(token) for seat, token in game.owners}
        row: dict[str, Value] = asdict(game.status) | {
            "id": game.id,
            "family": game.family,
            "rules": game.rules,
            "chairs": game.chairs,
            "deal": game.deal,
            "day": game.day,
            "hints": game.hints,
            "patience": game.patience,
            "terms": game.terms,
            "series": game.series,
            "seen": round(1000 * time()),
            "chance": game.chance,
            "owner": owners.get(0),
            "now": _now(),
            "length": len(game.entries),
        }
        await self._write(
            Statement(_INSERT_GAME, [row]),
            Statement(
                _INSERT_SEAT, [{"game": game.id, "seat": seat, "owner": owner} for seat, owner in owners.items()]
            ),
            _insertion(game.id, 1, game.entries),
            Statement(_SAME_SEATS, [{"game": game.id, "of": seats_of, "swapped": swapped}] if seats_of else []),
            Statement(_SAME_LINK, [{"game": game.id, "of": seats_of}] if seats_of else []),
            Statement(_FIRST_OF_SERIES, [{"series": first, "of": seats_of}] if first else []),
        )

    async def append(self, turn: LogBatch) -> None:
        """Adds a turn to its log in one transaction; it is durable on return. Raises Conflict and StoreProblem."""
        length = turn.first + len(turn.entries) - 1
        now = _now()
        row: dict[str, Value] = asdict(turn.status) | {"game": turn.game, "now": now, "length": length}
        row["seen"] = round(1000 * time())
        ended = [asdict(result) | {"game": turn.game, "ended": now} for result in turn.results]
        await self._write(
            _insertion(turn.game, turn.first, turn.entries),
            Statement(_UPDATE_GAME, [row]),
            Statement(_INSERT_RESULT, ended),
            notice=f"{turn.game} {length}",
            independent=True,
        )

    async def beat(self, game: str, length: int, now: int, gap: int) -> None:
        """Somebody is at the table: its clocks have run since the last sign, unless that was longer ago than `gap`."""
        await self._write(Statement(_BEAT, [{"game": game, "length": length, "now": now, "gap": gap}]))

    async def set_status(self, game: str, status: Status) -> None:
        """Fills in the status of a game that has no summary, as after a migration."""
        await self._write(Statement(_FILL_IN, [asdict(status) | {"game": game}]))

    async def claim(self, owner_token: str, tokens: Iterable[str]) -> None:
        """Transfers the seats held by these older tokens to this owner."""
        owner = token_hash(owner_token)
        rows = [{"owner": owner, "old": token_hash(token)} for token in tokens]
        await self._write(
            *(Statement(sql, rows) for sql in STALE_OWNER), Statement(_CLAIM, rows), Statement(invitations.CLAIM, rows)
        )

    async def delete(self, owner_token: str, games: Iterable[str]) -> None:
        """Gives up the seats of this owner in these games, and those with an open invitation of this owner.

        A game in which nobody holds a seat any more is deleted. Nothing happens to a game with which the owner has nothing to do.
        """
        owner = token_hash(owner_token)
        own = {row[0] for row in await self._read(_HAS_TO_DO_WITH, {"owner": owner})}
        rows = [{"game": game, "owner": owner} for game in dict.fromkeys(games) if game in own]
        await self._write(
            *(Statement(sql, rows) for sql in STALE_OWN_GAME),
            Statement(_GIVE_UP_SEATS, rows),
            *(Statement(sql, rows) for sql in invitations.DELETE_OPEN),
            *(Statement(sql, [{"game": row["game"]} for row in rows]) for sql in _DELETE_UNHELD),
        )
        await self.notes.tell_seats([str(row["game"]) for row in rows])

    async def set_chairs(self, game: str, chairs: str) -> None:
        """Changes the players of a game; `chairs` is JSON."""
        row = {"game": game, "chairs": chairs}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, _SET_CHAIRS)), notice=f"{game} seats")

    async def game(self, game: str) -> GameRow | None:
        """The row of a game, or None."""
        rows = await self._read(_GAME, {"game": game})
        return GameRow(*rows[0]) if rows else None

    async def seats(self, owner_token: str, game: str) -> tuple[Seat, ...]:
        """The seats this owner holds in a game."""
        rows = await self._read(_SEATS, {"game": game, "owner": token_hash(owner_token)})
        return tuple(row[0] for row in rows)

    async def entries(self, game: str, since: int = 0) -> list[str]:
        """The entries of a log after number `since`, in order."""
        return [row[0] for row in await self._read(_ENTRIES, {"game": game, "since": since})]

    async def games_of(self, owner_token: str, limit: int) -> list[tuple[GameRow, tuple[Seat, ...]]]:
        """The games in which this owner holds seats, with those seats; last played first."""
        rows = await self._read(_GAMES_OF, {"owner": token_hash(owner_token), "limit": limit})
        return [(game, tuple(row[-1] for row in held)) for game, held in groupby(rows, _without_seat)]

    async def finished(self, owner_token: str, rules: str) -> list[GameRow]:
        """The finished games of this owner by these rules, in order of time; without those in which the computer chose."""
        rows = await self._read(_FINISHED, {"owner": token_hash(owner_token), "rules": rules})
        return [GameRow(*row) for row in rows]

    async def results_of(self, owner_token: str) -> list[tuple[ResultRow, tuple[Seat, ...]]]:
        """The finished games of this owner, and the seats held in each."""
        rows = await self._read(_RESULTS_OF, {"owner": token_hash(owner_token)})
        held = groupby(rows, lambda row: ResultRow(*row[:-1]))
        return [(game, tuple(row[-1] for row in of_game)) for game, of_game in held]

    async def result(self, game: str, number: int) -> tuple[str, str, str] | None:
        """A finished game of a match: its rules, and JSON of its result and of its deals; None if there is none."""
        for rules, result, deals in await self._read(_RESULT, {"game": game, "number": number}):
            return rules, result, deals
        return None

    async def practice(self, owner_token: str, kind: str, item: str | None = None) -> list[PracticeRow]:
        """What this owner practises of a kind, the longest due first; or one item, if there is such a row."""
        named: dict[str, Value] = {"owner": token_hash(owner_token), "kind": kind}
        if item is None:
            return [PracticeRow(*row) for row in await self._read(practice_rows.READ, named)]
        return [PracticeRow(*row) for row in await self._read(practice_rows.READ_ONE, named | {"item": item})]

    async def practised(self, owner_token: str) -> list[PracticeRow]:
        """All that this owner practises."""
        rows = await self._read(practice_rows.READ_ALL, {"owner": token_hash(owner_token)})
        return [PracticeRow(*row) for row in rows]

    async def set_practice(self, owner_token: str, rows: Iterable[PracticeRow]) -> None:
        """Writes these rows in one transaction."""
        owner: dict[str, Value] = {"owner": token_hash(owner_token)}
        await self._write(Statement(practice_rows.WRITE, [asdict(row) | owner for row in rows]))

    async def review(self, source: str, number: int) -> str | None:
        """The review of a game of a match or of an imported record, as JSON; None if there is none."""
        rows = await self._read(_REVIEW, {"source": source, "number": number})
        return rows[0][0] if rows else None

    async def keep_review(self, source: str, number: int, review: str) -> None:
        """Keeps the review of a game in place of an older one."""
        await self._write(Statement(_KEEP_REVIEW, [{"source": source, "number": number, "review": review}]))

    async def imported(self, record_id: str) -> str | None:
        """An imported record, or None."""
        rows = await self._read(_IMPORTED, {"id": record_id})
        return rows[0][0] if rows else None

    async def keep_imported(self, record_id: str, record: str, kept: int) -> None:
        """Keeps an imported record; of all, the last `kept` are kept."""
        await self._write(Statement(_INSERT_IMPORTED, [{"id": record_id, "record": record, "now": _now()}]))
        old = [{"id": row[0]} for row in await self._read(_OLD_IMPORTED, {"most": kept, "kept": kept})]
        await self._write(*(Statement(sql, old) for sql in _FORGET_IMPORTED))

    async def _write(self, *statements: Statement, notice: str = "", independent: bool = False) -> None:
        with self._logging_once("write"):
            await self._backend.write(statements, notice, independent)

    async def _read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        with self._logging_once("read"):
            return await self._backend.read(sql, parameters)

    @contextmanager
    def _logging_once(self, kind: str) -> Iterator[None]:
        """Logs the first of a series of failures of this kind."""
        try:
            yield
        except StoreProblem as problem:
            STORE_FAILURES.labels(kind).inc()
            if kind not in self._failing:
                _LOG.error("%s", problem)
            self._failing.add(kind)
            raise
        self._failing.discard(kind)


def _insertion(game: str, first: int, entries: Sequence[str]) -> Statement:
    return Statement(
        _INSERT_ENTRY, [{"game": game, "number": number, "entry": entry} for number, entry in enumerate(entries, first)]
    )


def _without_seat(row: Row) -> GameRow:
    return GameRow(*row[:-1])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")

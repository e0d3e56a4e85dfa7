"""Chance at one table: its packs, shuffled by a secret and the salts of the seats.

Each game has its own secret, derived from that of the room, so that it can be shown after the game. The log has the
commitment to it at the beginning of the game, and the salts with the first card.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from fifteentwo.fairness import commitment_of, draws, keyed_hash, set_secret, shuffled
from fifteentwo.game import Seat
from fifteentwo.moves import Choice
from fifteentwo.record import Record
from fifteentwo.record.model import choices_by
from fifteentwo.server import lesson
from fifteentwo.server.listeners import Listener
from fifteentwo.server.wire import Commitment
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do

SET: Final = "set "
"""How the secret of a room begins whose cards come from a numbered set; the number follows."""


def game_secret(secret: str, game: int) -> str:
    """The secret of a game of the match, from 0, in the room with this secret."""
    if secret.startswith(SET) and game == 0:
        return set_secret(secret.removeprefix(SET))
    return keyed_hash(secret.encode(), f"fifteentwo game {game}").hex()


def again(secret: str, room: str) -> tuple[str, str]:
    """The name of the room of a rematch, and its secret, which follow from the name and the secret of the room before."""
    name = keyed_hash(secret.encode(), f"fifteentwo rematch {room}")
    return urlsafe_b64encode(name[:9]).decode(), keyed_hash(secret.encode(), "fifteentwo rematch secret").hex()


def committed(begin: Begin, secret: str, game: int) -> Begin:
    """The beginning of this game, from 0, with the commitment to its secret."""
    return replace(begin, commitment=commitment_of(game_secret(secret, game)))


def without_seal(entry: AnyEntry) -> AnyEntry:
    """The entry for a room with another secret."""
    match entry:
        case Begin():
            return replace(entry, commitment="")
        case Do():
            return replace(entry, salts=())
        case _:
            return entry


def is_sealed(table: AnyTable) -> bool:
    """Whether a game of the match has a commitment, by which its cards can be checked once it is over."""
    return any(isinstance(each.entry, Begin) and each.entry.commitment for each in table.moments)


class Chance:
    """Acts for chance at one table, and keeps the salts of the seats until the first card of a game is drawn."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._of_game = (-1, "")
        """The number of the game that was played last, and its secret."""
        self._salts: dict[tuple[str, Seat], str] = {}
        self._is_salted = not secret.startswith(SET)  # the cards of a set are the same for everybody

    def begin(self, table: AnyTable) -> Begin:
        """The entry that starts the next game of the match. Raises IllegalAction if none can start."""
        begin = table.next_game()
        return begin if table.family.packs is None else committed(begin, self._secret, table.standing.games)

    def due(self, table: AnyTable) -> str:
        """The commitment of a game whose first card is not drawn yet; '' if there is none."""
        if not self._is_salted or table.state is None or table.outcome is not None or any(_acts(table)):
            return ""
        return commitment_in(table)

    def add_salt(self, commitment: str, seat: Seat, salt: str) -> None:
        """Keeps the salt of a seat for the game with this commitment; the first one counts."""
        self._salts.setdefault((commitment, seat), salt)

    def ask_for_salts(self, table: AnyTable, listeners: Iterable[Listener]) -> None:
        """Sends the commitment for the next cards, if there is one, to those of these listeners that salt."""
        if due := self.due(table):
            for listener in listeners:
                if listener.salts:
                    listener.tell(Commitment(due))

    def awaits(self, table: AnyTable, salting: Iterable[Seat]) -> bool:
        """Whether a page at one of these seats, which has promised a salt, has not sent it, so that the first card must wait."""
        due = self.due(table)
        return bool(due) and any((due, seat) not in self._salts for seat in salting)

    def salts(self, commitment: str) -> dict[Seat, str]:
        """The salts that have come for the game with this commitment."""
        return {seat: salt for (due, seat), salt in self._salts.items() if due == commitment}

    def next(self, table: AnyTable, length: int) -> AnyEntry | None:
        """The next action of chance, or None. `length` is the length of the log."""
        state = table.state
        if state is None or not commitment_in(table):
            prepared = lesson.prepared(table, self._secret)
            return Do(prepared) if prepared else table.house(_random(table, length, self._secret))
        packs, due, acts = table.family.packs, self.due(table), [*_acts(table)]
        assert packs is not None
        given = tuple(self._salts.get((due, seat), "") for seat in range(table.rules.players))
        salts = acts[0].salts if acts else given
        number = sum(isinstance(act.action, packs.new) for act in acts) + (state.phase != "starter")
        secret = self._secret_of(table.standing.games)
        order = partial(shuffled, secret=secret, salts=salts, number=number)
        return Do(packs.draw(state, order), salts=() if acts else salts)

    def draws(self, table: AnyTable, seat: Seat) -> Random | None:
        """What a computer player draws from for its next choice; None in a game without a commitment."""
        if table.state is None or not commitment_in(table):
            return None
        first = next(_acts(table), None)
        salts = first.salts if first is not None else ()
        return draws(self._secret_of(table.standing.games), salts, seat, choices_by(seat, table.this_game))

    def _secret_of(self, game: int) -> str:
        if self._of_game[0] != game:
            self._of_game = game, game_secret(self._secret, game)
        return self._of_game[1]

    def revealed(self, record: Record, ended: int) -> Record:
        """The record with the secrets of the games that have ended; they are its first ones."""
        games = tuple(
            replace(game, seal=replace(game.seal, secret=game_secret(self._secret, number)))
            if number < ended and game.seal.salts
            else game
            for number, game in enumerate(record.games)
        )
        return replace(record, games=games)


def commitment_in(table: AnyTable) -> str:
    """The commitment for this game; '' if its cards do not come from packs shuffled by a secret."""
    first = table.opening.entry
    assert isinstance(first, Begin)
    return first.commitment


def _acts(table: AnyTable) -> Iterator[Do]:
    """The actions of chance in this game."""
    entries = (moment.entry for moment in table.this_game)
    return (entry for entry in entries if isinstance(entry, Do) and not isinstance(entry.action, Choice))


def _random(table: AnyTable, length: int, secret: str) -> Random:
    """The random source of a deal without a commitment: one for each deal, so that a take-back cannot change the starter."""
    state = table.state
    if state is None or state.phase == "cut":
        return Random(f"{secret} cut {length}")
    games = table.standing.games + (table.outcome is None)
    return Random(f"{secret} {games} {state.deals + (state.phase == 'deal')}")

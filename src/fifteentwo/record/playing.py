"""Replaying a record by its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Reveal
from fifteentwo.expected import expect
from fifteentwo.families import AnyAction
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import Choice, Deal
from fifteentwo.record.model import BadRecord, GameRecord, Record
from fifteentwo.record.text import read_with_places
from fifteentwo.table import AnyTable, Begin, Do, Resign, open_table


class Replayed(Struct, frozen=True):
    """A replayed record: its table, and what could not be checked."""

    record: Record
    table: AnyTable
    unchecked: tuple[Message, ...]


def load(text: str) -> Replayed:
    """Reads a record and replays it. Raises BadRecord, which says where."""
    return replay(*read_with_places(text))


def replay(record: Record, places: Sequence[Sequence[int]] = ()) -> Replayed:
    """Replays the record by its rules. Raises BadRecord for an action that is illegal or not of the numbered deal.

    `places` are the lines of all actions in the file, for the message.
    """
    expect(record, Record, "replay", "a Record")
    table = open_table(record.rules, deal=record.deal)
    unchecked: list[Message] = []
    for number, game in enumerate(record.games):
        where = CodedError("record-game", game=number + 1)
        try:
            table.push(Begin(game.dealer) if game.dealer is not None or number == 0 else table.next_game())
            chooser = _choosers(game)
            for place, action in enumerate(game.actions):
                if places:
                    known = CodedError("record-game-line", game=number + 1, line=places[number][place])
                else:
                    known = CodedError("record-game-action", game=number + 1, action=place + 1)
                where = CodedError("record-done", where=known, action=table.family.write_action(action))
                table.push(Do(action, by=chooser(action)))
                unchecked.extend(coded("record-wrong", where=known, reason=each) for each in _unknown(action))
            where = CodedError("record-game-end", game=number + 1)
            if game.resigned is not None:
                table.push(Resign(game.resigned, game.out_of_time))
            for seat in game.assisted:
                if not 0 <= seat < record.rules.players:
                    raise IllegalAction("no-seat-at-table", seat=seat)
        except IllegalAction as error:
            raise BadRecord("record-wrong", where=where, reason=error) from None
    return Replayed(record, table, tuple(unchecked))


def _choosers(game: GameRecord) -> Callable[[AnyAction], str]:
    """Says for each action of the game, one after the other, which computer player chose it; '' if none did."""
    done = Counter[Seat]()

    def chooser(action: AnyAction) -> str:
        if not game.computers or not isinstance(action, Choice):
            return ""
        seat, number = action.seat, done[action.seat]
        done[seat] += 1
        begun = [each.player for each in game.computers if each.seat == seat and each.first <= number]
        return begun[-1] if begun else ""

    return chooser


def _unknown(action: AnyAction) -> Iterator[Message]:
    match action:
        case Deal(hands):
            for seat, hand in enumerate(hands):
                if BACK in hand:
                    yield coded("record-cards-unknown", seat=seat)
        case Reveal(cards, points) if BACK in cards:
            yield coded("record-points-unknown", points=points)

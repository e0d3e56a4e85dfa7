"""The log of a room with everything that follows from it: the table, what its people have agreed, and their clocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from fifteentwo.families import AnyRules
from fifteentwo.game import IllegalAction
from fifteentwo.locales import CodedError
from fifteentwo.moves import Deal
from fifteentwo.record import read_card
from fifteentwo.rules import parse
from fifteentwo.server.clocks import Clocks, full_clocks
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.store_rows import GameRow
from fifteentwo.server.terms import Terms
from fifteentwo.table import AnyEntry, AnyTable, Do, Substitute, open_table

_ENTRY: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)
_TERMS: Final = msgspec.json.Decoder(Terms)


class BadLog(CodedError):  # noqa: N818 - the plainest name
    """The stored game cannot be opened: which part of it, and why."""

    def __init__(self, code: str, /, reason: object, **arguments: object) -> None:
        super().__init__(code, reason=reason if isinstance(reason, CodedError) else str(reason), **arguments)


class RoomLog:
    """The entries of a room and their fold; a copy is independent.

    `has_shown_cards`: spectators may have seen the cards of past deals.
    """

    def __init__(self, rules: AnyRules, terms: Terms, deal: int | None = None) -> None:
        self.table: AnyTable = open_table(rules, deal=deal)
        self.entries: list[AnyEntry] = []
        self.conduct = Conduct(cards_shown=terms.open_cards)
        self.has_shown_cards = terms.open_cards
        self.clocks: Clocks | None = full_clocks(terms.clock, rules.players)

    def __len__(self) -> int:
        return len(self.entries)

    def copy(self) -> RoomLog:
        """An independent copy."""
        other = RoomLog.__new__(RoomLog)
        other.__dict__.update(vars(self))
        other.table, other.entries = self.table.copy(), list(self.entries)
        return other

    def push(self, entry: AnyEntry) -> None:
        """Adds an entry. Raises IllegalAction, and then nothing has changed."""
        self.table.push(entry)
        self.entries.append(entry)
        deal = deals_in(self.table) if isinstance(entry, Substitute) else 1
        self.conduct = self.conduct.after(entry, self.table.standing.games + 1, deal)
        self.has_shown_cards = self.has_shown_cards or self.conduct.cards_shown
        if self.clocks is not None:
            self.clocks = self.clocks.after(entry, self.table, self.conduct)

    def with_stored(self, texts: Iterable[str]) -> RoomLog:
        """The log with these entries of the store added. Raises BadLog."""
        log = self.copy()
        for text in texts:
            number = len(log) + 1
            try:
                entry = _ENTRY.decode(text)
            except (ValueError, msgspec.MsgspecError) as error:
                raise BadLog("log-entry-unreadable", error, number=number) from None
            try:
                log.push(entry)
            except IllegalAction as error:
                raise BadLog("log-entry-unplayable", error, number=number) from None
        return log


def deals_in(table: AnyTable) -> int:
    """The number of the deal of the game in progress, from 1, also before its cards are dealt."""
    entries = [moment.entry for moment in table.this_game]
    return max(1, sum(isinstance(entry, Do) and isinstance(entry.action, Deal) for entry in entries))


def log_head(row: GameRow) -> tuple[AnyRules, Terms, RoomLog]:
    """The rules and terms of a stored game, and its log before the first entry. Raises BadLog."""
    try:
        rules = parse(row.rules)
        terms = Terms() if row.terms is None else _TERMS.decode(row.terms)
        return rules, terms, RoomLog(rules, terms, row.deal)
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadLog("log-head", error) from None

"""The log of a game, line by line: what has happened so far, deal by deal and page by page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from fifteentwo.cli.language import reason, say
from fifteentwo.locales import CodedError
from fifteentwo.narration import Told, tell_all
from fifteentwo.record import load
from fifteentwo.table import Begin
from fifteentwo.tui import families
from fifteentwo.tui.hearing import LogSentence
from fifteentwo.tui.plain_lines import LEAVE, TypedLines, number_in
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.room_place import RoomPlace
from fifteentwo.tui.sharing import unseen

LONGEST: Final = 20
"""The most sentences of a page."""
DEALS: Final = ("Dealt", "HandsDealt")
"""The events by which a deal begins."""


class LogPage(NamedTuple):
    """A page of the log, with sentences of one deal."""

    deal: int
    sentences: Sequence[str]


async def show_log(lines: TypedLines, game: Presenter, place: RoomPlace | None) -> None:
    """Prints the last page of the log, and others that are asked for, until the player leaves.

    It is that of the whole game, with what has been said since the player came; one who watches, without `place`, reads what has
    happened since then.
    """
    try:
        deals = watched(game.log) if place is None else await asyncio.to_thread(_fetched, place, game)
    except CodedError as error:
        lines.print(reason(error))
        return
    pages = [*pages_of(deals)]
    if not pages:
        lines.print(say("log-empty"))
    at, printed = len(pages) - 1, -1
    while 0 <= at < len(pages):
        if at != printed:
            title = [say("table-deal", deal=pages[at].deal)] if len(deals) > 1 or pages[at].deal > 1 else []
            lines.print("", *title, *pages[at].sentences)
            printed = at
        if len(pages) == 1:
            return
        typed = (await lines.ask(f"{say('tui-plain-log', more='yes' if at + 1 < len(pages) else 'no')} ")).lower()
        first = [number for number, page in enumerate(pages) if page.deal == number_in(typed)][:1]
        if typed in LEAVE:
            return
        if typed not in {"", "b"} and not first:
            lines.unknown(typed)
        at = first[0] if first else at + 1 if not typed else max(0, at - (typed == "b"))


def _fetched(place: RoomPlace, game: Presenter) -> list[LogPage]:
    return [
        LogPage(number, deal) for number, deal in enumerate(with_notes(deals_of(place.record(), game), game.log), 1)
    ]


def watched(log: Sequence[str]) -> list[LogPage]:
    """The deals of the last game in what a presenter has told."""
    deals: list[LogPage] = []
    for number, sentences in groupby(log, _deal):
        if deals and number < deals[-1].deal:
            deals.clear()  # another game of the match
        deals.append(LogPage(number, [*sentences]))
    return deals


def with_notes(deals: Sequence[Sequence[str]], log: Sequence[str]) -> list[list[str]]:
    """These deals with the notes of the log, which ends with the same events: each after the event that it followed."""
    place = sum(map(len, deals)) - sum(not _is_note(each) for each in log)
    notes: dict[int, list[str]] = {}
    for each in log:
        if _is_note(each):
            notes.setdefault(place, []).append(each)
        else:
            place += 1
    told, at = [notes.get(0, [])], 0
    for deal in deals:
        if at:
            told.append([])
        for sentence in deal:
            at += 1
            told[-1] += [sentence, *notes.get(at, [])]
    return told


def _deal(sentence: str) -> int:
    return sentence.deal if isinstance(sentence, LogSentence) else 1


def _is_note(sentence: str) -> bool:
    return isinstance(sentence, LogSentence) and sentence.is_note


def deals_of(record: str, game: Presenter) -> list[list[str]]:
    """The sentences of the last game of this record, deal by deal, up to what the table has shown. Raises BadRecord."""
    told = _events(record)
    deals: list[list[str]] = [[]]
    has_dealt, before = False, None
    for each in told[: len(told) - game.pending]:
        if type(each.event).__name__ in DEALS:
            deals += [[]] if has_dealt else []
            has_dealt = True
        seen = unseen(each) if game.own else each
        deals[-1] += filter(None, [families.telling_of(each.scene).sentence(seen, game.names, before)])
        before = each.scene
    return deals


def _events(record: str) -> list[Told]:
    """The events of the last game of a record."""
    table = load(record).table
    first = max((number for number, moment in enumerate(table.moments) if isinstance(moment.entry, Begin)), default=0)
    told: list[Told] = []
    for before, moment in pairwise(table.moments[first:]):
        told += tell_all(table.family, before.state, moment.events)
    return told


def pages_of(deals: Sequence[LogPage]) -> Iterator[LogPage]:
    """The pages of these deals; those of one deal are about equally long."""
    for number, deal in deals:
        pages = -(-len(deal) // LONGEST)
        for page in range(pages):
            yield LogPage(number, deal[len(deal) * page // pages : len(deal) * (page + 1) // pages])

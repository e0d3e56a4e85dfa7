"""The finished games of an owner: searched, filtered and listed page by page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from functools import lru_cache
from typing import Final

from msgspec import Struct

from fifteentwo.families import family_of
from fifteentwo.game import Seat, Side
from fifteentwo.locales.coded import Message
from fifteentwo.rules import parse
from fifteentwo.rules.validity import is_solved
from fifteentwo.server.finished import RESULT, GameResult
from fifteentwo.server.history_wire import (
    FinishedGame,
    GameOfSeries,
    History,
    OpponentCount,
    Result,
    ResultFilter,
    RulesCount,
)
from fifteentwo.server.lobby import in_words
from fifteentwo.server.rematch import SERIES
from fifteentwo.server.store_rows import ResultRow
from fifteentwo.server.wire import CHAIRS, Chair

PAGE: Final = 50
"""Games of a page."""

_MONTHS: Final = tuple("January February March April May June July August September October November December".split())


class RulesKnown(Struct, frozen=True):
    """What the history needs to know of a line of rules. `is_usual`: the expected averages hold by them."""

    text: str
    words: Message
    match: str
    family: str
    sides: tuple[Side, ...]
    is_usual: bool


class OwnGame(Struct, frozen=True, gc=False):
    """A finished game of an owner who holds the seats `own`; `others` are the seats of the other sides.

    `own_side` is None where the owner holds seats of several sides.
    """

    row: ResultRow
    own: tuple[Seat, ...]
    own_side: Side | None
    others: tuple[Seat, ...]
    rules: RulesKnown
    chairs: tuple[Chair, ...]
    outcome: GameResult
    result: Result
    series: GameOfSeries | None

    @property
    def opponents(self) -> list[Chair]:
        """The opponents: everyone on the other sides."""
        return [self.chairs[seat] for seat in self.others]

    @property
    def is_assisted(self) -> bool:
        """Whether the owner had help."""
        return self.row.replayed or self.outcome.demonstrated or bool({*self.own} & {*self.outcome.assisted})

    @property
    def skunk_given(self) -> bool:
        """Whether the owner won and skunked somebody."""
        return self.result == "won" and any(self.outcome.titles)

    @property
    def skunk_taken(self) -> bool:
        """Whether the owner was skunked."""
        return self.result == "lost" and self.own_side is not None and self.outcome.titles[self.own_side] != ""


class GameFilter(Struct, frozen=True):
    """Which games are asked for; None and '' ask for all. `rules` is a line of rules in its shortest form."""

    text: str = ""
    opponent: str | None = None
    rules: str | None = None
    result: ResultFilter | None = None
    assisted: bool | None = None
    series: str | None = None

    def matches(self, game: OwnGame) -> bool:
        """Whether the game is one of them."""
        return (
            (self.rules is None or game.rules.text == self.rules)
            and (self.assisted is None or game.is_assisted == self.assisted)
            and (self.series is None or (game.series is not None and game.series.id == self.series))
            and (self.opponent is None or any(chair.name == self.opponent for chair in game.opponents))
            and (self.result is None or _came_out(game, self.result))
            and (not self.text or all(word in _words_of(game) for word in self.text.casefold().split()))
        )


def read(rows: Iterable[tuple[ResultRow, tuple[Seat, ...]]]) -> list[OwnGame]:
    """The games in these rows of the store, the last ended first."""
    found = list(rows)
    last = {row.game: row.number for row, _ in found}
    return sorted((_played(row, own, row.number == last[row.game]) for row, own in found), key=_place, reverse=True)


def _played(row: ResultRow, own: tuple[Seat, ...], is_last: bool) -> OwnGame:
    rules, outcome = _rules(row.rules), RESULT.decode(row.result)
    own_sides = {rules.sides[seat] for seat in own}
    own_side = next(iter(own_sides)) if len(own_sides) == 1 else None
    return OwnGame(
        row=row,
        own=own,
        own_side=own_side,
        others=tuple(seat for seat, side in enumerate(rules.sides) if side not in own_sides),
        rules=rules,
        chairs=_chairs(row.chairs),
        outcome=outcome,
        result="shared" if own_side is None else "won" if own_side in outcome.winners else "lost",
        series=_series(row, rules.sides, outcome.winners if is_last and row.finished else ()),
    )


def _series(row: ResultRow, sides: Sequence[Side], winners: Collection[Side]) -> GameOfSeries | None:
    """The match in its series; `winners` have won the match by this game."""
    if row.series is None:
        return None
    place = SERIES.decode(row.series)
    won = dict(zip(sides, place.won, strict=True))
    return GameOfSeries(place.id, place.match, tuple(won[side] + (side in winners) for side in sorted(won)))


def page(games: Sequence[OwnGame], wanted: GameFilter, before: str | None = None, size: int = PAGE) -> History:
    """A page of the games that match, given the last ended first; `before` is the cursor of an earlier page."""
    found = [game for game in games if wanted.matches(game)]
    rest = found if before is None else [game for game in found if _place(game) < before]
    return History(
        games=tuple(map(listed, rest[:size])),
        next=_place(rest[size - 1]) if len(rest) > size else None,
        found=len(found),
        total=len(games),
        opponents=opponents(games),
        rules=rules(games),
    )


def opponents(games: Iterable[OwnGame]) -> tuple[OpponentCount, ...]:
    """Everybody played against, the one met most often first."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    players: dict[str, str | None] = {}
    for game in games:
        for name, player in {chair.name: chair.player for chair in game.opponents}.items():
            met[name] += 1
            won[name] += game.result == "won"
            players.setdefault(name, player)
    return tuple(OpponentCount(name, players[name], number, won[name]) for name, number in met.most_common())


def rules(games: Iterable[OwnGame]) -> tuple[RulesCount, ...]:
    """All rules played by, the most usual first."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    known: dict[str, RulesKnown] = {}
    for game in games:
        known[game.rules.text] = game.rules
        met[game.rules.text] += 1
        won[game.rules.text] += game.result == "won"
    return tuple(
        RulesCount(text, known[text].words, len(known[text].sides) == 1, number, won[text])
        for text, number in met.most_common()
    )


@lru_cache(maxsize=512)
def _chairs(text: str) -> tuple[Chair, ...]:
    chairs: tuple[Chair, ...] = CHAIRS.decode(text)
    return chairs


@lru_cache(maxsize=512)
def _rules(line: str) -> RulesKnown:
    of = parse(line)
    family = family_of(of)
    sides = tuple(map(of.side, range(of.players)))
    return RulesKnown(*in_words(line), family.name, sides, family.deals is not None and is_solved(of))


def _came_out(game: OwnGame, wanted: ResultFilter) -> bool:
    match wanted:
        case "skunk_given":
            return game.skunk_given
        case "skunk_taken":
            return game.skunk_taken
        case "resigned":
            return game.outcome.resigned is not None and not game.outcome.out_of_time
        case _:
            return game.result == wanted


def _words_of(game: OwnGame) -> str:
    """What a search looks at: names, rules, date, scores and how it ended."""
    day = date.fromisoformat(game.row.ended[:10])
    words = (
        *(chair.name for chair in game.chairs),
        game.rules.text,
        str(game.rules.words),
        f"{day} {day.day} {_MONTHS[day.month - 1]} {day.year}",
        "-".join(map(str, game.outcome.scores)),
        game.result,
        *game.outcome.titles,
        "" if game.outcome.resigned is None else "time" if game.outcome.out_of_time else "resigned",
    )
    return " ".join(words).casefold()


def _place(game: OwnGame) -> str:
    """The position of a game in the order of the list, as sortable text; the cursor of a page that ends with it."""
    return f"{game.row.ended} {game.row.game} {game.row.number:04}"


def listed(game: OwnGame) -> FinishedGame:
    """The game as it is sent."""
    row, known, outcome = game.row, game.rules, game.outcome
    hands = [hand for seat in game.own if outcome.best and (hand := outcome.best[seat]) is not None]
    return FinishedGame(
        room=row.game,
        number=row.number,
        ended=row.ended,
        own=game.own,
        chairs=game.chairs,
        sides=known.sides,
        family=known.family,
        rules_text=known.text,
        rules_words=known.words,
        match=known.match,
        deal=row.deal,
        day=row.day,
        result=game.result,
        scores=outcome.scores,
        winners=outcome.winners,
        titles=outcome.titles,
        resigned=outcome.resigned,
        assisted=game.is_assisted,
        demonstrated=outcome.demonstrated,
        deals=outcome.deals,
        best=max(hands, key=lambda hand: hand.points, default=None),
        series=game.series,
        out_of_time=outcome.out_of_time,
    )

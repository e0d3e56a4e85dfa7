r"""The review of games for one: what each choice gave up, by the engine's values, and the result against par.

>>> from fifteentwo.record import read
>>> found = review_solo(read("fifteentwo record 1\nrules = wikibooks\nseat 0 = Ann\ngame\nturn 5H\nplace 5H 0\n"))
>>> found.games[0].notes
('unfinished',)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import fsum, hypot, sqrt
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from fifteentwo.analysis.model import EXACT, Figure
from fifteentwo.analysis.position import Band, band_of
from fifteentwo.cards import PACK, Card
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import Advice, ParLayout
from fifteentwo.families import AnyChoice, AnyState, family_of
from fifteentwo.moves import Discard
from fifteentwo.record import Record, replay
from fifteentwo.record.model import games_in, read_card
from fifteentwo.reviews.model import BadReview
from fifteentwo.rules import CribbageRules, SquareRules, write
from fifteentwo.solitaire import PLAYER, Keep, Place, ThrowAway
from fifteentwo.solitaire.square import State as Square
from fifteentwo.table import Do, Moment

VERSION: Final = 1
MAGIC: Final = "fifteentwo solo review"
BOUNDS: Final[tuple[tuple[float, Band], ...]] = ((3.0, "blunder"), (1.5, "mistake"), (0.5, "inaccuracy"))
"""The least loss of each band, in points."""
SAME: Final = 1e-3
"""Choices whose values differ by less, such as mirror images of each other, are equally good."""

SoloNote = Literal["unfinished", "no-par", "assisted", "swaps"]
SoloChoice = Place | ThrowAway | Keep | Discard


class SoloDecision(Struct, frozen=True):
    """A choice, by what the player could know; `forced` if there was only one."""

    at: int
    """The number of the record's actions done before it."""
    action: AnyChoice
    forced: bool
    expected: Figure
    """The expected points with the best choice: of the whole game in a square, of this deal in a solitaire."""
    loss: Figure
    """The expected points given up against the best choice."""
    band: Band
    best: AnyChoice
    options: int


class SoloPar(Struct, frozen=True):
    """The best result the cards allow, as proved bounds, equal where it is exact."""

    name: Literal["par", "legal par"]
    least: int
    most: int


class SoloGameReview(Struct, frozen=True):
    """The review of one game for one."""

    decisions: tuple[SoloDecision, ...]
    total: int
    win_at: int
    won: bool | None
    """None for a game that is not over."""
    pars: tuple[SoloPar, ...]
    luck: Figure | None
    """Of a finished square: the total less what was expected from the first choice on, and without the losses."""
    notes: tuple[SoloNote, ...] = ()

    @property
    def loss(self) -> Figure:
        """The points given up by all decisions."""
        errors = [each.loss.error for each in self.decisions]
        error = None if None in errors else sqrt(fsum(each * each for each in errors if each is not None))
        return Figure(fsum(each.loss.value for each in self.decisions), error)

    def count(self, band: Band) -> int:
        """How many decisions are in a band."""
        return sum(each.band == band for each in self.decisions if not each.forced)


class SoloReview(Struct, frozen=True):
    """The review of the games of a record."""

    rules: str
    seat: str
    engine: dict[str, str]
    """The SHA-256 of each file of engine data that it was computed with, by name."""
    games: tuple[SoloGameReview, ...]
    deal: int | None = None
    complete: bool = True
    """False while it is being made."""
    fifteentwo: str = MAGIC
    version: int = VERSION


SOLO_REVIEW: Final = msgspec.json.Decoder(SoloReview, dec_hook=read_card)
"""Reads the JSON of a review."""


def review_solo(record: Record) -> SoloReview:
    """The review of a record of games for one.

    Raises BadRecord for a record that cannot be replayed, and BadReview for one that cannot be reviewed.
    """
    *_, found = solo_stages(record)
    return found


def solo_stages(record: Record, game: int | None = None) -> Iterator[SoloReview]:
    """The review as it grows, choice by choice; the last one is complete. With `game`, a number from 0, only that game is
    reviewed. Raises as `review_solo` does.
    """
    if isinstance(record.rules, CribbageRules):
        raise BadReview("review-others-record")
    done: list[SoloGameReview] = []
    found = SoloReview(write(record.rules), record.seats[0], engine_data(), (), record.deal, complete=False)
    try:
        for number, moments in enumerate(games_in(replay(record).table.moments)):
            if game not in {None, number}:
                continue
            for reviewed in _game(moments, record.deal):
                yield msgspec.structs.replace(found, games=(*done, reviewed))
            done.append(reviewed)
    except BadTables as error:
        raise BadReview("review-no-data", reason=error) from None
    yield msgspec.structs.replace(found, games=tuple(done), complete=True)


def _game(moments: Sequence[Moment[Any, Any]], deal: int | None) -> Iterator[SoloGameReview]:
    last = moments[-1]
    rules: solo.Rules = last.state.rules
    over = last.outcome is not None
    pars = _pars(last.state, deal) if over else ()
    won = bool(last.outcome.winners) if last.outcome else None
    found = SoloGameReview((), last.state.score, rules.win_at, won, pars, None, tuple(_notes(moments, pars)))
    yield found
    made: list[SoloDecision] = []
    for decision in _decisions(moments):
        made.append(decision)
        found = msgspec.structs.replace(found, decisions=tuple(made))
        yield found
    if over and made and isinstance(rules, SquareRules):
        yield msgspec.structs.replace(found, luck=_luck(found))


def _luck(game: SoloGameReview) -> Figure:
    """The result = the expected total + luck - the losses."""
    loss, first = game.loss, game.decisions[0].expected
    return Figure(game.total - first.value + loss.value, loss.error)


def _decisions(moments: Sequence[Moment[Any, Any]]) -> Iterator[SoloDecision]:
    before, at = moments[0].state, 0
    for moment in moments:
        if isinstance(moment.entry, Do):
            if isinstance(moment.entry.action, SoloChoice):
                yield solo_graded(before, moment.entry.action, at)
            at += 1
        before = moment.state


def solo_view(state: AnyState) -> solo.View:
    """What the player knows in this state."""
    return cast(solo.View, family_of(state.rules).game(state.rules).observe(state, PLAYER))


def solo_graded(before: AnyState, action: AnyChoice, at: int) -> SoloDecision:
    """The grade of a choice in this state; `at` actions were done before it. Raises BadReview if it was not open."""
    view = solo_view(before)
    found = solo.advice(view)
    best = found[0]
    chosen = next((each for each in found if each.action == action), None)
    if chosen is None:
        raise BadReview("review-not-open")
    loss = _loss(view, chosen, best)
    expected = Figure(best.value, best.error)
    forced = len(found) == 1
    band = "none" if forced else band_of(loss, BOUNDS)
    return SoloDecision(at, action, forced, expected, loss, band, best.action, len(found))


def _loss(view: solo.View, chosen: Advice, best: Advice) -> Figure:
    """The difference of the values. Where the search only estimates it, its error also covers what play-outs say."""
    loss = best.value - chosen.value
    if loss < SAME:
        return Figure(0.0, EXACT)
    if chosen.error is not None and best.error is not None:
        return Figure(loss, hypot(chosen.error, best.error))
    assert isinstance(view, Square)
    from fifteentwo.engine.solitaire.square import playouts  # noqa: PLC0415 - loads the compiler

    played = playouts.difference(view, best.action, chosen.action)  # type: ignore[arg-type]  # a square's actions
    return Figure(loss, hypot(played.error, loss - played.value))


def _pars(state: Any, deal: int | None) -> tuple[SoloPar, ...]:
    """Par of a numbered deal, or of cards that all ended up in the square; empty if later cards are unknown."""
    if deal is not None:
        found = solo.pars(state.rules, deal)
    elif (pack := _pack(state)) is not None:
        found = solo.soloist(state.rules).pars(state.rules, pack, patient=False)
    else:
        found = ()
    return tuple(_par(each) for each in found)


def _par(layout: ParLayout) -> SoloPar:
    return SoloPar(layout.name, layout.least, layout.most)


def _pack(state: Any) -> tuple[Card, ...] | None:
    """A pack that starts with the cards of a square, for rules under which no card can be left over."""
    rules = state.rules
    if not isinstance(state, Square) or rules.dead_cells or rules.reserve_piles or state.starter is None:
        return None
    seen = [*(card for card in state.grid if card is not None), state.starter]
    return (*seen, *(card for card in PACK if card not in seen))


def _notes(moments: Sequence[Moment[Any, Any]], pars: Sequence[SoloPar]) -> Iterator[SoloNote]:
    last = moments[-1]
    if last.outcome is None:
        yield "unfinished"
    elif not pars:
        yield "no-par"
    if last.assisted:
        yield "assisted"
    if solo.soloist(last.state.rules).CHOOSES == "swap":
        yield "swaps"


def engine_data() -> dict[str, str]:
    """The SHA-256 of each file of the engine's values of squares, by name."""
    return dict(_engine_data())


@cache
def _engine_data() -> tuple[tuple[str, str], ...]:
    folder = files("fifteentwo") / "data"
    found = sorted((each for each in folder.iterdir() if each.name.startswith("square_")), key=lambda each: each.name)
    return tuple((each.name, sha256(each.read_bytes()).hexdigest()) for each in found)


def write_solo_review(review: SoloReview) -> str:
    """The review as JSON."""
    return msgspec.json.encode(review, enc_hook=str).decode()


def is_solo_review(text: str) -> bool:
    """Whether a text looks like a saved review of games for one."""
    return text.lstrip().startswith("{") and f'"{MAGIC}"' in text


def read_solo_review(text: str | bytes) -> SoloReview:
    """A review from JSON. Raises BadReview if it is not one, or was made with other engine data."""
    try:
        found = SOLO_REVIEW.decode(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadReview("review-not", reason=error) from None
    if found.fifteentwo != MAGIC or found.version != VERSION:
        raise BadReview("review-version", version=found.version, known=VERSION)
    if found.engine != engine_data():
        raise BadReview("review-other-data")
    return found

"""Par of numbered squares, and games of the expert against itself with the value of every choice and the luck of every deal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pyarrow as pa

from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import write_position
from fifteentwo.cribbage import Discard, Play
from fifteentwo.datasets.model import Column, Dataset, Sizes
from fifteentwo.engine.solitaire.square.par import deal_par
from fifteentwo.players import player
from fifteentwo.record import from_table
from fifteentwo.reviews import review
from fifteentwo.rules import PRESETS
from fifteentwo.solitaire.deals import deck
from fifteentwo.table import Do, open_table
from fifteentwo.workers import Pool

SQUARE: Final = "wikibooks"
CHUNK: Final = 200
_ENUM: Final = pa.dictionary(pa.int32(), pa.string())
Row = dict[str, Any]


def squares(sizes: Sizes, pool: Pool) -> Iterator[dict[str, Any]]:
    """Par of the numbered squares, in order."""
    numbers = range(1, sizes.squares + 1)
    for rows in pool.map(some_pars, ((numbers[at : at + CHUNK],) for at in range(0, len(numbers), CHUNK))):
        yield _columns(rows)


def some_pars(numbers: range) -> list[Row]:
    """Par of these squares."""
    rules: Any = PRESETS[SQUARE].rules
    rows = []
    for number in numbers:
        found = deal_par(rules, deck(number))
        rows.append(
            {
                "deal": number,
                "par": found.total,
                "par_bound": found.bound,
                "legal_par": found.legal,
                "legal_par_bound": found.legal_bound,
                "layout": " ".join(map(str, found.layout)),
                "starter": str(found.starter),
            }
        )
    return rows


def decisions(sizes: Sizes, pool: Pool) -> Iterator[dict[str, Any]]:
    """Every choice of the games, in order."""
    for rows in pool.map(choices_of_game, ((sizes.seed, number) for number in range(sizes.games))):
        yield _columns(rows)


def choices_of_game(seed: int, number: int) -> list[Row]:
    """The choices of one game of the expert against itself, with every option."""
    return _played(seed, number)[1]


def luck(sizes: Sizes, pool: Pool) -> Iterator[dict[str, Any]]:
    """The ledgers of the games, in order."""
    for rows in pool.map(ledger_of_game, ((sizes.seed, number) for number in range(sizes.games))):
        yield _columns(rows)


def ledger_of_game(seed: int, number: int) -> list[Row]:
    """What changed the chance of seat 0 to win, entry by entry; the entries add up from its first chance to the result."""
    game = review(from_table(_played(seed, number, analysed=False)[0], ("expert", "expert"))).games[0]
    assert game.ledger is not None, "every card of the game is known"
    return [
        {"game": number, "deal": entry.deal, "part": entry.part, "seat": entry.seat, "change": entry.change}
        for entry in game.ledger.entries
    ]


def _played(seed: int, number: int, analysed: bool = True) -> tuple[Any, list[Row]]:
    """One game: its table, and its choices among more than one option."""
    table: Any = open_table(PRESETS["standard"].rules)
    chance = Random(f"{seed} {number} house")
    seats = [player("expert", Random(f"{seed} {number} {seat}")) for seat in (0, 1)]
    rows: list[Row] = []
    while table.outcome is None:
        entry = table.house(chance)
        if entry is None:
            seat = table.to_act()[0]
            view = table.game.observe(table.state, seat)
            action = seats[seat](view, table.game.legal(table.state, seat))
            if analysed and isinstance(action, Discard | Play):
                rows += _choice(number, PlayerPosition(view, seat), action)
            entry = Do(action)
        table.push(entry)
    return table, rows


def _choice(number: int, position: PlayerPosition, action: Discard | Play) -> Iterator[Row]:
    if position.forced:
        return
    grade, view = position.grade(action), position.view
    options = grade.analysis.options
    wins = [option.win for option in options if option.win is not None]
    assert len(wins) == len(options), "the standard game is solved"
    yield {
        "game": number,
        "deal": view.deals,
        "seat": position.seat,
        "role": "dealer" if view.dealer == position.seat else "pone",
        "position": write_position(position),
        "options": ["".join(map(str, option.cards)) for option in options],
        "wins": [win.value for win in wins],
        "win_errors": [win.error for win in wins],
        "points": [option.ev for option in options],
        "chosen": "".join(map(str, grade.chosen.cards)),
        "loss": grade.loss.value,
    }


def _columns(rows: list[Row]) -> dict[str, Any]:
    names = rows[0] if rows else {}
    return {name: [row[name] for row in rows] for name in names}


_SAMPLED: Final = (
    "Chances to win have standard errors from four samples of deals, in `win_errors`. Discards are exact within the model of docs/engine.md, "
    "except near the target, where the play and the counts are taken as independent."
)

DATASETS: Final = (
    Dataset(
        "squares",
        f"Par of the numbered deals of the square `{SQUARE}`: the highest total of its cards in any order, and in an order that is legal.",
        "None where `par` equals `par_bound`: proved. Otherwise the truth lies between them; the search has a limit in steps.",
        (
            Column("deal", pa.int64(), "", "the number of the deal"),
            Column("par", pa.int16(), "points", "the total of the best layout found"),
            Column("par_bound", pa.int16(), "points", "no layout has more"),
            Column("legal_par", pa.int16(), "points", "the best total found that can be placed as the cards come"),
            Column("legal_par_bound", pa.int16(), "points", "no legal layout has more"),
            Column("layout", pa.string(), "", "the layout of `par`, row by row"),
            Column("starter", _ENUM, "", "its starter"),
        ),
        squares,
    ),
    Dataset(
        "decisions",
        "Every choice among several options in games of the expert against itself to 121, with the value of each option.",
        _SAMPLED,
        (
            Column("game", pa.int32(), "", "the number of the game"),
            Column("deal", pa.int16(), "", "the number of the deal in the game"),
            Column("seat", pa.int8(), "", "who chooses: 0 or 1"),
            Column("role", _ENUM, "", "dealer or pone"),
            Column("position", pa.string(), "", "what the seat sees, as docs/records.md writes a position"),
            Column("options", pa.list_(pa.string()), "", "the cards of each option, best first"),
            Column("wins", pa.list_(pa.float64()), "probability", "the chance to win the game with each option"),
            Column("win_errors", pa.list_(pa.float64()), "probability", "its standard error"),
            Column(
                "points", pa.list_(pa.float64()), "points a deal", "the expected points of each, less the other side's"
            ),
            Column("chosen", pa.string(), "", "the option that the expert took"),
            Column(
                "loss",
                pa.float64(),
                "probability",
                "the chance to win that it gives up against the best; 0 where perfect play takes it now and then",
            ),
        ),
        decisions,
    ),
    Dataset(
        "luck",
        "The ledger of the same games: what changed the chance of seat 0 to win, with all cards known.",
        "The entries of a game add up exactly. `model` is the difference between two ways to value a position, an error and no luck.",
        (
            Column("game", pa.int32(), "", "the number of the game, as in decisions.parquet"),
            Column("deal", pa.int16(), "", "the number of the deal in the game; 0 is the cut for the first deal"),
            Column("part", _ENUM, "", "cut, cards, starter, decisions, unseen or model, seen from seat 0"),
            Column("seat", pa.int8(), "", "whose cards or decision it was; null where it was nobody's"),
            Column("change", pa.float64(), "probability", "the change of the chance of seat 0 to win"),
        ),
        luck,
    ),
)

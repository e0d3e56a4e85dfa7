"""`fifteentwo square`: Cribbage Squares in the terminal, par, the highest possible total, and matches of the computer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fifteentwo.cards import Card, card_words, write
from fifteentwo.cli import solo
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.grid import cell_name, cell_of, drawn, in_short, rows
from fifteentwo.cli.language import reason, say, wrong_input
from fifteentwo.cli.lines import answer_lines
from fifteentwo.cli.output import write_json
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.terminal import card_of, help_line, range_of
from fifteentwo.families import AnyAction
from fifteentwo.locales import RANKS, CodedError
from fifteentwo.rules import Heels, SquareRules
from fifteentwo.rules import write as write_rules
from fifteentwo.solitaire import PLAYER, Keep, Place, ThrowAway, square
from fifteentwo.solitaire.scene import SquareScene, square_offer, square_scene

if TYPE_CHECKING:
    from fifteentwo.engine.solitaire.square.maximum import Maximum
    from fifteentwo.workers import Pool

__all__ = ["help_on", "in_short", "layout", "named", "read", "shown"]

app = solo.commands(
    "square",
    SquareRules,
    "bvs",
    "fifteentwo square play --rules wikibooks --deal 7",
)


def help_on(rules: SquareRules) -> Iterator[str]:
    """The help for input under these rules."""
    yield help_line("b3", "place")
    if rules.dead_cells:
        yield help_line("throw", "throw")
    if rules.reserve_piles:
        yield help_line("keep", "keep")
        yield help_line("b3 5H", "reserve")


def read(line: str, state: square.View) -> AnyAction:
    """The action typed. Raises CodedError."""
    words = line.lower().split()
    match words:
        case ["throw" | "t"]:
            return ThrowAway(PLAYER)
        case ["keep" | "k"]:
            return Keep(PLAYER, 0)
        case ["keep" | "k", "1" | "2" as pile]:
            return Keep(PLAYER, int(pile) - 1)
        case _:
            named = next((word for word in words if cell_of(word) is not None), "")
            rest, cell = [word for word in words if word != named], cell_of(named)
            if cell is None or len(rest) > 1 or state.card is None:
                raise CodedError("terminal-not-placed", line=line)
            card = card_of(rest[0].upper()) if rest else state.card
            return Place(PLAYER, card, cell)


def named(action: AnyAction) -> str:
    """The action in a few words."""
    match action:
        case Place(card=card, cell=cell):
            return say("terminal-place", card=card, cell=cell_name(cell))
        case Keep(pile=pile):
            return say("terminal-keep", pile=pile + 1)
        case _:
            return say("terminal-throw")


def shown(view: square.View) -> Iterator[str]:
    """The lines that draw the table."""
    scene = square_scene(view)
    yield from _drawn(scene, {action.cell for action in square_offer(view, PLAYER).legal if isinstance(action, Place)})
    yield say("terminal-square", points=scene.made, needed=view.rules.win_at, stock=scene.stock)
    if scene.dead:
        yield say("terminal-discarded", cards=write(scene.dead))
    for place, pile in enumerate(scene.reserve, 1):
        yield say("terminal-pile", pile=place, cards=write(pile)) if pile else say("terminal-pile-empty", pile=place)
    yield say("terminal-turned", card=scene.card)


def layout(scene: SquareScene) -> Iterator[str]:
    """The rows of a full square."""
    return rows(scene.grid)


def _drawn(scene: SquareScene, free: set[int]) -> Iterator[str]:
    """The grid with its totals; `[]` marks a cell where a card may be placed."""
    return drawn([_cell(scene, cell, free) for cell in range(len(scene.grid))], scene.hands)


def _cell(scene: SquareScene, cell: int, free: set[int]) -> str:
    card = scene.grid[cell]
    return str(card) if card is not None else "[]" if cell in free else " ."


@app.command(name="maximum", help_epilogue="  fifteentwo square maximum --json")
def maximum(*, json: bool = False) -> int:
    """Prove the highest possible total of a square, for each rank of the starter.

    Prints a layout that reaches it, the number of cases the proof examined, and the maximum under each rule for his
    heels. docs/square-maximum.md gives the argument.
    """
    from fifteentwo.engine.solitaire.square import maximum as proof  # noqa: PLC0415 - heavy, and only this command needs it

    found = []
    for most in proof.maxima():
        found.append(most)
        if not json:
            print(_told(most), flush=True)
    heels = proof.by_heels(found)
    if json:
        write_json({"starters": [_figures(most) for most in found], "maximum": heels})
    else:
        print(f"\n{say('maximum-heels', off=heels['off'], once=heels['once'], each=heels['per_hand'])}")
    return 0


class DealLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of --jsonl."""

    cards: list[str]
    starter: str
    heels: Heels = "once"


@app.command(
    name="par",
    help_epilogue="  fifteentwo square par KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S --starter 5H\n"
    "  fifteentwo square par --deal 202611211 --rules bvs\n"
    """  echo '{"cards": ["KH","KC",...], "starter": "5H", "heels": "once"}' | fifteentwo square par --jsonl""",
)
def par(  # noqa: PLR0913 - each is an option
    *cards: str,
    starter: str | None = None,
    heels: Heels | None = None,
    legal: bool = False,
    deal: Whole | None = None,
    rules: str = "bvs",
    soon: bool = False,
    json: bool = False,
    jsonl: bool = False,
) -> int:
    """The best layout of sixteen cards, proved optimal; or of a numbered deal, where cards may be discarded or left over."""
    if jsonl:
        if cards or starter is not None or deal is not None or heels is not None:
            raise wrong_input("wrong-leave-out-cards", command="square")
        return 2 * answer_lines(DealLine, lambda line: _best(line, legal))
    if deal is not None:
        if cards or starter is not None:
            raise wrong_input("wrong-deal-cards")
        if heels is not None:
            raise wrong_input("wrong-deal-heels", rules=f"{rules} heels={heels}")
        return _par_of_deal(deal, rules, soon, json)
    if starter is None:
        raise wrong_input("wrong-needs", command="square")
    try:
        line = msgspec.convert(
            {"cards": card_words(" ".join(cards)), "starter": starter, "heels": heels or "once"}, DealLine
        )
        found = _best(line, legal)
    except (ValueError, msgspec.ValidationError) as error:
        raise wrong_input("wrong-reason", where="square par", reason=reason(error)) from None
    if json:
        write_json(found)
        return 0
    for kind, name, grid in (("best", "par", "grid"), ("legal", "legal_par", "legal_grid")):
        if name in found:
            print(say("par-total", kind=kind, points=found[name]))
            print("\n".join(write(row) for row in found[grid]))
    return 0


def _par_of_deal(number: int, rules: str, soon: bool, json: bool) -> int:
    ruled, pack = read_rules(rules, SquareRules), solo.pack_of(number)
    from fifteentwo.engine.solitaire.square import par as engine  # noqa: PLC0415 - heavy, and only this command needs it

    found = engine.deal_par(ruled, pack, engine.SOON if soon else engine.PATIENT)
    if json:
        names = {"layout": "grid", "legal_layout": "legal_grid"}
        values = found._asdict() | {name: rows_of(getattr(found, name)) for name in names}
        write_json({names.get(name, name): value for name, value in values.items()})
        return 0
    grids = [(found.total, found.bound, found.layout, found.starter)]
    if found.legal < found.total:
        grids.append((found.legal, found.legal_bound, found.legal_layout, found.legal_starter))
    for kind, (total, bound, layout, card) in zip(("best", "legal"), grids, strict=False):
        print(say("par-with-starter", kind=kind, points=range_of(total, bound), starter=card))
        print("\n".join(write(row) for row in rows_of(layout)))
    if found.over:
        print(say("par-left-over", cards=write(found.over)))
    return 0


@app.command(
    name="match",
    help_epilogue="  fifteentwo square match --rules wikibooks --deals 3000 --player quick",
)
def match(
    *,
    rules: str = "bvs",
    deals: Whole = 100,
    player: str = "quick",
    aim: Literal["points", "chance"] = "points",
    asked: solo.Match = solo.BY_DEFAULT,
) -> int:
    """Let the computer play many deals: mean, standard error, and the share it wins."""
    from fifteentwo.engine.solitaire.square import match as engine  # noqa: PLC0415 - heavy, and only this command needs it

    ruled = read_rules(rules, SquareRules)
    seconds: list[float] = []

    def played(numbers: range, pool: Pool) -> Iterator[int]:
        for result in engine.play_deals(ruled, player, len(numbers), numbers.start, aim, pool):
            seconds.extend(result.choices)
            yield result.total

    of = {"rules": write_rules(ruled), "player": player, "aim": aim, "rng": asked.rng}
    try:
        totals = asked.totals(of, deals, played)
    except ValueError as error:
        raise wrong_input(
            "wrong-reason", where="square match", reason=reason(error)
        ) from None  # an unknown player, or a damaged table
    asked.write(of, totals, ruled.win_at, seconds)
    return 0


def _best(line: DealLine, legal: bool) -> dict[str, Any]:
    from fifteentwo.engine.solitaire.square import par as engine  # noqa: PLC0415 - heavy, and only this command needs it

    cards = [Card(word) for word in line.cards]
    starter = Card(line.starter)
    best = engine.par(cards, starter, line.heels)
    found: dict[str, Any] = {"par": best.total, "grid": rows_of(best.layout)}
    if legal:
        playable = engine.legal_par(cards, starter, line.heels)
        found |= {"legal_par": playable.total, "legal_grid": rows_of(playable.layout)}
    return found


def rows_of(layout: Sequence[Card]) -> list[list[Card]]:
    """The four rows of the layout."""
    return [list(layout[first : first + 4]) for first in range(0, 16, 4)]


def _told(most: Maximum) -> str:
    rank = say("card-rank", rank=RANKS[str(most.starter)[0]])
    layout = " | ".join(write(row) for row in rows_of(most.layout))
    return f"{rank:6}{most.total:4}  {layout}  {say('maximum-case', starter=most.starter, cases=most.cases)}"


def _figures(most: Maximum) -> dict[str, Any]:
    return {
        "starter": most.starter,
        "total": most.total,
        "layout": rows_of(most.layout),
        "cases": most.cases,
        "rows": most.rows,
        "columns": most.columns,
        "grids": most.grids,
    }

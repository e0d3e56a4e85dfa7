"""`fifteentwo square play` and `fifteentwo patience play`: a game for one in the terminal, a line for each choice."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import SystemRandom
from threading import Thread
from typing import Final

from fifteentwo.cards import Card, cards
from fifteentwo.cards import write as write_cards
from fifteentwo.cli.solo import told
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.engine import solo
from fifteentwo.game import IllegalAction
from fifteentwo.rules import SquareRules
from fifteentwo.rules import write as write_rules
from fifteentwo.server.solo.sitting import Demonstrated, Do, Hinted, Sitting, Undo
from fifteentwo.server.solo.wire import PatienceScene, SoloAction, SquareScene
from fifteentwo.solitaire import PLAYER, Discard, Keep, LayAway, Place, Turn
from fifteentwo.solitaire.deals import FREE, deck
from fifteentwo.solo import SoloEvent, SoloRecord, to_text

ROWS: Final = "abcd"
_CELL: Final = re.compile(r"row ([1-4]), column ([1-4])\b")
MOST_OPTIONS: Final = 5
_TO_PLACE: Final = "  b3        the turned card into row b, column 3, which must be open: []"
_TO_THROW: Final = "  throw     throw the turned card away"
_TO_KEEP: Final = """  keep      let it wait in the reserve (keep 2: on the second pile)
  b3 5H     a card of the reserve into row b, column 3"""
_OF_SOLITAIRES: Final = """  5H KD     lay these two away
  1 4       the same by their places in the hand"""
_OF_ALL: Final = """  hint      what the house would do
  undo      take the last choice back
  watch     the house chooses (watch all: to the end)
  quit      stop here"""


def play(rules: solo.Rules, number: int, out: Path | None) -> int:
    """One game, from its first card to par. Ends early at `quit` and where the input ends; gives the exit status."""
    sitting = Sitting(rules, number)
    Thread(target=solo.warm, name="warm", daemon=True).start()
    print(f"{write_rules(rules)}, deal {number}. {rules.win_at} points win. ? for help.")
    _tell(one.event for one in sitting.opening())
    drawn = -1
    while not sitting.is_over:
        if drawn != len(sitting.actions):  # what was only asked about lies there as it lay
            print("\n".join(["", *_shown(sitting)]))
        drawn = len(sitting.actions)
        line = _read()
        if line is None or line in {"quit", "q"}:
            break
        try:
            _do(sitting, line)
        except (ValueError, IllegalAction) as error:
            print(re.sub(r"[Cc]ell (1?[0-9])\b", lambda cell: _cell_name(int(cell[1])), str(error)))
    if out is not None:
        _keep(sitting, number, out)
    if sitting.is_over:
        print("\n".join(_verdict(sitting, number)))
    return 0


def number_of(deal: int | None) -> int:
    """The number of a deal as it was typed, or any. Raises WrongInput for one there is not."""
    if deal is None:
        return SystemRandom().randint(1, FREE)
    try:
        deck(deal)
    except ValueError as error:
        raise WrongInput(f"--deal: {error}") from None
    return deal


def _read() -> str | None:
    if sys.stdin is None:
        raise WrongInput("play reads standard input, and that is closed")
    print("> ", end="", flush=True)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:  # as `quit`: the record is kept
        line = ""
    if not line:
        print()
    return " ".join(line.split()) if line else None


def _do(sitting: Sitting, line: str) -> None:
    """Does what was typed. Raises ValueError and IllegalAction with a sentence, and then nothing was done."""
    match line.lower().split():
        case []:
            return
        case ["?" | "help" | "h?"]:
            print("\n".join([*_own_words(sitting.rules), _OF_ALL]))
        case ["hint" | "h"]:
            if not sitting.assisted:
                sitting.push(Hinted())
            print("\n".join(_hints(sitting)))
        case ["undo" | "u"]:
            sitting.push(Undo())
        case ["watch" | "w"]:
            _watch(sitting)
        case ["watch" | "w", "all"]:
            while not sitting.is_over:
                _watch(sitting)
        case _:
            action = _square(line, sitting) if isinstance(sitting.rules, SquareRules) else _solitaire(line, sitting)
            _tell(one.event for one in sitting.push(Do(action)))


def _own_words(rules: solo.Rules) -> Iterator[str]:
    """What can be typed by these rules alone."""
    if not isinstance(rules, SquareRules):
        yield _OF_SOLITAIRES
        return
    yield _TO_PLACE
    if rules.dead_cells:
        yield _TO_THROW
    if rules.reserve_piles:
        yield _TO_KEEP


def _cell_name(cell: int) -> str:
    return f"{ROWS[cell // 4]}{cell % 4 + 1}"


def _tell(events: Iterable[SoloEvent]) -> None:
    for event in events:
        for words in told(event):
            print(f"  {_CELL.sub(lambda at: ROWS[int(at[1]) - 1] + at[2], words)}")


def _square(line: str, sitting: Sitting) -> SoloAction:
    words = line.lower().split()
    match words:
        case ["throw" | "t"]:
            return Discard(PLAYER)
        case ["keep" | "k"]:
            return Keep(PLAYER, 0)
        case ["keep" | "k", "1" | "2" as pile]:
            return Keep(PLAYER, int(pile) - 1)
        case _:
            cell = next((word for word in words if re.fullmatch("[a-d][1-4]", word)), None)
            rest = [word for word in words if word != cell]
            if cell is None or len(rest) > 1:
                raise ValueError(f"{line!r} is no choice: b3 is row b, column 3; ? tells what else there is.")
            card: Card = Card(rest[0].upper()) if rest else sitting.state.card
            return Place(PLAYER, card, 4 * ROWS.index(cell[0]) + int(cell[1]) - 1)


def _solitaire(line: str, sitting: Sitting) -> SoloAction:
    state = sitting.state
    held = state.hands[state.in_hand]
    if places := re.fullmatch("([0-9]) ?([0-9])", line):
        if wrong := next((place for place in places.groups() if not 1 <= int(place) <= len(held)), None):
            raise ValueError(f"There is no card {wrong} in that hand: its places are 1 to {len(held)}.")
        return LayAway(PLAYER, tuple(held[int(place) - 1] for place in places.groups()))
    try:
        return LayAway(PLAYER, cards(line))
    except ValueError as error:
        raise ValueError(f"{error}; ? tells what can be typed.") from None


def _named(action: SoloAction | Turn) -> str:
    match action:
        case Place(card=card, cell=cell):
            return f"{card} on {_cell_name(cell)}"
        case Discard():
            return "throw it away"
        case Keep(pile=pile):
            return f"keep it on pile {pile + 1}"
        case LayAway(cards=away):
            return f"lay away {write_cards(away)}"
        case Turn():
            raise AssertionError("nobody is advised to turn a card")


def _advice(sitting: Sitting) -> tuple[solo.Advice, ...]:
    """What the house thinks: at once, while machine code is still being made."""
    return solo.advice(sitting.game.observe(sitting.state, PLAYER), solo.QUICK if solo.ready() else solo.PLAIN)


def _hints(sitting: Sitting) -> Iterator[str]:
    for action, worth, error in _advice(sitting)[:MOST_OPTIONS]:
        sure = "at a guess" if error is None else f"± {error:.2f}" if error else "exact"
        yield f"  {worth:6.2f} {sure:10}  {_named(action)}"


def _watch(sitting: Sitting) -> None:
    action = _advice(sitting)[0].action
    assert not isinstance(action, Turn)
    print(f"The house: {_named(action)}.")
    _tell(one.event for one in sitting.push(Demonstrated(action)))


def _shown(sitting: Sitting) -> Iterator[str]:
    """The table as it lies."""
    position = sitting.position(replayed=False)
    scene = position.scene
    if isinstance(scene, SquareScene):
        yield from _drawn(scene, {action.cell for action in position.legal if isinstance(action, Place)})
        yield f"{scene.made} of {sitting.rules.win_at} so far, {scene.stock} in the stock."
        if scene.dead:
            yield f"Thrown away: {write_cards(scene.dead)}"
        yield from (f"Pile {place}: {write_cards(pile) or 'empty'}" for place, pile in enumerate(scene.reserve, 1))
        yield f"Turned: {scene.card}"
        return
    yield from _hands(scene)
    yield f"Deal {scene.deal} of {getattr(sitting.rules, 'deals', 0)}, {scene.score} of {sitting.rules.win_at} so far."


def _drawn(scene: SquareScene, free: set[int]) -> Iterator[str]:
    """The grid with its totals; `[]` where a card may be laid."""
    yield "      1   2   3   4"
    for row in range(4):
        held = [_cell(scene, 4 * row + column, free) for column in range(4)]
        yield f"  {ROWS[row]}  {'  '.join(held)}   {scene.hands[row].points:2}"
    yield "     " + "  ".join(f"{hand.points:2}" for hand in scene.hands[4:])


def _cell(scene: SquareScene, cell: int, free: set[int]) -> str:
    card = scene.grid[cell]
    return str(card) if card is not None else "[]" if cell in free else " ."


def _hands(scene: PatienceScene) -> Iterator[str]:
    for number, hand in enumerate(scene.hands):
        yield f"{'Hand' if len(scene.hands) == 1 else f'Hand {number + 1}'}: {write_cards(hand)}" + (
            "  <- lay two away" if number == scene.in_hand else ""
        )
    crib = (*(card for away in scene.laid for card in away), *scene.crib)
    yield f"Crib: {write_cards(crib) or 'empty'}"
    if scene.under:
        yield f"Under the stock: {write_cards(scene.under)}"


def _verdict(sitting: Sitting, number: int) -> Iterator[str]:
    rules, total = sitting.rules, sitting.state.score
    yield f"\n{'Won' if total >= rules.win_at else 'Not won'}: {total} of {rules.win_at}{', assisted' * sitting.assisted}."
    best = solo.par(rules, number)
    bound = getattr(best, "bound", best.total)
    yield f"Par: {best.total if bound == best.total else f'{best.total} to {bound}'}."
    if isinstance(rules, SquareRules):
        yield from (f"  {write_cards(best.layout[row : row + 4])}" for row in range(0, 16, 4))
    yield f"The house makes {solo.own_total(rules, number)} of it."
    if (usual := solo.usual(rules)) is not None:
        yield f"Better than the house in {usual.standing(total).percent:.0f} of 100 deals."


def _keep(sitting: Sitting, number: int, out: Path) -> None:
    record = SoloRecord(sitting.rules, deal=number, assisted=sitting.assisted, actions=sitting.actions)
    try:
        out.write_text(to_text(record), encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"--out: {out} cannot be written: {error.strerror}") from None
    print(f"The record is in {out}.")

"""A complete solo game for each preset, action by action with what the player sees; always the same.

Each line is an action as in a record and, after `->`, its events. Remarks show the layout at that moment. The player
places cards where they score most at once, by the readable scorer alone, and breaks ties at random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

from fifteentwo import calling
from fifteentwo.cards import Card, write
from fifteentwo.families import AnyAction, AnyEvent, AnyRules, family_of
from fifteentwo.game import HOUSE
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned
from fifteentwo.rules import PRESETS, every_field
from fifteentwo.scoring import points
from fifteentwo.solitaire import PLAYER, DealOut, Discard, Done, Place, Swap, deals, patience, shuffle, square
from fifteentwo.solitaire.moves import (
    HandDiscarded,
    HandsDealt,
    Kept,
    LineShown,
    LookedAt,
    Placed,
    SetAside,
    ThrownAway,
    Turned,
)
from fifteentwo.solitaire.shuffle import LaidOut, Swapped, swapped

COLUMN = 24
GAMES = {name: preset for name, preset in PRESETS.items() if family_of(preset.rules).from_pack is not None}


def playthroughs() -> dict[str, str]:
    """The text of each game, by file name."""
    return {f"{name}.txt": _played(name, number) for number, name in enumerate(GAMES, 1)}


def _played(name: str, number: int) -> str:
    rules: AnyRules = GAMES[name].rules
    lines = [f"# {GAMES[name].words}", "#"]
    lines += [f"# {field} = {value}" for field, value in every_field(rules).items()]
    lines += ["", f"rules: {name}", f"deal: {number}", ""]
    return "\n".join([*lines, *_told(rules, _actions(rules, number))]) + "\n"


def retold(text: str) -> str:
    """The same text with the actual events when its actions are played."""
    head, _, body = text.partition("\n\nrules: ")
    name, deal, *lines = body.splitlines()
    written = [line.partition("->")[0].strip() for line in lines if not line.startswith("#")]
    rules: AnyRules = GAMES[name].rules
    actions = [cast(AnyAction, action) for line in written if line for action in family_of(rules).read_actions(line)]
    told = _told(rules, actions)
    return "\n".join([head, "", f"rules: {name}", deal, "", *told]) + "\n"


def _actions(rules: AnyRules, number: int) -> list[AnyAction]:
    """The actions of the deal with this number, by chance and by the player."""
    family, pack, rng = family_of(rules), deals.deck(number), Random(number)
    assert family.from_pack is not None
    game: Any = family.game(rules)
    state = game.start()
    done: list[AnyAction] = []
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            done.append(family.from_pack(state, pack))
        else:
            view = game.observe(state, PLAYER)
            done.append(max(game.legal(view, PLAYER), key=lambda action: (_makes(view, action), rng.random())))
        state, _ = game.apply(state, done[-1])
    return done


def _makes(view: Any, action: AnyAction) -> float:
    """The points the player sees at once."""
    match action:
        case Place(card=card, cell=cell):
            crossing = [[view.grid[other] for other in cells] for _, cells in square.LINES if cell in cells]
            lines = [[lies for lies in line if lies is not None] for line in crossing]
            return sum(points([*line, card], None) - points(line, None) for line in lines)
        case Swap(first=first, second=second):
            return _all_lines(swapped(view.grid, first, second), view.starter) - _all_lines(view.grid, view.starter)
        case Done():
            return 0.5  # only swaps that gain points
        case Discard(cards=away):
            return points([card for card in view.hands[view.in_hand] if card not in away], None)
        case _:
            return 0


def _all_lines(grid: Sequence[Card], starter: Card) -> int:
    return sum(points([grid[cell] for cell in cells], starter) for _, cells in square.LINES)


def _told(rules: AnyRules, actions: Sequence[AnyAction]) -> Iterator[str]:
    game: Any = family_of(rules).game(rules)
    state = game.start()
    for action in actions:
        ways = len(game.legal(state, PLAYER))
        state, events = game.apply(state, action)
        view = game.observe(state, PLAYER)
        said = [words for event in events for words in _words(event, view)]
        first = (
            f"{family_of(rules).write_action(action):{COLUMN}} -> "
            + (f"{ways} ways; " if ways else "")
            + "; ".join(said[:1])
        )
        yield first.rstrip("; ").removesuffix(" ->").rstrip()
        yield from (f"{'':{COLUMN}} -> {words}" for words in said[1:])
        if HOUSE in game.to_act(state) or state.phase == "over" or isinstance(action, DealOut):
            yield from _seen(view)


def _words(event: AnyEvent, view: Any) -> Iterator[str]:
    match event:
        case Placed(cell=cell):
            for name, cells in square.LINES:
                if cell in cells:
                    yield f"{name} {_line(view, cells)}"
        case LineShown(name, cards, combos, scored):
            yield f"{name}, {write(cards)}: {calling.say(combos)} ({scored})"
        case SetAside(card):
            yield f"{card} is set aside"
        case Swapped():
            yield f"the square makes {_all_lines(view.grid, view.starter)}"
        case HandsDealt(hands=hands, crib=crib):
            seen = ["".join("? " * 6).strip() if view.hands[n] != hand else write(hand) for n, hand in enumerate(hands)]
            yield " | ".join(seen) + (f" + {write(view.crib)}" if crib else "")
        case LookedAt(cards=cards):
            yield f"hand 2 is {write(cards)}"
        case Pegged(why="heels"):
            yield "two for his heels"
        case GameEnded(outcome):
            yield f"{outcome.scores[0]} points: {'won' if outcome.winners else 'lost'}"
        case DealEnded():
            yield f"{view.score} points so far" + (f", {write(view.bottom)} under the stock" if view.bottom else "")
        case Turned() | LaidOut() | ThrownAway() | Kept() | HandDiscarded() | StarterTurned() | Pegged():
            return
        case _:
            raise AssertionError(event)


def _line(view: square.View, cells: Sequence[int]) -> str:
    held = [card for cell in cells if (card := view.grid[cell]) is not None]
    return f"makes {points(held, None)}" if held else ""


def _seen(view: Any) -> Iterator[str]:
    """The square after every fourth card and at the end."""
    if isinstance(view, patience.State) or sum(card is not None for card in view.grid) % 4:
        return
    for row in range(4):
        yield "#   " + " ".join(_name(card) for card in view.grid[4 * row : 4 * row + 4])
    if isinstance(view, shuffle.State):
        return
    beside = [("thrown away", view.dead), *(("in the reserve", pile) for pile in view.reserve)]
    yield from (f"#   {what}: {write(cards)}" for what, cards in beside if cards)


def _name(card: Card | None) -> str:
    return ".." if card is None else str(card)

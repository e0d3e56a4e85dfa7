"""Games as scripts that tell what happens, and are checked against the rules line by line.

A script is text. It begins with what the game starts from, then comes one action a line, and after
`->` what follows from it. `#` begins a remark.

    rules: hoyle target=61
    scores: 50 60                        # both 0 if left out
    dealer: A
    5H 5C 5D JS + 2C 3D / 4C 4D 6H 6S + QC KD, starter 5S
    B plays 4C              -> 4
    A plays JS              -> 14
    B plays 5S              -> Seat 1 does not hold the five of spades to play.

A whole deal stands in one line: A's hand and what A discards, then B's and so on, what the stock gives to
the crib, then the starter. Each can also be a line of its own (`deal 5H ... / 4C ..., stock 9H`,
`A discards 2C 3D`, `starter 5S`). Further there are `A claims 5`, `B calls 2`, `B passes`,
`A names *1=5H`, `A goes clockwise` and `A goes counter`; and, to begin in the middle, `pegs: 3 7 / 0 5`
and `ways: clockwise counter`.

`retold` runs the actions and writes the same script with what really happens: the two must be equal.
Scores follow in brackets whenever they change, A's first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from fifteentwo.cards import cards, write
from fifteentwo.cribbage import (
    AnyAction,
    AnyEvent,
    Appoint,
    Call,
    Called,
    CardsCut,
    Choose,
    Claim,
    Claimed,
    Counted,
    CountEnded,
    Crashed,
    Cribbage,
    Cut,
    Deal,
    DealEnded,
    DealerAppointed,
    Dealt,
    Discard,
    Discarded,
    GameEnded,
    Go,
    Name,
    Named,
    Pass,
    Passed,
    PathAsked,
    PathChosen,
    Pegged,
    Play,
    Played,
    Reveal,
    SaidGo,
    Shown,
    StarterTurned,
    State,
    Turn,
    TurnedUp,
)
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import Combo

SEATS = "ABCDEF"
COLUMN = 22
ARROW = " -> "
KINDS = {"thirty_one": "thirty-one", "nobs": "his nobs"}
WHY = {"card": "", "heels": "his heels", "go": "go", "last": "last card", "hand": "", "crib": ""} | {
    "three_for_last": "three for last",
    "muggins": "muggins",
    "penalty": "a penalty",
    "wrong_call": "a wrong call",
    "excess": "the excess",
}


def retold(script: str) -> str:
    """The script as the library plays it."""
    lines: list[str] = []
    settings: dict[str, str] = {}
    state: State | None = None
    game = Cribbage()
    for number, line in enumerate(script.strip("\n").splitlines(), 1):
        body = line.partition("#")[0].partition("->")[0].strip()
        name, colon, value = body.partition(":")
        if not body:
            if line.startswith("#") or not line.strip():  # text after "->" on further lines is generated
                lines.append(line.rstrip())
            continue
        if colon:
            settings[name] = value
            lines.append(line.rstrip())
            continue
        try:
            if state is None:
                game, state = _start(settings)
            actions = read(body)
        except ValueError as error:
            raise AssertionError(f"line {number}: {line}\n{error}") from None
        try:
            after, events = _done(game, state, actions)
        except IllegalAction as refusal:
            lines.append(f"{body:{COLUMN}}{ARROW}{refusal}")
            continue
        lines += told(body, state, events)
        state = after
    return "\n".join(lines) + "\n"


def _start(settings: dict[str, str]) -> tuple[Cribbage, State]:
    game = Cribbage(parse(settings.get("rules", "standard"), CribbageRules))
    dealer = settings.get("dealer")
    state = game.start(Opening(None if dealer is None else SEATS.index(dealer.strip())))
    if "scores" in settings:
        state = replace(state, pegs=tuple((0, int(score)) for score in settings["scores"].split()))
    if "pegs" in settings:
        state = replace(state, pegs=tuple((int(a), int(b)) for a, b in map(str.split, settings["pegs"].split("/"))))
    if "ways" in settings:
        ways = {"clockwise": True, "counter": False, "none": None}
        state = replace(state, paths=tuple(ways[way] for way in settings["ways"].split()))
    return game, state


def _done(game: Cribbage, state: State, actions: Sequence[AnyAction]) -> tuple[State, tuple[AnyEvent, ...]]:
    events: tuple[AnyEvent, ...] = ()
    for action in actions:
        state, new = game.apply(state, action)
        events += new
    return state, events


def read(body: str) -> tuple[AnyAction, ...]:
    """The actions of one line. Raises ValueError."""
    if "/" not in body or body.startswith("deal"):
        return (_read(body),)
    dealt, _, starter = body.partition(", starter ")
    dealt, _, stock = dealt.partition(", stock ")
    hands = [hand.partition("+") for hand in dealt.split("/")]
    deal = Deal(tuple(cards(kept) + cards(away) for kept, _, away in hands), cards(stock))
    laid = [Discard(seat, cards(away)) for seat, (_, plus, away) in enumerate(hands) if plus]
    return (deal, *laid, *([Turn(cards(starter)[0])] if starter else []))


def _read(body: str) -> AnyAction:
    match body.split():
        case ["cut", *cut]:
            return Cut(cards(" ".join(cut)))
        case ["appoint", seat]:
            return Appoint(SEATS.index(seat))
        case ["deal", *_]:
            dealt, _, stock = body.removeprefix("deal").partition(", stock ")
            return Deal(tuple(cards(hand) for hand in dealt.split("/")), cards(stock))
        case [seat, "discards", *away]:
            return Discard(SEATS.index(seat), cards(" ".join(away)))
        case ["starter", *starter]:
            return Turn(cards(" ".join(starter))[0])
        case [seat, "plays", card]:
            return Play(SEATS.index(seat), cards(card)[0])
        case [seat, "says", "go"]:
            return Go(SEATS.index(seat))
        case [seat, "claims", points]:
            return Claim(SEATS.index(seat), int(points))
        case [seat, "calls", points]:
            return Call(SEATS.index(seat), int(points))
        case [seat, "passes"]:
            return Pass(SEATS.index(seat))
        case [seat, "names", *names]:
            return Name(SEATS.index(seat), cards(" ".join(names)))
        case [seat, "goes", way]:
            return Choose(SEATS.index(seat), way == "clockwise")
        case ["reveal", *shown, "=", points]:
            return Reveal(cards(" ".join(shown)), int(points))
        case ["reveal", *shown]:
            return Reveal(cards(" ".join(shown)))
        case _:
            raise ValueError(f"{body!r} is no line of a script")


def written(action: AnyAction) -> str:
    """Writes a line that `read` reads back."""
    match action:
        case Cut(cut):
            return "cut " + " ".join("-" if card is None else str(card) for card in cut)
        case Appoint(dealer):
            return f"appoint {SEATS[dealer]}"
        case Deal(hands, stock):
            return "deal " + " / ".join(map(write, hands)) + (f", stock {write(stock)}" if stock else "")
        case Discard(seat, away):
            return f"{SEATS[seat]} discards {write(away)}"
        case Turn(card):
            return f"starter {card}"
        case Play(seat, card):
            return f"{SEATS[seat]} plays {card}"
        case Go(seat):
            return f"{SEATS[seat]} says go"
        case Claim(seat, points):
            return f"{SEATS[seat]} claims {points}"
        case Call(seat, points):
            return f"{SEATS[seat]} calls {points}"
        case Pass(seat):
            return f"{SEATS[seat]} passes"
        case Name(seat, names):
            return f"{SEATS[seat]} names {write(names)}"
        case Choose(seat, clockwise):
            return f"{SEATS[seat]} goes {'clockwise' if clockwise else 'counter'}"
        case Reveal(shown, points):
            return f"reveal {write(shown)} = {points}"
        case _ as never:
            assert_never(never)


def told(body: str, state: State, events: Sequence[AnyEvent]) -> list[str]:
    """The action with what followed: its own events on its line, shown hands on lines of their own."""
    lines, here = [], [*_parts(state, events)]
    first = here and not here[0].startswith("\n")
    lines.append(f"{body:{COLUMN}}{ARROW}{here.pop(0)}" if first else body)
    for part in here:
        if part.startswith("\n"):
            lines.append(" " * COLUMN + ARROW + part[1:])
        else:
            lines[-1] += f"; {part}"
    return lines


def _parts(state: State, events: Sequence[AnyEvent]) -> Iterator[str]:
    scores = list(state.scores)
    for event in events:
        match event:
            case CardsCut(_, dealer):
                yield "equal: cut again" if dealer is None else f"{SEATS[dealer]} deals"
            case DealerAppointed(dealer):
                yield f"{SEATS[dealer]} deals"
            case Dealt(dealer):
                yield f"dealt by {SEATS[dealer]}"
            case Discarded() | StarterTurned() | Named() | Claimed() | Called() | Passed() | Counted() | PathChosen():
                pass
            case TurnedUp(seat, crib, shown):
                whose = "'s crib" if crib else ""
                yield f"\n{SEATS[seat]}{whose} {write(shown)}: to be counted"
            case PathAsked(seat):
                yield f"{SEATS[seat]} chooses a way"
            case Crashed(side, pegs):
                scores[side] = pegs[1]
                yield f"{SEATS[side]} is thrown to {pegs[0]} {pegs[1]} [{_row(scores)}]"
            case Played(_, _, count):
                yield str(count)
            case Pegged(side, points, why, combos):
                scores[side] = min(scores[side] + points, state.rules.targets[side])
                what = WHY[why] or ("" if why in ("hand", "crib") else _sets(combos))
                what = f" for {what}" if what else ""
                yield f"{SEATS[side]} pegs {points}{what} [{_row(scores)}]"
            case SaidGo(seat):
                yield f"{SEATS[seat]} says go"
            case CountEnded():
                yield "the count is over"
            case Shown(seat, crib, shown, combos, points):
                what = "'s crib" if crib else ""
                yield f"\n{SEATS[seat]}{what} {write(shown)}: {_sets(combos)}{' = ' if combos else ''}{points}"
            case DealEnded():
                yield "\nthe deal is over"
            case GameEnded(outcome):
                winners = " and ".join(SEATS[side] for side in outcome.winners)
                title = f", {outcome.title}" if outcome.title else ""
                settled = [f"{SEATS[loss.side]} {loss.title or 'plain'} {loss.points}" for loss in outcome.losses]
                differ = len({loss.title for loss in outcome.losses}) > 1
                each = f" ({', '.join(settled)})" if differ else ""
                yield f"\n{winners} wins {_row(outcome.scores)}{title}: {outcome.points}{each}"
            case _ as never:
                assert_never(never)


def _row(scores: Sequence[int]) -> str:
    return " ".join(map(str, scores))


def _sets(combos: Sequence[Combo]) -> str:
    """'2 fifteens 4, run 3, his nobs 1'."""
    points: dict[str, list[int]] = {}
    for combo in combos:
        points.setdefault(KINDS.get(combo.kind, combo.kind), []).append(combo.points)
    return ", ".join(
        f"{len(each)} {kind}s {sum(each)}" if len(each) > 1 else f"{kind} {each[0]}" for kind, each in points.items()
    )


def check(script: str) -> None:
    """Fails and shows the actual game if the script differs."""
    assert _plain(retold(script)) == _plain(script)


def _plain(script: str) -> list[str]:
    """Without remarks, and with single spaces."""
    lines = (" ".join(line.partition("#")[0].split()) for line in script.splitlines())
    return [line for line in lines if line]

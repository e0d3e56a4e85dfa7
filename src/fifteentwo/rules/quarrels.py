"""Which two fields of the rules cannot stand together, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fifteentwo.rules.values import listed, said

if TYPE_CHECKING:
    from fifteentwo.rules.cribbage import CribbageRules
    from fifteentwo.rules.solitaire import PatienceRules, SquareRules

# The deals there are: what each discards, and where the crib comes from.
_DEALS: Final = {
    **{(2, dealt): (2, "discards") for dealt in (5, 6, 7, 8)},
    (3, 5): (1, "discards+1_from_stock"),
    **{(players, 5): (1, "discards") for players in (4, 5, 6)},
    **{(players, 4): (0, "none") for players in range(2, 7)},
}


def usual_deal(players: int, cards_dealt: int | None) -> dict[str, object]:
    """The cards dealt, discarded and in the crib that go with these; {} where there is no such deal."""
    dealt = cards_dealt or (6 if players == 2 else 5)
    if (players, dealt) not in _DEALS:
        return {}
    discards, crib = _DEALS[players, dealt]
    return {"cards_dealt": dealt, "discards": discards, "crib": crib}


def in_cribbage(rules: CribbageRules) -> Iterator[str]:
    """A sentence for each two fields that cannot stand together."""
    yield from _in_the_deal(rules)
    yield from _in_the_play(rules)
    yield from _in_the_count(rules)


def _in_the_deal(rules: CribbageRules) -> Iterator[str]:
    players, dealt = rules.players, rules.cards_dealt
    if rules.teams and players not in (4, 6):
        yield f"teams=on and players={players} quarrel: partners need four or six players"
    if players == 6 and not rules.teams:
        yield "players=6 and teams=off quarrel: six play as three pairs of partners"
    if rules.captain and players != 3:
        yield f"captain=on and players={players} quarrel: a captain plays against two, so three sit at the table"
    if rules.toss_fives and not rules.discards:
        yield "toss_fives=on and discards=0 quarrel: nobody discards cards, so no fives can be tossed"
    if (players, dealt) not in _DEALS:
        there_are = sorted({cards for number, cards in _DEALS if number == players})
        yield f"cards_dealt={dealt} and players={players} quarrel: {players} players are dealt {listed(tuple(map(str, there_are)))} cards each"
    discards, crib = _DEALS.get((players, dealt), (rules.discards, rules.crib))
    if rules.discards != discards:
        yield f"discards={rules.discards} and cards_dealt={dealt} quarrel: of {dealt} cards dealt to {players} players each discards {discards}"
    if rules.crib != crib and (rules.crib != "dealt" or dealt != 4):
        yield f"crib={rules.crib} and cards_dealt={dealt} quarrel: with {dealt} cards dealt to {players} players the crib is {crib}"


def _in_the_play(rules: CribbageRules) -> Iterator[str]:
    five_card = rules.players == 2 and rules.cards_dealt == 5
    if rules.go_timing == "on_call" and rules.players > 2:
        yield f"go_timing=on_call and players={rules.players} quarrel: with three or more the point is known only when nobody can play"
    if rules.go_timing == "on_call" and rules.stinkhole:
        yield "go_timing=on_call and stinkhole=on quarrel: which point is lost would hang on the moment it is pegged"
    for name in ("three_for_last", "play_stops_at_first_count"):
        if getattr(rules, name) and not five_card:
            yield f"{name}=on and cards_dealt={rules.cards_dealt} quarrel: it belongs to the five-card game for two"


def _in_the_count(rules: CribbageRules) -> Iterator[str]:
    lowball = rules.objective == "lowball"
    if lowball and rules.counting == "manual":
        yield "objective=lowball and counting=manual quarrel: in lowball all points are compulsory and peg themselves"
    if rules.muggins and rules.counting != "manual":
        yield "muggins=on and counting=auto quarrel: muggins needs counting=manual"
    if rules.board == "crash8" and rules.players > 4:
        yield f"board=crash8 and players={rules.players} quarrel: four at most fit on that board"
    if rules.board == "crash8" and rules.target != 121:
        yield f"board=crash8 and target={rules.target} quarrel: that board has 121 steps"
    if rules.board == "crash8" and rules.captain:
        yield "board=crash8 and captain=on quarrel: everybody goes round that board to the same hole"
    if lowball and rules.captain:
        yield "objective=lowball and captain=on quarrel: in lowball scores are compared, and a captain scores less than two"
    if lowball and rules.stinkhole:
        yield "objective=lowball and stinkhole=on quarrel: in lowball nobody minds a point that is lost"
    if lowball and rules.skunk_scale not in ("lowball", "none"):
        yield f"skunk_scale={rules.skunk_scale} and objective=lowball quarrel: lowball has skunk_scale=lowball or none"
    if rules.skunk_scale == "lowball" and not lowball:
        yield "skunk_scale=lowball and objective=high quarrel: that scale counts the winner's own points"
    if rules.nineteen_crib and not rules.nineteen:
        yield "nineteen_crib=on and nineteen=off quarrel: the crib counts nineteen only where hands do"
    if rules.nineteen_crib and rules.crib == "none":
        yield "nineteen_crib=on and crib=none quarrel: there is no crib to count"


def in_square(rules: SquareRules) -> Iterator[str]:
    """A sentence for each two fields of a square that cannot stand together."""
    reserve = {name: getattr(rules, name) for name in ("reserve_piles", "reserve_size", "reserve_access")}
    there = [name for name, value in reserve.items() if value]
    for name, value in reserve.items():
        if there and not value:
            yield f"{there[0]}={reserve[there[0]]} and {name}={said(value)} quarrel: a reserve needs {name} too"


# The two forms of the solitaire: what each number of hands brings with it.
_FORMS: Final[dict[int, dict[str, int | bool]]] = {
    1: {
        "deals": 6,
        "cards_per_deal": 9,
        "b_hidden_until_a_discarded": False,
        "starter_to_bottom": True,
        "last_hand_without_starter": True,
    },
    2: {"deals": 4, "cards_per_deal": 13, "starter_to_bottom": False, "last_hand_without_starter": False},
}
_TARGETS_OF_TWO: Final = range(101, 122)


def in_patience(rules: PatienceRules) -> Iterator[str]:
    """A sentence for each two fields of a solitaire that cannot stand together."""
    hands = f"hands_per_deal={rules.hands_per_deal}"
    words = "one hand" if rules.hands_per_deal == 1 else "two hands"
    for name, value in _FORMS[rules.hands_per_deal].items():
        if getattr(rules, name) != value:
            yield f"{name}={said(getattr(rules, name))} and {hands} quarrel: with {words} it is {said(value)}"
    if rules.hands_per_deal == 2 and rules.win_at not in _TARGETS_OF_TWO:
        yield f"win_at={rules.win_at} and {hands} quarrel: with {words} it is 101 to 121"
    if rules.hands_per_deal == 2 and rules.deal_order != "hand_then_crib":
        yield f"deal_order={rules.deal_order} and {hands} quarrel: with {words} nothing is dealt to the crib"

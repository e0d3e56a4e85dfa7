"""Which pairs of fields of the rules conflict, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fifteentwo.rules.values import listed, said

if TYPE_CHECKING:
    from fifteentwo.rules.cribbage import CribbageRules
    from fifteentwo.rules.solitaire import PatienceRules, SquareRules

# By players and cards dealt: the number each discards, and the source of the crib.
_DEALS: Final = {
    **{(2, dealt): (2, "discards") for dealt in (5, 6, 7, 8)},
    (3, 5): (1, "discards+1_from_stock"),
    **{(players, 5): (1, "discards") for players in (4, 5, 6)},
    **{(players, 4): (0, "none") for players in range(2, 7)},
}


def usual_deal(players: int, cards_dealt: int | None) -> dict[str, object]:
    """The fields of the deal that go with these: cards dealt, discards and crib. {} if there is no such deal."""
    dealt = cards_dealt or (6 if players == 2 else 5)
    if (players, dealt) not in _DEALS:
        return {}
    discards, crib = _DEALS[players, dealt]
    return {"cards_dealt": dealt, "discards": discards, "crib": crib}


def in_cribbage(rules: CribbageRules) -> Iterator[str]:
    """A sentence for each pair of fields that conflict."""
    yield from _in_the_deal(rules)
    yield from _in_the_play(rules)
    yield from _in_the_count(rules)


def _in_the_deal(rules: CribbageRules) -> Iterator[str]:
    players, dealt = rules.players, rules.cards_dealt
    if rules.teams and players not in (4, 6):
        yield f"teams=on and players={players} conflict: partners need four or six players"
    if players == 6 and not rules.teams:
        yield "players=6 and teams=off conflict: six players play as three pairs of partners"
    if rules.captain and players != 3:
        yield f"captain=on and players={players} conflict: a captain plays against two, so there are three players"
    if rules.toss_fives and not rules.discards:
        yield "toss_fives=on and discards=0 conflict: nobody discards, so no fives can be tossed"
    if (players, dealt) not in _DEALS:
        there_are = sorted({cards for number, cards in _DEALS if number == players})
        yield f"cards_dealt={dealt} and players={players} conflict: {players} players are dealt {listed(tuple(map(str, there_are)))} cards each"
    discards, crib = _DEALS.get((players, dealt), (rules.discards, rules.crib))
    if rules.discards != discards:
        yield f"discards={rules.discards} and cards_dealt={dealt} conflict: with {dealt} cards dealt to {players} players each discards {discards}"
    if rules.crib != crib and (rules.crib != "dealt" or dealt != 4):
        yield f"crib={rules.crib} and cards_dealt={dealt} conflict: with {dealt} cards dealt to {players} players the crib is {crib}"


def _in_the_play(rules: CribbageRules) -> Iterator[str]:
    five_card = rules.players == 2 and rules.cards_dealt == 5
    if rules.go_timing == "on_call" and rules.players > 2:
        yield f"go_timing=on_call and players={rules.players} conflict: with three or more players the point is decided only when nobody can play"
    if rules.go_timing == "on_call" and rules.stinkhole:
        yield "go_timing=on_call and stinkhole=on conflict: the moment a point is pegged would decide whether it is lost"
    for name in ("three_for_last", "play_stops_at_first_count"):
        if getattr(rules, name) and not five_card:
            yield f"{name}=on and cards_dealt={rules.cards_dealt} conflict: it belongs to the five-card game for two"


def _in_the_count(rules: CribbageRules) -> Iterator[str]:
    lowball = rules.objective == "lowball"
    if lowball and rules.counting == "manual":
        yield "objective=lowball and counting=manual conflict: in lowball all points are compulsory and are pegged automatically"
    if rules.muggins and rules.counting != "manual":
        yield "muggins=on and counting=auto conflict: muggins needs counting=manual"
    if rules.board == "crash8" and rules.players > 4:
        yield f"board=crash8 and players={rules.players} conflict: that board is for at most four players"
    if rules.board == "crash8" and rules.target != 121:
        yield f"board=crash8 and target={rules.target} conflict: that board has 121 steps"
    if rules.board == "crash8" and rules.captain:
        yield "board=crash8 and captain=on conflict: on that board every player needs the same hole"
    if lowball and rules.captain:
        yield "objective=lowball and captain=on conflict: lowball compares scores, and a captain's score is lower than that of two players"
    if lowball and rules.stinkhole:
        yield "objective=lowball and stinkhole=on conflict: in lowball losing a point is no disadvantage"
    if lowball and rules.skunk_scale not in ("lowball", "none"):
        yield f"skunk_scale={rules.skunk_scale} and objective=lowball conflict: lowball needs skunk_scale=lowball or none"
    if rules.skunk_scale == "lowball" and not lowball:
        yield "skunk_scale=lowball and objective=high conflict: that scale counts the winner's own points"
    if rules.nineteen_crib and not rules.nineteen:
        yield "nineteen_crib=on and nineteen=off conflict: the crib counts nineteen only if hands do"
    if rules.nineteen_crib and rules.crib == "none":
        yield "nineteen_crib=on and crib=none conflict: there is no crib to count"


def in_square(rules: SquareRules) -> Iterator[str]:
    """A sentence for each pair of fields of a square that conflict."""
    reserve = {name: getattr(rules, name) for name in ("reserve_piles", "reserve_size", "reserve_access")}
    there = [name for name, value in reserve.items() if value]
    for name, value in reserve.items():
        if there and not value:
            yield f"{there[0]}={reserve[there[0]]} and {name}={said(value)} conflict: a reserve needs {name} too"


# The two forms of the solitaire: the fields that follow from the number of hands.
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
    """A sentence for each pair of fields of a solitaire that conflict."""
    hands = f"hands_per_deal={rules.hands_per_deal}"
    words = "one hand" if rules.hands_per_deal == 1 else "two hands"
    for name, value in _FORMS[rules.hands_per_deal].items():
        if getattr(rules, name) != value:
            yield f"{name}={said(getattr(rules, name))} and {hands} conflict: with {words} it is {said(value)}"
    if rules.hands_per_deal == 2 and rules.win_at not in _TARGETS_OF_TWO:
        yield f"win_at={rules.win_at} and {hands} conflict: with {words} it is 101 to 121"
    if rules.hands_per_deal == 2 and rules.deal_order != "hand_then_crib":
        yield f"deal_order={rules.deal_order} and {hands} conflict: with {words} nothing is dealt to the crib"

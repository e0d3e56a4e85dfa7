"""Which pairs of fields of the rules conflict, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fifteentwo.locales import CodedError, CodedValueError
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


def _conflict(first: str, second: str, why: CodedError) -> CodedValueError:
    return CodedValueError("rules-conflict", first=first, second=second, why=why)


def in_cribbage(rules: CribbageRules) -> Iterator[CodedValueError]:
    """An error for each pair of fields that conflict."""
    yield from _in_the_deal(rules)
    yield from _in_the_play(rules)
    yield from _in_the_count(rules)


def _in_the_deal(rules: CribbageRules) -> Iterator[CodedValueError]:
    players, dealt = rules.players, rules.cards_dealt
    if rules.teams and players not in (4, 6):
        yield _conflict("teams=on", f"players={players}", CodedError("conflict-teams"))
    if players == 6 and not rules.teams:
        yield _conflict("players=6", "teams=off", CodedError("conflict-six"))
    if rules.captain and players != 3:
        yield _conflict("captain=on", f"players={players}", CodedError("conflict-captain"))
    if rules.toss_fives and not rules.discards:
        yield _conflict("toss_fives=on", "discards=0", CodedError("conflict-fives"))
    if (players, dealt) not in _DEALS:
        known = listed([str(cards) for cards in sorted({cards for number, cards in _DEALS if number == players})])
        yield _conflict(
            f"cards_dealt={dealt}", f"players={players}", CodedError("conflict-dealt", players=players, known=known)
        )
    discards, crib = _DEALS.get((players, dealt), (rules.discards, rules.crib))
    if rules.discards != discards:
        why = CodedError("conflict-discards", dealt=dealt, players=players, discards=discards)
        yield _conflict(f"discards={rules.discards}", f"cards_dealt={dealt}", why)
    if rules.crib != crib and (rules.crib != "dealt" or dealt != 4):
        why = CodedError("conflict-crib", dealt=dealt, players=players, crib=crib)
        yield _conflict(f"crib={rules.crib}", f"cards_dealt={dealt}", why)


def _in_the_play(rules: CribbageRules) -> Iterator[CodedValueError]:
    five_card = rules.players == 2 and rules.cards_dealt == 5
    if rules.go_timing == "on_call" and rules.players > 2:
        yield _conflict("go_timing=on_call", f"players={rules.players}", CodedError("conflict-on-call"))
    if rules.go_timing == "on_call" and rules.stinkhole:
        yield _conflict("go_timing=on_call", "stinkhole=on", CodedError("conflict-on-call-stinkhole"))
    for name in ("three_for_last", "play_stops_at_first_count"):
        if getattr(rules, name) and not five_card:
            yield _conflict(f"{name}=on", f"cards_dealt={rules.cards_dealt}", CodedError("conflict-five-card"))


def _in_the_count(rules: CribbageRules) -> Iterator[CodedValueError]:
    lowball = rules.objective == "lowball"
    if lowball and rules.counting == "manual":
        yield _conflict("objective=lowball", "counting=manual", CodedError("conflict-lowball-manual"))
    if rules.muggins and rules.counting != "manual":
        yield _conflict("muggins=on", "counting=auto", CodedError("conflict-muggins"))
    if rules.board == "crash8" and rules.players > 4:
        yield _conflict("board=crash8", f"players={rules.players}", CodedError("conflict-crash-players"))
    if rules.board == "crash8" and rules.target != 121:
        yield _conflict("board=crash8", f"target={rules.target}", CodedError("conflict-crash-target"))
    if rules.board == "crash8" and rules.captain:
        yield _conflict("board=crash8", "captain=on", CodedError("conflict-crash-captain"))
    if lowball and rules.captain:
        yield _conflict("objective=lowball", "captain=on", CodedError("conflict-lowball-captain"))
    if lowball and rules.stinkhole:
        yield _conflict("objective=lowball", "stinkhole=on", CodedError("conflict-lowball-stinkhole"))
    if lowball and rules.skunk_scale not in ("lowball", "none"):
        yield _conflict(f"skunk_scale={rules.skunk_scale}", "objective=lowball", CodedError("conflict-lowball-skunks"))
    if rules.skunk_scale == "lowball" and not lowball:
        yield _conflict("skunk_scale=lowball", "objective=high", CodedError("conflict-skunks-lowball"))
    if rules.nineteen_crib and not rules.nineteen:
        yield _conflict("nineteen_crib=on", "nineteen=off", CodedError("conflict-nineteen-crib"))
    if rules.nineteen_crib and rules.crib == "none":
        yield _conflict("nineteen_crib=on", "crib=none", CodedError("conflict-nineteen-no-crib"))


def in_square(rules: SquareRules) -> Iterator[CodedValueError]:
    """An error for each pair of fields of a square that conflict."""
    reserve = {name: getattr(rules, name) for name in ("reserve_piles", "reserve_size", "reserve_access")}
    there = [name for name, value in reserve.items() if value]
    for name, value in reserve.items():
        if there and not value:
            first = f"{there[0]}={reserve[there[0]]}"
            yield _conflict(first, f"{name}={said(value)}", CodedError("conflict-reserve", name=name))


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


def in_patience(rules: PatienceRules) -> Iterator[CodedValueError]:
    """An error for each pair of fields of a solitaire that conflict."""
    hands = f"hands_per_deal={rules.hands_per_deal}"
    for name, value in _FORMS[rules.hands_per_deal].items():
        if getattr(rules, name) != value:
            why = CodedError("conflict-form", hands=rules.hands_per_deal, value=said(value))
            yield _conflict(f"{name}={said(getattr(rules, name))}", hands, why)
    if rules.hands_per_deal == 2 and rules.win_at not in _TARGETS_OF_TWO:
        yield _conflict(f"win_at={rules.win_at}", hands, CodedError("conflict-form-target"))
    if rules.hands_per_deal == 2 and rules.deal_order != "hand_then_crib":
        yield _conflict(f"deal_order={rules.deal_order}", hands, CodedError("conflict-form-order"))

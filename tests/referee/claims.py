"""Counting by hand: a claim, the calls on it, and the points each side pegs for them."""

from collections.abc import Sequence

from tests.referee.counting import Combo, total
from tests.referee.rules import highest_count, opponents_after
from tests.referee.story import Asking, Move
from tests.referee.table import Table


def settle_claim(table: Table, seat: int, what: str, combos: Sequence[Combo], shown: Move) -> Asking[None]:
    """A seat claims points for a card, its hand or its crib; opponents may call muggins; then all of it is settled."""
    rules = table.rules
    true = total(combos)
    highest = highest_count(rules)
    claims: list[Move] = [("Claim", seat, points) for points in range(highest + 1)]
    _, _, claim = yield from table.ask_seat(seat, what, claims)
    table.tell("Claimed", seat, claim)
    call = (yield from calls(table, seat, what, highest)) if rules.muggins else None

    table.tell(*shown)
    forgiven = rules.underclaim == "correct" and not rules.muggins
    own = true if forgiven else min(claim, true)
    yield from table.peg(seat, own, what, combos if own == true else ())
    if claim > true:
        next_opponent = opponents_after(rules, seat)[0]
        if rules.overclaim == "penalty_2":
            yield from table.peg(next_opponent, 2, "penalty")
        if rules.overclaim == "give_excess":
            yield from table.peg(next_opponent, claim - true, "excess")
    if call is not None:
        caller, called = call
        if claim < true:
            yield from table.peg(caller, min(called, true - claim), "muggins")
        else:
            yield from table.peg(seat, called, "wrong_call")


def calls(table: Table, seat: int, what: str, highest: int) -> Asking[tuple[int, int] | None]:
    """Each opponent in turn may call missed points or pass: the first caller, and the number called."""
    for opponent in opponents_after(table.rules, seat):
        choices: list[Move] = [("Call", opponent, points) for points in range(1, highest + 1)]
        table.due = seat, what
        answer = yield from table.ask({opponent: [("Pass", opponent), *choices]})
        table.due = None
        if answer[0] == "Call":
            table.tell("Called", opponent, answer[2])
            return opponent, answer[2]
        table.tell("Passed", opponent)
    return None

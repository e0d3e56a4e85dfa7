"""The fields of the rules that the referee knows, and values that follow from them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """Every field of full cribbage."""

    players: int
    teams: bool
    cards_dealt: int
    discards: int
    crib: str
    target: int
    first_deal: str
    next_dealer: str
    heels: int
    crib_flush: str
    go_timing: str
    go_rotation: str
    last_card: int
    three_for_last: bool
    play_stops_at_first_count: bool
    counting: str
    muggins: bool
    overclaim: str
    skunk_scale: str
    match: str
    stinkhole: bool
    objective: str
    jokers: int
    joker_binding: bool
    starter_joker: str
    nineteen: bool
    nineteen_crib: bool
    board: str
    underclaim: str
    toss_fives: bool
    captain: bool


@dataclass(frozen=True)
class SquareRules:
    """Every field of the Cribbage Squares."""

    adjacency: str
    dead_cells: int
    reserve_piles: int
    reserve_size: int
    reserve_access: str | None
    heels: str
    win_at: int
    starter: str


@dataclass(frozen=True)
class PatienceRules:
    """Every field of Cribbage Solitaire."""

    deals: int
    cards_per_deal: int
    hands_per_deal: int
    b_hidden_until_a_discarded: bool
    heels: str
    crib_flush: str
    starter_to_bottom: bool
    last_hand_without_starter: bool
    win_at: int
    deal_order: str


@dataclass(frozen=True)
class ShuffleRules:
    """Every field of Cribbage Shuffle."""

    heels: str
    win_at: int


def sides(rules: Rules) -> int:
    """How many scores there are."""
    if rules.captain:
        return 2
    if rules.teams:
        return rules.players // 2
    return rules.players


def side_of(rules: Rules, seat: int) -> int:
    """The side a seat scores for: a captain plays alone in the second seat; partners sit opposite each other."""
    if rules.captain:
        return 1 if seat == 1 else 0
    if rules.teams:
        return seat % (rules.players // 2)
    return seat


def half(number: int) -> int:
    """Half of it, rounded up."""
    return (number + 1) // 2


def three_quarters(number: int) -> int:
    """Three quarters of it, rounded up."""
    return (3 * number + 3) // 4


def target_of(rules: Rules, side: int) -> int:
    """The score that ends the game for this side."""
    return half(rules.target) if rules.captain and side == 1 else rules.target


def next_seat(rules: Rules, seat: int) -> int:
    """The seat to the left."""
    return (seat + 1) % rules.players


def seats_after(rules: Rules, seat: int) -> list[int]:
    """All the other seats, clockwise from this one."""
    return [(seat + step) % rules.players for step in range(1, rules.players)]


def opponents_after(rules: Rules, seat: int) -> list[int]:
    """The seats of other sides, clockwise from this one."""
    return [other for other in seats_after(rules, seat) if side_of(rules, other) != side_of(rules, seat)]


def cards_for(rules: Rules, seat: int, dealer: int) -> int:
    """How many cards a seat is dealt: one less for the dealer of five, and for the dealer's side of six."""
    spared = {5: [dealer], 6: [dealer, (dealer + 3) % 6]}.get(rules.players, [])
    return rules.cards_dealt - 1 if rules.cards_dealt == 5 and seat in spared else rules.cards_dealt


def to_discard(rules: Rules, seat: int, dealer: int) -> int:
    """How many cards a seat discards: what it is dealt beyond the size of a hand."""
    return cards_for(rules, seat, dealer) - (rules.cards_dealt - rules.discards)


def from_stock(rules: Rules) -> int:
    """How many cards are dealt to the crib from the stock."""
    return {"discards": 0, "discards+1_from_stock": 1, "none": 0, "dealt": 4}[rules.crib]


def highest_count(rules: Rules) -> int:
    """The most that may be claimed: the best hand, or crib, of its size with the starter."""
    hand = rules.cards_dealt - rules.discards
    if hand < 4 and rules.crib != "none":
        hand = 4
    return {4: (29, 40, 40), 5: (46, 51, 70), 6: (72, 74, 83)}[hand][rules.jokers]

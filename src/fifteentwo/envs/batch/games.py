"""Two-player games as rows of an array, and the compiled rules that play them.

A card is a number from 0 to 51, its rank times four plus its suit; a set of cards is a number with a bit for each card.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.equity.match_equity import game_points
from fifteentwo.engine.jit import compiled, leaf, trailing_zeros
from fifteentwo.engine.monte_carlo.counting import rank_score
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring import jitted
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.rules import CribbageRules

Games = NDArray[np.void]
"""(n,) of `GAME`."""
Game = Any
"""One of them, in a compiled function."""

MOST_PLAYS: Final = 16
MOST_EVENTS: Final = 16

GAME: Final = np.dtype(
    [
        ("seed", np.uint64),  # what the game was dealt from: `reset` with it plays the same game again
        ("random", np.uint64),  # the state of the random numbers
        ("held", np.int64, (2,)),  # the cards each seat holds
        ("kept", np.int64, (2,)),  # the cards each seat kept
        ("discarded", np.int64, (2,)),  # the cards each seat discarded
        ("dealt_to_crib", np.int64),  # the cards of the crib that were dealt
        ("scores", np.int16, (2,)),
        ("final", np.int16, (2,)),  # the scores at the end of the game before
        ("dealer", np.int8),
        ("turn", np.int8),  # the seat that acts
        ("to_discard", np.int8),  # the cards still to be discarded by both seats
        ("starter", np.int8),  # the card dealt as the starter: hidden until all have discarded
        ("count", np.int8),
        ("count_from", np.int8),  # the number of cards played in earlier counts
        ("plays", np.int8),  # the number of cards played in this deal
        ("cards", np.int8, (MOST_PLAYS,)),  # the cards played, in order
        ("ranks", np.int8, (MOST_PLAYS,)),  # their ranks, from 0
        ("players", np.int8, (MOST_PLAYS,)),  # who played them
        ("gone", np.int8, (2,)),  # 1 if the seat said go in this count
        ("point_taken", np.int8),  # 1 if the point for a go in this count has been pegged
        ("events", np.int8, (MOST_EVENTS, 3)),  # of the last step: kind, seat and points
        ("event_count", np.int8),
    ],
    align=True,
)
"""One game."""

EVENTS: Final = (
    "heels", "card", "go", "last", "hand", "crib", "three_for_last", "said go", "count ended", "dealt", "over"
)  # fmt: skip
"""The kinds of events by number. The points of 'count ended' are the count; hands and cribs without points have an event too."""
HEELS, CARD, GO, LAST, HAND, CRIB, LEAD, SAID_GO, COUNT_ENDED, DEALT, OVER = range(len(EVENTS))

NEXT, SHOW, OUT = range(3)
"""What follows a card: the next choice, the show, or the end of the game."""

_FIVES: Final = 0b1111 << 16
_JACK: Final = 10
_PACK: Final = 52


class BatchRules(NamedTuple):
    """The rules as numbers, for compiled functions."""

    dealt: int
    discards: int
    from_stock: int
    """The cards dealt to the crib."""
    has_crib: bool
    target: int
    heels: int
    last_card: int
    on_call: bool
    stinkhole: bool
    four_in_crib: bool
    nineteen: bool
    nineteen_crib: bool
    toss_fives: bool
    three_for_last: bool
    one_count: bool
    lowball: bool
    game_points: NDArray[np.uint8]
    """(target,): the game points of a win, by the score of the side that has not reached the target."""
    table: NDArray[np.uint8]
    """(371293,): the points of five ranks, `vectorised.rank_points`."""


def batch_rules(rules: CribbageRules) -> BatchRules:
    """The rules as numbers. Raises ValueError, with a sentence, for rules that games in arrays do not have."""
    for wrong, why in (
        (rules.players != 2, f"players={rules.players}: games in arrays are for two players"),
        (rules.jokers, f"jokers={rules.jokers}: games in arrays have no jokers"),
        (rules.counting != "auto", f"counting={rules.counting}: in arrays the game counts the points"),
        (rules.board != "straight", f"board={rules.board}: games in arrays are on the straight board"),
        (rules.target > 255, f"target={rules.target}: games in arrays are to at most 255 points"),
    ):
        if wrong:
            raise ValueError(why)
    return BatchRules(
        dealt=rules.cards_dealt,
        discards=rules.discards,
        from_stock=4 if rules.crib == "dealt" else 0,
        has_crib=rules.crib != "none",
        target=rules.target,
        heels=rules.heels,
        last_card=rules.last_card,
        on_call=rules.go_timing == "on_call",
        stinkhole=rules.stinkhole,
        four_in_crib=rules.crib_flush == "four",
        nineteen=rules.nineteen,
        nineteen_crib=rules.nineteen_crib,
        toss_fives=rules.toss_fives,
        three_for_last=rules.three_for_last,
        one_count=rules.play_stops_at_first_count,
        lowball=rules.objective == "lowball",
        game_points=np.array([game_points(rules, score) for score in range(rules.target)], np.uint8),
        table=rank_points(),
    )


@leaf
def next_bits(game: Game) -> int:
    """The next 63 random bits, by SplitMix64 (Steele, Lea and Flood, 2014)."""
    game.random += np.uint64(0x9E3779B97F4A7C15)
    bits = game.random
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int(np.int64((bits ^ (bits >> np.uint64(31))) >> np.uint64(1)))


@leaf
def allowed(game: Game, rules: BatchRules) -> int:
    """The cards that the seat in turn may discard or play."""
    held: int = game.held[game.turn] & fitting(31 - game.count)
    if rules.toss_fives and game.to_discard:
        return held & _FIVES or held
    return held


@leaf
def fitting(room: int) -> int:
    """The cards of the pack of at most this value."""
    return (1 << (4 * room if room < 10 else _PACK)) - 1


@leaf
def begin(game: Game, rules: BatchRules, dealer: int) -> None:
    """Starts the next game, and deals. Without a dealer (-1) the random numbers decide."""
    game.seed = game.random
    drawn = next_bits(game) & 1
    game.dealer = drawn if dealer < 0 else dealer
    game.scores[0] = 0
    game.scores[1] = 0
    _deal(game, rules)
    if rules.three_for_last:
        _peg(game, rules, 1 - game.dealer, 3, LEAD)


@leaf
def act(game: Game, rules: BatchRules, card: int) -> bool:
    """Discards or plays a card that is allowed, up to the next choice. Returns whether the game is over."""
    game.event_count = 0
    seat = game.turn
    game.held[seat] ^= 1 << card
    if game.to_discard:
        game.discarded[seat] |= 1 << card
        game.to_discard -= 1
        if game.to_discard == rules.discards:
            game.turn = 1 - seat
        all_done: bool = game.to_discard == 0
        return all_done and _turn_starter(game, rules)
    rank = card >> 2
    game.cards[game.plays] = card
    game.ranks[game.plays] = rank
    game.players[game.plays] = seat
    game.plays += 1
    game.count += min(rank + 1, 10)
    points = pegged(game.ranks, game.count_from, game.plays, game.count)
    if game.count == 31 and game.point_taken:
        points -= 1  # one of the two was for the go
    if _peg(game, rules, seat, points, CARD):
        return True
    then = _go_on(game, rules, seat)
    if then != SHOW:
        return then == OUT
    if _show(game, rules):
        return True
    game.dealer = 1 - game.dealer
    return _deal(game, rules)


@leaf
def tell(game: Game, kind: int, seat: int, points: int) -> None:
    """Adds an event."""
    place = game.event_count
    game.events[place, 0] = kind
    game.events[place, 1] = seat
    game.events[place, 2] = points
    game.event_count = place + 1


@leaf
def _peg(game: Game, rules: BatchRules, seat: int, points: int, kind: int) -> bool:
    """Pegs points, if there are any that are not lost in the stinkhole. Returns whether the seat is out."""
    score = game.scores[seat]
    if points == 0 or (rules.stinkhole and score == rules.target - 1 and kind in (HEELS, GO, LAST)):
        return False
    tell(game, kind, seat, points)
    if kind in (GO, LAST):
        game.point_taken = 1
    game.scores[seat] = min(score + points, rules.target)
    is_out: bool = score + points >= rules.target
    return is_out


@leaf
def _deal(game: Game, rules: BatchRules) -> bool:
    """Deals. Returns whether the game is over: without discards the starter is turned up at once."""
    seat = game.dealer
    tell(game, DEALT, seat, 0)
    game.held[0] = draw(game, rules.dealt, 0)
    taken = game.held[0]
    game.held[1] = draw(game, rules.dealt, taken)
    taken |= game.held[1]
    game.dealt_to_crib = draw(game, rules.from_stock, taken)
    taken |= game.dealt_to_crib
    game.starter = trailing_zeros(draw(game, 1, taken))
    game.discarded[0] = 0
    game.discarded[1] = 0
    game.plays = 0
    game.turn = 0
    _begin_count(game)
    game.to_discard = 2 * rules.discards
    return rules.discards == 0 and _turn_starter(game, rules)


@leaf
def draw(game: Game, many: int, taken: int) -> int:
    """Draws cards that are not taken: six random bits name one, or none, and then the next six do."""
    drawn = 0
    left = 0
    bits = 0
    while many > 0:
        if left == 0:
            bits = next_bits(game)
            left = 10
        card = bits & 63
        bits >>= 6
        left -= 1
        if card < _PACK and not (taken | drawn) >> card & 1:
            drawn |= 1 << card
            many -= 1
    return drawn


@leaf
def _turn_starter(game: Game, rules: BatchRules) -> bool:
    """Turns up the starter, which begins the play. Returns whether his heels end the game."""
    game.kept[0] = game.held[0]
    game.kept[1] = game.held[1]
    game.turn = 1 - game.dealer
    is_jack: bool = game.starter >> 2 == _JACK
    return is_jack and _peg(game, rules, game.dealer, rules.heels, HEELS)


@leaf
def _go_on(game: Game, rules: BatchRules, last: int) -> int:
    """What follows automatically after this seat has played a card."""
    other = 1 - last
    none_left = game.held[0] | game.held[1] == 0
    if game.count < 31:
        room = fitting(31 - game.count)
        if (
            rules.on_call
            and not game.point_taken
            and rules.last_card
            and game.held[other] == 0
            and _peg(game, rules, last, 1, LAST if none_left else GO)
        ):
            return OUT
        if game.held[other] and not game.gone[other]:
            if game.held[other] & room:
                game.turn = other
                return NEXT
            tell(game, SAID_GO, other, 0)
            game.gone[other] = 1
            if rules.on_call and not game.point_taken and _peg(game, rules, last, 1, GO):
                return OUT
        if game.held[last] & room:
            game.turn = last
            return NEXT
        if not game.point_taken and _peg(
            game, rules, last, rules.last_card if none_left else 1, LAST if none_left else GO
        ):
            return OUT
    tell(game, COUNT_ENDED, last, game.count)
    _begin_count(game)
    if none_left or rules.one_count:
        return SHOW
    game.turn = other if game.held[other] else last
    return NEXT


@leaf
def _begin_count(game: Game) -> None:
    """Starts a new count."""
    game.count = 0
    game.count_from = game.plays
    game.gone[0] = 0
    game.gone[1] = 0
    game.point_taken = 0


@leaf
def _show(game: Game, rules: BatchRules) -> bool:
    """Counts the hands and the crib, pone's first. Returns whether the game is over."""
    dealer = game.dealer
    pone = 1 - dealer
    if _count(game, rules, pone, game.kept[pone], False) or _count(game, rules, dealer, game.kept[dealer], False):
        return True
    crib = game.discarded[0] | game.discarded[1] | game.dealt_to_crib
    return rules.has_crib and _count(game, rules, dealer, crib, True)


@leaf
def _count(game: Game, rules: BatchRules, seat: int, cards: int, crib: bool) -> bool:
    """Counts a hand or a crib. Returns whether the seat is out."""
    points = count_cards(rules, cards, game.starter, crib)
    if points == 0 and (rules.nineteen_crib if crib else rules.nineteen):
        points = 19
    kind = CRIB if crib else HAND
    if points == 0:
        tell(game, kind, seat, 0)
    return _peg(game, rules, seat, points, kind)


@leaf
def count_cards(rules: BatchRules, cards: int, starter: int, crib: bool) -> int:
    """The points of a set of cards with the starter."""
    strict = crib and not rules.four_in_crib
    if crib or rules.dealt - rules.discards == 4:
        a = cards & -cards
        cards ^= a
        b = cards & -cards
        cards ^= b
        c = cards & -cards
        d = cards ^ c
        return jitted.score(
            rules.table, trailing_zeros(a), trailing_zeros(b), trailing_zeros(c), trailing_zeros(d), starter, strict
        )
    return _count_any(cards, starter, strict)


@compiled
def _count_any(cards: int, starter: int, strict: bool) -> int:
    """The points of any number of cards with the starter; `strict` if a flush needs the starter."""
    nobs = cards >> 4 * _JACK + (starter & 3) & 1
    counts = np.zeros(14, np.int64)
    counts[starter >> 2] = 1
    size = 0
    suits = 0
    while cards:
        card = trailing_zeros(cards & -cards)
        cards &= cards - 1
        counts[card >> 2] += 1
        suits |= 1 << (card & 3)
        size += 1
    points = rank_score(counts) + nobs
    if suits & (suits - 1) == 0:
        if suits >> (starter & 3) & 1:
            points += size + 1
        elif not strict:
            points += size
    return points

"""What each choice is worth in a view of any game, weighed by deals that could be.

They are a fixed number, so the same view and the same seed give the same worths. Only what the seat sees is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fifteentwo.cards import BACK, JOKERS, Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.cribbage.fives import must_have_tossed
from fifteentwo.cribbage.sight import least_value
from fifteentwo.engine.monte_carlo.cards import play_cards, resample
from fifteentwo.engine.monte_carlo.counting import JOKER, Points, count_cards, points
from fifteentwo.engine.monte_carlo.deals import bank, ways
from fifteentwo.engine.monte_carlo.determinize import Known, Worlds, hold
from fifteentwo.engine.monte_carlo.discards import Hidden, Place, cribs, deal_others, hands_over_starters, play_out
from fifteentwo.engine.monte_carlo.rollout import BY, COUNT, GOES, GONE, PLAYED, START, Moment, moment
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, laws
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules


class Work(NamedTuple):
    """How many deals are thought of: the same for every decision, so that time plays no part."""

    cribs: int = 1500
    """Discarding: deals for the crib,"""
    plays: int = 500
    """and as many of these for the play,"""
    tried: int = 6
    """in each of which so many discards are played out, the best by hand and crib."""
    drawn: int = 600
    """In the play: deals drawn,"""
    first: int = 60
    """in so many of which every card is played out,"""
    best: int = 4
    """and the best of them"""
    played: int = 400
    """in so many."""


WORK = Work()


class Figure(NamedTuple):
    """A mean and its standard error: 0 where it is exact, None where it is an estimate."""

    value: float
    error: float | None


class Worth(NamedTuple):
    """What a choice is worth to a side; points are its own less the mean of the others'. None: not looked at."""

    choice: Discard | Play
    total: Figure
    hand: Figure | None = None
    crib: Figure | None = None
    play: Figure | None = None
    win: Figure | None = None
    spread: Figure | None = None
    starters: tuple[tuple[Card, float], ...] = ()
    """What the hand is worth with each starter."""


def _ranked(found: list[Worth], aim: int) -> list[Worth]:
    """The best first, by the chance to win; after them those of which it is not known, by points."""

    def worth(each: Worth) -> tuple[bool, float, float]:
        return each.win is not None, each.win.value if each.win else 0.0, aim * each.total.value

    return sorted(found, key=worth, reverse=True)


@lru_cache(maxsize=64)
def _of(rules: CribbageRules) -> tuple[Laws, Points]:
    return laws(rules), points(rules.objective == "lowball", rules.nineteen)


def _place(view: View, seat: Seat) -> Place:
    assert view.dealer is not None
    paths = [0 if path is False else 1 for path in view.paths]
    pegs = np.array(view.pegs, np.int64)
    # The play goes on as if the point for a go were pegged where the count closes; pegged on the call, it was this seat's.
    pegs[view.rules.side(seat), 1] -= view.point_taken
    return Place(seat, view.dealer, pegs, np.array(paths, np.int64), crash_holes())


def _seed(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([seed % 2**63 * 2 + 1], np.uint64)


def _figure(samples: Doubles, effective: float | None = None) -> Figure:
    """The mean of samples and its standard error, as of `effective` independent ones (all of them for None).

    Where all samples are equal, the error is that of one in so many that differs by one: a sample proves nothing.
    """
    many = effective or len(samples)
    return Figure(float(samples.mean()), float(samples.std() / np.sqrt(many)) or 1 / many)


def _spread(samples: Doubles) -> Figure:
    """The standard deviation of these, and its own standard error."""
    about = samples - samples.mean()
    square = float((about**2).mean())
    if not square:
        return Figure(0.0, 1 / len(samples))
    error = np.sqrt(max(0.0, float((about**4).mean()) - square**2) / len(samples)) / (2 * np.sqrt(square))
    return Figure(float(np.sqrt(square)), float(error))


def _net(points: Longs, side: int) -> Doubles:
    """Each side's points in the last place: mine less the mean of the others'."""
    sides = points.shape[-1]
    mine = points[..., side].astype(np.float64)
    others = points.sum(axis=-1) - mine
    net: Doubles = mine - others / (sides - 1)
    return net


def discards(view: View, seat: Seat, legal: Sequence[Discard], seed: int) -> list[Worth]:
    """What each discard is worth, the best first."""
    rules = view.rules
    numbers, table = _of(rules)
    place = _place(view, seat)
    hand = view.hands[seat]
    size, away = len(hand), len(legal[0].cards)
    cards = np.array(hand, np.int64)
    unseen = np.array([card for card in rules.pack if card not in hand], np.int64)
    many = int(ways().many[away, size])
    over = np.zeros((many, len(unseen)))
    hands_over_starters(table, numbers, ways(), cards, size, away, unseen, over)
    worlds = Hidden(
        np.zeros((WORK.cribs, rules.players, MOST_CARDS), np.int64),
        np.zeros((WORK.cribs, 8), np.int64),
        np.zeros(WORK.cribs, np.int64),
    )
    luck = _seed(seed)
    deal_others(table, numbers, ways(), seat, place.dealer, unseen, worlds, luck)
    # A joker may count by the name it was played with, or that pone gives it.
    exact = None if rules.jokers else 0.0
    in_crib = 4 - away if rules.crib != "none" else 0
    counted = np.zeros((many, WORK.cribs))
    if rules.crib != "none":
        cribs(table, numbers, ways(), cards, size, away, worlds, in_crib, counted)
    own = rules.side(place.dealer) == rules.side(seat)
    side, sign = rules.side(seat), 1.0 if own else -1.0 / (rules.sides - 1)
    aim = -1 if numbers.lowball else 1
    show = over.mean(axis=1) + sign * counted.mean(axis=1)
    by_cards = {each.cards: each for each in legal}
    choices = [by_cards.get(tuple(hand[card] for card in order[:away])) for order in ways().orders[away, size, :many]]
    allowed = np.array([choice is not None for choice in choices])
    tried = np.argsort(np.where(allowed, -aim * show, np.inf), kind="stable")[: min(WORK.tried, len(legal))]
    some = Hidden(*(part[: WORK.plays] for part in worlds))
    pegged = np.zeros((len(tried), WORK.plays, rules.sides), np.int64)
    wins = np.zeros((len(tried), WORK.plays))
    room = (moment(rules.players), np.zeros(13, np.int64), luck)
    play_out(
        table,
        numbers,
        ways(),
        bank(numbers),
        place,
        cards,
        size,
        away,
        tried,
        some,
        np.ascontiguousarray(counted[tried, : WORK.plays]),
        room,
        pegged,
        wins,
    )
    at = np.searchsorted(unseen, some.starters)
    shown = over[tried][:, at] + sign * counted[tried, : WORK.plays]
    chances = _steadied(wins, shown, show[tried])
    found = []
    for way, choice in enumerate(choices):
        if choice is None:
            continue
        mine = Figure(float(over[way].mean()), exact)
        crib = _figure(sign * counted[way])
        starters = tuple((Card(int(card)), float(made)) for card, made in zip(unseen, over[way], strict=True))
        trial = np.nonzero(tried == way)[0]
        if not len(trial):
            total = Figure(mine.value + crib.value, None)  # the play is left out
            found.append(Worth(choice, total, mine, crib, starters=starters))
            continue
        net = _net(pegged[trial[0]], side)
        play = _figure(net)
        both = shown[trial[0]] + net
        error = float(np.hypot(crib.error or 0.0, play.error or 0.0))
        total = Figure(mine.value + crib.value + play.value, error)
        win = chances[int(trial[0])]
        found.append(Worth(choice, total, mine, crib, play, win, _spread(both), starters))
    return _ranked(found, aim)


def _steadied(wins: Doubles, shown: Doubles, show: Doubles) -> list[Figure]:
    """The mean chance of each discard, cleared of the luck of the starters and cribs that came in these deals.

    By (tried, deals) chances and points of hand and crib, and what those points are on average, (tried,).
    """
    of_wins, of_shown = wins - wins.mean(axis=0), shown - shown.mean(axis=0)
    square = float((of_shown**2).sum())
    slope = float((of_wins * of_shown).sum()) / square if square else 0.0
    cleared = wins - slope * (shown - show[:, None])
    return [_figure(row) for row in cleared]


def cards(view: View, seat: Seat, legal: Sequence[Play], seed: int) -> list[Worth]:
    """What each card that fits is worth, the best first; the faces of a joker each by itself."""
    rules = view.rules
    numbers, table = _of(rules)
    of_each = _each(view, seat, legal, numbers, table)
    different = _different(of_each, -1 if numbers.lowball else 1)
    place, luck = _place(view, seat), _seed(seed)
    known = _known(view)
    unseen = np.array(sorted(set(rules.pack) - view.known()), np.int64)
    worlds = Worlds(
        np.zeros((WORK.drawn, rules.players, MOST_CARDS), np.int64),
        np.zeros((WORK.drawn, rules.players, 2), np.int64),
        np.zeros((WORK.drawn, 4), np.int64),
        np.zeros(WORK.drawn),
    )
    room = (moment(rules.players), np.zeros(13, np.int64), luck)
    hold(table, numbers, ways(), known, seat, place.dealer, unseen, room, worlds)
    chosen = np.zeros(WORK.played, np.int64)
    resample(worlds.weights, chosen, luck)
    side, aim = rules.side(seat), -1 if numbers.lowball else 1
    most = aim * max(aim * show for _, show in of_each)
    now = _now(view, seat)

    def played_out(some: dict[int, int], deals: Longs) -> dict[int, tuple[Figure, Figure]]:
        """What I peg more from here, with what the hand counts less than it can, and the chance to win."""
        codes, shows = np.array(list(some), np.int64), np.array(list(some.values()), np.int64)
        pegged = np.zeros((len(some), len(deals), rules.sides), np.int64)
        wins = np.zeros((len(some), len(deals)))
        play_cards(
            table,
            numbers,
            bank(numbers),
            place,
            known,
            worlds,
            deals,
            now,
            codes,
            shows,
            rules.joker_binding,
            room,
            pegged,
            wins,
        )
        nets = _net(pegged, side) + (shows - most)[:, None] - view.point_taken
        # The same deal is drawn several times where few fit well (Kish's effective sample size).
        effective = len(deals) ** 2 / float((np.bincount(deals) ** 2).sum())
        return {
            code: (_figure(net, effective), _figure(win, effective))
            for code, net, win in zip(some, nets, wins, strict=True)
        }

    figures = {}
    best = different
    if len(different) > WORK.best:
        figures = played_out(different, np.ascontiguousarray(chosen[:: -(-len(chosen) // WORK.first)]))
        order = sorted(figures, key=lambda code: (figures[code][1].value, aim * figures[code][0].value), reverse=True)
        best = {code: different[code] for code in order[: WORK.best]}
    figures |= played_out(best, chosen)
    found = []
    for choice, (code, show) in zip(legal, of_each, strict=True):
        net, win = figures[code]
        # A face of a joker that counts less in the hand than another of its rank is not played out by itself.
        total = Figure(net.value + show - different[code], net.error)
        found.append(Worth(choice, total, play=total, win=win if code in best and show == different[code] else None))
    return _ranked(found, aim)


def _each(view: View, seat: Seat, legal: Sequence[Play], numbers: Laws, table: Points) -> list[tuple[int, int]]:
    """Each card that fits by its rank, and 16 more for a joker; and what my hand counts once it has been played."""
    assert view.starter is not None
    rules = view.rules
    starter = int(view.starter.face)
    kept = view.kept(seat)
    found = []
    for each in legal:
        joker = each.card.unnamed in JOKERS
        hand = [int(card.face if rules.joker_binding else card.unnamed) for card in kept]
        if joker and rules.joker_binding:
            hand[kept.index(each.card.unnamed)] = int(each.card.face)
        show = count_cards(table, numbers, np.array(hand, np.int64), len(hand), starter, False)
        found.append((each.card.rank - 1 + 16 * joker, int(show)))
    return found


def _different(of_each: list[tuple[int, int]], aim: int) -> dict[int, int]:
    """The cards that differ in the play, each with the most that the hand counts then: the best of a joker's suits."""
    best: dict[int, int] = {}
    for code, show in of_each:
        if code not in best or aim * show > aim * best[code]:
            best[code] = show
    return best


def _known(view: View) -> Known:
    """What the seat sees."""
    assert view.starter is not None
    assert view.dealer is not None
    rules = view.rules
    players = rules.players
    held, laid = np.zeros((players, MOST_CARDS), np.int64), np.zeros((players, 2), np.int64)
    holds, hidden, lays, buried = (np.zeros(players, np.int64) for _ in range(4))
    for other in range(players):
        seen = [card for card in view.hands[other] if card != BACK]
        held[other, : len(seen)] = seen
        holds[other], hidden[other] = len(seen), len(view.hands[other]) - len(seen)
        away = [card for card in view.discarded[other] if card != BACK]
        laid[other, : len(away)] = away
        lays[other], buried[other] = len(away), len(view.discarded[other]) - len(away)
    least = np.array([least_value(view, other) for other in range(players)], np.int64)
    plays = [(who, int(card.face) + 64 * (card.unnamed in JOKERS)) for who, card in view.plays]
    from_stock = [card for card in view.crib if card != BACK]
    crib = np.zeros(4, np.int64)
    crib[: len(from_stock)] = from_stock
    return Known(
        np.array(plays, np.int64).reshape(-1, 2),
        int(view.starter.face),
        held,
        holds,
        hidden,
        least,
        laid,
        lays,
        buried,
        crib,
        len(from_stock),
        len(view.crib) - len(from_stock),
        np.array(sorted(range(players), key=lambda other: -least[other]), np.int64),
        np.array([must_have_tossed(view, other) for other in range(players)], np.int64),
    )


def _now(view: View, seat: Seat) -> Moment:
    """The moment, with my own cards in it."""
    assert view.dealer is not None
    assert view.starter is not None
    now = moment(view.rules.players)
    for card in view.hands[seat]:
        now.held[seat, JOKER if card in JOKERS else card.rank - 1] += 1
    now.sizes[:] = [len(hand) for hand in view.hands]
    for at, (_, card) in enumerate(view.plays):
        now.row[at] = card.rank - 1
        if card.unnamed not in JOKERS:
            now.seen[card.rank - 1] += 1
    if view.starter.rank and view.starter.unnamed not in JOKERS:
        now.seen[view.starter.rank - 1] += 1
    now.at[START], now.at[PLAYED], now.at[COUNT] = view.count_from, len(view.plays), view.count
    now.at[BY] = view.plays[-1][0] if view.plays else view.dealer
    now.at[GONE] = sum(1 << gone for gone in view.gone)
    now.at[GOES] = 0
    return now

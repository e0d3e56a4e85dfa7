"""Positions, options and verdicts as they are sent. It loads the engine, so routes import it in threads only."""

from __future__ import annotations

from functools import lru_cache

from fifteentwo.analysis.by_score import win_chances
from fifteentwo.analysis.explorer import Exploration, RankShare, explored
from fifteentwo.analysis.features import features
from fifteentwo.analysis.model import Figure, Option
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import read_position, write_position
from fifteentwo.analysis.square_text import read_square, write_square
from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK
from fifteentwo.locales.coded import coded
from fifteentwo.practice.trainer import BadItem
from fifteentwo.practice.verdicts import Verdict, verdict
from fifteentwo.rules import CribbageRules, write
from fifteentwo.server.practice_wire import (
    CellValue,
    Explored,
    ExploredSquare,
    LikelyReply,
    PlayBranch,
    PlayedCard,
    RankOdds,
    ScoreTable,
    ShownPosition,
)
from fifteentwo.server.wire import ChoiceVerdict, ExploredOption, HintFigure, StarterWorth

REMEMBERED = 256
PERMYRIAD = 10_000


@lru_cache(maxsize=REMEMBERED)
def explore(text: str) -> Explored:
    """Explores a position. Raises BadPosition."""
    position = read_position(text)
    found: Exploration = explored(position)
    best = found.analysis.options[0]
    return Explored(
        shown(position),
        found.analysis.by,
        found.analysis.source,
        tuple(_option(position, each, best) for each in found.analysis.options),
        _odds(found.strip),
        tuple(
            PlayBranch(
                each.card,
                each.count,
                tuple(LikelyReply(reply.rank, reply.chance, reply.points, reply.position) for reply in each.replies),
                each.go,
                _odds(each.after_go),
                each.position,
            )
            for each in found.branches
        ),
    )


def explore_square(text: str) -> ExploredSquare:
    """The value of each choice in a half-filled square. Raises BadPosition, and ValueError for damaged tables."""
    view = read_square(text)
    found = solo.advice(view, QUICK if solo.ready(view.rules) else PLAIN)
    assert view.card is not None
    return ExploredSquare(
        write_square(view),
        write(view.rules),
        view.grid,
        view.card,
        view.dead,
        view.reserve,
        tuple(CellValue(each.action, each.value, each.error) for each in found),
    )


@lru_cache(maxsize=4)
def score_table(rules: CribbageRules) -> ScoreTable:
    """The chances to win from every score. Raises CodedError."""
    chances = (win_chances(rules) * PERMYRIAD).round().astype(int).tolist()
    return ScoreTable(write(rules), rules.target, tuple(map(tuple, chances)))


def shown(position: PlayerPosition) -> ShownPosition:
    """A position as it is sent."""
    view, seat = position.view, position.seat
    return ShownPosition(
        text=write_position(position),
        what="discard" if view.phase == "discard" else "play",
        dealer=view.dealer == seat,
        scores=(view.scores[seat], view.scores[1 - seat]),
        target=view.rules.target,
        rules_text=write(view.rules),
        hand=tuple(sorted(view.hands[seat])),
        discarded=view.discarded[seat],
        starter=view.starter,
        plays=tuple(PlayedCard(who == seat, card) for who, card in view.plays),
        count_from=view.count_from,
        count=view.count,
    )


def choice(position: PlayerPosition, cards: tuple[Card, ...]) -> Discard | Play:
    """The choice with these cards. Raises BadItem if there is none."""
    for each in position.choices:
        if sorted(each.cards if isinstance(each, Discard) else (each.card,)) == sorted(cards):
            return each
    raise BadItem("trainer-no-choice")


def judge(position: PlayerPosition, cards: tuple[Card, ...]) -> ChoiceVerdict:
    """The verdict on a choice. Raises BadItem."""
    return sent(position, verdict(position, choice(position, cards)))


def sent(position: PlayerPosition, found: Verdict) -> ChoiceVerdict:
    """A verdict as it is sent."""
    return ChoiceVerdict(
        found.right,
        found.band,
        _sent(found.loss),
        found.points,
        found.mixed,
        _option(position, found.chosen, found.best),
        _option(position, found.best, found.best),
    )


def _option(position: PlayerPosition, option: Option, best: Option) -> ExploredOption:
    return ExploredOption(
        action=option.action,
        cards=option.cards,
        total=_sent(option.total),
        hand=_figure(option.hand),
        crib=_figure(option.crib),
        play=_figure(option.pegging),
        win=_figure(option.win),
        match=_figure(option.match),
        spread=_figure(option.spread),
        loss=_figure(option.loss),
        often=_figure(option.often),
        now=option.now,
        best_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.best_cuts),
        worst_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.worst_cuts),
        starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.starters),
        mistakes=tuple(coded("mistake", kind=each) for each in features(position, option, best)),
    )


def _figure(figure: Figure | None) -> HintFigure | None:
    return None if figure is None else _sent(figure)


def _sent(figure: Figure) -> HintFigure:
    return HintFigure(figure.value, figure.error)


def _odds(found: tuple[RankShare, ...]) -> tuple[RankOdds, ...]:
    return tuple(RankOdds(each.rank, each.cards, each.held) for each in found)

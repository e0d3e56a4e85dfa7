"""`fifteentwo patience`: Cribbage Solitaire in the terminal, its par, and matches of the computer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal

from fifteentwo.cards import card_words
from fifteentwo.cards import write as write_cards
from fifteentwo.cli import solo
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import figure, listed, say, wrong_input
from fifteentwo.cli.output import write_json
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.terminal import card_of, help_line
from fifteentwo.families import AnyAction
from fifteentwo.locales import CodedError
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules, write
from fifteentwo.solitaire import PLAYER, patience
from fifteentwo.solitaire.scene import PatienceScene

if TYPE_CHECKING:
    from fifteentwo.workers import Pool

THRESHOLDS: Final = {1: (81,), 2: (101, 111, 121)}
app = solo.commands(
    "patience",
    PatienceRules,
    "arnold",
    "fifteentwo patience play --rules solsuite",
)


def help_on(_rules: PatienceRules) -> Iterator[str]:
    """What can be typed."""
    yield help_line("5H KD", "discard")
    yield help_line("1 4", "numbers")


def read(line: str, state: patience.View) -> AnyAction:
    """The action typed. Raises CodedError."""
    held = state.hands[state.in_hand or 0]
    if places := re.fullmatch("([0-9]) ?([0-9])", line):
        if wrong := next((place for place in places.groups() if not 1 <= int(place) <= len(held)), None):
            raise CodedError("terminal-no-place", place=wrong, last=len(held))
        return Discard(PLAYER, tuple(held[int(place) - 1] for place in places.groups()))
    return Discard(PLAYER, tuple(card_of(word) for word in card_words(line)))


def named(action: AnyAction) -> str:
    """The action in a few words."""
    return say("terminal-discard", cards=write_cards(action.cards)) if isinstance(action, Discard) else ""


def in_short(words: str) -> str:
    """The sentence unchanged: this game has no short names."""
    return words


def shown(view: patience.View) -> Iterator[str]:
    """The lines that draw the table."""
    for number, hand in enumerate(view.hands):
        line = say("terminal-hand", number=0 if len(view.hands) == 1 else number + 1, cards=write_cards(hand))
        yield say("terminal-choose-two", hand=line) if number == view.in_hand else line
    crib = (*(card for away in view.discarded for card in away), *view.crib)
    yield say("terminal-crib", cards=write_cards(crib)) if crib else say("terminal-crib-empty")
    if view.bottom:
        yield say("terminal-under-stock", cards=write_cards(view.bottom))
    yield say("terminal-deal", deal=view.deals, deals=view.rules.deals, points=view.score, needed=view.rules.win_at)


def layout(_scene: PatienceScene) -> Iterator[str]:
    """No lines: this game has no layout."""
    return iter(())


@app.command(help_epilogue="  fifteentwo patience match --rules solsuite --games 1000")
def match(
    *,
    rules: str = "arnold",
    games: Whole = 100,
    aim: Literal["points", "chance"] = "points",
    pairs: bool = False,
    asked: solo.Match = solo.BY_DEFAULT,
) -> int:
    """Let the computer play many games by expected value: mean, standard error, and the share it wins."""
    from fifteentwo.engine.solitaire import expected_value  # noqa: PLC0415 - heavy, and only this command needs it

    ruled = read_rules(rules, PatienceRules)
    if pairs and (aim == "points" or asked.to is not None):
        raise wrong_input("wrong-pairs-aim")
    others: list[int] = []

    def played(numbers: range, pool: Pool) -> Iterator[int]:
        for_points = expected_value.play_games(ruled, games, asked.rng, pool=pool) if pairs else iter(())
        for total in expected_value.play_games(ruled, len(numbers), numbers.start, aim, pool=pool):
            others.extend([next(for_points)] if pairs else [])
            yield total

    of = {"rules": write(ruled), "rng": asked.rng} | ({} if aim == "points" else {"aim": aim})
    totals = asked.totals(of, games, played, "games")
    thresholds = sorted({*THRESHOLDS[ruled.hands_per_deal], ruled.win_at})
    gains = [(total >= ruled.win_at) - (other >= ruled.win_at) for total, other in zip(totals, others, strict=pairs)]
    if asked.json:
        about = {"rules": write(ruled), "games": games, "aim": aim, "rng": asked.rng}
        reached = {"reached": {str(at): round(solo.share(totals, at), 4) for at in thresholds}}
        figures = about | solo.mean_figures(totals) | solo.range_figures(totals) | reached
        if pairs:
            figures |= {
                "points_mean": round(fmean(others), 3),
                "points_wins": round(solo.share(others, ruled.win_at), 4),
                "gain": round(fmean(gains), 5),
                "gain_standard_error": round(solo.error_of(gains), 5),
            }
        write_json(figures)
        return 0
    title = "match-games" if aim == "points" else "match-games-for-chance"
    print(say(title, rules=write(ruled), games=games, first=str(asked.rng)))
    print(solo.mean_line(totals))
    for at in thresholds:
        print(say("match-reached", points=at, **solo.share_figures(totals, at)))
    if pairs:
        mean, wins = figure(fmean(others), ".2f"), figure(100 * solo.share(others, ruled.win_at), ".1f")
        print(say("match-for-points", mean=mean, points=ruled.win_at, share=wins))
        gain, error = figure(100 * fmean(gains), ".2f"), figure(100 * solo.error_of(gains), ".2f")
        print(say("match-gain", gain=gain, error=error))
    return 0


@app.command(help_epilogue="  fifteentwo patience par --deal 202611215")
def par(*, deal: Whole, rules: str = "arnold", json: bool = False) -> int:
    """The best discards of a numbered deal if every card were known: the highest total the pack allows."""
    from fifteentwo.engine.solitaire import patience as engine  # noqa: PLC0415 - only this command needs it

    ruled = read_rules(rules, PatienceRules)
    found = engine.par(ruled, solo.pack_of(deal))
    if json:
        rounds = [each._asdict() for each in found.rounds]
        write_json({"par": found.total, "rounds": rounds, "last_hand": found.last_hand})
        return 0
    print(say("par-total", kind="best", points=found.total))
    for number, each in enumerate(found.rounds, 1):
        laid = listed([write_cards(away) for away in each.away])
        print(say("par-deal", deal=number, cards=laid, starter=each.starter, points=each.points))
    if ruled.last_hand_without_starter:
        print(say("par-last-hand", points=found.last_hand))
    return 0

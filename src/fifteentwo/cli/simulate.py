"""`fifteentwo simulate`: many games between computer players."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclopts import Parameter

from fifteentwo import duplicate_match
from fifteentwo import rules as the_rules
from fifteentwo import simulate as games_of
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import figure, listed, reason, say, spoken, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.players import named
from fifteentwo.players.external import PREFIX
from fifteentwo.rules import CribbageRules
from fifteentwo.saved_rows import BadFile
from fifteentwo.simulate import GamesTally, interval
from fifteentwo.tally import PARTS, ROLES, Mean

if TYPE_CHECKING:
    from fifteentwo.workers import Pool

MOST_GAMES: Final = 10_000_000
WORTH_MORE_PROCESSES: Final = 200
Z_95: Final = 1.959964
Z_99: Final = 2.575829


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """The games to play, and where to play them."""

    players: str = "steady"
    games: Whole = 1000
    rules: str = "standard"
    rng: Whole = 0
    workers: Workers = ALL_CORES

    def check(self) -> tuple[CribbageRules, tuple[str, ...]]:
        """The rules, and the player in each seat. Raises WrongInput."""
        if not 1 <= self.games <= MOST_GAMES:
            raise wrong_input("wrong-games", given=str(self.games), most=MOST_GAMES)
        rules = read_rules(self.rules, CribbageRules)
        try:
            return rules, games_of.seated([named(name) for name in _names(self.players)], rules)
        except ValueError as error:
            raise wrong_input("wrong-reason", where="--players", reason=reason(error)) from None

    @contextmanager
    def running(self) -> Iterator[tuple[Pool, Callable[[int], object]]]:
        """The workers, and what is told how many games have been played. Raises WrongInput."""
        with open_pool(self.workers, self.games >= WORTH_MORE_PROCESSES) as pool, _progress(self.games) as played:
            yield pool, played


BY_DEFAULT: Final = Series()


def simulate(
    *,
    series: Series = BY_DEFAULT,
    pairs: bool = False,
    luck_adjusted: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Simulate many games between computer players: wins with a 95 % interval, and points per deal by role."""
    rules, seats = series.check()
    if out is not None and not pairs:
        raise wrong_input("wrong-out-needs-pairs")
    if pairs and luck_adjusted:
        raise wrong_input("wrong-together", first="--pairs", second="--luck-adjusted")
    if luck_adjusted:
        return _adjusted(series, seats, rules, json)
    if pairs:
        return _in_pairs(series, seats, rules, out, json)
    with series.running() as (pool, played):
        tally = games_of.simulate(seats, series.games, rules, series.rng, pool, played)
    about = {"players": seats, "games": series.games, "rules": the_rules.write(rules), "rng": series.rng}
    if json:
        write_json(about | _figures(seats, tally, rules))
    else:
        _print(about, seats, tally, rules)
    return 0


def _names(players: str) -> list[str]:
    """The players typed; with commands among them, which contain spaces, only commas separate."""
    split = players.split(",") if PREFIX in players else players.replace(",", " ").split()
    return [name for each in split if (name := each.strip())]


def _in_pairs(series: Series, seats: Sequence[str], rules: CribbageRules, out: Path | None, json: bool) -> int:
    names, pairs, rng = (seats[0], seats[-1]), -(-series.games // 2), series.rng
    try:
        with series.running() as (pool, played):
            sums = duplicate_match.compare(names, pairs, rules, rng, pool, out, played)
    except (ValueError, BadFile) as error:
        raise wrong_input("wrong-reason", where="--pairs", reason=reason(error)) from None
    about = {"players": seats, "games": 2 * sums.pairs, "rules": the_rules.write(rules), "rng": rng}
    figures = {"share": sums.share, "points_a_game": sums.margin, "points_a_deal": sums.a_deal}
    if json:
        parts = {name: {"mean": mean, "error": of_mean} for name, (mean, of_mean) in figures.items()}
        write_json(about | {"deals": sums.deals} | parts)
        return 0
    print(say("simulate-pairs", games=2 * sums.pairs, deals=sums.deals, rules=about["rules"], rng=str(rng)))
    forms = {"share": ".2%", "points_a_game": "+.2f", "points_a_deal": "+.3f"}
    rows = [
        (
            say("simulate-row", row=name.replace("_", "-")),
            figure(mean, forms[name]),
            figure(of_mean, forms[name].lstrip("+")),
            _between(mean - Z_99 * of_mean, mean + Z_99 * of_mean, forms[name]),
        )
        for name, (mean, of_mean) in figures.items()
    ]
    title = say("simulate-against", first=seats[0], last=seats[-1])
    write_table((title, *_heads("mean", "error", "interval-99")), rows, numbers=(1, 2, 3))
    return 0


def _adjusted(series: Series, seats: Sequence[str], rules: CribbageRules, json: bool) -> int:
    from fifteentwo.reviews.adjusted import luck_adjusted  # noqa: PLC0415 - Numba is heavy

    try:
        with series.running() as (pool, played):
            found = luck_adjusted(seats, series.games, rules, series.rng, pool, played)
    except (ValueError, games_of.Forfeited) as error:
        raise wrong_input("wrong-reason", where="--luck-adjusted", reason=reason(error)) from None
    about = {"players": seats, "games": found.games, "rules": the_rules.write(rules), "rng": series.rng}
    means = {"plain": (found.plain, found.plain_error), "luck_adjusted": (found.adjusted, found.adjusted_error)}
    if json:
        figures = {name: {"mean": mean, "error": error} for name, (mean, error) in means.items()}
        write_json(about | figures | {"factor": found.factor, "factor_by_chance": found.chance_factor})
        return 0
    print(say("simulate-adjusted", games=found.games, rules=about["rules"], rng=str(series.rng)))
    rows = [
        (
            say("simulate-row", row=name.replace("_", "-")),
            figure(mean, ".2%"),
            figure(error, ".2%"),
            _between(mean - Z_95 * error, mean + Z_95 * error, ".2%"),
        )
        for name, (mean, error) in means.items()
    ]
    title = say("simulate-won-by", player=seats[0])
    write_table((title, *_heads("mean", "error", "interval-95")), rows, numbers=(1, 2, 3))
    print(say("simulate-factor", factor=figure(found.factor, ".1f")))
    print(say("simulate-factor-by-chance", factor=figure(found.chance_factor, ".1f")))
    return 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal, on standard error; nothing elsewhere."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415 - needed only on a terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("simulate-games"), total=games)
        yield lambda played: progress.advance(task, played)


def _figures(seats: Sequence[str], tally: GamesTally, rules: CribbageRules) -> dict[str, Any]:
    """The result as it is printed in JSON."""
    return {
        "deals": tally.deals,
        "wins": [
            {
                "seat": of_side[0],
                "seats": of_side,
                "player": " and ".join(seats[seat] for seat in of_side),
                "wins": tally.wins[side],
                "share": tally.wins[side] / tally.games,
                "interval": interval(tally.wins[side], tally.games),
                "game_points": tally.game_points[side],
            }
            for side, of_side in enumerate(_seats_of_sides(rules))
        ],
        "first_dealer": {
            "wins": tally.dealer_wins,
            "share": tally.dealer_wins / tally.games,
            "interval": interval(tally.dealer_wins, tally.games),
        },
        "forfeits": [{"seat": each.seat, "reason": str(each.reason)} for each in tally.forfeits],
        "points_a_deal": [
            {"player": name, "role": role, "deals": parts[0].number}
            | {part: round(mean.value, 4) for part, mean in zip(PARTS, parts, strict=True)}
            | {"total": round(sum(mean.value for mean in parts), 4)}
            for name, role, parts in _by_role(seats, tally)
        ],
    }


def _seats_of_sides(rules: CribbageRules) -> list[list[int]]:
    """The seats that play for each side."""
    return [[seat for seat in range(rules.players) if rules.side(seat) == side] for side in range(rules.sides)]


def _by_role(seats: Sequence[str], tally: GamesTally) -> Iterator[tuple[str, str, tuple[Mean, ...]]]:
    """The points of each player in each role; seats of one name are one player."""
    for name in dict.fromkeys(seats):
        of_name = [parts for seat, parts in zip(seats, tally.parts, strict=True) if seat == name]
        for place, role in enumerate(ROLES):
            added = zip(*(parts[place] for parts in of_name), strict=True)
            words = "others" if role == "pone" and len(seats) > len(ROLES) else role
            yield name, words, tuple(sum(means, Mean()) for means in added)


def _print(about: dict[str, Any], seats: Sequence[str], tally: GamesTally, rules: CribbageRules) -> None:
    print(say("simulate-title", games=tally.games, deals=tally.deals, rules=about["rules"], rng=str(about["rng"])))
    rows = []
    for side, of_side in enumerate(_seats_of_sides(rules)):
        who = listed([f"{seat} {seats[seat]}" for seat in of_side])
        rows.append((who, *_won(tally.wins[side], tally.games), str(tally.game_points[side])))
    rows.append((say("simulate-row", row="first-dealer"), *_won(tally.dealer_wins, tally.games), ""))
    write_table(_heads("seat", "wins", "share", "interval-95", "game-points"), rows, numbers=(1, 2, 3, 4))
    print()
    write_table(
        _heads("points", "role", *PARTS, "total"),
        [
            (
                name,
                say("simulate-row", row=role),
                *(figure(mean.value, ".2f") if mean.number else "-" for mean in parts),
                figure(_total(parts), ".2f"),
            )
            for name, role, parts in _by_role(seats, tally)
        ],
        numbers=range(2, 3 + len(PARTS)),
    )
    for seat in sorted({each.seat for each in tally.forfeits}):
        lost = [each.reason for each in tally.forfeits if each.seat == seat]
        why = lost[0].in_language(spoken())
        print(say("simulate-forfeits", player=seats[seat], games=len(lost), reason=why))


def _heads(*columns: str) -> list[str]:
    return [say("simulate-head", column=column) for column in columns]


def _won(wins: int, games: int) -> tuple[str, str, str]:
    low, high = interval(wins, games)
    return str(wins), figure(wins / games, ".1%"), _between(low, high, ".1%")


def _between(low: float, high: float, form: str) -> str:
    return say("terminal-between", least=figure(low, form), most=figure(high, form))


def _total(parts: Sequence[Mean]) -> float:
    return sum(mean.value for mean in parts)

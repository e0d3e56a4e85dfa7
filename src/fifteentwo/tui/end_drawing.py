"""What is said when a game is over: how it ended, and for a numbered deal what could be made of it."""

from __future__ import annotations

from collections.abc import Iterator

from fifteentwo.cli.language import say
from fifteentwo.narration import Position
from fifteentwo.server.http_wire import DealResult
from fifteentwo.server.wire import Welcome
from fifteentwo.tui.hearing import HeardGame


def lines(game: HeardGame, result: DealResult | None) -> Iterator[str]:
    """A title, and the lines below it."""
    position, welcome = game.position, game.welcome
    if position is None or position.outcome is None or welcome is None:
        return
    outcome = position.outcome
    if len(welcome.chairs) == 1:
        yield say("solo-won" if outcome.winners else "solo-lost")
        yield say("solo-total", points=outcome.scores[0], target=welcome.targets[0])
        yield from of_deal(result) if welcome.deal is not None else ()
        return
    yield say("end-title", title=outcome.title.split()[0] if outcome.title else "none")
    for side, score in enumerate(outcome.scores):
        yield f"{game.names.of_side(side)}: {score}"
    yield f"{say('end-margin')}: {max(outcome.scores) - min(outcome.scores)}  {say('end-worth')}: {outcome.points}"
    if outcome.resigned is not None:
        yield say("end-out-of-time" if outcome.out_of_time else "end-resigned", **game.names.side(outcome.resigned))
    if welcome.rules.match_kind != "single":
        figures = " – ".join(
            map(str, position.standing.points if welcome.rules.match_kind == "first_to" else position.standing.wins)
        )
        code = "table-match" if welcome.rules.match_kind == "first_to" else "table-games"
        yield say(code, figures=figures, to=welcome.rules.match_length)
    if any(won := series_after(welcome, position)):
        yield say("table-series", figures=" – ".join(map(str, won)))
    for seat in position.assisted:
        yield say("end-assisted", **game.names.seat(seat))


def series_after(welcome: Welcome, position: Position) -> tuple[int, ...]:
    """The matches each side has won in a series of rematches, this one included once it is over; () in the first match."""
    before = dict(zip(welcome.sides, welcome.terms.series, strict=False))
    return tuple(won + (position.match_over and side == position.match_winner) for side, won in sorted(before.items()))


def of_deal(result: DealResult | None) -> Iterator[str]:
    """Par, the computer's result, and how many of the computer's results this one beats."""
    if result is None:
        yield say("solo-looking")
        return
    for par in result.pars:
        name = say("solo-par" if par.name == "par" else "solo-legal-par")
        points = str(par.least) if par.least == par.most else say("solo-between", least=par.least, most=par.most)
        yield f"{name}: {points}"
    if result.engine is not None:
        yield f"{say('solo-engine')}: {result.engine}"
    if (place := result.percentile) is not None:
        yield say("solo-standing", percent=place.percent, deals=place.deals, player=place.player)
    if result.coming:
        yield say("solo-narrowing")
    else:
        yield result.share

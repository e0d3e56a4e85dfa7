"""A review as one self-contained HTML page: the curve as SVG with a table beside it, the ledger, and every decision."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from fifteentwo.analysis.position import Band
from fifteentwo.locales import ENGLISH
from fifteentwo.people import People, people
from fifteentwo.reviews.claims import said
from fifteentwo.reviews.ledger import rounded
from fifteentwo.reviews.model import CurvePoint, Decision, GameReview, Ledger, Review
from fifteentwo.reviews.paths import told
from fifteentwo.reviews.words import CURVE_HEADS, DECISION_HEADS, Words, seat_name
from fifteentwo.rules import parse

WIDTH: Final = 1000
HEIGHT: Final = 300
EDGE: Final = 34
"""Room for the figures beside and below the curve."""

SHAPES: Final[dict[Band, str]] = {
    "none": "",
    "inaccuracy": "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
    "mistake": "M0-9L9 7H-9z",
    "blunder": "M-4-9H4L9-4V4L4 9H-4L-9 4V-4z",
}
"""The mark of each band on the curve: a disc, a triangle, an octagon."""

RED: Final = re.compile(r"(?:10|[A2-9JQK])[♥♦]")

STYLE: Final = """
:root { color-scheme: light dark; --page: #efe5d0; --panel: #fffaf0; --text: #2b2620; --quiet: #6b6255; --felt: #1f5c41;
  --line: #fff7e0; --good: #1d6b45; --inaccuracy: #7a5600; --mistake: #a83f0d; --blunder: #a8261c; --rule: #d8ccb4;
  --red: #b81926 }
@media (prefers-color-scheme: dark) { :root { --page: #181613; --panel: #24211c; --text: #efe8da; --quiet: #b3a992;
  --felt: #17402e; --good: #7fd3a5; --inaccuracy: #f0c25a; --mistake: #ffab73; --blunder: #ff8d80; --rule: #453f35;
  --red: #ff8f88 } }
body { margin: 0; padding: 24px; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 1080px; margin: auto }
section { background: var(--panel); border-radius: 10px; padding: 16px 24px; margin: 16px 0; overflow-x: auto }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
svg { width: 100%; min-width: 640px; height: auto; background: var(--felt); border-radius: 10px; display: block }
svg text { fill: var(--line); font-size: 13px }
svg a:focus { outline: none } svg a:focus path { stroke: #fff; stroke-width: 4 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--rule); vertical-align: top }
th.number, td.number { text-align: right; white-space: nowrap }
td { text-wrap: pretty } td .red, li .red { color: var(--red); white-space: nowrap }
.decisions { min-width: 720px }
@media (max-width: 600px) { body { padding: 12px } section { padding: 12px 14px } }
.inaccuracy { color: var(--inaccuracy) } .mistake { color: var(--mistake) } .blunder { color: var(--blunder) }
:target { background: color-mix(in srgb, var(--inaccuracy) 20%, transparent) }
summary { cursor: pointer; padding: 8px 0 } .quiet { color: var(--quiet) }
"""


def page(review: Review, language: str = ENGLISH) -> str:
    """The page of a review."""
    named = people(review.seats, parse(review.rules))
    words = Words(language, signs=True)
    title = words.title(named.sides)
    games = "".join(_game(review, game, number, named, words) for number, game in enumerate(review.games, 1))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f'<p class="quiet">{escape(words.say("report-seen-from", name=named.seats[review.seat]))}</p>{games}</main></body></html>\n'
    )


def _game(review: Review, game: GameReview, number: int, named: People, words: Words) -> str:
    seat = review.seat
    graded = {each.at: each for each in game.decisions if each.band != "none"}
    ended = words.outcome(game, named.sides)
    parts = [f"<h2>{escape(words.say('report-game', number=number, ended=ended))}</h2>"]
    parts += [f"<p>{escape(words.note(note, seat_name(named.seats, note.seat)))}</p>" for note in game.notes]
    if any(each.chances is not None for each in game.points):
        curve = _curve(game, seat, number, graded, str(named.seats[seat]), words)
        parts.append(_section(words.say("report-curve"), curve + _points(game, seat, named, words)))
    if game.ledger is not None:
        adjusted = _text(words.adjusted(game.ledger.adjusted, named.seats[seat], game.ledger.payoff))
        parts.append(_section(words.say("report-where-it-went"), f"{_ledger(game.ledger, words)}<p>{adjusted}</p>"))
    if game.key_moments:
        by_place = {each.at: each for each in game.decisions}
        rows = "".join(f"<li>{_text(words.key_moment(each, by_place.get(each.at)))}</li>" for each in game.key_moments)
        parts.append(_section(words.say("report-key-moments"), f"<ul>{rows}</ul>"))
    figures = "".join(
        f"<p>{escape(words.figures(found, named.seats[at]))}</p>" for at, found in enumerate(game.figures) if found
    )
    paths = "".join(f"<p>{escape(told(each, str(named.seats[each.seat]), words.language))}</p>" for each in game.paths)
    graded_list = _decisions(game.decisions, number, named, words)
    parts.append(_section(words.say("report-decisions"), graded_list + paths + figures))
    if missed := [said(each, str(named.seats[each.seat]), words.language) for each in game.counts if each.points]:
        rows = "".join(f"<li>{escape(each)}</li>" for each in missed)
        parts.append(_section(words.say("review-count-heading"), f"<ul>{rows}</ul>"))
    return "".join(parts)


def _text(text: str) -> str:
    """The text as HTML, with the cards of the red suits in red."""
    return RED.sub(r'<span class="red">\g<0></span>', escape(text)).replace(" %", "&nbsp;%")


def _section(heading: str, body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{body}</section>"


def _curve(game: GameReview, seat: int, number: int, graded: dict[int, Decision], name: str, words: Words) -> str:
    """The curve; a mark on each graded decision leads to its row."""
    last = max(game.points[-1].at, 1)

    def across(at: int) -> float:
        return round(EDGE + at * (WIDTH - 2 * EDGE) / last, 1)

    def down(chance: float) -> float:
        return round(EDGE / 2 + (1 - chance) * (HEIGHT - 1.5 * EDGE), 1)

    known = [(each, each.chances.win[seat]) for each in game.points if each.chances is not None]
    line = " ".join(f"{across(each.at)},{down(chance)}" for each, chance in known)
    grid = "".join(
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{down(chance)}" y2="{down(chance)}" stroke="#ffffff40"/>'
        f'<text x="4" y="{down(chance) + 4}">{100 * chance:.0f}</text>'
        for chance in (0.0, 0.5, 1.0)
    )
    deals = "".join(
        f'<line x1="{across(each.at)}" x2="{across(each.at)}" y1="{down(1)}" y2="{down(0)}" stroke="#ffffff30"/>'
        f'<text x="{across(each.at) + 3}" y="{HEIGHT - 8}">{"-".join(map(str, each.scores))}</text>'
        for each in game.points
        if each.kind == "deal"
    )
    chances = {each.at: chance for each, chance in known}
    marks = "".join(
        f'<a href="#g{number}d{at}" aria-label="{escape(words.mark(each))}"><path d="{SHAPES[each.band]}" '
        f'transform="translate({across(at + 1)} {down(chances[at + 1])})" fill="var(--{each.band})" stroke="#fff">'
        f"<title>{escape(words.mark(each))}</title></path></a>"
        for at, each in graded.items()
        if each.seat == seat and at + 1 in chances
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{escape(words.say("report-curve-label", name=name))}">{grid}{deals}'
        f'<polyline points="{line}" fill="none" stroke="var(--line)" stroke-width="2.5"/>{marks}</svg>'
    )


def _points(game: GameReview, seat: int, named: People, words: Words) -> str:
    rows = (_point(each, seat, named, words) for each in game.points)
    match = any(each.chances and each.chances.match for each in game.points)
    heads = words.heads((*CURVE_HEADS, "match") if match else CURVE_HEADS)
    return f"<details><summary>{escape(words.say('report-as-table'))}</summary>{_table(heads, rows, {4, 5})}</details>"


def _point(point: CurvePoint, seat: int, named: People, words: Words) -> list[str]:
    chances = point.chances
    row = [
        str(point.deal or ""),
        " ".join(
            each
            for each in (words.kind(point.kind), "" if point.seat is None else str(named.seats[point.seat]))
            if each
        ),
        words.cards(point.cards),
        "-".join(map(str, point.scores)),
        "" if chances is None else words.chance(chances, seat),
    ]
    return row if chances is None or chances.match is None else [*row, words.match_chance(chances, seat)]


def _ledger(ledger: Ledger, words: Words) -> str:
    first, parts, last = rounded(ledger.expectation, ledger.parts, ledger.result)
    running, rows = first, [[words.say("report-part", part="expectation"), "", words.tenths(first)]]
    for part, tenths in parts.items():
        running += tenths
        rows.append([words.part(part), words.change(tenths), words.tenths(running)])
    return _table(
        words.heads(("", "change", "chance")),
        [*rows, [words.say("report-part", part="result"), "", words.tenths(last)]],
        {1, 2},
    )


def _decisions(decisions: Sequence[Decision], number: int, named: People, words: Words) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in words.heads(DECISION_HEADS))
    rows = "".join(
        f'<tr id="g{number}d{each.at}"><td>{each.deal}</td><td>{escape(str(named.seats[each.seat]))}</td>'
        f"<td>{escape(words.phase(each.phase))}</td><td>{_text(words.cards(each.cards))}</td>"
        f'<td class="number">{words.loss(each)}</td><td class="{each.band}">{escape(words.band(each.band))}</td>'
        f"<td>{_text(words.reason(each))}</td></tr>"
        for each in decisions
    )
    return f'<table class="decisions"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: set[int]) -> str:
    def cells(tag: str, row: Sequence[str]) -> Iterator[str]:
        for place, text in enumerate(row):
            kind = ' class="number"' if place in numbers else ""
            yield f"<{tag}{kind}>{_text(text)}</{tag}>"

    body = "".join(f"<tr>{''.join(cells('td', row))}</tr>" for row in rows)
    return f"<table><thead><tr>{''.join(cells('th', heads))}</tr></thead><tbody>{body}</tbody></table>"

"""`fifteentwo review`: how well a recorded game was played, and how lucky it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from cyclopts import Parameter

from fifteentwo.cards import write
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.output import write_table
from fifteentwo.cli.reading import name_of, read_text
from fifteentwo.cli.solo_review import write_solo
from fifteentwo.game import Seat
from fifteentwo.people import People, people
from fifteentwo.record import BadRecord, read
from fifteentwo.reviews import BadReview, Review, is_review, read_review, write_review
from fifteentwo.reviews import review as reviewed
from fifteentwo.reviews.claims import said
from fifteentwo.reviews.ledger import rounded
from fifteentwo.reviews.model import GameReview, Ledger
from fifteentwo.reviews.paths import told
from fifteentwo.reviews.solo import SoloReview, is_solo_review, read_solo_review, review_solo, write_solo_review
from fifteentwo.reviews.words import Words, seat_name
from fifteentwo.rules import parse

_HEADS: Final = ("deal", "player", "what", "chosen", "best", "lost", "points", "grade")


def review(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    seat: Whole | None = None,
    json: bool = False,
    html: bool = False,
) -> int:
    """Review a recorded game."""
    if json and html:
        raise wrong_input("wrong-together", first="--json", second="--html")
    text = read_text(file)
    try:
        found = _review(text, seat)
    except (BadRecord, BadReview) as error:
        raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None
    if isinstance(found, SoloReview):
        if seat or html:
            raise wrong_input("wrong-one-seat", file=name_of(file))
        if json:
            print(write_solo_review(found))
        else:
            write_solo(found)
        return 0
    if seat is not None and found.seat != seat:
        raise wrong_input("wrong-other-seat", file=name_of(file), seat=found.seat)
    if json:
        print(write_review(found))
        return 0
    if html:
        from fifteentwo.reviews.page import page  # noqa: PLC0415 - the other forms do without it

        print(page(found, spoken()), end="")
        return 0
    named, words = people(found.seats, parse(found.rules)), Words(spoken())
    print(words.say("report-title", who=words.title(named.sides), name=named.seats[found.seat]))
    for number, game in enumerate(found.games, 1):
        print()
        print(words.say("report-game", number=number, ended=words.outcome(game, named.sides)))
        _write_game(found, game, named)
    return 0


def _review(text: str, seat: Seat | None) -> Review | SoloReview:
    """The review of a record, or the saved review, in a text."""
    if is_review(text):
        return read_review(text)
    if is_solo_review(text):
        return read_solo_review(text)
    record = read(text)
    return review_solo(record) if record.rules.players == 1 else reviewed(record, seat)


def _write_game(found: Review, game: GameReview, named: People) -> None:
    words = Words(spoken())
    for note in game.notes:
        print(words.note(note, seat_name(named.seats, note.seat)))
    _write_curve(game, found.seat, named)
    if game.ledger is not None:
        print()
        print(words.say("report-where-match" if game.ledger.payoff == "match" else "report-where-win"))
        write_table(words.heads(("", "change", "chance")), _ledger_rows(game.ledger), numbers=(1, 2))
        print(words.adjusted(game.ledger.adjusted, named.seats[found.seat], game.ledger.payoff))
    if game.key_moments:
        print(f"\n{words.say('report-key-moments')}")
        by_place = {decision.at: decision for decision in game.decisions}
        for moment in game.key_moments:
            print(f"  {words.key_moment(moment, by_place.get(moment.at))}")
    print(f"\n{words.say('report-better')}")
    write_table(words.heads(_HEADS), _decision_rows(game, named), (5, 6))
    if missed := [each for each in game.counts if each.points]:
        print(f"\n{words.say('review-count-heading')}")
        for each in missed:
            print(f"  {said(each, str(named.seats[each.seat]), spoken())}")
    for path in game.paths:
        print(f"\n{told(path, str(named.seats[path.seat]), spoken())}")
    print()
    for seat, figures in enumerate(game.figures):
        if figures is not None:
            print(words.figures(figures, named.seats[seat]))


def _write_curve(game: GameReview, seat: Seat, named: People) -> None:
    """The chances before each deal, and at the end."""
    words, rows = Words(spoken()), []
    for point, after in zip(game.points, (*game.points[1:], None), strict=True):
        if point.chances is None or (after is not None and after.kind != "deal"):
            continue
        chances = point.chances
        row = [
            words.say("report-end") if after is None else words.say("report-deal", number=after.deal),
            "" if after is None or after.dealer is None else str(named.seats[after.dealer]),
            "-".join(map(str, point.scores)),
            words.chance(chances, seat),
            words.match_chance(chances, seat),
        ]
        rows.append(row)
    if not rows:
        return
    print()
    wins = words.say("report-name-wins", name=named.seats[seat])
    heads = [*words.heads(("", "dealer", "score")), wins, *words.heads(("match",))]
    many = 5 if any(row[-1] for row in rows) else 4
    write_table(heads[:many], [row[:many] for row in rows], numbers=(2, 3, 4))


def _ledger_rows(ledger: Ledger) -> Iterator[list[str]]:
    words = Words(spoken())
    first, parts, last = rounded(ledger.expectation, ledger.parts, ledger.result)
    yield [words.say("report-part", part="expectation"), "", words.tenths(first)]
    running = first
    for part, tenths in parts.items():
        running += tenths
        yield [words.part(part), words.change(tenths), words.tenths(running)]
    yield [words.say("report-part", part="result"), "", words.tenths(last)]


def _decision_rows(game: GameReview, named: People) -> Iterator[list[str]]:
    words = Words(spoken())
    for each in game.decisions:
        if each.band != "none" and each.best is not None:
            yield [
                str(each.deal),
                str(named.seats[each.seat]),
                words.phase(each.phase),
                write(each.cards),
                write(each.best.cards),
                words.loss(each),
                words.points(each),
                words.band(each.band),
            ]

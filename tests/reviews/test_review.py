"""A review as a value, and the command."""

from __future__ import annotations

import json
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import fifteentwo
from fifteentwo.analysis.model import Figure
from fifteentwo.cards import BACK, JOKERS, Card
from fifteentwo.cli import main
from fifteentwo.people import Who
from fifteentwo.record import Record, load, read, to_text
from fifteentwo.record.model import from_table
from fifteentwo.reviews import BadReview, Review, engine_data, read_review, review, stages, write_review
from fifteentwo.reviews.page import page
from fifteentwo.reviews.words import Words
from fifteentwo.rules import CribbageRules, parse
from tests.locales.pseudo import SAID, erase_messages, words_outside
from tests.reviews.games import NAMES, played, recorded
from tests.reviews.test_ledger import adds_up

SHORT = CribbageRules(target=61)


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(("club", "novice"), 4, SHORT)


@pytest.fixture(scope="module")
def made(record: Record) -> Review:
    return review(record)


def test_the_function_of_the_package(record: Record, made: Review) -> None:
    assert fifteentwo.review(record) == made


def test_it_is_saved_loaded_and_compared(made: Review) -> None:
    again = read_review(write_review(made))
    assert again == made
    assert again.engine == engine_data()


WATCHED = """
import sys
from pathlib import Path

data, read = Path(sys.argv[1]).resolve(), set()


def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, Path)) and Path(arguments[0]).parent == data:
        read.add(Path(arguments[0]).name)


sys.addaudithook(watch)
from fifteentwo.record import read as read_record
from fifteentwo.reviews import stages

for name in sys.argv[2:]:
    *_, found = stages(read_record(Path(name).read_text()))
print(*sorted(read))
print(*sorted(found.engine))
"""


def test_it_names_every_file_of_data_that_it_reads(tmp_path: Path) -> None:
    names = []
    for code in ("standard target=31", "nineteen target=31"):
        names.append(str(tmp_path / f"{code[:3]}.txt"))
        Path(names[-1]).write_text(to_text(recorded(("simple", "random"), 3, parse(code, CribbageRules))))
    folder = str(Path(fifteentwo.__file__).parent / "data")
    watched = subprocess.run(
        [sys.executable, "-c", WATCHED, folder, *names], check=True, capture_output=True, text=True
    )
    read, named = (set(line.split()) for line in watched.stdout.splitlines())
    assert {"expert.zip", "curve_errors.json"} <= read
    assert read <= named


def test_the_curve_ends_with_the_result(made: Review) -> None:
    (game,) = made.games
    assert game.outcome is not None
    last = game.points[-1].chances
    assert last is not None
    assert last.win == tuple(float(seat in game.outcome.winners) for seat in (0, 1))
    assert all(point.chances is not None and sum(point.chances.win) == pytest.approx(1) for point in game.points)
    assert [point.at for point in game.points] == list(range(len(game.points)))


def test_every_decision_is_listed_and_forced_ones_are_marked(record: Record, made: Review) -> None:
    (game,) = made.games
    actions = record.games[0].actions
    made_at = {at for at, action in enumerate(actions) if type(action).__name__ in {"Discard", "Play"}}
    assert {decision.at for decision in game.decisions} == made_at
    assert all((decision.loss is None) == decision.forced for decision in game.decisions)
    assert any(decision.forced for decision in game.decisions)


def test_the_other_side_sees_the_opposite(record: Record, made: Review) -> None:
    other = review(record, 1).games[0]
    assert other.decisions == made.games[0].decisions
    mine, theirs = made.games[0].ledger, other.ledger
    assert mine is not None
    assert theirs is not None
    assert mine.parts["starter"] == pytest.approx(-theirs.parts["starter"])
    assert mine.result == 1 - theirs.result


def test_it_can_be_extended(record: Record) -> None:
    found = list(stages(record))
    assert [each.complete for each in found] == [False] * (len(found) - 1) + [True]
    graded = [len(each.games[0].decisions) for each in found]
    assert graded[0] == 0
    assert graded == sorted(graded)


def test_unknown_cards_are_reviewed_as_far_as_possible() -> None:
    seen = load(to_text(from_table(played(("club", "novice"), 4, SHORT), NAMES, viewer=1))).record
    found = review(seen)
    (game,) = found.games
    assert found.seat == 1
    assert {decision.seat for decision in game.decisions} == {1}
    assert game.ledger is None
    assert game.figures[0] is None
    assert [note.code for note in game.notes][:1] == ["unknown cards"]
    assert any(point.chances is None for point in game.points)
    assert any(point.chances is not None for point in game.points)


def test_an_interrupted_or_resigned_game(record: Record) -> None:
    (game,) = record.games
    cut = msgspec.structs.replace(game, actions=game.actions[:25])
    resigned = msgspec.structs.replace(cut, resigned=1)
    late = msgspec.structs.replace(resigned, out_of_time=True)
    for changed, code, won in (
        (cut, "unfinished", "The record ends at"),
        (resigned, "resigned", "Ann wins by resignation at"),
        (late, "out of time", "Ann wins on time at"),
    ):
        found = review(msgspec.structs.replace(record, games=(changed,))).games[0]
        assert found.ledger is not None
        assert 0 < found.ledger.result < 1
        assert [note.code for note in found.notes] == [code]
        assert won in Words().outcome(found, tuple(Who((name,)) for name in NAMES))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["review", *words])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    path = tmp_path / "match.txt"
    path.write_text(to_text(record))
    return str(path)


def test_the_command_prints_a_review(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, file)
    assert (status, err) == (0, "")
    assert "What nobody could see" in out
    assert "Bob wins 61-" in out or "Ann wins 61-" in out
    assert "-0.00" not in out
    status, saved, _ = run(capsys, file, "--json")
    assert json.loads(saved)["fifteentwo"] == "fifteentwo review"
    (tmp_path / "saved.json").write_text(saved)
    assert run(capsys, str(tmp_path / "saved.json")) == (0, out, "")


SAMPLED = (
    "jokers target=31",
    pytest.param("three_players target=31", marks=pytest.mark.exhaustive),
    pytest.param("partners target=31", marks=pytest.mark.exhaustive),
    pytest.param("captain", marks=pytest.mark.exhaustive),
    pytest.param("crash", marks=pytest.mark.exhaustive),
)


@pytest.mark.parametrize("code", SAMPLED)
def test_other_rules_are_graded_by_samples(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = parse(code, CribbageRules)
    names = ("Ann", "Bob", "Cid", "Dan")[: rules.players]
    table = played(("simple", "random", "random", "simple")[: rules.players], 2, rules)
    path = tmp_path / "other.txt"
    path.write_text(to_text(from_table(table, names)))
    status, out, err = run(capsys, str(path), "--json")
    assert (status, err) == (0, "")
    (game,) = read_review(out).games
    assert [note.code for note in game.notes] == ["sampled"]
    assert game.ledger is not None
    adds_up(game.ledger)
    assert game.ledger.result == game.points[-1].chances.win[0]  # type: ignore[union-attr]  # all is known
    kept = {each.part for each in game.ledger.entries}
    assert kept >= {"my cards", "their cards", "starter", "my decisions", "their decisions", "unseen"}
    graded = [each for each in game.decisions if each.loss is not None]
    assert {each.source for each in graded} == {"sampled"}
    assert all(each.loss is not None and each.loss.error is not None for each in graded)
    assert any(each.loss is not None and each.loss.error for each in graded)
    assert [None if each is None else each.decisions for each in game.figures] == [
        sum(each.seat == seat for each in graded) for seat in range(rules.players)
    ]
    assert run(capsys, str(path))[0] == 0
    known = [each.chances for each in game.points if each.chances is not None]
    assert len(known) > len(game.points) / 2
    assert all(each.error is not None and len(each.error) == len(each.win) == rules.players for each in known)
    assert Outline(run(capsys, str(path), "--html")[1]).tags.count("svg") == 1


@pytest.mark.parametrize("code", ["lowball target=61", "no_discard target=61", "five_card"])
def test_other_rules_with_tables_are_reviewed_by_them(code: str) -> None:
    record = from_table(played(("simple", "random"), 2, parse(code, CribbageRules)), ("Ann", "Bob"))
    (game,) = review(record).games
    assert game.notes == ()
    assert {each.source for each in game.decisions if each.loss is not None} == {"solved"}
    assert game.ledger is not None
    adds_up(game.ledger)
    assert all(each.chances is not None and each.chances.error is None for each in game.points)


class Outline(HTMLParser):
    """Counts the elements of a page, and collects what it would load and where its links lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = {name: value or "" for name, value in attrs}
        self.fetched += [given[name] for name in ("src", "srcset", "data") if name in given]
        if tag == "link":
            self.fetched.append(given["href"])
        elif "href" in given:
            self.links.add(given["href"])
        self.places.add("#" + given.get("id", ""))
        self.text += f" {given.get('aria-label', '')} "

    def handle_data(self, data: str) -> None:
        if "style" not in self.tags[-1:]:
            self.text += data


def test_the_page_of_a_review_needs_no_other_file(file: str, made: Review, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, file, "--html")
    assert (status, err) == (0, "")
    outline = Outline(out)
    assert outline.fetched == []
    assert outline.tags.count("svg") == 1
    assert outline.links <= outline.places
    assert len(outline.links) == sum(each.band != "none" and each.seat == 0 for each in made.games[0].decisions)
    rows = len(made.games[0].points) + len(made.games[0].decisions)
    assert outline.tags.count("tr") > rows


def test_cards_have_the_signs_of_their_suits_on_the_page(made: Review) -> None:
    words = Words(signs=True)
    assert words.cards((Card("TS"), Card("5H"), JOKERS[0].named(Card("QD")), JOKERS[1], BACK)) == "10♠ 5♥ *1=Q♦ *2 ??"
    assert Words().cards((Card("TS"), Card("5H"))) == "TS 5H"
    (game,) = made.games
    thrown = next(each for each in game.decisions if len(each.cards) == 2)
    assert words.cards(thrown.cards) in Outline(page(made)).text
    assert '<span class="red">' in page(made)


def test_a_name_is_escaped(made: Review) -> None:
    named = msgspec.structs.replace(made, seats=("<b>Ann</b>", "Bob"))
    assert "<b>" not in page(named)


def test_a_page_is_not_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, file, "--html", "--json")[0] == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fifteentwo record 1\nseat 9 = X\n", "seat"),
        ('{"fifteentwo":"fifteentwo review"}', "not a review"),
        ("", ""),
    ],
)
def test_bad_input_is_one_sentence(text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text)
    status, out, err = run(capsys, str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_an_unknown_seat_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, file, "--seat", "2")
    assert (status, out) == (2, "")
    assert "there is no seat 2" in err


def test_a_review_made_with_other_data_is_refused(made: Review) -> None:
    other = msgspec.structs.replace(made, engine=made.engine | {"expert.zip": "0"})
    with pytest.raises(BadReview, match="other engine data"):
        read_review(write_review(other))


def test_an_empty_match_has_no_games(record: Record) -> None:
    assert review(msgspec.structs.replace(record, games=())).games == ()
    assert read(to_text(record)) == record


def test_a_review_is_in_the_language_asked_for(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["review", file, "--json"])
    saved = Path(file).with_suffix(".json")
    saved.write_text(capsys.readouterr().out)
    for option in ([], ["--html"]):
        main(["--lang", "de", "review", str(saved), *option])
        said = capsys.readouterr().out
        assert "Bei gleichem Glück gewinnt Ann dieses Spiel" in said
        assert "50,0" in said
        assert "50.0" not in said


def test_the_best_card_is_said_to_win_more_often_only_beyond_twice_the_error(made: Review) -> None:
    graded = next(
        each
        for each in made.games[0].decisions
        if each.chosen and each.best and each.best.points.hand is None and each.best.cards != each.chosen.cards
    )
    unsure = replace(graded, points=0.0, mixed=False, loss=Figure(0.01, 0.006))
    assert Words().reason(unsure) == "The loss is less than twice its error, so it may be none at all."
    assert "wins more often" in Words().reason(replace(unsure, loss=Figure(0.01, 0.004)))


def test_every_word_of_a_review_is_in_the_catalogues(
    made: Review, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "review.json"
    saved.write_text(write_review(made))
    erase_messages(monkeypatch)
    for said in (run(capsys, str(saved))[1], Outline(run(capsys, str(saved), "--html")[1]).text):
        assert said.count(SAID) > 20
        assert words_outside(said, *NAMES) == []


def test_a_result_without_luck_outside_0_to_1_is_told_as_an_estimate() -> None:
    ann = Who(("Ann",))
    assert Words().adjusted(0.35, ann, "win") == "With even luck, Ann wins this game 35.0 % of the time."
    for chance, told in ((-0.284, "-28.4 %"), (1.05, "105.0 %")):
        said = f"The result of Ann with even luck is estimated at {told} of a win."
        assert said in Words().adjusted(chance, ann, "win")

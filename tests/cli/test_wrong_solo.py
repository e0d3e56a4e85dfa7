"""Wrong input for squares and solitaires: a sentence, status 2, and the game so far is kept."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fifteentwo.engine.solitaire.square import match, value
from fifteentwo.rules import SquareRules
from tests.cli.commands import Keyboard, is_refusal
from tests.guard import HANG, until

BEST = "KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S"
FIFTEEN = BEST.removesuffix(" 5S")
LINE = json.dumps({"cards": BEST.split(), "starter": "5H"})


@pytest.mark.parametrize(
    ("line", "words"),
    [
        # Duplicate cards, too few, invalid ones, or cards with no place there.
        (f"square par {FIFTEEN} KH --starter 5H", "square par: the king of hearts is there twice"),
        (f"square par {BEST} --starter 5S", "square par: the five of spades is there twice"),
        (f"square par {FIFTEEN} --starter 5H", "square par: a square has 16 cards, not 15"),
        (f"square par {FIFTEEN} 5X --starter 5H", "square par: '5X' is not a card"),
        (f"square par {FIFTEEN} ?? --starter 5H", "square par: a card face down has no place in a square"),
        (f"square par {BEST} --starter *1", "square par: joker has no place in a square"),
        (f"square par {BEST}", "square par needs the starter"),
        # Options that conflict, and values that do not exist.
        (f"square par {BEST} --starter 5H --heels twice", "--heels: 'twice' is not off, once or per_hand"),
        (
            "square par --deal 1 --heels off",
            "square par --deal takes heels from its rules: write --rules 'bvs heels=off'",
        ),
        ("square par --deal 1 --starter 5H", "square par --deal deals its own cards"),
        ("square par --deal 12345678901", "--deal: there is no deal 12345678901: deals are numbered 0 to 9999999999"),
        ("square par --jsonl --deal 1", "square par --jsonl reads its deals from standard input"),
        ("square maximum 5H", "square maximum does not take '5H'"),
        ("square match --aim glory", "--aim: 'glory' is not points or chance"),
        ("square match --player grand", "square match: there is no player of squares named “grand”"),
        ("patience match --aim glory", "--aim: 'glory' is not points or chance"),
        ("patience match --games 2 --rng 9999999999", "--rng: there is no deal 10000000000"),
        ("patience par --deal one", "--deal: 'one' is not a whole number"),
        ("patience par", "--deal is missing its value"),
        ("patience par --deal 1 5H", "patience par does not take '5H'"),
        ("shuffle match --player strong", "--player: 'strong' is not plain or quick"),
        ("shuffle match --deals 0", "--deals: 0 is out of range; play 1 to 1000000 deals"),
        ("shuffle match --rng -1", "--rng: there is no deal -1: deals are numbered 0 to 9999999999"),
        ("shuffle par --deal -1", "--deal: there is no deal -1"),
        ("shuffle par", "--deal is missing its value"),
        ("shuffle par --deal 1 --rules bvs", "--rules: bvs is a square, not Cribbage Shuffle: name shuffle"),
        ("shuffle play --rules swaps=3", "--rules: there is no rule named 'swaps' in Cribbage Shuffle"),
        # Invalid files of totals.
        ("square match --deals 1 --to /", "--to: / is not a file"),
        ("square match --deals 1 --to /dev/full", "--to: /dev/full is not a file"),
        ("patience match --games 1 --to /no/such/file", "--to: /no/such/file cannot be written: there is no folder"),
        ("patience match --games 1 --to /", "--to: / is not a file"),
    ],
)
def test_wrong_input_is_refused_in_a_sentence(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said), said
    assert said.err.startswith(f"fifteentwo: {words}")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (LINE[:60], "JSON is malformed"),
        (LINE[:-1], "Input data was truncated"),
        ("[" * 20_000, "Expected `object`, got `array`"),
        ("\0", "JSON is malformed"),
        (LINE.replace('"KH"', '"KC"'), "the king of clubs is there twice"),
        (LINE.replace('"KH", ', ""), "a square has 16 cards, not 15"),
        (LINE.replace('"KH"', "13"), "Expected `str`, got `int` - at `$.cards[0]`"),
        (LINE.replace('"5H"', '"5H", "hells": "off"'), "Object contains unknown field `hells`"),
        (LINE.replace('"5H"', '"5H", "heels": "twice"'), "Invalid enum value 'twice' - at `$.heels`"),
    ],
)
def test_a_bad_line_is_named_and_the_others_are_answered(typed: Keyboard, line: str, words: str) -> None:
    said = typed("square par --jsonl", stdin=f"{LINE}\n\n{line}\n{LINE}\n")
    first, wrong, last = map(json.loads, said.out.splitlines())
    assert (said.status, said.err, first["par"], first) == (2, "", 170, last)
    assert wrong["error"].startswith(f"line 3: {words}")


@pytest.mark.parametrize("text", ["", "[1, 2]", "\0", '{"of": {"rules": "bvs"}, "totals": [1,', '{"totals": [1]}'])
@pytest.mark.parametrize("command", ["square match --deals 1", "patience match --games 1"])
def test_a_damaged_file_of_totals_is_not_changed(typed: Keyboard, command: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "totals.json"
    path.write_text(text)
    said = typed(f"{command} --to", str(path))
    assert is_refusal(said)
    assert said.err == f"fifteentwo: --to: {path} holds no totals of a match\n"
    assert path.read_text() == text


def test_totals_of_another_match_are_not_changed(typed: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "totals.json"
    assert typed("patience match --games 1 --rules solsuite --to", str(path)).status == 0
    before = path.read_text()
    said = typed("patience match --games 1 --rules solsuite --aim chance --to", str(path))
    assert is_refusal(said)
    assert said.err == f"fifteentwo: --to: {path} is of another match\n"
    assert path.read_text() == before


def test_a_damaged_table_is_reported(typed: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "square_bvs.npz").write_bytes(b"PK\x03\x04 and no more")
    monkeypatch.setattr(value, "files", lambda _: tmp_path)
    value.shipped_weights.cache_clear()
    try:
        said = typed("square match --deals 1 --player instant")
    finally:
        value.shipped_weights.cache_clear()
    assert is_refusal(said)
    assert said.err.startswith("fifteentwo: square match: the table of bvs is damaged: ")


@pytest.mark.parametrize(
    ("typed", "things"),
    [
        ("patience match --rules solsuite --games 100000", "games"),
        ("square match --player instant --deals 100000", "deals"),
    ],
)
def test_an_interrupted_match_keeps_its_results(typed: str, things: str, tmp_path: Path) -> None:
    path = tmp_path / "totals.json"
    command = [sys.executable, "-m", "fifteentwo", *typed.split(), "--to", str(path), "--processes", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            until(lambda: path.exists() or process.poll() is not None)
            assert process.poll() is None
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=HANG)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
    assert (process.returncode, out) == (130, ""), err
    many = len(json.loads(path.read_text())["totals"])
    assert many >= 10
    goes_on = f"they are saved in {path}, and the same command resumes from there"
    assert err == f"fifteentwo: stopped after {many:,} of 100,000 {things}: {goes_on}\n"


def test_a_match_stopped_between_two_saves_loses_no_deal(
    typed: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "totals.json"
    line = f"square match --player instant --deals 14 --processes 1 --to {path}"

    def seven(*asked: Any) -> Iterator[match.DealTotal]:
        yield from islice(deals(*asked), 7)
        error = SystemError("unpickling returned a result with an exception set")  # as compiled code raises it
        error.__cause__ = KeyboardInterrupt()
        raise SystemError("count returned a result with an exception set") from error

    deals = match.play_deals
    monkeypatch.setattr(match, "play_deals", seven)
    said = typed(line)
    assert (said.status, said.out) == (130, "")
    assert "stopped after 7 of 14 deals" in said.err
    assert len(json.loads(path.read_text())["totals"]) == 7
    monkeypatch.undo()
    whole = typed(f"{line} --json")
    assert json.loads(whole.out)["deals"] == 14
    kept = json.loads(path.read_text())["totals"]
    at_once = [result.total for result in deals(SquareRules(), "instant", 14)]
    assert kept == at_once
    assert typed(f"square match --player instant --deals 3 --to {path}").status == 0
    assert json.loads(path.read_text())["totals"] == kept, "a shorter match of the same deals took some away"


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "fifteentwo", "square", "par", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(LINE.encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["par"] == 170
        process.stdout.close()
        with suppress(BrokenPipeError):
            process.stdin.write((LINE.encode() + b"\n") * 10)
            process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(300) == 0

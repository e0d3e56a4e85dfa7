"""bench/audit.py: what it finds, and that a package nobody could check is never called safe."""

import json

import pytest

from bench import audit
from bench.audit import LOCKS, Unchecked, Weakness, of_page, of_python, printed
from tests.place.repository import ROOT


def test_the_weaknesses_of_python_packages_are_listed() -> None:
    weak = {"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"], "aliases": [], "description": ""}
    packages = [{"name": "safe", "version": "3", "vulns": []}, {"name": "weak", "version": "1.0", "vulns": [weak]}]
    found = list(of_python(json.dumps({"dependencies": packages, "fixes": []})))
    assert found == [Weakness("weak 1.0", "PYSEC-1", "1.1, 2.0")]


def test_the_weaknesses_of_the_page_are_listed_once_each() -> None:
    through = {
        "weak": {"range": "<2", "via": [{"url": "https://x.example/1"}]},
        "user": {"range": "*", "via": ["weak"]},
    }
    assert list(of_page(json.dumps({"vulnerabilities": through}))) == [Weakness("weak <2", "https://x.example/1", "")]


@pytest.mark.parametrize("answer", ["", "no JSON", '{"dependencies": [{"name": "a", "skip_reason": "not found"}]}'])
def test_a_python_package_that_was_not_checked_is_said(answer: str) -> None:
    with pytest.raises(Unchecked, match=r"\.$"):
        list(of_python(answer))


@pytest.mark.parametrize("answer", ["", '{"message": "405 Method Not Allowed", "statusCode": 405}', "{}"])
def test_a_registry_without_an_answer_is_said(answer: str) -> None:
    with pytest.raises(Unchecked, match=r"\.$"):
        list(of_page(answer))


def test_without_the_network_there_is_a_sentence_for_each_program_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "printed", lambda *_: "")
    assert audit.main() == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert [line.partition(" gave no answer")[0] for line in said.err.splitlines()] == ["pip-audit", "npm audit"]


def test_a_command_that_is_missing_prints_nothing() -> None:
    assert printed("no such program of anybody") == ""


def test_every_lock_is_checked() -> None:
    assert set(LOCKS) == {path.name for path in (ROOT / "requirements").glob("*.txt")}

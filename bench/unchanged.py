"""Whether a change left the engine's results alone, bit for bit: python bench/unchanged.py save FILE; ...; check FILE.

Each line of the file is a command and the SHA-256 of the numbers and cards it prints (or of the arrays it writes): their
order counts; the words around them, times, and whether a figure without an error is exact do not. Compare on one machine: another one may round the last bit differently.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

import numpy as np

import fifteentwo
from fifteentwo.engine.archive import ArrayFile
from fifteentwo.engine.solution import FILE, ShippedSolution

DATA = Path(fifteentwo.__file__).parent / "data"
TOLD = re.compile(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|\b[A2-9TJQK][CDHS]\b")
BESIDE = re.compile(r'"milliseconds":[^,}]+|"error":(?:null|0\.0)(?=[,}])')
"""Output that is not a result: times, and the mark of a figure without an error."""
SIX = ("5H 5C 5D JS 2S 9D", "AH 2C 3D 4S 5S 6D", "KH KC QD QS 7S 8D", "4H 5H 6H JH 2H 9H", "AS AD 8C 9C TH JC")
STATES = ("0-0", "60-58", "100-95", "115-118", "120-120")
PLAYS = (
    "--hand 5H --hand JS --hand 6C --hand 4D --starter 2H --discarded 2S --discarded 9H",
    "--hand 5H --hand JS --hand 6C --hand 4D --starter 2H --discarded 2S --discarded 9H --score 113-110",
    "--hand 5H --hand JS --hand 6C --hand 4D --starter 2H --discarded 2S --discarded 9H --dealer --played 4C",
    "--hand 5H --hand JS --hand 6C --played '4C 9D' --starter 2H --discarded 2S --discarded 9H",
    "--hand QH --hand JS --earlier '4C 9D KD' --played TC --starter 2H --discarded 2S --discarded 9H --score 110-112",
)
SQUARES = ("bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "wikibooks_reserve reserve_access=free")

Commands = list[list[str]]


def quick() -> Commands:
    """The commands that take about five minutes of a core."""
    found: Commands = []
    for six in SIX:
        for score in STATES:
            found += [["discard", *six.split(), role, "--score", score, "--json"] for role in ("--dealer", "--pone")]
    for play in PLAYS:
        found.append(["play-advice", *shlex.split(play), "--json"])
    for rules in ("standard", "hoyle", "lowball", "captain", "partners", "jokers", "crash"):
        found.append(
            ["simulate", "--players", "steady,simple", "--games", "20", "--rules", rules, "--rng", "3", "--json"]
        )
    found.append(["simulate", "--players", "expert,steady", "--games", "12", "--rng", "3", "--pairs", "--json"])
    found.append(["simulate", "--players", "expert-points,club", "--games", "12", "--rng", "3", "--json"])
    found.append(["simulate", "--players", "sampler,steady", "--games", "1", "--rng", "3", "--json"])
    for rules in SQUARES:
        for player, deals in (("instant", "40"), ("quick", "8")):
            found.append(["square", "match", "--rules", rules, "--deals", deals, "--player", player, "--json"])
        found.append(["square", "par", "--deal", "7", "--rules", rules, "--json"])
        found.append(["square", "match", "--rules", rules, "--deals", "4", "--aim", "chance", "--json"])
    found += [["patience", "match", "--rules", rules, "--games", "6", "--json"] for rules in ("arnold", "solsuite")]
    found.append(["shuffle", "match", "--deals", "20", "--json"])
    return found


def whole() -> Commands:
    """These and the certificate and laboratory: about fifteen minutes more."""
    return [
        ["lab", "certify", "--json"],
        ["lab", "cost", "--deals", "4", "--json"],
        ["lab", "square", "bvs", "--games", "300", "--to", "{folder}/square.npz"],
        ["lab", "make", "--rounds", "2", "--out", "{folder}/lab"],
    ]


def _digest(command: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        words = [word.replace("{folder}", folder) for word in command]
        done = subprocess.run([sys.executable, "-m", "fifteentwo", *words], capture_output=True, text=True, check=False)
        if done.returncode:
            return f"failed: {done.stderr.strip().splitlines()[-1:]}"
        written = sorted(_arrays(path) for path in Path(folder).rglob("*.np[yz]"))
        if written:
            return hashlib.sha256("".join(written).encode()).hexdigest()
        return digest(done.stdout)


def digest(printed: str) -> str:
    """The digest of the numbers and cards that a command prints."""
    return hashlib.sha256(" ".join(TOLD.findall(BESIDE.sub("", printed))).encode()).hexdigest()


def _arrays(path: Path) -> str:
    found = np.load(path)
    arrays = [found[name] for name in sorted(found.files)] if path.suffix == ".npz" else [found]
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def digests(commands: Commands) -> dict[str, str]:
    """Digests by command; the shipped files have their own, whatever their names."""
    found = {f"data {n}": digest for n, digest in enumerate(sorted(_file(path) for path in DATA.iterdir()))}
    for command in commands:
        found[" ".join(command)] = digest = _digest(command)
        print(f"{digest[:16]}  {' '.join(command)}", flush=True)
    return found


def _file(path: Path) -> str:
    """For JSON only the figures, since words may change; for an archive its arrays, however packed."""
    if path.suffix == ".zip":
        return _archive(path)
    data = path.read_bytes()
    if path.suffix == ".json":
        figures = {name: each for name, each in json.loads(data).items() if name != "about"}
        data = json.dumps(figures, sort_keys=True).encode()
    return hashlib.sha256(data).hexdigest()


def _archive(path: Path) -> str:
    parts = ShippedSolution(path) if path.name == FILE.name else ArrayFile(path)
    with ZipFile(path) as file:
        names = sorted(set(file.namelist()) - {"about.json"})
    found = hashlib.sha256()
    for name in names:
        for key, array in sorted(parts.part(name).items()):
            found.update(f"{name} {key} {array.dtype} {array.shape}".encode() + array.tobytes())
    return found.hexdigest()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("do", choices=("save", "check"))
    asked.add_argument("file", type=Path)
    asked.add_argument("--all", action="store_true", help="the certificate and the laboratory too")
    wanted = asked.parse_args()
    found = digests(quick() + (whole() if wanted.all else []))
    if wanted.do == "save":
        wanted.file.write_text("".join(f"{digest}  {name}\n" for name, digest in found.items()))
        return
    before = dict(line.split("  ", 1)[::-1] for line in wanted.file.read_text().splitlines())
    changed = [name for name, digest in found.items() if before.get(name) != digest]
    print(f"{len(found) - len(changed)} of {len(found)} unchanged")
    if changed:
        sys.exit("changed:\n" + "\n".join(changed))


if __name__ == "__main__":
    main()

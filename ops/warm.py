"""Compiles the kernels that hints, reviews and computer players need, into the folder of NUMBA_CACHE_DIR."""

from fifteentwo import players
from fifteentwo.families import family_of
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server.advisers import ADVISERS


def main() -> None:
    """Warms every adviser and every level of player."""
    standard = parse("standard", CribbageRules)
    players.warm_up(tuple(players.KINDS), standard)
    players.warm_up(("sampler",), standard)
    for line in ("standard", "bvs", "acs", "patience", "shuffle"):
        try:
            rules = parse(line)
        except ValueError:
            continue
        ADVISERS[family_of(rules).name].warm(rules)


if __name__ == "__main__":
    main()

"""The processor time of par of a new deal, and the width of its interval: python bench/par.py --deals 300."""

from __future__ import annotations

import argparse
from statistics import fmean, median
from time import thread_time

from fifteentwo.engine.solitaire.square.par import PATIENT, SOON, deal_par
from fifteentwo.rules import SQUARES, SquareRules, parse
from fifteentwo.solitaire.deals import deck

MORE = (
    "wikibooks_reserve reserve_access=free",
    "wikibooks_reserve reserve_piles=2 reserve_size=5",
    "bvs reserve_piles=2 reserve_size=5 reserve_access=top",
)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=300)
    asked.add_argument("--rules", nargs="*", default=[*SQUARES, *MORE])
    asked.add_argument("--later", action="store_true", help="with the work the page's server does in the background")
    wanted = asked.parse_args()
    print(f"{'rules':64} {'median':>8} {'90 %':>8} {'worst':>8} {'open':>6} {'width':>6} {'legal below':>12}")
    for text in wanted.rules:
        rules = parse(text, SquareRules)
        deal_par(rules, deck(0))  # compiles
        seconds, widths, below = [], [], 0
        for number in range(wanted.deals):
            pack = deck(number)
            begun = thread_time()
            found = deal_par(rules, pack, PATIENT if wanted.later else SOON)
            seconds.append(thread_time() - begun)
            widths.append(found.bound - found.total)
            below += found.legal < found.total
        seconds.sort()
        wide = [width for width in widths if width]
        print(
            f"{text:64} {median(seconds):6.3f} s {seconds[len(seconds) * 9 // 10]:6.3f} s {seconds[-1]:6.3f} s"
            f" {len(wide):6} {fmean(wide) if wide else 0:6.1f} {below:12}",
            flush=True,
        )


if __name__ == "__main__":
    main()

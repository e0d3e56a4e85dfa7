# %% [markdown]
# # How much of cribbage is luck?
#
# A review splits a game into a *luck ledger*: what the cut, the cards, the starter and each decision changed in the chance to win, from
# the first cut to the result, with all cards known. [The review](../review.md) says how. `docs/tables/luck.csv` has the ledgers of games of
# the expert against itself; `fifteentwo lab export --only luck` makes such a table of any size.

# %%
import csv
import json
from pathlib import Path

import numpy as np
from shown import TABLES, picture, plt, table

with (TABLES / "luck.csv").open() as file:
    entries = list(csv.DictReader(file))
parts = sorted({entry["part"] for entry in entries})
games = sorted({int(entry["game"]) for entry in entries})
sums = {part: np.zeros(len(games)) for part in parts}
for entry in entries:
    sums[entry["part"]][int(entry["game"])] += float(entry["change"])
result = 0.5 + sum(sums.values())
print(f"{len(games)} games, {len(entries):,} entries; seat 0 won {round(result.sum())}")

# %% [markdown]
# ## Between equal players
#
# All entries of a game add up to its result, so their covariances with the result add up to its variance: each part has a share. The
# error is from drawing the games again (bootstrap).


# %%
def shares(chosen):
    return {
        part: np.cov(values[chosen], result[chosen])[0, 1] / np.var(result[chosen], ddof=1)
        for part, values in sums.items()
    }


every = np.arange(len(games))
rng = np.random.default_rng(1)
drawn = [shares(rng.choice(every, len(every))) for _ in range(400)]
found = shares(every)
rows = [
    (
        part,
        f"{100 * found[part]:.1f} % ± {100 * np.std([each[part] for each in drawn]):.1f}",
        f"{100 * sums[part].std():.1f} %",
    )
    for part in sorted(parts, key=lambda part: -abs(found[part]))
]
table(("part", "share of the result", "standard deviation in a game, of the chance to win"), rows)

# %% [markdown]
# Few games have been reviewed for this page, as the errors show. *Decisions* are small here because both players are alike and nearly perfect: *Unseen* is how choices meet hidden
# cards, which nobody could know; *model* is the error of the value function. So with nearly perfect players the result is luck.
#
# ## Between unequal players
#
# Skill shows in the share of games won. `bench/ratings.json` has the results of the ladder of players, adjusted for luck (`python -m
# bench.ratings`). From a share of wins p follow the points of a rating scale and the number of games after which the better player is ahead
# with 95 % probability (normal approximation: n = (1.645² p (1 − p)) / (p − ½)²).

# %%
ratings = json.loads((Path(TABLES).parents[1] / "bench" / "ratings.json").read_text())
rows = []
for pairing in ratings:
    p = pairing["share"]
    needed = int(np.ceil(1.645**2 * p * (1 - p) / (p - 0.5) ** 2)) if p != 0.5 else 0
    rows.append(
        (
            " against ".join(pairing["players"]),
            f"{p:.1%} ± {pairing['error']:.1%}",
            f"{400 * np.log10(p / (1 - p)):.0f}",
            needed,
        )
    )
table(("players", "wins", "rating difference", "games until ahead, 95 %"), rows)

# %% [markdown]
# ## How a game sways
#
# The sum of the changes by luck in each game, against the result: the winner is nearly always the luckier one.

# %%
luck = sum(values for part, values in sums.items() if part != "model" and "decision" not in part)
won = result > 0.5
figure, axes = picture("Luck of seat 0, game by game", "luck, in chance to win", "games")
bins = np.linspace(-1, 1, 21)
axes.hist([luck[won], luck[~won]], bins=bins, stacked=True, label=["won", "lost"])
axes.legend(frameon=False)
plt.show()
print(f"the luckier player won {((luck > 0) == won).mean():.0%} of the games")

# %% [markdown]
# # How good are the published discard tables?
#
# Tables of the average crib by the two cards discarded have been published for decades. We compare those that can be cited with
# [ours](../tables/crib.csv): figure by figure, and by what a player loses who discards by them.
#
# **Sources.** Craig Hessel's table is computed by iterated best discards, without flushes; George Rasmussen's is counted from his own
# games; Michael Schell's is his synthesis. All three are from Cribbage Forum: *Discarding to your crib*
# (`cribbageforum.com/YourCrib.htm`), *Discarding to opponent's crib* (`cribbageforum.com/OppCrib.htm`) and *Schell's discard table*
# (`cribbageforum.com/SchellDiscard.htm`). The figures in [published.csv](../tables/published.csv) are carried over from the pages
# and from transcriptions that name them; of Hessel's, those for the opponent's crib were compared with the page itself, and Schell's
# in two transcriptions. The transcription of Rasmussen's names the page and not the author; its figures for 7-9, J-Q and 8-8 are those that
# Schell and Rasmussen quote as Rasmussen's. Rasmussen's table for the opponent's crib, and both of DeLynn Colvert's (*Play Winning Cribbage*), were not to be had
# whole, so they are missing here rather than made up.

# %%
import csv

import numpy as np
from shown import RANKS, TABLES, hands_of_six, picture, plt, table, values_of

PAIRS = [RANKS[low] + RANKS[high] for low in range(13) for high in range(low, 13)]


def number(low, high):
    return PAIRS.index(RANKS[low] + RANKS[high])


published = {}
with (TABLES / "published.csv").open() as file:
    for row in csv.DictReader(file):
        own, others = published.setdefault(row["table"], (np.full(91, np.nan), np.full(91, np.nan)))
        own[PAIRS.index(row["ranks"])] = float(row["own crib"])
        if row["other's crib"]:
            others[PAIRS.index(row["ranks"])] = float(row["other's crib"])

# Ours, averaged over the suits: of two ranks 4 of 16 pairs are of one suit.
ours = (np.zeros(91), np.zeros(91))
with (TABLES / "crib.csv").open() as file:
    for row in csv.DictReader(file):
        pair = row["ranks"][0] == row["ranks"][1]
        share = 1 if pair else {"one": 0.25, "two": 0.75}[row["suits"]]
        ours[0][PAIRS.index(row["ranks"])] += share * float(row["own crib"])
        ours[1][PAIRS.index(row["ranks"])] += share * float(row["other's crib"])
published["ours"] = ours

# %% [markdown]
# ## Figure by figure
#
# Published figures suppose another opponent, so they differ throughout. We take the mean difference off, because it changes no discard, and show
# what is left.

# %%
rows = []
for name, both in published.items():
    if name == "ours":
        continue
    for crib, theirs, mine in zip(("own crib", "other's crib"), both, ours, strict=True):
        if np.isnan(theirs).any():
            continue
        apart = theirs - mine
        rest = apart - apart.mean()
        far = np.argsort(-np.abs(rest))[:4]
        rows.append(
            (
                name,
                crib,
                f"{apart.mean():+.2f}",
                f"{rest.std():.2f}",
                ", ".join(f"{PAIRS[at]} {rest[at]:+.2f}" for at in far),
            )
        )
table(("table", "crib", "mean difference", "standard deviation of the rest", "furthest apart"), rows)

# %% [markdown]
# ## What a player loses
#
# A player who knows a table keeps the cards with the best hand plus (or minus) crib. For every hand of six we take the mean of the hand over
# the 46 starters, add the table, and look up what that discard is worth in `discards`, against the best. Nothing is sampled: the figures are
# exact within the model. *No table* is a player who looks at the hand alone; *ours* is our table used in the same way. Even it loses
# something, because no table of two cards knows the other four, nor the play.

# %%
from itertools import combinations

from fifteentwo.engine import arrays

hands, ways = hands_of_six()
kept = arrays.discards(hands).hand
ranks = hands >> 2
numbers = np.array([[number(min(low, high), max(low, high)) for high in range(13)] for low in range(13)])
thrown = np.stack([numbers[ranks[:, one], ranks[:, two]] for one, two in combinations(range(6), 2)], axis=1)

rows, losses = [], {}
for role, crib, sign in (("dealer", 0, 1), ("pone", 1, -1)):
    values = values_of(role)
    best = values.max(axis=1)
    for name, both in {"no table": (np.zeros(91), np.zeros(91)), **published}.items():
        if np.isnan(both[crib]).any():
            continue
        chosen = (kept + sign * both[crib][thrown]).argmax(axis=1)
        loss = best - values[np.arange(len(values)), chosen]
        wrong = ways @ (loss > 1e-6) / ways.sum()
        losses[role, name] = ways @ loss / ways.sum()
        rows.append(
            (role, name, f"{losses[role, name]:.4f}", f"{wrong:.1%}", f"{ways @ (loss > 0.5) / ways.sum():.1%}")
        )
table(
    ("role", "table", "points lost a deal", "hands with another discard", "hands that lose more than half a point"),
    rows,
)

# %% [markdown]
# The tables are good: used like this they lose about a twentieth of a point a deal, where the hand alone loses a third. As pone, ours is the *worst*
# of the three, though its figures are exact: the play is part of a discard too, and an exact mean of the crib need not be the best stand-in for
# crib and play together. A player who wants the last hundredths has to look at the other four cards.

# %%
figure, axes = picture("What a table loses", "points a deal", "")
names = [(role, name) for role, name in losses if name != "no table"]
axes.barh([f"{role}: {name}" for role, name in names], [losses[each] for each in names])
axes.invert_yaxis()
plt.show()

# %% [markdown]
# # Is 5-5 ever right in the opponent's crib?
#
# Two fives are the most generous gift to a crib. Pone should not give them away, players say; but some hands have little else to
# give. The data set `discards` has the value of every discard from every hand of six, in points, so the question has an answer:
# points, hand plus play less crib, within the model of [the engine](../engine.md#what-the-model-leaves-out).

# %%
import numpy as np
from shown import RANKS, hands_of_six, table, values_of

hands, ways = hands_of_six()
values = values_of("pone")
fives = (hands >> 2 == RANKS.index("5")).sum(axis=1)

# %% [markdown]
# The six cards of a class lie in ascending order, so the fives are neighbours. The fifteen discards are numbered by the places of
# the two cards. For each hand with two fives or more we take the best pair of fives (suits differ little) and the best of the
# other discards.

# %%
from itertools import combinations

pairs = np.array(list(combinations(range(6), 2)))
both = (hands[:, pairs] >> 2 == RANKS.index("5")).all(axis=2)
gift = np.where(both, values, -np.inf).max(axis=1)
other = np.where(both, -np.inf, values).max(axis=1)
right = gift > other

rows = []
for many in (2, 3, 4):
    has = fives == many
    dealt, good = ways[has].sum(), ways[has & right].sum()
    rows.append((many, f"{dealt:,}", f"{good:,}", f"{good / dealt:.4%}"))
table(("fives in the hand", "hands dealt", "5-5 is best", "share"), rows)

# %% [markdown]
# Which hands are these, by rank, and how much do they gain? The last column is the mean over the suits for which it is right.


# %%
def written(six):
    return "-".join(RANKS[card >> 2] for card in six)


found = {}
for at in np.flatnonzero(right):
    name = written(hands[at])
    many, gain = found.get(name, (0, 0.0))
    found[name] = (many + ways[at], gain + ways[at] * (gift[at] - other[at]))
best = sorted(found.items(), key=lambda item: -item[1][1] / item[1][0])
print(f"{len(found)} hands by rank, {ways[right].sum():,} of {ways.sum():,} hands")
table(
    ("hand", "hands with suits", "5-5 is better by"),
    [(name, many, f"{gain / many:.2f}") for name, (many, gain) in best[:15]],
)

# %% [markdown]
# And how wrong is it usually? From hands with exactly two fives, what 5-5 costs against the best discard:

# %%
two = fives == 2
loss = np.maximum(other - gift, 0)[two]
weight = ways[two] / ways[two].sum()
order = np.argsort(loss)
reached = np.cumsum(weight[order])
shares = [
    (f"{share:.1%}", f"{loss[order][np.searchsorted(reached, share)]:.2f}") for share in (0.001, 0.01, 0.1, 0.5, 0.9)
]
print(f"mean cost {weight @ loss:.2f} points")
table(("share of hands", "5-5 costs at most"), shares)

# %% [markdown]
# All this counts points. Near the end of a game only the score decides: a pone who counts out with the four cards that are kept, before
# the crib is counted, may put anything there.

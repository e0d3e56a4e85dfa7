# %% [markdown]
# # What does the lead reveal?
#
# Pone plays the first card, and the dealer sees it. How much does a lead say about the other three cards, when pone leads like the
# solution? The data set `pegging` has the chance of each lead from each hand; `docs/tables/pegging.csv` says how often pone keeps each
# hand. Bayes' rule does the rest. Suits and the dealer's own cards are left out.

# %%
import csv

import numpy as np
from pyarrow import compute
from shown import RANKS, TABLES, picture, plt, read, table

with (TABLES / "pegging.csv").open() as file:
    kept = {row["hand"]: float(row["kept by pone"]) for row in csv.DictReader(file)}
found = read("pegging")
leads = found.filter(compute.equal(found["history"], "")).to_pylist()
chances = {hand: np.eye(13)[RANKS.index(hand[0])] for hand in kept}  # of one rank only: no choice
for row in leads:
    ranks = sorted({*row["hand"]}, key=RANKS.index)
    chances[row["hand"]] = np.zeros(13)
    for at, rank in enumerate(ranks, 1):
        chances[row["hand"]][RANKS.index(rank)] = row[f"chance_{at}"]

hands = sorted(kept)
prior = np.array([kept[hand] for hand in hands])
prior /= prior.sum()
policy = np.array([chances[hand] for hand in hands])
joint = prior[:, None] * policy
led = joint.sum(axis=0)
after = joint / led
print(f"{len(hands)} hands by rank; {len(leads)} have a choice")

# %% [markdown]
# The information of a lead, in bits: how far it moves the chances of the hands (the relative entropy). The card itself is a part of the
# hand and says much; what interests is what it says about the *other three*. For comparison: a pone who leads a card at random.


# %%
def entropy(chance):
    chance = chance[chance > 0]
    return -(chance * np.log2(chance)).sum()


random = np.array([[hand.count(rank) / 4 for rank in RANKS] for hand in hands])
blind = prior[:, None] * random
print(f"before the lead: {entropy(prior):.2f} bits of doubt about the hand")
for name, table_of in (("the solution leads", joint), ("a card at random", blind)):
    shares = table_of.sum(axis=0)
    left = sum(share * entropy(table_of[:, rank] / share) for rank, share in enumerate(shares) if share)
    print(f"after it, {name}: {left:.2f} bits on average; the lead took {entropy(prior) - left:.2f}")

# %% [markdown]
# The next table is what a player at the board can use: after each lead, how often is there another card of its rank, a five, a card of
# ten, a card up to four among the other three?


# %%
def rest(hand, rank):
    return hand.replace(RANKS[rank], "", 1)


def share(rank, test, chance):
    holds = [rank_in and test(rest(hand, rank)) for hand, rank_in in ((hand, RANKS[rank] in hand) for hand in hands)]
    return float(chance @ np.array(holds, float))


blind_after = blind / blind.sum(axis=0)
rows = []
for rank, letter in enumerate(RANKS):
    tests = (
        lambda cards, letter=letter: letter in cards,
        lambda cards: "5" in cards,
        lambda cards: any(card in "TJQK" for card in cards),
        lambda cards: any(card in "A234" for card in cards),
    )
    shown = (
        f"{share(rank, test, after[:, rank]):.0%} ({share(rank, test, blind_after[:, rank]):.0%})" for test in tests
    )
    rows.append((letter, f"{led[rank]:.1%}", *shown))
table(("lead", "how often", "another of it", "a five", "a ten-card", "ace to four"), rows)

# %% [markdown]
# In brackets: after the same card, led at random. The difference is what the *choice* reveals.

# %%
figure, axes = picture("A five among the other three cards", "lead", "chance, %")
ranks = np.arange(13)
with_five = lambda cards: "5" in cards  # noqa: E731 - short
axes.bar(ranks - 0.2, [100 * share(rank, with_five, after[:, rank]) for rank in ranks], 0.4, label="the solution leads")
axes.bar(
    ranks + 0.2, [100 * share(rank, with_five, blind_after[:, rank]) for rank in ranks], 0.4, label="a card at random"
)
axes.set_xticks(ranks, list(RANKS))
axes.legend(frameon=False)
plt.show()

# %% [markdown]
# Which hands are most probable after some leads:

# %%
rows = []
for letter in "A4578TK":
    rank = RANKS.index(letter)
    top = np.argsort(-after[:, rank])[:4]
    rows.append((letter, ", ".join(f"{hands[at]} {after[at, rank]:.1%}" for at in top)))
table(("lead", "most probable hands"), rows)

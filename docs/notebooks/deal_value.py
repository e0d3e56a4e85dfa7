# %% [markdown]
# # What is the deal worth at each score?
#
# The dealer has the crib, and scores six points more a deal than pone. But pone counts first, and near the end that decides. The
# data set `wins` has the chance to win from every score when both play like the engine. At a score we compare the chance of a player
# who deals with that of the same player, at the same score, who does not.

# %%
import numpy as np
from pyarrow import compute
from shown import picture, plt, read, table

found = read("wins")
found = found.filter(compute.and_(compute.equal(found["target"], 121), compute.equal(found["scale"], "none")))
dealer = found["dealer_wins"].to_numpy().reshape(121, 121)
error = found["dealer_wins_error"].to_numpy().reshape(121, 121)

deal = dealer - (1 - dealer.T)
spread = np.sqrt(error**2 + error.T**2)

# %% [markdown]
# `deal[mine, theirs]` is how much more often I win when it is my deal. The standard error is that of the simulated deals, and takes both
# chances as independent; [what the model leaves out](../engine.md#the-chance-to-win) is not in it, such as a change of play near the end.

# %%
rows = [
    (f"{mine}-{mine}", f"{dealer[mine, mine]:.1%}", f"{deal[mine, mine]:+.2%} ± {spread[mine, mine]:.2%}")
    for mine in (0, 20, 40, 60, 80, 90, 95, 100, 105, 110, 114, 116, 118, 120)
]
table(("score", "the dealer wins", "the deal is worth"), rows)

# %%
figure, axes = picture("The deal, at equal scores", "score of both", "chance to win, in percentage points")
axes.plot(np.arange(121), 100 * np.diag(deal))
axes.axhline(0, color="grey", linewidth=0.8)
plt.show()

# %% [markdown]
# The line swings: a deal moves a game by some 26 points for both together, so what matters is who deals when somebody gets near the
# end. Where is the deal worth most, and where is it a burden?

# %%
best = np.unravel_index(deal.argmax(), deal.shape)
worst = np.unravel_index(deal.argmin(), deal.shape)
burden = deal < -2 * spread
print(f"worth most at {best[0]}-{best[1]}: {deal[best]:+.2%} ± {spread[best]:.2%}")
print(f"worth least at {worst[0]}-{worst[1]}: {deal[worst]:+.2%} ± {spread[worst]:.2%}")
print(f"a burden, beyond two standard errors, at {burden.sum():,} of {deal.size:,} scores")

# %%
scores = (0, 30, 60, 80, 90, 100, 105, 110, 115, 120)
table(
    ("mine \\ theirs", *map(str, scores)),
    [(f"**{mine}**", *(f"{100 * deal[mine, theirs]:+.0f}" for theirs in scores)) for mine in scores],
)

# %%
figure, axes = plt.subplots(figsize=(5.2, 4.4), layout="constrained")
shown = axes.contourf(deal.T * 100, levels=np.arange(-100, 101, 10), cmap="RdBu")
axes.contour(deal.T * 100, levels=[0], colors="black", linewidths=1)
axes.set(title="Having the deal, percentage points", xlabel="my score", ylabel="their score")
figure.colorbar(shown)
plt.show()

# %% [markdown]
# # Petteia for agents
# Cells as editors know them (`# %%`): run them one by one, or the whole file by `python3 notebook.py`.

# %%
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import numpy as np

import petteia
from petteia.batch import Batch

for game in petteia.games():
    print(game.name, game.seats_min, "to", game.seats_max, "seats;", len(game.features()), "features")

# %% [markdown]
# ## One match, agent by agent
# An agent is a seat; an action is an index into its legal moves.

# %%
env = petteia.Env("elysium", seats=2, seed=7)
observation, reward, termination, truncation, info = env.last()
print(env.agent_selection, "is asked:", env.render().splitlines()[0])
print("it knows:", sorted(observation["observation"]["pub"])[:8], "…")
print("it may:", env.moves()[:5], "…")
mask = np.frombuffer(env.action_mask(), bool)
env.step(int(np.flatnonzero(mask)[0]))

# %% [markdown]
# ## Thousands at once
# Arrays over the library's memory; here everybody takes any move. A match that is over begins anew with the next step.

# %%
batch = Batch("elysium", 512, seats=2, seed=1)
rng = np.random.default_rng(1)
wins = np.zeros(2)
games = 0
for step in range(400):
    batch.step(rng.integers(0, np.maximum(batch.moves, 1)))
    done = batch.over
    wins += batch.rewards()[done].sum(axis=0)
    games += int(done.sum())
print(f"{games} games of random agents; seat 1 has {wins[0] / games:.2f} of the wins, seat 2 {wins[1] / games:.2f}")

# %% [markdown]
# ## What the features tell about who will win
# Least squares from the difference of the two seats' features to the result: the simplest evaluation there is.

# %%
batch.reset()
for step in range(60):
    batch.step(rng.integers(0, np.maximum(batch.moves, 1)))
f = batch.features().astype(float)
x = f[:, 0] - f[:, 1]
batch.play_out()
y = batch.rewards()[:, 0] - 0.5
weights, *_ = np.linalg.lstsq(np.c_[x, np.ones(len(x))], y, rcond=None)
right = ((np.c_[x, np.ones(len(x))] @ weights > 0) == (y > 0)).mean()
names = batch.game.features()
best = np.argsort(-np.abs(weights[:-1]) * x.std(axis=0))[:5]
print(f"in the middle of a game they name the winner in {right:.0%} of {len(x)}; they look at", [names[i] for i in best])

"""Cyclades, Elysium, Legendary and Lords of Hellas for programs: matches, bots, environments for agents.

    env = petteia.Env("elysium", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else 0)

Everything is done by libpetteia (_library.py finds it); this package adds names. petteia.batch needs numpy and is imported
by those who use it.
"""
from ._library import VERSION, LibraryError
from .actions import Actions
from .env import Env
from .match import CHANCE, NOBODY, Bot, Game, Match, games
from .protocol import Position, run_bot

__version__ = VERSION
__all__ = ["Actions", "CHANCE", "NOBODY", "Bot", "Env", "Game", "LibraryError", "Match", "Position", "__version__", "games", "run_bot"]

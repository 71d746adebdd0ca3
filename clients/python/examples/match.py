#!/usr/bin/env python3
"""A match against level:5: seat 1 chooses at random, or you type its choices.

    python3 clients/python/examples/match.py [--me] [--game elysium] [--against level:5]
"""
import argparse
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import petteia

a = argparse.ArgumentParser()
a.add_argument("--me", action="store_true", help="choose by hand")
a.add_argument("--game", default="elysium")
a.add_argument("--against", default="level:5")
o = a.parse_args()

env = petteia.Env(o.game, seats=2)
bot = petteia.Bot(o.against)
for agent in env.agent_iter():
    _, reward, termination, _, _ = env.last(observe=False)
    if termination:
        print(f"{agent}: {reward:.2f} of the win")
        env.step(None)
    elif agent == "s2":
        env.step(bot.choose(env.match))
    elif o.me:
        print(env.render())
        env.step(int(input("> ")))
    else:
        env.step(random.randrange(env.match.count))

#!/usr/bin/env python3
"""Decisions per second of one core: in batches, and agent by agent. Processor time, not the clock: others may use the machine.

    python3 clients/python/examples/speed.py [--ms 1000] [--count 256] [--game G]
    python3 clients/python/examples/speed.py --threads 1,2,4 [--count 16384]    the batch on so many cores, by the clock: on a quiet machine
"""
import argparse
import os
import random
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import numpy as np

import petteia
from petteia.batch import Batch


def batched(game: str, count: int, seconds: float) -> float:
    batch = Batch(game, count, seed=1, threads=1)
    rng = np.random.default_rng(1)
    decided, began = 0, time.process_time()
    while time.process_time() < began + seconds:
        # any legal move: a random number below the count of each
        decided += batch.step(rng.random(count, np.float32) * batch.moves)
    return decided / (time.process_time() - began)


def on_cores(game: str, count: int, seconds: float, threads: int) -> float:
    """Whole matches, any legal move chosen by the library: what is measured is the batch and not numpy's random numbers."""
    batch = Batch(game, count, seed=1, threads=threads)
    decided, began = 0, time.monotonic()
    while time.monotonic() < began + seconds:
        batch.reset()
        decided += batch.play_out()
    return decided / (time.monotonic() - began)


def plain(game: str, seconds: float) -> float:
    env = petteia.Env(game, seed=1)
    decided, began = 0, time.process_time()
    pick = random.Random(1).random
    while time.process_time() < began + seconds:
        env.reset()
        for _ in env.agent_iter():
            if env.last(observe=False)[2]:
                env.step(None)
            else:
                env.step(int(pick() * env.match.count))
                decided += 1
    return decided / (time.process_time() - began)


a = argparse.ArgumentParser()
a.add_argument("--ms", type=int, default=1000)
a.add_argument("--count", type=int, default=256)
a.add_argument("--game")
a.add_argument("--threads", type=lambda s: [int(n) for n in s.split(",")], default=[])
o = a.parse_args()
for g in petteia.games():
    if o.game not in (None, g.name):
        continue
    if o.threads:
        rates = [on_cores(g.name, o.count, o.ms / 1000, n) for n in o.threads]
        print(f"{g.name}: " + ", ".join(f"{n} threads {r / 1e6:.2f} M decisions/s ({r / rates[0]:.2f})" for n, r in zip(o.threads, rates)))
    else:
        print(f"{g.name}: batched {batched(g.name, o.count, o.ms / 1000) / 1e6:.2f} M decisions/s a core, plain {plain(g.name, o.ms / 1000) / 1e3:.0f} k")

#!/usr/bin/env python3
"""A bot in 20 lines: each move is tried in some worlds that fit what we know, played out at random; the best wins.

    petteia sim elysium --games 10 --bots cmd:clients/python/examples/bot.py,random
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # not needed once the package is installed
from petteia import Position, run_bot


def choose(position: Position) -> str:
    moves = position.moves
    value = [0.0] * len(moves)
    for world in range(4 if len(moves) > 1 else 0):
        known = position.imagine(seed=world)
        for i, move in enumerate(moves):
            match = known.copy(seed=world)
            match.play(move)
            match.play_out()
            value[i] += match.result()[position.seat]
    return moves[value.index(max(value))]


run_bot(choose, "flat")

#!/usr/bin/env python3
"""A bot for Petteia in fifty lines: it plays every game, from the list of legal moves alone.

    petteia sim cyclades --games 20 --bots cmd:./examples/bot.py,greedy

The host writes lines to our standard input, we answer on standard output (docs/PROTOCOL.md):

    petteia 1                                  -> ready NAME
    game cyclades seats 3 seat s2 seed 17
    view SEAL {"pub": ..., "priv": ...}        what our seat knows
    question {"moves": [{"move": "offer zeus 1", ...}], ...}
    go ms 5000                                 -> move offer zeus 1
    over 60 0 0
    quit
"""
import json
import random
import sys


def choose(view, question, dice):
    """Any move, but rather one that does something than one that passes."""
    moves = [m["move"] for m in question["moves"]]
    active = [m for m in moves if m.split()[0] not in ("pass", "done", "end", "stop", "skip")]
    if active and dice.random() < 0.9:
        return dice.choice(active)
    return dice.choice(moves)


def main():
    view, question, dice = {}, {}, random.Random(1)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "petteia":
            print("ready example", flush=True)
        elif word == "game":
            dice = random.Random(int(rest.split()[-1]))
        elif word == "view":
            view = json.loads(rest.split(" ", 1)[1])
        elif word == "question":
            question = json.loads(rest)
        elif word == "go":
            print("move", choose(view, question, dice), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()

"""Bots behind the line protocol (docs/PROTOCOL.md): what `petteia sim --bots cmd:...` and `petteia bot --server` talk to."""
from __future__ import annotations

import json
import sys
from typing import Any, Callable, TextIO

from .match import Match


class Position:
    """What a bot is asked: by its own seat's view alone."""

    def __init__(self, game: str, seat: int) -> None:
        self.game, self.seat, self.ms = game, seat, 0
        self.question: dict[str, Any] = {}
        self._view = self._seal = ""

    @property
    def moves(self) -> list[str]:
        return [str(m["move"]) for m in self.question["moves"]]

    @property
    def view(self) -> dict[str, Any]:
        known: dict[str, Any] = json.loads(self._view)
        return known

    def imagine(self, seed: int | None = None) -> Match:
        """A match that fits what we know; hidden things are drawn at random. Its choices are in the order of moves."""
        return Match.from_view(self.game, self._view, self.seat, self._seal, seed)


def run_bot(choose: Callable[[Position], str], name: str = "python", source: TextIO = sys.stdin, sink: TextIO = sys.stdout) -> None:
    """Serves a host until it says quit; choose gets the position and answers with one of its moves."""
    position = Position("", 0)

    def say(line: str) -> None:
        sink.write(line + "\n")
        sink.flush()

    for line in source:
        word, _, rest = line.rstrip("\r\n").partition(" ")
        if word == "petteia":
            say("ready " + name)
        elif word == "game":
            part = rest.split()
            position = Position(part[0], int(part[4][1:]) - 1)
        elif word == "view":
            position._seal, _, position._view = rest.partition(" ")
        elif word == "question":
            position.question = json.loads(rest)
        elif word == "go":
            position.ms = int(rest.split()[1]) if rest.startswith("ms ") else 0
            say("move " + choose(position))
        elif word == "quit":
            return

"""One number for every move of a game, the same in every position, and masks over them: what a network's last layer wants.

A move of the engine is 32 bits: a verb and three arguments (<petteia/move.h>); they never change their meaning within a version of
the rules. Most of these numbers are no move at all; Actions packs those that can be: verb by verb, each argument by as many values as its
kind has. Sizes are ten thousand to half a million.

    actions = petteia.Actions("elysium")
    mask = actions.mask(match)                # bytes, one per action: numpy.frombuffer(mask, bool)
    match.play(actions.choice(match, 17))     # ValueError: not legal now
"""
from __future__ import annotations

from ._library import SEATS_MAX
from .match import Game, Match

__all__ = ["Actions"]

_NUMBERS = 64  # amounts, dice, places in a list: no rule asks for more
_KINDS = {"number": _NUMBERS, "flag": 2, "seat": SEATS_MAX}


class Actions:
    def __init__(self, game: Game | str) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        info = self.game.info()
        sizes = {**_KINDS, **{kind["name"]: len(kind["values"]) for kind in info["kinds"]}}
        self._first: list[int] = [0]  # by verb, from 1
        self._sizes: list[list[int]] = [[]]
        self.size = 0
        for verb in info["verbs"]:
            self._first.append(self.size)
            self._sizes.append([sizes[kind] for kind in verb["args"]])
            count = 1
            for n in self._sizes[-1]:
                count *= n
            self.size += count

    def of_move(self, move: int) -> int:
        """The action of a move of the engine (Match.numbers)."""
        verb, action = move >> 24, 0
        for place, n in enumerate(self._sizes[verb]):
            value = move >> (16 - 8 * place) & 255
            if value >= n:
                raise ValueError(f"{move:#x} is no move of {self.game.name}")
            action = action * n + value
        return self._first[verb] + action

    def to_move(self, action: int) -> int:
        """The move of the engine that an action is."""
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: {self.game.name} has {self.size}")
        verb = max(v for v in range(1, len(self._first)) if self._first[v] <= action)
        rest, move = action - self._first[verb], verb << 24
        for place in reversed(range(len(self._sizes[verb]))):
            n = self._sizes[verb][place]
            move |= rest % n << (16 - 8 * place)
            rest //= n
        return move

    def legal(self, match: Match) -> list[int]:
        """The actions of the asked seat, in the order of Match.moves()."""
        return [self.of_move(move) for move in match.numbers()]

    def mask(self, match: Match) -> bytes:
        """A byte per action, 1 where it is legal now."""
        mask = bytearray(self.size)
        for action in self.legal(match):
            mask[action] = 1
        return bytes(mask)

    def choice(self, match: Match, action: int) -> int:
        """The index of an action among the legal moves, for Match.play and Env.step; ValueError: it is not legal now."""
        return match.numbers().index(self.to_move(action)) if action in self.legal(match) else self._illegal(action)

    def _illegal(self, action: int) -> int:
        raise ValueError(f"action {action} is not legal now")

"""Thousands of matches at once: numpy arrays over the memory that the library steps. Needs numpy.

    batch = Batch("cyclades", 4096, seats=3, seed=1)
    while learning:
        actions = policy(batch.features(), batch.moves)   # an index below batch.moves[i] for match i
        batch.step(actions)
        done = batch.over

The states are never copied: asked, moves, legal and share are arrays over the library's own memory, renewed by every step. A match that
is over begins anew with the next step, whatever its action. Threads share out the matches; the library runs without Python's lock.
"""
from __future__ import annotations

import ctypes as c
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Mapping

import numpy as np
import numpy.typing as npt

from ._library import MOVES_MAX, NOBODY, SEATS_MAX, SHARES, lib
from ._library import Batch as Struct
from .match import Game, Option


class Batch:
    def __init__(self, game: Game | str, count: int, seats: int | None = None, options: Mapping[str, Option] | None = None, seed: int = 0, threads: int | None = None) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.count = count
        self._setup = self.game.setup(seats, options)
        self.seats = int(self._setup.seats)
        stride = self.game.stride
        raw = np.zeros(count * stride + 64, np.uint8)
        first = -raw.ctypes.data % 64
        self.states: npt.NDArray[np.uint8] = raw[first : first + count * stride].reshape(count, stride)
        self.dice: npt.NDArray[np.uint64] = np.random.default_rng(seed).integers(0, 1 << 63, count, np.uint64)
        self.legal: npt.NDArray[np.uint32] = np.zeros((count, MOVES_MAX), np.uint32)
        self.moves: npt.NDArray[np.uint16] = np.zeros(count, np.uint16)
        self.asked: npt.NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.share: npt.NDArray[np.uint8] = np.zeros((count, SEATS_MAX), np.uint8)
        arrays: list[npt.NDArray[Any]] = [self.states, self.dice, self.legal, self.moves, self.asked, self.share]
        at = [a.ctypes.data for a in arrays]
        self._struct = Struct(self.game.address, c.addressof(self._setup), count, stride, *at)
        self._at = c.addressof(self._struct)
        self.threads = min(threads or len(os.sched_getaffinity(0)), count)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._parts = [(count * i // self.threads, count * (i + 1) // self.threads) for i in range(self.threads)]
        self.reset()

    def _each(self, work: Callable[[int, int], Any]) -> list[Any]:
        if self._pool is None:
            return [work(*self._parts[0])]
        return [future.result() for future in [self._pool.submit(work, a, b) for a, b in self._parts]]

    def reset(self) -> None:
        """Restarts all matches."""
        for wrong in self._each(lambda a, b: lib.pet_batch_start(self._at, a, b)):
            if wrong:
                raise ValueError(wrong.decode())

    def step(self, actions: npt.NDArray[Any]) -> int:
        """One action per match, an index below moves; anything else (-1) leaves that match alone. Returns how many were carried out."""
        choice = np.ascontiguousarray(actions, np.int32)
        if choice.shape != (self.count,):
            raise ValueError(f"{self.count} actions are needed")
        at = choice.ctypes.data
        return sum(self._each(lambda a, b: lib.pet_batch_step(self._at, at + 4 * a, a, b)))

    def look(self) -> None:
        """Brings the arrays up to date after states were written from outside."""
        self._each(lambda a, b: lib.pet_batch_look(self._at, a, b))

    def play_out(self, most: int = 1 << 20) -> int:
        """Random decisions in each match until it is over, at most `most`. Returns how many were carried out."""
        return sum(self._each(lambda a, b: lib.pet_batch_play(self._at, most, a, b)))

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        ended: npt.NDArray[np.bool_] = self.asked == NOBODY
        return ended

    def rewards(self) -> npt.NDArray[np.float32]:
        """The share of the win of every seat, from 0 to 1; 0 until the match is over."""
        return self.share[:, : self.seats].astype(np.float32) / SHARES

    def action_mask(self) -> npt.NDArray[np.bool_]:
        """As wide as the longest list of legal moves at present."""
        mask: npt.NDArray[np.bool_] = np.arange(max(1, int(self.moves.max()))) < self.moves[:, None]
        return mask

    def observe(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """The bytes of what the asked seat of each match knows: the public part, then its own. What it may not know is not in them."""
        width = lib.pet_batch_view_bytes(self.game.address)
        out = self._room(out, (self.count, width), np.uint8)
        at = out.ctypes.data
        self._each(lambda a, b: lib.pet_batch_views(self._at, at + width * a, a, b))
        return out

    def features(self, out: npt.NDArray[np.int16] | None = None) -> npt.NDArray[np.int16]:
        """Named small numbers (Game.features) about every seat, [match, seat, feature], as the asked seat can know them: in a
        world drawn to fit its view."""
        n = lib.pet_game_feature_count(self.game.address)
        out = self._room(out, (self.count, SEATS_MAX, n), np.int16)
        at = out.ctypes.data
        self._each(lambda a, b: lib.pet_batch_features(self._at, at + 2 * n * SEATS_MAX * a, a, b))
        return out

    @staticmethod
    def _room(out: npt.NDArray[Any] | None, shape: tuple[int, ...], kind: Any) -> npt.NDArray[Any]:
        if out is None:
            return np.empty(shape, kind)
        if out.shape != shape or out.dtype != kind or not out.flags.c_contiguous:
            raise ValueError(f"out must be contiguous, of {shape} and {np.dtype(kind)}")
        return out

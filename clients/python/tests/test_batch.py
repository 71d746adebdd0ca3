"""Many matches at once: the same as one by one, on any number of threads, and nothing leaks."""
import ctypes
import random
import unittest

import numpy as np

import petteia
from petteia import NOBODY, Match
from petteia.batch import Batch


def any_moves(rng, batch):
    return (rng.random(batch.count) * batch.moves).astype(np.int32)


class Batches(unittest.TestCase):
    def test_same_as_one_by_one(self):
        for game in petteia.games():
            batch = Batch(game, 5, seed=9, threads=1)
            singles = []
            seeds = np.random.default_rng(9).integers(0, 1 << 63, 5, np.uint64)
            for seed in seeds:
                singles.append(Match(game, seed=int(seed)))
            rng = np.random.default_rng(2)
            for _ in range(60):
                actions = any_moves(rng, batch)
                for match, action in zip(singles, actions):
                    match.play(int(action))
                batch.step(actions)
                if any(m.over for m in singles):
                    break
                self.assertEqual([m.asked for m in singles], list(batch.asked))
                self.assertEqual([m.count for m in singles], list(batch.moves))
            size = game.state_bytes
            for match, state in zip(singles, batch.states):
                self.assertEqual(ctypes.string_at(match.address, size), state[:size].tobytes())

    def test_threads_agree(self):
        one, four = (Batch("cyclades", 37, seats=3, seed=4, threads=n) for n in (1, 4))
        rng = np.random.default_rng(1)
        for _ in range(50):
            actions = any_moves(rng, one)
            self.assertEqual(one.step(actions), four.step(actions))
        self.assertTrue((one.states == four.states).all() and (one.dice == four.dice).all())

    def test_ends_and_begins_anew(self):
        batch = Batch("elysium", 40, seats=3, seed=1)
        rng = np.random.default_rng(1)
        ended = 0
        for _ in range(700):
            over = batch.over
            batch.step(any_moves(rng, batch))
            self.assertFalse((over & batch.over).any(), "a match that was over did not begin anew")
            total = batch.rewards().sum(axis=1)
            self.assertTrue(np.allclose(total[batch.over], 1) and not total[~batch.over].any())
            self.assertTrue(((batch.moves == 0) == batch.over).all())
            ended += int(batch.over.sum())
        self.assertGreater(ended, 40)

    def test_no_copies(self):
        batch = Batch("legendary", 8, seed=2)
        arrays = [batch.asked, batch.moves, batch.states]
        before = batch.states.copy()
        batch.step(np.zeros(8, np.int32))
        self.assertIs(arrays[2], batch.states)
        self.assertTrue((before != batch.states).any())
        self.assertEqual(batch.states.ctypes.data % 64, 0)

    def test_a_choice_that_is_not_there(self):
        batch = Batch("hellas", 4, seed=3)
        before = batch.states.copy()
        self.assertEqual(batch.step(np.array([-1, 5000, -7, 0])), 1)
        self.assertTrue((before[:3] == batch.states[:3]).all() and (before[3] != batch.states[3]).any())
        self.assertRaises(ValueError, batch.step, np.zeros(3))
        mask = batch.action_mask()
        self.assertEqual(list(mask.sum(axis=1)), list(batch.moves))

    def test_play_out(self):
        batch = Batch("legendary", 6, seats=6, seed=5)
        self.assertGreater(batch.play_out(), 6)
        self.assertTrue(batch.over.all())


class Secrets(unittest.TestCase):
    """Row 0 is a match, row 1 one that the asked seat cannot tell from it: what leaves the library for that seat is the same."""

    def test_nothing_leaks(self):
        drawn = 0
        for game in petteia.games():
            seats = game.seats_max
            match, rng = Match(game, seats, seed=6), random.Random(6)
            batch = Batch(game, 2, seats=seats, threads=1)
            for step in range(300):
                if match.over:
                    break
                if step % 5 == 0:
                    world = match.imagine(match.asked, seed=step)
                    for row, source in enumerate((match, world)):
                        ctypes.memmove(batch.states[row].ctypes.data, source.address, game.state_bytes)
                    drawn += bool((batch.states[0] != batch.states[1]).any())
                    batch.look()
                    self.assertEqual(batch.asked[0], match.asked)
                    seen = batch.observe()
                    self.assertTrue((seen[0] == seen[1]).all(), game)
                    batch.dice[:] = step  # the worlds behind the features are drawn from the same bits
                    features = batch.features()
                    self.assertTrue((features[0] == features[1]).all(), game)
                    self.assertTrue(features[0, :seats].any())
                match.play(rng.randrange(match.count))
        self.assertGreater(drawn, 50, "nothing was hidden: this test looks at nothing")

    def test_after_the_end_an_observer_looks(self):
        batch = Batch("elysium", 3, seed=1)
        batch.play_out()
        self.assertTrue((batch.asked == NOBODY).all())
        priv = batch.observe()[:, -16:]
        self.assertFalse(priv.any())
        self.assertFalse(batch.features().any())
        self.assertRaises(ValueError, batch.observe, np.zeros((1, 1), np.uint8))


if __name__ == "__main__":
    unittest.main()

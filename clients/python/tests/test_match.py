"""Matches, bots and the cycle of agents, in every game. Run by ctest (tests/python), or: python3 -m unittest discover clients/python/tests"""
import copy
import io
import json
import pickle
import random
import unittest
import urllib.parse

import petteia
from petteia import NOBODY, Bot, Env, Game, Match


def configurations():
    """Every game with every number of seats."""
    for game in petteia.games():
        for seats in range(game.seats_min, game.seats_max + 1):
            yield game, seats


def moments(game, seats, every=9, most=400, seed=3):
    """A match at many moments of a random game."""
    match, rng = Match(game, seats, seed=seed), random.Random(seed)
    for step in range(most):
        if match.over:
            return
        if step % every == 0:
            yield match
        match.play(rng.randrange(match.count))


class Actions(unittest.TestCase):
    def test_every_move_has_a_number_and_a_place_in_the_mask(self):
        for game in petteia.games():
            actions = petteia.Actions(game)
            for seats in range(game.seats_min, game.seats_max + 1):
                for match in moments(game, seats, every=31):
                    legal = actions.legal(match)
                    self.assertEqual([actions.to_move(a) for a in legal], match.numbers())
                    mask = actions.mask(match)
                    self.assertEqual(len(mask), actions.size)
                    self.assertEqual([i for i in range(actions.size) if mask[i]], sorted(set(legal)))
                    self.assertEqual(actions.choice(match, legal[-1]), match.count - 1)
            with self.assertRaises(ValueError):
                actions.choice(match, next(a for a in range(actions.size) if not mask[a]))


class Keeping(unittest.TestCase):
    def test_deepcopy_and_pickle_go_on_alike(self):
        for game in petteia.games():
            for match in moments(game, game.seats_min, every=97, most=200):
                others = [copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
                for other in others:
                    self.assertEqual((other.hash(), other.asked, other.numbers()), (match.hash(), match.asked, match.numbers()))
                mine = copy.deepcopy(match)
                for _ in range(30):
                    if mine.over:
                        break
                    for m in (mine, *others):
                        m.play(0)
                for other in others:
                    self.assertEqual(other.hash(), mine.hash())  # the dice fall alike


class Packs(unittest.TestCase):
    """Values of another box: more of them one after the other than there is room for, and those in use stay."""

    @staticmethod
    def boxed(i):
        text = f"petteia-pack 1 elysium\nname Box {i}\nquest two-1 | {i % 10} | 1 | 2\n"
        return Match("elysium", options={"pack": urllib.parse.quote(text, safe="").lower()}, seed=1)

    def test_room_for_packs(self):
        kept = self.boxed(0)
        view, seal = kept.view_text(0), kept.seal(0)
        copied, before = copy.deepcopy(kept), kept.hash()
        seen = Match.from_view("elysium", view, 0, seal, seed=2)
        del kept
        for i in range(1, 450):
            self.boxed(i)
        self.assertEqual((copied.hash(), seen.view_text(0)), (before, view))
        self.assertRaises(ValueError, pickle.dumps, copied)
        del copied
        self.assertEqual(seen.view_text(0), view)
        crowd = []
        with self.assertRaisesRegex(ValueError, "in use"):
            for i in range(1000, 1300):
                crowd.append(self.boxed(i))
        self.assertEqual(len(crowd), 198)
        crowd.pop()
        self.boxed(2000).play_out()


class Games(unittest.TestCase):
    def test_all_are_there(self):
        self.assertEqual({g.name for g in petteia.games()}, {"cyclades", "elysium", "legendary", "hellas"})
        self.assertEqual(Game("elysium").info("pl")["id"], "elysium")
        self.assertEqual(len(Game("hellas").features()), len(set(Game("hellas").features())))

    def test_what_is_impossible_is_refused(self):
        for wrong in (lambda: Game("chess"), lambda: Match("elysium", 9), lambda: Match("elysium", options={"nonsense": 1}),
                      lambda: Bot("genius"), lambda: Bot("mcts:ms=10"), lambda: Match("elysium").view(4)):
            self.assertRaises(ValueError, wrong)

    def test_options(self):
        hashes = {Match("legendary", 3, {"screens": value}, seed=1).hash() for value in ("off", "on")}
        self.assertEqual(len(hashes), 2)


class Playing(unittest.TestCase):
    def test_same_seed_same_match(self):
        def played(seed):
            match, rng = Match("hellas", 3, seed=seed), random.Random(1)
            for _ in range(100):
                match.play(rng.randrange(match.count))
            return match.hash()

        self.assertEqual(played(5), played(5))
        self.assertNotEqual(played(5), played(6))

    def test_facts(self):
        """What follows from a position, of every game: rows about seats that exist, and nobody's purse but one's own."""
        for game, seats in configurations():
            for match in moments(game, seats, every=40, most=120):
                for row in match.facts(0):
                    self.assertTrue(row["topic"] and row["token"] and row["name"], row)
                self.assertRaises(ValueError, match.facts, seats)
        match = Match("cyclades", 3, seed=1)
        shown = {row["about"] for row in match.facts(1) if (row["topic"], row["token"]) == ("own", "gold")}
        self.assertEqual(shown, {"seat:s2"})

    def test_by_words(self):
        match = Match("cyclades", 2, seed=1)
        twin = Match("cyclades", 2, seed=1)
        move = match.moves()[1]
        self.assertEqual(match.find(move), 1)
        match.play(move)
        twin.play(1)
        self.assertEqual(match.hash(), twin.hash())
        self.assertTrue(match.prompt("ru") and match.text(0, "pl"))

    def test_what_is_not_legal_changes_nothing(self):
        match = Match("elysium", 2, seed=1)
        before = match.hash()
        for wrong in (match.count, -1, "win now"):
            self.assertRaises(ValueError, match.play, wrong)
        self.assertEqual(match.hash(), before)
        match.play_out()
        self.assertTrue(match.over)
        self.assertRaises(ValueError, match.play, 0)

    def test_copies_go_their_own_way(self):
        match = Match("legendary", 3, seed=2)
        other = match.copy(seed=1)
        self.assertEqual(match.hash(), other.hash())
        self.assertEqual(match.moves(), other.moves())
        other.play(0)
        self.assertNotEqual(match.hash(), other.hash())

    def test_bots_choose_what_is_legal(self):
        for game in petteia.games():
            match = Match(game, game.seats_max, seed=4)
            for name in ("random", "greedy", "level:2", "mcts:iterations=40"):
                first, again = Bot(name, 7), Bot(name, 7)
                choice = first.choose(match)
                self.assertEqual(choice, again.choose(match))
                match.play(choice)
        match.play_out()
        self.assertRaises(ValueError, Bot("greedy").choose, match)

    def test_plans_belong_to_a_game(self):
        self.assertIn(Bot("plan:hunter", 7).choose(Match("hellas", 2, seed=4)), range(1000))
        with self.assertRaisesRegex(ValueError, "hunter, templar"):
            Bot("plan:nosuch").choose(Match("hellas", 2, seed=4))
        with self.assertRaisesRegex(ValueError, "no plans"):
            Bot("plan:hunter").choose(Match("elysium", 2, seed=4))


class Cycle(unittest.TestCase):
    def test_whole_games(self):
        for game, seats in configurations():
            env, rng, decided, ended = Env(game, seats), random.Random(1), 0, []
            env.reset(seed=11)
            for agent in env.agent_iter():
                _, reward, termination, truncation, _ = env.last(observe=decided % 50 == 0)
                self.assertFalse(truncation)
                if termination:
                    ended.append((agent, reward))
                    self.assertRaises(ValueError, env.step, 0)
                    env.step(None)
                else:
                    self.assertEqual(reward, 0)
                    self.assertEqual(sum(env.action_mask()), env.match.count)
                    env.step(rng.randrange(env.match.count))
                    decided += 1
            self.assertEqual([a for a, _ in ended], env.possible_agents)
            self.assertTrue(seats == 1 or abs(sum(r for _, r in ended) - 1) < 1e-9, ended)
            self.assertGreater(decided, 20)
            self.assertRaises(ValueError, env.step, None)

    def test_order_and_masks(self):
        env = Env("elysium", 3, seed=1)
        asked = env.agent_selection
        other = next(a for a in env.agents if a != asked)
        self.assertEqual(len(env.action_mask()), env.actions)
        self.assertEqual(sum(env.action_mask(other)), 0)
        self.assertEqual(env.observe(other)["action_mask"], bytes(env.actions))
        self.assertRaises(ValueError, env.step, None)
        self.assertIn(env.match.text(0), env.render())
        self.assertEqual(list(env.agent_iter(3)), [asked] * 3)
        env.step(env.moves()[0])
        env.reset(seed=1)
        self.assertEqual(env.agents, env.possible_agents)


class Secrets(unittest.TestCase):
    """A seat sees the same in the real match and in one whose hidden part was drawn anew."""

    def test_observation(self):
        drawn = 0
        for game, seats in configurations():
            for match in moments(game, seats):
                for seat in range(seats):
                    world = match.imagine(seat, seed=5)
                    drawn += world.hash() != match.hash()
                    self.assertEqual(world.view_text(seat), match.view_text(seat))
                    self.assertEqual(world.seal(seat), match.seal(seat))
                    self.assertLessEqual(set(match.view(seat).get("priv", {})), {f"s{seat + 1}"})
                    if match.asked == seat:
                        self.assertEqual(world.moves(), match.moves())
                self.assertFalse(match.view(NOBODY).get("priv"))
        self.assertGreater(drawn, 100, "nothing was hidden: this test looks at nothing")

    def test_view_of_a_host(self):
        for game in petteia.games():
            for match in moments(game, game.seats_max, every=40):
                seat = match.asked
                world = Match.from_view(game, match.view_text(seat), seat, match.seal(seat), seed=1)
                self.assertEqual(world.moves(), match.moves())
                self.assertRaises(ValueError, Match.from_view, game, match.view_text(seat), seat, "0123456789abcdef")


class Protocol(unittest.TestCase):
    def test_lines(self):
        match = Match("elysium", 2, seed=3)
        seat = match.asked
        question = json.dumps({"moves": [{"move": m} for m in match.moves()]})
        said = f"petteia 1\ngame elysium seats 2 seat s{seat + 1} seed 17\nview {match.seal(seat)} {match.view_text(seat)}\nquestion {question}\ngo ms 250\nover 60 0\nquit\n"
        asked = []

        def choose(position):
            asked.append((position.seat, position.ms, position.view["game"], position.imagine().moves() == position.moves))
            return position.moves[-1]

        answers = io.StringIO()
        petteia.run_bot(choose, "tester", io.StringIO(said), answers)
        self.assertEqual(answers.getvalue(), f"ready tester\nmove {match.moves()[-1]}\n")
        self.assertEqual(asked, [(seat, 250, "elysium", True)])


if __name__ == "__main__":
    unittest.main()

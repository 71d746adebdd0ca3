"""Games, matches and bots. A match is one state with its dice; dice are thrown by the match itself."""
from __future__ import annotations

import ctypes as c
import json
import random
from typing import Any, Mapping, Union

from ._library import CHANCE, LANGS, MOVES_MAX, NOBODY, SEATS_MAX, SHARES, TOPICS, VERSION, Batch, Bits, Fault, Setup, View, aligned, lib, written, written_json

__all__ = ["CHANCE", "NOBODY", "Bot", "Game", "Match", "games"]

Option = Union[str, int]


class Game:
    """One of the games, by its name: "cyclades", "elysium", "legendary", "hellas"."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.address: int = lib.pet_game_find(name.encode()) or 0
        if not self.address:
            raise ValueError(f"there is no game {name!r}; there are {', '.join(g.name for g in games())}")
        self.seats_min: int = lib.pet_game_seats_min(self.address)
        self.seats_max: int = lib.pet_game_seats_max(self.address)
        self.state_bytes: int = lib.pet_game_state_bytes(self.address)
        self.stride = (self.state_bytes + 63) & ~63

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def info(self, lang: str = "en") -> dict[str, Any]:
        """Seats, options, kinds and verbs (docs/NOTATION.md)."""
        found: dict[str, Any] = json.loads(written_json(self.address, lambda j: lib.pet_wire_game(self.address, LANGS[lang], j), lang))
        return found

    def features(self) -> list[str]:
        """What the features of a batch are called."""
        return [lib.pet_game_feature_name(self.address, i).decode() for i in range(lib.pet_game_feature_count(self.address))]

    def setup(self, seats: int | None = None, options: Mapping[str, Option] | None = None) -> Setup:
        s, fault = Setup(), Fault()
        seats = max(self.seats_min, min(2, self.seats_max)) if seats is None else seats
        if not self.seats_min <= seats <= self.seats_max:
            raise ValueError(f"{self.name} is for {self.seats_min} to {self.seats_max} seats")
        lib.pet_setup_default(self.address, c.byref(s), seats)
        for key, value in (options or {}).items():
            word = f"{key}={value}".encode()
            if lib.pet_setup_option(self.address, c.byref(s), word, len(word), c.byref(fault)) < 0:
                raise ValueError(fault.what.decode())
        return s


def games() -> list[Game]:
    found: list[Game] = []
    while address := lib.pet_game_at(len(found)):
        found.append(Game(lib.pet_game_id(address).decode()))
    return found


def seat_name(seat: int) -> str:
    return f"s{seat + 1}"


class Match:
    """A match in progress. It holds the full state; view() and moves() give what a seat may know."""

    def __init__(self, game: Game | str, seats: int | None = None, options: Mapping[str, Option] | None = None, seed: int | None = None) -> None:
        game = game if isinstance(game, Game) else Game(game)
        self._attach(game, game.setup(seats, options), seed)
        self.restart()

    def _attach(self, game: Game, setup: Setup, seed: int | None) -> None:
        self.game, self._setup, self.seats = game, setup, int(setup.seats)
        self._keep, self.address = aligned(game.stride)
        self._dice = Bits(random.getrandbits(64) if seed is None else seed & (1 << 64) - 1)
        self._move = (c.c_uint32 * MOVES_MAX)()
        self._moves = c.c_uint16()
        self._asked = c.c_uint8()
        self._share = (c.c_uint8 * SEATS_MAX)()
        self._choice = c.c_int32()
        a = c.addressof
        self._batch = Batch(game.address, a(setup), 1, game.stride, self.address, a(self._dice), a(self._move), a(self._moves), a(self._asked), a(self._share))
        self._batch_at, self._choice_at = a(self._batch), a(self._choice)

    def restart(self, seed: int | None = None) -> None:
        if seed is not None:
            self._dice.state = seed & (1 << 64) - 1
        wrong = lib.pet_batch_start(self._batch_at, 0, 1)
        if wrong:
            raise ValueError(wrong.decode())

    # ---- asking

    @property
    def over(self) -> bool:
        return self._asked.value == NOBODY

    @property
    def asked(self) -> int:
        """The seat that decides, from 0; NOBODY when the match is over."""
        return self._asked.value

    @property
    def count(self) -> int:
        """How many moves the asked seat may choose from."""
        return self._moves.value

    def move(self, choice: int) -> str:
        """A choice as it is typed: "offer zeus 1"."""
        m = self._move[range(self.count)[choice]]
        return written(self.game.address, lambda t: lib.pet_token_move(t, m), self.address, room=256)

    def moves(self) -> list[str]:
        return [self.move(i) for i in range(self.count)]

    def numbers(self) -> list[int]:
        """The moves as the engine has them, 32 bits each: the same number for ever in its game (actions.py packs them)."""
        return list(self._move[: self.count])

    def text(self, choice: int, lang: str = "en") -> str:
        """A choice in words."""
        m = self._move[range(self.count)[choice]]
        return written(self.game.address, lambda t: lib.pet_text_move(t, m, 0), self.address, lang, room=1024)

    def prompt(self, lang: str = "en") -> str:
        """What the asked seat is asked."""
        return "" if self.over else written(self.game.address, lambda t: lib.pet_text_prompt(t, self.address), self.address, lang, room=1024)

    def find(self, move: str) -> int:
        """The index of a move in words; ValueError: it is not legal now."""
        words = move.encode()
        wanted = lib.pet_token_move_find(self.game.address, words, len(words))
        for i in range(self.count):
            if self._move[i] == wanted:
                return i
        raise ValueError(f"{move!r} is not legal now")

    def view_of(self, seat: int) -> View:
        view: View = lib.pet_game_view(self.game.address, self.address, seat)
        return view

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """What a seat knows, or an observer (docs/NOTATION.md, "Positions")."""
        known: dict[str, Any] = json.loads(self.view_text(seat))
        return known

    def view_text(self, seat: int = NOBODY) -> str:
        """The same as JSON, byte for byte as the seal covers it."""
        if seat != NOBODY and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        return written_json(self.game.address, lambda j: lib.pet_view_write(self.game.address, self.view_of(seat), j))

    def facts(self, seat: int = NOBODY, lang: str = "en") -> list[dict[str, Any]]:
        """What follows from the position, as a seat or an observer may know it: income, what a victory needs, points (docs/NOTATION.md, "Facts")."""
        if seat != NOBODY and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        rows: list[dict[str, Any]] = json.loads(
            written_json(self.game.address, lambda j: lib.pet_wire_facts(self.game.address, self.view_of(seat), TOPICS, LANGS[lang], j), lang))
        return rows

    def seal(self, seat: int = NOBODY) -> str:
        return f"{lib.pet_view_seal(self.game.address, self.view_of(seat)):016x}"

    def hash(self) -> int:
        found: int = lib.pet_game_hash(self.game.address, self.address)
        return found

    def result(self) -> list[float]:
        """The shares of the win; all 0 until the match is over."""
        return [share / SHARES for share in self._share[: self.seats]]

    # ---- playing

    def play(self, choice: int | str) -> None:
        """Carries out a choice, an index or a move in words, and throws the dice that follow."""
        self._choice.value = choice if isinstance(choice, int) else self.find(choice)
        if self._asked.value == NOBODY or not lib.pet_batch_step(self._batch_at, self._choice_at, 0, 1):
            raise ValueError("the match is over" if self.over else f"there is no choice {choice}: there are {self.count}")

    def play_out(self, most: int = 1 << 20) -> None:
        """Random decisions to the end, or at most so many."""
        lib.pet_batch_play(self._batch_at, most, 0, 1)

    def copy(self, seed: int | None = None) -> Match:
        """The same position; its dice fall differently from here on."""
        other = Match.__new__(Match)
        other._attach(self.game, self._setup, seed)
        c.memmove(other.address, self.address, self.game.state_bytes)
        lib.pet_batch_look(other._batch_at, 0, 1)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """The same position, and the same dice from here on."""
        return self.copy(self._dice.state)

    def __getstate__(self) -> dict[str, Any]:
        if self._setup.pack:
            raise ValueError("a match with a pack cannot be kept: its number means nothing elsewhere")
        return {"game": self.game.name, "setup": bytes(self._setup), "dice": self._dice.state,
                "state": c.string_at(self.address, self.game.state_bytes), "version": VERSION}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        if kept["version"] != VERSION:
            raise ValueError(f"kept by petteia {kept['version']}, this is {VERSION}: keep the record instead")
        game = Game(kept["game"])
        self._attach(game, Setup.from_buffer_copy(kept["setup"]), kept["dice"])
        c.memmove(self.address, kept["state"], game.state_bytes)
        lib.pet_batch_look(self._batch_at, 0, 1)

    def imagine(self, seat: int, seed: int | None = None) -> Match:
        """Another match that a seat cannot tell from this one: what it does not know is drawn anew."""
        other = Match.__new__(Match)
        other._attach(self.game, self._setup, seed)
        lib.pet_game_imagine(self.game.address, self.address, seat, other.address, c.addressof(other._dice))
        lib.pet_batch_look(other._batch_at, 0, 1)
        return other

    @staticmethod
    def from_view(game: Game | str, view: str, seat: int, seal: str, seed: int | None = None) -> Match:
        """A world that fits a view which a host sent, word for word, with its seal."""
        game = game if isinstance(game, Game) else Game(game)
        match, fault, words = Match.__new__(Match), Fault(), view.encode()
        seats = int(json.loads(view)["seats"])
        match._attach(game, game.setup(seats), seed)
        keep, known = aligned(game.stride)
        if not lib.pet_view_read(game.address, words, len(words), seat, int(seal, 16), known, c.byref(fault)):
            raise ValueError(fault.what.decode())
        match._setup.pack = lib.pet_state_pack(known)
        lib.pet_pack_hold(match._setup.pack)
        lib.pet_game_resample(game.address, lib.pet_game_view(game.address, known, seat), match.address, c.addressof(match._dice))
        lib.pet_batch_look(match._batch_at, 0, 1)
        del keep
        return match


class Bot:
    """A bot of ours: "random", "greedy", "level:1" to "level:7", "mcts:iterations=500", "plan:hunter". It sees what the asked seat sees."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        fault, self._spec = Fault(), c.create_string_buffer(512)
        if not lib.pet_bot_parse(name.encode(), self._spec, c.byref(fault)):
            raise ValueError(fault.what.decode())
        if "ms=" in name:
            raise ValueError("a budget of time needs a clock: count iterations here")
        self._keep, self._memory = aligned(lib.pet_bot_bytes(self._spec))
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Before another match: the same seed gives the same moves."""
        lib.pet_bot_init(self._memory, self._spec, random.getrandbits(64) if seed is None else seed)

    def choose(self, match: Match) -> int:
        if match.over:
            raise ValueError("the match is over")
        fault = Fault()
        if not lib.pet_bot_suits(self._spec, match.game.address, c.byref(fault)):
            raise ValueError(fault.what.decode())
        wanted = lib.pet_bot_choose(self._memory, match.game.address, match.view_of(match.asked))
        return next(i for i in range(match.count) if match._move[i] == wanted)

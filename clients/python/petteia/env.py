"""The agent-environment cycle that reinforcement learning knows from PettingZoo, with its names and without depending on it.

Agents are the seats, "s1" to "s6". An action is an index into the legal moves of the seat that is asked: `action_mask` has a 1 for
each. Dice and draws belong to the environment. The reward comes at the end: the share of the win, from 0 to 1.
"""
from __future__ import annotations

from typing import Any, Iterator, Mapping

from ._library import MOVES_MAX, NOBODY
from .match import Game, Match, Option, seat_name

_ONES = b"\1" * MOVES_MAX + b"\0" * MOVES_MAX


class Env:
    metadata = {"name": "petteia", "is_parallelizable": False, "render_modes": ["ansi"]}
    actions = MOVES_MAX  # no question has more answers: the size of the mask

    def __init__(self, game: Game | str, seats: int | None = None, options: Mapping[str, Option] | None = None, seed: int | None = None) -> None:
        self.match = Match(game, seats, options, seed)
        self.possible_agents = [seat_name(i) for i in range(self.match.seats)]
        self.reset()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match. `options` is accepted for compatibility: a game's options are given once, to Env."""
        self.match.restart(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.match.asked == NOBODY:
            if not self.terminations[self.agents[0]]:
                self.terminations = dict.fromkeys(self.agents, True)
                self.rewards = dict(zip(self.agents, self.match.result()))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.asked]

    def step(self, action: int | str | None) -> None:
        """An index among the legal moves, or a move as it is typed; None for an agent whose match is over."""
        if not self.agents:
            raise ValueError("the match is over for everybody: reset")
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise ValueError("the match is over: step(None)")
            gone = self.agents.pop(0)
            tables: list[dict[str, Any]] = [self.rewards, self.terminations, self.truncations, self.infos]
            for table in tables:
                del table[gone]
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("an action is needed while the match goes on")
        self.match.play(action if isinstance(action, str) else int(action))
        self._select()

    def action_mask(self, agent: str | None = None) -> bytes:
        """A byte per action, 1 where it is legal: numpy.frombuffer(mask, bool) is an array over it."""
        asked = agent is None or (agent == self.agent_selection and not self.match.over)
        n = self.match.count if asked else 0
        return _ONES[MOVES_MAX - n : 2 * MOVES_MAX - n]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat knows and nothing else (docs/NOTATION.md, "Positions"), and what it may do."""
        return {"observation": self.match.view(self.possible_agents.index(agent)), "action_mask": self.action_mask(agent)}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 1 << 62) -> Iterator[str]:
        """The agents in the order in which they are asked, and each once more when the match is over."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def moves(self) -> list[str]:
        """The actions as they are typed."""
        return self.match.moves()

    def render(self) -> str:
        """The current question and its answers."""
        lines = [self.match.prompt(), *(f"{i:4} {self.match.text(i)}" for i in range(self.match.count))]
        return "\n".join(lines)

    def close(self) -> None:
        """Does nothing; part of the interface."""

"""A model of a table of the toy game, without journal, locks or shuffles: what the table service has to do.

Every method returns the reason for a refusal, or makes the change and returns None.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

DAY = 86_400
STALE, ILLEGAL = "stale", "illegal"


@dataclass
class Chair:
    sitter: str
    name: str | None


@dataclass
class Game:
    """Which seats have chosen, how many goods each holds, and whose turn it is."""

    kept: list[bool]
    counts: list[int]
    turn: int = 0
    nods: int = 0
    undoable: list[int] = field(default_factory=list)

    @property
    def acting(self) -> list[int]:
        if not all(self.kept):
            return [seat for seat, done in enumerate(self.kept) if not done]
        return [self.turn] if self.counts[self.turn] else []

    @property
    def question(self) -> int:
        return 10 * sum(2 - count for count, kept in zip(self.counts, self.kept, strict=True) if kept) + sum(self.kept)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.acting:
            return set()
        if not self.kept[seat]:
            return {"keep"}
        return {"nod", "show"} if self.nods < 2 else {"show"}

    def play(self, seat: int, verb: str) -> None:
        if verb == "nod":
            self.nods += 1
            self.undoable.append(seat)
            return
        self.undoable.clear()
        if verb == "keep":
            self.kept[seat], self.counts[seat] = True, 2
        else:
            self.counts[seat] -= 1
            self.turn = (seat + 1) % len(self.kept)
            self.nods = 0


@dataclass
class Request:
    """Who asks to take back the move at this place of the line, and all after it; and who has agreed."""

    seat: int
    place: int
    agreed: set[int] = field(default_factory=set[int])


@dataclass
class Model:
    """A table: its status, its owner, its players, and since when nobody has moved."""

    owner: str
    moved: int
    chairs: list[Chair]
    status: str = "lobby"
    game: Game | None = None
    moderators: tuple[str, ...] = ("Moderator",)
    given_up: dict[int, tuple[str, int]] = field(default_factory=dict[int, tuple[str, int]])
    """Seats that can be taken back, with the person who left each, and when."""
    line: list[tuple[int, Game]] = field(default_factory=list[tuple[int, Game]])
    """Who made each move, and the position before it."""
    request: Request | None = None

    def seat(self, name: str | None) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if name is not None and chair.name == name), None)

    def leads(self, name: str) -> bool:
        return name == self.owner or name in self.moderators

    @property
    def live(self) -> bool:
        return self.status not in {"over", "cancelled"}

    @property
    def halted(self) -> str | None:
        return {"playing": None, "lobby": "not-started", "paused": "paused"}.get(self.status, "table-over")

    def join(self, name: str, now: int) -> str | None:
        seat = self.seat(name)
        if not self.live:
            return "table-over"
        if seat is not None and self.chairs[seat].sitter == "substitute":
            self._return(seat, now)
            return None
        if seat is not None:
            return "already-seated"
        if self.status in {"playing", "paused"}:
            for left, (who, at) in reversed(self.given_up.items()):
                if who == name and now - at <= 600:
                    return self._put(left, name, now)
        if self.status != "lobby":
            return "already-started"
        return self._sit(Chair("person", name))

    def add_computer(self, name: str, now: int) -> str | None:
        if self.status != "lobby":
            return "already-started"
        if self.seat(name) is None and not self.leads(name):
            return "not-leader"
        return self._sit(Chair("computer", None))

    def _sit(self, chair: Chair) -> str | None:
        if len(self.chairs) == 4:
            return "table-full"
        self.chairs.append(chair)
        return None

    def _return(self, seat: int, now: int) -> None:
        self.chairs[seat].sitter = "person"
        self.moved = now

    def leave(self, name: str, now: int) -> str | None:
        seat = self.seat(name)
        if seat is None:
            return "not-seated"
        why = self._vacate(seat)
        if self.game is not None and why is None:
            self.given_up[seat] = name, now
        return why

    def remove(self, name: str, now: int, seat: int) -> str | None:
        if not self.leads(name):
            return "not-leader"
        if seat >= len(self.chairs):
            return "no-such-seat"
        return self._vacate(seat)

    def _vacate(self, seat: int) -> str | None:
        if not self.live:
            return "table-over"
        if self.status == "lobby":
            del self.chairs[seat]
        else:
            self.chairs[seat] = Chair("computer", None)
            self.given_up.pop(seat, None)
            self._part(seat)
        if not any(chair.name for chair in self.chairs):
            self.status = "cancelled"
        self._pass_on()
        self._settle(self.moved)
        return None

    def _part(self, seat: int) -> None:
        """Forget what the person who had a seat asked for, or agreed to."""
        if self.request is not None:
            self.request.agreed.discard(seat)
            if self.request.seat == seat:
                self.request = None

    def _settle(self, now: int) -> None:
        """Take back what everybody agreed to; a request that nobody is left to answer ends."""
        if self.request is None or self.status != "playing":
            return
        others = {n for n, chair in enumerate(self.chairs) if chair.name and n != self.request.seat}
        if others <= self.request.agreed:
            if others:
                self._go_back(self.request.place, now)
            self.request = None

    def _go_back(self, place: int, now: int) -> None:
        self.game, self.moved, self.request = self.line[place][1], now, None
        del self.line[place:]

    def _last_of(self, seat: int | None) -> int | None:
        """Return the place of a seat's last move in the line."""
        return max((place for place, (mover, _) in enumerate(self.line) if mover == seat), default=None)

    def _pass_on(self) -> None:
        people = [chair.name for chair in self.chairs if chair.name]
        if people and self.owner not in people:
            self.owner = people[0]

    def replace(self, name: str, now: int, seat: int, new: str | None) -> str | None:
        if not self.leads(name):
            return "not-leader"
        if seat >= len(self.chairs):
            return "no-such-seat"
        if self.status not in {"playing", "paused"}:
            return "not-playing"
        if self.seat(new) is not None:
            return "seated-elsewhere"
        if new is None:
            return self._vacate(seat)
        return self._put(seat, new, now)

    def _put(self, seat: int, name: str, now: int) -> None:
        """Give a seat to a person in the middle of play."""
        self._part(seat)
        self.chairs[seat] = Chair("person", name)
        self.given_up.pop(seat, None)
        self.moved = now
        self._pass_on()
        self._settle(now)

    def start(self, name: str, now: int) -> str | None:
        if not self.leads(name):
            return "not-leader"
        if self.status != "lobby":
            return "already-started" if self.live else "table-over"
        if len(self.chairs) < 2:
            return "too-few-seats"
        self.status, self.moved = "playing", now
        self.game = Game([False] * len(self.chairs), [5] * len(self.chairs))
        return None

    def move(self, name: str, now: int, verb: str, *, late: bool) -> str | None:
        seat = self.seat(name)
        if seat is None:
            return "not-at-table"
        if self.halted:
            return self.halted
        if self.chairs[seat].sitter == "substitute":
            self._return(seat, now)
        return STALE if late else self._play(seat, verb, now)

    def _play(self, seat: int, verb: str, now: int) -> str | None:
        assert self.game is not None
        if verb not in self.game.legal(seat):
            return ILLEGAL
        self.line.append((seat, copy.deepcopy(self.game)))
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self.game.play(seat, verb)
        self.moved = now
        if not self.game.acting:
            self.status = "over"
        return None

    def computer_moves(self, seat: int, now: int, verb: str) -> str | None:
        if self.chairs[seat].sitter == "person":
            return STALE
        return self.halted or self._play(seat, verb, now)

    def skip(self, name: str, now: int, seat: int) -> str | None:
        if not self.leads(name):
            return "not-leader"
        if seat >= len(self.chairs):
            return "no-such-seat"
        if self.halted:
            return self.halted
        assert self.game is not None
        if seat not in self.game.acting:
            return "nothing-to-skip"
        return self._play(seat, "show" if self.game.kept[seat] else "keep", now)

    def undo(self, name: str, now: int) -> str | None:
        if self.halted:
            return self.halted
        assert self.game is not None
        seat, undoable = self.seat(name), self.game.undoable
        place = self._last_of(seat)
        if undoable and (seat == undoable[-1] or (self.leads(name) and place is None)):
            self._go_back(len(self.line) - 1, now)
            return None
        if seat is None or place is None:
            return "nothing-to-undo"
        if self.request is not None and self.request.seat != seat:
            return "undo-asked"
        if not any(chair.name and n != seat for n, chair in enumerate(self.chairs)):
            return "nobody-to-ask"
        if self.request is None:
            self.request = Request(seat, place)
        return None

    def answer_undo(self, name: str, now: int, *, agree: bool) -> str | None:
        seat = self.seat(name)
        if seat is None:
            return "not-at-table"
        if self.halted:
            return self.halted
        if self.request is None:
            return "no-undo-asked"
        if not agree:
            self.request = None
        elif seat != self.request.seat:
            self.request.agreed.add(seat)
            self._settle(now)
        return None

    def pause(self, name: str, now: int) -> str | None:
        return self._switch(name, "playing", "paused", "paused" if self.status == "paused" else "not-playing")

    def resume(self, name: str, now: int) -> str | None:
        why = self._switch(name, "paused", "playing", "not-paused")
        if why is None:
            self.moved = now
            self._settle(now)
        return why

    def _switch(self, name: str, before: str, after: str, why: str) -> str | None:
        if not self.leads(name):
            return "not-leader"
        if self.status != before:
            return why
        self.status = after
        return None

    def cancel(self, name: str, now: int) -> str | None:
        if not self.live:
            return "table-over"
        if now - self.moved < 3 * DAY and not self.leads(name):
            return "not-leader"
        self.status = "cancelled"
        return None

    def substitute(self, seat: int) -> None:
        if self.status == "playing" and self.chairs[seat].sitter == "person":
            self.chairs[seat].sitter = "substitute"

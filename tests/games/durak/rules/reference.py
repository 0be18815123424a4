"""A reference program for Durak, slow and plain: cards are strings, hands are sets, nothing is cached.

Written from RULES 5 and 6 alone, it shares nothing with the game's own rules but the names of
cards and moves, so that the two can be held against each other.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product

RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SIX = {"S": "H", "H": "C", "C": "D", "D": "S"}
ACE = {"S": "D", "H": "S", "C": "H", "D": "C"}


def rank(card: str) -> str:
    return card.split("=", maxsplit=1)[0][:-1]


def suit(card: str) -> str:
    """Return the suit a card counts as: what follows `=`, else what is printed."""
    return card[-1]


def bare(card: str) -> str:
    return card.split("=", maxsplit=1)[0]


@dataclass
class Laid:
    card: str
    beaten: str | None = None


@dataclass
class Slow:
    hands: list[set[str]]
    trump: str | None
    enchanted: set[str]
    transfer: bool
    teams: bool
    auto_pass: bool
    talon: list[str] = field(default_factory=list)
    playing: set[int] = field(default_factory=set)
    direction: int = 1
    first_done: bool = False
    stale: int = 0
    phase: str = "attack"
    starter: int = 0
    slot: int = 0
    defender: int = 0
    table: list[Laid] = field(default_factory=list)
    taking: bool = False
    passed: set[int] = field(default_factory=set)

    # 5.1

    def present(self) -> set[int]:
        return {seat for seat in self.playing if self.hands[seat] or self.talon}

    def next(self, seat: int, among: set[int]) -> int | None:
        n = len(self.hands)
        order = [(seat + self.direction * step) % n for step in range(1, n)]
        return next((other for other in order if other in among), None)

    def occupant(self, slot: int, among: set[int]) -> int | None:
        return next((seat for seat in (slot % 4, (slot + 2) % 4) if seat in among), None)

    def throwers(self) -> set[int]:
        others = self.playing - {self.defender}
        return {seat for seat in others if seat % 2 != self.defender % 2} if self.teams else others

    # 5.2

    def begin(self, slot: int) -> None:
        if self.teams:
            self.starter = self.occupant(slot, self.playing)
            self.slot = (slot + self.direction) % 4
            self.defender = self.occupant(self.slot, self.playing)
        else:
            self.starter = slot
            self.slot = self.defender = self.next(slot, self.playing)
        self.phase = "attack"

    # 5.3

    def cap(self) -> int:
        limit = 6 if self.first_done else 5
        return min(limit - len(self.table), len(self.hands[self.defender]) - len(self.unbeaten()))

    def unbeaten(self) -> list[Laid]:
        return [laid for laid in self.table if laid.beaten is None]

    def closed(self) -> bool:
        return "Q" in self.enchanted and any(laid.beaten and rank(laid.beaten) == "Q" for laid in self.table)

    def lying(self) -> list[str]:
        return [card for laid in self.table for card in (laid.card, laid.beaten) if card]

    # 5.5

    def beats(self, d: str, a: str) -> bool:
        sd, sa, t = suit(d), suit(a), self.trump
        if rank(a) == "7" and "7" in self.enchanted and t and sd == t and sa != t:
            return False
        if rank(a) == "J" and "J" in self.enchanted:
            return rank(d) in {"6", "7", "8", "9", "10"} and sd in {sa, t}
        if rank(d) == "6" and "6" in self.enchanted and SIX[sd] == sa:
            return True
        if rank(d) == rank(a) == "A" and "A" in self.enchanted and ACE[sd] == sa:
            return True
        if sd == sa:
            return RANKS.index(rank(d)) > RANKS.index(rank(a))
        return sd == t

    # 5.4

    def ways(self, seat: int) -> list[str]:
        """Return each way each card of a hand may be played."""
        found = []
        for card in self.hands[seat]:
            if rank(card) == "8" and "8" in self.enchanted:
                found += [f"{card}={named}" for named in "SHDC" if named != self.trump]
            else:
                found.append(card)
        return found

    def throwable(self, seat: int) -> set[str]:
        ranks = {rank(card) for card in self.lying()}
        if self.closed() or self.cap() <= 0 or seat not in self.throwers():
            return set()
        free = {"9"} & self.enchanted
        return {card for card in self.ways(seat) if rank(card) in ranks | free}

    def transfer_to(self) -> tuple[int, int | None]:
        if self.teams:
            slot = (self.slot + self.direction) % 4
            return slot, self.occupant(slot, self.present())
        seat = self.next(self.defender, self.present())
        return seat, seat

    def legal(self, seat: int) -> set[str]:
        """Return the texts of all moves a seat may make."""
        if self.phase == "attack":
            return {f"attack {card}" for card in self.ways(seat)} if seat == self.starter else set()
        if self.phase == "direction":
            return {"direction yes", "direction no"} if seat == self.defender else set()
        if self.phase == "over":
            return set()
        is_open = bool(self.unbeaten()) and not self.taking
        if seat != self.defender:
            texts = {f"throw {card}" for card in self.throwable(seat)}
            if not is_open and seat in self.throwers() and self.hands[seat] and seat not in self.passed:
                texts.add(f"pass {len(self.lying())}")
            return texts
        if not is_open:
            return set()
        pairs = product(self.unbeaten(), self.ways(seat))
        texts = {f"defend {bare(laid.card)} {bare(card)}" for laid, card in pairs if self.beats(card, laid.card)}
        return texts | {f"transfer {card}" for card in self.transferable(seat)} | {"take"}

    def transferable(self, seat: int) -> set[str]:
        ranks = {rank(laid.card) for laid in self.table}
        _, to = self.transfer_to()
        if not self.transfer or len(ranks) > 1 or len(self.unbeaten()) < len(self.table) or to is None:
            return set()
        if ranks == {"10"} & self.enchanted or len(self.table) + 1 > len(self.hands[to]):
            return set()
        return {card for card in self.ways(seat) if rank(card) in ranks}

    def play(self, seat: int, text: str) -> None:
        """Make a legal move."""
        verb, *cards = text.split()
        known = {rank(card) for card in self.lying()}
        card = cards[-1] if cards else ""
        if verb in {"attack", "throw", "defend", "transfer"}:
            self.hands[seat].remove(bare(card))
        if verb == "attack":
            self.table.append(Laid(card))
            self.phase = "bout"
        elif verb == "throw":
            self.table.append(Laid(card))
            self.passed.discard(seat)
        elif verb == "defend":
            target = next(laid for laid in self.table if bare(laid.card) == cards[0])
            names = rank(card) == "8" and "8" in self.enchanted
            target.beaten = f"{card}={suit(target.card)}" if names else card
        elif verb == "transfer":
            self.slot, self.defender = self.transfer_to()
            self.table.append(Laid(card))
            self.passed = set()
        elif verb == "take":
            self.taking, self.passed = True, set()
        elif verb == "pass":
            self.passed.add(seat)
        else:
            self.direction *= -1 if card == "yes" else 1
            self.follow(taken=False)
            return
        if verb in {"throw", "defend"} and rank(card) not in known:
            self.passed = set()
        quiet = all(self.settled(thrower) for thrower in self.throwers())
        if (self.taking or not self.unbeaten()) and (self.closed() or self.cap() <= 0 or quiet):
            self.finish()

    def settled(self, seat: int) -> bool:
        return not self.hands[seat] or seat in self.passed or (self.auto_pass and not self.throwable(seat))

    # 5.6 and 6

    def finish(self) -> None:
        taken, cards = self.taking, [bare(card) for card in self.lying()]
        king = "K" in self.enchanted and any(laid.beaten and rank(laid.beaten) == "K" for laid in self.table)
        if taken:
            self.hands[self.defender] |= set(cards)
        else:
            self.first_done = True
        self.table, self.taking, self.passed = [], False, set()
        self.stale = self.stale + 1 if taken and not self.talon else 0
        n = len(self.hands)
        order = [(self.starter - self.direction * step) % n for step in range(n)]
        order = [seat for seat in order if seat in self.playing and seat != self.defender] + [self.defender]
        for seat in order:
            while self.talon and len(self.hands[seat]) < 6:
                self.hands[seat].add(self.talon.pop(0))
        self.playing = {seat for seat in self.playing if self.hands[seat]}
        if self.stale == 100 or self.is_over():
            self.phase = "over"
        elif king and not taken and self.defender in self.playing and len(self.playing) >= 3:
            self.phase = "direction"
        else:
            self.follow(taken=taken)

    def is_over(self) -> bool:
        if self.teams:
            return not {0, 2} & self.playing or not {1, 3} & self.playing
        return len(self.playing) <= 1

    def follow(self, *, taken: bool) -> None:
        if self.teams:
            self.begin((self.slot + self.direction) % 4 if taken else self.slot)
        elif taken or self.defender not in self.playing:
            self.begin(self.next(self.defender, self.playing))
        else:
            self.begin(self.defender)

    # Counting

    def count(self, depth: int) -> int:
        """Return how many sequences of moves there are, this long or ended before."""
        choices = [(seat, text) for seat in range(len(self.hands)) for text in self.legal(seat)]
        if depth == 0 or not choices:
            return 1
        total = 0
        for seat, text in choices:
            after = deepcopy(self)
            after.play(seat, text)
            total += after.count(depth - 1)
        return total

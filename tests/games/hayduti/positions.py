"""Positions of Hayduti written as text, and scripts that play from them.

Cards are written in short: `d2g` is a haydut of deynost, strength 2, green (u is blue); `V10` a voyvoda of cost 10;
`Z2` a zaptie of strength 2; any other word a deets. `V10@13` lies at position 13. A script has one move a line:

    0 scout 13
    0 clear d2u n3u
    0 improve nabor ✗ out-of-reach
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.core.chance import SeededChance
from games.core.contract import Event, Move, Vocabulary
from games.hayduti import GAME
from games.hayduti.data.cards import CARDS, COLOURS, FIELD_SIZE, GOLD, NAMES, SILVER, STAT, STATS
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import NO_CARD, Phase, Player, State
from games.hayduti.rules.turns import rouse
from tests.games.tables import scripted

CHANCE = SeededChance(bytes(32), 0)
_COLOURS = {"g": "green", "u": "blue", "r": "red", "y": "yellow"}
READER = Vocabulary(GAME.vocabulary)


def prefix(word: str) -> str:
    """Return the beginning that the ids of all cards written so have in common."""
    if word[0] == "V":
        return f"voy-{word[1:]}-"
    if word[0] == "Z":
        return f"zap-{word[1:]}-"
    if len(word) == 3 and word[2] in _COLOURS:
        return f"hay-{word[0]}-{_COLOURS[word[2]]}-{word[1]}-"
    return f"deets-{word}"


def short(code: int) -> str:
    """Return how a card is written in short."""
    kind, *rest = NAMES[code].split("-")
    match kind:
        case "hay":
            return f"{rest[0]}{rest[2]}{'u' if rest[1] == 'blue' else rest[1][0]}"
        case "voy":
            return f"V{rest[0]}"
        case "zap":
            return f"Z{rest[0]}"
        case _:
            return rest[0]


def shorts(codes: Iterable[int]) -> str:
    """Return cards in short."""
    return " ".join(short(code) for code in codes)


class _Box:
    """All cards, of which each is taken once."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def take(self, word: str) -> int:
        code = next(code for code in self.left if NAMES[code].startswith(prefix(word)))
        self.left.remove(code)
        return code

    def fill(self) -> int:
        """Take a card for a face-down place that no test turns up: a plain haydut, from the end."""
        code = next(code for code in reversed(self.left) if STAT[code] >= 0)
        self.left.remove(code)
        return code


def table(
    hand: str = "",
    *,
    seats: int = 3,
    stats: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[int, str] | None = None,
    raised: Mapping[int, str] | None = None,
    now: str = "",
    exposed: Iterable[int] = (),
    up: str = "",
    down: str = "",
    empty: Iterable[int] = (),
    deck: str = "",
    deck_size: int | None = None,
    rotations_done: int = 0,
    final: bool = False,
    phase: str = "actions",
    **options: Any,
) -> State:
    """Return a table in which seat 0 is to move, its turn just begun; `hand` is its hand.

    `raised` was raised in earlier turns, `now` by seat 0 in this one. Slots not named hold face-down hayduts. `deck`
    names the cards from the top; the rest of it and the used pile hold what is left, marked cards where they belong.
    """
    box = _Box()
    players = [Player([4, 4, 4], exposed=False, hand=[], raised=[]) for _ in range(seats)]
    for seat, values in (stats or {}).items():
        players[seat].stats = list(values)
    for seat, words in {0: hand, **(hands or {})}.items():
        players[seat].hand = [box.take(word) for word in words.split()]
    for seat, words in (raised or {}).items():
        players[seat].raised = [(box.take(word), 1) for word in words.split()]
    players[0].raised += [(box.take(word), 5) for word in now.split()]
    for seat in exposed:
        players[seat].exposed = True
    placed = {int(place): (box.take(word), True) for word, _, place in (line.partition("@") for line in up.split())}
    placed |= {int(place): (box.take(word), False) for word, _, place in (line.partition("@") for line in down.split())}
    top = [box.take(word) for word in deck.split()]
    shuffles = rotations_done - final
    gold_in = 1 if seats == 2 else 2
    silver = [code for code in SILVER if code in box.left and shuffles < 1]
    gold = [code for code in GOLD if code in box.left and shuffles < gold_in]
    box.left = [code for code in box.left if code not in {*silver, *gold}]
    size = max(FIELD_SIZE, *placed) if placed else FIELD_SIZE
    field: list[int] = []
    faces: list[bool] = []
    for place in range(1, size + 1):
        code, face = placed.get(place, (NO_CARD, False))
        if code == NO_CARD and place <= FIELD_SIZE and place not in empty:
            code = box.fill()
        field.append(code)
        faces.append(face)
    rest = box.left
    below = rest if deck_size is None else rest[: deck_size - len(top)]
    aside = gold if seats > 2 and shuffles == 0 else []
    used = [*silver, *(code for code in gold if code not in aside), *(code for code in rest if code not in below)]
    state = State(
        options=HaydutiOptions(**options),
        players=players,
        first=0,
        active=0,
        turn=5,
        phase=Phase(phase),
        question=0,
        steps=[0] * seats,
        field=field,
        up=faces,
        deck=[*below, *reversed(top)],
        used=used,
        shown=[],
        gold_aside=aside,
        rotations_done=rotations_done,
        final=final,
    )
    players[0].actions_left = players[0].stats[1]
    if phase == "actions":
        rouse(state, [])
    return state


def play(state: State, script: str) -> list[Event]:
    """Play a script and return its public events."""

    def read(seat: str, words: str) -> tuple[int, Move]:
        return int(seat), READER.parse(_translated(state, int(seat), words))

    return scripted(GAME, state, script, read, CHANCE)


def saved_by_petko(**given: Any) -> State:
    """Return a table whose seat 0 has been broken and kept `n2g d3r` with Petko; seat 1 may take `n2r d3g` with Hitov."""
    cards, helpers = "n2g n2r d3g d3r", {0: "petko", 1: "hitov"}
    state = table(cards, exposed=[0], raised=helpers, up="Z3@1", down="Z2@2", **given)
    play(state, "0 scout 2\n0 keep n2g d3r")
    return state


def _translated(state: State, seat: int, words: str) -> str:
    """Return the text form of a move, with cards in short replaced by ids that the player can mean."""
    verb, *names = words.split()
    if verb in {"clear", "group", "keep", "take", "spare"}:
        pool = state.mover.hand if verb == "take" else state.players[seat].hand
        return f"{verb} {','.join(_named(names, pool)) or '-'}"
    if verb == "form":
        reach = [*state.players[seat].hand, *(code for code, up in zip(state.field, state.up, strict=True) if up)]
        goal, by, *cards = names
        goal = goal if goal in STATS else _named([goal], reach)[0]
        by = by if by in {*STATS, *COLOURS} else _named([by], state.players[seat].hand)[0]
        return f"{verb} {goal} {by} {','.join(_named(cards, state.players[seat].hand)) or '-'}"
    if verb == "raise" or (verb == "gather" and len(names[0]) == 3 and names[0] != "red"):
        reach = [*state.players[seat].hand, *(code for code, up in zip(state.field, state.up, strict=True) if up)]
        return f"{verb} {_named(names, reach)[0]}"
    return words


def _named(words: Sequence[str], pool: Sequence[int]) -> list[str]:
    left, named = list(pool), list[str]()
    for word in words:
        code = next((code for code in left if NAMES[code].startswith(prefix(word))), None)
        if code is None:
            named.append(next(name for name in NAMES if name.startswith(prefix(word))))
        else:
            left.remove(code)
            named.append(NAMES[code])
    order = {NAMES[code]: place for place, code in enumerate(pool)}
    return sorted(named, key=lambda name: order.get(name, len(order)))


def cards_of(state: State) -> list[int]:
    """Return every card of a state, sorted."""
    cards = [*state.deck, *state.used, *state.gold_aside, *(code for code in state.field if code != NO_CARD)]
    for player in state.players:
        cards += [*player.hand, *(code for code, _ in player.raised)]
    return sorted(cards)


def hand(state: State, seat: int = 0) -> str:
    """Return a hand in short."""
    return shorts(state.players[seat].hand)


def at(state: State, pos: int) -> str:
    """Return what lies at a position: a card in short, in brackets when face-down; empty for nothing."""
    code = state.field[pos - 1]
    if code == NO_CARD:
        return ""
    return short(code) if state.up[pos - 1] else f"({short(code)})"


def verbs(state: State, seat: int = 0) -> set[str]:
    """Return the kinds of moves that a seat has."""
    return {choice.verb for choice in GAME.moves(state, seat)}


def texts(state: State, verb: str, seat: int = 0) -> list[str]:
    """Return the last words of the single moves of one kind that a seat has."""
    return [str(choice).split(" ", 1)[-1] for choice in GAME.moves(state, seat) if str(choice).startswith(f"{verb} ")]

"""Noninterference: two worlds that differ in a secret send everybody it is hidden from the same bytes."""

import asyncio
import base64
import difflib
import random
from dataclasses import replace
from typing import Final

from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import PUBLIC, AnyGame, Audience, IllegalMove, Move, Seat
from games.core.news import heard
from games.core.options import preset
from games.core.secrets import secrets_of
from tests.faults.check import Report, Trial
from tests.faults.paired_worlds import PairedTable, Side, moved, side

LONGEST_WALK: Final = 3000
A_LOOK_EVERY: Final = 4
"""Moves of a table from one look for secrets to the next, about."""
PICTURED: Final = 4
"""One table of so many has pictures."""
CLOSED: Final = 2
"""One in so many tables at which the one from whom the secret is hidden has moved is closed after that."""
AN_EVENING: Final = 100
"""Tables of one pair of worlds."""


async def noninterference(trial: Trial) -> None:
    """Walk tables of all games, change their secrets one at a time, and compare what real bots send."""
    report = trial.report
    pairs: list[PairedTable] = []
    hidden, met = 0, set[tuple[str, str]]()
    for key, game in find_games().items():
        found = pairs_of(game, trial.rng(f"taint {key}"), trial.much(5, 120), trial.much(2, 16))
        pairs += found
        secrets = secrets_of(game)
        report.demand(secrets is not None, f"{key}: nobody has said what it hides")
        hidden += len(secrets.SECRETS) if secrets else 0
        met |= {(key, twin.secret) for twin in found}
    report.figures["secrets"] = hidden
    report.figures["secrets changed"] = len(met)
    trial.rng("taint order").shuffle(pairs)
    for begun in range(0, len(pairs), AN_EVENING):
        part = [
            replace(twin, pictures=place % PICTURED == 0)
            for place, twin in enumerate(pairs[begun : begun + AN_EVENING])
        ]
        for place in [place for place, twin in enumerate(part) if _is_decided(twin)][::CLOSED]:
            part[place] = replace(part[place], closed=True)
        part_trial = replace(trial, folder=trial.place(f"pairs-{begun}"))
        async with side(part_trial, part, 0) as first, side(part_trial, part, 1) as other:
            for place, twin in enumerate(part):
                await _compare(first, other, place, twin, report)


async def _compare(first: Side, other: Side, place: int, twin: PairedTable, report: Report) -> None:
    """Compare all that the audience of one table is sent in both worlds."""
    mine, yours = await asyncio.gather(first.sent(place), other.sent(place))
    who = "the channel" if twin.audience == PUBLIC else f"seat {twin.audience}"
    where = f"{twin.game.key}: {who} can tell “{twin.secret}”"
    report.count("twin tables")
    report.count("messages", len(mine))
    report.count("bytes", sum(len(text.encode()) for text in mine.values()))
    report.count("reviews", "the review" in mine)
    report.demand(mine.keys() == yours.keys(), f"{where} by what there is: {sorted(mine.keys() ^ yours.keys())}")
    for name in mine.keys() & yours.keys():
        if mine[name] != yours[name]:
            report.wrong.append(f"{where} by {name}: {_difference(mine[name], yours[name])}")
    told = "".join(mine.values())
    for secret in (twin.seed.hex(), base64.b64encode(twin.seed).decode()):
        report.demand(secret not in told, f"{twin.game.key}: {who} is sent the seed")


def _is_decided(twin: PairedTable) -> bool:
    """Return whether the audience of a twin makes its move, in a game that goes on."""
    if twin.move is None or twin.move[0] != twin.audience:
        return False
    return all(twin.game.outcome(moved(twin, which)[0]) is None for which in (0, 1))


def _difference(first: str, other: str) -> str:
    """Return where two texts differ."""
    matcher = difflib.SequenceMatcher(None, first[:5000], other[:5000], autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag != "equal":
            return f"…{first[max(a - 40, 0) : b + 20]}… and …{other[max(c - 40, 0) : d + 20]}…"
    return "far behind"


def pairs_of(game: AnyGame, rng: random.Random, most: int, walks: int) -> list[PairedTable]:
    """Return moments of so many tables with one secret changed, at most `most`, spread over all secrets met.

    Every other table is played by chance alone, the rest by computers.
    """
    secrets = secrets_of(game)
    if secrets is None:
        return []
    found: dict[str, list[PairedTable]] = {name: [] for name in secrets.SECRETS}
    seen = dict.fromkeys(found, 0)
    each = max(most // len(found), 1)
    for walk in range(walks):
        options = preset(game.Options, rng.choice(list(game.Options.presets)))
        playthrough = Playthrough(game, options, rng.choice(list(game.numbers(options))), rng.randbytes(32))
        chance = SeededChance(rng.randbytes(32), 0)
        while (acting := list(game.acting(playthrough.state))) and len(playthrough.moves) < LONGEST_WALK:
            seat = acting[chance.below(len(acting))]
            choices = game.moves(playthrough.state, seat)
            if walk % 2:  # where computers think, they also get to what chance alone would rarely meet
                move = game.heuristic(game.view(playthrough.state, seat), choices, chance)
            else:
                move = sample(choices[chance.below(len(choices))], chance)
            if rng.randrange(A_LOOK_EVERY) == 0 and game.forced(game.view(playthrough.state, PUBLIC)) is None:
                audience = rng.choice([PUBLIC, seat, rng.randrange(playthrough.seats)])
                for name, change in secrets.SECRETS.items():
                    other = change(playthrough.state, audience, chance)
                    if other is None or other == playthrough.state:
                        continue
                    seen[name] += 1
                    twin = _pair(playthrough, audience, name, other, (seat, move))
                    if len(found[name]) < each:
                        found[name].append(twin)
                    elif (place := rng.randrange(seen[name])) < each:
                        found[name][place] = twin
            playthrough.play(seat, move)
    return [twin for some in found.values() for twin in some]


def _pair(
    playthrough: Playthrough, audience: Audience, secret: str, other: object, move: tuple[Seat, Move]
) -> PairedTable:
    """Return the moment with its twin; with the move, if nobody from whom the secret is hidden learns of it by that.

    They learn of it by what a view shows afterwards, by an event that reveals something once, or by a move that is then
    forced, which the bot makes at once.
    """
    game, states = playthrough.game, (playthrough.game.copy(playthrough.state), other)
    bare = PairedTable(
        game, playthrough.options, playthrough.seats, audience, secret, states, None, playthrough.seed, pictures=False
    )
    twin = replace(bare, move=move)
    try:
        afterwards = moved(twin, 0), moved(twin, 1)
    except IllegalMove:
        return bare
    hidden, (here, there) = {audience, PUBLIC}, afterwards
    told = any(game.view(here[0], audience) != game.view(there[0], audience) for audience in hidden)
    told |= any(game.forced(game.view(state, PUBLIC)) is not None for state, _ in afterwards)
    told |= any(event.passing for _, events in afterwards for event in heard(events, audience))
    return bare if told else twin

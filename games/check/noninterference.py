"""Walks through tables that check, for each secret of a game, that nobody from whom it is hidden can tell it.

Where a game's own checks have `walking` with a `next_move`, that chooses the moves, so that tables reach secrets that
random moves seldom reach.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from games.check.games import material
from games.check.tables import drawn, random_walk, spoken
from games.core.chance import Chance, SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, AnyGame, Audience, Beside, Drawn, to_bytes
from games.core.localizer import Localizer
from games.core.secrets import Secrets


def next_move_of(game: AnyGame) -> Callable[[Any, Chance], tuple[int, Any]] | None:
    """Return the function by which the game's own checks choose moves, if they have one."""
    return getattr(material(game, "walking"), "next_move", None)


def walk(playthrough: Playthrough, rng: bytes) -> Iterator[Playthrough]:
    """Play the table by that function, or else at random; yield before each move and at the end."""
    next_move = next_move_of(playthrough.game)
    if next_move is None:
        yield from random_walk(playthrough, rng)
        return
    chance = SeededChance(rng, 0)
    while playthrough.game.acting(playthrough.state):
        yield playthrough
        playthrough.play(*next_move(playthrough.state, chance))
    yield playthrough


def check_fields(kind: Any, secrets: Secrets) -> None:
    """Check that each field of the state is either public or belongs to a secret that can be changed."""
    fields, hidden = set(kind.__struct_fields__), set(secrets.SECRET_FIELDS)
    assert secrets.PUBLIC_FIELDS | hidden == fields, secrets.PUBLIC_FIELDS.union(hidden) ^ fields
    assert not secrets.PUBLIC_FIELDS & hidden, secrets.PUBLIC_FIELDS & hidden
    assert set(secrets.SECRET_FIELDS.values()) <= set(secrets.SECRETS)


def check_walls(
    playthrough: Playthrough,
    secrets: Secrets,
    chance: Chance,
    localizer: Localizer,
    audiences: Sequence[Audience] = (),
    *,
    words: bool = False,
    pictures: bool = False,
    but: Collection[str] = (),
) -> set[str]:
    """Check that none of these audiences can tell a changed secret; return the secrets that could be changed.

    Secrets named in `but` are left alone. Views and moves are compared; on request also texts and pictures.
    """
    game, state = playthrough.game, playthrough.state
    before = to_bytes(state)
    met: set[str] = set()
    for audience in audiences or (PUBLIC, *range(playthrough.seats)):
        view = game.view(state, audience)
        told: list[str] = []
        shown: tuple[Drawn | Beside | None, ...] = ()
        choices = [] if audience == PUBLIC else list(game.moves(state, audience))
        for name, change in secrets.SECRETS.items():
            if name in but:
                continue
            where = f"{game.key}: {audience} can tell {name} by"
            other = change(state, audience, chance)
            if other is None or other == state:
                continue
            met.add(name)
            moved = {field for field in state.__struct_fields__ if getattr(state, field) != getattr(other, field)}
            assert not moved & secrets.PUBLIC_FIELDS, f"{name} is in {moved & secrets.PUBLIC_FIELDS}, which are open"
            seen = game.view(other, audience)
            tells = [field for field in view.__struct_fields__ if getattr(view, field) != getattr(seen, field)]
            assert seen == view, f"{where} the view's {tells}\n\n{playthrough.code()}"
            if audience != PUBLIC:
                assert list(game.moves(other, audience)) == choices, f"{where} the moves\n\n{playthrough.code()}"
            if words:
                told = told or spoken(playthrough, view, localizer)
                assert spoken(playthrough, seen, localizer) == told, f"{where} the words\n\n{playthrough.code()}"
            if pictures:
                shown = shown or drawn(playthrough, view, localizer)
                assert drawn(playthrough, seen, localizer) == shown, f"{where} the picture\n\n{playthrough.code()}"
    assert to_bytes(state) == before, f"{game.key}: to change a secret has changed the state\n\n{playthrough.code()}"
    return met

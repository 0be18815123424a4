"""The texts that the bot looks up for every game, by their keys in its Fluent files."""

from collections.abc import Iterator

from games.core.contract import AnyGame, Reason
from games.core.notation import fields_of
from games.core.options import fields_of as options_of


def needed_texts(game: AnyGame) -> Iterator[str]:
    """Yield the keys of the texts that the bot uses of a game, apart from its `outcome-…`."""
    yield from ("game-name", "game-blurb")
    for kind in game.vocabulary:
        yield f"verb-{kind.verb}"
        yield from (f"field-{kind.verb}-{field.name}" for field in fields_of(kind) if field.name not in kind.implied)
    for option in options_of(game.Options):
        yield from (f"option-{option.name}", f"option-{option.name}-label")
        if option.kind == "choice":
            yield from (f"choice-{option.name}-{choice}" for choice in option.choices)
    for name in game.Options.presets:
        yield f"preset-{name}"
    yield from (f"learnt-{key}" for key in game.practice.learnt)
    if game.practice.last is not None:
        yield "lesson-last"
    own = () if game.reasons is Reason else tuple(game.reasons)
    yield from (f"why-{reason.value}" for reason in (*Reason, *own))

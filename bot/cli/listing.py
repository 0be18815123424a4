"""`mehana games`: lists the games and their options."""

from typing import Any

from games.core.catalogue import installed_games, localizer_for
from games.core.localizer import LOCALES
from games.core.options import OptionField, fields_of


def described() -> list[dict[str, Any]]:
    """Return all games with their keys, names by language, numbers of seats and options, as plain data."""
    return [
        {
            "key": game.key,
            "names": {locale: localizer_for(game, locale)("game-name") for locale in LOCALES},
            "seats": {"least": min(game.seats), "most": max(game.seats)},
            "rules_version": game.rules_version,
            "options": [
                {
                    "name": field.name,
                    "kind": field.kind,
                    "default": field.write(field.default),
                    "range": _range(field),
                    "about": localizer_for(game, "en")(f"option-{field.name}"),
                }
                for field in fields_of(game.Options)
            ],
            "presets": list(game.Options.presets),
        }
        for game in installed_games().games.values()
    ]


def _range(field: OptionField) -> str:
    match field.kind:
        case "bool":
            return "true or false"
        case "int":
            return f"{field.least} to {field.most}"
        case "choice":
            return ", ".join(field.choices)
        case "set":
            return f"any of {' '.join(field.choices)}"

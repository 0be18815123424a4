"""Builds slash commands from what they do and the arguments they take, with texts in all languages."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import app_commands

from bot.discord.messages.answer import Interaction, answered
from bot.presentation.texts import bot_localizer
from bot.tables.state.refusal import Refusal
from games.core.catalogue import localizer_for
from games.core.contract import AnyGame

Suggest: TypeAlias = Callable[[Interaction, str], Awaitable[Sequence[tuple[str, str | int]]]]
"""Returns (label, value) of what fits a text that somebody is typing."""

log = logging.getLogger(__name__)

Command: TypeAlias = app_commands.Command[Any, ..., Any]

LONGEST_DESCRIPTION: Final = 100
"""Characters of a description and of a completion, by Discord's rules."""
MOST_OFFERED: Final = 25
"""Choices in one list, by Discord's rules."""


class CommandTranslator(app_commands.Translator):
    """Translates descriptions. Names are the same in all languages."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text for the string's key, or None if the bot does not speak the language."""
        del context
        key, game = string.extras.get("key"), string.extras.get("game")
        if key is None or locale.value not in {"bg", "ru", "ro"}:
            return None
        return _worded(key, game, locale.value)


def _worded(key: str, game: AnyGame | None, locale: str) -> str:
    """Return a text; `game-about` is the name of a game with its description, which stand beside its command."""
    if game is None:
        return bot_localizer(locale)(key)
    own = localizer_for(game, locale)
    return f"{own('game-name')}. {own('game-blurb')}"[:LONGEST_DESCRIPTION] if key == "game-about" else own(key)


def text(key: str, game: AnyGame | None = None) -> app_commands.locale_str:
    """Return a text of the bot, or of a game, that `CommandTranslator` translates."""
    return app_commands.locale_str(_worded(key, game, "en"), key=key, game=game)


class Argument(NamedTuple):
    """An argument of a command: its type as discord.py takes it, and `choices` or a way to complete it, if any.

    The command's work gets None for an argument that is not `required` and was left out.
    """

    name: str
    kind: Any
    about: app_commands.locale_str
    required: bool = False
    choices: Mapping[app_commands.locale_str, str] = {}
    suggest: Suggest | None = None


def command(
    name: str, about: app_commands.locale_str, work: Callable[..., Awaitable[None]], arguments: Sequence[Argument] = ()
) -> Command:
    """Return a command that does `work(answer, **arguments)`. Required arguments come first."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        await answered(interaction, lambda answer: work(answer, **given))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    in_order = sorted(arguments, key=lambda argument: not argument.required)
    untyped: Any = callback
    untyped.__signature__ = inspect.Signature([first, *map(_parameter, in_order)])
    made: Command = app_commands.Command(name=name, description=about, callback=callback)
    if arguments:
        app_commands.describe(**{argument.name: argument.about for argument in arguments})(made)
    for argument in arguments:
        if argument.choices:
            choices = [app_commands.Choice(name=label, value=value) for label, value in argument.choices.items()]
            app_commands.choices(**{argument.name: choices})(made)
        if argument.suggest is not None:
            made.autocomplete(argument.name)(_completion(argument.suggest))
    return made


def _parameter(argument: Argument) -> inspect.Parameter:
    kind, default = (argument.kind, inspect.Parameter.empty) if argument.required else (argument.kind | None, None)
    return inspect.Parameter(argument.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _completion(suggest: Suggest) -> Any:
    async def completed(interaction: Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        try:
            offered = await suggest(interaction, str(typed))
        except Refusal:
            return []
        except Exception:
            log.exception("a completion failed")
            return []
        return [
            app_commands.Choice(name=label[:LONGEST_DESCRIPTION], value=value)
            for label, value in offered[:MOST_OFFERED]
        ]

    return completed

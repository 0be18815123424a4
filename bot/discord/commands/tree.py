"""Builds the slash commands from the catalogue: a group for each game, and one for the bot."""

from __future__ import annotations

import inspect
import logging
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

import discord
import msgspec
from discord import app_commands

from bot.discord.commands import stats_commands
from bot.discord.learning.lookup import look_up
from bot.discord.learning.rules_pages import show_rules
from bot.discord.lobby.opening import PLACES
from bot.discord.messages.answer import Answer, Interaction, answered
from bot.discord.messages.confirmations import LONGEST_CLOSING_REASON
from bot.discord.messages.context import actor_of, table_here, table_meant
from bot.discord.messages.controls import Action, OwnAction, SeatAction
from bot.discord.settings.own_data import own_data
from bot.presentation.choices import ChoiceMenu
from bot.presentation.lobby_text import PACES
from bot.presentation.localized_table import localize
from bot.presentation.seat_names import suggested_players
from bot.presentation.terms import suggested
from bot.presentation.texts import bot_localizer
from bot.presentation.typed_moves import complete
from bot.tables.refusal import Refusal
from bot.tables.table import LONGEST_REASON
from games.core.catalogue import localizer_for
from games.core.localizer import LOCALES
from games.core.options import OptionField, fields_of, presets_in_order
from storage import Posts, Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.discord.interactions.handler import InteractionHandler
    from games.core.contract import AnyGame, Move


log = logging.getLogger(__name__)

TABLE_COMMANDS: Final = (Action.JOIN, Action.LEAVE, Action.START, Action.HAND, Action.TABLE, Action.RULES)
"""Commands of every game's group besides `open`, `look`, `learn` and its verbs, if there is room."""
SPARED: Final = (Action.RULES, Action.TABLE, Action.START, Action.LEAVE)
"""Commands that a full group leaves out, in this order. There are buttons or bot commands for them."""
GAME_COMMANDS: Final = ("open", "look", "learn")
MEHANA_COMMANDS: Final = (Action.TABLE, Action.RULES, Action.UNDO, Action.PAUSE, Action.RESUME, Action.CANCEL)
REASONED: Final = (Action.PAUSE, Action.CANCEL)
"""Commands with an optional reason."""
SHOWING: Final = frozenset({Action.HAND, Action.TABLE, Action.RULES})
"""Commands that show something, in private messages of a table elsewhere."""
SEAT_COMMANDS: Final = (SeatAction.SKIP, SeatAction.REMOVE)
OWN_COMMANDS: Final = (
    OwnAction.ME,
    OwnAction.TABLES,
    OwnAction.PRIVACY,
    OwnAction.EXPORT,
    OwnAction.FORGET,
    OwnAction.SERVER,
)
OPENED: Final = ("preset", "place", "pace", "posts", "language", "pictures")
"""Arguments of every game's `open`."""
LONGEST: Final = 100
"""Characters of a description, by Discord's rules."""
MOST_COMMANDS: Final = 25
"""Commands in one group, by Discord's rules."""
_WHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_INSTALLED: Final = app_commands.AppInstallationType(guild=True, user=False)


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
    return f"{own('game-name')}. {own('game-blurb')}"[:LONGEST] if key == "game-about" else own(key)


def _text(key: str, game: AnyGame | None = None) -> app_commands.locale_str:
    return app_commands.locale_str(_worded(key, game, "en"), key=key, game=game)


def build(tree: app_commands.CommandTree[Any], games: Mapping[str, AnyGame], handler: InteractionHandler) -> None:
    """Add every command to the tree."""
    for game in games.values():
        tree.add_command(_game_group(game, handler))
    tree.add_command(stats_commands.standings_command(games, handler))
    bot_text = _mehana_group(handler)
    for command in stats_commands.bot_commands(handler):
        bot_text.add_command(command)
    tree.add_command(bot_text)
    tree.add_command(_games_command(handler))


def _group(name: str, description: app_commands.locale_str) -> app_commands.Group:
    return app_commands.Group(name=name, description=description, allowed_contexts=_WHERE, allowed_installs=_INSTALLED)


def table_commands(game: AnyGame) -> tuple[Action, ...]:
    """Return those of `TABLE_COMMANDS` that fit into a game's group beside its verbs.

    If the verbs do not fit in any case, one command takes all moves, and nothing is left out.
    """
    room = MOST_COMMANDS - len(GAME_COMMANDS) - len(game.vocabulary)
    spared = SPARED[: max(0, len(TABLE_COMMANDS) - room)]
    fits = len(TABLE_COMMANDS) - len(spared) <= room
    return tuple(what for what in TABLE_COMMANDS if what not in spared) if fits else TABLE_COMMANDS


def _game_group(game: AnyGame, handler: InteractionHandler) -> app_commands.Group:
    group = _group(game.key, _text("game-about", game))
    group.add_command(_open_command(game, handler))
    group.add_command(_look_command(game, handler))
    group.add_command(_learn_command(game, handler))
    for what in table_commands(game):
        group.add_command(_table_command(what, handler, game))
    if len(group.commands) + len(game.vocabulary) <= MOST_COMMANDS:
        for kind in game.vocabulary:
            group.add_command(_verb_command(game, kind, handler))
    else:
        group.add_command(_any_move_command(game, handler))
    return group


def _command(
    name: str, description: app_commands.locale_str, callback: Any, parameters: list[inspect.Parameter]
) -> app_commands.Command[Any, ..., Any]:
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    required = [parameter for parameter in parameters if parameter.default is inspect.Parameter.empty]
    optional = [parameter for parameter in parameters if parameter.default is not inspect.Parameter.empty]
    callback.__signature__ = inspect.Signature([first, *required, *optional])
    return app_commands.Command(name=name, description=description, callback=callback)


def _parameter(name: str, annotation: Any, *, required: bool) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    wanted = annotation if required else annotation | None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=wanted)


def _open_command(game: AnyGame, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    fields = fields_of(game.Options)
    presets = presets_in_order(game.Options)

    async def callback(interaction: Interaction, **given: Any) -> None:
        chosen = {name: value for name, value in given.items() if value is not None}
        await answered(interaction, lambda answer: handler.opening.open(answer, game, chosen))

    parameters = [_parameter(field.name, _option_type(field), required=False) for field in fields]
    parameters += [
        _parameter("preset", str, required=False),
        _parameter("place", str, required=False),
        _parameter("pace", str, required=False),
        _parameter("posts", str, required=False),
        _parameter("language", str, required=False),
        _parameter("pictures", bool, required=False),
    ]
    command = _command("open", _text("command-open"), callback, parameters)
    described = {field.name: _text(f"option-{field.name}", game) for field in fields}
    described |= {name: _text(f"open-{name}") for name in OPENED}
    _describe(command, described)
    _choose(command, "preset", {_text(f"preset-{key}", game): key for key in presets})
    _choose(command, "place", {_text(f"place-{place}"): place for place in PLACES})
    _choose(command, "pace", {_text(f"pace-{key}"): key for key in PACES})
    _choose(command, "posts", {_text(f"posts-{posts}"): posts for posts in Posts})
    _choose(command, "language", {_text(f"language-{locale}"): locale for locale in LOCALES})
    for field in fields:
        if field.kind == "choice":
            _choose(
                command, field.name, {_text(f"choice-{field.name}-{value}", game): value for value in field.choices}
            )
        elif field.kind == "set":
            _complete(command, field.name, _suggest(game, field))
    return command


def _option_type(field: OptionField) -> Any:
    if field.kind == "bool":
        return bool
    if field.kind == "int":
        return app_commands.Range[int, field.least, field.most]
    return str


def _suggest(game: AnyGame, field: OptionField) -> Any:
    async def suggest(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = game.Options.suggestions.get(field.name, ("none", "all"))
        fitting = [value for value in offered if typed.lower() in value.lower()] or [typed]
        return [app_commands.Choice(name=value[:100], value=value[:100]) for value in fitting[:25]]

    return suggest


def _table_command(
    what: Action, handler: InteractionHandler, game: AnyGame | None = None
) -> app_commands.Command[Any, ..., Any]:
    """Return a command for the channel's table: of any game, or of this one only."""

    async def callback(interaction: Interaction, reason: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            if game is not None and what is Action.RULES:
                await show_rules(handler.service, answer, game)
                return
            if what is Action.CANCEL and await handler.asked_to_close_unknown(answer, reason or ""):
                return
            find = table_meant if what in SHOWING else table_here
            table = await find(handler.service, answer, game)
            await handler.do(answer, table, await actor_of(handler.service, interaction), what, reason or "")

        await answered(interaction, work)

    if what not in REASONED:
        return _command(what, _text(f"command-{what}"), callback, [])
    longest = LONGEST_CLOSING_REASON if what is Action.CANCEL else LONGEST_REASON
    command = _command(what, _text(f"command-{what}"), callback, [_reason(longest)])
    _describe(command, {"reason": _text("argument-reason")})
    return command


def _reason(longest: int = LONGEST_REASON) -> inspect.Parameter:
    return _parameter("reason", app_commands.Range[str, 1, longest], required=False)


def _learn_command(game: AnyGame, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction) -> None:
        await answered(interaction, lambda answer: handler.opening.learn(answer, game))

    return _command("learn", _text("command-learn"), callback, [])


def _games_command(handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction) -> None:
        await answered(interaction, handler.opening.show_games)

    command = _command("play", _text("command-games"), callback, [])
    command.allowed_contexts, command.allowed_installs = _WHERE, _INSTALLED
    return command


def _look_command(game: AnyGame, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, what: str) -> None:
        await answered(interaction, lambda answer: look_up(handler.service, answer, game, what))

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        localizer = localizer_for(game, Answer(interaction).locale)
        return [app_commands.Choice(name=title, value=name) for title, name in suggested(game, localizer, typed)]

    command = _command("look", _text("command-look"), callback, [_parameter("what", str, required=True)])
    _describe(command, {"what": _text("argument-thing")})
    _complete(command, "what", suggest)
    return command


def _verb_command(game: AnyGame, kind: type[Move], handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in kind.implied]

    async def callback(interaction: Interaction, **given: Any) -> None:
        async def work(answer: Answer) -> None:
            table = await table_meant(handler.service, answer, game)
            typed = {name: value for name, value in given.items() if value is not None}
            await handler.playing.play_typed(answer, table, await actor_of(handler.service, interaction), kind, typed)

        await answered(interaction, work)

    parameters = [
        _parameter(field.name, _move_field_type(field.type), required=field.name not in kind.optional)
        for field in fields
    ]
    command = _command(kind.verb, _text(f"verb-{kind.verb}", game), callback, parameters)
    _describe(command, {field.name: _text(f"field-{kind.verb}-{field.name}", game) for field in fields})
    for field in fields:
        if _move_field_type(field.type) is not bool:
            _complete(command, field.name, _complete_move(kind, field.name, handler))
    return command


def _move_field_type(kind: Any) -> Any:
    if kind in (bool, int):
        return kind
    if get_origin(kind) is Literal and get_args(kind) and isinstance(get_args(kind)[0], int):
        return int
    return str


def _complete_move(kind: type[Move] | None, field: str, handler: InteractionHandler) -> Any:
    async def suggest(interaction: Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        try:
            table = await table_meant(handler.service, Answer(interaction))
            seat = table.seat_of((await actor_of(handler.service, interaction)).person)
            seat_view = table.look(seat) if seat is not None else None
        except Refusal:
            seat_view = None
            table = None
        if seat_view is None or table is None or table.row.status != Status.PLAYING:
            return []
        localized = await localize(handler.service, table, Answer(interaction).locale)
        given = {name: value for name, value in vars(interaction.namespace).items() if name != field}
        offer = ChoiceMenu(table.game, table.id, seat_view, localized.plain)
        offers = complete(offer, kind, field, str(typed), given)
        return [app_commands.Choice(name=label[:100], value=value) for label, value in offers[:25]]

    return suggest


def _any_move_command(game: AnyGame, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    """Return the single move command of a game with more verbs than a group has room for."""

    async def callback(interaction: Interaction, move: str) -> None:
        async def work(answer: Answer) -> None:
            table = await table_meant(handler.service, answer, game)
            await handler.playing.play_typed(
                answer, table, await actor_of(handler.service, interaction), None, {"move": move}
            )

        await answered(interaction, work)

    command = _command("play", _text("command-play"), callback, [_parameter("move", str, required=True)])
    _describe(command, {"move": _text("command-play-move")})
    _complete(command, "move", _complete_move(None, "move", handler))
    return command


def _mehana_group(handler: InteractionHandler) -> app_commands.Group:
    group = _group("mehana", _text("command-mehana"))
    for what in MEHANA_COMMANDS:
        group.add_command(_table_command(what, handler))
    for what in SEAT_COMMANDS:
        group.add_command(_seat_command(what, handler))
    group.add_command(_replace_command(handler))
    group.add_command(_invite_command(handler))
    group.add_command(_place_command(handler))
    for what in OWN_COMMANDS:
        group.add_command(_own_data_command(what, handler))
    return group


def _seat_command(what: SeatAction, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, seat: str, reason: str | None = None) -> None:
        await answered(interaction, lambda answer: handler.leading(answer, what, seat, reason=reason or ""))

    command = _command(what, _text(f"command-{what}"), callback, [_parameter("seat", str, required=True), _reason()])
    _describe(command, {"seat": _text("argument-seat"), "reason": _text("argument-reason")})
    _complete(command, "seat", _suggest_player(handler))
    return command


def _suggest_player(handler: InteractionHandler) -> Any:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = await handler.service.table_in(interaction.channel_id or 0)
        except Refusal:
            return []
        localized = await localize(handler.service, table, Answer(interaction).locale)
        return [app_commands.Choice(name=name, value=name) for name in suggested_players(localized, typed)]

    return suggest


def _replace_command(handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: Interaction, seat: str, player: discord.User | None = None, reason: str | None = None
    ) -> None:
        await answered(
            interaction, lambda answer: handler.leading(answer, SeatAction.REPLACE, seat, player, reason or "")
        )

    seat = _parameter("seat", str, required=True)
    player = _parameter("player", discord.User, required=False)
    command = _command("replace", _text("command-replace"), callback, [seat, player, _reason()])
    texts = {name: _text(f"argument-{name}") for name in ("seat", "player", "reason")}
    _describe(command, texts)
    _complete(command, "seat", _suggest_player(handler))
    return command


def _invite_command(handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, player: discord.User) -> None:
        await answered(interaction, lambda answer: handler.invite(answer, player.id))

    command = _command("invite", _text("command-invite"), callback, [_parameter("player", discord.User, required=True)])
    _describe(command, {"player": _text("argument-guest")})
    return command


def _place_command(handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction) -> None:
        await answered(interaction, handler.place)

    return _command("place", _text("command-place"), callback, [])


def _own_data_command(what: OwnAction, handler: InteractionHandler) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction) -> None:
        await answered(interaction, lambda answer: own_data(handler.service, answer, what))

    return _command(what, _text(f"command-{what}"), callback, [])


def _describe(command: app_commands.Command[Any, ..., Any], texts: Mapping[str, app_commands.locale_str]) -> None:
    app_commands.describe(**texts)(command)


def _choose(
    command: app_commands.Command[Any, ..., Any], name: str, choices: Mapping[app_commands.locale_str, str]
) -> None:
    app_commands.choices(**{name: [app_commands.Choice(name=label, value=value) for label, value in choices.items()]})(
        command
    )


def _complete(command: app_commands.Command[Any, ..., Any], name: str, suggest: Any) -> None:
    async def guarded(interaction: Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        try:
            return await suggest(interaction, typed)
        except Exception:
            log.exception("a completion failed")
            return []

    command.autocomplete(name)(guarded)

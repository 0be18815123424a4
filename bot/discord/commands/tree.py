"""Builds the slash commands from the catalogue: a group for each game, and one for the bot."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, get_args, get_origin

import discord
import msgspec
from discord import app_commands

from bot.discord.commands.building import LONGEST_DESCRIPTION, Argument, Command, Suggest, command, text
from bot.discord.commands.stats_commands import standings_command, stats_commands
from bot.discord.interactions.handler import InteractionHandler
from bot.discord.learning.lookup import look_up
from bot.discord.learning.rules_pages import show_rules
from bot.discord.lobby.opening import PLACES
from bot.discord.messages.answer import Answer, Interaction
from bot.discord.messages.confirmations import LONGEST_CLOSING_REASON, LONGEST_SEAT_REASON
from bot.discord.messages.context import actor_of, table_here, table_meant, tables_without_channel
from bot.discord.messages.controls import Action, OwnAction, SeatAction
from bot.discord.settings.own_data import own_data
from bot.presentation.choices import ChoiceMenu
from bot.presentation.lobby_text import PACES
from bot.presentation.localized_table import localize
from bot.presentation.seat_names import suggested_players
from bot.presentation.terms import suggested
from bot.presentation.typed_moves import complete
from bot.tables.state.table import LONGEST_REASON
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC, AnyGame, Move
from games.core.localizer import LOCALES
from games.core.options import OptionField, fields_of, presets_in_order
from storage import Posts, Status

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
MOST_COMMANDS: Final = 25
"""Commands in one group, by Discord's rules."""


def build(tree: app_commands.CommandTree[Any], games: Mapping[str, AnyGame], handler: InteractionHandler) -> None:
    """Add every command to the tree."""
    for game in games.values():
        tree.add_command(_game_group(game, handler))
    tree.add_command(standings_command(games, handler))
    tree.add_command(_mehana_group(handler))
    tree.add_command(command("play", text("command-games"), handler.opening.show_games))


def table_commands(game: AnyGame) -> tuple[Action, ...]:
    """Return those of `TABLE_COMMANDS` that fit into a game's group beside its verbs.

    If the verbs do not fit in any case, one command takes all moves, and nothing is left out.
    """
    room = MOST_COMMANDS - len(GAME_COMMANDS) - len(game.vocabulary)
    spared = SPARED[: max(0, len(TABLE_COMMANDS) - room)]
    fits = len(TABLE_COMMANDS) - len(spared) <= room
    return tuple(what for what in TABLE_COMMANDS if what not in spared) if fits else TABLE_COMMANDS


def _game_group(game: AnyGame, handler: InteractionHandler) -> app_commands.Group:
    group = app_commands.Group(name=game.key, description=text("game-about", game))
    group.add_command(_open_command(game, handler))
    group.add_command(_look_command(game, handler))
    group.add_command(command("learn", text("command-learn"), partial(handler.opening.learn, game=game)))
    for what in table_commands(game):
        group.add_command(_table_command(what, handler, game))
    if len(group.commands) + len(game.vocabulary) <= MOST_COMMANDS:
        for kind in game.vocabulary:
            group.add_command(_verb_command(game, kind, handler))
    else:
        group.add_command(_any_move_command(game, handler))
    return group


def _open_command(game: AnyGame, handler: InteractionHandler) -> Command:
    async def work(answer: Answer, **given: Any) -> None:
        await handler.opening.open(answer, game, {name: value for name, value in given.items() if value is not None})

    choices: dict[str, dict[app_commands.locale_str, str]] = {
        "preset": {text(f"preset-{key}", game): key for key in presets_in_order(game.Options)},
        "place": {text(f"place-{place}"): place for place in PLACES},
        "pace": {text(f"pace-{key}"): key for key in PACES},
        "posts": {text(f"posts-{posts}"): posts for posts in Posts},
        "language": {text(f"language-{locale}"): locale for locale in LOCALES},
    }
    return command(
        "open",
        text("command-open"),
        work,
        [
            *(_option(game, field) for field in fields_of(game.Options)),
            *(
                Argument(name, str if name in choices else bool, text(f"open-{name}"), choices=choices.get(name, {}))
                for name in OPENED
            ),
        ],
    )


def _option(game: AnyGame, field: OptionField) -> Argument:
    argument = Argument(field.name, str, text(f"option-{field.name}", game))
    match field.kind:
        case "bool":
            return argument._replace(kind=bool)
        case "int":
            return argument._replace(kind=app_commands.Range[int, field.least, field.most])
        case "choice":
            choices = {text(f"choice-{field.name}-{value}", game): value for value in field.choices}
            return argument._replace(choices=choices)
        case "set":
            return argument._replace(suggest=_suggest(game, field))


def _suggest(game: AnyGame, field: OptionField) -> Suggest:
    async def suggest(_: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        offered = game.Options.suggestions.get(field.name, ("none", "all"))
        fitting = [value for value in offered if typed.lower() in value.lower()] or [typed]
        return [(value, value[:LONGEST_DESCRIPTION]) for value in fitting]

    return suggest


def _table_command(what: Action, handler: InteractionHandler, game: AnyGame | None = None) -> Command:
    """Return a command for the channel's table: of any game, or of this one only."""

    async def work(answer: Answer, reason: str | None = None) -> None:
        if game is not None and what is Action.RULES:
            await show_rules(handler.service, answer, game)
            return
        if what is Action.CANCEL and await handler.asked_to_close_unknown(answer, reason or ""):
            return
        find = table_meant if what in SHOWING else table_here
        table = await find(handler.service, answer, game)
        await handler.do(answer, table, await actor_of(handler.service, answer.interaction), what, reason or "")

    longest = LONGEST_CLOSING_REASON if what is Action.CANCEL else LONGEST_REASON
    return command(what, text(f"command-{what}"), work, [_reason(longest)] if what in REASONED else [])


def _reason(longest: int = LONGEST_REASON) -> Argument:
    return Argument("reason", app_commands.Range[str, 1, longest], text("argument-reason"))


def _look_command(game: AnyGame, handler: InteractionHandler) -> Command:
    async def suggest(interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        return suggested(game, localizer_for(game, Answer(interaction).locale), typed)

    what = Argument("what", str, text("argument-thing"), required=True, suggest=suggest)
    return command("look", text("command-look"), partial(look_up, handler.service, game=game), [what])


def _verb_command(game: AnyGame, kind: type[Move], handler: InteractionHandler) -> Command:
    async def work(answer: Answer, **given: Any) -> None:
        table = await table_meant(handler.service, answer, game)
        typed = {name: value for name, value in given.items() if value is not None}
        await handler.playing.play_typed(
            answer, table, await actor_of(handler.service, answer.interaction), kind, typed
        )

    arguments = [
        Argument(
            field.name,
            taken := _move_field_type(field.type),
            text(f"field-{kind.verb}-{field.name}", game),
            required=field.name not in kind.optional,
            suggest=None if taken is bool else _complete_move(kind, field.name, handler),
        )
        for field in msgspec.structs.fields(kind)
        if field.name not in kind.implied
    ]
    return command(kind.verb, text(f"verb-{kind.verb}", game), work, arguments)


def _move_field_type(kind: Any) -> Any:
    if kind in (bool, int):
        return kind
    if get_origin(kind) is Literal and get_args(kind) and isinstance(get_args(kind)[0], int):
        return int
    return str


def _complete_move(kind: type[Move] | None, field: str, handler: InteractionHandler) -> Suggest:
    async def suggest(interaction: Interaction, typed: str) -> Sequence[tuple[str, str | int]]:
        table = await table_meant(handler.service, Answer(interaction))
        seat = table.seat_of((await actor_of(handler.service, interaction)).person)
        seat_view = table.look(seat) if seat is not None else None
        if seat_view is None or table.row.status is not Status.PLAYING:
            return []
        localized = await localize(handler.service, table, Answer(interaction).locale)
        given = {name: value for name, value in vars(interaction.namespace).items() if name != field}
        offer = ChoiceMenu(table.game, table.id, seat_view, localized.plain)
        return complete(offer, kind, field, typed, given)

    return suggest


def _any_move_command(game: AnyGame, handler: InteractionHandler) -> Command:
    """Return the single move command of a game with more verbs than a group has room for."""

    async def work(answer: Answer, move: str) -> None:
        table = await table_meant(handler.service, answer, game)
        actor = await actor_of(handler.service, answer.interaction)
        await handler.playing.play_typed(answer, table, actor, None, {"move": move})

    suggest = _complete_move(None, "move", handler)
    move = Argument("move", str, text("command-play-move"), required=True, suggest=suggest)
    return command("play", text("command-play"), work, [move])


def _mehana_group(handler: InteractionHandler) -> app_commands.Group:
    group = app_commands.Group(name="mehana", description=text("command-mehana"))
    own = partial(own_data, handler.service)
    guest = Argument("player", discord.User, text("argument-guest"), required=True)
    for made in (
        *(_table_command(what, handler) for what in MEHANA_COMMANDS),
        *(_seat_command(what, handler) for what in SeatAction),
        command("invite", text("command-invite"), handler.invite, [guest]),
        _place_command(handler),
        *(command(what, text(f"command-{what}"), partial(own, action=what)) for what in OWN_COMMANDS),
        *stats_commands(handler),
    ):
        group.add_command(made)
    return group


def _seat_command(what: SeatAction, handler: InteractionHandler) -> Command:
    async def work(answer: Answer, seat: str, player: discord.User | None = None, reason: str | None = None) -> None:
        await handler.leading(answer, what, seat, player, reason or "")

    player = [Argument("player", discord.User, text("argument-player"))] if what is SeatAction.REPLACE else []
    longest = LONGEST_REASON if what is SeatAction.SKIP else LONGEST_SEAT_REASON
    arguments = [_seat(handler, asked=what is SeatAction.SKIP), *player, _reason(longest)]
    return command(what, text(f"command-{what}"), work, arguments)


def _seat(handler: InteractionHandler, *, asked: bool = False) -> Argument:
    """Return the argument for a player; `asked`: for one whom the table waits for."""

    async def suggest(interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        table = await handler.service.repository.table_in(interaction.channel_id or 0)
        localized = await localize(handler.service, table, Answer(interaction).locale)
        public = table.look(PUBLIC) if asked else None
        seats = range(len(table.seats)) if public is None else public.view.asked
        return [(name, name) for name in suggested_players(localized, typed, seats)]

    return Argument("seat", str, text("argument-seat"), required=True, suggest=suggest)


def _place_command(handler: InteractionHandler) -> Command:
    async def suggest(interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        found = await tables_without_channel(handler.service, Answer(interaction), typed)
        return [(name, name[:LONGEST_DESCRIPTION]) for name in found]

    table = Argument("table", str, text("argument-table"), suggest=suggest)
    return command("place", text("command-place"), handler.place, [table])

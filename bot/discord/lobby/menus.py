"""The menus that change a table before play, and what they do."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.messages.choice_menus import MOST_ROWS
from bot.discord.messages.controls import Action, ChangeLobby
from bot.discord.messages.lobby import divisions_offered
from bot.discord.messages.outgoing import (
    OutgoingMessage,
    Parts,
    Row,
    button,
    container,
    doing,
    line,
    menu,
    option,
    row,
    text,
)
from bot.presentation.lobby_text import PACES, shared, value_said
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import bot_localizer
from bot.tables.changes.seat_order import swapped
from bot.tables.permissions import may_lead
from bot.tables.service import TableService
from bot.tables.state.refusal import Stale
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.catalogue import localizer_for
from games.core.localizer import LOCALES
from games.core.options import BadOptions, OptionField, fields_of, preset, read_options, texts_of
from games.core.strength import SEATED, Strength
from storage import Change, Hands, Posts, Tempo

MOST_MENUS: Final = 11
"""Menus in one message, which stays below Discord's limit of 40 components."""


def seal_explained(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return the explanation of the shuffle's seal."""
    bot_text = bot_localizer(locale)
    seals = bot_text("lobby-seal", seal=table.seal), bot_text("seal-whole", commitment=table.commitment)
    return line("\n".join((bot_text("seal-about"), *(f"-# {seal}" for seal in seals))))


def more(localized: LocalizedTable, actor: Actor) -> OutgoingMessage:
    """Return what else the actor can do in the lobby: invite, leave, choose computers, read; and, leading it, more."""
    table, bot_text = localized.table, localized.bot_text
    seated, leads = table.seat_of(actor.person) is not None, may_lead(table.row, actor)
    buttons = [
        *([button(bot_text("button-invite"), doing(table, Action.INVITE))] if table.row.guild != PRIVATE else []),
        *([button(bot_text("button-leave"), doing(table, Action.LEAVE))] if seated else []),
        *([button(bot_text("button-watch"), doing(table, Action.WATCH))] if seated and leads else []),
        button(bot_text("button-rules"), doing(table, Action.RULES)),
        button(bot_text("button-seal"), doing(table, Action.SEAL)),
    ]
    rows: Parts = [text(bot_text("lobby-panel")), row(*buttons)]
    if seated or leads:
        strengths = [
            option(strength, bot_text(f"strength-{strength}"), bot_text(f"strength-{strength}-about"))
            for strength in SEATED
        ]
        rows.append(menu(ChangeLobby(table.id, "computer"), strengths, bot_text("menu-computer")))
    if not leads:
        return OutgoingMessage(container(*rows))
    if divided := divisions_offered(localized):
        rows.append(menu(ChangeLobby(table.id, "divide", table.last), divided, bot_text("menu-divide")))
    places = [option(str(seat), f"{seat + 1}. {name}") for seat, name in enumerate(localized.names)]
    if len(places) > 1:
        rows.append(menu(ChangeLobby(table.id, "swap", table.last), places, bot_text("menu-swap"), least=2, most=2))
    rows.append(row(button(bot_text("button-settings"), doing(table, Action.SETTINGS))))
    return OutgoingMessage(container(*rows))


def settings(localized: LocalizedTable) -> OutgoingMessage:
    """Return the menus for all settings of a table, for its owner or a moderator."""
    table, bot_text = localized.table, localized.bot_text
    rows: Parts = [text(bot_text("lobby-more"))]
    fields = [field for field in fields_of(table.game.Options) if table.options.applies(field.name)]
    for field in fields:
        if (made := _option_menu(localized, field)) is not None and len(rows) < MOST_MENUS:
            rows.append(made)
    pace = next((key for key, pace in PACES.items() if pace == table.row.pace), "none")
    posts = ("every" if table.row.posts is Posts.EVERY else "live") if table.row.pictures else "text"
    in_text = bot_text("posts-text")
    for what, offered, current in (
        ("pace", [(key, bot_text(f"pace-{key}")) for key in PACES], pace),
        ("posts", [("live", bot_text("posts-live")), ("every", bot_text("posts-every")), ("text", in_text)], posts),
        ("hands", [(key, bot_text(f"hands-{key}")) for key in Hands if table.game.hidden_hands], table.row.hands),
        ("tempo", [(key, bot_text(f"tempo-{key}")) for key in Tempo], table.row.tempo),
        ("locale", [(key, bot_text(f"language-{key}")) for key in LOCALES], table.row.locale),
    ):
        if offered:
            label = bot_text(f"menu-{what}")
            options = [option(key, f"{label}: {said}", chosen=key == current) for key, said in offered]
            rows.append(menu(ChangeLobby(table.id, what), options, label))
    rows.append(row(button(bot_text("button-back"), doing(table, Action.MORE))))
    return OutgoingMessage(container(*rows))


def _option_menu(localized: LocalizedTable, field: OptionField) -> Row | None:
    """Return the menu of an option; None if it has more values than a menu holds."""
    table = localized.table
    localizer, current = localizer_for(table.game, localized.locale), getattr(localized.table.options, field.name)
    label, least, most = localizer(f"option-{field.name}-label"), 1, 1
    match field.kind:
        case "bool":
            values: Sequence[Any] = (True, False)
        case "int":
            values = range(field.least, field.most + 1)
        case "choice":
            values = field.choices
        case "set":
            values, least, most = field.choices, 0, min(len(field.choices), MOST_ROWS)
    if len(values) > MOST_ROWS or (field.name in table.game.Options.by_seats and not shared(localized)):
        return None
    options: list[discord.SelectOption] = []
    for value in values:
        shown = frozenset({str(value)}) if field.kind == "set" else value
        chosen = value in current if field.kind == "set" else value == current
        said = value_said(field, shown, localized)
        if field.kind != "set" or (chosen and not any(option.default for option in options)):
            said = f"{label}: {said}"  # a closed menu shows no more than what is chosen
        key = str(value) if field.kind == "set" else field.write(value)
        about = "" if options else localizer(f"option-{field.name}")
        options.append(option(key, f"{said[:1].upper()}{said[1:]}", about, chosen=chosen))
    none = f"{label}: {localized.bot_text('choice-none')}"  # seen where nothing is chosen, which only a set allows
    control = ChangeLobby(table.id, f"option-{field.name}")
    return menu(control, options, f"{none[:1].upper()}{none[1:]}", least=least, most=most)


def after_change(localized: LocalizedTable, actor: Actor, control: ChangeLobby) -> OutgoingMessage:
    """Return the menus among which this one was set, as they are now."""
    return more(localized, actor) if control.setting in {"computer", "divide", "swap"} else settings(localized)


async def change_lobby(
    service: TableService, table: LiveTable, actor: Actor, control: ChangeLobby, values: Sequence[str], interaction: int
) -> None:
    """Change what a menu of the lobby was set to. Raise `Stale` for a value that it no longer offers."""
    setting, value = control.setting, values[0] if values else ""
    try:
        match setting:
            case "computer":
                await service.add_computer(table, actor, interaction, Strength(value))
            case "preset":
                await service.choose(table, actor, interaction, options=texts_of(preset(table.game.Options, value)))
            case "pace":
                await service.choose(table, actor, interaction, Change(pace=PACES[value]))
            case "posts":
                posts = Posts.LIVE if value == "text" else Posts(value)
                await service.choose(table, actor, interaction, Change(posts=posts, pictures=value != "text"))
            case "hands":
                await service.choose(table, actor, interaction, Change(hands=Hands(value)))
            case "tempo":
                await service.choose(table, actor, interaction, Change(tempo=Tempo(value)))
            case "locale" if value in LOCALES:
                await service.choose(table, actor, interaction, Change(locale=value))
            case "divide" | "swap":
                await rearrange_seats(service, table, actor, control, values, interaction)
            case _ if setting.startswith("option-"):
                name = setting.removeprefix("option-")
                read_options(table.game.Options, {name: " ".join(values)})
                await service.choose(table, actor, interaction, options={name: " ".join(values)})
            case _:
                raise Stale
    except (ValueError, KeyError) as error:
        if isinstance(error, BadOptions):
            raise
        raise Stale from error


async def rearrange_seats(
    service: TableService, table: LiveTable, actor: Actor, control: ChangeLobby, values: Sequence[str], interaction: int
) -> None:
    """Seat the players as a menu was set. Raise `Stale` if others sit there than the menu showed."""
    seats = [int(seat) for value in values for seat in value.split()]
    if control.setting == "swap":
        if len(seats) != 2:
            raise Stale
        seats = list(swapped(len(table.seats), *seats))
    await service.arrange(table, actor, seats, control.as_of, interaction)

"""The lobby: who sits, what is played in words, and the menus by which the host changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.discord import controls, seat_menus
from bot.discord.choice_menus import MOST_ROWS, button, row
from bot.discord.controls import Action, Control
from bot.discord.messages import OutgoingMessage, container, doing, line, text
from bot.discord.story import fitted, told
from bot.discord.texts import bot_localizer, game_title, safe
from bot.discord.tips import OWN
from bot.tables.refusal import Stale
from games.core.catalogue import localizer_for
from games.core.options import BadOptions, fields_of, read_options
from games.core.strength import Strength
from storage import EntryKind, Hands, Posts, Status, Tempo

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.discord.messages import LocalizedTable
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable
    from games.core.localizer import Localizer
    from games.core.options import OptionField, Options
    from storage import Entry, Person

PACES: Final = {
    "none": 0,
    "5-minutes": 300,
    "10-minutes": 600,
    "30-minutes": 1800,
    "hour": 3600,
    "3-hours": 3 * 3600,
    "12-hours": 12 * 3600,
    "day": 86_400,
    "2-days": 2 * 86_400,
    "3-days": 3 * 86_400,
    "week": 7 * 86_400,
}
"""Seconds a seat may take before a computer plays for it, by the key of the choice."""
LANGUAGES: Final = ("en", "bg", "ru", "ro")

MOST_MENUS: Final = 11
"""Menus in one message: with its text and buttons it stays within Discord's forty parts."""

Parts = list[ui.Item[ui.LayoutView]]


def lobby(localized: LocalizedTable, asked: Sequence[Person] = (), called: int | None = None) -> OutgoingMessage:
    """Return the table before play: who sits, what is played, and the controls to take a seat and start.

    Once play has begun it says who plays what, without controls; of a lobby that was closed nothing is left but the
    word about it. `asked` are the people who are asked to play again, `called` is the role that is called to it; they
    are mentioned.
    """
    table, bot_text = localized.table, localized.bot_text
    game = game_title(table.game, localized.locale)
    if table.row.status == Status.CANCELLED and table.row.seed is None:
        end = bot_text("told-expire" if table.entries[-1].kind == EntryKind.EXPIRE else "told-cancel")
        return OutgoingMessage(container(text(f"## {game}\n{end}")))
    begun = table.row.seed is not None
    numbers = table.numbers()
    rows = [f"{seat + 1}. **{safe(name)}**{_strength(localized, seat)}" for seat, name in enumerate(localized.names)]
    if not begun:
        rows += [f"{seat + 1}. {bot_text('seat-free')}" for seat in range(len(rows), max(numbers))]
    about = [bot_text("lobby-options", options=options_told(table.game.Options, table.options, localized))]
    if not begun:
        about += [f"-# {said}" for said in [_preset_about(localized, _preset_of(table))] if said]
        about.append(bot_text("lobby-seats", numbers=_span(numbers)))
    about += seat_menus.teams_told(localized)
    about += _told_besides(table, bot_text)
    title = game if begun else bot_text("lobby-title", game=game)
    parts: Parts = [
        text(f"## {title}"),
        text("\n".join(rows)),
        text("\n".join(about) + f"\n-# {bot_text('lobby-seal', seal=table.seal)}"),
    ]
    if begun:
        return OutgoingMessage(container(*parts))
    rings = tuple(one.discord_id for one in asked if one.discord_id is not None)
    if rings:
        parts.insert(2, text(bot_text("lobby-asked", who=bot_text.list([f"<@{one}>" for one in rings]))))
    if called is not None:
        parts.insert(2, text(bot_text("lobby-called", role=f"<@&{called}>")))
    return OutgoingMessage(
        container(*parts, *_controls(localized)), rings=rings, roles=() if called is None else (called,)
    )


def chronicle(localized: LocalizedTable, entries: Sequence[Entry], *, ended: bool) -> OutgoingMessage | None:
    """Return what is left of a post when a newer one has come: its story, or None where it told none.

    It has `ended` where a part of the game did with the last of these entries.
    """
    if any(entry.kind is EntryKind.OPEN for entry in entries):
        return None if localized.table.row.status is Status.LOBBY else lobby(localized)
    lines = told(localized, entries, begun=True, ended=ended)
    return line(fitted(localized, lines)) if lines else None


def _strength(localized: LocalizedTable, seat: int) -> str:
    held = localized.table.seats[seat].strength
    return "" if held == Strength.NORMAL else f" ({localized.bot_text(f'strength-{held}')})"


def _span(numbers: Sequence[int]) -> str:
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


def _told_besides(table: LiveTable, bot_text: Localizer) -> list[str]:
    """Return what is said of a table besides its rules, where it is not as usual."""
    said: list[str] = []
    if table.row.pace:
        key = next((key for key, pace in PACES.items() if pace == table.row.pace), None)
        said.append(bot_text("lobby-pace", pace=bot_text(f"pace-{key}") if key else f"{table.row.pace // 60} min"))
    if table.row.posts is Posts.EVERY:
        said.append(bot_text("lobby-posts-every"))
    if not table.row.pictures:
        said.append(bot_text("lobby-no-pictures"))
    if table.game.hidden_hands and table.row.hands is Hands.OPEN:
        said.append(bot_text("lobby-hands-open"))
    if table.row.tempo is not Tempo.USUAL:
        said.append(bot_text(f"lobby-tempo-{table.row.tempo}"))
    if table.row.status is Status.LOBBY and table.seat_of(table.row.owner) is None:
        said.append(bot_text("lobby-watched"))
    return said


def _controls(localized: LocalizedTable) -> Parts:
    table, bot_text = localized.table, localized.bot_text
    rows: Parts = [
        row(
            button(bot_text("button-join"), doing(table, Action.JOIN), discord.ButtonStyle.primary),
            button(bot_text("button-computer"), doing(table, Action.COMPUTER)),
            button(bot_text("button-leave"), doing(table, Action.LEAVE)),
            button(bot_text("button-rules"), doing(table, Action.RULES)),
            button(bot_text("button-start"), doing(table, Action.START), discord.ButtonStyle.success),
        )
    ]
    if len(table.game.Options.presets) > 1:
        rows.append(_preset_menu(localized))
    if divided := seat_menus.divisions_offered(localized):
        rows.append(_menu(table, seat_menus.DIVIDE, bot_text("menu-divide"), divided, as_of=table.last))
    strengths = [
        discord.SelectOption(
            label=bot_text(f"strength-{one}"), value=one, description=bot_text(f"strength-{one}-about")
        )
        for one in Strength
    ]
    rows.append(_menu(table, "computer", bot_text("menu-computer"), strengths))
    others = [
        button(bot_text("button-watch"), doing(table, Action.WATCH)),
        button(bot_text("button-more"), doing(table, Action.MORE)),
        button(bot_text("button-seal"), doing(table, Action.SEAL)),
    ]
    if table.row.guild != OWN:
        others.insert(0, button(bot_text("button-invite"), doing(table, Action.INVITE)))
    rows.append(row(*others))
    return rows


def seal_explained(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return what the seal of the shuffle is for."""
    bot_text = bot_localizer(locale)
    seals = bot_text("lobby-seal", seal=table.seal), bot_text("seal-whole", commitment=table.commitment)
    return line("\n".join((bot_text("seal-about"), *(f"-# {one}" for one in seals))))


def _preset_menu(localized: LocalizedTable) -> ui.ActionRow[ui.LayoutView]:
    table, localizer = localized.table, localizer_for(localized.table.game, localized.locale)
    kind = table.game.Options
    current = _preset_of(table)
    options = [
        discord.SelectOption(
            label=localizer(f"preset-{name}")[:100],
            value=name,
            description=_preset_about(localized, name) or differences(kind, kind(**chosen), localized, kind()) or None,
            default=name == current,
        )
        for name, chosen in list(kind.presets.items())[:MOST_ROWS]
    ]
    return _menu(table, "preset", localized.bot_text("menu-preset"), options)


def _preset_about(localized: LocalizedTable, name: str | None) -> str:
    """Return what a set of rules is like, in a sentence; empty where the game says nothing of it."""
    localizer = localizer_for(localized.table.game, localized.locale)
    return localizer(f"preset-{name}-about") if localizer.has(f"preset-{name}-about") else ""


def _preset_of(table: LiveTable) -> str | None:
    """Return the preset that the table's options are, if they are one."""
    kind = table.game.Options
    return next((name for name, chosen in kind.presets.items() if kind(**chosen) == table.options), None)


def _menu(
    table: LiveTable,
    what: str,
    placeholder: str,
    options: list[discord.SelectOption],
    most: int = 1,
    least: int = 1,
    as_of: int = -1,
) -> ui.ActionRow[ui.LayoutView]:
    control = controls.write(Control("set", table.id, what=what, number=as_of))
    for option in options:
        option.description = option.description[:100] if option.description else None
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=control, placeholder=placeholder[:150], options=options, min_values=least, max_values=most
    )
    return row(select)


def options_told(kind: type[Options], options: Options, localized: LocalizedTable) -> str:
    """Return what is played in words: the nearest preset's name, then what differs from it."""
    localizer = localizer_for(localized.table.game, localized.locale)
    best = min(kind.presets, key=lambda name: len(_differing(kind, options, kind(**kind.presets[name]))))
    rest = differences(kind, options, localized, kind(**kind.presets[best]))
    return " · ".join(filter(None, (f"**{localizer(f'preset-{best}')}**", rest)))


def _differing(kind: type[Options], options: Options, base: Options) -> list[OptionField]:
    return [
        field
        for field in fields_of(kind)
        if options.applies(field.name) and getattr(options, field.name) != getattr(base, field.name)
    ]


def differences(kind: type[Options], options: Options, localized: LocalizedTable, base: Options) -> str:
    """Return the choices that differ from `base`, in words."""
    return " · ".join(
        _said(field, getattr(options, field.name), localized) for field in _differing(kind, options, base)
    )


def _said(field: OptionField, value: bool | int | str | frozenset[str], localized: LocalizedTable) -> str:
    localizer, bot_text = localizer_for(localized.table.game, localized.locale), bot_localizer(localized.locale)
    label = localizer(f"option-{field.name}-label")
    if value is True:
        return label
    if value is False:
        return bot_text("option-without", option=label)
    return f"{label}: {value_said(field, value, localized)}"


def value_said(field: OptionField, value: bool | int | str | frozenset[str], localized: LocalizedTable) -> str:
    """Return one value of a choice in words."""
    localizer, bot_text = localizer_for(localized.table.game, localized.locale), bot_localizer(localized.locale)
    match value:
        case bool():
            return bot_text("choice-on" if value else "choice-off")
        case str():
            return localizer(f"choice-{field.name}-{value}")
        case frozenset() if field.name in localized.table.game.Options.by_seats:
            return bot_text.list([seat_menus.seat_lines(localized, int(one)) for one in sorted(value)]) or bot_text(
                "choice-none"
            )
        case frozenset():
            return field.write(value) if value else bot_text("choice-none")
        case _:
            key = f"choice-{field.name}-{value}"
            return localizer(key) if localizer.has(key) else str(value)


def more(localized: LocalizedTable) -> OutgoingMessage:
    """Return the menus that change the table's choices one by one, for whoever leads it."""
    table, bot_text = localized.table, localized.bot_text
    rows: Parts = [text(bot_text("lobby-more"))]
    fields = [field for field in fields_of(table.game.Options) if table.options.applies(field.name)]
    for field in fields:
        if (menu := _option_menu(localized, field)) is not None and len(rows) < MOST_MENUS:
            rows.append(menu)
    if places := seat_menus.places_offered(localized):
        rows.append(_menu(table, seat_menus.SWAP, bot_text("menu-swap"), places, 2, 2, table.last))
    rows.append(_fixed_menu(localized, "pace", {key: bot_text(f"pace-{key}") for key in PACES}, _pace_key(table)))
    rows.append(
        _fixed_menu(
            localized,
            "posts",
            {
                "live": bot_text("posts-live"),
                "every": bot_text("posts-every"),
                "text": bot_text("posts-text"),
            },
            ("every" if table.row.posts is Posts.EVERY else "live") if table.row.pictures else "text",
        )
    )
    if table.game.hidden_hands:
        rows.append(_fixed_menu(localized, "hands", {one: bot_text(f"hands-{one}") for one in Hands}, table.row.hands))
    rows.append(_fixed_menu(localized, "tempo", {one: bot_text(f"tempo-{one}") for one in Tempo}, table.row.tempo))
    rows.append(
        _fixed_menu(localized, "locale", {one: bot_text(f"language-{one}") for one in LANGUAGES}, table.row.locale)
    )
    return OutgoingMessage(container(*rows))


def _pace_key(table: LiveTable) -> str:
    return next((key for key, pace in PACES.items() if pace == table.row.pace), "none")


def _fixed_menu(
    localized: LocalizedTable, what: str, offered: Mapping[str, str], current: str
) -> ui.ActionRow[ui.LayoutView]:
    label = localized.bot_text(f"menu-{what}")
    options = [
        discord.SelectOption(label=f"{label}: {said}"[:100], value=key, default=key == current)
        for key, said in offered.items()
    ]
    return _menu(localized.table, what, label, options)


def _option_menu(localized: LocalizedTable, field: OptionField) -> ui.ActionRow[ui.LayoutView] | None:
    """Return the menu of one choice; None for a number with more values than a menu holds."""
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
    if len(values) > MOST_ROWS or (field.name in table.game.Options.by_seats and not seat_menus.shared(localized)):
        return None
    options: list[discord.SelectOption] = []
    for value in values:
        one = frozenset({str(value)}) if field.kind == "set" else value
        chosen = value in current if field.kind == "set" else value == current
        said = value_said(field, one, localized)
        if field.kind != "set" or (chosen and not any(option.default for option in options)):
            said = f"{label}: {said}"  # a closed menu shows no more than what is chosen
        key = str(value) if field.kind == "set" else field.write(value)
        options.append(discord.SelectOption(label=f"{said[:1].upper()}{said[1:]}"[:100], value=key, default=chosen))
    options[0].description = localizer(f"option-{field.name}")
    return _menu(table, f"option-{field.name}", localizer(f"option-{field.name}"), options, most, least)


async def chosen(
    service: TableService, table: LiveTable, actor: Actor, control: Control, values: Sequence[str], number: int
) -> None:
    """Carry out what a menu of the lobby was set to. Raise `Stale` for what it no longer offers."""
    what, value = control.what, values[0] if values else ""
    try:
        match what:
            case "computer":
                await service.add_computer(table, actor, number, Strength(value))
            case "preset":
                kind = table.game.Options
                preset = kind(**kind.presets[value])
                texts = {field.name: field.write(getattr(preset, field.name)) for field in fields_of(kind)}
                await service.choose(table, actor, number, options=texts)
            case "pace":
                await service.choose(table, actor, number, pace=PACES[value])
            case "posts":
                posts = Posts.LIVE if value == "text" else Posts(value)
                await service.choose(table, actor, number, posts=posts, pictures=value != "text")
            case "hands":
                await service.choose(table, actor, number, hands=Hands(value))
            case "tempo":
                await service.choose(table, actor, number, tempo=Tempo(value))
            case "locale" if value in LANGUAGES:
                await service.choose(table, actor, number, locale=value)
            case seat_menus.DIVIDE | seat_menus.SWAP:
                await seat_menus.seat_anew(service, table, actor, control, values, number)
            case _ if what.startswith("option-"):
                name = what.removeprefix("option-")
                read_options(table.game.Options, {name: " ".join(values)})
                await service.choose(table, actor, number, options={name: " ".join(values)})
            case _:
                raise Stale
    except (ValueError, KeyError) as error:
        if isinstance(error, BadOptions):
            raise
        raise Stale from error

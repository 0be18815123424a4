"""The lobby: who sits, what is played in words, and the menus by which the host changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.discord import controls, partners
from bot.discord.choices import MOST_ROWS, button, row
from bot.discord.controls import Control, Deed
from bot.discord.lessons import OWN
from bot.discord.messages import Draft, container, doing, line, text
from bot.discord.story import fitted, told
from bot.discord.words import game_title, house_voice, safe
from bot.host.refusal import Stale
from games.core.catalogue import voice_for
from games.core.options import BadOptions, fields_of, read_options
from games.core.strength import Strength
from storage import EntryKind, Hands, Posts, Status, Tempo

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.discord.messages import Seated
    from bot.host.host import Host
    from bot.host.table import Actor, LiveTable
    from games.core.options import OptionField, Options
    from games.core.voice import Voice
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


def lobby(seated: Seated, asked: Sequence[Person] = (), called: int | None = None) -> Draft:
    """Return the table before play: who sits, what is played, and the controls to take a seat and start.

    Once play has begun it says who plays what, without controls; of a lobby that was closed nothing is left but the
    word about it. `asked` are the people who are asked to play again, `called` is the role that is called to it; they
    are mentioned.
    """
    table, house = seated.table, seated.house
    game = game_title(table.game, seated.locale)
    if table.row.status == Status.CANCELLED and table.row.seed is None:
        end = house("told-expire" if table.entries[-1].kind == EntryKind.EXPIRE else "told-cancel")
        return Draft(container(text(f"## {game}\n{end}")))
    begun = table.row.seed is not None
    numbers = table.numbers()
    rows = [f"{seat + 1}. **{safe(name)}**{_strength(seated, seat)}" for seat, name in enumerate(seated.names)]
    if not begun:
        rows += [f"{seat + 1}. {house('seat-free')}" for seat in range(len(rows), max(numbers))]
    about = [house("lobby-options", options=options_told(table.game.Options, table.options, seated))]
    if not begun:
        about += [f"-# {said}" for said in [_preset_about(seated, _preset_of(table))] if said]
        about.append(house("lobby-seats", numbers=_span(numbers)))
    about += partners.teams_told(seated)
    about += _told_besides(table, house)
    title = game if begun else house("lobby-title", game=game)
    parts: Parts = [
        text(f"## {title}"),
        text("\n".join(rows)),
        text("\n".join(about) + f"\n-# {house('lobby-seal', seal=table.seal)}"),
    ]
    if begun:
        return Draft(container(*parts))
    rings = tuple(one.discord_id for one in asked if one.discord_id is not None)
    if rings:
        parts.insert(2, text(house("lobby-asked", who=house.list([f"<@{one}>" for one in rings]))))
    if called is not None:
        parts.insert(2, text(house("lobby-called", role=f"<@&{called}>")))
    return Draft(container(*parts, *_controls(seated)), rings=rings, roles=() if called is None else (called,))


def chronicle(seated: Seated, entries: Sequence[Entry], *, ended: bool) -> Draft | None:
    """Return what is left of a post when a newer one has come: its story, or None where it told none.

    It has `ended` where a part of the game did with the last of these entries.
    """
    if any(entry.kind is EntryKind.OPEN for entry in entries):
        return None if seated.table.row.status is Status.LOBBY else lobby(seated)
    lines = told(seated, entries, begun=True, ended=ended)
    return line(fitted(seated, lines)) if lines else None


def _strength(seated: Seated, seat: int) -> str:
    held = seated.table.seats[seat].strength
    return "" if held == Strength.NORMAL else f" ({seated.house(f'strength-{held}')})"


def _span(numbers: Sequence[int]) -> str:
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


def _told_besides(table: LiveTable, house: Voice) -> list[str]:
    """Return what is said of a table besides its rules, where it is not as usual."""
    said: list[str] = []
    if table.row.pace:
        key = next((key for key, pace in PACES.items() if pace == table.row.pace), None)
        said.append(house("lobby-pace", pace=house(f"pace-{key}") if key else f"{table.row.pace // 60} min"))
    if table.row.posts is Posts.EVERY:
        said.append(house("lobby-posts-every"))
    if not table.row.pictures:
        said.append(house("lobby-no-pictures"))
    if table.game.hidden_hands and table.row.hands is Hands.OPEN:
        said.append(house("lobby-hands-open"))
    if table.row.tempo is not Tempo.USUAL:
        said.append(house(f"lobby-tempo-{table.row.tempo}"))
    if table.row.status is Status.LOBBY and table.seat_of(table.row.host) is None:
        said.append(house("lobby-watched"))
    return said


def _controls(seated: Seated) -> Parts:
    table, house = seated.table, seated.house
    rows: Parts = [
        row(
            button(house("button-join"), doing(table, Deed.JOIN), discord.ButtonStyle.primary),
            button(house("button-computer"), doing(table, Deed.COMPUTER)),
            button(house("button-leave"), doing(table, Deed.LEAVE)),
            button(house("button-rules"), doing(table, Deed.RULES)),
            button(house("button-start"), doing(table, Deed.START), discord.ButtonStyle.success),
        )
    ]
    if len(table.game.Options.presets) > 1:
        rows.append(_preset_menu(seated))
    if divided := partners.divisions_offered(seated):
        rows.append(_menu(table, partners.DIVIDE, house("menu-divide"), divided, as_of=table.last))
    strengths = [
        discord.SelectOption(label=house(f"strength-{one}"), value=one, description=house(f"strength-{one}-about"))
        for one in Strength
    ]
    rows.append(_menu(table, "computer", house("menu-computer"), strengths))
    others = [
        button(house("button-watch"), doing(table, Deed.WATCH)),
        button(house("button-more"), doing(table, Deed.MORE)),
        button(house("button-seal"), doing(table, Deed.SEAL)),
    ]
    if table.row.guild != OWN:
        others.insert(0, button(house("button-invite"), doing(table, Deed.INVITE)))
    rows.append(row(*others))
    return rows


def seal_explained(table: LiveTable, locale: str) -> Draft:
    """Return what the seal of the shuffle is for."""
    house = house_voice(locale)
    seals = house("lobby-seal", seal=table.seal), house("seal-whole", commitment=table.commitment)
    return line("\n".join((house("seal-about"), *(f"-# {one}" for one in seals))))


def _preset_menu(seated: Seated) -> ui.ActionRow[ui.LayoutView]:
    table, voice = seated.table, voice_for(seated.table.game, seated.locale)
    kind = table.game.Options
    current = _preset_of(table)
    options = [
        discord.SelectOption(
            label=voice(f"preset-{name}")[:100],
            value=name,
            description=_preset_about(seated, name) or differences(kind, kind(**chosen), seated, kind()) or None,
            default=name == current,
        )
        for name, chosen in list(kind.presets.items())[:MOST_ROWS]
    ]
    return _menu(table, "preset", seated.house("menu-preset"), options)


def _preset_about(seated: Seated, name: str | None) -> str:
    """Return what a set of rules is like, in a sentence; empty where the game says nothing of it."""
    voice = voice_for(seated.table.game, seated.locale)
    return voice(f"preset-{name}-about") if voice.has(f"preset-{name}-about") else ""


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


def options_told(kind: type[Options], options: Options, seated: Seated) -> str:
    """Return what is played in words: the nearest preset's name, then what differs from it."""
    voice = voice_for(seated.table.game, seated.locale)
    best = min(kind.presets, key=lambda name: len(_differing(kind, options, kind(**kind.presets[name]))))
    rest = differences(kind, options, seated, kind(**kind.presets[best]))
    return " · ".join(filter(None, (f"**{voice(f'preset-{best}')}**", rest)))


def _differing(kind: type[Options], options: Options, base: Options) -> list[OptionField]:
    return [
        field
        for field in fields_of(kind)
        if options.applies(field.name) and getattr(options, field.name) != getattr(base, field.name)
    ]


def differences(kind: type[Options], options: Options, seated: Seated, base: Options) -> str:
    """Return the choices that differ from `base`, in words."""
    return " · ".join(_said(field, getattr(options, field.name), seated) for field in _differing(kind, options, base))


def _said(field: OptionField, value: bool | int | str | frozenset[str], seated: Seated) -> str:
    voice, house = voice_for(seated.table.game, seated.locale), house_voice(seated.locale)
    label = voice(f"option-{field.name}-label")
    if value is True:
        return label
    if value is False:
        return house("option-without", option=label)
    return f"{label}: {value_said(field, value, seated)}"


def value_said(field: OptionField, value: bool | int | str | frozenset[str], seated: Seated) -> str:
    """Return one value of a choice in words."""
    voice, house = voice_for(seated.table.game, seated.locale), house_voice(seated.locale)
    match value:
        case bool():
            return house("choice-on" if value else "choice-off")
        case str():
            return voice(f"choice-{field.name}-{value}")
        case frozenset() if field.name in seated.table.game.Options.by_seats:
            return house.list([partners.sitting(seated, int(one)) for one in sorted(value)]) or house("choice-none")
        case frozenset():
            return field.write(value) if value else house("choice-none")
        case _:
            key = f"choice-{field.name}-{value}"
            return voice(key) if voice.has(key) else str(value)


def more(seated: Seated) -> Draft:
    """Return the menus that change the table's choices one by one, for whoever leads it."""
    table, house = seated.table, seated.house
    rows: Parts = [text(house("lobby-more"))]
    fields = [field for field in fields_of(table.game.Options) if table.options.applies(field.name)]
    for field in fields:
        if (menu := _option_menu(seated, field)) is not None and len(rows) < MOST_MENUS:
            rows.append(menu)
    if places := partners.places_offered(seated):
        rows.append(_menu(table, partners.SWAP, house("menu-swap"), places, 2, 2, table.last))
    rows.append(_fixed_menu(seated, "pace", {key: house(f"pace-{key}") for key in PACES}, _pace_key(table)))
    rows.append(
        _fixed_menu(
            seated,
            "posts",
            {
                "live": house("posts-live"),
                "every": house("posts-every"),
                "text": house("posts-text"),
            },
            ("every" if table.row.posts is Posts.EVERY else "live") if table.row.pictures else "text",
        )
    )
    if table.game.hidden_hands:
        rows.append(_fixed_menu(seated, "hands", {one: house(f"hands-{one}") for one in Hands}, table.row.hands))
    rows.append(_fixed_menu(seated, "tempo", {one: house(f"tempo-{one}") for one in Tempo}, table.row.tempo))
    rows.append(_fixed_menu(seated, "locale", {one: house(f"language-{one}") for one in LANGUAGES}, table.row.locale))
    return Draft(container(*rows))


def _pace_key(table: LiveTable) -> str:
    return next((key for key, pace in PACES.items() if pace == table.row.pace), "none")


def _fixed_menu(seated: Seated, what: str, offered: Mapping[str, str], current: str) -> ui.ActionRow[ui.LayoutView]:
    label = seated.house(f"menu-{what}")
    options = [
        discord.SelectOption(label=f"{label}: {said}"[:100], value=key, default=key == current)
        for key, said in offered.items()
    ]
    return _menu(seated.table, what, label, options)


def _option_menu(seated: Seated, field: OptionField) -> ui.ActionRow[ui.LayoutView] | None:
    """Return the menu of one choice; None for a number with more values than a menu holds."""
    table = seated.table
    voice, current = voice_for(table.game, seated.locale), getattr(seated.table.options, field.name)
    label, least, most = voice(f"option-{field.name}-label"), 1, 1
    match field.kind:
        case "bool":
            values: Sequence[Any] = (True, False)
        case "int":
            values = range(field.least, field.most + 1)
        case "choice":
            values = field.choices
        case "set":
            values, least, most = field.choices, 0, min(len(field.choices), MOST_ROWS)
    if len(values) > MOST_ROWS or (field.name in table.game.Options.by_seats and not partners.shared(seated)):
        return None
    options: list[discord.SelectOption] = []
    for value in values:
        one = frozenset({str(value)}) if field.kind == "set" else value
        chosen = value in current if field.kind == "set" else value == current
        said = value_said(field, one, seated)
        if field.kind != "set" or (chosen and not any(option.default for option in options)):
            said = f"{label}: {said}"  # a closed menu shows no more than what is chosen
        key = str(value) if field.kind == "set" else field.write(value)
        options.append(discord.SelectOption(label=f"{said[:1].upper()}{said[1:]}"[:100], value=key, default=chosen))
    options[0].description = voice(f"option-{field.name}")
    return _menu(table, f"option-{field.name}", voice(f"option-{field.name}"), options, most, least)


async def chosen(
    host: Host, table: LiveTable, actor: Actor, control: Control, values: Sequence[str], number: int
) -> None:
    """Carry out what a menu of the lobby was set to. Raise `Stale` for what it no longer offers."""
    what, value = control.what, values[0] if values else ""
    try:
        match what:
            case "computer":
                await host.add_computer(table, actor, number, Strength(value))
            case "preset":
                kind = table.game.Options
                preset = kind(**kind.presets[value])
                texts = {field.name: field.write(getattr(preset, field.name)) for field in fields_of(kind)}
                await host.choose(table, actor, number, options=texts)
            case "pace":
                await host.choose(table, actor, number, pace=PACES[value])
            case "posts":
                posts = Posts.LIVE if value == "text" else Posts(value)
                await host.choose(table, actor, number, posts=posts, pictures=value != "text")
            case "hands":
                await host.choose(table, actor, number, hands=Hands(value))
            case "tempo":
                await host.choose(table, actor, number, tempo=Tempo(value))
            case "locale" if value in LANGUAGES:
                await host.choose(table, actor, number, locale=value)
            case partners.DIVIDE | partners.SWAP:
                await partners.seat_anew(host, table, actor, control, values, number)
            case _ if what.startswith("option-"):
                name = what.removeprefix("option-")
                read_options(table.game.Options, {name: " ".join(values)})
                await host.choose(table, actor, number, options={name: " ".join(values)})
            case _:
                raise Stale
    except (ValueError, KeyError) as error:
        if isinstance(error, BadOptions):
            raise
        raise Stale from error

"""Opens tables: `open` answers with the lobby, `learn` starts at once, `play` shows all games."""

from __future__ import annotations

import functools
import logging
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.discord.delivery import threads
from bot.discord.delivery.conversations import Exhausted
from bot.discord.messages.context import actor_of
from bot.discord.messages.controls import OpenTable
from bot.discord.messages.lobby import lobby
from bot.discord.messages.outgoing import OutgoingMessage, button, container, line, text
from bot.presentation.lobby_text import PACES
from bot.presentation.localized_table import OWN, localize
from bot.presentation.render_threads import drawing
from bot.presentation.texts import bot_localizer, game_title
from bot.tables.refusal import Refusal, Stale, Why
from games.core.catalogue import localizer_for
from games.core.localizer import LOCALES, nearest_locale
from games.core.options import SHOWN, BadOptions, fields_of
from games.core.strength import Strength
from storage import DeliveryRow, Posts
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence

    from bot.discord.delivery.delivery import Delivery
    from bot.discord.messages.answer import Answer, Interaction
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import AnyGame, Drawn


log = logging.getLogger(__name__)

T = TypeVar("T")

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions that the bot needs in a channel to host a table."""
PLACES: Final = ("channel", "thread")
"""Where a table can be opened: in the channel, or in a thread of its own."""
REFUSED: Final = frozenset({400, 403, 404})
"""HTTP statuses with which Discord refuses a private message permanently."""
MOST_SHOWN: Final = 10
"""Games in one message: each takes three of 40 components, and a gallery holds ten pictures."""


class Opening:
    """Opens tables on request."""

    def __init__(self, service: TableService, delivery: Delivery) -> None:
        self._service = service
        self._delivery = delivery

    async def open(self, answer: Answer, game: AnyGame, chosen: Mapping[str, Any]) -> None:
        """Open a table of a game with the chosen options, in the channel or in a thread.

        In private messages it is a table for one person.
        """
        interaction, answer.game = answer.interaction, game
        usual = answer.locale
        if interaction.guild_id is not None:
            may_be_hosted(interaction, answer.locale)
            guild = await self._service.guild(interaction.guild_id)
            usual = guild.locale or nearest_locale((interaction.guild_locale or interaction.locale).value)
        actor = await actor_of(self._service, interaction)
        options = _texts(game, chosen)
        in_thread = _one_of("place", chosen.get("place", "channel"), {place: place == "thread" for place in PLACES})
        if in_thread:
            threads.may_be_made(interaction)
            may_be_hosted(interaction, answer.locale, threads.NEEDED)
        said = _one_of("language", chosen.get("language"), {None: None, **{key: key for key in LOCALES}})
        locale = said or usual
        open_in = functools.partial(
            self._service.open,
            actor,
            game.key,
            options,
            guild=interaction.guild_id or OWN,
            locale=locale,
            interaction=interaction.id,
            pace=_one_of("pace", chosen.get("pace", "none"), PACES),
            pictures=chosen.get("pictures", True),
            posts=_one_of("posts", chosen.get("posts", "live"), {posts.value: posts for posts in Posts}),
        )
        if in_thread:
            await self._open_in_thread(answer, game, locale, open_in)
        else:
            await self._open_in_channel(answer, locale, open_in)

    async def _open_in_channel(self, answer: Answer, locale: str, open_in: Callable[..., Awaitable[LiveTable]]) -> None:
        """Open the table in the channel: the answer is its lobby."""
        table, message, shown = None, None, -1
        self._delivery.expect(answer.interaction.id)
        try:
            table = await open_in(channel=answer.interaction.channel_id or 0)
            localized = await localize(self._service, table, locale)
            shown = table.last
            message = await answer.post(lobby(localized))
        finally:
            await self._delivery.answered(answer.interaction.id, table, message, shown)

    async def _open_in_thread(
        self, answer: Answer, game: AnyGame, locale: str, open_in: Callable[..., Awaitable[LiveTable]]
    ) -> None:
        """Open the table in a thread: the answer is a line that links to it.

        The thread gets the id of that message, so the table is stored before anybody can enter the thread.
        """
        service, table = self._service, None
        way = await threads.announced(answer, game, locale)
        self._delivery.expect(answer.interaction.id)
        try:
            table = await open_in(channel=way.id)
            await threads.made(way, answer.interaction.user.display_name, game, locale)
        except BaseException:
            if table is not None:
                await service.lose(table)
                await service.delivered(table, DeliveryRow(recipient=CHANNEL, shown=table.last))
            with suppress(discord.HTTPException):
                await way.delete()
            raise
        finally:
            await self._delivery.answered(answer.interaction.id, table, None, -1)

    async def open_here(self, answer: Answer, key: str) -> None:
        """Open a table with default options. Raise `Stale` if there is no game with this key."""
        game = self._service.games.get(key)
        if game is None:
            raise Stale
        await self.open(answer, game, {})

    async def learn(self, answer: Answer, game: AnyGame) -> None:
        """Open a learning table in the person's private messages, with easy computers, and start it."""
        interaction, answer.game = answer.interaction, game
        actor, service = await actor_of(self._service, interaction), self._service
        bot_text = bot_localizer(answer.locale)
        private = await self._private_messages_with(actor)
        link = f"https://discord.com/channels/@me/{private.id}"
        await self._must_be_free(private.id, link)
        welcome = line(bot_text("learn-welcome", game=game_title(game, answer.locale)))
        if interaction.guild_id is None:
            await answer.post(welcome)
        else:
            await _write_first(private, welcome)
        self._delivery.expect(interaction.id)
        table = None
        with ExitStack() as hand:
            try:
                table = await service.open(
                    actor,
                    game.key,
                    {},
                    guild=OWN,
                    channel=private.id,
                    locale=answer.locale,
                    interaction=interaction.id,
                )
                hand.enter_context(self._delivery.holding(table, 0))
                await service.start_alone(table, actor, Strength.EASY)
            finally:
                await self._delivery.answered(interaction.id, table, None, -1)
        if interaction.guild_id is not None:
            await answer.say("learn-there", link=link)

    async def _private_messages_with(self, actor: Actor) -> discord.PartialMessageable:
        person = await self._service.person(actor.person)
        assert person is not None
        with _private_messages():
            return await self._delivery.conversations.with_person(person)

    async def _must_be_free(self, channel: int, link: str) -> None:
        """Raise `Refusal` with a link if there is a live table in the channel."""
        try:
            table = await self._service.table_in(channel)
        except Refusal:
            return
        if table.live:
            raise Refusal(Why.OWN_TABLE_TAKEN, link=link)

    async def show_games(self, answer: Answer) -> None:
        """Show all games, each with a button that opens a table."""
        await answer.show(await games_shown(self._service.games.values(), answer.locale))


@contextmanager
def _private_messages() -> Generator[None]:
    """Raise `Refusal` if a private message cannot be sent."""
    try:
        yield
    except Exhausted as exhausted:
        log.info("%s", exhausted)
        raise Refusal(Why.PRIVATE_CLOSED) from exhausted
    except discord.HTTPException as refused:
        if refused.status not in REFUSED:
            raise
        log.info("a private conversation was refused (%s)", refused.code)
        raise Refusal(Why.PRIVATE_CLOSED) from refused


async def _write_first(private: discord.PartialMessageable, welcome: OutgoingMessage) -> None:
    """Send the first message of a private conversation. Raise `Refusal` if the person accepts none."""
    with _private_messages():
        await private.send(view=welcome.view)


async def games_shown(games: Iterable[AnyGame], locale: str) -> OutgoingMessage:
    """Return the message that shows all games: a picture, a description and a button for each."""
    bot_text = bot_localizer(locale)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    sections: list[ui.Item[ui.LayoutView]] = []
    files: list[tuple[str, bytes]] = []
    for game in list(games)[:MOST_SHOWN]:
        own, title = localizer_for(game, locale), game_title(game, locale)
        opening = button(bot_text("button-open"), OpenTable(game.key))
        words = f"**{title}** · `/{game.key}` · {bot_text('games-length', minutes=game.minutes)}\n{own('game-blurb')}"
        sections.append(ui.Section(words, accessory=opening))
        if (cover := await drawing(game.key, _first_picture, game, locale)) is not None:
            files.append((f"{game.key}.png", cover))
            gallery.add_item(media=f"attachment://{game.key}.png", description=title)
    learn = [text(bot_text("games-learn", game=game.key)) for game in list(games)[:1]]
    parts = [text(f"## {bot_text('games-title')}"), *([gallery] if files else []), *sections, *learn]
    return OutgoingMessage(container(*parts), tuple(files))


@functools.lru_cache(maxsize=64)
def _first_picture(game: AnyGame, locale: str) -> Drawn | None:
    """Return the first picture of a game's rules."""
    localizer = localizer_for(game, locale, [""] * max(game.seats))
    name = next((page.picture for page in game.text.rules(game.Options(), localizer) if page.picture), None)
    return None if name is None else game.pictures.page(name, localizer)


def may_be_hosted(interaction: Interaction, locale: str, besides: Sequence[str] = ()) -> None:
    """Raise `Refusal` naming the missing permissions, if any, to host a table, and those `besides`."""
    if missing := _missing(interaction, besides):
        bot_text = bot_localizer(locale)
        names = [bot_text(f"permission-{name.replace('_', '-')}") for name in missing]
        raise Refusal(Why.PERMISSIONS_MISSING, permissions=bot_text.list(names))


async def can_host(client: discord.Client, guild: int, channel: int) -> bool:
    """Return whether a channel of a server exists and the bot has the permissions to host a table there."""
    server = client.get_guild(guild)
    if server is None:
        return False
    try:
        place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
        allowed = place.permissions_for(server.me)
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return False
    return not missing_permissions(allowed, in_thread=isinstance(place, discord.Thread))


def _texts(game: AnyGame, chosen: Mapping[str, Any]) -> dict[str, str]:
    """Return the options as texts: those of the preset, overridden by those chosen separately."""
    fields = {field.name: field for field in fields_of(game.Options)}
    preset: Mapping[str, Any] = _one_of("preset", chosen.get("preset"), {None: {}, **game.Options.presets})
    texts = {name: fields[name].write(value) for name, value in preset.items()}
    for name, value in chosen.items():
        if name in fields:
            texts[name] = value if isinstance(value, str) else fields[name].write(value)
    return texts


def _one_of(option: str, name: str | None, offered: Mapping[Any, T]) -> T:
    """Return the choice with this name. Raise `BadOptions` if there is none."""
    if name not in offered:
        choices = ", ".join(str(choice) for choice in offered if choice is not None)
        raise BadOptions("option-not-a-choice", option=option, text=str(name)[:SHOWN], choices=choices)
    return offered[name]


def _missing(interaction: Interaction, besides: Sequence[str]) -> list[str]:
    in_thread = isinstance(interaction.channel, discord.Thread)
    return missing_permissions(interaction.app_permissions, besides, in_thread=in_thread)


def missing_permissions(allowed: discord.Permissions, besides: Sequence[str] = (), *, in_thread: bool) -> list[str]:
    """Return the permissions that are missing to host a table, including those `besides`."""
    needed = (*NEEDED, *besides)
    if in_thread:
        needed = tuple("send_messages_in_threads" if name == "send_messages" else name for name in needed)
    return [name for name in needed if not getattr(allowed, name)]

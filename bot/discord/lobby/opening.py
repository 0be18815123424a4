"""Opens tables: `open` answers with the lobby, `learn` starts at once, `play` shows all games."""

import functools
import logging
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

import discord
from discord import ui

from bot.discord.delivery import threads
from bot.discord.delivery.conversations import Exhausted, is_refusal
from bot.discord.delivery.delivery import Delivery
from bot.discord.delivery.transport import allowed_in
from bot.discord.lobby.games import games_shown
from bot.discord.messages.answer import DISCORD_ERRORS, Answer, Interaction
from bot.discord.messages.context import actor_of, locale_here
from bot.discord.messages.controls import Action, Control, OpenApart, TakeAction, fits
from bot.discord.messages.lobby import lobby
from bot.discord.messages.outgoing import OutgoingMessage, button, container, line, row, text
from bot.presentation.lobby_text import PACES
from bot.presentation.localized_table import localize
from bot.presentation.review import moment_on
from bot.presentation.texts import bot_localizer, game_title, practice_welcome, safe
from bot.tables.position_opening import open_from, start_from
from bot.tables.practice import is_practice, secret_of_lesson
from bot.tables.rematch_opening import open_again
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.contract import AnyGame
from games.core.localizer import LOCALES, Localizer
from games.core.options import SHOWN, BadOptions, fields_of, read_options
from games.core.strength import Strength
from storage import DeliveryRow, Person, Posts
from storage.records import CHANNEL

log = logging.getLogger(__name__)

T = TypeVar("T")

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions that the bot needs in a channel to host a table."""
PLACES: Final = ("channel", "thread")
"""Where a table can be opened: in the channel, or in a thread of its own."""


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
        if interaction.guild_id is not None:
            may_be_hosted(interaction, answer.locale)
        actor = await actor_of(self._service, interaction)
        options = _texts(game, chosen)
        in_thread = _one_of("place", chosen.get("place", "channel"), {place: place == "thread" for place in PLACES})
        if in_thread:
            if not isinstance(interaction.channel, discord.TextChannel):
                raise Refusal(Why.NO_THREAD_HERE)
            may_be_hosted(interaction, answer.locale, threads.NEEDED)
        said = _one_of("language", chosen.get("language"), {None: None, **{key: key for key in LOCALES}})
        locale = said or await locale_here(self._service, interaction)
        open_in = functools.partial(
            self._service.open,
            actor,
            game.key,
            options,
            guild=interaction.guild_id or PRIVATE,
            locale=locale,
            interaction=interaction.id,
            pace=_one_of("pace", chosen.get("pace", "none"), PACES),
            pictures=chosen.get("pictures", True),
            posts=_one_of("posts", chosen.get("posts", "live"), {posts.value: posts for posts in Posts}),
        )
        if in_thread:
            # The thread gets the id of this message, so the table is stored before anybody can enter the thread.
            start = await threads.announced(answer, game, locale)
            await self._open_below(start, answer, game, locale, open_in)
            return
        try:
            await self._open_in_channel(answer, locale, open_in)
        except Refusal as refusal:
            if refusal.why is not Why.CHANNEL_TAKEN or not isinstance(interaction.channel, discord.TextChannel):
                raise
            control = OpenApart(game.key, urlencode(options))
            apart = control if fits(control) else OpenApart(game.key)
            bot_text = bot_localizer(answer.locale)
            await answer.show(thread_offered(bot_text("open-taken"), apart, bot_text))

    async def _open_in_channel(self, answer: Answer, locale: str, open_in: Callable[..., Awaitable[LiveTable]]) -> None:
        table, message, shown = None, None, -1
        self._delivery.expect(answer.interaction.id)
        try:
            table = await open_in(channel=answer.interaction.channel_id or 0)
            localized = await localize(self._service, table, locale)
            shown = table.last
            message = await answer.post(lobby(localized))
        finally:
            await self._delivery.answered(answer.interaction.id, table, message, shown)

    async def open_again_in_thread(self, answer: Answer, ended: LiveTable, actor: Actor) -> LiveTable:
        """Open the rematch of an ended table in a thread below its channel, and return it.

        Raise `Refusal` if a thread cannot be made there.
        """
        channel = answer.interaction.client.get_channel(ended.row.channel)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.TextChannel):
            raise Refusal(Why.NO_THREAD_HERE)
        allowed = channel.permissions_for(channel.guild.me)
        _must_be_allowed(missing_permissions(allowed, threads.NEEDED), answer.locale)
        locale, name = ended.row.locale, answer.interaction.user.display_name
        start = await channel.send(view=threads.announcement(ended.game, name, locale).view)
        open_in = functools.partial(open_again, self._service, ended, actor, answer.interaction.id)
        table = await self._open_below(start, answer, ended.game, locale, open_in)
        if table.row.channel != start.id:  # somebody else has opened it meanwhile
            await start.delete()
        return table

    async def _open_below(
        self,
        start: discord.Message,
        answer: Answer,
        game: AnyGame,
        locale: str,
        open_in: Callable[..., Awaitable[LiveTable]],
    ) -> LiveTable:
        """Open a table in the thread of a message; if that fails, delete the message."""
        service, table = self._service, None
        self._delivery.expect(answer.interaction.id)
        try:
            table = await open_in(channel=start.id)
            if table.row.channel == start.id:
                number = await service.journal.opened_in(table.row.guild, game.key)
                await threads.made(start, answer.interaction.user.display_name, game, locale, number)
        except BaseException:
            if table is not None:
                await service.lose(table)
                await service.repository.delivered(table, DeliveryRow(recipient=CHANNEL, shown=table.last))
            with suppress(*DISCORD_ERRORS):
                await start.delete()
            raise
        finally:
            await self._delivery.answered(answer.interaction.id, table, None, -1)
        assert table is not None
        return table

    async def open_here(self, answer: Answer, game: AnyGame) -> None:
        """Open a table with default options.

        In private messages it is a whole game as the lesson teaches it, against computers, and it starts.
        """
        if answer.interaction.guild_id is not None:
            await self.open(answer, game, {})
            return
        preset = game.practice.preset
        chosen = {"preset": preset} if preset in game.Options.presets else {}
        title = line(f"### {safe(game_title(game, answer.locale))}")
        await self._open_alone(answer, game, chosen, Strength.NORMAL, title)

    async def learn(self, answer: Answer, game: AnyGame) -> None:
        """Open a practice table in the person's private messages, with easy computers, and start it."""
        welcome, chosen = line(practice_welcome(game, answer.locale)), {"preset": game.practice.preset}
        await self._open_alone(answer, game, chosen, Strength.EASY, welcome, secret_of_lesson(game))

    async def _open_alone(
        self,
        answer: Answer,
        game: AnyGame,
        chosen: Mapping[str, Any],
        strength: Strength,
        first: OutgoingMessage,
        secret: bytes | None = None,
    ) -> None:
        """Open a table in the person's private messages, with as many computers as a lesson has, and start it."""
        answer.game = game
        actor, service = await actor_of(self._service, answer.interaction), self._service
        open_in = functools.partial(
            service.open,
            actor,
            game.key,
            _texts(game, chosen),
            guild=PRIVATE,
            locale=answer.locale,
            interaction=answer.interaction.id,
            secret=secret,
        )
        start = functools.partial(service.start_alone, actor=actor, strength=strength, seats=game.practice.seats)
        await self._open_in_private(answer, actor, first, open_in, start)

    async def play_from(self, answer: Answer, number: int, page: int) -> None:
        """Open a table in the person's private messages that begins from the move on a page of their review.

        Raise `Refusal` if the review is not kept, or does not have such a page.
        """
        service, ended = self._service, await self._service.repository.table(number)
        answer.game = ended.game
        actor = await actor_of(service, answer.interaction)
        review = await service.reviews.kept(ended, actor.person)
        moment = await moment_on(service, ended, review, page)
        open_in = functools.partial(
            open_from, service, ended, actor, locale=answer.locale, interaction=answer.interaction.id
        )
        first = line(bot_localizer(answer.locale)("told-start"))
        await self._open_in_private(
            answer, actor, first, open_in, lambda table: start_from(service, table, moment, actor)
        )

    async def private_channel(self, person: Person) -> int:
        """Return the channel of a person's private messages. Raise `Refusal` if they cannot be had."""
        with _private_messages():
            async with self._delivery.conversations.with_person(person) as private:
                return private.id

    async def _open_in_private(
        self,
        answer: Answer,
        actor: Actor,
        first: OutgoingMessage,
        open_in: Callable[..., Awaitable[LiveTable]],
        start: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        """Open and start a table in the person's private messages; `first` is what its post says until it is dealt."""
        interaction, service = answer.interaction, self._service
        person = await service.people.person(actor.person)
        assert person is not None
        conversations = self._delivery.conversations
        conversations.acted(interaction.user.id)
        table, message, shown = None, None, -1
        self._delivery.expect(interaction.id)
        try:
            with _private_messages():
                # Opened before others write there, so that of two presses at once the second finds the table.
                async with conversations.with_person(person) as private:
                    link = f"https://discord.com/channels/@me/{private.id}"
                    if (playing := await self._playing_in(private.id)) is not None:
                        await answer.show(_own_table_offered(playing, answer.locale, link))
                        return
                    if interaction.guild_id is None:
                        message = await answer.post(first)
                    else:
                        message = await private.send(view=first.view)
                    table = await open_in(channel=private.id)
            shown = table.last
            await start(table)
        finally:
            await self._delivery.answered(interaction.id, table, message, shown)
        if interaction.guild_id is not None:
            await answer.say("learn-there", link=link)

    async def _playing_in(self, channel: int) -> LiveTable | None:
        """Return the live table of a channel, or None."""
        try:
            table = await self._service.repository.table_in(channel)
        except Refusal:
            return None
        return table if table.live else None

    async def show_games(self, answer: Answer) -> None:
        """Show all games, each with a button that opens a table."""
        await answer.show(await games_shown(self._service.games.values(), answer.locale))


def _own_table_offered(table: LiveTable, locale: str, link: str) -> OutgoingMessage:
    """Return the offer to go on at the table in a person's private messages, or to end it."""
    bot_text = bot_localizer(locale)
    told = bot_text("own-table-open", game=safe(game_title(table.game, locale)), link=link)
    end = Action.END if is_practice(table) else Action.CANCEL
    go_on: ui.Button[ui.LayoutView] = ui.Button(label=bot_text("button-go-on"), url=link)
    return OutgoingMessage(
        container(text(told), row(go_on, button(bot_text("button-end-it"), TakeAction(table.id, end))))
    )


def thread_offered(taken: str, control: Control, bot_text: Localizer) -> OutgoingMessage:
    """Return words that the channel is taken, and the button that opens a table in a thread."""
    return OutgoingMessage(container(text(taken), row(button(bot_text("button-apart"), control))))


@contextmanager
def _private_messages() -> Generator[None]:
    """Raise `Refusal` if a private message cannot be sent."""
    try:
        yield
    except Exhausted as exhausted:
        log.info("%s", exhausted)
        raise Refusal(Why.PRIVATE_REFUSED if exhausted.refused else Why.PRIVATE_LATER) from exhausted
    except discord.HTTPException as refused:
        if not is_refusal(refused):
            raise
        log.info("a private conversation was refused (%s)", refused.code)
        raise Refusal(Why.PRIVATE_CLOSED) from refused


def may_be_hosted(interaction: Interaction, locale: str, besides: Sequence[str] = ()) -> None:
    """Raise `Refusal` naming the missing permissions, if any, to host a table, and those `besides`."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    _must_be_allowed(missing_permissions(interaction.app_permissions, besides, in_thread=in_thread), locale)


def _must_be_allowed(missing: Sequence[str], locale: str) -> None:
    """Raise `Refusal` naming the permissions that are missing, if any."""
    if missing:
        bot_text = bot_localizer(locale)
        names = [bot_text(f"permission-{name.replace('_', '-')}") for name in missing]
        raise Refusal(Why.PERMISSIONS_MISSING, permissions=bot_text.list(names))


async def can_host(client: discord.Client, guild: int, channel: int) -> bool:
    """Return whether a channel of a server exists and the bot may host a table there, if only in words."""
    found = await allowed_in(client, guild, channel)
    return found is not None and not {*missing_permissions(found[0], in_thread=found[1])} - {"attach_files"}


def _texts(game: AnyGame, chosen: Mapping[str, Any]) -> dict[str, str]:
    """Return the options as texts: those of the preset, overridden by those chosen separately.

    Raise `BadOptions` for one that has no effect beside the others.
    """
    fields = {field.name: field for field in fields_of(game.Options)}
    preset: Mapping[str, Any] = _one_of("preset", chosen.get("preset"), {None: {}, **game.Options.presets})
    texts = {name: fields[name].write(value) for name, value in preset.items()}
    for name, value in chosen.items():
        if name in fields:
            texts[name] = value if isinstance(value, str) else fields[name].write(value)
    options = read_options(game.Options, texts)
    for name, (other, value) in game.Options.only_with.items():
        if name in chosen and not options.applies(name):
            raise BadOptions("option-without-effect", option=name, other=other, value=fields[other].write(value))
    return texts


def _one_of(option: str, name: str | None, offered: Mapping[Any, T]) -> T:
    """Return the choice with this name. Raise `BadOptions` if there is none."""
    if name not in offered:
        choices = ", ".join(str(choice) for choice in offered if choice is not None)
        raise BadOptions("option-not-a-choice", option=option, text=str(name)[:SHOWN], choices=choices)
    return offered[name]


def missing_permissions(
    allowed: discord.Permissions, besides: Sequence[str] = (), *, in_thread: bool = False
) -> tuple[str, ...]:
    """Return the permissions that are missing to host a table, including those `besides`."""
    needed = (*NEEDED, *besides)
    if in_thread:
        needed = tuple("send_messages_in_threads" if name == "send_messages" else name for name in needed)
    return tuple(name for name in needed if not getattr(allowed, name))

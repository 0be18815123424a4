"""One way to answer an interaction: in time, to its maker, whatever happens."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.presentation.texts import bot_localizer, error_text
from bot.tables.refusal import Refusal, Stale
from games.core.contract import IllegalMove, UnknownName
from games.core.localizer import nearest_locale
from games.core.options import BadOptions
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator

    from games.core.contract import AnyGame


log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which Discord is told that the answer is coming; it gives up after three."""

UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is gone: a newer one took its place while its control was used."""

ALREADY_ANSWERED: Final = 40060
"""Discord's code for a second first response to one interaction."""

DISCORD_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord raises: a refusal by Discord, or a failure of the network."""

Interaction = discord.Interaction[Any]


class NotSent(Exception):
    """A response to an interaction did not reach Discord, or Discord refused it; the cause says why."""

    @property
    def refused(self) -> bool:
        """Whether Discord refused the content, so that another response may still be accepted."""
        cause = self.__cause__
        return (
            isinstance(cause, discord.HTTPException)
            and cause.status in {400, 413}
            and cause.code not in {ALREADY_ANSWERED, UNKNOWN_MESSAGE}
        )

    def __str__(self) -> str:
        """Return the kind of failure, without tokens or ids."""
        return summary(self.__cause__)


def summary(problem: BaseException | None) -> str:
    """Return an error as a log line may show it: Discord's status and code, or the name of the exception."""
    if isinstance(problem, discord.HTTPException):
        return f"HTTP {problem.status}, code {problem.code}"
    return type(problem).__name__


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message that only the maker of an interaction sees, for as long as Discord lets it be changed.

    It is the interaction's `original` response, or a message that followed it. Of a control used in the channel the
    original is the channel's own message, once the answer was deferred.
    """

    interaction: Interaction
    id: int
    original: bool

    async def edit(self, draft: OutgoingMessage) -> None:
        """Replace what it shows. Raise what a request to Discord raises."""
        if self.original:
            await self.interaction.edit_original_response(view=draft.view, attachments=draft.attachments())
        else:
            await self.interaction.followup.edit_message(self.id, view=draft.view, attachments=draft.attachments())

    async def delete(self) -> None:
        """Remove it. Raise what a request to Discord raises."""
        if self.original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.id)


class Answer:
    """The answer to one interaction. `game` helps to word an error, once it is known.

    `shown` is the message that only the maker sees, if the answer was one. `conclusion` is what was done, in a
    sentence, for a command that shows nothing else.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.locale = nearest_locale(interaction.locale.value)
        self.game: AnyGame | None = None
        self.shown: PrivateMessage | None = None
        self.conclusion = ""
        self._told = False
        self._promised = False
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def _sending(self) -> AsyncGenerator[None]:
        """Allow one response at a time. Raise `NotSent` for what goes wrong while it is sent."""
        async with self._lock:
            try:
                yield
            except DISCORD_ERRORS as problem:
                raise NotSent from problem

    @property
    def private(self) -> bool:
        """Whether the used control stands in a message that only its reader sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def _offered(self) -> bool:
        """Whether the message of the used control carries it; Discord's own client shows no other."""
        message, data = self.interaction.message, self.interaction.data
        return message is None or data is None or data.get("custom_id") in set(_ids_in(message.components))

    async def show(self, draft: OutgoingMessage) -> None:
        """Answer with a message that only the maker sees."""
        async with self._sending():
            self._told = True
            files, nobody = draft.attachments(), discord.AllowedMentions.none()
            if self.interaction.response.is_done():
                sent = await self.interaction.followup.send(
                    view=draft.view, files=files, ephemeral=True, allowed_mentions=nobody, wait=True
                )
                self.shown = PrivateMessage(self.interaction, sent.id, original=False)
                return
            response = await self.interaction.response.send_message(
                view=draft.view, files=files, ephemeral=True, allowed_mentions=nobody
            )
            if response.message_id is not None:
                self.shown = PrivateMessage(self.interaction, response.message_id, original=True)

    async def post(self, draft: OutgoingMessage) -> discord.Message | None:
        """Answer with a message that everybody sees, and return it; None if it is too late for that."""
        async with self._sending():
            self._told = True
            if self.interaction.response.is_done():
                await self.interaction.followup.send(bot_localizer(self.locale)("done"), ephemeral=True)
                return None
            await self.interaction.response.send_message(
                view=draft.view, files=draft.attachments(), allowed_mentions=discord.AllowedMentions.none()
            )
            return await self.interaction.original_response()

    async def change(self, draft: OutgoingMessage) -> None:
        """Answer by changing the message of the used control; where that is gone, by one that only the maker sees.

        A message that does not carry the control is somebody else's business and stays as it is.
        """
        if not (self.private or self._offered):
            await self.show(draft)
            return
        try:
            async with self._sending():
                self._told = True
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(view=draft.view, attachments=draft.attachments())
                else:
                    await self.interaction.response.edit_message(view=draft.view, attachments=draft.attachments())
                if self.private and self.interaction.message is not None:
                    self.shown = PrivateMessage(self.interaction, self.interaction.message.id, original=True)
        except NotSent as problem:
            if not _is_message_gone(problem):
                raise
            await self.show(draft)

    async def promise(self) -> None:
        """Answer with a message that only the maker sees and that says an answer is coming; `keep` fills it."""
        async with self._sending():
            self._told = self._promised = True
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def keep(self, draft: OutgoingMessage) -> None:
        """Put this into the message that was promised, in place of what stands there."""
        async with self._sending():
            await self.interaction.edit_original_response(view=draft.view, attachments=draft.attachments())

    async def nothing(self) -> None:
        """Answer that all is well; what has changed is shown by other messages."""
        try:
            async with self._sending():
                if not self.interaction.response.is_done():
                    await self.interaction.response.defer()
        except NotSent as problem:
            if not _is_message_gone(problem):
                raise
            await self.say("done")

    async def say(self, key: str, **variables: Any) -> None:
        """Answer with one of the bot's own texts."""
        await self.show(line(bot_localizer(self.locale)(key, **variables)))

    async def fail(self) -> None:
        """Say that something went wrong, in place of the message that was promised if there is one."""
        draft = line(bot_localizer(self.locale)("failed"))
        await (self.keep(draft) if self._promised else self.show(draft))

    async def conclude(self) -> None:
        """Say what was done, if nothing has been said: a control just stops spinning, as other messages show it."""
        if self._told:
            return
        if self.interaction.type is discord.InteractionType.component:
            await self.nothing()
        elif self.conclusion:
            await self.show(line(self.conclusion))
        else:
            await self.say("done")

    async def _wait(self) -> None:
        await asyncio.sleep(PATIENCE)
        with suppress(NotSent):  # the answer itself will fail too, and be logged
            await self._defer()

    async def _defer(self) -> None:
        async with self._sending():
            if not self.interaction.response.is_done():
                # A command shows "thinking…" until its answer; a control just stops spinning.
                command = self.interaction.type is discord.InteractionType.application_command
                await self.interaction.response.defer(ephemeral=True, thinking=command)


def _ids_in(components: Iterable[Any]) -> Iterator[str]:
    """Yield the ids of the controls among components and what they hold."""
    for component in components:
        if (own := getattr(component, "custom_id", None)) is not None:
            yield own
        yield from _ids_in(getattr(component, "children", ()))
        if (accessory := getattr(component, "accessory", None)) is not None:
            yield from _ids_in([accessory])


def _is_message_gone(problem: NotSent) -> bool:
    cause = problem.__cause__
    return isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_MESSAGE


async def answered(interaction: Interaction, work: Callable[[Answer], Awaitable[None]]) -> None:
    """Do the work and see to it that the interaction is answered, whatever the work raises or leaves unsaid."""
    answer = Answer(interaction)
    waiting = asyncio.create_task(answer._wait())  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - one unit
    try:
        await _worked(answer, work)
    except NotSent as problem:
        if not problem.refused:
            log.warning("an answer could not be sent (%s)", problem)
            return
        log.error("Discord refused an answer (%s)", problem)  # noqa: TRY400 - the traceback shows only discord.py
        try:
            await answer.fail()
        except NotSent as again:
            log.warning("an answer could not be sent (%s)", again)
    finally:
        waiting.cancel()


async def _worked(answer: Answer, work: Callable[[Answer], Awaitable[None]]) -> None:
    """Do the work, and tell the sender of what it raises. Raise `NotSent` where an answer could not be sent."""
    try:
        await work(answer)
        await answer.conclude()
    except NotSent:
        raise
    except (Refusal, IllegalMove, UnknownName, BadOptions, Stale) as problem:
        await answer.show(line(error_text(problem, answer.locale, answer.game)))
    except (StorageError, sqlite3.Error) as problem:
        log.error("what was asked could not be written down: %s", problem)  # noqa: TRY400 - the disk's fault, not ours
        await answer.fail()
    except Exception as problem:
        if answer.interaction.client.is_closed():
            log.info("an answer was cut short: the bot is stopping")
            return
        if isinstance(problem, DISCORD_ERRORS):
            log.error("an interaction failed (%s)", summary(problem))  # noqa: TRY400 - one line is enough
        else:
            log.exception("an interaction failed")
        await answer.fail()

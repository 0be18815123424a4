"""Answers interactions: within Discord's time limit, and also when handling them fails."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord

from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.presentation.texts import bot_localizer, error_text
from bot.tables.state.clock import uptime
from bot.tables.state.refusal import Refusal, Stale
from games.core.contract import AnyGame, IllegalMove, UnknownName
from games.core.localizer import nearest_locale
from games.core.options import BadOptions
from storage import StorageError

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after a press after which its answer is deferred, before all else. Discord gives up after three."""
LATEST: Final = 3.0
"""Seconds after a press until which Discord takes an answer."""
DRIFT: Final = 0.05
"""Share of an age by which each press that was answered moves the estimate of how far the clocks are apart."""

UNKNOWN_MESSAGE: Final = 10008
"""Discord's error code for a deleted message."""

ALREADY_ANSWERED: Final = 40060
"""Discord's error code for a second initial response to an interaction."""

DISCORD_ERRORS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Errors of a request to Discord: refused or limited by Discord, or a network failure."""

Interaction = discord.Interaction[Any]


class PressTimes:
    """Tells how old presses are when they arrive: those from before this process slept can no longer be answered.

    A press's id tells when it was made by Discord's clock. The own clock is taken for right at the start; then each
    press that Discord let the bot answer, so that it was at most `LATEST` seconds old, corrects that.
    """

    def __init__(self) -> None:
        self._ahead = uptime() - time.time()

    def age(self, interaction: Interaction) -> float:
        """Return about how many seconds ago a press was made."""
        return uptime() - interaction.created_at.timestamp() - self._ahead

    def was_answered(self, age: float) -> None:
        """Learn that a press which seemed so old was answered in time."""
        self._ahead += age * DRIFT if 0 <= age <= LATEST else age


class NotSent(Exception):
    """A response did not reach Discord, or was refused. The cause is the original error."""

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
    """Return an error for a log line: Discord's status and code, or the name of the exception."""
    if isinstance(problem, discord.HTTPException):
        return f"HTTP {problem.status}, code {problem.code}"
    return type(problem).__name__


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message that only the person sees. Discord allows edits for fifteen minutes after the interaction.

    It is the interaction's `original` response or the message of the used control, or else a follow-up. After a
    deferred answer to a control in a channel, the original response is the channel's message, so ephemeral messages are
    follow-ups there.
    """

    interaction: Interaction
    id: int
    original: bool

    async def edit(self, draft: OutgoingMessage) -> None:
        """Replace its content. Raise one of `DISCORD_ERRORS` if that fails."""
        if self.original:
            await self.interaction.edit_original_response(view=draft.view, attachments=draft.attachments())
        else:
            await self.interaction.followup.edit_message(self.id, view=draft.view, attachments=draft.attachments())

    async def delete(self) -> None:
        """Delete it. Raise one of `DISCORD_ERRORS` if that fails."""
        if self.original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.id)


class Answer:
    """The answer to one interaction. `game` is used to word errors, once it is known.

    `shown` is the message that the person alone sees, if the answer was one. `conclusion` is a sentence about what was
    done, for a command that shows nothing else; what was done `in_play` is told in one message for each channel.
    `is_given` is whether something has been shown as the answer.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.locale = nearest_locale(interaction.locale.value)
        self.game: AnyGame | None = None
        self.shown: PrivateMessage | None = None
        self.conclusion = ""
        self.in_play = False
        self.is_given = False
        self._promised = False
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def _sending(self) -> AsyncGenerator[None]:
        """Allow one response at a time. Raise `NotSent` if sending it fails."""
        async with self._lock:
            try:
                yield
            except DISCORD_ERRORS as problem:
                raise NotSent from problem

    @property
    def private(self) -> bool:
        """Whether the used control is in an ephemeral message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_own_message(self) -> bool:
        """Whether the used control is in a message that the person alone sees."""
        return self.private or (self.interaction.message is not None and self.interaction.guild_id is None)

    @property
    def _offered(self) -> bool:
        """Whether the used control is really in its message. A forged interaction may name another message."""
        message, data = self.interaction.message, self.interaction.data
        return message is None or data is None or data.get("custom_id") in set(_ids_in(message.components))

    async def show(self, draft: OutgoingMessage) -> None:
        """Answer with an ephemeral message."""
        async with self._sending():
            self.is_given = True
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
        """Answer with a public message and return it; None if the answer was already deferred."""
        async with self._sending():
            self.is_given = True
            if self.interaction.response.is_done():
                await self.interaction.followup.send(bot_localizer(self.locale)("done"), ephemeral=True)
                return None
            await self.interaction.response.send_message(
                view=draft.view, files=draft.attachments(), allowed_mentions=discord.AllowedMentions.none()
            )
            return await self.interaction.original_response()

    async def change(self, draft: OutgoingMessage) -> None:
        """Answer by editing the message of the used control, or with an ephemeral message if it was deleted.

        A message that does not contain the control is not edited.
        """
        if not (self.private or self._offered):
            await self.show(draft)
            return
        try:
            async with self._sending():
                self.is_given = True
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(view=draft.view, attachments=draft.attachments())
                else:
                    await self.interaction.response.edit_message(view=draft.view, attachments=draft.attachments())
                if self.is_own_message and self.interaction.message is not None:
                    self.shown = PrivateMessage(self.interaction, self.interaction.message.id, original=True)
        except NotSent as problem:
            if not _is_message_gone(problem):
                raise
            await self.show(draft)

    async def turn_to(self, draft: OutgoingMessage) -> None:
        """Answer with an ephemeral message: the one of the used control if that is ephemeral, else a new one."""
        await (self.change(draft) if self.private else self.show(draft))

    async def launch(self) -> bool:
        """Answer by launching the bot's Activity. Return False if it is too late, or Activities are not enabled."""
        try:
            async with self._sending():
                if self.interaction.response.is_done():
                    return False
                await self.interaction.response.launch_activity()
                self.is_given = True
        except NotSent as problem:
            if not problem.refused:
                raise
            return False
        return True

    async def promise(self) -> None:
        """Answer with an ephemeral "thinking…" message, unless the answer was deferred; `keep` fills it."""
        async with self._sending():
            self.is_given = self._promised = True
            if not self.interaction.response.is_done():
                response = await self.interaction.response.defer(ephemeral=True, thinking=True)
                if response is not None and response.message_id is not None:
                    self.shown = PrivateMessage(self.interaction, response.message_id, original=True)

    async def keep(self, draft: OutgoingMessage) -> None:
        """Replace the content of the promised message; show it if there is none yet."""
        if self.shown is None:
            await self.show(draft)
            return
        async with self._sending():
            await self.shown.edit(draft)

    async def nothing(self) -> None:
        """Acknowledge the interaction. Other messages show what has changed."""
        try:
            async with self._sending():
                if not self.interaction.response.is_done():
                    await self.interaction.response.defer()
        except NotSent as problem:
            if not _is_message_gone(problem):
                raise
            await self.say("done")

    async def say(self, key: str, **variables: Any) -> None:
        """Answer with one of the bot's own texts, in an ephemeral message."""
        await self.show(line(bot_localizer(self.locale)(key, **variables)))

    async def fail(self) -> None:
        """Say that something went wrong, in the promised message if there is one."""
        draft = line(bot_localizer(self.locale)("failed"))
        await (self.keep(draft) if self._promised else self.show(draft))

    async def conclude(self) -> None:
        """Answer if no answer was sent yet: acknowledge a control, say what a command did."""
        if self.is_given:
            return
        if self.interaction.type is discord.InteractionType.component:
            await self.nothing()
        elif self.conclusion:
            await self.confirm()
        else:
            await self.say("done")

    async def confirm(self) -> None:
        """Answer with the conclusion; in play below the person's earlier ones in this channel: their message goes."""
        if not self.in_play:
            await self.turn_to(line(self.conclusion))
            return
        receipts = self.interaction.client.receipts
        earlier = receipts.earlier(self.interaction)
        lines = receipts.lines_with(self.interaction, self.conclusion)
        await self.turn_to(line("\n".join(lines)))
        if self.shown is None:
            return
        receipts.keep(self.interaction, self.shown, lines)
        if earlier is not None and earlier.message.id != self.shown.id:
            with suppress(*DISCORD_ERRORS):  # their owner may have dismissed it
                await earlier.message.delete()

    async def defer_after(self, seconds: float) -> None:
        """Wait, then defer the answer if there is none yet."""
        await asyncio.sleep(seconds)
        with suppress(NotSent):  # the answer itself will fail too, and be logged
            await self.defer()

    async def defer_first(self) -> None:
        """Acknowledge the interaction. Raise `NotSent` if Discord takes no answer any more."""
        try:
            await self.defer()
        except NotSent as problem:
            if not _is_message_gone(problem):  # for which there is another answer
                raise

    async def defer(self) -> None:
        """Acknowledge the interaction, if that was not done yet."""
        async with self._sending():
            if not self.interaction.response.is_done():
                # A command shows "thinking…" until it is answered; a control shows nothing.
                command = self.interaction.type is discord.InteractionType.application_command
                await self.interaction.response.defer(ephemeral=True, thinking=command)


def _ids_in(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if (own := getattr(component, "custom_id", None)) is not None:
            yield own
        yield from _ids_in(getattr(component, "children", ()))
        if (accessory := getattr(component, "accessory", None)) is not None:
            yield from _ids_in([accessory])


def _is_message_gone(problem: NotSent) -> bool:
    cause = problem.__cause__
    return isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_MESSAGE


async def answered(interaction: Interaction, work: Callable[[Answer], Awaitable[object]]) -> None:
    """Do the work, and answer the interaction whatever the work raises or leaves unanswered.

    Where the interaction is old, it is acknowledged first; if Discord no longer takes that, nothing is done.
    """
    answer, times = Answer(interaction), interaction.client.press_times
    age = times.age(interaction)
    waiting = asyncio.create_task(answer.defer_after(PATIENCE - age if 0 <= age < PATIENCE else PATIENCE))
    try:
        if age >= PATIENCE:
            await answer.defer_first()
            times.was_answered(age)
            age = 0.0
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
    except Exception:
        # A bot that stops has closed its connections, also those by which it would say that something failed.
        if not interaction.client.is_closed():
            raise
        log.info("an answer was cut short: the bot is stopping")
    finally:
        waiting.cancel()
        if interaction.response.is_done():
            times.was_answered(age)


async def _worked(answer: Answer, work: Callable[[Answer], Awaitable[object]]) -> None:
    """Do the work, and answer with the errors it raises. Raise `NotSent` if an answer could not be sent."""
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

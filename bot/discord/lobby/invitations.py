"""Invitations to a lobby: one private message to each guest, with a link and a button to take a seat."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
import msgspec
from discord import ui

from bot.discord.delivery import transport
from bot.discord.delivery.conversations import Conversations, Exhausted, is_refusal
from bot.discord.messages import controls
from bot.discord.messages.answer import DISCORD_ERRORS, Answer, Interaction, summary
from bot.discord.messages.context import server_name
from bot.discord.messages.controls import Action, ChangeLobby, ManageData, OwnAction
from bot.discord.messages.outgoing import OutgoingMessage, button, container, doing, line, link_to, row, text
from bot.presentation import notifications
from bot.presentation.texts import bot_localizer, game_title, safe
from bot.tables.changes.invitations import must_invite
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.localizer import nearest_locale
from storage import Calls, InvitationLimits

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 5
"""People who can be invited at the same time."""
LIMITS: Final = InvitationLimits(per_sender=20, per_guest=3)
"""Invitations within a day."""

_invited: WeakKeyDictionary[LiveTable, set[int]] = WeakKeyDictionary()
"""Discord ids of those invited to each lobby; nobody is told twice."""


class Invitee(msgspec.Struct, frozen=True):
    """A guest to invite. `comes`: it is a person, not a bot, and can see the channel."""

    id: int
    name: str
    comes: bool


def guests_of(interaction: Interaction, chosen: Iterable[str]) -> list[Invitee]:
    """Return the people chosen in a menu or named in a command."""
    data: Any = interaction.data or {}
    found: Any = data.get("resolved", {})
    guests: list[Invitee] = []
    for key in chosen:
        user: Any = found.get("users", {}).get(key, {})
        member: Any = found.get("members", {}).get(key, {})
        name: str = member.get("nick") or user.get("global_name") or user.get("username") or key
        sees = discord.Permissions(int(member.get("permissions", 0))).view_channel
        guests.append(Invitee(int(key), name, sees and not user.get("bot", False)))
    return guests


async def panel_for(service: TableService, answer: Answer, table: LiveTable, actor: Actor) -> OutgoingMessage:
    """Return the menu of people to invite, and a button that mentions the server's role for players, if it has one.

    Raise `Refusal` unless the person may invite.
    """
    _may_invite(table, actor)
    chosen = (await service.guild(table.row.guild)).player_role
    server = answer.interaction.guild
    role = server.get_role(chosen) if server is not None and chosen is not None else None
    bot_text = bot_localizer(answer.locale)
    menu: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=controls.write(ChangeLobby(table.id, "invite")),
        placeholder=bot_text("menu-invite")[:150],
        max_values=MOST_AT_ONCE,
    )
    rows = [row(menu)]
    if role is not None and not table.lifecycle.called:
        rows.append(row(button(bot_text("invite-role", role=role.name), doing(table, Action.CALL))))
    return OutgoingMessage(container(text(bot_text("invite-choose")), *rows))


def _may_invite(table: LiveTable, actor: Actor) -> None:
    if table.row.guild == PRIVATE:
        raise Refusal(Why.OWN_TABLE)
    must_invite(table, actor)


async def invite(
    service: TableService,
    conversations: Conversations,
    answer: Answer,
    table: LiveTable,
    actor: Actor,
    guests: Sequence[Invitee],
) -> None:
    """Invite people, and answer with who was invited, and who was not and why.

    Raise `Refusal` unless the actor may invite.
    """
    _may_invite(table, actor)
    told: dict[str, list[str]] = {}
    for guest in guests[:MOST_AT_ONCE]:
        outcome = await _invite(service, conversations, answer.interaction, table, actor, guest)
        told.setdefault(outcome, []).append(f"**{safe(guest.name)}**")
    bot_text = bot_localizer(answer.locale)
    said = line("\n".join(bot_text(f"invite-{how}", who=bot_text.list(names)) for how, names in told.items()))
    await answer.turn_to(said)


async def _invite(
    service: TableService,
    conversations: Conversations,
    interaction: Interaction,
    table: LiveTable,
    actor: Actor,
    guest: Invitee,
) -> str:
    """Invite one guest. Return the outcome: the last part of the id of its text."""
    if not guest.comes:
        return "nobody"
    person = await service.people.known(guest.id)
    told = _invited.setdefault(table, set())
    if guest.id in told or (person is not None and table.seat_of(person.id) is not None):
        return "already"
    if person is not None and (not person.invitations or person.calls is Calls.NONE):
        return "quiet"
    if person is not None and notifications.quiet_for(person, service.clock.now(), 0):
        return "quiet"
    if not await service.journal.note_invitation(actor.person, guest.id, service.clock.now(), LIMITS):
        return "limit"
    locale = nearest_locale(person.locale) if person is not None else table.row.locale
    draft = _invitation(table, interaction, locale)
    told.add(guest.id)
    try:
        async with conversations.with_user(guest.id, person) as private:
            await private.send(
                view=draft.view, nonce=transport.nonce(table, "invitation", guest.id), allowed_mentions=draft.mentions()
            )
    except (Exhausted, *DISCORD_ERRORS) as problem:
        told.discard(guest.id)
        if isinstance(problem, Exhausted):
            return "closed" if problem.refused else "later"
        log.info("an invitation could not be sent (%s)", summary(problem))
        return "closed" if isinstance(problem, discord.HTTPException) and is_refusal(problem) else "later"
    return "told"


def _invitation(table: LiveTable, interaction: Interaction, locale: str) -> OutgoingMessage:
    bot_text = bot_localizer(locale)
    words = bot_text(
        "invitation",
        by=safe(interaction.user.display_name),
        game=game_title(table.game, locale),
        server=server_name(interaction.client, table.row.guild),
        link=link_to(table),
    )
    join = button(bot_text("button-join"), doing(table, Action.JOIN), discord.ButtonStyle.primary)
    refuse = button(bot_text("invite-refuse"), ManageData(OwnAction.NO_INVITATIONS))
    return OutgoingMessage(container(text(words), row(join, refuse)))


def accepted(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return what an invitation is changed to once the guest has taken a seat."""
    return line(bot_localizer(locale)("invite-accepted", game=game_title(table.game, locale), link=link_to(table)))

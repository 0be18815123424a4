"""What is stored about a person, and what they and their server have set."""

import json
from typing import assert_never

import discord

from bot.discord.messages.answer import Answer
from bot.discord.messages.context import actor_of
from bot.discord.messages.controls import ManageData, OwnAction
from bot.discord.messages.outgoing import OutgoingMessage, button, container, line, row, text
from bot.discord.settings import preferences, server
from bot.presentation.texts import bot_localizer
from bot.tables.service import TableService
from storage import Person


async def own_data(service: TableService, answer: Answer, action: OwnAction, value: str = "") -> None:
    """Show or change a person's own data and settings, or those of the server. `value` is what a menu was set to."""
    user, bot_text = answer.interaction.user, bot_localizer(answer.locale)
    match action:
        case OwnAction.PRIVACY:
            await answer.show(line(f"{bot_text('privacy')} {bot_text('privacy-backups')}"))
        case OwnAction.EXPORT:
            data = json.dumps(await service.personal_data_of(user.id), indent=1, ensure_ascii=False).encode()
            view = container(text(bot_text("export-here")), discord.ui.File("attachment://me.json"))
            await answer.show(OutgoingMessage(view, (("me.json", data),)))
        case OwnAction.FORGET:
            sure_text = f"{bot_text('forget-sure')} {bot_text('privacy-backups')}"
            sure = button(bot_text("button-forget"), ManageData(OwnAction.FORGOTTEN), discord.ButtonStyle.danger)
            await answer.show(OutgoingMessage(container(text(sure_text), row(sure))))
        case OwnAction.FORGOTTEN:
            await service.forget(await actor_of(service, answer.interaction), user.id)
            await answer.change(line(bot_text("forgotten")))
        case (
            OwnAction.SERVER
            | OwnAction.SERVER_MODERATORS
            | OwnAction.SERVER_PLAYERS
            | OwnAction.SERVER_LOCALE
            | OwnAction.SERVER_EXPORT
            | OwnAction.SERVER_REMOVE
            | OwnAction.SERVER_REMOVED
        ):
            await server.do(service, answer, await actor_of(service, answer.interaction), action, value)
        case OwnAction.TABLES:
            await answer.show(await preferences.overview(service, user.id, answer.locale))
        case OwnAction.ME:
            await answer.show(await _me(service, answer, await _person(service, answer)))
        case OwnAction.END_PAGES:
            person = await _person(service, answer)
            await service.web.end_all(person.id)
            await answer.change(await _me(service, answer, person))
        case OwnAction.NO_INVITATIONS:
            await service.prefer(preferences.changed(await _person(service, answer), OwnAction.INVITATIONS, "no"))
            await answer.change(line(bot_text("invite-refused")))
        case (
            OwnAction.CALLS
            | OwnAction.QUIET_FROM
            | OwnAction.QUIET_TO
            | OwnAction.ZONE
            | OwnAction.REMINDERS
            | OwnAction.INVITATIONS
            | OwnAction.SINGLE_OPTIONS
        ):
            person = preferences.changed(await _person(service, answer), action, value)
            await service.prefer(person)
            await answer.change(await _me(service, answer, person))
        case _:
            assert_never(action)


async def _me(service: TableService, answer: Answer, person: Person) -> OutgoingMessage:
    pages = await service.web.count_live(person.id)
    return preferences.me(person, answer.locale, service.clock.now(), pages)


async def _person(service: TableService, answer: Answer) -> Person:
    person = await service.people.person((await actor_of(service, answer.interaction)).person)
    assert person is not None
    return person

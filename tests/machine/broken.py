"""Bots that break one promise each: functions that patch the bot in this process."""

import importlib
from collections.abc import Callable
from typing import Any

import discord
import msgspec
import pytest

BREAKAGES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {}


def breakage(function: Callable[[pytest.MonkeyPatch], None]) -> Callable[[pytest.MonkeyPatch], None]:
    BREAKAGES[function.__name__] = function
    return function


@breakage
def shows_the_neighbours_hand(patch: pytest.MonkeyPatch) -> None:
    """Show in every hand the cards of its owner's neighbour."""
    from bot.discord.messages import hand
    from bot.tables.state.table import LiveTable

    whole, look = hand.hand, LiveTable.look

    async def neighbours(seated: Any, *given: Any, **more: Any) -> Any:
        seats = len(seated.table.seats)
        with pytest.MonkeyPatch.context() as within:
            within.setattr(LiveTable, "look", lambda self, who: look(self, who if who < 0 else (who + 1) % seats))
            return await whole(seated, *given, **more)

    for name in ("delivery.hands", "interactions.playing"):
        patch.setattr(importlib.import_module(f"bot.discord.{name}"), "hand", neighbours)


@breakage
def edits_no_hands(patch: pytest.MonkeyPatch) -> None:
    """Send the first hand of each seat and never edit it."""
    from bot.discord.delivery.hands import Hands

    bring = Hands.bring

    async def once(self: Any, table: Any, recipient: Any) -> None:
        known = table.deliveries.get(recipient.number)
        if known is None or known.message is None:
            await bring(self, table, recipient)
        else:
            await self._service.repository.delivered(table, msgspec.structs.replace(known, shown=table.last))

    patch.setattr(Hands, "bring", once)


@breakage
def leaves_given_up_hands(patch: pytest.MonkeyPatch) -> None:
    """Leave the hand of a player who lost the seat as it is."""
    from bot.discord.delivery import delivery, hands

    for module in (delivery, hands):
        patch.setattr(module, "given_up_hand", lambda *_: None, raising=False)


@breakage
def edits_no_posts(patch: pytest.MonkeyPatch) -> None:
    """Send the first post of play and never edit it."""
    from bot.discord.delivery.posts import LivePosts

    bring = LivePosts.bring

    async def once(self: Any, table: Any, recipient: Any) -> None:
        known = table.deliveries.get(recipient.number)
        if table.play is None or table.play.happened.keys() == {0} or known is None or known.since == 0:
            await bring(self, table, recipient)
        else:
            await self._service.repository.delivered(table, msgspec.structs.replace(known, shown=table.last))

    patch.setattr(LivePosts, "bring", once)


@breakage
def loses_a_server_for_good(patch: pytest.MonkeyPatch) -> None:
    """Treat a table as lost for good once its server has removed the bot."""
    from bot.tables.state.table import LiveTable
    from storage import EntryKind

    lost = property(lambda self: any(entry.kind is EntryKind.LOST for entry in self.entries))
    patch.setattr(LiveTable, "lost", lost)


@breakage
def looks_after_no_computers(patch: pytest.MonkeyPatch) -> None:
    from bot.tables.automatic.background import ComputerPlayers

    patch.setattr(ComputerPlayers, "attend", lambda *_: None)


@breakage
def lets_everybody_lead(patch: pytest.MonkeyPatch) -> None:
    from bot.tables import service
    from bot.tables.changes import pausing, seat_order, seating

    for module in (service, seating, seat_order, pausing):
        patch.setattr(module, "must_lead", lambda *_, **__: None, raising=False)


@breakage
def answers_nobody(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Any, *_: Any, **__: Any) -> None:
        self._response_type = discord.InteractionResponseType.deferred_message_update

    patch.setattr(discord.InteractionResponse, "send_message", nothing)


@breakage
def answers_twice(patch: pytest.MonkeyPatch) -> None:
    from bot.discord.messages.answer import Answer

    async def again(self: Any, draft: Any) -> None:
        await self.interaction.response.send_message("…", ephemeral=True)
        self.interaction.response._response_type = None
        await self.interaction.response.send_message(view=draft.view, ephemeral=True)

    patch.setattr(Answer, "show", again)


@breakage
def stumbles(patch: pytest.MonkeyPatch) -> None:
    from bot.discord.interactions import handler, playing

    async def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    for module in (handler, playing):
        patch.setattr(module, "localize", stumble)


@breakage
def stumbles_at_once(patch: pytest.MonkeyPatch) -> None:
    """Fail at a move while another is being made at the same table."""
    from bot.tables.service import TableService

    move = TableService.move

    async def alone(self: Any, table: Any, *given: Any, **more: Any) -> Any:
        if table.lock.locked():
            raise ZeroDivisionError
        return await move(self, table, *given, **more)

    patch.setattr(TableService, "move", alone)


@breakage
def takes_refusals_for_outages(patch: pytest.MonkeyPatch) -> None:
    from discord.http import HTTPClient

    send = HTTPClient.send_message

    async def sent(self: Any, *given: Any, **more: Any) -> Any:
        try:
            return await send(self, *given, **more)
        except discord.Forbidden as refusal:
            raise OSError("connection lost") from refusal

    patch.setattr(HTTPClient, "send_message", sent)


@breakage
def replaces_players_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let a computer play wherever a player should be reminded."""
    from bot.tables.service import TableService

    patch.setattr(TableService, "warn", TableService.substitute)


@breakage
def keeps_no_results(patch: pytest.MonkeyPatch) -> None:
    from storage import results

    async def nothing(*_: Any) -> None:
        pass

    patch.setattr(results, "note", nothing)


@breakage
def remembers_another_table(patch: pytest.MonkeyPatch) -> None:
    from bot.tables.state.table import LiveTable

    write = LiveTable.write

    def otherwise(self: Any, entry: Any, row: Any, *rest: Any) -> None:
        write(self, entry, msgspec.structs.replace(row, pace=row.pace + 1), *rest)

    patch.setattr(LiveTable, "write", otherwise)


@breakage
def believes_to_have_shown_more(patch: pytest.MonkeyPatch) -> None:
    from storage import Journal

    deliver = Journal.deliver

    async def ahead(self: Any, table: int, delivery: Any) -> None:
        await deliver(self, table, msgspec.structs.replace(delivery, shown=delivery.shown + 1))

    patch.setattr(Journal, "deliver", ahead)


@breakage
def writes_another_state(patch: pytest.MonkeyPatch) -> None:
    from storage import Journal

    append = Journal.append

    def otherwise(self: Any, table: int, entry: Any, *more: Any) -> Any:
        changed = msgspec.structs.replace(entry, checksum="0" * 64) if entry.checksum else entry
        return append(self, table, changed, *more)

    patch.setattr(Journal, "append", otherwise)


@breakage
def speaks_of_a_break(patch: pytest.MonkeyPatch) -> None:
    """Say in every hand that the table is paused."""
    from bot.discord.messages import hand

    patch.setattr(hand, "asked_line", lambda seated, *_: seated.bot_text("hand-paused"))


@breakage
def writes_labels_that_are_too_long(patch: pytest.MonkeyPatch) -> None:
    button = discord.ui.Button.to_component_dict

    def longer(self: Any) -> Any:
        return button(self) | {"label": "x" * 200}

    patch.setattr(discord.ui.Button, "to_component_dict", longer)


@breakage
def never_comes_to_rest(patch: pytest.MonkeyPatch) -> None:
    from bot.discord.delivery.delivery import Delivery

    patch.setattr(Delivery, "_busy", lambda _: True)


@breakage
def lets_requests_stay_open(patch: pytest.MonkeyPatch) -> None:
    from bot.tables.state.table import LiveTable

    patch.setattr(LiveTable, "undo_request", property(lambda table: table.lifecycle.undo_request))


@breakage
def serves_pages_of_former_players(patch: pytest.MonkeyPatch) -> None:
    """Go on showing the page of a player who lost the seat what the seat sees."""
    from bot.presentation import screen
    from bot.tables.web_access import WebAccess

    audience_of, seats = screen.audience_of, dict[tuple[int, int], int]()

    def first(table: Any, person: int) -> int:
        return seats.setdefault((table.id, person), audience_of(table, person))

    patch.setattr(screen, "audience_of", first)

    async def lasts(*_: object) -> None:
        """Let every session last."""

    patch.setattr(WebAccess, "must_last", lasts)


@breakage
def shows_neighbours_hands_on_pages(patch: pytest.MonkeyPatch) -> None:
    from bot.presentation import screen

    audience_of = screen.audience_of

    def neighbour(table: Any, person: int) -> int:
        seat = audience_of(table, person)
        return seat if seat < 0 else (seat + 1) % len(table.seats)

    patch.setattr(screen, "audience_of", neighbour)


@breakage
def wakes_no_pages(patch: pytest.MonkeyPatch) -> None:
    from bot.web.server import WebServer

    patch.setattr(WebServer, "_changed", lambda *_: None)

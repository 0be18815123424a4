"""Opens rematches: one table for all who ask, in the same channel or another."""

from bot.tables.changes.rematch import options_again, played_by
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable
from games.core.options import fields_of, texts_of
from games.core.strength import Strength


async def open_again(
    service: TableService, ended: LiveTable, actor: Actor, interaction: int, channel: int | None = None
) -> LiveTable:
    """Open a rematch of an ended table, with the same computers; its people are asked. Return it.

    If somebody has opened it already, the actor takes a seat there. It is opened in the same channel, or in another
    `channel`. Everybody moves on by one seat. It starts when all of them sit; where only computers played, the
    actor only watches. Raise `Refusal` while the ended table is still live, and if the channel has another table.
    """
    async with ended.lock:  # several may ask at the same moment, each in a thread of their own
        if ended.live:
            raise Refusal(Why.CHANNEL_TAKEN)
        present = await _seated_again(service, ended, actor, interaction)
        if present is not None and present.entries[0].interaction != interaction:
            return present
        return await _opened(service, ended, actor, interaction, channel or ended.row.channel)


async def open_after_practice(service: TableService, ended: LiveTable, actor: Actor, interaction: int) -> LiveTable:
    """Open a whole game as the lesson taught it in place of a practice table, against computers; start it.

    Raise `Refusal` while the practice game goes on.
    """
    if ended.live:
        raise Refusal(Why.CHANNEL_TAKEN)
    game, row = ended.game, ended.row
    fields, taught = fields_of(game.Options), game.Options.presets.get(game.practice.preset, {})
    options = {field.name: field.write(taught[field.name]) for field in fields if field.name in taught}
    table = await service.open(
        actor, game.key, options, guild=row.guild, channel=row.channel, locale=row.locale, interaction=interaction
    )
    await service.start_alone(table, actor, Strength.NORMAL, game.practice.seats)
    return table


async def _seated_again(service: TableService, ended: LiveTable, actor: Actor, interaction: int) -> LiveTable | None:
    """Seat the actor at the rematch of an ended table, if it is open; return it, or None."""
    if (number := await service.journal.rematch_of(ended.id)) is None:
        return None
    rematch = await service.repository.table(number)
    if rematch.seat_of(actor.person) is None and rematch.row.owner != actor.person:
        await service.join(rematch, actor, interaction)
    return rematch


async def _opened(service: TableService, ended: LiveTable, actor: Actor, interaction: int, channel: int) -> LiveTable:
    chosen = options_again(ended.options, len(ended.seats))
    row = ended.row
    table = await service.open(
        actor,
        row.game,
        texts_of(chosen),
        guild=row.guild,
        channel=channel,
        locale=row.locale,
        interaction=interaction,
        pace=row.pace,
        pictures=row.pictures,
        posts=row.posts,
        hands=row.hands,
        tempo=row.tempo,
        again=ended.id,
    )
    if all(played_by(seat) is None for seat in ended.seats) and table.seat_of(actor.person) is not None:
        await service.leave(table, actor, None, leading=True)
    await service.start_if_all_are_in(table)
    return table

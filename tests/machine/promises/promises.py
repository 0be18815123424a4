"""The promises: what must hold once everything has settled. Each check yields sentences that say how one is broken."""

import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

from bot.fake_discord import Message, Permission
from bot.fake_discord import Person as User
from bot.presentation.texts import bot_localizer
from bot.tables.state.replay import CHOSEN, moves_taken_back
from bot.tables.state.table import computer_to_move
from games.core.contract import PUBLIC
from games.core.localizer import nearest_locale
from storage import PARTS, Entry, EntryKind, Occupant, Status
from storage.records import CHANNEL
from tests.faults.consistency import reveals
from tests.machine.promises.page_promises import in_pages
from tests.machine.promises.repositories import TableRepositories, TableRepository, Told, plain
from tests.machine.stage.stage import Stage, key_of, table_of

MOVING = frozenset({"move", "menu", "pick", "sure", "yes", "step", "stand"})
WITHIN_REACH = 860.0
"""Seconds for which the bot can edit an ephemeral message."""
MOST_REFUSALS = 3
"""The most private messages to a person that are refused within a day, at all tables together."""
DAY = 86_400
LED = frozenset({EntryKind.PAUSE, EntryKind.RESUME, EntryKind.CANCEL, EntryKind.REMOVE, EntryKind.REPLACE})
ABANDONED_AFTER = 3 * 86_400
NEEDED = (Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES)


async def broken(stage: Stage, repositories: TableRepositories) -> list[str]:
    """Return every broken promise, as "promise: how it is broken"."""
    await repositories.refresh(stage)
    problems = [*stage.complaints, *(f"violation: {violation}" for violation in stage.fake_discord.violations)]
    problems += [f"log: {error}" for error in stage.errors]
    problems += _unanswered(stage)
    problems += _refused_too_often(stage)
    resting = stage.resting()
    for message in stage.fake_discord.world.messages():
        problems += _in_message(stage, repositories, message, resting)
    for number, repository in repositories.tables.items():
        problems += [
            f"{problem} (table {number}, {repository.table.game.key})"
            for problem in _at_table(stage, repository, resting)
        ]
        problems += [f"{problem} (table {number})" async for problem in _in_results(stage, repository)]
    return problems + await in_pages(stage, repositories)


# Answers


def _unanswered(stage: Stage) -> Iterator[str]:
    for interaction in stage.fake_discord.world.interactions.values():
        if interaction.id in stage.cut:
            continue
        if not interaction.acknowledged:
            yield f"unanswered: {interaction!r}"
        elif interaction.original is not None and interaction.original.thinking and not interaction.original.deleted:
            yield f"unanswered: {interaction!r} says for ever that an answer is coming"
    twice = sum(
        request.template.endswith("/callback") and request.status == 400 for request in stage.fake_discord.requests
    )
    if twice:
        yield f"answered-twice: {twice} interactions were answered more than once"


def _refused_too_often(stage: Stage) -> Iterator[str]:
    for discord_id, times in stage.refused.items():
        today = sum(moment > stage.clock.now() - DAY for moment in times)
        if today > MOST_REFUSALS:
            name = stage.fake_discord.world.people[discord_id].name
            yield f"refusals: {today} private messages to {name} were tried and refused within a day"


# Messages


def _in_message(
    stage: Stage, repositories: TableRepositories, message: Message, resting: set[tuple[int, int]]
) -> Iterator[str]:
    place = stage.fake_discord.world.channels[message.channel_id]
    if message.author is not stage.fake_discord.world.bot or message.deleted or not _within_reach(stage, message):
        return
    reader = place.recipient
    if message.visible_to is not None:
        reader = stage.fake_discord.world.people[message.visible_to]
        if message.id <= stage.person(reader.name)._reloaded:
            return
    said, own = _text(stage, message), _hands_of(repositories, reader)
    for number, repository in repositories.tables.items():
        where = f"(table {number}, {repository.table.game.key}, entry {repository.table.last}: {_gist(message)})"
        yield from (f"{problem} {where}" for problem in _foreign(repository, reader, message, said, own))
        if reader is not None and _is_hand(message, number):
            refused = not message.ephemeral and _is_refused(stage, repository, reader)
            yield from (f"{problem} {where}" for problem in _own(repository, reader, said, resting, refused=refused))


def _within_reach(stage: Stage, message: Message) -> bool:
    """Return whether the bot can still edit a message: an ephemeral one by its interaction, for a quarter of an hour."""
    if not message.ephemeral:
        return True
    made = message.interaction.created if message.interaction else message.created
    return made >= stage.started and stage.fake_discord.world.clock.now() - made < WITHIN_REACH


def _hands_of(repositories: TableRepositories, reader: User | None) -> set[str]:
    """Return every text about a hand that a person was ever shown as their own, at any table."""
    return {
        told.hand
        for repository in repositories.tables.values()
        for (seat, _), history in repository.told.items()
        if reader is not None and seat == repository.seat_of(reader.id)
        for told in history
    }


def _foreign(
    repository: TableRepository, reader: User | None, message: Message, said: str, own: set[str]
) -> Iterator[str]:
    """Yield the hands and controls in a message that belong to seats of others."""
    table = repository.table
    if not repository.live or table.play is None:
        return
    mine = repository.seat_of(reader.id) if reader is not None else None
    # An explanation is not kept up to date: it may offer what is refused by now.
    moving = {*MOVING, "do:undo"} if _is_hand(message, table.id) else MOVING
    if mine is None and any(
        table_of(part["custom_id"]) == table.id and key_of(part["custom_id"]) in moving for part in message.controls
    ):
        yield f"foreign-controls: {_name(reader)} has no seat and holds controls that move"
    for (seat, _), history in repository.told.items():
        now = history[-1]
        if seat not in {PUBLIC, mine} and now.secret not in {"", "{}"} and reveals(said, now.hand, own):
            yield f"foreign-hand: {_name(reader)} reads the hand of seat {seat}: {now.hand!r}"


def _own(
    repository: TableRepository, reader: User, said: str, resting: set[tuple[int, int]], *, refused: bool
) -> Iterator[str]:
    """Compare a hand with the present view of its reader."""
    table, seat = repository.table, repository.seat_of(reader.id)
    if seat is None or not repository.live or table.play is None or (table.id, seat) in resting:
        return
    public = table.look(PUBLIC)
    assert public is not None
    playing = table.row.status is Status.PLAYING
    asked = playing and seat in public.view.asked and table.seats[seat].sitter is Occupant.PERSON
    # The bot takes a person for English until they have acted.
    spoken = [locale for locale in (nearest_locale(reader.locale), "en") if (seat, locale) in repository.told]
    locale = next((language for language in spoken if _speaks(repository.told[seat, language], said)), spoken[0])
    if refused:
        asked = False  # the hand cannot be sent; the channel calls them, and the hand they have claims nothing
    yield from _own_in(repository, seat, locale, reader, said, asked=asked, playing=playing)


def _is_refused(stage: Stage, repository: TableRepository, reader: User) -> bool:
    """Return whether private messages to a player are refused, or were and have not been tried again."""
    seat = repository.seat_of(reader.id)
    delivery = None if seat is None else repository.table.deliveries.get(seat)
    return stage.fake_discord.world.dm_refusal(reader) is not None or (delivery is not None and delivery.closed)


def _speaks(history: list[Told], said: str) -> bool:
    """Return whether a text contains anything that this seat was told in this language."""
    return any((told.hand and told.hand in said) or (told.ask and told.ask in said) for told in history)


def _own_in(
    repository: TableRepository, seat: int, locale: str, reader: User, said: str, *, asked: bool, playing: bool
) -> list[str]:
    """Return what is wrong with a hand in one language."""
    history = repository.told[seat, locale]
    now, wrong = history[-1], list[str]()
    shown = next((told for told in reversed(history) if told.hand and told.hand in said), None)
    if shown is not None and shown.secret != now.secret and now.hand not in said:
        wrong.append(f"stale-hand: {reader.name} is shown {shown.hand!r}, and holds {now.hand!r}")
    if asked and now.hand and now.hand not in said:
        wrong.append(f"hand: {reader.name} is asked, and is not shown {now.hand!r}")
    sure = bot_localizer(locale)("hand-doubt", doubt="").strip()
    if asked and now.ask not in said and sure not in said:  # a wasteful move is confirmed in place of the question
        wrong.append(f"ask: {reader.name} is asked, and is not told {now.ask!r}")
    wrong += [
        f"false-sentence: {reader.name} is told {sentence!r}"
        for sentence in _false(repository, seat, locale, said, playing)
    ]
    return wrong


def _false(repository: TableRepository, audience: int, locale: str, said: str, playing: bool) -> Iterator[str]:
    """Yield the sentences about whose turn it is that were true earlier and are false now."""
    now, lines = repository.now(audience, locale), said.splitlines()
    assert now is not None
    old = {told.ask for told in repository.told[audience, locale]} - {now.ask if playing else ""}
    yield from (ask for ask in old if ask and "\n" not in ask and ask in lines)
    harness, status = bot_localizer(locale), str(repository.table.row.status)
    for other in {"paused", "frozen", "cancelled"} - {status}:
        if harness(f"hand-{other}") in lines:
            yield harness(f"hand-{other}")
    for lost in ("hand-lost", "hand-displaced"):
        if harness(lost) in lines and not repository.table.lost:
            yield harness(lost)


def _is_hand(message: Message, table: int) -> bool:
    """Return whether a message is a hand: it has a control to move, or a button that stands below hands alone."""
    keys = set()
    for part in message.controls:
        if table_of(part["custom_id"]) == table:
            keys.add(key_of(part["custom_id"]).removeprefix("do:"))
    if keys & MOVING:
        return True
    return bool(keys & {"table", "end"}) and not keys & {"join", "record"}


# Tables


def _at_table(stage: Stage, repository: TableRepository, resting: set[tuple[int, int]]) -> Iterator[str]:
    table, row = repository.table, repository.table.row
    if row.status is Status.FROZEN or table.damage is not None:
        yield f"replay: entry {table.damage} does not replay"
        return
    known = stage.bot.service.repository._tables.get(table.id)
    if known is not None and (known.row, known.seats, known.entries) != (row, table.seats, table.entries):
        yield "memory: the table in memory is not what the journal says"
    for delivery in table.deliveries.values():
        if delivery.shown > table.last:
            yield f"delivery: recipient {delivery.recipient} was shown entry {delivery.shown} of {table.last}"
    yield from _order(stage, repository)
    yield from _taken_back(repository)
    yield from _unwarned(repository)
    if not repository.live:
        return
    if row.status is Status.PLAYING:
        yield from _somebody_can_act(stage, repository)
    yield from _channel(stage, repository, resting)


def _somebody_can_act(stage: Stage, repository: TableRepository) -> Iterator[str]:
    table = repository.table
    assert table.play is not None
    acting = table.game.acting(table.play.state)
    if not acting:
        yield "stuck: nobody is to act"
    if all(table.seats[seat].sitter is Occupant.PERSON and repository.occupant(seat) is None for seat in acting):
        yield "stuck: those who are to act are gone"
    if computer_to_move(table.game, table.play.state, table.seats) is None:
        return
    busy = stage.bot._computers._busy
    if table.id not in busy:
        yield "stuck: a computer is to move and nobody looks after it"


def _channel(stage: Stage, repository: TableRepository, resting: set[tuple[int, int]]) -> Iterator[str]:
    """Compare the newest post with the public view."""
    table, row, world = repository.table, repository.table.row, stage.fake_discord.world
    channel = world.channels.get(row.channel)
    if channel is None or (table.id, CHANNEL) in resting:
        return
    if not channel.recipient and any(need not in world.permissions(world.bot, channel) for need in NEEDED):
        return
    if table.lost and row.status is not Status.PLAYING:
        return  # it waits to be placed
    posts = [
        message
        for message in channel.history()
        if message.author is world.bot
        and any(table_of(part["custom_id"]) == table.id for part in message.controls)
        and not (channel.recipient and _is_hand(message, table.id))
    ]
    invited = [post for post in posts if channel.recipient]
    if not posts and not invited:
        yield "invisible: the channel shows nothing of this table"
        return
    said = _text(stage, posts[0])
    locale = row.locale
    now = repository.now(PUBLIC, locale)
    if now is None:
        return
    playing = row.status is Status.PLAYING
    if playing and now.ask not in said:
        yield f"post: the channel is not told {now.ask!r} but {said[-200:]!r}"
    yield from (
        f"false-sentence: the channel is told {sentence!r}"
        for sentence in _false(repository, PUBLIC, locale, said, playing)
    )


def _order(stage: Stage, repository: TableRepository) -> Iterator[str]:
    """Yield the entries made by people who had no right to make them."""
    table, world = repository.table, stage.fake_discord.world
    for number, doing in table.audit_records.items():
        entry = table.entries[number]
        skipped = entry.kind.moves
        if entry.kind not in LED and not skipped:
            continue
        by = stage.bot.service.repository.people._people.get(doing.by)
        if by is None or by.discord_id is None or by.id in repository.owners:
            continue
        user = world.people.get(by.discord_id)
        guild = world.guilds.get(table.row.guild)
        if user is None or guild is None or guild.moderators.id in user.roles:
            continue
        if entry.kind is EntryKind.CANCEL and entry.at - table.lifecycle.moved_at >= ABANDONED_AFTER:
            continue
        if table.audit_records[number].whom == doing.by:
            continue
        yield f"rights: {user.name} is no moderator of {guild.name} and did entry {number} ({entry.kind})"


def _taken_back(repository: TableRepository) -> Iterator[str]:
    """Yield undos of several moves that nobody asked for, or that were asked for before the asker moved again."""
    asked: Entry | None = None
    for entry in repository.table.entries:
        if entry.kind is EntryKind.ASK_UNDO:
            asked = entry
        elif entry.kind is EntryKind.REFUSE_UNDO or (
            asked is not None and entry.seat == asked.seat and entry.kind in {*CHOSEN, *PARTS}
        ):
            asked = None
        elif entry.kind is EntryKind.UNDO:
            agreed = asked is not None and (asked.seat, asked.body) == (entry.seat, entry.body)
            if not agreed and (moves := moves_taken_back(repository.table.entries, entry)) > 1:
                yield f"undo: entry {entry.number} takes back {moves} moves, which nobody agreed to"
            asked = None


def _unwarned(repository: TableRepository) -> Iterator[str]:
    """Yield the entries by which a computer replaced a player who had not been reminded, whatever the clock says."""
    warned: set[int] = set()
    for entry in repository.table.entries:
        if entry.kind is EntryKind.WARN:
            warned.add(entry.seat)
        elif entry.kind is EntryKind.SUBSTITUTE and entry.seat not in warned:
            yield f"unwarned: a computer took seat {entry.seat} in entry {entry.number}"
        elif entry.seat in warned and entry.kind is not EntryKind.AUTO_ANSWER:
            warned.discard(entry.seat)


async def _in_results(stage: Stage, repository: TableRepository) -> AsyncIterator[str]:
    over = repository.table.row.status is Status.OVER
    result = await stage.bot.service.journal.results.of_table(repository.table.id)
    if over and result is None:
        yield "result: the table is over and has no result"
    if not over and result is not None:
        yield "result: the table is not over and has a result"


# Words


def _text(stage: Stage, message: Message) -> str:
    """Return all the text of a message, pictures' descriptions included, with names in the place of mentions."""
    parts = [message.text]
    for part in _walk(message.components):
        parts += [item["description"] for item in part.get("items", ()) if item.get("description")]
    names = {person.id: person.name for person in stage.fake_discord.world.people.values()}
    return plain(re.sub(r"<@(\d+)>", lambda found: names.get(int(found[1]), found[0]), "\n".join(parts)))


def _walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))


def _name(reader: User | None) -> str:
    return "everybody" if reader is None else reader.name


def _gist(message: Message) -> str:
    kind = "ephemeral" if message.ephemeral else "message"
    return f"{kind} {message.text[-120:]!r}"


PROMISES = frozenset(
    {
        "answered-twice",
        "ask",
        "delivery",
        "failed",
        "false-sentence",
        "foreign-controls",
        "foreign-hand",
        "hand",
        "invisible",
        "log",
        "memory",
        "page",
        "post",
        "refusals",
        "replay",
        "result",
        "rights",
        "stale-hand",
        "stuck",
        "unanswered",
        "undo",
        "unsettled",
        "unwarned",
        "violation",
    }
)
"""The names of all promises."""

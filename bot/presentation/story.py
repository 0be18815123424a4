"""What happened at a table, in lines of text: for the channel's live post, and for players who were away."""

import logging
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import name_of, safe
from bot.tables.changes.moving import people_beside
from bot.tables.practice import is_practice
from bot.tables.state.replay import CHOSEN, moves_taken_back
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, Event, View
from games.core.localizer import Localizer
from storage import Entry, EntryKind, UndoRequest

log = logging.getLogger(__name__)

MOST_LINES: Final = 12
"""Lines of news in one post; earlier ones are only counted."""
LONGEST_STORY: Final = 2400
"""Characters of news in one message, so that the table fits below them in words."""
MOST_MISSED: Final = 8
"""Lines of news in a hand since its player last chose a move."""
MOST_UNDONE: Final = 5
"""Lines of news about the moves that somebody asks to take back."""
DONE_BY: Final = frozenset(
    {
        EntryKind.LEAVE,
        EntryKind.REMOVE,
        EntryKind.REPLACE,
        EntryKind.PAUSE,
        EntryKind.RESUME,
        EntryKind.CANCEL,
        EntryKind.UNDO,
    }
)
"""Kinds of entries whose text names the person who acted, if that is known."""
_CONCLUDED: Final = frozenset({EntryKind.JOIN, EntryKind.LEAVE, EntryKind.START})
"""Kinds of entries in the lobby whose text `done-…` tells the person who asked for it what was done."""
_SILENT: Final = frozenset({EntryKind.START, EntryKind.AUTO_ANSWER})
"""Kinds of entries without a text; a start that is no deal has one."""


def told(localized: LocalizedTable, entries: Sequence[Entry], *, begun: bool = False, ended: bool = False) -> list[str]:
    """Return the public news of these entries, in lines.

    The entry that ends a part of the game (a bout, a round) is shared by two posts. A post that has `begun` with it
    leaves out what belongs to the part before; a post that has `ended` with it leaves out what came after.
    """
    table = localized.table
    entries = [entry for entry in entries if entry.number >= (table.lifecycle.began or 0)]
    happened = [table.play.happened.get(entry.number, ()) if table.play else () for entry in entries]
    if ended and happened:
        happened[-1] = happened[-1][: _end_of_part(happened[-1])]
    if begun and happened:
        happened[0] = happened[0][_end_of_part(happened[0]) :]
    lines: list[str] = []
    untold: list[tuple[Entry, Sequence[Event]]] = []
    for entry, group in zip(entries, happened, strict=True):
        if not _is_open_request(table, entry) and (own := bot_line(localized, [entry])):
            lines += [*_news(localized, untold), *own]
            untold.clear()
        untold.append((entry, group))
    return lines + _news(localized, untold)


def only_move(localized: LocalizedTable, seat: int) -> str:
    """Return which move the bot has just made for a player who had no other, the first time; empty else.

    A move that names nothing is told by its label, since events may be silent about it. Others may name what was held,
    so they are told as everybody heard of them: the seat may have another player by now.
    """
    entry = localized.first_answered(seat)
    if entry is None:
        return ""
    label = _label_that_names_nothing(localized, entry)
    named = [f"**{label}**"] if label else told(localized, [entry])[:1]
    return " ".join((localized.bot_text("hand-only-move"), *named))


def _label_that_names_nothing(localized: LocalizedTable, entry: Entry) -> str:
    """Return the label that the move of an entry had if it names no card or other thing; empty for others."""
    play, game = localized.table.play, localized.table.game
    if play is None or entry.number not in play.happened:
        return ""
    move = play.vocabulary.parse(entry.body)
    if any(named != () for named in msgspec.structs.astuple(move)):
        return ""
    view = game.view(play.state_without(EntryKind.UNDO, entry.number), entry.seat)
    return game.text.words(move, view, localized.marked).label


def so_far(localized: LocalizedTable, entries: Sequence[Entry], *, ended: bool = False) -> list[str]:
    """Return a line for each part of the game that ended after the first of these entries, then the latest news.

    The line tells the `lasting` events of the part; there is none where it had none. If the last entry has `ended` a
    part, what came after that is left out.
    """
    play, lines = localized.table.play, list[str]()
    part: list[tuple[Entry, Sequence[Event]]] = []
    first = 0
    for place, entry in enumerate(entries):
        happened = play.happened.get(entry.number, ()) if play is not None else ()
        end = _end_of_part(happened)
        part.append((entry, [event for event in (happened[:end] if end else happened) if event.lasting]))
        if end and not (ended and place == len(entries) - 1):
            if place and (told_of := " ".join(_news(localized, part))):
                lines.append(told_of)
            part.clear()
            part.append((entry, [event for event in happened[end:] if event.lasting]))
            first = place
    return lines + told(localized, entries[first:], begun=True, ended=ended)


def _news(localized: LocalizedTable, happened: Sequence[tuple[Entry, Sequence[Event]]]) -> list[str]:
    """Return the news of these events, in lines. Players have the names of those who sat there then."""
    public = localized.table.look(PUBLIC)
    if public is None:
        return []
    lines: list[str] = []
    some = [(localized.after(entry.number), events) for entry, events in happened if events]
    for _, group in groupby(some, key=lambda pair: pair[0].people):
        [(then, _), *_] = told_then = list(group)
        lines += news_in_words(then, [event for _, events in told_then for event in events], public.view)
    return lines


def news_in_words(localized: LocalizedTable, events: Sequence[Event], view: View) -> list[str]:
    """Return what happened in these events, in lines; where the game fails to say it, a line that says so."""
    try:
        return "\n".join(localized.table.game.text.news(events, view, localized.marked)).splitlines()
    except Exception:
        log.exception("table %s: its news cannot be told", localized.table.id)
        return [localized.bot_text("news-failed")]


def won(localized: LocalizedTable) -> list[str]:
    """Return who has won a table that was played to its end, in lines: the news of its last event."""
    table, public = localized.table, localized.table.look(PUBLIC)
    if table.play is None or public is None or public.view.outcome is None:
        return []
    events = next((events for events in reversed(table.play.happened.values()) if events), ())
    return news_in_words(localized, events[-1:], public.view)


def table_in_words(localized: LocalizedTable, view: View, localizer: Localizer) -> str:
    """Return the table of a view in words; where the game fails to say it, a line that says so."""
    try:
        return localized.table.game.text.table(view, localizer)
    except Exception:
        log.exception("table %s cannot be told in words", localized.table.id)
        return localized.bot_text("table-failed")


def _is_open_request(table: LiveTable, entry: Entry) -> bool:
    """Return whether an entry asks for what is not answered yet: it stands beside the buttons that answer it."""
    if entry.kind is not EntryKind.ASK_UNDO:
        return False
    request = table.undo_request
    return request is not None and entry.number == request.asked


def undo_asked(localized: LocalizedTable, request: UndoRequest) -> list[str]:
    """Return who asks to take how many moves back, and what they were, in lines."""
    going = localized.table.moves_from(request.number)
    more = sum(entry.kind in CHOSEN for entry in going) - 1
    lines = told(localized, going)
    named = [f"> {line}" for line in lines[:MOST_UNDONE]]
    who = localized.bot_text.name(request.seat)
    return [localized.bot_text("undo-asked", who=who, more=more), *named, *(["> …"] if lines[MOST_UNDONE:] else [])]


def undo_waits(localized: LocalizedTable) -> str:
    """Return who still has to agree to the open request to take a move back; empty if there is none."""
    request, bot_text = localized.table.undo_request, localized.bot_text
    if request is None:
        return ""
    waiting = people_beside(localized.table, request.seat) - request.agreed
    return bot_text("undo-waits", who=bot_text.people(sorted(waiting)))


def undo_waiting(localized: LocalizedTable) -> str:
    """Return what whoever asks to take a move back is told of their request: that it is made, and whom it waits for."""
    return f"{localized.bot_text('undo-asked-you')} {undo_waits(localized)}"


def _end_of_part(events: Sequence[Event]) -> int:
    """Return how many of these events belong to a part of the game that ended in them; 0 if none ended."""
    ends = [place if event.opens else place + 1 for place, event in enumerate(events) if event.closes]
    return max(ends, default=0)


def ends_a_part(table: LiveTable, number: int) -> bool:
    """Return whether a part of the game ended with this entry."""
    return table.play is not None and any(event.closes for event in table.play.happened.get(number, ()))


def pictured_end(table: LiveTable, entries: Sequence[Entry]) -> int | None:
    """Return the first of these entries that ended a part of the game whose end is to be pictured, or None."""
    happened = {} if table.play is None else table.play.happened
    return next(
        (entry.number for entry in entries if any(event.pictured for event in happened.get(entry.number, ()))), None
    )


def just_now(table: LiveTable, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the last of these entries: those since which nobody has had two turns, if everybody moves in turn."""
    moves = [place for place, entry in enumerate(entries) if entry.kind.moves]
    return entries[moves[-len(table.seats)] :] if len(moves) > len(table.seats) else entries


def told_from(table: LiveTable, first: int, last: int) -> int:
    """Return the entry at which a new post about entries `first` to `last` begins.

    It is the first entry that ends a part of the game, else `first`. After a lobby it is always `first`.
    """
    if first <= (table.lifecycle.began or 0) <= last:
        return first
    return next((number for number in range(first, last + 1) if ends_a_part(table, number)), first)


def bot_line(localized: LocalizedTable, entries: Sequence[Entry]) -> list[str]:
    """Return what happened in these entries apart from moves, in lines."""
    lines: list[str] = []
    for entry in entries:
        then = localized.after(entry.number)
        bot_text = then.bot_text
        who = bot_text.name(entry.seat) if 0 <= entry.seat < len(bot_text.names) else ""
        record = localized.table.audit_records.get(entry.number)
        if entry.kind.moves:
            told_of = None if record is None else "skip"
        elif entry.kind in _SILENT and not (entry.kind is EntryKind.START and entry.body):
            told_of = None
        else:
            told_of = f"{entry.kind}-by" if record is not None and entry.kind in DONE_BY else str(entry.kind)
        if told_of is None or (entry.kind is EntryKind.CANCEL and is_practice(localized.table)):
            continue
        by, whom = (None, None) if record is None else (record.by, record.whom)
        names = {"by": name_behind(then, by, entry.seat), "whom": name_behind(then, whom, entry.seat)}
        more = moves_taken_back(localized.table.entries, entry) - 1 if entry.kind is EntryKind.UNDO else 0
        line = bot_text(f"told-{told_of}", who=names["whom"] if told_of == "skip" else who, more=more, **names)
        reason = "" if record is None or record.reason is None else safe(record.reason)
        lines.append(bot_text("told-because", told=line, reason=reason) if reason else line)
    return lines


def concluded(localized: LocalizedTable, entries: Sequence[Entry]) -> str:
    """Return what these entries have done, for the person who asked for it; empty if that is told elsewhere."""
    began, bot_text = localized.table.lifecycle.began, localized.bot_text
    lines: list[str] = []
    for entry in entries:
        lobby = began is None or entry.number <= began
        if lobby and entry.kind in _CONCLUDED:
            lines.append(bot_text(f"done-{entry.kind}"))
        elif entry.kind is EntryKind.CANCEL or not lobby:
            lines += bot_line(localized, [entry])
    return "\n".join(dict.fromkeys(lines))


def name_behind(localized: LocalizedTable, person: int | None, seat: int) -> str:
    """Return the name of the person behind an entry, or of the seat's computer for None."""
    table, seats = localized.table, localized.table.lifecycle.seats
    if person is None:
        number = seats[seat].number if 0 <= seat < len(seats) else seat + 1
        return safe(localized.bot_text("computer-name", number=number))
    for own, there in enumerate(localized.people):
        if there is not None and there.id == person:
            return localized.bot_text.name(own)
    return safe(name_of(table.people.get(person), localized.bot_text, of_table=True))


class Story(NamedTuple):
    """The lines of a story that fit into a message: `left_out`, a line that counts the earlier ones, and the latest.

    `first` and `last` are the entries of which it tells.
    """

    left_out: str
    latest: str
    first: int
    last: int

    @property
    def whole(self) -> str:
        """Both in one text."""
        return "\n".join(filter(None, (self.left_out, self.latest)))


def story_of(
    localized: LocalizedTable,
    entries: Sequence[Entry],
    *lines: Sequence[str],
    most: int = MOST_LINES,
    longest: int = LONGEST_STORY,
) -> Story:
    """Return the story of these entries: the last `most` of each group of lines, of which the last fit in `longest`."""
    kept = [line for group in lines for line in (group if len(group) <= most else group[-most + 1 :])]
    while len(kept) > 1 and len("\n".join(kept)) > longest:
        kept.pop(0)
    count = sum(map(len, lines)) - len(kept)
    left_out = f"-# {localized.bot_text('story-earlier', lines=count)}" if count else ""
    first, last = (entries[0].number, entries[-1].number) if entries else (0, 0)
    return Story(left_out, "\n".join(kept), first, last)


def last_chosen(table: LiveTable, seat: int) -> int:
    """Return the entry with which a seat's player last chose a move; 0 if none."""
    mine = (entry for entry in reversed([] if table.play is None else table.play.chosen) if entry.seat == seat)
    return next((entry.number for entry in mine if entry.interaction is not None), 0)


def missed(localized: LocalizedTable, seat: int) -> Story:
    """Return the news since this seat's player last chose a move, in a few lines.

    Moves that the bot made for them since, forced or single ones, are news like any other.
    Public news come first, then what this seat alone has learned. What it learned before the present part of the game
    (a bout, a round) is marked: cards of an earlier deal would look as if they were still held. Each has its own limit.
    """
    entries, since = localized.table.entries, last_chosen(localized.table, seat)
    missed_entries = [entry for entry in entries if entry.number >= since]
    ends = (entry.number for entry in reversed(missed_entries) if ends_a_part(localized.table, entry.number))
    part = next(ends, since)
    before = told_privately(localized, [entry for entry in missed_entries if entry.number < part], seat)
    now = told_privately(localized, [entry for entry in missed_entries if entry.number >= part], seat)
    private = [*(localized.bot_text("story-before", line=line) for line in before), *now]
    public = told(localized, missed_entries)
    return story_of(localized, missed_entries, public, private, most=MOST_MISSED, longest=LONGEST_STORY)


def told_in_order(localized: LocalizedTable, entries: Sequence[Entry], seat: int) -> list[str]:
    """Return public news and what this seat alone learned as they happened, since its player has had it.

    Show it only to that player: what a former one learned is theirs.
    """
    lines, first = list[str](), 0
    taken = localized.table.lifecycle.seats[seat].taken
    for place, entry in enumerate(entries):
        if entry.number >= taken and (learned := told_privately(localized, [entry], seat)):
            lines += [*told(localized, entries[first : place + 1]), *learned]
            first = place + 1
    return lines + told(localized, entries[first:])


def told_privately(localized: LocalizedTable, entries: Sequence[Entry], seat: int) -> list[str]:
    """Return what this seat alone learned from these entries, in lines. Show it only to that seat's player."""
    play = localized.table.play
    return [] if play is None else _news(localized, [(entry, play.told_to(entry.number, seat)) for entry in entries])

"""Who may see a table on the web page: one-time tickets, the sessions they are exchanged for, and who is looking.

Tickets are kept in memory: after a restart the button gives another. Of sessions only digests are stored.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from bot.tables.state.clock import Clock
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable
from storage import Journal, Person, Session

TICKET_LASTS: Final = 300
"""Seconds for which a ticket can be used."""
SESSION_LASTS: Final = 30 * 86_400
"""Seconds without use after which a session ends."""
WATCHING_LASTS: Final = 12 * 3600
"""Seconds after which the session of a person without a seat ends."""
ASKED_EVERY: Final = 300
"""Seconds between two times that it is asked whether a person without a seat may still see the table's channel."""
MOST_TICKETS: Final = 5
"""Unused tickets of one person; a further one replaces the oldest."""
MOST_SESSIONS: Final = 10
"""Sessions of one person; a further one ends the oldest."""
NOTED_EVERY: Final = 3600
"""Seconds between two times that the use of a session is stored."""


class _Ticket(msgspec.Struct, frozen=True):
    person: int
    table: int
    seated: bool
    until: int


class WebAccess:
    """Tickets and sessions of the web page. `address` is its URL without a slash at the end, empty if there is none.

    `activity` is whether it can be launched as a Discord Activity.

    `ended` are called, without waiting, with the id of each session that ends. `may_see` tells whether a person, by
    their Discord id, may see a channel of a server; `private_channel` gives the channel of a person's private messages.
    """

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.address = ""
        self.activity = False
        self.ended: list[Callable[[int], None]] = []
        self.may_see: Callable[[int, int, int], Awaitable[bool]] | None = None
        self.private_channel: Callable[[Person], Awaitable[int]] | None = None
        self.of_person = journal.sessions.of_person
        self.count_live = journal.sessions.count_live
        self._journal = journal
        self._clock = clock
        self._tickets: dict[bytes, _Ticket] = {}
        self._launches: dict[int, tuple[int, int]] = {}
        self._sessions: dict[int, Session] = {}
        self._asked: dict[int, int] = {}
        self._endings = 0
        self._looking: Counter[tuple[int, int]] = Counter()

    def ticket(self, table: LiveTable, actor: Actor) -> str:
        """Return a ticket with which the actor can open the page of a table once, within `TICKET_LASTS` seconds."""
        now = self._clock.now()
        self._tickets = {digest: ticket for digest, ticket in self._tickets.items() if ticket.until > now}
        mine = [digest for digest, ticket in self._tickets.items() if ticket.person == actor.person]
        for digest in mine[: max(0, len(mine) - MOST_TICKETS + 1)]:
            del self._tickets[digest]
        token = secrets.token_urlsafe(24)
        seated = table.seat_of(actor.person) is not None
        self._tickets[_digest(token)] = _Ticket(actor.person, table.id, seated, now + TICKET_LASTS)
        return token

    def path(self, table: LiveTable, actor: Actor) -> str:
        """Return the path of a table's page for the actor, with a ticket behind `#`, which browsers send to nobody."""
        return f"/t/{table.id}#{self.ticket(table, actor)}"

    def launch(self, table: LiveTable, actor: Actor) -> None:
        """Note that an Activity is launched for the actor, to show them this table."""
        now = self._clock.now()
        self._launches = {person: noted for person, noted in self._launches.items() if noted[1] > now}
        self._launches[actor.person] = table.id, now + TICKET_LASTS

    def launched(self, person: int) -> int | None:
        """Return the table for which an Activity was launched for a person lately, once; None if there is none."""
        table, until = self._launches.pop(person, (None, 0))
        return table if until > self._clock.now() else None

    async def redeem(self, ticket: str) -> tuple[Session, str]:
        """Exchange a ticket for a session and its token. Raise `Refusal` for a used, expired or unknown ticket.

        A ticket whose session could not be stored can be used again.
        """
        digest = _digest(ticket)
        known = self._tickets.pop(digest, None)
        if known is None or known.until <= self._clock.now():
            raise Refusal(Why.NO_TICKET)
        try:
            return await self.begin(known.person, known.table, seated=known.seated)
        except BaseException:
            self._tickets[digest] = known
            raise

    async def begin(self, person: int, table: int, *, seated: bool) -> tuple[Session, str]:
        """Begin a session of a person (the bot's own id) at a table, and return it with its token."""
        now, token = self._clock.now(), secrets.token_urlsafe(32)
        new = Session(0, _digest(token), person, table, seated, now, now)
        unused = now - SESSION_LASTS
        session, ended = await self._journal.sessions.begin(new, unused_since=unused, most=MOST_SESSIONS)
        for number in ended:
            self._forget(number)
        self._sessions[session.id] = session
        return session, token

    async def session(self, number: int, token: str) -> Session | None:
        """Return the session with this id if the token is its own; None if not, or if it has ended."""
        session = self._sessions.get(number) or await self._read(number)
        if session is None or not hmac.compare_digest(session.digest, _digest(token)):
            return None
        now = self._clock.now()
        if session.used_at < now - SESSION_LASTS:
            await self.end([number])
            return None
        unnoted = session.used_at < now - NOTED_EVERY
        if unnoted:
            session = msgspec.structs.replace(session, used_at=now)
        self._sessions[number] = session
        if unnoted:
            await self._journal.sessions.use(number, now)
        return session

    async def _read(self, number: int) -> Session | None:
        """Return a stored session. It is read again if a session ended meanwhile: it may have been this one."""
        while True:
            endings = self._endings
            session = await self._journal.sessions.find(number)
            if endings == self._endings:
                return session

    async def must_last(self, session: Session, table: LiveTable) -> None:
        """End a session that may not go on, and raise `Refusal`.

        A person who opened the table as a player needs a seat. Anybody else has to be able to see its channel, and has
        to open the page again after `WATCHING_LASTS` seconds.
        """
        sits = table.seat_of(session.person) is not None
        may_watch = sits or session.seated or await self._may_watch(session, table)
        why = self._why_over(session, table, may_watch=may_watch)
        if why is not None:
            await self.end([session.id])
            raise Refusal(why)

    def _why_over(self, session: Session, table: LiveTable, *, may_watch: bool) -> Why | None:
        if session.id not in self._sessions:
            return Why.PAGE_ENDED
        if table.seat_of(session.person) is not None:
            return None
        if session.seated:
            return Why.PAGE_NO_SEAT
        if self._clock.now() >= session.began_at + WATCHING_LASTS:
            return Why.PAGE_ENDED
        return None if may_watch else Why.PAGE_NO_CHANNEL

    async def _may_watch(self, session: Session, table: LiveTable) -> bool:
        """Return whether a session's person may see the table's channel, as far as that was asked lately."""
        now = self._clock.now()
        if self.may_see is None or now - self._asked.get(session.id, -ASKED_EVERY) < ASKED_EVERY:
            return True
        self._asked[session.id] = now
        people = await self._journal.people([session.person])
        account = people[0].discord_id if people else None
        return account is not None and await self.may_see(table.row.guild, table.row.channel, account)

    async def end(self, numbers: Sequence[int]) -> None:
        """End sessions; pages that show them are told."""
        await self._journal.sessions.end(numbers)
        for number in numbers:
            self._forget(number)

    async def end_all(self, person: int) -> None:
        """End all sessions of a person, and void their tickets."""
        self._tickets = {digest: ticket for digest, ticket in self._tickets.items() if ticket.person != person}
        await self.end([session.id for session in await self.of_person(person)])

    def _forget(self, number: int) -> None:
        self._sessions.pop(number, None)
        self._asked.pop(number, None)
        self._endings += 1
        for tell in self.ended:
            tell(number)

    @contextmanager
    def looking(self, table: int, person: int) -> Generator[None]:
        """Note that a person has a table in sight."""
        self._looking[table, person] += 1
        try:
            yield
        finally:
            self._looking[table, person] -= 1
            self._looking += Counter()  # removes what is at 0

    def is_looking(self, table: int, person: int | None) -> bool:
        """Return whether a person has a table in sight, so that they need not be called."""
        return person is not None and self._looking[table, person] > 0


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()

"""What must hold of every open web page: it is its person's view, made from the journal, or it has ended."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bot.presentation import screen as screens
from bot.presentation.localized_table import LocalizedTable
from bot.tables.state.table import Actor, LiveTable
from bot.web.pictures import Alone, Pair, everybodys, finished, hand_beside, seats, shown_as
from games.core.contract import PUBLIC, Beside, View
from tests.faults.consistency import reveals, secrets_in
from tests.machine.actions.acting import FAILED
from tests.machine.promises.repositories import TableRepositories, TableRepository, plain, uncapped
from tests.machine.stage.pages import Page
from tests.machine.stage.stage import Stage
from tests.web.paged_bot import server_of

UNEQUAL = frozenset({"entry", "news", "retold", "tip"})
"""Parts of a screen that depend on what its page was told before."""
LONGEST = 200
"""Letters of a difference that are told."""


async def in_pages(stage: Stage, repositories: TableRepositories) -> list[str]:
    """Return how the promises are broken on the pages that people have open, and begin a new step there."""
    problems: list[str] = []
    for page in stage.pages:
        if (repository := repositories.tables.get(page.number)) is None:
            continue
        seat = repository.table.seat_of(page.person)
        lasting = {session.id for session in await stage.bot.service.journal.sessions.of_person(page.person)}
        where = f"(table {page.number}, {repository.table.game.key}, entry {repository.table.last})"
        found = [
            *_received(repository, page, seat),
            *_shown(
                stage,
                repository,
                page,
                seat,
                await _further(stage, repository.table, page),
                lasts=page.session in lasting,
            ),
        ]
        problems += [f"{problem} {where}" for problem in found]
        page.frames.clear()
        page.seat = seat
    return problems


def _received(repository: TableRepository, page: Page, seat: int | None) -> Iterator[str]:
    """Yield what came in this step and should not have come."""
    ends = [place for place, frame in enumerate(page.frames) if frame["type"] == "ended"]
    if ends and page.ended and any(frame["type"] == "update" for frame in page.frames[ends[-1] :]):
        yield f"page: {page.who} is shown the table after the page has ended"
    for frame in page.frames:
        if frame["type"] == "refused" and frame["text"] in FAILED:
            yield f"failed: {page.who} is answered {frame['text']!r}"
    if page.connected and not page.ended and page.asked:
        yield f"unanswered: {page.who} has asked for {list(page.asked.values())}"
    if not repository.live or repository.table.play is None or not page.frames:
        return
    localized = LocalizedTable(repository.table, repository.people, page.locale, page=True)
    hands = {other: _hand(localized, other) for other in range(len(repository.table.seats))}
    said, mine = plain("\n".join(_texts(page.frames))), {seat, page.seat}
    # Cards that have changed hands in this step were its own before.
    own = {told.hand for (other, _), history in repository.told.items() if other in mine for told in history}
    own |= {hand for other, hand in hands.items() if other in mine}
    yield from (
        f"foreign-hand: the page of {page.who} is sent the hand of seat {other}: {hand!r}"
        for other, hand in hands.items()
        if other not in mine and reveals(said, hand, own)
    )


def _hand(localized: LocalizedTable, seat: int) -> str:
    """Return the text of a seat's hand, or "" if the seat knows nothing that the public does not."""
    seat_view, public = localized.table.look(seat), localized.table.look(PUBLIC)
    if seat_view is None or public is None or not secrets_in(seat_view.view, public.view):
        return ""
    return plain(localized.table.game.text.hand(seat_view.view, seat_view.choices, localized.plain))


def _texts(value: Any) -> Iterator[str]:
    """Yield every text in a frame."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


def _shown(
    stage: Stage,
    repository: TableRepository,
    page: Page,
    seat: int | None,
    further: dict[str, Any],
    *,
    lasts: bool,
) -> Iterator[str]:
    """Compare what a page shows with what it should show now."""
    if not page.connected or page.ended or page.screen is None:
        return
    if not lasts:
        yield f"page: {page.who} is shown a table although the session has ended"
        return
    if page.seated and seat is None:
        yield f"page: {page.who} has lost the seat and still has the page"
        return
    table = repository.table
    if table.damage is not None:
        return
    expected = _expected(stage, LocalizedTable(table, repository.people, page.locale, page=True), page, seat)
    if table.play is not None:
        expected["screen"] |= {name: told for name, told in further.items() if told}
    for part, shown in (("screen", page.screen), ("table", page.table), ("hand", page.hand)):
        yield from _different(page, part, shown or {}, expected[part])


def _different(page: Page, part: str, shown: dict[str, Any], expected: dict[str, Any]) -> Iterator[str]:
    for name in sorted((expected.keys() | shown.keys()) - UNEQUAL):
        told, holds = uncapped(shown.get(name)), expected.get(name)
        if told != holds:
            told, holds = str(told)[:LONGEST], str(holds)[:LONGEST]
            yield f"page: {page.who} is shown another {part}: {name} is {told}, not {holds}"


async def _further(stage: Stage, table: LiveTable, page: Page) -> dict[str, Any]:
    """Return what a screen tells beside its table: how many others wait for the person, whether there is a review."""
    person, service = stage.fake_discord.world.person(page.who), stage.bot.service
    waiting = {other.id for other in await service.tables_waiting_for(person.id)}
    return {
        "others": 0 if page.number in waiting else len(waiting),
        "review": await service.reviews.offered(table, page.person),
    }


def _expected(stage: Stage, localized: LocalizedTable, page: Page, seat: int | None) -> dict[str, dict[str, Any]]:
    """Return the screen and the pictures of a table, made from its replayed state."""
    table, audience = localized.table, PUBLIC if seat is None else seat
    seat_view, public = table.look(audience), table.look(PUBLIC)
    if seat_view is None or public is None:
        return {"screen": _plain(screens.before_play(localized, Actor(page.person))), "table": {}, "hand": {}}
    screen = screens.screen(localized, audience, seat_view, table.last + 1)
    choices = screens.offered(screens.choice_menu(localized, seat_view)) if screen.choices else ()
    everybody = _drawn(stage, localized, public.view, lambda: everybodys(localized, public.view))
    own = Pair(None, None)
    if seat is not None and not screen.away:
        own = _drawn(stage, localized, seat_view.view, lambda: seats(localized, seat_view.view, choices))
    drawn = own.table or everybody.table
    shown, hand = shown_as(drawn, table.game, choices), hand_beside(own.hand, drawn, table.game, choices)
    return {
        "screen": _plain(screen),
        "table": {} if shown is None else _plain(shown),
        "hand": {} if hand is None else _plain(hand),
    }


def _drawn(
    stage: Stage,
    localized: LocalizedTable,
    view: View,
    draw: Callable[[], Beside | Alone],
) -> Pair:
    """Return pictures; each is drawn once."""
    table = localized.table
    key = (table.id, table.last, view.audience, localized.locale, localized.names)
    if key not in stage.pictures:
        address = server_of(stage.bot.service)._painter.art.address(table.id, view.audience)
        stage.pictures[key] = finished(localized, view, draw(), address)
    return stage.pictures[key]


def _plain(part: msgspec.Struct) -> dict[str, Any]:
    """Return what a page reads when it is sent this."""
    plain_part: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(part))
    return plain_part

"""Sessions of the web page: found, used, ended, and limited in number and time."""

import msgspec

from storage import Journal
from storage.sessions import Session
from tests.storage.lines import opened


async def test_a_session_is_returned_and_found_with_its_id(journal: Journal) -> None:
    row = await opened(journal)
    new = Session(0, b"a" * 32, row.owner, row.id, True, 100, 100)
    begun, ended = await journal.sessions.begin(new, unused_since=0, most=9)
    assert (begun, ended) == (msgspec.structs.replace(new, id=begun.id), ())
    assert await journal.sessions.find(begun.id) == begun
    await journal.sessions.use(begun.id, 150)
    assert await journal.sessions.of_person(row.owner) == (msgspec.structs.replace(begun, used_at=150),)
    await journal.sessions.end([begun.id])
    assert await journal.sessions.find(begun.id) is None


async def test_a_new_session_ends_unused_ones_and_the_oldest_of_too_many(journal: Journal) -> None:
    row = await opened(journal)
    begun: list[Session] = []
    endings: list[tuple[int, ...]] = []
    for used_at in (100, 200, 201, 202):
        digest = used_at.to_bytes(32, "big")
        last, ended = await journal.sessions.begin(
            Session(0, digest, row.owner, row.id, False, 100, used_at), unused_since=200, most=2
        )
        begun.append(last)
        endings.append(ended)
    assert endings == [(), (begun[0].id,), (), (begun[1].id,)]
    assert [session.used_at for session in await journal.sessions.of_person(row.owner)] == [201, 202]
    boris = await journal.meet(2, "Boris", "bg")
    _, ended = await journal.sessions.begin(
        Session(0, b"b" * 32, boris.id, row.id, False, 300, 300), unused_since=begun[3].used_at, most=2
    )
    assert ended == (begun[2].id,), "of anybody"
    assert await journal.sessions.of_person(row.owner) == (begun[3],)


async def test_using_or_ending_a_session_leaves_those_of_others_alone(journal: Journal) -> None:
    row = await opened(journal)
    boris, vera = await journal.meet(2, "Boris", "bg"), await journal.meet(3, "Vera", "bg")
    first, second, third = [
        (
            await journal.sessions.begin(
                Session(0, bytes([who]) * 32, who, row.id, False, 100, 100), unused_since=0, most=1
            )
        )[0]
        for who in (row.owner, boris.id, vera.id)
    ]
    await journal.sessions.begin(msgspec.structs.replace(first, digest=b"z" * 32), unused_since=0, most=1)
    assert await journal.sessions.find(first.id) is None, "one session is the most for its person"
    assert await journal.sessions.of_person(boris.id) == (second,)
    await journal.sessions.use(second.id, 150)
    await journal.sessions.end([second.id])
    assert await journal.sessions.of_person(boris.id) == ()
    assert await journal.sessions.of_person(vera.id) == (third,)

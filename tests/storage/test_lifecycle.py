"""The life cycle of a table: which entry can come when, and what it makes of the table."""

from functools import reduce
from typing import Any

import msgspec
import pytest

from storage import Entry, EntryKind, ImpossibleEntry, Lifecycle, Occupant, Status, lifecycle_of, restarts_clock
from storage.lifecycle import UndoRequest

BODIES = {
    "move": "x",
    "forced": "x",
    "answer": "x",
    "standing": "pass 0",
    "arrange": "1 0",
    "ask-undo": "3",
    "withdraw": "3",
}
PLAYED = {"start", "move", "forced", "answer", "undo", "withdraw"}
NOT_SEATED = {
    "open",
    "start",
    "pause",
    "resume",
    "cancel",
    "expire",
    "continue",
    "freeze",
    "choose",
    "invite",
    "arrange",
}
NOT_SEATED |= {"lost", "place"}


def entry(number: int, kind: str, seat: int | None = None, **changes: Any) -> Entry:
    """Return an entry of this kind in its usual form: of seat 0, or of a third seat if it takes a seat."""
    usual = 2 if kind in {"join", "computer"} else -1 if kind in NOT_SEATED else 0
    usual_form = Entry(
        number=number,
        kind=EntryKind(kind),
        seat=usual if seat is None else seat,
        body=BODIES.get(kind, ""),
        at=100 + number,
        interaction=None,
        checksum="0" * 16 if kind in PLAYED else "",
    )
    return msgspec.structs.replace(usual_form, **changes)


def after(words: str) -> Lifecycle:
    """Return a table after entries such as `open join:0 computer:1 start`, each of which must be possible."""
    entries = [
        entry(number, kind, int(seat) if seat else None)
        for number, (kind, _, seat) in enumerate(word.partition(":") for word in words.split())
    ]
    return reduce(Lifecycle.apply, entries, Lifecycle())


LOBBY = "open join:0 computer:1"
TABLES = {
    "unopened": Lifecycle(),
    "lobby": after(LOBBY),
    "playing": after(f"{LOBBY} start"),
    "paused": after(f"{LOBBY} start pause"),
    "lost": after(f"{LOBBY} start lost"),
    "away": after(f"{LOBBY} start substitute"),
    "asked": after(f"{LOBBY} start ask-undo"),
    "frozen": after(f"{LOBBY} start freeze"),
    "cancelled": after(f"{LOBBY} start cancel"),
    "over": msgspec.structs.replace(after(f"{LOBBY} start"), status=Status.OVER),
}
ALLOWED = {
    "unopened": "open",
    "lobby": "join computer arrange choose invite expire start leave remove cancel freeze",
    "playing": (
        "move forced answer undo withdraw ask-undo standing warn substitute replace leave remove pause lost cancel"
        " continue freeze"
    ),
    "paused": "resume place lost replace leave remove cancel continue freeze",
    "lost": "resume place lost replace leave remove cancel continue freeze",
    "away": (
        "move forced answer undo withdraw ask-undo standing warn return replace leave remove pause lost cancel"
        " continue freeze"
    ),
    "asked": (
        "move forced answer undo withdraw ask-undo agree-undo refuse-undo standing warn substitute replace leave"
        " remove pause lost cancel continue freeze"
    ),
    "frozen": "resume leave remove cancel continue freeze",
    "cancelled": "",
    "over": "",
}


def can_follow(table: Lifecycle, kind: EntryKind) -> bool:
    """Return whether an entry of this kind may come next. A table names the entry that it refuses."""
    following = entry(table.last + 1, kind)
    try:
        applied = table.apply(following)
    except ImpossibleEntry as refused:
        assert str(refused).startswith(f"entry {table.last + 1} ")  # noqa: PT017 - a refusal is not the only result
        return False
    assert applied == table.follow(following)
    assert applied.last == table.last + 1
    return True


def test_each_kind_of_entry_comes_only_where_it_can() -> None:
    for name, table in TABLES.items():
        assert {kind for kind in EntryKind if can_follow(table, kind)} == set(ALLOWED[name].split()), name


@pytest.mark.parametrize(
    ("name", "kind", "wanted"),
    [
        ("unopened", "open", {"status": "lobby", "moved_at": 100}),
        ("lobby", "join", {"seated": 3}),
        ("lobby", "computer", {"seated": 3, "computers": 2}),
        ("lobby", "arrange", {"seated": 3, "arranged": False}),
        ("lobby", "choose", {}),
        ("lobby", "invite", {"called": True}),
        ("lobby", "expire", {"status": "cancelled"}),
        ("lobby", "leave", {"seated": 3, "watchable": True, "deserted": True}),
        ("lobby", "remove", {"seated": 3, "status": "cancelled"}),
        ("lobby", "cancel", {"status": "cancelled"}),
        ("lobby", "start", {"status": "playing", "began": 3, "moved_at": 103}),
        ("playing", "move", {"moved_at": 104}),
        ("playing", "forced", {"moved_at": 104}),
        ("playing", "answer", {"moved_at": 104}),
        ("playing", "undo", {"moved_at": 104}),
        ("playing", "withdraw", {"moved_at": 104}),
        ("playing", "ask-undo", {"undo_request": UndoRequest(0, 3, 4)}),
        ("playing", "standing", {}),
        ("playing", "warn", {}),
        ("playing", "substitute", {}),
        ("away", "return", {"moved_at": 105}),
        ("playing", "replace", {"moved_at": 104}),
        ("playing", "leave", {"status": "cancelled"}),
        ("playing", "remove", {"status": "cancelled"}),
        ("playing", "pause", {"status": "paused", "paused": True}),
        ("paused", "resume", {"status": "playing", "paused": False, "moved_at": 105}),
        ("playing", "lost", {"status": "paused", "lost": True}),
        ("paused", "lost", {"lost": True}),
        ("lost", "place", {"status": "playing", "lost": False, "moved_at": 105}),
        ("lost", "resume", {"status": "playing", "lost": False, "moved_at": 105}),
        ("playing", "continue", {"rules_changed": 4, "moved_at": 104}),
        ("playing", "freeze", {"status": "frozen"}),
        ("frozen", "cancel", {"status": "cancelled"}),
    ],
)
def test_what_an_entry_changes(name: str, kind: str, wanted: dict[str, Any]) -> None:
    before = TABLES[name]
    table = before.apply(entry(before.last + 1, kind))
    changed = {
        field: getattr(table, field)
        for field in Lifecycle.__struct_fields__
        if field not in {"last", "seats"} and getattr(table, field) != getattr(before, field)
    }
    assert changed == {field: value for field, value in wanted.items() if value != getattr(before, field)}


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("open join:0 computer:1 join:2", ["person", "computer", "person"]),
        ("open join:0 computer:1 join:2 leave:0", ["computer", "person"]),
        ("open join:0 computer:1 join:2 remove:1", ["person", "person"]),
        ("open join:0 computer:1 arrange", ["computer", "person"]),
        ("open join:0 join:1 start leave:0", ["computer", "person"]),
        ("open join:0 join:1 start remove:1", ["person", "computer"]),
        ("open join:0 computer:1 start replace:1", ["person", "person"]),
        ("open join:0 join:1 start substitute:1", ["person", "substitute"]),
        ("open join:0 join:1 start substitute:1 return:1", ["person", "person"]),
        ("open join:0 join:1 start substitute:1 replace:1", ["person", "person"]),
    ],
)
def test_who_plays_each_seat(words: str, wanted: list[str]) -> None:
    assert [state.occupant for state in after(words).seats] == wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("standing:0", ["pass 0", ""]),
        ("standing:1 move:1 warn:1", ["", "pass 0"]),
        ("standing:0 standing:1 undo:0", ["", "pass 0"]),
        ("standing:0 leave:0", ["", ""]),
        ("standing:0 remove:0", ["", ""]),
        ("standing:0 replace:0", ["", ""]),
        ("standing:0 substitute:0", ["", ""]),
        ("standing:0 pause resume", ["pass 0", ""]),
    ],
)
def test_how_long_an_answer_given_in_advance_counts(words: str, wanted: list[str]) -> None:
    table = after(f"open join:0 join:1 start {words}")
    assert [state.auto_answer for state in table.seats] == wanted


def test_an_empty_answer_takes_back_the_one_that_was_given() -> None:
    table = after("open join:0 join:1 start standing:0")
    assert table.apply(entry(table.last + 1, "standing", body="")).seats[0].auto_answer == ""


@pytest.mark.parametrize(
    ("words", "since", "taken", "left"),
    [
        ("", (3, 3), (3, 3), (None, None)),
        ("leave:0", (4, 3), (4, 3), (4, None)),
        ("leave:0 replace:0", (5, 3), (5, 3), (None, None)),
        ("remove:0", (4, 3), (4, 3), (None, None)),
        ("leave:0 remove:0", (5, 3), (5, 3), (None, None)),
        ("substitute:1 return:1", (3, 5), (3, 3), (None, None)),
    ],
)
def test_from_which_entry_a_seat_is_held(words: str, since: Any, taken: Any, left: Any) -> None:
    seats = after(f"open join:0 join:1 start {words}").seats
    assert tuple(state.since for state in seats) == since
    assert tuple(state.taken for state in seats) == taken
    assert tuple(state.left and state.left.number for state in seats) == left


@pytest.mark.parametrize(
    ("words", "agreed"),
    [
        ("", set()),
        ("agree-undo:1", {1}),
        ("agree-undo:1 agree-undo:2", {1, 2}),
        ("agree-undo:1 move:2 warn:1 pause resume substitute:1", {1}),
        ("agree-undo:1 agree-undo:2 replace:1", {2}),
        ("agree-undo:1 agree-undo:2 leave:2", {1}),
        ("agree-undo:1 remove:2", {1}),
        ("agree-undo:1 refuse-undo:2", None),
        ("refuse-undo:0", None),
        ("agree-undo:1 undo:0", None),
        ("leave:0", None),
        ("remove:0", None),
        ("replace:0", None),
        ("continue", None),
        ("freeze", None),
    ],
)
def test_a_request_to_take_a_move_back_is_of_those_who_sit_there(words: str, agreed: set[int] | None) -> None:
    table = after(f"open join:0 join:1 join:2 start ask-undo:0 {words}")
    assert table.undo_request == (None if agreed is None else UndoRequest(0, 3, 5, frozenset(agreed)))


@pytest.mark.parametrize(("body", "left"), [("3", ["", ""]), ("4", ["", "pass"]), ("", ["", "pass"])])
def test_an_agreed_undo_ends_all_answers_given_in_advance(body: str, left: list[str]) -> None:
    table = after("open join:0 join:1 start ask-undo:0 agree-undo:1")
    for seat in (0, 1):
        table = table.apply(entry(table.last + 1, "standing", seat, body="pass"))
    table = table.apply(entry(table.last + 1, "undo", 0, body=body))
    assert [state.auto_answer for state in table.seats] == left


def test_an_undo_names_an_earlier_entry() -> None:
    table = after("open join:0 join:1 start")
    for body in ("4", "x", "-1"):
        with pytest.raises(ImpossibleEntry, match="names no move"):
            table.apply(entry(table.last + 1, "undo", 0, body=body))


def test_a_seat_can_ask_again_for_another_move() -> None:
    table = after("open join:0 join:1 join:2 start ask-undo:0 agree-undo:1")
    assert table.apply(entry(table.last + 1, "ask-undo", 1, body="4")).undo_request == UndoRequest(1, 4, 7)


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("computer:0 join:1 computer:2", [1, 2, 3]),
        ("join:0 computer:1 computer:2 remove:1 computer:2", [1, 3, 2]),
        ("computer:0 join:1 remove:0 computer:1 computer:2", [2, 1, 3]),
        ("computer:0 computer:1 arrange", [2, 1]),
    ],
)
def test_a_seat_is_numbered_with_the_lowest_number_that_is_free(words: str, numbers: list[int]) -> None:
    assert [state.number for state in after(f"open {words}").seats] == numbers


def test_seats_count_as_arranged_once_somebody_chose_their_order() -> None:
    table = TABLES["lobby"].apply(entry(3, "arrange", interaction=5))
    assert table.arranged
    assert table.apply(entry(4, "arrange")).arranged


def test_a_move_gives_its_seat_the_whole_time_again_and_an_undo_all_seats() -> None:
    everybody = {"start", "undo", "resume", "continue", "place"}
    alone = {"move", "forced", "answer", "withdraw", "return", "replace"}
    assert {kind for kind in EntryKind if restarts_clock(entry(9, kind, 1), 1)} == everybody | alone
    assert {kind for kind in EntryKind if restarts_clock(entry(9, kind, 1), 0)} == everybody


@pytest.mark.parametrize(
    ("name", "kind", "changes", "said"),
    [
        ("playing", "move", {"number": 9}, "entry 4 has the number 9"),
        ("playing", "move", {"checksum": ""}, "entry 4 has no checksum"),
        ("playing", "warn", {"checksum": "0"}, "entry 4 has a checksum"),
        ("playing", "move", {"seat": 2}, "entry 4 names a seat that does not exist"),
        ("playing", "pause", {"seat": 1}, "entry 4 names a seat that does not exist"),
        ("lobby", "join", {"seat": 3}, "entry 3 names a seat that does not exist"),
        ("playing", "warn", {"body": "x"}, "entry 4 says more than it can"),
        ("playing", "substitute", {"seat": 1}, "entry 4 (substitute) cannot come there"),
        ("playing", "return", {}, "entry 4 (return) cannot come there"),
        ("lobby", "continue", {"body": "x"}, "entry 3 (continue) cannot come there"),
        ("playing", "agree-undo", {}, "entry 4 (agree-undo) cannot come there"),
        ("playing", "ask-undo", {"body": "4"}, "entry 4 names no move to take back"),
        ("playing", "ask-undo", {"body": ""}, "entry 4 names no move to take back"),
        ("playing", "withdraw", {"body": "-1"}, "entry 4 names no move to take back"),
        ("lobby", "arrange", {"body": "0 0"}, "entry 3 does not arrange the seats that are taken"),
        ("lobby", "arrange", {"body": "0 x"}, "entry 3 does not arrange the seats that are taken"),
    ],
)
def test_a_malformed_entry_is_impossible(name: str, kind: str, changes: dict[str, Any], said: str) -> None:
    table = TABLES[name]
    with pytest.raises(ImpossibleEntry) as impossible:
        table.apply(msgspec.structs.replace(entry(table.last + 1, kind), **changes))
    assert str(impossible.value) == said


def test_a_trusted_entry_is_accepted_whatever_it_holds() -> None:
    """A journal on disk is never refused: an odd entry in it leaves the seats as they were."""
    entries = [entry(0, "open"), entry(1, "arrange", body="5"), entry(2, "substitute", 7), entry(3, "leave", 7)]
    assert lifecycle_of(entries).seats == ()
    assert [state.occupant for state in after(LOBBY).follow(entry(3, "standing", 5)).seats] == [
        Occupant.PERSON,
        Occupant.COMPUTER,
    ]

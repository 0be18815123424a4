"""Errors of the table service: what cannot be done, and why."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """Why something cannot be done; the text is `refusal-<why>`."""

    ALREADY_SEATED = "already-seated"
    ALREADY_STARTED = "already-started"
    CHANNEL_TAKEN = "channel-taken"
    AGAIN_TAKEN = "again-taken"
    FROZEN = "frozen"
    GAME_GONE = "game-gone"
    PAST_GAME_GONE = "past-game-gone"
    SET_ASIDE = "set-aside"
    FILE_TOO_LARGE = "file-too-large"
    HANDS_CLOSED = "hands-closed"
    HANDS_NOT_YET = "hands-not-yet"
    NO_RESULTS = "no-results"
    NO_SEASON = "no-season"
    NO_SEASON_RUNNING = "no-season-running"
    NO_SUCH_PLAYER = "no-such-player"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_TABLE = "no-such-table"
    NO_TABLE_HERE = "no-table-here"
    NO_THREAD_HERE = "no-thread-here"
    THREAD_NOT_MADE = "thread-not-made"
    NOT_A_PERSON = "not-a-person"
    NOT_MADE = "not-made"
    NOT_AT_TABLE = "not-at-table"
    NOT_IN_SERVER = "not-in-server"
    NOT_LEADER = "not-leader"
    NOT_MANAGER = "not-manager"
    NOT_MODERATOR = "not-moderator"
    NOT_PAUSED = "not-paused"
    NOT_PLAYING = "not-playing"
    NOT_SEATED = "not-seated"
    NOT_STARTED = "not-started"
    NOTHING_KEPT = "nothing-kept"
    NOTHING_TO_SKIP = "nothing-to-skip"
    NOTHING_TO_UNDO = "nothing-to-undo"
    OTHER_GAME = "other-game"
    PAUSED = "paused"
    PERMISSIONS_MISSING = "permissions-missing"
    RECORD_NOT_YET = "record-not-yet"
    SEASON_TAKEN = "season-taken"
    SEATS_KEPT = "seats-kept"
    SEATED_ELSEWHERE = "seated-elsewhere"
    SEVERAL_MOVES = "several-moves"
    SEVERAL_TABLES = "several-tables"
    TABLE_FULL = "table-full"
    TABLE_OVER = "table-over"
    TOO_FEW_SEATS = "too-few-seats"
    EXPORT_BUSY = "workshop-busy"
    TOO_MANY_TABLES = "too-many-tables"
    NOT_LOST = "not-lost"
    PLACE_TAKEN = "place-taken"
    NO_LOST_TABLE = "no-lost-table"
    LOST_ELSEWHERE = "lost-elsewhere"
    WHICH_LOST = "which-lost"
    OWN_TABLE_TAKEN = "own-table-taken"
    PRIVATE_CLOSED = "private-closed"
    PRIVATE_LATER = "private-later"
    PRIVATE_REFUSED = "private-refused"
    NO_ROLE = "no-role"
    CALLED_LATELY = "called-lately"
    CALLED_ALREADY = "called-already"
    OWN_TABLE = "own-table"
    NO_SUCH_ANSWER = "no-such-answer"
    UNDO_ASKED = "undo-asked"
    NO_UNDO_ASKED = "no-undo-asked"
    UNDO_DRAWS_AGAIN = "undo-draws-again"
    NOBODY_TO_ASK = "nobody-to-ask"
    NO_PAGE = "no-page"
    NOT_IDENTIFIED = "not-identified"
    NO_TICKET = "no-ticket"
    PAGE_ENDED = "page-ended"
    PAGE_NO_CHANNEL = "page-no-channel"
    PAGE_NO_SEAT = "page-no-seat"
    TOO_FAST = "too-fast"


class Refusal(Exception):
    """Something cannot be done, and nothing was changed. `why` is the reason, `data` are the variables of its text."""

    def __init__(self, why: Why, **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.data = data


class Stale(Exception):
    """A control of an earlier question was used. Nothing was changed; the present question should be shown."""

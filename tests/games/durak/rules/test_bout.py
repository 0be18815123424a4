"""Attack, defence, throwing in, transfer, taking, passing: plain cards (RULES 5.2 to 5.6)."""

from __future__ import annotations

import pytest

from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.data.cards import RANKS
from games.durak.rules.events import BeatenOff, Drew, TalonEmpty, Took, Transferred
from games.durak.rules.state import discard, next_seat, occupant
from tests.games.durak.positions import mask, passed, play, position, turn, unbeaten


def test_throwing_in() -> None:
    """All but the defender may throw in what matches the table, out of turn (rulebook, the example of throwing in)."""
    state = position("JS 7C 9C AD", "7H JD 10C KS", "7D 6S QH 8C", trump="H")
    before = discard(state)
    play(
        state,
        """0 attack JS
        1 defend JS 7H
        2 throw 7D
        0 throw 7C
        1 defend 7D JD
        1 defend 7C 10C""",
    )
    assert (state.phase, unbeaten(state), state.room) == ("bout", 0, 1)
    events = play(state, "0 pass\n2 pass")
    assert BeatenOff(1, ("JS", "7H", "7D", "JD", "7C", "10C")) in events
    assert discard(state) ^ before == mask("JS 7H 7D JD 7C 10C")
    assert turn(state) == ("attack", 1, 2)
    assert state.hands == [mask("9C AD"), mask("KS"), mask("6S QH 8C")]


def test_transfer() -> None:
    """An attack of one rank is passed on with a card of it, unless the next player has too few cards (rulebook)."""
    hands = ("9D 6C 7C", "9C 9S KH QH")
    script = "0 attack 9H\n2 throw 9C\n1 transfer 9D"
    state = position("9H 6D 7D 8D", *hands, trump="C")
    events = play(state, script)
    assert events[-1] == Transferred(1, 2, "9D", 3)
    assert (state.defender, unbeaten(state)) == (2, 3)
    play(state, "2 transfer 9S ✗ too-many-for-next")

    state = position("9H 6D 7D 8D 10D", *hands, trump="C")
    play(state, script + "\n2 transfer 9S")
    assert (state.defender, unbeaten(state)) == (0, 4)
    events = play(state, "0 take")
    assert isinstance(events[1], Took)
    assert turn(state) == ("attack", 1, 2)


def test_five_in_the_first_defence() -> None:
    """Until an attack is beaten off a bout has at most five cards; the fifth beaten ends it (RULES 5.3, 5.4)."""
    state = position(
        "7S 7C 8C KD KH",
        "8S 9C 10C AD AC QD",
        "7D 7H 9S 8D 6C 10D",
        trump="D",
        talon="6S 6H 6D",
        first_defence_done=False,
    )
    play(
        state,
        """0 attack 7S
        0 throw 7C
        2 throw 7H
        2 throw 7D""",
    )
    assert state.room == 1
    play(state, "1 defend 7S 8S\n0 throw 8C")
    assert state.room == 0
    play(
        state,
        """2 throw 8D ✗ table-full
        1 defend 7C 9C
        1 defend 8C 10C
        2 throw 9S ✗ table-full
        1 defend 7H AC ✗ does-not-beat
        1 defend 7D QD
        1 defend 7H AD""",
    )
    assert state.first_defence_done
    assert state.hands == [mask("KD KH 6S 6H 6D"), mask("AC"), mask("9S 8D 6C 10D")]
    assert turn(state)[:2] == ("attack", 1)


def test_no_more_than_the_defenders_hand() -> None:
    """A defender never faces more cards than he held (RULES 5.3)."""
    state = position("7S 7C 7D KD", "8S AH", "7H QS", trump="H")
    play(state, "0 attack 7S\n0 throw 7C")
    assert state.room == 0
    events = play(
        state,
        """2 throw 7H ✗ defender-full
        1 defend 7S 8S
        0 throw 7D ✗ defender-full
        1 defend 7C AH""",
    )
    assert (events[-1].seat, events[-1].place) == (1, 1)
    assert turn(state) == ("attack", 2, 0)


def test_six_at_most() -> None:
    """A bout has six attack cards at most (RULES 5.3)."""
    state = position("7S 7C 8C AH", "8S 9C 10C QS KS JD 6D", "7D 7H 8H 8D QD", trump="D")
    play(
        state,
        """0 attack 7S
        0 throw 7C
        2 throw 7H
        2 throw 7D
        1 defend 7S 8S
        2 throw 8H
        2 throw 8D""",
    )
    assert len(state.attacks) == 6
    play(state, "0 throw 8C ✗ table-full")


def test_absent_seat_is_skipped() -> None:
    """A transfer skips players without cards once the talon is gone (RULES 5.1, 5.4)."""
    state = position("9H", "9D 6C 7C 8C", "9C 9S KH QH", trump="C")
    play(state, "0 attack 9H\n1 transfer 9D")
    assert state.defender == 2
    play(state, "2 transfer 9C")
    assert (state.defender, unbeaten(state), state.hands[1].bit_count()) == (1, 3, 3)


def test_talon_runs_out() -> None:
    """Drawing: who opened the bout, then against the order of play, the defender last; the turned card last (RULES 5.6)."""
    state = position(
        "7S 6S 8H 9H KH",
        "8S AC QC JC",
        "6C 7C 8C 9C 10C KC",
        "6H 7H 10H JH QH",
        trump="D",
        talon="QS KS AS 10S 6D",
    )
    events = play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass\n2 pass\n3 pass")
    assert events[-4:] == [Drew(0, 2, turned=False), Drew(3, 1, turned=False), Drew(1, 2, turned=True), TalonEmpty()]
    assert state.hands[0] == mask("6S 8H 9H KH QS KS")
    assert state.hands[3] == mask("6H 7H 10H JH QH AS")
    assert state.hands[1] == mask("AC QC JC 10S 6D")
    assert GAME.view(state, PUBLIC).known[1] == ("6D",)


def test_pass_stands_without_a_new_rank() -> None:
    """Passes stay while only ranks come that lay there before; nobody passes while a card is unbeaten (RULES 5.4)."""
    state = position("7S 7C AS 6C", "10S 10C KS 10H", "10D QD 6S", "JD 6D 8C", trump="H")
    play(state, "0 attack 7S\n1 defend 7S 10S\n0 pass\n3 pass\n2 throw 10D")
    assert passed(state) == {0, 3}
    play(state, "2 pass ✗ still-unbeaten\n1 defend 10D 10H")
    assert passed(state) == {0, 3}
    events = play(state, "2 pass")
    assert isinstance(events[1], BeatenOff)


def test_new_rank_opens_again() -> None:
    """A card of a new rank cancels all passes (RULES 5.4)."""
    state = position("7S 7C AS 6C", "10S KC KS 10H", "7D QD 6S", "JD 6D 8C", trump="H")
    play(state, "0 attack 7S\n1 defend 7S 10S\n2 pass\n3 pass\n0 throw 7C")
    assert passed(state) == {2, 3}
    play(state, "1 defend 7C KC")
    assert passed(state) == set()
    assert state.phase == "bout"


def test_throwing_in_after_take() -> None:
    """After `take` the others may go on throwing in, within the same limits (RULES 5.4)."""
    state = position("7S 7C AS", "JC JD KS 9C", "7D 10D 6S", trump="H")
    events = play(
        state,
        """0 attack 7S
        1 take
        1 defend 7S KS ✗ already-taking
        2 throw 7D
        2 throw 10D ✗ rank-not-on-table
        0 throw 7C
        0 pass
        2 pass""",
    )
    assert events[-1] == Took(1, ("7S", "7D", "7C"))
    assert state.hands[1].bit_count() == 7
    assert turn(state) == ("attack", 2, 0)


def test_transfer_between_two() -> None:
    """With two players a transfer goes back; who opened the bout and now defends draws last (RULES 5.4, 5.6)."""
    state = position("7S 8C", "7C 9C", trump="H")
    play(state, "0 attack 7S\n1 transfer 7C ✗ too-many-for-next")

    state = position("7S 8C 9D", "7C 9C", trump="H", talon="6S 6C 6D QS KS QC KC QD KD 6H")
    events = play(state, "0 attack 7S\n1 transfer 7C\n0 defend 7C 8C\n0 take")
    drawn = [event for event in events if isinstance(event, Drew)]
    assert drawn == [Drew(1, 5, turned=False), Drew(0, 2, turned=False)]
    assert turn(state) == ("attack", 1, 0)


def test_transfer_between_two_without_talon() -> None:
    """The taken bout ends at once when the defender can be given no more (RULES 5.4)."""
    state = position("7S 8C 9D", "7C 9C", trump="H")
    play(state, "0 attack 7S\n1 transfer 7C")
    assert state.defender == 0
    events = play(state, "0 defend 7C 8C\n0 take")
    assert isinstance(events[-1], Took)
    assert turn(state) == ("attack", 1, 0)


@pytest.mark.parametrize("auto_pass", [False, True])
def test_automatic_passes(auto_pass: bool) -> None:
    """With automatic passes a bout ends when nobody holds a card that fits (RULES 5.4)."""
    state = position("7S KC", "8S 9C QD", "AC QH", trump="D", auto_pass=auto_pass)
    play(state, "0 attack 7S\n1 defend 7S 8S")
    assert turn(state)[:2] == (("attack", 1) if auto_pass else ("bout", 0))


def test_quiet_pass() -> None:
    """While it lasts no other seat sees who could throw in or who has passed (RULES 5.4, 7)."""
    state = position("7S KC", "8S 9C QD", "7C QH", trump="D", auto_pass=True)
    play(state, "0 attack 7S\n1 defend 7S 8S")
    assert (state.phase, unbeaten(state)) == ("bout", 0)
    assert {audience: GAME.view(state, audience).asked for audience in range(-1, 3)} == dict.fromkeys(
        range(-1, 3), (0, 2)
    )
    events = play(state, "0 pass")
    assert events == []
    assert GAME.view(state, 0).passed == (0,)
    for audience in (PUBLIC, 1, 2):
        assert GAME.view(state, audience).passed == ()
        assert GAME.view(state, audience).asked == (0, 2)
    events = play(state, "2 pass")
    assert isinstance(events[0], BeatenOff)
    assert turn(state)[:2] == ("attack", 1)


@pytest.mark.parametrize("rank", RANKS)
def test_any_one_rank_is_transferred(rank: str) -> None:
    """The lowest rank and the highest go on as all others do (RULES 5.4)."""
    state = position(f"{rank}S 7C", f"{rank}H 8C", f"{rank}D 9C", trump="D" if rank == "6" else None)
    play(state, f"0 attack {rank}S\n1 transfer {rank}H")
    assert (state.defender, unbeaten(state)) == (2, 2)


@pytest.mark.parametrize(
    ("script", "options"),
    [
        ("0 attack 7S", {"transfer": False}),
        ("0 attack 7S\n0 throw 7C\n1 defend 7C 8C", {}),
        ("0 attack 7S\n0 throw 9S", {"enchanted": "9"}),
        ("0 attack 10S", {"enchanted": "10"}),
        ("0 attack 7S\n0 throw 7C", {}),
        ("0 attack JS", {}),
    ],
    ids=["no transfers", "begun", "two ranks", "tens", "too few", "none held"],
)
def test_an_attack_that_stays_offers_no_transfer(script: str, options: dict[str, str | bool]) -> None:
    """Where the attack cannot be passed on, no card is offered for it, held or not (RULES 5.4)."""
    state = position("7S 7C 9S 10S JS", "7H 8C 9H 10H QC", "KC KH", trump="D", **options)
    play(state, script)
    offered = [move for move in GAME.moves(state, 1) if move.verb == "transfer"]
    assert [str(move) for move in offered if not state.hands[1] & mask(move.card)] == []
    assert offered == []


def test_the_lowest_card_alone_is_a_hand_like_any_other() -> None:
    """A player with only the 6♠ passes automatically if it does not fit (RULES 5.4)."""
    state = position("7S KC", "8S 9C 9H", "6S", trump="D")
    play(state, "0 attack 7S")
    assert (GAME.acting(state), GAME.moves(state, 2)) == ((1,), ())
    play(state, "1 defend 7S 8S\n2 pass\n0 pass")
    assert turn(state)[:2] == ("attack", 1)

    state = position("7S KC", "8S", "6S 6C", trump="D")
    play(state, "0 attack 7S")
    assert (state.room, GAME.acting(state), GAME.moves(state, 2)) == (0, (1,), ())


def test_nobody_is_no_seat() -> None:
    """Where no other seat is left, there is no next one, and a slot without its team has no holder (RULES 5.1)."""
    state = position("7S", "8S", trump="D")
    assert (next_seat(state, 0, 0b01), occupant(1, 0b0101), occupant(2, 0b1010)) == (-1, -1, -1)

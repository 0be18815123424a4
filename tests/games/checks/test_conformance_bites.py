"""Each check of the conformance suite fails when a game breaks the promise it stands for."""

import itertools
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from games.check.tables import random_walk, spoken
from games.core.catalogue import find_games, localizer_for
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import PUBLIC, AnyGame, Event, IllegalMove, Outcome, Words, to_bytes
from games.durak import GAME as SOUND
from games.durak import text
from games.durak.data.cards import NAMES
from games.durak.rules.moves import Attack, Take
from games.durak.rules.reasons import Why
from tests.toy.lanterns.rules import Missed
from tests.toys import toys_in

SEED = bytes(32)


def check_all(game: AnyGame, **how: Any) -> None:
    """Check every step of a table of three."""
    fuzzer = MoveFuzzer()
    for step, playthrough in enumerate(random_walk(Playthrough(game, game.Options(), 3, SEED), SEED)):
        check_step(playthrough, SeededChance(SEED, step), fuzzer, **how)


def stuck(state: Any, seat: int) -> Any:
    choices = SOUND.moves(state, seat)
    return () if Take() in choices else choices


def shuffled() -> Any:
    turns = itertools.count()
    return lambda state, seat: SOUND.moves(state, seat)[:: 1 if next(turns) % 2 else -1]


def forgetful(state: Any, seat: int) -> Any:
    choices = SOUND.moves(state, seat)
    return choices[:-1] if len(choices) > 1 else choices


def generous(state: Any, seat: int) -> Any:
    choices = SOUND.moves(state, seat)
    return (*choices, Attack("6S=H")) if choices else ()


def leaving_a_trace(state: Any, seat: int, move: Any, chance: Any) -> Any:
    try:
        return SOUND.play(state, seat, move, chance)
    except IllegalMove:
        state.bout += 1
        raise


def offering_nothing(state: Any, seat: int, move: Any, chance: Any) -> Any:
    try:
        return SOUND.play(state, seat, move, chance)
    except IllegalMove:
        raise IllegalMove(Why.NOT_IN_HAND) from None


def restless() -> Any:
    played = itertools.count()

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        events = SOUND.play(state, seat, move, chance)
        state.stale = next(played) % 50
        return events

    return play


def leaking(state: Any, audience: int) -> Any:
    view = SOUND.view(state, audience)
    if not state.talon or audience == 0:
        return view
    return msgspec.structs.replace(view, discarded=(*view.discarded, NAMES[state.talon[0]]))


def whispering(state: Any, audience: int) -> Any:
    return msgspec.structs.replace(SOUND.view(state, audience), asked=tuple(SOUND.acting(state)))


def counting_cards(view: Any, chance: Any) -> Any:
    state = SOUND.determinize(view, chance)
    state.passed = 0
    state.hands[view.audience] = state.hands[view.audience - 1]
    return state


def moody() -> Any:
    moods = itertools.count()
    return lambda _view, choices, _chance: choices[next(moods) % len(choices)]


@pytest.mark.parametrize(
    ("part", "breach", "complaint"),
    [
        ("moves", stuck, "has 0 moves, acting are"),
        ("outcome", lambda _: Outcome(places=(1, 2, 3), reason="fool"), "can act"),
        ("moves", shuffled(), "something else the second time"),
        ("moves", forgetful, "other choices than moves lists"),
        ("moves", generous, "listed but refused"),
        ("play", leaving_a_trace, "changes the state"),
        ("play", offering_nothing, "offers other choices than moves lists"),
        ("play", restless(), "two different states"),
        ("copy", msgspec.structs.replace, "listed but refused"),
        ("view", leaking, "can tell the determinized state"),
        ("view", whispering, "asked"),
        ("determinize", counting_cards, "can tell the determinized state"),
        ("heuristic", lambda *_: Attack("6S=H"), "which is not legal"),
        ("heuristic", moody(), "different computer moves"),
        ("default", lambda *_: Attack("6S=H"), "is not legal"),
    ],
)
def test_a_broken_promise_is_found(part: str, breach: Any, complaint: str) -> None:
    """The message says what is wrong, and ends with code that leads there."""
    with pytest.raises(AssertionError) as caught:
        check_all(replace(SOUND, **{part: breach}))
    text = str(caught.value)
    assert complaint in text, text[:300]
    code = text.partition("\n\n")[2]
    names: dict[str, Any] = {"GAME": SOUND, "SeededChance": SeededChance, "DurakOptions": SOUND.Options}
    names |= {kind.__name__: kind for kind in SOUND.vocabulary}
    exec(code, names)
    assert SOUND.acting(names["state"])


def test_an_offered_move_that_is_not_legal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.durak.text.TEXT", replace(SOUND.text, offered=lambda *_: [Attack("6S=H")]))
    with pytest.raises(AssertionError, match=r"is offered Attack.*not legal"):
        check_all(SOUND)


class Overheard(Event, frozen=True):
    """Everybody hears a lantern's colour that no view shows them."""

    colour: str


class OverheardOnce(Overheard, frozen=True):
    """The same, declared as what is revealed once."""

    passing: ClassVar[bool] = True


@pytest.mark.parametrize(("kind", "noticed"), [(Overheard, True), (OverheardOnce, False)])
def test_an_event_that_tells_a_secret_is_noticed_unless_it_is_revealed_once(
    kind: type[Overheard], noticed: bool, tmp_path: Path
) -> None:
    """In two worlds with equal public views the same move has equal public events."""
    lanterns = find_games(toys_in(tmp_path))["lanterns"]

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        return [*lanterns.play(state, seat, move, chance), kind(state.lanterns[seat])]

    found = pytest.raises(AssertionError, match="has equal views of two worlds, but hears")
    with found if noticed else nullcontext():
        check_all(replace(lanterns, play=play), tries=0, every_heuristic=False)


class PicturedMiss(Missed, frozen=True):
    """A pictured event in the middle of a round."""

    closes: ClassVar[bool] = False
    pictured: ClassVar[bool] = True


class ClosingMiss(PicturedMiss, frozen=True):
    """One after which a player is asked, as if nothing had ended."""

    closes: ClassVar[bool] = True


@pytest.mark.parametrize(
    ("kind", "complaint"), [(PicturedMiss, "closes nothing"), (ClosingMiss, "no forced move goes on from there")]
)
def test_a_pictured_end_is_a_step_of_its_own(kind: type[Missed], complaint: str, tmp_path: Path) -> None:
    lanterns = find_games(toys_in(tmp_path))["lanterns"]

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        events = lanterns.play(state, seat, move, chance)
        return [kind(0, 1, "1") if type(event).__name__ == "Missed" else event for event in events]

    with pytest.raises(AssertionError, match=complaint):
        check_all(replace(lanterns, play=play), tries=0)


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ({"ask": lambda *_: "Somebody is asked."}, "are asked, but not in"),
        ({"table": lambda *_: "A **loud** table."}, "markup in an alternative text"),
        ({"table": lambda *_: "t" * 1025}, "ttt"),
        ({"hand": lambda *_: "A **loud** hand."}, "markup in the words of a hand"),
        ({"words": lambda *_: Words("A *loud* button")}, "markup on a button"),
        ({"news": lambda *_: [" "]}, r"\[' '\]"),
    ],
)
def test_a_text_that_does_not_fit_its_place_is_found(
    texts: dict[str, Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    playthrough = Playthrough(SOUND, SOUND.Options(), 3, SEED)
    localizer = localizer_for(SOUND, "en", ["Ana", "Boris", "Vera"])

    def speak_all() -> None:
        for audience in (PUBLIC, 0, 1, 2):
            spoken(playthrough, SOUND.view(playthrough.state, audience), localizer)

    speak_all()
    monkeypatch.setattr(text, "TEXT", replace(SOUND.text, **texts))
    with pytest.raises(AssertionError, match=complaint):
        speak_all()


def test_the_code_that_a_failure_prints_leads_to_its_state() -> None:
    playthrough = Playthrough(SOUND, SOUND.Options(), 3, SEED)
    for _ in range(8):
        seat = SOUND.acting(playthrough.state)[0]
        playthrough.play(seat, SOUND.moves(playthrough.state, seat)[0])
    names = {kind.__name__: kind for kind in (SOUND.Options, *SOUND.vocabulary)}
    repeated: dict[str, Any] = {"GAME": SOUND, "SeededChance": SeededChance, **names}
    exec(playthrough.code(), repeated)
    assert to_bytes(repeated["state"]) == to_bytes(playthrough.state)

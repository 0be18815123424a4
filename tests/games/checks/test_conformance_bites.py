"""Each check of the conformance suite fails when a game breaks the promise it stands for."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from games.check.tables import random_walk, spoken
from games.core.catalogue import find_games, localizer_for
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import PUBLIC, Event, IllegalMove, Outcome, Words, to_bytes
from games.durak import GAME as SOUND
from games.durak import text
from games.durak.data.cards import NAMES
from games.durak.rules.moves import Attack, Take
from games.durak.rules.reasons import Why
from tests.toy.lanterns.rules import Missed
from tests.toys import toys_in

SEED = bytes(32)


class StuckPlayer:
    @staticmethod
    def moves(state: Any, seat: int) -> Any:
        choices = SOUND.moves(state, seat)
        return () if Take() in choices else choices


class EarlyOutcome:
    @staticmethod
    def outcome(state: Any) -> Any:
        return Outcome(places=(1, 2, 3), reason="fool")


class ShufflingList:
    turns = 0

    def moves(self, state: Any, seat: int) -> Any:
        self.turns += 1
        choices = SOUND.moves(state, seat)
        return choices if self.turns % 2 else choices[::-1]


class ForgetfulList:
    @staticmethod
    def moves(state: Any, seat: int) -> Any:
        choices = SOUND.moves(state, seat)
        return choices[:-1] if len(choices) > 1 else choices


class GenerousList:
    @staticmethod
    def moves(state: Any, seat: int) -> Any:
        choices = SOUND.moves(state, seat)
        return (*choices, Attack("6S=H")) if choices else ()


class LeavesATrace:
    @staticmethod
    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        try:
            return SOUND.play(state, seat, move, chance)
        except IllegalMove:
            state.bout += 1
            raise


class OffersNothing:
    @staticmethod
    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        try:
            return SOUND.play(state, seat, move, chance)
        except IllegalMove:
            raise IllegalMove(Why.NOT_IN_HAND) from None


class Restless:
    played = 0

    def play(self, state: Any, seat: int, move: Any, chance: Any) -> Any:
        events = SOUND.play(state, seat, move, chance)
        self.played += 1
        state.stale = self.played % 50
        return events


class SharedCopy:
    @staticmethod
    def copy(state: Any) -> Any:
        return msgspec.structs.replace(state)


class LeakyView:
    @staticmethod
    def view(state: Any, audience: int) -> Any:
        view = SOUND.view(state, audience)
        if not state.talon or audience == 0:
            return view
        return msgspec.structs.replace(view, discarded=(*view.discarded, NAMES[state.talon[0]]))


class WhisperingView:
    @staticmethod
    def view(state: Any, audience: int) -> Any:
        view = SOUND.view(state, audience)
        return msgspec.structs.replace(view, asked=tuple(SOUND.acting(state)))


class CardCounter:
    @staticmethod
    def determinize(view: Any, chance: Any) -> Any:
        state = SOUND.determinize(view, chance)
        state.passed = 0
        state.hands[view.audience] = state.hands[view.audience - 1]
        return state


class Cheat:
    @staticmethod
    def heuristic(view: Any, choices: Any, chance: Any) -> Any:
        return Attack("6S=H")


class Moody:
    mood = 0

    def heuristic(self, view: Any, choices: Any, chance: Any) -> Any:
        self.mood += 1
        return choices[self.mood % len(choices)]


class Harmful:
    @staticmethod
    def default(view: Any, choices: Any) -> Any:
        return Attack("6S=H")


@pytest.mark.parametrize(
    ("breach", "complaint"),
    [
        (StuckPlayer, "has 0 moves, acting are"),
        (EarlyOutcome, "can act"),
        (ShufflingList, "something else the second time"),
        (ForgetfulList, "other choices than moves lists"),
        (GenerousList, "listed but refused"),
        (LeavesATrace, "changes the state"),
        (OffersNothing, "offers other choices than moves lists"),
        (Restless, "two different states"),
        (SharedCopy, "listed but refused"),
        (LeakyView, "can tell the determinized state"),
        (WhisperingView, "asked"),
        (CardCounter, "can tell the determinized state"),
        (Cheat, "which is not legal"),
        (Moody, "different computer moves"),
        (Harmful, "is not legal"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_broken_promise_is_found(breach: type, complaint: str) -> None:
    """The message says what is wrong, and ends with code that leads there."""
    other = breach()
    promises = {field.name for field in fields(SOUND)}
    broken = replace(SOUND, **{name: getattr(other, name) for name in vars(breach) if name in promises})
    fuzzer = MoveFuzzer()

    def check_all() -> None:
        for step, playthrough in enumerate(random_walk(Playthrough(broken, broken.Options(), 3, SEED), SEED)):
            check_step(playthrough, SeededChance(SEED, step), fuzzer)

    with pytest.raises(AssertionError) as caught:
        check_all()
    text = str(caught.value)
    assert complaint in text, text[:300]
    code = text.partition("\n\n")[2]
    names: dict[str, Any] = {"GAME": SOUND, "SeededChance": SeededChance, "DurakOptions": SOUND.Options}
    names |= {kind.__name__: kind for kind in SOUND.vocabulary}
    exec(code, names)
    assert SOUND.acting(names["state"])


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

    broken = replace(lanterns, play=play)

    def check_all() -> None:
        fuzzer = MoveFuzzer()
        for step, playthrough in enumerate(random_walk(Playthrough(broken, broken.Options(), 3, SEED), SEED)):
            check_step(playthrough, SeededChance(SEED, step), fuzzer, tries=0, every_heuristic=False)

    if noticed:
        with pytest.raises(AssertionError, match="has equal views of two worlds, but hears"):
            check_all()
    else:
        check_all()


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

    broken = replace(lanterns, play=play)

    def check_all() -> None:
        for step, playthrough in enumerate(random_walk(Playthrough(broken, broken.Options(), 3, SEED), SEED)):
            check_step(playthrough, SeededChance(SEED, step), MoveFuzzer(), tries=0)

    with pytest.raises(AssertionError, match=complaint):
        check_all()


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
    playthrough, localizer = (
        Playthrough(SOUND, SOUND.Options(), 3, SEED),
        localizer_for(SOUND, "en", ["Ana", "Boris", "Vera"]),
    )

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

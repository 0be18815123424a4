"""The news of events."""

import inspect

import msgspec
import pytest

from games.balkans.data import geography
from games.balkans.rules import events
from games.balkans.rules.events import (
    Answered,
    BattleBegan,
    BattleOver,
    BattleRound,
    Captured,
    Hired,
    Kept,
    Losses,
    OrderPlayed,
    Passed,
    RazborStep,
    ReactionOver,
    SeasonBegan,
    ShownTactic,
    Strength,
    TacticsShown,
    Term,
    TurnBegan,
)
from games.balkans.text import TEXT
from tests.games.balkans.picture_cases import begun
from tests.games.balkans.tables import each_locale, speak

VIEW = begun()


def news(*told):
    return TEXT.news(told, VIEW, speak())


def test_quiet_events_are_no_line():
    assert news() == []
    assert news(TurnBegan(0)) == []


@each_locale
def test_the_conditions_of_a_tactic_are_told_of_the_side_that_shows_it(locale):
    localizer = speak(locale)
    [line] = TEXT.news((TacticsShown((ShownTactic(-1, "desperate_stand#1"),)),), begun(), localizer)
    assert localizer("cond-fewer_troops-side") in line
    assert localizer("cond-fewer_troops") not in line


@pytest.mark.parametrize(
    ("left_out", "after"),
    [
        (TurnBegan(0), ()),
        (RazborStep(2), ()),
        (Passed(0), (ReactionOver(1),)),
        (Losses("attackers", (), (), 0), ()),
        (Answered(0, "plan"), (SeasonBegan("spring"),)),
        (Answered(0, "tactic"), (TacticsShown((ShownTactic(0, "advance#1"),)),)),
        (BattleOver("thrace", "attackers", (0,), (1,)), (Captured("thrace", 0, 1, ""),)),
        (OrderPlayed(0, "arming", "thrace", "", ()), (Hired(0, "elite", "thrace", 1),)),
    ],
)
def test_what_is_not_worth_telling_hides_nothing_before_it(left_out, after):
    before = Kept(1, 2)
    assert news(before, left_out, *after) == [*news(before), *news(*after)]


SIDES = ("attackers", "defenders")
VARIED = {
    "CardsDrawn": ("deck", ("royal", "strategy")),
    "Answered": ("what", ("keep", "plan", "tactic", "alliance")),
    "SeasonBegan": ("season", ("spring", "summer", "autumn", "winter")),
    "OrderPlayed": ("kind", ("harvest", "arming", "offensive", "manoeuvre", "defence", "development")),
    "Gold": ("why", ("start", "strategy", "stolen", "papal_support", "plunder")),
    "Influence": ("why", ("breach", "royal-lost", "royal-destroyed", "triumph")),
    "FieldOrSiege": ("how", ("field", "siege")),
    "DefenceConsent": ("yes", (True, False)),
    "PassageAnswered": ("granted", (True, False)),
    "BattleBegan": ("kind", ("sea", "field", "siege", "neutral")),
    "Declared": ("how", ("hand", "draw")),
    "TacticChosen": ("side", SIDES),
    "BattleRound": ("winner", SIDES),
    "BattleOver": ("winner", SIDES),
    "Losses": ("side", SIDES),
    "Destroyed": ("why", ("round", "card", "aboard", "nowhere")),
    "Disbanded": ("kind", ("regular", "elite", "fleet")),
    "Marker": ("kind", ("revolt", "ruin")),
    "Peeked": ("what", ("hand", "orders")),
    "PeekSeen": ("shown", (("ambush#1",), ())),
    "Captured": ("power", ("", "neutral", "serbia", "nicaea")),
    "GameOver": ("reason", ("territory", "money", "annihilation", "control", "influence", "rounds")),
}
"""What the words of an event depend on."""
PLAIN = {
    "land": "thrace", "at": "thrace", "to": "kopsis", "sea": "white", "strait": "bosphorus", "card": "ambush#1",
    "kingdom": "latin", "kind": "regular", "deck": "royal", "path": ("white", "marmara"), "load": "elite",
    "taken": "thrace", "kingdoms": ("latin", ""), "cards": (), "tactics": (ShownTactic(-1, "raid#1"),),
    "attack": (Term("victory", 1),), "defence": (), "parts": (Term("lands", 3),), "choices": (), "before": -1,
    "what": "hand", "shown": ("harvest", "harvest"),
}  # fmt: skip


def samples(kind):
    """Return an event of a kind for each value that its words depend on."""
    name, values = VARIED.get(kind.__name__, ("", ("",)))
    plain = PLAIN
    if kind is BattleRound:
        plain = dict.fromkeys(SIDES, Strength((Term("land", 2),), 2))
    elif kind.__name__ in {"PassageAnswered", "FleetsLent"}:
        plain = PLAIN | {"to": 0}
    for value in values:
        fields = {
            field.name: plain.get(field.name, 1 if field.type in {int, bool} else (0, 1))
            for field in msgspec.structs.fields(kind)
        }
        yield kind(**(fields | ({name: value} if name else {})))


QUIET = {"TurnBegan", "TurnEnded"}
KINDS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, events.Event) and kind not in {events.Event, events.PrivateEvent}
]


@each_locale
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_worded(kind, locale):
    for event in samples(kind):
        lines = TEXT.news((event,), VIEW, speak(locale))
        assert bool(lines) == (kind.__name__ not in QUIET)
        assert all(line.strip() and "{" not in line for line in lines)


def test_who_holds_a_neutral_land_is_told_in_the_right_case():
    told = TEXT.news((BattleBegan("neutral", "athens", (0,), ()),), VIEW, speak("ru"))
    assert told == [
        f"⚔ Битва, Афины ({geography.numbers()['athens']}): в нападении **Ana**, в обороне защитники земли."
    ]

"""The words and pictures of Battle for the Balkans."""

import inspect
from collections import Counter
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from games.balkans import GAME
from games.balkans.data import geography
from games.balkans.data.components import ADVANTAGES, CARDS, PLAYABLE, SEAS, STRAITS
from games.balkans.picture import PICTURES
from games.balkans.rules import events
from games.balkans.rules.events import (
    ArmyMoved,
    BattleBegan,
    BattleRound,
    Captured,
    CardsDrawn,
    Destroyed,
    FleetMoved,
    GameOver,
    Harvested,
    Hired,
    Influence,
    Losses,
    OrderPlayed,
    Passed,
    Promoted,
    ShownTactic,
    Strength,
    TacticsShown,
    Term,
    TurnBegan,
)
from games.balkans.rules.moves import Build, Card, Choose, Hire, March, Plan, Promote, Skip
from games.balkans.rules.options import BalkansOptions
from games.balkans.words import WORDS, warfare
from games.core.catalogue import voice_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Outcome, Pick
from games.core.voice import LOCALES
from tests.games.balkans.walking import choose

NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Jo")
each_locale = pytest.mark.parametrize("locale", LOCALES)

TABLES = (
    (BalkansOptions(), 5, 240),
    (BalkansOptions(mode="advanced", manoeuvre=True, strategic_start=True), 4, 260),
    (BalkansOptions(alliances="teams", non_players="sovereign"), 3, 200),
    (BalkansOptions(alliances="none", kingdom_choice="lot", round_limit=1), 2, 160),
)


def speak(locale="en", seats=5):
    return voice_for(GAME, locale, NAMES[:seats])


def walk(number):
    """Yield (state, events) along a random table that seeks war."""
    options, seats, most = TABLES[number]
    chance = SeededChance(bytes([number + 1]) * 32, 0)
    state, told = GAME.deal(options, seats, chance)
    yield state, told
    for _ in range(most):
        acting = GAME.acting(state)
        if not acting:
            return
        seat = acting[chance.below(len(acting))]
        told = GAME.play(state, seat, choose(state, seat, GAME.moves(state, seat), chance), chance)
        yield state, told


def states(number, every):
    return (GAME.copy(state) for place, (state, _) in enumerate(walk(number)) if place % every == 0)


@pytest.fixture(scope="module")
def view():
    return GAME.view(list(states(0, 60))[2], PUBLIC)


def news(*told):
    return WORDS.news(told, None, speak())


# What happened


def test_quiet_events_are_no_line():
    assert news() == []
    assert news(TurnBegan(0)) == []


def test_neighbours_are_told_together():
    assert news(
        CardsDrawn(0, "royal", 2),
        CardsDrawn(0, "strategy", 1),
        CardsDrawn(1, "royal", 1),
        Passed(0),
        Passed(1),
        Hired(0, "regular", "thrace", 1),
        Promoted(0, "thrace", 2, 4),
        ArmyMoved(1, "thrace", "kopsis", "elite", 2),
        FleetMoved(1, ("marmara", "white"), "regular", "gallipoli"),
    ) == [
        "Cards drawn: **Ana** 2 royal cards and 1 strategy; **Борис** 1 royal card.",
        "Pass: **Ana** and **Борис**.",
        "**Ana** arms for 5 gold: 1 regular army (Thrace); 2 regular armies become elite (Thrace).",
        (
            "**Борис** moves: 2 elite armies, Thrace → Kopsis; "
            "fleet with regular army from Gallipoli, Sea of Marmara → White Sea (northern Aegean)."
        ),
    ]


def test_gold_and_influence_are_told_with_their_sums():
    parts = (Term("base", 2), Term("thrace", 2), Term("kopsis", 1), Term("abundant_harvest", 3), Term("crusaders", 0))
    assert news(Harvested(0, parts, 8)) == [
        "**Ana** gathers gold: base 2 + lands (2) 3 + Abundant Harvest 3 = 8.",
    ]
    assert news(Influence(1, -2, "breach")) == ["**Борис**: −2 Influence (alliance broken)."]


def test_a_battle_is_told_blow_by_blow():
    thrace = geography.numbers()["thrace"]
    assert news(
        BattleBegan("siege", "thrace", (0,), (1,)),
        TacticsShown((ShownTactic(0, "advance#1"), ShownTactic(1, "raid#2"))),
        BattleRound(
            1,
            Strength((Term("armies", 3), Term("advance", 2)), 5),
            Strength((Term("armies", 1), Term("fortress", 1), Term("raid", 0)), 2),
            "attackers",
        ),
        Losses("defenders", (Term("victory", 1), Term("armies", 1)), (Term("fortress", 1),), 1),
        Destroyed(1, "regular", "thrace", 0),
        Captured("thrace", 0, 1, ""),
    ) == [
        f"⚔ Siege battle, Thrace ({thrace}): **Ana** against **Борис**.",
        "Tactics: **Ana** – Steady Advance; **Борис** – Raid.",
        "Attackers: armies 3 + Steady Advance 2 = 5. Defenders: armies 1 + fortress 1 = 2.",
        "Battle round 1: the attackers win it.",
        "Losses of the defenders: 1 (attack victory 1 + armies 1 = 2; defence 1 (fortress)).",
        "Lost: **Борис** 1 regular army.",
        f"**Ana** takes Thrace ({thrace}) from **Борис**.",
    ]


def test_the_kinds_of_play_and_of_end():
    assert news(OrderPlayed(0, "harvest", "", "", ())) == ["**Ana** plays Harvest."]
    assert news(OrderPlayed(0, "manoeuvre", "white", "thrace", ()))[0].startswith("**Ana** plays Manoeuvre: White Sea")
    assert news(GameOver("money", (0, 1)))[1].startswith("Victory: **Ana** and **Борис**!")
    assert len(news(GameOver("annihilation", ()))) == 2


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
    "Destroyed": ("kind", ("regular", "elite", "royal", "fleet")),
    "Disbanded": ("kind", ("regular", "elite", "fleet")),
    "Marker": ("kind", ("revolt", "ruin")),
    "Peeked": ("what", ("hand", "orders")),
    "Captured": ("power", ("", "neutral", "serbia", "nicaea")),
    "GameOver": ("reason", ("territory", "money", "annihilation", "control", "influence", "rounds")),
}
"""What the words of an event depend on."""
PLAIN = {
    "land": "thrace", "at": "thrace", "to": "kopsis", "sea": "white", "strait": "bosphorus", "card": "ambush#1",
    "kingdom": "latin", "kind": "regular", "deck": "royal", "path": ("white", "marmara"), "load": "elite",
    "taken": "thrace", "kingdoms": ("latin", ""), "cards": (), "tactics": (ShownTactic(-1, "raid#1"),),
    "attack": (Term("victory", 1),), "defence": (), "parts": (Term("lands", 3),), "choices": (), "before": -1,
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
    if issubclass(kind, events.Event) and kind is not events.Event
]


@each_locale
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_worded(kind, locale):
    for event in samples(kind):
        lines = WORDS.news((event,), None, speak(locale))
        assert bool(lines) == (kind.__name__ not in QUIET)
        assert all(line.strip() and "{" not in line for line in lines)


def test_pieces_lost_are_counted_by_seat():
    gone = [Destroyed(0, kind, "thrace", 1) for kind in ("elite", "fleet", "elite")]
    told = warfare.fallen((*gone, Destroyed(1, "royal", "thrace", 0)), speak())
    assert told == "**Ana** 2 elite armies and 1 fleet; **Борис** 1 royal army"


def test_who_holds_a_neutral_land_is_told_in_the_right_case():
    told = WORDS.news((BattleBegan("neutral", "athens", (0,), ()),), None, speak("ru"))
    assert told == [f"⚔ Битва, Афины ({geography.numbers()['athens']}): **Ana** против защитников земли."]


# Buttons, menus and what is asked


def test_moves_on_buttons_and_in_menus(view):
    number = geography.numbers()
    english = speak()
    for move, label, menu in (
        (Hire("elite", "thrace"), f"Thrace ({number['thrace']}): elite army, 3 gold", "Hire an elite army…"),
        (Promote("thrace"), f"Thrace ({number['thrace']}): promote, 2 gold", "Promote to elite…"),
        (Build("thrace", "black_sw"), f"Thrace ({number['thrace']}): fleet → Black Sea (south-west, J), 2 gold", "Build a fleet…"),
        (Skip("harvest"), "Skip: drop Harvest", "Skip the turn and drop…"),
        (Skip("none"), "Skip", "Skip the turn and drop…"),
        (Card("mercenary_army#1"), "Mercenary Army (1 gold) – +1 strength", "Play a card…"),
        (Choose("thrace"), f"Thrace ({number['thrace']})", "Where to send armies…"),
    ):  # fmt: skip
        assert WORDS.label(move, view, english) == label
        assert WORDS.menu(move, view, english) == menu
    assert WORDS.label(Pick(Plan, ("harvest.1",), 1, 1), view, english) == "Choose your four orders…"
    pick = Pick(March, ("thrace:elite:2",), 1, 1, fixed=("kopsis",))
    assert WORDS.label(pick, view, english) == f"Send armies to Kopsis ({number['kopsis']})…"


@each_locale
def test_every_name_has_its_words(view, locale):
    said = speak(locale)
    names = [
        *PLAYABLE,
        *SEAS,
        *STRAITS,
        *(f"{card}#1" for card in CARDS),
        "white+elite",
        "white+elite:2",
        "thrace:royal:1",
    ]
    names += [
        "latin:elite",
        "regular@thrace",
        "bulgaria+latin",
        "none",
        "stay",
        "aboard",
        "fleet",
        "offensive.2",
    ]
    for name in names:
        item = WORDS.item(name, view, said)
        assert 0 < len(item) <= 100
        assert "{" not in item
    for strange in ("nowhere", "x:y:z", "a#1"):
        with pytest.raises((LookupError, ValueError)):
            WORDS.item(strange, view, said)


@each_locale
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_step_of_a_table_finds_its_words(number, locale):
    seats = TABLES[number][1]
    said = speak(locale, seats)
    for step, (state, told) in enumerate(walk(number)):
        public = GAME.view(state, PUBLIC)
        assert all(line.strip() for line in WORDS.news(told, public, said))
        if step % 6:
            continue
        assert WORDS.ask(public, (), said)
        assert WORDS.hand(public, (), said) == ""
        assert 0 < len(WORDS.table(public, said)) <= 1024
        for seat in range(seats):
            mine = GAME.view(state, seat)
            assert WORDS.ask(mine, (), said)
            assert "*" not in WORDS.hand(mine, (), said) + WORDS.table(mine, said)
            choices = GAME.moves(state, seat)
            labels = [WORDS.label(choice, mine, said) for choice in choices]
            assert all(0 < len(label) <= 80 and "*" not in label for label in labels)
            assert max(Counter(labels).values(), default=1) == 1
            for choice in choices:
                if isinstance(choice, Pick):
                    items = [WORDS.item(name, mine, said) for name in choice.pool]
                    assert all(0 < len(item) <= 100 for item in items)
                else:
                    assert 0 < len(WORDS.menu(choice, mine, said)) <= 150


@each_locale
def test_advantages_are_explained(view, locale):
    players = tuple(msgspec.structs.replace(player, advantages=tuple(ADVANTAGES)) for player in view.players)
    mine = msgspec.structs.replace(view, audience=0, players=players)
    assert len(WORDS.hand(mine, (), speak(locale)).splitlines()) >= len(ADVANTAGES)


# Pictures


def opened(data):
    assert len(data) <= 150_000
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.width == 1080
    assert 810 <= image.height <= 1350
    return image


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_pictures_of_a_table_are_within_bounds_and_come_from_the_view_alone(number):
    seats = TABLES[number][1]
    said = speak("bg", seats)
    for state in states(number, 45):
        public = GAME.view(state, PUBLIC)
        picture = PICTURES.table(public, said)
        opened(picture)
        assert PICTURES.table(GAME.view(GAME.copy(state), PUBLIC), said) == picture
        for seat in range(seats):
            mine = GAME.view(state, seat)
            assert PICTURES.table(mine, said) == picture, "what one seat knows alone is on nobody's table"
            hand = PICTURES.hand(mine, GAME.moves(state, seat), said)
            if hand is not None:
                opened(hand)


def test_who_holds_nothing_has_no_picture_of_it(view):
    assert PICTURES.hand(view, (), speak()) is None


def test_a_card_that_may_be_played_is_raised(view):
    mine = msgspec.structs.replace(view, audience=0, hand=("ambush#1", "spies#1"))
    assert PICTURES.hand(mine, (Card("spies#1"),), speak()) != PICTURES.hand(mine, (), speak())


def test_a_land_is_drawn_in_its_owners_colour(view):
    land = next(name for name, sight in view.lands.items() if sight.owner == 0)
    lands = view.lands | {land: msgspec.structs.replace(view.lands[land], owner=1)}
    assert PICTURES.table(view, speak()) != PICTURES.table(msgspec.structs.replace(view, lands=lands), speak())


@each_locale
@pytest.mark.parametrize("reason", ["territory", "money", "annihilation", "control", "influence", "rounds"])
def test_each_ending_has_its_words_and_its_picture(view, locale, reason):
    over = msgspec.structs.replace(
        view, outcome=Outcome(places=(1, 2, 2, 4, 5), reason=reason, scores=(30, 9, 9, 2, 0))
    )
    assert WORDS.ask(over, (), speak(locale)) in WORDS.table(over, speak(locale))
    opened(PICTURES.table(over, speak(locale)))

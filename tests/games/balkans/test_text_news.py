"""The news of events."""

import inspect

import msgspec
import pytest

from games.balkans.data import geography
from games.balkans.rules import events
from games.balkans.rules.events import (
    ArmyMoved,
    BattleBegan,
    BattleRound,
    Captured,
    CardPlayed,
    CardsDrawn,
    DeckReshuffled,
    Declared,
    Destroyed,
    FleetMoved,
    GameOver,
    Gold,
    Harvested,
    Hired,
    Influence,
    LastingBegan,
    Losses,
    OrderPlayed,
    Passed,
    Promoted,
    ReactionOver,
    ShownTactic,
    Strength,
    TacticsShown,
    Term,
    TurnBegan,
)
from games.balkans.text import TEXT, war_news
from games.core.contract import Outcome
from tests.games.balkans.picture_cases import begun
from tests.games.balkans.tables import each_locale, speak

VIEW = begun()


def news(*told):
    return TEXT.news(told, VIEW, speak())


def test_quiet_events_are_no_line():
    assert news() == []
    assert news(TurnBegan(0)) == []


def test_neighbours_are_told_together():
    assert news(
        CardsDrawn(0, "royal", 2),
        CardsDrawn(0, "strategy", 1),
        CardsDrawn(1, "royal", 1),
        Passed(0),
        Hired(0, "regular", "thrace", 1),
        Promoted(0, "thrace", 2, 4),
        ArmyMoved(1, "thrace", "kopsis", "elite", 2),
        FleetMoved(1, ("marmara", "white"), "regular", "gallipoli"),
    ) == [
        "Cards drawn: **Ana** 2 royal cards and 1 strategy; **Борис** 1 royal card.",
        "**Ana** arms for 5 gold: 1 regular army – Thrace (17); 2 regular armies become elite – Thrace (17).",
        (
            "**Борис** moves: 2 elite armies, Thrace (17) → Kopsis (13); "
            "fleet with regular army from Gallipoli (23), Sea of Marmara (H) → White Sea (northern Aegean, E)."
        ),
    ]


def test_a_pass_is_told_only_while_nothing_has_come_of_it():
    assert news(Passed(0), TurnBegan(1), Passed(1)) == ["**Ana** and **Борис** pass."]
    assert news(Passed(0), OrderPlayed(0, "offensive", "thrace", "", ()), Passed(1), ReactionOver(1)) == [
        "**Ana** plays Offensive: Thrace (17).",
        "**Борис** has answered the Offensive.",
    ]
    assert news(Declared(0, "hand"), Declared(1, "hand")) == ["**Ana** and **Борис** play tactics from hand."]
    told = news(Declared(0, "hand"), Declared(1, "draw"), TacticsShown((ShownTactic(0, "advance#1"),)))
    assert told == ["Tactics: **Ana** – Steady Advance (+2 strength)."]


def test_what_one_lands_brought_tells_the_order_too():
    gold = Harvested(0, (Term("base", 2),), 2)
    assert news(OrderPlayed(0, "harvest", "", "", ()), gold) == ["**Ana** plays Harvest: 2 (base) gold."]
    helped = OrderPlayed(0, "harvest", "", "", ("abundant_harvest#1",))
    assert [line.split(":")[0] for line in news(helped, CardPlayed(0, "abundant_harvest#1", 0, ()), gold)] == [
        "**Ana** plays Abundant Harvest",
        "**Ana** plays Harvest",
    ]
    assert len(news(OrderPlayed(0, "harvest", "", "", ()), Harvested(1, gold.parts, 2))) == 2
    assert len(news(Losses("attackers", (), (), 0))) == 0
    (line,) = news(Losses("defenders", (Term("armies", 4),), (Term("fortress", 1),), 1))
    assert line.endswith(" – all they had."), "why 4 against 1 costs one"


def test_why_troops_are_lost_is_told():
    causes = {why: news(Destroyed(0, "regular", "thrace", 1, why)) for why in ("round", "card", "aboard", "nowhere")}
    assert causes["nowhere"] == ["Lost, with nowhere to withdraw to: **Ana** 1 regular army."]
    assert len({line for (line,) in causes.values()}) == 4
    assert len(news(*(Destroyed(0, "regular", "thrace", 1, why) for why in ("round", "round", "aboard")))) == 2


def test_a_card_tells_everybody_what_it_does():
    assert news(CardPlayed(0, "mercenary_army#1", 1, ()))[0].startswith("**Ana** plays Mercenary Army for 1 gold: ")
    assert news(CardPlayed(0, "ambush#1", 0, ())) == ["**Ana** plays Ambush: +2 strength."]


def test_what_is_alike_is_counted():
    armed = [Hired(0, "elite", "thrace", 3), Hired(0, "regular", "kopsis", 1), Hired(0, "elite", "thrace", 3)]
    assert news(*armed, Promoted(0, "thrace", 1, 2), Promoted(0, "thrace", 1, 2)) == [
        (
            "**Ana** arms for 11 gold: 2 elite armies – Thrace (17); 1 regular army – Kopsis (13); "
            "2 regular armies become elite – Thrace (17)."
        ),
    ]
    drawn = [CardsDrawn(seat, deck, 2) for seat in (0, 1) for deck in ("royal", "strategy")]
    assert news(*drawn) == ["Cards drawn: **Ana** and **Борис**, each 2 royal cards and 2 strategies."]
    assert news(drawn[0]) == ["Cards drawn: **Ana** 2 royal cards."]


def test_losses_stand_together_and_what_they_cost_after_them():
    lost = [Destroyed(1, kind, "thrace", 0, "round") for kind in ("royal", "fleet")]
    gained = Influence(0, 2, "royal-destroyed")
    assert news(lost[0], gained, lost[1], Influence(0, 1, "breach")) == [
        "Lost in the battle round: **Борис** 1 royal army and 1 fleet.",
        "**Ana**: +2 Influence (royal army destroyed).",
        "**Ana**: +1 Influence (alliance broken).",
    ]
    assert len(news(lost[0], gained)) == 2


def test_what_a_card_says_it_brings_is_told_once():
    brought = [CardPlayed(0, "papal_union#1", 0, ()), Influence(0, 1, "papal_union"), Gold(0, 2, "papal_union")]
    assert news(*brought) == ["**Ana** plays Union with Rome: +1 Influence; +2 gold."]
    assert len(news(*brought[1:])) == 2
    counted = news(CardPlayed(0, "trading_privileges#1", 0, ()), Gold(0, 3, "trading_privileges"))
    assert counted[1] == "**Ana**: +3 gold (Trading Privileges)."
    assert len(news(CardPlayed(0, "sabotage#1", 0, ()), Gold(1, -2, "sabotage"))) == 2
    assert len(news(CardPlayed(0, "grand_preparation#1", 2, ()), LastingBegan(0, "grand_preparation#1"))) == 1


def test_gold_that_changes_hands_is_one_line():
    ransom = [CardPlayed(0, "ransom_of_nobles#1", 0, ()), Gold(1, -3, "stolen"), Gold(0, 3, "stolen")]
    assert news(*ransom) == [
        "**Ana** plays Ransom of Nobles: take up to 3 gold from an enemy.",
        "**Ana** takes 3 gold from **Борис**.",
    ]
    bought = [Gold(0, -1, "strategy"), CardsDrawn(0, "strategy", 1), Gold(0, -2, "strategy")]
    assert news(*bought, CardsDrawn(0, "strategy", 1)) == ["**Ana** buys 2 strategies for 3 gold."]


def test_whose_cards_are_shuffled_is_told():
    assert news(DeckReshuffled("royal", 0))[0].startswith("**Ana** shuffles the played royal cards")
    assert {news(DeckReshuffled(deck, -1))[0].partition(" are ")[0] for deck in ("common", "strategy")} == {
        "The played common tactics",
        "The played strategies",
    }


def test_gold_and_influence_are_told_with_their_sums():
    parts = (Term("base", 2), Term("thrace", 2), Term("kopsis", 1), Term("abundant_harvest", 3), Term("crusaders", 0))
    assert news(Harvested(0, parts, 8)) == [
        "**Ana** plays Harvest: 2 + 3 (2 lands, 1 rich) + Abundant Harvest 3 = 8 gold.",
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
        "Tactics: **Ana** – Steady Advance (+2 strength); **Борис** – Raid (+2 attack).",
        (
            "Battle round 1: attackers armies 3 + Steady Advance 2 = 5; defenders armies 1 + fortress 1 = 2. "
            "The attackers win it."
        ),
        "Losses of the defenders: 1 (attack victory 1 + armies 1 = 2; defence 1 (fortress)).",
        "Lost in the battle round: **Борис** 1 regular army.",
        f"**Ana** takes Thrace ({thrace}) from **Борис**.",
    ]


def test_the_kinds_of_play_and_of_end():
    assert news(OrderPlayed(0, "harvest", "", "", ())) == ["**Ana** plays Harvest."]
    assert news(OrderPlayed(0, "manoeuvre", "white", "thrace", ()))[0].startswith("**Ana** plays Manoeuvre: White Sea")
    assert news(GameOver("money", (0, 1)))[1].startswith("Victory: **Ana** and **Борис**!")
    assert len(news(GameOver("annihilation", ()))) == 2


def test_the_end_says_what_everybody_came_to():
    seats = len(VIEW.players)
    result = Outcome(places=tuple(range(1, seats + 1)), reason="rounds", scores=tuple(range(20, 20 - seats, -1)))
    over = msgspec.structs.replace(VIEW, outcome=result)
    told = TEXT.news((GameOver("rounds", (0,)),), over, speak())
    assert told[-1].startswith("1. Ana (20 Influence, ")
    assert told[-1].count(" · ") == seats - 1


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


def test_pieces_lost_are_counted_by_seat():
    gone = [Destroyed(0, kind, "thrace", 1) for kind in ("elite", "fleet", "elite")]
    told = war_news.fallen((*gone, Destroyed(1, "royal", "thrace", 0)), speak())
    assert told == "**Ana** 2 elite armies and 1 fleet; **Борис** 1 royal army"


def test_who_holds_a_neutral_land_is_told_in_the_right_case():
    told = TEXT.news((BattleBegan("neutral", "athens", (0,), ()),), VIEW, speak("ru"))
    assert told == [
        f"⚔ Битва, Афины ({geography.numbers()['athens']}): в нападении **Ana**, в обороне защитники земли."
    ]

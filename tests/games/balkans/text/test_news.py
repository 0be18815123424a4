"""The news of events."""

import inspect

import msgspec
import pytest

from games.balkans.data import geography
from games.balkans.rules import events
from games.balkans.rules.events import (
    AllianceAnswered,
    AllianceBroken,
    AllianceProposed,
    Answered,
    ArmyMoved,
    BattleBegan,
    BattleOver,
    BattleRound,
    CampPitched,
    CaptiveTaken,
    Captured,
    CardPlayed,
    CardsDrawn,
    DeckReshuffled,
    Declared,
    DefenceAsked,
    DefenceConsent,
    Destroyed,
    Disbanded,
    DrawnSeen,
    Embarked,
    FleetBuilt,
    FleetMoved,
    FleetsLent,
    GameOver,
    Gold,
    Harvested,
    Hired,
    Influence,
    InfluenceGained,
    Kept,
    Landed,
    LastingBegan,
    Losses,
    Marker,
    OrderPlayed,
    PassageAnswered,
    PassageAsked,
    Passed,
    Peeked,
    PeekSeen,
    Promoted,
    Ransomed,
    RazborStep,
    ReactionOver,
    Recruited,
    Repaired,
    Rescued,
    Retreated,
    SeasonBegan,
    ShownTactic,
    Stayed,
    Strength,
    TableSet,
    TacticChosen,
    TacticsSeen,
    TacticsShown,
    Term,
    TurnBegan,
    Withdrew,
)
from games.balkans.text import TEXT, war_news
from games.core.contract import Outcome
from tests.games.balkans.picture_cases import begun
from tests.games.balkans.tables import each_locale, speak

VIEW = begun()
WHITE = "White Sea (northern Aegean, E)"
THREE = Strength((Term("armies", 3),), 3)


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


@each_locale
def test_the_conditions_of_a_tactic_are_told_of_the_side_that_shows_it(locale):
    localizer = speak(locale)
    [line] = TEXT.news((TacticsShown((ShownTactic(-1, "desperate_stand#1"),)),), begun(), localizer)
    assert localizer("cond-fewer_troops-side") in line
    assert localizer("cond-fewer_troops") not in line


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


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        (TableSet((1, 0), ("", "latin")), ["Turn order: **Борис** and **Ana**.", "**Борис** leads Latin Empire."]),
        (TableSet((1, 0), ("", "")), ["Turn order: **Борис** and **Ana**."]),
        (Kept(0, 2), ["**Ana** keeps 2 royal cards."]),
        (Gold(0, 0, "plunder"), []),
        (Influence(0, 0, "breach"), []),
        (Gold(1, -3, "stolen"), ["**Борис**: −3 gold (taken in battle)."]),
        (Peeked(0, 1, "orders"), ["**Ana** looks at the orders of **Борис**."]),
        (PeekSeen(0, 1, "hand", ("ambush#1", "raid#1")), ["You see cards of **Борис**: Ambush, Raid."]),
        (PeekSeen(0, 1, "orders", ("harvest",)), ["You see the orders of **Борис**: Harvest."]),
        (PeekSeen(0, 1, "orders", ()), ["**Борис** has nothing for you to see."]),
        (TacticsSeen(0, ("ambush#1", "raid#1")), ["You draw tactics to choose one from: Ambush, Raid."]),
        (DrawnSeen(0, ("ambush#1", "raid#1")), ["You draw: Ambush, Raid."]),
        (Ransomed(0, "royal", 1, 4), ["**Ana** pays **Борис** 4 gold in ransom: 1 royal army."]),
        (RazborStep(1), ["Reckoning: the year is reviewed."]),
        (RazborStep(2), []),
        (Disbanded(0, "fleet", "white"), ["**Ana** disbands: 1 fleet – White Sea (northern Aegean, E)."]),
        (Landed(0, "white", "thrace", "elite"), ["**Ana** lands: 1 elite army – Thrace (17)."]),
        (Recruited(0, "regular", "thrace", 2, 1), ["**Ana** raises 2 regular armies – Thrace (17)."]),
        (Rescued(0, "elite", "thrace"), ["**Ana** saves: 1 elite army – Thrace (17)."]),
        (CampPitched(0, "thrace", 2), ["**Ana** pitches a military camp: Thrace (17), level 2."]),
        (Marker("revolt", "thrace", on=True), ["Revolt breaks out: Thrace (17)."]),
        (Marker("revolt", "thrace", on=False), ["The revolt ends: Thrace (17)."]),
        (Marker("ruin", "thrace", on=False), ["The ruins are cleared: Thrace (17)."]),
    ],
)
def test_what_happens_in_a_realm_is_told(told, lines):
    assert news(told) == lines


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (PassageAsked(0, "bosphorus", 1), "**Ana** asks **Борис** for permission to pass: Bosphorus."),
        (PassageAnswered(1, "bosphorus", 0, granted=True), "**Борис** lets **Ana** pass: Bosphorus."),
        (PassageAnswered(1, "bosphorus", 0, granted=False), "**Борис** keeps Bosphorus closed to **Ana**."),
        (DefenceAsked(0, 1, "thrace"), "**Ana** asks **Борис** to let a Defence be played: Thrace (17)."),
        (DefenceConsent(1, "thrace", yes=True), "**Борис** agrees: Thrace (17)."),
        (DefenceConsent(1, "thrace", yes=False), "**Борис** does not agree: Thrace (17)."),
        (AllianceBroken(0, (1,)), "**Ana** breaks the alliance with **Борис**."),
        (AllianceProposed(0, (0, 1)), "**Ana** proposes an alliance: **Ana** and **Борис**."),
        (AllianceAnswered((0, 1), ()), "**Ana** and **Борис** agree."),
        (AllianceAnswered((1,), (0,)), "For: **Борис**; against: **Ana**."),
        (FleetsLent(0, 1, 2), "**Ana** lends **Борис** 2 fleets."),
        (CaptiveTaken(0, "royal", 1), "**Борис** takes captive: 1 royal army of **Ana**."),
        (
            Embarked(0, "thrace", "white", "elite"),
            "**Ana** goes aboard with 1 elite army: Thrace (17) → White Sea (northern Aegean, E).",
        ),
        (Withdrew(0, "thrace", "kopsis"), "**Ana** withdraws: Thrace (17) → Kopsis (13)."),
        (BattleBegan("sea", "white", (), (0,)), f"⚔ Sea battle, {WHITE}: the defenders of the land against **Ana**."),
        (BattleBegan("sea", "white", (0,), ()), f"⚔ Sea battle, {WHITE}: **Ana** against the defenders of the land."),
        (
            TacticsShown((ShownTactic(0, "advance#1"), ShownTactic(-1, "raid#1"))),
            "Tactics: **Ana** – Steady Advance (+2 strength); the defenders of the land – Raid (+2 attack).",
        ),
        (TacticChosen("defenders", 1, "raid#1"), "For the defenders the tactic of **Борис** counts: Raid."),
        (
            BattleRound(2, THREE, THREE, "defenders"),
            "Battle round 2: attackers 3 (armies); defenders 3 (armies). A tie: the defenders win it.",
        ),
        (
            Losses("attackers", THREE.parts, (Term("fortress", 1),), 2),
            "Losses of the attackers: 2 (attack 3 (armies); defence 1 (fortress)).",
        ),
        (Captured("thrace", 0, -1, ""), "**Ana** takes Thrace (17)."),
        (Captured("thrace", 0, -1, "neutral"), "**Ana** takes Thrace (17)."),
        (Captured("thrace", 0, -1, "serbia"), "**Ana** takes Thrace (17) from Serbia."),
        (Captured("thrace", 1, 0, "neutral"), "**Борис** takes Thrace (17) from **Ana**."),
    ],
)
def test_what_happens_in_war_and_diplomacy_is_told(told, line):
    assert news(told) == [line]


def test_a_victory_is_told_unless_the_land_is_told_as_taken():
    won, taken = BattleOver("thrace", "attackers", (0,), (1,)), Captured("thrace", 0, 1, "")
    victory, capture = "The attackers win the battle: Thrace (17).", "**Ana** takes Thrace (17) from **Борис**."
    assert news(won, taken) == [capture]
    assert news(won) == [victory]
    assert news(won, Captured("kopsis", 0, 1, ""))[0] == victory
    assert news(won, BattleBegan("siege", "thrace", (0,), (1,)), taken)[0] == victory
    lost = BattleOver("thrace", "defenders", (1,), (0,))
    assert news(lost, taken) == ["The defenders win the battle: Thrace (17).", capture]


def test_what_was_answered_in_secret_is_told_until_it_is_seen():
    planned, chosen = Answered(0, "plan"), Answered(0, "tactic")
    assert news(planned, Answered(1, "plan")) == ["**Ana** and **Борис** have planned."]
    assert news(planned, chosen) == ["**Ana** has planned.", "**Ana** has chosen a tactic."]
    assert news(planned, SeasonBegan("spring")) == ["The season: spring."]
    assert news(SeasonBegan("spring"), planned) == ["The season: spring.", "**Ana** has planned."]
    assert news(Answered(0, "keep"), SeasonBegan("spring"))[0] == "**Ana** chose which royal cards to keep."
    shown = TacticsShown((ShownTactic(0, "advance#1"),))
    assert news(chosen, shown) == ["Tactics: **Ana** – Steady Advance (+2 strength)."]
    before = news(chosen, Declared(0, "hand"), BattleBegan("field", "thrace", (0,), (1,)), shown)
    assert before[:2] == ["**Ana** has chosen a tactic.", "**Ana** plays a tactic from hand."]


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


def test_those_who_do_the_same_share_a_line():
    assert news(Retreated(0), Retreated(1)) == ["**Ana** and **Борис** retreat."]
    assert news(Stayed(0), Stayed(0), Retreated(1)) == ["**Ana** fights on.", "**Борис** retreats."]
    assert news(Declared(0, "hand"), Declared(1, "draw")) == [
        "**Ana** plays a tactic from hand.",
        "**Борис** draws a common tactic.",
    ]
    marched = [ArmyMoved(seat, "thrace", "kopsis", "regular", 1) for seat in (0, 1)]
    assert news(*marched) == [
        "**Ana** moves: 1 regular army, Thrace (17) → Kopsis (13).",
        "**Борис** moves: 1 regular army, Thrace (17) → Kopsis (13).",
    ]
    gone = [Disbanded(0, "fleet", "white"), Disbanded(0, "elite", "thrace"), Disbanded(1, "elite", "thrace")]
    assert news(*gone) == [
        f"**Ana** disbands: 1 fleet – {WHITE}; 1 elite army – Thrace (17).",
        "**Борис** disbands: 1 elite army – Thrace (17).",
    ]
    gained = InfluenceGained(0, (Term("lands", 3), Term("ambush", 1)), 4), InfluenceGained(1, (Term("lands", 2),), 2)
    assert news(*gained) == ["Influence gained: **Ana** lands 3 + Ambush 1 = 4; **Борис** 2 (lands)."]


def test_an_arming_says_what_came_of_it_where():
    order = OrderPlayed(0, "arming", "thrace", "", ())
    empty, laden = FleetBuilt(0, "white", 0, 2), FleetBuilt(0, "white", 1, 3)
    assert news(order, empty, empty) == [f"**Ana** arms for 4 gold: 2 fleets – {WHITE}."]
    assert news(order, laden, empty, laden) == [
        f"**Ana** arms for 8 gold: {'; '.join([f'fleet with a regular army – {WHITE}'] * 2)}; 1 fleet – {WHITE}."
    ]
    cleared = [Repaired(0, "thrace", 2), Repaired(0, "kopsis", 2)]
    assert news(order, *cleared) == [
        "**Ana** arms for 4 gold: ruins cleared – Thrace (17); ruins cleared – Kopsis (13)."
    ]
    assert news(order, Promoted(0, "thrace", 1, 2), Promoted(0, "kopsis", 1, 2)) == [
        (
            "**Ana** arms for 4 gold: 1 regular army becomes elite – Thrace (17); "
            "1 regular army becomes elite – Kopsis (13)."
        )
    ]
    hired = Hired(0, "elite", "thrace", 1)
    arms, played = "**Ana** arms for 1 gold: 1 elite army – Thrace (17).", "**Ana** plays Arming: Thrace (17)."
    assert news(order, hired, order) == [arms, played]
    assert news(order, order, hired) == [played, arms]
    assert news(order, Hired(1, "elite", "thrace", 1))[0] == played
    assert news(OrderPlayed(0, "harvest", "", "", ()), hired) == ["**Ana** plays Harvest.", arms]


def test_a_fleet_says_what_it_carries_and_where_that_came_from():
    assert news(
        FleetMoved(0, ("white", "marmara"), "", ""),
        FleetMoved(0, ("white",), "none", ""),
        FleetMoved(0, ("white",), "royal", ""),
        FleetMoved(0, ("white",), "royal", "thrace"),
    ) == [
        (
            f"**Ana** moves: fleet, {WHITE} → Sea of Marmara (H); fleet, {WHITE}; fleet with royal army, {WHITE}; "
            f"fleet with royal army from Thrace (17), {WHITE}."
        )
    ]


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

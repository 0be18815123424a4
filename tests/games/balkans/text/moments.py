"""Positions of Balkans that tables rarely reach, for the transcript."""

from typing import Any, cast, get_args

from games.balkans import GAME
from games.balkans.data.geography import LANDS
from games.balkans.rules import events, moves
from games.balkans.rules.events import (
    AllianceBroken,
    Answered,
    ArmyMoved,
    BattleBegan,
    BattleOver,
    BattleRound,
    Captured,
    CardPlayed,
    CardsDrawn,
    Declared,
    DefenceConsent,
    Destroyed,
    Disbanded,
    FleetBuilt,
    FleetMoved,
    GameOver,
    Gold,
    Harvested,
    Hired,
    Influence,
    InfluenceGained,
    LastingBegan,
    Losses,
    Marker,
    OrderPlayed,
    Passed,
    Peeked,
    PeekSeen,
    Promoted,
    ReactionOver,
    Repaired,
    Retreated,
    SeasonBegan,
    ShownTactic,
    Stayed,
    Strength,
    TacticChosen,
    TacticsShown,
    Term,
    TurnBegan,
)
from games.balkans.rules.frames import Battle, Defence
from games.balkans.rules.moves import Attack, Card, Choose, Done, Order
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Asking, Peek, Phase
from games.core.contract import Outcome, Pick
from tests.games.balkans.picture_cases import begun, besieged, changed
from tests.games.balkans.positions import Board, besieging, sailing
from tests.games.balkans.tables import some_view
from tests.games.transcripts.transcript import Moment, described, hear, look_up, read, refused

VIEW = begun()
WAR = some_view()
TURN = GAME.view(
    Board("BG LA EP", troops=True, mode="advanced")
    .turn("BG", "offensive", "harvest")
    .ally("BG", "EP")
    .gold("BG", 9)
    .state,
    0,
)
DRAFT = ("order offensive",)
SMALL = changed(WAR, audience=0, asked=(0,), draft=DRAFT)


def does(view: Any, *choices: Any) -> Moment:
    return read("What a choice does", "choice", view, *choices)


def own(view: Any, phase: Any, *frames: Any, **changes: Any) -> Any:
    return changed(view, audience=0, asked=(0,), phase=phase, asking="", frames=frames, **changes)


def plays(title: str, board: Any) -> Moment:
    """Return the moment at which seat 0 reads what it is asked and what it may do."""
    return Moment(title, seats=[(GAME.view(board.state, 0), GAME.moves(board.state, 0))])


def fought(attackers: int, defenders: int) -> Any:
    return BattleRound(1, Strength((), attackers), Strength((), defenders), "attackers")


GALLEYS = Board("VE LA EP").hold("VE", "war_galleys#1", "mercenary_army#1").gold("VE", 5)
GALLEYS.fleet("marmara", "VE", 2).fleet("marmara", "LA", 2).turn("VE")
GALLEYS.state.frames.append(Battle("sea", "marmara", (0,), (1,), 0, stage="start", queue=(0, 1)))
SETTLED = Board("VE LA", mode="advanced").turn("VE")
SETTLED.state.established[0] = ("seasoned_captain#1",)
LEADING = Board("LA BG").put("nis", "LA", "3e").put("nis", "BG", "1r").turn("LA")
LEADING.state.frames.append(Battle("field", "nis", (0,), (1,), 0, owner=1, stage="retreat", queue=(0,)))
BESIDE = (
    Board("LA BG EP").ally("BG", "EP").put("nis", "LA", "3e").put("nis", "BG", "1r").put("nis", "EP", "1r").turn("LA")
)
BESIDE.state.frames.append(Battle("field", "nis", (0,), (1, 2), 0, owner=1, stage="retreat", queue=(1,)))
LOSING = Board("BG LA").own("LA", "thrace").put("thrace", "LA", "12r").put("sredets", "BG", "2r 2e")
LOSING.fleet("black_sw", "BG", 2).turn("BG", "offensive").do("BG", Attack("thrace"), moves.Send("thrace", ("all",)))
LOSING.do("LA", moves.Meet("field")).until("battle_losses")
BY_SEA = Board("BG LA EP").put("kopsis", "BG", "3r").fleet("black_sw", "BG", 1, "regular").turn("BG", "offensive")
BY_SEA.do("BG", Attack("thrace"))
RUINED = Board("VE LA EP", mode="advanced").turn("VE", "arming").own("VE", "dalmatia").put("crete", "VE", "1r")
RUINED.gold("VE", 30)
RUINED.state.ruins = ("crete",)
SIEGE = besieged()
OUT = changed(VIEW, players=(changed(VIEW.players[0], status="eliminated"), *VIEW.players[1:]))
SEEN = changed(
    WAR,
    audience=0,
    hand=("ambush#1",),
    unplayed=("arming",),
    picked=("accept",),
    drawn=("raid#1",),
    peeks=(Peek(0, 1, "hand", ("spies#1",), ()), Peek(0, 2, "orders", ("harvest", "harvest"), ())),
)
POOR = Board("BG LA EP", alliances="none").turn("BG", "harvest", "offensive").gold("BG", 0)
POOR.own(None, *(land for land, seat in POOR.state.owner.items() if seat == 0))
TOGETHER = changed(SIEGE.battle, attackers=(0, 2))
STRAIT = Board("NI LA BG EP").fleet("white", "NI", 2).put("adramyttion", "NI", "1r").turn("NI", "offensive")
STRAIT.offensive("NI", "bithynia").do("NI", moves.Sail("white"))
BESIEGED = Board("BG LA").put("sredets", "LA", "1r").turn("BG", "arming").do("BG", Order("arming"))
ARMING, HARVEST = (OrderPlayed(0, kind, place, "", ()) for kind, place in (("arming", "thrace"), ("harvest", "")))
TOLD: dict[str, tuple[tuple[Any, ...], ...]] = {
    "A card that lasts": ((LastingBegan(0, "grand_preparation#1"),),),
    "A look into a hand": ((Peeked(0, 1, "hand"),),),
    "Whose tactic counts": ((TacticChosen("attackers", 0, "raid#1"),),),
    "Neighbours are told together": (
        (
            CardsDrawn(0, "royal", 2),
            CardsDrawn(0, "strategy", 1),
            CardsDrawn(1, "royal", 1),
            Passed(0),
            Hired(0, "regular", "thrace", 1),
            Promoted(0, "thrace", 2, 4),
            ArmyMoved(1, "thrace", "kopsis", "elite", 2),
            FleetMoved(1, ("marmara", "white"), "regular", "gallipoli"),
        ),
    ),
    "A pass is told only while nothing has come of it": (
        (Passed(0), TurnBegan(1), Passed(1)),
        (Passed(0), OrderPlayed(0, "offensive", "thrace", "", ()), Passed(1), ReactionOver(1)),
        (Declared(0, "hand"), Declared(1, "hand")),
        (Declared(0, "hand"), Declared(1, "draw"), TacticsShown((ShownTactic(0, "advance#1"),))),
    ),
    "What one lands brought tells the order too": (
        (HARVEST, Harvested(0, (Term("base", 2),), 2)),
        (
            OrderPlayed(0, "harvest", "", "", ("abundant_harvest#1",)),
            CardPlayed(0, "abundant_harvest#1", 0, ()),
            Harvested(0, (Term("base", 2),), 2),
        ),
        (HARVEST, Harvested(1, Harvested(0, (Term("base", 2),), 2).parts, 2)),
    ),
    "What is alike is counted": (
        (
            Hired(0, "elite", "thrace", 3),
            Hired(0, "regular", "kopsis", 1),
            Hired(0, "elite", "thrace", 3),
            Promoted(0, "thrace", 1, 2),
            Promoted(0, "thrace", 1, 2),
        ),
    ),
    "Losses stand together and what they cost after them": (
        (
            Destroyed(1, "royal", "thrace", 0, "round"),
            Influence(0, 2, "royal-destroyed"),
            Destroyed(1, "fleet", "thrace", 0, "round"),
            Influence(0, 1, "breach"),
        ),
        (Destroyed(1, "royal", "thrace", 0, "round"), Influence(0, 2, "royal-destroyed")),
    ),
    "What a card says it brings is told once": (
        (CardPlayed(0, "papal_union#1", 0, ()), Influence(0, 1, "papal_union"), Gold(0, 2, "papal_union")),
        (Influence(0, 1, "papal_union"), Gold(0, 2, "papal_union")),
        (CardPlayed(0, "trading_privileges#1", 0, ()), Gold(0, 3, "trading_privileges")),
        (CardPlayed(0, "sabotage#1", 0, ()), Gold(1, -2, "sabotage")),
        (CardPlayed(0, "grand_preparation#1", 2, ()), LastingBegan(0, "grand_preparation#1")),
    ),
    "Gold that changes hands is one line": (
        (CardPlayed(0, "ransom_of_nobles#1", 0, ()), Gold(1, -3, "stolen"), Gold(0, 3, "stolen")),
        (Gold(0, -1, "strategy"), CardsDrawn(0, "strategy", 1), Gold(0, -2, "strategy"), CardsDrawn(0, "strategy", 1)),
    ),
    "A battle is told blow by blow": (
        (
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
        ),
    ),
    "The kinds of play and of end": ((GameOver("money", (0, 1)),),),
    "What happens in a realm is told": (
        (Gold(1, -3, "stolen"),),
        (PeekSeen(0, 1, "hand", ("ambush#1", "raid#1")),),
        (PeekSeen(0, 1, "orders", ()),),
        (Marker("ruin", "thrace", on=False),),
        (Marker("revolt", "thrace", on=True),),
    ),
    "What happens in war and diplomacy is told": (
        (DefenceConsent(1, "thrace", yes=True),),
        (TacticChosen("defenders", 1, "raid#1"),),
    ),
    "A victory is told unless the land is told as taken": (
        (BattleOver("thrace", "attackers", (0,), (1,)), Captured("thrace", 0, 1, "")),
        (BattleOver("thrace", "attackers", (0,), (1,)), Captured("kopsis", 0, 1, "")),
        (
            BattleOver("thrace", "attackers", (0,), (1,)),
            BattleBegan("siege", "thrace", (0,), (1,)),
            Captured("thrace", 0, 1, ""),
        ),
        (BattleOver("thrace", "defenders", (1,), (0,)), Captured("thrace", 0, 1, "")),
    ),
    "What was answered in secret is told until it is seen": (
        (Answered(0, "plan"), Answered(1, "plan")),
        (Answered(0, "plan"), Answered(0, "tactic")),
        (Answered(0, "plan"), SeasonBegan("spring")),
        (SeasonBegan("spring"), Answered(0, "plan")),
        (Answered(0, "keep"), SeasonBegan("spring")),
        (Answered(0, "tactic"), TacticsShown((ShownTactic(0, "advance#1"),))),
        (
            Answered(0, "tactic"),
            Declared(0, "hand"),
            BattleBegan("field", "thrace", (0,), (1,)),
            TacticsShown((ShownTactic(0, "advance#1"),)),
        ),
    ),
    "Those who do the same share a line": (
        (Retreated(0), Retreated(1)),
        (Stayed(0), Stayed(0), Retreated(1)),
        (Declared(0, "hand"), Declared(1, "draw")),
        (Disbanded(0, "fleet", "white"), Disbanded(0, "elite", "thrace"), Disbanded(1, "elite", "thrace")),
        (InfluenceGained(0, (Term("lands", 3), Term("ambush", 1)), 4), InfluenceGained(1, (Term("lands", 2),), 2)),
    ),
    "An arming says what came of it where": (
        (ARMING, FleetBuilt(0, "white", 0, 2), FleetBuilt(0, "white", 0, 2)),
        (ARMING, FleetBuilt(0, "white", 1, 3), FleetBuilt(0, "white", 0, 2), FleetBuilt(0, "white", 1, 3)),
        (ARMING, Repaired(0, "thrace", 2), Repaired(0, "kopsis", 2)),
        (ARMING, Promoted(0, "thrace", 1, 2), Promoted(0, "kopsis", 1, 2)),
        (ARMING, Hired(0, "elite", "thrace", 1), ARMING),
        (ARMING, ARMING, Hired(0, "elite", "thrace", 1)),
        (ARMING, Hired(1, "elite", "thrace", 1)),
        (HARVEST, Hired(0, "elite", "thrace", 1)),
    ),
    "A fleet says what it carries and where that came from": (
        (
            FleetMoved(0, ("white", "marmara"), "", ""),
            FleetMoved(0, ("white",), "none", ""),
            FleetMoved(0, ("white",), "royal", ""),
            FleetMoved(0, ("white",), "royal", "thrace"),
        ),
    ),
    "Lost together": ((*(Destroyed(0, "regular", "thrace", 1, why) for why in ("round", "round")),),),
    "Cards alike": ((*(CardsDrawn(seat, deck, 2) for seat in (0, 1) for deck in ("royal", "strategy")),),),
    "Marches": ((*(ArmyMoved(seat, "thrace", "kopsis", "regular", 1) for seat in (0, 1)),),),
    "Out of the game": ((events.Eliminated(2),),),
    "Nobody wins": ((GameOver("annihilation", ()),),),
}
NEWS = (
    *(hear(title, VIEW, *told) for title, tellings in TOLD.items() for told in tellings),
    hear(
        "The end",
        changed(VIEW, outcome=Outcome(places=(1, 2, 3, 4, 5), reason="rounds", scores=(20, 19, 18, 17, 16))),
        GameOver("rounds", (0,)),
    ),
)
GUARDED = Board("NI LA EP").put("nicomedia", "NI", "2r").turn("NI", "offensive").do("NI", Attack("paphlagonia"))
CHOICES = (
    does(changed(SMALL, asking="land"), Choose("white")),
    does(changed(SMALL, asking="target"), Choose("white")),
    does(changed(SMALL, asking="attack"), Choose("white")),
    does(SMALL, moves.Meet("siege")),
    plays("Orders that bring nothing", POOR),
    does(
        TURN,
        moves.Kingdom("latin"),
        moves.Keep(()),
        moves.Plan(("harvest.1", "harvest.2", "arming.1")),
        moves.Order("harvest"),
        moves.Order("manoeuvre"),
        moves.Attack("thrace"),
        moves.Attack("belgrade"),
        moves.With(()),
        moves.Choose("thrace"),
        moves.Back(),
        moves.Skip("harvest"),
        moves.Card("ambush#1"),
        moves.Card("crusading_volunteers#1"),
        moves.Card("local_militia#1"),
        moves.Ransom("royal", 1),
        moves.End(),
        moves.Hire("elite", "thrace"),
        moves.Promote("thrace"),
        moves.Build("thrace", "black_sw"),
        moves.BuildHome(army=True),
        moves.BuildHome(army=False),
        moves.Repair("thrace"),
        moves.Disband("thrace", "elite"),
        moves.Disband("white", "fleet"),
        moves.BreakAlliance(),
        moves.Voyage("marmara", "white", "none"),
        moves.Voyage("white", "marmara", "royal@arta"),
        moves.Sail("white+elite"),
        moves.Ask("bosphorus"),
        moves.Send("thrace", ("kopsis:regular:1",)),
        moves.Send("thrace", ("all",)),
        moves.Send("kopsis", ("all",)),
        moves.March("kopsis", ("thrace:elite:1",)),
        moves.Grant(),
        moves.Refuse(),
        moves.Defend(),
        moves.Fight("white"),
        moves.Meet("field"),
        moves.Consent(yes=False),
        moves.Establish("ambush#1"),
        moves.DrawRoyal(),
        moves.Buy(),
        moves.Reshuffle(),
        moves.Lend(2),
        moves.Hand(),
        moves.Draw(),
        moves.Tactic("ambush#1"),
        moves.Count(1),
        moves.Lose(("thrace:regular:1", "marmara:1")),
        moves.Retreat(),
        moves.Stay(),
        moves.Embark("royal", "white"),
        moves.Withdraw("kopsis"),
        moves.Propose("bulgaria+epirus"),
        moves.Accept(),
        moves.Decline(),
        moves.Surrender(),
        moves.Yield(("bulgaria",)),
    ),
    *(
        does(changed(TURN, phase=phase), Done())
        for phase in (
            "arming",
            "off_aggression",
            "off_fleets",
            "off_armies",
            "off_reaction",
            "defence_moves",
            "development",
        )
    ),
    *(
        does(TURN, Pick(kind, ("kopsis:regular:1",), 1, 3, fixed=("kopsis",) if kind is moves.March else ()))
        for kind in (moves.March, moves.Lose, moves.Plan, moves.Keep, moves.With, moves.Yield)
    ),
    does(changed(TURN, phase=Phase.RAZBOR_DIPLOMACY), moves.BreakAlliance()),
    *(
        does(changed(TURN, phase=phase), moves.Pass())
        for phase in ("battle_lend", "battle_start", "battle_end", "razbor_diplomacy", "razbor_cards")
    ),
    *(
        does(changed(SMALL, asking=asking), Choose(what))
        for asking, what in (
            ("cargo", "none"),
            ("attack", "none"),
            ("cards", "none"),
            ("cargo", "stay"),
            ("drop", "aboard"),
            ("cards", "forced_march#1"),
            ("seat", "1"),
            ("origin", "white"),
            ("sea", "white"),
            ("number", "2"),
            ("surrender", "1"),
            ("", "white"),
        )
    ),
    *(
        does(changed(TURN, asking=asking, draft=DRAFT), Choose(what))
        for asking, what in (
            ("seat", "latin"),
            ("surrender", "bulgaria"),
            ("seat", "nicaea"),
            ("land", "nicaea"),
            ("seat", "1"),
            ("number", "1"),
            ("attack", "none"),
            ("cargo", "none"),
            ("cargo", "stay"),
            ("drop", "aboard"),
        )
    ),
    *(does(changed(SMALL, asking=asking), Choose("thrace")) for asking in get_args(Asking) if asking),
    does(changed(SMALL, phase=Phase.DEFENCE_MOVES, asking=""), Choose("thrace")),
    does(WAR, moves.Disband("marmara+elite", "fleet"), moves.Propose("bulgaria+epirus"), moves.Consent(yes=True)),
    plays("A target behind a strait", sailing("LA")),
    plays("A target behind an own strait", sailing("NI")),
    plays("Sieges that end", besieging()),
    plays("Sieges that an ally goes on with", besieging(allied=True)),
    does(GAME.view(GALLEYS.state, 0), Card("war_galleys#1"), Card("mercenary_army#1")),
    does(GAME.view(SETTLED.state, 0), Card("seasoned_captain#1")),
    does(GAME.view(LEADING.state, 0), moves.Retreat()),
    does(GAME.view(BESIDE.state, 1), moves.Retreat()),
    does(GAME.view(BY_SEA.state, 0), moves.Send("thrace", ("fleets",)), moves.Send("thrace", ("all", "fleets"))),
    does(GAME.view(LOSING.state, 0), moves.Lose(("black_sw:1",)), moves.Stay()),
    plays("Ruins", RUINED.do("VE", Order("arming"))),
    does(
        GAME.view(GUARDED.state, 0),
        moves.Send("paphlagonia", ("nicomedia:regular:2",)),
    ),
    plays(
        "Nothing sent",
        Board("NI LA EP").put("nicomedia", "NI", "2r").turn("NI", "offensive").do("NI", Attack("paphlagonia")),
    ),
)
ASKED = (
    read(
        "Sums of allies",
        "asked",
        changed(SIEGE, audience=0, asked=(0,), phase="battle_start", asking="", frames=(SIEGE.frames[0], TOGETHER)),
        Card("ambush#1"),
    ),
    read(
        "A card before the withdrawal",
        "asked",
        own(WAR, Phase.BATTLE_END, Defence(0, "thrace")),
        Card("field_healers#1"),
        moves.Withdraw("kopsis"),
    ),
    *(read("Each step", "asked", own(WAR, phase), Done()) for phase in Phase if phase != "over"),
    *(read("Small questions", "asked", changed(SMALL, asking=asking)) for asking in get_args(Asking) if asking),
    read("Who is out", "asked", changed(OUT, audience=0, asked=(0,))),
    *(read("Advice", "tip", own(WAR, phase), Card("ambush#1"), Done()) for phase in Phase if phase != "over"),
)
TABLES = (
    read("Tables", "table", SIEGE),
    read("Tables", "table", OUT),
    read(
        "Tables",
        "table",
        changed(VIEW, outcome=Outcome(places=(1, 2, 2, 4, 5), reason="rounds", scores=(20, 19, 19, 17, 16))),
    ),
    *(
        read(
            "The end",
            "asked",
            changed(VIEW, outcome=Outcome(places=(1, 2, 3, 4, 5), reason=reason, scores=(5, 4, 3, 2, 1))),
        )
        for reason in ("territory", "money", "annihilation", "control", "influence", "rounds")
    ),
    read("Hands", "hand", SEEN),
    read("Hands", "hand", changed(SEEN, hand=(), picked=("ambush#1",))),
)
THRACE = changed(SIEGE, lands=SIEGE.lands | {"thrace": changed(SIEGE.lands["thrace"], owner=1, revolt=False)})
LOOKED_UP = (
    described(
        "Names",
        TURN,
        *("yes", "no", "stay", "siege", "ambush#1", "forced_march#1", "harvest.1", "manoeuvre.2", "thrace", "bulgaria"),
        *("regular", "thrace:elite:2", "regular@thrace", "latin:elite", "white", "white:2@1", "white+elite"),
        *("bosphorus", "bulgaria+latin", "1", "none", "all", "guarded", "fleets"),
    ),
    look_up(
        "Looked up",
        THRACE,
        *("land:thrace", "sea:marmara", "sea:bosphorus", "kingdom:venice", "map:thrace", "land:rum"),
        *("card:dynastic_marriage", "card:keen_arrows", "card:forced_march"),
    ),
)
REFUSALS = (
    refused(GAME, "A closed strait", STRAIT.state, (0, Choose("marmara"))),
    refused(GAME, "A besieged land", BESIEGED.state, (0, moves.Hire("regular", "sredets"))),
)
MOMENTS = (*NEWS, *CHOICES, *ASKED, *TABLES, *LOOKED_UP, *REFUSALS)

FIRST, SECOND = tuple(LANDS)[:2]
COURSES = (
    (
        "The hardest battle, and the first land that was another's",
        [
            [Captured(FIRST, 0, -1, "")],
            [BattleBegan("field", SECOND, (0,), (1,)), fought(5, 6)],
            [BattleBegan("field", FIRST, (0,), (1,)), fought(3, 2), fought(9, 1)],
            [Captured(FIRST, 0, 1, "")],
            [Captured(SECOND, 0, 1, "")],
        ],
        cast("Any", None),
    ),
    (
        "The first broken alliance, and the first who is out",
        [[AllianceBroken(0, (1,)), AllianceBroken(2, (3,))], [events.Eliminated(3)]],
        cast("Any", None),
    ),
)
OPTIONS = {
    "variants 1": BalkansOptions(),
    "variants 2": BalkansOptions(
        mode="advanced",
        target=45,
        territorial_victory=False,
        round_limit=7,
        money_goal=40,
        control_territory="thessalonica",
        alliances="teams",
        kingdom_choice="lot",
        strategic_start=True,
        manoeuvre=True,
    ),
    "variants 3": BalkansOptions(annihilation=True, non_players="unplayable", alliances="none"),
    "variants 4": BalkansOptions(annihilation=True, round_limit=5),
}

"""Positions of Balkans that tables rarely reach, for the transcript."""

from __future__ import annotations

from typing import Any, cast, get_args

from games.balkans import GAME
from games.balkans.data.geography import LANDS
from games.balkans.rules import events, moves
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
from games.balkans.rules.frames import Battle, ConsentChoice, Defence, FieldChoice, Offensive, Passage, Proposal
from games.balkans.rules.moves import Attack, Card, Choose, Done, Order
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Asking, Lasting, Peek, Phase
from games.core.contract import Outcome, Pick
from tests.games.balkans.picture_cases import begun, besieged, changed
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import some_view
from tests.games.transcripts.transcript import Moment, described, hear, look_up, position, read

VIEW = begun()
WAR = some_view()
THREE = Strength((Term("armies", 3),), 3)
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


def plays(title: str, board: Any, seat: int = 0) -> Moment:
    """Return the moment at which a seat reads what it is asked and what it may do."""
    return Moment(title, seats=[(GAME.view(board.state, seat), GAME.moves(board.state, seat))])


def sailing(owner: str | None) -> Any:
    """Return an Offensive of NI, whose only army is aboard west of the Dardanelles, which this player controls."""
    board = Board("NI LA EP").fleet("white", "NI", 1, "regular")
    board.own(owner, "gallipoli").own("EP", "nicomedia", "constantinople")
    return board.turn("NI", "offensive").do("NI", Order("offensive"))


def besieging(*, allied: bool = False) -> Any:
    """Return an Offensive of LA at Nish beside its siege of Sredets, in which an ally may stand too."""
    board = Board("LA BG EP").put("sredets", "LA", "2r").put("sredets", "BG", "1r").put("rhodope", "LA", "1r")
    if allied:
        board.ally("LA", "EP").put("sredets", "EP", "1r")
    return board.turn("LA", "offensive").do("LA", Attack("nis"))


def fought(attackers: int, defenders: int) -> Any:
    return BattleRound(1, Strength((), attackers), Strength((), defenders), "attackers")


GALLEYS = Board("VE LA EP").hold("VE", "war_galleys#1", "mercenary_army#1").gold("VE", 5)
GALLEYS.fleet("marmara", "VE", 2).fleet("marmara", "LA", 2).turn("VE")
GALLEYS.state.frames.append(Battle("sea", "marmara", (0,), (1,), 0, stage="start", queue=(0, 1)))
LEADING = Board("LA BG").put("nis", "LA", "3e").put("nis", "BG", "1r").turn("LA")
LEADING.state.frames.append(Battle("field", "nis", (0,), (1,), 0, owner=1, stage="retreat", queue=(0,)))
LOSING = Board("BG LA").own("LA", "thrace").put("thrace", "LA", "12r").put("sredets", "BG", "2r 2e")
LOSING.fleet("black_sw", "BG", 2).turn("BG", "offensive").do("BG", Attack("thrace"), moves.Send("thrace", ("all",)))
LOSING.do("LA", moves.Meet("field")).until("battle_losses")
BY_SEA = Board("BG LA EP").put("kopsis", "BG", "3r").fleet("black_sw", "BG", 1, "regular").turn("BG", "offensive")
BY_SEA.do("BG", Attack("thrace"))
RUINED = Board("VE LA EP", mode="advanced").turn("VE", "arming").own("VE", "dalmatia").put("crete", "VE", "1r")
RUINED.gold("VE", 30)
RUINED.state.ruins = ("crete",)
SIEGE = besieged()
THRACE = changed(SIEGE, lands=SIEGE.lands | {"thrace": changed(SIEGE.lands["thrace"], owner=1, revolt=False)})
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
GUARDED = Board("NI LA EP").put("nicomedia", "NI", "2r").turn("NI", "offensive").do("NI", Attack("paphlagonia"))
POOR = Board("BG LA EP", alliances="none").turn("BG", "harvest", "offensive").gold("BG", 0)
POOR.own(None, *(land for land, seat in POOR.state.owner.items() if seat == 0))
TOGETHER = changed(SIEGE.battle, attackers=(0, 2))
STRAIT = Board("NI LA BG EP").fleet("white", "NI", 2).put("adramyttion", "NI", "1r").turn("NI", "offensive")
STRAIT.offensive("NI", "bithynia").do("NI", moves.Sail("white"))
BESIEGED = Board("BG LA").put("sredets", "LA", "1r").turn("BG", "arming").do("BG", Order("arming"))
NEWS = (
    hear("A card that lasts", VIEW, LastingBegan(0, "grand_preparation#1")),
    hear("A look into a hand", VIEW, Peeked(0, 1, "hand")),
    hear("Whose tactic counts", VIEW, TacticChosen("attackers", 0, "raid#1")),
    hear("Quiet events are no line", VIEW, TurnBegan(0)),
    hear(
        "Neighbours are told together",
        VIEW,
        CardsDrawn(0, "royal", 2),
        CardsDrawn(0, "strategy", 1),
        CardsDrawn(1, "royal", 1),
        Passed(0),
        Hired(0, "regular", "thrace", 1),
        Promoted(0, "thrace", 2, 4),
        ArmyMoved(1, "thrace", "kopsis", "elite", 2),
        FleetMoved(1, ("marmara", "white"), "regular", "gallipoli"),
    ),
    hear("A pass is told only while nothing has come of it", VIEW, Passed(0), TurnBegan(1), Passed(1)),
    hear(
        "A pass is told only while nothing has come of it",
        VIEW,
        Passed(0),
        OrderPlayed(0, "offensive", "thrace", "", ()),
        Passed(1),
        ReactionOver(1),
    ),
    hear("A pass is told only while nothing has come of it", VIEW, Declared(0, "hand"), Declared(1, "hand")),
    hear(
        "A pass is told only while nothing has come of it",
        VIEW,
        Declared(0, "hand"),
        Declared(1, "draw"),
        TacticsShown((ShownTactic(0, "advance#1"),)),
    ),
    hear(
        "What one lands brought tells the order too",
        VIEW,
        OrderPlayed(0, "harvest", "", "", ()),
        Harvested(0, (Term("base", 2),), 2),
    ),
    hear(
        "What one lands brought tells the order too",
        VIEW,
        OrderPlayed(0, "harvest", "", "", ("abundant_harvest#1",)),
        CardPlayed(0, "abundant_harvest#1", 0, ()),
        Harvested(0, (Term("base", 2),), 2),
    ),
    hear(
        "What one lands brought tells the order too",
        VIEW,
        OrderPlayed(0, "harvest", "", "", ()),
        Harvested(1, Harvested(0, (Term("base", 2),), 2).parts, 2),
    ),
    hear("What one lands brought tells the order too", VIEW, Losses("attackers", (), (), 0)),
    hear(
        "What one lands brought tells the order too",
        VIEW,
        Losses("defenders", (Term("armies", 4),), (Term("fortress", 1),), 1),
    ),
    hear("A card tells everybody what it does", VIEW, CardPlayed(0, "mercenary_army#1", 1, ())),
    hear("A card tells everybody what it does", VIEW, CardPlayed(0, "ambush#1", 0, ())),
    hear(
        "What is alike is counted",
        VIEW,
        Hired(0, "elite", "thrace", 3),
        Hired(0, "regular", "kopsis", 1),
        Hired(0, "elite", "thrace", 3),
        Promoted(0, "thrace", 1, 2),
        Promoted(0, "thrace", 1, 2),
    ),
    hear("What is alike is counted", VIEW, CardsDrawn(0, "royal", 2)),
    hear(
        "Losses stand together and what they cost after them",
        VIEW,
        Destroyed(1, "royal", "thrace", 0, "round"),
        Influence(0, 2, "royal-destroyed"),
        Destroyed(1, "fleet", "thrace", 0, "round"),
        Influence(0, 1, "breach"),
    ),
    hear(
        "Losses stand together and what they cost after them",
        VIEW,
        Destroyed(1, "royal", "thrace", 0, "round"),
        Influence(0, 2, "royal-destroyed"),
    ),
    hear(
        "What a card says it brings is told once",
        VIEW,
        CardPlayed(0, "papal_union#1", 0, ()),
        Influence(0, 1, "papal_union"),
        Gold(0, 2, "papal_union"),
    ),
    hear("What a card says it brings is told once", VIEW, Influence(0, 1, "papal_union"), Gold(0, 2, "papal_union")),
    hear(
        "What a card says it brings is told once",
        VIEW,
        CardPlayed(0, "trading_privileges#1", 0, ()),
        Gold(0, 3, "trading_privileges"),
    ),
    hear("What a card says it brings is told once", VIEW, CardPlayed(0, "sabotage#1", 0, ()), Gold(1, -2, "sabotage")),
    hear(
        "What a card says it brings is told once",
        VIEW,
        CardPlayed(0, "grand_preparation#1", 2, ()),
        LastingBegan(0, "grand_preparation#1"),
    ),
    hear(
        "Gold that changes hands is one line",
        VIEW,
        CardPlayed(0, "ransom_of_nobles#1", 0, ()),
        Gold(1, -3, "stolen"),
        Gold(0, 3, "stolen"),
    ),
    hear(
        "Gold that changes hands is one line",
        VIEW,
        Gold(0, -1, "strategy"),
        CardsDrawn(0, "strategy", 1),
        Gold(0, -2, "strategy"),
        CardsDrawn(0, "strategy", 1),
    ),
    hear("Whose cards are shuffled is told", VIEW, DeckReshuffled("royal", 0)),
    hear(
        "Gold and influence are told with their sums",
        VIEW,
        Harvested(
            0,
            (Term("base", 2), Term("thrace", 2), Term("kopsis", 1), Term("abundant_harvest", 3), Term("crusaders", 0)),
            8,
        ),
    ),
    hear("Gold and influence are told with their sums", VIEW, Influence(1, -2, "breach")),
    hear(
        "A battle is told blow by blow",
        VIEW,
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
    hear("The kinds of play and of end", VIEW, OrderPlayed(0, "harvest", "", "", ())),
    hear("The kinds of play and of end", VIEW, OrderPlayed(0, "manoeuvre", "white", "thrace", ())),
    hear("The kinds of play and of end", VIEW, GameOver("money", (0, 1))),
    hear("The kinds of play and of end", VIEW, GameOver("annihilation", ())),
    hear("What happens in a realm is told", VIEW, TableSet((1, 0), ("", "latin"))),
    hear("What happens in a realm is told", VIEW, TableSet((1, 0), ("", ""))),
    hear("What happens in a realm is told", VIEW, Kept(0, 2)),
    hear("What happens in a realm is told", VIEW, Gold(0, 0, "plunder")),
    hear("What happens in a realm is told", VIEW, Influence(0, 0, "breach")),
    hear("What happens in a realm is told", VIEW, Gold(1, -3, "stolen")),
    hear("What happens in a realm is told", VIEW, Peeked(0, 1, "orders")),
    hear("What happens in a realm is told", VIEW, PeekSeen(0, 1, "hand", ("ambush#1", "raid#1"))),
    hear("What happens in a realm is told", VIEW, PeekSeen(0, 1, "orders", ("harvest",))),
    hear("What happens in a realm is told", VIEW, PeekSeen(0, 1, "orders", ())),
    hear("What happens in a realm is told", VIEW, TacticsSeen(0, ("ambush#1", "raid#1"))),
    hear("What happens in a realm is told", VIEW, DrawnSeen(0, ("ambush#1", "raid#1"))),
    hear("What happens in a realm is told", VIEW, Ransomed(0, "royal", 1, 4)),
    hear("What happens in a realm is told", VIEW, RazborStep(1)),
    hear("What happens in a realm is told", VIEW, RazborStep(2)),
    hear("What happens in a realm is told", VIEW, Disbanded(0, "fleet", "white")),
    hear("What happens in a realm is told", VIEW, Landed(0, "white", "thrace", "elite")),
    hear("What happens in a realm is told", VIEW, Recruited(0, "regular", "thrace", 2, 1)),
    hear("What happens in a realm is told", VIEW, Rescued(0, "elite", "thrace")),
    hear("What happens in a realm is told", VIEW, CampPitched(0, "thrace", 2)),
    hear("What happens in a realm is told", VIEW, Marker("revolt", "thrace", on=True)),
    hear("What happens in a realm is told", VIEW, Marker("revolt", "thrace", on=False)),
    hear("What happens in a realm is told", VIEW, Marker("ruin", "thrace", on=False)),
    hear("What happens in war and diplomacy is told", VIEW, PassageAsked(0, "bosphorus", 1)),
    hear("What happens in war and diplomacy is told", VIEW, PassageAnswered(1, "bosphorus", 0, granted=True)),
    hear("What happens in war and diplomacy is told", VIEW, PassageAnswered(1, "bosphorus", 0, granted=False)),
    hear("What happens in war and diplomacy is told", VIEW, DefenceAsked(0, 1, "thrace")),
    hear("What happens in war and diplomacy is told", VIEW, DefenceConsent(1, "thrace", yes=True)),
    hear("What happens in war and diplomacy is told", VIEW, DefenceConsent(1, "thrace", yes=False)),
    hear("What happens in war and diplomacy is told", VIEW, AllianceBroken(0, (1,))),
    hear("What happens in war and diplomacy is told", VIEW, AllianceProposed(0, (0, 1))),
    hear("What happens in war and diplomacy is told", VIEW, AllianceAnswered((0, 1), ())),
    hear("What happens in war and diplomacy is told", VIEW, AllianceAnswered((1,), (0,))),
    hear("What happens in war and diplomacy is told", VIEW, FleetsLent(0, 1, 2)),
    hear("What happens in war and diplomacy is told", VIEW, CaptiveTaken(0, "royal", 1)),
    hear("What happens in war and diplomacy is told", VIEW, Embarked(0, "thrace", "white", "elite")),
    hear("What happens in war and diplomacy is told", VIEW, Withdrew(0, "thrace", "kopsis")),
    hear("What happens in war and diplomacy is told", VIEW, BattleBegan("sea", "white", (), (0,))),
    hear("What happens in war and diplomacy is told", VIEW, BattleBegan("sea", "white", (0,), ())),
    hear(
        "What happens in war and diplomacy is told",
        VIEW,
        TacticsShown((ShownTactic(0, "advance#1"), ShownTactic(-1, "raid#1"))),
    ),
    hear("What happens in war and diplomacy is told", VIEW, TacticChosen("defenders", 1, "raid#1")),
    hear("What happens in war and diplomacy is told", VIEW, BattleRound(2, THREE, THREE, "defenders")),
    hear(
        "What happens in war and diplomacy is told", VIEW, Losses("attackers", THREE.parts, (Term("fortress", 1),), 2)
    ),
    hear("What happens in war and diplomacy is told", VIEW, Captured("thrace", 0, -1, "")),
    hear("What happens in war and diplomacy is told", VIEW, Captured("thrace", 0, -1, "neutral")),
    hear("What happens in war and diplomacy is told", VIEW, Captured("thrace", 0, -1, "serbia")),
    hear("What happens in war and diplomacy is told", VIEW, Captured("thrace", 1, 0, "neutral")),
    hear(
        "A victory is told unless the land is told as taken",
        VIEW,
        BattleOver("thrace", "attackers", (0,), (1,)),
        Captured("thrace", 0, 1, ""),
    ),
    hear("A victory is told unless the land is told as taken", VIEW, BattleOver("thrace", "attackers", (0,), (1,))),
    hear(
        "A victory is told unless the land is told as taken",
        VIEW,
        BattleOver("thrace", "attackers", (0,), (1,)),
        Captured("kopsis", 0, 1, ""),
    ),
    hear(
        "A victory is told unless the land is told as taken",
        VIEW,
        BattleOver("thrace", "attackers", (0,), (1,)),
        BattleBegan("siege", "thrace", (0,), (1,)),
        Captured("thrace", 0, 1, ""),
    ),
    hear(
        "A victory is told unless the land is told as taken",
        VIEW,
        BattleOver("thrace", "defenders", (1,), (0,)),
        Captured("thrace", 0, 1, ""),
    ),
    hear("What was answered in secret is told until it is seen", VIEW, Answered(0, "plan"), Answered(1, "plan")),
    hear("What was answered in secret is told until it is seen", VIEW, Answered(0, "plan"), Answered(0, "tactic")),
    hear("What was answered in secret is told until it is seen", VIEW, Answered(0, "plan"), SeasonBegan("spring")),
    hear("What was answered in secret is told until it is seen", VIEW, SeasonBegan("spring"), Answered(0, "plan")),
    hear("What was answered in secret is told until it is seen", VIEW, Answered(0, "keep"), SeasonBegan("spring")),
    hear(
        "What was answered in secret is told until it is seen",
        VIEW,
        Answered(0, "tactic"),
        TacticsShown((ShownTactic(0, "advance#1"),)),
    ),
    hear(
        "What was answered in secret is told until it is seen",
        VIEW,
        Answered(0, "tactic"),
        Declared(0, "hand"),
        BattleBegan("field", "thrace", (0,), (1,)),
        TacticsShown((ShownTactic(0, "advance#1"),)),
    ),
    hear("What is not worth telling hides nothing before it", VIEW, Kept(1, 2)),
    hear("Those who do the same share a line", VIEW, Retreated(0), Retreated(1)),
    hear("Those who do the same share a line", VIEW, Stayed(0), Stayed(0), Retreated(1)),
    hear("Those who do the same share a line", VIEW, Declared(0, "hand"), Declared(1, "draw")),
    hear(
        "Those who do the same share a line",
        VIEW,
        Disbanded(0, "fleet", "white"),
        Disbanded(0, "elite", "thrace"),
        Disbanded(1, "elite", "thrace"),
    ),
    hear(
        "Those who do the same share a line",
        VIEW,
        InfluenceGained(0, (Term("lands", 3), Term("ambush", 1)), 4),
        InfluenceGained(1, (Term("lands", 2),), 2),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        FleetBuilt(0, "white", 0, 2),
        FleetBuilt(0, "white", 0, 2),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        FleetBuilt(0, "white", 1, 3),
        FleetBuilt(0, "white", 0, 2),
        FleetBuilt(0, "white", 1, 3),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        Repaired(0, "thrace", 2),
        Repaired(0, "kopsis", 2),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        Promoted(0, "thrace", 1, 2),
        Promoted(0, "kopsis", 1, 2),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        Hired(0, "elite", "thrace", 1),
        OrderPlayed(0, "arming", "thrace", "", ()),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        OrderPlayed(0, "arming", "thrace", "", ()),
        Hired(0, "elite", "thrace", 1),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "arming", "thrace", "", ()),
        Hired(1, "elite", "thrace", 1),
    ),
    hear(
        "An arming says what came of it where",
        VIEW,
        OrderPlayed(0, "harvest", "", "", ()),
        Hired(0, "elite", "thrace", 1),
    ),
    hear(
        "A fleet says what it carries and where that came from",
        VIEW,
        FleetMoved(0, ("white", "marmara"), "", ""),
        FleetMoved(0, ("white",), "none", ""),
        FleetMoved(0, ("white",), "royal", ""),
        FleetMoved(0, ("white",), "royal", "thrace"),
    ),
    *(
        hear("Why troops are lost", VIEW, Destroyed(0, "regular", "thrace", 1, why))
        for why in ("round", "card", "aboard", "nowhere")
    ),
    hear("Lost together", VIEW, *(Destroyed(0, "regular", "thrace", 1, why) for why in ("round", "round", "aboard"))),
    *(
        hear("Shuffled", VIEW, DeckReshuffled(deck, seat))
        for deck, seat in (("royal", 0), ("common", -1), ("strategy", -1))
    ),
    hear("Cards alike", VIEW, *(CardsDrawn(seat, deck, 2) for seat in (0, 1) for deck in ("royal", "strategy"))),
    hear("Marches", VIEW, *(ArmyMoved(seat, "thrace", "kopsis", "regular", 1) for seat in (0, 1))),
    hear("The conditions of a tactic", VIEW, TacticsShown((ShownTactic(-1, "desperate_stand#1"),))),
    hear("Out of the game", VIEW, events.Eliminated(2)),
    hear("Nothing moved", VIEW, events.NothingMoved(0)),
    hear("A choice of battle", VIEW, events.FieldOrSiege(0, "thrace", "field")),
    hear(
        "The end",
        changed(VIEW, outcome=Outcome(places=(1, 2, 3, 4, 5), reason="rounds", scores=(20, 19, 18, 17, 16))),
        GameOver("rounds", (0,)),
    ),
    *(hear("Ways to win", VIEW, GameOver(reason, (0, 1))) for reason in ("territory", "money", "control", "influence")),
    hear("Nobody wins", VIEW, GameOver("annihilation", ())),
)
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
    does(GAME.view(LEADING.state, 0), moves.Retreat()),
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
    *(
        read("About whom and what", "asked", own(WAR, phase, frame), Done())
        for phase, frame in (
            ("strait_permission", Passage(0, 1, "bosphorus")),
            ("ally_consent", ConsentChoice(0, 2, "thrace")),
            ("battle_choice", FieldChoice(0, "thrace")),
            ("defence_moves", Defence(0, "thrace")),
            ("off_armies", Offensive(0, "thrace")),
            ("off_fleets", Offensive(0, "", "kopsis")),
            ("alliance_answer", Proposal(1, (0, 1, 2))),
        )
    ),
    *(
        read("With a card to answer, and without", "asked", own(WAR, phase, Defence(0, "thrace")), *choices)
        for phase in ("turn_close", "off_reaction", "battle_start", "battle_end", "razbor_cards")
        for choices in ((Card("spies#1"), Done()), (Done(),))
    ),
    read(
        "A card before the withdrawal",
        "asked",
        own(WAR, Phase.BATTLE_END, Defence(0, "thrace")),
        Card("field_healers#1"),
        moves.Withdraw("kopsis"),
    ),
    *(read("Each step", "asked", own(WAR, phase), Done()) for phase in Phase if phase != "over"),
    *(
        read("Each step", "asked", changed(WAR, phase=phase, asked=(0,), frames=()))
        for phase in Phase
        if phase != "over"
    ),
    *(read("Small questions", "asked", changed(SMALL, asking=asking)) for asking in get_args(Asking) if asking),
    *(
        read(
            "Sums",
            "asked",
            changed(SIEGE, audience=seat, asked=(seat,), phase="battle_start", asking=""),
            Card("ambush#1"),
        )
        for seat in (0, 1, 2)
    ),
    *(
        read("A plan", "asked", own(WAR, Phase.PLANNING, options=changed(WAR.options, mode=mode)))
        for mode in ("standard", "advanced")
    ),
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
LOOKED_UP = (
    described(
        "Names",
        TURN,
        *("yes", "no", "stay", "siege"),
        "ambush#1",
        "forced_march#1",
        "harvest.1",
        "manoeuvre.2",
        "thrace",
        "bulgaria",
        "regular",
        "thrace:elite:2",
        "regular@thrace",
        "latin:elite",
        "white",
        "white:2@1",
        "white+elite",
        "bosphorus",
        "bulgaria+latin",
        "1",
        "none",
        "all",
        "guarded",
        "fleets",
    ),
    look_up(
        "Looked up",
        THRACE,
        "land:thrace",
        "sea:marmara",
        "sea:bosphorus",
        "kingdom:venice",
        "map:thrace",
        "card:dynastic_marriage",
        "card:keen_arrows",
        "land:rum",
        "card:forced_march",
    ),
    look_up("Marks", SIEGE, "land:belgrade", "land:thrace", "land:constantinople"),
    look_up("Cards", changed(VIEW, audience=0, hand=("ambush#1",)), "card:ambush"),
    look_up("Cards", changed(VIEW, strategy_discard=("spies#1", "spies#2")), "card:spies"),
    look_up("Cards", changed(VIEW, lasting=(Lasting(1, "inciting_revolt#1", 1, "thrace"),)), "card:inciting_revolt"),
)
REFUSALS = (
    position(GAME, "A closed strait", STRAIT.state, tried=[(0, Choose("marmara"))]),
    position(GAME, "A besieged land", BESIEGED.state, tried=[(0, moves.Hire("regular", "sredets"))]),
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
}

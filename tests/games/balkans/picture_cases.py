"""Tables of Battle for the Balkans to look at, made from the start of a game and changed by hand."""

import msgspec

from games.balkans import GAME
from games.balkans.rules.frames import Battle, Offensive, Planning
from games.balkans.rules.moves import Ask, Attack, Card, Kingdom, Plan, Send
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Gain, Step
from games.balkans.text import TEXT
from games.balkans.views.view import Army, Fleets
from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Outcome
from tests.games.balkans.positions import Board

PICTURES = pngs("balkans")
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Jo")
CARDS = ("furious_warriors#1", "ambush#1", "papal_union#1", "mercenary_army#1", "pursuit_squad#1", "forced_march#1")


def localizer(locale="en"):
    return localizer_for(GAME, locale, NAMES)


def begun():
    """Return the public view of five players in their first Planning, kingdoms taken in the order of the seats."""
    chance = SeededChance(bytes(32), 0)
    state, _ = GAME.deal(BalkansOptions(mode="advanced", seat_order="as_seated"), 5, chance)
    for seat, kingdom in enumerate(("bulgaria", "latin", "nicaea", "epirus")):
        GAME.play(state, seat, Kingdom(kingdom), chance)
    return GAME.view(state, PUBLIC)


def changed(view, **changes):
    return msgspec.structs.replace(view, **changes)


def besieged():
    """Return a view in which Bulgaria stands before a strong fortress, and two fleets meet."""
    view = begun()
    home = view.lands["constantinople"]
    siege = changed(home, armies=(Army(0, 2, 1, 1), *home.armies), guests=(0,), besiegers=(0,), ruin=True)
    thrace = changed(view.lands["thrace"], owner=0, revolt=True)
    seas = view.seas | {"marmara": (Fleets(0, 1, 1, 0, 0), Fleets(1, 2, 0, 0, 1))}
    order = Offensive(0, "constantinople", stage="land")
    lands = view.lands | {"constantinople": siege, "thrace": thrace}
    battle = Battle("siege", "constantinople", (0,), (1,), 0, owner=1, level=2)
    playthrough = (Step(0, "thrace", "constantinople"), Step(0, "black_sw", "marmara"))
    moment = {"season": "summer", "active": 0, "asked": (0, 1), "trail": playthrough}
    return changed(view, lands=lands, seas=seas, frames=(order, battle), **moment)


def crowded():
    """Return a view of a late winter: armies of several kinds everywhere, sieges, and hostile fleets in most seas."""
    view = begun()
    lands = dict(view.lands)
    for number, (name, land_view) in enumerate(view.lands.items()):
        if land_view.owner >= 0:
            own = Army(land_view.owner, number % 3 + 1, number % 2, 0)
            lands[name] = changed(land_view, armies=(own,))
    for name, enemy in (("gallipoli", 0), ("arta", 4), ("nicaea", 1)):
        foe = Army(enemy, 2, 4, 1)
        lands[name] = changed(lands[name], armies=(foe, *lands[name].armies), guests=(enemy,), besiegers=(enemy,))
    seas = {name: (Fleets(number % 5, 1, 0, number % 2, 0),) for number, name in enumerate(view.seas)}
    seas["marmara"] = (Fleets(0, 1, 1, 0, 0), Fleets(2, 2, 0, 0, 1))
    players = tuple(changed(player, influence=117, target=200, gold=34, unplayed=1) for player in view.players)
    return changed(view, lands=lands, seas=seas, players=players, round=12, season="winter", active=2, asked=(2,))


def held():
    """Return what Ana sees, with two orders left and six cards."""
    return changed(begun(), audience=0, hand=CARDS, unplayed=("harvest", "offensive", "offensive"))


def over():
    """Return the public view of a table that is over."""
    result = Outcome(places=(2, 1, 3, 3, 5), reason="influence", scores=(24, 31, 12, 12, 3))
    course = ((5, 7, 12), (6, 9, 16), (4, 4, 4), (5, 4, 3), (2, 0, 1))
    lands = tuple(
        Gain(seat, number, "lands", n) for seat, rounds in enumerate(course) for number, n in enumerate(rounds, 1)
    )
    more = (Gain(0, 2, "glory_of_the_tsar", 2), Gain(0, 3, "royal-lost", -2), Gain(2, 3, "royal-destroyed", 2))
    return changed(begun(), outcome=result, gains=(*lands, *more))


def questions():
    """Return Bulgaria's view with what menus offer it: at its turn, and while its armies gather against a fortress."""
    board = Board("BG LA EP", troops=True).turn("BG", "offensive", "harvest").ally("BG", "EP")
    board.hold("BG", "ambush#1", "spies#1", "swift_riders#1").put("sredets", "BG", "2e")
    found = {"turn": (GAME.view(board.state, 0), TEXT.offered(board.moves("BG"), GAME.view(board.state, 0)))}
    board.do("BG", Attack("thrace")).until("off_armies")
    found["march"] = (GAME.view(board.state, 0), TEXT.offered(board.moves("BG"), GAME.view(board.state, 0)))
    return found


def full():
    """Return what Ana sees with more cards than a picture has room for, some of them with a price; Мария is out."""
    players = list(begun().players)
    players[0] = changed(players[0], established=("spies#1", "propaganda#1"), gold=7)
    players[3] = changed(players[3], status="eliminated")
    priced = ("bribery#1", "dynastic_marriage#1", "siege_engines#1", "keen_arrows#1", "grand_preparation#1")
    return changed(held(), hand=(*CARDS, *priced), players=tuple(players))


def teams():
    """Return the public view of a table of two teams that is over."""
    view = over()
    options = changed(view.options, alliances="teams", teams=frozenset("024"))
    return changed(view, options=options, outcome=Outcome(places=(2, 1, 2, 1, 2), reason="influence"))


def strip(question, locale):
    """Return what a page shows the seat asked below the map."""
    view, choices = question
    return GAME.pictures.beside(view, choices, localizer(locale)).hand.png()


def sailing():
    """Return what Bulgaria sees with fleets in the Sea of Marmara to move, and what is asked of the straits' owner."""
    board = Board("BG LA EP", troops=True).turn("BG", "offensive")
    board.fleet("marmara", "BG").fleet("marmara", "BG", 1, "regular").do("BG", Attack("gallipoli"))
    fleets = GAME.view(board.state, 0), board.moves("BG")
    board.do("BG", Ask("bosphorus"))
    return {"fleets": fleets, "strait": (GAME.view(board.state, 1), board.moves("LA"))}


def choosing():
    """Return the view and the choices of the second of three players who choose a kingdom."""
    chance = SeededChance(bytes(32), 0)
    state, _ = GAME.deal(BalkansOptions(seat_order="as_seated"), 3, chance)
    GAME.play(state, 0, Kingdom("latin"), chance)
    return GAME.view(state, 1), GAME.moves(state, 1)


def planned():
    """Return what Bulgaria sees that has planned while others have not, and its choice of another plan."""
    board = Board("BG LA EP", mode="advanced").hold("BG", "ambush#1", "spies#1")
    board.state.frames = [Planning()]
    board.do("BG", Plan(("harvest.1", "harvest.2", "offensive.1", "offensive.2")))
    return GAME.view(board.state, 0), board.moves("BG")


def attacked():
    """Return what the Latins see whose fortress is attacked, and their choice between field and siege."""
    board = Board("BG LA EP", troops=True).turn("BG", "offensive").do("BG", Attack("thrace")).until("off_armies")
    board.do("BG", Send("thrace", ("all",))).until("battle_choice")
    return GAME.view(board.state, 1), board.moves("LA")


def drawn(question, locale):
    view, choices = question
    return PICTURES.hand(view, choices, localizer(locale))


DRAWN = {
    "start": lambda: PICTURES.table(begun(), localizer("bg")),
    "siege": lambda: PICTURES.table(besieged(), localizer("ru")),
    "crowded": lambda: PICTURES.table(crowded(), localizer("ro")),
    "hand": lambda: PICTURES.hand(held(), (Card("ambush#1"), Card("forced_march#1")), localizer("en")),
    "targets": lambda: drawn(questions()["turn"], "bg"),
    "march": lambda: drawn(questions()["march"], "ru"),
    "kingdoms": lambda: drawn(choosing(), "ro"),
    "over": lambda: PICTURES.table(over(), localizer("ro")),
    "fleets": lambda: drawn(sailing()["fleets"], "ro"),
    "strait": lambda: drawn(sailing()["strait"], "en"),
    "hand-full": lambda: PICTURES.hand(full(), (), localizer("en")),
    "over-teams": lambda: PICTURES.table(teams(), localizer("ru")),
    "out": lambda: PICTURES.table(changed(full(), audience=PUBLIC), localizer("en")),
    "strip": lambda: strip(questions()["turn"], "bg"),
    "strip-kingdoms": lambda: strip(choosing(), "en"),
    "planned": lambda: drawn(planned(), "bg"),
    "attacked": lambda: drawn(attacked(), "bg"),
    "page-goal": lambda: PICTURES.page("goal", localizer("ru")),
    "page-pieces": lambda: PICTURES.page("pieces", localizer("bg")),
    "page-orders": lambda: PICTURES.page("orders", localizer("en")),
    "page-orders-standard": lambda: PICTURES.page("orders-standard", localizer("bg")),
    "page-move": lambda: PICTURES.page("move", localizer("ro")),
    "page-battle": lambda: PICTURES.page("battle", localizer("ru")),
    "page-siege": lambda: PICTURES.page("siege", localizer("bg")),
    "page-cards": lambda: PICTURES.page("cards", localizer("ro")),
    "page-razbor": lambda: PICTURES.page("razbor", localizer("ru")),
    "page-kingdoms": lambda: PICTURES.page("kingdoms", localizer("bg")),
    "term-priced": lambda: PICTURES.term("card:latin_mercenaries", None, localizer("bg")),
    "term-kingdom": lambda: PICTURES.term("kingdom:nicaea", None, localizer("en")),
    "term-sign": lambda: PICTURES.term("sign:tower", None, localizer("en")),
    "page-signs": lambda: PICTURES.page("signs", localizer("bg")),
    "page-turn": lambda: PICTURES.page("turn", localizer("en")),
    "term-card": lambda: PICTURES.term("card:pursuit_squad", None, localizer("ru")),
}
"""What draws the pictures that are kept."""

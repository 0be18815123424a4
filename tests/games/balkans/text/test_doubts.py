"""Warnings about choices that need permission or have no effect, in every language."""

import msgspec
import pytest

from bot.tables.state.answered import only_move
from games.balkans import GAME
from games.balkans.computer.battles import battle_card
from games.balkans.computer.outlook import Outlook
from games.balkans.rules.events import NothingMoved
from games.balkans.rules.frames import Battle
from games.balkans.rules.moves import Attack, Card, Done, Draw, Pass, Send, Stay
from games.balkans.rules.turns.orders import leave_needed
from games.balkans.text import TEXT, names
from games.balkans.text.offers import is_retreat
from games.balkans.views.prospects import sums_before, sums_with
from games.balkans.views.reconstruct import acts
from games.core.catalogue import localizer_for
from games.core.localizer import LOCALES
from tests.games.balkans.positions import Board, besieging, sailing

NAMES = ("Ana", "Boris", "Vera")


def targets(board, locale="en"):
    view, localizer = GAME.view(board.state, 0), localizer_for(GAME, locale, NAMES)
    assert view.asking == "target"
    return {choice.what: (choice, view, localizer) for choice in board.moves("NI") if choice.verb == "choose"}


def test_a_target_behind_a_strait_says_whose_leave_is_needed():
    """RULES 5.5, step 2: the owner of the strait may refuse, so the target is not simply in reach."""
    reached = targets(sailing("LA"))
    assert TEXT.words(*reached["nicomedia"]).label.endswith("(if let through)")
    assert TEXT.words(*reached["nicomedia"]).about == "Your fleet needs permission to pass: Dardanelles (Boris)."
    assert TEXT.words(*reached["nicomedia"]).doubt == "", "it may well be given"
    assert TEXT.words(*reached["gallipoli"]).label.endswith("– Boris")
    assert TEXT.words(*reached["nis"]).label.endswith("(out of reach)")


@pytest.mark.parametrize("owner", ["NI", None])
def test_a_target_behind_an_open_strait_is_in_reach(owner):
    """RULES 5.5, step 2: nobody needs leave to pass a strait of one's own, or of nobody who plays."""
    board = sailing(owner)
    assert leave_needed(board.state, 0, "nicomedia") == ()
    assert not TEXT.words(*targets(board)["nicomedia"]).label.endswith(")")


def test_a_way_that_needs_no_leave_counts_before_a_shorter_one_that_does():
    board = sailing("LA")
    assert leave_needed(board.state, 0, "nicomedia") == ("dardanelles",)
    board.put("bithynia", "NI", "1r")
    assert leave_needed(board.state, 0, "nicomedia") == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_leave_needed_is_told_in_every_language(locale):
    reached = targets(sailing("LA"), locale)
    assert "Boris" in TEXT.words(*reached["nicomedia"]).about
    labels = [TEXT.words(*reached[land]).label for land in ("nicomedia", "gallipoli", "nis")]
    assert len({label.partition(" – ")[2] for label in labels}) == 3, labels


def start(battle, *cards, mode="standard"):
    """Return a battle of Venice that waits for its start card."""
    board = Board("VE LA EP", mode=mode).hold("VE", *cards).gold("VE", 5)
    board.fleet("marmara", "VE", 2).fleet("marmara", "LA", 2).put("gallipoli", "VE", "2r").put("gallipoli", "LA", "2r")
    board.put("nis", "VE", "2r").put("nis", "LA", "2r")
    board.turn("VE")
    battle.stage, battle.queue = "start", (0, 1)
    board.state.frames.append(battle)
    return board


@pytest.mark.parametrize(
    ("battle", "idle"),
    [
        (Battle("sea", "marmara", (0,), (1,), 0), True),
        (Battle("field", "gallipoli", (0,), (1,), 0, owner=1), False),
        (Battle("field", "nis", (0,), (1,), 0, owner=1), True),
    ],
    ids=["at sea", "on a coast", "inland"],
)
def test_a_start_card_that_changes_nothing_is_asked_about_once_more(battle, idle):
    """War Galleys strengthen land battles by the fleets around: it is legal elsewhere (RULES 5.9.3), and wasted."""
    board = start(battle, "war_galleys#1", "mercenary_army#1")
    galleys, army = (Card(card) for card in ("war_galleys#1", "mercenary_army#1"))
    assert {galleys, army} <= set(board.moves("VE"))
    view = GAME.view(board.state, 0)
    for locale in LOCALES:
        localizer = localizer_for(GAME, locale, NAMES)
        assert bool(TEXT.words(galleys, view, localizer).doubt) is idle
        assert not TEXT.words(army, view, localizer).doubt
        assert (TEXT.words(galleys, view, localizer).about == localizer("about-card-idle")) is idle
    mind = Outlook(board.state, 0, [player.royal_cards for player in view.players])
    assert (battle_card(mind, [galleys, Pass()]) == Pass()) is idle, "nor does a computer play it for nothing"


def test_cards_for_attack_or_defence_have_an_effect_in_advanced_battles_alone():
    cards = ("keen_arrows#1", "improved_armour#1", "seasoned_captain#1")
    for mode, has_effect in (("standard", False), ("advanced", True)):
        board = start(Battle("field", "nis", (0,), (1,), 0, owner=1), mode=mode)
        assert [acts(GAME.view(board.state, 0), card) for card in cards] == [has_effect, has_effect, True]


def test_cards_other_than_start_cards_of_a_battle_are_not_doubted():
    """Outside battles, and for another moment than the start, nothing is known to have no effect."""
    board = Board("VE LA EP").hold("VE", "war_galleys#1", "hidden_treasure#1").turn("VE", "harvest")
    assert acts(GAME.view(board.state, 0), "hidden_treasure#1")
    assert acts(GAME.view(board.state, 0), "war_galleys#1")
    idle = start(Battle("sea", "marmara", (0,), (1,), 0), "war_galleys#1")
    assert not acts(GAME.view(idle.state, 0), "war_galleys#1")
    assert acts(GAME.view(idle.state, 0), "hidden_treasure#1")
    idle.state.frames[-1].stage = "end"
    assert acts(GAME.view(idle.state, 0), "war_galleys#1")


@pytest.mark.parametrize("locale", LOCALES)
def test_ending_an_offensive_with_nothing_sent_is_called_so(locale):
    """RULES 5.5, step 3: if nothing has moved, the order ends."""
    localizer = localizer_for(GAME, locale, NAMES)
    board = Board("NI LA EP").put("nicomedia", "NI", "2r").turn("NI", "offensive").do("NI", Attack("paphlagonia"))
    view = GAME.view(board.state, 0)
    assert Send("paphlagonia", ("all",)) in board.moves("NI")
    assert TEXT.words(Done(), view, localizer).label == localizer("label-call-off")
    assert TEXT.words(Done(), view, localizer).about == localizer("about-call-off")
    assert TEXT.words(Done(), view, localizer).doubt == localizer("about-call-off"), "it is asked about once more"
    (line,) = TEXT.news([NothingMoved(0)], view, localizer)
    assert line == localizer("news-nothing-moved", who=localizer.who(0))
    sailing = Board("NI LA EP").put("nicomedia", "NI", "2r").fleet("marmara", "NI", 1).turn("NI", "offensive")
    view = GAME.view(sailing.do("NI", Attack("bithynia")).state, 0)
    assert TEXT.words(Done(), view, localizer).label == localizer("label-done"), "armies can still be sent"
    fleets = Board("NI LA EP").fleet("marmara", "NI", 1, "regular").turn("NI", "offensive").do("NI", Attack("bithynia"))
    asked = TEXT.ask(GAME.view(fleets.state, 0), fleets.moves("NI"), localizer)
    assert asked == localizer("own-off_fleets-first", place=names.located("bithynia", localizer)), "no Done is offered"
    assert not TEXT.words(Done(), view, localizer).doubt


def test_sums_are_told_for_the_lands_that_can_be_chosen():
    board = sailing("LA")
    view = GAME.view(board.state, 0)
    choices = [choice for choice in board.moves("NI") if choice.verb == "choose"]
    assert sums_before(view, "tarnovo", choices) is not None
    assert sums_before(view, "tarnovo", [choice for choice in choices if choice.what != "tarnovo"]) is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("besieged", [True, False])
def test_it_is_told_which_land_would_be_left_without_an_army(locale, besieged):
    """RULES 5.11.1: a besieged one falls in the Reckoning, so that it has to be confirmed; its guard is all of it."""
    board = Board("BG LA EP").put("tarnovo", "BG", "1R").put("sredets", "BG", "9r").own(None, "nis")
    if besieged:
        board.put("tarnovo", "LA", "3e")
    board.turn("BG", "offensive").offensive("BG", "nis")
    view, localizer = GAME.view(board.state, 0), localizer_for(GAME, locale, NAMES)
    choices = TEXT.offered(board.moves("BG"), view)
    everything, guarded = sorted((move for move in choices if isinstance(move, Send)), key=lambda move: move.armies)
    assert choices[0] == guarded, "first what wins and leaves a guard"
    words = TEXT.words(everything, view, localizer)
    assert bool(words.doubt) == besieged
    tarnovo = names.place("tarnovo", localizer)
    assert all(tarnovo in text for text in ((words.doubt, words.about) if besieged else (words.about,)))
    assert (tarnovo in TEXT.ask(view, board.moves("BG"), localizer)) == besieged
    assert guarded.armies == tuple(f"sredets:regular:{n}" for n in range(2, 10))
    assert not TEXT.words(guarded, view, localizer).doubt


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_told_which_siege_ends_if_all_armies_are_sent(locale):
    """RULES 3.4: a siege ends when no army hostile to the owner is left."""
    localizer = localizer_for(GAME, locale, NAMES)
    board, kept = besieging(), besieging(allied=True)
    assert board.state.owner["sredets"] == 1
    where = names.located("sredets", localizer)
    all_of_them = Send("nis", ("all",))
    view = GAME.view(board.state, 0)
    assert localizer("own-lifts", places=where) in TEXT.ask(view, board.moves("LA"), localizer)
    assert where in TEXT.words(all_of_them, view, localizer).about
    besieger, other = (TEXT.gloss(f"{land}:regular:1", view, localizer) for land in ("sredets", "thrace"))
    assert (besieger, other) == (localizer("gloss-besieging", piece=other), localizer("gloss-regular"))
    view = GAME.view(kept.state, 0)
    assert where not in TEXT.ask(view, kept.moves("LA"), localizer), "an ally goes on with it"
    assert where not in TEXT.words(all_of_them, view, localizer).about


@pytest.mark.parametrize("locale", LOCALES)
def test_a_target_tells_that_nobody_defends_it(locale):
    """RULES 5.5, step 6: without walls an empty land is taken, walls are besieged even so."""
    localizer = localizer_for(GAME, locale, NAMES)
    board = Board("BG LA EP").put("kopsis", "BG", "2r").put("gallipoli", "LA", "1r").turn("BG", "offensive")
    view = GAME.view(board.state, 0)
    told = {land: TEXT.words(Attack(land), view, localizer).about for land in ("rhodope", "thrace", "philippopolis")}
    assert told["rhodope"].endswith(localizer("land-empty-open"))
    assert told["thrace"].endswith(localizer("land-empty-walls"))
    assert "…" not in "".join(told.values())
    for key in ("open", "walls"):
        assert localizer(f"land-empty-{key}") not in told["philippopolis"], "neutral lands resist"
    view = GAME.view(board.put("rhodope", "LA", "1r").state, 0)
    assert localizer("land-empty-open") not in TEXT.words(Attack("rhodope"), view, localizer).about


def test_a_target_tells_that_only_a_fleet_brings_an_army_there():
    """RULES 5.5, step 2: an army aboard lands at the target; what marches goes by land."""
    board = Board("NI LA EP").put("nicomedia", "NI", "1r").fleet("marmara", "NI", 1, "regular").turn("NI", "offensive")
    view, localizer = GAME.view(board.state, 0), localizer_for(GAME, "en", NAMES)
    assert TEXT.words(Attack("gallipoli"), view, localizer).about.startswith("by fleet only; ")
    assert not TEXT.words(Attack("paphlagonia"), view, localizer).about.startswith("by fleet only; ")


@pytest.mark.parametrize("locale", LOCALES)
def test_help_sent_to_an_attacked_land_tells_the_sums_it_makes_the_helper_s_first(locale):
    localizer = localizer_for(GAME, locale, NAMES)
    board = Board("BG LA EP").put("kopsis", "BG", "3r").put("thrace", "LA", "1r").put("constantinople", "LA", "2r")
    board.turn("BG", "offensive").do("BG", Attack("thrace"), Send("thrace", ("all",)))
    view, coming = GAME.view(board.state, 1), 3
    for armies, field, walls in ((("all",), 3, 4), (("constantinople:regular:1",), 2, 3)):
        told = TEXT.words(Send("thrace", armies), view, localizer)
        held = localizer("sums-walls", attackers=field, defenders=coming, walls=walls)
        assert told.about.startswith(held)
        if armies == ("all",):
            assert told.label.endswith(localizer("label-sum", label="", mine=field, theirs=coming))


def test_where_no_card_has_an_effect_there_is_one_option():
    battle = Battle("field", "nis", (0,), (1,), 0, owner=1)
    for cards, only in ((("war_galleys#1",), Draw()), (("war_galleys#1", "mercenary_army#1"), None)):
        board = start(msgspec.structs.replace(battle), *cards)
        assert only_move(GAME, GAME.view(board.state, 0), board.moves("VE")) == only


@pytest.mark.parametrize("locale", LOCALES)
def test_armies_that_cannot_win_even_with_the_best_drawn_tactic_are_asked_about_once_more(locale):
    """RULES 5.9.4: a common tactic adds at most 3; those chosen one by one march at once where they may win."""
    board = Board("BG LA EP").put("tarnovo", "BG", "6e").own("LA", "nis").put("nis", "LA", "5r")
    board.turn("BG", "offensive").offensive("BG", "nis")
    view, localizer = GAME.view(board.state, 0), localizer_for(GAME, locale, NAMES)
    weak, strong = (Send("nis", tuple(f"tarnovo:elite:{n}" for n in range(1, count + 1))) for count in (1, 5))
    sums = sums_with(view, "nis", weak.armies)
    assert sums.attackers + 3 <= sums.defenders, "they cannot win"
    assert str(sums.attackers + 3) in TEXT.words(weak, view, localizer).doubt
    assert not TEXT.words(strong, view, localizer).doubt
    assert not TEXT.layout(Send).confirmed


@pytest.mark.parametrize("stronger", ["LA", "BG"])
def test_whoever_is_stronger_is_first_offered_to_fight_on_and_asked_before_a_retreat(stronger):
    board = Board("LA BG EP").put("nis", "LA", "1r").put("nis", "BG", "1r").put("nis", stronger, "4e").turn("LA")
    board.state.frames.append(
        Battle(
            "field",
            "nis",
            (0,),
            (1,),
            0,
            1,
            stage="retreat",
            queue=(0,),
            passes=0,
            round_winner="defenders",
            losses=(0, 0, 0),
            leaders=(0, 1),
        )
    )
    view, localizer = GAME.view(board.state, 0), localizer_for(GAME, "en", NAMES)
    leads = stronger == "LA"
    shown = TEXT.offered(board.moves("LA"), view)
    ways = [choice for choice in shown if is_retreat(choice, view)]
    assert list(shown) == ([Stay(), *ways] if leads else [*ways, Stay()])
    assert ways
    assert all(bool(TEXT.words(choice, view, localizer).doubt) == leads for choice in ways)

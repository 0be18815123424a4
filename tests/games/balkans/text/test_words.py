"""The words of each kind of choice, of names, of what can be looked up, and of a table's variants."""

import pytest

from games.balkans import GAME
from games.balkans.rules import moves
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Phase
from games.balkans.text import TEXT
from games.core.contract import Outcome, Pick
from tests.games.balkans import picture_cases
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import speak

ENGLISH = speak("en", 3)


@pytest.fixture(scope="module")
def view():
    """Return what the first of three players sees at its turn, with 9 gold and the third as an ally."""
    board = Board("BG LA EP", troops=True, mode="advanced").turn("BG", "offensive", "harvest")
    return GAME.view(board.ally("BG", "EP").gold("BG", 9).state, 0)


WORDS = (
    (moves.Kingdom("latin"), "Latin Empire: 5 lands, 6 armies, 1 fleet", "Choose a kingdom…",
     "Its advantages: Crusaders, Heirs of Rome, Papal Support."),
    (moves.Keep(()), "Without cards", "What to do…", "You keep none, pay nothing, and your deck stays as it is."),
    (moves.Plan(("harvest.1", "harvest.2", "arming.1")), "Harvest × 2, Arming", "What to do…",
     "You play one of these each season, in any order; nobody sees them before."),
    (moves.Order("harvest"), "Harvest", "Play an order…", "Brings 9 gold now: 2 + 1 per land (2 if rich); none if besieged, in ruins or in revolt."),
    (moves.Order("manoeuvre"), "Manoeuvre", "Play an order…",
     "Troops of one place spread to your lands around it, and may attack one land."),
    (moves.Attack("thrace"), "Thrace (17) – Борис, 1 army", "Offensive: hostile lands…",
     "you 11, they 3 in the field, 4 in a siege (before help); fortress, level 1; rich"),
    (moves.Attack("belgrade"), "Belgrade (1) – neutral", "Offensive: lands without a player…",
     "you 9, they 2, each + a tactic; fortress, level 1; rich"),
    (moves.With(()), "Without cards", "What to do…", "The order is played as printed, and your cards stay in your hand."),
    (moves.Choose("thrace"), "Thrace (17)", "Where to send armies…", "fortress, level 1; rich"),
    (moves.Back(), "← Back", "What to do…", "Takes your last answer back; nobody has seen it."),
    (moves.Skip("harvest"), "Skip and discard Harvest", "Skip the turn and discard…",
     "Nothing happens this season, and this order is gone for the round, unseen."),
    (moves.Card("ambush#1"), "Ambush – +2 strength", "Play a card…",
     "Played: start of a battle; it costs nothing and goes to its discard pile afterwards."),
    (moves.Ransom("royal", 1), "Ransom: royal army, 4 gold to Борис", "Ransom an army…",
     "The army returns to your reserve; leaves you 5 gold."),
    (moves.End(), "End turn", "What to do…", "The next player’s season turn begins."),
    (moves.Hire("elite", "thrace"), "Thrace (17): elite army, 3 gold", "Hire an elite army…",
     "2 strength in battle; leaves you 6 gold."),
    (moves.Promote("thrace"), "Thrace (17): promote, 2 gold", "Promote to elite…",
     "A regular army there becomes elite: 2 strength instead of 1. Leaves you 7 gold."),
    (moves.Build("thrace", "black_sw"), "Thrace (17): fleet → Black Sea (south-west, J), 2 gold", "Build a fleet…",
     "2 strength at sea, 1 in a battle on the coast, carries one army. Leaves you 7 gold."),
    (moves.BuildHome(army=True), "Adriatic Sea (A): fleet with a regular army, 3 gold", "Build a fleet…",
     "Appears in Venice’s home sea and uses no land’s action. Leaves you 6 gold."),
    (moves.BuildHome(army=False), "Adriatic Sea (A): fleet, 2 gold", "Build a fleet…",
     "Appears in Venice’s home sea and uses no land’s action. Leaves you 7 gold."),
    (moves.Repair("thrace"), "Thrace (17): clear ruins, 2 gold", "Clear ruins…",
     "The land gives gold again, but does nothing else in this Arming. Leaves you 7 gold."),
    (moves.Disband("thrace", "elite"), "Disband: elite army, Thrace (17)", "Disband…",
     "It returns to your reserve, free of charge, and can be hired elsewhere."),
    (moves.Disband("white", "fleet"), "Disband: fleet, White Sea (northern Aegean, E)", "Disband…",
     "It returns to your reserve, free of charge, and can be hired elsewhere."),
    (moves.BreakAlliance(), "Break the alliance", "What to do…",
     "At once, for 2 Influence: you may attack your allies, and they you."),
    (moves.Voyage("marmara", "white", "none"), "fleet, Sea of Marmara → White Sea (northern Aegean, E)",
     "Move a fleet…", "The fleet goes there, and what it carries lands after the battles at sea."),
    (moves.Voyage("white", "marmara", "royal@arta"),
     "fleet, White Sea (northern Aegean) → Sea of Marmara (H) (royal army, Arta (33))",
     "Move a fleet…", "The fleet goes there, and what it carries lands after the battles at sea."),
    (moves.Sail("white+elite"), "Move: fleet with elite army, White Sea (northern Aegean)", "Move a fleet…",
     "You choose next where it goes and whom it carries."),
    (moves.Ask("bosphorus"), "Ask to pass: Bosphorus", "Ask to pass a strait…",
     "Its owner says yes or no, for the rest of this order."),
    (moves.Send("thrace", ("kopsis:regular:1",)), "Send: regular army, Kopsis (13)", "What to do…",
     "you 1, they 3 in the field, 4 in a siege (before help)"),
    (moves.Send("thrace", ("all",)), "Send all to Thrace (17)", "What to do…",
     "you 11, they 3 in the field, 4 in a siege (before help); all that can march goes; then they answer"),
    (moves.Send("kopsis", ("all",)), "Send all to Kopsis (13)", "What to do…",
     "All that can march goes; then they answer"),
    (moves.March("kopsis", ("thrace:elite:1",)), "Send armies to Kopsis (13)…", "What to do…",
     "These armies go to the target now; what you leave behind guards its land."),
    (moves.Grant(), "Grant", "What to do…", "Their fleets pass for the rest of this order."),
    (moves.Refuse(), "Refuse", "What to do…", "Their fleets stay on their side for this order."),
    (moves.Defend(), "Play Defence", "What to do…",
     "Plays your Defence: help may come from two lands and seas around."),
    (moves.Fight("white"), "White Sea (northern Aegean, E)", "Fight next at…",
     "This battle is fought next; the others follow."),
    (moves.Meet("field"), "meet them in the open", "What to do…",
     "Fought now, in the open: your walls do not count."),
    (moves.Consent(yes=False), "Disagree", "What to do…",
     "Nothing is moved, and your ally’s order is still to be played."),
    (moves.Establish("ambush#1"), "Establish Ambush: 5 gold", "Establish a card…",
     "Costs 5 gold once; then it works again and again, from the table, all game long."),
    (moves.DrawRoyal(), "Draw a royal card", "What to do…", "One card from your kingdom’s own deck."),
    (moves.Buy(), "Buy a strategy: 1 gold", "What to do…",
     "The top strategy comes into your hand, and the next costs more. Leaves you 8 gold."),
    (moves.Reshuffle(), "Reshuffle royal cards", "What to do…", "All your played royal cards can be drawn again."),
    (moves.Lend(2), "Lend fleets to Ștefan cel Mare și Sfânt", "Lend your fleets…",
     "All your fleets beside the battle count for them in land battles this turn."),
    (moves.Hand(), "From hand", "What to do…",
     "Everybody hears it; the card itself stays hidden until all are turned up."),
    (moves.Draw(), "Draw", "What to do…", "A common tactic, unseen until all are turned up: mostly 0 to 3 strength."),
    (moves.Tactic("ambush#1"), "Ambush – +2 strength", "Prepare a tactic…", "In this battle: +2 strength"),
    (moves.Count(1), "Борис", "Whose tactic counts…",
     "Only this tactic counts for your side; the others are discarded."),
    (moves.Lose(("thrace:regular:1", "marmara:1")), "regular army, Thrace (17); fleet, Sea of Marmara", "What to do…",
     "These pieces leave the map and return to your reserve."),
    (moves.Retreat(), "Retreat", "What to do…", "You lose this battle and withdraw with what is left."),
    (moves.Stay(), "Stay", "What to do…", "If the other side stays too, another round is fought."),
    (moves.Embark("royal", "white"), "royal army aboard: White Sea (northern Aegean, E)", "Take an army aboard…",
     "It is safe aboard and leaves with the fleet."),
    (moves.Withdraw("kopsis"), "Withdraw to Kopsis (13)", "Withdraw to…", "All that is left of you goes there."),
    (moves.Propose("bulgaria+epirus"), "Alliance: Bulgaria, Epirus", "Propose an alliance…",
     "All named must accept; allies’ lands and troops do not fight each other."),
    (moves.Accept(), "Accept", "What to do…", "If all accept, you are allies at once."),
    (moves.Decline(), "Decline", "What to do…", "There will be no such alliance; it costs nothing."),
    (moves.Surrender(), "Surrender…", "What to do…", "Asks you once more; then your kingdom leaves the game."),
    (moves.Yield(("bulgaria",)), "To surrender, name your kingdom…", "What to do…",
     "Naming your own kingdom ends the game for you; any other name goes back."),
)  # fmt: skip


@pytest.mark.parametrize(("move", "label", "menu", "about"), WORDS)
def test_each_kind_of_move_has_its_label_heading_and_explanation(view, move, label, menu, about):
    assert TEXT.words(move, view, ENGLISH).label == label
    assert TEXT.words(move, view, ENGLISH).heading == menu
    assert TEXT.words(move, view, ENGLISH).about == about


def test_every_kind_of_move_but_done_and_pass_is_among_them():
    assert set(moves.VOCABULARY) - {type(move) for move, *_ in WORDS} == {moves.Done, moves.Pass}


@pytest.mark.parametrize(
    ("phase", "about"),
    [
        ("arming", "Gold you keep is there next season."),
        ("off_aggression", "You stay allied and go on with the Offensive."),
        ("off_fleets", "No more fleets move in this order."),
        ("off_armies", "No more armies march; then the other side answers."),
        ("off_reaction", "You let it come; then it is fought."),
        ("defence_moves", "The armies stand as they are; the order ends."),
        ("development", "The order ends; what you did not do is lost."),
    ],
)
def test_being_done_says_what_follows_in_each_step(view, phase, about):
    assert TEXT.words(moves.Done(), picture_cases.changed(view, phase=phase), ENGLISH).about == about


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        (moves.March, "These armies go to the target now; what you leave behind guards its land."),
        (moves.Lose, "These pieces leave the map and return to your reserve."),
        (moves.Plan, "You play one of these each season, in any order; nobody sees them before."),
        (moves.Keep, "Each card kept costs 2 gold; the others go back into your royal deck."),
        (moves.With, "They are paid at once and work for this order only."),
        (moves.Yield, "Naming your own kingdom ends the game for you; any other name goes back."),
    ],
)
def test_choosing_several_says_what_becomes_of_them(view, kind, about):
    pick = Pick(kind, ("kopsis:regular:1",), 1, 3, fixed=("kopsis",) if kind is moves.March else ())
    assert TEXT.words(pick, view, ENGLISH).about == about


@pytest.mark.parametrize(
    ("name", "item", "gloss"),
    [
        ("ambush#1", "Ambush – +2 strength", "start of a battle: +2 strength"),
        ("forced_march#1", "Forced March – armies move up to 3 lands", "with Offensive: armies move up to 3 lands"),
        ("harvest.1", "Harvest", "2 gold + 1 per land (2 if rich)."),
        ("manoeuvre.2", "Manoeuvre", "Spread out the troops of one place."),
        ("thrace", "Thrace (17)", "fortress, level 1; rich"),
        ("bulgaria", "Bulgaria", "5 lands, 6 armies, 1 fleet; Glory of the Tsar, Realm of Three Seas"),
        ("regular", "regular army", "1 strength; hired for 1 gold"),
        ("thrace:elite:2", "elite army 2, Thrace (17)", "2 strength; hired for 3 gold"),
        ("regular@thrace", "regular army, Thrace (17)", "1 strength; hired for 1 gold"),
        ("latin:elite", "elite army, Latin Empire", "2 strength; hired for 3 gold"),
        ("white", "White Sea (northern Aegean, E)", "2 strength at sea, 1 in a battle on the coast; built for 2 gold"),
        (
            "white:2@1",
            "fleet 2, White Sea (northern Aegean) (lent by Борис)",
            "2 strength at sea, 1 in a battle on the coast; built for 2 gold",
        ),
        (
            "white+elite",
            "fleet with elite army, White Sea (northern Aegean)",
            "A fleet with an army aboard; both are lost together",
        ),
        ("bosphorus", "Bosphorus", ""),
        ("bulgaria+latin", "Bulgaria, Latin Empire", ""),
        ("1", "Борис", ""),
        ("none", "none", ""),
        ("all", "all of them", ""),
    ],
)
def test_each_name_has_its_words_and_what_stands_behind_it(view, name, item, gloss):
    assert TEXT.item(name, view, ENGLISH) == item
    assert TEXT.gloss(name, view, ENGLISH) == gloss


@pytest.mark.parametrize(
    ("asking", "name", "item"),
    [
        ("seat", "latin", "Борис – Latin Empire"),
        ("surrender", "bulgaria", "Ana – Bulgaria"),
        ("seat", "nicaea", "Nicaea"),
        ("land", "nicaea", "Nicaea (31)"),
        ("seat", "1", "Борис"),
        ("number", "1", "1"),
        ("attack", "none", "no attack"),
        ("cargo", "none", "nobody"),
        ("cargo", "stay", "stay aboard"),
        ("drop", "aboard", "the army aboard"),
    ],
)
def test_the_words_of_a_name_depend_on_what_is_asked(view, asking, name, item):
    own = picture_cases.changed(view, asking=asking, draft=("order offensive",))
    assert TEXT.item(name, own, ENGLISH) == item
    assert TEXT.words(moves.Choose(name), own, ENGLISH).label == item


def test_the_title_of_a_card_is_its_name_without_a_copy_too(view):
    assert TEXT.item("ambush", view, ENGLISH) == "Ambush"


def test_leaving_an_alliance_between_rounds_is_free(view):
    razbor = picture_cases.changed(view, phase=Phase.RAZBOR_DIPLOMACY)
    assert TEXT.words(moves.BreakAlliance(), razbor, ENGLISH).about == "You leave the alliance and pay nothing."


def left_out(board):
    """Return the choices of Bulgaria that menus do not show; a choice of several armies by its verb."""
    choices = GAME.moves(board.state, 0)
    offered = TEXT.offered(choices, GAME.view(board.state, 0))
    assert offered == [choice for choice in choices if choice in offered]
    return [choice.verb if isinstance(choice, Pick) else str(choice) for choice in choices if choice not in offered]


def test_menus_leave_out_what_achieves_nothing_or_takes_more_steps():
    board = Board("BG LA EP", troops=True).turn("BG", "offensive")
    own = ["vidin", "karvuna", "tarnovo", "sredets", "kopsis"]
    assert left_out(board) == [f"attack {land}" for land in own], "there is nobody to fight"
    board.do("BG", moves.Attack("thrace")).until("off_fleets")
    assert left_out(board) == ["sail black_nw"], "each of its voyages is one step"
    board.until("off_armies")
    assert left_out(board) == ["march"], "the armies are chosen at once"
    board = Board("BG LA EP", troops=True).turn("BG", "offensive").do("BG", moves.Order("offensive"))
    far = left_out(board)
    assert {"choose arta", "choose naxos"} <= set(far)
    assert not {f"choose {land}" for land in (*own, "thrace")} & set(far), "troops may also gather at home"


def test_an_order_with_which_nothing_was_moved_yet_may_be_called_off():
    board = Board("BG LA EP", troops=True).turn("BG", "offensive").do("BG", moves.Attack("thrace"))
    for phase, asked in (
        ("off_fleets", "Move fleets and send armies to Thrace (17); then press Done."),
        ("off_armies", "Send your armies to Thrace (17), or give the order up."),
    ):
        board.until(phase)
        assert TEXT.ask(GAME.view(board.state, 0), board.moves("BG"), ENGLISH) == asked
    board.do("BG", moves.March("thrace", ("kopsis:regular:1",)))
    asked = TEXT.ask(GAME.view(board.state, 0), board.moves("BG"), ENGLISH)
    assert asked == "Send your armies to Thrace (17); then press Done."


# The table


def test_the_table_tells_each_seats_lands_armies_and_fleets():
    lines = TEXT.table(picture_cases.besieged(), picture_cases.localizer()).split("\n")
    assert lines[:7] == [
        "Round 1 · summer · first player: Ana · target ringed: Constantinople",
        "Siege battle, Constantinople (24): Ana 11 – Борис 10",
        "Besieged: Constantinople (24)",
        "Ana (Bulgaria): Influence 0, gold 5, lands 5, cards 4, orders left 0",
        "– 7 ×1, 9 ×1, 8 ×2, 12 ×1, 13 ×1, 17, 24 ×4, H ×2, K ×1",
        "Борис (Latin Empire): Influence 0, gold 5, lands 5, cards 4, orders left 0",
        "– 17 ×1, 24 ×2, 23 ×1, 22 ×1, 25 ×1, H ×3",
    ]


def test_the_table_names_who_is_out_and_at_the_end_the_places():
    begun = picture_cases.begun()
    out = picture_cases.changed(begun.players[0], status="eliminated")
    view = picture_cases.changed(begun, players=(out, *begun.players[1:]))
    assert TEXT.table(view, speak()).split("\n")[1] == "Ana: out of the game"
    own = picture_cases.changed(view, audience=0, asked=(0,))
    assert TEXT.ask(own, (), speak()) == "You are out of this game."
    result = Outcome(places=(1, 2, 2, 4, 5), reason="rounds", scores=(20, 19, 19, 17, 16))
    assert TEXT.table(picture_cases.changed(begun, outcome=result), speak()).split("\n") == [
        "The last round is over: Influence decides.",
        "1. Ana (20 Influence, 5 lands)",
        "2. Борис (19 Influence, 5 lands) and Ștefan cel Mare și Sfânt (19 Influence, 5 lands)",
        "4. Мария (17 Influence, 5 lands)",
        "5. Jo (16 Influence, 5 lands)",
    ]


# What can be looked up

LOOKED_UP = (
    ("land:thrace",
     ["Fortress, level 1; rich. At the start: Latin Empire.",
      "Neighbours by land: Kopsis (13), Philippopolis (16), Constantinople (24), Gallipoli (23), Rhodope (22)",
      "Seas beside it: Black Sea (south-west, J)"],
     ["Now held by Борис", "There: Борис – 1 elite army"]),
    ("sea:marmara",
     ["Coasts: Constantinople (24), Gallipoli (23), Nicomedia (25), Nicaea (31), Bithynia (30)",
      "Neighbouring seas: White Sea (northern Aegean, E), Black Sea (south-west, J)",
      "Dardanelles leads to White Sea (northern Aegean, E)",
      "Bosphorus leads to Black Sea (south-west, J)"],
     ["There: Ana – 2 fleets and 1 regular army", "There: Борис – 3 fleets and 1 royal army"]),
    ("sea:bosphorus",
     ["Joins Sea of Marmara (H), Black Sea (south-west, J). The owner of Constantinople (24) opens or closes it."],
     ["Now held by Борис"]),
    ("kingdom:venice",
     ["Homelands: Dalmatia (4), Euboea (35), Dyrrhachium (18), Naxos (43), Crete (46)",
      ("Troops at the start: 1 elite army – Dalmatia (4); 1 regular army and 1 elite army – Dyrrhachium (18); "
       "1 regular army – Euboea (35); 1 regular army – Crete (46); 1 regular army – Naxos (43); "
       "1 fleet – Adriatic Sea (A); 1 fleet – Strait of Otranto (B); 2 fleets – Sea of Crete (D)"),
      "It has no royal army, but may build fleets in its home sea without a land.",
      "Masters of the Sea – +1 strength in sea battles",
      "Trade Routes – 1 gold more per sea with your fleet (max 2)",
      "Lordship of the Seas – +1 Influence in the Reckoning per 2 seas with your fleets (max 2)"],
     ["Led by Jo"]),
    ("map:thrace",
     ["Kopsis (13), Philippopolis (16), Thrace (17), Constantinople (24), Gallipoli (23), Rhodope (22)"],
     []),
    ("card:dynastic_marriage",
     ["Royal card of Epirus; copies: 1",
      "Played: Reckoning. Price: 3 gold.",
      "Take a neighbouring neutral land without a fortress"],
     []),
    ("card:keen_arrows",
     ["Strategy; copies: 1",
      "Played: start of a battle. Price: 1 gold.",
      "+1 attack",
      "Only in the advanced game.",
      "Can be established in a Development."],
     []),
    ("land:rum", ["This land lies outside the game: nothing can enter it."], []),
    ("card:forced_march",
     ["Strategy; copies: 2",
      "Played: with Offensive. Price: 0 gold.",
      "Armies move up to 3 lands",
      "Can be established in a Development."],
     []),
)  # fmt: skip


@pytest.mark.parametrize(("name", "printed", "now"), LOOKED_UP)
def test_looking_up_tells_what_is_printed_and_what_is_there_now(name, printed, now):
    said, table = picture_cases.localizer(), picture_cases.besieged()
    thrace = picture_cases.changed(table.lands["thrace"], owner=1, revolt=False)
    table = picture_cases.changed(table, lands=table.lands | {"thrace": thrace})
    assert TEXT.term(name, None, said).split("\n") == printed
    assert TEXT.term(name, table, said).split("\n") == [*printed, *now]


def test_looking_up_a_land_tells_its_marks_and_how_it_resists():
    table = picture_cases.besieged()
    belgrade = TEXT.term("land:belgrade", table, picture_cases.localizer()).split("\n")
    assert belgrade == [
        "Fortress, level 1; rich; defence 2 + tactic. At the start: neutral.",
        "Neighbours by land: Bosnia (5), Rascia (11), Nish (6), Vidin (7)",
        "Seas beside it: none",
        "Now held by neutral",
    ]
    assert "rich; in revolt." in TEXT.term("land:thrace", table, picture_cases.localizer())
    assert "rich; in ruins." in TEXT.term("land:constantinople", table, picture_cases.localizer())


# The rules


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            BalkansOptions(),
            [
                "Standard game: three orders, three seasons, battles of several rounds.",
                "A player with 30 Influence at the end of a round wins.",
                "A player who takes an eleventh land wins at once.",
                "Lands of kingdoms without a player are neutral.",
                "Alliances are made as you agree.",
                "Kingdoms are chosen in turn.",
            ],
        ),
        (
            BalkansOptions(
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
            [
                "Advanced game: five orders, four seasons, battles of one round with attack and defence.",
                "A player with 45 Influence at the end of a round wins.",
                "Round 7 is the last: then Influence decides.",
                "The first player to have 40 gold wins at once.",
                "A player who holds Thessalonica (29) in two Plannings in a row wins.",
                "Lands of kingdoms without a player are sovereign.",
                "Fixed teams, who share Influence and need twice as much (the smaller team does not).",
                "Kingdoms are dealt by lot.",
                "Strategic start: 5 more gold, and of five royal cards you keep what you pay for.",
                "An Offensive may be played as a Manoeuvre.",
            ],
        ),
        (
            BalkansOptions(annihilation=True, non_players="unplayable", alliances="none"),
            [
                "Standard game: three orders, three seasons, battles of several rounds.",
                "Only the last one standing wins.",
                "Lands of kingdoms without a player are outside the game.",
                "No alliances.",
                "Kingdoms are chosen in turn.",
            ],
        ),
    ],
)
def test_the_rules_tell_the_variants_of_their_table_and_no_others(options, lines):
    *_, variants, _ = TEXT.rules(options, ENGLISH)
    assert variants.text.split("\n") == [f"- {line}" for line in lines]


def test_the_page_of_kingdoms_tells_the_numbers_of_each():
    (text,) = (page.text for page in TEXT.rules(BalkansOptions(), ENGLISH) if page.picture == "kingdoms")
    first, *kingdoms = text.split("\n\n")
    assert first == ENGLISH("page-kingdoms-text")
    assert len(kingdoms) == 5
    assert "**Bulgaria**: 5 lands, 6 armies, 1 fleet; Glory of the Tsar, Realm of Three Seas" in kingdoms

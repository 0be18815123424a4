"""Labels, menus, prompts, and the texts of table and hand."""

import re
from typing import get_args

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data import geography
from games.balkans.data.components import ADVANTAGES, CARDS, PLAYABLE, SEAS, STRAITS
from games.balkans.rules import moves
from games.balkans.rules.frames import ConsentChoice, Defence, Development, FieldChoice, Offensive, Passage, Proposal
from games.balkans.rules.moves import (
    Build,
    BuildHome,
    Buy,
    Card,
    Choose,
    Done,
    Establish,
    Hire,
    Keep,
    March,
    Order,
    Plan,
    Promote,
    Ransom,
    Repair,
    Skip,
    With,
)
from games.balkans.rules.public import Asking, Captive, Peek, Phase
from games.balkans.rules.realm.economy import BASE_HARVEST, price_of
from games.balkans.text import TEXT
from games.core.chance import SeededChance
from games.core.contract import Pick
from tests.games.balkans.picture_cases import besieged
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import each_locale, some_view, speak


@pytest.fixture(scope="module")
def view():
    return some_view()


def test_moves_on_buttons_and_in_menus(view):
    number = geography.numbers()
    english = speak()
    for move, label, menu in (
        (Hire("elite", "thrace"), f"Thrace ({number['thrace']}): elite army, 3 gold", "Hire an elite army…"),
        (Promote("thrace"), f"Thrace ({number['thrace']}): promote, 2 gold", "Promote to elite…"),
        (Build("thrace", "black_sw"), f"Thrace ({number['thrace']}): fleet → Black Sea (south-west, J), 2 gold", "Build a fleet…"),
        (Skip("harvest"), "Skip and discard Harvest", "Skip the turn and discard…"),
        (Skip("none"), "Skip", "Skip the turn and discard…"),
        (Card("mercenary_army#1"), "Mercenary Army (1 gold) – +1 strength", "Play a card…"),
        (Choose("thrace"), f"Thrace ({number['thrace']})", "Where to send armies…"),
    ):  # fmt: skip
        assert TEXT.words(move, view, english).label == label
        assert TEXT.words(move, view, english).heading == menu
    assert TEXT.words(Pick(Plan, ("harvest.1",), 1, 1), view, english).label == "Choose your four orders…"
    pick = Pick(March, ("thrace:elite:2",), 1, 1, fixed=("kopsis",))
    assert TEXT.words(pick, view, english).label == f"Send armies to Kopsis ({number['kopsis']})…"


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
        item = TEXT.item(name, view, said)
        assert 0 < len(item) <= 100
        assert "{" not in item
    for strange in ("nowhere", "x:y:z", "a#1"):
        with pytest.raises((LookupError, ValueError)):
            TEXT.item(strange, view, said)


@each_locale
def test_advantages_are_explained(view, locale):
    players = tuple(msgspec.structs.replace(player, advantages=tuple(ADVANTAGES)) for player in view.players)
    mine = msgspec.structs.replace(view, audience=0, players=players)
    assert len(TEXT.hand(mine, (), speak(locale)).splitlines()) >= len(ADVANTAGES)


A_MOVE_OF_EACH_KIND = (
    moves.Kingdom("latin"), moves.Keep(("ambush#1",)), Plan(("harvest.1",)), Order("manoeuvre"), moves.Attack("thrace"), With(("spies#1",)),
    Choose("thrace"), moves.Back(), Skip("harvest"), Card("ambush#1"), Ransom("royal", 1), moves.End(),
    Hire("elite", "thrace"), Promote("thrace"), Build("thrace", "white"), BuildHome(army=True), Repair("thrace"),
    moves.Disband("white", "fleet"), moves.BreakAlliance(), moves.Voyage("white", "marmara", "royal@thrace"), moves.Sail("white+elite"), moves.Ask("bosphorus"),
    moves.Send("kopsis", ("thrace:elite:1",)), March("kopsis", ("thrace:elite:1",)), moves.Grant(), moves.Refuse(), moves.Defend(), moves.Fight("white"),
    moves.Meet("field"), moves.Consent(yes=False), Establish("ambush#1"), moves.DrawRoyal(), Buy(), moves.Reshuffle(),
    moves.Lend(2), moves.Hand(), moves.Draw(), moves.Tactic("ambush#1"), moves.Count(1),
    moves.Lose(("thrace:regular:1", "white+elite:2", "white:2@1")), moves.Retreat(), moves.Stay(),
    moves.Embark("royal", "white"), moves.Withdraw("kopsis"), moves.Propose("bulgaria+epirus"), moves.Accept(),
    moves.Decline(), Done(), moves.Pass(), moves.Surrender(), moves.Yield(("bulgaria",)),
)  # fmt: skip


@each_locale
def test_every_kind_of_move_has_its_words(view, locale):
    assert tuple(type(move) for move in A_MOVE_OF_EACH_KIND) == moves.VOCABULARY
    said = speak(locale)
    phases = {Done(): Phase.OFF_REACTION, moves.Pass(): Phase.BATTLE_END}
    for move in A_MOVE_OF_EACH_KIND:
        words = TEXT.words(move, msgspec.structs.replace(view, phase=phases.get(move, view.phase)), said)
        assert 0 < len(words.label) <= 80, move
        assert "{" not in "".join(msgspec.structs.astuple(words)), move


def test_labels_name_who_and_what(view):
    for move, label in (
        (Ransom("royal", 1), "Ransom: royal army, 4 gold to Борис"),
        (moves.Lend(2), "Lend fleets to Ștefan cel Mare și Sfânt"),
        (
            moves.Embark("elite", "white"),
            f"elite army aboard: White Sea (northern Aegean, {geography.letters()['white']})",
        ),
        (moves.Propose("bulgaria+epirus"), "Alliance: Bulgaria, Epirus"),
        (moves.Lose(("white:2@1",)), "fleet 2, White Sea (northern Aegean) (lent by Борис)"),
        (moves.Consent(yes=True), "Agree"),
    ):
        assert TEXT.words(move, view, speak()).label == label


def test_what_a_button_does_is_said_on_it(view):
    shifting = msgspec.structs.replace(view, phase=Phase.DEFENCE_MOVES, asking="")
    choice = moves.Choose("thrace")
    assert TEXT.words(choice, shifting, speak()).label == "Armies to Thrace (17)"
    assert TEXT.words(choice, shifting, speak()).about.startswith("Next you choose which armies")
    assert TEXT.words(moves.Sail("marmara"), view, speak()).label == "Move: fleet, Sea of Marmara"
    asked = msgspec.structs.replace(view, asking="cargo")
    assert TEXT.words(moves.Choose("none"), asked, speak()).label == "nobody"
    assert TEXT.words(moves.Choose("none"), asked, speak()).about == "The fleet sails with nobody coming aboard."
    camp = msgspec.structs.replace(view, audience=0, asking="target", draft=(str(moves.Order("defence")),))
    assert TEXT.ask(camp, (), speak()) == "Choose the land of yours where the camp is pitched."
    aimed = msgspec.structs.replace(view, audience=0, asking="land", draft=(str(moves.Card("propaganda#1")),))
    assert TEXT.ask(aimed, (), speak()) == "Propaganda. Choose a land."


# Prices


PAID = (Hire, Promote, Build, BuildHome, Repair, Buy, Establish, Ransom)


def arming(*cards):
    """Return a table in Arming, with these cards and all that can be paid for."""
    board = Board("VE LA EP", mode="advanced").turn("VE", "arming").own("VE", "dalmatia").put("crete", "VE", "1r")
    board.hold("VE", *cards).gold("VE", 30)
    board.state.ruins = ("crete",)
    return board.do("VE", Order("arming"), *([With(cards)] if cards else []))


def developing(*cards):
    """Return a table in Development, with these cards, and some to establish."""
    board = Board("BG LA EP", mode="advanced").turn("BG", "development").hold("BG", *cards).gold("BG", 40)
    return board.do("BG", Order("development"), *([With(cards)] if cards else []))


def developed(*cards):
    return developing(*cards).do("BG", Buy(), Buy())


def ransoming():
    board = Board("BG LA EP").turn("BG", "harvest").gold("BG", 20)
    board.state.captives = tuple(Captive(0, kind, 1) for kind in ("regular", "elite", "royal"))
    return board


@pytest.mark.parametrize(
    ("board", "least"),
    [
        (arming, 8),
        (lambda: arming("skilled_craftsmen#1"), 8),
        (developing, 1),
        (developed, 1),
        (lambda: developed("scholars#1"), 1),
        (ransoming, 3),
    ],
)
def test_the_price_on_a_button_is_what_is_paid(board, least):
    state = board().state
    view, choices = GAME.view(state, 0), GAME.moves(state, 0)
    paid = [choice for choice in choices if isinstance(choice, PAID)]
    assert len(paid) >= least
    for move in paid:
        after = GAME.copy(state)
        GAME.play(after, 0, move, SeededChance(bytes(32), 0))
        price = state.gold[0] - after.gold[0]
        assert f"{price} gold" in TEXT.words(move, view, speak()).label


@each_locale
def test_prices_in_the_rules_are_those_that_are_paid(locale):
    arms = [Hire("regular", ""), Hire("elite", ""), Hire("royal", ""), Promote(""), Build("", ""), Repair("")]
    prices = [str(price_of(move)) for move in arms]
    assert re.findall(r"\d+", speak(locale)("order-arming-text")) == prices
    assert re.findall(r"\d+", speak(locale)("order-harvest-text"))[:2] == [str(BASE_HARVEST), "1"]
    shop = [price_of(Buy(), (Development(0, bought=bought),)) for bought in range(5)]
    told = [price_of(Establish("")), *shop]
    assert re.findall(r"\d+", speak(locale)("order-development-text")) == [str(price) for price in told]
    assert re.findall(r"\d+", speak(locale)("own-strategic_start")) == [str(price_of(Keep(("one",))))]


# Who is asked


def test_who_has_planned_is_told_that_the_plan_may_change():
    board = Board("BG LA EP").planning()
    view = GAME.view(board.state, 0)
    board.do("BG", GAME.default(view, GAME.moves(board.state, 0)))
    view, choices = GAME.view(board.state, 0), GAME.moves(board.state, 0)
    assert TEXT.ask(view, choices, speak()) == "Your plan is made; you may change it until all are ready."
    assert TEXT.ask(view, (), speak()).startswith("Nothing to do now.")


@pytest.mark.parametrize(
    ("phase", "frame", "line"),
    [
        ("strait_permission", Passage(0, 1, "bosphorus"), "Борис asks to pass"),
        ("ally_consent", ConsentChoice(0, 2, "thrace"), "to defend Thrace"),
        ("battle_choice", FieldChoice(0, "thrace"), "Thrace"),
        ("defence_moves", Defence(0, "thrace"), "Thrace"),
        ("off_armies", Offensive(0, "thrace"), "Thrace"),
        ("off_fleets", Offensive(0, "", "kopsis"), "Kopsis"),
        ("alliance_answer", Proposal(1, (0, 1, 2)), "Борис"),
    ],
)
def test_who_is_asked_reads_about_whom_and_what(view, phase, frame, line):
    own = msgspec.structs.replace(view, audience=0, asked=(0,), phase=phase, asking="", frames=(frame,))
    assert line in TEXT.ask(own, (Done(),), speak()).replace("*", "")


@pytest.mark.parametrize("phase", ["turn_close", "off_reaction", "battle_start", "battle_end", "razbor_cards"])
def test_who_has_no_answer_is_not_invited_to_one(view, phase):
    frame = Defence(0, "thrace")
    own = msgspec.structs.replace(view, audience=0, asked=(0,), phase=phase, asking="", frames=(frame,))
    with_cards, without = (TEXT.ask(own, choices, speak()) for choices in ((Card("spies#1"), Done()), (Done(),)))
    assert "play a card" in with_cards
    assert "play a card," not in without
    assert "no card" in without.lower() or "You cannot respond." in without


@pytest.mark.parametrize(
    ("phase", "choices", "key"),
    [
        (Phase.TURN_CLOSE, (Card("spies#1"), Done()), "turn_close"),
        (Phase.TURN_CLOSE, (Done(),), None),
        (Phase.OFF_REACTION, (Done(),), "off_reaction"),
    ],
)
def test_there_is_no_tip_where_a_turn_can_only_be_ended(view, phase, choices, key):
    own = msgspec.structs.replace(view, audience=0, asked=(0,), phase=phase, asking="", frames=())
    found = TEXT.tip(own, choices, speak())
    assert (found and found.key) == key


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("standard", "Choose four orders; three of them will be played."),
        ("advanced", "Choose your four orders for this round."),
    ],
)
def test_a_plan_is_asked_for_as_the_mode_of_the_game_has_it(view, mode, words):
    options = msgspec.structs.replace(view.options, mode=mode)
    own = msgspec.structs.replace(
        view, audience=0, asked=(0,), phase=Phase.PLANNING, asking="", frames=(), options=options
    )
    assert TEXT.ask(own, (), speak()) == words


@pytest.mark.parametrize(
    ("phase", "dropped", "line"),
    [
        (Phase.PLANNING, ("harvest",), "Your plan: Arming"),
        (Phase.PLANNING, (), "Your orders: Arming"),
        (Phase.TURN_CLOSE, ("harvest",), "Your orders: Arming"),
    ],
)
def test_orders_are_a_plan_until_the_season_begins(view, phase, dropped, line):
    own = msgspec.structs.replace(view, audience=0, phase=phase, hand=(), unplayed=("arming",), dropped=dropped)
    assert TEXT.hand(own, (), speak()).split("\n")[0] == line


@pytest.mark.parametrize(
    ("seat", "sums"),
    [
        (0, "Before tactics: you 11, **Борис** 10."),
        (1, "Before tactics: **Ana** 11, you 10."),
        (2, "Before tactics: **Ana** 11, **Борис** 10."),
    ],
)
def test_the_strengths_of_a_battle_are_told_from_the_reader_s_side(seat, sums):
    view = msgspec.structs.replace(besieged(), audience=seat, asked=(seat,), phase=Phase.BATTLE_START, asking="")
    assert TEXT.ask(view, (Card("ambush#1"),), speak()).endswith(sums)
    neutral = msgspec.structs.replace(view.battle, defenders=(), kind="neutral")
    told = TEXT.ask(msgspec.structs.replace(view, frames=(view.frames[0], neutral)), (Card("ambush#1"),), speak())
    assert "the defenders of the land" in told


def test_a_hand_tells_what_was_seen_and_prepared(view):
    peeks = (Peek(0, 1, "hand", ("spies#1",), ()), Peek(0, 2, "orders", ("harvest", "harvest"), ()))
    own = msgspec.structs.replace(
        view, audience=0, hand=("ambush#1",), unplayed=("arming",), picked=("accept",), drawn=("raid#1",), peeks=peeks
    )
    told = TEXT.hand(own, (), speak())
    for words in ("Arming", "Accept", "Raid", "Ambush", "Spies", "Harvest × 2"):
        assert words in told
    assert "Ambush" in TEXT.hand(msgspec.structs.replace(own, hand=(), picked=("ambush#1",)), (), speak())


@each_locale
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != "over"])
def test_every_phase_is_asked_about(view, phase, locale):
    said = speak(locale)
    asked = msgspec.structs.replace(view, phase=phase, asked=(0,), frames=())
    own = msgspec.structs.replace(asked, audience=0, asking="")
    assert "{" not in TEXT.ask(asked, (), said)
    assert TEXT.ask(own, (Done(),), said) not in {TEXT.ask(asked, (), said), ""}
    waiting = msgspec.structs.replace(own, asked=(1,))
    assert TEXT.ask(waiting, (), said).endswith(TEXT.ask(msgspec.structs.replace(asked, asked=(1,)), (), said))


@each_locale
@pytest.mark.parametrize("asking", [asking for asking in get_args(Asking) if asking])
def test_every_small_question_is_asked_and_heads_its_menu(view, asking, locale):
    said = speak(locale)
    own = msgspec.structs.replace(view, audience=0, asked=(0,), asking=asking, draft=("order offensive",))
    assert "{" not in TEXT.ask(own, (), said)
    assert "{" not in TEXT.words(Choose("thrace"), own, said).heading


@pytest.mark.parametrize(
    ("asking", "what", "words"),
    [
        ("cargo", "none", "The fleet sails with nobody coming aboard."),
        ("attack", "none", "No land is attacked; the troops only spread."),
        ("cards", "none", "Without it: nothing and nobody is added."),
        ("cargo", "stay", "It remains aboard, where it is, until a later order lands it."),
        ("drop", "aboard", "What the fleet carries comes along and is landed after the sea battles."),
        ("cards", "forced_march#1", "Whether a card of yours makes this order stronger."),
        ("seat", "1", "The card is aimed at this player."),
        ("origin", "white", "Only troops of this place and the seas beside it move."),
        ("sea", "white", "Here the fleet ends; beside the target it counts in the battle."),
        ("number", "2", "So many, each at its price."),
        ("surrender", "1", "Leave the game for good, or go back."),
        ("", "white", "Armies within reach may go there."),
    ],
)
def test_each_answer_to_a_small_question_says_what_it_means(view, asking, what, words):
    own = msgspec.structs.replace(view, audience=0, asked=(0,), asking=asking, draft=("order offensive",))
    assert TEXT.words(Choose(what), own, speak()).about == words

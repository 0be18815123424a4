"""Moves that shorten an Offensive, what menus leave out, and the odds shown before a battle."""

from games.balkans import GAME
from games.balkans.rules.moves import Attack, Back, Choose, Done, March, Order, Sail, Send, Voyage
from games.balkans.rules.state import armies
from games.balkans.text import TEXT
from games.balkans.text.offers import offered, reached
from games.balkans.views.prospects import Sums, is_guarded, sums_before, sums_with
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Pick
from games.core.notation import to_bytes
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import speak, states


def war():
    """Return a turn of Bulgaria's with armies at two borders of a fortress of the Latins, and a fleet."""
    board = Board("BG LA EP").put("sredets", "BG", "2r 1e").put("thrace", "LA", "1r")
    return board.put("philippopolis", "LA", "1r").own("LA", "philippopolis").fleet("black_nw", "BG")


def seen(board, name="BG"):
    return GAME.view(board.state, board.seat(name))


def shown(board, name="BG"):
    return offered(board.moves(name), seen(board, name))


def same(board, *others):
    """Assert that boards differ in nothing but the number of questions so far."""
    for other in others:
        state = other.state.copy()
        state.question, state.steps = board.state.question, board.state.steps
        assert to_bytes(state) == to_bytes(board.state)


def test_an_attack_is_an_offensive_without_cards():
    at_once = war().turn("BG", "offensive").do("BG", Attack("thrace"))
    step_by_step = war().turn("BG", "offensive").offensive("BG", "thrace")
    same(at_once, step_by_step)
    assert at_once.events == step_by_step.events


def test_an_attack_goes_no_farther_than_two_borders():
    board = Board("BG LA EP").put("sredets", "BG", "1r").turn("BG", "offensive", "harvest")
    aims = {move.land for move in board.moves("BG") if isinstance(move, Attack)}
    assert {"sredets", "nis", "thrace"} <= aims
    assert "arta" not in aims
    assert board.refused("BG", Attack("arta"))
    assert "adramyttion" in {
        move.land for move in board.fleet("white", "BG").moves("BG") if isinstance(move, Attack)
    }, "a fleet reaches the coasts around it"


def test_without_the_order_there_is_no_attack():
    board = war().turn("BG", "harvest")
    assert not any(isinstance(move, Attack) for move in board.moves("BG"))
    assert board.refused("BG", Attack("thrace"))


def test_a_voyage_is_a_fleet_moved_step_by_step():
    def ready():
        return Board("BG LA EP").put("karvuna", "BG", "1e").fleet("black_nw", "BG").turn("BG", "offensive")

    at_once = ready().offensive("BG", "thrace").do("BG", Voyage("black_nw", "black_sw", "elite@karvuna"))
    step_by_step = ready().offensive("BG", "thrace").do("BG", Sail("black_nw"))
    for answer in (Choose("black_sw"), Choose("elite@karvuna")):
        if answer in step_by_step.moves("BG"):
            step_by_step.do("BG", answer)
    same(at_once, step_by_step)
    assert at_once.events == step_by_step.events


def test_armies_sent_are_all_that_go():
    """Sending ends the mover's steps, from the fleets on; marching lets others follow."""
    armies = ("sredets:regular:1",)
    sent = war().turn("BG", "offensive").do("BG", Attack("philippopolis")).do("BG", Send("philippopolis", armies))
    marched = war().turn("BG", "offensive").do("BG", Attack("philippopolis")).until("off_armies")
    marched.do("BG", March("philippopolis", armies))
    assert marched.phase == "off_armies"
    same(sent, marched.do("BG", Done()))
    assert sent.armies("sredets") == "BG 1r 1e"


def test_all_armies_are_sent_by_one_word():
    board = war().turn("BG", "offensive").do("BG", Attack("philippopolis"))
    assert Send("philippopolis", ("all",)) in board.moves("BG")
    assert not any(
        isinstance(choice, Pick) and choice.most == len(choice.pool) and choice.kind is Send
        for choice in board.moves("BG")
    ), "taking all is offered once"
    board.do("BG", Send("philippopolis", ("all",)))
    assert board.armies("sredets") == ""


def by_land_and_sea():
    """Return a turn of Bulgaria's with an elite army that only a fleet can bring to Thrace, beside those that march."""
    board = Board("BG LA EP").put("sredets", "BG", "1r").put("karvuna", "BG", "1r 1e").own("LA", "thrace")
    board.put("thrace", "LA", "3e").fleet("black_nw", "BG", 2).turn("BG", "offensive", "harvest")
    return board.offensive("BG", "thrace")


def test_everything_is_sent_at_once_by_land_and_sea():
    """RULES 5.5, step 3: what can march marches, then each fleet takes the strongest army left."""
    board = by_land_and_sea()
    assert board.phase == "off_fleets"
    foretold = sums_with(seen(board), "thrace")
    board.do("BG", Send("thrace", ("all", "fleets")))
    assert board.armies("sredets") == ""
    assert board.armies("karvuna") == ""
    assert sums_before(seen(board), "thrace", ()) == foretold, "as the sums had it"


def test_fleets_sent_without_the_guards_take_only_what_leaves_another_behind():
    board = by_land_and_sea().do("BG", Send("thrace", ("guarded", "fleets")))
    assert board.armies("sredets") == "BG 1r"
    assert board.armies("karvuna") == "BG 1r"
    besieged = by_land_and_sea().put("karvuna", "LA", "1r").do("BG", Send("thrace", ("guarded", "fleets")))
    assert besieged.armies("karvuna") == "BG 1r 1e | LA 1r"


def test_all_that_march_are_sent_by_one_word_where_none_of_them_has_to_stay():
    """A regular army cannot pass the enemies on the way; what a fleet could take would leave its land empty."""
    board = Board("BG LA EP").put("philippopolis", "BG", "1r 3e").put("thrace", "BG", "1r").put("kopsis", "LA", "1r")
    for land, owner in (("philippopolis", "BG"), ("thrace", "BG"), ("kopsis", "LA"), ("karvuna", "LA")):
        board.own(owner, land)
    board.fleet("black_nw", "BG", 1).turn("BG", "offensive", "harvest").offensive("BG", "karvuna")
    sent = [choice for choice in TEXT.offered(board.moves("BG"), seen(board)) if isinstance(choice, Send)]
    assert [move.armies for move in sent] == [("guarded", "fleets"), ("all", "fleets"), ("all",)]


def test_all_but_the_guards_leave_no_land_empty():
    """Neither by land nor by sea, whatever armies are there."""
    sent = 0
    for state in (state for number in range(3) for state in states(number, 1)):
        for seat in GAME.view(state, PUBLIC).asked[:1]:
            view = GAME.view(state, seat)
            if view.offensive is None or view.offensive.seat != seat:
                continue
            for move in TEXT.offered(GAME.moves(state, seat), view):
                if isinstance(move, Send) and is_guarded(view, move.to, move.armies):
                    after, sent = GAME.copy(state), sent + 1
                    held = [land for land in view.lands if land != move.to and sum(armies(after, land, seat))]
                    GAME.play(after, seat, move, SeededChance(bytes(32), 0))
                    assert all(sum(armies(after, land, seat)) for land in held), move
    assert sent > 5


def test_the_defender_sends_help_and_is_done():
    def attacked():
        board = Board("BG LA EP").put("kopsis", "BG", "2r").put("thrace", "LA", "1r").put("constantinople", "LA", "2e")
        board.hold("LA", "siege_engines#1").turn("BG", "offensive").do("BG", Attack("thrace"))
        return board.do("BG", Send("thrace", ("all",)))

    assert attacked().phase == "off_reaction"
    sent = attacked().do("LA", Send("thrace", ("constantinople:elite:1",)))
    same(sent, attacked().do("LA", March("thrace", ("constantinople:elite:1",)), Done()))
    assert sent.phase != "off_reaction"


# What menus show


def test_menus_name_only_targets_in_reach():
    board = war().turn("BG", "offensive", "harvest")
    targets = reached(seen(board))
    shown_now = [move.land for move in shown(board) if isinstance(move, Attack)]
    assert {"philippopolis", "thrace"} <= set(shown_now) <= set(targets)
    assert "tarnovo" not in shown_now, "to gather troops an Offensive is begun"
    assert len(shown(board)) <= 25
    board.do("BG", Order("offensive"))
    aims = [move.what for move in board.moves("BG") if isinstance(move, Choose)]
    named = [move.what for move in shown(board) if isinstance(move, Choose)]
    assert set(named) == set(targets) < set(aims)
    assert named == [land for land in aims if land in targets], "in the order of the moves"
    said = speak("en", 3)
    assert f"Out of reach: {len(aims) - len(named)}" in TEXT.ask(seen(board), board.moves("BG"), said)


def test_a_screen_has_room_for_the_best_targets():
    board = Board("BG LA EP", troops=True).turn("BG", "offensive")
    for sea in ("black_nw", "marmara", "white", "ionian"):
        board.fleet(sea, "BG").put("karvuna", "BG", "1r")
    board.put("rhodope", "BG", "2r")
    board.do("BG", Order("offensive"))
    view, near = seen(board), reached(seen(board))
    assert len(near) > 25
    assert len(shown(board)) == 25
    named = {move.what for move in shown(board) if isinstance(move, Choose)}
    ranks = {land: (view.lands[land].owner == 0, straits) for land, straits in near.items()}
    assert max(ranks[land] for land in named) <= min(rank for land, rank in ranks.items() if land not in named)


def test_whole_moves_stand_for_their_steps():
    board = Board("BG LA EP").put("karvuna", "BG", "1e").put("kopsis", "BG", "2r").fleet("black_nw", "BG")
    board.turn("BG", "offensive").do("BG", Attack("thrace"))
    kinds = {type(choice) if not isinstance(choice, Pick) else choice.kind for choice in shown(board)}
    assert kinds == {Voyage, Send, Done}
    board.do("BG", Done())
    kinds = {type(choice) if not isinstance(choice, Pick) else choice.kind for choice in shown(board)}
    assert kinds == {Send, Done}


def test_what_alone_is_legal_is_shown():
    board = war().turn("BG", "offensive").do("BG", Order("offensive"))
    assert Back() in shown(board)


# Sums


def test_the_sums_of_a_battle_are_told_before_armies_are_sent():
    board = war().turn("BG", "offensive")
    assert sums_with(seen(board), "philippopolis") == Sums(4, 1, 1)
    about = TEXT.words(Attack("philippopolis"), seen(board), speak("en", 3)).about
    assert about.startswith("you 4, they 1 before help; tactics +0–3, defender wins ties; ")
    board.do("BG", Attack("philippopolis"))
    all_of_them = Send("philippopolis", ("all",))
    about = TEXT.words(all_of_them, seen(board), speak("en", 3)).about
    assert about.startswith("you 4, they 1 before help; tactics +0–3, defender wins ties; ")
    single = TEXT.words(Send("philippopolis", ("sredets:regular:1",)), seen(board), speak("en", 3))
    assert single.about == "you 1, they 1 before help; tactics +0–3, defender wins ties"


def test_walls_are_told_apart_from_the_field():
    board = Board("LA BG EP").put("constantinople", "LA", "2e").put("tarnovo", "BG", "1r").own("LA", "kopsis")
    board.put("kopsis", "LA", "1e").turn("LA", "offensive")
    sums = sums_with(seen(board, "LA"), "tarnovo")
    assert sums.walls > sums.defenders == 1
    assert "siege" in TEXT.words(Attack("tarnovo"), seen(board, "LA"), speak("en", 3)).about

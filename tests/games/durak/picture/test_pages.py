"""The examples on the rules pages are true by the rules."""

import pytest

from games.check.golden import pngs
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.data.cards import rank_of
from games.durak.picture import pages
from games.durak.rules.bout import play
from games.durak.rules.events import BeatenOff
from games.durak.rules.moves import Attack, Defend, Pass, Take, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.text import TEXT
from games.durak.text.rules_page import HELD
from tests.games.durak.picture_cases import ALL, localizer

PICTURES = pngs("durak")
EXAMPLE = pages._HANDS
CHANCE = SeededChance(bytes(32), 0)


def example():
    """Return the state of the example as its second card is thrown in."""
    state = pages._state(EXAMPLE, teams=False)
    for seat, move in pages._OPENING:
        play(state, seat, move, CHANCE)
    return state


def test_the_defender_of_the_example_may_do_what_the_text_says():
    state = example()
    assert GAME.moves(state, 1) == (Defend("9H", "JH"), Defend("9H", "6D"), Take())
    assert GAME.view(state, 1).hand == tuple(sorted(HELD, key=GAME.view(state, 1).hand.index))


def test_the_bout_of_the_example_ends_as_the_text_says():
    state = example()
    play(state, 1, Defend("9H", "JH"), CHANCE)
    for seat in (0, 2):
        assert not {rank_of(name) for name in GAME.view(state, seat).hand} & {"7", "9", "J"}
        events = play(state, seat, Pass(4), CHANCE)
    assert any(isinstance(event, BeatenOff) and len(event.cards) == 4 for event in events)
    assert (state.starter, state.defender) == (1, 2)
    assert GAME.view(state, PUBLIC).hands == (6, 6, 6)


def test_a_defender_who_takes_in_the_example_is_skipped():
    state = example()
    play(state, 1, Take(), CHANCE)
    for seat in (0, 2):
        play(state, seat, Pass(3), CHANCE)
    assert state.starter == 2


def test_the_transfer_of_the_page_is_legal():
    state = pages._state(pages._PASSED_ON, teams=False)
    play(state, 0, Attack("7S"), CHANCE)
    play(state, 1, Transfer("7C"), CHANCE)
    assert state.defender == 2
    assert 1 in state.throwers


def test_the_pages_of_the_rules_stand_in_the_order_in_which_they_are_learnt():
    plain = ["aim", "signs", "start", "bout", "example", "transfer", "end", "questions"]
    assert [page.picture for page in TEXT.rules(DurakOptions(), localizer())] == plain


@pytest.mark.parametrize("options", [DurakOptions(), DurakOptions(transfer=False, auto_pass=True, enchanted=ALL)])
def test_only_what_is_played_at_this_table_is_explained(options):
    told = {page.picture.split()[0] for page in TEXT.rules(options, localizer())}
    assert ("transfer" in told) == options.transfer
    assert ("enchanted" in told) == bool(options.enchanted)
    assert "teams" not in told
    bout = next(page.text for page in TEXT.rules(options, localizer()) if page.picture == "bout")
    assert ("pass automatically" in bout) == options.auto_pass
    assert ("cannot be transferred" in bout) != options.transfer
    assert "teams" in {page.picture for page in TEXT.rules(DurakOptions(teams=True), localizer())}


@pytest.mark.parametrize(
    ("ranks", "picture", "effects", "forbids"),
    [("7", "enchanted 7", 1, True), ("8K", "enchanted 8 K", 2, False), ("J6", "enchanted 6 J", 2, True)],
)
def test_the_page_of_enchanted_cards_explains_just_the_ranks_of_the_table(ranks, picture, effects, forbids):
    (page,) = (
        page
        for page in TEXT.rules(DurakOptions(enchanted=frozenset(ranks)), localizer())
        if page.picture.startswith("enchanted")
    )
    lines = page.text.split("\n")[1:]
    assert page.picture == picture
    assert len(lines) == effects + forbids
    assert ("outweighs every other effect" in page.text) is forbids


def test_the_page_of_enchanted_cards_draws_just_the_ranks_of_the_table():
    six, both = (PICTURES.page(name, localizer()) for name in ("enchanted 6", "enchanted 6 7"))
    assert six != both
    assert PICTURES.page("enchanted 6 5", localizer()) is None
    assert PICTURES.page("enchanted", localizer()) is None

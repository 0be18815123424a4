"""Carcassonne's texts keep Discord's limits in every situation."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.text import TEXT, names, table, words
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from tests.games.carcassonne.picture_cases import TABLES, award, games, localizer, message, robber, steal
from tests.games.tables import daily, in_the_longest

ENGLISH = localizer()
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_table = pytest.mark.parametrize("number", daily(len(TABLES), 2))


@each_locale
def test_long_names_leave_room_on_labels(locale):
    said = localizer_for(GAME, locale, ["Щ" * 32] * 6)
    for state in (robber(), steal(), award(), message("H")):
        view = GAME.view(state, GAME.acting(state)[0])
        told = [TEXT.words(move, view, said).label for move in GAME.moves(state, view.audience)]
        assert all(len(label) <= 80 for label in told)
        assert len(set(told)) == len(told)


def test_the_last_tile_is_left_out_of_a_text_only_where_it_does_not_fit():
    view = GAME.view(robber(), PUBLIC)
    lengths = set()
    for letters in range(120, 260):
        lines = TEXT.table(view, localizer_for(GAME, "en", ["Щ" * letters] * 4)).split("\n")
        whole = TEXT.table(view, ENGLISH).split("\n")[1]
        lengths.add(len(lines))
        missing = 0 if lines[1] == whole else len(whole) + 1
        assert (missing == 0) == (len("\n".join(lines)) + missing <= 1024), letters
    assert len(lengths) == 2


@in_the_longest
@each_table
def test_long_names_leave_room_everywhere(number, locale):
    said = localizer_for(GAME, locale, ["Щ" * 32] * 6)
    for step, (state, _) in enumerate(games(**TABLES[number])):
        if step % 7:
            continue
        state.totals[:] = [total + 230 for total in state.totals]
        state.sheet[0::7] = [points + 230 for points in state.sheet[0::7]]
        assert len(TEXT.table(GAME.view(state, PUBLIC), said)) <= 1024
        for seat in GAME.acting(state):
            view = GAME.view(state, seat)
            assert len(TEXT.hand(view, GAME.moves(state, seat), said)) <= 1024
            assert all(len(TEXT.item(spot.name, view, said)) <= 100 for spot in view.spots)
            assert all(len(TEXT.words(move, view, said).label) <= 80 for move in GAME.moves(state, seat))


def _told(state, said):
    """Return all that is said of a state, to everybody and to who is asked."""
    public = GAME.view(state, PUBLIC)
    told = [TEXT.table(public, said), *(TEXT.item(spot.name, public, said) for spot in public.spots)]
    for seat in GAME.acting(state):
        view, choices = GAME.view(state, seat), GAME.moves(state, seat)
        told += [names.lettered(view), TEXT.ask(view, choices, said), TEXT.hand(view, choices, said)]
        told += [TEXT.words(move, view, said).label for move in choices]
    return told


@each_table
def test_what_is_said_follows_from_the_view_alone(number, monkeypatch):
    """The text of a view does not depend on how its hidden parts are determinized."""
    said = localizer("en", TABLES[number]["seats"])
    for step, (state, _) in enumerate(games(**TABLES[number])):
        if step % 4:
            continue
        heard = []
        for rng in range(3):
            with monkeypatch.context() as patch:
                for module in (names, words, table):
                    patch.setattr(module, "reconstruct", lambda view, rng=rng: GAME.determinize(view, _chance(rng)))
                heard.append(_told(state, said))
        assert heard[0] == heard[1] == heard[2]


def _chance(number):
    return SeededChance(bytes([number] * 32), number)

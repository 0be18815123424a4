"""Hidden cards reach no audience that may not know them, and a view that shows one is caught (RULES 7.1)."""

from collections.abc import Iterator

import pytest

from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Audience
from games.hayduti import GAME
from games.hayduti.data.cards import GOLD, IS_ZAPTIE, SILVER, STATS, names
from games.hayduti.rules.forming import goals, need_of, strength_of, way_of, ways
from games.hayduti.rules.state import Phase, State, keeps, taker, zaptie_sum
from games.hayduti.secrets import OF_HANDS, SECRETS
from games.hayduti.views.view import HaydutiView
from tests.games.hayduti.positions import play, saved_by_petko, shorts, table
from tests.games.hayduti.rich import rich

TABLES = ({}, {"parallel": True, "hidden_discards": True}, {"hidden_discards": True, "advanced_hands": True})
EACH = {name: secret for name, secret in SECRETS.items() if name != "hands"} | dict(OF_HANDS)


def steps() -> Iterator[State]:
    """Yield states of random tables on which much is raised, and the breaks in which Petko and Hitov help."""
    for seed, options in enumerate(TABLES):
        for count, playthrough in enumerate(random_walk(rich(bytes([seed]) * 32, **options), bytes(32))):
            if count % 3 == 0 or playthrough.state.phase != Phase.ACTIONS:
                yield playthrough.state
    for hidden in (False, True):
        yield saved_by_petko(hidden_discards=hidden)


# What words and pictures ask the rules about a state determinized for a view


def answers(view: HaydutiView, state: State) -> object:
    """Return what may be asked of a state determinized for this view."""
    own, listed = view.audience, [zaptie_sum(state)]
    if own == PUBLIC or view.outcome is not None:
        return listed
    listed += [state.players[own].surplus, state.players[own].limit]
    if view.phase == Phase.BROKEN_TAKE:
        listed.append(taker(state))
    if own == state.active:
        listed += [keeps(state), [need_of(state, stat) for stat in STATS]]
        if view.phase in {Phase.FORMING, Phase.BROKEN_GROUP}:
            listed.append(goals(state))
        if state.plan is not None:
            listed.append(ways(state, state.plan.goal))
            if state.plan.stage == "cards":
                way = way_of(state, state.plan)
                listed += [way, strength_of(state, state.plan, names(way.pool))]
    return listed


def test_what_is_asked_follows_from_the_view_alone() -> None:
    """Whatever randomness deals what is not seen, the rules answer the same, and as they do for the real state."""
    for state in steps():
        for audience in range(PUBLIC, len(state.players)):
            view = GAME.view(state, audience)
            for rng in range(3):
                assert answers(view, GAME.determinize(view, SeededChance(bytes(32), rng))) == answers(view, state)


# Exact cases


def twins(secret: str, state: State, audience: Audience) -> list[State]:
    """Return copies of a state that differ in a secret, by different random numbers."""
    found = (EACH[secret](state, audience, SeededChance(bytes(32), number)) for number in range(24))
    return [twin for twin in found if twin is not None]


def held(state: State) -> list[set[int]]:
    return [{*player.hand} for player in state.players]


def gone(state: State, audience: Audience) -> set[str]:
    """Return the hand cards, in short with their seats, that may be others for all that an audience knows."""
    return {
        f"{seat} {shorts([card])}"
        for twin in twins("hand", state, audience)
        for seat, (mine, other) in enumerate(zip(held(state), held(twin), strict=True))
        for card in mine - other
    }


def test_cards_that_were_seen_to_be_taken_stay_in_the_hand() -> None:
    state = table("n2g n2r", hands={1: "d3g d3r", 2: "b3y"})
    assert gone(state, PUBLIC) == {"0 n2g", "0 n2r", "1 d3g", "1 d3r", "2 b3y"}
    assert gone(state, 1) == {"0 n2g", "0 n2r", "2 b3y"}
    state.players[0].show(state.players[0].hand[:1])
    assert gone(state, 1) == {"0 n2r", "2 b3y"}


def test_a_hand_card_is_exchanged_with_one_that_a_hand_may_hold() -> None:
    """From the deck and from what lies face-down; everybody knows that no hand holds a zaptie."""
    state = table("n2g", hands={1: "d3g", 2: "b3y"}, down="Z3@1 b3g@2", up="n3g@3")
    came = {card for twin in twins("hand", state, 0) for hand in held(twin)[1:] for card in hand} - {
        card for hand in held(state) for card in hand
    }
    assert not any(IS_ZAPTIE[card] for card in came)
    assert came & {*state.deck}
    assert came & {*state.field}
    assert state.field[2] not in came, "it lies open"


@pytest.mark.parametrize(("hidden", "deck", "exists"), [(0, 2, False), (1, 0, False), (1, 1, True), (2, 0, True)])
def test_a_face_down_card_may_be_any_that_is_not_seen(hidden: int, deck: int, exists: bool) -> None:
    state = table("n2g")
    state.up = [place >= hidden for place in range(len(state.field))]
    state.deck = state.deck[:deck]
    found = twins("face-down cards", state, PUBLIC)
    assert bool(found) is exists
    for twin in found:
        assert sorted([*twin.field[:hidden], *twin.deck]) == sorted([*state.field[:hidden], *state.deck])
        assert twin.field[:hidden] != state.field[:hidden]
        assert twin.field[hidden:] == state.field[hidden:]


def test_the_hand_from_which_a_group_is_formed_does_not_change() -> None:
    """The group begun may need its cards; other hands may be anything."""
    state = table("n2g n2r n3g d3g", hands={1: "d3r", 2: "b3y"}, phase="forming")
    assert gone(state, 2) == {"0 n2g", "0 n2r", "0 n3g", "0 d3g", "1 d3r"}
    begun = twins("group begun", state, 2)
    assert begun
    assert all(twin.plan is not None for twin in begun)
    play(state, "0 improve nabor")
    assert [twin.plan for twin in twins("group begun", state, 2)] == [None] * len(begun)
    assert twins("group begun", state, 0) == [], "its own"
    assert gone(state, 2) == {"1 d3r"}


@pytest.mark.parametrize(
    ("hidden", "known_by"), [(False, {PUBLIC, 1, 2}), (True, {1})], ids=["discards open", "discards hidden"]
)
def test_what_a_broken_committee_loses_is_secret_where_discards_are(hidden: bool, known_by: set[int]) -> None:
    """Hitov's owner sees it in any case; what Petko has saved is then unknown, and else what is saved and lost."""
    state = saved_by_petko(hands={1: "n3g", 2: "b3y"}, hidden_discards=hidden)
    for audience in (PUBLIC, 1, 2):
        others = {PUBLIC: {"1 n3g", "2 b3y"}, 1: {"2 b3y"}, 2: {"1 n3g"}}[audience]
        mine = {"0 n2g", "0 d3r"} if audience in known_by else {"0 n2g", "0 n2r", "0 d3g", "0 d3r"}
        assert gone(state, audience) == mine | others
        found = twins("saved", state, audience)
        assert bool(found) is (audience not in known_by)
        assert all({*twin.kept} <= held(twin)[0] and len(twin.kept) == len(state.kept) for twin in found)
    assert twins("saved", state, 0) == []


def test_a_choice_of_what_to_clear_is_as_large_as_it_may_be() -> None:
    """At least what is over the limit, at most the whole hand; of any seat but the audience's own."""
    state = table("n2g n2r n3g d3g d3r b3y", hands={1: "n2u", 2: "b3g"}, phase="clearing", parallel=True)
    state.players[0].choice = tuple(state.players[0].hand[:2])
    state.players[1].choice = ()
    assert state.players[0].surplus == 2
    found = twins("choice", state, 2)
    sizes = [{len(twin.players[seat].choice or ()) for twin in found} for seat in (0, 1)]
    assert sizes == [{2, 3, 4, 5, 6}, {0, 1}]
    assert all({*(twin.players[seat].choice or ())} <= held(twin)[seat] for twin in found for seat in (0, 1))
    assert {twin.players[2].choice for twin in found} == {None}
    assert {twin.players[0].choice for twin in twins("choice", state, 0)} == {state.players[0].choice}


@pytest.mark.parametrize(
    ("seats", "done", "final", "still"),
    [
        (3, 0, False, {*SILVER}),
        (3, 1, False, {*GOLD}),
        (3, 2, False, set[int]()),
        (3, 2, True, {*GOLD}),
        (2, 0, False, {*SILVER, *GOLD}),
        (2, 1, False, set[int]()),
    ],
)
def test_marked_cards_stay_used_until_they_are_shuffled_in(seats: int, done: int, final: bool, still: set[int]) -> None:
    """Silver with the first rotation, gold with the second, of two players with the first; not with the last one."""
    rotations = 2 if final else 3
    state = table("n2g", seats=seats, rotations_done=done, final=final, rotations=rotations)
    later = [card for card in state.deck if card in {*SILVER, *GOLD}][:2] or state.deck[:2]
    state.deck = [card for card in state.deck if card not in later]
    state.used = [*still, *later]
    found = twins("used pile", state, PUBLIC)
    assert all(still <= {*twin.used} for twin in found)
    assert {card for twin in found for card in later if card in twin.deck} == {*later}
    for audience in (PUBLIC, 0):
        view = GAME.view(state, audience)
        worlds = [GAME.determinize(view, SeededChance(bytes(32), number)) for number in range(20)]
        assert all(still <= {*world.used} for world in worlds)
        assert any(card not in world.used for world in worlds for card in later)

"""Random games with much fighting, and the invariants that hold after every move."""

from games.balkans.data.components import (
    CARDS,
    COMMON_DECK,
    KINGDOMS,
    LANDS,
    LIMITS,
    LOADS,
    SEAS,
    royal_cards,
    strategies,
)
from games.balkans.rules import legal, machine
from games.balkans.rules.frames import Battle, Offensive, Planning, Razbor, Seasons, Turn
from games.balkans.rules.moves import Attack, BreakAlliance, Card, Choose, Done, Order, Pass, Skip, Surrender
from games.balkans.rules.state import (
    NOBODY,
    army_seats,
    besiegers,
    fleet_seats,
    hostile,
    land_count,
    level,
    living,
    on_board,
)
from games.core.conformance import sample

RARE = (Done, Skip, Pass, Surrender, BreakAlliance)


def choose(state, seat, choices, chance):
    """Return a random legal move, rarely one that ends something, often one that leads to a fight."""
    busy = [choice for choice in choices if not isinstance(choice, RARE)]
    if busy and chance.below(10):
        choices = busy
    attacks = [choice for choice in choices if isinstance(choice, Attack)]
    choices = [choice for choice in choices if not isinstance(choice, Attack)]
    orders = [choice for choice in choices if choice in {Order("offensive"), Order("manoeuvre")}]
    if orders and chance.below(3):
        choices = orders if chance.below(2) or not attacks else attacks
    draft = state.drafts[seat]
    if draft and draft[0] in {"order offensive", "order manoeuvre"}:
        near = {
            other
            for land in state.armies
            if seat in army_seats(state, land)
            for other in (*LANDS[land].lands, *(far for sea in LANDS[land].seas for far in SEAS[sea].lands))
        }
        aims = [
            choice
            for choice in choices
            if isinstance(choice, Choose) and choice.what in near and state.owner[choice.what] != seat
        ]
        choices = aims or choices
    return sample(choices[chance.below(len(choices))], chance)


def actor(state, chance):
    """Return who moves next: usually a seat the table waits for, sometimes any other that can move."""
    acting = legal.acting(state) if not chance.below(20) else legal.asked(state)
    return acting[chance.below(len(acting))]


def walk(options, seats, chance, check):
    """Play a game to its end, calling `check(state)` after each move; return the last state and all events."""
    state, events = machine.deal(options, seats, chance)
    told = list(events)
    for _ in range(30_000):
        if not legal.acting(state):
            return state, told
        seat = actor(state, chance)
        told += machine.play(state, seat, choose(state, seat, machine.moves(state, seat), chance), chance)
        check(state)
    raise AssertionError(f"the game does not end: {state.frames}")


def check_invariants(state):
    """Check I-01 to I-05 and I-12 (RULES 10.2)."""
    if not all(state.kingdoms):
        return
    check_pieces(state)
    check_cards(state)
    check_orders(state)
    check_places(state)
    assert min(state.gold) >= 0, "I-02"
    assert min(state.influence) >= 0, "I-02"
    for seat, status in enumerate(state.status):
        if status != "alive":
            assert land_count(state, seat) == 0 or state.result, "I-12"
        if land_count(state, seat) > LIMITS.coats:
            assert state.result is not None or not state.options.by_territory, "I-12"


def check_pieces(state):
    for seat in living(state):
        pool, royal, ships = on_board(state, seat)
        assert 0 <= pool <= LIMITS.armies, "I-01"
        assert 0 <= ships <= LIMITS.fleets, "I-01"
        assert 0 <= royal <= KINGDOMS[state.kingdoms[seat]].has_royal, "I-01"


def check_cards(state):
    advanced = state.options.advanced
    places = [*state.strategy_deck, *state.strategy_discard]
    common = [*state.common_deck, *state.common_discard, *(card for cards in state.drawn for card in cards)]
    for seat in living(state):
        places += [*state.royal_decks[seat], *state.royal_discards[seat], *state.hands[seat], *state.established[seat]]
    places += [card.card for card in state.lasting if card.card not in state.established[card.seat]]
    for frame in state.frames:
        if isinstance(frame, Battle):
            places += [card.card for card in frame.played if card.card not in state.established[card.seat]]
            for tactic in frame.tactics:
                (common if CARDS[tactic.card.partition("#")[0]].deck == "common" else places).append(tactic.card)
    if not any(isinstance(frame, Battle) for frame in state.frames) or not state.result:
        whole = [*strategies(advanced=advanced)]
        for seat in living(state):
            whole += royal_cards(state.kingdoms[seat], advanced=advanced)
        if state.result is None:
            assert sorted(places) == sorted(whole), "I-01"
            assert sorted(common) == sorted(COMMON_DECK), "I-01"


def check_orders(state):
    if state.result is not None or not any(isinstance(frame, (Seasons, Razbor)) for frame in state.frames):
        return
    total = 10 if state.options.advanced else 6
    for seat in living(state):
        camps = sum(camp.seat == seat for camp in state.camps)
        have = sum(state.unplayed[seat]) + sum(state.played[seat]) + sum(state.dropped[seat]) + camps
        assert have == total, "I-01"


def check_places(state):
    top = state.frames[-1] if state.frames else None
    quiet = isinstance(top, (Turn, Planning, Razbor)) and not any(isinstance(f, Offensive) for f in state.frames)
    for land, counts in state.armies.items():
        assert any(counts)
        foreign = [seat for seat in army_seats(state, land) if seat != state.owner[land]]
        assert sorted(state.guests.get(land, ())) == foreign, "I-03"
        if not quiet:
            continue
        assert state.owner[land] != NOBODY, "I-04"
        around = besiegers(state, land)
        assert not around or level(state, land) > 0, "I-05"
        assert not any(hostile(state, besieger, other) for besieger in around for other in around), "I-03"
    for land in state.guests:
        assert land in state.armies, "I-03"
    for sea, counts in state.fleets.items():
        assert any(counts)
        assert len(counts) == len(LOADS) * len(state.kingdoms)
        present = fleet_seats(state, sea)
        if quiet:
            assert not any(hostile(state, seat, other) for seat in present for other in present), "I-03"
    if quiet and isinstance(top, Razbor) and top.step > 1:
        assert not any(besiegers(state, land) for land in state.armies), "I-05"


def next_move(state, chance):
    """Return a seat and its move, for games with much fighting and many cards, which reach rare secrets."""
    seat = actor(state, chance)
    choices = machine.moves(state, seat)
    cards = [choice for choice in choices if isinstance(choice, Card)]
    return seat, choose(state, seat, cards if cards and chance.below(2) else choices, chance)

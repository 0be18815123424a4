"""The promises of every game, checked at every step of tables with every preset and number of seats."""

import pytest

from games.check.tables import drawn, every_table, localizers, random_walk, spoken
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import PUBLIC, AnyGame, Move, checksum
from games.core.options import Options

WORDS_EVERY = 9
"""Moves from one check of the texts to the next."""
PICTURES_EVERY = 17
"""Checks of texts for each check of the picture: a number that gives every audience its turn."""
TRIES = 2
"""Moves of other positions tried for each seat at each step of a normal run; ten with `--exhaustive`.

With `--exhaustive` the heuristic is checked for every seat at each step; otherwise for the seats in turn.
"""
OF_STEPS, CHECKED = 5, (0, 2)
"""Which steps a normal run checks, besides the last: two of five, so that it is not always the turn of the same seats."""

pytestmark = pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())


@pytest.mark.long(5)
def test_every_promise_at_every_step(
    game: AnyGame, options: Options, seats: int, seed: bytes, pytestconfig: pytest.Config
) -> None:
    """Progress to an end, agreement of moves and play, refusals without effect, bytes, copies, views, heuristic."""
    fuzzer, whole = MoveFuzzer(), pytestconfig.option.exhaustive
    for step, playthrough in enumerate(random_walk(Playthrough(game, options, seats, seed), seed)):
        if whole or step % OF_STEPS in CHECKED or not game.acting(playthrough.state):
            check_step(
                playthrough, SeededChance(seed, step), fuzzer, tries=10 if whole else TRIES, every_heuristic=whole
            )
    assert game.outcome(playthrough.state) is not None


def test_equal_seeds_give_equal_games(game: AnyGame, options: Options, seats: int, seed: bytes) -> None:
    """The same seed and choices lead to the same states and the same news."""
    first, other = (random_walk(Playthrough(game, options, seats, seed[::-1]), seed) for _ in range(2))
    for here, there in zip(first, other, strict=True):
        assert checksum(here.state) == checksum(there.state)
        assert list(here.events) == list(there.events)
    dealt = {checksum(Playthrough(game, options, seats, seed[n:] + seed[:n]).state) for n in range(len(seed))}
    assert len(dealt) > 1, "the deal uses no random numbers"


def test_no_rule_reads_the_fields_of_history(game: AnyGame, options: Options, seats: int, seed: bytes) -> None:
    """A state without its history continues in the same way, so checksums may leave the history out."""
    if not game.history_fields:
        return
    playthrough = Playthrough(game, options, seats, seed)
    fresh, _ = game.deal(options, seats, SeededChance(seed, 0))
    for step, _ in enumerate(random_walk(playthrough, seed)):
        forgetful = game.copy(playthrough.state)
        for name in game.history_fields:
            setattr(forgetful, name, getattr(fresh, name))
        for seat in game.acting(playthrough.state):
            choices = game.moves(playthrough.state, seat)
            assert game.moves(forgetful, seat) == choices
            if step % 7 == 0 and (moves := [choice for choice in choices if isinstance(choice, Move)]):
                whole, part = game.copy(playthrough.state), game.copy(forgetful)
                told = game.play(whole, seat, moves[step % len(moves)], SeededChance(seed, step))
                assert list(game.play(part, seat, moves[step % len(moves)], SeededChance(seed, step))) == list(told)
                assert checksum(part, game.history_fields) == checksum(whole, game.history_fields)


def test_words_and_pictures_keep_the_secrets(
    game: AnyGame, options: Options, seats: int, seed: bytes, pytestconfig: pytest.Config
) -> None:
    """What an audience reads and sees is the same, byte for byte, when everything hidden from it is dealt again.

    A normal run checks the audiences in turn, and at the end the words of everybody and the picture of the result.
    """
    everybody = range(PUBLIC, seats)
    languages = localizers(game, seats)
    for step, playthrough in enumerate(random_walk(Playthrough(game, options, seats, seed), seed)):
        turn, between = divmod(step, WORDS_EVERY if pytestconfig.option.exhaustive else 2 * WORDS_EVERY)
        over = not game.acting(playthrough.state)
        if between and not over:
            continue
        chance = SeededChance(seed, step)
        localizer = languages[turn % len(languages)]
        for audience in everybody if pytestconfig.option.exhaustive or over else [everybody[turn % len(everybody)]]:
            view = game.view(playthrough.state, audience)
            determinized = game.view(game.determinize(view, chance), audience)
            assert spoken(playthrough, view, localizer) == spoken(playthrough, determinized, localizer)
            if turn % PICTURES_EVERY == 0 or (over and audience == PUBLIC):
                assert drawn(playthrough, view, localizer) == drawn(playthrough, determinized, localizer)

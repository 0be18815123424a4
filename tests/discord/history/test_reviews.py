"""Pages of a review: within Discord's limits, in each language, and as many as there are moves to show."""

import msgspec
import pytest

from bot.discord.history.reviews import EARLIER, page
from bot.discord.messages.controls import PLAY_FROM, REVIEW, ShowHistory
from bot.discord.messages.hand import hand
from bot.discord.messages.post import post
from bot.presentation.review import review_page, shown_moves
from bot.presentation.texts import told_apart
from bot.tables.ended.review import Decision, Review, ReviewedMove
from bot.tables.state.refusal import Why
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.catalogue import find_games
from games.core.contract import vocabulary_of
from games.core.legality import single_moves
from games.core.localizer import LOCALES
from games.core.strength import Strength
from tests.discord.harness import check, controls_of, said, seated
from tests.tables.harness import TableHarness, why_refused
from tests.tables.test_position_opening import NAMES, left_off


def reviewed(decision: Decision, loss: float) -> ReviewedMove:
    """Return a decision with another move as the better one; with itself where others are only picks."""
    moves = single_moves(decision.seat_view.choices)
    other = next((move for move in moves if move != decision.played), decision.played)
    return ReviewedMove(decision.number, str(decision.played), str(other), 0.4, loss, 0.01)


async def with_review(harness: TableHarness, key: str) -> tuple[LiveTable, Review]:
    """Return a table that was played for a while, and a review of the first player's moves that were not judged."""
    table = await left_off(harness, key, 60)
    own = await harness.service.history.decisions(table, (await harness.person(NAMES[0])).person)
    moves = [reviewed(decision, 0.1 + place / 10) for place, decision in enumerate(reversed(own[-3:]))]
    chances = tuple((decision.number, 0.5) for decision in own)
    return table, Review(len(own), len(own) - len(moves), tuple(moves), chances, moves[-1])


@pytest.mark.long(4)
@pytest.mark.parametrize("key", find_games())
async def test_every_page_of_every_game_keeps_within_the_limits(harness: TableHarness, key: str) -> None:
    table, review = await with_review(harness, key)
    for locale in LOCALES:
        for number in range(len(review.costly) + 1):
            draft = await page(harness.service, table, review, number, locale)
            check(draft)
            assert next(name for name, _ in draft.files) == ("then.png" if number else "chances.png")


async def test_pages_lead_to_one_another_in_the_order_of_play(harness: TableHarness) -> None:
    table, review = await with_review(harness, "durak")
    first, *pages = [await page(harness.service, table, review, number, "en") for number in range(-1, 5)]
    assert f"You played {review.judged} moves; {review.good} were as good as any. Three cost you most." in said(first)
    assert said(first) == said(pages[0])
    assert said(pages[3]) == said(pages[4]), "there are three moves"
    assert ShowHistory(table.id, REVIEW, 1) in controls_of(pages[0])
    for number in (1, 2, 3):
        controls = controls_of(pages[number])
        assert ShowHistory(table.id, EARLIER, number - 1) in controls
        assert ShowHistory(table.id, PLAY_FROM, number) in controls
        assert (ShowHistory(table.id, REVIEW, number + 1) in controls) == (number < 3)
        where = f"Your choice {review.judged - 3 + number} of {review.judged}"
        assert where in said(pages[number])
    losses = [move.loss for move in shown_moves(review)]
    assert losses == sorted(losses, reverse=True), "as they were made; these cost less and less"
    assert "ahead of a rival in about 30 more games out of 100 (likely 29 to 31)." in said(pages[1])


@pytest.mark.parametrize(
    ("loss", "error", "told"),
    [
        (0.05, 0.02, "about 5 more games out of 100 (likely 3 to 7)"),
        (0.11, 0.18, "(likely 0 to 29)"),
        (0.9, 0.3, "(likely 60 to 100)"),
    ],
)
async def test_what_a_move_cost_is_told_with_its_error(
    harness: TableHarness, loss: float, error: float, told: str
) -> None:
    table, review = await with_review(harness, "durak")
    (move, *_) = review.costly
    review = msgspec.structs.replace(review, costly=(msgspec.structs.replace(move, loss=loss, error=error),))
    assert told in (await review_page(harness.service, table, review, 1, "en")).words


async def test_where_nothing_was_costly_the_best_move_is_shown(harness: TableHarness) -> None:
    table, review = await with_review(harness, "durak")
    review = msgspec.structs.replace(review, costly=(), good=review.judged)
    first = await page(harness.service, table, review, 0, "en")
    assert "moves, all of them as good as any." in said(first)
    assert "Your best move was **" in said(await page(harness.service, table, review, 1, "en"))
    unsure = msgspec.structs.replace(review, good=review.judged - 2)
    first = await page(harness.service, table, unsure, 0, "en")
    assert (
        f"You played {review.judged} moves; {unsure.good} were as good as any. The best one is on the next page.\n"
        in said(first)
    )
    none = Review(0, 0, (), (), None)
    for locale in LOCALES:
        draft = await page(harness.service, table, none, 1, locale)
        check(draft)
        assert draft.files == ()
        assert {control.step for control in controls_of(draft) if isinstance(control, ShowHistory)} == {"open"}
        check(await page(harness.service, table, msgspec.structs.replace(review, best=None), 1, locale))


async def test_a_page_says_of_two_moves_what_tells_them_apart(harness: TableHarness) -> None:
    table, review = await with_review(harness, "hayduti")
    for number, move in enumerate(shown_moves(review), 1):
        shown = await review_page(harness.service, table, review, number, "en")
        view, text, parse = shown.moment.seat_view.view, table.game.text, vocabulary_of(table.game.vocabulary).parse
        whole = [
            text.words(parse(written), view, shown.localized.marked).about for written in (move.played, move.other)
        ]
        played, other = [set(about.split(". ")) for about in whole]
        assert not any(sentence in shown.words for sentence in played & other)
        assert all(sentence in shown.words for sentence in played ^ other)


@pytest.mark.parametrize("key", ["durak", "carcassonne", "magove"])
async def test_all_is_told_of_the_better_move_where_nothing_tells_it_apart(harness: TableHarness, key: str) -> None:
    table, review = await with_review(harness, key)
    own = await harness.service.history.decisions(table, (await harness.person(NAMES[0])).person)
    localized, text = await seated(harness, table, "en"), table.game.text
    alike = [
        (decision, move, about)
        for decision in own
        for move in single_moves(decision.seat_view.choices)
        if move != decision.played
        and (about := text.words(move, decision.seat_view.view, localized.marked).about)
        and about == text.words(decision.played, decision.seat_view.view, localized.marked).about
    ]
    decision, other, about = alike[0]
    move = msgspec.structs.replace(reviewed(decision, 0.1), other=str(other))
    shown = await review_page(harness.service, table, msgspec.structs.replace(review, costly=(move,)), 1, "en")
    assert shown.words.endswith(f"\n> {about}")
    assert shown.words.count(about) == 1


def test_sentences_that_two_explanations_share_tell_neither_apart() -> None:
    one, other = "Exactly: +20. Otherwise −10 for each.", "Exactly: +40. Otherwise −10 for each."
    assert (told_apart(one, other), told_apart(other, one)) == ("Exactly: +20.", "Exactly: +40.")
    assert (told_apart(one, one), told_apart("", one), told_apart(one, "")) == ("", "", one)


async def test_a_move_that_no_longer_stands_is_refused(harness: TableHarness) -> None:
    table, review = await with_review(harness, "durak")
    gone = msgspec.structs.replace(review.costly[0], number=0)
    review = msgspec.structs.replace(review, costly=(gone,), chances=((0, 0.5),))
    assert await why_refused(page(harness.service, table, review, 1, "en")) is Why.NOT_REVIEWED


async def test_the_hand_of_an_ended_table_offers_the_review(harness: TableHarness) -> None:
    table, _ = await with_review(harness, "durak")
    for locale in LOCALES:
        draft = await hand(await seated(harness, table, locale), 0, table.seats[0].person)
        check(draft)
        assert ShowHistory(table.id, REVIEW, 0) in controls_of(draft)


async def test_the_last_post_of_a_practice_table_offers_the_review_and_that_of_others_does_not(
    harness: TableHarness,
) -> None:
    """A practice table's post is in private messages, and its hand goes; others read any other post."""
    public, _ = await with_review(harness, "durak")
    ana = await harness.person(NAMES[0])
    own = await harness.service.open(
        ana, "durak", {}, guild=PRIVATE, channel=70, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(own, ana, Strength.EASY)
    while own.live:
        await harness.move(own, own.game.acting(own.play.state)[0])
    offered = [
        ShowHistory(table.id, REVIEW, 0) in controls_of(await post(await seated(harness, table, "en"), ()))
        for table in (public, own)
    ]
    assert offered == [False, True]

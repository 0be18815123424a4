"""Help for beginners: what every control does, a tip beside each first decision, and things looked up."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from bot.discord.learning.explanations import explained
from bot.discord.learning.lookup import lookup_message, shelf, which_table
from bot.discord.learning.rules_pages import rules, rules_message
from bot.discord.messages.controls import (
    Action,
    LookUp,
    PagedView,
    SetAutoAnswer,
    ShowRules,
    TakeAction,
    TurnPage,
    read,
)
from bot.discord.messages.hand import hand
from bot.discord.messages.outgoing import doing
from bot.presentation import explanations, tips
from bot.presentation.explanations import LONGEST_EXPLANATION, explanation
from bot.presentation.hand_text import auto_answers_of
from bot.presentation.terms import meant, suggested, summary, view_for
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Choice, Pick, Tip, UnknownName, Words
from games.core.localizer import LOCALES, Localizer
from games.core.options import preset
from games.core.strength import Strength
from tests.discord.harness import (
    begun_of,
    check,
    controls_of,
    each_game,
    parts,
    played,
    seat_view_of,
    seated,
    words_of,
)
from tests.tables.harness import TableHarness, account

OWN = 0
PRIVATE_CHANNEL = 99
TIP = "Tip:"


async def told(harness: TableHarness, table: LiveTable) -> str:
    return words_of(await hand(await seated(harness, table, "en"), 0, table.seats[0].person))


async def own_table(
    harness: TableHarness, strength: Strength = Strength.EASY, *, guild: int = OWN, game: str = "market"
) -> LiveTable:
    """Open a game, usually the toy game, for one person and as many computers as it needs, and start it."""
    ana = await harness.person("Ana")
    table = await harness.service.open(
        ana, game, {}, guild=guild, channel=PRIVATE_CHANNEL, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(table, ana, strength)
    return table


async def keep(harness: TableHarness, table: LiveTable) -> None:
    """Choose goods at both seats, so that Ana is the first to show one."""
    for seat in range(2):
        await harness.move(table, seat)


async def show_one_each(harness: TableHarness, table: LiveTable) -> None:
    for seat in range(2):
        await harness.move(table, seat)


# What can I do?


async def test_every_choice_is_explained(harness: TableHarness) -> None:
    table = await own_table(harness)
    people = await seated(harness, table, "en")
    said = words_of(explained(people, 0, seat_view_of(table)))
    assert "**Keep 2**: Puts them into your basket" in said
    worth = {name: "worth a lot" if int(name) > 5 else "worth little" for name in seat_view_of(table).view.hand}
    assert [line for line in said.splitlines() if line.startswith("- ")] == [
        f"- {card}: {worth[card]}" for card in worth
    ]
    await keep(harness, table)
    first, second = seat_view_of(table).view.hand
    said = words_of(explained(people, 0, seat_view_of(table)))
    assert "**nod**: Costs nothing" in said
    assert f"**show {first}** · **show {second}**: Lays it before everybody" in said, (
        "one sentence for all to which it applies"
    )


async def test_many_choices_alike_share_one_explanation(
    harness: TableHarness, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun_of(harness, games["hayduti"], "seat-order", 2)
    people = await seated(harness, table, "en")
    text = table.game.text

    def words(choice: Choice, *rest: Any) -> Words:
        return msgspec.structs.replace(text.words(choice, *rest), key=str(getattr(choice, "pos", "")))

    monkeypatch.setattr(f"{table.game.home}.text.TEXT", replace(text, words=words, canonical=lambda move, _: move))
    message = explained(people, 0, seat_view_of(table))
    assert doing(table, Action.LOOK) in controls_of(message), "there are cards to look up"
    lines = words_of(message).splitlines()
    scouting = next(number for number, line in enumerate(lines) if line.startswith("**Scout"))
    assert lines[scouting].startswith("**Scout…** 1 action")
    assert lines[scouting + 1] == "-# 1 · 2 · 3 · 4 · 5 · 6 · 7 · 8 …"


async def test_of_many_choices_that_a_menu_explains_only_some_are_named(
    harness: TableHarness, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun_of(harness, games["hayduti"], "seat-order", 2)
    people = await seated(harness, table, "en")
    text = table.game.text

    def words(choice: Choice, *rest: Any) -> Words:
        return msgspec.structs.replace(text.words(choice, *rest), about=f"Does {choice}", key="")

    monkeypatch.setattr(f"{table.game.home}.text.TEXT", replace(text, words=words, canonical=lambda move, _: move))
    lines = words_of(explained(people, 0, seat_view_of(table))).splitlines()
    scouting = next(number for number, line in enumerate(lines) if line.startswith("**Scout…**"))
    assert lines[scouting] == f"**Scout…** {people.bot_text('help-in-menu')}"
    assert lines[scouting + 1].count(" · ") == 7
    assert not any("Does scout" in line for line in lines)


async def test_choices_of_which_nothing_is_said_are_named(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many: there is no sentence below which they could be listed."""
    table = await own_table(harness)
    await keep(harness, table)
    people = await seated(harness, table, "en")
    unexplained = replace(table.game.text, words=lambda choice, *_: Words(str(choice)))
    monkeypatch.setattr(f"{table.game.home}.text.TEXT", unexplained)
    first, second = seat_view_of(table).view.hand
    lines = words_of(explained(people, 0, seat_view_of(table))).splitlines()
    assert [line for line in lines if line.startswith(("**nod", "**show"))] == [
        "**nod**",
        f"**show {first}** · **show {second}**",
    ]
    show = next(kind for kind in table.game.vocabulary if kind.verb == "show")
    several = [show(str(number)) for number in range(1, 11)]
    lines = explanation(people, 0, SeatView(seat_view_of(table).view, tuple(several)))[1].splitlines()
    assert lines == [" · ".join(f"**show {number}**" for number in range(1, 9)) + " …"]


async def test_a_player_who_waits_is_told_that_nothing_is_asked(harness: TableHarness) -> None:
    table = await own_table(harness)
    await keep(harness, table)
    people = await seated(harness, table, "en")
    said = words_of(explained(people, 1, seat_view_of(table, 1)))
    assert people.bot_text("help-nothing") in said
    assert "show" not in said


@each_game
async def test_explanations_fit_one_message_in_every_language(
    harness: TableHarness, games: Mapping[str, AnyGame], key: str
) -> None:
    game, rng = games[key], SeededChance(f"help {key}".encode(), 0)
    name = list(game.Options.presets)[-1]
    table = await begun_of(harness, game, name, game.numbers(preset(game.Options, name))[0])
    step = 0
    async for seat, seat_view in played(harness, table, rng, 30):
        people = await seated(harness, table, LOCALES[step % len(LOCALES)])
        draft = explained(people, seat, seat_view)
        check(draft)
        assert len(words_of(draft)) <= LONGEST_EXPLANATION
        assert people.bot_text("help-title") in words_of(draft)
        step += 1


async def test_a_cut_explanation_keeps_within_its_length_and_counts_every_line_it_leaves_out(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.playing("Ana", "Boris")
    people = await seated(harness, table, "en")
    whole = explanation(people, 0, seat_view_of(table))
    lines, size = whole[1].splitlines(), len("\n".join(whole))
    counted: set[int] = set()
    for longest in range(size - 70, size):
        monkeypatch.setattr(explanations, "LONGEST_EXPLANATION", longest)
        cut = explanation(people, 0, seat_view_of(table))
        assert len("\n".join(cut)) <= longest
        *kept, last = cut[1].splitlines()
        assert kept == lines[: len(kept)]
        left_out = len(lines) - len(kept)
        assert last == f"-# {people.bot_text('help-more', count=left_out)}"
        counted.add(left_out)
    assert {2, 3, 4} <= counted
    monkeypatch.setattr(explanations, "LONGEST_EXPLANATION", size)
    assert explanation(people, 0, seat_view_of(table)) == whole
    monkeypatch.setattr(explanations, "LONGEST_EXPLANATION", len(whole[0]))
    assert explanation(people, 0, seat_view_of(table)) == whole[:1], "not even a line fits"


def is_names(line: str) -> bool:
    """Return whether a line holds the names of moves whose sentence stands above."""
    return line.startswith("-# ")


async def test_up_to_two_moves_are_named_before_what_they_share_and_more_below_it(harness: TableHarness) -> None:
    for channel, keep in ((7, 2), (8, 3)):
        table = await harness.playing("Ana", "Boris", channel=channel, options={"keep": str(keep)})
        await harness.keep_all(table, ["Ana", "Boris"])
        people, hand_held = await seated(harness, table, "en"), seat_view_of(table).view.hand
        [kinds] = [part for part in explanation(people, 0, seat_view_of(table)) if "**nod**" in part]
        does = "Lays it before everybody; it counts at the end"
        named = [f"show {good}" for good in hand_held]
        if keep == 2:
            assert kinds.splitlines()[1:] == [f"{' · '.join(f'**{name}**' for name in named)}: {does}."]
        else:
            assert kinds.splitlines()[1:] == [f"**show** {does}", f"-# {' · '.join(named)}"]


@pytest.mark.parametrize(("most", "named"), [(3, 3), (2, 2)])
async def test_of_many_moves_alike_the_first_are_named(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, most: int, named: int
) -> None:
    monkeypatch.setattr(explanations, "SIDE_BY_SIDE", most)
    table = await harness.playing("Ana", "Boris", options={"keep": "3"})
    await harness.keep_all(table, ["Ana", "Boris"])
    told_now = "\n".join(explanation(await seated(harness, table, "en"), 0, seat_view_of(table)))
    [names] = [line for line in told_now.splitlines() if is_names(line)]
    goods = seat_view_of(table).view.hand
    assert names == f"-# {' · '.join(f'show {good}' for good in goods[:named])}{' …' if named < 3 else ''}"


async def test_taking_back_is_explained_while_it_is_possible(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    people = await seated(harness, table, "en")
    undo, ask = (f"**{people.bot_text(key)}**" for key in ("button-undo", "button-ask-undo"))

    async def offered(seat: int) -> tuple[bool, bool]:
        said = words_of(explained(await seated(harness, table, "en"), seat, seat_view_of(table, seat)))
        return f"{undo}: " in said, f"{ask}: " in said

    assert await offered(0) == (False, False), "nothing was done yet"
    await harness.keep_all(table, ["Ana", "Boris"])
    assert [await offered(seat) for seat in range(2)] == [(False, True), (False, True)]
    await harness.move(table, "Ana", "nod")
    assert [await offered(seat) for seat in range(2)] == [(True, False), (False, True)]
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert [await offered(seat) for seat in range(2)] == [(False, False), (False, False)]


async def test_during_a_break_no_choice_is_explained(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    people = await seated(harness, table, "en")
    assert explanation(people, 0, seat_view_of(table)) == [
        "\n".join(
            (
                f"## {people.bot_text('help-title')}",
                people.bot_text("help-not-playing"),
                people.bot_text("help-nothing"),
            )
        )
    ]


async def test_answers_in_advance_are_explained_to_those_who_may_give_them(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["durak"], "standard", 3)
    people, public = await seated(harness, table, "en"), table.look(PUBLIC)
    [attacker] = public.view.asked
    told_of = f"**{people.plain('auto-answer-pass')}**: {people.bot_text('help-auto-answers')}"
    for seat in range(3):
        may, seat_view = seat == (attacker + 2) % 3, seat_view_of(table, seat)
        lines = "\n".join(explanation(people, seat, seat_view)).splitlines()
        assert (f"{told_of}." in lines) is may
        answer = SetAutoAnswer(table.id, seat_view.view.question, "pass")
        assert (answer in controls_of(explained(people, seat, seat_view))) is may


@pytest.mark.parametrize(("strength", "is_offered"), [(Strength.EASY, False), (Strength.NORMAL, True)])
async def test_a_practice_game_offers_no_answer_that_plays_cards(
    harness: TableHarness, strength: Strength, is_offered: bool
) -> None:
    table = await own_table(harness, strength, game="magove")
    people, offered = await seated(harness, table, "en"), False
    label = people.plain("auto-answer-lowest")
    for _ in range(30):
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, seat)
        offered |= "lowest" in auto_answers_of(table, 0)[1]
        assert ("lowest" in auto_answers_of(table, 0)[1]) is (
            label in "\n".join(explanation(people, 0, seat_view_of(table)))
        )
    assert offered is is_offered


@pytest.mark.parametrize("played_for", [False, True])
async def test_a_player_with_one_option_is_told_how_to_have_it_played_or_be_asked(
    harness: TableHarness, played_for: bool
) -> None:
    table = await harness.playing("Ana", "Boris", options={"keep": "1"})
    await harness.keep_all(table, ["Ana", "Boris"])
    people = await seated(harness, table, "en")
    action, label, text = (
        (Action.ASK_ALWAYS, "hand-ask-always", "help-ask-always")
        if played_for
        else (Action.SINGLE_OPTIONS, "hand-play-single-options", "help-single-options")
    )
    line = f"**{people.bot_text(label)}**: {people.bot_text(text)}."
    assert line not in "\n".join(explanation(people, 0, seat_view_of(table))), "there are two options"
    for _ in range(2):
        await harness.move(table, "Ana", "nod")
    await harness.service.ask_always(account("Ana"), ask=not played_for)
    people = await seated(harness, table, "en")
    assert line in "\n".join(explanation(people, 0, seat_view_of(table))).splitlines()
    buttons = [part for part in parts(explained(people, 0, seat_view_of(table))) if "label" in part]
    labels = {part["custom_id"].split(":")[2]: part["label"] for part in buttons}
    assert labels[action] == people.bot_text(label)
    assert not {Action.ASK_ALWAYS, Action.SINGLE_OPTIONS} - {action} & labels.keys()
    assert line not in "\n".join(explanation(people, 1, seat_view_of(table, 1)))


# A tip beside each first decision


async def test_a_tip_is_shown_beside_the_first_decision_of_its_kind_until_it_is_made(harness: TableHarness) -> None:
    table = await own_table(harness)
    for _ in range(2):
        assert f"> {TIP} Keep the highest numbers" in await told(harness, table)
    await keep(harness, table)
    assert f"> {TIP} Everything you kept" in await told(harness, table)
    await show_one_each(harness, table)
    assert seat_view_of(table).choices, "the same kind of decision again"
    assert TIP not in await told(harness, table)


async def test_tips_already_shown_are_known_after_a_restart(harness: TableHarness) -> None:
    table = await own_table(harness)
    await told(harness, table)
    await keep(harness, table)
    table = await harness.reloaded(table.id)
    assert "Everything you kept" in await told(harness, table), "not shown yet: it came up before, but was not decided"
    await show_one_each(harness, table)
    table = await harness.reloaded(table.id)
    assert table not in tips._met
    assert TIP not in await told(harness, table)


@pytest.mark.parametrize("given", [{"strength": Strength.NORMAL}, {"guild": 1}], ids=["normal rivals", "in a server"])
async def test_tips_are_for_tables_of_ones_own_in_private_against_easy_computers(
    harness: TableHarness, given: dict[str, Any]
) -> None:
    assert TIP not in await told(harness, await own_table(harness, **given))


async def test_a_decision_about_which_the_game_has_nothing_to_say_has_no_tip(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await own_table(harness)
    monkeypatch.setattr(f"{table.game.home}.text.TEXT", replace(table.game.text, tip=lambda *_: None))
    assert await tips.tip(await seated(harness, table, "en"), 0, seat_view_of(table)) == ""


async def test_a_question_that_is_answered_for_the_player_has_no_tip(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept for a decision, or for a player who wants to be asked always."""
    table = await own_table(harness)
    await keep(harness, table)
    await show_one_each(harness, table)

    def last_one(_: object, choices: Sequence[Choice], __: object) -> Tip | None:
        return None if len(choices) > 1 or isinstance(choices[0], Pick) else Tip("last", "Look.")

    monkeypatch.setattr(f"{table.game.home}.text.TEXT", replace(table.game.text, tip=last_one))
    for _ in range(2):
        await harness.move(table, 0, seat_view_of(table).choices[0])
    people = await seated(harness, table, "en")
    assert people.single_options(0), "one card is left to show, and no nod"
    assert TIP not in await told(harness, table)
    await harness.service.ask_always(account("Ana"), ask=True)
    assert f"> {TIP} Look." in await told(harness, table)


# The rules


@pytest.mark.parametrize(
    ("asked", "shown", "dead"), [(-1, 0, {"◀"}), (0, 0, {"◀"}), (1, 1, set[str]()), (2, 2, {"▶"}), (9, 2, {"▶"})]
)
async def test_the_rules_turn_page_by_page_and_end_with_the_last(
    games: Mapping[str, AnyGame], asked: int, shown: int, dead: set[str]
) -> None:
    market = games["market"]
    draft = await rules_message(market, "en", asked)
    pages = market.text.rules(market.Options(), localizer_for(market, "en"))
    assert words_of(draft) == f"## {pages[shown].title}\n{pages[shown].text}"
    buttons = {part["label"]: part for part in parts(draft) if "label" in part}
    here = f"{shown + 1} of 3"
    assert list(buttons) == ["◀", here, "▶"]
    assert {label for label, part in buttons.items() if part.get("disabled")} == {*dead, here}
    ways = {label: read(buttons[label]["custom_id"]) for label in {"◀", "▶"} - dead}
    steps = {"◀": ShowRules("market", shown - 1), "▶": ShowRules("market", shown + 1)}
    assert ways == {label: steps[label] for label in ways}
    assert [name for name, _ in draft.files] == (["page.png"] if pages[shown].picture else [])


async def test_a_table_of_text_only_has_rules_without_pictures(harness: TableHarness) -> None:
    for channel, pictures in ((7, True), (8, False)):
        table = await harness.lobby("Ana", channel=channel, pictures=pictures, options={"keep": "3"})
        people = await seated(harness, table, "en")
        assert bool((await rules(people)).files) is pictures
        assert "keeps 3 of them" in words_of(await rules(people, 1))
        turned = [control for control in controls_of(await rules(people, 1)) if isinstance(control, TurnPage)]
        assert [(control.table, control.page) for control in turned] == [(table.id, 0), (table.id, 2)]


# Looking things up


def test_things_are_found_by_any_part_of_their_title(games: Mapping[str, AnyGame]) -> None:
    market, localizer = games["market"], localizer_for(games["market"], "en")
    assert suggested(market, localizer, "GOOD 2") == [("Good 2", "2"), ("Good 20", "20")]
    assert [name for _, name in suggested(market, localizer, "7")] == ["7", "17"]
    assert len(suggested(market, localizer, "")) == 20
    assert suggested(market, localizer, "camel") == []
    russian = localizer_for(market, "ru")
    assert suggested(market, russian, "товар 20") == [("Товар 20", "20")]


def test_typed_names_are_understood_or_near_ones_are_suggested(games: Mapping[str, AnyGame]) -> None:
    market, localizer = games["market"], localizer_for(games["market"], "en")
    assert [meant(market, localizer, text) for text in ("3", "good 3", "od 14")] == ["3", "3", "14"]
    with pytest.raises(UnknownName) as near:
        meant(market, localizer, "Gud 13")
    assert "Good 13" in near.value.nearest
    with pytest.raises(UnknownName):
        meant(market, localizer, "camel")


async def test_where_a_thing_is_depends_on_who_asks(harness: TableHarness) -> None:
    table = await own_table(harness)
    await keep(harness, table)
    mine = seat_view_of(table).view.hand[0]
    people = await seated(harness, table, "en")

    async def said(seat: int | None) -> str:
        view = view_for(table, seat)
        draft = await lookup_message(table.game, mine, view, plain=people.plain, marked=people.marked)
        check(draft, controls=False)
        assert len(draft.files) == 1
        return words_of(draft)

    assert "in your hand" in await said(0)
    assert "in your hand" not in await said(1)
    assert "in your hand" not in await said(None)
    show = next(choice for choice in seat_view_of(table).choices if str(choice) == f"show {mine}")
    await harness.move(table, 0, show)
    assert "It lies before Ana" in await said(None)


async def test_the_menu_of_terms_has_a_page_for_every_25_and_leaves_out_names_too_long_for_it(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.lobby("Ana")
    people = await seated(harness, table, "en")
    names = {"x" * 101: "Too long", "y" * 100: "Long"} | {str(number): f"Term {number}" for number in range(50)}
    monkeypatch.setattr(
        f"{table.game.home}.text.TEXT", replace(table.game.text, terms=lambda _: names, term=lambda *_: "")
    )

    async def page(number: int) -> tuple[list[str], list[str]]:
        draft = await shelf(people, number)
        assert words_of(draft) == ""  # the menu asks
        [menu] = [part for part in parts(draft) if "options" in part]
        assert menu["placeholder"] == "What would you like to look up?"
        return [option["label"] for option in menu["options"]], [
            part["label"] for part in parts(draft) if part.get("disabled")
        ]

    first, middle, last = [
        (["Long", *(f"Term {number}" for number in range(24))], ["◀", "1 of 3"]),
        ([f"Term {number}" for number in range(24, 49)], ["2 of 3"]),
        (["Term 49"], ["3 of 3", "▶"]),
    ]
    assert [await page(number) for number in (-1, 0, 1, 2, 3)] == [first, first, middle, last, last]
    names.clear()
    nothing = await shelf(people)
    assert (words_of(nothing), controls_of(nothing)) == ("This game has nothing to look up.", [])


async def test_of_several_tables_each_is_named_by_where_it_is_as_far_as_that_is_known(harness: TableHarness) -> None:
    tables = [await harness.lobby("Ana", channel=channel) for channel in range(11, 17)] + [await own_table(harness)]
    servers = {1: SimpleNamespace(name="The inn")}
    client: Any = SimpleNamespace(get_guild=servers.get, get_channel={11: SimpleNamespace(name="games")}.get)
    question = which_table(tables, "7", "en", client)
    check(question)
    assert words_of(question) == "At which table?"
    buttons = [[part["label"] for part in part["components"]] for part in parts(question) if part["type"] == 1]
    names = ["The inn · #games", *(f"The inn · {table.id}" for table in tables[1:6]), "Your practice table"]
    assert buttons == [names[:5], names[5:]]
    assert controls_of(question) == [LookUp(table.id, name="7") for table in tables]
    servers.clear()
    assert [part["label"] for part in parts(which_table(tables[:1], "7", "en", client)) if "label" in part] == [
        "Discord · #games"
    ]


@each_game
async def test_everything_that_can_be_looked_up_fits_in_every_language(
    harness: TableHarness, games: Mapping[str, AnyGame], key: str
) -> None:
    table = await begun_of(harness, games[key], next(iter(games[key].Options.presets)), min(games[key].seats))
    for locale in LOCALES:
        people = await seated(harness, table, locale)
        terms = games[key].text.terms(people.plain)
        assert bool(terms) == any(
            isinstance(control, TakeAction) and control.action is Action.LOOK
            for control in controls_of(await rules(people))
        )
        for number in range(-(-len(terms) // 25)):
            draft = await shelf(people, number)
            check(draft)
            assert {control.view for control in controls_of(draft) if isinstance(control, TurnPage)} <= {
                PagedView.TERMS
            }
        rng = SeededChance(f"{key} {locale}".encode(), 0)
        for name in rng.shuffle(list(terms))[:2]:
            view = view_for(table, PUBLIC)
            chosen = await shelf(people, list(terms).index(name) // 25, name=name, view=view)
            check(chosen)
            assert terms[name] in words_of(chosen)
            [menu] = [control for control in controls_of(chosen) if isinstance(control, LookUp)]
            assert menu == LookUp(table.id, list(terms).index(name) // 25)


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("One sentence. Another.", "One sentence. Another."),
        (f"{'a' * 60}. {'b' * 30}! {'c' * 30}.", f"{'a' * 60}. {'b' * 30}!"),
        (f"{'a' * 120}. Next.", f"{'a' * 99}…"),
        ("", None),
    ],
)
def test_the_line_about_a_term_ends_with_a_sentence(told: str, shown: str | None) -> None:
    game = SimpleNamespace(text=SimpleNamespace(term=lambda *_: told))
    assert summary(cast("AnyGame", game), "any", cast("Localizer", None)) == shown

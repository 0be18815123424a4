"""Every interaction is answered, also when what it asked for fails."""

import pytest

from bot.discord.client import well_typed
from bot.discord.lobby import opening
from bot.fake_discord import InteractionKind
from bot.tables.ended.export_worker import ExportWorker
from tests.e2e.interactions.test_answers import text_of
from tests.e2e.running_bot import RunningBot


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/users/@me/channels", 400, 40003),
        ("/users/@me/channels", 403, 50278),
        ("/users/@me/channels", 400, 340002),
        ("/channels/{}/messages", 400, 40003),
        ("/channels/{}/messages", 403, 50278),
        ("/channels/{}/messages", 403, 50007),
    ],
)
async def test_learn_says_that_private_messages_are_closed_or_that_the_bot_may_send_none(
    running_bot: RunningBot, path: str, status: int, code: int
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", path, status=status, code=code)
    told = text_of(await running_bot.person("Ana").command("general", "market learn"))
    assert ("I can’t start another" if code == 40003 else "Your private messages are closed") in told


async def test_a_failed_request_of_the_work_is_told_to_the_sender(running_bot: RunningBot, caplog) -> None:
    running_bot.fake_discord.fault.fail_next("POST", "/users/@me/channels", status=503)
    told = text_of(await running_bot.person("Ana").command("general", "market learn"))
    assert "that went wrong on my side" in told
    assert "an interaction failed (HTTP 503, code 0)" in caplog.text


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), ValueError("a bad value")])
async def test_an_error_of_the_work_is_told_to_the_sender(
    running_bot: RunningBot, monkeypatch, error: Exception
) -> None:
    async def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(opening, "games_shown", fails)
    assert "that went wrong on my side" in text_of(await running_bot.person("Ana").command("general", "play"))


async def test_a_film_that_cannot_be_made_does_not_stay_in_the_making(running_bot: RunningBot, monkeypatch) -> None:
    """A full temporary folder left "thinking…" for ever, or the share that was made."""

    async def full(_: ExportWorker, __: object, ___: object, ____: object, tell, **_given: object) -> bytes:
        await tell(1, 2)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ExportWorker, "make", full)
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.played_out(["Ana", "Boris"])
    ana = running_bot.person("Ana")
    asked = (await ana.command("general", "mehana history")).message
    shown = (await ana.select(asked, asked.controls[0]["custom_id"], [str(table.id)])).message
    film = next(
        control["custom_id"] for control in shown.controls if control["custom_id"].startswith(f"past:{table.id}:film")
    )
    answer = await ana.click(shown, film)
    await running_bot.fake_discord.wait_for(lambda: "that went wrong on my side" in answer.message.text)


TEXT, NUMBER, SWITCH, PERSON, SUBCOMMAND = 3, 4, 5, 6, 1


@pytest.mark.parametrize(
    ("kind", "value", "fits"),
    [
        (TEXT, "6 7", True),
        (TEXT, 6, False),
        (TEXT, None, False),
        (NUMBER, 6, True),
        (NUMBER, "6", False),
        (NUMBER, True, False),
        (SWITCH, False, True),
        (SWITCH, 0, False),
        (PERSON, "4711", True),
    ],
)
def test_values_of_commands_must_have_the_types_of_their_options(kind: int, value: object, fits: bool) -> None:
    option = {"type": kind, "name": "x", "value": value}
    assert well_typed([option]) is fits
    assert well_typed([{"type": SUBCOMMAND, "name": "open", "options": [option]}]) is fits
    assert well_typed([{"type": TEXT, "value": "x"}, option]) is fits
    assert well_typed([])


async def test_a_command_with_a_value_of_the_wrong_type_is_answered_and_does_nothing(running_bot: RunningBot) -> None:
    """Discord itself would not send it; nothing is known of what it means."""
    ana = running_bot.person("Ana")
    await ana.command("general", "mehana me")
    [used] = running_bot.fake_discord.world.interactions.values()
    [durak] = [command for command in ana.commands("general") if command["name"] == "durak"]
    switch = {"type": SWITCH, "name": "teams", "value": "yes"}
    data = {**used.data, "id": durak["id"], "name": "durak"}
    data["options"] = [{"type": SUBCOMMAND, "name": "open", "options": [switch]}]
    answer = await ana.forge(InteractionKind.COMMAND, "general", data)
    assert "that went wrong on my side" in text_of(answer)
    assert await running_bot.bot.service.repository.count_live() == 0
    switch["value"] = True
    answer = await ana.forge(InteractionKind.COMMAND, "general", data)
    assert not answer.message.ephemeral
    assert await running_bot.bot.service.repository.count_live() == 1

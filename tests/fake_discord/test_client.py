"""The real, unmodified discord.py with the fake Discord: login, every kind of option, a picture, emojis and avatars."""

import io

import discord
from discord import app_commands, ui

from bot.fake_discord import FakeDiscord
from bot.fake_discord.http.files import plain_png
from tests.fake_discord.conftest import Bot, Start

RED, BLUE = plain_png(0xFF0000), plain_png(0x0000FF, 32)


def picture(content: bytes = RED, name: str = "table.png") -> discord.File:
    return discord.File(io.BytesIO(content), name)


def table(*, text: str = "Table") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_color=0x7A3B2E)
    box.add_item(ui.Section(ui.TextDisplay(text), accessory=ui.Thumbnail("attachment://table.png")))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="the table")))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(*(ui.Button(label=f"Seat {seat}", custom_id=f"seat:{seat}") for seat in (1, 2))))
    view.add_item(box)
    return view


async def test_login_and_the_clients_cache_of_the_guild(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    (guild,) = bot.guilds
    assert (guild.name, guild.me.name) == ("Mehana", "Mehana")
    assert [channel.name for channel in guild.text_channels] == ["general", "games"]
    assert {role.name for role in guild.roles} == {"@everyone", "Moderators", "Mehana"}
    assert guild.text_channels[0].permissions_for(guild.me).send_messages
    assert (await bot.application_info()).owner.id == fake_discord.world.owner.id
    assert (await bot.fetch_user(fake_discord.person("Vera").id)).name == "Vera"
    assert (await guild.fetch_member(fake_discord.person("Ana").id)).get_role(fake_discord.world.moderators.id)
    assert (await bot.fetch_guild(guild.id)).preferred_locale is discord.Locale.american_english
    assert fake_discord.violations == []


async def test_commands_with_every_kind_of_option(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()
    seen: list[object] = []

    @bot.tree.command(name="all", description="all options")
    @app_commands.describe(text="a text")
    @app_commands.choices(
        pick=[app_commands.Choice(name="Red", value="r"), app_commands.Choice(name="Blue", value="b")]
    )
    async def all_options(
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, 5],
        count: app_commands.Range[int, 2, 6],
        ratio: float,
        flag: bool,
        who: discord.Member,
        where: discord.TextChannel,
        role: discord.Role,
        pick: app_commands.Choice[str] | None = None,
    ) -> None:
        seen.extend((text, count, ratio, flag, who.name, where.name, role.name, pick and pick.value))
        seen.extend((str(interaction.locale), str(interaction.guild_locale), interaction.permissions.manage_channels))
        seen.append(interaction.app_permissions.send_messages)
        await interaction.response.send_message("done")

    await start(bot)
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    ana.locale = "ro"
    games, role = fake_discord.channel("games"), fake_discord.world.moderators
    answer = await ana.command(
        "general", "all", text="abc", count=2, ratio=0.5, flag=True, who=boris, where=games, role=role.id, pick="r"
    )
    assert (answer.kind, answer.text, answer.ephemeral) == ("message", "done", False)
    assert seen == ["abc", 2, 0.5, True, "Boris", "games", "Moderators", "r", "ro", "en-US", True, True]
    assert answer.message in boris.sees("general")
    assert fake_discord.violations == []


async def test_a_v2_message_with_a_picture_and_its_replacement(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    channel = bot.get_channel(fake_discord.channel("general").id)
    sent = await channel.send(view=table(), file=picture())
    (shown,) = fake_discord.person("Ana").sees("general")
    assert "Table" in shown.text
    assert [file.content for file in shown.pictures] == [RED]
    assert [control["custom_id"] for control in shown.controls] == ["seat:1", "seat:2"]
    assert sent.attachments == []  # a picture that a component shows is not listed again
    first_url = shown.components[0]["components"][1]["items"][0]["media"]["url"]

    await sent.edit(view=table(text="Table, moved"))
    assert "moved" in shown.text
    assert [file.content for file in shown.pictures] == [RED]

    await sent.edit(view=table(text="Table, drawn anew"), attachments=[picture(BLUE)])
    assert [file.content for file in shown.pictures] == [BLUE]
    media = shown.components[0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"], media["url"] != first_url) == (32, 32, True)
    assert await bot.http.get_from_cdn(media["url"]) == BLUE
    assert fake_discord.violations == []


async def test_emojis_and_avatars(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    made = await bot.create_application_emoji(name="hearts", image=RED)
    assert await made.read() == RED
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["hearts"]
    assert (await bot.fetch_application_emoji(made.id)).name == "hearts"
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    assert (await (await bot.fetch_user(fake_discord.person("Ana").id)).display_avatar.read()).startswith(b"\x89PNG")
    assert fake_discord.violations == []

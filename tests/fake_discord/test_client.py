"""The real, unmodified discord.py does everything that the bot needs with the fake Discord."""

import asyncio
import io
import re

import discord
import pytest
from discord import app_commands, ui

from bot.fake_discord import FakeDiscord, NotAnswered, NotPossible
from bot.fake_discord.http.files import plain_png
from tests.fake_discord.conftest import Bot, Start, until

RED, BLUE = plain_png(0xFF0000), plain_png(0x0000FF, 32)


def picture(content: bytes = RED, name: str = "table.png") -> discord.File:
    return discord.File(io.BytesIO(content), name)


class Seat(ui.DynamicItem[ui.Button[ui.View]], template=r"seat:(?P<number>\d+)"):
    """A control that works after a restart, because its custom_id contains everything."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Seat {number}", custom_id=f"seat:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item, match: re.Match[str], /) -> "Seat":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"seat {self.number}", ephemeral=True)


def table(*, text: str = "Table") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_color=0x7A3B2E)
    box.add_item(ui.Section(ui.TextDisplay(text), accessory=ui.Thumbnail("attachment://table.png")))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="the table")))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(Seat(1), Seat(2)))
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


async def test_a_wrong_token_is_refused() -> None:
    from bot.fake_discord.wire import point_at

    async with FakeDiscord(token="right") as fake_discord:
        with point_at(fake_discord.url):
            bot = Bot()
            with pytest.raises(discord.LoginFailure):
                await bot.start("wrong")
            await bot.close()
            async with Bot() as bot:
                await bot.login("right")
                assert bot.application_id == fake_discord.world.bot.id


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


async def test_groups_guild_commands_and_localizations_come_back(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()
    group = app_commands.Group(name="durak", description="a game")

    class Bulgarian(app_commands.Translator):
        async def translate(
            self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
        ) -> str | None:
            return "отвори" if locale is discord.Locale.bulgarian and string.message == "open" else None

    @group.command(name="open", description="open a table")
    async def open_table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("opened")

    bot.tree.add_command(group, guild=discord.Object(fake_discord.world.guild_id))
    await bot.tree.set_translator(Bulgarian())
    await start(bot)
    synced = await bot.tree.sync(guild=discord.Object(fake_discord.world.guild_id))
    again = await bot.tree.sync(guild=discord.Object(fake_discord.world.guild_id))
    assert [command.id for command in synced] == [command.id for command in again]
    [fetched] = fake_discord.world.commands[fake_discord.world.guild_id]
    assert fetched["options"][0]["name_localizations"] == {"bg": "отвори"}
    assert (await fake_discord.person("Ana").command("games", "durak open")).text == "opened"
    assert fake_discord.violations == []


async def test_defer_follow_ups_edits_and_deletion(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()
    go = asyncio.Event()

    @bot.tree.command(name="slow", description="slow")
    async def slow(interaction: discord.Interaction, hidden: bool) -> None:
        await interaction.response.defer(ephemeral=hidden, thinking=True)
        await go.wait()
        first = await interaction.followup.send("first", wait=True)
        second = await interaction.followup.send("second", wait=True, ephemeral=hidden)
        await second.edit(content="second, edited")
        assert (await interaction.original_response()).id == first.id
        third = await interaction.followup.send("third", wait=True)
        await third.delete()

    await start(bot)
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    for hidden in (False, True):
        go.clear()
        answer = await ana.command("general", "slow", hidden=hidden)
        assert answer.kind == "thinking"
        assert answer.message
        assert answer.message.thinking
        go.set()
        await fake_discord.wait_for(lambda: any(request.method == "DELETE" for request in fake_discord.requests))
        assert (answer.text, answer.message.thinking, answer.ephemeral) == ("first", False, hidden)
        assert [message.text for message in ana.sees("general")][-2:] == ["first", "second, edited"]
        fake_discord.requests.clear()
    assert [message.text for message in boris.sees("general")] == ["first", "second, edited"]
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


async def test_plain_messages_files_and_history(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    channel = bot.get_channel(fake_discord.channel("general").id)
    sent = await channel.send("look", files=[picture(), picture(BLUE, "Моя карта 1.png")])
    assert [file.filename for file in sent.attachments] == ["table.png", "__1.png"]
    assert await sent.attachments[1].read() == BLUE
    kept = await sent.edit(content="one left", attachments=[sent.attachments[1]])
    assert [file.filename for file in kept.attachments] == ["__1.png"]
    assert kept.edited_at is not None
    fake_discord.person("Boris").say("general", "hello")
    answer = await sent.reply("and a reply")
    assert [message.content async for message in channel.history(limit=3)] == ["and a reply", "hello", "one left"]
    assert (await channel.fetch_message(answer.id)).reference.message_id == sent.id  # type: ignore[union-attr]
    await answer.delete()
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(answer.id)
    assert fake_discord.violations == []


async def test_private_messages(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    ana = fake_discord.person("Ana")
    user = await bot.fetch_user(ana.id)
    sent = await user.send("your hand", nonce="t1-e1-s0")
    assert (await user.send("your hand", nonce="t1-e1-s0")).id == sent.id
    assert [message.text for message in ana.inbox] == ["your hand"]
    assert ana.rang == ana.inbox
    await sent.edit(content="your new hand")
    assert ana.inbox[0].text == "your new hand"
    ana.close_private_messages()
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("again")
    assert refusal.value.code == 50007
    assert fake_discord.violations == []


async def test_buttons_menus_and_a_dynamic_item_after_a_restart(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()

    @bot.tree.command(name="table", description="a table")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=table(), file=picture())

    @bot.tree.command(name="menu", description="a menu")
    async def menu(interaction: discord.Interaction) -> None:
        select: ui.Select[ui.View] = ui.Select(
            custom_id="cards", max_values=2, options=[discord.SelectOption(label=card) for card in "678"]
        )
        people: ui.UserSelect[ui.View] = ui.UserSelect(custom_id="people")

        async def chosen(reply: discord.Interaction) -> None:
            await reply.response.edit_message(content=f"chosen {' '.join(select.values)}", view=None)

        async def named(reply: discord.Interaction) -> None:
            await reply.response.send_message(f"named {people.values[0].mention}", ephemeral=True)

        select.callback, people.callback = chosen, named
        view = ui.View()
        view.add_item(select)
        view.add_item(people)
        await interaction.response.send_message("choose", view=view)

    await start(bot)
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    shown = (await ana.command("general", "table")).message
    chooser = (await ana.command("general", "menu")).message
    assert shown
    assert chooser
    assert (await ana.select(chooser, "people", [boris])).text == f"named {boris.mention}"
    assert boris.rang == []  # an answer nobody else sees calls nobody
    answer = await boris.select(chooser, "cards", ["8", "6"])
    assert (answer.kind, answer.message, chooser.text, chooser.controls) == ("update", chooser, "chosen 8 6", [])

    await bot.close()
    restarted = Bot()
    restarted.add_dynamic_items(Seat)
    await start(restarted)
    answer = await boris.click(shown, "Seat 2")
    assert (answer.text, answer.ephemeral) == ("seat 2", True)
    assert answer.message not in ana.sees("general")
    assert fake_discord.violations == []


async def test_modals(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()

    class Ask(ui.Modal, title="Ask"):
        word: ui.Label[ui.Modal] = ui.Label(text="A word", component=ui.TextInput(custom_id="word", max_length=5))
        card: ui.Label[ui.Modal] = ui.Label(
            text="A card", component=ui.Select(custom_id="card", options=[discord.SelectOption(label=c) for c in "AB"])
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            word, card = self.word.component, self.card.component
            assert isinstance(word, ui.TextInput)
            assert isinstance(card, ui.Select)
            await interaction.response.send_message(f"{word.value} {card.values[0]}", ephemeral=True)

    @bot.tree.command(name="ask", description="ask")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ask())

    await start(bot)
    vera = fake_discord.person("Vera")
    opened = await vera.command("games", "ask")
    assert opened.kind == "modal"
    assert opened.modal
    assert opened.modal.title == "Ask"
    assert (await vera.submit(opened, {"word": "здрав", "card": ["B"]})).text == "здрав B"
    assert fake_discord.violations == []


async def test_autocomplete(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()

    @bot.tree.command(name="attack", description="attack")
    async def attack(interaction: discord.Interaction, card: str, count: int = 1) -> None:
        await interaction.response.send_message(card * count)

    @attack.autocomplete("card")
    async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [card for card in ("6H", "8H", "8S") if card.startswith(current)]
        return [app_commands.Choice(name=f"{card}×{interaction.namespace.count}", value=card) for card in found]

    await start(bot)
    choices = await fake_discord.person("Ana").complete("general", "attack", focused="card", card="8", count=3)
    assert choices == [{"name": "8H×3", "value": "8H"}, {"name": "8S×3", "value": "8S"}]
    assert len(await fake_discord.person("Ana").complete("general", "attack", focused="card")) == 3
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


async def test_threads(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()

    @bot.tree.command(name="where", description="where")
    async def where(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message(f"in {interaction.channel.name} of {interaction.channel.parent}")

    await start(bot)
    channel = bot.get_channel(fake_discord.channel("general").id)
    thread = await channel.create_thread(name="Evening game", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    under = await (await channel.send("a table")).create_thread(name="Table 1")
    assert (await fake_discord.person("Ana").command("Evening game", "where")).text == "in Evening game of general"
    fake_discord.world.add_thread(fake_discord.channel("games"), "People's own")
    assert (await fake_discord.person("Dinu").command("People's own", "where")).text == "in People's own of games"
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=True)  # its creator needs the permission too
    fake_discord.world.bot.roles.add(fake_discord.world.moderators.id)
    await thread.edit(archived=True)
    assert fake_discord.channel("Evening game").archived
    await thread.send("it wakes up")
    assert not fake_discord.channel("Evening game").archived
    assert under.id in fake_discord.world.channels
    assert fake_discord.violations == []


async def test_messages_of_people_reach_a_client_with_the_intent(fake_discord: FakeDiscord, start: Start) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    bot = Bot(intents)
    heard: list[tuple[str, str]] = []

    async def on_message(message: discord.Message) -> None:
        heard.append((message.author.name, message.content))

    bot.on_message = on_message  # type: ignore[attr-defined]
    await start(bot)
    ana = fake_discord.person("Ana")
    fake_discord.messages.create(
        fake_discord.channel("general"), {"content": "psst"}, author=ana.person, visible_to=ana.person
    )
    ana.say("general", "not for the bot")
    ana.say("general", f"<@{fake_discord.world.bot.id}> hello")
    ana.say(ana.private_channel, "in private")
    await asyncio.wait_for(until(lambda: len(heard) == 3), 2)
    assert heard == [("Ana", ""), ("Ana", f"<@{fake_discord.world.bot.id}> hello"), ("Ana", "in private")]


async def test_no_answer_within_three_seconds(fake_discord: FakeDiscord, start: Start, clock) -> None:
    bot = Bot()
    late: list[int] = []
    arrived, go = asyncio.Event(), asyncio.Event()

    @bot.tree.command(name="late", description="late")
    async def answer_late(interaction: discord.Interaction) -> None:
        arrived.set()
        await go.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            late.append(error.code)

    await start(bot)
    asking = asyncio.create_task(fake_discord.person("Ana").command("general", "late"))
    await arrived.wait()
    clock.advance(3.1)
    with pytest.raises(NotAnswered, match="did not respond"):
        await asking
    go.set()
    await asyncio.wait_for(until(lambda: late), 2)
    assert late == [10062]
    assert fake_discord.person("Ana").sees("general") == []


async def test_context_menus_and_uploaded_files(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()

    @bot.tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{interaction.user.name} challenges {member.name}")

    @bot.tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.name}: {message.content}")

    @bot.tree.command(name="check", description="checks a record")
    async def check(interaction: discord.Interaction, record: discord.Attachment) -> None:
        await interaction.response.send_message(f"{record.filename}: {(await record.read()).decode()}")

    await start(bot)
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    assert (await ana.use("Challenge", boris, "general")).text == "Ana challenges Boris"
    said = boris.say("general", "I pass", files={"hand.txt": b"seven"})
    assert [file.content for file in said.attachments] == [b"seven"]
    assert (await ana.use("Quote", said)).text == "Boris: I pass"
    file = ana.upload("record.json", b"{}")
    assert (await ana.command("general", "check", record=file)).text == "record.json: {}"
    with pytest.raises(NotPossible):
        await ana.use("Quote", boris, "general")
    assert fake_discord.violations == []

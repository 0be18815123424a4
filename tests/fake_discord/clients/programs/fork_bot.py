"""The scenario's bot in disnake, nextcord or py-cord, the forks of discord.py. Only the API's address is set, as its is."""

import importlib.util
import io
import sys
from pkgutil import resolve_name
from typing import Any

FORKS = {
    "disnake": ("BASE", "disnake.ext.commands:InteractionBot", "TextInput", "edit_original_response"),
    "nextcord": ("BASE", "nextcord:Client", "TextInput", "edit_original_message"),
    "discord": ("API_BASE_URL", "discord:Bot", "InputText", "edit"),
}
"""By module what differs: the address, the bot, a field of a form, the method that edits the first answer."""

name = next(name for name in FORKS if importlib.util.find_spec(name))
address, kind, field, edits = FORKS[name]
fork: Any = importlib.import_module(name)
setattr(fork.http.Route, address, f"{sys.argv[1]}/api/v10")
bot = resolve_name(kind)(intents=fork.Intents(guilds=True))


class Form(fork.ui.Modal):
    def __init__(self) -> None:
        self.word = getattr(fork.ui, field)(label="Word", custom_id="word")
        if name == "disnake":
            super().__init__(title="A word", custom_id="form", components=[self.word])
        else:
            super().__init__(title="A word", custom_id="form")
            self.add_item(self.word)

    async def callback(self, interaction: Any) -> None:
        word = interaction.text_values["word"] if name == "disnake" else self.word.value
        await interaction.response.send_message(f"word: {word}", ephemeral=True)


class Board(fork.ui.View):
    @fork.ui.button(label="Ask", custom_id="ask")
    async def ask(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(Form())

    @fork.ui.string_select(
        custom_id="pick", options=[fork.SelectOption(label=value.upper(), value=value) for value in "ab"]
    )
    async def pick(self, select: Any, interaction: Any) -> None:
        await interaction.response.edit_message(content=f"picked {select.values[0]}", view=None)


@bot.slash_command(description="Greets somebody")
async def hello(interaction, name: str, times: int = 1) -> None:
    await interaction.response.send_message(f"Hello {name}, {times} times")


@bot.slash_command(description="The command slow")
async def slow(interaction) -> None:
    await interaction.response.defer()
    await getattr(interaction, edits)(content="done")
    await interaction.followup.send("for you alone", ephemeral=True)


@bot.slash_command(description="The command board")
async def board(interaction) -> None:
    await interaction.response.send_message("board", view=Board())


@bot.slash_command(description="The command thread")
async def thread(interaction) -> None:
    opened = await interaction.channel.create_thread(name="table", type=fork.ChannelType.public_thread)
    await opened.send("in the thread")
    await interaction.response.send_message("opened")


@bot.slash_command(description="The command private")
async def private(interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.user.send("your hand", file=fork.File(io.BytesIO(b"seven of hearts"), "hand.txt"))
    await getattr(interaction, edits)(content="sent")


bot.run(sys.argv[2])

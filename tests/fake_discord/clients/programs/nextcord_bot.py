"""The scenario's bot in nextcord. Only the API's address is set, as discord.py's is."""

import io
import sys

import nextcord

nextcord.http.Route.BASE = f"{sys.argv[1]}/api/v10"
bot = nextcord.Client(intents=nextcord.Intents(guilds=True))


class Form(nextcord.ui.Modal):
    def __init__(self) -> None:
        super().__init__("A word", custom_id="form")
        self.word = nextcord.ui.TextInput("Word", custom_id="word")
        self.add_item(self.word)

    async def callback(self, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_message(f"word: {self.word.value}", ephemeral=True)


class Board(nextcord.ui.View):
    @nextcord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, _: nextcord.ui.Button, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @nextcord.ui.string_select(
        custom_id="pick", options=[nextcord.SelectOption(label=value.upper(), value=value) for value in "ab"]
    )
    async def pick(self, select: nextcord.ui.StringSelect, interaction: nextcord.Interaction) -> None:
        await interaction.response.edit_message(content=f"picked {select.values[0]}", view=None)


@bot.slash_command(description="Greets somebody")
async def hello(interaction: nextcord.Interaction, name: str, times: int = 1) -> None:
    await interaction.response.send_message(f"Hello {name}, {times} times")


@bot.slash_command(description="The command slow")
async def slow(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_message(content="done")
    await interaction.followup.send("for you alone", ephemeral=True)


@bot.slash_command(description="The command board")
async def board(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_message("board", view=Board())


@bot.slash_command(description="The command thread")
async def thread(interaction: nextcord.Interaction) -> None:
    opened = await interaction.channel.create_thread(name="table", type=nextcord.ChannelType.public_thread)
    await opened.send("in the thread")
    await interaction.response.send_message("opened")


@bot.slash_command(description="The command private")
async def private(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.user.send("your hand", file=nextcord.File(io.BytesIO(b"seven of hearts"), "hand.txt"))
    await interaction.edit_original_message(content="sent")


bot.run(sys.argv[2])

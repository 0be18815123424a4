"""The scenario's bot in disnake. Only the API's address is set, as discord.py's is."""

import io
import sys

import disnake
from disnake.ext import commands

disnake.http.Route.BASE = f"{sys.argv[1]}/api/v10"
bot = commands.InteractionBot(intents=disnake.Intents(guilds=True))


class Form(disnake.ui.Modal):
    def __init__(self) -> None:
        super().__init__(
            title="A word", custom_id="form", components=[disnake.ui.TextInput(label="Word", custom_id="word")]
        )

    async def callback(self, interaction: disnake.ModalInteraction) -> None:
        await interaction.response.send_message(f"word: {interaction.text_values['word']}", ephemeral=True)


class Board(disnake.ui.View):
    @disnake.ui.button(label="Ask", custom_id="ask")
    async def ask(self, _: disnake.ui.Button, interaction: disnake.MessageInteraction) -> None:
        await interaction.response.send_modal(Form())

    @disnake.ui.string_select(custom_id="pick", options={"A": "a", "B": "b"})
    async def pick(self, select: disnake.ui.StringSelect, interaction: disnake.MessageInteraction) -> None:
        await interaction.response.edit_message(f"picked {select.values[0]}", view=None)


@bot.slash_command(description="Greets somebody")
async def hello(interaction: disnake.ApplicationCommandInteraction, name: str, times: int = 1) -> None:
    await interaction.response.send_message(f"Hello {name}, {times} times")


@bot.slash_command(description="The command slow")
async def slow(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response("done")
    await interaction.followup.send("for you alone", ephemeral=True)


@bot.slash_command(description="The command board")
async def board(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("board", view=Board())


@bot.slash_command(description="The command thread")
async def thread(interaction: disnake.ApplicationCommandInteraction) -> None:
    opened = await interaction.channel.create_thread(name="table", type=disnake.ChannelType.public_thread)
    await opened.send("in the thread")
    await interaction.response.send_message("opened")


@bot.slash_command(description="The command private")
async def private(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.author.send("your hand", file=disnake.File(io.BytesIO(b"seven of hearts"), "hand.txt"))
    await interaction.edit_original_response("sent")


bot.run(sys.argv[2])

"""The scenario's bot in py-cord. Only the API's address is set, as discord.py's is."""

import io
import sys

import discord

discord.http.Route.API_BASE_URL = f"{sys.argv[1]}/api/v10"
bot = discord.Bot(intents=discord.Intents(guilds=True))


class Form(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(discord.ui.InputText(label="Word", custom_id="word"), title="A word", custom_id="form")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"word: {self.children[0].value}", ephemeral=True)


class Board(discord.ui.View):
    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, _: discord.ui.Button, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.string_select(
        custom_id="pick", options=[discord.SelectOption(label=value.upper(), value=value) for value in "ab"]
    )
    async def pick(self, select: discord.ui.Select, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"picked {select.values[0]}", view=None)


@bot.slash_command(description="Greets somebody")
async def hello(ctx: discord.ApplicationContext, name: str, times: int = 1) -> None:
    await ctx.respond(f"Hello {name}, {times} times")


@bot.slash_command(description="The command slow")
async def slow(ctx: discord.ApplicationContext) -> None:
    await ctx.defer()
    await ctx.edit(content="done")
    await ctx.send_followup("for you alone", ephemeral=True)


@bot.slash_command(description="The command board")
async def board(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("board", view=Board())


@bot.slash_command(description="The command thread")
async def thread(ctx: discord.ApplicationContext) -> None:
    opened = await ctx.channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await opened.send("in the thread")
    await ctx.respond("opened")


@bot.slash_command(description="The command private")
async def private(ctx: discord.ApplicationContext) -> None:
    await ctx.defer(ephemeral=True)
    await ctx.author.send("your hand", file=discord.File(io.BytesIO(b"seven of hearts"), "hand.txt"))
    await ctx.edit(content="sent")


bot.run(sys.argv[2])

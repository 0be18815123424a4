"""The scenario's bot in interactions.py. Only the API's address is set."""

import io
import sys

import interactions
from interactions.api.http.route import Route

Route.BASE = f"{sys.argv[1]}/api/v10"
bot = interactions.Client(intents=interactions.Intents.GUILDS, token=sys.argv[2], send_command_tracebacks=False)


@interactions.slash_command("hello", description="Greets somebody")
@interactions.slash_option("name", "whom", interactions.OptionType.STRING, required=True)
@interactions.slash_option("times", "how often", interactions.OptionType.INTEGER)
async def hello(ctx: interactions.SlashContext, name: str, times: int = 1) -> None:
    await ctx.send(f"Hello {name}, {times} times")


@interactions.slash_command("slow", description="The command slow")
async def slow(ctx: interactions.SlashContext) -> None:
    await ctx.defer()
    await ctx.send("done")
    await ctx.send("for you alone", ephemeral=True)


@interactions.slash_command("board", description="The command board")
async def board(ctx: interactions.SlashContext) -> None:
    button = interactions.Button(style=interactions.ButtonStyle.PRIMARY, label="Ask", custom_id="ask")
    options = [interactions.StringSelectOption(label=value.upper(), value=value) for value in "ab"]
    menu = interactions.StringSelectMenu(*options, custom_id="pick")
    rows = [interactions.ActionRow(button), interactions.ActionRow(menu)]
    await ctx.send("board", components=rows)


@interactions.component_callback("ask")
async def ask(ctx: interactions.ComponentContext) -> None:
    word = interactions.ShortText(label="Word", custom_id="word")
    await ctx.send_modal(interactions.Modal(word, title="A word", custom_id="form"))


@interactions.component_callback("pick")
async def pick(ctx: interactions.ComponentContext) -> None:
    await ctx.edit_origin(content=f"picked {ctx.values[0]}", components=[])


@interactions.modal_callback("form")
async def form(ctx: interactions.ModalContext, word: str) -> None:
    await ctx.send(f"word: {word}", ephemeral=True)


@interactions.slash_command("thread", description="The command thread")
async def thread(ctx: interactions.SlashContext) -> None:
    opened = await ctx.channel.create_thread(name="table", thread_type=interactions.ChannelType.GUILD_PUBLIC_THREAD)
    await opened.send("in the thread")
    await ctx.send("opened")


@interactions.slash_command("private", description="The command private")
async def private(ctx: interactions.SlashContext) -> None:
    await ctx.defer(ephemeral=True)
    await ctx.author.send("your hand", file=interactions.File(io.BytesIO(b"seven of hearts"), "hand.txt"))
    await ctx.send("sent")


bot.start()

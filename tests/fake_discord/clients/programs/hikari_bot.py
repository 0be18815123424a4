"""The scenario's bot in hikari. Its address is a constructor argument."""

import sys

import hikari

bot = hikari.GatewayBot(sys.argv[2], rest_url=f"{sys.argv[1]}/api/v10", intents=hikari.Intents.GUILDS, banner=None)
Kind = hikari.ResponseType


@bot.listen()
async def register(_: hikari.StartingEvent) -> None:
    me = await bot.rest.fetch_application()
    hello = bot.rest.slash_command_builder("hello", "Greets somebody")
    hello.add_option(
        hikari.CommandOption(type=hikari.OptionType.STRING, name="name", description="whom", is_required=True)
    )
    hello.add_option(hikari.CommandOption(type=hikari.OptionType.INTEGER, name="times", description="how often"))
    names = ("slow", "board", "thread", "private")
    others = [bot.rest.slash_command_builder(name, f"The command {name}") for name in names]
    await bot.rest.set_application_commands(me, [hello, *others])


@bot.listen()
async def command(event: hikari.CommandInteractionCreateEvent) -> None:
    it = event.interaction
    match it.command_name:
        case "hello":
            given = {option.name: option.value for option in it.options or ()}
            await it.create_initial_response(
                Kind.MESSAGE_CREATE, f"Hello {given['name']}, {given.get('times', 1)} times"
            )
        case "slow":
            await it.create_initial_response(Kind.DEFERRED_MESSAGE_CREATE)
            await it.edit_initial_response("done")
            await it.execute("for you alone", flags=hikari.MessageFlag.EPHEMERAL)
        case "board":
            buttons = bot.rest.build_message_action_row()
            buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "ask", label="Ask")
            menus = bot.rest.build_message_action_row()
            menu = menus.add_text_menu("pick")
            for value in "ab":
                menu.add_option(value.upper(), value)
            await it.create_initial_response(Kind.MESSAGE_CREATE, "board", components=[buttons, menus])
        case "thread":
            thread = await bot.rest.create_thread(it.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "table")
            await thread.send("in the thread")
            await it.create_initial_response(Kind.MESSAGE_CREATE, "opened")
        case "private":
            await it.create_initial_response(Kind.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL)
            await it.user.send("your hand", attachment=hikari.Bytes(b"seven of hearts", "hand.txt"))
            await it.edit_initial_response("sent")


@bot.listen()
async def component(event: hikari.ComponentInteractionCreateEvent) -> None:
    it = event.interaction
    if it.custom_id == "ask":
        row = bot.rest.build_modal_action_row()
        row.add_text_input("word", "Word")
        await it.create_modal_response("A word", "form", components=[row])
    else:
        await it.create_initial_response(Kind.MESSAGE_UPDATE, f"picked {it.values[0]}", components=[])


@bot.listen()
async def modal(event: hikari.ModalInteractionCreateEvent) -> None:
    it = event.interaction
    word = it.components[0].components[0].value
    await it.create_initial_response(Kind.MESSAGE_CREATE, f"word: {word}", flags=hikari.MessageFlag.EPHEMERAL)


bot.run(check_for_updates=False)

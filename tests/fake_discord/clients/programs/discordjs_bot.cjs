// The scenario's bot in discord.js. Its address is the option `rest.api`.
const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client, Events, GatewayIntentBits, MessageFlags, ModalBuilder,
  SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${process.argv[2]}/api` } });

bot.once(Events.ClientReady, async () => {
  const hello = new SlashCommandBuilder().setName("hello").setDescription("Greets somebody")
    .addStringOption((option) => option.setName("name").setDescription("whom").setRequired(true))
    .addIntegerOption((option) => option.setName("times").setDescription("how often"));
  const others = ["slow", "board", "thread", "private"].map((name) =>
    new SlashCommandBuilder().setName(name).setDescription(`The command ${name}`).setDefaultMemberPermissions(1n << 31n));
  await bot.application.commands.set([hello, ...others]);
});

const row = (part) => new ActionRowBuilder().addComponents(part);

const commands = {
  async hello(it) {
    await it.reply(`Hello ${it.options.getString("name")}, ${it.options.getInteger("times") ?? 1} times`);
  },
  async slow(it) {
    await it.deferReply();
    await it.editReply("done");
    await it.followUp({ content: "for you alone", flags: MessageFlags.Ephemeral });
  },
  async board(it) {
    const ask = new ButtonBuilder().setCustomId("ask").setLabel("Ask").setStyle(ButtonStyle.Primary);
    const pick = new StringSelectMenuBuilder().setCustomId("pick")
      .addOptions(["a", "b"].map((value) => ({ label: value.toUpperCase(), value })));
    await it.reply({ content: "board", components: [row(ask), row(pick)] });
  },
  async thread(it) {
    const thread = await it.channel.threads.create({ name: "table", type: ChannelType.PublicThread });
    await thread.send("in the thread");
    await it.reply("opened");
  },
  async private(it) {
    await it.deferReply({ flags: MessageFlags.Ephemeral });
    await it.user.send({ content: "your hand", files: [{ attachment: Buffer.from("seven of hearts"), name: "hand.txt" }] });
    await it.editReply("sent");
  },
};

bot.on(Events.InteractionCreate, async (it) => {
  if (it.isChatInputCommand()) {
    await commands[it.commandName](it);
  } else if (it.isButton()) {
    const word = new TextInputBuilder().setCustomId("word").setLabel("Word").setStyle(TextInputStyle.Short);
    await it.showModal(new ModalBuilder().setCustomId("form").setTitle("A word").addComponents(row(word)));
  } else if (it.isStringSelectMenu()) {
    await it.update({ content: `picked ${it.values[0]}`, components: [] });
  } else if (it.isModalSubmit()) {
    await it.reply({ content: `word: ${it.fields.getTextInputValue("word")}`, flags: MessageFlags.Ephemeral });
  }
});

bot.login(process.argv[3]);

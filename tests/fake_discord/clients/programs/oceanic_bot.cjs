// The scenario's bot in oceanic.js. Its address is the option `rest.baseURL`.
const { ApplicationCommandOptionTypes: Options, ButtonStyles, ChannelTypes, Client, ComponentTypes, InteractionTypes, TextInputStyles } =
  require("oceanic.js");

const bot = new Client({
  auth: `Bot ${process.argv[3]}`,
  gateway: { intents: ["GUILDS"] },
  rest: { baseURL: `${process.argv[2]}/api/v10` },
});
const EPHEMERAL = 64;

bot.once("ready", async () => {
  const hello = {
    type: 1, name: "hello", description: "Greets somebody",
    options: [
      { type: Options.STRING, name: "name", description: "whom", required: true },
      { type: Options.INTEGER, name: "times", description: "how often" },
    ],
  };
  const others = ["slow", "board", "thread", "private"].map((name) => ({ type: 1, name, description: `The command ${name}` }));
  await bot.application.bulkEditGlobalCommands([hello, ...others]);
});

const row = (part) => ({ type: ComponentTypes.ACTION_ROW, components: [part] });

const commands = {
  async hello(it) {
    const times = it.data.options.getInteger("times") ?? 1;
    await it.reply({ content: `Hello ${it.data.options.getString("name")}, ${times} times` });
  },
  async slow(it) {
    await it.defer();
    await it.editOriginal({ content: "done" });
    await it.createFollowup({ content: "for you alone", flags: EPHEMERAL });
  },
  async board(it) {
    const ask = { type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, label: "Ask", customID: "ask" };
    const options = ["a", "b"].map((value) => ({ label: value.toUpperCase(), value }));
    await it.reply({ content: "board", components: [row(ask), row({ type: ComponentTypes.STRING_SELECT, customID: "pick", options })] });
  },
  async thread(it) {
    const thread = await bot.rest.channels.startThreadWithoutMessage(it.channelID, { name: "table", type: ChannelTypes.PUBLIC_THREAD });
    await thread.createMessage({ content: "in the thread" });
    await it.reply({ content: "opened" });
  },
  async private(it) {
    await it.defer(EPHEMERAL);
    const channel = await it.user.createDM();
    await channel.createMessage({ content: "your hand", files: [{ name: "hand.txt", contents: Buffer.from("seven of hearts") }] });
    await it.editOriginal({ content: "sent" });
  },
};

bot.on("interactionCreate", async (it) => {
  if (it.type === InteractionTypes.APPLICATION_COMMAND) {
    await commands[it.data.name](it);
  } else if (it.type === InteractionTypes.MODAL_SUBMIT) {
    await it.reply({ content: `word: ${it.data.components.getTextInput("word")}`, flags: EPHEMERAL });
  } else if (it.data.customID === "ask") {
    const word = { type: ComponentTypes.TEXT_INPUT, customID: "word", label: "Word", style: TextInputStyles.SHORT };
    await it.createModal({ customID: "form", title: "A word", components: [row(word)] });
  } else {
    await it.editParent({ content: `picked ${it.data.values.getStrings()[0]}`, components: [] });
  }
});

bot.on("error", (error) => console.error(error));
bot.connect();

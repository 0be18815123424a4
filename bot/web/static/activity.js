/** The page inside Discord: the Embedded App SDK tells who the person is, and the server which table they see. */

/** Paths go through Discord's proxy there. */
const PREFIX = location.hostname.endsWith(".discordsays.com") ? "/.proxy" : "";

/**
 * Find out who the person is, and begin a session.
 * @param {string} application
 * @returns {Promise<{at?: string, token?: string, error?: string, prefix: string}>}
 */
export async function enter(application) {
  const { DiscordSDK } = await import(`${PREFIX}/sdk/index.mjs`);
  const discord = new DiscordSDK(application, { disableConsoleLogOverride: true });
  await discord.ready();
  const { code } = await discord.commands.authorize({
    client_id: application,
    response_type: "code",
    state: "",
    prompt: "none",
    scope: ["identify"],
  });
  const answer = await fetch(`${PREFIX}/activity`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code, instance: discord.instanceId }),
  });
  return { ...(await answer.json()), prefix: PREFIX };
}

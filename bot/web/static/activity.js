/** The page inside Discord: the Embedded App SDK tells who the person is, and the server which table they see. */

import { begin } from "./begin.js";

/** Paths go through Discord's proxy there. */
const PREFIX = location.hostname.endsWith(".discordsays.com") ? "/.proxy" : "";

/**
 * Find out who the person is, and begin a session.
 * @param {string} application
 * @param {(text?: string) => void} say
 * @returns {Promise<{at?: string, token?: string, error?: string, prefix: string}>}
 */
export async function enter(application, say) {
  const { DiscordSDK } = await import(`${PREFIX}/sdk/index.mjs`);
  const discord = new DiscordSDK(application, { disableConsoleLogOverride: true });
  await discord.ready();
  openOutside(discord);
  const { code } = await discord.commands.authorize({
    client_id: application,
    response_type: "code",
    state: "",
    prompt: "none",
    scope: ["identify"],
  });
  return { ...(await begin(`${PREFIX}/activity`, { code, instance: discord.instanceId }, say)), prefix: PREFIX };
}

/** Discord opens no window for a page inside it: links are opened by Discord itself. */
function openOutside(discord) {
  addEventListener("click", (event) => {
    const url = event.target.closest("a[target=_blank]")?.href;
    if (!url) return;
    event.preventDefault();
    discord.commands.openExternalLink({ url });
  });
}

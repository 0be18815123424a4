/** Beginning a session. */

const WAITS = [1500, 3000, 6000, 12000];

/**
 * Ask for a session until the server says yes or no: what it cannot answer now is asked again.
 * @param {string} path
 * @param {object} body
 * @param {(text?: string) => void} say says why it takes longer
 * @returns {Promise<{at?: string, table?: string, token?: string, error?: string}>}
 */
export async function begin(path, body, say) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => null);
    const said = (await answer?.json().catch(() => null)) ?? {};
    if (answer && answer.status !== 429 && answer.status < 500) return said;
    say(said.error);
    await new Promise((done) => setTimeout(done, WAITS[Math.min(attempt, WAITS.length - 1)]));
  }
}

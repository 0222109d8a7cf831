// The lists that are fetched for a game: of winnable deals, and of problems.

/** Timeout of a list: without it, a dead connection would block new deals. */
const TIMEOUT_MS = 8000;

/** The text of a list; empty if the server has none. @param {string | URL} address @returns {Promise<string>} */
export async function fetchList(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.ok ? answer.text() : '';
}

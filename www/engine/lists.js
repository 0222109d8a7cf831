// The lists that are fetched for a game: of winnable deals, and of problems.

/** Timeout of a list: without it, a dead connection would block new deals. */
const TIMEOUT_MS = 8000;

/** The text of a list; empty if the server has none. @param {string | URL} address @returns {Promise<string>} */
export async function fetchList(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.ok ? answer.text() : '';
}

/**
 * Loads each list once; after a failure, the next call tries again.
 * @template List
 * @param {(id: string) => Promise<List>} load
 * @returns {(id: string) => Promise<List>}
 */
export function loadedOnce(load) {
  /** @type {Map<string, Promise<List>>} */
  const lists = new Map();
  return (id) => {
    const list = lists.get(id) ?? load(id);
    lists.set(id, list);
    list.catch(() => lists.delete(id));
    return list;
  };
}

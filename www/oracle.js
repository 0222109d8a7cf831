// What the solver knows of a game in hand. It looks through the pack, and says so; it works in a worker of its own, so
// that the table stays quick; it comes when it is first asked.

/** @typedef {import('./patience-game.js').PatienceGame} PatienceGame */
/** @typedef {{ verdict: 'won' | 'lost' | 'unknown', line: string[], spent: number }} Answer */

/** What a question may cost: ten seconds or so on a computer. */
const NODES = 20_000_000;
/** Between two moves that are shown, in milliseconds. */
const PACE = 700;

const TEXT = {
  looking: 'The solver looks through the pack for a way to win…',
  /** @param {number} n */
  won: (n) => `This game can be won, the pack being as it is: in ${n} ${n === 1 ? 'move' : 'moves'}.`,
  lostDeal: 'This deal cannot be won, whatever is played.',
  /** @param {number} ply */
  lostSince: (ply) => `It can no longer be won. It could until move ${ply}.`,
  lost: 'It can no longer be won.',
  /** @param {number} spent */
  unknown: (spent) => `Not known: ${Math.round(spent / 1e5) / 10} million moves were tried and nothing is decided.`,
  failed: 'The solver could not be loaded.',
  next: 'Show the next move',
  how: 'Show me how',
  back: 'Back to before it',
  stop: 'Stop here',
  shown: 'Shown so far; go on as you like.',
};

/** @type {Worker | null} */
let worker = null;
let asked = 0;
/** @type {((answer: Answer | null) => void) | null} who waits for the question that is being worked on */
let waiting = null;
/** @type {((error: Error) => void) | null} */
let refusing = null;

/** @type {{ createScriptURL: (text: string) => URL } | undefined} */
let policy;

/** The worker's address, past a policy that demands trusted ones. @returns {URL} */
function workerAddress() {
  const address = new URL('./solver-worker.js', import.meta.url);
  // The one address that this page ever makes a worker of.
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('cadogan', { createScriptURL: () => address.href });
  return policy ? policy.createScriptURL('') : address;
}

function start() {
  const made = new Worker(workerAddress(), { type: 'module' });
  made.addEventListener('message', ({ data }) => {
    if (data.id !== asked) return;
    if (data.error) refusing?.(new Error(data.error));
    else waiting?.(data);
    waiting = refusing = null;
  });
  made.addEventListener('error', () => {
    refusing?.(new Error(TEXT.failed));
    waiting = refusing = null;
    worker = null;
  });
  return made;
}

/**
 * Asks for the truth about a position. A new question ends the one before, whose answer is null.
 * @param {string} link @param {number} ply the position after so many of its moves @returns {Promise<Answer | null>}
 */
function ask(link, ply) {
  waiting?.(null);
  worker ??= start();
  return new Promise((resolve, reject) => {
    waiting = resolve;
    refusing = reject;
    worker?.postMessage({ id: ++asked, link, ply, nodes: NODES });
  });
}

/** Says whether the game in hand can still be won, and offers what follows from it. @param {PatienceGame} game */
export async function consult(game) {
  const { view } = game;
  if (!view) return;
  const { link, ply } = view;
  const same = () => game.view?.link === link;
  game.say(TEXT.looking);
  game.offer([]);
  try {
    const answer = await ask(link, ply);
    if (!answer || !same()) return;
    if (answer.verdict === 'won') tellWon(game, answer);
    else if (answer.verdict === 'unknown') game.say(TEXT.unknown(answer.spent));
    else await tellLost(game, link, ply, same);
  } catch (error) {
    if (same()) game.say(error instanceof Error ? error.message : TEXT.failed);
  }
}

/** @param {PatienceGame} game @param {Answer} answer */
function tellWon(game, { line }) {
  game.say(TEXT.won(line.length));
  if (!line.length) return;
  game.offer([
    { label: TEXT.next, act: () => game.act(line[0]) },
    { label: TEXT.how, primary: true, act: () => void show(game, line) },
  ]);
}

/**
 * Since when? The history is halved until the move is found; a position that is not decided ends the search.
 * @param {PatienceGame} game @param {string} link @param {number} ply @param {() => boolean} same
 */
async function tellLost(game, link, ply, same) {
  game.say(TEXT.lost);
  const first = await ask(link, 0);
  if (!first || !same()) return;
  if (first.verdict === 'lost') return game.say(TEXT.lostDeal);
  if (first.verdict !== 'won') return;
  let [won, lost] = [0, ply];
  while (lost - won > 1) {
    const middle = (won + lost) >> 1;
    const answer = await ask(link, middle);
    if (!answer || !same()) return;
    if (answer.verdict === 'unknown') return;
    if (answer.verdict === 'won') won = middle;
    else lost = middle;
  }
  game.say(TEXT.lostSince(lost));
  game.offer([{ label: TEXT.back, primary: true, act: () => game.change(() => game.rules.goTo(won), 'undo') }]);
}

/** Plays a line on the table, a move at a time, until the player does anything else. @param {PatienceGame} game @param {string[]} line */
async function show(game, line) {
  let on = true;
  for (const move of line) {
    if (!on || !game.isConnected || !game.view) return;
    game.play(move);
    const { link } = game.view;
    if (game.view.outcome !== 'playing') return;
    game.offer([{ label: TEXT.stop, act: () => { on = false; game.say(TEXT.shown); game.offer([]); } }]);
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (game.view?.link !== link) return;
  }
}

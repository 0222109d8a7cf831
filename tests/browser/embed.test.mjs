// embed.html in an iframe of another origin: its parameters, its messages, and the messages that it ignores.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CAPTIONS } from '../../www/words/de/games.js';
import * as problems from '../../www/words/en/problems.js';
import { eventually, open, until } from './support/chromium.mjs';
import { loadWasm, winningLine } from './support/games.mjs';
import { dealByRestingStock, waitForFrames } from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');
const sly = winningLine('sly');
const maze = winningLine('labyrinth');

const HOST = `
  globalThis.messages = [];
  addEventListener("message", (event) => {
    const frame = document.querySelector("iframe");
    messages.push({ ...event.data, "from frame": event.source === frame.contentWindow, origin: event.origin });
    if (event.source === frame.contentWindow && event.data.cadogan === 1 && event.data.type === "height") frame.style.height = event.data.height + "px";
  });
  globalThis.post = (message) => document.querySelector("iframe").contentWindow.postMessage(message, "*");`;

/**
 * Opens a host page of another origin with the site in an iframe.
 * @param {import("node:test").TestContext} t @param {string} address of the frame, below www/
 * @param {{ sandbox?: string, policy?: string, width?: number, allow?: RegExp }} [options]
 */
async function openFrame(t, address, { sandbox, policy, width = 800, allow } = {}) {
  const ours = await serveForTest(t, { open: true, ...(policy && { policy }) });
  const host = await serveForTest(t, {
    policy: "default-src 'self'; img-src data:; frame-src *",
    files: {
      'host.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">
        <script src="host.js"></script><iframe title="Cards" src="${ours.url}www/${address.replaceAll('&', '&amp;')}"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`,
      'host.css': `iframe { width: ${width}px; border: 0; }`,
      'host.js': HOST,
      'stranger.html':
        '<!doctype html><html lang="en"><title>A stranger</title><link rel="icon" href="data:,"><script src="stranger.js"></script>',
      'stranger.js':
        'parent.frames[0].postMessage({ cadogan: 1, command: "new-deal", id: "stranger" }, "*"); parent.postMessage({ stranger: true }, "*");',
    },
  });
  const leaves = new RegExp(`^a request left the site: ${ours.url}`);
  const opened = await open(t, 'host.html', {
    site: host,
    context: { viewport: { width: 1300, height: 1000 } },
    allow: allow ? new RegExp(`${leaves.source}|${allow.source}`) : leaves,
  });
  const { page } = opened;
  /** @returns {Promise<any[]>} */
  const messages = () => page.evaluate(() => /** @type {any} */ (globalThis).messages);
  /** @param {string} type @param {(message: any) => boolean} [matches] @returns {Promise<any>} */
  const waitForMessage = (type, matches = () => true) =>
    until(async () => (await messages()).findLast((message) => message.type === type && matches(message)), {
      what: `a message “${type}”`,
    });
  let commandCount = 0;
  /** Sends a command and waits for its reply. @param {Record<string, unknown>} command */
  const send = async (command) => {
    const id = `n${++commandCount}`;
    await page.evaluate((data) => /** @type {any} */ (globalThis).post(data), { cadogan: 1, id, ...command });
    return waitForMessage('reply', (reply) => reply.id === id);
  };
  const frame = page.frameLocator('iframe >> nth=0');
  let flushCount = 0;
  /** Waits until the frame has received all messages and ours has received its replies: messages between windows stay in order. */
  const flush = async () => {
    const mark = `flush ${++flushCount}`;
    const table = frame.locator('patience-game');
    await table.evaluate((_, name) => {
      addEventListener('message', function echo({ data }) {
        if (data !== name) return;
        removeEventListener('message', echo);
        // After the other listeners of the same message.
        setTimeout(() => parent.postMessage({ flushed: name }, '*'));
      });
    }, mark);
    await page.evaluate((name) => /** @type {any} */ (globalThis).post(name), mark);
    await until(async () => (await messages()).some(({ flushed }) => flushed === mark), {
      what: 'the echo of a message',
    });
    await page.evaluate((name) => {
      const all = /** @type {any} */ (globalThis).messages;
      all.splice(
        all.findIndex((/** @type {any} */ { flushed }) => flushed === name),
        1,
      );
    }, mark);
  };
  return { ...opened, ours, host, messages, waitForMessage, send, frame, flush };
}

for (const [name, sandbox] of /** @type {const} */ ([
  ['', undefined],
  [' with sandbox="allow-scripts"', 'allow-scripts'],
])) {
  test(`a cross-origin iframe${name} reads its parameters, reports its height and events, and obeys commands`, async (t) => {
    const { page, messages, waitForMessage, send, frame, flush } = await openFrame(
      t,
      `embed.html?game=labyrinth&deal=${maze.deal}&theme=dark&suits=four&controls=minimal&hand=left&home=1&nonsense=1`,
      { sandbox },
    );
    const ready = await waitForMessage('ready');
    assert.equal(ready.link, maze.links[0]);
    assert.equal(ready.deal, maze.deal);
    assert.ok((await messages()).every((message) => message['from frame'] && message.cadogan === 1));
    assert.equal(ready.origin === 'null', sandbox !== undefined);
    const table = frame.locator('patience-game');
    for (const [attribute, value] of [
      ['theme', 'dark'],
      ['suits', 'four'],
      ['controls', 'minimal'],
      ['hand', 'left'],
    ]) {
      await eventually(async () => assert.equal(await table.getAttribute(attribute), value));
    }
    await eventually(async () =>
      assert.equal(
        await table.getAttribute('home'),
        sandbox === undefined ? '' : null,
        'home= in the address is ignored',
      ),
    );

    const { height } = await waitForMessage('height');
    assert.ok(height >= 300 && height < 1600, `${height} px`);
    await until(async () => (await page.evaluate(() => document.querySelector('iframe')?.clientHeight)) === height);
    // The height settles: a frame that reacted to its own height would report a new one in every frame drawn.
    await waitForFrames(page, 30);
    await flush();
    const heights = (await messages()).filter(({ type }) => type === 'height');
    assert.ok(heights.length <= 2, JSON.stringify(heights));
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.querySelector('iframe')?.clientHeight), heights.at(-1)?.height),
    );

    await dealByRestingStock(table);
    const moved = await waitForMessage('move');
    assert.notEqual(moved.link, maze.links[0]);
    assert.equal(moved.outcome, 'playing');

    assert.equal((await send({ command: 'undo' })).link, maze.links[0]);
    assert.equal((await send({ command: 'redo' })).link, moved.link);
    const opened = await send({ command: 'open', link: sly.links[sly.moves.length - 1] });
    assert.ok(opened.ok);
    assert.equal(opened.game, 'sly');
    const won = await send({ command: 'play', move: sly.moves.at(-1) });
    assert.deepEqual([won.ok, won.outcome], [true, 'won']);
    assert.equal((await waitForMessage('won')).link, sly.links.at(-1));
    assert.equal((await send({ command: 'state' })).ply, won.ply);
    assert.ok((await send({ command: 'set', name: 'theme', value: 'light' })).ok);
    await eventually(async () => assert.equal(await table.getAttribute('theme'), 'light'));
    assert.ok((await send({ command: 'set', name: 'theme', value: null })).ok);
    await eventually(async () => assert.equal(await table.getAttribute('theme'), null));
    assert.equal((await send({ command: 'restart' })).ply, 0);
    assert.notEqual((await send({ command: 'new-deal' })).deal, won.deal);

    // The solver's worker also starts in a frame with an opaque origin.
    await send({ command: 'open', link: sly.links[sly.moves.length - 3] });
    await table.evaluate((el) => void (/** @type {any} */ (el).solve()));
    await until(async () => /is winnable/.test((await frame.locator('.sentence').textContent()) ?? ''), {
      what: "the solver's verdict",
    });
    assert.ok((await send({ command: 'play', move: sly.moves.at(-3) })).ok);
  });
}

test('the fragment can hold a link, a game or parameters', async (t) => {
  const { page, waitForMessage, ours, frame } = await openFrame(t, `embed.html#${sly.links[7]}`);
  assert.equal((await waitForMessage('ready')).link, sly.links[7]);
  for (const [address, link] of [
    [`embed.html?n=1#sly`, /^sly\//],
    [`embed.html?n=5#${maze.links[0]}?utm_source=letter`, new RegExp(`^${maze.links[0]}$`)],
    [`embed.html?n=6#${maze.links[5]}&fbclid=x-Y_z`, new RegExp(`^${maze.links[5]}$`)],
    [`embed.html?n=7#${maze.links[0]}/?a=b`, new RegExp(`^${maze.links[0]}$`)],
    [`embed.html?n=2#deal=${maze.deal}&controls=none`, new RegExp(`^${maze.links[0]}$`)],
    [`embed.html?n=3&deal=${maze.deal}&moves=${maze.links[5].split('/')[2]}`, new RegExp(`^${maze.links[5]}$`)],
    [`embed.html?n=4`, /^\w/],
  ]) {
    await page.evaluate((url) => {
      /** @type {any} */ (globalThis).messages.length = 0;
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      frame.src = url;
    }, `${ours.url}www/${address}`);
    assert.match((await waitForMessage('ready')).link, /** @type {RegExp} */ (link), String(address));
  }
  // The verdict's chip loads a stylesheet.
  await frame.getByRole('button', { name: 'Winnable' }).waitFor();
});

test('a changed fragment opens the game that it names, whatever was open', async (t) => {
  const { page, waitForMessage, ours } = await openFrame(t, `embed.html?problem=daily#${maze.links[0]}`);
  assert.equal((await waitForMessage('ready')).link, maze.links[0]);
  for (const [fragment, link] of [
    ['labyrinth', /^labyrinth\//],
    [sly.links[3], new RegExp(`^${sly.links[3]}$`)],
    ['labyrinth', /^labyrinth\//],
    [`game=sly&deal=${sly.deal}`, new RegExp(`^${sly.links[0]}$`)],
    ['game=labyrinth', /^labyrinth\//],
    [`deal=${maze.deal}&moves=${maze.links[5].split('/')[2]}`, new RegExp(`^${maze.links[5]}$`)],
    ['sly', /^sly\//],
  ]) {
    await page.evaluate((url) => {
      /** @type {any} */ (globalThis).messages.length = 0;
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      frame.src = url;
    }, `${ours.url}www/embed.html?problem=daily#${fragment}`);
    assert.match((await waitForMessage('move')).link, /** @type {RegExp} */ (link), String(fragment));
  }
});

test('a replay link in the fragment, the query or a command opens the line player, which loads only then', async (t) => {
  const short = `replay/${maze.links[40].slice(maze.links[40].indexOf('/') + 1)}`;
  const { page, waitForMessage, send, frame, ours, messages } = await openFrame(t, `embed.html?deal=${maze.deal}`, {
    sandbox: 'allow-scripts',
  });
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await waitForMessage('ready');
  assert.ok((await send({ command: 'open', link: maze.links[40] })).ok);
  await eventually(async () =>
    assert.equal(await frame.locator('[data-player]').count(), 0, 'a position is no replay'),
  );
  assert.ok(!requests.some((url) => url.includes('player')));
  assert.equal((await send({ command: 'open', link: short })).link, maze.links[0]);
  await until(() => frame.locator('[data-player]').count());

  for (const address of [
    `embed.html?n=1#${short}`,
    `embed.html?n=2#${short.replaceAll('/', '%2F')}`,
    `embed.html?n=3&deal=${short}`,
    `embed.html?n=4#deal=${short}`,
  ]) {
    await page.evaluate((url) => {
      /** @type {any} */ (globalThis).messages.length = 0;
      /** @type {HTMLIFrameElement} */ (document.querySelector('iframe')).src = url;
    }, `${ours.url}www/${address}`);
    const ready = await waitForMessage('ready');
    assert.deepEqual([ready.link, ready.ply, ready.plies], [maze.links[0], 0, 40], address);
    await until(() => frame.locator('[data-player]').count());
  }
  // The replay waits and takes no focus.
  await eventually(async () =>
    assert.equal(await frame.locator('[data-player]').getByRole('button', { name: 'Play', exact: true }).count(), 1),
  );
  await eventually(async () => assert.ok(await page.evaluate(() => document.activeElement === document.body)));
  await frame.locator('[data-player]').getByRole('button', { name: 'Step forward' }).click();
  const step = await waitForMessage('move');
  assert.deepEqual([step.link, step.kind], [maze.links[1], 'replay']);
  await frame.locator('[data-player]').getByRole('button', { name: 'Take over', exact: true }).click();
  assert.equal((await waitForMessage('move', ({ kind }) => kind === 'open')).link, maze.links[1]);
  await eventually(async () => assert.equal(await frame.locator('[data-player]').count(), 0));
  assert.ok((await send({ command: 'redo' })).ply > 1, 'moves that were not replayed can be redone');

  // A damaged replay link, and one without moves.
  const bad = await send({ command: 'open', link: `${short}x` });
  assert.equal(bad.ok, false);
  assert.match(bad.message, /moves in the link are damaged/);
  assert.equal((await send({ command: 'open', link: `replay/${maze.deal}` })).link, maze.links[0]);
  await eventually(async () => assert.equal(await frame.locator('[data-player]').count(), 0));
  assert.ok((await messages()).every(({ cadogan }) => cadogan === 1));
});

test('malformed and unknown commands change nothing, nor do messages of other frames', async (t) => {
  const { page, messages, waitForMessage, send, frame } = await openFrame(t, `embed.html?deal=${maze.deal}`);
  await waitForMessage('ready');
  const before = (await messages()).length;
  for (const wrong of [
    null,
    1,
    'undo',
    [],
    {},
    { command: 'new-deal' },
    { cadogan: 2, command: 'new-deal', id: 1 },
    { cadogan: '1', command: 'new-deal', id: 1 },
    { cadogan: 1 },
    { cadogan: 1, command: ['new-deal'], id: 1 },
    { cadogan: 1, command: { toString: null }, id: 1 },
  ])
    await page.evaluate((data) => /** @type {any} */ (globalThis).post(data), /** @type {any} */ (wrong));
  for (const [wrong, sentence] of /** @type {[Record<string, unknown>, RegExp][]} */ ([
    [{ command: 'constructor' }, /Unknown command/],
    [{ command: '__proto__' }, /Unknown command/],
    [{ command: 'press' }, /Unknown command/],
    [{ command: 'open' }, /needs a short text/],
    [{ command: 'open', link: 'x'.repeat(20_000) }, /needs a short text/],
    [{ command: 'open', link: 'javascript:alert(1)' }, /\.$/],
    [{ command: 'open', link: `${maze.links[5]}x` }, /\.$/],
    [{ command: 'play', move: { toString: 'x' } }, /needs a short text/],
    [{ command: 'play', move: 'c1>c2;' }, /./],
    [{ command: 'set', name: 'onclick', value: 'alert(1)' }, /Unknown setting/],
    [{ command: 'set', name: 'home', value: '' }, /Unknown setting/],
    [{ command: 'set', name: 'style', value: 'position:fixed' }, /Unknown setting/],
    [{ command: 'set', name: 'theme', value: 'x'.repeat(100) }, /needs a short text/],
    [{ command: 'set', name: 'theme', value: 7 }, /needs a short text/],
  ])) {
    const reply = await send(wrong);
    assert.equal(reply.ok, false, JSON.stringify(wrong));
    assert.match(reply.message, sentence);
    assert.equal(reply.link, maze.links[0], `${JSON.stringify(wrong)} leaves the table as it was`);
  }
  const after = (await messages()).slice(before);
  assert.ok(
    after.every(({ type }) => ['reply', 'error'].includes(type)),
    JSON.stringify(after.map(({ type }) => type)),
  );
  assert.equal(after.filter(({ id }) => id === 1).length, 0, 'a message that is no command gets no reply');

  // A sibling frame is not the parent.
  const { length } = await messages();
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.title = 'A stranger';
    stranger.src = 'stranger.html';
    document.body.append(stranger);
  });
  await until(async () => (await messages()).some(({ stranger }) => stranger));
  assert.equal((await send({ command: 'state' })).link, maze.links[0]);
  assert.ok(!(await messages()).slice(length).some(({ id }) => id === 'stranger'));
  await dealByRestingStock(frame.locator('patience-game'));
  await waitForMessage('move');
});

test('origin= limits messages and commands to the named origin', async (t) => {
  const { page, messages, waitForMessage, frame, flush } = await openFrame(
    t,
    `embed.html?deal=${maze.deal}&origin=https://example.org`,
    {
      allow: /postMessage|target origin/,
    },
  );
  await until(async () => (await frame.locator('[data-pile="stock"]').count()) === 1);
  await page.evaluate(() => /** @type {any} */ (globalThis).post({ cadogan: 1, command: 'new-deal', id: 1 }));
  await flush();
  assert.deepEqual(await messages(), []);
  await eventually(async () =>
    assert.equal(await frame.locator('patience-game').evaluate((el) => /** @type {any} */ (el).link), maze.links[0]),
  );

  // Other spellings of the right origin are accepted, other origins are not.
  const origin = await page.evaluate(() => location.origin);
  for (const [named, isAccepted] of /** @type {[string, boolean][]} */ ([
    [origin, true],
    [`${origin}/`, true],
    [`${origin}/a/page.html?x=1#y`, true],
    [origin.replace('http', 'HTTP'), true],
    ['*', true],
    ['https://example.org/', false],
    ['HTTPS://EXAMPLE.ORG/a/path', false],
  ])) {
    await reloadWithOrigin(page, named);
    await until(() => hasTable(frame));
    assert.equal(await frame.locator('.embed-closed').count(), 0);
    if (isAccepted) await waitForMessage('ready');
    else {
      await flush();
      assert.deepEqual(await messages(), [], named);
    }
  }
});

/** Reloads the frame of a host page with another `origin=`. @param {import("playwright-core").Page} page @param {string} named */
async function reloadWithOrigin(page, named) {
  const address = await page.evaluate((value) => {
    /** @type {any} */ (globalThis).messages.length = 0;
    const inner = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const url = new URL(inner.src);
    url.searchParams.set('origin', value);
    inner.src = url.href;
    return url.href;
  }, named);
  await until(() => page.frames().some((inner) => inner.url() === address), { what: address });
}

/** @param {import("playwright-core").FrameLocator} frame */
const hasTable = async (frame) =>
  (await frame
    .locator('[data-pile="stock"]')
    .count()
    .catch(() => 0)) === 1;

test('an invalid origin= stops all messages and commands and shows a sentence about it', async (t) => {
  const { page, messages, frame, flush } = await openFrame(t, `embed.html?deal=${maze.deal}&origin=your.host`, {
    allow: /is not an origin/,
  });
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await page.evaluate(() => Object.assign(document.querySelector('iframe') ?? {}, { height: '600' }));
  for (const named of ['your.host', 'localhost:8080', 'nonsense', '', 'null', 'https://', 'data:text/html,x', ' * ']) {
    complaints.length = 0;
    await reloadWithOrigin(page, named);
    await until(() => hasTable(frame));
    for (const command of ['new-deal', 'undo', 'state']) {
      await page.evaluate(
        (name) => /** @type {any} */ (globalThis).post({ cadogan: 1, command: name, id: 1 }),
        command,
      );
    }
    await flush();
    assert.deepEqual(await messages(), [], `origin=${named}`);
    const table = frame.locator('patience-game');
    assert.equal(await table.evaluate((el) => /** @type {any} */ (el).link), maze.links[0]);
    const sentence = (await frame.locator('.embed-closed').textContent()) ?? '';
    assert.ok(sentence.includes(`origin=${named} in this frame`), sentence);
    await until(() => complaints.includes(sentence), { what: `“${sentence}” in the console` });
    // The sentence has a place of its own: nothing lies under it or past the frame.
    const [words, cards, room] = await table.evaluate((el) => [
      el.previousElementSibling?.getBoundingClientRect().bottom ?? 0,
      el.getBoundingClientRect().top,
      innerHeight - el.getBoundingClientRect().bottom,
    ]);
    assert.ok(words > 0 && cards >= words - 1 && room >= -1, `${words}, ${cards}, ${room}`);
  }
  // The game can still be played.
  await dealByRestingStock(frame.locator('patience-game'));
});

test('a frame in another language is translated, captions too', async (t) => {
  const { waitForMessage, frame } = await openFrame(t, `embed.html?lang=de&deal=${maze.deal}`);
  await waitForMessage('ready');
  const captions = () => frame.locator('patience-game .caption').allTextContents();
  await eventually(async () =>
    assert.deepEqual(
      (await captions()).filter(Boolean),
      ['up', 'down', 'grace'].map((name) => CAPTIONS[name]),
    ),
  );
});

test('a bad link in a frame sends an error, shows a sentence and offers a new deal', async (t) => {
  const { waitForMessage, frame } = await openFrame(t, 'embed.html#labyrinth/NO-SUCH-DEAL', {
    sandbox: 'allow-scripts',
  });
  const error = await waitForMessage('error');
  assert.match(error.message, /\.$/);
  await frame.getByRole('button', { name: 'New deal' }).click();
  assert.ok((await waitForMessage('ready')).link);
  // The verdict's chip loads a stylesheet.
  await frame.getByRole('button', { name: 'Winnable' }).waitFor();
});

test('the reported height fits the table at every width', async (t) => {
  for (const width of [320, 480, 640, 900, 1200]) {
    const { page, waitForMessage, send, frame } = await openFrame(t, `embed.html?deal=${maze.deal}`, { width });
    await waitForMessage('ready');
    for (const link of [
      maze.links[0],
      sly.links[60],
      winningLine('fairie-queen').links[40],
      winningLine('empress-of-india').links[40],
    ]) {
      assert.ok((await send({ command: 'open', link })).ok);
      await until(async () => {
        const { height } = await waitForMessage('height');
        return (await page.evaluate(() => document.querySelector('iframe')?.clientHeight)) === height;
      });
    }
    await eventually(async () => {
      const mode = await frame.locator('.frame').getAttribute('data-mode');
      assert.equal(mode, width >= 700 ? 'desk' : 'phone');
    });
  }
});

test('a problem in a frame tells its host of tries and the solution, by parameter and by command', async (t) => {
  const links = readFileSync(new URL('../data/problem-links.txt', import.meta.url), 'utf8').split('\n');
  const [link, other] = links.filter((line) => line.startsWith('problem/grace/labyrinth/'));
  const { frame, waitForMessage, send } = await openFrame(t, `embed.html?problem=${encodeURIComponent(link)}`);
  const question = frame.locator('.problem .problem-question').first();
  const tryMove = (/** @type {string} */ move) =>
    frame
      .locator('patience-game')
      .evaluate((game, text) => /** @type {any} */ (game).host.line.guide.tryMove(text), move);
  const isAsked = async () => ((await question.textContent()) ?? '') === problems.questions.grace;
  await until(isAsked, { what: 'the question' });
  const root = frame.locator('html');
  await root.evaluate((html) => void (window.open = (url) => ((html.dataset.opened = String(url)), null)));
  await frame.locator('patience-game').evaluate((game) => void (/** @type {any} */ (game).host.emit('patience-home')));
  assert.equal(new URL((await root.getAttribute('data-opened')) ?? '').hash, `#${link}`);
  const { answers } = tools.readProblem(link).question;
  await tryMove(answers[0].move);
  const tried = await waitForMessage('problem-try');
  assert.deepEqual([tried.problem, tried.tries, tried.right, tried.game], [link, 1, true, 'labyrinth']);
  if (!answers[0].then) {
    const solved = await waitForMessage('problem-solved');
    assert.deepEqual([solved.problem, solved.tries, solved.shown], [link, 1, false]);
  }
  const opened = await send({ command: 'open', link: other });
  assert.equal(opened.ok, true);
  await until(
    async () =>
      (await isAsked()) &&
      (await frame.locator('patience-game').evaluate((game) => /** @type {any} */ (game).link)) ===
        tools.readProblem(other).position,
    { what: 'the other problem' },
  );
  await send({ command: 'set', name: 'problem', value: 'nonsense' });
  const failed = await waitForMessage('error');
  assert.equal(failed.message, problems.badValue('nonsense'));
});

// embed.html in the frames of another host: its parameters, its messages, and what it does not listen to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAPTIONS } from '../../www/words/de/games.js';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForFrames, winningLine } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

const sly = winningLine('sly');
const maze = winningLine('labyrinth');

const HOST = `
  globalThis.heard = [];
  addEventListener("message", (event) => {
    const frame = document.querySelector("iframe");
    heard.push({ ...event.data, "from frame": event.source === frame.contentWindow, origin: event.origin });
    if (event.source === frame.contentWindow && event.data.cadogan === 1 && event.data.type === "height") frame.style.height = event.data.height + "px";
  });
  globalThis.say = (message) => document.querySelector("iframe").contentWindow.postMessage(message, "*");`;

/**
 * A host of another origin, with the site in an iframe.
 * @param {import("node:test").TestContext} t @param {string} address of the frame, below www/
 * @param {{ sandbox?: string, policy?: string, width?: number, allow?: RegExp }} [options]
 */
async function framed(t, address, { sandbox, policy, width = 800, allow } = {}) {
  const ours = await serveFor(t, { open: true, ...(policy && { policy }) });
  const host = await serveFor(t, {
    policy: "default-src 'self'; img-src data:; frame-src *",
    files: {
      'host.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">
        <script src="host.js"></script><iframe title="Cards" src="${ours.url}www/${address.replaceAll('&', '&amp;').replace('HERE', 'ORIGIN')}"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`,
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
  const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).heard);
  /** @param {string} type @param {(message: any) => boolean} [which] @returns {Promise<any>} */
  const message = (type, which = () => true) =>
    until(async () => (await heard()).findLast((one) => one.type === type && which(one)), {
      what: `a message “${type}”`,
    });
  let asked = 0;
  /** Sends a command and waits for its answer. @param {Record<string, unknown>} command */
  const command = async (command) => {
    const id = `n${++asked}`;
    await page.evaluate((data) => /** @type {any} */ (globalThis).say(data), { cadogan: 1, id, ...command });
    return message('reply', (reply) => reply.id === id);
  };
  const frame = page.frameLocator('iframe >> nth=0');
  let flushed = 0;
  /**
   * Waits until whatever the frame was told has come to it, and whatever it told us before that has come to us: what is
   * sent from one window to another keeps its order.
   */
  const flush = async () => {
    const mark = `flush ${++flushed}`;
    const table = frame.locator('patience-game');
    await table.evaluate((_, name) => {
      addEventListener('message', function echo({ data }) {
        if (data !== name) return;
        removeEventListener('message', echo);
        // After all that listens to the same message.
        setTimeout(() => parent.postMessage({ flushed: name }, '*'));
      });
    }, mark);
    await page.evaluate((name) => /** @type {any} */ (globalThis).say(name), mark);
    await until(async () => (await heard()).some((one) => one.flushed === mark), { what: 'the echo of a message' });
    await page.evaluate((name) => {
      const all = /** @type {any} */ (globalThis).heard;
      all.splice(
        all.findIndex((/** @type {any} */ one) => one.flushed === name),
        1,
      );
    }, mark);
  };
  return { ...opened, ours, host, heard, message, command, frame, flush };
}

for (const [name, sandbox] of /** @type {const} */ ([
  ['', undefined],
  [', shut in by sandbox="allow-scripts"', 'allow-scripts'],
])) {
  test(`a frame of another host${name}: parameters, height, events, commands`, async (t) => {
    const { page, heard, message, command, frame, flush } = await framed(
      t,
      `embed.html?game=labyrinth&deal=${maze.deal}&theme=dark&suits=four&controls=minimal&hand=left&home=1&nonsense=1`,
      { sandbox },
    );
    const ready = await message('ready');
    assert.equal(ready.link, maze.links[0]);
    assert.equal(ready.deal, maze.deal);
    assert.ok((await heard()).every((one) => one['from frame'] && one.cadogan === 1));
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
      assert.equal(await table.getAttribute('home'), sandbox === undefined ? '' : null, "the page's own business"),
    );

    const { height } = await message('height');
    assert.ok(height >= 300 && height < 1600, `${height} px`);
    await until(async () => (await page.evaluate(() => document.querySelector('iframe')?.clientHeight)) === height);
    // It comes to rest: a frame that follows its own height would tell another one with each picture.
    await waitForFrames(page, 30);
    await flush();
    const heights = (await heard()).filter((one) => one.type === 'height');
    assert.ok(heights.length <= 2, JSON.stringify(heights));
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.querySelector('iframe')?.clientHeight), heights.at(-1)?.height),
    );

    await frame.locator('[data-pile="stock"]').click();
    const moved = await message('move');
    assert.notEqual(moved.link, maze.links[0]);
    assert.equal(moved.outcome, 'playing');

    assert.equal((await command({ command: 'undo' })).link, maze.links[0]);
    assert.equal((await command({ command: 'redo' })).link, moved.link);
    const opened = await command({ command: 'open', link: sly.links[sly.moves.length - 1] });
    assert.ok(opened.ok);
    assert.equal(opened.game, 'sly');
    const won = await command({ command: 'play', move: sly.moves.at(-1) });
    assert.deepEqual([won.ok, won.outcome], [true, 'won']);
    assert.equal((await message('won')).link, sly.links.at(-1));
    assert.equal((await command({ command: 'state' })).ply, won.ply);
    assert.ok((await command({ command: 'set', name: 'theme', value: 'light' })).ok);
    await eventually(async () => assert.equal(await table.getAttribute('theme'), 'light'));
    assert.ok((await command({ command: 'set', name: 'theme', value: null })).ok);
    await eventually(async () => assert.equal(await table.getAttribute('theme'), null));
    assert.equal((await command({ command: 'restart' })).ply, 0);
    assert.notEqual((await command({ command: 'new-deal' })).deal, won.deal);

    // The solver has its worker, in a frame of no origin too.
    await command({ command: 'open', link: sly.links[sly.moves.length - 3] });
    await table.evaluate((el) => void (/** @type {any} */ (el).solve()));
    await until(async () => /is winnable/.test((await frame.locator('.sentence').textContent()) ?? ''), {
      what: "the solver's word",
    });
    assert.ok((await command({ command: 'play', move: sly.moves.at(-3) })).ok);
  });
}

test('a fragment may say it too: a link, a game, pairs', async (t) => {
  const { page, message, ours, frame } = await framed(t, `embed.html#${sly.links[7]}`);
  assert.equal((await message('ready')).link, sly.links[7]);
  for (const [address, link] of [
    [`embed.html?n=1#sly`, /^sly\//],
    [`embed.html?n=2#deal=${maze.deal}&controls=none`, new RegExp(`^${maze.links[0]}$`)],
    [`embed.html?n=3&deal=${maze.deal}&moves=${maze.links[5].split('/')[2]}`, new RegExp(`^${maze.links[5]}$`)],
    [`embed.html?n=4`, /^\w/],
  ]) {
    await page.evaluate((url) => {
      /** @type {any} */ (globalThis).heard.length = 0;
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      frame.src = url;
    }, `${ours.url}www/${address}`);
    assert.match((await message('ready')).link, /** @type {RegExp} */ (link), String(address));
  }
  // What says that it can be won comes with a sheet of its own.
  await frame.getByRole('button', { name: 'Winnable' }).waitFor();
});

test('a replay opens in the player, which comes only then: fragment, query, command', async (t) => {
  const short = `replay/${maze.links[40].slice(maze.links[40].indexOf('/') + 1)}`;
  const { page, message, command, frame, ours, heard } = await framed(t, `embed.html?deal=${maze.deal}`, {
    sandbox: 'allow-scripts',
  });
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await message('ready');
  assert.ok((await command({ command: 'open', link: maze.links[40] })).ok);
  await eventually(async () =>
    assert.equal(await frame.locator('[data-player]').count(), 0, 'a position is no replay'),
  );
  assert.ok(!requests.some((url) => url.includes('player')));
  assert.equal((await command({ command: 'open', link: short })).link, maze.links[0]);
  await until(() => frame.locator('[data-player]').count());

  for (const address of [
    `embed.html?n=1#${short}`,
    `embed.html?n=2#${short.replaceAll('/', '%2F')}`,
    `embed.html?n=3&deal=${short}`,
    `embed.html?n=4#deal=${short}`,
  ]) {
    await page.evaluate((url) => {
      /** @type {any} */ (globalThis).heard.length = 0;
      /** @type {HTMLIFrameElement} */ (document.querySelector('iframe')).src = url;
    }, `${ours.url}www/${address}`);
    const ready = await message('ready');
    assert.deepEqual([ready.link, ready.ply, ready.plies], [maze.links[0], 0, 40], address);
    await until(() => frame.locator('[data-player]').count());
  }
  // It waits, and takes nobody's focus.
  await eventually(async () =>
    assert.equal(await frame.locator('[data-player]').getByRole('button', { name: 'Play', exact: true }).count(), 1),
  );
  await eventually(async () => assert.ok(await page.evaluate(() => document.activeElement === document.body)));
  await frame.locator('[data-player]').getByRole('button', { name: 'Step forward' }).click();
  const step = await message('move');
  assert.deepEqual([step.link, step.kind], [maze.links[1], 'replay']);
  await frame.locator('[data-player]').getByRole('button', { name: 'Take over here' }).click();
  assert.equal((await message('move', (one) => one.kind === 'open')).link, maze.links[1]);
  await eventually(async () => assert.equal(await frame.locator('[data-player]').count(), 0));
  assert.ok((await command({ command: 'redo' })).ply > 1, 'what was not watched can be redone');

  // A damaged one, and one of nothing but a deal.
  const bad = await command({ command: 'open', link: `${short}x` });
  assert.equal(bad.ok, false);
  assert.match(bad.message, /moves in the link are damaged/);
  assert.equal((await command({ command: 'open', link: `replay/${maze.deal}` })).link, maze.links[0]);
  await eventually(async () => assert.equal(await frame.locator('[data-player]').count(), 0));
  assert.ok((await heard()).every((one) => one.cadogan === 1));
});

test('nothing is taken unchecked: wrong commands, wrong forms, strangers', async (t) => {
  const { page, heard, message, command, frame } = await framed(t, `embed.html?deal=${maze.deal}`);
  await message('ready');
  const before = (await heard()).length;
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
    await page.evaluate((data) => /** @type {any} */ (globalThis).say(data), /** @type {any} */ (wrong));
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
    const reply = await command(wrong);
    assert.equal(reply.ok, false, JSON.stringify(wrong));
    assert.match(reply.message, sentence);
    assert.equal(reply.link, maze.links[0], `${JSON.stringify(wrong)} left the table as it was`);
  }
  const after = (await heard()).slice(before);
  assert.ok(
    after.every((one) => ['reply', 'error'].includes(one.type)),
    JSON.stringify(after.map((one) => one.type)),
  );
  assert.equal(after.filter((one) => one.id === 1).length, 0, 'what is no command gets no answer');

  // A frame beside it is no parent.
  const rest = await heard();
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.title = 'A stranger';
    stranger.src = 'stranger.html';
    document.body.append(stranger);
  });
  await until(async () => (await heard()).some((one) => one.stranger));
  assert.equal((await command({ command: 'state' })).link, maze.links[0]);
  assert.ok(!(await heard()).slice(rest.length).some((one) => one.id === 'stranger'));
  await frame.locator('[data-pile="stock"]').click();
  await message('move');
});

test('origin=: only the page that is named is told and heard', async (t) => {
  const { page, heard, frame, flush } = await framed(t, `embed.html?deal=${maze.deal}&origin=https://example.org`, {
    allow: /postMessage|target origin/,
  });
  await until(async () => (await frame.locator('[data-pile="stock"]').count()) === 1);
  await page.evaluate(() => /** @type {any} */ (globalThis).say({ cadogan: 1, command: 'new-deal', id: 1 }));
  await flush();
  assert.deepEqual(await heard(), []);
  await eventually(async () =>
    assert.equal(await frame.locator('patience-game').evaluate((el) => /** @type {any} */ (el).link), maze.links[0]),
  );

  // However the right one is written it is that one; and nobody else is.
  const origin = await page.evaluate(() => location.origin);
  for (const [named, told] of /** @type {[string, boolean][]} */ ([
    [origin, true],
    [`${origin}/`, true],
    [`${origin}/a/page.html?x=1#y`, true],
    [origin.replace('http', 'HTTP'), true],
    ['*', true],
    ['https://example.org/', false],
    ['HTTPS://EXAMPLE.ORG/a/path', false],
  ])) {
    await aim(page, named);
    await until(() => laid(frame));
    assert.equal(await frame.locator('.embed-closed').count(), 0);
    if (told) await until(async () => (await heard()).some((one) => one.type === 'ready'), { what: `told: ${named}` });
    else {
      await flush();
      assert.deepEqual(await heard(), [], named);
    }
  }
});

/** Lets the frame of a host begin anew, for the origin that is named. @param {import("playwright-core").Page} page @param {string} named */
async function aim(page, named) {
  const address = await page.evaluate((value) => {
    /** @type {any} */ (globalThis).heard.length = 0;
    const inner = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const url = new URL(inner.src);
    url.searchParams.set('origin', value);
    inner.src = url.href;
    return url.href;
  }, named);
  await until(() => page.frames().some((one) => one.url() === address), { what: address });
}

/** Whether there is a table in a frame. @param {import("playwright-core").FrameLocator} frame */
const laid = async (frame) =>
  (await frame
    .locator('[data-pile="stock"]')
    .count()
    .catch(() => 0)) === 1;

test('origin= that names none: nobody is told, nobody is obeyed, and it is said', async (t) => {
  const { page, heard, frame, flush } = await framed(t, `embed.html?deal=${maze.deal}&origin=your.host`, {
    allow: /is not an origin/,
  });
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await page.evaluate(() => Object.assign(document.querySelector('iframe') ?? {}, { height: '600' }));
  for (const named of ['your.host', 'localhost:8080', 'nonsense', '', 'null', 'https://', 'data:text/html,x', ' * ']) {
    complaints.length = 0;
    await aim(page, named);
    await until(() => laid(frame));
    for (const command of ['new-deal', 'undo', 'state']) {
      await page.evaluate((name) => /** @type {any} */ (globalThis).say({ cadogan: 1, command: name, id: 1 }), command);
    }
    await flush();
    assert.deepEqual(await heard(), [], `origin=${named}`);
    const table = frame.locator('patience-game');
    assert.equal(await table.evaluate((el) => /** @type {any} */ (el).link), maze.links[0]);
    const said = (await frame.locator('.embed-closed').textContent()) ?? '';
    assert.ok(said.includes(`origin=${named} in this frame`), said);
    await until(() => complaints.includes(said), { what: `the console says “${said}”` });
    // The sentence takes room, and nothing lies under it or past the frame.
    const [words, cards, room] = await table.evaluate((el) => [
      el.previousElementSibling?.getBoundingClientRect().bottom ?? 0,
      el.getBoundingClientRect().top,
      innerHeight - el.getBoundingClientRect().bottom,
    ]);
    assert.ok(words > 0 && cards >= words - 1 && room >= -1, `${words}, ${cards}, ${room}`);
  }
  // The player plays on.
  await frame.locator('[data-pile="stock"]').click();
  await until(
    async () => (await frame.locator('patience-game').evaluate((el) => /** @type {any} */ (el).link)) !== maze.links[0],
  );
});

test('a frame in another language says all of it in that, what stands over the cards too', async (t) => {
  const { message, frame } = await framed(t, `embed.html?lang=de&deal=${maze.deal}`);
  await message('ready');
  const said = () => frame.locator('patience-game .caption').allTextContents();
  await eventually(async () =>
    assert.deepEqual(
      (await said()).filter(Boolean),
      ['up', 'down', 'grace'].map((name) => CAPTIONS[name]),
    ),
  );
});

test('a bad link in a frame: a sentence, told too, and a way on', async (t) => {
  const { message, frame } = await framed(t, 'embed.html#labyrinth/NO-SUCH-DEAL', { sandbox: 'allow-scripts' });
  const error = await message('error');
  assert.match(error.message, /\.$/);
  await frame.getByRole('button', { name: 'New deal' }).click();
  assert.ok((await message('ready')).link);
  // What says that it can be won comes with a sheet of its own.
  await frame.getByRole('button', { name: 'Winnable' }).waitFor();
});

test('heights: what is asked for fits every width, and the table is in one piece', async (t) => {
  for (const width of [320, 480, 640, 900, 1200]) {
    const { page, message, command, frame } = await framed(t, `embed.html?deal=${maze.deal}`, { width });
    await message('ready');
    for (const link of [
      maze.links[0],
      sly.links[60],
      winningLine('fairie-queen').links[40],
      winningLine('empress-of-india').links[40],
    ]) {
      assert.ok((await command({ command: 'open', link })).ok);
      await until(async () => {
        const told = (await message('height')).height;
        return (await page.evaluate(() => document.querySelector('iframe')?.clientHeight)) === told;
      });
    }
    await eventually(async () => {
      const mode = await frame.locator('.frame').getAttribute('data-mode');
      assert.equal(mode, width >= 700 ? 'desk' : 'phone');
    });
  }
});

// Lazily loaded modules, sheets and catalogues fail once, hang or arrive late, in random order, during play: the table
// answers every press, and a failed feature opens at the next press. The commit chooses the seed; `FAULT_RUNS=50` tries more; a
// failure prints its seed, which `FAULT_SEED` repeats, and the shortest sequence. Repeated requests, and all messages of the
// solver's workers, arrive twice.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { builtPath } from './support/build-names.mjs';
import { test } from './support/built-site-test.mjs';
import { newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated, seedOf } from './support/tier.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'fails' | 'hangs' | 'late'} Fault */

const RUNS = Number(process.env.FAULT_RUNS ?? 4);
/** Files that fail in the usual tier. */
const USUAL_CASES = 12;
const LATE_MS = 300;
/** The last module that the page loads without a press: main.js's longest timer requests it. */
const LAST_MODULE = builtPath('www/site/shell/offline.js');
const ABORTED = /net::ERR_FAILED|Failed to (load|fetch)|importing a module script failed|import of module/i;

/** Another language than English loads catalogues, too. */
const LANGUAGE = 'de';

/**
 * Presses a button or a key of the table, by an event: a dialog that opens late would cover a pointer's way.
 * @param {Page} page @param {{ button?: string, key?: string }} what
 */
const press = (page, what) =>
  tablePage(page).evaluate(({ shadowRoot }, { button, key }) => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    if (button) return shadowRoot.querySelector(`[data-action="${button}"]`).click();
    const cell = shadowRoot.querySelector('[data-pile="stock"]');
    cell.focus();
    cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  }, what);

/** What a player presses, and what opens by it. @type {Record<string, { what: { button?: string, key?: string }, opens: string }>} */
const PRESSES = {
  menu: { what: { button: 'menu' }, opens: 'dialog.menu[open]' },
  share: { what: { button: 'share' }, opens: 'dialog[open] .link-field' },
  help: { what: { key: '?' }, opens: 'patience-game .is-keys' },
  'command line': { what: { key: '/' }, opens: 'patience-game form input[type="text"]' },
  moves: { what: { key: 'm' }, opens: 'dialog[open]' },
};

/** Closes whatever is open, and gives the cards the focus. @param {Page} page */
async function close(page) {
  for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });
  await tablePage(page).evaluate(({ host }) => host.board.grid.focus());
}

/** True if a failure is reported, on the page or at the table. @param {Page} page */
const saysFailure = async (page) =>
  /nicht laden/.test((await page.locator('#notice').textContent()) + (await tablePage(page).sentence()));

/** Undo and redo answer at once, whatever is loading: in the task of their click. @param {Page} page */
async function expectAnswers(page) {
  await close(page);
  const plies = await tablePage(page).evaluate(({ host, shadowRoot }) =>
    ['undo', 'redo'].map((action) => {
      shadowRoot.querySelector(`[data-action="${action}"]`).click();
      return host.view.ply;
    }),
  );
  assert.equal(plies[1] - plies[0], 1);
}

/** Opens a table in the middle of a game. @param {import('node:test').TestContext} t @param {Pick<NonNullable<Parameters<typeof open>[2]>, 'site' | 'profile' | 'allow'>} options */
async function openTable(t, options) {
  const { page } = await open(t, `?lang=${LANGUAGE}#${winningLine('sly').links[40]}`, options);
  await until(() => tablePage(page).cell('stock').count());
  return page;
}

/** Collects the paths of requests. @param {Page | import('playwright-core').BrowserContext} requester */
function collectPaths(requester) {
  /** @type {Set<string>} */
  const paths = new Set();
  requester.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

/**
 * The paths of the files that a table's page loads without a press, those of its timers included.
 * @param {import('node:test').TestContext} t @param {import('./support/serve.mjs').Site} site
 */
async function filesWithoutPress(t, site) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const paths = collectPaths(profile);
  const page = await openTable(t, { site, profile });
  const last = await until(() => [...paths].find((path) => path.endsWith(LAST_MODULE)), { what: LAST_MODULE });
  // Resolves when the module's imports have loaded, too.
  await page.evaluate((path) => import(path), last);
  await page.waitForLoadState('networkidle');
  await profile.close();
  return paths;
}

/**
 * The paths of the files that only a press loads, until its dialog or field is open.
 * @param {import('node:test').TestContext} t @param {import('./support/serve.mjs').Site} site
 */
async function filesOfPresses(t, site) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  const others = await filesWithoutPress(t, site);
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  for (const [name, { what, opens }] of Object.entries(PRESSES)) {
    const page = await openTable(t, { site, profile });
    const paths = collectPaths(page);
    await press(page, what);
    await until(() => page.locator(opens).count(), { what: `${name} opens` });
    files.set(
      name,
      [...paths].filter((path) => !others.has(path)),
    );
    await page.close();
  }
  await profile.close();
  return files;
}

test('if files load late or never, the table answers, and recovers at the next press', async (t) => {
  const site = await serveForTest(t);
  const files = new Set([...(await filesOfPresses(t, site)).values()].flat());
  const fault = fc.record({
    file: fc.constantFrom(...files),
    fault: fc.constantFrom(.../** @type {Fault[]} */ (['fails', 'hangs', 'late'])),
  });
  const play = fc.asyncProperty(
    fc.uniqueArray(fault, { selector: ({ file }) => file, minLength: 4, maxLength: 12 }),
    fc.array(fc.constantFrom(...Object.keys(PRESSES)), { minLength: 3, maxLength: 6 }),
    async (faults, presses) => {
      const profile = await newProfile(t, { serviceWorkers: 'block' });
      try {
        const page = await openTable(t, { site, profile, allow: ABORTED });
        let isHealed = false;
        /** @type {(() => void)[]} */
        const held = [];
        for (const { file, fault } of faults) {
          let requests = 0;
          await page.route(`**${file}`, async (route) => {
            requests++;
            if (!isHealed && fault === 'fails' && requests === 1) return route.abort();
            if (!isHealed && fault === 'late') await new Promise((done) => setTimeout(done, LATE_MS));
            if (!isHealed && fault === 'hangs') await new Promise((done) => held.push(() => done(undefined)));
            return route.continue().catch(() => {});
          });
        }
        await expectAnswers(page);
        for (const name of presses) {
          await press(page, PRESSES[name].what);
          await expectAnswers(page);
        }
        isHealed = true;
        for (const release of held) release();
        for (const name of new Set(presses)) {
          await close(page);
          const opens = () => page.locator(PRESSES[name].opens).count();
          await press(page, PRESSES[name].what);
          // What failed before may be said once more.
          await until(async () => (await opens()) || (await saysFailure(page)), {
            what: `${name} opens, or says why not`,
          });
          if (await opens()) continue;
          await press(page, PRESSES[name].what);
          await until(opens, { what: `${name} opens` });
        }
        assert.equal(await page.evaluate(() => document.querySelectorAll('dialog[open]').length <= 1), true);
      } finally {
        await profile.close();
      }
    },
  );
  await fc.assert(play, {
    numRuns: RUNS,
    seed: Number(process.env.FAULT_SEED ?? seedOf('faults')),
    endOnFailure: !process.env.FAULT_SEED,
    includeErrorInReport: true,
  });
});

test('each file that a press loads fails once: the table reports it, and the next press opens it', async (t) => {
  const site = await serveForTest(t);
  const files = await filesOfPresses(t, site);
  for (const [name, paths] of files) assert.ok(paths.length > 1, `${name} loads ${paths}`);
  const cases = [...files].flatMap(([name, paths]) => paths.map((file) => ({ name, file })));
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  for (const { name, file } of rotated(cases, USUAL_CASES, 'faults')) {
    const { what, opens } = PRESSES[name];
    const isOpen = () => page.locator(opens).count();
    const page = await openTable(t, { site, profile, allow: ABORTED });
    let requests = 0;
    await page.route(`**${file}`, (route) => (requests++ ? route.continue() : route.abort()));
    await press(page, what);
    await until(() => requests, { what: `a request of ${name} for ${file}` });
    await until(async () => (await isOpen()) || (await saysFailure(page)), {
      what: `${name} without ${file} opens, or reports why not`,
    });
    await expectAnswers(page);
    await press(page, what);
    await until(isOpen, { what: `${name} opens, once ${file} is there` });
    await page.close();
  }
});

test('a feature that is requested twice while it loads opens once', async (t) => {
  const site = await serveForTest(t);
  const files = await filesOfPresses(t, site);
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const page = await openTable(t, { site, profile });
  for (const file of new Set([...files.values()].flat()))
    await page.route(`**${file}`, async (route) => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      return route.continue().catch(() => {});
    });
  for (const name of ['menu', 'share', 'moves']) {
    await close(page);
    for (let n = 0; n < 2; n++) await press(page, PRESSES[name].what);
    await until(() => page.locator(PRESSES[name].opens).count(), { what: `${name} opens` });
    // The second load would have ended by then.
    await page.waitForTimeout(2 * LATE_MS);
    assert.equal(await page.locator('dialog[open]').count(), 1, name);
    await expectAnswers(page);
  }
});

test('a message of the solver that arrives twice counts once', async (t) => {
  const site = await serveForTest(t);
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} args */
      constructor(...args) {
        super(...args);
        this.addEventListener('message', (event) => {
          if (event.isTrusted) this.dispatchEvent(new MessageEvent('message', { data: event.data }));
        });
      }
    };
  });
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[links.length - 12]}`, { site, profile });
  await until(() => tablePage(page).cell('stock').count());
  const asked = await tablePage(page).evaluate(async ({ host }) => {
    let hints = 0;
    host.element.addEventListener('patience-hint', () => hints++);
    await host.solve();
    return hints;
  });
  assert.equal(asked, 1);
  await until(async () => /won|winnable/i.test(await tablePage(page).sentence()), { what: 'the verdict' });
  await expectAnswers(page);
  // The next question is answered by its own answer.
  await page.keyboard.press('Control+z');
  await tablePage(page).evaluate(({ host }) => host.solve());
  await until(async () => /won|winnable/i.test(await tablePage(page).sentence()), { what: 'the second verdict' });
});

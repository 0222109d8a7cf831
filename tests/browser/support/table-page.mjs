// Page object of the table: the one place that knows how a test reaches <patience-game>, its parts and its speech.

import assert from 'node:assert/strict';
import { mouse } from './player.mjs';
import { hitPoint, pileSelector } from './table-state.mjs';
import { eventually, pressUntil } from './until.mjs';

/** Viewports of tests that need one phone or one desktop. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * Options of `open` for a window of a size.
 * @param {number} width @param {number} height
 * @param {import("playwright-core").BrowserContextOptions & { touch?: boolean }} [options]
 */
export const windowOptions = (width, height, { touch = false, ...context } = {}) => ({
  context: { viewport: { width, height }, hasTouch: touch, ...context },
});

/**
 * The first table of a page. Locators resolve on use, so the table need not exist yet.
 * @param {import("playwright-core").Page} page
 */
export function tablePage(page) {
  const element = page.locator('patience-game').first();
  const liveRegion = element.locator('[role="status"]').first();
  const hand = mouse(page);

  /**
   * Runs a function in the page on the element: `table.evaluate(({ host }, id) => …, id)`.
   * @template R
   * @template const A
   * @param {(game: any, argument: A) => R | Promise<R>} run @param {A} [argument]
   * @returns {Promise<R>}
   */
  const evaluate = (run, argument) => element.evaluate(/** @type {any} */ (run), argument);

  /** @param {string} action */
  const button = (action) => element.locator(`[data-action="${action}"]`);

  /** @param {string} address */
  const cell = (address) => element.locator(pileSelector(address));

  const sentence = async () => (await element.locator('.sentence').first().textContent())?.trim() ?? '';
  const announcement = async () => (await liveRegion.textContent())?.trim() ?? '';

  /** @param {() => Promise<string>} read @param {string | RegExp} wanted */
  const expectText = (read, wanted) =>
    eventually(async () => {
      const text = await read();
      if (typeof wanted === 'string') assert.equal(text, wanted);
      else assert.match(text, wanted);
    });

  /** Clicks the button of an action where a hand would, as soon as nothing covers it. @param {string} action */
  const press = async (action) => {
    const { x, y } = await hitPoint(page, `[data-action="${action}"]`);
    await page.mouse.click(x, y);
  };

  return {
    element,
    evaluate,

    // Its state.

    /** @returns {Promise<any>} the view of the WebAssembly boundary */
    view: () => evaluate(({ view }) => view),
    /** The link of the game on the table. @returns {Promise<string>} */
    link: () => evaluate((game) => game.view?.link ?? game.link),
    /** The save string, with the undone moves. @returns {Promise<string>} */
    save: () => evaluate(({ save }) => save),
    /**
     * The address of the first pile that has all the given properties of its place and of its view.
     * @param {{ role?: string, suit?: string, cards?: string, movable?: boolean, goesHome?: boolean, available?: boolean }} wanted
     * @returns {Promise<string>}
     */
    findPile: async (wanted) => {
      const found = await evaluate(({ view, host }, properties) => {
        const { places } = host.info;
        const index = places.findIndex((/** @type {any} */ { role, suit }, /** @type {number} */ pile) => {
          const actual = { ...view.piles[pile], role, suit };
          return Object.entries(properties).every(([name, value]) => actual[name] === value);
        });
        return /** @type {string | undefined} */ (places[index]?.address);
      }, wanted);
      assert.ok(found, `no pile is ${JSON.stringify(wanted)}`);
      return found;
    },
    /** The address of the pile that has the focus; undefined where another part of the table has it, or none. */
    focusedPile: () =>
      evaluate(({ shadowRoot }) => /** @type {string | undefined} */ (shadowRoot?.activeElement?.dataset.pile)),
    /** The accessible name of the part of the table that has the focus. @returns {Promise<string | undefined>} */
    focusedLabel: () =>
      evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('aria-label') ?? undefined),

    // Its parts.

    /** The cell of a pile. */
    cell,
    /** The buttons of an action: `undo`, `hint`, `menu` … */
    button,
    /** A button of the lesson: `skip`, `again` … @param {string} name */
    lessonButton: (name) => element.locator(`[data-lesson="${name}"]`),
    /** A button of the line player, by its label. @param {string | RegExp} name */
    playerButton: (name) => element.locator('[data-player]').getByRole('button', { name }),
    /** @param {string} action */
    isEnabled: async (action) => (await button(action).first().getAttribute('aria-disabled')) !== 'true',

    // Its words.

    /** The sentence below the table. */
    sentence,
    /** @param {string | RegExp} wanted */
    expectSentence: (wanted) => expectText(sentence, wanted),
    /** The text of the live region. */
    announcement,
    /** @param {string | RegExp} wanted */
    expectAnnouncement: (wanted) => expectText(announcement, wanted),
    /** Records every text of the live region from now on; `announcements` returns them. */
    recordAnnouncements: () =>
      liveRegion.evaluate((region) => {
        /** @type {string[]} */
        const texts = [];
        Object.assign(globalThis, { __announcements: texts });
        const observer = new MutationObserver(() => texts.push(region.textContent?.trim() ?? ''));
        observer.observe(region, { characterData: true, subtree: true, childList: true });
      }),
    /** @returns {Promise<string[]>} */
    announcements: () => page.evaluate(() => /** @type {any} */ (globalThis).__announcements),

    // Its events.

    /**
     * Records events of the table from now on; `events` returns their types.
     * @param {string[]} [types] without `patience-`
     */
    recordEvents: (types = ['ready', 'move', 'won', 'stuck', 'hint', 'error', 'share']) =>
      page.evaluate((names) => {
        /** @type {string[]} */
        const events = [];
        Object.assign(globalThis, { __events: events });
        for (const name of names) document.addEventListener(`patience-${name}`, ({ type }) => events.push(type));
      }, types),
    /** @returns {Promise<string[]>} */
    events: () => page.evaluate(() => /** @type {any} */ (globalThis).__events),

    // Acting as a player.

    press,
    /** Lets the solver finish: the first press asks, the next one starts. */
    letSolverFinish: async () => {
      const finish = element.getByRole('button', { name: 'Let the solver finish', exact: true });
      await finish.waitFor();
      await pressUntil(
        () => finish.click(),
        async () => (await finish.count()) === 0,
        'Let the solver finish',
      );
    },
    /** Chooses an entry of the table's menu by its label. @param {string | RegExp} name @param {{ exact?: boolean }} [options] */
    chooseFromMenu: async (name, { exact } = {}) => {
      await press('menu');
      await page.locator('dialog').getByRole('button', { name, exact }).click();
    },
    /** Clicks a pile. @param {string} address */
    tapPile: async (address) => {
      const { x, y } = await hitPoint(page, pileSelector(address));
      await hand.tap(x, y);
    },
    /** Drags a card between piles with the mouse. @param {string} from @param {string} to */
    dragPile: async (from, to) =>
      hand.drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))),

    // Acting as a script of the page.

    /** Plays moves of the notation. @param {string[]} moves */
    play: (...moves) =>
      evaluate((game, all) => {
        for (const move of all) game.play(move);
      }, moves),
    undo: () => evaluate((game) => void game.undo()),
    redo: () => evaluate((game) => void game.redo()),
    dealOn: () => evaluate((game) => void game.dealOn()),
    /** Sets an attribute; null removes it. @param {string} name @param {string | null} value */
    setAttribute: (name, value) =>
      evaluate(
        (game, [key, to]) => (to === null ? game.removeAttribute(key) : game.setAttribute(key, to)),
        /** @type {const} */ ([name, value]),
      ),
    /** Puts a position on the table, whatever the address says. @param {string} link */
    setLink: async (link) => {
      await evaluate((game, wanted) => void Object.assign(game, { link: wanted }), link);
      await eventually(async () => assert.equal(await evaluate(({ view }) => view?.link), link));
    },
  };
}

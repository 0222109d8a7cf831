// The lesson of each game by ear, from its link to its end: who learns knows which keys there are, hears what is to be
// chosen, and knows nothing of the page but what the screen reader says.
//
// GAMES=sly,labyrinth learns these; without, all four. ENGINES=firefox learns in one browser.

import { test } from 'node:test';
import { LESSONS } from '../../../www/lessons/lessons.js';
import { asking } from '../../../www/words/en/asking.js';
import * as core from '../../../www/words/en/core.js';
import * as deferred from '../../../www/words/en/deferred.js';
import * as words from '../../../www/words/en/lessons.js';
import { Steps } from '../../../www/table/lesson/steps.js';
import { winningLine, rules } from '../support/player.mjs';
import { serveFor } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { engines, ScreenReader, skipped } from './reader.mjs';

/** So many piles N may go by before the one that is looked for. */
const ROUND = 60;

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What is said with something in it. @param {(what: string) => string} say */
const around = (say) => say('\0').split('\0').map(literally).join('([^.]+)');

/** What a lesson says last of a step: what is to be chosen, and where it goes. */
const CHOOSE = new RegExp(`.*${around(words.choose)}(?: ${around(words.target)})?`);
/** What is said of a pile that the focus comes to. */
const PILE = /^[^.:]+: [^.]+\.?$/;
const SELECTED = new RegExp(`^${around(core.board.selected)}$`);
const HAND = deferred.moves.pile(/** @type {any} */ (rules.games()[0].places.find(({ role }) => role === 'hand')));

class Learner {
  #reader;
  /** The number of the first utterance that belongs to what is being done. */
  #from = 0;

  /** @param {ScreenReader} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /** @param {...string} keys */
  #press(...keys) {
    this.#from = this.#reader.press(...keys);
  }

  /** Waits for one of some things, the first that is heard. @param {...(RegExp | string)} wanted @returns {Promise<string>} */
  async #hear(...wanted) {
    const any = wanted.map((one) => (typeof one === 'string' ? literally(one) : one.source)).join('|');
    const at = await this.#reader.hear(new RegExp(any), this.#from);
    this.#from = at + 1;
    return this.#reader.heard[at];
  }

  /** Asks for the lesson. */
  async begin() {
    this.#press('slash');
    await this.#hear(asking.label);
    this.#reader.type('lesson');
    this.#press('Return');
  }

  /** The focus goes to what is to be chosen, which is heard unless it was there. @param {string} label */
  async #comesTo(label) {
    const { heard } = this.#reader;
    const [place] = label.split(':');
    const last = heard.findLastIndex((said) => PILE.test(said));
    if (heard[last]?.startsWith(`${place}:`)) return;
    this.#from = (await this.#reader.hear(new RegExp(`^${literally(place)}: [^.]+\\.?$`), last + 1)) + 1;
  }

  /** Goes on with N until a pile is named. @param {string} label */
  async #goTo(label) {
    for (let n = 0; n < ROUND; n++) {
      this.#press('n');
      const heard = await this.#hear(PILE);
      if (heard.startsWith(label)) return;
    }
    throw new Error(`N never comes to ${label}`);
  }

  /**
   * Does what a step asks for.
   * @param {string} say the step's sentence @param {boolean} tries whether it is to try what the rules refuse
   * @param {string} [met] what is said when they have
   */
  async follow(say, tries, met) {
    const told = await this.#hear(say);
    const [, from, to] = CHOOSE.exec(told) ?? [];
    if (tries && met) {
      this.#press('shift+Return');
      await this.#hear(`${met} ${words.goOnHere}`);
      this.#press('Return');
    } else if (from) {
      await this.#comesTo(from);
      if (to && from.startsWith(HAND)) await this.#goTo(to);
      else if (to) {
        this.#press('Return');
        // Where there is one way only it is played at once.
        if (!SELECTED.test(await this.#hear(SELECTED, CHOOSE, words.over))) return this.#again();
        await this.#goTo(to);
      }
      // The pack may be what was chosen last.
      this.#from = await this.#reader.pressAfterwards('Return');
    } else throw new Error(`“${told}” says neither what to choose nor how to go on`);
  }

  /** What was heard is to be heard by what comes next. */
  #again() {
    this.#from--;
  }

  end() {
    return this.#hear(words.over);
  }
}

for (const engine of engines) {
  const ids = process.env.GAMES?.split(',') ?? Object.keys(LESSONS);
  for (const id of ids) {
    test(`the lesson of ${id} by ear in ${engine}`, { skip: skipped(engine) }, async (t) => {
      const site = await serveFor(t);
      const { deal, links } = winningLine(id);
      const reader = await ScreenReader.open(t, engine, `${site.url}#${links[0]}`);
      const learner = new Learner(reader);
      await reader.hear(`deal ${deal}. `, 0, BROWSER_START_MS);
      await learner.begin();
      const { lesson } = await LESSONS[id]();
      const steps = new Steps(lesson);
      for (; !steps.isOver; steps.advance()) {
        const { key, moves = [] } = steps.step;
        const { say, met } = words.games[id].steps[key];
        for (let n = 0; n < Math.max(1, moves.length); n++) await learner.follow(say, !moves.length, met);
      }
      await learner.end();
      t.diagnostic(`${steps.count} steps, ${reader.heard.length} utterances`);
    });
  }
}

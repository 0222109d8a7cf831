// Completes each lesson with a screen reader alone: the learner knows the keys and the catalogues, and of the page only Orca's
// speech.
//
// GAMES=sly,labyrinth takes these instead of all four; ENGINES=firefox uses one browser.

import { test } from 'node:test';
import { LESSONS } from '../../../www/lessons/lessons.js';
import { commandLine } from '../../../www/words/en/command-line.js';
import * as core from '../../../www/words/en/core.js';
import * as reports from '../../../www/words/en/reports.js';
import * as words from '../../../www/words/en/lessons.js';
import { LessonSteps } from '../../../www/table/lesson/steps.js';
import { winningLine, rules } from '../support/games.mjs';
import { serveForTest } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';

/** Presses of N that reach any pile. */
const MAX_PILES = 60;

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A pattern of a sentence that captures its parameter. @param {(parameter: string) => string} say */
const captureIn = (say) => say('\0').split('\0').map(escapeRegExp).join('([^.]+)');

/** The end of a step's sentence: the card to choose, and its target. */
const CHOOSE = new RegExp(`.*${captureIn(words.choose)}(?: ${captureIn(words.target)})?`);
/** The label of a focused pile. */
const PILE = /^[^.:]+: [^.]+\.?$/;
const SELECTED = new RegExp(`^${captureIn(core.board.selected)}$`);
const HAND = reports.moves.pile(/** @type {any} */ (rules.games()[0].places.find(({ role }) => role === 'hand')));

class Learner {
  #reader;
  /** Index of the first utterance of the current action. */
  #from = 0;

  /** @param {ScreenReader} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /** @param {...string} keys */
  #press(...keys) {
    this.#from = this.#reader.press(...keys);
  }

  /** Waits for the first utterance that matches any pattern. @param {...(RegExp | string)} wanted @returns {Promise<string>} */
  async #expect(...wanted) {
    const any = wanted.map((part) => (typeof part === 'string' ? escapeRegExp(part) : part.source)).join('|');
    const index = await this.#reader.expectUtterance(new RegExp(any), this.#from);
    this.#from = index + 1;
    return this.#reader.utterances[index];
  }

  /** Starts the lesson from the command line. */
  async begin() {
    this.#press('slash');
    await this.#expect(commandLine.label);
    this.#reader.type('lesson');
    this.#press('Return');
  }

  /** Waits until the lesson has moved the focus to a pile; Orca is silent if it was there. @param {string} label */
  async #expectFocus(label) {
    const { utterances } = this.#reader;
    const [pile] = label.split(':');
    const last = utterances.findLastIndex((utterance) => PILE.test(utterance));
    if (utterances[last]?.startsWith(`${pile}:`)) return;
    this.#from = (await this.#reader.expectUtterance(new RegExp(`^${escapeRegExp(pile)}: [^.]+\\.?$`), last + 1)) + 1;
  }

  /** Presses N until Orca says the label of a pile. @param {string} label */
  async #goTo(label) {
    for (let n = 0; n < MAX_PILES; n++) {
      this.#press('n');
      const utterance = await this.#expect(PILE);
      if (utterance.startsWith(label)) return;
    }
    throw new Error(`N does not reach ${label}`);
  }

  /**
   * Performs a step.
   * @param {string} say its sentence @param {boolean} isRefusal true if it asks for an illegal move
   * @param {string} [met] the sentence after the refusal
   */
  async performStep(say, isRefusal, met) {
    const sentence = await this.#expect(say);
    const [, from, to] = CHOOSE.exec(sentence) ?? [];
    if (isRefusal && met) {
      this.#press('shift+Return');
      await this.#expect(`${met} ${words.pressEnter}`);
      this.#press('Return');
    } else if (from) {
      await this.#expectFocus(from);
      if (to && from.startsWith(HAND)) await this.#goTo(to);
      else if (to) {
        this.#press('Return');
        // A pile's only move is played at once.
        if (!SELECTED.test(await this.#expect(SELECTED, CHOOSE, words.finished.new))) return this.#repeatLast();
        await this.#goTo(to);
      }
      // The stock may have been pressed last.
      this.#from = await this.#reader.pressAfterSpeech('Return');
    } else throw new Error(`“${sentence}” names no card and no key`);
  }

  /** Leaves the last utterance to the next step. */
  #repeatLast() {
    this.#from--;
  }

  end() {
    return this.#expect(words.finished.new);
  }
}

for (const engine of engines) {
  const ids = process.env.GAMES?.split(',') ?? Object.keys(LESSONS);
  for (const id of ids) {
    test(
      `the lesson of ${id} is completed with a screen reader in ${engine}`,
      { skip: skipReason(engine) },
      async (t) => {
        const site = await serveForTest(t);
        const { deal, links } = winningLine(id);
        const reader = await ScreenReader.open(t, engine, `${site.url}#${links[0]}`);
        const learner = new Learner(reader);
        await reader.expectUtterance(`deal ${deal}. `, 0, BROWSER_START_MS);
        await learner.begin();
        const lesson = LESSONS[id];
        const steps = new LessonSteps(lesson);
        for (; !steps.isOver; steps.advance()) {
          const { key, moves = [] } = steps.step;
          const { text, afterRefusal } = words.games[id].steps[key];
          for (let n = 0; n < Math.max(1, moves.length); n++)
            await learner.performStep(text, !moves.length, afterRefusal);
        }
        await learner.end();
        t.diagnostic(`${steps.count} steps, ${reader.utterances.length} utterances`);
      },
    );
  }
}

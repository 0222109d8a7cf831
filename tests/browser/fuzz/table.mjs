// In place of the element that embed.js has on its page: what is asked of it is held against what the frame may ask, and
// played by the rules.

import assert from 'node:assert/strict';
import { Table } from '../../../www/pkg/patience_wasm.js';
import { SETTINGS } from '../../../www/table/settings.js';
import { page } from './browser.mjs';

/** As embed.js has them. */
const LONGEST = { link: 16384, word: 64 };

/** @param {unknown} value @param {number} most */
const isText = (value, most) => assert.ok(typeof value === 'string' && value.length <= most, `${value} came through`);

export class PatienceGame extends EventTarget {
  static observedAttributes = ['game', 'deal', 'moves', ...SETTINGS, 'keymap', 'controls', 'home', 'loading', 'lang'];
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** What was asked, for whoever sent nothing that may be obeyed. */
  asked = 0;
  table = Table.random('sly');
  prompt = '';
  host = {
    board: { layouts: [{ width: 8, height: 5 }], box: { width: 700, height: 500 } },
    frame: { body: { clientHeight: 560 } },
    measure: () => {},
    press: (/** @type {string} */ name) => {
      this.asked++;
      assert.equal(name, 'hint');
    },
  };
  get view() {
    return this.table.summary();
  }
  get link() {
    return this.table.summary().link;
  }
  /** @param {unknown} link */
  open(link) {
    this.asked++;
    isText(link, LONGEST.link);
    try {
      const next = Table.open(String(link));
      this.table.free();
      this.table = next;
      return true;
    } catch (error) {
      const detail = { kind: 'link', message: JSON.stringify(error) };
      this.dispatchEvent(new CustomEvent('patience-error', { detail }));
      return false;
    }
  }
  /** @param {unknown} move */
  play(move) {
    isText(move, LONGEST.word);
    this.#ask((table) => table.play(String(move)));
  }
  /** @param {(table: Table) => unknown} act what is not allowed is said, as by the table itself */
  #ask(act) {
    this.asked++;
    try {
      act(this.table);
    } catch (error) {
      throw new Error(JSON.stringify(error));
    }
  }
  undo = () => this.#ask((table) => table.undo());
  redo = () => this.#ask((table) => table.redo());
  restart = () => this.#ask((table) => table.goTo(0));
  dealOn = () => this.#ask((table) => table.dealOn());
  playSafe = () => this.#ask((table) => table.playSafe());
  newDeal = async () => {
    this.open(this.table.summary().start);
  };
  /** @param {string} name */
  getAttribute = (name) => this.attributes.get(name) ?? null;
  /** @param {unknown} name @param {unknown} value */
  setAttribute(name, value) {
    this.asked++;
    assert.ok(PatienceGame.observedAttributes.includes(String(name)) && name !== 'home' && name !== 'loading');
    isText(value, name === 'deal' || name === 'moves' ? LONGEST.link : LONGEST.word);
    this.attributes.set(String(name), String(value));
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.asked++;
    this.attributes.delete(name);
  }
  toggleAttribute = () => true;
}

page.game = new PatienceGame();

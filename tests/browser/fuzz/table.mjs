// A stand-in for the element on the page of embed.js: checks each call against the limits of the frame, and plays by the rules.

import assert from 'node:assert/strict';
import { Table } from '../../../www/pkg/patience_wasm.js';
import { SETTINGS } from '../../../www/table/settings.js';
import { page } from './browser.mjs';

/** The limits of embed.js. */
const MAX_CHARS = { link: 16384, word: 64 };

/** @param {unknown} value @param {number} most */
const assertText = (value, most) =>
  assert.ok(typeof value === 'string' && value.length <= most, `${value} passed the frame`);

export class PatienceGame extends EventTarget {
  static observedAttributes = ['game', 'deal', 'moves', ...SETTINGS, 'keymap', 'controls', 'home', 'loading', 'lang'];
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** Number of calls that change the table. */
  calls = 0;
  table = Table.random('sly');
  prompt = '';
  host = {
    board: { layouts: [{ width: 8, height: 5 }], box: { width: 700, height: 500 } },
    frame: { body: { clientHeight: 560 } },
    measure: () => {},
    press: (/** @type {string} */ name) => {
      this.calls++;
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
    this.calls++;
    assertText(link, MAX_CHARS.link);
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
    assertText(move, MAX_CHARS.word);
    this.#perform((table) => table.play(String(move)));
  }
  /** Throws the rules' refusal as the element does. @param {(table: Table) => unknown} act */
  #perform(act) {
    this.calls++;
    try {
      act(this.table);
    } catch (error) {
      throw new Error(JSON.stringify(error));
    }
  }
  undo = () => this.#perform((table) => table.undo());
  redo = () => this.#perform((table) => table.redo());
  restart = () => this.#perform((table) => table.goTo(0));
  dealOn = () => this.#perform((table) => table.dealOn());
  playSafe = () => this.#perform((table) => table.playSafe());
  newDeal = async () => {
    this.open(this.table.summary().start);
  };
  /** @param {string} name */
  getAttribute = (name) => this.attributes.get(name) ?? null;
  /** @param {unknown} name @param {unknown} value */
  setAttribute(name, value) {
    this.calls++;
    assert.ok(PatienceGame.observedAttributes.includes(String(name)) && name !== 'home' && name !== 'loading');
    assertText(value, name === 'deal' || name === 'moves' ? MAX_CHARS.link : MAX_CHARS.word);
    this.attributes.set(String(name), String(value));
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.calls++;
    this.attributes.delete(name);
  }
  toggleAttribute = () => true;
}

page.game = new PatienceGame();

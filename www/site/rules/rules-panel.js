// The rules of a game: over the page, or beside the table, which can be played on.

import { ruleFile, RulesView } from '../../book/rules-view.js';
import { language } from '../../words/language.js';
import { words } from '../../words/panels.js';
import { load, openPanel } from '../load.js';
import { words as told } from '../../words/rules.js';
import { fragment, go, replaceAddress } from '../shell/address.js';
import { rulesPages } from '../assets.js';
import { HAS_ROOM_BESIDE, openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { REPLAY, RULES } from '../../engine/links.js';
import { isShown } from '../shell/page-switch.js';
import { table } from '../shell/table-page.js';

/** How far each game's rules were read. @type {Map<string, number>} */
const places = new Map();

/** The address of the rules of a game, or of a part of them. @param {string} id @param {string} [part] */
const rulesLink = (id, part) => RULES + id + (part ? `/${part}` : '');

/** What an address of rules names: a game, or the glossary that all have; and a part, a rule, a word. @param {string} address */
function partsOf(address) {
  const [id, part = ''] = address.slice(RULES.length).split('/');
  return id === 'glossary' ? { id: '', part: part || id } : { id, part };
}

/** The rules that an address names: beside the table that is shown, which has its own address again, or over the start page. @param {string} address */
export function openRulesAt(address) {
  const { id, part } = partsOf(address);
  if (isShown('table') && table?.view) replaceAddress(table.link);
  return openRules(id, part);
}

/** @param {string} [id] of a game @param {string} [part] of its rules, to begin with: a rule of the book, a word */
export async function openRules(id, part) {
  const wanted = id && infoOf(id) ? id : (table?.view?.game ?? library[0].id);
  const sheet = new Sheet(ruleFile(library, wanted));
  await sheet.show(part);
}

class Sheet {
  #id;
  #beside = isShown('table') && HAS_ROOM_BESIDE.matches;
  #chooser = h('select', { class: 'field', 'aria-label': words.rules.of });
  #place = h('div', { class: 'rules-place' });
  /** To the rules as a page of their own; its words come with theirs. */
  #page = h('a', { class: 'rules-page', hidden: true });
  /** @type {RulesView | null} */
  #view = null;
  #dialog;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    for (const info of library)
      if (!info.variant && info.has.rules) this.#chooser.append(new Option(nameOf(info.id), info.id));
    this.#chooser.value = id;
    this.#chooser.addEventListener('change', () => {
      this.#id = this.#chooser.value;
      void this.show();
    });
    const content = [this.#chooser, this.#place, h('p', { class: 'rules-foot' }, this.#page)];
    this.#dialog = openDialog(
      words.rules.title,
      this.#beside ? 'beside is-rules' : 'sheet is-rules',
      content,
      !this.#beside,
    );
    this.#dialog.addEventListener('close', () => {
      // The event comes late: by now other rules may stand there.
      if (fragment().startsWith(RULES) && !document.querySelector('.is-rules')) replaceAddress('');
    });
    this.#body.addEventListener('scroll', () => places.set(this.#id, this.#body.scrollTop), { passive: true });
    this.#place.addEventListener('click', (event) => void this.#follow(event));
  }

  get #body() {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector('.dialog-body'));
  }

  /** @param {string} [part] to begin with; without one it is where it was left */
  async show(part) {
    const id = this.#id;
    const left = places.get(id) ?? 0;
    this.#page.setAttribute('href', new URL(`${language === 'en' ? '' : `${language}/`}${id}.html`, rulesPages).href);
    try {
      const view = await RulesView.of(id, {
        address: (link) => `#${link}`,
        ruleAddress: (rule) => `#${rulesLink(id, rule)}`,
        mark: this.#canMark(id) ? () => this.#mark() : null,
        own: this.#canMark(id) ? table?.view : null,
        lesson: this.#lesson(id),
      });
      // By now another game may be chosen, or the sheet closed.
      if (id !== this.#id || !this.#dialog.open) return;
      this.#view = view;
      this.#place.replaceChildren(view.el);
      this.#page.textContent = told.rule.standAlone;
      this.#page.hidden = false;
    } catch {
      this.#place.replaceChildren(h('p', {}, words.rules.failed));
      return;
    }
    this.#tell(part);
    if (!part || !this.#view.reveal(part)) this.#body.scrollTo(0, left);
  }

  /** What stands over the start page has the address; beside a table that is the game's. @param {string} [part] */
  #tell(part) {
    if (isShown('start')) replaceAddress(rulesLink(this.#id, part));
  }

  /** Links to rules lead there in this sheet; others lead away from it. @param {MouseEvent} event */
  async #follow(event) {
    const link = /** @type {Element} */ (event.target).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    const address = decodeURIComponent(link.hash.slice(1));
    if (!address) return;
    event.preventDefault();
    if (address.startsWith(RULES)) {
      const { part } = partsOf(address);
      this.#view?.reveal(part);
      return this.#tell(part);
    }
    const from = link.getAttribute('data-from');
    if (from && address.startsWith(REPLAY)) (await load('replay')).watchFrom(address, Number(from));
    if (isShown('start')) replaceAddress('');
    this.#dialog.close();
    go(address);
  }

  /** Whether the game that these rules are of lies on the table. @param {string} id */
  #canMark(id) {
    return isShown('table') && !!table?.view && ruleFile(library, table.view.game) === id;
  }

  #mark() {
    table?.host.markAvailable();
    // A sheet that covers the table has done its work.
    if (!this.#beside) this.#dialog.close();
  }

  /** The lesson of the game, where there is one; the table's own, if it is of this game. @param {string} id */
  #lesson(id) {
    if (!infoOf(id)?.has.lesson) return null;
    return () => {
      if (isShown('start')) replaceAddress('');
      this.#dialog.close();
      void openPanel('lesson', this.#canMark(id) ? undefined : id);
    };
  }
}

// The rules panel: modal, or beside the table, which stays playable.

import { rulesIdOf, RulesView } from '../../book/rules-view.js';
import { language } from '../../words/language.js';
import { words } from '../../words/panels.js';
import { load, openPanel } from '../load.js';
import { words as ruleWords } from '../../words/rules.js';
import { fragment, navigateTo, replaceAddress } from '../shell/address.js';
import { rulesPages } from '../assets.js';
import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { clickedLink, h } from '../../ui/page-dom.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { REPLAY_PREFIX, RULES_PREFIX } from '../../engine/links.js';
import { isShown } from '../shell/page-switch.js';
import { table } from '../shell/table-page.js';

/** Scroll position in each game's rules. @type {Map<string, number>} */
const scrollPositions = new Map();

/** Link to the rules of a game, or to a part of them. @param {string} id @param {string} [part] */
const rulesLink = (id, part) => RULES_PREFIX + id + (part ? `/${part}` : '');

/** Parses a link to rules: the id of a game, or '' for the shared glossary, and a part: a rule or a term. @param {string} address */
function parseAddress(address) {
  const [id, part = ''] = address.slice(RULES_PREFIX.length).split('/');
  return id === 'glossary' ? { id: '', part: part || id } : { id, part };
}

/** Opens rules by their link. Beside the table the address becomes that of the game again. @param {string} address */
export function openRulesAt(address) {
  const { id, part } = parseAddress(address);
  if (isShown('table') && table?.view) replaceAddress(table.link);
  return openRules(id, part);
}

/** @param {string} [id] of a game @param {string} [part] rule or term to scroll to */
export async function openRules(id, part) {
  const wanted = id && infoOf(id) ? id : (table?.view?.game ?? library[0].id);
  const sheet = new RulesSheet(rulesIdOf(library, wanted));
  await sheet.load(part);
}

class RulesSheet {
  #id;
  #isBeside = isShown('table') && FITS_SIDE_SHEET.matches;
  #chooser = h('select', { class: 'field', 'aria-label': words.rules.of });
  #content = h('div', { class: 'rules-place' });
  /** Link to the static page of the rules; its text is in their catalog. */
  #pageLink = h('a', { class: 'rules-page', hidden: true });
  /** @type {RulesView | null} */
  #view = null;
  #dialog;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    for (const info of library)
      if (!info.variant && info.features.rules) this.#chooser.append(new Option(nameOf(info.id), info.id));
    this.#chooser.value = id;
    this.#chooser.addEventListener('change', () => {
      this.#id = this.#chooser.value;
      void this.load();
    });
    const content = [this.#chooser, this.#content, h('p', { class: 'rules-foot' }, this.#pageLink)];
    this.#dialog = openDialog(
      words.rules.title,
      this.#isBeside ? 'beside is-rules' : 'sheet is-rules',
      content,
      !this.#isBeside,
    );
    this.#dialog.addEventListener('close', () => {
      // The event is asynchronous: another rules dialog may be open by now.
      if (fragment().startsWith(RULES_PREFIX) && !document.querySelector('.is-rules')) replaceAddress('');
    });
    this.#body.addEventListener('scroll', () => scrollPositions.set(this.#id, this.#body.scrollTop), { passive: true });
    this.#content.addEventListener('click', (event) => void this.#followLink(event));
  }

  get #body() {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector('.dialog-body'));
  }

  /** @param {string} [part] to scroll to; by default the last scroll position */
  async load(part) {
    const id = this.#id;
    const scrollTop = scrollPositions.get(id) ?? 0;
    this.#pageLink.setAttribute(
      'href',
      new URL(`${language === 'en' ? '' : `${language}/`}${id}.html`, rulesPages).href,
    );
    try {
      const view = await RulesView.of(id, {
        address: (link) => `#${link}`,
        ruleAddress: (rule) => `#${rulesLink(id, rule)}`,
        markAvailable: this.#isOnTable(id) ? () => this.#markAvailable() : null,
        position: this.#isOnTable(id) ? table?.view : null,
        lesson: this.#lessonStarter(id),
      });
      // Another game may have been chosen meanwhile, or the dialog closed.
      if (id !== this.#id || !this.#dialog.open) return;
      this.#view = view;
      this.#content.replaceChildren(view.el);
      this.#pageLink.textContent = ruleWords.rule.openAsPage;
      this.#pageLink.hidden = false;
    } catch {
      this.#content.replaceChildren(h('p', {}, words.rules.failed));
      return;
    }
    this.#updateAddress(part);
    if (!part || !this.#view.reveal(part)) this.#body.scrollTo(0, scrollTop);
  }

  /** Puts the rules into the address, unless that is the game's. @param {string} [part] */
  #updateAddress(part) {
    if (isShown('start')) replaceAddress(rulesLink(this.#id, part));
  }

  /** Follows a link: to rules in this dialog, else away from it. @param {MouseEvent} event */
  async #followLink(event) {
    const link = clickedLink(event);
    const address = decodeURIComponent(link?.hash.slice(1) ?? '');
    if (!link || !address) return;
    event.preventDefault();
    if (address.startsWith(RULES_PREFIX)) {
      const { part } = parseAddress(address);
      this.#view?.reveal(part);
      return this.#updateAddress(part);
    }
    const from = link.getAttribute('data-from');
    // The router reports a replay that does not load.
    if (from && address.startsWith(REPLAY_PREFIX))
      await load('replay').then(
        ({ setReplayStart }) => setReplayStart(address, Number(from)),
        () => {},
      );
    // The player may have closed it meanwhile.
    if (!this.#dialog.open) return;
    if (isShown('start')) replaceAddress('');
    this.#dialog.close();
    navigateTo(address);
  }

  /** True if the game of the rules is on the table. @param {string} id */
  #isOnTable(id) {
    return isShown('table') && !!table?.view && rulesIdOf(library, table.view.game) === id;
  }

  #markAvailable() {
    table?.host.board.setCrosses('once');
    // A modal dialog covers the table.
    if (!this.#isBeside) this.#dialog.close();
  }

  /** Starter of the game's lesson, if there is one. @param {string} id */
  #lessonStarter(id) {
    if (!infoOf(id)?.features.lesson) return null;
    return () => {
      if (isShown('start')) replaceAddress('');
      this.#dialog.close();
      void openPanel('lesson', this.#isOnTable(id) ? undefined : id);
    };
  }
}

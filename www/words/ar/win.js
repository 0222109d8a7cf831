// Arabic: a game that is won.

import { lazily } from '../shared.js';
import { counted, isolated } from './cards.js';
import { hints as countedHints, locale, moves } from './numbers.js';
import { some, someDeals } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));
const plurals = new Intl.PluralRules(locale);
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
const dayAndMonthUtc = lazily(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** What is heard of it, once: the game, its moves, and its hints where they are known. */
export const heard = (/** @type {string} */ game, /** @type {number} */ n, /** @type {number | null} */ hints) =>
  `فوز. ${game}، ${moves(n)}${hints === null ? '' : `، ${hints ? countedHints(hints) : 'بلا تلميحات'}`}.`;

export const card = {
  won: 'فوز',
  /** Before the deal’s code, and after it. */
  deal: 'التوزيعة ',
  ownCards: 'أوراقك أنت',
  on: (/** @type {Date} */ date) => `، ${dayAndMonth().format(date)}`,
  ofDay: (/** @type {Date} */ day) => `، توزيعة اليوم، ${dayAndMonthUtc().format(day)}`,
  share: 'مشاركة هذا الفوز',
  watch: 'مشاهدته',
  next: 'توزيعة جديدة',
  look: 'عرض الطاولة',
};

/** The noun that stands below a figure. @param {number} n @param {string} one @param {string} two @param {string} few @param {string} many */
const below = (n, one, two, few, many) => {
  const form = plurals.select(n);
  return form === 'two' ? two : form === 'few' ? few : form === 'many' ? many : one;
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => below(n, 'نقلة', 'نقلتان', 'نقلات', 'نقلة'),
  hints: (/** @type {number} */ n) => below(n, 'تلميح', 'تلميحان', 'تلميحات', 'تلميحًا'),
  undos: (/** @type {number} */ n) => below(n, 'تراجع', 'تراجعان', 'تراجعات', 'تراجعًا'),
  streak: (/** @type {number} */ n) => below(n, 'فوز متتالٍ', 'فوزان متتاليان', 'مرات فوز متتالية', 'فوزًا متتاليًا'),
};

/** Deals as an object. @param {number} n */
const ofDeals = (n) =>
  counted(n, { one: 'توزيعة واحدة', two: 'توزيعتين', few: 'توزيعات', many: 'توزيعة', other: 'توزيعة' }).replace(
    /^\d+/,
    numbers().format(n),
  );

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [someDeals(part), 'يمكن الفوز بها'],
  simple: (/** @type {Part} */ part) => ['اللاعب الساذج', `يفوز في ${some(part)}`],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `الفوز ممكن في ${someDeals(winnable)}؛ واللاعب الساذج يفوز في ${some(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `حلّل برنامج الحل ${ofDeals(solved)}، ولعب برنامج لا ينظر إلى الأمام أبدًا ${ofDeals(played)}.`,
};

export const share = {
  copy: 'نسخ الرابط',
  save: 'حفظ الصورة',
  back: 'رجوع',
  copied: 'نُسخ رابط اللعبة كلها.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `انسخ هذا الرابط: ${isolated(address)}`,
  failed: 'تعذّر إنشاء الصورة.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `فوز: ${game}${deal ? `، ${isolated(deal)}` : ''}`,
  /** The name of a file, which may have to be typed: Latin letters. */
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `won-${game}${deal ? `-${deal}` : ''}.png`,
};

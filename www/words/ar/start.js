// Arabic: the start page.

import { lazily } from '../shared.js';
import { counted } from './cards.js';
import { locale, ofDays, ofMoves } from './numbers.js';
import { some, someDeals } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `اللوحة ${NUMERALS[n - 1] ?? n}`,
  deal: 'وزّع',
  newDeal: 'توزيعة جديدة',
  deals: 'التوزيعات الجديدة',
  winnable: 'ما يمكن كسبه',
  gentle: 'اللطيفة',
  fair: 'المتوسطة',
  stern: 'الصارمة',
  cruel: 'القاسية',
  any: 'كل التوزيعات',
  goOn: 'تابع',
  rules: 'القواعد',
  lesson: 'الدرس الأول',
  resume: 'تابع',
  /** Before the code of the deal, which is set in type of its own. */
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}، التوزيعة ` : `${name}، أوراقك أنت`,
  stuck: 'لم تبق نقلة',
  /** Games beside the one that is offered to be continued. */
  more: (/** @type {number} */ n) =>
    `${counted(n, { one: 'لعبة أخرى', two: 'لعبتان أخريان', few: 'ألعاب أخرى', many: 'لعبة أخرى', other: 'لعبة أخرى' })} قيد اللعب`,
  variants: (/** @type {string} */ name) => `كيف تُلعب: ${name}`,
  printed: 'كما طُبعت',
  languages: 'اللغة',
  report: 'كم توزيعة يمكن كسبها؟',
};

/** Days one after the other. @param {number} n from 2 */
const running = (n) =>
  counted(n, { one: '', two: 'يومان متتاليان', few: 'أيام متتالية', many: 'يومًا متتاليًا', other: 'يوم متتالٍ' });

const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** The deal of the day on the start page. */
export const day = {
  label: 'توزيعة اليوم',
  date: (/** @type {Date} */ date) => dayAndMonth().format(date),
  play: 'العب توزيعة اليوم',
  goOn: 'تابع',
  won: (/** @type {number} */ n) => (n ? `كُسبت في ${ofMoves(n)}.` : 'كُسبت.'),
  watch: (/** @type {number} */ n) => `${day.won(n)} شاهدها`,
  others: 'أيام أخرى',
  winnable: 'يمكن كسب توزيعة اليوم.',
  /** What the surveys say of all deals of the game that leads. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `في هذه اللعبة يمكن كسب ${someDeals(won)}، ويكسب لاعب متأنٍّ ${some(careful)}.`,
  /** Days on which a deal of the day was won, the last of them today or yesterday. */
  run: (/** @type {number} */ n) => (n > 1 ? `${running(n)}.` : n ? 'يوم واحد مكسوب.' : 'توزيعة كل يوم.'),
  same: 'الأوراق نفسها للجميع.',
  /** The row of suits, heard as one picture. */
  last: (
    /** @type {number} */ of,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `آخر ${ofDays(of)}: كُسب ${won}، ولُعب ${begun} ولم يُكسب. اليوم: ${{ won: 'كُسب', begun: 'بدأ', none: 'لم يُلعب بعد' }[today]}.`,
};

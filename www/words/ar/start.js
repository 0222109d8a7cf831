// Arabic: the start page.

import { dayFormatter } from '../shared.js';
import { counted } from './cards.js';
import { locale, ofDays, ofMoves, problems } from './numbers.js';
import { some, someDeals } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `اللوحة ${NUMERALS[n - 1] ?? n}`,
  deal: 'توزيع',
  newDeal: 'توزيعة جديدة',
  deals: 'التوزيعات الجديدة',
  winnable: 'يمكن الفوز بها',
  gentle: 'سهلة',
  medium: 'متوسطة',
  stern: 'صعبة',
  cruel: 'قاسية',
  any: 'أي توزيعة',
  continue: 'متابعة',
  rules: 'القواعد',
  lesson: 'الدرس',
  minutes: (/** @type {number} */ n) =>
    `نحو ${counted(n, { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })}`,
  etched: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of
      ? `فزت في ${n} من ${of} بلا تلميحات`
      : `${counted(n, { one: 'فوز', two: 'فوزان', few: 'انتصارات', many: 'فوزًا', other: 'فوز' })} بلا تلميحات`,
  resume: 'متابعة',
  inProgress: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}، التوزيعة ` : `${name}، أوراقك أنت`,
  stuck: 'لم تبق نقلات',
  othersInProgress: (/** @type {number} */ n) =>
    counted(n, {
      one: 'لعبة أخرى جارية',
      two: 'لعبتان أخريان جاريتان',
      few: 'ألعاب أخرى جارية',
      many: 'لعبة أخرى جارية',
      other: 'لعبة أخرى جارية',
    }),
  variants: (/** @type {string} */ name) => `صيغ ${name}`,
  printed: 'كما طُبعت',
  languages: 'اللغة',
  report: 'كم توزيعة يمكن الفوز بها؟',
};

/** A streak of days. @param {number} n from 2 */
const streakDays = (n) =>
  counted(n, { one: '', two: 'يومان متتاليان', few: 'أيام متتالية', many: 'يومًا متتاليًا', other: 'يوم متتالٍ' });

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const day = {
  label: 'توزيعة اليوم',
  date: (/** @type {Date} */ date) => dayAndMonth(date),
  play: 'لعب توزيعة اليوم',
  continue: 'متابعة',
  won: (/** @type {number} */ n) => (n ? `فزت بها في ${ofMoves(n)}.` : 'فزت بها.'),
  watch: (/** @type {number} */ n) => `${day.won(n)} مشاهدتها`,
  otherDays: 'أيام أخرى',
  problem: 'مسألة اليوم',
  problems: 'كل المسائل',
  problemToday: 'اليوم:',
  aboutProblem: 'أربع كل يوم، ودقيقة من التفكير لكل منها.',
  gentleProblem: 'مسألة سهلة',
  problemSolved: (/** @type {number} */ n) => (n > 1 ? `حُلّت. ${streakDays(n)}.` : 'حُلّت. هناك أربع مسائل كل يوم.'),
  due: (/** @type {number} */ n) => `${problems(n)} من ألعابك`,
  winnable: 'يمكن الفوز بتوزيعة اليوم.',
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `الفوز في هذه اللعبة ممكن في ${someDeals(won)}. ويفوز اللاعب المتأني في ${some(careful)}.`,
  streak: (/** @type {number} */ n) => (n > 1 ? `${streakDays(n)}.` : n ? 'فزت يومًا واحدًا.' : 'توزيعة كل يوم.'),
  same: 'الأوراق نفسها للجميع.',
  recentDays: (
    /** @type {number} */ of,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `آخر ${ofDays(of)}: الفوز ${won}، واللعب بلا فوز ${begun}. توزيعة اليوم: ${{ won: 'فزت بها', begun: 'جارية', none: 'لم تُلعب بعد' }[today]}.`,
};

export const grade = {
  relative: (/** @type {string} */ label, /** @type {string} */ name, /** @type {Part | null} */ share) =>
    `${label} في ${name}${share ? `: يفوز اللاعب المتأني في ${some(share)}` : ''}.`,
  ask: 'ما درجة الصعوبة التي تريدها لتوزيعاتك؟',
  gentleFirst: 'أول ثلاث توزيعات من كل لعبة سهلة. الدرجة تقارن توزيعات اللعبة نفسها.',
};

export { finishes } from './parts.js';

// Arabic: the win summary.

import { dayFormatter, lazy } from '../shared.js';
import { counted, isolated } from './cards.js';
import { hints as countedHints, locale, moves } from './numbers.js';
import { finishes, some, someDeals } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));
const plurals = new Intl.PluralRules(locale);
const localDay = dayFormatter(locale, 'long');
const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const announcement = (
  /** @type {string} */ game,
  /** @type {number} */ n,
  /** @type {number | null} */ hints,
  /** @type {keyof typeof finishes | null} */ finish,
  /** @type {number} */ from,
) =>
  `${finish === 'solver' ? card.finished : card.won}. ${game}، ${moves(n)}${
    hints === null ? '' : `، ${hints ? countedHints(hints) : 'بلا تلميحات'}`
  }.${finish ? ` ${finishes[finish](from)}.` : ''}`;

export const card = {
  won: 'فوز',
  finished: 'اكتملت',
  deal: 'التوزيعة ',
  yourCards: 'أوراقك أنت',
  onDate: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `، ${localDay(date, hasYear)}`,
  ofDay: (/** @type {Date} */ day, /** @type {boolean} */ hasYear) => `، توزيعة اليوم، ${dayAndMonth(day, hasYear)}`,
  share: 'مشاركة هذا الفوز',
  shareFinished: 'مشاركة اللعبة',
  playYourself: 'العبها بنفسك',
  watch: 'مشاهدته',
  next: 'توزيعة جديدة',
  showTable: 'عرض الطاولة',
};

/** The noun below a figure. @param {number} n @param {string} singular @param {string} dual @param {string} few @param {string} many */
const below = (n, singular, dual, few, many) => {
  const form = plurals.select(n);
  return form === 'two' ? dual : form === 'few' ? few : form === 'many' ? many : singular;
};

/** @param {number} n */
const peekCount = (n) => counted(n, { one: 'نظرة واحدة', two: 'نظرتان', few: 'نظرات', many: 'نظرة', other: 'نظرة' });

export const figures = {
  moves: (/** @type {number} */ n) => below(n, 'نقلة', 'نقلتان', 'نقلات', 'نقلة'),
  hints: (/** @type {number} */ n) => below(n, 'تلميح', 'تلميحان', 'تلميحات', 'تلميحًا'),
  hintsAndPeeks: (/** @type {number} */ n, /** @type {number} */ peeks) =>
    `${figures.hints(n)}، منها ${peekCount(peeks)}`,
  undos: (/** @type {number} */ n) => below(n, 'تراجع', 'تراجعان', 'تراجعات', 'تراجعًا'),
  streak: (/** @type {number} */ n) => below(n, 'فوز متتالٍ', 'فوزان متتاليان', 'مرات فوز متتالية', 'فوزًا متتاليًا'),
};

/** Deals as an object. @param {number} n */
const ofDeals = (n) =>
  counted(n, { one: 'توزيعة واحدة', two: 'توزيعتين', few: 'توزيعات', many: 'توزيعة', other: 'توزيعة' }).replace(
    /^\d+/,
    numbers().format(n),
  );

export const rarity = {
  about: 'عن هذه الأرقام',
  winnable: (/** @type {Part} */ part) => [someDeals(part), 'يمكن الفوز بها'],
  naive: (/** @type {Part} */ part) => ['بلا نظر إلى الأمام:', `إجمالًا ${some(part)}`],
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `الفوز ممكن في ${someDeals(winnable)}؛ وبلا نظر إلى الأمام تفوز في ${some(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `حلّل برنامج الحل ${ofDeals(solved)}، ولعب برنامج لا ينظر إلى الأمام أبدًا ${ofDeals(played)}.`,
};

export const share = {
  challenge: {
    button: 'تحدَّ صديقًا',
    note: 'ينسخ التحدي نتيجتك وهذه التوزيعة.',
    copied: 'نُسخ التحدي. أرسله إلى صديق.',
  },
  answer: {
    button: 'أجب صديقك',
    copied: 'نُسخ الرد. أرسله إلى صديقك.',
  },
  copy: 'نسخ اللعبة',
  save: 'حفظ الصورة',
  sharePicture: 'مشاركة الصورة',
  saved: 'حُفظت الصورة.',
  back: 'رجوع',
  copied: 'نُسخ رابط إعادة عرض اللعبة كلها.',
  copyThis: (/** @type {string} */ address) => `انسخ هذا الرابط: ${isolated(address)}`,
  failed: 'تعذّر إنشاء الصورة.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `فوز: ${game}${deal ? `، ${isolated(deal)}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `won-${game}${deal ? `-${deal}` : ''}.png`,
};

export { finishes };

export const result = {
  head: (/** @type {string} */ game, /** @type {Date | null} */ day, /** @type {string | null} */ deal) =>
    `Cadogan${day ? `، ${dayAndMonth(day)}` : ''} · ${game}${deal && !day ? ` ${deal}` : ''}`,
  won: (/** @type {number} */ n, /** @type {number | null} */ hints, /** @type {string} */ finisher) =>
    finisher === 'solver'
      ? `أنهاها برنامج الحل، ${moves(n)}`
      : finisher === 'successor'
        ? `فوز بعد تسلّمها في منتصفها، ${moves(n)}`
        : `فوز، ${moves(n)}${hints === null ? '' : hints ? `، ${countedHints(hints)}` : '، بلا تلميحات'}`,
  line: (/** @type {string} */ won, /** @type {string} */ blocks, /** @type {boolean} */ isAnswer) =>
    `${won}${blocks ? `، فرصة الفوز ${blocks}` : ''}${isAnswer ? '. افتح الرابط للمقارنة!' : '. دورك الآن!'}`,
};

export const friend = {
  label: 'نتيجتك ونتيجة صديقك',
  you: 'أنت',
  friend: 'صديقك',
  chance: 'فرصة الفوز',
  start: 'البداية',
  end: 'النهاية',
  whole: '100%',
  won: 'فوز',
  lost: 'بلا فوز',
  finishers: { solver: 'فاز بها برنامج الحل', successor: 'تسلّمها' },
};

export const verdict = {
  you: {
    won: 'أنت متقدم: صديقك لم يفز.',
    alone: 'أنت متقدم: كل النقلات لك.',
    hints: 'أنت متقدم بتلميحات أقل.',
    undos: 'أنت متقدم بتراجعات أقل.',
    moves: 'أنت متقدم بنقلات أقل.',
  },
  friend: {
    alone: 'صديقك متقدم: كل النقلات له.',
    hints: 'صديقك متقدم بتلميحات أقل.',
    undos: 'صديقك متقدم بتراجعات أقل.',
    moves: 'صديقك متقدم بنقلات أقل.',
  },
  level: 'أنتما متعادلان.',
};

// Arabic: a game looked back on, the list of its moves, giving it up.

import { counted } from './cards.js';
import { ofMoves, moves } from './numbers.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const share = (/** @type {number} */ n) => `${n} من 100`;

/** Packs that are imagined, after a preposition. @param {number} n */
const packs = (n) =>
  counted(n, {
    one: 'رزمة متخيَّلة واحدة',
    two: 'رزمتين متخيَّلتين',
    few: 'رزم متخيَّلة',
    many: 'رزمة متخيَّلة',
    other: 'رزمة متخيَّلة',
  });

/** How a game ended; `home` says how far it came. */
const ended = {
  won: (/** @type {number} */ n) => `كُسبت في ${ofMoves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `لم تبق نقلة بعد ${ofMoves(n)}، ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `${moves(n)} حتى الآن، ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `استسلام بعد ${ofMoves(n)}، ${home}.`,
};

/** What could have been. @param {Loss} loss */
const could = ({ won, lost }) => {
  if (lost === 0) return 'لم يكن كسب هذه الأوراق ممكنًا كيفما لُعبت.';
  if (lost < 0) return won < 0 ? '' : 'ما زال كسب هذه الأوراق ممكنًا.';
  if (won === lost - 1) return `كان كسب هذه الأوراق ممكنًا حتى النقلة ${lost}.`;
  return won < 0
    ? `لم يعد كسب هذه الأوراق ممكنًا، منذ النقلة ${lost} على أبعد تقدير.`
    : `كان كسب هذه الأوراق ممكنًا بعد النقلة ${won}، لا منذ النقلة ${lost}.`;
};

export const review = {
  title: 'مراجعة',
  titleOf: (/** @type {string} */ deal) => `مراجعة، \u2066${deal}\u2069`,
  open: 'راجع اللعبة',
  /** How it ended and what could have been. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? could(loss) : ''].filter(Boolean).join(' '),
  chance: 'فرصة الفوز، بقدر ما كنت ترى',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `مراجعة الأوضاع: ${n} من ${of}.`,
  weighing: 'مراجعة: وزن القرارات.',
  packs: (/** @type {number} */ n) => `من ${packs(n)} عند كل نقلة.`,
  failed: 'تعذّر إعداد المراجعة. هل انقطع الاتصال؟',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'أغلى قرار' : n === 2 ? 'أغلى قرارين' : n === 3 ? 'أغلى ثلاثة قرارات' : 'أغلى القرارات',
  none: (/** @type {number} */ least) => `لم يكلّف أي قرار أكثر من ${share(least)}.`,
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `النقلة ${n}: ${move}.`,
  /** What the move played came to, and the better one: of 100 packs. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `${share(played)}؛ ${better}: ${share(wins)}.${lost ? ' بهذه الأوراق ضاعت اللعبة هنا.' : ''}`,
  moves: 'النقلات',
  in100: 'من 100',
  begin: 'قبل النقلة الأولى',
  end: 'بعد النقلة الأخيرة',
  lostHere: 'ضاعت من هنا',
  lostSince: (/** @type {number} */ n) => `ضاعت منذ النقلة ${n}`,
  /** A row or deal that began, at the foot of the graph; the first of them with its name. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `الصف ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-deal') return first ? `التوزيعة ${token.deal}` : `${token.deal}`;
    return '';
  },
  again: 'حاول من هنا مرة أخرى',
  keys: 'خطوات المراجعة',
  back: 'خطوة للوراء',
  step: 'خطوة للأمام',
  list: 'كل النقلات',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `قبل النقلة ${n}: ${move}.`,
  after: (/** @type {number} */ n) => `بعد النقلة ${n}، وهي الأخيرة.`,
  /** Of a decision: what was played, and what would have been better. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `النقلة ${n}، بخط منقّط: ${played}، ${share(left)}. وبخط متصل: ${better}، ${share(wins)}.`,
  kept: 'لعبتك محفوظة: تعيدك القائمة إلى نهايتها.',
};

/** The moves that were made. */
export const made = {
  title: 'النقلات السابقة',
  none: 'لم تُلعب نقلة بعد.',
};

/** A game that is given up. */
export const given = {
  /** `home` says how far it came. */
  up: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  could,
  looking: 'هل كان كسبها ممكنًا؟ ينظر الحلّال…',
  unknown: 'لا يُعرف هل كان كسبها ممكنًا.',
  review: 'راجع اللعبة',
  next: 'توزيعة جديدة',
  on: 'واصل اللعب',
};

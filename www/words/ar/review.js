// Arabic: the review of a game, the list of its moves, giving up.

import { counted } from './cards.js';
import { ofMoves } from './numbers.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const share = (/** @type {number} */ n) => `${n}%`;

/** Shuffles after a preposition. @param {number} n */
const shuffles = (n) =>
  counted(n, {
    one: 'خلطة واحدة',
    two: 'خلطتين',
    few: 'خلطات',
    many: 'خلطة',
    other: 'خلطة',
  });

/** Positions after a preposition. @param {number} n */
const positions = (n) => counted(n, { one: 'وضع واحد', two: 'وضعين', few: 'أوضاع', many: 'وضعًا', other: 'وضع' });

const ended = {
  won: (/** @type {number} */ n) => `فوز في ${ofMoves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `لم تبق نقلات بعد ${ofMoves(n)}، ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `جارية بعد ${ofMoves(n)}، ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `استسلام بعد ${ofMoves(n)}، ${home}.`,
};

/** @param {Loss} loss */
const winnability = ({ won, lost }) => {
  if (lost === 0) return 'لم يكن الفوز بهذه التوزيعة ممكنًا.';
  if (lost < 0) return won < 0 ? '' : 'ما زال الفوز بهذه اللعبة ممكنًا.';
  if (won === lost - 1) return `كان الفوز ممكنًا حتى النقلة ${lost}.`;
  return won < 0
    ? `كانت اللعبة خاسرة بعد النقلة ${lost}؛ ولا يعرف برنامج الحل منذ متى.`
    : `كان الفوز ممكنًا بعد النقلة ${won}، وكانت اللعبة خاسرة بعد النقلة ${lost}؛ وما بينهما لا يعرفه برنامج الحل.`;
};

export const review = {
  title: 'مراجعة',
  titleOf: (/** @type {string} */ deal) => `مراجعة، \u2066${deal}\u2069`,
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? winnability(loss) : ''].filter(Boolean).join(' '),
  chance: 'فرصة الفوز، بحسب ما كنت تراه',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `جارية المراجعة: ${n} من ${positions(of)}.`,
  comparing: 'جارية المراجعة: مقارنة قراراتك.',
  estimatedFrom: (/** @type {number} */ n) => `كل نسبة تقديرية: يجرّب برنامج الحل ${shuffles(n)} للأوراق المخفية.`,
  proven: '«خاسرة» حكم مُثبَت: هناك يرى برنامج الحل كل الأوراق.',
  undecided: '«?»: لم يستطع برنامج الحل الحسم.',
  failed: 'تعذّر إكمال المراجعة. هل انقطع الاتصال؟',
  decisions: (/** @type {number} */ n) =>
    n === 1
      ? 'القرار الأكثر كلفة'
      : n === 2
        ? 'القراران الأكثر كلفة'
        : n === 3
          ? 'القرارات الثلاثة الأكثر كلفة'
          : 'القرارات الأكثر كلفة',
  none: (
    /** @type {number} */ least,
    /** @type {boolean} */ isWhole,
    /** @type {'deal' | 'moves' | 'unknown'} */ cause,
  ) => {
    if (!isWhole) return `لم يكلّف أي قرار استطاع برنامج الحل تقييمه أكثر من ${share(least)}.`;
    if (cause === 'moves') return `لم يكلّف أي قرار وحده أكثر من ${share(least)}: تراكمت خسائر صغيرة.`;
    return `لم يكلّف أي قرار أكثر من ${share(least)}.${cause === 'deal' ? ' والباقي حظ الأوراق.' : ''}`;
  },
  /** The one decision that mattered. */
  turn: 'نقطة تحول اللعبة',
  loss: 'النقلة الخاسرة',
  winBefore: 'قبلها بقليل وجد برنامج الحل طريقًا للفوز: فهو يرى كل الأوراق.',
  otherDecisions: 'قرارات مكلفة أخرى',
  asked: 'صارت النقلة الخاسرة واحدة من مسائلك.',
  lostByMove: 'هذه النقلة خسرت اللعبة.',
  wasHint: 'كانت تلميحًا.',
  tryTurn: 'ابحث عن نقلة أفضل',
  problemOfShown: 'اصنع مسألة من الوضع المعروض',
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `النقلة ${n}: ${move}.`,
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `أنت: ${share(played)}. ${better}: ${share(wins)}.${lost ? ' بهذه النقلة خسرت اللعبة.' : ''}`,
  moves: 'قائمة النقلات',
  percent: '%',
  end: 'بعد النقلة الأخيرة',
  lostFromPly: (/** @type {boolean} */ isExact) => (isExact ? 'خاسرة من هنا' : 'خسارة مُثبَتة من هنا'),
  lostSince: (/** @type {number} */ n, /** @type {boolean} */ isExact) =>
    isExact ? `خاسرة منذ النقلة ${n}` : `خاسرة بعد النقلة ${n}`,
  /** @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `الصف ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-round') return first ? `الجولة ${token.round}` : `${token.round}`;
    return '';
  },
  tryAgain: 'إعادة المحاولة من هنا',
  back: 'خطوة للخلف',
  step: 'خطوة للأمام',
  list: 'كل النقلات',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `قبل النقلة ${n}: ${move}.`,
  after: (/** @type {number} */ n) => `بعد النقلة ${n}، وهي الأخيرة.`,
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `النقلة ${n}، بخط منقّط: ${played}، ${share(left)}. وبخط متصل: ${better}، ${share(wins)}.`,
  saved: 'لعبتك محفوظة: تعيدك القائمة إلى نهايتها.',
};

export const history = {
  title: 'قائمة النقلات',
  none: 'لم تُلعب أي نقلة بعد.',
};

export const giveUp = {
  summary: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  winnability,
  checking: 'هل كان الفوز ما زال ممكنًا؟ يتحقق برنامج الحل…',
  unknown: 'غير محسومة: لا يعرف برنامج الحل هل كان الفوز ممكنًا.',
  review: 'مراجعة اللعبة',
  newDeal: 'توزيعة جديدة',
  keepPlaying: 'متابعة اللعب',
  answer: 'أجب صديقك',
};

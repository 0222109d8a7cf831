// Arabic: the table's own words, a constant a place where they stand.

import { topOf } from '../shared.js';
import { agreeing, card, cards, counted, place, places, rank, suitable } from './cards.js';
import { CAPTIONS } from './games.js';
import { moves as movesLeft, ofMoves } from './numbers.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** @typedef {{ place: Place, pile: PileView }} Seen a pile where it is */

/** A pile by its top card; an empty one by its place. @param {Seen} seen */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'الطاولة ليست جاهزة بعد.',
  crashed: 'حدث خلل في القواعد. أعد تحميل الصفحة: لعبتك محفوظة في العنوان.',
  newDeal: 'وزّع لعبة جديدة',
  tryAgain: 'حاول مرة أخرى',
  unproven: 'ربما لا يمكن كسب هذه التوزيعة: تعذّر تحميل قائمة التوزيعات الممكن كسبها.',
  noList: 'تعذّر تحميل قائمة التوزيعات الممكن كسبها.',
  noReplay: 'تعذّر تحميل العرض. زر الإعادة يسير في اللعبة خطوة خطوة.',
  noLesson: 'تعذّر تحميل الدرس. هل انقطع الاتصال؟',
  noSolver: 'تعذّر تحميل الحلّال.',
  notLoaded: 'تعذّر تحميل ذلك. هل انقطع الاتصال؟',
  noAppearance: 'تعذّر تحميل ما اخترته؛ لم يتغيّر شيء.',
  copied: 'نُسخ رابط هذه اللعبة.',
  copy: (/** @type {string} */ address) => `انسخ هذا الرابط: \u2066${address}\u2069`,
  undo: 'تراجع',
  restart: 'من البداية',
  nextDeal: 'توزيعة جديدة',
  win: 'هذا الفوز',
  whereLost: 'أين ضاعت؟',
  review: 'راجع اللعبة',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'توزيعة يمكن كسبها',
  gentle: 'توزيعة لطيفة يمكن كسبها',
  fair: 'توزيعة متوسطة يمكن كسبها',
  stern: 'توزيعة صارمة يمكن كسبها',
  cruel: 'توزيعة قاسية يمكن كسبها',
  any: 'أي توزيعة، أمكن كسبها أم لا',
};

/** How hard a deal is, from the easiest on. @type {{ [grade in import('../../table/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'لطيفة',
  fair: 'متوسطة',
  stern: 'صارمة',
  cruel: 'قاسية',
};

/** The same to the ear, with its place among the four. */
export const gradeHeard = (/** @type {keyof typeof grades} */ grade, /** @type {number} */ n) =>
  `${grades[grade]}، الدرجة ${n} من أربع`;

/** What dealing does, where that is not to deal. @type {Record<string, string>} */
const DEAL_BRIEF = {
  'lay-and-deal-on': 'ضع',
  'sly-begin-deal': 'ابدأ',
  'empress-turn': 'اكشف',
  'turn-card': 'اكشف',
  'labyrinth-fill-gaps': 'املأ',
};

/** The frame around the table. */
export const frame = {
  site: 'Cadogan',
  toolbar: 'اللعبة',
  deal: 'توزيعة',
  shareDeal: 'شارك هذه التوزيعة',
  moves: 'النقلات',
  legalMoves: 'النقلات الممكنة',
  keys: {
    undo: { label: 'تراجع', spoken: 'تراجع' },
    redo: { label: 'إعادة', spoken: 'إعادة' },
    safe: { label: 'الآمن', spoken: 'العب الأوراق الآمنة' },
    deal: { label: 'وزّع', spoken: 'وزّع' },
    hint: { label: 'تلميح', spoken: 'تلميح' },
    'new-deal': { label: 'جديدة', spoken: 'توزيعة جديدة' },
    share: { label: 'مشاركة', spoken: 'مشاركة' },
    menu: { label: 'القائمة', spoken: 'القائمة' },
  },
  /** Where there is room for more. */
  wide: { safe: 'العب كل ما هو آمن', 'new-deal': 'توزيعة جديدة' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'وزّع',
};

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: الأوراق على الطاولة`,
  keys: 'مفاتيح الأسهم تنقل من كومة إلى كومة، والمفتاح Enter يختار ويلعب، وعلامة الاستفهام تعرض المفاتيح.',
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? name,
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/areas.js').AreaName]: string }} */
  areas: { pack: 'الرزمة واليد', foundations: 'الأسس', tableau: 'الأوراق المفروشة', reserve: 'بجانب الأوراق المفروشة' },
  /** A pile in hand. */
  selected: (/** @type {string} */ label) => `${label}، مختارة`,
  /** Heard at each pile where the card in hand may go. */
  target: (/** @type {Card} */ name) => `يمكن وضع ${card(name)} هنا`,
  /** A pile as it is read out: its name, its top card, how many there are. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, suitable, available, awaits, complete } = shown;
    const top = count ? topOf(shown) : '';
    const what = () => {
      if (count && awaits) return `${card(top)}، ${cards(count)}؛ الدور على ${rank(awaits)}`;
      if (complete) return `مكتمل، ${cards(count)}`;
      if (at.role === 'stock') return count ? cards(count) : 'لا ورقة';
      if (!count) return awaits ? `بلا أوراق، الدور على ${rank(awaits)}` : 'بلا أوراق';
      if (count === 2 && at.role === 'tableau') return `${card(top)} على ${card(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${card(top)}، ${cards(count)}` : card(top);
    };
    const stands = () => {
      if (suitable) return `، ${agreeing(top, 'مناسب', 'مناسبة')}`;
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count)
        return available ? `، ${agreeing(top, 'حر', 'حرة')}` : `، ${agreeing(top, 'محصور', 'محصورة')}`;
      return crossed && available ? `، ${agreeing(top, 'متاح', 'متاحة')}` : '';
    };
    return `${place(at)}: ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => (token.k === 'fairie-bare-king' ? 'منفرد' : tell(token)),
  /** Below a foundation, before the rank that it wants. */
  next: 'التالي',
  /** Below a foundation that takes no more. */
  full: 'مكتمل',
  left: (/** @type {number} */ n) => `بقي ${n}`,
  /** Below the number of cards in the pack. */
  leftBeside: 'باقية',
  /** Beside the number of cards in a column that can be opened. */
  open: 'افتح',
  folded: (/** @type {number} */ n) => `${n} أخرى`,
  foldedBrief: (/** @type {number} */ n) => `\u2066+${n}\u2069`,
  openFolded: (/** @type {number} */ n) => `${n} أخرى: انظر في الكومة`,
  /** A note where no caption stands over its place. */
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: انظر في ${place(at)}`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'الورقة التالية من الرزمة.',
  'deal-on': () => 'وزّع حتى يكون لك خيار',
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} العب، أو وزّع حتى يكون لك خيار.`,
};

/**
 * Cards that were dealt.
 * @typedef {import('../en/table.js').Dealt} Dealt
 */

/** @param {number} n */
const suitableOf = (n) =>
  counted(n, { one: 'واحدة مناسبة', two: 'اثنتان مناسبتان', few: 'مناسبة', many: 'مناسبة', other: 'مناسبة' });

/** What is heard when cards are dealt, in three measures. @type {{ [much in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((one) => one.suitable).length;
    return `وُزّعت ${cards(count)}${n ? `، ${suitableOf(n)}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const there = piles.filter((one) => one.suitable).map((one) => one.place);
    const such = there.length
      ? `، ${count === 2 ? 'منهما' : 'منها'} ${suitableOf(there.length)}: ${places(there, row !== null)}`
      : '';
    return `وُزّعت ${cards(count)}${such}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, suitable: good }) =>
        `${places([at], row !== null)}، ${names.map(card).join('، ')}${good ? `، ${agreeing(names[names.length - 1], 'مناسب', 'مناسبة')}` : ''}`,
    );
    return `${row === null ? `وُزّعت ${cards(count)}` : `وُزّع الصف ${row}`}: ${each.join('؛ ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `آخر ما جرى: ${report.join(' ')}`,
  lastNone: 'لم يُلعب شيء بعد.',
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `، التوزيعة \u2066${deal}\u2069` : ''}. ${state} اضغط D للتوزيع، وعلامة الاستفهام لكل المفاتيح.`,
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'لا كومة يمكن اختيارها.',
  /** `told`: what is to be known of it; may be empty. */
  onlyPile: (/** @type {string} */ label, /** @type {string} */ told) =>
    `${label}${told ? `؛ ${told}` : ''}. لا غيرها.`,
  packIsOut: 'نفدت الرزمة.',
  noneSuitable: 'لا ورقة مناسبة. هذا الزر يلعب ما يبلغ الأسس دون ضرر.',
  noneSafe: 'لا شيء يُلعب بأمان: قد تلزم الورقة المناسبة حيث هي.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. لا يمكن أن تبلغ الأساس الآن.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join('، ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} في الرزمة`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) => `${prompt} اضغط مرة أخرى: ${tell(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `لا شيء غير هذا: ${tell(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `ممكن${of > 1 ? ` (${n} من ${of})` : ''}: ${tell(move)}.`,
  /** Of a card that another is to be laid on: it could go home instead, and before. */
  homeFirst: (/** @type {Card} */ name) => `يمكن أن ${agreeing(name, 'يذهب', 'تذهب')} ${card(name)} إلى الأساس أولًا.`,
  playHome: () => 'إلى الأساس أولًا',
  layOn: (/** @type {Card} */ name) => `ضع ${card(name)} فوق هذه الورقة`,
  /** Said once, where cards are marked with the book’s crosses. */
  crossed: (/** @type {string} */ prompt) => `${prompt} الورقة ذات الصليب متاحة.`,
  pointed: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `، ثم ${place(to)}` : ''}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${nameOf(one)} و${nameOf(other)}:`,
  /** Heard of a card in hand that may go to many places. */
  places: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${counted(n, { one: 'موضع واحد', two: 'موضعان', few: 'مواضع', many: 'موضعًا', other: 'موضع' })} ل${card(name)}. ينتقل N من موضع إلى التالي.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}، ${way}`).join('؛ ')}. اضغط الرقم.`,
  hints: {
    fair: 'تلميح عادل',
    knowing: 'تلميح مطّلع',
    solve: 'هل تُكسب؟',
    bySight: 'مما تراه أنت',
    byPack: 'ينظر في الرزمة',
  },
};

/** The end of a game, played by itself. */
export const finish = {
  label: 'أنهِ',
  spoken: (/** @type {number} */ n) => `أنهِ: العب الباقي، فهو يبلغ الأسس وحده، في ${ofMoves(n)}`,
  spokenFound: (/** @type {number} */ n) => `أنهِ: العب ما وجده الحلّال، حتى الفوز، في ${ofMoves(n)}`,
  ready: (/** @type {number} */ n) => `الباقي يبلغ الأسس وحده، في ${ofMoves(n)}: زر «أنهِ» يلعبه.`,
  playingFound: (/** @type {number} */ n) => `يُلعب ما وجده الحلّال، حتى الفوز: الباقي ${movesLeft(n)}.`,
  playing: (/** @type {number} */ n) => `الأوراق الباقية تبلغ الأسس وحدها، وأمامها ${movesLeft(n)}.`,
  stop: 'توقّف',
  stopped: 'توقّف. زر «أنهِ» يواصل.',
};

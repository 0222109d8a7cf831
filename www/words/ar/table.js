// Arabic: the table, a constant for each part of it.

import { topOf } from '../shared.js';
import { agreeing, card, cards, counted, place, places, rank, canGoHome } from './cards.js';
import { CAPTIONS } from './games.js';
import { moves as movesLeft, ofMoves } from './numbers.js';
import { tokenText } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** @typedef {{ place: Place, pile: PileView }} PlacedPile */

/** @param {PlacedPile} pile */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

export const element = {
  notReady: 'الطاولة ليست جاهزة بعد.',
  crashed: 'حدث خطأ. أعد تحميل الصفحة.',
  movesWithoutDeal: 'تتطلب السمة «moves» رمز توزيعة في «deal»، فجرى تجاهلها.',
  newDeal: 'توزيعة جديدة',
  tryAgain: 'إعادة المحاولة',
  unproven: 'ربما لا يمكن الفوز بهذه التوزيعة: تعذّر تحميل قائمة التوزيعات التي يمكن الفوز بها.',
  noList: 'تعذّر تحميل قائمة التوزيعات التي يمكن الفوز بها.',
  noReplay: 'تعذّر تحميل إعادة العرض. زر «إعادة» يتقدم في اللعبة نقلة نقلة.',
  noLesson: 'تعذّر تحميل الدرس. هل انقطع الاتصال؟',
  notLoaded: 'تعذّر تحميل ذلك. هل انقطع الاتصال؟',
  noAppearance: 'تعذّر تحميل هذا المظهر؛ لم يتغيّر شيء.',
  copied: 'نُسخ الرابط.',
  copyAddress: (/** @type {string} */ address) => `انسخ هذا الرابط: \u2066${address}\u2069`,
};

/** @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'يمكن الفوز بها',
  gentle: 'سهلة، يمكن الفوز بها',
  medium: 'متوسطة، يمكن الفوز بها',
  stern: 'صعبة، يمكن الفوز بها',
  cruel: 'قاسية، يمكن الفوز بها',
  any: 'أي توزيعة، حتى الخاسرة',
};

/** @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'سهلة',
  medium: 'متوسطة',
  stern: 'صعبة',
  cruel: 'قاسية',
};

export const problemGrades = grades;

export const spokenGrade = (/** @type {string} */ grade, /** @type {number} */ n) => `${grade}، الدرجة ${n} من 4`;

/** @type {Record<string, string>} */
const SHORT_DEAL_LABELS = {
  'place-and-deal-on': 'وضعها',
  'sly-begin-round': 'بدء',
  'empress-turn': 'كشف',
  'turn-card': 'كشف',
  'labyrinth-fill-gaps': 'ملء',
};

export const frame = {
  site: 'Cadogan',
  toolbar: 'اللعبة',
  deal: 'توزيعة',
  shareDeal: 'مشاركة هذه التوزيعة',
  legalMoves: 'النقلات الممكنة',
  legalMovesShort: 'النقلات',
  keys: {
    undo: { label: 'تراجع', spoken: 'تراجع' },
    redo: { label: 'إعادة', spoken: 'إعادة' },
    safe: { label: 'الآمن', spoken: 'لعب الآمن من الأوراق' },
    deal: { label: 'توزيع', spoken: 'توزيع' },
    'deal-all': { label: 'الكل', spoken: 'توزيع الكل' },
    hint: { label: 'تلميح', spoken: 'تلميح' },
    'new-deal': { label: 'جديدة', spoken: 'توزيعة جديدة' },
    share: { label: 'مشاركة', spoken: 'مشاركة' },
    menu: { label: 'القائمة', spoken: 'القائمة' },
  },
  wide: { safe: 'لعب الآمن من الأوراق', 'deal-all': 'توزيع الكل', 'new-deal': 'توزيعة جديدة' },
  /** @type {(token: Token) => string} */
  dealShort: ({ k }) => SHORT_DEAL_LABELS[k] ?? 'توزيع',
};

/** "3 أخرى". @param {number} n */
const otherCards = (n) =>
  counted(n, { one: 'واحدة أخرى', two: 'اثنتان أخريان', few: 'أخرى', many: 'أخرى', other: 'أخرى' });

/** @type {Record<string, string>} */
const SHORT_NOTES = { 'fairie-bare-king': 'منفرد', 'labyrinth-grace-any': 'جاهز', 'labyrinth-grace-not-yet': 'عالق؟' };

export const board = {
  label: (/** @type {string} */ game) => `${game}: الأوراق على الطاولة`,
  keys: 'الأسهم تنقلك من كومة إلى كومة، وEnter للاختيار واللعب، وعلامة الاستفهام لكل الاختصارات.',
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? name,
  /** @type {{ [area in import('../../table/board/regions.js').RegionName]: string }} */
  regions: {
    stock: 'المخزون واليد',
    foundations: 'الأسس',
    tableau: 'الأوراق المفروشة',
    reserve: 'بجانب الأوراق المفروشة',
  },
  selected: (/** @type {string} */ label) => `${label}، مختارة`,
  target: (/** @type {Card} */ name) => `يمكن وضع ${card(name)} هنا`,
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, goesHome, available, next, complete } = shown;
    const top = count ? topOf(shown) : '';
    const what = () => {
      if (count && next) return `${card(top)}، ${cards(count)}؛ التالية: ${rank(next)}`;
      if (complete) return `مكتمل، ${cards(count)}`;
      if (at.role === 'stock') return count ? cards(count) : 'لا أوراق';
      if (!count) return next ? `بلا أوراق؛ التالية: ${rank(next)}` : 'بلا أوراق';
      if (count === 2 && at.role === 'tableau') return `${card(top)} على ${card(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${card(top)}، ${cards(count)}` : card(top);
    };
    const state = () => {
      if (goesHome) return `، ${agreeing(top, 'جاهز للأساس', 'جاهزة للأساس')}`;
      if (at.row !== null && count)
        return available ? `، ${agreeing(top, 'متاح', 'متاحة')}` : `، ${agreeing(top, 'محصور', 'محصورة')}`;
      return crossed && available ? `، ${agreeing(top, 'متاح', 'متاحة')}` : '';
    };
    return `${place(at)}: ${what()}${state()}`;
  },
  noteShort: (/** @type {Token} */ token) => SHORT_NOTES[token.k] ?? tokenText(token),
  next: 'التالية',
  full: 'مكتمل',
  left: (/** @type {number} */ n) => `بقي ${n}`,
  leftBeside: (/** @type {number} */ n) => (n === 2 ? 'باقيتان' : 'باقية'),
  open: 'فتح',
  folded: (/** @type {number} */ n) => otherCards(n),
  foldedShort: (/** @type {number} */ n) => `\u2066+${n}\u2069`,
  openFolded: (/** @type {number} */ n) => `${otherCards(n)}: عرض الكومة`,
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: عرض ${place(at)}`,
};

/** @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'وزّع الورقة التالية.',
  'deal-on': () => 'توزيع حتى الاختيار التالي',
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} ${n === 1 ? 'العبها' : 'العب'}، أو وزّع حتى الاختيار التالي.`,
};

/** @typedef {import('../en/table.js').Dealt} Dealt */

/** @param {number} n */
const canGo = (n) =>
  counted(n, {
    one: 'واحدة جاهزة للأساس',
    two: 'اثنتان جاهزتان للأساس',
    few: 'جاهزة للأساس',
    many: 'جاهزة للأساس',
    other: 'جاهزة للأساس',
  });

/** Cards that can go home, of those dealt: "منها 3 جاهزة للأساس". @param {number} n @param {number} of */
function ofThemHome(n, of) {
  if (n < of) return `${of === 2 ? 'منهما' : 'منها'} ${canGo(n)}`;
  return of === 1 ? 'جاهزة للأساس' : `${of === 2 ? 'كلتاهما' : 'كلها'} جاهزة للأساس`;
}

/** @type {{ [level in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((pile) => pile.goesHome).length;
    return `وُزّعت ${cards(count)}${n ? `، ${ofThemHome(n, count)}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const homePiles = piles.filter((pile) => pile.goesHome).map((pile) => pile.place);
    const detail = homePiles.length
      ? `، ${ofThemHome(homePiles.length, count)}: ${places(homePiles, row !== null)}`
      : '';
    return `وُزّعت ${cards(count)}${detail}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, goesHome }) =>
        `${names.map(card).join('، ')} إلى ${places([at], row !== null)}${goesHome ? `، ${agreeing(names[names.length - 1], 'جاهز للأساس', 'جاهزة للأساس')}` : ''}`,
    );
    return `${row === null ? `وُزّعت ${cards(count)}` : `وُزّع الصف ${row}`}: ${each.join('؛ ')}.`;
  },
};

export const play = {
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tokenText(token),
  lastMove: (/** @type {string[]} */ report) => `آخر ما جرى: ${report.join(' ')}`,
  noMoves: 'لم تُلعب أي نقلة بعد.',
  gameOpened: (
    /** @type {string} */ game,
    /** @type {string | null} */ deal,
    /** @type {string} */ state,
    hasKeys = true,
  ) =>
    `${game}${deal ? `، التوزيعة \u2066${deal}\u2069` : ''}. ${state}${hasKeys ? ' اضغط D للتوزيع، أو علامة الاستفهام لكل الاختصارات.' : ''}`,
  noMovablePile: 'لا توجد نقلة من أي كومة.',
  onlyMovablePile: (/** @type {string} */ label, /** @type {string} */ detail) =>
    `${label}${detail ? `؛ ${detail}` : ''}. هي الوحيدة.`,
  dealAll: (/** @type {number} */ n) => `توزيع الكل: ${cards(n)}، بلا توقف`,
  stockEmpty: 'المخزون فارغ.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. لا يمكن نقلها إلى الأساس الآن.`,
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join('، ')}. ${prompt}`,
  inStock: (/** @type {number} */ n) => `${n} في المخزون`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} اضغط مرة أخرى: ${tokenText(deal)}.`,
  homeFirst: (/** @type {Card} */ name) => `يمكن نقل ${card(name)} إلى الأساس أولًا.`,
  runSelected: (/** @type {Card} */ first, /** @type {number} */ n) =>
    `${cards(n)} بدءًا من ${card(first)}: اختر المكان.`,
  playOrPair: (/** @type {boolean} */ hasChoice) =>
    hasChoice
      ? 'ترافقها أكثر من ورقة: اختر واحدة فتنتقلان معًا إلى الأساس. ومع غيرها تصيران زوجًا دائمًا.'
      : 'اختر ورقة: إن أمكن نقلها إلى الأساس انتقلتا معًا، وإلا صارتا زوجًا دائمًا.',
  playHome: () => 'نقلها إلى الأساس',
  placeOn: (/** @type {Card} */ name) => `وضع ${card(name)} عليها`,
  crossesExplained: (/** @type {string} */ prompt) => `${prompt} العلامة ^ على الأوراق المتاحة.`,
  safeExplained: (/** @type {string} */ prompt) => `${prompt} الآمنة أوراق لم تعد أي ورقة أخرى تحتاج إليها.`,
  whichMove: (/** @type {PlacedPile} */ first, /** @type {PlacedPile} */ second) =>
    `${nameOf(first)} و${nameOf(second)}:`,
  targetCount: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `يمكن وضع ${card(name)} في ${counted(n, { one: 'كومة واحدة', two: 'كومتين', few: 'كومات', many: 'كومة', other: 'كومة' })}. اضغط N للتالية.`,
  numberedMoves: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((move, n) => `${n + 1}، ${move}`).join('؛ ')}. اضغط الرقم.`,
};

/** "آخر 14 نقلة"، "آخر نقلة". @param {number} n */
const last = (n) => (n === 1 ? 'آخر نقلة' : `آخر ${ofMoves(n)}`);

export const finish = {
  label: 'إنهاء',
  spoken: (/** @type {number} */ n) => `إنهاء: لعب ${last(n)}`,
  ready: (/** @type {number} */ n) => `اضغط «إنهاء» للعب ${last(n)}.`,
  playingFound: (/** @type {number} */ n) => `جارٍ لعب طريق الفوز: الباقي ${movesLeft(n)}.`,
  playing: (/** @type {number} */ n) => `جارٍ الإنهاء: الباقي ${movesLeft(n)}.`,
  stop: 'إيقاف',
  stopped: 'توقّف. اضغط «إنهاء» للمتابعة.',
};

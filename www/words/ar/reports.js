// Arabic: what a table says only after an act.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import { card, cards, counted, isolated, ofCards, place, locale } from './cards.js';
import { games as countedGames, ofGames, ofMoves } from './numbers.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const whole = lazily(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => tellBy(token.k in tokens ? tokens : first)(token);

/** Imagined orders of the pack, after a preposition. @param {number} n */
const orders = (n) =>
  counted(n, {
    one: 'خلطة تجريبية واحدة',
    two: 'خلطتين تجريبيتين',
    few: 'خلطات تجريبية',
    many: 'خلطة تجريبية',
    other: 'خلطة تجريبية',
  });

/** How many there are of a card. @param {number} n */
const copies = (n) => (n === 1 ? 'واحدة' : n === 2 ? 'اثنتان' : String(n));

/** @param {number} n */
const lines = (n) => counted(n, { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا', other: 'سطر' });

/** Millions of moves, after a preposition. @param {number} nodes what the solver has spent */
function millions(nodes) {
  const n = millionsOf(nodes);
  if (n === 1) return 'مليون نقلة';
  if (n === 2) return 'مليوني نقلة';
  return `${n} ${Number.isInteger(n) && n > 2 && n < 11 ? 'ملايين' : 'مليون'} نقلة`;
}

/** Cards by name, those that come several times once, with their number. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? card(name) : `${card(name)} (${n})`))
    .join('، ');
}

/** What a game's outcome is called in a text. @type {Record<string, string>} */
const OUTCOMES = { playing: 'جارية', won: 'منتهية بالفوز', stuck: 'بلا نقلات' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `السطر ${line}${ply === null ? '' : `، النقلة ${ply}`}: ${tell(what)}`,
  'text-length': ({ most }) => `النص طويل جدًا: الحد الأقصى ${most} كيلوبايت.`,
  'text-games': ({ most }) => `الحد الأقصى ${countedGames(most)}: يُهمل باقي النص.`,
  'text-no-game': () => `لا تبدأ هنا لعبة: تبدأ اللعبة بسطر مثل ${isolated('Game: sly')}.`,
  'text-no-deal': () => `اللعبة بلا توزيعة: أضف قبلها سطرًا مثل ${isolated('Deal: S222-EV9V')}.`,
  'text-two-deals': () => 'لهذه اللعبة توزيعة بالفعل.',
  'text-late': ({ name }) => `جاء ${isolated(`${name}:`)} بعد النقلات؛ ابدأ لعبة جديدة بالسطر ${isolated('Game:')}.`,
  'text-long': ({ most }) => `تنتهي اللعبة عند ${ofMoves(most)}.`,
  'text-date': ({ text }) => `«${isolated(text)}» ليس تاريخًا: اكتبه مثل ${isolated('1914-06-28')}.`,
  'text-number': ({ said }) => `رقم النقلة ${isolated(said)} خارج الترتيب: توجد نقلة ناقصة أو زائدة.`,
  'text-move': ({ text, what }) => `«${isolated(text)}»: ${tell(what)}`,
  'text-result': ({ said, is, moves }) =>
    `النتيجة المكتوبة «${isolated(said)}»، لكن اللعبة بعد ${ofMoves(moves)} ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `الورقة ${at}، «${isolated(text)}»، ليست ورقة: اكتب القيمة ثم النوع، مثل ${isolated('TH')} لعشرة الكبّة (${isolated('C')} السباتي، ${isolated('D')} الديناري، ${isolated('H')} الكبّة، ${isolated('S')} البستوني).`,
  'own-not-in-deal': (token) => `الورقة ${token.at}، ${card(token.card)}، ليست في هذه التوزيعة.`,
  'own-extra': (token) => `الورقة ${token.at}، ${card(token.card)}، زائدة: لا يوجد منها إلا ${copies(token.copies)}.`,
  'own-complete': () => 'كل الأوراق موجودة.',
  'own-none': ({ of }) => `${cards(of)}، بترتيب خروجها من المخزون.`,
  'own-missing': (token) => `الناقص: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) => `${given} من ${cards(of)}؛ الناقص ${of - given}.`,
  'qr-too-long': () => 'هذا أطول مما يتسع له رمز QR.',
  'tools-not-shown': () => 'تعذّر عرض هذا.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) => `جارٍ توزيع ${ofCards(n)}. المس أو اضغط أي مفتاح للتخطي.`;

/** Why something is refused, at its card. */
export const refusal = {
  close: 'إغلاق',
  /** A rule of the book, as the reasons name it: "القاعدة IV", "الملاحظة 1". */
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'الملاحظة') : `القاعدة ${number}`,
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move that has the same words as another: `at` tells them apart. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}، ${place(at)}`,
};

/** Where the top card is in a list. @param {number} n */
const topLast = (n) => (n === 1 ? '' : `، والعليا ${n === 2 ? 'آخرهما' : 'آخرها'}`);

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}${topLast(n)}`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}، ${cards(n)}${topLast(n)}.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  keysWhere: 'غيّر اختصارات المفتاح الواحد أو أوقفها من الإعدادات.',
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) => `${card(name)}، ${n} من ${of}`,
  fromBottom: (/** @type {Card[]} */ names) => `من الأسفل: ${names.map(card).join('، ')}.`,
  keys: 'الاختصارات',
  keysClose: (/** @type {number} */ n) => `الاختصارات، ${lines(n)}. الأسهم تقرؤها سطرًا سطرًا، وEscape يغلق القائمة.`,
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['الأسهم', 'الانتقال من كومة إلى كومة'],
    ['Home, End', 'أول كومة في الصف وآخرها؛ ومع Ctrl في الطاولة'],
    ['F6, Shift F6', 'الجزء التالي، السابق من الطاولة'],
    ['1 2 3 4', 'المخزون واليد، الأسس، الأوراق المفروشة، البقية؛ وفي خيار مرقّم، ذلك الرقم'],
    ['Shift مع سهم أسفل، أعلى', 'داخل الكومة ورقة ورقة، والعودة'],
    ['Enter', 'اختيار؛ وعلى كومة معلّمة، لعب'],
    ['Shift Enter', 'نقل إلى الأساس'],
    ['Escape', 'إلغاء الاختيار'],
    ['N, B', 'الكومة التالية، السابقة التي تأخذ الورقة'],
    ['D', 'توزيع'],
    ['H', 'تلميح'],
    ['M', 'قائمة النقلات، في الصفحات التي تعرضها'],
    ['I', 'عرض الكومة كلها'],
    ['S', 'قراءة حالة اللعبة'],
    ['R', 'تكرار آخر إعلان'],
    ['L', 'قراءة آخر نقلة'],
    ['/', 'طرح سؤال أو كتابة نقلة'],
    ['Ctrl Z, Ctrl Y', 'تراجع، إعادة'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'القائمة',
  close: 'إغلاق',
  newDeal: 'توزيعة جديدة',
  restart: 'إعادة البدء',
  solve: 'هل ما زال الفوز ممكنًا؟',
  rules: 'القواعد',
  lesson: 'الدرس',
  rulesOf: (/** @type {string} */ game) => `القواعد: ${game}`,
  keys: 'الاختصارات',
  copy: 'نسخ رابط هذه اللعبة',
  loading: 'جارٍ تحميل القواعد…',
  noRules: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

/** The player of a line. */
export const player = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: 'خطوة للخلف',
  step: 'خطوة للأمام',
  speed: 'السرعة',
  speedIs: (/** @type {string} */ pace) => `${pace} تغيير السرعة`,
  over: 'متابعة من\u00a0هنا',
  replay: 'إعادة العرض',
  at: 'النقلة',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `النقلة ${n} من ${of}${report ? `: ${report}` : '.'}`,
  /** So many moves of so many have been shown. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `\u2066${n} / ${of}\u2069`,
  first: (/** @type {number} */ of) => `قبل الأولى من ${ofMoves(of)}.`,
  ended: (/** @type {string} */ name) => `انتهى: ${name}. اللعبة لك.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'جارٍ البحث عن فوز، مع نظرة خاطفة في المخزون…',
  won: (/** @type {number} */ n) => `يمكن الفوز بهذه اللعبة، في ${ofMoves(n)} من هنا.`,
  wonAlready: 'لقد فزت بهذه اللعبة.',
  lostDeal: 'لا يمكن الفوز بهذه التوزيعة، كيفما لعبت.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `هذه اللعبة خاسرة. كان الفوز ممكنًا حتى النقلة ${ply}${by ? `، ${tell(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `هذه اللعبة خاسرة. كان الفوز ممكنًا بعد النقلة ${won}، لا بعد النقلة ${lost}.`,
  lost: 'هذه اللعبة خاسرة.',
  unknown: (/** @type {number} */ spent) => `غير محسومة حتى الآن، بعد ${millions(spent)}.`,
  unknownAll: (/** @type {number} */ spent) => `غير محسومة: توقّف برنامج الحل بعد ${millions(spent)}.`,
  goesOn: 'يستمر البحث وأنت تلعب.',
  playedOut: (/** @type {number} */ games) =>
    `ولعب أيضًا ${ofGames(games).replace(/^\d+/, whole().format(games))} إلى النهاية، بلا فوز.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `لو خُلط المخزون من جديد، لفاز لاعب سريع في ${wins} من ${ofGames(of)}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'حُسمت: ما زال الفوز ممكنًا.',
    lost: 'حُسمت: هذه اللعبة خاسرة.',
    wasWon: (/** @type {number} */ ply) => `حُسمت: كان الفوز ممكنًا بعد النقلة ${ply}.`,
    wasLost: (/** @type {number} */ ply) => `حُسمت: كانت اللعبة خاسرة بعد النقلة ${ply}.`,
  },
  searching: 'ما زال برنامج الحل يبحث. تابع اللعب.',
  tried: (/** @type {number} */ spent) => `${millionsOf(spent)} م`,
  failed: 'تعذّر تحميل برنامج الحل.',
  noConnection: 'تعذّر تحميل برنامج الحل. هل انقطع الاتصال؟',
  refused: 'لا يعمل برنامج الحل هنا: سياسة أمان هذه الصفحة تمنع تشغيله في الخلفية.',
  next: 'النقلة التالية',
  how: 'أرني كيف',
  mine: 'العودة إلى لعبتي',
  back: 'العودة إلى ما قبلها',
  backTo: (/** @type {number} */ ply) => `العودة إلى النقلة ${ply}`,
  other: 'توزيعة جديدة',
  on: 'متابعة البحث',
  stop: 'إيقاف',
  stopped: 'توقّف. غير محسومة حتى الآن.',
  keep: 'التحقق بعد كل نقلة',
  keeping: 'يبقى الحكم ظاهرًا الآن. أوقفه من الإعدادات.',
  why: 'لماذا؟',
  play: 'لعبها',
  fair: 'تلميح',
  knowing: 'نظرة خاطفة',
  possible: 'النقلات الممكنة',
  since: 'منذ متى؟',
  thinking: 'جارٍ البحث عن تلميح…',
  peeking: 'جارٍ النظر في المخزون…',
  fairForced: (/** @type {Token} */ move) => `تلميح: ${tell(move)}. إنها نقلتك الوحيدة.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) => `تلميح: ${tell(move)}.${why ? ` ${tell(why)}` : ''} تفوز في ${wins} من ${orders(of)}.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `تلميح: ${tell(move)}.${why ? ` ${tell(why)}` : ''} كل الأوراق مكشوفة، وهذه تفوز.`,
  fairOpenLost: 'لا يوجد تلميح: كل الأوراق مكشوفة، ولم يجد برنامج الحل فوزًا.',
  fairLost: 'لا يوجد تلميح: لم يعد الفوز ممكنًا، أيًّا كان ترتيب المخزون.',
  fairNone: (/** @type {number} */ of) => `لا يوجد تلميح: لا فوز في أي من ${orders(of)}.`,
  knowingWins: (/** @type {Token} */ move) => `نظرة خاطفة: ${tell(move)}.`,
  knowingLost: 'نظرة خاطفة: هذه اللعبة خاسرة.',
  knowingUnknown: (/** @type {number} */ spent) => `نظرة خاطفة: غير محسومة حتى الآن، بعد ${millions(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'الفوز ممكن',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'كان الفوز ممكنًا',
  lost: 'خاسرة',
  unknown: 'غير محسومة',
  since: (/** @type {number} */ ply) => `خاسرة منذ النقلة ${ply}`,
  deal: 'الفوز مستحيل',
  working: 'جارٍ الحل…',
  more: (/** @type {string} */ standing) => `${standing}: التفاصيل`,
};

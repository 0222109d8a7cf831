// Arabic: what a table says only after an act.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import { card, cards, counted, isolated, place, locale } from './cards.js';
import { ofGames, ofMoves } from './numbers.js';
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
    one: 'ترتيب ممكن واحد',
    two: 'ترتيبين ممكنين',
    few: 'ترتيبات ممكنة',
    many: 'ترتيبًا ممكنًا',
    other: 'ترتيب ممكن',
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
const OUTCOMES = { playing: 'جارية', won: 'مكسوبة', stuck: 'بلا نقلات' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `السطر ${line}${ply === null ? '' : `، النقلة ${ply}`}: ${tell(what)}`,
  'text-length': ({ most }) => `النص أطول مما يُقرأ، وهو ${most} كيلوبايت.`,
  'text-games': ({ most }) => `أقصى عدد للألعاب في النص ${most}؛ ما بعدها متروك.`,
  'text-no-game': () => `لا تبدأ لعبة هنا: تبدأ اللعبة بسطر مثل ${isolated('Game: sly')}.`,
  'text-no-deal': () => `لا توزيعة لهذه اللعبة: ينقص قبل هذا سطر مثل ${isolated('Deal: S222-EV9V')}.`,
  'text-two-deals': () => 'لهذه اللعبة توزيعة من قبل.',
  'text-late': ({ name }) =>
    `جاء ${isolated(`${name}:`)} بعد النقلات؛ تبدأ اللعبة الجديدة بالسطر ${isolated('Game:')}.`,
  'text-long': ({ most }) => `تنتهي اللعبة عند ${ofMoves(most)}.`,
  'text-date': ({ text }) => `«${isolated(text)}» ليس تاريخًا: اكتبه مثل ${isolated('1914-06-28')}.`,
  'text-number': ({ said }) => `الرقم ${isolated(said)} في غير موضعه: نقلة ناقصة أو زائدة.`,
  'text-move': ({ text, what }) => `«${isolated(text)}»: ${tell(what)}`,
  'text-result': ({ said, is, moves }) =>
    `النتيجة المذكورة «${isolated(said)}»، لكن اللعبة بعد ${ofMoves(moves)} ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `الورقة ${at}، «${isolated(text)}»، ليست ورقة: اكتب القيمة ثم النوع، مثل ${isolated('TH')} لعشرة الكبّة (${isolated('C')} السباتي، ${isolated('D')} الديناري، ${isolated('H')} الكبّة، ${isolated('S')} البستوني).`,
  'own-not-in-deal': (token) => `الورقة ${token.at}، ${card(token.card)}، ليست في هذه التوزيعة.`,
  'own-extra': (token) => `الورقة ${token.at}، ${card(token.card)}، زائدة: ليس منها إلا ${copies(token.copies)}.`,
  'own-complete': () => 'الأوراق كلها هنا.',
  'own-none': ({ of }) => `${cards(of)}، بالترتيب الذي تخرج به من الرزمة.`,
  'own-missing': (token) => `الناقص: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) => `${given} من ${of} ورقة؛ الناقص ${of - given}.`,
  'qr-too-long': () => 'هذا أطول من أن يتسع له رمز QR.',
  'tools-not-shown': () => 'تعذّر عرض هذا.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} تخرج من الرزمة. نقرة أو ضغطة مفتاح تُظهرها كلها في الحال.`;

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

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}، العليا آخرًا`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}، ${cards(n)}، العليا آخرًا.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  keysWhere: 'في إعدادات الموقع تُغيَّر المفاتيح المفردة وتُعطَّل.',
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) => `${card(name)}، ${n} من ${of}`,
  fromBottom: (/** @type {Card[]} */ names) => `من الأسفل: ${names.map(card).join('، ')}.`,
  keys: 'المفاتيح',
  keysClose: (/** @type {number} */ n) =>
    `المفاتيح، ${lines(n)}. الأسهم تقرؤها واحدًا واحدًا، والمفتاح Escape يغلق القائمة.`,
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['الأسهم', 'من كومة إلى كومة'],
    ['Home, End', 'أول كومة في الصف وآخرها؛ ومع Ctrl في الطاولة'],
    ['F6, Shift F6', 'الجزء التالي أو السابق من الطاولة'],
    ['1 2 3 4', 'الرزمة واليد، الأسس، الأوراق المفروشة، الباقي؛ وحيث توجد عدة طرق، الطريقة بذلك الرقم'],
    ['Shift مع سهم أسفل، أعلى', 'إلى داخل الكومة ورقة ورقة، والعودة'],
    ['Enter', 'اختيار؛ وعلى كومة معلّمة: لعب'],
    ['Shift Enter', 'نقل إلى الأساس'],
    ['Escape', 'ترك الورقة'],
    ['N, B', 'الكومة التالية أو السابقة التي تصلح للورقة'],
    ['D', 'مواصلة التوزيع'],
    ['H', 'تلميح'],
    ['M', 'النقلات السابقة، في صفحة تعرضها'],
    ['I', 'النظر في الكومة'],
    ['S', 'قول حال اللعبة'],
    ['R', 'إعادة ما قيل آخرًا'],
    ['L', 'قول ما حدث آخرًا'],
    ['/', 'السؤال أو اللعب بالكلمات'],
    ['Ctrl Z, Ctrl Y', 'تراجع، إعادة'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'القائمة',
  close: 'إغلاق',
  newDeal: 'توزيعة جديدة',
  restart: 'من البداية',
  solve: 'هل ما زال كسبها ممكنًا؟',
  rules: 'القواعد',
  lesson: 'الدرس الأول، على الطاولة',
  rulesOf: (/** @type {string} */ game) => `القواعد: ${game}`,
  keys: 'المفاتيح',
  copy: 'انسخ رابط هذه اللعبة',
  loading: 'جارٍ تحميل القواعد…',
  noRules: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

/** The player of a line. */
export const player = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: 'السابقة',
  step: 'التالية',
  speed: 'السرعة',
  speedIs: (/** @type {string} */ pace) => `${pace} السرعة: غيّرها`,
  over: 'تابع من\u00a0هنا',
  replay: 'عرض',
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
  looking: 'ينظر الحلّال في الرزمة بحثًا عن طريق إلى الفوز…',
  won: (/** @type {number} */ n) => `يمكن كسب هذه اللعبة، في ${ofMoves(n)} من هنا.`,
  wonAlready: 'كسبت اللعبة.',
  lostDeal: 'لا يمكن كسب هذه التوزيعة كيفما لُعبت.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `لم يعد كسبها ممكنًا. كان ممكنًا حتى النقلة ${ply}${by ? `، ${tell(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `لم يعد كسبها ممكنًا. كان ممكنًا بعد النقلة ${won}، لا منذ النقلة ${lost}.`,
  lost: 'لم يعد كسبها ممكنًا.',
  unknown: (/** @type {number} */ spent) => `لا يُعرف حتى الآن، بعد تجربة ${millions(spent)}.`,
  unknownAll: (/** @type {number} */ spent) => `لا يُعرف: نفدت طرق الحلّال بعد ${millions(spent)}.`,
  goesOn: 'ويواصل البحث وأنت تلعب.',
  playedOut: (/** @type {number} */ games) =>
    `عدد الألعاب الكاملة التي لعبها إلى نهايتها دون جدوى: ${whole().format(games)}.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `لو خُلطت الرزمة من جديد، لكسب لاعب متعجل ${wins} من ${ofGames(of)}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'عُرف الآن: يمكن كسب اللعبة.',
    lost: 'عُرف الآن: اللعبة خاسرة.',
    wasWon: (/** @type {number} */ ply) => `عُرف الآن: كان كسب اللعبة ممكنًا بعد النقلة ${ply}.`,
    wasLost: (/** @type {number} */ ply) => `عُرف الآن: كانت اللعبة خاسرة بعد النقلة ${ply}.`,
  },
  searching: 'ما زال الحلّال يبحث. يمكنك مواصلة اللعب.',
  tried: (/** @type {number} */ spent) => `${millionsOf(spent)} م`,
  failed: 'تعذّر تحميل الحلّال.',
  noConnection: 'تعذّر تحميل الحلّال. هل انقطع الاتصال؟',
  refused: 'لا يعمل الحلّال هنا: سياسة هذه الصفحة لا تسمح له بالعمل في الخلفية.',
  next: 'النقلة التالية',
  how: 'أرني كيف',
  mine: 'عودة إلى لعبتي',
  back: 'عودة إلى ما قبلها',
  backTo: (/** @type {number} */ ply) => `عودة إلى النقلة ${ply}`,
  other: 'توزيعة جديدة',
  on: 'واصل البحث',
  stop: 'توقّف',
  stopped: 'توقّف. لا يُعرف الجواب.',
  keep: 'تحقّق بعد كل نقلة',
  keeping: 'يبقى الجواب ظاهرًا بعد كل نقلة. يمكن إيقافه من الإعدادات.',
  why: 'لماذا؟',
  play: 'العبها',
  fair: 'تلميح عادل',
  knowing: 'تلميح مطّلع على الرزمة',
  possible: 'ما يمكن فعله',
  since: 'منذ متى؟',
  thinking: 'تلميح عادل: يُنظر في ترتيبات ممكنة للرزمة…',
  peeking: 'تلميح مطّلع: يُنظر في الرزمة…',
  fairForced: (/** @type {Token} */ move) => `تلميح عادل: ${tell(move)}، فلا شيء غيرها.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) => `تلميح عادل: ${tell(move)}.${why ? ` ${tell(why)}` : ''} تكسب في ${wins} من ${orders(of)} للرزمة.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `تلميح عادل: ${tell(move)}.${why ? ` ${tell(why)}` : ''} لم يعد شيء مخفيًّا، وهي تكسب.`,
  fairOpenLost: 'تلميح عادل: لم يعد شيء مخفيًّا، ولم يوجد طريق إلى الفوز.',
  fairLost: 'تلميح عادل: أيًّا كان ترتيب الرزمة، لم يعد الفوز ممكنًا.',
  fairNone: (/** @type {number} */ of) => `تلميح عادل: لا يُعرف. لم تكسب أي نقلة في أي من ${orders(of)} للرزمة.`,
  knowingWins: (/** @type {Token} */ move) => `تلميح مطّلع، بعد النظر في الرزمة: ${tell(move)}.`,
  knowingLost: 'تلميح مطّلع: لم يعد الفوز ممكنًا.',
  knowingUnknown: (/** @type {number} */ spent) => `تلميح مطّلع: لا يُعرف حتى الآن، بعد ${millions(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'يمكن كسبها',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'كانت تُكسب في البداية',
  lost: 'ضاعت',
  unknown: 'لا يُعرف',
  since: (/** @type {number} */ ply) => `ضاعت منذ النقلة ${ply}`,
  deal: 'لا يمكن كسبها',
  working: 'يُسأل الحلّال',
  more: (/** @type {string} */ standing) => `${standing}: المزيد`,
};

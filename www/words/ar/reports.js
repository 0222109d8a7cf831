// Arabic: words of the table after the first action.

import { withoutRow, countCards as timesOf, lazy, millionsOf, tokenFormatter } from '../shared.js';
import { card, cards, counted, isolated, countedCards, place, locale } from './cards.js';
import { games as countedGames, ofGames, ofMoves } from './numbers.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const integers = lazy(() => new Intl.NumberFormat(locale));

/** @param {Token} token @returns {string} */
const tokenText = (token) => tokenFormatter(token.k in tokens ? tokens : first)(token);

/** Trial shuffles, after a preposition. @param {number} n */
const shuffles = (n) =>
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

/** Millions of moves, after a preposition. @param {number} nodes */
function millions(nodes) {
  const n = millionsOf(nodes);
  if (n === 1) return 'مليون نقلة';
  if (n === 2) return 'مليوني نقلة';
  return `${n} ${Number.isInteger(n) && n > 2 && n < 11 ? 'ملايين' : 'مليون'} نقلة`;
}

/** @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? card(name) : `${card(name)} (${n})`))
    .join('، ');
}

/** Methods of the solver. @type {Record<string, string>} */
const METHODS = {
  rules: 'القواعد',
  'depth-first-search': 'البحث في العمق',
  annealing: 'التلدين المحاكى',
  'copy-assignment': 'توزيع الأوراق على الأساسات',
  'packet-assignment': 'توزيع الأوراق على الأكوام',
  'greedy-restarts': 'لعب جشع متكرر',
  'pair-deadlock': 'انسداد الأزواج',
  'deal-enumeration': 'حصر نتائج التوزيع',
  abstraction: 'التجريد',
  'component-search': 'البحث في العمق',
  'abstraction-refinement': 'تنقيح التجريد',
};

/** @type {Record<string, string>} */
const OUTCOMES = { playing: 'جارية', won: 'منتهية بالفوز', stuck: 'بلا نقلات' };

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) => `السطر ${line}${ply === null ? '' : `، النقلة ${ply}`}: ${tokenText(what)}`,
  'text-length': ({ max }) => `النص طويل جدًا: الحد الأقصى ${max} كيلوبايت.`,
  'text-games': ({ max }) => `الحد الأقصى ${countedGames(max)}: يُهمل باقي النص.`,
  'text-no-game': () => `لا تبدأ هنا لعبة: تبدأ اللعبة بسطر مثل ${isolated('Game: sly')}.`,
  'text-no-deal': () => `اللعبة بلا توزيعة: أضف قبلها سطرًا مثل ${isolated('Deal: S222-EV9V')}.`,
  'text-two-deals': () => 'لهذه اللعبة توزيعة بالفعل.',
  'text-late': ({ name }) => `جاء ${isolated(`${name}:`)} بعد النقلات؛ ابدأ لعبة جديدة بالسطر ${isolated('Game:')}.`,
  'text-long': ({ max }) => `تنتهي اللعبة عند ${ofMoves(max)}.`,
  'text-date': ({ text }) => `«${isolated(text)}» ليس تاريخًا: اكتبه مثل ${isolated('1914-06-28')}.`,
  'text-number': ({ said }) => `رقم النقلة ${isolated(said)} خارج الترتيب: توجد نقلة ناقصة أو زائدة.`,
  'text-move': ({ text, what }) => `«${isolated(text)}»: ${tokenText(what)}`,
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

export const dealing = (/** @type {number} */ n) => `جارٍ توزيع ${countedCards(n)}. المس أو اضغط أي مفتاح للتخطي.`;

export const dealtAll = 'وُزّع المخزون كله. «تراجع» يعيده كله.';

export const refusal = {
  close: 'إغلاق',
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'الملاحظة') : `القاعدة ${number}`,
};

export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tokenText(move),
  moveAndPlace: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tokenText(withoutRow(move))}، ${place(at)}`,
};

/** Where the top card is in a list. @param {number} n */
const topLast = (n) => (n === 1 ? '' : `، والعليا ${n === 2 ? 'آخرهما' : 'آخرها'}`);

export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}${topLast(n)}`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}، ${cards(n)}${topLast(n)}.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  keysHint: 'غيّر اختصارات المفتاح الواحد أو أوقفها من الإعدادات.',
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) => `${card(name)}، ${n} من ${of}`,
  fromBottom: (/** @type {Card[]} */ names) => `من الأسفل: ${names.map(card).join('، ')}.`,
  keys: 'الاختصارات',
  keysSummary: (/** @type {number} */ n) => `الاختصارات، ${lines(n)}. الأسهم تقرؤها سطرًا سطرًا، وEscape يغلق القائمة.`,
  /** @type {[key: string, action: string][]} */
  keyList: [
    ['الأسهم', 'الانتقال من كومة إلى كومة'],
    ['Home, End', 'أول كومة في الصف وآخرها؛ ومع Ctrl في الطاولة'],
    ['F6, Shift F6', 'الجزء التالي، السابق من الطاولة'],
    ['1 2 3 4', 'المخزون واليد، الأسس، الأوراق المفروشة، البقية؛ وفي خيار مرقّم، ذلك الرقم'],
    ['Shift مع سهم أسفل، أعلى', 'داخل الكومة ورقة ورقة، والعودة'],
    ['Enter', 'اختيار؛ وعلى كومة معلّمة، لعب'],
    ['Shift Enter', 'نقل إلى الأساس'],
    ['Escape', 'إلغاء الاختيار'],
    ['N, B', 'الكومة التالية أو السابقة التي تقبل الورقة'],
    ['D', 'توزيع'],
    ['Shift D', 'توزيع الكل حيث تسمح اللعبة'],
    ['H', 'تلميح؛ Enter يلعبه وH يكرره'],
    ['M', 'قائمة النقلات، في الصفحات التي تعرضها'],
    ['I', 'عرض الكومة كلها'],
    ['S', 'قراءة حالة اللعبة'],
    ['R', 'تكرار آخر إعلان'],
    ['L', 'قراءة آخر نقلة'],
    ['/', 'طرح سؤال أو كتابة نقلة'],
    ['Ctrl Z, Ctrl Y', 'تراجع، إعادة'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ action) => `${key}: ${action}`,
};

export const menu = {
  title: 'القائمة',
  close: 'إغلاق',
  newDeal: 'توزيعة جديدة',
  restart: 'إعادة البدء',
  solve: 'هل الفوز ممكن؟',
  rules: 'القواعد',
  lesson: 'الدرس',
  rulesOf: (/** @type {string} */ game) => `القواعد: ${game}`,
  keys: 'الاختصارات',
  copy: 'نسخ رابط هذه اللعبة',
  loading: 'جارٍ تحميل القواعد…',
  noRules: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

export const linePlayer = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  stepBack: 'خطوة للخلف',
  stepForward: 'خطوة للأمام',
  speed: 'السرعة',
  changeSpeed: (/** @type {string} */ pace) => `${pace} تغيير السرعة`,
  totalTime: (/** @type {number} */ n) =>
    `المدة: ${counted(n, { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' })}`,
  takeOver: 'متابعة',
  replay: 'إعادة العرض',
  slider: 'النقلة',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `النقلة ${n} من ${of}${report ? `: ${report}` : '.'}`,
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `\u2066${n} / ${of}\u2069`,
  beforeFirst: (/** @type {number} */ of) => `قبل الأولى من ${ofMoves(of)}.`,
  ended: (/** @type {string} */ name) => `انتهى: ${name}. اللعبة لك.`,
};

export const advice = {
  searching: 'جارٍ البحث عن فوز، مع نظرة خاطفة في المخزون…',
  won: (/** @type {number} */ n) => `يمكن الفوز بهذه اللعبة، في ${ofMoves(n)} من هنا.`,
  wonAlready: 'لقد فزت بهذه اللعبة.',
  lostDeal: 'لا يمكن الفوز بهذه التوزيعة، كيفما لعبت.',
  lostDealOpened: 'لا أحد يستطيع الفوز بهذه التوزيعة: أثبت ذلك برنامج الحل. العبها إن شئت، أو وزّع غيرها.',
  lostDealShared: 'لا يمكن الفوز بهذه التوزيعة: أثبت ذلك برنامج الحل. سيعرف ذلك من يفتحها.',
  winnableUntil: (/** @type {number} */ ply, /** @type {Token | null} */ by, /** @type {boolean} */ wasHint) =>
    `كان الفوز ممكنًا حتى النقلة ${ply}${by ? `، ${tokenText(by)}` : ''}${wasHint ? ' (تلميح)' : ''}.`,
  winnableBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `كان الفوز ممكنًا بعد النقلة ${won}، لا بعد النقلة ${lost}.`,
  lost: 'هذه اللعبة خاسرة.',
  /** The method of a verdict, and the number of states. */
  decidedBy: (/** @type {boolean} */ won, /** @type {string} */ method, /** @type {number} */ states) =>
    `${won ? 'وُجد الحل' : 'ثبت ذلك'} بطريقة: ${METHODS[method] ?? method}${states > 1 ? `، عدد الحالات: ${integers().format(states)}` : ''}.`,
  undecided: (/** @type {number} */ spent) => `غير محسومة حتى الآن، بعد ${millions(spent)}.`,
  undecidedAtLimit: (/** @type {number} */ spent) => `غير محسومة: توقّف برنامج الحل بعد ${millions(spent)}.`,
  searchContinues: 'يستمر البحث وأنت تلعب.',
  playedOut: (/** @type {number} */ games) =>
    `ولعب أيضًا ${ofGames(games).replace(/^\d+/, integers().format(games))} إلى النهاية، بلا فوز.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `لو خُلط المخزون من جديد، لفاز اللعب السريع في ${wins} من ${ofGames(of)}.`,
  followUp: {
    won: 'حُسمت: ما زال الفوز ممكنًا.',
    lost: 'حُسمت: هذه اللعبة خاسرة.',
    wasWon: (/** @type {number} */ ply) => `حُسمت: كان الفوز ممكنًا بعد النقلة ${ply}.`,
    wasLost: (/** @type {number} */ ply) => `حُسمت: كانت اللعبة خاسرة بعد النقلة ${ply}.`,
  },
  stillSearching: 'ما زال برنامج الحل يبحث. تابع اللعب.',
  tried: (/** @type {number} */ spent) => `${millionsOf(spent)} م`,
  failed: 'تعذّر تحميل برنامج الحل.',
  fault: 'تعطّل برنامج الحل. الخطأ منّا، ولعبتك محفوظة. أبلغنا به مع رابط هذه اللعبة.',
  noConnection: 'تعذّر تحميل برنامج الحل. هل انقطع الاتصال؟',
  refused: 'لا يعمل برنامج الحل هنا: سياسة أمان هذه الصفحة تمنع تشغيله في الخلفية.',
  nextMove: 'النقلة التالية',
  showLine: 'أرني كيف',
  backToGame: 'العودة إلى لعبتي',
  backBeforeMove: 'العودة إلى ما قبلها',
  backToMove: (/** @type {number} */ ply) => `العودة إلى النقلة ${ply}`,
  newDeal: 'توزيعة جديدة',
  keepSearching: 'متابعة البحث',
  stop: 'إيقاف',
  stopped: 'توقّف. غير محسومة حتى الآن.',
  checkEveryMove: 'التحقق بعد كل نقلة',
  checksEveryMove: 'يبقى الحكم ظاهرًا الآن. أوقفه من الإعدادات.',
  why: 'لماذا؟',
  neverRoom: 'كيفما لعبت، لن يوجد مكان لفصل الأوراق المؤطّرة.',
  playMove: 'لعبها',
  hint: 'تلميح',
  peek: 'نظرة خاطفة',
  legalMoves: 'النقلات الممكنة',
  sinceWhen: 'منذ متى؟',
  seekingHint: 'جارٍ البحث عن تلميح…',
  peeking: 'جارٍ النظر في المخزون…',
  hintForced: (/** @type {Token} */ move) => `تلميح: ${tokenText(move)}. إنها نقلتك الوحيدة.`,
  /** With the hint's reason; below 80 wins in 100 as a guess, with the second best move. */
  hintWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
    /** @type {Token | null} */ second,
  ) => {
    const isGuess = 10 * wins < 8 * of;
    const hint = `${isGuess ? 'تخمين' : 'تلميح'}: ${tokenText(move)}.${why ? ` ${tokenText(why)}` : ''}`;
    if (isGuess) return `${hint}${second ? ` الخيار الثاني: ${tokenText(second)}.` : ''}`;
    return why
      ? hint
      : `${hint} ${10 * wins >= 9 * of ? 'تفوز في كل ترتيب للمخزون تقريبًا.' : 'تفوز في معظم ترتيبات المخزون.'}`;
  },
  hintProven: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `تلميح: ${tokenText(move)}. ${why ? tokenText(why) : 'كل الأوراق مكشوفة، وهذه النقلة تفوز.'}`,
  guessHome: (/** @type {Token} */ move) => `تخمين: ${tokenText(move)}. لم يجد برنامج الحل فوزًا بعد.`,
  noHintOpen: 'لا يوجد تلميح: كل الأوراق مكشوفة، ولم يجد برنامج الحل فوزًا.',
  noHintLost: (/** @type {number} */ of) =>
    `لا يوجد تلميح: اللعبة خاسرة في ${of === 1 ? 'الخلطة التجريبية الوحيدة' : of === 2 ? 'الخلطتين التجريبيتين كلتيهما' : `الخلطات التجريبية كلها، وعددها ${of}`}.`,
  noHintWon: (/** @type {number} */ of) => `لا يوجد تلميح: لا فوز في أي من ${shuffles(of)}.`,
  peekMeans: 'ينظر برنامج الحل في المخزون، وتُحسب لك تلميحًا.',
  peekMove: (/** @type {Token} */ move) => `نظرة خاطفة: ${tokenText(move)}.`,
  peekLost: 'نظرة خاطفة: هذه اللعبة خاسرة.',
  peekUndecided: (/** @type {number} */ spent) => `نظرة خاطفة: غير محسومة حتى الآن، بعد ${millions(spent)}.`,
};

export const solverFinish = {
  label: 'ليُكملها برنامج الحل',
  means: 'سيكون الفوز لبرنامج الحل لا لك',
  again: 'اضغط مرة أخرى: يُكملها برنامج الحل، ويكون الفوز له.',
  stopped: 'توقّف. من هنا تلعب أنت.',
};

export const verdict = {
  won: 'الفوز ممكن',
  wasWinnable: 'توزيعة ممكنة الفوز',
  lost: 'خاسرة',
  unknown: 'غير محسومة',
  lostAtMove: (/** @type {number} */ ply) => `خاسرة منذ النقلة ${ply}`,
  dealLost: 'الفوز مستحيل',
  solving: 'جارٍ الحل…',
  details: (/** @type {string} */ standing) => `${standing}: التفاصيل`,
};

export const hints = {
  hint: 'تلميح',
  peek: 'نظرة خاطفة',
  solve: 'هل الفوز ممكن؟',
  hintBasis: 'مما تراه',
  peekBasis: 'بالنظر في المخزون',
  nextMove: 'النقلة الممكنة التالية',
  possibleMove: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `نقلة ممكنة${of > 1 ? ` (${n} من ${of})` : ''}: ${tokenText(move)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `نقلتك الوحيدة: ${tokenText(deal)}.`,
  places: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `، ثم ${place(to)}` : ''}.`,
  noSolver: 'تعذّر تحميل برنامج الحل.',
};

export const end = {
  undo: 'تراجع',
  restart: 'إعادة البدء',
  nextDeal: 'توزيعة جديدة',
  thisWin: 'هذا الفوز',
  whereLost: 'منذ متى؟',
  whereLostMeans: 'يعرض النقلة التي خسرت اللعبة',
  review: 'مراجعة اللعبة',
};

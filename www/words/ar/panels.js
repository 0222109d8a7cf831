// Arabic: dialogs and panels, a constant for each.

import { lazy } from '../shared.js';
import { card, counted, isolated } from './cards.js';
import {
  days,
  games,
  hints,
  locale,
  moves,
  ofDays,
  ofGames,
  ofHints,
  ofMoves,
  row,
  undos as undone,
} from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

/** Deals after "آخر"; a single deal has no figure. @param {number} n */
const lastDeals = (n) =>
  counted(n, { one: 'توزيعة', two: 'توزيعتين', few: 'توزيعات', many: 'توزيعة', other: 'توزيعة' });

/** Entries as a subject. @param {number} n */
const entries = (n) => counted(n, { one: 'بند واحد', two: 'بندان', few: 'بنود', many: 'بندًا', other: 'بند' });

const plurals = new Intl.PluralRules(locale);

/** The noun below a number: for two, for zero and three to ten, for all others. @param {number} n @param {string} two @param {string} few @param {string} other */
const below = (n, two, few, other) => ({ zero: few, two, few })[String(plurals.select(n))] ?? other;

export const dialog = {
  close: 'إغلاق',
};

export const menu = {
  title: 'القائمة',
  games: 'الألعاب',
  thisGame: 'هذه اللعبة',
  newDeal: 'توزيعة جديدة',
  daily: 'توزيعة اليوم',
  problems: 'المسائل',
  makeProblem: 'اصنع مسألة من هذا الوضع',
  restart: 'إعادة البدء',
  previous: 'اللعبة السابقة',
  bookmark: 'وضع إشارة مرجعية هنا',
  bookmarked: 'وُضعت الإشارة المرجعية. تعيدك القائمة إلى هنا.',
  toBookmark: (/** @type {number} */ ply) => `العودة إلى الإشارة، النقلة ${ply}`,
  solve: 'هل الفوز ممكن؟',
  moves: 'قائمة النقلات',
  review: 'مراجعة هذه اللعبة',
  giveUp: 'الاستسلام في اللعبة',
  rules: 'القواعد',
  lesson: 'الدرس',
  share: 'مشاركة',
  shareGame: 'مشاركة هذه اللعبة أو حفظها',
  code: 'إدخال رمز أو رابط',
  yourCards: 'أوراقك أنت',
  text: 'فتح لعبة بصيغة نص',
  otherGames: 'لعبة أخرى',
  site: 'Cadogan',
  start: 'صفحة البداية',
  settings: 'الإعدادات',
  statistics: 'الإحصاءات',
  storage: 'البيانات المحفوظة',
  newVersion: 'استخدام الإصدار الجديد',
  keys: 'الاختصارات',
};

export const code = {
  title: 'إدخال رمز أو رابط',
  open: 'فتح',
  hint: `الرمز يتضمن لعبته: ${isolated('S7Q3-K9X2')}. لا فرق بين الأحرف الكبيرة والصغيرة، ولا تهم الشرطات.`,
};

export const rules = {
  title: 'القواعد',
  of: 'قواعد',
  failed: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

export const settings = {
  title: 'الإعدادات',
  appearance: 'المظهر',
  theme: { name: 'الألوان', auto: 'بحسب النظام', light: 'فاتح', dark: 'داكن' },
  suits: { name: 'الأنواع', two: 'لونان', four: 'أربعة ألوان' },
  faces: { name: 'الوجوه', index: 'رقم كبير', classic: 'تقليدية', night: 'رقم كبير، أوراق داكنة' },
  language: { name: 'اللغة', auto: 'بحسب المتصفح' },
  contrast: { name: 'التباين', auto: 'بحسب النظام', more: 'أبيض وأسود' },
  magnify: {
    name: 'حجم الأوراق',
    auto: 'مع تكبير الصفحة',
    off: 'ملاءمة الطاولة',
    1.5: '150%',
    2: '200%',
    3: '300%',
    4: '400%',
  },
  indices: { name: 'أحرف الأوراق', auto: 'بحسب اللغة', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  felt: { name: 'الجوخ', green: 'أخضر', blue: 'أزرق', rose: 'وردي', stone: 'رمادي' },
  back: { name: 'الظهر', trellis: 'شبكة', scales: 'حراشف', waves: 'أمواج' },
  controls: 'التحكم',
  hand: { name: 'الأزرار لليد', right: 'اليمنى', left: 'اليسرى' },
  packets: { name: 'الكومات', auto: 'مفرودة على الطاولة العريضة', fanned: 'مفرودة', squared: 'مضمومة' },
  next: { name: 'الورقة التالية لكل أساس', on: 'ظاهرة', off: 'مخفية' },
  dealt: { name: 'تحريك التوزيع', first: 'أول بضع مرات', always: 'دائمًا', never: 'أبدًا' },
  dealing: { name: 'الضغطة توزّع', decision: 'حتى الاختيار التالي', card: 'ورقة واحدة' },
  safe: { name: 'الأوراق الآمنة', asked: 'لعبها عند الطلب', auto: 'لعبها في الحال' },
  speed: { name: 'سرعة الحركة', normal: 'عادية', slow: 'بطيئة', quick: 'سريعة', none: 'بلا حركة' },
  keyboard: 'لوحة المفاتيح',
  keys: { name: 'اختصارات المفتاح الواحد', on: 'مشغّلة', off: 'متوقفة' },
  keyNames: {
    d: 'توزيع',
    h: 'تلميح',
    n: 'الكومة التالية التي تقبل الورقة',
    b: 'الكومة السابقة التي تقبل الورقة',
    i: 'عرض الكومة كلها',
    s: 'قراءة حالة اللعبة',
    r: 'تكرار آخر إعلان',
    l: 'قراءة آخر نقلة',
    m: 'قائمة النقلات',
    1: 'إلى المخزون واليد',
    2: 'إلى الأسس',
    3: 'إلى الأوراق المفروشة',
    4: 'إلى الكومات الأخرى',
    '/': 'طرح سؤال أو كتابة نقلة',
    '?': 'سرد الاختصارات',
  },
  keysLead: 'اختر حقلًا واضغط مفتاحًا جديدًا. تعمل الاختصارات حين يكون التركيز على الطاولة.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ action) =>
    `المفتاح ${isolated(key)} مستعمل لـ«${action}». أعط ذلك مفتاحًا آخر أولًا.`,
  keyUnfit: 'استعمل حرفًا أو رقمًا أو رمزًا.',
  keySet: (/** @type {string} */ key, /** @type {string} */ action) => `${action}: ${isolated(key)}.`,
  keysReset: 'إعادة الضبط',
  keysWereReset: 'أُعيد ضبط الاختصارات.',
  solver: 'برنامج الحل',
  deals: {
    name: 'التوزيعات الجديدة',
    winnable: 'يمكن الفوز بها',
    gentle: 'سهلة',
    medium: 'متوسطة',
    stern: 'صعبة',
    cruel: 'قاسية',
    any: 'أي توزيعة',
  },
  crosses: { name: 'تمييز الأوراق المتاحة', grace: 'عند السماح', always: 'دائمًا' },
  verdict: { name: 'التحقق من الخسارة', asked: 'عند السؤال', always: 'بعد كل نقلة' },
  sounds: 'الصوت والنطق',
  speech: {
    name: 'إعلانات قارئ الشاشة',
    normal: 'ما يهم',
    full: 'كل ورقة موزّعة',
    brief: 'ما يتغيّر فقط',
  },
  sound: { name: 'الأصوات', off: 'متوقفة', on: 'مشغّلة' },
};

export const soundOffer = {
  ask: 'هل تريد سماع الأوراق؟',
  on: 'تشغيل الأصوات',
  off: 'لا',
};

export const settingsHelp = {
  theme: {
    auto: 'فاتح أو داكن مثل نظامك.',
    light: 'ورق فاتح وجوخ باهت.',
    dark: 'ورق داكن وجوخ داكن.',
  },
  suits: {
    two: 'البستوني والسباتي أسودان، والكبّة والديناري أحمران.',
    four: 'السباتي أخضر والديناري أزرق، وفي ⁨Empress of India⁩ أحمران وأسودان.',
  },
  faces: {
    index: 'رقم ونوع كبيران، يُقرآن بأي حجم.',
    classic: 'صور ورموز كالأوراق القديمة، حيث يتسع حجم الورقة.',
    night: 'أوراق داكنة بأرقام فاتحة.',
  },
  contrast: {
    auto: 'أبيض وأسود حين يطلب نظامك تباينًا أعلى.',
    more: 'أبيض وأسود: الأنواع الحمراء مفرّغة، والأوراق المختارة معكوسة.',
  },
  magnify: {
    auto: 'تكبر الأوراق مع تكبير الصفحة؛ حرّك الطاولة لترى الباقي. ويمكن التكبير بإصبعين أيضًا.',
    off: 'تظهر الطاولة كلها دائمًا؛ كبّرها بإصبعين.',
    1.5: 'الأوراق بحجم 150%؛ حرّك الطاولة لترى الباقي.',
    2: 'الأوراق بحجم 200%؛ حرّك الطاولة لترى الباقي.',
    3: 'الأوراق بحجم 300%؛ حرّك الطاولة لترى الباقي.',
    4: 'الأوراق بحجم 400%؛ حرّك الطاولة لترى الباقي.',
  },
  keys: {
    on: 'الأحرف والأرقام المفردة اختصارات حين يكون التركيز على الطاولة.',
    off: 'لا تفعل الأحرف والأرقام المفردة شيئًا؛ وتبقى الأسهم وEnter وEscape وCtrl Z.',
  },
  indices: {
    auto: 'أحرف الملك والملكة والولد بلغة الصفحة.',
    en: 'King وQueen وJack: الأحرف كما على الأوراق الإنجليزية.',
    de: 'König وDame وBube: الأحرف كما على الأوراق الألمانية.',
    fr: 'Roi وDame وValet: الأحرف كما على الأوراق الفرنسية.',
  },
  felt: {
    green: 'جوخ أخضر تحت الأوراق.',
    blue: 'جوخ أزرق تحت الأوراق.',
    rose: 'جوخ وردي تحت الأوراق.',
    stone: 'جوخ رمادي تحت الأوراق.',
  },
  back: {
    trellis: 'على ظهور الأوراق شبكة.',
    scales: 'على ظهور الأوراق حراشف.',
    waves: 'على ظهور الأوراق أمواج.',
  },
  packets: {
    auto: 'على الطاولة العريضة ترى كل أوراق الكومة.',
    fanned: 'ترى كل أوراق الكومة، مهما صغرت.',
    squared: 'ترى ورقة الكومة العليا وعددها؛ افتحها لترى الباقي.',
  },
  next: {
    on: 'يعرض كل أساس ورقته التالية.',
    off: 'يعرض كل أساس عدد أوراقه.',
  },
  hand: {
    right: 'الأزرار على اليمين حين تكون الشاشة أفقية.',
    left: 'الأزرار على اليسار حين تكون الشاشة أفقية.',
  },
  dealt: {
    first: 'ترى أولى توزيعات كل لعبة ورقة ورقة؛ اضغط أي مفتاح أو المس للتخطي.',
    always: 'ترى كل توزيعة ورقة ورقة؛ اضغط أي مفتاح أو المس للتخطي.',
    never: 'تظهر الأوراق الموزّعة في أماكنها.',
  },
  dealing: {
    decision: 'يستمر التوزيع حتى يكون لك اختيار.',
    card: 'كل ضغطة توزّع ورقة واحدة.',
  },
  safe: {
    asked: 'الأوراق الآمنة الجاهزة للأساس تنتظر حتى تلعبها.',
    auto: 'الأوراق الآمنة الجاهزة للأساس تُلعب تلقائيًا.',
  },
  speed: {
    normal: 'تستغرق النقلة سدس ثانية.',
    slow: 'النقلات بطيئة لتسهل متابعتها.',
    quick: 'تستغرق النقلة نصف الوقت المعتاد.',
    none: 'تقفز الأوراق إلى أماكنها.',
  },
  deals: {
    winnable: 'كل توزيعة تأتيك فاز بها برنامج الحل.',
    gentle: 'أسهل التوزيعات التي يمكن الفوز بها: من يتبع كل تلميح يفوز بنحو تسع من كل عشر أو أكثر.',
    medium: 'بقية التوزيعات من النصف الأسهل.',
    stern: 'الربع الثاني في الصعوبة من التوزيعات التي يمكن الفوز بها.',
    cruel: 'أصعب ربع؛ فاز برنامج الحل بكل توزيعة منه.',
    any: 'توزيعات عشوائية تمامًا؛ بعضها لا يمكن الفوز به.',
  },
  crosses: {
    grace: 'تظهر العلامة ^ على الأوراق المتاحة عند السماح ومع التلميح.',
    always: 'تظهر العلامة ^ على الأوراق المتاحة دائمًا.',
  },
  verdict: {
    asked: 'يتحقق برنامج الحل حين تسأل «هل الفوز ممكن؟».',
    always: 'يتحقق برنامج الحل بعد كل نقلة، ويبقى حكمه ظاهرًا.',
  },
  speech: {
    normal: 'يُعلَن عن كل نقلة ونتيجتها، وعن الأوراق الموزّعة الجاهزة للأساس.',
    full: 'يُعلَن عن كل ورقة موزّعة وعن كومتها.',
    brief: 'يُعلَن فقط عما تغيّره كل نقلة.',
  },
  sound: {
    off: 'لا صوت.',
    on: 'للأوراق صوت حين توضع، وللفوز نغمة.',
  },
};

const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazy(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'توزيعة اليوم',
  lead: 'توزيعة واحدة من كل لعبة، يمكن الفوز بها، وهي نفسها للجميع. الفوز بأي منها يواصل السلسلة. تتجدد عند منتصف الليل بالتوقيت العالمي.',
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'اليوم',
  weekday: (/** @type {Date} */ date) => weekday().format(date).replace(/^ال/, ''),
  beforeNumber: (/** @type {string} */ name) => `${name}، `,
  afterNumber: (/** @type {Date} */ date, /** @type {'won' | 'finished' | 'begun' | 'none'} */ state) =>
    `${month().format(date)}: ${{ won: 'فزت بها', finished: 'اكتملت بمساعدة', begun: 'جارية', none: 'لم تُلعب بعد' }[state]}`,
};

export const share = {
  title: 'مشاركة',
  choices: 'ماذا تشارك',
  deal: 'التوزيعة',
  dealHint: 'الأوراق نفسها، من البداية.',
  position: 'الوضع',
  positionHint: (/** @type {number} */ n) => `تابع اللعب من هنا، بعد ${ofMoves(n)}.`,
  replay: 'اللعبة',
  replayHint: (/** @type {number} */ n) => {
    if (n === 1) return 'شاهد نقلتها الوحيدة، وتابع منها.';
    return n === 2 ? 'شاهد النقلتين، وتابع من أي منهما.' : `شاهد ${ofMoves(n)}، وتابع من أي منها.`;
  },
  result: 'النتيجة',
  resultHint: (/** @type {number} */ n, /** @type {number} */ hints) =>
    `الأوراق نفسها، مع نتيجتك: ${moves(n)}، ${withHints(hints)}، دون فوز.`,
  sheetTitle: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${isolated(deal)}` : ''}: ${kind}`,
  link: 'الرابط',
  copy: 'نسخ الرابط',
  send: 'إرسال إلى…',
  embed: 'تضمينها في موقعك',
  copied: 'نُسخ: ',
  noCopy: 'النسخ محظور. الرابط محدد: انسخه بنفسك.',
  qr: 'رمز QR للرابط: امسحه بالهاتف.',
  noQr: 'الرابط أطول من أن يتسع له رمز QR.',
  asText: 'اللعبة بصيغة نص',
  copyText: 'نسخ النص',
  saveText: 'حفظ في ملف',
  textCopied: 'نُسخت اللعبة بصيغة نص.',
  noTextCopy: 'النسخ محظور. احفظ اللعبة في ملف بدلًا منه.',
};

/** @param {number} n */
const withHints = (n) => (n ? `مع ${ofHints(n)}` : 'بلا تلميحات');

export const challenge = {
  title: 'توزيعة من صديق',
  returned: 'نتيجة صديقك',
  result: (/** @type {import('../../pkg/patience_tools_wasm.js').SentResult} */ sent) => {
    const asked = withHints(sent.hints);
    if (!sent.won) return `لعب صديقك هنا ${ofMoves(sent.moves)}، ${asked}، ولم يفز.`;
    if (sent.finisher === 'solver') return `بدأها صديقك وأنهاها برنامج الحل فائزًا في ${ofMoves(sent.moves)}.`;
    if (sent.finisher === 'successor') return `تسلّمها صديقك في منتصفها وفاز بها في ${ofMoves(sent.moves)} إجمالًا.`;
    return `فاز بها صديقك في ${ofMoves(sent.moves)}، ${asked}.`;
  },
  turn: 'دورك الآن.',
  play: 'العب',
  won: (/** @type {number} */ n, /** @type {number | null} */ asked) =>
    `فزت أنت بها في ${ofMoves(n)}${asked === null ? '' : `، ${withHints(asked)}`}.`,
  both: 'شاهد النتيجتين',
  playAgain: 'العبها مرة أخرى',
};

export const yourCards = {
  title: 'أوراقك أنت',
  lead: 'وزّعت على طاولة المطبخ؟ أدخل الأوراق بترتيب خروجها من المخزون.',
  game: 'اللعبة',
  cards: `الأوراق، مثل ${isolated('TH 2C 10S')}`,
  inOrder: 'بالترتيب',
  inStock: 'ما بقي في المخزون',
  removeLast: 'إزالة الورقة الأخيرة',
  clear: 'مسح',
  play: 'لعبها',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} من ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}، الباقي ${n}`,
  typedCard: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `الورقة ${n}، ${name ? card(name) : isolated(typed)}${{ good: '', unknown: ': ليست ورقة', extra: ': زائدة' }[state]}`,
  incomplete: (/** @type {string} */ sentence) => `لم يكتمل بعد. ${sentence}`,
};

export const text = {
  title: 'فتح لعبة بصيغة نص',
  lead: 'ألصق لعبة هنا، أو أسقط ملفها، أو اختر ملفًا.',
  field: 'نص لعبة أو أكثر',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'اختيار ملف',
  found: (/** @type {number} */ n) => (n === 1 ? 'لعبة واحدة.' : n ? `${games(n)}: اختر واحدة.` : 'لا توجد ألعاب.'),
  someDamaged: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `يمكن فتح ${ofGames(good)}، وتعذّر فتح ${ofGames(bad)}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `قراءة اللعبة ${n} من ${of}…`,
  tooMany: (/** @type {number} */ n) => `الحد الأقصى ${games(n)}؛ يُهمل الباقي.`,
  allDamaged: 'لا يمكن فتح أي لعبة في هذا النص.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}، ${deal ? isolated(deal) : 'أوراقك أنت'}`,
  summary: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) => [date, moves(n), { playing: 'جارية', won: 'فوز', stuck: 'لم تبق نقلات' }[outcome]].filter(Boolean).join(' · '),
  open: 'فتح',
  watch: 'مشاهدة',
  tooLong: 'هذا طويل جدًا: الحد الأقصى 1 ميغابايت.',
  unreadable: 'تعذّرت قراءة الملف.',
};

const shortMonth = lazy(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = { hint: 'عادية', peek: 'بنظرة خاطفة', verdict: '«هل الفوز ممكن؟»', shown: '«أرني كيف»' };

export const statistics = {
  title: 'الإحصاءات',
  none: 'لا أرقام بعد. تُحسب التوزيعة من نقلتك الأولى.',
  rule: 'تُحسب كل توزيعة مرة واحدة، من نقلتك الأولى؛ وإن فزت بها لاحقًا حُسب الفوز. ولا تُحسب لعبة تابعتها من وسطها. تبقى هذه الأرقام على هذا الجهاز.',
  yourCards: (/** @type {string} */ name) => `${name}، أوراقك أنت`,
  deviceOnly: 'على هذا الجهاز فقط',
  figures: {
    played: (/** @type {number} */ n) => below(n, 'لعبتان لُعبتا', 'ألعاب لُعبت', 'لعبة لُعبت'),
    won: () => 'فوز',
    dayStreak: (/** @type {number} */ n) =>
      `${below(n, 'يومان متتاليان', 'أيام متتالية', plurals.select(n) === 'many' ? 'يومًا متتاليًا' : 'يوم متتالٍ')} (توزيعة اليوم)`,
    longestStreak: () => 'أطول سلسلة (توزيعة اليوم)',
  },
  savedData: 'محفوظ على هذا الجهاز',
  asTable: 'في جدول',
  wins: 'الفوز بحسب اللعبة',
  careful: 'اللعب المتأني',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} من ${played}`,
  percent: (/** @type {number} */ n) => `${n}%`,
  game: 'اللعبة',
  games: 'الألعاب',
  moves: 'النقلات',
  movesOfWins: 'نقلات الألعاب التي فزت بها',
  noWins: 'فز بلعبة لترى نقلاتها هنا.',
  bestOf: (/** @type {number} */ n) => `الأفضل، ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} إلى ${to}`),
  days: 'توزيعات اليوم',
  noDays: 'لم تلعب أي توزيعة يوم بعد.',
  begun: 'لُعبت',
  notPlayed: 'لم تُلعب',
  today: 'اليوم',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'الشهر',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) => `فزت في ${won} من آخر ${ofDays(of)}.`,
  longestStreak: (/** @type {number} */ n) => `أطول سلسلة: ${days(n)}.`,
  inFigures: 'بالأرقام',
  save: 'حفظ في ملف',
  import: 'استيراد…',
  played: 'لُعبت',
  won: 'فوز',
  streak: 'سلسلة الفوز',
  best: 'أقل النقلات',
  median: 'وسيط النقلات',
  unaided: 'بلا تراجع ولا تلميح',
  solved: 'أكملها برنامج الحل',
  undos: 'مرات التراجع',
  hints: 'التلميحات',
  hintsByKind: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${hintKinds[kind]}: ${n}`)),
  streaks: (/** @type {number} */ n, /** @type {number} */ most) => `${n} الآن، والأفضل ${most}`,
  withPercent: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent}%)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ asked) =>
    row([
      String(n),
      ...(undos ? [undone(undos)] : []),
      ...(asked ? [hints(asked)] : []),
      ...(undos || asked ? [] : ['بلا تراجع ولا تلميح']),
    ]),
  problems: {
    title: 'المسائل',
    solved: 'حُلّت',
    atFirst: 'من أول محاولة',
    shown: 'شوهد حلها',
    streak: 'أيام متتالية بمسألة',
  },
  erase: 'مسح الإحصاءات…',
  confirmErase: 'هل تريد مسح إحصاءات كل الألعاب؟',
  plotLabel: (/** @type {number[]} */ wins) =>
    wins.length === 1
      ? `آخر توزيعة: ${wins[0] ? `فوز في ${ofMoves(wins[0])}` : 'بلا فوز'}.`
      : `آخر ${lastDeals(wins.length)}، الأحدث في الآخر: ${row(wins.map((n) => (n ? `فوز في ${n}` : 'بلا فوز')))}.`,
  plotCaption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `آخر ${lastDeals(n)}${most ? `؛ أعلى عمود ${moves(most)}` : ''}. المفرّغ: بتراجع أو تلميح. القصير: بلا فوز.`,
};

export const storage = {
  title: 'البيانات المحفوظة',
  lead: 'كل شيء محفوظ في هذا المتصفح فقط. احفظ ملفًا لتحتفظ بنسخة أو لتنقلها.',
  inProgress: 'ألعاب جارية',
  won: 'ألعاب فزت بها',
  noGames: 'لا توجد ألعاب جارية.',
  continue: 'متابعة',
  open: 'فتح',
  watch: 'مشاهدة',
  name: 'الاسم',
  nameOf: (/** @type {string} */ game) => `اسم للعبة ${game}`,
  saveName: 'حفظ هذا الاسم',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'حذف',
  deleted: (/** @type {string} */ game) => `${game}: حُذفت.`,
  damaged: 'هذه اللعبة تالفة ولا يمكن فتحها',
  endings: { stuck: 'لم تبق نقلات', won: 'فوز' },
  nextGames: 'عرض ألعاب أخرى',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'حفظ الكل في ملف',
  import: 'استيراد ملف…',
  erase: 'مسح الكل…',
  confirmErase: 'هل تريد مسح كل الألعاب الجارية والإشارات المرجعية والمسائل والإحصاءات والإعدادات في هذا المتصفح؟',
  confirm: 'مسح',
  cancel: 'إبقاء الكل',
  erased: 'تم المسح.',
  restore: 'استعادة',
  restored: 'تمت الاستعادة.',
  saved: 'حُفظ في ملف.',
  badFile: 'هذا الملف تالف، أو ليس من هذه الصفحة. لم يتغيّر شيء.',
  newer: 'هذا الملف من إصدار أحدث لهذه الصفحة. لم يتغيّر شيء.',
  tooLarge: 'هذا الملف أكبر من أن يكون من هذه الصفحة. لم يتغيّر شيء.',
  importing: 'جارٍ استيراد الملف…',
  imported: (/** @type {number} */ n, /** @type {number} */ out, /** @type {number} */ foreign) => {
    const unread = out ? ` تعذّرت قراءة ${out === 2 ? 'بندين' : entries(out)}.` : '';
    const refused = foreign ? ` رُفض ${entries(foreign)} من خارج هذه الصفحة.` : '';
    return `تم الاستيراد${n ? `، وفيه ${games(n)}` : ''}.${unread}${refused} ما زالت بياناتك السابقة هنا.`;
  },
  undoImport: 'إلغاء الاستيراد',
  importUndone: 'أُلغي الاستيراد.',
  deleteWon: (/** @type {number} */ n) =>
    `حذف ${counted(n, { one: 'لعبة واحدة فزت بها', two: 'لعبتين فزت بهما', few: 'ألعاب فزت بها', many: 'لعبة فزت بها', other: 'لعبة فزت بها' })}`,
};

// Arabic: what opens over the page or beside it, a constant a panel.

import { lazily } from '../shared.js';
import { card, counted, isolated } from './cards.js';
import { days, games, hints, locale, moves, ofDays, ofGames, ofMoves, row, undos as undone } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

/** Deals after "آخر", where one is said without a figure. @param {number} n */
const lastDeals = (n) =>
  counted(n, { one: 'توزيعة', two: 'توزيعتين', few: 'توزيعات', many: 'توزيعة', other: 'توزيعة' });

const plurals = new Intl.PluralRules(locale);

/** What stands below its number: of two, of none or three to ten, of all others. @param {number} n @param {string} two @param {string} few @param {string} other */
const below = (n, two, few, other) => ({ zero: few, two, few })[String(plurals.select(n))] ?? other;

export const dialog = {
  close: 'إغلاق',
};

export const menu = {
  title: 'القائمة',
  games: 'الألعاب',
  here: 'هذه اللعبة',
  newDeal: 'توزيعة جديدة',
  daily: 'توزيعة اليوم',
  restart: 'من البداية',
  previous: 'اللعبة السابقة',
  mark: 'ضع علامة هنا',
  marked: 'وُضعت العلامة. تعيدك القائمة إلى هنا.',
  toMark: (/** @type {number} */ ply) => `عودة إلى العلامة عند النقلة ${ply}`,
  solve: 'هل ما زال كسبها ممكنًا؟',
  moves: 'النقلات السابقة',
  review: 'راجع هذه اللعبة',
  giveUp: 'استسلم في هذه اللعبة',
  rules: 'القواعد',
  lesson: 'الدرس الأول، على الطاولة',
  share: 'مشاركة',
  shareGame: 'شارك هذه اللعبة أو احفظها',
  code: 'أدخل رمزًا أو رابطًا',
  ownCards: 'أوراقك أنت',
  text: 'افتح لعبة بصيغة نص',
  others: 'لعبة أخرى',
  site: 'Cadogan',
  start: 'صفحة البداية',
  settings: 'الإعدادات',
  statistics: 'الإحصاءات',
  storage: 'ما يحفظه هذا المتصفح',
  fresh: 'استعمل الإصدار الجديد',
  keys: 'المفاتيح',
};

export const code = {
  title: 'أدخل رمزًا أو رابطًا',
  open: 'افتح',
  hint: `الرمز يعرف لعبته: ${isolated('S7Q3-K9X2')}. لا فرق بين الأحرف الكبيرة والصغيرة ولا تهم الشرطة.`,
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
    name: 'تكبير الأوراق',
    auto: 'مع الصفحة',
    off: 'لا تكبير',
    1.5: 'مرة ونصف',
    2: 'الضعف',
    3: '3 أضعاف',
    4: '4 أضعاف',
  },
  indices: { name: 'أحرف الأوراق', auto: 'بحسب اللغة', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  felt: { name: 'القماش', green: 'أخضر', blue: 'أزرق', rose: 'وردي', stone: 'رمادي' },
  back: { name: 'الظهر', trellis: 'شبكة', scales: 'حراشف', waves: 'أمواج' },
  controls: 'التحكم',
  hand: { name: 'الأزرار لليد', right: 'اليمنى', left: 'اليسرى' },
  packets: { name: 'الكومات', auto: 'مفرودة على الطاولة العريضة', fanned: 'مفرودة', squared: 'مضمومة' },
  next: { name: 'الورقة التي يريدها كل أساس', on: 'ظاهرة', off: 'غير ظاهرة' },
  dealt: { name: 'رؤية الأوراق أثناء توزيعها', first: 'في المرات الأولى', always: 'دائمًا', never: 'دفعة واحدة' },
  dealing: { name: 'يستمر التوزيع', decision: 'حتى الاختيار التالي', card: 'ورقة ورقة' },
  safe: { name: 'كل ما هو آمن', asked: 'يُلعب عند الطلب', auto: 'يُلعب في الحال' },
  speed: { name: 'حركة الأوراق', normal: 'عادية', slow: 'بطيئة', quick: 'سريعة', none: 'فورية' },
  keyboard: 'المفاتيح',
  keys: { name: 'المفاتيح المفردة', on: 'تعمل', off: 'معطلة' },
  keyNames: {
    d: 'مواصلة التوزيع',
    h: 'تلميح',
    n: 'الكومة التالية التي تصلح للورقة',
    b: 'الكومة السابقة التي تصلح للورقة',
    i: 'النظر في الكومة',
    s: 'قول حال اللعبة',
    r: 'إعادة ما قيل آخرًا',
    l: 'قول ما حدث آخرًا',
    m: 'النقلات السابقة',
    1: 'إلى الرزمة واليد',
    2: 'إلى الأسس',
    3: 'إلى الأوراق المفروشة',
    4: 'إلى سائر المواضع',
    '/': 'السؤال أو اللعب بالكلمات',
    '?': 'عرض المفاتيح',
  },
  keysLead: 'اختر خانة واضغط المفتاح الذي تريده. تعمل المفاتيح حين يكون التركيز على الأوراق.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ act) =>
    `المفتاح ${isolated(key)} هو مفتاح «${act}». أعط ذلك مفتاحًا آخر أولًا.`,
  keyUnfit: 'لا يصلح مفتاحًا إلا حرف أو رقم أو علامة.',
  keySet: (/** @type {string} */ key, /** @type {string} */ act) => `${act}: ${isolated(key)}.`,
  keysReset: 'المفاتيح المعتادة',
  keysWereReset: 'عادت كل المفاتيح إلى المعتاد.',
  solver: 'من الحلّال',
  deals: {
    name: 'التوزيعات الجديدة',
    winnable: 'ما يمكن كسبه فقط',
    gentle: 'اللطيفة',
    fair: 'المتوسطة',
    stern: 'الصارمة',
    cruel: 'القاسية',
    any: 'أي توزيعة',
  },
  crosses: { name: 'صلبان الكتاب على الأوراق الحرة', grace: 'عند السماح', always: 'دائمًا' },
  verdict: { name: '«هل ما زال كسبها ممكنًا؟»', asked: 'عند السؤال', kept: 'بعد كل نقلة' },
  sounds: 'الصوت والقراءة',
  speech: {
    name: 'يقرأ قارئ الشاشة',
    normal: 'ما يهم',
    full: 'كل ورقة توزّع',
    brief: 'ما يتغيّر فقط',
  },
  sound: { name: 'الأصوات', off: 'مغلقة', on: 'مفتوحة' },
};

/** What each value of a setting does, in a sentence. */
export const settingsSay = {
  theme: {
    auto: 'فاتح أو داكن كما هو نظامك.',
    light: 'ورق فاتح وقماش باهت.',
    dark: 'ورق داكن وقماش داكن.',
  },
  suits: {
    two: 'البستوني والسباتي أسودان، والكبّة والديناري أحمران.',
    four: 'السباتي أخضر والديناري أزرق: لا نوعين بلون واحد.',
  },
  faces: {
    index: 'رقم ونوع كبيران يُقرآن في كل قياس.',
    classic: 'صور وعلامات كما في الأوراق القديمة، حيث تكفي مساحة الورقة.',
    night: 'أوراق داكنة بأرقام فاتحة.',
  },
  contrast: {
    auto: 'أبيض وأسود فقط حيث يطلب النظام تباينًا أكبر.',
    more: 'أبيض وأسود فقط: النوعان الأحمران مفرّغان، والورقة المختارة معكوسة.',
  },
  magnify: {
    auto: 'تكبر الأوراق حين تُكبّر الصفحة، وتتحرك الطاولة تحت النافذة. ويمكن ذلك بإصبعين أيضًا.',
    off: 'تُرى الطاولة كلها مهما صغرت؛ ويمكن تكبيرها بإصبعين.',
    1.5: 'الأوراق بمرة ونصف حجمها؛ وتتحرك الطاولة تحت النافذة.',
    2: 'الأوراق بضعف حجمها؛ وتتحرك الطاولة تحت النافذة.',
    3: 'الأوراق بثلاثة أضعاف حجمها؛ وتتحرك الطاولة تحت النافذة.',
    4: 'الأوراق بأربعة أضعاف حجمها؛ وتتحرك الطاولة تحت النافذة.',
  },
  keys: {
    on: 'الأحرف والأرقام المفردة مفاتيح حين يكون التركيز على الأوراق.',
    off: 'لا تفعل الأحرف والأرقام المفردة شيئًا؛ تبقى الأسهم وEnter وEscape وCtrl Z.',
  },
  indices: {
    auto: 'للملوك والملكات والأولاد أحرف اللغة التي تتكلمها الصفحة.',
    en: 'King وQueen وJack: الأحرف كما على الأوراق الإنجليزية.',
    de: 'König وDame وBube: الأحرف كما على الأوراق الألمانية.',
    fr: 'Roi وDame وValet: الأحرف كما على الأوراق الفرنسية.',
  },
  felt: {
    green: 'قماش أخضر تحت الأوراق.',
    blue: 'قماش أزرق تحت الأوراق.',
    rose: 'قماش وردي تحت الأوراق.',
    stone: 'قماش رمادي تحت الأوراق.',
  },
  back: {
    trellis: 'على ظهور الأوراق شبكة.',
    scales: 'على ظهور الأوراق حراشف.',
    waves: 'على ظهور الأوراق أمواج.',
  },
  packets: {
    auto: 'تُرى الأوراق تحت العليا حيث الطاولة عريضة.',
    fanned: 'تُرى الأوراق تحت العليا مهما صغرت.',
    squared: 'تُظهر الكومة ورقتها العليا وعددًا؛ والنظر فيها يفتحها.',
  },
  next: {
    on: 'كل أساس يقول أي ورقة يريد بعدها.',
    off: 'تقول الأسس كم ورقة فيها.',
  },
  hand: {
    right: 'على الهاتف بالعرض تكون الأزرار إلى اليمين.',
    left: 'على الهاتف بالعرض تكون الأزرار إلى اليسار.',
  },
  dealt: {
    first: 'تُرى التوزيعات الأولى ورقة ورقة؛ أي مفتاح أو لمسة يتخطى الباقي.',
    always: 'تُرى كل توزيعة ورقة ورقة؛ أي مفتاح أو لمسة يتخطى الباقي.',
    never: 'تذهب أوراق التوزيعة كلها إلى أماكنها دفعة واحدة.',
  },
  dealing: {
    decision: 'يستمر التوزيع حتى يأتي ما تختار فيه.',
    card: 'ورقة واحدة كل مرة.',
  },
  safe: {
    asked: 'الأوراق التي تبلغ أسسها بأمان تنتظر أن تلعبها.',
    auto: 'الأوراق التي تبلغ أسسها بأمان تذهب وحدها.',
  },
  speed: {
    normal: 'تبلغ الورقة مكانها في سدس ثانية.',
    slow: 'تتمهل الورقة فتتبعها العين.',
    quick: 'تبلغ الورقة مكانها في نصف الوقت المعتاد.',
    none: 'تكون الورقة في مكانها في الحال؛ لا شيء يتحرك.',
  },
  deals: {
    winnable: 'تُختار التوزيعات الجديدة مما ثبت أن كسبه ممكن.',
    gentle: 'تكون التوزيعات الجديدة من أسهل ربع مما يمكن كسبه: يكسبها اللاعب المتعجل أكثر من غيرها.',
    fair: 'تكون التوزيعات الجديدة من الربع الثاني مما يمكن كسبه، بدءًا بالأسهل.',
    stern: 'تكون التوزيعات الجديدة من الربع الثالث مما يمكن كسبه، بدءًا بالأسهل.',
    cruel: 'تكون التوزيعات الجديدة من أصعب ربع مما يمكن كسبه. وقد كسبها كلها من كان يعرف ترتيب الرزمة.',
    any: 'تأتي التوزيعات الجديدة بالمصادفة؛ بعضها لا يُكسب.',
  },
  crosses: {
    grace: 'تظهر صلبان الكتاب على الأوراق الحرة حيث يُسأل عنها: عند السماح ومع التلميح.',
    always: 'تظهر صلبان الكتاب على الأوراق الحرة دائمًا.',
  },
  verdict: {
    asked: 'ينظر الحلّال حين تسأله.',
    kept: 'ينظر الحلّال بعد كل نقلة، ويبقى جوابه ظاهرًا.',
  },
  speech: {
    normal: 'يقرأ قارئ الشاشة كل نقلة وما يتبعها؛ ومن الأوراق الموزّعة أيها مناسبة.',
    full: 'يقرأ قارئ الشاشة كل ورقة توزّع، وموضعها.',
    brief: 'يقرأ قارئ الشاشة من كل نقلة ما يتغيّر فقط.',
  },
  sound: {
    off: 'لا صوت.',
    on: 'يُسمع وضع الأوراق؛ وللفوز نغمته.',
  },
};

const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'توزيعة اليوم',
  lead: 'توزيعة من كل لعبة، هي نفسها للجميع، ويمكن كسبها. تأتي الجديدة عند منتصف الليل بالتوقيت العالمي.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'اليوم',
  /** Without its article, or seven of them have no room side by side. */
  weekday: (/** @type {Date} */ date) => weekday().format(date).replace(/^ال/, ''),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}، `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `${month().format(date)}: ${{ won: 'كُسبت', begun: 'بدأت', none: 'لم تُلعب بعد' }[state]}`,
};

export const share = {
  title: 'مشاركة',
  what: 'ماذا تشارك',
  deal: 'التوزيعة',
  dealHint: 'الأوراق نفسها، لتُلعب من البداية.',
  position: 'هذا الوضع',
  positionHint: (/** @type {number} */ n) => `اللعبة بعد ${ofMoves(n)}، لتُتابع من هنا.`,
  replay: 'اللعبة كلها',
  replayHint: (/** @type {number} */ n) => {
    if (n === 1) return 'نقلة واحدة، لمشاهدتها ومتابعة اللعب منها.';
    const each =
      n === 2 ? 'لمشاهدتهما واحدة واحدة ومتابعة اللعب من أي منهما' : 'لمشاهدتها واحدة واحدة ومتابعة اللعب من أي منها';
    return `${moves(n)}، ${each}.`;
  },
  /** What the system’s sheet calls it. */
  sent: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${isolated(deal)}` : ''}: ${kind}`,
  link: 'الرابط',
  copy: 'انسخ الرابط',
  send: 'أرسل إلى …',
  embed: 'أضفها إلى موقعك',
  /** Before the link. */
  copied: 'نُسخ: ',
  noCopy: 'لا يسمح هذا المتصفح للصفحة بالنسخ: الرابط محدّد؛ انسخه بيدك.',
  qr: 'رمز QR للرابط: تفتحه كاميرا الهاتف.',
  noQr: 'الرابط أطول من أن يتسع له رمز QR.',
  asText: 'اللعبة بصيغة نص',
  copyText: 'انسخ النص',
  saveText: 'احفظ في ملف',
  textCopied: 'نُسخت اللعبة بصيغة نص.',
  noTextCopy: 'لا يسمح هذا المتصفح للصفحة بالنسخ: احفظ اللعبة في ملف.',
};

export const ownCards = {
  title: 'أوراقك أنت',
  lead: 'وزّعت على طاولة المطبخ؟ أدخل الأوراق كما تخرج من الرزمة، الأولى أولًا.',
  game: 'اللعبة',
  cards: `الأوراق، مثل ${isolated('TH 2C 10S')}`,
  given: 'بالترتيب',
  pick: 'ما بقي في الرزمة',
  back: 'أعد الورقة الأخيرة',
  clear: 'مسح',
  play: 'العب بها',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} من ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}، بقي ${n}`,
  /** What was typed, and the card that it is, if it is one. */
  word: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `الورقة ${n}، ${name ? card(name) : isolated(typed)}${{ good: '', unknown: ': ليست ورقة', extra: ': زائدة' }[state]}`,
  notYet: (/** @type {string} */ sentence) => `لم يكتمل هذا بعد. ${sentence}`,
};

export const text = {
  title: 'افتح لعبة بصيغة نص',
  lead: 'ألصق لعبة هنا، أو أسقط ملفها، أو اختر ملفًا.',
  field: 'نص لعبة أو أكثر',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'اختر ملفًا',
  found: (/** @type {number} */ n) => (n === 1 ? 'لعبة واحدة.' : `${games(n)}: اختر واحدة.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) => `يمكن فتح ${ofGames(good)}، والتالف ${bad}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `قراءة اللعبة ${n} من ${of} …`,
  tooMany: (/** @type {number} */ n) => `لا يُقرأ من هذا النص إلا أول ${ofGames(n)}.`,
  noneGood: 'لا لعبة في هذا النص يمكن فتحها.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}، ${deal ? isolated(deal) : 'أوراقك أنت'}`,
  about: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) => [date, moves(n), { playing: 'لم تنته', won: 'كُسبت', stuck: 'لم تبق نقلة' }[outcome]].filter(Boolean).join(' · '),
  open: 'افتح',
  watch: 'شاهد',
  tooLong: 'هذا طويل جدًا: أقصى ما يُقرأ 1 ميغابايت.',
  unreadable: 'تعذّرت قراءة الملف.',
};

const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = { fair: 'عادل', knowing: 'مطّلع', verdict: '«هل تُكسب؟»', shown: '«أرني كيف»' };

export const statistics = {
  title: 'الإحصاءات',
  none: 'لم يُحسب شيء بعد. تُحسب التوزيعة من نقلتها الأولى.',
  rule: 'تُحسب التوزيعة مرة واحدة من نقلتها الأولى، وتُعد مكسوبة متى كُسبت. ولا تُحسب لعبة استلمتها من وسطها. هذه الأرقام تبقى على هذا الجهاز.',
  ownCards: (/** @type {string} */ name) => `${name}، أوراقك أنت`,
  here: 'على هذا الجهاز فقط',
  /** The four figures, each below its number. */
  figures: {
    played: (/** @type {number} */ n) => below(n, 'لعبتان لُعبتا', 'ألعاب لُعبت', 'لعبة لُعبت'),
    won: () => 'كُسبت',
    run: (/** @type {number} */ n) =>
      below(n, 'يومان متتاليان', 'أيام متتالية', plurals.select(n) === 'many' ? 'يومًا متتاليًا' : 'يوم متتالٍ'),
    longest: () => 'أطول تتابع',
  },
  keeping: 'محفوظ على هذا الجهاز',
  asTable: 'في جدول',
  wins: 'ما كُسب، لعبة لعبة',
  careful: 'لاعب متأنٍّ',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} من ${played}`,
  inHundred: (/** @type {number} */ n) => `${n} من 100`,
  game: 'اللعبة',
  games: 'الألعاب',
  moves: 'النقلات',
  movesOfWins: 'نقلات الألعاب التي كسبتها',
  noWins: 'حين تكسب لعبة تظهر نقلاتها هنا.',
  bestOf: (/** @type {number} */ n) => `الأفضل، ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} إلى ${to}`),
  days: 'توزيعات اليوم',
  noDays: 'لم تُلعب أي توزيعة يوم بعد.',
  begun: 'لُعبت',
  notPlayed: 'لم تُلعب',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'الشهر',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) => `كُسب ${won} من آخر ${ofDays(of)}.`,
  longestRun: (/** @type {number} */ n) => `أطول تتابع: ${days(n)}.`,
  inFigures: 'بالأرقام',
  save: 'احفظ في ملف',
  bring: 'استرجع…',
  played: 'لُعبت',
  won: 'كُسبت',
  streak: 'انتصارات متتالية',
  best: 'أقل النقلات',
  median: 'النقلات، الوسيط',
  unaided: 'بلا تراجع ولا تلميح',
  undos: 'نقلات جرى التراجع عنها',
  hints: 'تلميحات طُلبت',
  asked: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${hintKinds[kind]}: ${n}`)),
  now: (/** @type {number} */ n, /** @type {number} */ most) => `${n} الآن، والأفضل ${most}`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ asked) =>
    row([
      String(n),
      ...(undos ? [undone(undos)] : []),
      ...(asked ? [hints(asked)] : []),
      ...(undos || asked ? [] : ['بلا تراجع ولا تلميح']),
    ]),
  erase: 'امح الإحصاءات…',
  ask: 'أتمحو إحصاءات كل الألعاب؟',
  plot: (/** @type {number[]} */ wins) =>
    `آخر ${lastDeals(wins.length)}، الأحدث آخرًا: ${row(wins.map((n) => (n ? `كُسبت في ${n}` : 'لم تُكسب')))}.`,
  caption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `آخر ${lastDeals(n)}${most ? `؛ أعلى عمود ${moves(most)}` : ''}. المفرّغ: بتراجع أو تلميح. القصير: لم تُكسب.`,
};

export const storage = {
  title: 'ما يحفظه هذا المتصفح',
  lead: 'الألعاب والعلامات والإحصاءات والإعدادات في هذا المتصفح وحده. ملف واحد ينقلها إلى غيره، أو يحفظها من الضياع.',
  inHand: 'ألعاب قيد اللعب',
  won: 'ألعاب كُسبت',
  noGames: 'لا لعبة قيد اللعب.',
  goOn: 'تابع',
  open: 'افتح',
  watch: 'شاهد',
  name: 'تسمية',
  nameOf: (/** @type {string} */ game) => `اسم للعبة ${game}`,
  keepName: 'احفظ هذا الاسم',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'حذف',
  deleted: (/** @type {string} */ game) => `${game}: حُذفت.`,
  damaged: 'هذه اللعبة تالفة ولا تُفتح',
  /** How a game has ended, behind its figures. */
  ended: { stuck: 'لم تبق نقلة', won: 'كُسبت' },
  more: 'اعرض ألعابًا أخرى',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'احفظ الكل في ملف',
  load: 'حمّل ملفًا…',
  erase: 'امح الكل…',
  ask: 'أتمحو ما يحفظه هذا المتصفح من ألعاب جارية وعلامات وإحصاءات وإعدادات؟',
  yes: 'امح',
  no: 'احتفظ بالكل',
  erased: 'تم المحو.',
  back: 'استرجعه',
  brought: 'عاد كل شيء.',
  saved: 'حُفظ في ملف.',
  noFile: 'هذا الملف ليس من هذه الصفحة، أو هو تالف. لم يتغيّر شيء.',
  newer: 'هذا الملف من إصدار أحدث لهذه الصفحة. لم يتغيّر شيء.',
  tooLarge: 'هذا الملف أكبر من كل ما تكتبه هذه الصفحة. لم يتغيّر شيء.',
  loading: 'جارية قراءة الملف …',
  loaded: (/** @type {number} */ n, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `تم التحميل${n ? `، وفيه ${games(n)}` : ''}.${out ? ` تعذّرت قراءة ${out} من البنود فتُركت.` : ''}${
      foreign ? ` ${foreign} من البنود ليست من هذه الصفحة فرُفضت.` : ''
    } وما كان هنا باقٍ أيضًا.`,
  unload: 'ألغ التحميل',
  unloaded: 'أُلغي ما تم تحميله.',
  giveWay: (/** @type {number} */ n) =>
    `احذف ${counted(n, { one: 'لعبة مكسوبة واحدة', two: 'لعبتين مكسوبتين', few: 'ألعاب مكسوبة', many: 'لعبة مكسوبة', other: 'لعبة مكسوبة' })}`,
};

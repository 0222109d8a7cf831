// Arabic: problems.

import { dayFormatter } from '../shared.js';
import { agreeing, card, countedCards as afterUnder, place as nameOf } from './cards.js';
import { locale, ofDays, ofMoves, ofTransfers, ofTries, moves, problems } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../en/problems.js').Release} Release */
/** @typedef {import('../en/problems.js').CardPlace} CardPlace */

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const label = 'مسألة';
export const title = 'المسائل';
export const kinds = {
  move: 'اعثر على النقلة',
  grace: 'استعمل السماح',
  pair: 'كوّن زوجًا',
  place: 'ضع ورقة',
  release: 'حرّر ورقة',
};
export const questions = {
  move: 'نقلة مغرية تخسر هنا. اعثر على نقلة تُبقي الفوز ممكنًا.',
  grace: 'نحِّ ورقة جانبًا بالسماح بحيث يبقى الفوز ممكنًا.',
  pair: 'كوّن زوجًا بحيث يبقى الفوز ممكنًا.',
  place: 'ضع هذه الورقة بحيث يبقى الفوز ممكنًا.',
};
export const unlistedMove = 'بعض النقلات هنا تخسر. اعثر على نقلة تُبقي الفوز ممكنًا.';
export const release = (/** @type {Release} */ { card: name, copies, transfers, fewest }) => {
  const goal = `أوصل ${copies > 1 ? `إحدى ورقتي ${card(name)}` : card(name)} إلى الأساس`;
  return fewest
    ? `${goal} في ${ofTransfers(transfers)}، وهذا أقل ما يمكن. اعثر على النقلة الأولى.`
    : `${goal} في ${ofTransfers(transfers)} على الأكثر. اعثر على النقلة الأولى.`;
};
export const goal = (/** @type {Release} */ { card: name, copies }, /** @type {CardPlace[]} */ places) =>
  copies > 1
    ? `تكفي أي منهما: ${places.map(cardAt).join('؛ ')}.`
    : `${agreeing(name, 'هو', 'هي')} في ${places.map(cardAt).join('')}.`;
const cardAt = (/** @type {CardPlace} */ { place, under }) =>
  nameOf(place) + (under ? `، تحت ${afterUnder(under)}` : '');
export const next = 'اعثر الآن على النقلة التالية التي تُبقي الفوز ممكنًا.';
export const rightSoFar = 'صحيح حتى الآن';
export const forced = (/** @type {number} */ n) => `بعد نقلتك جاءت ${moves(n)} ${n === 2 ? 'إجباريتان' : 'إجبارية'}.`;
export const movesToFind = (/** @type {number} */ n, /** @type {boolean} */ isMost) =>
  `عليك أن تعثر على ${ofMoves(n)}${isMost ? ' على الأكثر' : ''}، واحدة بعد الأخرى.`;
export const lastQuestion = 'نقلة واحدة أخرى وتُحل المسألة.';
export const lookUnder = {
  packet: {
    touch: 'اضغط مطولًا على كومة لترى ما تحتها.',
    mouse: 'أبقِ مؤشر الفأرة على كومة لترى ما تحتها.',
  },
  talon: {
    touch: 'اضغط مطولًا على كومة مكشوف لترى أوراقها.',
    mouse: 'أبقِ مؤشر الفأرة على كومة مكشوف لترى أوراقها.',
  },
};
export const stock = (/** @type {number} */ n) =>
  n > 1 ? `المخزون مكشوف بهذا الترتيب، وعدد أوراقه ${n}.` : n ? 'المخزون مكشوف، وفيه ورقة واحدة.' : '';
export const placeOthers = 'أوراق هذه الجولة التي لا تصل إلى الأساس تحتاج إلى كومة أيضًا.';
export const cards = (/** @type {Card[]} */ names) => names.map(card).join('، ');

export const wrong = 'هذه تخسر';
export const notYet = 'ليست هذه';
export const notInTime = (/** @type {Release} */ { card: name, copies }) =>
  copies > 1
    ? `بعد ذلك لا تصل أي من ورقتي ${card(name)} إلى الأساس في الوقت المناسب: جرّب برنامج الحل كل شيء.`
    : `بعد ذلك ${agreeing(name, 'لا يصل', 'لا تصل')} ${card(name)} إلى الأساس في الوقت المناسب: جرّب برنامج الحل كل شيء.`;
export const allLose = 'بعد ذلك تخسر كل الطرق: جرّبها برنامج الحل كلها.';
export const runTook = (/** @type {number} */ n) => `نقل تلك السلسلة يحتاج إلى ${ofTransfers(n)}.`;
export const checkingRun = 'يتحقق برنامج الحل من السلسلة كلها…';
export const onlyFirst = 'تحركت أول ورقة من السلسلة وحدها: لم يستطع برنامج الحل الحكم على الباقي.';
export const searching = 'بعد ذلك لا شيء يفوز. جارٍ البحث عن السبب…';
export const noReason = 'بعد ذلك لا شيء يفوز. تعذّر تحميل السبب.';

export { replies } from './replies.js';

export const showWhy = 'أرِني السبب';
export const refutation = 'سبب الخسارة';
export const backToProblem = 'عودة إلى المسألة';
export const deadEnd = 'طريق مسدود: إلى هنا يقود اللعب البديهي. وجرّب برنامج الحل كل ما عداه أيضًا.';
export const tooLate = (/** @type {Release} */ { card: name, copies, transfers }) =>
  copies > 1
    ? `الآن فقط، بعد ${ofTransfers(transfers)}، تصل إحدى ورقتي ${card(name)} إلى الأساس: فات الأوان.`
    : `الآن فقط، بعد ${ofTransfers(transfers)}، ${agreeing(name, 'يصل', 'تصل')} ${card(name)} إلى الأساس: فات الأوان.`;
export const transfers = {
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `النقلة ${n} من ${of} بين الأعمدة: ${report}`,
  beforeFirst: (/** @type {number} */ of) => `قبل الأولى من ${ofTransfers(of)}.`,
};

export const howItWorks = 'كيف تُحل';
export const introduction = {
  ideas: {
    move: 'بعد كل نقلة هنا ثبت بالبرهان هل يبقى الفوز ممكنًا. ونقلة مغرية تخسر.',
    grace: 'نفد المخزون ولا ورقة تصل إلى الأساس. ينحّي السماح ورقة جانبًا مرة واحدة، وأكثر الاختيارات يخسر.',
    pair: 'لم يبقَ إلا تكوين زوج. الزوج لا ينفصل حتى النهاية، والزوج الخطأ يخسر.',
    place: 'آخر أوراق الجولة مكشوفة. كل ورقة تغطي كومتها، وأكثر الأماكن يخسر.',
    release: 'يجب أن تصل ورقة إلى الأساس بعدد محدود من النقلات بين الأعمدة. أما النقلات إلى الأساس فلا تُحسب.',
  },
  step: (/** @type {string} */ heading, /** @type {number} */ n, /** @type {number} */ of) =>
    `${heading}: ${n} من ${of}`,
  example: 'مثال',
  suppose: 'لنفترض أنك لعبت هذه.',
  answer: 'أجب بنقلة على الطاولة، والورقة الخطأ تعود. يذكر التلميح الفكرة ثم الورقة.',
  next: 'متابعة',
  skip: 'تخطّي',
  start: 'ابدأ',
};

export const right = 'صحيح!';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'حللتها من المحاولة الأولى.' : `حللتها في ${ofTries(tries)}.`;
export const shown = 'هذا هو الجواب. المسألة التالية لك.';
export const seeTheOthers = '«الحل» يعرض النقلات التي بعدها.';
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `حاسوب قليل التفكير وجد الحل في ${found} من أصل ${of} محاولة.`
    : `حاسوب قليل التفكير لم يجد الحل في أي من ${of} محاولة.`;
export const harder = {
  gentle: 'ثلاثة أرباع المسائل أصعب من هذه.',
  medium: 'نصف المسائل أصعب من هذه.',
};
export const idea = (/** @type {string} */ theme) => `الفكرة: ${theme}`;
export const before = 'سبق أن حللت هذه المسألة.';
export const daySolved = 'حُلّت مسائل اليوم الأربع.';

export const hint = 'تلميح';
export const solution = 'الحل';
export const nextProblem = 'المسألة التالية';
export const anotherProblem = 'مسألة أخرى';
export const send = 'مشاركة';
export const again = 'من جديد';
export const leave = 'إغلاق';
export const leaveProblem = 'إغلاق المسألة';
export const intro = 'مسألة: سؤال واحد، وكل جواب مبرهن. لعبتك محفوظة.';
export const look = (/** @type {string[]} */ [name, other]) =>
  other ? `أحد الاثنين صحيح: ${name} أو ${other}.` : `انظر إلى ${name}.`;
export const hintPile = (/** @type {string} */ pile) => `انظر هنا. ${pile}.`;
export const allHintsGiven = 'لا مزيد من التلميحات: «الحل» يعرض الجواب.';
export const themes = {
  run: 'أبقِ سلسلة النوع معًا.',
  'second-run': 'لا تغطِّ ورقة بأخرى تنتظرها.',
  'shut-in': 'انتبه إلى الأوراق التي تنتظر ما يحيط بها.',
  room: 'أبقِ مكانًا للنقل.',
  'bare-king': 'أخلِ عمود ملك.',
  partner: 'انتبه لشريك كل ورقة.',
  uncover: 'اكشف ورقة تصل إلى الأساس قريبًا.',
  order: 'غطِّ آخر ورقة ستحتاج إليها.',
  wait: 'أحيانًا يجب إبقاء ورقة جاهزة للأساس في مكانها.',
  copy: 'من هذه الورقة اثنتان، ويهم أيهما تختار.',
  direction: 'صعودًا أو نزولًا: يهم أي أساس تختار.',
  none: 'انظر ما تغطيه كل نقلة وما تكشفه.',
};

export const checking = 'جارٍ التحقق من المسألة…';
export const refused = {
  wrong: 'ليست هذه مسألة: جوابها لا يفوز.',
  easy: 'ليست هذه مسألة: النقلات التي تفوز أكثر من اللازم.',
  stock: 'لا يمكن التحقق: بقيت أوراق كثيرة في المخزون.',
  undecided: 'لم ينتهِ برنامج الحل من التحقق من هذه المسألة.',
};
export const searchLonger = 'بحث أطول';
export const checkingLonger = 'تحقق بوقت أطول: قد يستغرق دقائق…';
export const playPosition = 'العب هذا الوضع';
export const easy = 'سهلة: نقلات كثيرة تفوز، أو الجواب واضح.';
export const noCheck = 'تعذّر تحميل برنامج الحل. هل انقطع الاتصال؟';
export const findingSolution = 'جارٍ البحث عن الحل…';
export const findingWhy = 'جارٍ البحث عن مثال…';
export const noSolution = 'لم يُعثر على الحل في الوقت المناسب.';

export const pageTitle = (/** @type {string} */ name) => `مسألة: ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `مسألة: ${name}`;
export const todayTitle = (/** @type {string} */ name) => `مسألة اليوم: ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `مسألة اليوم: ${name}`;
export const dayOfProblem = (/** @type {Date} */ date) => `اليوم، ${dayAndMonth(date)}`;
export const copied = 'نُسخ الرابط. الصقه حيث تشاء.';
export const sheetTitle = (/** @type {string} */ name) => `مسألة: ${name}`;

export const lead = 'وضع واحد وسؤال واحد، وكل جواب مبرهن: دقيقة من التفكير.';
export const today = 'مسألة اليوم';
export const todays = (/** @type {Date} */ date) => `مسائل اليوم، ${dayAndMonth(date)}`;
export const allProblems = 'كل المسائل';
export const gameChoice = 'اللعبة';
export const gradeChoice = 'الصعوبة';
export const variantChoice = 'القواعد';
export const allVariants = 'الكل';
export const printed = 'كما طُبعت';
export const themeChoice = 'الموضوع';
export const allThemes = 'كل المواضيع';
export const themeNames = {
  run: 'حفظ السلسلة',
  'second-run': 'أوراق مغطاة',
  'shut-in': 'أوراق محصورة',
  room: 'مكان للنقل',
  'bare-king': 'ملك منفرد',
  partner: 'الشريك المناسب',
  uncover: 'كشف ورقة',
  order: 'الترتيب',
  wait: 'ورقة تنتظر',
  copy: 'أي الاثنتين',
  direction: 'صعود أو نزول',
};
export const stateChoice = 'عرض';
export const stateChoices = { all: 'الكل', unsolved: 'غير المحلولة', solved: 'المحلولة' };
export const noneListed = 'لا توجد مسألة مطابقة. اختر موضوعًا آخر أو صعوبة أخرى.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) => `حللت ${done} من ${of}.`;
export const nextUnsolved = 'المسألة التالية غير المحلولة';
export const states = { solved: 'محلولة', tried: 'جُرّبت', today: 'اليوم' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `المسألة ${[n, ...facts].join('، ')}`;
export const noList = 'تعذّر تحميل المسائل. هل انقطع الاتصال؟';
export const badValue = (/** @type {string} */ value) => `«${value}» ليست مسألة. أعطِ رابط مسألة، أو «daily».`;

export const fromGames = 'من ألعابك';
export const mistakesDue = (/** @type {number} */ n) => (n ? `مستحق اليوم: ${problems(n)}.` : 'لا شيء مستحق اليوم.');
export const mistakesWait = (/** @type {number} */ n) => `في يوم آخر: ${problems(n)}.`;
export const askDue = 'حل المستحق';
export const allMistakes = 'كل المسائل من ألعابك';
export const mistakeFound = 'وجدتها';
export const mistakeDue = 'مستحقة اليوم';
export const mistakeWaits = (/** @type {number} */ n) => `من جديد بعد ${ofDays(n)}`;

export const makeTitle = 'صنع مسألة';
export const proving = 'يتحقق برنامج الحل من كل نقلة…';
export const made = {
  problem: 'هذه مسألة. نتيجة كل نقلة مبرهنة.',
  easy: 'لا مسألة هنا: النقلات التي تفوز أكثر من اللازم، أو الجواب واضح.',
  lost: 'لا مسألة هنا: لم تعد أي نقلة تفوز.',
  over: 'لا مسألة هنا: انتهت اللعبة.',
  stock: 'لا مسألة هنا بعد: ما زالت أوراق كثيرة في المخزون مخفية.',
  undecided: 'لم يستطع برنامج الحل برهنة نتيجة كل نقلة. جرّب وضعًا أقرب إلى النهاية.',
};
export const toTable = 'العودة إلى الطاولة';
export const toReview = 'العودة إلى المراجعة';
export const tryIt = 'جرّب حلها';
export const copyMessage = 'نسخ رسالة';
export const messageCopied = 'نُسخت الرسالة. الصقها حيث تشاء.';
export const message = (/** @type {string} */ name, /** @type {string} */ question, /** @type {string} */ url) =>
  `مسألة: ${name}. ${question} ${url}`;
export const sendTitle = 'مشاركة مسألة';
export const picture = {
  save: 'حفظ الصورة',
  saved: 'حُفظت الصورة.',
  failed: 'تعذّر إنشاء الصورة.',
  label: (/** @type {string} */ name, /** @type {string} */ question) => `صورة الوضع: ${name}. ${question}`,
};

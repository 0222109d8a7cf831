// Arabic: the rules. Each game's own words are files of their own; here is what stands round them.

/** @typedef {import('../marked.js').GameRules} GameRules */

/** The rules of each game, by its id. @type {Record<string, () => Promise<{ default: GameRules }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
};

export const glossary = () => import('./rules/glossary.js');
export const keys = () => import('./rules/keys.js');

/** The parts of a page of rules. */
export const sections = {
  rules: 'القواعد',
  aim: 'الهدف',
  table: 'الطاولة',
  art: 'فن اللعبة',
  open: 'مسائل مفتوحة',
  marks: 'العلامات',
  keys: 'باليد وبالمفاتيح',
  glossary: 'المصطلحات',
  lesson: 'الدرس الأول',
};

export const page = {
  title: (/** @type {string} */ game) => `قواعد ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `كيف تُلعب ${game}، سوليتير من كتاب الليدي كادوغان، قاعدة قاعدة مع الصور. ${lead}`,
  glossaryTitle: 'مصطلحات السوليتير · Cadogan',
  glossaryDescription: 'متاحة، محرّرة، مناسبة، المكشوف، الممشى، السماح: معاني كلمات ألعاب الليدي كادوغان.',
  heading: (/** @type {string} */ game) => `قواعد ${game}`,
  play: (/** @type {string} */ game) => `العب ${game}`,
  all: 'القواعد',
  home: 'Cadogan',
  accessibility: 'لكل لاعب',
  book: 'أربع ألعاب سوليتير من كتاب الليدي كادوغان المصوّر في ألعاب السوليتير أو الصبر (Illustrated Games of Solitaire or Patience)، وهو كتاب من العصر الفكتوري رُوجع في الصحافة عام 1874، عن طبعة فيلادلفيا المنقحة لعام 1914. الأرقام أرقام الكتاب، والكلام كلامنا.',
};

/** A rule and its plate. */
export const rule = {
  /** What its number is called: "القاعدة IV". */
  called: (/** @type {string} */ numeral) => `القاعدة ${numeral}`,
  letter: 'بحرفية النص.',
  play: 'العبها',
  step: 'الخطوة التالية',
  back: 'تراجع عنها',
  stepBack: 'خطوة إلى الوراء',
  at: (/** @type {number} */ n, /** @type {number} */ of) => `${n} من ${of}`,
  open: 'جرّب هذا على الطاولة',
  watch: 'شاهدها',
  then: 'ثم:',
  /** Of a plate. */
  fromTable: 'من طاولتك',
  markMine: 'علّم الأوراق الحرة على طاولتي',
  contents: 'أجزاء القواعد',
  parts: 'الطاولة، جزءًا جزءًا',
  standAlone: 'في صفحة مستقلة',
};

/** Below the cards of a plate. */
export const labels = {
  up: 'صعودًا',
  down: 'نزولًا',
  next: 'التالي',
  hand: 'في اليد',
  home: 'في الأساس',
  resting: 'تنتظر',
  foundation: 'أساس',
  admirals: 'الأميرالات',
  generals: 'الجنرالات',
  navy: 'الأسطول',
  army: 'الجيش',
  pack: 'الرزمة',
  redTalon: 'المكشوف الأحمر',
  blackTalon: 'المكشوف الأسود',
  noQueen: 'بلا ملكة',
  noKnave: 'بلا ولد',
  grace: 'السماح',
};

/** The marks on the table, each beside its drawing. */
export const legend = {
  lead: 'ما يظهر على الأوراق وعلى القماش، وما معناه.',
  available: 'صليب الكتاب: هذه الورقة متاحة.',
  gap: 'موضع ذهبت ورقته. لا يوضع فيه شيء.',
  suitable: 'زاوية بنية مثنية: هذه الورقة تبلغ أساسها.',
  chosen: 'إطار: الورقة التي اخترتها.',
  target: 'علامات الزوايا: حيث يمكن أن تذهب.',
};

/** What a glossary's term says before its explanation, where it is only heard. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;

// Arabic: the pages of rules. The rules of each game are in rules/.

/** @typedef {import('../marked.js').GameRules} GameRules */

/** @type {Record<string, () => Promise<{ default: GameRules }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
};

export const glossary = () => import('./rules/glossary.js');
export const keys = () => import('./rules/keys.js');

export const sections = {
  rules: 'القواعد',
  aim: 'هدف اللعبة',
  table: 'الطاولة',
  art: 'فن اللعب',
  open: 'أسئلة يتركها الكتاب مفتوحة',
  marks: 'العلامات',
  keys: 'التحكم',
  glossary: 'المصطلحات',
  lesson: 'الدرس',
};

export const page = {
  title: (/** @type {string} */ game) => `قواعد ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `طريقة لعب ${game}، سوليتير من كتاب الليدي كادوغان، قاعدة قاعدة مع رسوم توضيحية. ${lead}`,
  glossaryTitle: 'مصطلحات السوليتير · Cadogan',
  glossaryDescription: 'متاحة، محرّرة، مناسبة، كومة المكشوف، الممشى، السماح: شرح مصطلحات ألعاب الليدي كادوغان.',
  heading: (/** @type {string} */ game) => `قواعد ${game}`,
  play: (/** @type {string} */ game) => `العب ${game}`,
  all: 'القواعد',
  home: 'Cadogan',
  accessibility: 'سهولة الوصول',
  book: 'أربع ألعاب سوليتير من كتاب الليدي كادوغان المصوّر في ألعاب السوليتير أو الصبر (Illustrated Games of Solitaire or Patience)، وهو كتاب من العصر الفكتوري كتبت عنه الصحافة عام 1874؛ ونتّبع طبعة فيلادلفيا المنقحة لعام 1914. أرقام القواعد من الكتاب، والكلام كلامنا.',
};

export const rule = {
  numbered: (/** @type {string} */ numeral) => `القاعدة ${numeral}`,
  readStrictly: 'بحسب النص حرفيًا:',
  play: 'العبها',
  step: 'الخطوة التالية',
  back: 'تراجع',
  stepBack: 'خطوة إلى الخلف',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} من ${of}`,
  open: 'جرّبها على الطاولة',
  watch: 'شاهدها',
  then: 'ثم:',
  fromTable: 'من طاولتك',
  markOnTable: 'تمييز الأوراق المتاحة على طاولتي',
  contents: 'أجزاء القواعد',
  parts: 'أجزاء الطاولة',
  openAsPage: 'افتح في صفحة مستقلة',
};

export const labels = {
  up: 'صعودًا',
  down: 'نزولًا',
  next: 'التالية',
  hand: 'اليد',
  home: 'على أساسها',
  resting: 'تنتظر',
  foundation: 'أساس',
  admirals: 'الأميرالات',
  generals: 'الجنرالات',
  navy: 'الأسطول',
  army: 'الجيش',
  stock: 'المخزون',
  redTalon: 'المكشوف الأحمر',
  blackTalon: 'المكشوف الأسود',
  noQueen: 'بلا ملكة',
  noJack: 'بلا ولد',
  grace: 'السماح',
};

export const legend = {
  lead: 'العلامات على الأوراق وعلى الجوخ.',
  available: 'العلامة ^، أو علامة × من الكتاب في الأشكال: هذه الورقة متاحة.',
  gap: 'فراغ تركته ورقة. لا يمكنك وضع ورقة أخرى فيه.',
  suitable: 'زاوية بنية مثنية: هذه الورقة جاهزة للأساس.',
  selected: 'حلقة: الورقة التي اخترتها.',
  target: 'علامات الزوايا: حيث يمكن وضعها.',
};

export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;

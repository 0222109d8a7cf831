// Arabic: the pages round the table, a constant a place where they stand.

import { isolated } from './cards.js';

export { locale, moves } from './numbers.js';

/** Titles of pages, and what is said of a game wherever it is named. */
export const page = {
  title: 'Cadogan: ألعاب سوليتير كما في الكتاب',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${isolated(deal)}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}، ${isolated(deal)}` : `${name}، أوراقك أنت`,
  /** What a button does, and for which game; the name is in it so that it can be asked for by voice. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'أغلق هذا التنبيه',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'تعذّر تحميل اللعبة. هل انقطع الاتصال؟',
  table: 'تعذّر تحميل الطاولة. هل انقطع الاتصال؟',
  panel: 'تعذّر تحميل هذا. هل انقطع الاتصال؟',
  again: 'حاول مرة أخرى',
  webAssembly:
    'هذه طاولة لأربع ألعاب سوليتير. قواعدها تعمل بتقنية WebAssembly، وليست في هذا المتصفح أو هي معطلة فيه. ' +
    'تعمل في أي إصدار حديث من Firefox أو Chrome أو Edge أو Safari.',
  unproven: 'ربما لا يمكن كسب هذه التوزيعة: تعذّر تحميل قائمة التوزيعات الممكن كسبها.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'اللعبة السابقة محفوظة.',
  toPrevious: 'عودة إليها',
  elsewhere: 'تقدمت هذه اللعبة في علامة تبويب أخرى.',
  fromThere: 'تابع من هناك',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'لا يسمح هذا المتصفح للصفحة بحفظ شيء؛ لعبتك ما زالت في العنوان.',
  full: 'امتلأت ذاكرة المتصفح: ما يُلعب الآن محفوظ في العنوان وحده.',
  room: 'توفّر مكان من جديد، وكل شيء محفوظ.',
  corrupt: 'لعبة محفوظة في هذا المتصفح كانت تالفة فتُركت.',
  newer: 'في هذا المتصفح أيضًا ألعاب من إصدار أحدث لهذه الصفحة؛ لم تُمسّ.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'افتح التوزيعة بلا نقلاتها',
  cut: 'ينتهي هذا الرابط حيث تبدأ نقلاته: ربما قُطع. هذه هي التوزيعة.',
  openAs: (/** @type {string} */ name) => `افتحه بوصفه ${name}`,
  newDeal: 'وزّع غيرها',
  toStart: 'إلى صفحة البداية',
};

/** A code or link that a person types. */
export const code = {
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
};

/** A new version of the site. */
export const version = {
  fresh: 'وصل إصدار جديد من هذه الصفحة.',
  take: 'استعمله الآن',
  later: 'لاحقًا',
};

/** A game that is watched. */
export const replay = {
  name: 'عرض',
  moves: 'النقلات',
  review: 'مراجعة',
  begin: 'قبل النقلة الأولى',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `عرض: ${name}${deal ? ` ${isolated(deal)}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `عرض: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'تعذّر عرض اللعبة. افتح الرابط من جديد.',
};

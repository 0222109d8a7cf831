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
  close: 'إغلاق هذا التنبيه',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'تعذّر تحميل اللعبة. هل انقطع الاتصال؟',
  table: 'تعذّر تحميل الطاولة. هل انقطع الاتصال؟',
  panel: 'تعذّر تحميل هذا. هل انقطع الاتصال؟',
  again: 'إعادة المحاولة',
  webAssembly:
    'تحتاج Cadogan، وهي طاولة لأربع ألعاب سوليتير، إلى WebAssembly، وليست في هذا المتصفح أو هي معطلة فيه. يعمل أي إصدار حديث من Firefox أو Chrome أو Edge أو Safari.',
  unproven: 'ربما لا يمكن الفوز بهذه التوزيعة: تعذّر تحميل قائمة التوزيعات التي يمكن الفوز بها.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'لعبتك السابقة محفوظة.',
  toPrevious: 'العودة إليها',
  elsewhere: 'تابعت اللعب في علامة تبويب أخرى.',
  fromThere: 'المتابعة من هناك',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'يمنع هذا المتصفح الحفظ. ما زالت لعبتك في العنوان.',
  full: 'امتلأت مساحة تخزين المتصفح. نقلاتك الجديدة في العنوان فقط.',
  room: 'توفّرت مساحة من جديد؛ كل شيء محفوظ.',
  corrupt: 'لعبة محفوظة واحدة تالفة ولا يمكن فتحها.',
  newer: 'بعض الألعاب المحفوظة من إصدار أحدث لهذه الصفحة. تبقى كما هي.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'فتح التوزيعة بلا نقلاتها',
  cut: 'يبدو أن هذا الرابط مقطوع: نقلاته ناقصة. هذه هي التوزيعة.',
  openAs: (/** @type {string} */ name) => `فتحه كلعبة ${name}`,
  newDeal: 'توزيعة جديدة',
  toStart: 'إلى صفحة البداية',
};

/** A code or link that a person types. */
export const code = {
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
};

/** A new version of the site. */
export const version = {
  fresh: 'إصدار جديد جاهز.',
  take: 'استخدامه الآن',
  later: 'لاحقًا',
};

/** A game that is watched. */
export const replay = {
  name: 'إعادة العرض',
  moves: 'النقلات',
  review: 'مراجعة',
  begin: 'قبل النقلة الأولى',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `إعادة عرض: ${name}${deal ? ` ${isolated(deal)}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `إعادة عرض: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'تعذّرت إعادة العرض. افتح الرابط من جديد.',
};

// Arabic: the pages around the table, a constant for each part.

import { dayFormatter } from '../shared.js';
import { isolated, locale } from './cards.js';

export { locale, moves } from './numbers.js';

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');
const shortDay = dayFormatter(locale, 'short', 'UTC');

export const dayOfDeal = {
  long: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `توزيعة ${dayAndMonth(date, hasYear)}`,
  short: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => shortDay(date, hasYear),
};

export const page = {
  title: 'Cadogan: ألعاب سوليتير كما في الكتاب',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${isolated(deal)}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}، ${isolated(deal)}` : `${name}، أوراقك أنت`,
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'إغلاق هذا التنبيه',
};

export const failed = {
  engine: 'تعذّر تحميل اللعبة. هل انقطع الاتصال؟',
  table: 'تعذّر تحميل الطاولة. هل انقطع الاتصال؟',
  panel: 'تعذّر تحميل هذا. هل انقطع الاتصال؟',
  again: 'إعادة المحاولة',
  webAssembly:
    'تحتاج Cadogan، وهي طاولة لأربع ألعاب سوليتير، إلى WebAssembly، وليست في هذا المتصفح أو هي معطلة فيه. يعمل أي إصدار حديث من Firefox أو Chrome أو Edge أو Safari.',
};

export const games = {
  previous: 'لعبتك السابقة محفوظة.',
  toPrevious: 'العودة إليها',
  elsewhere: 'تابعت اللعب في علامة تبويب أخرى.',
  continueThere: 'المتابعة من هناك',
};

export const storage = {
  unsaved: 'يمنع هذا المتصفح الحفظ. ما زالت لعبتك في العنوان.',
  full: 'امتلأت مساحة تخزين المتصفح. نقلاتك الجديدة في العنوان فقط.',
  spaceAgain: 'توفّرت مساحة من جديد؛ كل شيء محفوظ.',
  corrupt: 'لعبة محفوظة واحدة تالفة ولا يمكن فتحها.',
  damaged: 'بعض البيانات المحفوظة تالفة وجرى تجاوزها. ألعابك بأمان.',
  newer: 'بعض الألعاب المحفوظة من إصدار أحدث لهذه الصفحة. تبقى كما هي.',
};

export const recovery = {
  bareDeal: 'فتح التوزيعة بلا نقلاتها',
  cut: 'يبدو أن هذا الرابط مقطوع: نقلاته ناقصة. هذه هي التوزيعة.',
  openAs: (/** @type {string} */ name) => `فتحه كلعبة ${name}`,
  newDeal: 'توزيعة جديدة',
  toStart: 'إلى صفحة البداية',
};

export const code = {
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
};

export const version = {
  available: 'إصدار جديد جاهز.',
  use: 'استخدامه الآن',
  notNow: 'لاحقًا',
};

export const replay = {
  label: 'إعادة العرض',
  moves: 'قائمة النقلات',
  review: 'مراجعة',
  begin: 'قبل النقلة الأولى',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `إعادة عرض: ${name}${deal ? ` ${isolated(deal)}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `إعادة عرض: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  failed: 'تعذّرت إعادة العرض. افتح الرابط من جديد.',
};

// Arabic: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { agreeing, both, card } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${card(token.card)} تحت ${card(token.under)}`,
  'why-link-shut-in': (token) =>
    `${card(token.card)} ${agreeing(token.by[0], 'يحصر', 'تحصر')}${agreeing(token.card, 'ه', 'ها')} ${both(token.by.map(card))}`,
  'why-link-room': (token) => `${card(token.card)} عن ${card(token.on)}`,
  'why-link-pair': (token) => `${card(token.card)} مع ${card(token.with)}`,
};

const list = linkJoiner(links);

const NEVER = 'لن تصل أي من هذه الأوراق إلى الأساس أبدًا';
const NEVER_BY_GRACE = `${NEVER}، حتى بالسماح`;
const WAITING = 'كل زوج من هذه ينتظر غيره، فلن تصل كلها إلى الأساس أبدًا';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `تُظهر ${card(token.card)}.`,
  'hint-frees': (token) => `تتيح ل${card(token.card)} الوصول إلى الأساس قريبًا.`,
  'hint-follows': (token) => `${agreeing(token.card, 'يتبعها', 'تتبعها')} ${card(token.card)} قريبًا.`,
  'hint-run': (token) => `تصل إلى الأساس من هناك، و${agreeing(token.on, 'يتبعها', 'تتبعها')} ${card(token.on)} مباشرة.`,
  'hint-late': (token) => `تغطي ${card(token.card)}، ولن تحتاج ${agreeing(token.card, 'إليه', 'إليها')} إلا متأخرًا.`,
  'hint-pair-late': (token) =>
    `${agreeing(token.card, 'يمكن أن ينتظر', 'يمكن أن تنتظر')} ${card(token.card)}: لن تحتاج ${agreeing(token.card, 'إليه', 'إليها')} إلا متأخرًا.`,
  'hint-room': (token) => `تفسح مكانًا على ${card(token.card)}.`,
  'hint-safe': () => 'لا تحتاج إليها هناك أي ورقة أخرى.',
  'hint-pair': () => 'يصل الزوج إلى الأساس قريبًا.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'لا يوجد برنامج حل لهذه اللعبة.',
  'solver-unreadable': () => 'لا يستطيع برنامج الحل قراءة هذه اللعبة.',
  'why-under': (token) => `${NEVER}: ${list(token.links, '، ')}.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}: ${list(token.links, '، ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}.`,
  'why-room': (token) => `كيفما لعبت، لن يوجد مكان لنقل ${list(token.links, '، أو ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, '، ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-unpaired': () => 'لا يصل أي زوج إلى الأساس، وليس في أحد الجانبين ورقة غير مقرونة لأوراق الآخر.',
};

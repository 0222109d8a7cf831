// Arabic: what the solver says, a function a token. Spread into `tokens` by deferred.js.

import { joined } from '../shared.js';
import { agreeing, both, card } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** The parts of a reason, one for each card or pair; said only within it. @type {Links} */
const links = {
  'why-link-under': (token) => `${card(token.card)} تحت ${card(token.under)}`,
  'why-link-shut-in': (token) =>
    `${card(token.card)} ${agreeing(token.by[0], 'يحصر', 'تحصر')}${agreeing(token.card, 'ه', 'ها')} ${both(token.by.map(card))}`,
  'why-link-room': (token) => `${card(token.card)} عن ${card(token.on)}`,
  'why-link-pair': (token) => `${card(token.card)} مع ${card(token.with)}`,
};

const list = joined(links);

const NEVER = 'لن تُلعب أي من هذه الأوراق أبدًا';
const NEVER_BY_GRACE = `${NEVER}، بالسماح أو بدونه`;
const WAITING = 'هذه الأزواج ينتظر بعضها بعضًا، ولا يمكن أن تُلعب كلها';

/** Why the fair hint is what it is: sentences that follow the move. @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `${agreeing(token.card, 'يتحرر', 'تتحرر')} بها ${card(token.card)} من تحتها.`,
  'hint-frees': (token) => `بها ${agreeing(token.card, 'يبلغ', 'تبلغ')} ${card(token.card)} الأساس قريبًا.`,
  'hint-follows': (token) => `${agreeing(token.card, 'يتبعها', 'تتبعها')} ${card(token.card)} قريبًا.`,
  'hint-run': (token) => `تبلغ الأساس من هناك، ثم ${agreeing(token.on, 'يتبعها', 'تتبعها')} ${card(token.on)}.`,
  'hint-late': (token) => `${card(token.card)} تحتها ${agreeing(token.card, 'مطلوب', 'مطلوبة')} بعد أكثر الأوراق.`,
  'hint-pair-late': (token) =>
    `${card(token.card)} ${agreeing(token.card, 'يمكنه الانتظار، فهو مطلوب', 'يمكنها الانتظار، فهي مطلوبة')} بعد أكثر الأوراق.`,
  'hint-room': (token) => `تفسح مكانًا على ${card(token.card)}.`,
  'hint-safe': () => 'لن تحتاج إليها هناك ورقة بعد الآن.',
  'hint-pair': () => 'يبلغ الزوج الأساس قريبًا.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'لا حلّال لهذه اللعبة.',
  'solver-unreadable': () => 'لا يستطيع الحلّال قراءة هذه اللعبة.',
  'why-under': (token) => `${NEVER}: ${list(token.links, '، ')}.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}: ${list(token.links, '، ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}.`,
  'why-room': (token) => `كيفما لُعبت فلن يكون هناك مكان لنقل ${list(token.links, '، أو ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, '، ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-unpaired': () => 'لا زوج يمكن لعبه، وليس في أحد الجانبين ورقة بلا زوج ترافق أوراق الآخر.',
};

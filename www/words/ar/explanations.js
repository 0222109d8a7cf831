// Arabic: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { agreeing, both, card } from './cards.js';
import { countedCards } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair' | 'why-link-wait' | 'why-link-held'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @param {TokenOf['why-link-shut-in' | 'why-link-held']} token */
const sayBlocked = (token) =>
  `${card(token.card)} ${agreeing(token.by[0], 'يحصر', 'تحصر')}${agreeing(token.card, 'ه', 'ها')} ${both(token.by.map(card))}`;

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${card(token.card)} تحت ${card(token.under)}`,
  'why-link-shut-in': sayBlocked,
  'why-link-room': (token) => `${card(token.card)} من فوق ${card(token.on)}`,
  'why-link-pair': (token) => `${card(token.card)} مع ${card(token.with)}`,
  'why-link-wait': (token) => `${card(token.card)} في انتظار ${card(token.after)}`,
  'why-link-held': sayBlocked,
};

const list = linkJoiner(links);

const or = (/** @type {Card[]} */ cards) => cards.map(card).join(' أو ');

const onlyWith = (/** @type {TokenOf['why-partners']} */ token) =>
  token.first.length ? `لا تصل ${card(token.first[0])} إلى الأساس إلا مع ${or(token.with)}. ` : '';

const NEVER = 'لن تصل أي من هذه الأوراق إلى الأساس أبدًا';
const NOT_ALL = 'لن تصل هذه الأوراق كلها إلى الأساس، حتى بالسماح';
const WAITING = 'هذه الأزواج ينتظر بعضها بعضًا، فلن تصل كلها إلى الأساس أبدًا';
const EITHER = (/** @type {Card[]} */ [name, other]) =>
  other
    ? `يجب أن تصعد إحدى ورقتي ${card(name)} وإحدى ورقتي ${card(other)} وأن تنزل الأخريان، وفي كل الحالات تنتظر أوراق بعضها بعضًا`
    : `يجب أن تصعد إحدى ورقتي ${card(name)} وأن تنزل الأخرى، وفي الحالتين تنتظر أوراق بعضها بعضًا`;
const BALANCE = 'تصل إلى الأساس كل مرة ورقة حمراء وأخرى سوداء معًا، فلن تصل هذه الأزواج كلها';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `بذلك ${agreeing(token.card, 'ينكشف', 'تنكشف')} ${card(token.card)}.`,
  'hint-frees': (token) =>
    `بذلك ${agreeing(token.card, 'يمكن أن يصل', 'يمكن أن تصل')} ${card(token.card)} إلى الأساس قريبًا.`,
  'hint-follows': (token) => `${agreeing(token.card, 'يتبعها', 'تتبعها')} ${card(token.card)} قريبًا.`,
  'hint-run': (token) => `تصل إلى الأساس من هناك، و${agreeing(token.on, 'يتبعها', 'تتبعها')} ${card(token.on)} مباشرة.`,
  'hint-late': (token) =>
    `بذلك ${agreeing(token.card, 'يُغطّى', 'تُغطّى')} ${card(token.card)}، ولن تحتاج ${agreeing(token.card, 'إليه', 'إليها')} قريبًا.`,
  'hint-pair-late': (token) =>
    `${agreeing(token.card, 'يمكن أن ينتظر', 'يمكن أن تنتظر')} ${card(token.card)}: لن تحتاج ${agreeing(token.card, 'إليه', 'إليها')} إلا لاحقًا.`,
  'hint-room': (token) => `بذلك يخلو مكان على ${card(token.card)}.`,
  'hint-safe': () => 'لم تعد أي ورقة أخرى تحتاج إليها على الطاولة.',
  'hint-home': () => 'عند الشك، الأولوية لورقة تصل إلى الأساس.',
  'hint-turn': () => 'ما على الطاولة يمكنه الانتظار.',
  'hint-pair': () => 'سيتمكن الزوج من الوصول إلى الأساس قريبًا.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'لا يوجد برنامج حل لهذه اللعبة.',
  'solver-unreadable': () => 'لا يستطيع برنامج الحل قراءة هذه اللعبة.',
  'why-under': ({ links: [first, ...others] }) =>
    others.length || first.k !== 'why-link-under'
      ? `${NEVER}: ${list([first, ...others], '، ')}.`
      : `${card(first.card)} تحت ${card(first.under)}، وكل منهما تنتظر الأخرى: لن تصل أي منهما إلى الأساس أبدًا.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NOT_ALL : NEVER}: ${list(token.links, '، ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NOT_ALL : NEVER}.`,
  'why-room': (token) => `كيفما لعبت، لن يوجد مكان لرفع ${list(token.links, '، ولا ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, '، ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-balance': (token) => `${BALANCE}: ${list(token.links, '، ')}.`,
  'why-balance-brief': () => `${BALANCE}.`,
  'why-partners': (token) =>
    `${onlyWith(token)}لم يبق مع ${card(token.card)} سوى ${or(token.partners)}، ولا يصلح أي منها: ${list(token.waits, '، ')}.`,
  'why-partners-brief': (token) => `لم تبق ورقة يمكن أن تصل معها ${card(token.card)} إلى الأساس.`,
  'why-unpaired': ({ army, navy }) =>
    army && navy
      ? 'لا يمكن أن يصل أي زوج إلى الأساس، ولم تبق في الجيش ولا في الأسطول ورقة بلا زوج.'
      : `لا يمكن أن يصل أي زوج إلى الأساس، ولم تبق في ${army ? 'الجيش' : 'الأسطول'} ورقة بلا زوج لتكوين زوج جديد.`,
  'why-either': (token) => `${EITHER(token.cards)}: ${list(token.links, '، ')}.`,
  'why-either-brief': (token) => `${EITHER(token.cards)}.`,
  'why-few': ({ cards: names }) =>
    names.length
      ? `كيفما لعبت، لن يصل إلى الأساس سوى ${both(names.map(card))}.`
      : 'كيفما لعبت، لن تصل أي ورقة أخرى إلى الأساس.',
  'why-never': (token) =>
    token.held.length === 1
      ? `كيفما لعبت، ${agreeing(token.card, 'لن يصل', 'لن تصل')} ${card(token.card)} إلى الأساس أبدًا.`
      : `كيفما لعبت، لن تصل أي من ${token.held.length === 2 ? 'ورقتي' : 'أوراق'} ${card(token.card)} إلى الأساس.`,
  'why-most': (token) => `كيفما لعبت، لن يصل إلى الأساس أكثر من ${countedCards(token.count)}.`,
};

// Arabic: replies to a wrong answer. A reason follows "بعد 7♠ على 8♥، ". Cards run from left to right.

import { both, card, thePlace } from './cards.js';
import { countedCards, ofTransfers } from './numbers.js';

/** @import { Place } from '../tokens.js' */

/** @typedef {import('../en/replies.js').WaitingLink} WaitingLink */

/** @param {string[]} items */
const hasAnd = (items) => / و/.test(items[items.length - 1]);

const more = (/** @type {number} */ n) => `و${n} غيرها`;

/** @param {string[]} items @param {number} others */
const some = (items, others) => {
  if (hasAnd(items)) return [...items, ...(others ? [more(others)] : [])].join('؛ ');
  return others ? `${items.join('، ')} ${more(others)}` : both(items);
};

const waiting = (/** @type {WaitingLink} */ { name, over, first }) =>
  `${name} تحت ${over}${first.length ? `، و${over} في انتظار ${first.join(' أو ')}` : ''}`;

/** The first of some links, and how many others there are. @param {WaitingLink[]} links @param {number} others */
const chainOf = (links, others) => [...links.map(waiting), ...(others ? [more(others)] : [])].join('؛ ');

const or = (/** @type {string[]} */ items) =>
  items.length > 2 ? `${items.slice(0, -1).join('، ')} أو ${items[items.length - 1]}` : items.join(' أو ');

/** @typedef {import('../en/replies.js').Wait} Wait */

const waitsOf = (/** @type {Wait[]} */ waits) =>
  waits.map(({ names, first }) => `${both(names)} في انتظار ${first.join(' أو ')}`).join('؛ ');

/** @param {string[]} names */
const upAndDown = (names) =>
  names.length > 1
    ? `يجب أن تصعد إحدى ورقتي ${names[0]} وإحدى ورقتي ${names[1]} وأن تنزل الأخريان، وفي كل الحالات`
    : `يجب أن تصعد إحدى ورقتي ${names[0]} وأن تنزل الأخرى، وفي الحالتين`;

export const replies = {
  card,
  symbol: (/** @type {string} */ symbol) => `\u2066${symbol}\u2069`,
  moves: {
    home: (/** @type {string} */ name) => `${name} إلى الأساس`,
    up: (/** @type {string} */ name) => `${name} إلى الأساس صعودًا`,
    down: (/** @type {string} */ name) => `${name} إلى الأساس نزولًا`,
    onto: (/** @type {string} */ name, /** @type {string} */ on) => `${name} على ${on}`,
    to: (/** @type {string} */ name, /** @type {string} */ to) => `${name} ${to}`,
    aside: (/** @type {string} */ name) => `تنحية ${name}`,
    at: (/** @type {string} */ name, /** @type {Place} */ place) => `${name} (${thePlace(place)})`,
    both: (/** @type {string} */ name, /** @type {string} */ other) => `${name} و${other} إلى الأساس`,
    deal: 'التوزيع',
    run: 'نقل السلسلة كلها',
  },
  after: (/** @type {string} */ move, /** @type {string} */ reason) => `بعد ${move}، ${reason}.`,
  afterPlay: (/** @type {string} */ move, /** @type {string} */ reason, /** @type {string[]} */ placings) =>
    `بعد ${move}${placings.length ? `، ثم ${both(placings)}` : ' واللعب البديهي'}، ${reason}. ولا شيء غيره يفوز.`,
  now: (/** @type {string} */ reason) => `الآن ${reason}.`,

  some,
  off: (/** @type {string} */ name, /** @type {string} */ under) => `${name} من فوق ${under}`,
  places: {
    list: (/** @type {string[]} */ places) => places.join('، و'),
    under: (/** @type {string} */ over) => `تحت ${over}`,
    between: (/** @type {string[]} */ beside) => (beside.length > 1 ? `بين ${both(beside)}` : `بجانب ${both(beside)}`),
    paired: (/** @type {string} */ other) => `في زوج مع ${other}`,
    in: (/** @type {string} */ talon, /** @type {string} */ under) => `${talon}، ${under}`,
    talon: { red: 'في كومة المكشوف الحمراء', black: 'في كومة المكشوف السوداء' },
  },

  eachOther: (/** @type {string} */ name, /** @type {string} */ over) =>
    `${over} في انتظار ${name} وهي تحتها: لن تصل أي منهما إلى الأساس أبدًا`,
  chain: (/** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${chainOf(links, others)}: لن تصل أي منها إلى الأساس أبدًا`,
  block: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `هذه الأوراق يسدّ بعضها بعضًا ${isFar ? 'في أعمدتها' : 'إلى الأبد'}: ${list}`,
  withWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}. ${waitsOf(waits)}`,
  beyondGrace: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `حتى السماح لا يحرر هذه كلها${isFar ? ' في أعمدتها' : ''}: ${list}`,
  either: (/** @type {string[]} */ names, /** @type {string} */ list) =>
    `${upAndDown(names)} يسدّ بعض هذه بعضًا: ${list}`,
  eitherChain: (/** @type {string[]} */ names, /** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${upAndDown(names)} ${chainOf(links, others)}`,
  noRoom: (/** @type {string} */ list) => `لن يوجد مكان لرفع ${list}`,
  twoPairs: (
    /** @type {string} */ pair,
    /** @type {string} */ other,
    /** @type {string} */ name,
    /** @type {string} */ first,
    /** @type {string} */ name2,
    /** @type {string} */ first2,
  ) => `لن يصل ${pair} و${other} معًا إلى الأساس: ${name} في انتظار ${first}، و${name2} في انتظار ${first2}`,
  pairRing: (/** @type {string} */ list, /** @type {Wait[]} */ waits) =>
    `لن يصل ${list} كلها إلى الأساس: ${waitsOf(waits)}`,
  leftWith: (
    /** @type {string} */ name,
    /** @type {string[]} */ partners,
    /** @type {string} */ pairs,
    /** @type {boolean} */ isSingle,
  ) => `لم يبق مع ${name} سوى ${or(partners)}، لكن ${pairs} ${isSingle ? 'يمنع' : 'تمنع'} ذلك`,
  goesOnlyWith: (/** @type {string} */ first, /** @type {string[]} */ partners, /** @type {string} */ reason) =>
    `لا تصل ${first} إلى الأساس إلا مع ${or(partners)}؛ ثم ${reason}`,
  pairsWait: (/** @type {string} */ list) => `هذه الأزواج ينتظر بعضها بعضًا ولن تصل كلها إلى الأساس: ${list}`,
  pairsUnbalanced: (/** @type {string} */ list) =>
    `لن تصل هذه الأزواج كلها إلى الأساس، ففي كل مرة تصل ورقة حمراء وأخرى سوداء معًا: ${list}`,
  noPair: (/** @type {boolean} */ army, /** @type {boolean} */ navy) =>
    army && navy
      ? 'لا يمكن أن يصل أي زوج إلى الأساس، ولم تبق في الجيش ولا في الأسطول ورقة بلا زوج'
      : `لا يمكن أن يصل أي زوج إلى الأساس، ولم تبق في ${army ? 'الجيش' : 'الأسطول'} ورقة بلا زوج لتكوين زوج جديد`,
  noneGoes: 'لن تصل أي ورقة أخرى إلى الأساس',
  onlyGo: (/** @type {string[]} */ cards) => `لن يصل إلى الأساس سوى ${some(cards, 0)}`,
  never: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `لن تصل أي ورقة ${name}${place} إلى الأساس` : `لن تصل ورقة ${name}${place} إلى الأساس أبدًا`,
  norEver: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `، ولن تصل أي ورقة ${name}${place}` : `، ولن تصل ورقة ${name}${place}`,
  notEven: (/** @type {string} */ name, /** @type {string} */ place) => `، ولا حتى ${name}${place}`,
  evenByGrace: '، ولا حتى بالسماح',
  asWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}: ${waitsOf(waits)}`,
  noNearer: 'ولا سبيل إلى الاقتراب أكثر.',
  most: (/** @type {number} */ n, /** @type {number} */ left) =>
    `لن يصل إلى الأساس أكثر من ${n} من الأوراق الباقية، وعددها ${left}`,
  noMove: 'لا تبقى أي نقلة',
  leftOver: (/** @type {number} */ n) => `تبقى ${countedCards(n)} عالقة`,
  tooLate: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ over,
  ) => `لا تصل ${isFirst ? 'أولى ورقتي' : 'ورقة'} ${name} إلى الأساس إلا في ${ofTransfers(n)}، والزيادة ${over}`,
  atLeast: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ allowed,
  ) => `تحتاج ${isFirst ? 'أولى ورقتي' : 'ورقة'} ${name} إلى ${ofTransfers(n)} على الأقل، والمسموح ${allowed}`,
  late: (/** @type {string} */ name, /** @type {boolean} */ isFirst) =>
    `تتأخر ${isFirst ? 'أولى ورقتي' : 'ورقة'} ${name} في الوصول إلى الأساس`,
  because: (/** @type {string} */ clause, /** @type {string} */ cause) => `${clause}، لأن ${cause}`,
  causes: {
    occupies: (/** @type {string} */ target) => `ورقة أخرى يجب أن توضع على ${target}`,
    covers: (/** @type {string} */ target) => `ورقة ${target} يجب أن تغادر مكانها`,
    spends: (/** @type {string} */ moved) => `نقل ${moved} يضيّع نقلة`,
  },
  allLose: 'لم يعد الفوز ممكنًا: جرّب برنامج الحل كل شيء',

  alsoRight: (/** @type {string} */ list) => `صحيح أيضًا: ${list}.`,
};

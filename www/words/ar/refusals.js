// Arabic: why a move is refused, and what a card needs first; spread into `tokens` of reports.js.

import { agreeing, anyRank, card, cards, either, countedCards, rank, suit, thePlace } from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** Where a card is, by the pile's name, masculine and feminine: available, and not. @type {Record<string, [[string, string], [string, string]]>} */
const IN_PILE = {
  army: [
    ['بلا زوج في', 'بلا زوج في'],
    ['ضمن زوج في', 'ضمن زوج في'],
  ],
  cell: [
    ['متاح في', 'متاحة في'],
    ['محصور في', 'محصورة في'],
  ],
  column: [
    ['في آخر', 'في آخر'],
    ['تحت غيره في', 'تحت غيرها في'],
  ],
  navy: [
    ['بلا زوج في', 'بلا زوج في'],
    ['ضمن زوج في', 'ضمن زوج في'],
  ],
  packet: [
    ['على رأس', 'على رأس'],
    ['تحت غيره في', 'تحت غيرها في'],
  ],
};

/** @param {Card} name @param {string} named @param {Place | null} at @param {boolean} available */
function whereabouts(name, named, at, available) {
  if (!at) return `ولم ${agreeing(name, 'يظهر', 'تظهر')} ${named} بعد`;
  if (at.role === 'hand') return `و${named} في يدك`;
  if (at.role === 'reserve') return `و${named} ${agreeing(name, 'منحّى', 'منحّاة')} جانبًا`;
  const [masculine, feminine] = IN_PILE[at.name]?.[available ? 0 : 1] ?? ['في', 'في'];
  return `و${named} ${agreeing(name, masculine, feminine)} ${thePlace(at)}`;
}

/** @param {boolean} red */
const colour = (red) => (red ? 'حمراء' : 'سوداء');

/** @param {boolean} red */
const rowOf = (red) => (red ? 'الجيش' : 'الأسطول');

/** Cards of one colour, both of a rank as a black two. @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const any = (/** @type {Card} */ name) =>
    name[0] === '2'
      ? `ورقة ${anyRank(name)} ${colour(red)}`
      : `${anyRank(name)} ${agreeing(name, red ? 'أحمر' : 'أسود', colour(red))}`;
  const named = names.map((name) => (both(name) ? any(name) : card(name)));
  return either([...new Set(named)]);
}

/** @param {Card[]} names */
const next = (names) => `الورقة التالية في ${suit(names[0])}: ${either(names.map((name) => rank(name)))}`;

/** @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, available }) => {
  const named = suit(first) === suit(name) ? rank(first) : card(first);
  return `${agreeing(name, 'يحتاج', 'تحتاج')} ${card(name)} إلى ${named} أولًا، ${whereabouts(first, named, at, available)}.`;
};

/** @param {number} n */
const remaining = (n) => `الباقي ${cards(n)}`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'المخزون فارغ.';
    return pile.role === 'hand' ? 'يدك خالية.' : `لا أوراق في ${thePlace(pile)}.`;
  },
  'stays-home': () => 'لا تخرج الأوراق من الأساس أبدًا.',
  'only-shown': ({ pile }) => `${thePlace(pile)} للعرض فقط.`,
  'onto-stock': () => 'لا تعود أي ورقة إلى المخزون.',
  'hand-first': (token) => `ضع ${card(token.card)} أولًا.`,
  'turn-first': () => 'وزّع الورقة التالية أولًا، ثم اختر أين تضعها.',
  'hand-from-stock': () => 'لا يصل إلى يدك إلا أوراق المخزون.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `كل أساس من نوع واحد (القاعدة ${rule}): ${wanted ? `الورقة التالية هنا ${card(wanted)}` : 'هذا الأساس مكتمل'}.`,
  'other-next': ({ next: wanted, top }) =>
    top
      ? `وصل هذا الأساس إلى ${card(top)}، ${agreeing(wanted, 'والتالي', 'والتالية')} ${rank(wanted)}.`
      : `يبدأ هذا الأساس ب${card(wanted)}.`,
  'suit-next': (token) => `${next(token.cards)}.`,
  complete: ({ pile }) => `هذا الأساس مكتمل: ${thePlace(pile)}.`,
  waits,
  'cannot-go': ({ card: name, to }) => `لا يمكن وضع ${card(name)} على ${thePlace(to)}.`,
  'cannot-move': ({ pile }) => `لا يمكن نقل أي ورقة من ${thePlace(pile)} الآن.`,

  // Sly

  'promenade-not-full': ({ left, cards: inStock }) =>
    inStock < left
      ? `لا تُنقل أي ورقة من الكومات حتى يفرغ المخزون (القاعدة IV): ${remaining(inStock)}.`
      : `لا تُنقل أي ورقة من الكومات حتى توضع عشرون ورقة (القاعدة IV): ${remaining(left)}.`,
  'in-order': () => 'في الجولة الأولى تملأ الكومات بالترتيب: اختر أول كومة فارغة.',
  'no-transfer': () => 'لا يجوز نقل ورقة من كومة إلى أخرى.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `أثناء التوزيع لا يقبل الأوراق إلا آخر ملك ظهر (القاعدة II): اختر ${thePlace(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `لا تُنقل الأوراق بين الأعمدة إلا بعد اكتمال التوزيع (القاعدة III): ${remaining(left)}.`,
  'kings-stay': () => 'الملوك تبقى في أماكنها.',
  'bare-king-only': () => 'الملك المنفرد وحده يقبل أي ورقة (القاعدة V).',
  'run-needs-kings': ({ cards: n, kings, free }) => {
    const bare = ['ملك منفرد واحد', 'ملكين منفردين'][kings - 1] ?? `${kings} ملوك منفردين`;
    return `يحتاج نقل ${countedCards(n)} إلى ${bare} (القاعدة III)، ${free ? `والمتاح: ${free}` : 'ولا ملك متاح'}.`;
  },
  'one-higher': ({ card: name, onto }) =>
    `${agreeing(name, 'يوضع', 'توضع')} ${card(name)} على ${anyRank(onto)} من أي نوع (القاعدة III)، أو على ملك منفرد.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `لا ينتهي أي عمود ب${anyRank(onto)} (القاعدة III)، ولا يوجد ملك منفرد` : 'لا يوجد ملك منفرد';
    return `${ends} (القاعدة V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  blocked: ({ card: name }) => `${card(name)} ${agreeing(name, 'محصور', 'محصورة')} من فوق ومن تحت (القاعدة II).`,
  'rows-whole': () => 'توزّع الصفوف كاملة. لا يُلعب من الصف إلا بعد اكتماله (القاعدة IV).',
  'gap-stays': () => 'لا يُملأ إلا فراغات الصف السفلي، من المخزون (القاعدة III).',
  'only-home': () => 'لا توضع الأوراق هنا بعضها على بعض، بل على الأسس فقط.',
  'grace-once': () => 'لك فرصة سماح واحدة، وقد استعملتها.',
  'grace-at-the-end': (token) => `السماح للنهاية: ما زال في المخزون ${cards(token.cards)}.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `يُستعمل السماح حين لا توجد ورقة جاهزة للأساس. العب ${card(name)} من ${thePlace(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `لا تصل ورقة ${colour(red)} إلى الأساس إلا مع ورقة ${colour(!red)} (القاعدة I).`;
    if (!names.length) return rule;
    const who = partners(names, !red);
    return at.length ? `${rule} اختر ${who}.` : `${rule} تحتاج إلى ${who}، بلا زوج في ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `لا بد أن تمر أوراق ${talon ? 'كومة المكشوف' : 'المخزون'} بالجيش أو بالأسطول أولًا (القاعدة III).`,
  'fills-vacancies': () => 'تُملأ الخانات الخالية تلقائيًا، من كومة المكشوف أو من المخزون (القاعدة II).',
  'talon-by-colour': () => 'لا تقبل كومتا المكشوف إلا أوراق المخزون: الحمراء في كومة والسوداء في أخرى (القاعدة IV).',
  'same-colour': ({ red }) => `الزوج ورقة حمراء وأخرى سوداء. اختر ورقة من ${rowOf(!red)}.`,
  'pair-is-full': () => 'لا تُضاف إلى الزوج ورقة ثالثة.',
  'pair-stays': () => 'الزوج لا ينفصل: تصل ورقتاه إلى الأساس معًا.',
  'pair-together': ({ card: name, cards: names }) =>
    `تصل ورقتا الزوج إلى الأساس معًا (القاعدة I)، و${card(name)} ${agreeing(name, 'ليس جاهزًا', 'ليست جاهزة')} بعد؛ ${next(names)}.`,
  'no-partner': ({ red }) => `لم تبق في ${rowOf(!red)} ورقة بلا زوج ترافقها (القاعدة I).`,
};

// Arabic: why a move is refused, and what a card waits for. Spread into `tokens` by deferred.js.
//
// The rule with its number, where the book has one, then what to do: true, and short enough for a phone.

import { agreeing, agreeingSuit, anyRank, card, cards, counted, either, place, rank, suit } from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** How a card lies in a pile, by the pile's name: free, and not. @type {Record<string, [string, string]>} */
const LIES = {
  army: ['بلا زوج في', 'ضمن زوج في'],
  cell: ['حرة في', 'محصورة في'],
  column: ['على رأس', 'تحت غيرها في'],
  navy: ['بلا زوج في', 'ضمن زوج في'],
  packet: ['على رأس', 'تحت غيرها في'],
};

/** Where a card lies that another waits for, said of a ورقة. @param {Place | null} at @param {boolean} free */
function lying(at, free) {
  if (!at) return 'ولم تأت بعد';
  if (at.role === 'hand') return 'وهي في اليد';
  if (at.role === 'reserve') return 'وهي منحّاة جانبًا';
  return `وهي ${LIES[at.name]?.[free ? 0 : 1] ?? 'في'} ${place(at)}`;
}

/** Colours by a flag of the tokens, of a ورقة. @param {boolean} red */
const colour = (red) => (red ? 'حمراء' : 'سوداء');

/** The row of the cards of a colour. @param {boolean} red */
const rowOf = (red) => (red ? 'الجيش' : 'الأسطول');

/** Cards of one colour, both of a rank as a black two. @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const told = names.map((name) =>
    both(name) ? `${anyRank(name)} ${agreeing(name, red ? 'أحمر' : 'أسود', colour(red))}` : card(name),
  );
  return either([...new Set(told)]);
}

/** Of one suit, the cards that are next. @param {Card[]} names */
const next = (names) => `في ${suit(names[0])} الدور الآن على ${either(names.map((name) => rank(name)))}`;

/** What a card waits for, and where that is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, free }) =>
  `${agreeing(name, 'ينتظر', 'تنتظر')} ${card(name)} ورقة ${card(first)}، ${lying(at, free)}.`;

/** @param {number} n */
const remaining = (n) =>
  counted(n, {
    one: 'بقيت ورقة واحدة',
    two: 'بقيت ورقتان',
    few: 'أوراق باقية',
    many: 'ورقة باقية',
    other: 'ورقة باقية',
  });

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Of any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'نفدت الرزمة.';
    return pile.role === 'hand' ? 'لا ورقة في اليد.' : `لا ورقة هناك: ${place(pile)}.`;
  },
  'stays-home': () => 'لا تخرج ورقة من أساسها.',
  'only-shown': ({ pile }) => `لا يُلعب من هذا الموضع ولا إليه: ${place(pile)}.`,
  'onto-pack': () => 'لا شيء يعود إلى الرزمة.',
  'hand-first': (token) => `ضع أولًا ${card(token.card)} في مكان ما.`,
  'turn-first': () => 'اكشف الورقة التالية أولًا، ثم اختر موضعها.',
  'hand-from-pack': () => 'لا تأتي إلى اليد إلا ورقة من الرزمة.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `كل أساس من نوع واحد (القاعدة ${rule}): ${wanted ? `الدور هنا على ${card(wanted)}` : 'وهذا الأساس مكتمل'}.`,
  'next-wanted': ({ next: wanted, top }) =>
    top
      ? `${agreeingSuit(top, 'بلغ', 'بلغت')} ${suit(top)} هنا ${rank(top)}: الدور على ${rank(wanted)}.`
      : `${agreeingSuit(wanted, 'يبدأ', 'تبدأ')} ${suit(wanted)} هنا من ${rank(wanted)}.`,
  'suit-wants': (token) => `${next(token.cards)}.`,
  complete: ({ pile }) => `مكتمل: ${place(pile)}.`,
  waits,
  'cannot-go': ({ card: name, to }) =>
    `لا ${agreeing(name, 'يمكن أن يذهب', 'يمكن أن تذهب')} ${card(name)} الآن إلى هناك: ${place(to)}.`,
  'cannot-move': ({ pile }) => `لا ورقة تُنقل من هناك الآن: ${place(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: rest }) =>
    rest < left
      ? `لا يُلعب من الكومات حتى توضع عشرون ورقة أو تنفد الرزمة (القاعدة IV): ${remaining(rest)}.`
      : `لا يُلعب من الكومات حتى توضع عشرون ورقة (القاعدة IV): ${remaining(left)}.`,
  'in-order': ({ packet }) => `في التوزيعة الأولى تُملأ الكومات بالترتيب: اختر ${place(packet)}.`,
  'no-transfer': () => 'لا تنتقل الأوراق من كومة إلى كومة.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `أثناء التوزيع لا يأخذ الأوراق إلا الملك الذي جاء آخرًا (القاعدة II): اختر ${place(column)}.`,
  'no-transfer-yet': ({ left }) => `تنتقل الأوراق بين الأعمدة حين يكتمل التوزيع (القاعدة III): ${remaining(left)}.`,
  'kings-stay': () => 'الملوك تبقى في أماكنها.',
  'bare-king-only': () => 'لا يأخذ أي ورقة إلا ملك منفرد (القاعدة V).',
  'one-higher': ({ card: name, onto }) =>
    `${agreeing(name, 'يوضع', 'توضع')} ${card(name)} على ${anyRank(onto)} من أي نوع (القاعدة III)، أو على ملك منفرد.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `لا عمود ينتهي عند ${anyRank(onto)} (القاعدة III)، ولا ملك منفرد` : 'لا ملك منفرد';
    return `${ends} (القاعدة V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  'walled-in': ({ card: name }) => `${card(name)} ${agreeing(name, 'محصور', 'محصورة')} من فوق ومن تحت (القاعدة II).`,
  'rows-whole': () => 'توزّع الرزمة صفًا كاملًا، ولا يُلعب من الصف حتى يكتمل (القاعدة IV).',
  'gap-stays': () => 'لا تُملأ الفراغات إلا من الرزمة، وفي الصف الأدنى وحده (القاعدة III).',
  'only-home': () => 'لا توضع الأوراق هنا بعضها على بعض: وجهتها الأسس.',
  'grace-once': () => 'السماح مرة واحدة، وقد استُعمل.',
  'grace-at-the-end': (token) => `السماح للنهاية: ما زال في الرزمة ${cards(token.cards)}.`,
  'grace-when-stuck': ({ card: name, at }) => `السماح حين لا ورقة مناسبة: العب ${card(name)} في ${place(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `الورقة ال${colour(red)} لا تبلغ أساسها إلا مع أخرى ${colour(!red)} (القاعدة I).`;
    const who = partners(names, !red);
    return at.length ? `${rule} اختر ${who}.` : `${rule} المطلوب ${who}، بلا زوج في ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `أوراق ${talon ? 'المكشوف' : 'الرزمة'} تمر أولًا بالجيش أو بالأسطول (القاعدة III).`,
  'fills-vacancies': () => 'تمتلئ المواضع الخالية وحدها، من المكشوف أو من الرزمة (القاعدة II).',
  'talon-by-colour': () => 'لا يأخذ المكشوف إلا أوراق الرزمة: كومة حمراء وأخرى سوداء (القاعدة IV).',
  'same-colour': ({ red }) => `الزوج ورقة حمراء وأخرى سوداء. اختر ورقة من ${rowOf(!red)}.`,
  'pair-is-full': () => 'الزوج لا يأخذ ورقة ثالثة.',
  'pair-stays': () => 'الزوج لا يفترق: تبلغ ورقتاه الأساس معًا.',
  'pair-together': ({ card: name, cards: names }) =>
    `تبلغ ورقتا الزوج الأساس معًا (القاعدة I)، و${card(name)} ${agreeing(name, 'ليس مناسبًا', 'ليست مناسبة')} بعد: ${next(names)}.`,
  'no-partner': ({ red }) => `لم تبق في ${rowOf(!red)} ورقة بلا زوج لترافقها (القاعدة I).`,
};

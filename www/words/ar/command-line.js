// Arabic: what can be asked and played in words, and what is answered.

import { agreeing, card, cards, counted, ofCards, place, rank } from './cards.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/**
 * A move in words. Where several have the same words it is told from where it is, or else by what else tells it apart.
 * @typedef {{ move: Token, from: Place | null, apart: Place | null }} Named
 */

/** @param {number} n */
const moves = (n) => counted(n, { one: 'نقلة واحدة', two: 'نقلتان', few: 'نقلات', many: 'نقلة', other: 'نقلة' });

/**
 * The words that are understood. Marks, capitals and accents do not count. What stands in braces is named by the player:
 * {cards} a card or several, {place} a pile, by its name, its address or its card.
 * @type {import('../asking.js').Grammar}
 */
export const grammar = {
  /** Words that say nothing and may be left out. */
  noise: ['هي', 'هو', 'هل', 'من', 'فضلك', 'كل', 'ورقة', 'الورقة', 'أوراق', 'الأوراق', 'التي', 'أن', 'يمكن'],
  numbers: {
    ...{ واحد: 1, واحدة: 1, اثنان: 2, ثلاث: 3, أربع: 4, خمس: 5, ست: 6, سبع: 7, ثمان: 8, تسع: 9, عشر: 10 },
    ...{ عشرون: 20, عشرين: 20 },
  },
  // بنت، شايب and كوبة are said at many tables, though not written here.
  ranks: {
    ...{ A: ['آس', 'الآس', 'آسات', 'الآسات'], 2: ['اثنين', 'الاثنين'], 3: ['ثلاثة', 'الثلاثة'] },
    ...{ 4: ['أربعة', 'الأربعة'], 5: ['خمسة', 'الخمسة'], 6: ['ستة', 'الستة'], 7: ['سبعة', 'السبعة'] },
    ...{ 8: ['ثمانية', 'الثمانية'], 9: ['تسعة', 'التسعة'], T: ['عشرة', 'العشرة'] },
    ...{
      J: ['ولد', 'الولد', 'أولاد', 'الأولاد'],
      Q: ['ملكة', 'الملكة', 'ملكات', 'الملكات', 'بنت', 'البنت', 'بنات', 'البنات'],
    },
    K: ['ملك', 'الملك', 'ملوك', 'الملوك', 'شايب', 'الشايب'],
  },
  suits: {
    C: ['السباتي', 'سباتي'],
    D: ['الديناري', 'ديناري'],
    H: ['الكبة', 'الكبّة', 'كبة', 'كوبة', 'الكوبة'],
    S: ['البستوني', 'بستوني'],
  },
  /** Between what is moved and where it goes. */
  to: ['إلى', 'على', 'في', 'مع', 'و'],
  home: ['أساس', 'الأساس', 'للأساس'],
  commands: {
    where: ['أين {cards}', 'ابحث {cards}'],
    goesHome: [
      ...['الجاهزة', 'الجاهز', 'ما الجاهز', 'ما الجاهزة', 'ما الجاهز للأساس', 'ما يصل إلى الأساس'],
      ...['المناسبة', 'المناسب', 'ما المناسب', 'ما المناسبة', 'ما يبلغ الأساس'],
    ],
    wants: [
      ...['ماذا يريد {place}', 'ما يريد {place}', 'ماذا ينتظر {place}', 'التالي على {place}'],
      ...['ما التالي على {place}', 'ما التالي في {place}', 'التالي في {place}'],
      ...['ماذا تريد {place}', 'ما تريد {place}'],
    ],
    wanted: ['المطلوب', 'ما المطلوب', 'ماذا تريد الأسس', 'الأسس', 'التالي', 'ما التالي', 'ما التالية'],
    under: ['تحت {place}', 'ما تحت {place}', 'ماذا تحت {place}', 'ماذا في {place}', 'اقرأ {place}', 'انظر {place}'],
    goTo: ['اذهب {place}', 'اذهب إلى {place}', 'انتقل إلى {place}'],
    movesOf: [...['نقلات {place}', 'النقلات {place}', 'نقلات من {place}', 'أين تذهب {place}', 'أين يذهب {place}']],
    movesHere: ['نقلات هنا', 'النقلات هنا', 'هذه الكومة'],
    moves: ['نقلات', 'النقلات', 'ماذا ألعب', 'ما ألعب'],
    why: [
      'لماذا لا {place} إلى {place}',
      'لماذا لا {place} على {place}',
      'لماذا {place} إلى {place}',
      'لماذا {place} على {place}',
    ],
    whyHere: ['لماذا', 'لماذا لا', 'لماذا هنا', 'لم لا'],
    whyIdle: ['لماذا {place}', 'لماذا لا {place}', 'ماذا تنتظر {place}'],
    state: ['الحال', 'الحالة', 'حال اللعبة', 'حالة اللعبة', 'كيف اللعبة', 'كيف الحال'],
    again: ['أعد', 'كرر', 'مرة أخرى'],
    last: ['آخر', 'آخر نقلة', 'ماذا حدث'],
    undo: ['تراجع', 'ارجع'],
    redo: ['إعادة', 'تقدم'],
    deal: ['وزع', 'وزّع', 'توزيع', 'واصل التوزيع', 'اكشف', 'كشف'],
    hint: ['تلميح'],
    lesson: ['درس', 'الدرس', 'الدرس الأول'],
    solve: [
      ...['الفوز ممكن', 'يمكن الفوز', 'يمكن الفوز بها', 'ما زال الفوز ممكنا'],
      ...['تكسب', 'تُكسب', 'كسبها ممكن', 'ما زال كسبها ممكنا'],
    ],
    help: ['مساعدة', 'مساعدة {number}'],
    // Cards or a pile alone: what stands before must not be taken for them.
    are: ['{cards}'],
    is: ['{place}'],
  },
};

/** @param {Named} named */
const named = ({ move, from, apart }) =>
  [tell(move), from && `من ${place(from)}`, apart && place(apart)].filter(Boolean).join('، ');

/** So many things are told; of the rest how many there are. @param {string[]} told @param {number} rest @param {string} between */
const some = (told, rest, between) => told.join(between) + (rest ? `${between}و${rest} غيرها` : '');

export const asking = {
  label: 'اسأل، أو العب نقلة',
  example: 'أين الآسات',
  close: 'إغلاق',
  /** Cards that are to be played and cannot be: none of them is on top. */
  notFree: 'لا توجد ورقة كهذه على رأس أي كومة.',
  unknown: (/** @type {string} */ text) => `لم أفهم «${text}». اكتب «مساعدة» لتعرف ما يمكنك السؤال عنه.`,
  /** Cards that were asked for: where they lie, and how many cards lie on each. */
  where: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ rest) =>
    `${some(
      found.map(
        ({ card: name, place: at, under }) => `${card(name)}: ${place(at)}${under ? `، تحت ${ofCards(under)}` : ''}`,
      ),
      rest,
      '؛ ',
    )}.`,
  nowhere: (/** @type {number} */ stock) =>
    stock ? 'لا تظهر أي منها؛ لم ينفد المخزون بعد.' : 'لا توجد أي منها على الطاولة.',
  goesHome: (/** @type {Named[]} */ all) => `${moves(all.length)} إلى الأساس: ${all.map(named).join('؛ ')}.`,
  nothingGoesHome: 'لا توجد ورقة جاهزة للأساس الآن.',
  wants: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${place(at)}: مكتمل.`;
    return next ? `${place(at)}: التالي ${card(next)}.` : `${place(at)}: هذا ليس أساسًا.`;
  },
  /** What all foundations want, those of one name together. */
  wanted: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('؛ ')}.` : 'كلها مكتملة.',
  /** The cards of a pile from its top. */
  under: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ more) => {
    if (!names.length) return `${place(at)}: بلا أوراق.`;
    const [top, ...rest] = names.map(card);
    if (!rest.length) return `${place(at)}: ${top} ${agreeing(names[0], 'وحده', 'وحدها')}.`;
    return `${place(at)}، ${cards(names.length + more)}، من الأعلى: ${some([top, ...rest], more, '، ')}.`;
  },
  hidden: (/** @type {Place} */ at, /** @type {number} */ n) =>
    `${place(at)}: ${counted(n, { one: 'ورقة واحدة مقلوبة', two: 'ورقتان مقلوبتان', few: 'أوراق مقلوبة', many: 'ورقة مقلوبة', other: 'ورقة مقلوبة' })}.`,
  moves: (/** @type {Place | null} */ at, /** @type {Named[]} */ all, /** @type {number} */ rest) => {
    const n = all.length + rest;
    const from = at ? ` من ${place(at)}` : '';
    return n ? `${moves(n)}${from}: ${some(all.map(named), rest, '؛ ')}.` : `لا توجد نقلات${from}.`;
  },
  noSuchMove: 'لا توجد نقلة كهذه الآن.',
  /** Several moves are meant by what was said. */
  several: (/** @type {{ place: Place, move: Token }[]} */ meant) =>
    `أيها؟ ${meant.map(({ place: at, move }) => `${tell(move)}، من ${place(at)}`).join('؛ أو ')}.`,
  movable: (/** @type {Place} */ at) => `توجد نقلة من ${place(at)}.`,
  /** In short parts: the first says that there are more. */
  help: [
    'اسأل: أين الآسات؛ ما الجاهز للأساس؛ ما التالي؛ ما التالي على الكبّة صعودًا؛ ماذا تحت الكومة 7.',
    'اسأل عن النقلات: نقلات؛ نقلات الكومة 7؛ لماذا الكومة 7؛ لماذا الكومة 7 على الكومة 8؛ تلميح؛ هل الفوز ممكن.',
    'العب: ملكة الكبّة إلى الأساس؛ عشرة البستوني على الكومة 7؛ الكومة 3 على الكومة 5؛ أو بالترميز: \u2066p3>c+\u2069.',
    'وأيضًا: اذهب إلى الكومة 7؛ توزيع؛ تراجع؛ إعادة؛ الحالة؛ كرر؛ آخر نقلة؛ درس. مفتاح Escape يعيدك إلى الأوراق.',
  ],
  more: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `اكتب «مساعدة ${n + 1}» للمزيد.` : 'هذا كل شيء.',
};

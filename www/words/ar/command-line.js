// Arabic: questions and moves that the player types, and the answers.

import { agreeing, card, cards, counted, countedCards, place, rank } from './cards.js';
import { tokenText } from './tokens.js';
import { withoutRow } from '../shared.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {{ move: Token, from: Place | null, apart: Place | null }} NamedMove */

/** @param {number} n */
const moves = (n) => counted(n, { one: 'نقلة واحدة', two: 'نقلتان', few: 'نقلات', many: 'نقلة', other: 'نقلة' });

/** @type {import('../command-line.js').Grammar} */
export const grammar = {
  stopWords: ['هي', 'هو', 'هل', 'من', 'فضلك', 'كل', 'ورقة', 'الورقة', 'أوراق', 'الأوراق', 'التي', 'أن', 'يمكن'],
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
  to: ['إلى', 'على', 'في', 'مع', 'و'],
  home: ['أساس', 'الأساس', 'للأساس'],
  play: ['العب'],
  place: ['ضع', 'انقل', 'حرك'],
  commands: {
    where: ['أين {cards}', 'ابحث {cards}'],
    canGoHome: [
      ...['الجاهزة', 'الجاهز', 'ما الجاهز', 'ما الجاهزة', 'ما الجاهز للأساس', 'ما يصل إلى الأساس'],
      ...['المناسبة', 'المناسب', 'ما المناسب', 'ما المناسبة', 'ما يبلغ الأساس'],
    ],
    nextOn: [
      ...['ماذا يريد {place}', 'ما يريد {place}', 'ماذا ينتظر {place}', 'التالي على {place}'],
      ...['ما التالي على {place}', 'ما التالي في {place}', 'التالي في {place}'],
      ...['ماذا تريد {place}', 'ما تريد {place}'],
    ],
    allNext: ['المطلوب', 'ما المطلوب', 'ماذا تريد الأسس', 'الأسس', 'التالي', 'ما التالي', 'ما التالية'],
    readPile: ['تحت {place}', 'ما تحت {place}', 'ماذا تحت {place}', 'ماذا في {place}', 'اقرأ {place}', 'انظر {place}'],
    goTo: ['اذهب {place}', 'اذهب إلى {place}', 'انتقل إلى {place}'],
    movesOf: [...['نقلات {place}', 'النقلات {place}', 'نقلات من {place}', 'أين تذهب {place}', 'أين يذهب {place}']],
    movesOfFocused: ['نقلات هنا', 'النقلات هنا', 'هذه الكومة'],
    moves: ['نقلات', 'النقلات', 'ماذا ألعب', 'ما ألعب'],
    whyMove: [
      'لماذا لا {place} إلى {place}',
      'لماذا لا {place} على {place}',
      'لماذا {place} إلى {place}',
      'لماذا {place} على {place}',
    ],
    whyFocused: ['لماذا', 'لماذا لا', 'لماذا هنا', 'لم لا'],
    whyStuck: ['لماذا {place}', 'لماذا لا {place}', 'ماذا تنتظر {place}'],
    state: ['الحال', 'الحالة', 'حال اللعبة', 'حالة اللعبة', 'كيف اللعبة', 'كيف الحال'],
    repeat: ['أعد', 'كرر', 'مرة أخرى'],
    lastMove: ['آخر', 'آخر نقلة', 'ماذا حدث'],
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
    // Cards or a pile alone come last, so that the commands above are not read as names.
    cards: ['{cards}'],
    pile: ['{place}'],
  },
};

/** @param {NamedMove} named */
const named = ({ move, from, apart }) =>
  [tokenText(apart ? withoutRow(move) : move), from && `من ${place(from)}`, apart && place(apart)]
    .filter(Boolean)
    .join('، ');

/** @param {string[]} shown @param {number} omitted @param {string} between */
const some = (shown, omitted, between) => shown.join(between) + (omitted ? `${between}و${omitted} غيرها` : '');

export const commandLine = {
  label: 'اسأل، أو العب نقلة',
  example: 'أين الآسات',
  close: 'إغلاق',
  allCovered: 'لا توجد ورقة كهذه على رأس أي كومة.',
  unknown: (/** @type {string} */ text) => `لم أفهم «${text}». اكتب «مساعدة» لتعرف ما يمكنك السؤال عنه.`,
  cardsAt: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ omitted) =>
    `${some(
      found.map(
        ({ card: name, place: at, under }) =>
          `${card(name)}: ${place(at)}${under ? `، تحت ${countedCards(under)}` : ''}`,
      ),
      omitted,
      '؛ ',
    )}.`,
  noCards: (/** @type {number} */ stock) =>
    stock ? 'لا تظهر أي منها؛ لم يفرغ المخزون بعد.' : 'لا توجد أي منها على الطاولة.',
  movesHome: (/** @type {NamedMove[]} */ all) => `${moves(all.length)} إلى الأساس: ${all.map(named).join('؛ ')}.`,
  noMovesHome: 'لا توجد ورقة جاهزة للأساس الآن.',
  nextOn: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${place(at)}: مكتمل.`;
    return next ? `${place(at)}: التالي ${card(next)}.` : `${place(at)}: هذا ليس أساسًا.`;
  },
  allNext: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('؛ ')}.` : 'كلها مكتملة.',
  pileContents: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ omitted) => {
    if (!names.length) return `${place(at)}: بلا أوراق.`;
    const [top, ...others] = names.map(card);
    if (!others.length) return `${place(at)}: ${top} ${agreeing(names[0], 'وحده', 'وحدها')}.`;
    return `${place(at)}، ${cards(names.length + omitted)}، من الأعلى: ${some([top, ...others], omitted, '، ')}.`;
  },
  faceDown: (/** @type {Place} */ at, /** @type {number} */ n) =>
    `${place(at)}: ${counted(n, { one: 'ورقة واحدة مقلوبة', two: 'ورقتان مقلوبتان', few: 'أوراق مقلوبة', many: 'ورقة مقلوبة', other: 'ورقة مقلوبة' })}.`,
  moves: (/** @type {Place | null} */ at, /** @type {NamedMove[]} */ all, /** @type {number} */ omitted) => {
    const n = all.length + omitted;
    const from = at ? ` من ${place(at)}` : '';
    return n ? `${moves(n)}${from}: ${some(all.map(named), omitted, '؛ ')}.` : `لا توجد نقلات${from}.`;
  },
  noSuchMove: 'لا توجد نقلة كهذه الآن.',
  atProblem: 'لا يمكن ذلك أثناء المسألة. أزرارها تساعدك.',
  ambiguous: (/** @type {NamedMove[]} */ all) => `أيها؟ ${all.map(named).join('؛ أو ')}.`,
  movable: (/** @type {Place} */ at) => `توجد نقلة من ${place(at)}.`,
  help: [
    'اسأل: أين الآسات؛ ما الجاهز للأساس؛ ما التالي؛ ما التالي على الكبّة صعودًا؛ ماذا تحت الكومة 7.',
    'اسأل عن النقلات: نقلات؛ نقلات الكومة 7؛ لماذا الكومة 7؛ لماذا الكومة 7 على الكومة 8؛ تلميح؛ هل الفوز ممكن.',
    'العب: ملكة الكبّة إلى الأساس؛ عشرة البستوني على الكومة 7؛ الكومة 3 على الكومة 5؛ أو بالترميز: \u2066p3>c+\u2069.',
    'وأيضًا: اذهب إلى الكومة 7؛ توزيع؛ تراجع؛ إعادة؛ الحالة؛ كرر؛ آخر نقلة؛ درس. مفتاح Escape يعيدك إلى الأوراق.',
  ],
  nextHelp: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `اكتب «مساعدة ${n + 1}» للمزيد.` : 'هذا كل شيء.',
};

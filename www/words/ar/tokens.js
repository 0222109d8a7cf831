// Arabic: the engine's tokens, a function for each.

import { tokenFormatter } from '../shared.js';
import {
  agreeing,
  card,
  cards,
  counted,
  either,
  isolated,
  nth,
  nthFeminine,
  thePlace as placed,
  canGoHome,
} from './cards.js';
import { games } from './games.js';
import { ofMoves } from './numbers.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** @param {Token} token @returns {string} */
export const tokenText = (token) => tokenFormatter(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? 'الكومة التالية' : 'أي كومة');

/** @param {number} round */
const nthRound = (round) => nthFeminine('الجولة', round);
/** @param {number} row */
const nthRow = (row) => nth('الصف', row);

/** The verb before a choice: one card is "ها". @param {number} n cards that can go home */
const play = (n) => (n === 1 ? 'العبها' : 'العب');

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, after its name

  home: () => 'إلى الأساس',
  'home-up': () => 'إلى الأساس صعودًا',
  'home-down': () => 'إلى الأساس نزولًا',
  'on-card': (token) => `على ${card(token.card)}`,
  'to-pile': (token) => `إلى ${placed(token.pile)}`,
  'to-talon': () => 'إلى كومة المكشوف',
  'to-row': () => 'إلى الصف التالي',
  'sly-on-packet': ({ card: under }) => (under ? `على ${card(under)}` : 'إلى كومة فارغة'),
  'fairie-on-king': ({ king }) => `على ${card(king)} المنفرد`,
  'empress-on-army': (token) => `على ${card(token.card)} في الجيش`,
  'empress-on-navy': (token) => `على ${card(token.card)} في الأسطول`,
  'labyrinth-aside': () => 'جانبًا بالسماح',

  // Moves

  move: (token) => `${card(token.card)} ${tokenText(token.to)}`,
  'both-home': ({ card: first, other: second }) => `${card(first)} و${card(second)} معًا إلى الأساس`,
  'turn-card': () => 'كشف ورقة',
  'turn-up-next': () => 'توزيع الورقة التالية',
  'sly-begin-round': ({ round }) => `بدء ${nthRound(round)}`,
  'empress-turn': () => 'كشف ورقة من المخزون',
  'labyrinth-deal-row': ({ row }) => `توزيع ${nthRow(row)}`,
  'labyrinth-fill-gaps': () => 'ملء فراغات الصف السفلي',
  'labyrinth-set-aside': (token) => `${card(token.card)} جانبًا بالسماح`,

  // Buttons

  button: ({ to }) => tokenText(to),
  deal: () => 'توزيع',
  'deal-on': () => 'توزيع',
  'place-and-deal-on': () => 'وضعها والتوزيع',

  // Prompts

  prompt: ({ home: n, others, deals }) => {
    if (!n && !others) return deals ? 'وزّع.' : 'اختر ورقة.';
    const what = [play(n), ...(others ? ['انقل ورقة'] : []), ...(deals ? ['وزّع'] : [])].slice(n ? 0 : 1);
    return `${n ? `${canGoHome(n)} ` : ''}${either(what)}.`;
  },
  place: (token) => `ضع ${card(token.card)}.`,
  'play-or-place': ({ card: name }) =>
    `${card(name)} ${agreeing(name, 'جاهز للأساس. العبه، أو ضعه', 'جاهزة للأساس. العبها، أو ضعها')} في مكان آخر.`,
  'turn-up': () => 'وزّع الورقة التالية.',
  'prompt-stock-empty': (token) => `المخزون فارغ. ${canGoHome(token.home)}`,
  'all-home': () => 'كل الأوراق في أسسها. تم الفوز!',
  'no-move-left': () => 'لم تبق نقلات. تراجع، أو أعد البدء.',
  'sly-place': ({ card: name, on }) => `ضع ${card(name)} على ${packetOr(on)}.`,
  'sly-play-or-place': ({ card: name, on }) =>
    `${card(name)} ${agreeing(name, 'جاهز للأساس. العبه، أو ضعه', 'جاهزة للأساس. العبها، أو ضعها')} على ${packetOr(on)}.`,
  'sly-begin': ({ round }) => `لا توجد ورقة جاهزة للأساس. ابدأ ${nthRound(round)}.`,
  'sly-play-or-begin': ({ home: n, round }) => `${canGoHome(n)} ${play(n)}، أو ابدأ ${nthRound(round)}.`,
  'fairie-place': ({ card: name, column, buries }) =>
    `${card(name)}. ${agreeing(name, 'ضعه', 'ضعها')} على ${placed(column)}${buries ? `، أو انقل ${card(buries)} إلى الأساس أولًا` : ''}.`,
  'fairie-play-or-place': ({ card: name, column, buries }) =>
    `${card(name)}. ${agreeing(name, 'انقله', 'انقلها')} إلى الأساس، أو ${agreeing(name, 'ضعه', 'ضعها')} على ${placed(column)}${buries ? `، أو انقل ${card(buries)} أولًا` : ''}.`,
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} ${play(n)}، أو وزّع الورقة التالية.`,
  'fairie-build': ({ home: n }) =>
    n ? `${canGoHome(n)} ${play(n)}، أو تابع البناء.` : 'انقل ورقة إلى أخرى أعلى منها بدرجة، أو إلى ملك منفرد.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const what = turn ? 'العب، أو كوّن زوجًا، أو اكشف ورقة.' : 'العب، أو كوّن زوجًا.';
    if (red && black)
      return `${card(red)} و${card(black)}: ورقتان جاهزتان للأساس معًا${others ? '، وغيرهما' : ''}. ${what}`;
    if (!pairs) return `لا توجد أوراق جاهزة للأساس بعد. ${turn ? 'كوّن زوجًا، أو اكشف ورقة.' : 'كوّن زوجًا.'}`;
    const ready = counted(pairs, {
      one: 'زوج واحد جاهز للأساس',
      two: 'زوجان جاهزان للأساس',
      few: 'أزواج جاهزة للأساس',
      many: 'زوجًا جاهزًا للأساس',
      other: 'زوج جاهز للأساس',
    });
    return `${ready}. ${what}`;
  },
  'labyrinth-grace': () => 'لا توجد ورقة جاهزة للأساس. استعمل السماح: نحِّ أي ورقة جانبًا.',
  'labyrinth-prompt': ({ home: n, row }) => {
    const deal = row === null ? 'املأ فراغات الصف السفلي' : `وزّع ${nthRow(row)}`;
    return n ? `${canGoHome(n)} ${play(n)}، أو ${deal}.` : `${canGoHome(n)} ${deal}.`;
  },

  // Targets of the selected pile

  'may-go': ({ card: name, targets }) =>
    `${agreeing(name, 'يمكن أن يذهب', 'يمكن أن تذهب')} ${card(name)} ${either(targets.map(tokenText))}.`,
  'choose-pile': (token) => `اختر كومة معلّمة ل${card(token.card)}.`,
  'choose-card': () => 'اختر أي ورقة لتنحيتها جانبًا.',

  // Progress

  'home-count': ({ home }) => `${home} في الأسس`,
  'home-of': ({ home, of }) => `${home} من ${of} في الأسس`,
  'in-stock': (token) => `${token.cards} في المخزون`,
  'stock-empty': () => 'المخزون فارغ',
  'sly-placed': ({ round, placed: n, of }) => (round > 1 ? `${nthRound(round)}: ${n} من ${of}` : `وُضعت ${n} من ${of}`),
  'empress-double-plays': ({ played, of }) => `${played} من ${of} زوجًا في الأسس`,

  // Notes under piles

  'fairie-bare-king': () => 'ملك منفرد',
  'empress-red-talon': (token) => `حمراء ${token.cards}`,
  'empress-black-talon': (token) => `سوداء ${token.cards}`,
  'labyrinth-grace-taken': () => 'استُعمل',
  'labyrinth-grace-any': () => 'أي ورقة',
  'labyrinth-grace-not-yet': () => 'عند التعثر',

  // Reports

  moved: ({ what }) => `${tokenText(what)}.`,
  'card-turned': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}.`,
  'card-turned-home': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}: إلى الأساس.`,
  'card-turned-to': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}، إلى ${placed(token.pile)}.`,
  'run-moved': ({ cards: n, first, to }) => `نُقلت ${cards(n)} بدءًا من ${card(first)} إلى ${placed(to)}.`,
  'cards-dealt': ({ count }) => `وُزّعت ${cards(count)}.`,
  'cards-covered': ({ count: n }) => `تحت أوراق أخرى مما هو جاهز للأساس: ${cards(n)}.`,
  'cards-played-home': ({ count }) => `انتقلت ${cards(count)} إلى الأسس.`,
  'card-uncovered': (token) => `ظهر${agreeing(token.card, '', 'ت')} ${card(token.card)}.`,
  'card-takes-its-place': (token) => `${agreeing(token.card, 'حلّ', 'حلّت')} ${card(token.card)} محلّها.`,
  'game-won': () => 'لقد فزت!',
  undone: () => 'تم التراجع.',

  // Errors

  'game-too-long': ({ moves }) => `تنتهي اللعبة عند ${ofMoves(moves)}. تراجع، أو أعد البدء.`,
  'not-shown': () => 'تعذّر عرض الطاولة.',
  'no-random': () => 'لا يستطيع هذا المتصفح الخلط. أدخل رمز توزيعة بدلًا من ذلك.',
  'other-deal': () => 'الرابط لتوزيعة أخرى.',
  'no-number': (token) => `لا توجد توزيعة رقمها ${token.number}.`,
  'move-illegal': ({ text }) => `النقلة ${isolated(text)} غير ممكنة هنا.`,
  'notation-form': () => `اكتب النقلة هكذا: ${isolated('FROM>TO')}، مثل ${isolated('c3>f')}.`,
  'notation-address': ({ text }) => `لا توجد في هذه اللعبة كومة اسمها «${isolated(text)}».`,
  'save-too-long': () => 'اللعبة المحفوظة أطول من أي لعبة ممكنة.',
  'save-newer': () => 'حُفظت اللعبة بإصدار أحدث. أعد تحميل الصفحة.',
  'save-damaged': () => 'اللعبة المحفوظة تالفة: قُطعت أو تغيّرت.',
  'code-length': () => 'رمز التوزيعة ثمانية أحرف وأرقام.',
  'code-letter': ({ letter }) =>
    `لا تحتوي رموز التوزيعات على «${isolated(letter)}» أبدًا، ومثالها ${isolated('S7Q3-K9X2')}.`,
  'code-check': () => 'في رمز التوزيعة خطأ في الكتابة.',
  'code-game': () => 'رمز التوزيعة للعبة غير موجودة هنا.',
  'deal-unknown': ({ at, text }) =>
    `الورقة ${at}، «${isolated(text)}»، ليست ورقة: اكتب القيمة ثم النوع، مثل ${isolated('TH')}.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `الورقة ${at} هي ${isolated(name)} مرة أخرى، وليس في هذه التوزيعة منها إلا ${copies === 1 ? 'واحدة' : copies === 2 ? 'اثنتان' : copies}.`
      : `الورقة ${at} هي ${isolated(name)}، ${card(name)}، وليست في هذه التوزيعة.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const unlisted = names.length > 12 ? ` و${names.length - 12} غيرها` : '';
    return `${given} من ${cards(of)}؛ الناقص: ${isolated(names.slice(0, 12).join(' '))}${unlisted}.`;
  },
  'link-length': () => 'الرابط أطول من أي لعبة ممكنة.',
  'link-game': ({ id }) => `لا توجد هنا لعبة اسمها «${isolated(id)}».`,
  'link-none': () => 'لا توجد توزيعة في هذا العنوان.',
  'link-no-deal': () => 'يسمّي الرابط لعبة بلا توزيعة.',
  'link-other-game': ({ link, code }) => `رمز التوزيعة للعبة ${games.ofId(code)}، لا للعبة ${games.ofId(link)}.`,
  'link-own': () => 'الأوراق في الرابط تالفة: قُطع أو تغيّر في الطريق.',
  'link-moves': () => 'النقلات في الرابط تالفة: قُطع أو تغيّر في الطريق.',
  'challenge-damaged': () => 'تُفتح التوزيعة، لكن النتيجة التي في الرابط تالفة.',
  'challenge-newer': () => 'تُفتح التوزيعة، لكن النتيجة التي في الرابط من إصدار أحدث. أعد تحميل الصفحة.',
  'problem-damaged': () => 'المسألة التي في الرابط تالفة: جزء منها ناقص أو تغيّر.',
  'problem-newer': () => 'هذه المسألة من إصدار أحدث من Cadogan. أعد تحميل الصفحة وحاول من جديد.',
};

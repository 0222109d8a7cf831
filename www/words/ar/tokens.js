// Arabic: what the engine says, a function a token.

import { tellBy } from '../shared.js';
import {
  agreeing,
  card,
  cards,
  counted,
  either,
  isolated,
  nth,
  nthFeminine,
  place as placed,
  suitable,
} from './cards.js';
import { games } from './games.js';
import { ofMoves } from './numbers.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** A token within what is said by another. @param {Token} token @returns {string} */
export const tell = (token) => tellBy(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? placed(packet) : 'أي كومة');

/** @param {number} deal */
const nthDeal = (deal) => nthFeminine('التوزيعة', deal);
/** @param {number} row */
const nthRow = (row) => nth('الصف', row);

/** What is said at once; the rest is in deferred.js. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, to follow its name

  home: () => 'إلى الأساس',
  'home-up': () => 'إلى الأساس صعودًا',
  'home-down': () => 'إلى الأساس نزولًا',
  'on-card': (token) => `على ${card(token.card)}`,
  'to-pile': (token) => `إلى ${placed(token.pile)}`,
  'to-talon': () => 'إلى المكشوف',
  'to-row': () => 'إلى الصف التالي',
  'sly-on-packet': ({ packet, card: under }) => `إلى ${placed(packet)}${under ? `، على ${card(under)}` : ''}`,
  'fairie-on-king': ({ king }) => `على ${card(king)} المنفرد`,
  'empress-on-army': (token) => `على ${card(token.card)} في الجيش`,
  'empress-on-navy': (token) => `على ${card(token.card)} في الأسطول`,
  'labyrinth-aside': () => 'جانبًا بالسماح',

  // Moves

  move: (token) => `${card(token.card)} ${tell(token.to)}`,
  'both-home': ({ card: one, other }) => `${card(one)} و${card(other)} معًا إلى الأساس`,
  'turn-card': () => 'اكشف ورقة',
  'turn-up-next': () => 'اكشف الورقة التالية',
  'sly-begin-deal': ({ deal }) => `ابدأ ${nthDeal(deal)}`,
  'empress-turn': () => 'اكشف ورقة إلى مكشوفها',
  'labyrinth-deal-row': ({ row }) => `وزّع ${nthRow(row)}`,
  'labyrinth-fill-gaps': () => 'املأ فراغات الصف الأخير',
  'labyrinth-laid-aside': (token) => `${card(token.card)} جانبًا بالسماح`,

  // Buttons

  button: ({ to }) => tell(to),
  deal: () => 'وزّع',
  'deal-on': () => 'واصل التوزيع',
  'lay-and-deal-on': () => 'ضعها وواصل',

  // What the game asks

  prompt: ({ suitable: n, others, deals }) => {
    if (!n && !others) return deals ? 'وزّع.' : 'اختر ورقة.';
    const what = ['العب', ...(others ? ['انقل ورقة'] : []), ...(deals ? ['وزّع'] : [])].slice(n ? 0 : 1);
    return `${n ? `${suitable(n)} ` : ''}${either(what)}.`;
  },
  place: (token) => `ضع ${card(token.card)} في مكان ما.`,
  'play-or-place': ({ card: name }) =>
    `${card(name)} ${agreeing(name, 'مناسب: العبه أو ضعه', 'مناسبة: العبها أو ضعها')} في مكان ما.`,
  'turn-up': () => 'اكشف الورقة التالية.',
  'pack-out': (token) => `نفدت الرزمة. ${suitable(token.suitable)}`,
  'all-home': () => 'كل الأوراق في أسسها. كسبت اللعبة.',
  'no-move-left': () => 'لم تبق نقلة. تراجع عن بعضها، أو ابدأ من جديد.',
  'sly-lay': ({ card: name, on }) => `ضع ${card(name)} على ${packetOr(on)}.`,
  'sly-play-or-lay': ({ card: name, on }) =>
    `${card(name)} ${agreeing(name, 'مناسب: العبه أو ضعه', 'مناسبة: العبها أو ضعها')} على ${packetOr(on)}.`,
  'sly-begin': ({ deal }) => `لا ورقة مناسبة. ابدأ ${nthDeal(deal)}.`,
  'sly-play-or-begin': ({ suitable: n, deal }) => `${suitable(n)} العب، أو ابدأ ${nthDeal(deal)}.`,
  'fairie-lay': ({ card: name, column, buries }) =>
    `${card(name)}: ${agreeing(name, 'ضعه', 'ضعها')} على ${placed(column)}${buries ? `، أو انقل ${card(buries)} إلى الأساس أولًا` : ''}.`,
  'fairie-play-or-lay': ({ card: name, column, buries }) =>
    `${card(name)}: ${agreeing(name, 'انقله إلى الأساس', 'انقلها إلى الأساس')}، ${buries ? `أو انقل ${card(buries)}، ` : ''}أو ${agreeing(name, 'ضعه', 'ضعها')} على ${placed(column)}.`,
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} العب، أو اكشف الورقة التالية.`,
  'fairie-build': ({ suitable: n }) =>
    n ? `${suitable(n)} العب، أو واصل البناء.` : 'انقل ورقة إلى أخرى أعلى منها بدرجة، أو إلى ملك منفرد.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const what = turn ? 'العب أو زاوج أو اكشف.' : 'العب أو زاوج.';
    if (red && black)
      return `يمكن أن تبلغ الأساس معًا: ${card(red)} و${card(black)}${others ? '، وغيرهما' : ''}. ${what}`;
    if (!pairs) return `لا ورقة تبلغ أساسها الآن. ${turn ? 'زاوج ورقتين، أو اكشف ورقة.' : 'زاوج ورقتين.'}`;
    const ready = counted(pairs, {
      one: 'زوج واحد جاهز للأساس',
      two: 'زوجان جاهزان للأساس',
      few: 'أزواج جاهزة للأساس',
      many: 'زوجًا جاهزًا للأساس',
      other: 'زوج جاهز للأساس',
    });
    return `${ready}. ${what}`;
  },
  'labyrinth-grace': () => 'لا ورقة مناسبة. لك أن تنحّي ورقة واحدة بالسماح.',
  'labyrinth-prompt': ({ suitable: n, row }) => {
    const deal = row === null ? 'املأ فراغات الصف الأخير' : `وزّع ${nthRow(row)}`;
    return n ? `${suitable(n)} العب، أو ${deal}.` : `لا ورقة مناسبة. ${deal}.`;
  },

  // What choosing a pile offers

  'may-go': ({ card: name, ways }) =>
    `${card(name)}: ${agreeing(name, 'يمكن نقله', 'يمكن نقلها')} ${either(ways.map(tell))}.`,
  'choose-place': (token) => `اختر أحد المواضع المعلّمة ل${card(token.card)}.`,
  'choose-card': () => 'اختر أي ورقة لتنحيتها.',

  // How far the game has come

  'home-count': ({ home }) => `${home} في الأسس`,
  'home-of': ({ home, of }) => `${home} من ${of} في الأسس`,
  'in-pack': (token) => `${token.cards} في الرزمة`,
  'pack-dealt': () => 'وُزّعت الرزمة',
  'sly-placed': ({ deal, placed: n, of }) => (deal > 1 ? `${nthDeal(deal)}: ${n} من ${of}` : `وُضعت ${n} من ${of}`),
  'empress-double-plays': ({ played, of }) => `${played} من ${of} نقلة مزدوجة`,

  // Notes under piles

  'fairie-bare-king': () => 'ملك منفرد',
  'empress-red-talon': (token) => `الأحمر ${token.cards}`,
  'empress-black-talon': (token) => `الأسود ${token.cards}`,
  'labyrinth-grace-taken': () => 'استُعمل',
  'labyrinth-grace-any': () => 'أي ورقة',
  'labyrinth-grace-not-yet': () => 'ليس بعد',

  // What has happened

  moved: ({ what }) => `${tell(what)}.`,
  'card-turned': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}.`,
  'card-turned-home': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}: إلى الأساس.`,
  'card-turned-to': (token) => `انكشف${agreeing(token.card, '', 'ت')} ${card(token.card)}، إلى ${placed(token.pile)}.`,
  'cards-dealt': ({ count }) => `وُزّعت ${cards(count)}.`,
  'cards-played-home': ({ count }) => `انتقلت ${cards(count)} إلى الأسس.`,
  'card-uncovered': (token) => `ظهر${agreeing(token.card, '', 'ت')} ${card(token.card)}.`,
  'card-takes-its-place': (token) => `${agreeing(token.card, 'حلّ', 'حلّت')} ${card(token.card)} في المكان الخالي.`,
  'game-won': () => 'كسبت اللعبة.',
  'taken-back': () => 'تم التراجع.',
  'back-at-mark': () => 'عدت إلى الوضع المعلَّم.',

  // What is refused

  'game-too-long': ({ moves }) => `تنتهي اللعبة عند ${ofMoves(moves)}: تراجع، أو ابدأ من جديد.`,
  'not-shown': () => 'تعذّر عرض الطاولة.',
  'no-random': () => 'لا أرقام عشوائية في هذا المتصفح.',
  'other-deal': () => 'هذا الرابط لتوزيعة أخرى.',
  'no-number': (token) => `لا توزيعة تحمل الرقم ${token.number}.`,
  'move-illegal': ({ text }) => `${isolated(text)} ليست نقلة مسموحة هنا.`,
  'notation-form': () => `تُكتب النقلة من موضع إلى موضع وبينهما ${isolated('>')}، مثل ${isolated('c3>f')}.`,
  'notation-address': ({ text }) => `لا كومة اسمها «${isolated(text)}» في هذه اللعبة.`,
  'save-too-long': () => 'اللعبة المحفوظة أطول من أي لعبة.',
  'save-newer': () => 'اللعبة محفوظة بإصدار أحدث.',
  'save-damaged': () => 'اللعبة المحفوظة تالفة: نقصت أو تغيّرت.',
  'code-length': () => 'رمز التوزيعة ثمانية أحرف وأرقام.',
  'code-letter': ({ letter }) => `لا يُستعمل الحرف «${isolated(letter)}» في رموز التوزيعات.`,
  'code-check': () => 'في رمز التوزيعة خطأ كتابة: أحرفه وأرقامه لا تتوافق.',
  'code-game': () => 'رمز التوزيعة ليس للعبة معروفة هنا.',
  'deal-unknown': ({ at, text }) =>
    `الورقة ${at}: «${isolated(text)}» ليست ورقة. اكتب القيمة ثم النوع، مثل ${isolated('TH')}.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `الورقة ${at} هي ${isolated(name)} مرة أخرى، وفي هذه التوزيعة منها ${copies}.`
      : `الورقة ${at} هي ${isolated(name)}، ${card(name)}، وليست في هذه التوزيعة.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const more = names.length > 12 ? ` و${names.length - 12} غيرها` : '';
    return `${given} من ${of} ورقة. الناقص: ${isolated(names.slice(0, 12).join(' '))}${more}.`;
  },
  'link-length': () => 'الرابط أطول من أي لعبة.',
  'link-game': ({ id }) => `لا لعبة اسمها «${isolated(id)}» هنا.`,
  'link-no-deal': () => 'الرابط يسمّي لعبة بلا توزيعة.',
  'link-other-game': ({ link, code }) => `رمز التوزيعة للعبة ${games.ofId(code)}، لا للعبة ${games.ofId(link)}.`,
  'link-own': () => 'الأوراق في الرابط تالفة: نقصت أو تغيّرت في الطريق.',
  'link-moves': () => 'النقلات في الرابط تالفة: نقصت أو تغيّرت في الطريق.',
};

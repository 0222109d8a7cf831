// Arabic: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string }} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '«الماكر»: عشرون كومة، والمهارة كلها في اختيار كومة لكل ورقة.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '«ملكة الجن»: ثمانية ملوك على رؤوس ثمانية أعمدة بترتيب ظهورها. وزّع أولًا، ثم فكّر.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '«إمبراطورة الهند»: جيش أحمر وأسطول أسود، ولا تصل الأوراق إلى الأساس إلا اثنتين اثنتين.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '«المتاهة»: صفوف من عشر. الورقة متاحة إذا خلا ما فوقها أو ما تحتها؛ ولك سماح واحد.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'الآسات في التوزيعة',
    lead: 'الملاحظة 1 في الكتاب: تبدأ الآسات والملوك في المخزون، وأنت تنتظرها.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'ملء متأخر',
    lead: 'قراءة أخرى للكتاب: تبقى فراغات الصف السفلي حتى توزّع.',
  },
};

export const games = gameNames(GAMES, '، ');

/** @type {Record<string, string>} */
export const CAPTIONS = {
  'ace-to-queen': 'من الآس إلى الملكة',
  admirals: 'الأميرالات، صعودًا',
  army: 'الجيش',
  ascending: 'صعودًا من الآس',
  descending: 'نزولًا من الملك',
  down: 'نزولًا',
  empress: 'الإمبراطورة وحرسها',
  generals: 'الجنرالات، نزولًا',
  grace: 'السماح',
  hand: 'اليد',
  kings: 'ثمانية ملوك',
  navy: 'الأسطول',
  pack: 'المخزون',
  promenade: 'الممشى',
  'promenade-open': 'الممشى، الورقة السفلى أولًا',
  talons: 'المكشوف',
  up: 'صعودًا',
};

// Arabic: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string, aim: string }} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '«الماكر»: عشرون كومة، والمهارة كلها في اختيار كومة لكل ورقة.',
    aim: 'انقل الأوراق الـ104 كلها إلى ثمانية أسس: أربعة تصعد من الآس وأربعة تنزل من الملك.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '«ملكة الجن»: ثمانية ملوك على رؤوس ثمانية أعمدة بترتيب ظهورها. وزّع أولًا، ثم فكّر.',
    aim: 'انقل 96 ورقة إلى ثمانية أسس، من الآس إلى الملكة. وتبقى الملوك الثمانية على الطاولة.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '«إمبراطورة الهند»: جيش أحمر وأسطول أسود، ولا تصل الأوراق إلى الأساس إلا اثنتين اثنتين.',
    aim: 'انقل 176 ورقة إلى الأسس اثنتين اثنتين، حمراء مع سوداء: السوداء تصعد من الآس والحمراء تنزل من الملك.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '«المتاهة»: صفوف من عشر. الورقة متاحة إذا خلا ما فوقها أو ما تحتها؛ ولك فرصة سماح واحدة.',
    aim: 'انقل الأوراق الـ104 كلها إلى ثمانية أسس: أربعة تصعد من الآس وأربعة تنزل من الملك.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'الآسات في التوزيعة',
    lead: 'الملاحظة 1 في الكتاب: تبدأ الآسات والملوك في المخزون، وأنت تنتظرها.',
    aim: 'انقل الأوراق الـ104 كلها إلى ثمانية أسس: أربعة تصعد من الآس وأربعة تنزل من الملك.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'ملء متأخر',
    lead: 'قراءة أخرى للكتاب: تبقى فراغات الصف السفلي حتى توزّع.',
    aim: 'انقل الأوراق الـ104 كلها إلى ثمانية أسس: أربعة تصعد من الآس وأربعة تنزل من الملك.',
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
  stock: 'المخزون',
  promenade: 'الممشى',
  'promenade-open': 'الممشى، الورقة السفلى أولًا',
  talons: 'المكشوف',
  up: 'صعودًا',
};

// Arabic: how many deals can be won (www/report.html), by its keys. Sentences are HTML.

/** Figures with signs between them, from left to right. @param {string} figures */
const row = (figures) => `\u2066${figures}\u2069`;

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: 'كم توزيعة يمكن كسبها؟ · Cadogan',
  description: 'عن أربع ألعاب سوليتير من العصر الفكتوري: كم توزيعة يمكن كسبها، وفي كم نقلة، وكم يكسب منها لاعب متأنٍّ.',
  nav: 'في هذه الصفحة',
  'nav-figures': 'الأرقام',
  'nav-counted': 'ما الذي عُدّ',
  heading: 'كم توزيعة يمكن كسبها؟',
  lead: 'عُدّت على توزيعات مرقّمة يستطيع أي أحد إدخالها. أعيد لعب كل فوز، وكل خسارة مبرهَنة؛ وما لا يُعرف حُسب على الوجهين.',
  known: 'لمن يعرف ترتيب الرزمة',
  won: 'كُسبت',
  'not-known': 'لا يُعرف',
  lost: 'خُسرت',
  interval: 'مجال 95%',
  range: (low, high) => `من ${low} إلى ${row(`${high}%`)}`,
  lines: 'عدد النقلات حتى الفوز',
  half: 'نصفها',
  median: 'الوسيط',
  moves: (low, high) => `من ${low} إلى ${high}`,
  unknown: 'دون معرفته: لاعب متأنٍّ ولاعب بسيط',
  'in-100': 'من كل 100 توزيعة',
  careful: 'متأنٍّ',
  simple: 'بسيط',
  'players-in-100': (careful, simple) => `${careful} و${simple} من 100`,
  figures: 'الأرقام',
  'column-game': 'اللعبة',
  'column-deals': 'التوزيعات',
  'column-won': 'كُسبت',
  'column-lost': 'خُسرت',
  'column-not-known': 'لا يُعرف',
  'column-can-be-won': 'يمكن كسبها',
  'column-moves': 'النقلات',
  'column-careful-player': 'اللاعب المتأنّي',
  'column-thoughtful-player': 'اللاعب المفكّر',
  'column-quick-player': 'اللاعب السريع',
  'column-simple-player': 'اللاعب البسيط',
  share: (low, high) => row(`${low}–${high}%`),
  of: (share, all, low, high) => `${row(`${share}%`)} من ${all} ${row(`(${low}–${high})`)}`,
  counted: 'ما الذي عُدّ',
  players:
    'اللاعب الأول يعرف ترتيب الرزمة: هل يمكن كسب التوزيعة أصلًا. <em>اللاعب المتأنّي</em> يرى ما يراه الإنسان، ويتبع في كل نقلة التلميح العادل. <em>اللاعب المفكّر</em> يتخيّل ترتيبات للرزمة ويترك إتمامها للّاعب السريع، ثم يختار النقلة التي يكثر الكسب بعدها، و<em>اللاعب السريع</em> يتبع قاعدة تقريبية مع شيء من المصادفة. <em>اللاعب البسيط</em> يلعب ما يمكن لعبه ولا يفكّر أبعد من ذلك. يضم المجال النسبة الحقيقية في 95 عدًّا من كل 100 (مجال ويلسون). <em>النقلات</em> هي وسيط الطرق التي تكسب.',
  commands: 'الأمر الذي وراء كل رقم',
};

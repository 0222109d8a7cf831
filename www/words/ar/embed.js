// Arabic: embed.html, and the form of embedding.html that makes code for other pages.

import { isolated } from './cards.js';

export const frame = {
  unknown: 'أمر غير معروف.',
  badText: 'يحتاج هذا الأمر إلى نص قصير.',
  notReady: 'الطاولة ليست جاهزة بعد.',
  noSetting: 'إعداد غير معروف.',
  badOrigin: (/** @type {string} */ named) =>
    `القيمة ${isolated(`origin=${named}`)} في عنوان هذا الإطار ليست أصلًا مثل ${isolated('https://your.host')}: الرسائل متوقفة.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2، أو رابط كامل لوضع أو لمسألة أو لإعادة عرض.',
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
  dealOf: (/** @type {string} */ name) => `توزيعة من ${name}.`,
  replayOf: (/** @type {string} */ name) => `إعادة عرض للعبة ${name}؛ تنتظر «تشغيل».`,
  problemOf: (/** @type {string} */ name) => `مسألة من ${name}.`,
  problemTitle: 'مسألة من ألعاب الورق الفردية',
  listed: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ kind) =>
    `المسألة ${n} من ${of}: ${kind}.`,
  badNumber: (/** @type {number} */ of) => `أدخل رقمًا من 1 إلى ${of}.`,
  sizeHint: 'بالبكسل؛ والعرض بالنسبة المئوية أيضًا',
  badSize: 'من 200 إلى 4000 بكسل؛ ويمكن أن يكون العرض بالنسبة المئوية.',
  title: (/** @type {string} */ name) => `${name}، لعبة سوليتير`,
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}، ${variant}` : name),
  copied: 'تم النسخ.',
  copyBlocked: 'النسخ محظور. الشيفرة محددة: انسخها بنفسك.',
  failed: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

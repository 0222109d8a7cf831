// Arabic: embed.html, and the form of embedding.html that makes code for other pages.

import { isolated } from './cards.js';

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'أمر غير معروف.',
  notText: 'يحتاج هذا الأمر إلى نص قصير.',
  notReady: 'الطاولة ليست جاهزة بعد.',
  noSetting: 'إعداد غير معروف.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `القيمة ${isolated(`origin=${named}`)} في عنوان هذا الإطار ليست أصلًا مثل ${isolated('https://your.host')}: الرسائل متوقفة.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2، أو رابط كامل لوضع أو لإعادة عرض.',
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
  is: (/** @type {string} */ name) => `توزيعة من ${name}.`,
  replays: (/** @type {string} */ name) => `إعادة عرض للعبة ${name}؛ تنتظر «تشغيل».`,
  sizeHint: 'بالبكسل؛ والعرض بالنسبة المئوية أيضًا',
  size: 'من 200 إلى 4000 بكسل؛ ويمكن أن يكون العرض بالنسبة المئوية.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}، لعبة سوليتير`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}، ${variant}` : name),
  copied: 'تم النسخ.',
  select: 'النسخ محظور. الشيفرة محددة: انسخها بنفسك.',
  failed: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

// Arabic: embed.html, and the form of embedding.html that makes code for other pages.

import { isolated } from './cards.js';

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'لا يوجد مثل هذا الأمر.',
  notText: 'يحتاج هذا الأمر إلى نص غير طويل.',
  notReady: 'الطاولة ليست جاهزة بعد.',
  noSetting: 'لا يوجد مثل هذا الإعداد.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `في عنوان هذا الإطار ${isolated(`origin=${named}`)}، وليس أصلًا مثل ${isolated('https://your.host')}: لا تُبلَّغ أي صفحة عن اللعبة، ولا يُطاع أمر من أي منها.`,
};

export const generator = {
  codeHint: 'مثل S7Q3-K9X2، أو رابط كامل: يمكن عرض وضع أو لعبة كاملة أيضًا.',
  empty: 'اكتب رمزًا أو رابطًا أو ألصقه أولًا.',
  is: (/** @type {string} */ name) => `توزيعة من ${name}.`,
  replays: (/** @type {string} */ name) => `عرض للعبة ${name}: ينتظر «تشغيل».`,
  sizeHint: 'بالبكسل، أو العرض بالنسبة المئوية',
  size: 'القياس من 200 إلى 4000 بكسل؛ ويجوز العرض بالنسبة المئوية.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}، لعبة سوليتير`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}، ${variant}` : name),
  copied: 'تم النسخ.',
  select: 'لا يسمح هذا المتصفح للصفحة بالنسخ: النص محدّد لك.',
  failed: 'تعذّر تحميل القواعد. هل انقطع الاتصال؟',
};

// Arabic: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'المس ورقة ثم وجهتها، أو اسحبها إليها. إن كانت للكومة نقلة واحدة لُعبت عند اختيارها. المس مرتين لإرسال الورقة إلى الأساس. اخترها ثانية أو اضغط Escape لإلغاء الاختيار. يمكنك التراجع عن كل شيء، حتى التوزيع.',
  keys: [
    { name: 'الأسهم', text: 'الانتقال من كومة إلى كومة' },
    { name: 'Home, End', text: 'أول كومة في الصف وآخرها؛ ومع Ctrl في الطاولة' },
    { name: '1 2 3 4', text: 'المخزون واليد، الأسس، الأوراق المفروشة، البقية' },
    { name: 'Enter', text: 'اختيار؛ وعلى كومة معلّمة، لعب' },
    { name: 'Shift Enter', text: 'نقل إلى الأساس' },
    { name: 'N, B', text: 'الكومة التالية، السابقة التي تأخذ الورقة' },
    { name: 'D', text: 'توزيع' },
    { name: 'H', text: 'تلميح' },
    { name: 'I', text: 'عرض الكومة كلها' },
    { name: 'S', text: 'قراءة حالة اللعبة' },
    { name: 'Ctrl Z, Ctrl Y', text: 'تراجع، إعادة' },
    { name: 'Escape', text: 'إلغاء الاختيار، إغلاق' },
  ],
};

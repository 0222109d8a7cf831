// Arabic: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'اختر ورقة ثم الموضع الذي تذهب إليه، أو اسحبها. الكومة التي ليس لها إلا نقلة واحدة تُلعب حين تُختار، والنقر مرتين يرسل الورقة إلى أساسها. اختيارها ثانية أو مفتاح Escape يتركها. يمكن التراجع عن كل شيء، وعن الأوراق الموزّعة أيضًا.',
  keys: [
    { name: 'الأسهم', text: 'من كومة إلى كومة' },
    { name: 'Home, End', text: 'أول كومة في الصف وآخرها؛ ومع Ctrl في الطاولة' },
    { name: '1 2 3 4', text: 'الرزمة واليد، الأسس، الأوراق المفروشة، الباقي' },
    { name: 'Enter', text: 'اختيار؛ وعلى كومة معلّمة: لعب' },
    { name: 'Shift Enter', text: 'نقل إلى الأساس' },
    { name: 'N, B', text: 'الكومة التالية والسابقة التي تصلح للورقة' },
    { name: 'D', text: 'مواصلة التوزيع' },
    { name: 'H', text: 'تلميح' },
    { name: 'I', text: 'النظر في الكومة' },
    { name: 'S', text: 'قول حال اللعبة' },
    { name: 'Ctrl Z, Ctrl Y', text: 'تراجع، إعادة' },
    { name: 'Escape', text: 'ترك الورقة، إغلاق' },
  ],
};

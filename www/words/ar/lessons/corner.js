// Arabic: the sign of a card that can go home, as every lesson explains it.

export const corner = 'الزاوية المثنية: ورقة جاهزة للأساس.';

// English: the sign of a card that can go home, as every lesson explains it.

export const corner = 'A folded corner: it can go home.';

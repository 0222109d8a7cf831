// French: the sign of a card that can go home, as every lesson explains it.

export const corner = 'Un coin corné : elle peut rentrer.';

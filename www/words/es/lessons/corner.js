// Spanish: the sign of a card that can go home, as every lesson explains it.

export const corner = 'Una esquina doblada: puede ir a casa.';

// English: the lesson of Sly.

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: { say: 'You cannot choose which card comes next, only where it waits. Choose the pack.' },
    lay: { say: 'The first deal fills the packets in order. Lay the seven on the first one.' },
    home: { say: 'Aces and kings found their piles by themselves. The two of hearts follows: play it home.' },
    rest: {
      say: 'The three of hearts would be next. Try to play it.',
      met: 'No packet is played from until twenty cards lie. The others come now.',
    },
    twenty: { say: 'Twenty lie. Now choose the three of hearts; the pack fills its place at once.' },
    begin: { say: 'Nothing else suits. Choose the pack: the second deal of twenty begins.' },
    heap: { say: 'Any packet may take it. Spades come down, the knave before the ten: lay it on the ten.' },
    trapped: { say: 'The six lies on the seven. On them the eight would trap both: lay it on the nine.' },
    unwind: { say: 'Twenty more lie, and the queen is home. Play the knave, and the ten after it.' },
  },
  wrong: {
    keep: 'You may keep it, but it would only wait to be played. Choose the foundation of hearts.',
    anywhere: 'It may lie there. On the ten it does no harm, as it goes home first: choose the ten of spades.',
    trap: 'The six and the seven are wanted before the eight, and would lie under it. Choose the nine.',
    nine: 'It may lie there. On the nine of clubs it hides nothing that is wanted sooner: choose that.',
  },
};

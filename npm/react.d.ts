/** <patience-game> in JSX: import 'cadogan-patience/react' instead of 'cadogan-patience'. Listeners need React 19. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PatienceAttributes, PatienceGame, PatienceHandlers } from './patience-game.js';

export * from './patience-game.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'patience-game': DetailedHTMLProps<HTMLAttributes<PatienceGame>, PatienceGame> & PatienceAttributes & PatienceHandlers;
    }
  }
}

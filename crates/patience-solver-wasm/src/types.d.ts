/** What the solver says: a key `k` and its arguments, as www/words/tokens.d.ts lists them one by one. */
type Token = import('../words/tokens.js').Token;

/** What `Solver` and `Fair` throw for a link that they cannot use: an Error whose message is the token's key. */
export interface SolverRefusal extends Error {
  token: Token;
}

/** A move. */
export interface Step {
  /** In the notation: "c3>f". */
  move: string;
  /** The whole move, told. */
  token: Token;
  /** The piles that give a card, by number, and last the one on which it will lie, if that is known. */
  piles: number[];
}

/** Why a position cannot be won, where a player can see it. */
export interface Why {
  /** The reason, with every card that it rests on. */
  token: Token;
  /** The same in one short sentence, for where the marked cards say the rest. */
  brief: Token;
  /** The cards to be marked: the pile's number, and the place in it from the bottom, from 0. */
  cards: { pile: number; index: number }[];
}

/** How a search stands. */
export interface Answer {
  verdict: 'working' | 'won' | 'lost' | 'unknown';
  /** The winning line in the notation; empty unless `won`. */
  line: string[];
  /** The first move of that line. */
  next: Step | null;
  /** The move that led to the position. */
  last: Step | null;
  /** Nodes spent: moves made in searches and play-outs. */
  spent: number;
  /** Whether more nodes could decide what is unknown. */
  open: boolean;
  /** Whole games that the search has played out in vain so far; 0 where it plays none. */
  played: number;
  /** If `unknown`, and not all is seen: how many games a quick player wins from here with the rest of the pack shuffled anew. */
  chance: { wins: number; of: number } | null;
  /** If `lost`, the reason, if one can be seen. */
  why: Why | null;
}

/** What is best by what a player can see. */
export interface Advice {
  /** The move that wins most often; null if nothing is known. */
  best: Step | null;
  /** In how many possible orders of the pack it wins. */
  wins: number;
  /** In how many of them it was tried. */
  tried: number;
  /** In how many of them nothing wins, whatever is played. */
  lost: number;
  /** Whether the player does not see everything. If nothing is hidden the advice is exact. */
  hidden: boolean;
  /** Whether there is nothing to choose. */
  forced: boolean;
  /** Why `best` is a good move, if nearly all of the lines that win after it show the same. */
  why: Token | null;
}

/** A decision that cost much of the chance to win. */
export interface Decision {
  /** Moves before it. */
  ply: number;
  /** The best of the other moves, in the notation. */
  better: string;
  /** In how many of 100 imagined packs the move wins that was played, and in how many of the same ones the better one. */
  played: number;
  wins: number;
}

/** A game looked back on. */
export interface ReviewAnswer {
  /** How many orders of the pack are imagined at each position. */
  packs: number;
  /**
   * The chance to win after each number of moves, from 0 to all, of 100; 255 where it is still to come, 254 where nothing is
   * hidden and it is not known whether the position can be won.
   */
  estimates: number[];
  /** The numbers of moves after which a card came off the pack. */
  dealt: number[];
  /** The costliest decisions, the costliest first; empty until `done`. */
  decisions: Decision[];
  done: boolean;
}

/** A message of the solver: a key `k` and its arguments, as www/words/tokens.d.ts lists them. */
type Token = import('../words/tokens.js').Token;

/** The error that `Solver` and `Hint` throw for an unusable link; its message is the token's key. */
export interface SolverRefusal extends Error {
  token: Token;
}

/** A move. */
export interface Step {
  /** In the notation: "c3>f". */
  move: string;
  /** The description of the whole move. */
  token: Token;
  /** The piles that give a card, by number, and last the pile that takes it, if known. */
  piles: number[];
}

/** The reason why a position is lost, by visible cards. */
export interface Why {
  /** The reason, with every card that it depends on. */
  token: Token;
  /** A short form, for use with the highlighted cards. */
  brief: Token;
  /** The cards to highlight: the pile's number, and the index in it, from 0 for the bottom card. */
  cards: { pile: number; index: number }[];
}

/** The state of a search. */
export interface Answer {
  verdict: 'working' | 'won' | 'lost' | 'unknown';
  /** The winning line in the notation; empty unless `won`. */
  line: string[];
  /** The first move of that line. */
  next: Step | null;
  /** The reason for `next` if nothing is hidden, as far as the line shows one. */
  reason: Token | null;
  /** The move that led to the position. */
  last: Step | null;
  /** Nodes spent: moves made in searches and playouts. */
  spent: number;
  /** True if more nodes could decide. */
  open: boolean;
  /** Playouts so far, none of which was won; 0 if it makes none. */
  played: number;
  /** If `unknown` and something is hidden: games won by the quick player from this position, with the stock shuffled. */
  chance: { wins: number; of: number } | null;
  /** If `lost`, the reason, if visible cards give one. */
  why: Why | null;
  /** The method that decided, as `Method::name` of the crate has it; null for a cached verdict. */
  method: string | null;
  /** States that all methods generated; 0 for a cached verdict. */
  states: number;
}

/** The best move by visible cards. */
export interface Advice {
  /** The best move; null if there is none. */
  best: Step | null;
  /** The second best move; null if no other was tried. */
  second: Step | null;
  /** Sampled orders of the stock in which `best` wins: with sight of them, or in the Labyrinth without. */
  wins: number;
  /** Sampled orders in which it was tried. */
  tried: number;
  /** Sampled orders in which the position is proven lost; 0 if every move was tried in each instead. */
  lost: number;
  /** True if anything is hidden. If not, the advice is exact. */
  hidden: boolean;
  /** True if all legal moves are equivalent. */
  forced: boolean;
  /** The reason for `best`, if nearly all winning lines show it. */
  why: Token | null;
}

/** A decision that cost much of the chance to win. */
export interface Decision {
  /** Moves before it. */
  ply: number;
  /** The best of the other moves, in the notation. */
  better: string;
  /** The chance to win after the played move and after the better one, in per cent, in the same sampled orders. */
  played: number;
  wins: number;
}

/** The review of a game. */
export interface ReviewAnswer {
  /** Orders of the stock sampled at each position. */
  packs: number;
  /**
   * The chance to win after 0, 1, … moves, in per cent; 255 for a pending estimate, 254 for an undecided position that hides
   * nothing.
   */
  estimates: number[];
  /** The numbers of moves after which a card came off the stock. */
  dealt: number[];
  /** The costliest decisions, the costliest first; empty until `done`. */
  decisions: Decision[];
  done: boolean;
}

/** The result of a check of a problem. */
export interface ProofAnswer {
  /**
   * `easy`: the answers are right, but it is no problem. `stock`: too many cards of the stock are to come. `undecided`: a verdict
   * is missing.
   */
  finding: 'proven' | 'wrong' | 'easy' | 'stock' | 'undecided';
  /** The shortest line found, which begins with an answer; empty without a proof. */
  line: string[];
}

/** The refutation of a wrong answer. */
export interface RefutationAnswer {
  /** The moves after the wrong answer: natural play to a dead end or an explained position, or the shortest release. */
  line: string[];
  /** Why its last position is lost. */
  why: Why | null;
  /** Transfers of the line and of the moves before it, if it brings the card of a release home. */
  transfers: number | null;
  /**
   * Lower bound of the transfers that bring the card of a release home, with those before the line; without meaning for other
   * questions.
   */
  atLeast: number;
  /** Why a transfer brings the card of a release home too late, if that is proven. */
  cause: ReleaseCause | null;
}

/**
 * A fact about all lines in time. `occupies`: each puts another card on `card`, on which the transfer puts its own; `covers`: in
 * each `card` leaves its place, which the transfer covers; `spends`: none transfers the card.
 */
export type ReleaseCause = { k: 'occupies' | 'covers'; card: string } | { k: 'spends'; card: null };

/** The problem of a position, or why it is none. */
export interface MadeProblem {
  /** `easy`: all moves are proven, but too many win, or the answer is obvious. `stock`: too many cards are to come. */
  finding: 'problem' | 'easy' | 'lost' | 'over' | 'stock' | 'undecided';
  /** The link; of an easy position, too, unless all moves win. */
  link: string | null;
  /** The moves that win, in the notation. */
  answers: string[];
}

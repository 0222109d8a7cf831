
/** What is said, as www/words/tokens.d.ts lists it. Errors that are thrown have one as their `token`. */
export type Token = import('../words/tokens.js').Token;

/** Cards as they were typed, checked against the game's. */
export interface OwnCards {
  /** What was typed, word by word. */
  words: OwnWord[];
  /** How many cards are right. */
  good: number;
  /** How many the deal has. */
  of: number;
  /** Every card of the game, in the order of a new pack. */
  pack: OwnCount[];
  /** What is wrong or missing, or that all is well. */
  says: Token;
  /** The deal's link, once the cards are complete. */
  link: string | null;
}

export interface OwnWord {
  text: string;
  /** The card, "TH"; empty if it is none. */
  card: string;
  /** `extra`: once more than the deal has it. */
  state: "good" | "unknown" | "extra";
}

export interface OwnCount {
  card: string;
  /** How many are typed, and how many the deal has. */
  given: number;
  of: number;
}

/** A move of a line. */
export interface ToldMove {
  /** In the notation. */
  move: string;
  /** What it does. */
  token: Token;
}

/** What is said of a link. */
export interface Told {
  /** The link that shows it move by move. */
  replay: string;
  moves: ToldMove[];
}

/** A game of a text. */
export interface TextGame {
  link: string;
  game: string;
  /** The code; null for cards of one's own. */
  deal: string | null;
  date: string | null;
  plies: number;
  outcome: "playing" | "won" | "stuck";
  /** What is wrong with it, naming line and move; then there is no link. */
  error: Token | null;
}

/** A QR code: a side's length in modules, and where the dark ones are, row by row, "1" for dark. */
export interface QrCode {
  side: number;
  modules: string;
}


/** A message, as www/words/tokens.d.ts lists it. Thrown errors have one as their `token`. */
export type Token = import('../words/tokens.js').Token;

/** Typed cards, checked against the game's. */
export interface CheckedCards {
  /** The typed words. */
  words: CheckedWord[];
  /** The number of correct cards. */
  good: number;
  /** The number of cards in the deal. */
  of: number;
  /** Every card of the game, in the order of a new pack. */
  pack: CardCount[];
  /** The first error, the missing cards, or a confirmation. */
  says: Token;
  /** The deal's link, once the cards are complete. */
  link: string | null;
}

export interface CheckedWord {
  text: string;
  /** The card, "TH"; empty if it is none. */
  card: string;
  /** `extra`: more copies than the deal has. */
  state: "good" | "unknown" | "extra";
  /** Its place in the text, in UTF-16 units. */
  start: number;
  end: number;
}

export interface CardCount {
  card: string;
  /** The number of typed copies, and of copies in the deal. */
  given: number;
  of: number;
}

/** A move of a line. */
export interface DescribedMove {
  /** In the notation. */
  move: string;
  /** Its description. */
  token: Token;
}

/** The description of a link's moves. */
export interface DescribedGame {
  /** The link that replays it. */
  replay: string;
  moves: DescribedMove[];
}

/** A game of a text. */
export interface TextGame {
  link: string;
  game: string;
  /** The code; null for given cards. */
  deal: string | null;
  date: string | null;
  plies: number;
  outcome: "playing" | "won" | "stuck";
  /** The error, with its line and move; then there is no link. */
  error: Token | null;
}

/** A QR code: a side's length in modules, and its modules row by row, "1" for dark. */
export interface QrCode {
  side: number;
  modules: string;
}

/** The result that a challenge carries. */
export interface SentResult {
  /** The link of the deal. */
  link: string;
  won: boolean;
  /** Who made the last moves: `successor` is the player from a position that somebody else reached. */
  finisher: "player" | "solver" | "successor";
  moves: number;
  /** 999 for that many or more. */
  hints: number;
  undos: number;
  /** The chance to win in eight steps, of the levels 0 to 7; null without one. */
  curve: number[] | null;
}

/** The kind of a problem. */
export type ProblemKind = "move" | "grace" | "pair" | "place" | "release";

/** A grade of the problems of a list. */
export type ProblemGrade = "gentle" | "medium" | "stern" | "cruel";

/** A problem of a link. */
export interface ReadProblem {
  /** Its link. */
  link: string;
  /** The link of its position. */
  position: string;
  game: string;
  /** The code of its deal; null for given cards. */
  deal: string | null;
  kind: ProblemKind;
  /** The goal of a release; `copies`: equal cards on the table, of which any will do. */
  release: { card: string; copies: number; transfers: number; fewest: boolean } | null;
  /** The open stock, in dealing order. */
  stock: string[];
  question: ProblemQuestion;
  /** Its entry in a list; null for a link that was not looked up. */
  listed: { grade: ProblemGrade; themes: ProblemTheme[]; quick: { found: number; of: number } } | null;
}

/** A question: all legal moves that are no answers are wrong. */
export interface ProblemQuestion {
  /** The move that deals, if one is legal. */
  dealing: string | null;
  answers: ProblemAnswer[];
}

export interface ProblemAnswer {
  move: string;
  /** Forced moves after it. */
  forced: string[];
  /** The next question; null if it is solved. */
  then: ProblemQuestion | null;
}

/** A theme of a problem. */
export type ProblemTheme =
  | "run"
  | "second-run"
  | "shut-in"
  | "room"
  | "bare-king"
  | "partner"
  | "uncover"
  | "order"
  | "wait"
  | "copy"
  | "direction";

/** A problem of a list. */
export interface ProblemSummary {
  deal: string;
  kind: ProblemKind;
  grade: ProblemGrade;
  themes: ProblemTheme[];
}


/**
 * What the engine says: a key `k` and its arguments, as www/words/tokens.d.ts lists them one by one. The catalogues make
 * words of it: say(token) of www/words/core.js.
 */
export type Token = import('../words/tokens.js').Token;

/** A card as two characters, value and suit: "TH". */
export type Card = string;

/**
 * What `Table.open`, `Table.restore`, `play` and all the others throw for what they refuse: an Error whose message is the
 * token's key.
 */
export interface Refusal extends Error {
  token: Token;
}

/** A whole table, as the player may see it. What is face down is only a count. */
export interface View {
  /** The id of the game: "sly". Its places, names and layouts are the GameInfo's. */
  game: string;
  /** The deal's code, "S7Q3-K9X2"; null for cards of one's own. */
  deal: string | null;
  /** The fragment of an address, without "#": this position, with the moves that led to it. */
  link: string;
  /** The link of the deal alone, without moves: equal for all positions of a deal. */
  start: string;
  /** The game in hand as text, acts and what is undone included: `Table.restore` takes it. It holds its line's link in clear. */
  save: string;
  /** Moves played. */
  ply: number;
  /** Moves of the whole line, those undone included. */
  plies: number;
  canUndo: boolean;
  canRedo: boolean;
  outcome: Outcome;
  /** What is asked of the player now, or how the game has ended. */
  prompt: Token;
  /** What the last act did, in order; may be empty. */
  report: Token[];
  /** Cards on foundations, those of the set-up included. */
  home: number;
  /** Cards in the pack. */
  stock: number;
  /** How far the game has come, the most telling last. */
  figures: Token[];
  /** A count towards a whole, to be shown with marks. */
  tally: { done: number; of: number; token: Token } | null;
  /** The pile that the game has chosen for the player: the card in hand that must be put somewhere. */
  pending: number | null;
  /** What the button beside the pack says; null when nothing can be dealt. */
  dealLabel: Token | null;
  /** Whether dealing on would make a decision for the player: the card in hand can go home, or would bury one that can. */
  dealDecides: boolean;
  /** Whether a card can go home that can never be missed. */
  safe: boolean;
  /** Rows of the layout's closing-up grid in use. */
  tiers: number;
  /** In the order of GameInfo.places. */
  piles: PileView[];
  /**
   * All legal moves in the notation, in their fixed order, with a space between two: `moves.split(' ')` is the list that the
   * numbers in `only`, `home`, `meanings` and `choices` count in, from 0. Empty when there is none.
   */
  moves: string;
  /**
   * What choosing one pile and then another can mean: four bytes for each meaning, the first pile, the second pile, and the
   * move's number in `moves`, its lower byte first.
   *
   *     for (let at = 0; at < meanings.length; at += 4) {
   *       const [from, to, low, high] = meanings.subarray(at, at + 4);
   *       const move = moves[low + 256 * high];
   *     }
   *
   * The targets of a pile are the second piles of its meanings, each once and in this order. All meanings of a pile stand
   * together, in the order of `moves`: the first of several meanings of two piles is the first choice to be offered.
   */
  meanings: Uint8Array;
  /**
   * What the buttons say where two piles can mean several moves, beside the names of the cards: four bytes for each such
   * move, its number in `moves` and the number of its words in `labels`, each the lower byte first.
   */
  choices: Uint8Array;
  labels: Token[];
}

export type Outcome = "playing" | "won" | "stuck";

/** A pile; its address, role and name are those of the same number in GameInfo.places. */
export interface PileView {
  /** Two characters a card, bottom card first: "KSQH". Empty for the pack. */
  cards: string;
  count: number;
  /** Whether a legal move begins here. */
  movable: boolean;
  /** Whether its card can go home now. */
  suitable: boolean;
  /** For a pile of the tableau: whether its card is available in the book's word, suitable or not. Left out where it is not. */
  available?: true;
  /** For a foundation, the card that it takes next. */
  awaits?: Card;
  /** Of a foundation: nothing can follow any more. */
  complete?: true;
  /** A few words to stand under it. */
  note?: Token;
  /** What is said when it is chosen: where its card may go. */
  says?: Token;
  /** The number in View.moves of the pile's move, if it has exactly one and a tap may play it. */
  only?: number;
  /** The number in View.moves of its move home, if it has one. */
  home?: number;
}

/** The legal moves of one pile. */
export interface MoveGroup {
  pile: number;
  moves: MoveView[];
}

/** A legal move, told. */
export interface MoveView {
  /** In the notation: "c3>f". */
  move: string;
  /** The pile that gives the card. */
  from: number;
  /** A second pile that gives its card at the same time. */
  with: number | null;
  /** The pile on which the card will lie; null where that is not known before it is turned. */
  to: number | null;
  /** Whether it takes its card to a foundation. */
  home: boolean;
  /** The whole move. */
  token: Token;
  /** Where another move of the group has the same words, because cards are equal: the pile that tells them apart. */
  apart: number | null;
}

/** Why no legal move leads from one pile to another, or none begins at a pile. */
export interface Reason {
  token: Token;
  /** The number of the book's rule that says so: "IV". Null where no numbered rule does. */
  rule: string | null;
}

/** What a link holds, without the table. */
export interface LinkSummary {
  game: string;
  /** The deal's code; null for cards of one's own. */
  deal: string | null;
  /** The link as the engine writes it, without "#" and without "replay/". */
  link: string;
  /** The link of the deal alone. */
  start: string;
  /** Whether it asked to be shown move by move. */
  replay: boolean;
  /** The link that shows the same game move by move. */
  replayLink: string;
  /** Moves up to the position. */
  ply: number;
  /** Moves of the whole line; more than `ply` only in a game that was restored. */
  plies: number;
  outcome: Outcome;
}

export interface GameInfo {
  id: string;
  /** The number of its plate, from 1; a variant has its game's. */
  number: number;
  /** The book's English name. Catalogues may have another by the id, and shorter ones. */
  name: string;
  /** For a variant, what sets it apart, in English; else empty. */
  variant: string;
  /** A link to a position that shows well in small; empty if there is none. */
  plate: string;
  places: Place[];
  has: Has;
}

/** What a game has beside its rules. What it has not is not offered, asked for or spoken of. */
export interface Has {
  /** A page of rules in words: www/rules. */
  rules: boolean;
  /** A list of deals that are proven to be winnable: www/deals. */
  deals: boolean;
  /** A solver: verdicts, hints, explanations. */
  solver: boolean;
  /** A lesson at the table: www/lessons. A variant's is its game's. */
  lesson: boolean;
  /** Words of its own in the catalogues; if not, it is told with general ones. */
  words: boolean;
}

/** A pile of a game: where it is in the notation, what it is for, and what its name is made of. */
export interface Place {
  /** The address in the notation. */
  address: string;
  role: Role;
  /** The word for it, a key of the catalogues: "packet", "column", "up". Where they have none, the role's word serves. */
  name: string;
  /** Its number among its like, from 1; in a grid its column. Null where there is only one. */
  n: number | null;
  /** In a grid its row, from 1. */
  row: number | null;
  /** Of a foundation that belongs to a suit, its letter. */
  suit: "C" | "D" | "H" | "S" | null;
}

export type Role = "stock" | "hand" | "talon" | "foundation" | "tableau" | "reserve" | "decoration";

/** One arrangement of a table. All lengths in card widths; a card is 1.4 high. */
export interface Layout {
  width: number;
  /** The least height. */
  height: number;
  /** In the order of GameInfo.places; null for what is not drawn. */
  spots: (Spot | null)[];
  captions: Caption[];
  /** How the rows of a growing grid share the room below their first row. */
  tiers: { pitch: number; room: number } | null;
  /** For a table so low that those rows would have to lie in a heap; of the tall one, for a table so high that they would leave much of it empty. */
  other?: Layout;
}

export interface Spot {
  x: number;
  y: number;
  /** The width of this pile's cards. */
  width: number;
  /** How much of a card's height is shown, 0 to 1. */
  show: number;
  /** How far the pile sinks for each card width that the table is higher than its least height. */
  sink: number;
  fan: "squared" | "down" | "right" | "pair" | "open";
  /** For "down" and "open" the room in card widths, at the least height; for "right" the visible strip. */
  step: number;
  tier: number | null;
}

export interface Caption {
  /** The words, a key of the catalogues' `captions`; empty for a hairline alone. A key without words is one, too. */
  name: string;
  x: number;
  /** The line's middle. */
  y: number;
  width: number;
  sink: number;
}

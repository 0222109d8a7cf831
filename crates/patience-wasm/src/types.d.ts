
/**
 * A message of the engine: a key `k` and its arguments, as www/words/tokens.d.ts lists them. The catalogues turn it into a
 * sentence: say(token) of www/words/core.js.
 */
export type Token = import('../words/tokens.js').Token;

/** A card as two characters, value and suit: "TH". */
export type Card = string;

/**
 * The error that `Table.open`, `Table.restore`, `play` and all the others throw; its message is the token's key.
 */
export interface Refusal extends Error {
  token: Token;
}

/** A whole table, as the player may see it. Face-down cards are only counted. */
export interface View {
  /** The id of the game: "sly". Its places, names and layouts are the GameInfo's. */
  game: string;
  /** The deal's code, "S7Q3-K9X2"; null for given cards. */
  deal: string | null;
  /** The fragment of an address, without "#": this position, with the moves that led to it. */
  link: string;
  /** The link of the deal alone, without moves: equal for all positions of a deal. */
  start: string;
  /** The game as text, with its actions and undone moves, for `Table.restore`. It contains its line's link in clear. */
  save: string;
  /** Moves played. */
  ply: number;
  /** Moves of the whole line, undone ones included. */
  plies: number;
  canUndo: boolean;
  canRedo: boolean;
  outcome: Outcome;
  /** The prompt for the player, or the outcome. */
  prompt: Token;
  /** The report of the last action, in order; may be empty. */
  report: Token[];
  /** Cards on foundations, those of the set-up included. */
  home: number;
  /** Cards in the pack. */
  stock: number;
  /** Progress figures, the most important last. */
  figures: Token[];
  /** A count towards a whole, to be shown with marks. */
  tally: { done: number; of: number; token: Token } | null;
  /** The pile whose card must be placed next: the hand. */
  pending: number | null;
  /** The label of the button beside the stock; null when nothing can be dealt. */
  dealLabel: Token | null;
  /**
   * True if dealing would decide for the player: the card in the hand can go home, or would bury one that can; with an empty
   * hand, if any card can go home.
   */
  dealDecides: boolean;
  /** True if dealAll would deal the stock. */
  dealsAll: boolean;
  /** True if a safe move home is legal. */
  safe: boolean;
  /** Rows of the layout's closing-up grid in use. */
  tiers: number;
  /** In the order of GameInfo.places. */
  piles: PileView[];
  /**
   * All legal moves in the notation, in their fixed order, separated by spaces: the numbers in `only`, `home`, `gestures` and
   * `choices` are indices of `moves.split(' ')`. Empty when there is none.
   */
  moves: string;
  /**
   * The gestures, pairs of piles that select a move: four bytes for each, the first pile, the second pile, and the move's
   * index in `moves`, lower byte first.
   *
   *     for (let at = 0; at < gestures.length; at += 4) {
   *       const [from, to, low, high] = gestures.subarray(at, at + 4);
   *       const move = moves[low + 256 * high];
   *     }
   *
   * The targets of a pile are the distinct second piles of its gestures, in this order. All gestures of a pile are
   * consecutive, in the order of `moves`: of several gestures of the same piles the first is the first choice.
   */
  gestures: Uint8Array;
  /**
   * The labels of moves that share their gesture, for buttons beside the names of the cards: four bytes for each such move,
   * its index in `moves` and the index of its label in `labels`, each lower byte first.
   */
  choices: Uint8Array;
  labels: Token[];
  /** Runs of several cards that fit on another pile. */
  runs: Run[];
}

export interface Run {
  /** For `act`, which plays it card by card as one action: "c1>c5*4" for four cards. */
  move: string;
  from: number;
  to: number;
  cards: number;
  /** False if too few piles are free. */
  possible: boolean;
}

export type Outcome = "playing" | "won" | "stuck";

/** A pile; its address, role and name are those of the same number in GameInfo.places. */
export interface PileView {
  /** Two characters per card, bottom card first: "KSQH". Empty for the stock. */
  cards: string;
  count: number;
  /** True if a legal move begins here. */
  movable: boolean;
  /** True if its card can go home. */
  goesHome: boolean;
  /** For a pile of the tableau: true if its card is available by the book's rules, whether it can go home or not. Omitted if not. */
  available?: true;
  /** For a foundation, the card that it takes next. */
  next?: Card;
  /** For a foundation: it takes no more cards. */
  complete?: true;
  /** A note under it. */
  note?: Token;
  /** The message when it is selected: the card's destinations. */
  says?: Token;
  /**
   * The index in View.moves of the move that a tap plays: the pile's only one, the one home of the card in the hand, or the
   * double play with the one card that can be its partner.
   */
  only?: number;
  /** The index in View.moves of its move home, if it has one. */
  home?: number;
}

/** The legal moves of one pile. */
export interface MoveGroup {
  pile: number;
  moves: MoveView[];
}

/** A legal move with its description. */
export interface MoveView {
  /** In the notation: "c3>f". */
  move: string;
  /** The pile that gives the card. */
  from: number;
  /** A second pile that gives its card at the same time. */
  with: number | null;
  /** The pile that takes the card; null if it depends on a face-down card. */
  to: number | null;
  /** True if it takes its card to a foundation. */
  home: boolean;
  /** The whole move. */
  token: Token;
  /** If another move of the group has the same description, because cards are equal: the pile that distinguishes them. */
  apart: number | null;
}

/** The reason why no legal move leads from one pile to another, or none begins at a pile. */
export interface Reason {
  token: Token;
  /** The number of the book's rule: "IV". Null if no numbered rule applies. */
  rule: string | null;
}

/** The summary of a link, without the table. */
export interface LinkSummary {
  game: string;
  /** The deal's code; null for given cards. */
  deal: string | null;
  /** The link as the engine writes it, without "#" and without "replay/". */
  link: string;
  /** The link of the deal alone. */
  start: string;
  /** True for a replay move by move. */
  replay: boolean;
  /** The link that replays the same game. */
  replayLink: string;
  /** Moves up to the position. */
  ply: number;
  /** Moves of the whole line; more than `ply` only in a restored game. */
  plies: number;
  outcome: Outcome;
}

export interface GameInfo {
  id: string;
  /** The number of its plate, from 1; a variant shares its game's. */
  number: number;
  /** The book's English name. Catalogues may have other and shorter ones, by id. */
  name: string;
  /** For a variant, a short English description; else empty. */
  variant: string;
  /** A link to a position that looks good at small size; empty if there is none. */
  plate: string;
  places: Place[];
  features: Features;
}

/** Optional assets of a game. The page omits everything about missing ones. */
export interface Features {
  /** A page of rules in words: www/rules. */
  rules: boolean;
  /** A list of deals that are proven winnable: www/deals. */
  deals: boolean;
  /** A solver: verdicts, hints, explanations. */
  solver: boolean;
  /** A lesson at the table: www/lessons. A variant shares its game's. */
  lesson: boolean;
  /** Its own words in the catalogues; without them it uses general ones. */
  words: boolean;
}

/** A pile of a game: its address, its role and its name. */
export interface Place {
  /** The address in the notation. */
  address: string;
  role: Role;
  /** Its name, a key of the catalogues: "packet", "column", "up". Without an entry the role's name is used. */
  name: string;
  /** Its number in its group, from 1; in a grid its column. Null for a single pile. */
  n: number | null;
  /** In a grid its row, from 1. */
  row: number | null;
  /** For a foundation of a suit, the suit's letter. */
  suit: "C" | "D" | "H" | "S" | null;
}

export type Role = "stock" | "hand" | "talon" | "foundation" | "tableau" | "reserve" | "decoration";

/** One arrangement of a table. All lengths in card widths; a card is 1.4 high. */
export interface Layout {
  width: number;
  /** The least height. */
  height: number;
  /** In the order of GameInfo.places; null for a pile that is not drawn. */
  spots: (Spot | null)[];
  captions: Caption[];
  /** The distribution of a growing grid's rows over the room below the first. */
  tiers: { pitch: number; room: number } | null;
  /** A replacement, for a table too low for these rows, or, of a tall layout, so high that they would leave much of it empty. */
  other?: Layout;
}

export interface Spot {
  x: number;
  y: number;
  /** The width of this pile's cards. */
  width: number;
  /** Visible share of a card's height, 0 to 1. */
  show: number;
  /** Extra y for each card width that the table is higher than its least height. */
  sink: number;
  fan: "squared" | "down" | "right" | "pair" | "open";
  /** For "down" and "open" the room in card widths, at the least height; for "right" the visible strip. */
  step: number;
  tier: number | null;
}

export interface Caption {
  /** The text, a key of the catalogues' `captions`; empty, or a key without an entry, for a hairline alone. */
  name: string;
  x: number;
  /** The line's middle. */
  y: number;
  width: number;
  /** The height of a text that is written upwards; 0 for a line. */
  upright: number;
  sink: number;
}


/** A whole table, as the player may see it. What is face down is only a count. */
export interface View {
  /** The id of the game: "sly". */
  game: string;
  name: string;
  shortName: string;
  /** For a variant, what sets it apart; else empty. */
  variant: string;
  /** The deal's code, "S7Q3-K9X2"; null for cards of one's own. */
  deal: string | null;
  /** The fragment of an address, without "#". */
  link: string;
  /** Moves played. */
  ply: number;
  /** Moves of the whole line, those undone included. */
  plies: number;
  canUndo: boolean;
  canRedo: boolean;
  outcome: "playing" | "won" | "stuck";
  /** What is asked of the player now, a sentence. */
  prompt: string;
  /** What the last act did, in sentences; may be empty. */
  report: string;
  /** Cards on foundations, those of the set-up included. */
  home: number;
  /** Cards in the pack. */
  stock: number;
  /** How far the game has come, in a few words each, the most telling last. */
  figures: string[];
  /** A count towards a whole, to be shown with marks. */
  tally: { done: number; of: number; words: string } | null;
  /** The pile that the game has chosen for the player: the card in hand that must be put somewhere. */
  asks: number | null;
  /** What the button beside the pack says; null when nothing can be dealt. */
  dealLabel: string | null;
  /** Whether a card can go home that can never be missed. */
  safe: boolean;
  /** Rows of the layout's closing-up grid in use. */
  tiers: number;
  /** In the order of GameInfo.places. */
  piles: PileView[];
}

export interface PileView {
  /** Two characters a card, bottom card first: "KSQH". Empty for the pack. */
  cards: string;
  count: number;
  /** Whether a legal move begins here. */
  movable: boolean;
  /** Whether its card can go home now. */
  suitable: boolean;
  /** The pile in words, for speech. */
  label: string;
  /** A few words to stand under it. */
  note: string | null;
  /** For a foundation, the card that founds it. */
  awaits: string | null;
}

/** What choosing a pile offers. */
export interface Selection {
  /** Piles that can be chosen next. */
  targets: number[];
  /** Where its card may go, in words; may be empty. */
  sentence: string;
  /** The pile's move, if it has exactly one. */
  only: string | null;
  /** The pile's move home, if it has one. */
  home: string | null;
}

export interface Choice {
  /** In the notation: "c3>f". */
  move: string;
  label: string;
  /** From `between`: two or three words for a button beside the names of the cards. */
  brief?: string;
}

/** The legal moves of one pile. */
export interface MoveGroup {
  label: string;
  moves: Choice[];
}

export interface GameInfo {
  id: string;
  name: string;
  shortName: string;
  variant: string;
  lead: string;
  /** A link to a position that shows well in small. */
  plate: string;
  places: Place[];
}

export interface Place {
  /** The address in the notation. */
  address: string;
  role: "stock" | "hand" | "talon" | "foundation" | "tableau" | "reserve" | "scenery" | "word";
  label: string;
}

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
  fan: "squared" | "down" | "right" | "pair";
  /** For "down" the room in card widths, at the least height; for "right" the visible strip. */
  step: number;
  tier: number | null;
}

export interface Caption {
  /** Empty for a hairline alone. */
  text: string;
  x: number;
  /** The line's middle. */
  y: number;
  width: number;
  sink: number;
}

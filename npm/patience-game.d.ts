/** The contract of <patience-game> with the pages that it stands on; embedding.html on the site tells it in words. */

import type { View } from './pkg/patience_wasm.js';

export type { GameInfo, PileView, Place, Token, View } from './pkg/patience_wasm.js';

export type GameId =
  | 'fairie-queen'
  | 'empress-of-india'
  | 'labyrinth'
  | 'labyrinth-dealt-foundations'
  | 'labyrinth-late-refill'
  | 'sly';

/** How hard a deal is: a quarter each of a game's deals that are proven to be winnable, by how often a quick player wins them. */
export type Grade = 'gentle' | 'medium' | 'stern' | 'cruel';

/** What is told with every event. Before the first table all but `link` is null or 0. */
export interface PatienceDetail {
  game: GameId | null;
  /** The deal's code; null for cards of one's own. */
  deal: string | null;
  /** The fragment of an address that says the game and all its moves. */
  link: string;
  outcome: View['outcome'] | null;
  /** Moves played, and moves of the whole line, those undone included. */
  ply: number;
  plies: number;
  /** How hard the deal is; null where that is not known, or not yet. */
  grade: Grade | null;
  /** For -ready, -move, -won and -stuck, what brought it about: "open", "move", "deal", "undo", "redo", "new-deal" …;
   * "replay" and "shown" are steps of a game that is only watched, "solved" is a move of the solver that finishes it. */
  kind?: string;
  /** For -error, a sentence. */
  message?: string;
}

/** What a page that keeps what was played may tell of it, for the card of the win. */
export interface WinFacts {
  /** Where the table has not seen all of the game. */
  undos?: number;
  hints?: number;
  /** Deals of this game won in a row. */
  streak?: number;
  /** The day whose deal it is: "2026-11-22". */
  day?: string;
  /** The address of the whole game, for those who are to see it. */
  address?: string;
  /** Shows the whole game. */
  watch?: () => void;
}

/** The table makes its card of the win, and asks what is known of the game. */
export interface PatienceWinDetail extends PatienceDetail {
  /** The link of the game as a replay. */
  replay: string;
  /** Takes the answer, while the event is told. */
  readonly respondWith: (facts: WinFacts | Promise<WinFacts>) => void;
}

/** A rule is wanted. */
export interface PatienceRulesDetail extends PatienceDetail {
  rule: string;
}

/** A hint was asked for: one that knows no more than the player, one that does, a verdict, a line that is shown. */
export interface PatienceHintDetail extends Omit<PatienceDetail, 'kind'> {
  kind: 'hint' | 'peek' | 'verdict' | 'shown';
  /** Whether the verdict is said after each move; told once for a deal. */
  kept?: boolean;
}

/** A lesson has begun, has come to a step, is at its end. */
export interface PatienceLessonDetail extends Omit<PatienceDetail, 'kind'> {
  kind: 'begin' | 'step' | 'end';
  /** The game that is taught; deal, link and the rest are of the player's own game, which is put aside. */
  game: GameId;
  /** The step, counted from 1; at the end, the last one that was come to. */
  step: number;
  /** How many steps there are. */
  of: number;
  /** At the end: whether all of them were gone through. */
  done?: boolean;
}

/** An answer to a problem, and its solution. */
export interface PatienceProblemDetail extends PatienceDetail {
  /** The link of the problem: "problem/…". */
  problem: string;
  /** Wrong answers so far, and the last right one. */
  tries: number;
  /** In patience-problem-try: true for a right answer. */
  right?: boolean;
  /** In patience-problem-solved: true if the player watched the solution before. */
  shown?: boolean;
}

/** The player has set something at the table. */
export interface PatienceSettingDetail extends PatienceDetail {
  name: string;
  value: string;
}

/** All of them bubble and leave the shadow tree. */
export interface PatienceEventMap {
  /** The first table is laid. */
  'patience-ready': CustomEvent<PatienceDetail>;
  /** The table has changed: by a move, by undoing, by opening another game. */
  'patience-move': CustomEvent<PatienceDetail>;
  /** The table shows its card of the win unless the page calls preventDefault(). */
  'patience-won': CustomEvent<PatienceDetail>;
  /** No move is left; undo works. */
  'patience-stuck': CustomEvent<PatienceDetail>;
  /** It is known now how hard the deal on the table is: `detail.grade`, also the element's attribute `grade`. */
  'patience-grade': CustomEvent<PatienceDetail>;
  'patience-error': CustomEvent<PatienceDetail>;
  /** What the buttons ask for. The element does it itself unless the page calls preventDefault(); for -home, nothing. */
  'patience-new-deal': CustomEvent<PatienceDetail>;
  'patience-share': CustomEvent<PatienceDetail>;
  'patience-menu': CustomEvent<PatienceDetail>;
  'patience-home': CustomEvent<PatienceDetail>;
  /** The key of the list of moves; the element does nothing itself. */
  'patience-moves': CustomEvent<PatienceDetail>;
  /** Calling preventDefault() keeps the rules from being shown at the table. */
  'patience-rules': CustomEvent<PatienceRulesDetail>;
  /** Cards are about to be dealt one after the other; preventDefault() lays them at once. */
  'patience-unroll': CustomEvent<PatienceDetail>;
  'patience-win': CustomEvent<PatienceWinDetail>;
  'patience-hint': CustomEvent<PatienceHintDetail>;
  'patience-lesson': CustomEvent<PatienceLessonDetail>;
  'patience-problem-try': CustomEvent<PatienceProblemDetail>;
  'patience-problem-solved': CustomEvent<PatienceProblemDetail>;
  'patience-setting': CustomEvent<PatienceSettingDetail>;
}

type Attribute<Values extends string = string> = Reflected<Values> | null | undefined | false;

/** What can be said in markup: the attributes, for those who write it in another language than HTML. */
export interface PatienceAttributes {
  game?: Attribute<GameId>;
  deal?: Attribute;
  moves?: Attribute;
  problem?: Attribute<'daily'>;
  theme?: Attribute<'auto' | 'light' | 'dark'>;
  contrast?: Attribute<'auto' | 'more'>;
  suits?: Attribute<'two' | 'four'>;
  faces?: Attribute<'index' | 'classic' | 'night'>;
  indices?: Attribute<'auto' | 'en' | 'de' | 'fr'>;
  magnify?: Attribute<'auto' | 'off' | '1.5' | '2' | '3' | '4'>;
  felt?: Attribute<'green' | 'blue' | 'rose' | 'stone'>;
  back?: Attribute<'trellis' | 'scales' | 'waves'>;
  hand?: Attribute<'right' | 'left'>;
  packets?: Attribute<'auto' | 'fanned' | 'squared'>;
  next?: Attribute<'on' | 'off'>;
  dealing?: Attribute<'decision' | 'card'>;
  dealt?: Attribute<'first' | 'always' | 'never'>;
  safe?: Attribute<'asked' | 'auto'>;
  speed?: Attribute<'normal' | 'slow' | 'quick' | 'none'>;
  keys?: Attribute<'on' | 'off'>;
  keymap?: Attribute;
  speech?: Attribute<'normal' | 'full' | 'brief'>;
  crosses?: Attribute<'grace' | 'always'>;
  verdict?: Attribute<'asked' | 'kept'>;
  deals?: Attribute<'winnable' | Grade | 'any'>;
  sound?: Attribute<'off' | 'on'>;
  controls?: Attribute<'full' | 'minimal' | 'none'>;
  loading?: Attribute<'eager' | 'lazy'>;
  home?: string | boolean | null;
}

/** Listeners as JSX of React 19 and Svelte write them: onpatience-move={…}. */
export type PatienceHandlers = {
  [Type in keyof PatienceEventMap as `on${Type}`]?: ((event: PatienceEventMap[Type]) => void) | null;
};

/** What `mount` takes: properties, and listeners by the names of events without "patience-". */
export interface MountOptions extends PatienceAttributes {
  link?: string;
  lang?: string;
  on?: {
    [Type in keyof PatienceEventMap as Type extends `patience-${infer Name}` ? Name : never]?: (
      event: PatienceEventMap[Type],
    ) => void;
  };
}

/** A reflected attribute: null, undefined and false take it away, it is read as "" where it is not set. */
type Reflected<Values extends string = string> = Values | '' | (string & {});

/** The table speaks the language of its `lang` if it has it, else English, and tells screen readers so. */
export class PatienceGame extends HTMLElement {
  // Attributes, each a property too.
  get game(): Reflected<GameId>;
  set game(value: Reflected<GameId> | null | undefined | false);
  /** A code, "today", or a whole link: "sly/S7Q3-K9X2/…", and of a game to be watched "replay/…". */
  get deal(): string;
  set deal(value: string | null | undefined | false);
  get moves(): string;
  set moves(value: string | null | undefined | false);
  /** "daily", or the link of a problem: "problem/…". It takes precedence over game and deal. */
  get problem(): Reflected<'daily'>;
  set problem(value: Reflected<'daily'> | null | undefined | false);
  get theme(): Reflected<'auto' | 'light' | 'dark'>;
  set theme(value: Reflected<'auto' | 'light' | 'dark'> | null | undefined | false);
  get suits(): Reflected<'two' | 'four'>;
  set suits(value: Reflected<'two' | 'four'> | null | undefined | false);
  get faces(): Reflected<'index' | 'classic' | 'night'>;
  set faces(value: Reflected<'index' | 'classic' | 'night'> | null | undefined | false);
  /** Letters of the court cards, for all tables of the page. */
  get indices(): Reflected<'auto' | 'en' | 'de' | 'fr'>;
  set indices(value: Reflected<'auto' | 'en' | 'de' | 'fr'> | null | undefined | false);
  get contrast(): Reflected<'auto' | 'more'>;
  set contrast(value: Reflected<'auto' | 'more'> | null | undefined | false);
  /** How many times cards are enlarged beyond what fits. */
  get magnify(): Reflected<'auto' | 'off' | '1.5' | '2' | '3' | '4'>;
  set magnify(value: Reflected<'auto' | 'off' | '1.5' | '2' | '3' | '4'> | null | undefined | false);
  get felt(): Reflected<'green' | 'blue' | 'rose' | 'stone'>;
  set felt(value: Reflected<'green' | 'blue' | 'rose' | 'stone'> | null | undefined | false);
  get back(): Reflected<'trellis' | 'scales' | 'waves'>;
  set back(value: Reflected<'trellis' | 'scales' | 'waves'> | null | undefined | false);
  get hand(): Reflected<'right' | 'left'>;
  set hand(value: Reflected<'right' | 'left'> | null | undefined | false);
  get packets(): Reflected<'auto' | 'fanned' | 'squared'>;
  set packets(value: Reflected<'auto' | 'fanned' | 'squared'> | null | undefined | false);
  get next(): Reflected<'on' | 'off'>;
  set next(value: Reflected<'on' | 'off'> | null | undefined | false);
  get dealing(): Reflected<'decision' | 'card'>;
  set dealing(value: Reflected<'decision' | 'card'> | null | undefined | false);
  get dealt(): Reflected<'first' | 'always' | 'never'>;
  set dealt(value: Reflected<'first' | 'always' | 'never'> | null | undefined | false);
  get safe(): Reflected<'asked' | 'auto'>;
  set safe(value: Reflected<'asked' | 'auto'> | null | undefined | false);
  get speed(): Reflected<'normal' | 'slow' | 'quick' | 'none'>;
  set speed(value: Reflected<'normal' | 'slow' | 'quick' | 'none'> | null | undefined | false);
  get keys(): Reflected<'on' | 'off'>;
  set keys(value: Reflected<'on' | 'off'> | null | undefined | false);
  /** Other keys than the usual ones, each with the usual one before it: "d=x h=j". */
  get keymap(): string;
  set keymap(value: string | null | undefined | false);
  get speech(): Reflected<'normal' | 'full' | 'brief'>;
  set speech(value: Reflected<'normal' | 'full' | 'brief'> | null | undefined | false);
  get crosses(): Reflected<'grace' | 'always'>;
  set crosses(value: Reflected<'grace' | 'always'> | null | undefined | false);
  get verdict(): Reflected<'asked' | 'kept'>;
  set verdict(value: Reflected<'asked' | 'kept'> | null | undefined | false);
  /** Whether a new deal is one that is proven to be winnable, and of which grade. */
  get deals(): Reflected<'winnable' | Grade | 'any'>;
  set deals(value: Reflected<'winnable' | Grade | 'any'> | null | undefined | false);
  get sound(): Reflected<'off' | 'on'>;
  set sound(value: Reflected<'off' | 'on'> | null | undefined | false);
  get controls(): Reflected<'full' | 'minimal' | 'none'>;
  set controls(value: Reflected<'full' | 'minimal' | 'none'> | null | undefined | false);
  get loading(): Reflected<'eager' | 'lazy'>;
  set loading(value: Reflected<'eager' | 'lazy'> | null | undefined | false);
  get home(): string;
  set home(value: string | boolean | null | undefined);

  /** The fragment of an address that says the game and all its moves, without "#". Setting it opens that game. */
  get link(): string;
  set link(link: string);
  /** The table as the player may see it; null before the first. What is face down is only a count; what is said are tokens. */
  readonly view: View | null;
  /** How hard the deal on the table is; null where that is not known, or not yet. The attribute `grade` says the same. */
  readonly grade: Grade | null;
  /** What is asked of the player now, in words; empty before the first table. */
  readonly prompt: string;
  /** The game in hand as text, with all that can be undone and redone; empty before the first table. */
  readonly save: string;

  /**
   * Opens a link; a bad one is said, and leaves the table as it was. Whether it could be opened. That of a replay
   * ("replay/…") opens in the player, at its deal, and waits to be started.
   */
  open(link: string): boolean;
  /** Takes up a game that `save` gave, or a link. Whether it could be: what cannot is said, and leaves the table as it was. */
  restore(save: string): boolean;
  /** Makes exactly one move, in notation ("c3>f"). Throws a sentence when it is not legal. */
  play(move: string): void;
  /** Takes the last act back; in a line that is shown, and in a lesson, a step back. */
  undo(): void;
  /** Makes it again; in a line that is shown, and in a lesson, a step on. */
  redo(): void;
  /** Goes back to the deal. */
  restart(): void;
  /**
   * Does what `view.dealLabel` says: deals up to the next decision, or first lays the card in hand where that is one. In a
   * lesson it is a try of the player's.
   */
  dealOn(): void;
  /** Plays home what can never be missed. */
  playSafe(): void;
  /** A new deal of the game on the table. Resolves when it is laid, or something else was asked for meanwhile. */
  newDeal(): Promise<void>;
  /** Asks the solver whether the game in hand can still be won, and says what it knows. */
  solve(): Promise<void>;
  /** Shows the lesson of the game on the table in its place, until it is left or anything but a step is asked of the game. Whether there is one. */
  startLesson(): Promise<boolean>;

  addEventListener<K extends keyof PatienceEventMap>(
    type: K, listener: (this: PatienceGame, event: PatienceEventMap[K]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: PatienceGame, event: HTMLElementEventMap[K]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof PatienceEventMap>(
    type: K, listener: (this: PatienceGame, event: PatienceEventMap[K]) => void, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: PatienceGame, event: HTMLElementEventMap[K]) => void, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/**
 * Makes a table and puts it at the end of an element, or of the first that a selector finds.
 * Throws a TypeError if there is none, or if an option is none of the element's.
 */
export function mount(place: Element | string, options?: MountOptions): PatienceGame;

/**
 * Takes every file of the package (WebAssembly, worker, style sheets, font, lists of deals) from this folder, for all tables of
 * the page: for bundlers that do not take them along. Call it where the module is imported, before anything is awaited.
 * Throws a TypeError if it is no address.
 */
export function setBase(folder: string | URL): void;

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
  // The events bubble, so pages may listen anywhere.
  interface HTMLElementEventMap extends PatienceEventMap {}
  interface DocumentEventMap extends PatienceEventMap {}
}

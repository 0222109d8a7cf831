/** Types of <patience-game> for the pages that embed it; embedding.html on the site documents them. */

import type { View } from './pkg/patience_wasm.js';

export type { GameInfo, PileView, Place, Token, View } from './pkg/patience_wasm.js';

export type GameId =
  | 'fairie-queen'
  | 'empress-of-india'
  | 'labyrinth'
  | 'labyrinth-dealt-foundations'
  | 'labyrinth-late-refill'
  | 'sly';

/** Difficulty of a winnable deal, the easiest first, by how often a quick player wins it. */
export type Grade = 'gentle' | 'medium' | 'stern' | 'cruel';

/** The `detail` of every event. Before the first table, everything but `link` is null or 0. */
export interface PatienceDetail {
  game: GameId | null;
  /** The code of the deal; null for cards entered by hand. */
  deal: string | null;
  /** The game with all its moves, as the fragment of an address without "#". */
  link: string;
  outcome: View['outcome'] | null;
  /** Number of moves played. */
  ply: number;
  /** Number of moves, undone ones included. */
  plies: number;
  /** Difficulty of the deal; null if unknown, or before its list has loaded. */
  grade: Grade | null;
  /**
   * For -ready, -move, -won and -stuck, the cause: "open", "new-deal", "move", "deal", "safe", "undo", "redo", "restart";
   * "replay", "shown" and "review" are steps of a line that is only watched, and the way back from it; "solved" is a move of the
   * solver, which finishes the game.
   */
  kind?: string;
  /** For -error, the sentence on the table. */
  message?: string;
}

/** Facts that a page which saves games can add to the win summary. */
export interface WinFacts {
  /** Counts of the whole game, if the table saw only a part of it. */
  undos?: number;
  hints?: number;
  /** Deals of this game won in a row. */
  streak?: number;
  /** The day, if this is a deal of the day: "2026-11-22". */
  day?: string;
  /** The address to share, which shows the whole game. */
  address?: string;
  /** Replays the whole game. */
  watch?: () => void;
}

/** The win summary opens, and asks the page about the game. */
export interface PatienceWinDetail extends PatienceDetail {
  /** The link of the game as a replay. */
  replay: string;
  /** Passes the answer; call it while the event is dispatched. */
  readonly respondWith: (facts: WinFacts | Promise<WinFacts>) => void;
}

/** The player opened a rule. */
export interface PatienceRulesDetail extends PatienceDetail {
  rule: string;
}

/** The player asked for a hint, for a peek by the solver, for a verdict, or to be shown a winning line. */
export interface PatienceHintDetail extends Omit<PatienceDetail, 'kind'> {
  kind: 'hint' | 'peek' | 'verdict' | 'shown';
  /** True if the verdict is given after every move; dispatched once for a deal. */
  isAutomatic?: boolean;
}

/** A lesson began, reached a step, or ended. */
export interface PatienceLessonDetail extends Omit<PatienceDetail, 'kind'> {
  kind: 'begin' | 'step' | 'end';
  /** The patience of the lesson; deal, link and the rest belong to the player's game, which waits. */
  game: GameId;
  /** Number of the step, from 1; at the end, of the last one reached. */
  step: number;
  /** Number of steps. */
  of: number;
  /** At the end: true if every step was completed. */
  done?: boolean;
}

/** An answer to a problem, and its solution. */
export interface PatienceProblemDetail extends PatienceDetail {
  /** The link of the problem: "problem/…". */
  problem: string;
  /** Number of answers so far: the wrong ones, and the last right one. */
  tries: number;
  /** In patience-problem-try: true for a right answer. */
  right?: boolean;
  /** In patience-problem-solved: true if the player watched the solution before. */
  shown?: boolean;
}

/** The player changed a setting at the table. */
export interface PatienceSettingDetail extends PatienceDetail {
  name: string;
  value: string;
}

/** The events: all bubble and are composed. */
export interface PatienceEventMap {
  /** The first table is ready. */
  'patience-ready': CustomEvent<PatienceDetail>;
  /** The table changed: a move, an undo, another game. */
  'patience-move': CustomEvent<PatienceDetail>;
  /** The player has just won. The table shows the win summary unless the page calls preventDefault(). */
  'patience-won': CustomEvent<PatienceDetail>;
  /** No moves are left; only undo helps. */
  'patience-stuck': CustomEvent<PatienceDetail>;
  /** The grade of the deal is now known: `detail.grade`, and the attribute `grade`. */
  'patience-grade': CustomEvent<PatienceDetail>;
  /** Something failed: `detail.message`. */
  'patience-error': CustomEvent<PatienceDetail>;
  /**
   * The player pressed New deal, Share, Menu or Home. The element carries it out unless the page calls preventDefault(); Home only
   * dispatches its event.
   */
  'patience-new-deal': CustomEvent<PatienceDetail>;
  'patience-share': CustomEvent<PatienceDetail>;
  'patience-menu': CustomEvent<PatienceDetail>;
  'patience-home': CustomEvent<PatienceDetail>;
  /** The player pressed the shortcut for the move list; the element does nothing. */
  'patience-moves': CustomEvent<PatienceDetail>;
  /** The player opened a rule. The table shows it unless the page calls preventDefault(). */
  'patience-rules': CustomEvent<PatienceRulesDetail>;
  /** A deal is about to be animated card by card; preventDefault() deals it at once. */
  'patience-unroll': CustomEvent<PatienceDetail>;
  /** The win summary is being prepared. `detail.respondWith()` takes what the page knows of the game. */
  'patience-win': CustomEvent<PatienceWinDetail>;
  'patience-hint': CustomEvent<PatienceHintDetail>;
  'patience-lesson': CustomEvent<PatienceLessonDetail>;
  'patience-problem-try': CustomEvent<PatienceProblemDetail>;
  'patience-problem-solved': CustomEvent<PatienceProblemDetail>;
  'patience-setting': CustomEvent<PatienceSettingDetail>;
}

type Attribute<Values extends string = string> = Reflected<Values> | null | undefined | false;

/** The attributes, for JSX and templates. */
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
  verdict?: Attribute<'asked' | 'always'>;
  deals?: Attribute<'winnable' | Grade | 'any'>;
  sound?: Attribute<'off' | 'on'>;
  controls?: Attribute<'full' | 'minimal' | 'none'>;
  loading?: Attribute<'eager' | 'lazy'>;
  home?: string | boolean | null;
}

/** Listeners in the JSX of React 19 and in Svelte: onpatience-move={…}. */
export type PatienceHandlers = {
  [Type in keyof PatienceEventMap as `on${Type}`]?: ((event: PatienceEventMap[Type]) => void) | null;
};

/** Options of `mount`: properties, and listeners by the names of events without "patience-". */
export interface MountOptions extends PatienceAttributes {
  link?: string;
  lang?: string;
  on?: {
    [Type in keyof PatienceEventMap as Type extends `patience-${infer Name}` ? Name : never]?: (
      event: PatienceEventMap[Type],
    ) => void;
  };
}

/** A reflected attribute: null, undefined and false remove it; a missing one reads as "". */
type Reflected<Values extends string = string> = Values | '' | (string & {});

/**
 * The table. Its `lang` sets the language of all tables of the page, the last one set wins: English, German, French, Spanish or
 * Arabic; for any other, English. An unknown value of an attribute counts as its default; the property still returns it.
 */
export class PatienceGame extends HTMLElement {
  // Attributes, each a property too.
  get game(): Reflected<GameId>;
  set game(value: Reflected<GameId> | null | undefined | false);
  /** A deal code, "today", or a whole link: "sly/S7Q3-K9X2/…"; "replay/…" opens in a player. */
  get deal(): string;
  set deal(value: string | null | undefined | false);
  /** The moves of a link, which follow its deal: "sly/S7Q3-K9X2/…". Opens that position of the deal; without a deal code it dispatches `patience-error`. */
  get moves(): string;
  set moves(value: string | null | undefined | false);
  /** "daily", or the link of a problem: "problem/…", also without that prefix. It takes precedence over game and deal. */
  get problem(): Reflected<'daily'>;
  set problem(value: Reflected<'daily'> | null | undefined | false);
  /** As for every setting, an unknown value counts as the default; the property still returns it. */
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
  /** Factor by which cards are enlarged beyond what fits. */
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
  /** Changed shortcuts, each as "usual key=your key": "d=x h=j". */
  get keymap(): string;
  set keymap(value: string | null | undefined | false);
  get speech(): Reflected<'normal' | 'full' | 'brief'>;
  set speech(value: Reflected<'normal' | 'full' | 'brief'> | null | undefined | false);
  get crosses(): Reflected<'grace' | 'always'>;
  set crosses(value: Reflected<'grace' | 'always'> | null | undefined | false);
  get verdict(): Reflected<'asked' | 'always'>;
  set verdict(value: Reflected<'asked' | 'always'> | null | undefined | false);
  /** The kind of new deals: proven winnable ones, those of a grade, or any. */
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

  /** The game with all its moves, as the fragment of an address without "#". Set it to open a game. Before the first game it is empty after a refused link, and while a save is being restored. */
  get link(): string;
  set link(link: string);
  /** The table as the player sees it; null before the first. Its texts are tokens, and face-down cards only a count. */
  readonly view: View | null;
  /** Difficulty of the deal; null if unknown, or before its list has loaded. Also the attribute `grade`. */
  readonly grade: Grade | null;
  /** The prompt of the position, in words; empty before the first table. */
  readonly prompt: string;
  /** The game as text, with its undo and redo history; empty before the first table. */
  readonly save: string;

  /**
   * Opens a link, or an address that ends in one. A bad one shows an error and leaves the table as it was. A replay ("replay/…")
   * opens in the player at its deal, paused.
   *
   * Returns false for a bad link. Problems ("problem/…") are read later: it returns true, and a bad one dispatches `patience-error`.
   */
  open(link: string | URL): boolean;
  /** Opens a game that `save` returned, or a link. Returns false for a bad one, which shows an error and leaves the table as it was. */
  restore(save: string): boolean;
  /** Plays one move, in notation ("c3>f"). Throws an Error with a sentence if it is illegal, and changes nothing. */
  play(move: string): void;
  /** Undoes the last action; in a replay or a lesson, goes a step back. */
  undo(): void;
  /** Redoes it; in a replay or a lesson, goes a step forward. */
  redo(): void;
  /** Goes back to the deal. */
  restart(): void;
  /**
   * Does what `view.dealLabel` says: deals up to the next decision, or first places the card in the hand if it has one place. In
   * a lesson it counts as the player's try.
   */
  dealOn(): void;
  /** Plays home all cards that are safe there. */
  playSafe(): void;
  /** Makes a new deal of the game on the table. Resolves when it is on the table, or when another request has replaced it. */
  newDeal(): Promise<void>;
  /** Asks the solver whether the game can still be won, and announces the verdict. */
  solve(): Promise<void>;
  /** Shows the lesson of the patience on the table; the next call on the game ends it. Resolves to false if there is none. */
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
 * Appends a table to an element, or to the first one that matches a selector.
 * Throws a TypeError if there is none, or for an unknown option or event.
 */
export function mount(place: Element | string, options?: MountOptions): PatienceGame;

/**
 * Sets the folder that all files of the package load from (WebAssembly, worker, style sheets, font, lists of deals), for bundlers
 * that do not include them. Call it right after the import, before anything is awaited. Throws a TypeError for a bad address.
 */
export function setBase(folder: string | URL): void;

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
  // The events bubble: listen anywhere.
  interface HTMLElementEventMap extends PatienceEventMap {}
  interface DocumentEventMap extends PatienceEventMap {}
}

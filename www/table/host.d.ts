// `TableHost`: the interface through which the parts of a table use each other. `Controller` implements it.

import type { GameInfo, View } from '../pkg/patience_wasm.js';
import type { Board } from './board/board.js';
import type { Choice, Offers } from '../engine/choices.js';
import type { Provenance } from '../engine/provenance.js';
import type { FeatureModule, FeatureName } from './features.js';
import type { Frame } from './frame/frame.js';
import type { Offer, OfferContext } from './frame/status-area.js';
import type { Input } from './input/input.js';
import type { Session } from './model/session.js';
import type { Rules } from './model/state.js';
import type { Overlays } from './overlays/overlays.js';
import type { Setting, Settings } from './settings.js';
import type { SizeFitter } from './size-fitter.js';
import type { Adviser } from './solver-ui/adviser.js';
import type { Announcer } from './speech/announcer.js';

/**
 * The cause of a change of the position; causes.js sorts them. `solved`: moves by the solver, which the player asked for or took over;
 * `shown`, `replay`, `review`: steps of a line that is only watched, `review` also the way back from one to the player's game.
 */
export type Cause =
  | 'open'
  | 'new-deal'
  | 'move'
  | 'deal'
  | 'safe'
  | 'solved'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'mark'
  | 'shown'
  | 'replay'
  | 'review';

export type HintKind = 'hint' | 'peek';

/**
 * The end of a line. `finished`: by its last button or Escape, and the shown position is taken over; `returned`: to the game as it
 * was, or to the problem; `moved`: by a change of the position, which is announced next, or by another line; `removed`: the game was
 * removed or replaced, or a position could not be shown.
 */
export type LineEnd = 'finished' | 'returned' | 'moved' | 'removed';

/** A line that is shown in place of the player's game: a replay, a solution, a review, a lesson. */
export interface LineMode {
  readonly ply: number;
  readonly from: number;
  readonly to: number;
  /** Link of the problem that is played, or whose line is shown. */
  readonly problem?: string;
  /** What the status line shows of it, in place of the prompt. */
  readonly sentence?: string;
  /** In a lesson: decides about the moves that the player tries. */
  readonly guide?: MoveGuide;
  stepBy(by: number): void;
  /** Pauses a line that plays by itself. */
  pause?(): void;
  end(how: LineEnd): void;
  /** Shows a message, where the line has text in place of the status line. */
  showMessage?(sentence: string): void;
  /** Renders in another language. */
  translate?(): void;
}

/** Decides which moves a lesson or a problem takes, while it is on the table. */
export interface MoveGuide {
  /** The player tries a legal move; null: dealing. */
  tryMove(move: string | null): void;
  /** Announces that the rules have refused a move, by the sentence shown; from a pile to itself: that its card cannot move. */
  onRefused(from: number, to: number, sentence: string): void;
  /** Leaves the choices that are allowed. */
  narrow(choices: Choice[]): Choice[];
  /** Leaves a move by one tap only if it is allowed. */
  narrowOffers(offers: Offers): Offers;
  /** Follows a change of the board's size. */
  relayout?(): void;
}

/** A popover over the table: the cards of a pile, help, the menu. */
export interface Popover {
  /** True if the pointer only rests on a pile. */
  readonly isPreview?: boolean;
  /** Called at a move, in place of `close`, by a popover that stays. */
  onMove?(): void;
  close(): void;
}

/** The win card of the game on the table, shown or about to be. */
export interface Ending {
  readonly offers: Offer[];
  close(): void;
}

export interface TableHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly frame: Frame;
  readonly board: Board;
  readonly session: Session;
  readonly announcer: Announcer;
  readonly overlays: Overlays;
  readonly input: Input;
  readonly adviser: Adviser;
  readonly fitter: SizeFitter;

  /** All games; empty before the engine has loaded. */
  readonly games: GameInfo[];
  readonly info: GameInfo | null;
  /** The position on the table; null before the first. */
  readonly view: View | null;
  /** The prompt of the position, in words. */
  readonly prompt: string;
  /** The position of the player's game, also while another line is shown. */
  readonly playerView: View | null;
  line: LineMode | null;
  /** If set, its offers replace those of a game that is over. */
  ending: Ending | null;
  /** Opens a review of the game on the table, or of another line of it, `atTurn` at the decision that lost it; null where the page has none. */
  review: ((line?: string, atTurn?: boolean) => void) | null;
  /** Who made the moves of the player's game, and the help used. */
  readonly provenance: Provenance;

  setting<Name extends Setting>(name: Name): Settings[Name];
  /** The kind of deals that New deal chooses from. */
  readonly deals: Settings['deals'];

  /** Aborted when the position changes. */
  readonly positionSignal: AbortSignal;
  /** Aborted when the table is removed. */
  readonly tableSignal: AbortSignal;
  /** Loads a feature; rejects with an AbortError if the signal, else the position's, is aborted by then. */
  load<Name extends FeatureName>(name: Name, signal?: AbortSignal): Promise<FeatureModule<Name>>;
  /** Loads a feature and uses it; says if it fails. True if it was used. */
  use<Name extends FeatureName>(
    name: Name,
    use: (module: FeatureModule<Name>) => unknown,
    options?: { signal?: AbortSignal; failed?: string },
  ): Promise<boolean>;

  /** `cards`: the number of cards selected, by default one. */
  offersOf(pile: number, cards?: number): Offers;
  choicesOf(from: number, to: number, cards?: number): Choice[];

  /** Makes exactly one move; throws if it is illegal. */
  play(move: string, cause?: Cause): void;
  /** Plays a move, and turns the next card if one is due, unless cards are dealt singly. */
  playAction(move: string): void;
  dealOn(): void;
  playSafe(): void;
  /** Makes the player's change of the position, and plays safe cards after it if so set; false if it fails. */
  change(make: () => View, cause: Cause): boolean;
  restart(): void;
  goTo(ply: number, cause: Cause): boolean;
  /** Goes to a position of the same deal; the moves after it can be redone. `provenance`: of that position's line. */
  goToLink(link: string, cause: Cause, provenance?: Provenance): boolean;
  /** Replaces the game by a save; throws if it is not one. */
  restore(save: string, cause: Cause, provenance: Provenance): void;
  /** Opens another game on the table; without a provenance its moves are those of a link. */
  openGame(rules: Rules, cause: Cause, provenance?: Provenance): void;
  /** Moves every card back to its place in the position, after a failed drop. */
  snapBack(): void;
  /**
   * Shows a line of moves that follows the first `from` moves, up to the position after `ply` moves in all. True if it
   * could be shown.
   */
  showLine(from: number, line: string[], ply: number, cause: Cause): boolean;
  /** Dispatches `patience-move` for the position, which has become the player's game. */
  emitMove(cause: Cause): void;
  /** Runs the action of a button. */
  press(action: string): void;
  /** Runs a function; shows an error that it throws. True if it did not throw. */
  attempt(callback: () => void): boolean;
  /** Asks the solver if the game can still be won, and says so. */
  solve(): Promise<void>;

  /** Shows a message: in a lesson or at a problem beside its text, else as `announce` does. */
  showMessage(sentence: string): void;
  /** Shows and announces a sentence in place of the prompt, but not in a lesson or at a problem. `report` is announced before it; `always` false: not if it was said last. */
  announce(sentence: string, options?: { always?: boolean; report?: string }): void;
  /** Shows the prompt again, and what can be done when the game is over. */
  showPrompt(): void;
  /** Replaces the buttons beside the sentence. */
  offer(offers: Offer[], context?: OfferContext): void;
  /** Shows the prompt and marks the selection again. */
  refresh(): void;
  /** Renders bars and buttons again. */
  renderFrame(): void;
  /** Dispatches an event of the element. False if the page has prevented the default action. */
  emit(type: string, detail: Record<string, unknown>, cancelable?: boolean): boolean;
  /** Counts a hint, and tells the page. */
  countHint(detail: { kind: string; isAutomatic?: boolean }): void;
}

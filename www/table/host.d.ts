// Types that the parts of a table share: `TableHost`, through which they use each other, and lines shown over the player's game.

import type { Choice, Offers } from '../engine/choices.js';
import type { Controller } from './controller.js';
import type { Offer } from './frame/status-area.js';

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
  /** Its sentence in the status line, in place of the prompt. */
  readonly sentence?: string;
  /** Its buttons, below the board. */
  readonly bar?: HTMLElement;
  /** In a lesson or a problem: decides about the moves that the player tries. */
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
  /** True while no card may be selected or lifted. */
  readonly takesNoMove?: boolean;
  /** True if it has answered the selection of a card, which stays unselected. */
  rejectsSelection?(pile: number): boolean;
  /** Follows a change of the selection; null: no card is selected. */
  onSelection?(pile: number | null): void;
  /** Answers a second tap on the selected card: true if it stays selected. */
  acceptsSelection?(pile: number): boolean;
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

export type TableHost = Controller;

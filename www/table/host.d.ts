// What the parts of a table (board, hand, player, menu, solver's advice) may know of it and ask of it: `Controller` is the
// only one that implements it. Parts know each other through this, not by their fields.

import type { GameInfo, MoveGroup, Reason, Table, View } from '../pkg/patience_wasm.js';
import type { Board } from './board/board.js';
import type { Beside, Frame, Offer } from './frame/frame.js';
import type { Choice, Offers } from '../engine/choices.js';
import type { Setting, Settings } from './settings.js';

/** What brought a change of the table about; `causes.js` says what follows from it. */
export type Kind =
  'open' | 'new-deal' | 'move' | 'deal' | 'safe' | 'undo' | 'redo' | 'restart' | 'mark' | 'shown' | 'replay' | 'review';

export type HintKind = 'fair' | 'knowing';

/** A line that is being shown in place of the player's own game. */
export interface ShownLine {
  readonly ply: number;
  readonly from: number;
  readonly to: number;
  /** What decides of the player's tries, where the line is one that the player is to make. */
  readonly course?: Course;
  step(by: number): void;
  /** Stays at the position that is shown, where the line plays by itself. */
  pause?(): void;
  end(how: 'over' | 'back' | 'act' | 'gone'): void;
  /** Another language is spoken. */
  translate?(): void;
}

/** A line that the player is to make, by hand: while it is on the table no other move is made there. */
export interface Course {
  /** A legal move is tried; null: dealing on. */
  attempt(move: string | null): void;
  /** The rules refuse a try, or say of a card, with its own pile, that it cannot move. */
  refused(from: number, to: number): void;
  /** Of what two piles can mean, what it may mean here. */
  narrow(choices: Choice[]): Choice[];
  /** The board has taken another size. */
  settle(): void;
  /** Another language is spoken. */
  translate(): void;
}

/** What lies over the table for a while: a pile looked through, the list of keys, the menu. */
export interface Popover {
  readonly preview: boolean;
  close(): void;
}

/** What is shown of a game that has just been won. */
export interface Ending {
  readonly offers: Offer[];
  /** Takes it away, whatever comes in its place. */
  close(): void;
}

export interface TableHost {
  /** Where its events come from. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly frame: Frame;
  readonly board: Board;
  /** Every game there is, once the rules are loaded. */
  readonly games: GameInfo[];
  readonly info: GameInfo | null;
  /** The position on the table; null before the first. */
  readonly view: View | null;
  /** What the game asks, in words. */
  readonly prompt: string;
  /** The position of the player's own game, whatever else is shown. */
  readonly own: View | null;
  player: ShownLine | null;
  /** While there is one, its offers are the only ones after the end. */
  ending: Ending | null;
  /** Looks back on the game on the table, or on another line of it; null where the page has no room for that. */
  review: ((line?: string) => void) | null;
  /** How often moves were taken back and hints asked since the deal; null if not all of the game was played here. */
  readonly aid: { undos: number; hints: number } | null;

  setting<Name extends Setting>(name: Name): Settings[Name];
  /** What a new deal of the game on the table is. */
  readonly deals: Settings['deals'];

  // What can be done

  offersOf(pile: number): Offers;
  choicesOf(from: number, to: number): Choice[];
  /** All legal moves, told: to be asked when `loadEngine` has resolved, as are the reasons. */
  moves(): MoveGroup[];
  /** Why no move leads from one pile to another; of a pile to itself: why its card cannot move. Null where one does. */
  why(from: number, to: number): Reason | null;

  // Doing it

  /** Makes exactly one move; throws if it is not legal. */
  play(move: string): void;

  /** A move as a player makes it: the next card turns by itself, unless cards are dealt singly. */
  act(move: string): void;
  dealOn(): void;
  playSafe(): void;
  restart(): void;
  goTo(ply: number, kind: Kind): boolean;
  /** Goes to a position of the same deal; what lies beyond it on the line can be redone. */
  goToLink(link: string, kind: Kind): boolean;
  /** Puts the game of a save in place of the one on the table; throws if it is not one. */
  restore(save: string, kind: Kind): void;
  /**
   * Lays a game that is nobody's, in place of the player's own, which waits: the page is told nothing of it. What was
   * borrowed before is given back.
   */
  borrow(table: Table): void;
  /** Deals the deal of this number of a game, if the page leaves dealing to the table. */
  dealNumbered(id: string, number: number): void;
  /** Lays the player's own game again, as it was. */
  giveBack(): void;
  /** Lays every card where the position has it: one that was dropped elsewhere goes back. */
  layAgain(): void;
  /** Begins the lesson of the game on the table. Whether there is one, and it has come. */
  startLesson(): Promise<boolean>;
  /**
   * Shows a line of moves that follows after the first `from` moves, up to the position after `ply` moves in all. Whether
   * it could be shown.
   */
  showLine(from: number, line: string[], ply: number, kind: Kind): boolean;
  /** Tells the page of the position on the table again: it has become somebody's game. */
  announce(kind: Kind): void;
  /** The usual key of what a pressed one does; empty if it does nothing. */
  readonly meaningOf: (key: string) => string;
  /** Has a pile seen, where the table is larger than its window. */
  reveal(pile: number): void;
  /** Fits the table to the room that there is. */
  measure(): void;
  /** Does what a button of the frame asks for. */
  press(action: string): void;
  /** Runs what may fail; a failure is said. Whether it did not fail. */
  attempt(act: () => void): boolean;

  // Saying it

  /** Says a sentence; without one what the game asks, and what it has just done. `heard` is only spoken; `again`: even if it was said last. */
  say(sentence: string, heard?: string, again?: boolean): void;
  /** Says something by the way: when it has been read, the game's own sentence comes back, and cards that were framed for it are so no more. */
  mention(sentence: string): void;
  /** Buttons beside the sentence, in place of those there are. */
  offer(offers: Offer[], beside?: Beside): void;
  /** Marks a move as if its card were in hand, so that one more tap plays it. */
  pointOut(from: number, to: number | null): void;
  /** Marks the cards that are available with the book's crosses, until the next move. */
  markAvailable(): void;
  /** Says again what the game asks, and marks what is in hand. */
  refresh(): void;
  /** An event of the element; whether the page has not prevented what follows. */
  emit(type: string, detail: Record<string, unknown>, cancelable?: boolean): boolean;

  // Over the table

  /** Shows all cards of a pile; a preview goes with the pointer. */
  look(pile: number, preview: boolean): Promise<void>;
  /** Whether there was anything to close. */
  closePopover(): boolean;
  closePreview(): void;
  /** Says at a card why it may not go to a pile, or why it cannot move at all; where there is no reason, `otherwise` is done. */
  refuse(from: number, to: number, otherwise?: () => void): void;
  /** Opens the rules where they tell of a rule of the book. */
  showRule(rule: string): void;
  help(): Promise<void>;
  /** Asks for something to be asked, or played, in words. */
  ask(): Promise<void>;
  /** Goes from card to card in a pile, saying each: down from its top, and up again. */
  walk(pile: number, by: 1 | -1): Promise<void>;
  sayState(): void;
  /** A line was found that wins from the position on the table: it can be played to its end. `asked`: at the player's wish just now. */
  learnWin(line: string[], asked: boolean): void;
  /** Whether a line is known that wins from the position on the table. */
  readonly isKnownWon: boolean;
  /** Says again what was said last. */
  sayAgain(): void;
  /** Says what was done last. */
  sayLast(): void;
  /** Whether the game can still be won. */
  solve(): Promise<void>;
  /** Gives a hint; whether it could be given. */
  advise(kind: HintKind): Promise<boolean>;
  /** A hint that has not come yet is of no interest any more. */
  stopAdvice(): void;
}

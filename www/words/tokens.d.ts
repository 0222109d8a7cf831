// Written by `TOKENS=write cargo test -p patience-tests tokens::`, from the declarations in Rust.

/** A card as two characters, value and suit: "TH". */
export type Card = string;

/** A pile of the game: its address, its role, and what its name is made of. */
export type Place = import('../pkg/patience_wasm.js').Place;

/** What the engine or the solver says: a key and its arguments. */
export type Token = TokenOf[keyof TokenOf];

/** Every token by its key. */
export interface TokenOf {
  'all-home': { k: 'all-home' };
  'bare-king-only': { k: 'bare-king-only' };
  blocked: { k: 'blocked'; card: Card; above: Place; below: Place };
  'both-home': { k: 'both-home'; card: Card; other: Card };
  button: { k: 'button'; to: Token };
  'cannot-go': { k: 'cannot-go'; card: Card; to: Place };
  'cannot-move': { k: 'cannot-move'; pile: Place };
  'card-takes-its-place': { k: 'card-takes-its-place'; card: Card; pile: Place };
  'card-turned': { k: 'card-turned'; card: Card };
  'card-turned-home': { k: 'card-turned-home'; card: Card };
  'card-turned-to': { k: 'card-turned-to'; card: Card; pile: Place };
  'card-uncovered': { k: 'card-uncovered'; card: Card; pile: Place };
  'cards-covered': { k: 'cards-covered'; count: number };
  'cards-dealt': { k: 'cards-dealt'; count: number };
  'cards-played-home': { k: 'cards-played-home'; count: number };
  'challenge-damaged': { k: 'challenge-damaged' };
  'challenge-newer': { k: 'challenge-newer' };
  'choose-card': { k: 'choose-card' };
  'choose-pile': { k: 'choose-pile'; card: Card };
  'code-check': { k: 'code-check' };
  'code-game': { k: 'code-game' };
  'code-length': { k: 'code-length' };
  'code-letter': { k: 'code-letter'; letter: string };
  complete: { k: 'complete'; pile: Place };
  deal: { k: 'deal' };
  'deal-missing': { k: 'deal-missing'; given: number; of: number; cards: Card[] };
  'deal-on': { k: 'deal-on' };
  'deal-too-many': { k: 'deal-too-many'; at: number; card: Card; copies: number };
  'deal-unknown': { k: 'deal-unknown'; at: number; text: string };
  'empress-black-talon': { k: 'empress-black-talon'; cards: number };
  'empress-double-plays': { k: 'empress-double-plays'; played: number; of: number };
  'empress-on-army': { k: 'empress-on-army'; card: Card };
  'empress-on-navy': { k: 'empress-on-navy'; card: Card };
  'empress-prompt': { k: 'empress-prompt'; red: Card | null; black: Card | null; others: boolean; pairs: number; turn: boolean };
  'empress-red-talon': { k: 'empress-red-talon'; cards: number };
  'empress-turn': { k: 'empress-turn' };
  'fairie-bare-king': { k: 'fairie-bare-king' };
  'fairie-build': { k: 'fairie-build'; home: number };
  'fairie-on-king': { k: 'fairie-on-king'; king: Card };
  'fairie-place': { k: 'fairie-place'; card: Card; column: Place; buries: Card | null };
  'fairie-play-or-place': { k: 'fairie-play-or-place'; card: Card; column: Place; buries: Card | null };
  'fairie-play-or-turn': { k: 'fairie-play-or-turn'; home: number };
  'fills-vacancies': { k: 'fills-vacancies' };
  'game-too-long': { k: 'game-too-long'; moves: number };
  'game-won': { k: 'game-won' };
  'gap-stays': { k: 'gap-stays' };
  'grace-at-the-end': { k: 'grace-at-the-end'; cards: number };
  'grace-once': { k: 'grace-once' };
  'grace-when-stuck': { k: 'grace-when-stuck'; card: Card; at: Place };
  'hand-first': { k: 'hand-first'; card: Card };
  'hand-from-stock': { k: 'hand-from-stock' };
  'hint-follows': { k: 'hint-follows'; card: Card };
  'hint-frees': { k: 'hint-frees'; card: Card };
  'hint-home': { k: 'hint-home' };
  'hint-late': { k: 'hint-late'; card: Card };
  'hint-pair': { k: 'hint-pair'; card: Card; other: Card };
  'hint-pair-late': { k: 'hint-pair-late'; card: Card };
  'hint-room': { k: 'hint-room'; card: Card };
  'hint-run': { k: 'hint-run'; card: Card; on: Card };
  'hint-safe': { k: 'hint-safe' };
  'hint-turn': { k: 'hint-turn' };
  'hint-uncovers': { k: 'hint-uncovers'; card: Card };
  home: { k: 'home' };
  'home-count': { k: 'home-count'; home: number };
  'home-down': { k: 'home-down' };
  'home-of': { k: 'home-of'; home: number; of: number };
  'home-up': { k: 'home-up' };
  'in-order': { k: 'in-order'; packet: Place };
  'in-stock': { k: 'in-stock'; cards: number };
  'kings-stay': { k: 'kings-stay' };
  'labyrinth-aside': { k: 'labyrinth-aside' };
  'labyrinth-deal-row': { k: 'labyrinth-deal-row'; row: number };
  'labyrinth-fill-gaps': { k: 'labyrinth-fill-gaps' };
  'labyrinth-grace': { k: 'labyrinth-grace' };
  'labyrinth-grace-any': { k: 'labyrinth-grace-any' };
  'labyrinth-grace-not-yet': { k: 'labyrinth-grace-not-yet' };
  'labyrinth-grace-taken': { k: 'labyrinth-grace-taken' };
  'labyrinth-prompt': { k: 'labyrinth-prompt'; home: number; row: number | null };
  'labyrinth-set-aside': { k: 'labyrinth-set-aside'; card: Card };
  'last-king-only': { k: 'last-king-only'; king: Card; column: Place };
  'link-game': { k: 'link-game'; id: string };
  'link-length': { k: 'link-length' };
  'link-moves': { k: 'link-moves' };
  'link-no-deal': { k: 'link-no-deal' };
  'link-none': { k: 'link-none' };
  'link-other-game': { k: 'link-other-game'; link: string; code: string };
  'link-own': { k: 'link-own' };
  'may-go': { k: 'may-go'; card: Card; targets: Token[] };
  move: { k: 'move'; card: Card; to: Token };
  'move-illegal': { k: 'move-illegal'; text: string };
  moved: { k: 'moved'; what: Token };
  'needs-partner': { k: 'needs-partner'; red: boolean; partners: Card[]; at: Place[] };
  'no-card-there': { k: 'no-card-there'; pile: Place };
  'no-column-takes': { k: 'no-column-takes'; onto: Card | null; home: Token };
  'no-move-left': { k: 'no-move-left' };
  'no-number': { k: 'no-number'; number: number };
  'no-partner': { k: 'no-partner'; red: boolean };
  'no-random': { k: 'no-random' };
  'no-solver': { k: 'no-solver'; game: string };
  'no-transfer': { k: 'no-transfer' };
  'no-transfer-yet': { k: 'no-transfer-yet'; left: number };
  'not-shown': { k: 'not-shown' };
  'notation-address': { k: 'notation-address'; text: string };
  'notation-form': { k: 'notation-form' };
  'on-card': { k: 'on-card'; card: Card };
  'one-higher': { k: 'one-higher'; card: Card; onto: Card };
  'only-home': { k: 'only-home' };
  'only-shown': { k: 'only-shown'; pile: Place };
  'onto-stock': { k: 'onto-stock' };
  'other-deal': { k: 'other-deal' };
  'other-next': { k: 'other-next'; next: Card; top: Card | null };
  'own-complete': { k: 'own-complete' };
  'own-extra': { k: 'own-extra'; at: number; card: Card; copies: number };
  'own-incomplete': { k: 'own-incomplete'; given: number; of: number };
  'own-missing': { k: 'own-missing'; cards: Card[] };
  'own-none': { k: 'own-none'; of: number };
  'own-not-in-deal': { k: 'own-not-in-deal'; at: number; card: Card };
  'own-unknown': { k: 'own-unknown'; at: number; text: string };
  'pair-is-full': { k: 'pair-is-full' };
  'pair-stays': { k: 'pair-stays' };
  'pair-together': { k: 'pair-together'; card: Card; cards: Card[] };
  place: { k: 'place'; card: Card };
  'place-and-deal-on': { k: 'place-and-deal-on' };
  'play-or-place': { k: 'play-or-place'; card: Card };
  'problem-damaged': { k: 'problem-damaged' };
  'problem-newer': { k: 'problem-newer' };
  'promenade-not-full': { k: 'promenade-not-full'; left: number; cards: number };
  prompt: { k: 'prompt'; home: number; others: boolean; deals: boolean };
  'prompt-stock-empty': { k: 'prompt-stock-empty'; home: number };
  'qr-too-long': { k: 'qr-too-long' };
  'rows-whole': { k: 'rows-whole' };
  'run-moved': { k: 'run-moved'; cards: number; first: Card; to: Place };
  'run-needs-kings': { k: 'run-needs-kings'; cards: number; kings: number; free: number };
  'same-colour': { k: 'same-colour'; red: boolean };
  'save-damaged': { k: 'save-damaged' };
  'save-newer': { k: 'save-newer' };
  'save-too-long': { k: 'save-too-long' };
  'sly-begin': { k: 'sly-begin'; round: number };
  'sly-begin-round': { k: 'sly-begin-round'; round: number };
  'sly-on-packet': { k: 'sly-on-packet'; packet: Place; card: Card | null };
  'sly-place': { k: 'sly-place'; card: Card; on: Place | null };
  'sly-placed': { k: 'sly-placed'; round: number; placed: number; of: number };
  'sly-play-or-begin': { k: 'sly-play-or-begin'; home: number; round: number };
  'sly-play-or-place': { k: 'sly-play-or-place'; card: Card; on: Place | null };
  'solver-unreadable': { k: 'solver-unreadable' };
  'stays-home': { k: 'stays-home' };
  'stock-empty': { k: 'stock-empty' };
  'suit-next': { k: 'suit-next'; cards: Card[] };
  'talon-by-colour': { k: 'talon-by-colour' };
  'text-date': { k: 'text-date'; text: string };
  'text-fault': { k: 'text-fault'; line: number; ply: number | null; what: Token };
  'text-games': { k: 'text-games'; max: number };
  'text-late': { k: 'text-late'; name: string };
  'text-length': { k: 'text-length'; max: number };
  'text-long': { k: 'text-long'; max: number };
  'text-move': { k: 'text-move'; text: string; what: Token };
  'text-no-deal': { k: 'text-no-deal' };
  'text-no-game': { k: 'text-no-game' };
  'text-number': { k: 'text-number'; said: string };
  'text-result': { k: 'text-result'; said: string; is: string; moves: number };
  'text-two-deals': { k: 'text-two-deals' };
  'through-the-lines': { k: 'through-the-lines'; talon: boolean };
  'to-pile': { k: 'to-pile'; pile: Place };
  'to-row': { k: 'to-row' };
  'to-talon': { k: 'to-talon' };
  'tools-not-shown': { k: 'tools-not-shown' };
  'turn-card': { k: 'turn-card' };
  'turn-first': { k: 'turn-first' };
  'turn-up': { k: 'turn-up' };
  'turn-up-next': { k: 'turn-up-next' };
  undone: { k: 'undone' };
  waits: { k: 'waits'; card: Card; first: Card; at: Place | null; available: boolean };
  'why-balance': { k: 'why-balance'; links: Token[] };
  'why-balance-brief': { k: 'why-balance-brief' };
  'why-either': { k: 'why-either'; cards: Card[]; links: Token[] };
  'why-either-brief': { k: 'why-either-brief'; cards: Card[] };
  'why-few': { k: 'why-few'; cards: Card[]; held: Token[]; waits: Token[]; grace: boolean };
  'why-link-held': { k: 'why-link-held'; card: Card; by: Card[] };
  'why-link-pair': { k: 'why-link-pair'; card: Card; with: Card };
  'why-link-room': { k: 'why-link-room'; card: Card; on: Card };
  'why-link-shut-in': { k: 'why-link-shut-in'; card: Card; by: Card[]; near: boolean };
  'why-link-under': { k: 'why-link-under'; card: Card; under: Card; waits: Card[] };
  'why-link-wait': { k: 'why-link-wait'; card: Card; after: Card };
  'why-most': { k: 'why-most'; count: number };
  'why-never': { k: 'why-never'; card: Card; held: Token[]; waits: Token[]; grace: boolean };
  'why-partners': { k: 'why-partners'; first: Card[]; with: Card[]; card: Card; partners: Card[]; links: Token[]; waits: Token[] };
  'why-partners-brief': { k: 'why-partners-brief'; card: Card };
  'why-room': { k: 'why-room'; links: Token[] };
  'why-shut-in': { k: 'why-shut-in'; links: Token[]; waits: Token[]; grace: boolean };
  'why-shut-in-brief': { k: 'why-shut-in-brief'; grace: boolean };
  'why-under': { k: 'why-under'; links: Token[] };
  'why-under-brief': { k: 'why-under-brief' };
  'why-unpaired': { k: 'why-unpaired'; army: boolean; navy: boolean };
  'why-waiting': { k: 'why-waiting'; links: Token[]; waits: Token[] };
  'why-waiting-brief': { k: 'why-waiting-brief' };
  'wrong-suit': { k: 'wrong-suit'; next: Card | null; rule: string };
}

/** A catalogue's words for every token. */
export type TokenWords = { [K in keyof TokenOf]: (token: TokenOf[K]) => string };

/** The words for places, as `Place.name`, of the games that have words of their own. */
export type PlaceName =
  | 'admiral'
  | 'army'
  | 'black-talon'
  | 'cell'
  | 'column'
  | 'down'
  | 'empress'
  | 'foundation'
  | 'general'
  | 'grace'
  | 'guard-left'
  | 'guard-right'
  | 'hand'
  | 'navy'
  | 'packet'
  | 'red-talon'
  | 'stock'
  | 'up';

/** The words over groups of piles, as `Caption.name`, of the games that have words of their own. */
export type CaptionName =
  | 'ace-to-queen'
  | 'admirals'
  | 'army'
  | 'ascending'
  | 'descending'
  | 'down'
  | 'empress'
  | 'generals'
  | 'grace'
  | 'hand'
  | 'kings'
  | 'navy'
  | 'promenade'
  | 'stock'
  | 'talons'
  | 'up';

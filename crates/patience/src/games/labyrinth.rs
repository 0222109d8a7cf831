//! The Labyrinth and its two named variants.
//!
//! Two packs. Rows of ten, dealt below each other; a card is available with a gap above or below it; four foundations ascend
//! from the ace, four descend from the king; at the end one card may be set aside by grace.
//!
//! **Order of the legal moves:** `stock>row`; `grace>X+`, `grace>X-`; then for each card, row by row from `r1c1`:
//! `rRcC>X+`, `rRcC>X-`, `rRcC>grace`.

use crate::{
    Arrangement, Caption, Card, Describe, ExplainIllegal, Features, Game, Move, PileGroup, PileId, PileList, Piles,
    Rank, Reason, Role, Rules, RulesView, Run, Suit, Table, Target, Tiers, Token, foundations::UpAndDown, game,
    rules::describe, token::common,
};
use alloc::{boxed::Box, vec::Vec};

const COLUMNS: u8 = 10;
/// 104 cards need eleven rows if none of them is ever played.
const ROWS: u8 = 11;

const PILES: PileList = PileList(&[
    PileGroup::single("stock", Role::Stock, "stock"),
    PileGroup::single("C+", Role::Foundation, "up").suit(Suit::Clubs),
    PileGroup::single("D+", Role::Foundation, "up").suit(Suit::Diamonds),
    PileGroup::single("H+", Role::Foundation, "up").suit(Suit::Hearts),
    PileGroup::single("S+", Role::Foundation, "up").suit(Suit::Spades),
    PileGroup::single("C-", Role::Foundation, "down").suit(Suit::Clubs),
    PileGroup::single("D-", Role::Foundation, "down").suit(Suit::Diamonds),
    PileGroup::single("H-", Role::Foundation, "down").suit(Suit::Hearts),
    PileGroup::single("S-", Role::Foundation, "down").suit(Suit::Spades),
    PileGroup::single("grace", Role::Reserve, "grace"),
    PileGroup::grid(["r", "c"], Role::Tableau, "cell", ROWS, COLUMNS),
]);
const STOCK: PileId = PILES.pile("stock");
const GRACE: PileId = PILES.pile("grace");
const CELLS: Piles = PILES.piles("r");
/// The next row, or in the late-refill variant the gaps of the lowest one.
const DEAL_ROW: Move = Move::to(STOCK, Target::Row);
/// By Note 1 an ace or a king may found an empty pile; as printed, none is ever empty.
const FOUNDATIONS: UpAndDown = UpAndDown::new(PILES.of(Role::Foundation), true);

/// Differences between the variants.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Variant {
    /// Note 1: the foundation cards are not withdrawn but dealt.
    dealt_foundations: bool,
    /// A gap of the lowest row waits for `stock>row`.
    late_refill: bool,
}

const BOOK: Variant = Variant { dealt_foundations: false, late_refill: false };
const NOTE_1: Variant = Variant { dealt_foundations: true, ..BOOK };
const LATE: Variant = Variant { late_refill: true, ..BOOK };

const THE_LABYRINTH: Game = Game {
    id: "labyrinth",
    letter: 'M',
    number: 4,
    name: "The Labyrinth",
    variant: "",
    plate: "labyrinth/MR5P-C9EU/_.ZZ-U7etoOGHa1petZB6tn_AY._TOBB",
    features: Features::EVERYTHING,
    pack: || game::packs(2, |card| usize::from(matches!(card.rank, Rank::ACE | Rank::KING))),
    piles: PILES,
    targets: &[Target::Row],
    wide: WIDE,
    tall: TALL,
    open: None,
    tokens: messages::KINDS,
    set_up: |cards| Box::new(Labyrinth::new(cards, BOOK)),
};

/// The game as printed, and the two variants.
pub const GAMES: &[Game] = &[
    THE_LABYRINTH,
    Game {
        id: "labyrinth-dealt-foundations",
        letter: 'N',
        variant: "aces in the deal",
        pack: || game::packs(2, |_| 0),
        set_up: |cards| Box::new(Labyrinth::new(cards, NOTE_1)),
        ..THE_LABYRINTH
    },
    Game {
        id: "labyrinth-late-refill",
        letter: 'T',
        variant: "late refill",
        set_up: |cards| Box::new(Labyrinth::new(cards, LATE)),
        ..THE_LABYRINTH
    },
];

/// The cell of a row and a column, both counted from 0.
fn cell(row: u8, column: u8) -> PileId {
    CELLS.at(row * COLUMNS + column)
}

/// Row and column of a cell, both counted from 0.
fn row_and_column(cell: PileId) -> (u8, u8) {
    let at = cell.0 - CELLS.at(0).0;
    (at / COLUMNS, at % COLUMNS)
}

/// Messages of this patience alone.
pub mod messages {
    use crate::{Card, PileId};

    crate::tokens! {
        /// No card can go home, and the grace may be taken.
        grace = "labyrinth-grace";
        /// `home` cards can go home; the row of this number may be dealt, or without a number the gaps of the
        /// lowest row.
        deal_or_play = "labyrinth-prompt" { home: usize, row: Option<usize> };
        /// The row of this number is dealt.
        deal_row = "labyrinth-deal-row" { row: usize };
        /// The gaps of the lowest row are filled.
        fill_gaps = "labyrinth-fill-gaps";
        /// A card is set aside by grace.
        aside = "labyrinth-aside";
        /// The same as a whole move.
        set_aside = "labyrinth-set-aside" { card: Card };
        /// The grace has been taken.
        taken = "labyrinth-grace-taken";
        /// Any card may be set aside now.
        any_card = "labyrinth-grace-any";
        /// The grace may not be taken yet.
        not_yet = "labyrinth-grace-not-yet";

        // Illegal moves.

        /// A card is blocked by its neighbours above and below.
        blocked = "blocked" { card: Card, above: PileId, below: PileId };
        /// Rows are dealt whole and played from when complete.
        rows_whole = "rows-whole";
        /// A gap is filled from the stock alone, and only in the lowest row.
        gap_stays = "gap-stays";
        /// Cards of the rows go only home.
        only_home = "only-home";
        /// The grace has been taken.
        grace_once = "grace-once";
        /// The grace is for the end: `cards` cards are still in the stock.
        grace_at_the_end = "grace-at-the-end" { cards: usize };
        /// The grace is for when no card can go home: this one can.
        grace_when_stuck = "grace-when-stuck" { card: Card, at: PileId };
    }
}

#[derive(Clone)]
struct Labyrinth {
    table: Table,
    variant: Variant,
    /// Rows dealt; the last of them is the lowest.
    rows: u8,
    /// True if the grace has been taken.
    grace_taken: bool,
}

impl Labyrinth {
    fn new(cards: &[Card], variant: Variant) -> Labyrinth {
        let mut table = Table::new(PILES.count());
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        if !variant.dealt_foundations {
            for suit in Suit::ALL {
                table.push(FOUNDATIONS.up(suit), Card::new(Rank::ACE, suit));
                table.push(FOUNDATIONS.down(suit), Card::new(Rank::KING, suit));
            }
        }
        let mut labyrinth = Labyrinth { table, variant, rows: 0, grace_taken: false };
        labyrinth.deal_row();
        labyrinth
    }

    fn home(&self) -> usize {
        FOUNDATIONS.home(&self.table)
    }

    fn cells(&self) -> Piles {
        CELLS.part(0, self.rows * COLUMNS)
    }

    /// Rule II: a gap above or below.
    fn is_available_cell(&self, at: PileId) -> bool {
        let (row, column) = row_and_column(at);
        !self.table.is_empty(at)
            && (row == 0
                || row + 1 >= self.rows
                || self.table.is_empty(cell(row - 1, column))
                || self.table.is_empty(cell(row + 1, column)))
    }

    /// The foundations that take a pile's card, available or not, the ascending one first.
    fn foundations_for(&self, pile: PileId) -> Vec<PileId> {
        FOUNDATIONS.foundations_for(&self.table, pile)
    }

    /// The cells whose card can go home.
    fn playable_cells(&self) -> Vec<PileId> {
        self.cells().filter(&|cell| self.is_available_cell(cell) && !self.foundations_for(cell).is_empty())
    }

    fn is_lowest(&self, at: PileId) -> bool {
        row_and_column(at).0 + 1 == self.rows
    }

    /// Fills the empty cells of the lowest row from the stock, left to right, while cards last.
    fn fill_lowest_row(&mut self) {
        for column in 0..COLUMNS {
            let cell = cell(self.rows - 1, column);
            if self.table.is_empty(cell) {
                self.table.move_top(STOCK, cell);
            }
        }
    }

    /// Returns true if an available card is below another card and above a gap that `stock>row` fills.
    fn may_be_covered(&self, at: PileId) -> bool {
        let (row, column) = row_and_column(at);
        self.variant.late_refill
            && row > 0
            && row + 2 == self.rows
            && self.table.is_empty(cell(row + 1, column))
            && !self.table.is_empty(cell(row - 1, column))
    }

    fn lowest_row_has_gaps(&self) -> bool {
        (0..COLUMNS).any(|column| self.table.is_empty(cell(self.rows - 1, column)))
    }

    /// Returns true if `stock>row` fills the gaps of the lowest row and not a new one.
    fn refills(&self) -> bool {
        self.variant.late_refill && self.lowest_row_has_gaps()
    }

    fn deal_row(&mut self) {
        if self.rows == 0 || !self.refills() {
            self.rows += 1;
        }
        self.fill_lowest_row();
    }

    /// Rule of the grace: the stock is empty and every card that can go home is played.
    fn may_take_grace(&self) -> bool {
        !self.grace_taken && self.table.is_empty(STOCK) && self.playable_cells().is_empty()
    }
}

impl Rules for Labyrinth {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// The number of rows dealt; 1 once the grace has been taken.
    fn extra_state(&self) -> [u8; 2] {
        [self.rows, u8::from(self.grace_taken)]
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.table.is_empty(STOCK) {
            moves.push(DEAL_ROW);
        }
        FOUNDATIONS.push_home_moves(&self.table, GRACE, moves);
        let grace = self.may_take_grace();
        for cell in self.cells().filter(&|cell| !self.table.is_empty(cell)) {
            if self.is_available_cell(cell) {
                FOUNDATIONS.push_home_moves(&self.table, cell, moves);
            }
            if grace {
                moves.push(Move::new(cell, GRACE));
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            self.deal_row();
            return;
        }
        let Some(to) = m.to.pile() else { return };
        self.table.move_top(m.from, to);
        if to == GRACE {
            self.grace_taken = true;
        } else if m.from != GRACE && self.is_lowest(m.from) && !self.variant.late_refill {
            // Rule III: only the lowest row is refilled. Rule IV: at once, so that it is complete.
            self.table.move_top(STOCK, m.from);
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 104
    }

    fn gestures(&self, m: Move, each: &mut dyn FnMut(PileId, PileId)) {
        if let Some(to) = m.to.pile() {
            each(m.from, to);
            return;
        }
        // The cells that the next cards of the stock will fill.
        let row = self.rows - u8::from(self.refills());
        let empty = |column: &u8| self.table.is_empty(cell(row, *column));
        for column in (0..COLUMNS).filter(empty).take(self.table.len(STOCK)) {
            each(STOCK, cell(row, column));
        }
    }

    fn next_deal_move(&self, first: bool) -> Option<Move> {
        let continues = first || self.playable_cells().is_empty();
        (continues && !self.table.is_empty(STOCK)).then_some(DEAL_ROW)
    }

    /// A card with only one foundation left whose cell is not refilled: its removal frees cards and blocks none. A card
    /// that the stock may cover again is left: once covered it cannot go home, and the grace may be taken before it
    /// goes.
    fn safe_move(&self) -> Option<Move> {
        for cell in self.playable_cells() {
            let stays = self.table.is_empty(STOCK) || !(self.is_lowest(cell) || self.may_be_covered(cell));
            if let (true, Some(m)) = (stays, FOUNDATIONS.only_home_move(&self.table, cell)) {
                return Some(m);
            }
        }
        FOUNDATIONS.only_home_move(&self.table, GRACE)
    }

    /// Rule II.
    fn is_available(&self, pile: PileId) -> Option<bool> {
        Some(self.is_available_cell(pile))
    }

    fn tiers(&self) -> u8 {
        self.rows
    }

    fn description(&self) -> &dyn Describe {
        self
    }

    fn build_sequence(&self, foundation: PileId) -> &'static [u8] {
        FOUNDATIONS.build_sequence(foundation)
    }

    #[cfg(feature = "refusals")]
    fn refusals(&self) -> &dyn ExplainIllegal {
        self
    }
}

impl ExplainIllegal for Labyrinth {
    fn has_available_card(&self, pile: PileId) -> bool {
        !CELLS.contains(pile) || self.is_available_cell(pile)
    }

    fn explain_move(&self, at: RulesView, from: PileId, to: PileId) -> Option<Reason> {
        if from == STOCK {
            return Some(Reason::by("IV", messages::rows_whole()));
        }
        if CELLS.contains(to) {
            let occupied = !self.table.is_empty(to);
            return Some(if occupied {
                messages::only_home().into()
            } else {
                Reason::by("III", messages::gap_stays())
            });
        }
        if to != GRACE {
            return self.explain_pile(at, from);
        }
        let playable = self.playable_cells();
        let token = match (self.grace_taken, self.table.len(STOCK), playable.first()) {
            (false, 0, Some(&at)) => messages::grace_when_stuck(self.table.top(at)?, at),
            (false, cards, _) => messages::grace_at_the_end(cards),
            _ => messages::grace_once(),
        };
        Some(token.into())
    }

    /// Rule II, for a card that is not available; the card of the grace always is.
    fn explain_pile(&self, _at: RulesView, pile: PileId) -> Option<Reason> {
        if self.has_available_card(pile) {
            return None;
        }
        let (above, below) = (PileId(pile.0 - COLUMNS), PileId(pile.0 + COLUMNS));
        Some(Reason::by("II", messages::blocked(self.table.top(pile)?, above, below)))
    }
}

impl Labyrinth {
    /// The number of the row that dealing begins, from 1; `None` where dealing fills gaps.
    fn next_row(&self) -> Option<usize> {
        (!self.refills()).then_some(usize::from(self.rows) + 1)
    }
}

impl Describe for Labyrinth {
    fn prompt(&self, _at: RulesView) -> Token {
        let count = self.playable_cells().len() + usize::from(!self.foundations_for(GRACE).is_empty());
        match (self.table.is_empty(STOCK), count) {
            (true, 0) => messages::grace(),
            (true, _) => common::prompt_stock_empty(count),
            (false, _) => messages::deal_or_play(count, self.next_row()),
        }
    }

    fn destination(&self, _at: RulesView, m: Move) -> Token {
        m.to.pile().and_then(|pile| FOUNDATIONS.destination(pile)).unwrap_or_else(messages::aside)
    }

    fn sentence(&self, at: RulesView, m: Move) -> Token {
        match (m.from, self.table.top(m.from)) {
            (STOCK, _) => self.next_row().map_or_else(messages::fill_gaps, messages::deal_row),
            (_, Some(card)) if m.to == Target::Pile(GRACE) => messages::set_aside(card),
            _ => describe::general_sentence(at, m, self.destination(at, m)),
        }
    }

    fn deal_label(&self, at: RulesView) -> Option<Token> {
        (!self.table.is_empty(STOCK)).then(|| self.sentence(at, DEAL_ROW))
    }

    fn figures(&self, _at: RulesView) -> Vec<Token> {
        vec![common::home_of(self.home(), 104)]
    }

    fn note(&self, _at: RulesView, pile: PileId) -> Option<Token> {
        if pile != GRACE {
            return None;
        }
        Some(match (self.grace_taken, self.may_take_grace()) {
            (true, _) => messages::taken(),
            (_, true) => messages::any_card(),
            _ => messages::not_yet(),
        })
    }
}

/// As in the book: the foundations are in a horizontal line above the rows.
const WIDE: Arrangement = Arrangement {
    width: 11.35,
    height: 7.9,
    runs: &[
        // Stock, foundations and grace are numbered in this order.
        Run::new(Piles::span(STOCK, GRACE), 0.0, 0.0, 1.15),
        Run::new(CELLS, 0.0, 2.15, 1.15).tiers(COLUMNS),
    ],
    captions: &[
        Caption::new("up", 1.15, 1.84, 4.45),
        Caption::new("down", 5.75, 1.84, 4.45),
        Caption::new("grace", 10.35, 1.84, 1.0),
        Caption::new("", 0.0, 2.03, 11.35),
    ],
    tiers: Some(Tiers { pitch: 1.48, room: 5.75, other: Some(&LOW) }),
};

/// For a phone in landscape, where a line above would leave the rows too little height: foundations at the sides.
const LOW: Arrangement = Arrangement {
    width: 16.75,
    height: 7.0,
    runs: &[
        Run::single(STOCK, 0.0, 0.0),
        Run::new(FOUNDATIONS.ascending(), 1.25, 0.0, 0.0).rows(1, 1.74).sink(0.0, 0.33),
        Run::new(FOUNDATIONS.descending(), 14.5, 0.0, 0.0).rows(1, 1.74).sink(0.0, 0.33),
        Run::single(GRACE, 15.75, 0.0),
        Run::new(CELLS, 2.7, 0.0, 1.15).tiers(COLUMNS),
    ],
    captions: &[
        // Below the stock and the grace, where they take no height.
        Caption::new("up", 0.25, 2.2, 0.9).upright(4.42),
        Caption::new("down", 15.6, 2.2, 0.9).upright(4.42),
        // In the empty place itself.
        Caption::new("grace", 15.75, 0.7, 1.0),
    ],
    tiers: Some(Tiers { pitch: 1.48, room: 7.0, other: None }),
};

const TALL: Arrangement = Arrangement {
    width: 10.45,
    height: 10.02,
    runs: &[
        // Stock, foundations and grace are numbered in this order.
        Run::new(Piles::span(STOCK, GRACE), 0.0, 0.0, 1.05),
        Run::new(CELLS, 0.0, 2.72, 1.05).tiers(COLUMNS),
    ],
    captions: &[
        Caption::new("up", 1.05, 2.21, 4.15),
        Caption::new("down", 5.25, 2.21, 4.15),
        Caption::new("grace", 9.45, 2.21, 1.0),
        Caption::new("", 0.0, 2.52, 10.45),
    ],
    tiers: Some(Tiers { pitch: 1.52, room: 7.2, other: Some(&HIGH) }),
};

/// On a tall phone a single line above leaves half of the table empty while there are few rows: the foundations are
/// larger, in a line ascending and one descending.
const HIGH: Arrangement = Arrangement {
    width: 10.45,
    height: 17.5,
    runs: &[
        Run::single(STOCK, 0.0, 0.33).width(1.5),
        Run::new(FOUNDATIONS.ascending(), 2.2375, 0.33, 2.2375).width(1.5),
        Run::new(FOUNDATIONS.descending(), 2.2375, 3.27, 2.2375).width(1.5),
        Run::single(GRACE, 0.0, 3.27).width(1.5),
        Run::new(CELLS, 0.0, 6.02, 1.05).tiers(COLUMNS),
    ],
    captions: &[
        // Above their piles: below the kings, a title would head the first row.
        Caption::new("up", 2.2375, 0.15, 8.2125),
        Caption::new("grace", 0.0, 3.1, 1.5),
        Caption::new("down", 2.2375, 3.1, 8.2125),
        Caption::new("", 0.0, 5.9, 10.45),
    ],
    tiers: Some(Tiers { pitch: 1.52, room: 11.48, other: None }),
};

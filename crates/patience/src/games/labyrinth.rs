//! The Labyrinth and its two named variants.
//!
//! Two packs. Rows of ten, dealt below each other; a card is free that has a gap above or below it; four foundations
//! ascend from the ace, four descend from the king; one card may be laid aside by grace at the end.
//!
//! **Order of the legal moves:** `stock>row`; `grace>X+`, `grace>X-`; then for each cell, row by row from `r1c1`:
//! `rRcC>X+`, `rRcC>X-`, `rRcC>grace`.

use crate::{Arrangement, Caption, Card, Game, Move, PileId, Piles, Places, Rank, Role, Rules, Run, Suit, Table, Tiers, foundations::UpAndDown, game, words};

const STOCK: PileId = PileId(0);
const FIRST_UP: u8 = 1;
const FIRST_DOWN: u8 = 5;
const GRACE: PileId = PileId(9);
const FIRST_CELL: u8 = 10;
const COLUMNS: u8 = 10;
/// 104 cards need eleven rows if none of them is ever played.
const ROWS: u8 = 11;
/// The word `row` of the notation: the next row, or in the late-refill variant the gaps of the last one.
const ROW: PileId = PileId(FIRST_CELL + ROWS * COLUMNS);
/// By Note 1 an ace or a king may found an empty pile; as printed, none is ever empty.
const FOUNDATIONS: UpAndDown = UpAndDown::new(PileId(FIRST_UP), true);

/// How one table of rules differs from another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Variant {
    /// Note 1: the foundations are not withdrawn, they come in the deal.
    dealt_foundations: bool,
    /// A vacancy of the lowest row waits for `stock>row`.
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
    short_name: "The Labyrinth",
    variant: "",
    lead: "Rows of ten. A card is free with a gap above or below it; one grace.",
    plate: "labyrinth/MR5P-C9EU/3ZZ_BZZ-U7etoOGHa1petZB6tn_AY",
    pack: || game::packs(2, |card| usize::from(matches!(card.rank, Rank::ACE | Rank::KING))),
    piles: PILES,
    wide: WIDE,
    tall: TALL,
    set_up: |cards| Box::new(Labyrinth::new(cards, BOOK)),
};

/// The game as printed, and the two variants.
pub const GAMES: &[Game] = &[
    THE_LABYRINTH,
    Game {
        id: "labyrinth-dealt-foundations",
        letter: 'N',
        variant: "foundations dealt",
        lead: "The Labyrinth of the book’s Note 1: aces and kings are not laid out but waited for.",
        pack: || game::packs(2, |_| 0),
        set_up: |cards| Box::new(Labyrinth::new(cards, NOTE_1)),
        ..THE_LABYRINTH
    },
    Game {
        id: "labyrinth-late-refill",
        letter: 'T',
        variant: "late refill",
        lead: "The Labyrinth read the other way: gaps in the last row wait until you deal.",
        set_up: |cards| Box::new(Labyrinth::new(cards, LATE)),
        ..THE_LABYRINTH
    },
];

/// The cell of a row and a column, both counted from 0.
fn cell(row: u8, column: u8) -> PileId {
    PileId(FIRST_CELL + row * COLUMNS + column)
}

/// Row and column of a cell, both counted from 0.
fn row_and_column(cell: PileId) -> (u8, u8) {
    ((cell.0 - FIRST_CELL) / COLUMNS, (cell.0 - FIRST_CELL) % COLUMNS)
}

const PILES: &[Places] = &[
    Places::one("stock", Role::Stock, "Pack"),
    Places::one("C+", Role::Foundation, "Clubs up"),
    Places::one("D+", Role::Foundation, "Diamonds up"),
    Places::one("H+", Role::Foundation, "Hearts up"),
    Places::one("S+", Role::Foundation, "Spades up"),
    Places::one("C-", Role::Foundation, "Clubs down"),
    Places::one("D-", Role::Foundation, "Diamonds down"),
    Places::one("H-", Role::Foundation, "Hearts down"),
    Places::one("S-", Role::Foundation, "Spades down"),
    Places::one("grace", Role::Reserve, "Grace"),
    Places::many("r1c", Role::Tableau, "Row 1, column", COLUMNS),
    Places::many("r2c", Role::Tableau, "Row 2, column", COLUMNS),
    Places::many("r3c", Role::Tableau, "Row 3, column", COLUMNS),
    Places::many("r4c", Role::Tableau, "Row 4, column", COLUMNS),
    Places::many("r5c", Role::Tableau, "Row 5, column", COLUMNS),
    Places::many("r6c", Role::Tableau, "Row 6, column", COLUMNS),
    Places::many("r7c", Role::Tableau, "Row 7, column", COLUMNS),
    Places::many("r8c", Role::Tableau, "Row 8, column", COLUMNS),
    Places::many("r9c", Role::Tableau, "Row 9, column", COLUMNS),
    Places::many("r10c", Role::Tableau, "Row 10, column", COLUMNS),
    Places::many("r11c", Role::Tableau, "Row 11, column", COLUMNS),
    Places::one("row", Role::Word, "the next row"),
];

#[derive(Clone)]
struct Labyrinth {
    table: Table,
    variant: Variant,
    /// Rows dealt; the last of them is the lowest.
    rows: u8,
    /// Whether the grace has been taken.
    graced: bool,
}

impl Labyrinth {
    fn new(cards: &[Card], variant: Variant) -> Labyrinth {
        let mut table = Table::new(ROW.0 as usize + 1);
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        if !variant.dealt_foundations {
            for suit in Suit::ALL {
                table.push(FOUNDATIONS.up(suit), Card::new(Rank::ACE, suit));
                table.push(FOUNDATIONS.down(suit), Card::new(Rank::KING, suit));
            }
        }
        let mut labyrinth = Labyrinth { table, variant, rows: 0, graced: false };
        labyrinth.deal_row();
        labyrinth
    }

    fn home(&self) -> usize {
        FOUNDATIONS.home(&self.table)
    }

    fn cells(&self) -> Piles {
        Piles::new(PileId(FIRST_CELL), self.rows * COLUMNS)
    }

    /// Rule II: free from the top or from the bottom.
    fn is_available(&self, at: PileId) -> bool {
        let (row, column) = row_and_column(at);
        !self.table.is_empty(at)
            && (row == 0
                || row + 1 >= self.rows
                || self.table.is_empty(cell(row - 1, column))
                || self.table.is_empty(cell(row + 1, column)))
    }

    /// The foundations that a pile's card suits, the ascending one first, whether or not it is available.
    fn homes(&self, pile: PileId) -> Vec<PileId> {
        FOUNDATIONS.homes(&self.table, pile)
    }

    fn suitable_cells(&self) -> Vec<PileId> {
        self.cells().those(&|cell| self.is_available(cell) && !self.homes(cell).is_empty())
    }

    fn is_lowest(&self, at: PileId) -> bool {
        row_and_column(at).0 + 1 == self.rows
    }

    /// Fills the empty cells of the lowest row from the stock, left to right, as far as the stock reaches.
    fn fill_lowest_row(&mut self) {
        for column in 0..COLUMNS {
            let cell = cell(self.rows - 1, column);
            if self.table.is_empty(cell) {
                self.table.shift(STOCK, cell);
            }
        }
    }

    fn lowest_row_has_gaps(&self) -> bool {
        (0..COLUMNS).any(|column| self.table.is_empty(cell(self.rows - 1, column)))
    }

    /// Whether `stock>row` fills the gaps of the lowest row and not a new one.
    fn refills(&self) -> bool {
        self.variant.late_refill && self.lowest_row_has_gaps()
    }

    fn deal_row(&mut self) {
        if self.rows == 0 || !self.refills() {
            self.rows += 1;
        }
        self.fill_lowest_row();
    }

    /// The grace is for the end: the pack exhausted, every suitable card played.
    fn may_take_grace(&self) -> bool {
        !self.graced && self.table.is_empty(STOCK) && self.suitable_cells().is_empty()
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
    fn registers(&self) -> [u8; 2] {
        [self.rows, u8::from(self.graced)]
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.table.is_empty(STOCK) {
            moves.push(Move::new(STOCK, ROW));
        }
        FOUNDATIONS.push_homes(&self.table, GRACE, moves);
        let grace = self.may_take_grace();
        for cell in self.cells().those(&|cell| !self.table.is_empty(cell)) {
            if self.is_available(cell) {
                FOUNDATIONS.push_homes(&self.table, cell, moves);
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
        self.table.shift(m.from, m.to);
        if m.to == GRACE {
            self.graced = true;
        } else if m.from != GRACE && self.is_lowest(m.from) && !self.variant.late_refill {
            // Rule III: only the row that is being dealt is refilled. Rule IV: at once, so that it is complete.
            self.table.shift(STOCK, m.from);
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 104
    }

    fn prompt(&self) -> String {
        let suitable = self.suitable_cells().len() + usize::from(!self.homes(GRACE).is_empty());
        if self.table.is_empty(STOCK) {
            return match suitable {
                0 => "No card is suitable. You may lay one card aside by grace.".into(),
                n => format!("The pack is out. {}", words::suitable(n)),
            };
        }
        let deal = self.deal_words();
        match suitable {
            0 => format!("No card is suitable. {}.", words::capital(&deal)),
            n => format!("{} Play, or {deal}.", words::suitable(n)),
        }
    }

    fn destination(&self, m: Move) -> String {
        match FOUNDATIONS.ascends(m.to) {
            Some(true) => "home, going up".into(),
            Some(false) => "home, going down".into(),
            None => "aside by grace".into(),
        }
    }

    fn phrase(&self, m: Move) -> Option<String> {
        if m.to == GRACE {
            return self.table.top(m.from).map(|card| words::capital(&card.name()) + " laid aside by grace");
        }
        (m.from == STOCK).then(|| words::capital(&self.deal_words()))
    }

    fn deal_label(&self) -> Option<String> {
        (!self.table.is_empty(STOCK)).then(|| words::capital(&self.deal_words()))
    }

    fn deal_step(&self, first: bool) -> Option<Move> {
        let goes_on = first || self.suitable_cells().is_empty();
        (goes_on && !self.table.is_empty(STOCK)).then_some(Move::new(STOCK, ROW))
    }

    /// A card with only one home left, where its place is not refilled: its removal frees cards and blocks none.
    fn safe_move(&self) -> Option<Move> {
        for cell in self.suitable_cells() {
            let kept = self.table.is_empty(STOCK) || !self.is_lowest(cell);
            if let (true, Some(m)) = (kept, FOUNDATIONS.only_home(&self.table, cell)) {
                return Some(m);
            }
        }
        FOUNDATIONS.only_home(&self.table, GRACE)
    }

    fn figures(&self) -> Vec<String> {
        vec![format!("{} of 104 home", self.home())]
    }

    fn note(&self, pile: PileId) -> Option<String> {
        if pile != GRACE {
            return None;
        }
        Some(match (self.graced, self.may_take_grace()) {
            (true, _) => "taken".into(),
            (_, true) => "any card".into(),
            _ => "not yet".into(),
        })
    }

    fn awaits(&self, pile: PileId) -> Option<Card> {
        FOUNDATIONS.awaits(pile)
    }

    fn tiers(&self) -> u8 {
        self.rows
    }
}

impl Labyrinth {
    fn deal_words(&self) -> String {
        if self.refills() {
            "fill the gaps of the last row".into()
        } else {
            format!("deal the {} row", words::ordinal(self.rows as usize + 1))
        }
    }
}

const UP: PileId = PileId(FIRST_UP);
const DOWN: PileId = PileId(FIRST_DOWN);
const CELL: PileId = PileId(FIRST_CELL);

const WIDE: Arrangement = Arrangement {
    width: 16.75,
    height: 7.3,
    runs: &[
        Run::one(STOCK, 0.0, 0.3),
        Run::new(UP, 4, 1.25, 0.3, 0.0).rows(1, 1.74).sink(0.0, 0.33),
        Run::new(DOWN, 4, 14.5, 0.3, 0.0).rows(1, 1.74).sink(0.0, 0.33),
        Run::one(GRACE, 15.75, 0.3),
        Run::new(CELL, ROWS * COLUMNS, 2.7, 0.3, 1.15).tiers(COLUMNS),
    ],
    captions: &[
        Caption::new("Pack", 0.0, 0.12, 1.0),
        Caption::new("Up", 1.25, 0.12, 1.0),
        Caption::new("Rows of ten", 2.7, 0.12, 11.35),
        Caption::new("Down", 14.5, 0.12, 1.0),
        Caption::new("Grace", 15.75, 0.12, 1.0),
    ],
    tiers: Some(Tiers { pitch: 1.48, room: 7.0 }),
};

const TALL: Arrangement = Arrangement {
    width: 10.45,
    height: 9.66,
    runs: &[
        // Pack, foundations and grace are numbered in this order.
        Run::new(STOCK, 10, 0.0, 0.0, 1.05),
        Run::new(CELL, ROWS * COLUMNS, 0.0, 2.36, 1.05).tiers(COLUMNS),
    ],
    captions: &[
        Caption::new("Up", 1.05, 1.84, 4.15),
        Caption::new("Down", 5.25, 1.84, 4.15),
        Caption::new("Grace", 9.45, 1.84, 1.0),
        Caption::new("", 0.0, 2.16, 10.45),
    ],
    tiers: Some(Tiers { pitch: 1.52, room: 7.2 }),
};

//! Plays a game of the Labyrinth to its end by a decision vector; the cost is the number of blocked cards that must be
//! taken beyond the grace.

use super::state::{Grace, LabyrinthState, Move};
use crate::card::suit;
use crate::engine::{Rng, bits};
use crate::games::card_copies::{CardCopies, Foundations, MoveLog, NONE};
use crate::methods::annealing::{self, Checkpoints, NEVER_USED};

const ROWS: usize = 16;
/// The cell of the card that grace took.
const AT_GRACE: u8 = 254;

/// Checkpoints: the rows dealt, and some more for the late refills.
const MAX_CHECKPOINTS: usize = 24;
/// Offset of the decisions of a suit, after those of the copies.
const OF_SUIT: usize = 104;

/// The decision vector of a game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// Priority of each copy; the greatest is played first.
    priority: [u8; 104],
    /// Copies not played from the lowest row while the stock lasts.
    not_lowest: u128,
    /// Copies not played while the stock lasts.
    not_early: u128,
    /// Suits whose last two ranks go down first where both foundations take a card.
    down_first: u8,
}

/// The state that a playout changes.
#[derive(Clone, Debug)]
struct TableState {
    home: Foundations,
    /// Occupied rows of each column, bit 0 the top one.
    occupied: [u16; 10],
    /// Copy in each cell, column times sixteen plus row.
    cell: [u8; 160],
    /// Cell of each copy.
    cell_of: [u8; 104],
    rows: u8,
    next: u8,
}

/// The playout machine: the start, and the current state.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    late_refill: bool,
    columns: usize,
    grace_available: bool,
    cards: CardCopies,
    table: TableState,
    checkpoints: Checkpoints<TableState>,
    log: MoveLog<Move>,
    conflicts: Vec<u8>,
}

impl Playout {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let table = TableState {
            home: Foundations::new(state.ranks, state.up, state.down),
            occupied: [0; 10],
            cell: [NONE; 160],
            cell_of: [NONE; 104],
            rows: state.rows.len() as u8,
            next: 0,
        };
        let mut playout = Self {
            late_refill: state.late_refill,
            columns: state.rows.first().map_or(10, Vec::len),
            grace_available: state.grace == Grace::Unused,
            cards: CardCopies::new(),
            checkpoints: Checkpoints::new(&table, 1),
            table,
            log: MoveLog::new(),
            conflicts: Vec::new(),
        };
        for (r, row) in state.rows.iter().enumerate() {
            for (c, card) in row.iter().enumerate() {
                if let Some(card) = *card {
                    let i = playout.cards.add(card);
                    playout.put(i, c, r);
                }
            }
        }
        for c in 0..playout.columns {
            playout.update_available(c);
        }
        if let Grace::Holds(card) = state.grace {
            let i = playout.cards.add(card);
            playout.table.cell_of[i] = AT_GRACE;
            playout.set_available(i, true);
        }
        playout.table.next = playout.cards.count as u8;
        for &card in &state.stock {
            playout.cards.add(card);
        }
        playout.checkpoints = Checkpoints::new(&playout.table, MAX_CHECKPOINTS);
        playout
    }

    #[inline(always)]
    fn has_stock(&self) -> bool {
        usize::from(self.table.next) < self.cards.count
    }

    #[inline(always)]
    fn set_available(&mut self, i: usize, available: bool) {
        self.table.home.set_available(&self.cards, i, available);
    }

    #[inline(always)]
    fn put(&mut self, i: usize, column: usize, row: usize) {
        let t = &mut self.table;
        t.cell[column * ROWS + row] = i as u8;
        t.cell_of[i] = (column * ROWS + row) as u8;
        t.occupied[column] |= 1 << row;
    }

    /// Updates which cards of a column are available.
    fn update_available(&mut self, column: usize) {
        let o = self.table.occupied[column];
        let available = o & !((o << 1) & (o >> 1));
        for row in bits(o.into()) {
            let i = usize::from(self.table.cell[column * ROWS + row]);
            self.set_available(i, available >> row & 1 == 1);
        }
    }

    #[inline(always)]
    fn is_lowest(&self, i: usize) -> bool {
        let cell_of = self.table.cell_of[i];
        cell_of < 160 && cell_of % ROWS as u8 + 1 == self.table.rows
    }

    /// Removes a copy; refills its cell if the rules do so at once.
    fn remove_card(&mut self, i: usize) {
        self.set_available(i, false);
        let cell_of = usize::from(self.table.cell_of[i]);
        self.table.cell_of[i] = NONE;
        if cell_of >= 160 {
            return;
        }
        let (column, row) = (cell_of / ROWS, cell_of % ROWS);
        if !self.late_refill && row + 1 == usize::from(self.table.rows) && self.has_stock() {
            let next = usize::from(self.table.next);
            self.table.next += 1;
            self.put(next, column, row);
            self.set_available(next, true);
            return;
        }
        self.table.occupied[column] &= !(1 << row);
        let o = self.table.occupied[column];
        if row > 0 && o >> (row - 1) & 1 == 1 {
            self.set_available(usize::from(self.table.cell[cell_of - 1]), true);
        }
        if o >> (row + 1) & 1 == 1 {
            self.set_available(usize::from(self.table.cell[cell_of + 1]), true);
        }
    }

    /// Deals a row, or refills the lowest one.
    fn deal_row(&mut self) {
        self.log.push(Move::Row);
        let lowest = self.table.rows.wrapping_sub(1);
        let gap = |t: &TableState, c: usize| t.occupied[c] >> lowest & 1 == 0;
        let refill = self.late_refill && self.table.rows > 0 && (0..self.columns).any(|c| gap(&self.table, c));
        if !refill {
            self.table.rows += 1;
        }
        let row = usize::from(self.table.rows - 1);
        for c in 0..self.columns {
            if !self.has_stock() {
                return;
            }
            if self.table.occupied[c] >> row & 1 == 1 {
                continue;
            }
            let next = usize::from(self.table.next);
            self.table.next += 1;
            self.put(next, c, row);
            self.set_available(next, true);
            if row > 0 && self.table.occupied[c] >> (row - 1) & 1 == 1 {
                let blocked = row > 1 && self.table.occupied[c] >> (row - 2) & 1 == 1;
                if blocked {
                    let above = self.table.cell[c * ROWS + row - 1];
                    self.set_available(usize::from(above), false);
                }
            }
        }
    }

    /// Plays an available card that is next.
    fn play(&mut self, i: usize, decisions: &Decisions) {
        let card = self.cards.card[i];
        let s = suit(card);
        let checkpoints = &mut self.checkpoints;
        let up = self.table.home.raise(card, || {
            checkpoints.record_use(OF_SUIT + usize::from(s));
            decisions.down_first >> s & 1 == 1
        });
        let cell_of = self.table.cell_of[i];
        self.log.push(if cell_of == AT_GRACE {
            Move::FromGrace { suit: s, up }
        } else {
            Move::Play { row: cell_of % ROWS as u8, column: cell_of / ROWS as u8, suit: s, up }
        });
        self.remove_card(i);
    }

    /// Chooses the next card.
    fn choose(&mut self, decisions: &Decisions) -> Option<usize> {
        let Foundations { next_kinds, available, .. } = self.table.home;
        let has_stock = self.has_stock();
        let mut best: Option<(u16, usize)> = None;
        for (copy, available) in available.into_iter().enumerate() {
            for card in bits(next_kinds & available) {
                let i = usize::from(self.cards.copies[card][copy]);
                let is_refilled = has_stock && self.is_lowest(i);
                self.checkpoints.record_use(i);
                let waits = if is_refilled { decisions.not_lowest | decisions.not_early } else { decisions.not_early };
                if has_stock && waits >> i & 1 == 1 {
                    continue;
                }
                let value = u16::from(decisions.priority[i]) + if is_refilled { 0 } else { 256 };
                if best.is_none_or(|b| value > b.0) {
                    best = Some((value, i));
                }
            }
        }
        best.map(|b| b.1)
    }

    /// Takes a blocked card that is next; false if none is.
    fn take_blocked_card(&mut self, decisions: &Decisions) -> bool {
        let mut best: Option<(u8, usize)> = None;
        for card in bits(self.table.home.next_kinds) {
            for i in self.cards.copies[card] {
                if i == NONE || self.table.cell_of[usize::from(i)] >= 160 {
                    continue;
                }
                self.checkpoints.record_use(usize::from(i));
                let value = decisions.priority[usize::from(i)];
                if best.is_none_or(|b| value > b.0) {
                    best = Some((value, usize::from(i)));
                }
            }
        }
        let Some((_, i)) = best else {
            return false;
        };
        let cell_of = self.table.cell_of[i];
        self.conflicts.push(i as u8);
        for neighbour in [cell_of.wrapping_sub(1), cell_of + 1] {
            let j = self.table.cell.get(usize::from(neighbour)).copied();
            if let Some(j) = j.filter(|&j| j != NONE && self.table.cell_of[usize::from(j)] == neighbour) {
                self.conflicts.push(j);
            }
        }
        self.log.push(Move::Grace { row: cell_of % ROWS as u8, column: cell_of / ROWS as u8 });
        self.remove_card(i);
        self.table.cell_of[i] = AT_GRACE;
        self.set_available(i, true);
        true
    }
}

impl annealing::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    const NO_DECISIONS: Decisions = Decisions { priority: [0; 104], not_lowest: 0, not_early: 0, down_first: 0 };
    const FIRST_RUN_ITERATIONS: u32 = 3_000;
    const HEAT_PERCENT: u32 = 25;

    fn shuffle(&mut self, decisions: &mut Decisions, rng: &mut Rng) {
        for p in &mut decisions.priority {
            *p = rng.next() as u8;
        }
        decisions.not_lowest = 0;
        decisions.not_early = 0;
        decisions.down_first = rng.next() as u8;
    }

    fn mutate(&mut self, decisions: &mut Decisions, conflicts: &[u8], rng: &mut Rng) -> u8 {
        let mut from = NEVER_USED;
        for _ in 0..1 + rng.below(5) {
            let picked = self.cards.pick(conflicts, 43_000, rng);
            let mut decision = picked;
            match rng.below(64) {
                0..=19 => decisions.not_lowest ^= 1 << picked,
                20..=22 => decisions.not_early ^= 1 << picked,
                23..=26 => {
                    let suit = suit(self.cards.card[picked]);
                    decisions.down_first ^= 1 << suit;
                    decision = OF_SUIT + usize::from(suit);
                }
                _ => decisions.priority[picked] = rng.next() as u8,
            }
            from = from.min(self.checkpoints.first_use(decision));
        }
        from
    }

    /// The cost: blocked cards taken, less the grace.
    fn run(&mut self, decisions: &Decisions, from: u8, cutoff: u32) -> u32 {
        self.table.clone_from(self.checkpoints.begin(from));
        self.log.count = 0;
        self.conflicts.clear();
        loop {
            while let Some(i) = self.choose(decisions) {
                self.play(i, decisions);
            }
            if !self.has_stock() {
                break;
            }
            self.deal_row();
            self.checkpoints.save(&self.table);
        }
        // Grace is allowed only when nothing can be played, assigned or not.
        let home = &self.table.home;
        let stuck = home.next_kinds & (home.available[0] | home.available[1]) == 0;
        let grace = u32::from(self.grace_available && stuck);
        let mut forced = 0;
        while forced <= cutoff + grace && self.take_blocked_card(decisions) {
            forced += 1;
            while let Some(i) = self.choose(decisions) {
                self.play(i, decisions);
            }
        }
        forced.max(grace) - grace
    }

    fn accept(&mut self, conflicts: &mut Vec<u8>) {
        self.checkpoints.accept();
        std::mem::swap(conflicts, &mut self.conflicts);
    }

    fn moves_made(&self) -> u64 {
        self.log.count
    }

    fn line(&mut self, decisions: &Decisions) -> Vec<Move> {
        self.log.start_recording();
        self.run(decisions, 0, 0);
        self.log.take()
    }
}

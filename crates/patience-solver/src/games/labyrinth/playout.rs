//! Plays a game of the Labyrinth to its end by a decision vector; the cost is the number of blocked cards that must be
//! taken beyond the grace.

use super::grid::{CELLS, Grid, cards_of, row_and_column};
use super::state::{Grace, LabyrinthState, Move};
use crate::card::suit;
use crate::engine::{Rng, bits};
use crate::games::card_copies::{CardCopies, Foundations, MoveLog, NONE};
use crate::methods::annealing::{self, Checkpoints, NEVER_USED};

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
    /// Its cards are copies.
    grid: Grid,
    /// Cell of each copy.
    cell_of: [u8; 104],
    next: u8,
}

/// The playout machine: the start, and the current state.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
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
            grid: Grid::new(state),
            cell_of: [NONE; 104],
            next: 0,
        };
        let mut playout = Self {
            grace_available: state.grace == Grace::Unused,
            cards: CardCopies::new(),
            checkpoints: Checkpoints::new(&table, 1),
            table,
            log: MoveLog::new(),
            conflicts: Vec::new(),
        };
        for (at, card) in cards_of(state) {
            let i = playout.cards.add(card);
            playout.put(i, at);
        }
        for at in playout.table.grid.available_cells() {
            playout.set_available(playout.table.grid.cells[at].into(), true);
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
    fn put(&mut self, i: usize, at: usize) {
        self.table.grid.put(at, i as u8);
        self.table.cell_of[i] = at as u8;
    }

    /// Puts the next card of the stock on a cell, where it is available.
    #[inline(always)]
    fn deal_to(&mut self, at: usize) {
        let next = usize::from(self.table.next);
        self.table.next += 1;
        self.put(next, at);
        self.set_available(next, true);
    }

    #[inline(always)]
    fn is_lowest(&self, i: usize) -> bool {
        let at = usize::from(self.table.cell_of[i]);
        at < CELLS && self.table.grid.is_in_lowest_row(at)
    }

    /// Removes a copy; refills its cell if the rules do so at once.
    fn remove_card(&mut self, i: usize) {
        self.set_available(i, false);
        let at = usize::from(self.table.cell_of[i]);
        self.table.cell_of[i] = NONE;
        if at >= CELLS {
            return;
        }
        if self.table.grid.is_refilled(at, self.has_stock()) {
            self.deal_to(at);
            return;
        }
        self.table.grid.take(at);
        let [above, below] = self.table.grid.neighbours(at);
        if above {
            self.set_available(self.table.grid.cells[at - 1].into(), true);
        }
        if below {
            self.set_available(self.table.grid.cells[at + 1].into(), true);
        }
    }

    /// Deals a row, or refills the lowest one.
    fn deal_row(&mut self) {
        self.log.push(Move::Row);
        for at in self.table.grid.begin_row() {
            if !self.has_stock() {
                return;
            }
            self.deal_to(at);
            let grid = &self.table.grid;
            if grid.neighbours(at)[0] && grid.neighbours(at - 1)[0] {
                self.set_available(grid.cells[at - 1].into(), false);
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
        let (row, column) = row_and_column(cell_of.into());
        self.log.push(if cell_of == AT_GRACE {
            Move::FromGrace { suit: s, up }
        } else {
            Move::Play { row, column, suit: s, up }
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
                if i == NONE || usize::from(self.table.cell_of[usize::from(i)]) >= CELLS {
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
            let j = self.table.grid.cells.get(usize::from(neighbour)).copied();
            if let Some(j) = j.filter(|&j| j != NONE && self.table.cell_of[usize::from(j)] == neighbour) {
                self.conflicts.push(j);
            }
        }
        let (row, column) = row_and_column(cell_of.into());
        self.log.push(Move::Grace { row, column });
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

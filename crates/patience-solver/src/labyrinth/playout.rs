//! One game of the Labyrinth played to its end by a genome, and how far from won it ends.

use super::{Grace, LabyrinthState, Move};
use crate::anneal::{self, Marks, NEVER};
use crate::card::{kind, rank, suit};
use crate::rng::Rng;

const NONE: u8 = 255;
const ROWS: usize = 16;
/// The cell of the card that lies at `grace`.
const AT_GRACE: u8 = 254;

/// Marks of a play-out: the rows dealt, and some more for the refills of the variant.
const MARKS: usize = 24;
/// The decisions of a suit come after those of the cards.
const OF_SUIT: usize = 104;

/// The decisions of a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Genes {
    /// Which available card goes first, the greatest, by instance.
    priority: [u8; 104],
    /// Cards not played while they lie in the lowest row and the stock lasts.
    not_lowest: u128,
    /// Cards not played while the stock lasts.
    not_early: u128,
    /// Suits whose last two ranks go down first where both foundations want a card.
    down_first: u8,
}

impl Genes {
    pub(crate) const NONE: Self = Self { priority: [0; 104], not_lowest: 0, not_early: 0, down_first: 0 };
}

/// What a play-out changes.
#[derive(Clone, Debug)]
struct Table {
    up: [u8; 4],
    down: [u8; 4],
    /// Kinds that a foundation wants.
    need: u64,
    /// Kinds whose first, second copy is available.
    avail: [u64; 2],
    /// Occupied rows of each column, bit 0 the top one.
    occupied: [u16; 10],
    /// The instance in each cell, column times sixteen plus row.
    cell: [u8; 160],
    /// The cell of each instance.
    at: [u8; 104],
    rows: u8,
    next: u8,
}

/// The play-out machine: the position it starts from and the one it ended in.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    ranks: u8,
    late: bool,
    columns: usize,
    count: usize,
    grace_left: bool,
    card: [u8; 104],
    copy: [u8; 104],
    copies: [[u8; 2]; 52],
    table: Table,
    marks: Marks<Table>,
    logging: bool,
    moves: u64,
    log: Vec<Move>,
    conflicts: Vec<u8>,
}

impl Playout {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let table = Table {
            up: state.up,
            down: state.down,
            need: 0,
            avail: [0; 2],
            occupied: [0; 10],
            cell: [NONE; 160],
            at: [NONE; 104],
            rows: state.rows.len() as u8,
            next: 0,
        };
        let mut playout = Self {
            ranks: state.ranks,
            late: state.late_refill,
            columns: state.rows.first().map_or(10, Vec::len),
            count: 0,
            grace_left: state.grace == Grace::Unused,
            card: [0; 104],
            copy: [0; 104],
            copies: [[NONE; 2]; 52],
            marks: Marks::new(&table, 1),
            table,
            logging: false,
            moves: 0,
            log: Vec::new(),
            conflicts: Vec::new(),
        };
        for (r, row) in state.rows.iter().enumerate() {
            for (c, card) in row.iter().enumerate() {
                if let Some(card) = *card {
                    let i = playout.add(card);
                    playout.put(i, c, r);
                }
            }
        }
        for c in 0..playout.columns {
            playout.review(c);
        }
        if let Grace::Holds(card) = state.grace {
            let i = playout.add(card);
            playout.table.at[i] = AT_GRACE;
            playout.set_available(i, true);
        }
        playout.table.next = playout.count as u8;
        for &card in &state.stock {
            playout.add(card);
        }
        for s in 0..4 {
            playout.want(s);
        }
        playout.marks = Marks::new(&playout.table, MARKS);
        playout
    }

    fn add(&mut self, card: u8) -> usize {
        let i = self.count;
        self.count += 1;
        self.card[i] = card;
        let copies = &mut self.copies[usize::from(card)];
        self.copy[i] = u8::from(copies[0] != NONE);
        copies[usize::from(self.copy[i])] = i as u8;
        i
    }

    #[inline(always)]
    fn has_stock(&self) -> bool {
        usize::from(self.table.next) < self.count
    }

    /// Notes what the two foundations of a suit want.
    #[inline(always)]
    fn want(&mut self, s: u8) {
        let t = &mut self.table;
        let i = usize::from(s);
        t.need &= !(0x1fff << (13 * i));
        if t.up[i] < self.ranks {
            t.need |= 1 << kind(s, t.up[i]);
        }
        if t.down[i] < self.ranks {
            t.need |= 1 << kind(s, self.ranks - 1 - t.down[i]);
        }
    }

    #[inline(always)]
    fn set_available(&mut self, i: usize, available: bool) {
        let mask = &mut self.table.avail[usize::from(self.copy[i])];
        if available {
            *mask |= 1 << self.card[i];
        } else {
            *mask &= !(1 << self.card[i]);
        }
    }

    #[inline(always)]
    fn put(&mut self, i: usize, column: usize, row: usize) {
        let t = &mut self.table;
        t.cell[column * ROWS + row] = i as u8;
        t.at[i] = (column * ROWS + row) as u8;
        t.occupied[column] |= 1 << row;
    }

    /// Says afresh which cards of a column are available.
    fn review(&mut self, column: usize) {
        let o = self.table.occupied[column];
        let free = o & !((o << 1) & (o >> 1));
        let mut left = o;
        while left != 0 {
            let row = left.trailing_zeros() as usize;
            left &= left - 1;
            let i = usize::from(self.table.cell[column * ROWS + row]);
            self.set_available(i, free >> row & 1 == 1);
        }
    }

    #[inline(always)]
    fn note(&mut self, mv: Move) {
        self.moves += 1;
        if self.logging {
            self.log.push(mv);
        }
    }

    #[inline(always)]
    fn is_lowest(&self, i: usize) -> bool {
        let at = self.table.at[i];
        at < 160 && at % ROWS as u8 + 1 == self.table.rows
    }

    /// Takes an instance away; refills its cell if the rules do so at once.
    fn lift(&mut self, i: usize) {
        self.set_available(i, false);
        let at = usize::from(self.table.at[i]);
        self.table.at[i] = NONE;
        if at >= 160 {
            return;
        }
        let (column, row) = (at / ROWS, at % ROWS);
        if !self.late && row + 1 == usize::from(self.table.rows) && self.has_stock() {
            let next = usize::from(self.table.next);
            self.table.next += 1;
            self.put(next, column, row);
            self.set_available(next, true);
            return;
        }
        self.table.occupied[column] &= !(1 << row);
        let o = self.table.occupied[column];
        if row > 0 && o >> (row - 1) & 1 == 1 {
            self.set_available(usize::from(self.table.cell[at - 1]), true);
        }
        if o >> (row + 1) & 1 == 1 {
            self.set_available(usize::from(self.table.cell[at + 1]), true);
        }
    }

    /// Deals a row, or refills the lowest one.
    fn deal_row(&mut self) {
        self.note(Move::Row);
        let lowest = self.table.rows.wrapping_sub(1);
        let gap = |t: &Table, c: usize| t.occupied[c] >> lowest & 1 == 0;
        let refill = self.late && self.table.rows > 0 && (0..self.columns).any(|c| gap(&self.table, c));
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

    /// Raises a foundation by an available card that one of them wants.
    fn play(&mut self, i: usize, genes: &Genes) {
        let card = self.card[i];
        let (s, r) = (suit(card), rank(card));
        let t = &mut self.table;
        let x = usize::from(s);
        let up = t.up[x] == r;
        let down = t.down[x] < self.ranks && self.ranks - 1 - t.down[x] == r;
        if up && down {
            self.marks.ask(OF_SUIT + x);
        }
        let up = up && !(down && genes.down_first >> s & 1 == 1);
        if up {
            t.up[x] += 1;
        } else {
            t.down[x] += 1;
        }
        let at = t.at[i];
        self.want(s);
        self.note(if at == AT_GRACE {
            Move::FromGrace { suit: s, up }
        } else {
            Move::Play { row: at % ROWS as u8, column: at / ROWS as u8, suit: s, up }
        });
        self.lift(i);
    }

    /// The card to play next, by the genes.
    fn choose(&mut self, genes: &Genes) -> Option<usize> {
        let stock = self.has_stock();
        let t = &self.table;
        let mut best: Option<(u16, usize)> = None;
        for copy in 0..2 {
            let mut open = t.need & t.avail[copy];
            while open != 0 {
                let card = open.trailing_zeros() as usize;
                open &= open - 1;
                let i = usize::from(self.copies[card][copy]);
                self.marks.ask(i);
                let mut value = u16::from(genes.priority[i]);
                if stock {
                    if genes.not_early >> i & 1 == 1 {
                        continue;
                    }
                    if self.is_lowest(i) {
                        if genes.not_lowest >> i & 1 == 1 {
                            continue;
                        }
                    } else {
                        value += 256;
                    }
                }
                if best.is_none_or(|b| value > b.0) {
                    best = Some((value, i));
                }
            }
        }
        best.map(|b| b.1)
    }

    /// Takes a wanted card from where it is blocked; false when nothing is wanted.
    fn force(&mut self, genes: &Genes) -> bool {
        let mut need = self.table.need;
        let mut best: Option<(u8, usize)> = None;
        while need != 0 {
            let card = need.trailing_zeros() as usize;
            need &= need - 1;
            for i in self.copies[card] {
                if i == NONE || self.table.at[usize::from(i)] >= 160 {
                    continue;
                }
                self.marks.ask(usize::from(i));
                let value = genes.priority[usize::from(i)];
                if best.is_none_or(|b| value > b.0) {
                    best = Some((value, usize::from(i)));
                }
            }
        }
        let Some((_, i)) = best else {
            return false;
        };
        let at = self.table.at[i];
        self.conflicts.push(i as u8);
        for neighbour in [at.wrapping_sub(1), at + 1] {
            let j = self.table.cell.get(usize::from(neighbour)).copied();
            if let Some(j) = j.filter(|&j| j != NONE && self.table.at[usize::from(j)] == neighbour) {
                self.conflicts.push(j);
            }
        }
        self.note(Move::Grace { row: at % ROWS as u8, column: at / ROWS as u8 });
        self.lift(i);
        self.table.at[i] = AT_GRACE;
        self.set_available(i, true);
        true
    }
}

impl anneal::Playout for Playout {
    type Genes = Genes;
    type Move = Move;

    fn shuffle(&self, genes: &mut Genes, rng: &mut Rng) {
        for p in &mut genes.priority {
            *p = rng.next() as u8;
        }
        genes.not_lowest = 0;
        genes.not_early = 0;
        genes.down_first = rng.next() as u8;
    }

    fn mutate(&self, genes: &mut Genes, conflicts: &[u8], rng: &mut Rng) -> u8 {
        let mut from = NEVER;
        for _ in 0..1 + rng.below(5) {
            let picked = if !conflicts.is_empty() && rng.chance(43_000) {
                usize::from(conflicts[rng.below(conflicts.len())])
            } else {
                rng.below(self.count)
            };
            let mut gene = picked;
            match rng.below(64) {
                0..=19 => genes.not_lowest ^= 1 << picked,
                20..=22 => genes.not_early ^= 1 << picked,
                23..=26 => {
                    let suit = suit(self.card[picked]);
                    genes.down_first ^= 1 << suit;
                    gene = OF_SUIT + usize::from(suit);
                }
                _ => genes.priority[picked] = rng.next() as u8,
            }
            from = from.min(self.marks.first_use(gene));
        }
        from
    }

    /// The cost is the number of cards too many that must be taken by force.
    fn run(&mut self, genes: &Genes, from: u8, most: u32) -> u32 {
        self.table.clone_from(self.marks.begin(from));
        self.moves = 0;
        self.conflicts.clear();
        loop {
            while let Some(i) = self.choose(genes) {
                self.play(i, genes);
            }
            if !self.has_stock() {
                break;
            }
            self.deal_row();
            self.marks.note(&self.table);
        }
        let grace = u32::from(self.grace_left);
        let mut forced = 0;
        while forced <= most + grace && self.force(genes) {
            forced += 1;
            while let Some(i) = self.choose(genes) {
                self.play(i, genes);
            }
        }
        forced.max(grace) - grace
    }

    fn accept(&mut self, conflicts: &mut Vec<u8>) {
        self.marks.accept();
        std::mem::swap(conflicts, &mut self.conflicts);
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn line(&mut self, genes: &Genes) -> Vec<Move> {
        self.logging = true;
        self.log.clear();
        self.run(genes, 0, 0);
        self.logging = false;
        std::mem::take(&mut self.log)
    }
}

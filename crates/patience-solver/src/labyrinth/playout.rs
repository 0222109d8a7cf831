//! One game of the Labyrinth played to its end by a decision vector, and how far from won it ends.

use super::state::{Grace, LabyrinthState, Move};
use crate::anneal::{self, Marks, NEVER};
use crate::card::suit;
use crate::guide::Guide;
use crate::homes::Homes;
use crate::rng::Rng;
use crate::two_packs::{Foundations, Instances, Log, NONE};

const ROWS: usize = 16;
/// The cell of the card that lies at `grace`.
const AT_GRACE: u8 = 254;

/// Marks of a play-out: the rows dealt, and some more for the refills of the variant.
const MARKS: usize = 24;
/// The decisions of a suit, and of a kind, come after those of the cards.
const OF_SUIT: usize = 104;
const OF_KIND: usize = OF_SUIT + 4;

/// The decisions of a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// Which available card goes first, the greatest, by instance.
    priority: [u8; 104],
    /// Cards not played while they lie in the lowest row and the stock lasts.
    not_lowest: u128,
    /// Cards not played while the stock lasts.
    not_early: u128,
    /// Suits whose last two ranks go down first where both foundations want a card.
    down_first: u8,
    /// Guided: kinds whose first copy goes up and whose second one goes down; of all others it is the other way round.
    first_up: u64,
}

impl Decisions {
    pub(crate) const NONE: Self = Self { priority: [0; 104], not_lowest: 0, not_early: 0, down_first: 0, first_up: 0 };
}

/// What a play-out changes.
#[derive(Clone, Debug)]
struct Table {
    home: Foundations,
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
    late: bool,
    columns: usize,
    grace_left: bool,
    cards: Instances,
    table: Table,
    marks: Marks<Table>,
    log: Log<Move>,
    conflicts: Vec<u8>,
    guide: Option<Box<Guide>>,
}

impl Playout {
    pub(crate) fn new(state: &LabyrinthState) -> Self {
        let table = Table {
            home: Foundations::new(state.ranks, state.up, state.down),
            occupied: [0; 10],
            cell: [NONE; 160],
            at: [NONE; 104],
            rows: state.rows.len() as u8,
            next: 0,
        };
        let mut playout = Self {
            late: state.late_refill,
            columns: state.rows.first().map_or(10, Vec::len),
            grace_left: state.grace == Grace::Unused,
            cards: Instances::new(),
            marks: Marks::new(&table, 1),
            table,
            log: Log::new(),
            conflicts: Vec::new(),
            guide: None,
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
            playout.review(c);
        }
        if let Grace::Holds(card) = state.grace {
            let i = playout.cards.add(card);
            playout.table.at[i] = AT_GRACE;
            playout.set_available(i, true);
        }
        playout.table.next = playout.cards.count as u8;
        for &card in &state.stock {
            playout.cards.add(card);
        }
        playout.marks = Marks::new(&playout.table, MARKS);
        playout
    }

    /// The same, each copy going only where it goes in a way in which the relaxed game is won; that game found one.
    pub(crate) fn guided(&self, homes: Homes) -> Self {
        Self { guide: Some(Box::new(Guide::new(homes))), ..self.clone() }
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
        t.at[i] = (column * ROWS + row) as u8;
        t.occupied[column] |= 1 << row;
    }

    /// Notes again which cards of a column are available.
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
        self.log.note(Move::Row);
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

    /// Notes that it was asked which copy of these kinds goes up.
    #[inline(always)]
    fn ask_ways(&mut self, mut kinds: u64) {
        while kinds != 0 {
            self.marks.ask(OF_KIND + kinds.trailing_zeros() as usize);
            kinds &= kinds - 1;
        }
    }

    /// The card to play next, as guided. What leaves a gap that nothing fills goes at once: it has one place to go, and
    /// only bares others.
    fn choose_guided(&mut self, decisions: &Decisions) -> Option<usize> {
        let home = &self.table.home;
        let (wanted, available) = (home.wanted, home.available);
        self.ask_ways(wanted & (available[0] | available[1]));
        let claims = self.table.home.claims(decisions.first_up);
        let stock = self.has_stock();
        let mut best: Option<(u8, usize)> = None;
        for copy in 0..2 {
            let mut open = claims[copy] & available[copy];
            while open != 0 {
                let card = open.trailing_zeros() as usize;
                open &= open - 1;
                let i = usize::from(self.cards.copies[card][copy]);
                if !stock || !self.is_lowest(i) {
                    return Some(i);
                }
                self.marks.ask(i);
                let value = decisions.priority[i];
                if decisions.not_lowest >> i & 1 == 0 && best.is_none_or(|b| value > b.0) {
                    best = Some((value, i));
                }
            }
        }
        best.map(|b| b.1)
    }

    /// Raises a foundation by an available card that one of them wants.
    fn play(&mut self, i: usize, decisions: &Decisions) {
        let card = self.cards.card[i];
        let s = suit(card);
        let marks = &mut self.marks;
        let up = if self.guide.is_some() {
            let up = self.cards.goes_up(i, decisions.first_up);
            self.table.home.rise(s, up);
            up
        } else {
            self.table.home.raise(card, || {
                marks.ask(OF_SUIT + usize::from(s));
                decisions.down_first >> s & 1 == 1
            })
        };
        let at = self.table.at[i];
        self.log.note(if at == AT_GRACE {
            Move::FromGrace { suit: s, up }
        } else {
            Move::Play { row: at % ROWS as u8, column: at / ROWS as u8, suit: s, up }
        });
        self.lift(i);
    }

    /// The card to play next.
    fn choose(&mut self, decisions: &Decisions) -> Option<usize> {
        if self.guide.is_some() {
            return self.choose_guided(decisions);
        }
        let stock = self.has_stock();
        let t = &self.table;
        let mut best: Option<(u16, usize)> = None;
        for copy in 0..2 {
            let mut open = t.home.wanted & t.home.available[copy];
            while open != 0 {
                let card = open.trailing_zeros() as usize;
                open &= open - 1;
                let i = usize::from(self.cards.copies[card][copy]);
                self.marks.ask(i);
                let mut value = u16::from(decisions.priority[i]);
                if stock {
                    if decisions.not_early >> i & 1 == 1 {
                        continue;
                    }
                    if self.is_lowest(i) {
                        if decisions.not_lowest >> i & 1 == 1 {
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

    /// Takes a wanted card from where it is blocked; false if no card is wanted.
    fn force(&mut self, decisions: &Decisions) -> bool {
        let mut need = self.table.home.wanted;
        let mut claims = [need; 2];
        if self.guide.is_some() {
            self.ask_ways(need);
            claims = self.table.home.claims(decisions.first_up);
        }
        let mut best: Option<(u8, usize)> = None;
        while need != 0 {
            let card = need.trailing_zeros() as usize;
            need &= need - 1;
            for (copy, i) in self.cards.copies[card].into_iter().enumerate() {
                if i == NONE || claims[copy] >> card & 1 == 0 || self.table.at[usize::from(i)] >= 160 {
                    continue;
                }
                self.marks.ask(usize::from(i));
                let value = decisions.priority[usize::from(i)];
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
        self.log.note(Move::Grace { row: at % ROWS as u8, column: at / ROWS as u8 });
        self.lift(i);
        self.table.at[i] = AT_GRACE;
        self.set_available(i, true);
        true
    }
}

impl anneal::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    fn shuffle(&mut self, decisions: &mut Decisions, rng: &mut Rng) {
        for p in &mut decisions.priority {
            *p = rng.next() as u8;
        }
        decisions.not_lowest = 0;
        decisions.not_early = 0;
        decisions.down_first = rng.next() as u8;
        if let Some(guide) = &mut self.guide {
            decisions.first_up = guide.start(&self.cards, rng);
        }
    }

    fn mutate(&mut self, decisions: &mut Decisions, conflicts: &[u8], rng: &mut Rng) -> u8 {
        let mut from = NEVER;
        for _ in 0..1 + rng.below(5) {
            let picked = if !conflicts.is_empty() && rng.chance(43_000) {
                usize::from(conflicts[rng.below(conflicts.len())])
            } else {
                rng.below(self.cards.count)
            };
            let mut decision = picked;
            match rng.below(64) {
                20..=31 if self.guide.is_some() => {
                    let kind = self.cards.card[picked];
                    let guide = self.guide.as_mut();
                    if !guide.is_some_and(|guide| guide.flip(&mut decisions.first_up, kind)) {
                        continue;
                    }
                    decision = OF_KIND + usize::from(kind);
                }
                0..=19 => decisions.not_lowest ^= 1 << picked,
                20..=22 => decisions.not_early ^= 1 << picked,
                23..=26 => {
                    let suit = suit(self.cards.card[picked]);
                    decisions.down_first ^= 1 << suit;
                    decision = OF_SUIT + usize::from(suit);
                }
                _ => decisions.priority[picked] = rng.next() as u8,
            }
            from = from.min(self.marks.first_use(decision));
        }
        from
    }

    /// The cost is by how many the cards that must be taken by force exceed the one that the grace allows.
    fn run(&mut self, decisions: &Decisions, from: u8, most: u32) -> u32 {
        self.table.clone_from(self.marks.begin(from));
        self.log.count = self.guide.as_mut().map_or(0, |guide| guide.take_spent());
        self.conflicts.clear();
        loop {
            while let Some(i) = self.choose(decisions) {
                self.play(i, decisions);
            }
            if !self.has_stock() {
                break;
            }
            self.deal_row();
            self.marks.note(&self.table);
        }
        // A card is taken by grace only where none can be played, not even the other way than guided.
        let home = &self.table.home;
        let stuck = home.wanted & (home.available[0] | home.available[1]) == 0;
        let grace = u32::from(self.grace_left && stuck);
        let mut forced = 0;
        while forced <= most + grace && self.force(decisions) {
            forced += 1;
            while let Some(i) = self.choose(decisions) {
                self.play(i, decisions);
            }
        }
        forced.max(grace) - grace
    }

    fn accept(&mut self, conflicts: &mut Vec<u8>) {
        self.marks.accept();
        std::mem::swap(conflicts, &mut self.conflicts);
    }

    fn moves(&self) -> u64 {
        self.log.count
    }

    fn line(&mut self, decisions: &Decisions) -> Vec<Move> {
        self.log.keep();
        self.run(decisions, 0, 0);
        self.log.take()
    }
}

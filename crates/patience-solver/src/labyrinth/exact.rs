//! Exhaustive search of the Labyrinth from any position; it does not go on where not even the whole stock, available at any
//! time, would help (ledger, LAB-R).

use super::state::{Grace, LabyrinthState, Move};
use crate::card::{kind, rank, suit};
use crate::homes::narrow::ROUND;
use crate::homes::{self, Copies, Homes, Item, NONE, Way};
use crate::limits::{Limits, Rule};
use crate::portfolio::Exhaustive;
use crate::rng::mix;
use crate::solver::Progress;
use crate::transpositions::TranspositionTable;
use std::sync::Arc;

const ROWS: usize = 16;

/// What a position counts in nodes: it takes as long as so many moves of a play-out.
const POSITION: u64 = 40;
/// The share of the memory that the table may take.
const SHARE: usize = 3;
/// Rounds that are made for each of these passes where the relaxed game is looked into more narrowly.
const ROUNDS: u64 = 16;

#[derive(Clone, Debug)]
struct Pos {
    /// Cards by column times sixteen plus row.
    cell: [u8; 160],
    occupied: [u16; 10],
    up: [u8; 4],
    down: [u8; 4],
    rows: u8,
    /// Cards of the stock that are out.
    next: u8,
    graced: bool,
    /// The card at grace.
    aside: Item,
    /// The sum of the keys of the occupied cells, and how many cards these tell apart: 52, or both copies of each as well.
    key: u128,
    cards: u8,
    /// Kinds with both copies left of which it is settled which copy goes up, and those whose first one does: rule LAB-C.
    settled: u64,
    first_up: u64,
}

/// A step of the search.
#[derive(Clone, Copy, Debug)]
enum Step {
    Play(Move),
    /// A card that could be played is kept for the other foundation, and its twin goes where it could have gone.
    Keep {
        item: Item,
        up: bool,
    },
}

#[derive(Clone, Debug)]
struct Frame {
    pos: Pos,
    steps: Vec<Step>,
    at: usize,
    /// How all cards come home if the stock is available.
    way: Way,
    /// What of that game is not refuted yet: rule LAB-C.
    left: Arc<[Way]>,
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Exact {
    ranks: u8,
    late: bool,
    columns: usize,
    stock: Vec<Item>,
    /// Passes of the relaxed game that are made to see whether a position is lost: rule LAB-R.
    passes: u64,
    stack: Vec<Frame>,
    seen: TranspositionTable,
    /// Nodes spent in this slice.
    spent: u64,
    /// Rule LAB-S of the ledger.
    forced: bool,
    /// Rule LAB-C, and after how many nodes the search begins anew with it.
    settles: bool,
    after: Option<u64>,
    total: u64,
    memory: usize,
}

/// The relaxed game before anything is known of it.
fn everything() -> (Way, Arc<[Way]>) {
    (Way::default(), [Way::default()].into())
}

fn cell_key(at: usize, card: u8) -> u128 {
    let word = (at as u64) << 8 | u64::from(card);
    u128::from(mix(word ^ 0x7f4a_7c15_9e37_79b9)) << 64 | u128::from(mix(word.wrapping_add(0x1357_9bdf_2468_ace0)))
}

impl Exact {
    /// The search; it begins anew with rule LAB-C `after` so many nodes, if at all.
    pub(crate) fn new(state: &LabyrinthState, limits: Limits, after: Option<u64>) -> Self {
        let mut copies = Copies::default();
        let mut pos = Pos {
            cell: [NONE; 160],
            occupied: [0; 10],
            up: state.up,
            down: state.down,
            rows: state.rows.len() as u8,
            next: 0,
            graced: state.grace != Grace::Unused,
            aside: NONE,
            key: 0,
            cards: 52,
            settled: 0,
            first_up: 0,
        };
        for (r, row) in state.rows.iter().enumerate() {
            for (c, card) in row.iter().enumerate() {
                if let Some(card) = *card {
                    pos.put(c * ROWS + r, copies.next(card));
                }
            }
        }
        if let Grace::Holds(card) = state.grace {
            pos.aside = copies.next(card);
        }
        let mut exact = Self {
            ranks: state.ranks,
            late: state.late_refill,
            columns: state.rows.first().map_or(10, Vec::len),
            stock: state.stock.iter().map(|&card| copies.next(card)).collect(),
            passes: if limits.rules.has(Rule::LabR) { (limits.nodes / 400).min(3_000) } else { 0 },
            stack: Vec::new(),
            seen: TranspositionTable::new(limits.memory / SHARE),
            spent: 0,
            forced: limits.rules.has(Rule::LabS),
            settles: false,
            after: after.filter(|_| limits.rules.has(Rule::LabC)),
            total: 0,
            memory: limits.memory,
        };
        let steps = exact.steps(&pos);
        let (way, left) = everything();
        exact.stack.push(Frame { pos, steps, at: 0, way, left });
        exact
    }

    /// Begins anew, with rule LAB-C.
    fn settle(&mut self) {
        (self.settles, self.after) = (true, None);
        self.seen = TranspositionTable::new(self.memory / SHARE);
        self.stack.truncate(1);
        let Some(Frame { mut pos, .. }) = self.stack.pop() else { return };
        (pos.cards, pos.key) = (104, 0);
        for at in 0..pos.cell.len() {
            if pos.occupied[at / ROWS] >> (at % ROWS) & 1 == 1 {
                pos.put(at, pos.cell[at]);
            }
        }
        let steps = self.steps(&pos);
        let (way, left) = everything();
        self.stack.push(Frame { pos, steps, at: 0, way, left });
    }

    fn push(&mut self, mut pos: Pos) {
        if !self.seen.visit(pos.key()) {
            return;
        }
        let last = self.stack.last();
        let (mut way, mut left) = last.map_or_else(everything, |frame| (frame.way, frame.left.clone()));
        // After a move that is forced nothing new can be told.
        if self.passes > 0 && last.is_some_and(|frame| frame.steps.len() > 1) {
            let mut homes = self.homes_of(&pos);
            self.spent += homes::PASS;
            let mut can = Some(true);
            if !homes.follows(way) {
                if self.settles {
                    let tested = homes.inherit(&left);
                    let rounds;
                    (rounds, can) = homes.narrow(self.passes * ROUNDS);
                    self.spent += (tested + rounds) * ROUND;
                    let (settled, first_up) = homes.agreed();
                    pos.settled |= settled;
                    pos.first_up = pos.first_up & !settled | first_up;
                    left = homes.left().into();
                } else {
                    let passes;
                    (passes, can) = homes.run(self.passes);
                    self.spent += passes * homes::PASS;
                }
                if can == Some(false) {
                    return;
                }
            }
            way = homes.way;
            // With nothing left to come the relaxed game is the game.
            if self.settles
                && can == Some(true)
                && !self.stock_left(&pos)
                && let Some(first_up) = way.all_up()
            {
                (pos.settled, pos.first_up) = (!0, first_up);
            }
        }
        let steps = self.steps(&pos);
        self.stack.push(Frame { pos, steps, at: 0, way, left });
    }

    /// The relaxed game from where the search began, in which the whole stock is available.
    pub(crate) fn homes(&self) -> Homes {
        self.homes_of(&self.stack[0].pos)
    }

    fn homes_of(&self, pos: &Pos) -> Homes {
        let mut homes = Homes::new(self.ranks, pos.up, pos.down, !pos.graced);
        for c in 0..self.columns {
            let o = pos.occupied[c];
            for row in (0..ROWS).filter(|row| o >> row & 1 == 1) {
                let at = c * ROWS + row;
                let (above, below) = (o << 1 >> row & 1 == 1, o >> 1 >> row & 1 == 1);
                homes.add(pos.cell[at], !(above && below));
                if above {
                    homes.tie(pos.cell[at], pos.cell[at - 1]);
                }
                if below {
                    homes.tie(pos.cell[at], pos.cell[at + 1]);
                }
            }
        }
        for &item in self.stock[usize::from(pos.next)..].iter().chain(Some(&pos.aside).filter(|item| **item != NONE)) {
            homes.add(item, true);
        }
        homes.begin();
        homes.settle(pos.settled, pos.first_up);
        homes
    }

    fn stock_left(&self, pos: &Pos) -> bool {
        usize::from(pos.next) < self.stock.len()
    }

    /// Whether an available card stays available until it is played, and its place stays empty then. Where gaps are refilled late,
    /// the stock may cover a card again that lies above a gap of the lowest row.
    fn is_lasting(&self, pos: &Pos, column: usize, row: usize) -> bool {
        let has = |row: usize| pos.occupied[column] >> row & 1 == 1;
        let rows = usize::from(pos.rows);
        let is_covered_late = || self.late && row + 2 == rows && !has(row + 1) && row > 0 && has(row - 1);
        !self.stock_left(pos) || !(row + 1 == rows || is_covered_late())
    }

    fn steps(&self, pos: &Pos) -> Vec<Step> {
        if self.settles { self.steps_settling(pos) } else { self.moves(pos).into_iter().map(Step::Play).collect() }
    }

    /// The steps by rule LAB-C: of cards whose places are not refilled, one at a time goes or is kept for good.
    fn steps_settling(&self, pos: &Pos) -> Vec<Step> {
        let stock = self.stock_left(pos);
        let (mut vying, mut choice, mut suitable) = (Vec::new(), Vec::new(), false);
        let columns = (0..self.columns).flat_map(|c| {
            let o = pos.occupied[c];
            let free = o & !((o << 1) & (o >> 1));
            (0..ROWS as u8).filter(move |row| free >> row & 1 == 1).map(move |row| Some((row, c as u8)))
        });
        let aside = (pos.aside != NONE).then_some(None);
        for place in aside.into_iter().chain(columns) {
            let item = place.map_or(pos.aside, |(row, c)| pos.cell[usize::from(c) * ROWS + usize::from(row)]);
            let card = item % 52;
            let (s, r) = (suit(card), rank(card));
            let i = usize::from(s);
            let wants = [pos.up[i] == r, pos.down[i] < self.ranks && self.ranks - 1 - pos.down[i] == r];
            if wants == [false; 2] {
                continue;
            }
            suitable = true;
            let play = |up| {
                Step::Play(match place {
                    Some((row, column)) => Move::Play { row, column, suit: s, up },
                    None => Move::FromGrace { suit: s, up },
                })
            };
            let one_home = pos.has_one_home(card, self.ranks);
            let settled = !one_home && pos.settled >> card & 1 == 1;
            let goes_up = (pos.first_up >> card & 1 == 1) == (item < 52);
            let able = [(true, wants[0]), (false, wants[1])];
            let mut plays =
                able.into_iter().filter(|(up, able)| *able && (!settled || *up == goes_up)).map(|(up, _)| up);
            if place.is_some_and(|(row, c)| !self.is_lasting(pos, usize::from(c), usize::from(row))) {
                vying.extend(plays.map(play));
            } else if one_home || settled {
                if let Some(up) = plays.next() {
                    return vec![play(up)];
                }
            } else if choice.is_empty() {
                if wants[0] != wants[1] {
                    choice.push(Step::Keep { item, up: wants[1] });
                }
                choice.extend(plays.map(play));
            }
        }
        if !choice.is_empty() {
            return choice;
        }
        if stock {
            vying.push(Step::Play(Move::Row));
        }
        if !pos.graced && !stock && !suitable {
            for c in 0..self.columns {
                let rows = (0..ROWS as u8).filter(|row| pos.occupied[c] >> row & 1 == 1);
                vying.extend(rows.map(|row| Step::Play(Move::Grace { row, column: c as u8 })));
            }
        }
        vying
    }

    fn moves(&self, pos: &Pos) -> Vec<Move> {
        let stock = self.stock_left(pos);
        let mut moves = Vec::new();
        let mut plays = false;
        for s in 0..4u8 {
            let i = usize::from(s);
            let card_up = (pos.up[i] < self.ranks).then(|| kind(s, pos.up[i]));
            let card_down = (pos.down[i] < self.ranks).then(|| kind(s, self.ranks - 1 - pos.down[i]));
            for (up, card) in [(true, card_up), (false, card_down)] {
                let Some(card) = card.filter(|&card| pos.aside != NONE && pos.aside % 52 == card) else { continue };
                if self.forced && pos.has_one_home(card, self.ranks) {
                    return vec![Move::FromGrace { suit: suit(card), up }];
                }
                moves.push(Move::FromGrace { suit: suit(card), up });
                plays = true;
            }
        }
        for c in 0..self.columns {
            let o = pos.occupied[c];
            let mut free = o & !((o << 1) & (o >> 1));
            while free != 0 {
                let row = free.trailing_zeros() as u8;
                free &= free - 1;
                let card = pos.cell[c * ROWS + usize::from(row)] % 52;
                let (s, r) = (suit(card), rank(card));
                let i = usize::from(s);
                let fits =
                    [(true, pos.up[i] == r), (false, pos.down[i] < self.ranks && self.ranks - 1 - pos.down[i] == r)];
                for (up, _) in fits.into_iter().filter(|f| f.1) {
                    let m = Move::Play { row, column: c as u8, suit: s, up };
                    if self.forced && self.is_lasting(pos, c, usize::from(row)) && pos.has_one_home(card, self.ranks) {
                        return vec![m];
                    }
                    moves.push(m);
                    plays = true;
                }
            }
        }
        if stock {
            moves.push(Move::Row);
        }
        if !pos.graced && !stock && !plays {
            for c in 0..self.columns {
                let mut o = pos.occupied[c];
                while o != 0 {
                    let row = o.trailing_zeros() as u8;
                    o &= o - 1;
                    moves.push(Move::Grace { row, column: c as u8 });
                }
            }
        }
        moves
    }

    fn apply(&self, pos: &Pos, step: Step) -> Pos {
        let mut next = pos.clone();
        let m = match step {
            Step::Play(m) => m,
            Step::Keep { item, up } => {
                let kind = 1 << (item % 52);
                next.settled |= kind;
                next.first_up = next.first_up & !kind | if up == (item < 52) { kind } else { 0 };
                return next;
            }
        };
        match m {
            Move::Row => {
                let lowest = usize::from(next.rows) - 1;
                let gap = (0..self.columns).any(|c| next.occupied[c] >> lowest & 1 == 0);
                if !(self.late && gap) {
                    next.rows += 1;
                }
                let row = usize::from(next.rows) - 1;
                for c in 0..self.columns {
                    if next.occupied[c] >> row & 1 == 0 && self.stock_left(&next) {
                        next.put(c * ROWS + row, self.stock[usize::from(next.next)]);
                        next.next += 1;
                    }
                }
            }
            Move::Play { row, column, suit, up } => {
                let at = usize::from(column) * ROWS + usize::from(row);
                next.take(at);
                next.raise(suit, up);
                if !self.late && row + 1 == next.rows && self.stock_left(&next) {
                    next.put(at, self.stock[usize::from(next.next)]);
                    next.next += 1;
                }
            }
            Move::Grace { row, column } => {
                next.aside = next.take(usize::from(column) * ROWS + usize::from(row));
                next.graced = true;
            }
            Move::FromGrace { suit, up } => {
                next.aside = NONE;
                next.raise(suit, up);
            }
        }
        next
    }
}

impl Exhaustive for Exact {
    type Move = Move;

    fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        self.spent = 0;
        if self.after.is_some_and(|after| self.total >= after) {
            self.settle();
        }
        while self.spent < nodes {
            let Some(frame) = self.stack.last_mut() else {
                return (self.spent, Progress::Exhausted);
            };
            if frame.pos.up.iter().chain(&frame.pos.down).all(|&h| h == self.ranks) {
                let steps = self.stack.iter().filter(|f| f.at > 0).map(|f| f.steps[f.at - 1]);
                let line = steps.filter_map(|step| if let Step::Play(m) = step { Some(m) } else { None });
                return (self.spent, Progress::Won(line.collect()));
            }
            let Some(&step) = frame.steps.get(frame.at) else {
                self.stack.pop();
                continue;
            };
            frame.at += 1;
            let pos = frame.pos.clone();
            let next = self.apply(&pos, step);
            self.spent += POSITION;
            self.push(next);
        }
        self.total += self.spent;
        (self.spent, Progress::Working)
    }
}

impl Pos {
    fn put(&mut self, at: usize, item: Item) {
        self.cell[at] = item;
        self.occupied[at / ROWS] |= 1 << (at % ROWS);
        self.key = self.key.wrapping_add(cell_key(at, item % self.cards));
    }

    fn take(&mut self, at: usize) -> Item {
        let item = self.cell[at];
        self.occupied[at / ROWS] &= !(1 << (at % ROWS));
        self.key = self.key.wrapping_sub(cell_key(at, item % self.cards));
        item
    }

    fn raise(&mut self, suit: u8, up: bool) {
        let heights = if up { &mut self.up } else { &mut self.down };
        heights[usize::from(suit)] += 1;
    }

    /// Whether the card's other copy is played, so that this one has a single place to go.
    fn has_one_home(&self, card: u8, ranks: u8) -> bool {
        let (i, r) = (usize::from(suit(card)), rank(card));
        (self.up[i] > r) != (self.down[i] >= ranks - r)
    }

    /// Which copies of settled kinds go up: nothing if no kind is settled.
    fn settled_key(&self, seed: u64) -> u64 {
        let (mut left, mut key) = (self.settled, 0u64);
        while left != 0 {
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            let first = self.first_up >> card & 1;
            key = key.wrapping_add(mix(u64::from(card) << 8 | first ^ seed));
        }
        key
    }

    fn key(&self) -> u128 {
        let heights = self.up.iter().chain(&self.down).fold(0, |word, &h| word << 4 | u64::from(h));
        let rest = u64::from(self.rows) << 48 | u64::from(self.next) << 40 | heights << 1 | u64::from(self.graced);
        let aside = u64::from(if self.aside == NONE { NONE } else { self.aside % self.cards });
        let low = mix(rest ^ mix(aside));
        let high = mix(rest.wrapping_add(0xabcd) ^ mix(!aside));
        let (low, high) = (low ^ self.settled_key(0), high ^ self.settled_key(0x5eed));
        self.key.wrapping_add(u128::from(high) << 64 | u128::from(low))
    }
}

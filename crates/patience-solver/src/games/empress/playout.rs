//! Plays games of the Empress of India to their end by a decision vector, for simulated annealing.
//!
//! A playout ignores spaces and counts only single cards and pairs; the line of a won game restores the spaces.

use super::board::{CROSSING_COST, EmpressBoard, height_cost};
use super::state::{EmpressState, Move, NONE, is_red, suit_and_height};
use crate::engine::{Rng, bits};
use crate::methods::annealing;

/// Kinds of a row's colour: two suits of eleven heights.
const KINDS: usize = 22;
/// Cards to play home, without those of the set-up.
const CARDS: u32 = 176;
/// Stretches of the stock, each with a tolerance.
const STRETCHES: usize = 8;
/// Maximum bias.
const MAX_BIAS: i16 = 4000;

/// Costs by red kind and black kind.
type Weights = [[i16; KINDS]; KINDS];

/// The decision vector of a game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// Cost of a pair on top of its heights and crossings.
    bias: Weights,
    /// The card of a pair that moves: 0 for that of the row whose next card is needed sooner, else row + 1.
    side: [[u8; KINDS]; KINDS],
    /// For each stretch of the stock, the greatest difference in height of a pair that is made rather than turn a card.
    tolerance: [u8; STRETCHES],
    /// Penalty for filling one row with pairs first.
    balance: u8,
    /// By row and kind: delay of a single card, in sixteenths of a height.
    single: [[u8; KINDS]; 2],
}

/// A move without its spaces.
#[derive(Clone, Copy, Debug)]
enum SpacelessMove {
    Turn,
    /// A red kind and a black one go home from their spaces.
    Both(u8, u8),
    /// The card of this row covers one of the other: red kind, black kind.
    Pair(u8, u8, u8),
    /// A pair in this row goes home: red kind, black kind.
    Play(u8, u8, u8),
}

/// A row.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// Single cards by kind, and their kinds as bits.
    alone: [u8; KINDS],
    present: u32,
    /// Cards home by kind, and the kinds that can go home, as bits.
    home: [u8; KINDS],
    can_go_home: u32,
    /// Cards on the talon.
    talon: usize,
}

impl Row {
    fn add(&mut self, kind: u8) {
        self.alone[usize::from(kind)] += 1;
        self.present |= 1 << kind;
    }

    fn remove(&mut self, kind: u8) {
        let alone = &mut self.alone[usize::from(kind)];
        *alone -= 1;
        if *alone == 0 {
            self.present &= !(1 << kind);
        }
    }

    fn update_can_go_home(&mut self, kind: usize) {
        let before = if kind.is_multiple_of(11) { 4 } else { self.home[kind - 1] };
        self.can_go_home &= !(1 << kind);
        self.can_go_home |= u32::from(self.home[kind] < before) << kind;
    }

    fn raise(&mut self, kind: u8) {
        let kind = usize::from(kind);
        self.home[kind] += 1;
        self.update_can_go_home(kind);
        if kind % 11 < 10 {
            self.update_can_go_home(kind + 1);
        }
    }
}

/// The state of a playout.
#[derive(Clone, Debug)]
struct PlayoutState {
    rows: [Row; 2],
    /// Kinds on each talon, bottom card first.
    talons: [[u8; CARDS as usize / 2]; 2],
    /// Cards of the stock that have been turned.
    next: usize,
    /// Pairs: red kind, black kind, row.
    pairs: [(u8, u8, u8); 48],
    count: usize,
    /// Cost of each pair, crossings and bias included.
    weights: Weights,
}

impl PlayoutState {
    fn new(state: &EmpressState) -> Self {
        let mut weights = [[0; KINDS]; KINDS];
        for (r, weights) in weights.iter_mut().enumerate() {
            for (b, weight) in weights.iter_mut().enumerate() {
                *weight = height_cost(r % 11, b % 11) as i16;
            }
        }
        let mut all = Self {
            rows: [Row::default(); 2],
            talons: [[0; CARDS as usize / 2]; 2],
            next: 0,
            pairs: [(0, 0, 0); 48],
            count: 0,
            weights,
        };
        for card in 0..52 {
            for _ in 0..state.played[usize::from(card)] {
                let (row, kind) = kind_of(card);
                all.rows[row].home[usize::from(kind)] += 1;
            }
        }
        for row in 0..2 {
            for kind in 0..KINDS {
                all.rows[row].update_can_go_home(kind);
            }
            for &card in &state.talons[row] {
                all.push(row, kind_of(card).1);
            }
            for space in &state.rows[row] {
                match space[..] {
                    [card] => all.rows[row].add(kind_of(card).1),
                    [placed, other] => {
                        let kinds = [kind_of(placed).1, kind_of(other).1];
                        all.pair(kinds[row], kinds[1 - row], row as u8);
                    }
                    _ => {}
                }
            }
        }
        all
    }

    fn push(&mut self, row: usize, kind: u8) {
        self.talons[row][self.rows[row].talon] = kind;
        self.rows[row].talon += 1;
    }

    /// Adds a pair to the costs of those that it crosses.
    fn cross(&mut self, red: u8, black: u8, by: i16) {
        let (r, b) = (usize::from(red), usize::from(black));
        let (k, l) = (r % 11, b % 11);
        let (reds, blacks) = (r - k, b - l);
        for weights in &mut self.weights[reds..r] {
            weights[b + 1..blacks + 11].iter_mut().for_each(|weight| *weight += by);
        }
        for weights in &mut self.weights[r + 1..reds + 11] {
            weights[blacks..b].iter_mut().for_each(|weight| *weight += by);
        }
    }

    fn pair(&mut self, red: u8, black: u8, row: u8) {
        self.pairs[self.count] = (red, black, row);
        self.count += 1;
        self.cross(red, black, CROSSING_COST as i16);
    }
}

/// The row of a card's colour, and its kind there.
fn kind_of(card: u8) -> (usize, u8) {
    let (suit, height) = suit_and_height(card);
    (usize::from(!is_red(card)), (suit & 1) * 11 + height)
}

/// Plays games out, from the start each time.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    root: EmpressBoard,
    start: PlayoutState,
    state: PlayoutState,
    /// Stock from its next card on: row and kind.
    stock: Vec<(u8, u8)>,
    /// By position in the stock and row, the kind of the row's next card; `NONE` if there is none.
    next_in_stock: Vec<[u8; 2]>,
    /// The moves of the last game.
    moves: Vec<SpacelessMove>,
    /// Pairs made by the last game, and those never played; then the same of the current solution.
    paired: Vec<(u8, u8)>,
    unplayed: Vec<(u8, u8)>,
    accepted: [Vec<(u8, u8)>; 2],
}

impl Playout {
    pub(crate) fn new(state: &EmpressState) -> Self {
        let stock: Vec<(u8, u8)> = state.stock.iter().map(|&card| kind_of(card)).map(|(r, k)| (r as u8, k)).collect();
        let mut next_in_stock = vec![[NONE; 2]; stock.len() + 1];
        for (i, &(row, kind)) in stock.iter().enumerate().rev() {
            next_in_stock[i] = next_in_stock[i + 1];
            next_in_stock[i][usize::from(row)] = kind;
        }
        let start = PlayoutState::new(state);
        Self {
            root: EmpressBoard::new(state),
            state: start.clone(),
            start,
            stock,
            next_in_stock,
            moves: Vec::new(),
            paired: Vec::new(),
            unplayed: Vec::new(),
            accepted: [Vec::new(), Vec::new()],
        }
    }

    /// Plays a game to its end.
    fn game(&mut self, d: &Decisions) {
        self.state.clone_from(&self.start);
        for (weights, bias) in self.state.weights.iter_mut().flatten().zip(d.bias.iter().flatten()) {
            *weights += bias;
        }
        self.moves.clear();
        self.paired.clear();
        let mut raised = true;
        loop {
            let play = raised.then(|| self.playable_pair()).flatten();
            raised = play.is_some();
            let m = if let Some(at) = play {
                let (red, black, row) = self.state.pairs[at];
                self.state.count -= 1;
                self.state.pairs[at] = self.state.pairs[self.state.count];
                self.state.cross(red, black, -(CROSSING_COST as i16));
                self.raise(red, black);
                self.refill([row == 0, row == 1]);
                SpacelessMove::Play(row, red, black)
            } else if let Some((red, black)) = self.best_single_pair_home(d) {
                self.raise(red, black);
                self.state.rows[0].remove(red);
                self.state.rows[1].remove(black);
                self.refill([true; 2]);
                raised = true;
                SpacelessMove::Both(red, black)
            } else {
                let left = self.stock.len() - self.state.next;
                let stretch = left * STRETCHES / (self.stock.len() + 1);
                match self.best_pair() {
                    Some((weight, red, black))
                        if left == 0 || weight.max(0) / 64 <= i16::from(d.tolerance[stretch]) =>
                    {
                        let row = self.moving_row(d, red, black);
                        self.state.rows[0].remove(red);
                        self.state.rows[1].remove(black);
                        self.state.pair(red, black, 1 - row);
                        self.paired.push((red, black));
                        self.refill([row == 0, row == 1]);
                        SpacelessMove::Pair(row, red, black)
                    }
                    _ if left > 0 => {
                        self.turn();
                        SpacelessMove::Turn
                    }
                    _ => return,
                }
            };
            self.moves.push(m);
        }
    }

    fn raise(&mut self, red: u8, black: u8) {
        self.state.rows[0].raise(red);
        self.state.rows[1].raise(black);
    }

    fn turn(&mut self) {
        let (row, kind) = self.stock[self.state.next];
        self.state.next += 1;
        self.state.push(usize::from(row), kind);
    }

    /// Refills one vacated space of each row that has one.
    fn refill(&mut self, mut empty: [bool; 2]) {
        loop {
            for (row, empty) in empty.iter_mut().enumerate() {
                if *empty && self.state.rows[row].talon > 0 {
                    *empty = false;
                    self.state.rows[row].talon -= 1;
                    let kind = self.state.talons[row][self.state.rows[row].talon];
                    self.state.rows[row].add(kind);
                }
            }
            let next_in_stock = self.next_in_stock[self.state.next];
            if !(0..2).any(|row| empty[row] && next_in_stock[row] != NONE) {
                return;
            }
            self.turn();
        }
    }

    /// A pair that can go home.
    fn playable_pair(&self) -> Option<usize> {
        let PlayoutState { rows: [red, black], pairs, count, .. } = &self.state;
        pairs[..*count].iter().position(|&(r, b, _)| (red.can_go_home >> r & black.can_go_home >> b & 1) == 1)
    }

    /// Two single cards that can go home together.
    fn best_single_pair_home(&self, d: &Decisions) -> Option<(u8, u8)> {
        let best_pair = |row: usize| {
            let Row { present, can_go_home, .. } = self.state.rows[row];
            bits(u64::from(present & can_go_home)).min_by_key(|&kind| kind % 11 * 16 + usize::from(d.single[row][kind]))
        };
        Some((best_pair(0)? as u8, best_pair(1)? as u8))
    }

    /// The cheapest pair, with its cost.
    fn best_pair(&self) -> Option<(i16, u8, u8)> {
        let mut best_pair: Option<(i16, u8, u8)> = None;
        for r in bits(self.state.rows[0].present.into()) {
            let weights = &self.state.weights[r];
            for b in bits(self.state.rows[1].present.into()) {
                if best_pair.is_none_or(|(least, ..)| weights[b] < least) {
                    best_pair = Some((weights[b], r as u8, b as u8));
                }
            }
        }
        best_pair
    }

    /// The row of the card that moves to make a pair.
    fn moving_row(&self, d: &Decisions, red: u8, black: u8) -> u8 {
        let side = d.side[usize::from(red)][usize::from(black)];
        if side > 0 {
            return side - 1;
        }
        let next = |row: usize| {
            let Row { present, talon, .. } = self.state.rows[row];
            let kind = match talon {
                0 => self.next_in_stock[self.state.next][row],
                n => self.state.talons[row][n - 1],
            };
            if kind == NONE { 99 } else { u32::from(kind % 11) * 4 + present.count_ones() * u32::from(d.balance) }
        };
        u8::from(next(1) < next(0))
    }

    /// The moves of the last game, with spaces.
    fn with_spaces(&self) -> Vec<Move> {
        let mut board = self.root.clone();
        let mut moves = Vec::new();
        for &m in &self.moves {
            let spaces =
                |red: u8, black: u8| [board.singles(0)[usize::from(red)], board.singles(1)[usize::from(black)]];
            let m = match m {
                SpacelessMove::Turn => Move::Turn,
                SpacelessMove::Both(red, black) => {
                    let [army, navy] = spaces(red, black);
                    Move::Both { army, navy }
                }
                SpacelessMove::Pair(row, red, black) => {
                    let (spaces, at) = (spaces(red, black), usize::from(row));
                    Move::Pair { row, from: spaces[at], onto: spaces[1 - at] }
                }
                SpacelessMove::Play(row, red, black) => {
                    let kinds = if row == 0 { [red, black] } else { [black, red] };
                    let holds = |&space: &u8| {
                        let cards = board.pair(usize::from(row), usize::from(space));
                        cards[1] != NONE && cards.map(|card| kind_of(card).1) == kinds
                    };
                    Move::PlayPair { row, space: (0..board.len(usize::from(row)) as u8).find(holds).unwrap_or(0) }
                }
            };
            board.apply(m);
            moves.push(m);
        }
        moves
    }
}

impl annealing::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    const NO_DECISIONS: Decisions = Decisions {
        bias: [[0; KINDS]; KINDS],
        side: [[0; KINDS]; KINDS],
        tolerance: [1; STRETCHES],
        balance: 0,
        single: [[0; KINDS]; 2],
    };
    const FIRST_RUN_ITERATIONS: u32 = 4_000;
    const HEAT_PERCENT: u32 = 100;

    fn shuffle(&mut self, d: &mut Decisions, rng: &mut Rng) {
        *d = Self::NO_DECISIONS;
        let noise = 1 + rng.below(128);
        for bias in d.bias.iter_mut().flatten() {
            *bias = rng.below(noise) as i16;
        }
        for single in d.single.iter_mut().flatten() {
            *single = rng.below(64) as u8;
        }
        d.tolerance = [rng.below(4) as u8; STRETCHES];
        d.balance = rng.below(8) as u8;
    }

    fn mutate(&mut self, d: &mut Decisions, _: &[u8], rng: &mut Rng) -> u8 {
        match rng.below(16) {
            0 => d.tolerance[rng.below(STRETCHES)] = rng.below(5) as u8,
            1 => d.balance = rng.below(8) as u8,
            2 => d.single[rng.below(2)][rng.below(KINDS)] = rng.below(64) as u8,
            what => {
                let [paired, unplayed] = &self.accepted;
                let from = if !unplayed.is_empty() && rng.below(2) == 0 { unplayed } else { paired };
                if from.is_empty() {
                    return annealing::NEVER_USED;
                }
                let (red, black) = from[rng.below(from.len())];
                let (mut r, mut b) = (usize::from(red), usize::from(black));
                if what < 7 {
                    d.side[r][b] = rng.below(3) as u8;
                    return 0;
                }
                let mut by = 16 << rng.below(5);
                if what >= 13 {
                    // Another partner for one of the two.
                    *(if rng.below(2) == 0 { &mut b } else { &mut r }) = rng.below(KINDS);
                    by = -by / 2;
                }
                let bias = &mut d.bias[r][b];
                *bias = (*bias + by).clamp(-MAX_BIAS, MAX_BIAS);
            }
        }
        0
    }

    /// The cost: cards not home, plus half the crossings, which distinguish full rows when no card comes home.
    fn run(&mut self, d: &Decisions, _: u8, _: u32) -> u32 {
        self.game(d);
        let PlayoutState { rows, pairs, count, weights, .. } = &self.state;
        self.unplayed.clear();
        let mut crossed = 0;
        for &(red, black, _) in &pairs[..*count] {
            self.unplayed.push((red, black));
            let (r, b) = (usize::from(red), usize::from(black));
            crossed += u32::from((weights[r][b] - d.bias[r][b] - height_cost(r % 11, b % 11) as i16).unsigned_abs())
                / CROSSING_COST as u32;
        }
        let home: u32 = rows.iter().flat_map(|row| row.home).map(u32::from).sum();
        CARDS - home + crossed / 2
    }

    fn accept(&mut self, _: &mut Vec<u8>) {
        self.accepted[0].clone_from(&self.paired);
        self.accepted[1].clone_from(&self.unplayed);
    }

    fn moves_made(&self) -> u64 {
        self.moves.len() as u64
    }

    fn line(&mut self, d: &Decisions) -> Vec<Move> {
        self.game(d);
        self.with_spaces()
    }
}

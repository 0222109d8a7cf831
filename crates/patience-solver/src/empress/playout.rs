//! Games of the Empress of India played out by decisions fixed beforehand, which an annealer changes.
//!
//! Where a card lies in its row makes no difference, so that a play-out knows no spaces: only how many cards of each kind lie
//! alone in each row, and which pairs there are. The spaces are found when a game that is won is told.

use super::greedy_games::CROSSED;
use super::state::{EmpressState, Move, NONE, is_red, place};
use super::table::Table;
use crate::anneal;
use crate::rng::Rng;

/// Kinds of a row's colour: two suits of eleven steps, suit by suit.
const KINDS: usize = 22;
/// Cards that go home, those of the set-up left out.
const CARDS: u32 = 176;
/// Stretches of the stock, each with a tolerance of its own.
const STRETCHES: usize = 8;
/// What no bias goes beyond.
const MOST_BIAS: i16 = 4000;

/// How little something is wanted, by a red kind and a black one.
type Weights = [[i16; KINDS]; KINDS];

/// What is decided beforehand of a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// How little a pair is wanted beyond its difference, its steps and what it crosses.
    bias: Weights,
    /// Which card of a pair goes on the other: that of the row whose next card is wanted sooner, or of the row 1 less than this.
    side: [[u8; KINDS]; KINDS],
    /// By the stretch of the stock: how far apart the steps of a pair may be before a card is turned up instead.
    tolerance: [u8; STRETCHES],
    /// How much it is minded that one row fills up with pairs before the other.
    balance: u8,
    /// By row and kind: how late it goes home alone, in sixteenths of a step.
    single: [[u8; KINDS]; 2],
}

impl Decisions {
    pub(crate) const NONE: Self = Self {
        bias: [[0; KINDS]; KINDS],
        side: [[0; KINDS]; KINDS],
        tolerance: [1; STRETCHES],
        balance: 0,
        single: [[0; KINDS]; 2],
    };
}

/// A move without its spaces.
#[derive(Clone, Copy, Debug)]
enum Act {
    Turn,
    /// A red kind and a black one go home from their spaces.
    Both(u8, u8),
    /// The card of this row goes on one of the other row: the red kind and the black one.
    Pair(u8, u8, u8),
    /// A pair that lies in this row goes home: its red kind and its black one.
    Play(u8, u8, u8),
}

/// A row's cards.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// Cards that lie alone, by kind, and the kinds of which there are some, as bits.
    alone: [u8; KINDS],
    present: u32,
    /// Cards home, by kind, and the kinds of which another one could go home, as bits.
    home: [u8; KINDS],
    suitable: u32,
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

    fn note_suitable(&mut self, kind: usize) {
        let before = if kind.is_multiple_of(11) { 4 } else { self.home[kind - 1] };
        self.suitable &= !(1 << kind);
        self.suitable |= u32::from(self.home[kind] < before) << kind;
    }

    fn raise(&mut self, kind: u8) {
        let kind = usize::from(kind);
        self.home[kind] += 1;
        self.note_suitable(kind);
        if kind % 11 < 10 {
            self.note_suitable(kind + 1);
        }
    }
}

/// The bits of a word, lowest first.
fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (at < 32).then_some(at)
    })
}

/// A position on the way.
#[derive(Clone, Debug)]
struct State {
    rows: [Row; 2],
    /// The kinds on each talon, bottom card first.
    talons: [[u8; CARDS as usize / 2]; 2],
    /// Cards of the stock that have been turned.
    next: usize,
    /// Pairs: the red kind, the black one, the row they lie in.
    pairs: [(u8, u8, u8); 48],
    count: usize,
    /// How little each pair is wanted: for what it crosses, and by what is decided.
    weights: Weights,
}

/// How much a pair is wanted for its steps alone.
fn base(red: usize, black: usize) -> i16 {
    let (k, l) = (red % 11, black % 11);
    (k.abs_diff(l) * 64 + (20 - k.min(l)) * 4) as i16
}

impl State {
    fn new(state: &EmpressState) -> Self {
        let mut weights = [[0; KINDS]; KINDS];
        for (r, weights) in weights.iter_mut().enumerate() {
            for (b, weight) in weights.iter_mut().enumerate() {
                *weight = base(r, b);
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
                all.rows[row].note_suitable(kind);
            }
            for &card in &state.talons[row] {
                all.push(row, kind_of(card).1);
            }
            for space in &state.rows[row] {
                match space[..] {
                    [card] => all.rows[row].add(kind_of(card).1),
                    [own, other] => {
                        let kinds = [kind_of(own).1, kind_of(other).1];
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

    /// Counts a pair in the weights of those that it crosses.
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
        self.cross(red, black, CROSSED as i16);
    }
}

/// The row of a card's colour, and its kind there.
fn kind_of(card: u8) -> (usize, u8) {
    let (suit, step) = place(card);
    (usize::from(!is_red(card)), (suit & 1) * 11 + step)
}

/// What plays games out.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    root: Table,
    start: State,
    state: State,
    /// The stock from its next card on: the row and the kind of each card.
    stock: Vec<(u8, u8)>,
    /// For each card of the stock and each row, the kind of the next card of that row; `NONE` if there is none.
    coming: Vec<[u8; 2]>,
    /// The moves of the last game.
    acts: Vec<Act>,
    /// The pairs made by the last game, and those that stayed; and of the accepted one.
    made: Vec<(u8, u8)>,
    stuck: Vec<(u8, u8)>,
    accepted: [Vec<(u8, u8)>; 2],
}

impl Playout {
    pub(crate) fn new(state: &EmpressState) -> Self {
        let stock: Vec<(u8, u8)> = state.stock.iter().map(|&card| kind_of(card)).map(|(r, k)| (r as u8, k)).collect();
        let mut coming = vec![[NONE; 2]; stock.len() + 1];
        for (i, &(row, kind)) in stock.iter().enumerate().rev() {
            coming[i] = coming[i + 1];
            coming[i][usize::from(row)] = kind;
        }
        let start = State::new(state);
        Self {
            root: Table::new(state),
            state: start.clone(),
            start,
            stock,
            coming,
            acts: Vec::new(),
            made: Vec::new(),
            stuck: Vec::new(),
            accepted: [Vec::new(), Vec::new()],
        }
    }

    /// Plays a game to its end.
    #[inline(never)]
    fn game(&mut self, d: &Decisions) {
        self.state.clone_from(&self.start);
        for (weights, bias) in self.state.weights.iter_mut().flatten().zip(d.bias.iter().flatten()) {
            *weights += bias;
        }
        self.acts.clear();
        self.made.clear();
        let mut raised = true;
        loop {
            let play = raised.then(|| self.playable()).flatten();
            raised = play.is_some();
            let act = if let Some(at) = play {
                let (red, black, row) = self.state.pairs[at];
                self.state.count -= 1;
                self.state.pairs[at] = self.state.pairs[self.state.count];
                self.state.cross(red, black, -(CROSSED as i16));
                self.raise(red, black);
                self.refill([row == 0, row == 1]);
                Act::Play(row, red, black)
            } else if let Some((red, black)) = self.two(d) {
                self.raise(red, black);
                self.state.rows[0].remove(red);
                self.state.rows[1].remove(black);
                self.refill([true; 2]);
                raised = true;
                Act::Both(red, black)
            } else {
                let left = self.stock.len() - self.state.next;
                let stretch = left * STRETCHES / (self.stock.len() + 1);
                match self.best() {
                    Some((weight, red, black))
                        if left == 0 || weight.max(0) / 64 <= i16::from(d.tolerance[stretch]) =>
                    {
                        let row = self.mover(d, red, black);
                        self.state.rows[0].remove(red);
                        self.state.rows[1].remove(black);
                        self.state.pair(red, black, 1 - row);
                        self.made.push((red, black));
                        self.refill([row == 0, row == 1]);
                        Act::Pair(row, red, black)
                    }
                    _ if left > 0 => {
                        self.turn();
                        Act::Turn
                    }
                    _ => return,
                }
            };
            self.acts.push(act);
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

    /// Refills one vacated space of each row that is said to have one.
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
            let coming = self.coming[self.state.next];
            if !(0..2).any(|row| empty[row] && coming[row] != NONE) {
                return;
            }
            self.turn();
        }
    }

    /// A pair that can go home.
    fn playable(&self) -> Option<usize> {
        let State { rows: [red, black], pairs, count, .. } = &self.state;
        pairs[..*count].iter().position(|&(r, b, _)| (red.suitable >> r & black.suitable >> b & 1) == 1)
    }

    /// Two cards that lie alone and can go home together.
    fn two(&self, d: &Decisions) -> Option<(u8, u8)> {
        let best = |row: usize| {
            let Row { present, suitable, .. } = self.state.rows[row];
            bits(present & suitable).min_by_key(|&kind| kind % 11 * 16 + usize::from(d.single[row][kind]))
        };
        Some((best(0)? as u8, best(1)? as u8))
    }

    /// The pair that is wanted most, and how little it is.
    fn best(&self) -> Option<(i16, u8, u8)> {
        let mut best: Option<(i16, u8, u8)> = None;
        for r in bits(self.state.rows[0].present) {
            let weights = &self.state.weights[r];
            for b in bits(self.state.rows[1].present) {
                if best.is_none_or(|(least, ..)| weights[b] < least) {
                    best = Some((weights[b], r as u8, b as u8));
                }
            }
        }
        best
    }

    /// The row of the card that moves to make a pair.
    fn mover(&self, d: &Decisions, red: u8, black: u8) -> u8 {
        let side = d.side[usize::from(red)][usize::from(black)];
        if side > 0 {
            return side - 1;
        }
        let next = |row: usize| {
            let Row { present, talon, .. } = self.state.rows[row];
            let kind = match talon {
                0 => self.coming[self.state.next][row],
                n => self.state.talons[row][n - 1],
            };
            if kind == NONE { 99 } else { u32::from(kind % 11) * 4 + present.count_ones() * u32::from(d.balance) }
        };
        u8::from(next(1) < next(0))
    }

    /// The moves of the last game with their spaces.
    fn with_spaces(&self) -> Vec<Move> {
        let mut table = self.root.copy();
        let mut moves = Vec::new();
        for &act in &self.acts {
            let spaces =
                |red: u8, black: u8| [table.singles(0)[usize::from(red)], table.singles(1)[usize::from(black)]];
            let m = match act {
                Act::Turn => Move::Turn,
                Act::Both(red, black) => {
                    let [army, navy] = spaces(red, black);
                    Move::Both { army, navy }
                }
                Act::Pair(row, red, black) => {
                    let (spaces, at) = (spaces(red, black), usize::from(row));
                    Move::Pair { row, from: spaces[at], onto: spaces[1 - at] }
                }
                Act::Play(row, red, black) => {
                    let kinds = if row == 0 { [red, black] } else { [black, red] };
                    let holds = |&space: &u8| {
                        let cards = table.pair(usize::from(row), usize::from(space));
                        cards[1] != NONE && cards.map(|card| kind_of(card).1) == kinds
                    };
                    Move::PlayPair { row, space: (0..table.len(usize::from(row)) as u8).find(holds).unwrap_or(0) }
                }
            };
            table.apply(m);
            moves.push(m);
        }
        moves
    }
}

impl anneal::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    fn shuffle(&mut self, d: &mut Decisions, rng: &mut Rng) {
        *d = Decisions::NONE;
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
                let [made, stuck] = &self.accepted;
                let from = if !stuck.is_empty() && rng.below(2) == 0 { stuck } else { made };
                if from.is_empty() {
                    return anneal::NEVER;
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
                *bias = (*bias + by).clamp(-MOST_BIAS, MOST_BIAS);
            }
        }
        0
    }

    /// The cost: cards that are not home, and pairs of pairs that cross each other. Where rows are full of pairs and no game
    /// brings a card home, the second tells which of them is nearer to one that does.
    fn run(&mut self, d: &Decisions, _: u8, _: u32) -> u32 {
        self.game(d);
        let State { rows, pairs, count, weights, .. } = &self.state;
        self.stuck.clear();
        let mut crossed = 0;
        for &(red, black, _) in &pairs[..*count] {
            self.stuck.push((red, black));
            let (r, b) = (usize::from(red), usize::from(black));
            crossed += u32::from((weights[r][b] - d.bias[r][b] - base(r, b)).unsigned_abs()) / CROSSED as u32;
        }
        let home: u32 = rows.iter().flat_map(|row| row.home).map(u32::from).sum();
        CARDS - home + crossed / 2
    }

    fn accept(&mut self, _: &mut Vec<u8>) {
        self.accepted[0].clone_from(&self.made);
        self.accepted[1].clone_from(&self.stuck);
    }

    fn moves(&self) -> u64 {
        self.acts.len() as u64
    }

    fn line(&mut self, d: &Decisions) -> Vec<Move> {
        self.game(d);
        self.with_spaces()
    }
}

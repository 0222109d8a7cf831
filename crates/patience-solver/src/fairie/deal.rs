//! Every position in which the deal of the Fairie Queen can end.

use super::state::{FairieState, Heights, Move, raise, safe, suitable};
use crate::card::{rank, suit};
use crate::limits::{Limits, Rule};
use crate::sort;
use crate::transpositions::TranspositionTable;

/// A node of the enumeration: what is played when so many cards are turned.
#[derive(Clone, Copy, Debug)]
struct Node {
    played: u128,
    parent: u32,
    m: Step,
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Start,
    /// The last card of this column goes up.
    Up(u8),
    /// The next card is turned, and goes up if it does not lie on a column.
    Turn {
        up: bool,
    },
}

/// Positions of a layer that are kept when there is no room for more.
const FEW: usize = 64;

/// One end of the deal: the columns without their kings, and the foundations.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub(crate) columns: Vec<Vec<u8>>,
    pub(crate) heights: Heights,
}

/// The enumeration, card by card.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    cards: Vec<u8>,
    /// The column that each card would lie on, 255 for a king.
    column_of: Vec<u8>,
    pub(crate) columns: usize,
    /// Cards that lie on columns already.
    lying: usize,
    base: Heights,
    hand: bool,
    /// Whether safe plays are made at once (rule FQ-S of the ledger).
    forced: bool,
    /// How many nodes may be held, and whether some of the ends were given up for that.
    most: usize,
    pub(crate) partial: bool,
    nodes: Vec<Node>,
    layer: Vec<u32>,
    turned: usize,
}

impl Deal {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        let mut deal = Self {
            cards: Vec::new(),
            column_of: Vec::new(),
            columns: state.columns.len(),
            lying: 0,
            base: state.heights,
            hand: state.hand.is_some(),
            forced: limits.rules.has(Rule::FqS),
            most: limits.memory / 4 / size_of::<Node>(),
            partial: false,
            nodes: vec![Node { played: 0, parent: 0, m: Step::Start }],
            layer: vec![0],
            turned: 0,
        };
        for (c, column) in state.columns.iter().enumerate() {
            for &card in column {
                deal.cards.push(card);
                deal.column_of.push(c as u8);
            }
        }
        deal.lying = deal.cards.len();
        deal.turned = deal.lying;
        for &card in state.hand.iter().chain(&state.stock) {
            deal.cards.push(card);
            if rank(card) == 12 {
                deal.columns += 1;
                deal.column_of.push(255);
            } else {
                deal.column_of.push(deal.columns as u8 - 1);
            }
        }
        deal
    }

    fn heights(&self, played: u128) -> Heights {
        let mut counts = [[0u8; 13]; 4];
        for (i, &card) in self.cards.iter().enumerate() {
            if played >> i & 1 == 1 {
                counts[usize::from(suit(card))][usize::from(rank(card))] += 1;
            }
        }
        let mut heights = self.base;
        for (s, counts) in counts.iter().enumerate() {
            for (r, &n) in counts.iter().enumerate() {
                for _ in 0..n {
                    raise(&mut heights, s as u8, r as u8);
                }
            }
        }
        heights
    }

    /// The last card of each column when `turned` cards are out.
    fn tops(&self, played: u128) -> [Option<usize>; 8] {
        let mut tops = [None; 8];
        for i in 0..self.turned {
            let c = usize::from(self.column_of[i]);
            if c < 8 && played >> i & 1 == 0 {
                tops[c] = Some(i);
            }
        }
        tops
    }

    /// Goes on for about `nodes` steps; returns those spent, and whether all ends are known.
    pub(crate) fn run(&mut self, nodes: u64) -> (u64, bool) {
        let mut spent = 0;
        while spent < nodes {
            spent += self.settle();
            if self.turned == self.cards.len() {
                return (spent, true);
            }
            spent += self.turn();
        }
        (spent, false)
    }

    /// Adds all that the layer reaches by plays from columns.
    fn settle(&mut self) -> u64 {
        let mut seen = TranspositionTable::new(1 << 23);
        for &n in &self.layer {
            seen.visit(scatter(self.nodes[n as usize].played));
        }
        let mut queue = std::mem::take(&mut self.layer);
        let mut kept = Vec::new();
        let mut at = 0;
        while at < queue.len() {
            let n = queue[at];
            at += 1;
            let played = self.nodes[n as usize].played;
            let heights = self.heights(played);
            let tops = self.tops(played);
            let mut ups: Vec<(u8, usize)> = Vec::new();
            let mut forced = None;
            for (c, top) in tops.iter().enumerate() {
                let Some(i) = *top else { continue };
                let (s, r) = (suit(self.cards[i]), rank(self.cards[i]));
                if suitable(&heights, s, r) {
                    ups.push((c as u8, i));
                    if self.forced && safe(&heights, s, r) {
                        forced = Some((c as u8, i));
                    }
                }
            }
            if let Some(up) = forced {
                ups = vec![up];
            } else {
                kept.push(n);
            }
            for (c, i) in ups {
                let played = played | 1 << i;
                if seen.visit(scatter(played)) {
                    queue.push(self.nodes.len() as u32);
                    self.nodes.push(Node { played, parent: n, m: Step::Up(c) });
                }
            }
        }
        self.layer = kept;
        at as u64
    }

    /// Turns the next card in every position of the layer.
    fn turn(&mut self) -> u64 {
        let i = self.turned;
        self.turned += 1;
        let card = self.cards[i];
        let (s, r) = (suit(card), rank(card));
        let mut seen = TranspositionTable::new(1 << 23);
        let mut layer = std::mem::take(&mut self.layer);
        if self.nodes.len() >= self.most && layer.len() > FEW {
            layer.truncate(FEW);
            self.partial = true;
        }
        for &n in &layer {
            let played = self.nodes[n as usize].played;
            let heights = self.heights(played);
            let goes = r < 12 && suitable(&heights, s, r);
            let must = goes && (r == 0 || (self.forced && safe(&heights, s, r)));
            for up in [true, false] {
                if (up && !goes) || (!up && must) {
                    continue;
                }
                let played = if up { played | 1 << i } else { played };
                if seen.visit(scatter(played)) {
                    self.layer.push(self.nodes.len() as u32);
                    self.nodes.push(Node { played, parent: n, m: Step::Turn { up } });
                }
            }
        }
        layer.len() as u64
    }

    /// The ends found, when the enumeration is complete, those with the most cards home last.
    pub(crate) fn ends(&self) -> Vec<u32> {
        let mut ends = self.layer.clone();
        sort::by_key(&mut ends, |&n| self.nodes[n as usize].played.count_ones());
        ends
    }

    /// What lies where at an end.
    pub(crate) fn end(&self, n: u32) -> End {
        let played = self.nodes[n as usize].played;
        let mut columns = vec![Vec::new(); self.columns];
        for (i, &card) in self.cards.iter().enumerate() {
            let c = usize::from(self.column_of[i]);
            if c < 8 && played >> i & 1 == 0 {
                columns[c].push(card);
            }
        }
        End { columns, heights: self.heights(played) }
    }

    /// The moves that lead to an end.
    pub(crate) fn moves_to(&self, mut n: u32) -> Vec<Move> {
        let mut steps = Vec::new();
        while n != 0 {
            let node = self.nodes[n as usize];
            steps.push(node.m);
            n = node.parent;
        }
        steps.reverse();
        let mut moves = Vec::new();
        let mut turned = self.lying;
        for step in steps {
            match step {
                Step::Start => {}
                Step::Up(c) => moves.push(Move::Up(c)),
                Step::Turn { up } => {
                    let card = self.cards[turned];
                    let in_hand = self.hand && turned == self.lying;
                    if !in_hand {
                        moves.push(Move::Turn);
                    }
                    if in_hand || !matches!(rank(card), 0 | 12) {
                        moves.push(if up { Move::HandUp } else { Move::Place(self.column_of[turned]) });
                    }
                    turned += 1;
                }
            }
        }
        moves
    }
}

/// Spreads the bits of a set of cards over the key; a bijection, so that only the table's own rounding can join two sets.
fn scatter(played: u128) -> u128 {
    let low = crate::rng::mix(played as u64);
    let high = crate::rng::mix((played >> 64) as u64 ^ low);
    u128::from(high) << 64 | u128::from(low)
}

//! Exhaustive search of the end of a game of Sly: the stock is out, and packets are only played from.

use super::state::{Move, SlyState};
use crate::card::{kind, rank, suit};
use crate::limits::{Rule, RuleSet};
use crate::portfolio::Exhaustive;
use crate::rng::mix;
use crate::solver::Progress;
use crate::transpositions::TranspositionTable;

/// What a position counts in nodes: it takes as long as so many moves of a play-out.
const POSITION: u64 = 40;

#[derive(Clone, Copy, Debug)]
struct Pos {
    height: [u8; 20],
    up: [u8; 4],
    down: [u8; 4],
}

#[derive(Clone, Debug)]
struct Frame {
    pos: Pos,
    moves: Vec<Move>,
    at: usize,
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Exact {
    ranks: u8,
    packets: Vec<Vec<u8>>,
    stack: Vec<Frame>,
    seen: TranspositionTable,
    /// Rule SLY-S of the ledger.
    forced: bool,
}

impl Exact {
    pub(crate) fn new(state: &SlyState, bytes: usize, rules: RuleSet) -> Self {
        let mut pos = Pos { height: [0; 20], up: state.up, down: state.down };
        for (height, packet) in pos.height.iter_mut().zip(&state.packets) {
            *height = packet.len() as u8;
        }
        let mut exact = Self {
            ranks: state.ranks,
            packets: state.packets.clone(),
            stack: Vec::new(),
            seen: TranspositionTable::new(bytes),
            forced: rules.has(Rule::SlyS),
        };
        exact.push(pos);
        exact
    }

    fn key(pos: &Pos) -> u128 {
        let mut low = 1u64;
        let mut high = 2u64;
        let mut add = |word: u64| {
            low = mix(low ^ word);
            high = mix(high.rotate_left(23) ^ word ^ low);
        };
        for part in pos.height.chunks(8) {
            add(part.iter().fold(0, |word, &h| word << 8 | u64::from(h)));
        }
        add(pos.up.iter().chain(&pos.down).fold(0, |word, &h| word << 8 | u64::from(h)));
        u128::from(high) << 64 | u128::from(low)
    }

    fn push(&mut self, pos: Pos) {
        if !self.seen.visit(Self::key(&pos)) {
            return;
        }
        let moves = self.moves(&pos);
        self.stack.push(Frame { pos, moves, at: 0 });
    }

    fn moves(&self, pos: &Pos) -> Vec<Move> {
        let mut moves = Vec::new();
        for s in 0..4u8 {
            let i = usize::from(s);
            let wanted = [
                (true, (pos.up[i] < self.ranks).then_some(pos.up[i])),
                (false, (pos.down[i] < self.ranks).then(|| self.ranks - 1 - pos.down[i])),
            ];
            for (up, r) in wanted {
                let Some(r) = r else { continue };
                let card = kind(s, r);
                // Which of the two copies is left has one place only: nothing is gained by waiting.
                let other = if up { pos.down[i] >= self.ranks - r } else { pos.up[i] > r };
                let by = |p: u8| if up { Move::Up(p, s) } else { Move::Down(p, s) };
                for (p, &height) in pos.height.iter().enumerate().take(self.packets.len()) {
                    if height > 0 && self.packets[p][usize::from(height) - 1] == card {
                        if other && self.forced {
                            return vec![by(p as u8)];
                        }
                        moves.push(by(p as u8));
                    }
                }
            }
        }
        moves
    }

    fn apply(&self, pos: &Pos, m: Move) -> Pos {
        let mut next = *pos;
        let (p, s, up) = match m {
            Move::Up(p, s) => (p, s, true),
            Move::Down(p, s) => (p, s, false),
            _ => return next,
        };
        let i = usize::from(s);
        let r = if up { pos.up[i] } else { self.ranks - 1 - pos.down[i] };
        if up {
            next.up[i] += 1;
        } else {
            next.down[i] += 1;
        }
        debug_assert_eq!(self.packets[usize::from(p)][usize::from(pos.height[usize::from(p)]) - 1], kind(s, r));
        next.height[usize::from(p)] -= 1;
        debug_assert!(rank(kind(s, r)) == r && suit(kind(s, r)) == s);
        next
    }
}

impl Exhaustive for Exact {
    type Move = Move;

    fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        let mut spent = 0;
        while spent < nodes {
            let Some(frame) = self.stack.last_mut() else {
                return (spent, Progress::Exhausted);
            };
            let all_up = frame.pos.up.iter().chain(&frame.pos.down).all(|&h| h == self.ranks);
            if all_up {
                let line = self.stack.iter().filter(|f| f.at > 0).map(|f| f.moves[f.at - 1]).collect();
                return (spent, Progress::Won(line));
            }
            let Some(&m) = frame.moves.get(frame.at) else {
                self.stack.pop();
                continue;
            };
            frame.at += 1;
            let pos = frame.pos;
            let next = self.apply(&pos, m);
            self.push(next);
            spent += POSITION;
        }
        (spent, Progress::Working)
    }
}

//! Depth-first search with a closed set for the endgame of Sly: the stock is empty, and packets only shrink. Wins and
//! losses are exact.

use super::state::{Move, SlyState};
use crate::engine::{Answer, TableMemory, TranspositionTable, Turn, mix};
use crate::games::card_copies::FoundationHeights;
use crate::methods::assignment_portfolio::TreeSearch;
use crate::{Method, MethodStats, Proof};

/// Nodes that a state counts for.
const NODES_PER_STATE: u64 = 40;

#[derive(Clone, Copy, Debug)]
struct PackedState {
    height: [u8; 20],
    foundations: FoundationHeights,
}

#[derive(Clone, Debug)]
struct Frame {
    state: PackedState,
    moves: Vec<Move>,
    next: usize,
}

/// The search.
#[derive(Clone, Debug)]
pub(crate) struct ExactDfs {
    packets: Vec<Vec<u8>>,
    stack: Vec<Frame>,
    closed: TranspositionTable,
    stats: MethodStats,
}

impl ExactDfs {
    pub(crate) fn new(position: &SlyState, memory: TableMemory) -> Self {
        let foundations = FoundationHeights::new(position.ranks, position.up, position.down);
        let mut state = PackedState { height: [0; 20], foundations };
        for (height, packet) in state.height.iter_mut().zip(&position.packets) {
            *height = packet.len() as u8;
        }
        let mut exact = Self {
            packets: position.packets.clone(),
            stack: Vec::new(),
            closed: TranspositionTable::new(memory),
            stats: MethodStats::default(),
        };
        exact.push(state);
        exact
    }

    fn key(state: &PackedState) -> u128 {
        let mut low = 1u64;
        let mut high = 2u64;
        let mut add = |word: u64| {
            low = mix(low ^ word);
            high = mix(high.rotate_left(23) ^ word ^ low);
        };
        for part in state.height.chunks(8) {
            add(part.iter().fold(0, |word, &h| word << 8 | u64::from(h)));
        }
        let FoundationHeights { up, down, .. } = &state.foundations;
        add(up.iter().chain(down).fold(0, |word, &h| word << 8 | u64::from(h)));
        u128::from(high) << 64 | u128::from(low)
    }

    fn push(&mut self, state: PackedState) {
        self.stats.states += 1;
        if !self.closed.visit(Self::key(&state)) {
            return;
        }
        self.stats.unique_states += 1;
        let moves = self.moves(&state);
        self.stats.forced_moves += u64::from(moves.len() == 1);
        self.stack.push(Frame { state, moves, next: 0 });
        self.stats.reach_depth(self.stack.len());
    }

    fn moves(&self, state: &PackedState) -> Vec<Move> {
        let mut moves = Vec::new();
        for (s, up) in (0..4).flat_map(|s| [(s, true), (s, false)]) {
            let Some(card) = state.foundations.next_card(s, up) else { continue };
            for (p, &height) in state.height.iter().enumerate().take(self.packets.len()) {
                if height > 0 && self.packets[p][usize::from(height) - 1] == card {
                    moves.push(Move::Play { packet: p as u8, suit: s, up });
                }
            }
        }
        moves
    }

    fn apply(state: &PackedState, m: Move) -> PackedState {
        let mut next = *state;
        if let Move::Play { packet, suit, up } = m {
            next.foundations.raise_pile(suit, up);
            next.height[usize::from(packet)] -= 1;
        }
        next
    }

    /// Searches for about `nodes` nodes; returns the nodes spent.
    fn search(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let Some(frame) = self.stack.last_mut() else { return (spent, Answer::Lost(Proof::Exhausted)) };
            if frame.state.foundations.is_complete() {
                let frames = self.stack.iter().filter(|frame| frame.next > 0);
                return (spent, Answer::won(frames.map(|frame| frame.moves[frame.next - 1])));
            }
            let Some(&m) = frame.moves.get(frame.next) else {
                self.stack.pop();
                self.stats.backtracks += 1;
                continue;
            };
            frame.next += 1;
            let state = frame.state;
            let next = Self::apply(&state, m);
            self.push(next);
            spent += NODES_PER_STATE;
        }
        (spent, Answer::Working)
    }
}

impl TreeSearch for ExactDfs {
    fn method(&self) -> Method {
        Method::DepthFirstSearch
    }

    fn turn(&mut self, nodes: u64, _: bool) -> Turn {
        let (nodes, answer) = self.search(nodes);
        Turn { nodes, answer, counts: std::mem::take(&mut self.stats) }
    }
}

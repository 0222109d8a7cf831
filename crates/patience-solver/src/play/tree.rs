//! Monte Carlo tree search over information sets (Cowling, Powley and Whitehouse 2012), for hints where most orders of the
//! stock are won with sight, so that solving them separates no moves.
//!
//! Each playout shuffles the hidden cards, walks down the tree by an upper confidence bound (UCB1), adds the cheapest new
//! move to it, and ends with the quick player. A move of the tree is the same in every order of the stock, so none is chosen
//! by hidden cards. The most visited move is the best one.

use crate::engine::{Rng, sort};
use crate::play::rollout::{RolloutState, sample_move};
use patience::Move;

/// Weight of exploration in the bound, for logarithms to base two.
const EXPLORATION: f64 = 0.4;
/// Value of a game that is nearly won but lost, where a win is 1.
const LOSS_VALUE: f64 = 0.3;

/// A first move, and its playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstMove {
    pub(crate) m: Move,
    pub(crate) playouts: u32,
    pub(crate) wins: u32,
}

/// A tree of playouts of any game.
pub(crate) trait PlayoutTree: Send {
    /// Plays some playouts; returns the moves made in them.
    fn run(&mut self, playouts: u32) -> u64;

    /// The first moves tried, the best one first.
    fn first_moves(&self) -> Vec<FirstMove>;
}

/// A move of a node.
struct Edge<M> {
    m: M,
    playouts: u32,
    /// Visits of the node with this move available.
    available: u32,
    wins: u32,
    /// Sum of the values of its playouts.
    value: f64,
    /// The node after it; 0 before it is visited.
    node: usize,
}

impl<M> Edge<M> {
    /// The upper confidence bound of its value.
    fn bound(&self) -> f64 {
        let playouts = f64::from(self.playouts);
        self.value / playouts + EXPLORATION * (log2(self.available) / playouts).sqrt()
    }
}

/// The logarithm to base two, linear between powers of two: the same on every platform.
fn log2(n: u32) -> f64 {
    let power = n.max(1).ilog2();
    f64::from(power) + f64::from(n.max(1)) / f64::from(1_u32 << power) - 1.0
}

/// A tree of playouts.
pub(crate) struct Tree<T: RolloutState> {
    root: T,
    rng: Rng,
    /// The edges of each node; the first node is the root.
    nodes: Vec<Vec<Edge<T::Move>>>,
    choices: Vec<T::Move>,
    /// The edges of the current playout: node and index.
    path: Vec<(usize, usize)>,
}

impl<T: RolloutState> Tree<T>
where
    T::Move: PartialEq,
{
    pub(crate) fn new(root: T, seed: u64) -> Self {
        Self { root, rng: Rng::from_seed(seed), nodes: vec![Vec::new()], choices: Vec::new(), path: Vec::new() }
    }

    /// Plays one playout; returns its moves.
    fn play_out(&mut self) -> u64 {
        let mut state = self.root.clone();
        state.shuffle(&mut self.rng);
        self.path.clear();
        let (mut node, mut moves) = (0, 0);
        while let Some((edge, is_new)) = self.select(&state, node) {
            self.path.push((node, edge));
            state.make(self.nodes[node][edge].m);
            moves += 1;
            if is_new {
                break;
            }
            if self.nodes[node][edge].node == 0 {
                self.nodes[node][edge].node = self.nodes.len();
                self.nodes.push(Vec::new());
            }
            node = self.nodes[node][edge].node;
        }
        loop {
            self.choices.clear();
            state.choices(&mut self.choices);
            let Some(m) = sample_move(&state, &self.choices, &mut self.rng) else { break };
            state.make(m);
            moves += 1;
        }
        let (home, all) = state.cards_home();
        let value = if home == all { 1.0 } else { LOSS_VALUE * f64::from(home) / f64::from(all) };
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node][edge];
            edge.playouts += 1;
            edge.wins += u32::from(home == all);
            edge.value += value;
        }
        moves
    }

    /// Selects the edge of a node to follow, and whether it is new; `None` if the game is over.
    fn select(&mut self, state: &T, node: usize) -> Option<(usize, bool)> {
        self.choices.clear();
        state.choices(&mut self.choices);
        let edges = &mut self.nodes[node];
        let mut best: Option<(f64, usize)> = None;
        let mut new: Option<(u32, T::Move)> = None;
        for &m in &self.choices {
            if let Some(n) = edges.iter().position(|edge| edge.m == m) {
                edges[n].available += 1;
                let bound = edges[n].bound();
                if best.is_none_or(|(most, _)| bound > most) {
                    best = Some((bound, n));
                }
            } else {
                let cost = state.cost(m);
                if new.is_none_or(|(least, _)| cost < least) {
                    new = Some((cost, m));
                }
            }
        }
        if let Some((_, m)) = new {
            edges.push(Edge { m, playouts: 0, available: 1, wins: 0, value: 0.0, node: 0 });
            return Some((edges.len() - 1, true));
        }
        best.map(|(_, n)| (n, false))
    }
}

impl<T: RolloutState + Send> PlayoutTree for Tree<T>
where
    T::Move: PartialEq + Send,
{
    fn run(&mut self, playouts: u32) -> u64 {
        (0..playouts).map(|_| self.play_out()).sum()
    }

    fn first_moves(&self) -> Vec<FirstMove> {
        let first = |edge: &Edge<T::Move>| FirstMove { m: edge.m.into(), playouts: edge.playouts, wins: edge.wins };
        let mut moves: Vec<FirstMove> = self.nodes[0].iter().map(first).collect();
        sort::by_key(&mut moves, |first| u32::MAX - first.playouts);
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_exact_at_powers_of_two_and_rise_between() {
        assert_eq!([0, 1, 2, 3, 4, 1024].map(log2), [0.0, 0.0, 1.0, 1.5, 2.0, 10.0]);
        assert!((1..5_000).all(|n| log2(n) < log2(n + 1) && (log2(n) - f64::from(n).log2()).abs() < 0.09));
    }

    #[test]
    fn a_move_that_was_seldom_tried_has_the_wider_bound() {
        let edge = |playouts: u32, value: f64| Edge { m: (), playouts, available: 100, wins: 0, value, node: 0 };
        assert!(edge(10, 5.0).bound() > edge(40, 20.0).bound());
        assert!(edge(40, 30.0).bound() > edge(40, 20.0).bound());
    }
}

//! The search of Sly and of the Labyrinth: a relaxed game that can only lose, an exhaustive search, and annealing, which
//! can only win, take turns.

use crate::anneal::{Annealer, Playout};
use crate::homes::{self, Homes};
use crate::solver::{Answer, Engine, Progress};
use crate::turns::Turns;
use crate::verdict::Proof;

/// A search that looks through everything.
pub(crate) trait Exhaustive {
    type Move;

    /// Searches on for about so many nodes; returns the nodes spent.
    fn run(&mut self, nodes: u64) -> (u64, Progress<Self::Move>);
}

/// The three searches of one position.
pub(crate) struct Portfolio<P: Playout, E> {
    pub(crate) annealer: Annealer<P>,
    /// The relaxed game, until it can tell no more.
    pub(crate) homes: Option<Homes>,
    pub(crate) exact: Option<E>,
    /// Turns of the relaxed game, the exhaustive search and the annealing.
    pub(crate) turns: Turns,
    /// A move in the notation.
    pub(crate) text: fn(P::Move) -> String,
}

impl<P: Playout, E: Exhaustive<Move = P::Move>> Portfolio<P, E> {
    /// One turn of the search whose turn it is; nothing if it has nothing to do.
    fn turn(&mut self, who: usize, nodes: u64) -> Option<(u64, Progress<P::Move>, Proof)> {
        match (who, &mut self.exact) {
            (0, _) if self.homes.is_some() => {
                let (spent, lost) = homes::turn(&mut self.homes, nodes);
                Some((spent, if lost { Progress::Exhausted } else { Progress::Working }, Proof::Relaxed))
            }
            (1, Some(exact)) => {
                let (spent, progress) = exact.run(nodes);
                Some((spent, progress, Proof::Exhausted))
            }
            (2, _) => {
                let (spent, line) = self.annealer.run(nodes);
                Some((spent, line.map_or(Progress::Working, Progress::Won), Proof::Exhausted))
            }
            _ => None,
        }
    }
}

impl<P: Playout, E: Exhaustive<Move = P::Move>> Engine for Portfolio<P, E> {
    fn playouts(&self) -> u64 {
        self.annealer.playouts()
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let (who, left) = self.turns.now();
            let Some((n, progress, proof)) = self.turn(who, left.min(nodes - spent)) else {
                self.turns.spend(0, true);
                continue;
            };
            spent += n;
            match progress {
                Progress::Won(line) => return (spent, Answer::Won(line.into_iter().map(self.text).collect())),
                Progress::Exhausted => return (spent, Answer::Lost(proof)),
                Progress::Working => self.turns.spend(n, false),
            }
        }
        (spent, Answer::Working)
    }
}

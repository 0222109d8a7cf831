//! The search of Sly and of the Labyrinth: a relaxed game that can only lose, an exhaustive search, and annealing, which
//! can only win, take turns. A second annealing goes by the way in which the relaxed game is won.

use crate::anneal::{Annealer, Playout};
use crate::homes::{Homes, PASS};
use crate::solver::{Answer, Engine, Progress};
use crate::turns::Turns;
use crate::verdict::Proof;

/// A search that looks through everything.
pub(crate) trait Exhaustive: Send {
    type Move;

    /// Searches on for about so many nodes; returns the nodes spent.
    fn run(&mut self, nodes: u64) -> (u64, Progress<Self::Move>);

    /// What it proves when nothing is left to look through.
    fn proof(&self) -> Proof {
        Proof::Exhausted
    }

    /// Whether it has nothing more to tell.
    fn is_over(&self) -> bool {
        false
    }
}

/// Begins the annealing that goes by the way in which the relaxed game is won.
pub(crate) type StartGuided<P> = dyn Fn(&P, Homes) -> Annealer<P> + Send;

/// The searches of one position.
pub(crate) struct Portfolio<P: Playout, E> {
    pub(crate) annealer: Annealer<P>,
    /// The annealing that goes by the way in which the relaxed game is won, once that is known, and how to begin it.
    pub(crate) guided: Option<Annealer<P>>,
    pub(crate) guide: Option<Box<StartGuided<P>>>,
    /// The relaxed game, until it can tell no more.
    pub(crate) homes: Option<Homes>,
    pub(crate) exact: Option<E>,
    /// Turns of the relaxed game, the exhaustive search, the annealing and the guided one, and of the exhaustive search once
    /// more where it is to come last.
    pub(crate) turns: Turns,
    /// A move in the notation.
    pub(crate) text: fn(P::Move) -> String,
}

impl<P: Playout, E: Exhaustive<Move = P::Move>> Portfolio<P, E> {
    /// One turn of the search whose turn it is; nothing if it has nothing to do.
    fn turn(&mut self, who: usize, nodes: u64) -> Option<(u64, Progress<P::Move>, Proof)> {
        match (who, &mut self.exact) {
            (0, _) => {
                let mut homes = self.homes.take()?;
                let (passes, open) = homes.run(nodes.div_ceil(PASS));
                match open {
                    // Nothing more is to be learnt from it but the way.
                    Some(true) => {
                        self.guided = self.guide.as_ref().map(|guide| guide(self.annealer.playout(), homes));
                    }
                    _ => self.homes = Some(homes),
                }
                let progress = if open == Some(false) { Progress::Exhausted } else { Progress::Working };
                Some((passes * PASS, progress, Proof::Relaxed))
            }
            (1 | 4, Some(exact)) if !exact.is_over() => {
                let (spent, progress) = exact.run(nodes);
                Some((spent, progress, exact.proof()))
            }
            (1 | 4, _) => None,
            (who, _) => {
                let annealer = if who == 2 { &mut self.annealer } else { self.guided.as_mut()? };
                let (spent, line) = annealer.run(nodes);
                Some((spent, line.map_or(Progress::Working, Progress::Won), Proof::Exhausted))
            }
        }
    }
}

impl<P: Playout, E: Exhaustive<Move = P::Move>> Engine for Portfolio<P, E> {
    fn playouts(&self) -> u64 {
        self.annealer.playouts() + self.guided.as_ref().map_or(0, Annealer::playouts)
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

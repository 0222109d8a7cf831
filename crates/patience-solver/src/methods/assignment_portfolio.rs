//! The members of the portfolio of Sly and the Labyrinth: a relaxation that only proves losses, a depth-first search, and
//! simulated annealing that only finds wins.
//!
//! In Sly, once the copy-assignment relaxation is won, its witness guides a second annealer.

use crate::engine::{Answer, Members, Turn};
use crate::methods::annealing::{Annealer, Playout};
use crate::methods::assignment::{CopyAssignmentRelaxation, NODES_PER_ROUND};
use crate::{Method, MethodStats, Proof};

/// A depth-first search with a stack: exact, or of a relaxation.
pub(crate) trait TreeSearch: Send {
    /// Takes a turn in a portfolio, or its next slice, of about `nodes` nodes.
    fn turn(&mut self, nodes: u64, is_new_turn: bool) -> Turn;

    /// The method that it is.
    fn method(&self) -> Method;

    /// Returns true if the search ended undecided.
    fn is_inconclusive(&self) -> bool {
        false
    }
}

/// A playout that a copy assignment can guide.
pub(crate) trait GuidedPlayout: Playout + Sized {
    /// Returns a copy that is guided by a won relaxation; `None` for a game without guided playouts.
    fn guided(&self, _relaxation: CopyAssignmentRelaxation) -> Option<Self> {
        None
    }
}

/// The members; the depth-first search has a second turn at the end of a round.
pub(crate) struct AssignmentPortfolio<P: Playout> {
    /// The annealer, and once the relaxation has a witness the one that is guided by it.
    annealers: [Option<Annealer<P>>; 2],
    seed: u64,
    /// The relaxation, until it is decided.
    relaxation: Option<CopyAssignmentRelaxation>,
    tree_search: Option<Box<dyn TreeSearch>>,
}

const RELAXATION: usize = 0;
const ANNEALING: usize = 2;
const GUIDED_ANNEALING: usize = 3;

impl<P: GuidedPlayout> AssignmentPortfolio<P> {
    /// Creates the members of a position.
    pub(crate) fn new(
        playout: P,
        seed: u64,
        relaxation: Option<CopyAssignmentRelaxation>,
        tree_search: Option<Box<dyn TreeSearch>>,
    ) -> Self {
        Self { annealers: [Some(Annealer::new(playout, seed)), None], seed, relaxation, tree_search }
    }

    fn run_relaxation(&mut self, nodes: u64) -> Turn {
        let Some(mut relaxation) = self.relaxation.take() else { return Turn::IDLE };
        let (rounds, is_won) = relaxation.probe(nodes.div_ceil(NODES_PER_ROUND));
        if is_won != Some(true) {
            self.relaxation = Some(relaxation);
        } else if let [Some(annealer), guided] = &mut self.annealers {
            *guided = annealer.playout.guided(relaxation).map(|playout| Annealer::new(playout, !self.seed));
        }
        let answer = if is_won == Some(false) { Answer::Lost(Proof::Relaxed) } else { Answer::Working };
        let counts = MethodStats { states: rounds, ..MethodStats::default() };
        Turn { nodes: rounds * NODES_PER_ROUND, answer, counts }
    }
}

impl<P: GuidedPlayout> Members for AssignmentPortfolio<P> {
    fn method(&self, member: usize) -> Option<Method> {
        match member {
            RELAXATION => self.relaxation.as_ref().map(|_| Method::CopyAssignment),
            ANNEALING | GUIDED_ANNEALING => self.annealers[member - ANNEALING].as_ref().map(|_| Method::Annealing),
            _ => self.tree_search.as_ref().filter(|search| !search.is_inconclusive()).map(|search| search.method()),
        }
    }

    fn run(&mut self, member: usize, nodes: u64, is_new_turn: bool) -> Turn {
        match member {
            RELAXATION => self.run_relaxation(nodes),
            ANNEALING | GUIDED_ANNEALING => {
                self.annealers[member - ANNEALING].as_mut().map_or(Turn::IDLE, |annealer| annealer.turn(nodes))
            }
            _ => self.tree_search.as_mut().map_or(Turn::IDLE, |search| search.turn(nodes, is_new_turn)),
        }
    }

    fn playouts(&self) -> u64 {
        self.annealers.iter().flatten().map(|annealer| annealer.playouts).sum()
    }
}

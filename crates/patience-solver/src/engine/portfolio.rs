//! The algorithm portfolio (Gomes and Selman 2001) of Sly and the Labyrinth: a relaxation that only proves losses, an
//! exact search, and simulated annealing that only finds wins, in [round robin](crate::engine::round_robin).
//!
//! Once the copy-assignment relaxation is won, its witness guides a second annealer. In: the members of one position
//! and their budgets. Out: a line, a proof of loss, or "working" after about `nodes` nodes.

use crate::engine::round_robin::RoundRobin;
use crate::engine::{Answer, Engine, Progress};
use crate::limits::MethodSet;
use crate::method::{Method, MethodStats, SearchStats};
use crate::methods::annealing::{Annealer, Playout};
use crate::methods::assignment::{CopyAssignmentRelaxation, NODES_PER_ROUND};
use crate::verdict::Proof;
use patience::Move;

/// A search of every position, except those that a rule of the ledger prunes.
pub(crate) trait ExactSearch: Send {
    type Move;

    /// Called when a turn of the portfolio begins: what is changed here does not depend on how turns are cut into slices.
    fn begin_turn(&mut self) {}

    /// Searches for about `nodes` more nodes; returns the nodes spent.
    fn run(&mut self, nodes: u64) -> (u64, Progress<Self::Move>);

    /// The kind of proof that exhaustion gives.
    fn proof(&self) -> Proof {
        Proof::Exhausted
    }

    /// The method that it is.
    fn method(&self) -> Method {
        Method::DepthFirstSearch
    }

    /// Takes the counts since the last call; the nodes are the portfolio's to count.
    fn take_stats(&mut self) -> MethodStats;

    /// Returns true if the search ended undecided.
    fn is_inconclusive(&self) -> bool {
        false
    }
}

/// Starts an annealer that is guided by the witness of the relaxation.
pub(crate) type StartGuided<P> = dyn Fn(&P, CopyAssignmentRelaxation) -> Annealer<P> + Send;

/// The members of a portfolio, in the order of their turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Member {
    Relaxation,
    Exact,
    Annealing,
    GuidedAnnealing,
    /// The exact search once more, as the last turn of a round.
    ExactLast,
}

impl Member {
    const ALL: [Member; 5] =
        [Member::Relaxation, Member::Exact, Member::Annealing, Member::GuidedAnnealing, Member::ExactLast];
}

/// A turn of a member.
struct MemberTurn<M> {
    spent: u64,
    progress: Progress<M>,
    proof: Proof,
    method: Method,
    counts: MethodStats,
}

/// The searches of one position.
pub(crate) struct Portfolio<P: Playout, E> {
    pub(crate) annealer: Annealer<P>,
    /// The guided annealer, once the relaxation has a witness.
    pub(crate) guided: Option<Annealer<P>>,
    /// Starts the guided annealer; `None` for a portfolio without one.
    pub(crate) start_guided: Option<Box<StartGuided<P>>>,
    /// The relaxation, until it is decided.
    pub(crate) relaxation: Option<CopyAssignmentRelaxation>,
    pub(crate) exact: Option<E>,
    /// A budget for each [`Member`]; the last one may be missing.
    pub(crate) schedule: RoundRobin,
    pub(crate) stats: SearchStats,
    pub(crate) methods: MethodSet,
}

impl<P: Playout, E: ExactSearch<Move = P::Move>> Portfolio<P, E> {
    /// Returns true if the method of a member may run.
    fn is_enabled(&self, member: Member) -> bool {
        match member {
            Member::Relaxation => self.methods.has(Method::CopyAssignment),
            Member::Exact | Member::ExactLast => {
                self.exact.as_ref().is_some_and(|exact| self.methods.has(exact.method()))
            }
            Member::Annealing | Member::GuidedAnnealing => self.methods.has(Method::Annealing),
        }
    }

    /// Runs one member for about `nodes` nodes; `None` if it has nothing to do.
    fn run_member(&mut self, member: Member, nodes: u64) -> Option<MemberTurn<P::Move>> {
        if !self.is_enabled(member) {
            return None;
        }
        match member {
            Member::Relaxation => {
                let mut relaxation = self.relaxation.take()?;
                let (rounds, is_won) = relaxation.probe(nodes.div_ceil(NODES_PER_ROUND));
                match is_won {
                    Some(true) => {
                        let start = self.start_guided.as_ref();
                        self.guided = start.map(|start| start(self.annealer.playout(), relaxation));
                    }
                    _ => self.relaxation = Some(relaxation),
                }
                let progress = if is_won == Some(false) { Progress::Exhausted } else { Progress::Working };
                let counts = MethodStats { states: rounds, ..MethodStats::default() };
                let spent = rounds * NODES_PER_ROUND;
                Some(MemberTurn { spent, progress, proof: Proof::Relaxed, method: Method::CopyAssignment, counts })
            }
            Member::Exact | Member::ExactLast => {
                let exact = self.exact.as_mut().filter(|exact| !exact.is_inconclusive())?;
                if self.schedule.is_new_turn() {
                    exact.begin_turn();
                }
                let (spent, progress) = exact.run(nodes);
                let (proof, method, counts) = (exact.proof(), exact.method(), exact.take_stats());
                Some(MemberTurn { spent, progress, proof, method, counts })
            }
            Member::Annealing | Member::GuidedAnnealing => {
                let annealer = if member == Member::Annealing { &mut self.annealer } else { self.guided.as_mut()? };
                let (spent, line) = annealer.run(nodes);
                let progress = line.map_or(Progress::Working, Progress::Won);
                let (proof, method, counts) = (Proof::Exhausted, Method::Annealing, annealer.take_stats());
                Some(MemberTurn { spent, progress, proof, method, counts })
            }
        }
    }
}

impl<P: Playout<Move: Into<Move>>, E: ExactSearch<Move = P::Move>> Engine for Portfolio<P, E> {
    fn playouts(&self) -> u64 {
        self.annealer.playouts() + self.guided.as_ref().map_or(0, Annealer::playouts)
    }

    fn stats(&self) -> SearchStats {
        self.stats
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let (mut spent, mut idle_turns) = (0, 0);
        while spent < nodes {
            // After a round without a node no member is left.
            if idle_turns > Member::ALL.len() {
                return (spent, Answer::GaveUp);
            }
            idle_turns += 1;
            let (index, budget) = self.schedule.turn();
            let Some(turn) = self.run_member(Member::ALL[index], budget.min(nodes - spent)) else {
                self.schedule.charge(0, true);
                continue;
            };
            let MemberTurn { spent: n, progress, proof, method, counts } = turn;
            spent += n;
            if n > 0 {
                idle_turns = 0;
            }
            self.stats.add(method, MethodStats { nodes: n, ..counts });
            if !matches!(progress, Progress::Working) {
                self.stats.decide(method);
            }
            match progress {
                Progress::Won(line) => return (spent, Answer::Won(line.into_iter().map(Into::into).collect())),
                Progress::Exhausted => return (spent, Answer::Lost(proof)),
                Progress::Working => self.schedule.charge(n, false),
            }
        }
        (spent, Answer::Working)
    }
}

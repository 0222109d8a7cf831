//! Reviews: the chance to win after each move of a game, by the cards visible then, and the costliest decisions.
//!
//! While something is hidden, a chance is the share of determinizations that are won (perfect-information Monte Carlo).
//! While no card is turned, the determinizations stay the same, so one that is won after a move was won before it. Once
//! nothing is hidden, bisection finds where a win was lost. A decision is judged by comparing the move with the best
//! other one in the same determinizations.

use crate::advice::hint::{HintSearch, determinized};
use crate::engine::{GameSolver, sort};
use crate::limits::HintLimits;
use crate::registry::solver_of;
use crate::{Limits, Method, MethodSet, NoSolver, Search, Status, Verdict};
use patience::{Deal, Move, Outcome, Position, Role};
use std::error::Error;
use std::fmt;

#[cfg(test)]
mod tests;

pub use crate::advice::hint::Estimate;

/// The budget of a review.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReviewLimits {
    /// Determinizations of each position, 1 to 64; nodes per search of one; moves compared when a decision is judged.
    pub hint: HintLimits,
    /// Nodes per search of a position that hides nothing.
    pub exact_nodes: u64,
    /// Decisions judged: those after which the chance fell most. A fall may be noise.
    pub decisions: usize,
    /// Determinizations in which decisions are judged, 1 to 64.
    pub judge_orders: u32,
    /// Minimum cost of a reported decision, in per cent.
    pub min_cost: u32,
}

impl ReviewLimits {
    /// Limits for a review within about a minute in a browser.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn for_game(game: &'static patience::Game) -> Result<Self, NoSolver> {
        let budgets = solver_of(game)?.budgets();
        let hint_limits = HintLimits { samples: budgets.review_orders, nodes: budgets.review_nodes, ..budgets.hint };
        Ok(Self {
            hint: hint_limits,
            exact_nodes: 500_000,
            decisions: 16,
            judge_orders: (hint_limits.samples * 3).min(MAX_ORDERS),
            min_cost: 10,
        })
    }
}

/// A reason why a game cannot be reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReviewError {
    /// There is no solver for the game.
    NoSolver(NoSolver),
    /// A move is not legal in its position.
    IllegalMove {
        /// Moves before it.
        ply: usize,
    },
}

impl From<NoSolver> for ReviewError {
    fn from(error: NoSolver) -> Self {
        ReviewError::NoSolver(error)
    }
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::NoSolver(error) => error.fmt(f),
            ReviewError::IllegalMove { ply } => write!(f, "move {} is not legal", ply + 1),
        }
    }
}

impl Error for ReviewError {}

/// A decision that cost much of the chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Moves before it.
    pub ply: usize,
    /// The estimate of the move played.
    pub played: Estimate,
    /// The best other move, and its estimate in the same determinizations.
    pub better: (Move, Estimate),
}

/// The stage of a review.
enum Stage {
    /// Bisection of the positions that hide nothing: the last one won, the first one lost, and the undecided ones
    /// between.
    Bisect {
        won: Option<usize>,
        lost: usize,
        undecided: Vec<usize>,
    },
    /// Estimates of the positions that hide something, last first: the position, the next determinization, and those
    /// won.
    Sample {
        ply: usize,
        order: u32,
        wins: u64,
    },
    /// Judging of decisions: those left, and the current one.
    Judge {
        left: Vec<usize>,
        at: Option<(usize, Box<HintSearch>)>,
    },
    Done,
}

/// A resumable review. The same game and limits give the same review on every platform.
#[must_use]
pub struct Reviewer {
    solver: &'static dyn GameSolver,
    positions: Vec<Position>,
    moves: Vec<Move>,
    limits: ReviewLimits,
    estimates: Vec<Option<Estimate>>,
    decisions: Vec<Decision>,
    /// The determinizations won at the position that was estimated last.
    last: Option<(usize, u64)>,
    stage: Stage,
    search: Option<Search>,
    spent: u64,
}

/// Nodes of a slice of a search.
const NODES_PER_TURN: u64 = 4_096;
/// Nodes that the start of a search counts for.
const NODES_PER_START: u64 = 200;
/// Maximum number of positions that the bisection probes.
const MAX_PROBES: usize = 12;
/// Maximum number of determinizations: the bits of a word.
const MAX_ORDERS: u32 = 64;

impl Reviewer {
    /// Creates a review of a game from the deal on; estimates in `estimated` are not computed again, and may be rounded to
    /// per cents.
    ///
    /// # Errors
    /// [`ReviewError`] for a game that cannot be solved, and for a move that is not legal.
    pub fn new(
        deal: &Deal,
        moves: &[Move],
        limits: ReviewLimits,
        estimated: &[Option<Estimate>],
    ) -> Result<Self, ReviewError> {
        let solver = solver_of(deal.game())?;
        let mut position = Position::start(deal);
        let mut positions = vec![position.clone()];
        for (ply, m) in moves.iter().enumerate() {
            position = position.play(*m).map_err(|_| ReviewError::IllegalMove { ply })?;
            positions.push(position.clone());
        }
        let hint_limits = HintLimits { samples: limits.hint.samples.clamp(1, MAX_ORDERS), ..limits.hint };
        let mut estimates = estimated.to_vec();
        estimates.resize(positions.len(), None);
        let mut reviewer = Self {
            solver,
            positions,
            moves: moves.to_vec(),
            limits: ReviewLimits { hint: hint_limits, ..limits },
            estimates,
            decisions: Vec::new(),
            last: None,
            stage: Stage::Done,
            search: None,
            spent: 0,
        };
        for ply in 0..reviewer.positions.len() {
            if !reviewer.hides(ply) {
                // Decisions compare it with an exact one.
                reviewer.estimates[ply] = reviewer.estimates[ply].map(Estimate::exact);
            }
        }
        reviewer.stage = reviewer.begin();
        Ok(reviewer)
    }

    /// Nodes spent so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// The chance after 0, 1, … moves; `None` until estimated.
    #[must_use]
    pub fn estimates(&self) -> &[Option<Estimate>] {
        &self.estimates
    }

    /// The costliest decisions, costliest first; final when the review is complete.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Returns true if the review is complete.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// Works for about `nodes` more nodes; true once the review is complete.
    pub fn run(&mut self, nodes: u64) -> bool {
        let end = self.spent.saturating_add(nodes);
        while !self.is_done() && self.spent < end {
            // Every pass costs a node, so that a slice ends.
            self.spent += 1;
            self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Bisect { won, lost, undecided } => self.bisect(won, lost, undecided),
                Stage::Sample { ply, order, wins } => self.estimate(ply, order, wins),
                Stage::Judge { left, at } => self.judge(left, at),
                Stage::Done => Stage::Done,
            };
        }
        self.is_done()
    }

    fn hides(&self, ply: usize) -> bool {
        self.positions[ply].is_stock_hidden()
    }

    /// The first ply that hides nothing; the number of positions if all hide something.
    fn first_open(&self) -> usize {
        (0..self.positions.len()).find(|ply| !self.hides(*ply)).unwrap_or(self.positions.len())
    }

    fn begin(&mut self) -> Stage {
        let (first_open, end) = (self.first_open(), self.positions.len());
        if first_open >= end || self.estimates[first_open..].iter().all(Option::is_some) {
            return self.estimate_before(first_open);
        }
        match self.positions[end - 1].outcome() {
            Outcome::Won => self.record_bisection(Some(end - 1), end),
            Outcome::Stuck => Stage::Bisect { won: None, lost: end - 1, undecided: Vec::new() },
            Outcome::Playing => Stage::Bisect { won: None, lost: end, undecided: Vec::new() },
        }
    }

    /// Probes one of the positions that hide nothing.
    fn bisect(&mut self, won: Option<usize>, lost: usize, mut undecided: Vec<usize>) -> Stage {
        let first = won.map_or(self.first_open(), |won| won + 1);
        // The undecided position nearest to the middle.
        let middle = usize::midpoint(first, lost);
        let next = (first..lost).filter(|ply| !undecided.contains(ply)).min_by_key(|ply| ply.abs_diff(middle));
        let Some(ply) = next.filter(|_| undecided.len() < MAX_PROBES) else { return self.record_bisection(won, lost) };
        let limits = self.verdict_limits(self.limits.exact_nodes);
        match self.search(|reviewer| reviewer.positions[ply].clone(), limits) {
            None => Stage::Bisect { won, lost, undecided },
            Some(Verdict::Won(_)) => Stage::Bisect { won: Some(ply), lost, undecided },
            Some(Verdict::Lost(_)) => Stage::Bisect { won, lost: ply, undecided },
            Some(Verdict::Unknown) => {
                undecided.push(ply);
                Stage::Bisect { won, lost, undecided }
            }
        }
    }

    /// Records the estimates of the positions that hide nothing.
    fn record_bisection(&mut self, won: Option<usize>, lost: usize) -> Stage {
        let first_open = self.first_open();
        for ply in first_open..self.positions.len() {
            self.estimates[ply] = Some(match won {
                Some(won) if ply <= won => Estimate { wins: 1, of: 1 },
                _ if ply >= lost => Estimate { wins: 0, of: 1 },
                _ => Estimate { wins: 0, of: 0 },
            });
        }
        self.estimate_before(first_open)
    }

    /// Goes to the last position before a ply that has no estimate.
    fn estimate_before(&mut self, before: usize) -> Stage {
        match (0..before).rev().find(|ply| self.estimates[*ply].is_none()) {
            Some(ply) => Stage::Sample { ply, order: 0, wins: 0 },
            None => self.select_decisions(),
        }
    }

    /// Returns true if a move turned no card, so that the determinizations stay.
    fn keeps_orders(&self, ply: usize) -> bool {
        self.positions.get(ply + 1).is_some_and(|next| next.stock() == self.positions[ply].stock())
    }

    /// Solves one determinization of a position.
    fn estimate(&mut self, ply: usize, order: u32, wins: u64) -> Stage {
        let of = self.limits.hint.samples;
        // Determinizations won at the next position, if they are the same ones.
        let after = self.last.filter(|&(last, _)| last == ply + 1 && self.keeps_orders(ply)).map(|(_, wins)| wins);
        let note = |reviewer: &mut Self, wins: u64| {
            reviewer.estimates[ply] = Some(Estimate { wins: wins.count_ones(), of });
            reviewer.last = Some((ply, wins));
            reviewer.estimate_before(ply)
        };
        if order >= of {
            return note(self, wins);
        }
        if let (Some(after), 0) = (after, order) {
            let legal = self.positions[ply].legal_moves();
            let key = |m: &Move| self.solver.equivalence_key(&self.positions[ply], *m);
            // A forced move costs nothing.
            if legal.len() == 1 || legal.iter().all(|m| key(m) == key(&legal[0])) {
                return note(self, after);
            }
        }
        if after.is_some_and(|after| after >> order & 1 == 1) {
            return Stage::Sample { ply, order: order + 1, wins: wins | 1 << order };
        }
        let hint_limits = self.limits.hint;
        let limits = self.verdict_limits(hint_limits.nodes);
        match self.search(|reviewer| determinized(&reviewer.positions[ply], hint_limits.seed, order), limits) {
            None => Stage::Sample { ply, order, wins },
            Some(Verdict::Won(_)) => Stage::Sample { ply, order: order + 1, wins: wins | 1 << order },
            Some(_) => Stage::Sample { ply, order: order + 1, wins },
        }
    }

    /// The limits of a search of which only the verdict is read, so that its line need not be short.
    fn verdict_limits(&self, nodes: u64) -> Limits {
        let methods = MethodSet::ALL.without(Method::LineOptimization);
        Limits { memory: self.limits.hint.memory, methods, ..Limits::within(nodes) }
    }

    /// Continues the current search, or starts one.
    fn search(&mut self, position: impl FnOnce(&Self) -> Position, limits: Limits) -> Option<Verdict> {
        let mut search = self.search.take().unwrap_or_else(|| {
            self.spent += NODES_PER_START;
            Search::first_move_only(self.solver, &position(self), limits)
        });
        let before = search.spent();
        let status = search.run(NODES_PER_TURN);
        self.spent += search.spent() - before;
        match status {
            Status::Done(verdict) => Some(verdict),
            Status::Working => {
                self.search = Some(search);
                None
            }
        }
    }

    /// Selects the decisions to judge: those after which the chance fell most.
    fn select_decisions(&self) -> Stage {
        let fell = |ply: usize| -> Option<u32> {
            let [before, after] = [ply, ply + 1].map(|ply| self.estimates[ply].and_then(Estimate::percent));
            before?.checked_sub(after?)
        };
        let mut found: Vec<(usize, u32)> = (0..self.moves.len())
            .filter_map(|ply| Some((ply, fell(ply)?)))
            .filter(|&(ply, fall)| fall >= self.limits.min_cost && self.positions[ply].legal_moves().len() > 1)
            .collect();
        sort::by_key(&mut found, |(_, fall)| 100 - fall);
        found.truncate(self.limits.decisions);
        // The last one is judged first.
        Stage::Judge { left: found.into_iter().rev().map(|(ply, _)| ply).collect(), at: None }
    }

    /// Judges the decisions, one per search.
    fn judge(&mut self, mut left: Vec<usize>, at: Option<(usize, Box<HintSearch>)>) -> Stage {
        let Some((ply, mut hint)) = at else {
            let Some(ply) = left.pop() else {
                sort::by_key(&mut self.decisions, |decision| 100 - decision.cost());
                return Stage::Done;
            };
            // The game had a solver when the review began.
            let hint_limits = HintLimits { samples: self.limits.judge_orders, ..self.limits.hint };
            let hint = HintSearch::comparing_with(&self.positions[ply], hint_limits, self.moves[ply]);
            return Stage::Judge { left, at: hint.ok().map(|hint| (ply, Box::new(hint))) };
        };
        let before = hint.spent();
        let done = hint.run(NODES_PER_TURN);
        self.spent += hint.spent() - before;
        if !done {
            return Stage::Judge { left, at: Some((ply, hint)) };
        }
        if let Some((played, better)) = hint.compared() {
            let hides = self.hides(ply);
            let decision = Decision {
                ply,
                // If nothing is hidden, the position after the move has its estimate.
                played: if hides { played } else { self.estimates[ply + 1].unwrap_or(played) },
                better,
            };
            if decision.cost() >= self.limits.min_cost && better.1.of == decision.played.of {
                self.decisions.push(decision);
            }
        }
        Stage::Judge { left, at: None }
    }
}

impl Decision {
    /// Its cost, in per cent.
    #[must_use]
    pub fn cost(&self) -> u32 {
        let [played, better] = [self.played, self.better.1].map(|estimate| estimate.percent().unwrap_or(0));
        better.saturating_sub(played)
    }
}

/// Returns true if a move comes off the stock, so that the player did not choose the card.
#[must_use]
pub fn is_dealt(position: &Position, m: Move) -> bool {
    position.role(m.from) == Role::Stock
}

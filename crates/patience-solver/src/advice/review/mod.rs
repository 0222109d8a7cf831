//! Reviews: the chance to win after each move of a game, by the cards visible then, and the costliest decisions.
//!
//! While something is hidden, a chance is the share of determinizations that are won (perfect-information Monte Carlo);
//! an undecided one counts as an even chance. While no card is turned, the determinizations stay the same: one that is won
//! after a move was won before it, one that is lost before it is lost after it, and no move raises the chance. Once nothing
//! is hidden, bisection finds where a win was lost. A decision is judged by comparing the move with the best other one in
//! the same determinizations.

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
    /// Estimates of the positions that hide something, last first: the position, the next determinization, and the
    /// verdicts so far.
    Sample {
        ply: usize,
        order: u32,
        verdicts: Verdicts,
    },
    /// Judging of decisions: those left, and the current one.
    Judge {
        left: Vec<usize>,
        at: Option<Judging>,
    },
    Done,
}

/// The judging of one decision.
struct Judging {
    ply: usize,
    hint: Box<HintSearch>,
    /// True for the second search, with a larger budget, after one that decided too little.
    is_repeated: bool,
}

/// The verdicts of the determinizations of a position: a bit for each that is won, and for each that is proven lost.
#[derive(Clone, Copy, Default)]
struct Verdicts {
    won: u64,
    lost: u64,
}

impl Verdicts {
    /// Returns true if a determinization is decided.
    fn has(self, order: u32) -> bool {
        (self.won | self.lost) >> order & 1 == 1
    }

    /// Returns them with one determinization's verdict.
    fn with(self, order: u32, verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Won(_) => Self { won: self.won | 1 << order, ..self },
            Verdict::Lost(_) => Self { lost: self.lost | 1 << order, ..self },
            Verdict::Unknown => self,
        }
    }

    fn estimate(self, of: u32) -> Estimate {
        Estimate { wins: self.won.count_ones(), losses: self.lost.count_ones(), of }
    }
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
    /// The positions estimated last, the last one in the game first, as long as no card was turned between them.
    run: Vec<(usize, Verdicts)>,
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
/// Maximum number of determinizations of a repeated search, and the factor of its nodes.
const REPEATED_ORDERS: u32 = 8;
const REPEATED_FACTOR: u64 = 8;
/// The chance, in per cent, with which the fall to an undecided position is measured.
const EVEN_CHANCE: u32 = 50;

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
            run: Vec::new(),
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
                Stage::Sample { ply, order, verdicts } => self.sample(ply, order, verdicts),
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
                Some(won) if ply <= won => Estimate { wins: 1, losses: 0, of: 1 },
                _ if ply >= lost => Estimate { wins: 0, losses: 1, of: 1 },
                _ => Estimate::NONE,
            });
        }
        self.estimate_before(first_open)
    }

    /// Goes to the last position before a ply that has no estimate.
    fn estimate_before(&mut self, before: usize) -> Stage {
        match (0..before).rev().find(|ply| self.estimates[*ply].is_none()) {
            Some(ply) => self.begin_sampling(ply),
            None => self.select_decisions(),
        }
    }

    /// Returns true if a move turned no card, so that the determinizations stay.
    fn keeps_orders(&self, ply: usize) -> bool {
        self.positions.get(ply + 1).is_some_and(|next| next.stock() == self.positions[ply].stock())
    }

    /// Begins the sampling of a position with the verdicts that follow from those of the next one.
    fn begin_sampling(&mut self, ply: usize) -> Stage {
        let after = self.run.last().filter(|&&(last, _)| last == ply + 1 && self.keeps_orders(ply)).copied();
        let Some((_, after)) = after else {
            self.run.clear();
            return Stage::Sample { ply, order: 0, verdicts: Verdicts::default() };
        };
        let legal = self.positions[ply].legal_moves();
        let key = |m: &Move| self.solver.equivalence_key(&self.positions[ply], *m);
        // A forced move costs nothing.
        if legal.len() == 1 || legal.iter().all(|m| key(m) == key(&legal[0])) {
            return Stage::Sample { ply, order: self.limits.hint.samples, verdicts: after };
        }
        Stage::Sample { ply, order: 0, verdicts: Verdicts { won: after.won, lost: 0 } }
    }

    /// Solves one determinization of a position.
    fn sample(&mut self, ply: usize, order: u32, verdicts: Verdicts) -> Stage {
        let HintLimits { samples, nodes, seed, .. } = self.limits.hint;
        if order >= samples {
            return self.record_sampling(ply, verdicts);
        }
        if verdicts.has(order) {
            return Stage::Sample { ply, order: order + 1, verdicts };
        }
        let limits = self.verdict_limits(nodes);
        match self.search(|reviewer| determinized(&reviewer.positions[ply], seed, order), limits) {
            None => Stage::Sample { ply, order, verdicts },
            Some(verdict) => Stage::Sample { ply, order: order + 1, verdicts: verdicts.with(order, &verdict) },
        }
    }

    /// Records the estimate of a position; determinizations that are lost there are lost at the next ones.
    fn record_sampling(&mut self, ply: usize, verdicts: Verdicts) -> Stage {
        self.run.push((ply, verdicts));
        for (at, after) in &mut self.run {
            after.lost |= verdicts.lost;
            self.estimates[*at] = Some(after.estimate(self.limits.hint.samples));
        }
        self.estimate_before(ply)
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
        let percent = |ply: usize| {
            let even = self.hides(ply).then_some(EVEN_CHANCE);
            self.estimates[ply].and_then(Estimate::percent).or(even)
        };
        let mut found: Vec<(usize, u32)> = (0..self.moves.len())
            .filter_map(|ply| Some((ply, percent(ply)?.checked_sub(percent(ply + 1)?)?)))
            .filter(|&(ply, fall)| fall >= self.limits.min_cost && self.positions[ply].legal_moves().len() > 1)
            .collect();
        sort::by_key(&mut found, |(_, fall)| 100 - fall);
        found.truncate(self.limits.decisions);
        // The last one is judged first.
        Stage::Judge { left: found.into_iter().rev().map(|(ply, _)| ply).collect(), at: None }
    }

    /// Begins to judge a decision.
    fn begin_judging(&self, ply: usize, is_repeated: bool) -> Option<Judging> {
        let mut hint_limits = HintLimits { samples: self.limits.judge_orders, ..self.limits.hint };
        if is_repeated {
            hint_limits.samples = hint_limits.samples.min(REPEATED_ORDERS);
            hint_limits.nodes = hint_limits.nodes.saturating_mul(REPEATED_FACTOR);
        }
        // The game had a solver when the review began.
        let hint = HintSearch::comparing_with(&self.positions[ply], hint_limits, self.moves[ply]).ok()?;
        Some(Judging { ply, hint: Box::new(hint), is_repeated })
    }

    /// Judges the decisions, one per search, or two.
    fn judge(&mut self, mut left: Vec<usize>, at: Option<Judging>) -> Stage {
        let Some(mut judging) = at else {
            let Some(ply) = left.pop() else {
                sort::by_key(&mut self.decisions, |decision| 100 - decision.cost());
                return Stage::Done;
            };
            let at = self.begin_judging(ply, false);
            return Stage::Judge { left, at };
        };
        let Judging { ply, ref mut hint, is_repeated } = judging;
        let before = hint.spent();
        let done = hint.run(NODES_PER_TURN);
        self.spent += hint.spent() - before;
        if !done {
            return Stage::Judge { left, at: Some(judging) };
        }
        if let Some((played, better)) = hint.compared() {
            let hides = self.hides(ply);
            if hides && !is_repeated && (played.percent().is_none() || better.1.percent().is_none()) {
                let at = self.begin_judging(ply, true);
                return Stage::Judge { left, at };
            }
            let decision = Decision {
                ply,
                // If nothing is hidden, the position after the move has its estimate.
                played: if hides { played } else { self.estimates[ply + 1].unwrap_or(played) },
                better,
            };
            let is_better = better.1.wins > 0 && better.1.of == decision.played.of;
            if is_better && decision.cost() >= self.limits.min_cost {
                self.decisions.push(decision);
            }
        }
        Stage::Judge { left, at: None }
    }
}

impl Decision {
    /// Its cost, in per cent; 0 without both estimates.
    #[must_use]
    pub fn cost(&self) -> u32 {
        let [played, better] = [self.played, self.better.1].map(Estimate::percent);
        better.zip(played).map_or(0, |(better, played)| better.saturating_sub(played))
    }
}

/// Returns true if a move comes off the stock, so that the player did not choose the card.
#[must_use]
pub fn is_dealt(position: &Position, m: Move) -> bool {
    position.role(m.from) == Role::Stock
}

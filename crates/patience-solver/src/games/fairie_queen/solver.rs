//! The portfolio of searches for one position: their schedule, and the meaning of their results.
//!
//! First every way to play out the deal is enumerated; each ends in an outcome. The packing abstraction drops outcomes that
//! cannot be won, and a search starts from each of the others. In turns that double each round, depth-first search
//! looks for a line and counterexample-guided abstraction refinement (CEGAR) for a proof; the filter has turns, too, so that
//! searches may begin before it has ended. Once a line is found, only its optimization still runs.
//!
//! `Lost` is answered only of all outcomes: those that the filter has not checked, or that were dropped for lack of memory,
//! might be won ([`Solver::all_lost`]). The `README.md` of this folder has the drawing.

use super::abstraction::Abstractions;
use super::cegar::{CegarSearch, Progress};
use super::component_dfs::{ComponentDfs, DfsConfig};
use super::deal::{DealEnumerator, DealOutcome};
use super::dealt_state::DealtState;
use super::line_optimizer::LineOptimizer;
use super::memory::{MEMORY, share};
use super::prefix_trie::{PrefixTrie, Run};
use super::state::{FairieState, Move};
use super::tableau::{ALL_RANKS, Tableau, TableauMove};
use super::trace::SearchEnd;
use crate::engine::{Answer, Engine, TableMemory, mix};
use crate::{Limits, Method, MethodStats, Proof, Rule, SearchStats, WorkerRole};

/// The searches for one position.
pub(crate) struct Solver {
    limits: Limits,
    pub(super) deal: DealEnumerator,
    trie: PrefixTrie,
    abstractions: Abstractions,
    /// Outcomes of the deal not yet filtered.
    unchecked: Vec<u32>,
    /// Outcomes that passed the filter and are not refuted.
    outcomes: Vec<u32>,
    /// The tableau of each of `outcomes`, in the same order.
    starts: Vec<Tableau>,
    stage: Stage,
    line_dfs: Option<ComponentDfs>,
    cegar: Option<CegarSearch>,
    cegar_exhausted: bool,
    /// The index of the start that wins, and its line.
    optimizer: Option<(usize, LineOptimizer)>,
    rounds: u32,
    /// Seed of the depth-first search; changes with each restart.
    salt: u64,
    /// Nodes until the depth-first search restarts.
    restart_budget: u64,
    /// Index into [`SUIT_LEVELS`]: key precision of the depth-first search.
    suit_level: usize,
    /// Nodes left of this stage's turn.
    turn_left: u64,
    spent: u64,
    stats: SearchStats,
    /// Counts of the current slice of a stage.
    counts: MethodStats,
}

/// The stages in the order of their turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Stage {
    EnumerateDeal,
    FilterOutcomes,
    LineDfs,
    Cegar,
    OptimizeLine,
}

impl Stage {
    fn method(self) -> Method {
        match self {
            Stage::EnumerateDeal => Method::DealEnumeration,
            Stage::FilterOutcomes => Method::Abstraction,
            Stage::LineDfs => Method::ComponentSearch,
            Stage::Cegar => Method::AbstractionRefinement,
            Stage::OptimizeLine => Method::LineOptimization,
        }
    }
}

/// The stages that search from the outcomes of the deal.
const SEARCHES: [Stage; 2] = [Stage::LineDfs, Stage::Cegar];

/// Nodes of a stage's first turn.
const FIRST_TURN_NODES: u64 = 100_000;

/// The keys of the depth-first search hold the suits of ranks below this, at each level: states that differ in other suits
/// count as one, so that it proves no loss before the last level.
const SUIT_LEVELS: [u8; 6] = [0, 2, 4, 6, 8, ALL_RANKS];
const LAST_SUIT_LEVEL: usize = SUIT_LEVELS.len() - 1;

/// No card is refined before a counterexample calls for it.
const ALWAYS_REFINE_BELOW: i8 = 0;

/// Nodes after which the depth-first search restarts with another salt: most lines are found early in a run.
const RESTART_NODES: u64 = 400_000;

/// Dealt states expanded for one query of the filter; the next call continues a query that needs more.
const FILTER_NODES: u64 = 10_000;

/// The first salt of a worker; 0 for seed 1.
fn first_salt(seed: u64) -> u64 {
    mix(seed ^ 1)
}

impl Solver {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        let deal = DealEnumerator::new(state, limits);
        Self {
            limits,
            trie: PrefixTrie::new(state.ranks, deal.columns, limits.rules),
            deal,
            abstractions: Abstractions::new(TableMemory::of(limits).with_bytes(0)),
            unchecked: Vec::new(),
            outcomes: Vec::new(),
            starts: Vec::new(),
            stage: Stage::EnumerateDeal,
            line_dfs: None,
            cegar: None,
            cegar_exhausted: !limits.rules.has(Rule::AbstractionRefinement)
                || !limits.methods.has(Method::AbstractionRefinement),
            optimizer: None,
            rounds: 0,
            salt: first_salt(limits.seed),
            restart_budget: RESTART_NODES,
            suit_level: 0,
            turn_left: 0,
            spent: 0,
            stats: SearchStats::default(),
            counts: MethodStats::default(),
        }
    }

    fn enumerate_deal(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let (spent, is_done) = self.deal.run(nodes);
        if is_done {
            self.unchecked = self.deal.outcomes();
            self.abstractions = Abstractions::new(MEMORY.of(share::ABSTRACTIONS, self.limits));
            self.advance();
        }
        (spent, None)
    }

    /// Filters one outcome of the deal by the packing abstraction.
    fn filter_outcome(&mut self) -> (u64, Option<Answer>) {
        if !SEARCHES.into_iter().any(|stage| self.limits.methods.has(stage.method())) {
            return (1, Some(Answer::GaveUp));
        }
        let Some(&n) = self.unchecked.last() else {
            // Without starts the deal would be lost, had outcomes not been dropped for lack of memory.
            let has_search = SEARCHES.into_iter().any(|stage| self.is_enabled(stage));
            let answer = (self.starts.is_empty() || !has_search).then_some(Answer::GaveUp);
            self.advance();
            return (1, answer);
        };
        if self.trie.is_full() {
            self.deal.is_incomplete = true;
            self.unchecked.clear();
            return (1, None);
        }
        let start = tableau_of(&mut self.trie, &self.deal.outcome(n));
        if start.dealt.is_won(&self.trie) {
            let mut moves = self.deal.moves_to(n);
            // The game ends once all cards are home: the kings after the last play are never turned.
            while moves.last() == Some(&Move::Turn) {
                moves.pop();
            }
            return (1, Some(Answer::won(moves)));
        }
        let before = self.abstractions.spent();
        if let Some(can_win) = self.abstractions.can_win_dealt(&self.trie, &start.dealt, FILTER_NODES) {
            self.unchecked.pop();
            if can_win {
                self.outcomes.push(n);
                self.starts.push(start);
            }
        }
        let spent = self.abstractions.spent() - before + 1;
        let is_lost = self.starts.is_empty() && self.unchecked.is_empty() && !self.deal.is_incomplete;
        (spent, is_lost.then_some(Answer::Lost(Proof::Relaxed)))
    }

    /// The answer once all outcomes are checked and all starts lost: of outcomes that were dropped nothing is proven.
    fn all_lost(&self, proof: Proof) -> Answer {
        if self.deal.is_incomplete { Answer::GaveUp } else { Answer::Lost(proof) }
    }

    fn run_line_dfs(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let memory = MEMORY.of(share::LINE_DFS, self.limits);
        let parts = (memory.part(2, 3), memory.part(1, 3).bytes);
        let dfs = self.line_dfs.get_or_insert_with(|| {
            let config = DfsConfig { suits_keyed_below: SUIT_LEVELS[self.suit_level], salt: self.salt };
            ComponentDfs::new(&self.trie, &self.starts, config, parts)
        });
        let (spent, outcome) = dfs.run(&self.trie, &mut self.abstractions, nodes);
        self.counts.add(std::mem::take(&mut dfs.stats));
        match outcome {
            Some(SearchEnd::Line(start, line)) => self.adopt_line(start, line),
            Some(SearchEnd::Exhausted) => {
                if dfs.is_complete() && self.unchecked.is_empty() {
                    return (spent, Some(self.all_lost(Proof::Exhausted)));
                }
                self.suit_level = (self.suit_level + 1).min(LAST_SUIT_LEVEL);
                self.advance();
            }
            None => {
                self.restart_budget -= self.restart_budget.min(spent);
                if self.restart_budget == 0 {
                    self.line_dfs = None;
                    self.salt += 1;
                    self.restart_budget = RESTART_NODES;
                }
            }
        }
        (spent, None)
    }

    /// Runs CEGAR; starts that it refutes are removed for all searches.
    fn run_cegar(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let memory = MEMORY.of(share::CEGAR, self.limits);
        let cegar = self.cegar.get_or_insert_with(|| CegarSearch::new(ALWAYS_REFINE_BELOW, memory));
        let (spent, progress) = cegar.run(&self.trie, &mut self.abstractions, &self.starts, nodes);
        self.counts.add(std::mem::take(&mut cegar.stats));
        match progress {
            Progress::Working => {}
            Progress::Won(start, line) => self.adopt_line(start, line),
            Progress::Lost(start) => {
                self.outcomes.remove(start);
                self.starts.remove(start);
                if self.starts.is_empty() && self.unchecked.is_empty() {
                    return (spent, Some(self.all_lost(Proof::Relaxed)));
                }
            }
            Progress::AllUndecided => {
                if self.unchecked.is_empty() {
                    self.cegar_exhausted = true;
                    self.cegar = None;
                }
                self.advance();
            }
        }
        (spent, None)
    }

    /// Ends all searches but the optimization of this line.
    fn adopt_line(&mut self, start: usize, line: Vec<TableauMove>) {
        self.stats.decide(self.stage.method());
        self.line_dfs = None;
        self.cegar = None;
        self.optimizer = Some((start, LineOptimizer::new(&self.starts[start], line)));
        self.stage = Stage::OptimizeLine;
    }

    /// Counts the nodes of a slice: those that queries expanded for the abstractions, the others for the stage's method.
    fn count(&mut self, method: Method, nodes: u64, queried: u64) {
        let counts = std::mem::take(&mut self.counts);
        let searched = nodes.saturating_sub(queried);
        let states = if counts.states == 0 { searched } else { counts.states };
        self.stats.add(method, MethodStats { nodes: searched, states, ..counts });
        let queries = MethodStats { nodes: nodes - searched, states: queried, ..MethodStats::default() };
        self.stats.add(Method::Abstraction, queries);
    }

    fn optimize_line(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let Some((n, optimizer)) = &mut self.optimizer else {
            return (1, Some(Answer::GaveUp));
        };
        let n = *n;
        let (spent, line) = optimizer.run(&self.trie, nodes);
        (spent, line.map(|line| Answer::Won(self.line_of(n, line))))
    }

    /// Returns the moves from the deal to the end of this line.
    fn line_of(&self, start: usize, line: Vec<TableauMove>) -> Vec<patience::Move> {
        let mut moves = self.deal.moves_to(self.outcomes[start]);
        moves.extend(line.into_iter().map(to_move));
        moves.into_iter().map(Into::into).collect()
    }

    /// Returns true if this worker may give the stage a turn.
    fn is_enabled(&self, stage: Stage) -> bool {
        match stage {
            _ if !self.limits.methods.has(stage.method()) => false,
            Stage::LineDfs => self.limits.role != WorkerRole::Proofs || self.cegar_exhausted,
            Stage::Cegar => self.limits.role != WorkerRole::Lines && !self.cegar_exhausted,
            Stage::EnumerateDeal | Stage::FilterOutcomes | Stage::OptimizeLine => true,
        }
    }

    /// Gives the next stage its turn; after the last stage a new round begins, with turns twice as long.
    fn advance(&mut self) {
        self.line_dfs = None;
        self.salt += u64::from(self.stage == Stage::LineDfs);
        self.restart_budget = RESTART_NODES;
        self.stage = match self.stage {
            Stage::EnumerateDeal => Stage::FilterOutcomes,
            Stage::FilterOutcomes if self.starts.is_empty() => Stage::FilterOutcomes,
            Stage::OptimizeLine => Stage::OptimizeLine,
            stage => SEARCHES.into_iter().find(|next| *next > stage && self.is_enabled(*next)).unwrap_or_else(|| {
                self.rounds += 1;
                Stage::FilterOutcomes
            }),
        };
        self.turn_left = FIRST_TURN_NODES << self.rounds.min(20);
    }
}

impl Engine for Solver {
    fn conclude(&mut self) -> Option<Vec<patience::Move>> {
        let (start, optimizer) = self.optimizer.take()?;
        Some(self.line_of(start, optimizer.line))
    }

    fn stats(&self) -> SearchStats {
        self.stats
    }

    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let left = (nodes - spent).min(self.turn_left.max(1));
            let stage = self.stage;
            let before = self.abstractions.spent();
            let (n, answer) = match stage {
                Stage::EnumerateDeal => self.enumerate_deal(nodes - spent),
                Stage::FilterOutcomes => self.filter_outcome(),
                Stage::LineDfs => self.run_line_dfs(left.min(self.restart_budget)),
                Stage::Cegar => self.run_cegar(left),
                Stage::OptimizeLine => self.optimize_line(nodes - spent),
            };
            spent += n;
            self.spent += n;
            self.count(stage.method(), n, self.abstractions.spent().saturating_sub(before));
            if let Some(answer) = answer {
                match answer {
                    Answer::Lost(_) => self.stats.decide(stage.method()),
                    // The deal itself wins; other lines are adopted by the search that finds them.
                    Answer::Won(_) if self.stats.decided_by().is_none() => self.stats.decide(Method::DealEnumeration),
                    _ => {}
                }
                return (spent, answer);
            }
            if self.stage == Stage::OptimizeLine
                && (self.spent >= self.limits.nodes || !self.limits.methods.has(Method::LineOptimization))
                && let Some((start, optimizer)) = self.optimizer.take()
            {
                // The optimization is off, or no nodes are left for it.
                return (spent, Answer::Won(self.line_of(start, optimizer.line)));
            }
            let has_turns = matches!(stage, Stage::FilterOutcomes | Stage::LineDfs | Stage::Cegar);
            if self.stage == stage && has_turns {
                self.turn_left -= self.turn_left.min(n);
                if self.turn_left == 0 {
                    self.advance();
                }
            }
        }
        (spent, Answer::Working)
    }
}

/// The tableau of an outcome of the deal, whose columns are inserted into the trie.
pub(super) fn tableau_of(trie: &mut PrefixTrie, outcome: &DealOutcome) -> Tableau {
    let dealt = DealtState { prefix: [0; 8], heights: outcome.heights };
    let mut tableau = Tableau { dealt, run: [Run::EMPTY; 8] };
    for (c, cards) in outcome.columns.iter().enumerate() {
        (tableau.dealt.prefix[c], tableau.run[c]) = trie.insert(cards);
    }
    tableau
}

fn to_move(m: TableauMove) -> Move {
    if m.is_play() { Move::Play(m.from) } else { Move::Transfer(m.from, m.to) }
}

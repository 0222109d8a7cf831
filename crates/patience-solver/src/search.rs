//! One search for one position, run in slices.

use crate::convert::State;
use crate::empress;
use crate::explain;
use crate::fairie;
use crate::labyrinth;
use crate::sly;
use crate::verdict::{Limits, Proof, Rule, Status, Verdict};
use patience::{Outcome, Position};

/// What a game's own search says at the end of a slice.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// The moves, in the notation.
    Won(Vec<String>),
    Lost(Proof),
    /// The search has nothing left to try.
    GaveUp,
    Working,
}

/// A search for the truth about one position.
///
/// The same position, limits and nodes give the same answer on every platform, however the work is sliced.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::{Limits, Search, Status, Verdict};
/// let deal = Deal::numbered(Game::by_id("empress-of-india").unwrap(), 1).unwrap();
/// let mut search = Search::new(&Position::start(&deal), Limits::default());
/// let status = search.run(1_000_000);
/// assert!(matches!(status, Status::Done(Verdict::Won(_))));
/// ```
pub struct Search {
    position: Position,
    limits: Limits,
    engine: Engine,
    spent: u64,
    playouts: u64,
    /// Nodes asked for so far. Searches go in steps that are not cut: what one slice overspends, the next one lacks.
    asked: u64,
    verdict: Option<Verdict>,
    /// Whether only the first move of a line is wanted.
    brief: bool,
}

enum Engine {
    Fairie(Box<fairie::Solver>),
    Empress(Box<empress::Solver>),
    Labyrinth(Box<labyrinth::Solver>),
    Sly(Box<sly::Solver>),
    None,
}

impl Search {
    /// A search that has not begun.
    #[must_use]
    pub fn new(position: &Position, limits: Limits) -> Self {
        let state = State::read(position);
        let refuted =
            limits.rules.has(Rule::WhyB) && state.as_ref().is_some_and(|state| explain::refute(state).is_some());
        let engine = match state {
            Some(State::Fairie(state)) => Engine::Fairie(Box::new(fairie::Solver::new(&state, limits))),
            Some(State::Empress(state)) => Engine::Empress(Box::new(empress::Solver::new(&state, limits))),
            Some(State::Labyrinth(state)) => Engine::Labyrinth(Box::new(labyrinth::Solver::new(&state, limits))),
            Some(State::Sly(state)) => Engine::Sly(Box::new(sly::Solver::new(&state, limits))),
            None => Engine::None,
        };
        let verdict = match position.outcome() {
            Outcome::Won => Some(Verdict::Won(Vec::new())),
            Outcome::Stuck => Some(Verdict::Lost(Proof::Exhausted)),
            Outcome::Playing => refuted.then_some(Verdict::Lost(Proof::Relaxed)),
        };
        Self { position: position.clone(), limits, engine, spent: 0, playouts: 0, asked: 0, verdict, brief: false }
    }

    /// A search whose winning lines end after their first move. They are not replayed, and stay in this crate.
    pub(crate) fn brief(position: &Position, limits: Limits) -> Self {
        Self { brief: true, ..Self::new(position, limits) }
    }

    /// Nodes spent so far; a node is a move made in a search or a play-out.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whole games played out so far, by annealing or greedily; the Fairie Queen's search plays none.
    #[must_use]
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Searches on for about this many nodes.
    pub fn run(&mut self, nodes: u64) -> Status {
        if let Some(verdict) = &self.verdict {
            return Status::Done(verdict.clone());
        }
        self.asked = self.asked.saturating_add(nodes).min(self.limits.nodes);
        let nodes = self.asked.saturating_sub(self.spent);
        if nodes == 0 && self.spent < self.limits.nodes {
            return Status::Working;
        }
        let (spent, answer) = match &mut self.engine {
            Engine::Fairie(solver) => solver.run(nodes),
            Engine::Empress(solver) => solver.run(nodes),
            Engine::Labyrinth(solver) => solver.run(nodes),
            Engine::Sly(solver) => solver.run(nodes),
            Engine::None => (0, Answer::GaveUp),
        };
        self.spent += spent;
        self.playouts = match &self.engine {
            Engine::Empress(solver) => solver.playouts(),
            Engine::Labyrinth(solver) => solver.playouts(),
            Engine::Sly(solver) => solver.playouts(),
            Engine::Fairie(_) | Engine::None => 0,
        };
        let verdict = match answer {
            Answer::Won(line) if self.brief && !cfg!(debug_assertions) => self.first(&line),
            Answer::Won(line) => self.replay(&line),
            Answer::Lost(proof) => Verdict::Lost(proof),
            Answer::GaveUp => Verdict::Unknown,
            Answer::Working if self.spent >= self.limits.nodes => Verdict::Unknown,
            Answer::Working => return Status::Working,
        };
        self.engine = Engine::None;
        self.verdict = Some(verdict.clone());
        Status::Done(verdict)
    }

    /// The first move of a line.
    fn first(&self, line: &[String]) -> Verdict {
        let first = line.first().and_then(|text| self.position.parse_move(text).ok());
        first.map_or(Verdict::Unknown, |mv| Verdict::Won(vec![mv]))
    }

    /// Plays a line under the rules; a line that does not win is a fault of the solver and never leaves it.
    fn replay(&self, line: &[String]) -> Verdict {
        let mut position = self.position.clone();
        let mut moves = Vec::with_capacity(line.len());
        for text in line {
            let next = position.parse_move(text).map(|m| (m, position.clone().play(m)));
            let Ok((m, Ok(next))) = next else {
                debug_assert!(false, "{text} is not legal in {position:?}");
                return Verdict::Unknown;
            };
            moves.push(m);
            position = next;
        }
        debug_assert_eq!(position.outcome(), Outcome::Won);
        if position.outcome() == Outcome::Won { Verdict::Won(moves) } else { Verdict::Unknown }
    }
}

/// Searches until the limits are reached.
#[must_use]
pub fn solve(position: &Position, limits: Limits) -> (Verdict, u64) {
    let mut search = Search::new(position, limits);
    loop {
        if let Status::Done(verdict) = search.run(1 << 20) {
            return (verdict, search.spent());
        }
    }
}

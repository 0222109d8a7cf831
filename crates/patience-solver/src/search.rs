//! One search for one position, run in slices.

use crate::explanation::Explanation;
use crate::limits::{Limits, Rule};
use crate::reasons::LOOK;
use crate::registry::{NoSolver, solver_of};
use crate::solver::{Answer, Engine, GameSolver};
use crate::verdict::{Proof, Status, Verdict};
use patience::{Move, Outcome, Position};
use std::fmt;

/// A search for the truth about one position.
///
/// The same position, limits and nodes give the same answer on every platform, however the work is sliced.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::{Limits, Search, Status, Verdict};
/// # fn main() -> Result<(), patience_solver::NoSolver> {
/// let deal = Deal::numbered(Game::by_id("empress-of-india").unwrap(), 1).unwrap();
/// let mut search = Search::new(&Position::start(&deal), Limits::default())?;
/// let status = search.run(1_000_000);
/// assert!(matches!(status, Status::Done(Verdict::Won(_))));
/// # Ok(())
/// # }
/// ```
#[must_use]
pub struct Search {
    position: Position,
    limits: Limits,
    /// The game's own search; none once the verdict is known.
    engine: Option<Box<dyn Engine>>,
    spent: u64,
    playouts: u64,
    /// Nodes asked for so far. Searches go in steps that are not cut: what one slice overspends, the next one lacks.
    asked: u64,
    verdict: Option<Verdict>,
    /// Whether only the first move of a line is wanted.
    brief: bool,
    /// How a brief search's line begins, in the notation.
    line: Vec<String>,
}

impl Search {
    /// A search that has not begun.
    ///
    /// # Errors
    /// [`NoSolver`] for a position of a game that cannot be solved.
    pub fn new(position: &Position, limits: Limits) -> Result<Self, NoSolver> {
        Ok(Self::begin(solver_of(position.game())?, position, limits))
    }

    /// A search whose winning lines end after their first move. They are not replayed, and stay in this crate.
    pub(crate) fn brief(solver: &dyn GameSolver, position: &Position, limits: Limits) -> Self {
        Self { brief: true, ..Self::begin(solver, position, limits) }
    }

    fn begin(solver: &dyn GameSolver, position: &Position, limits: Limits) -> Self {
        let (mut engine, mut verdict) = (None, None);
        match position.outcome() {
            Outcome::Won => verdict = Some(Verdict::Won(Vec::new())),
            Outcome::Stuck => verdict = Some(Verdict::Lost(Proof::Exhausted)),
            Outcome::Playing => {
                let snapshot = solver.read(position);
                if limits.rules.has(Rule::WhyB) && snapshot.is_refuted() {
                    verdict = Some(Verdict::Lost(Proof::Relaxed));
                } else {
                    engine = Some(snapshot.search(limits));
                }
            }
        }
        Self {
            position: position.clone(),
            limits,
            engine,
            spent: 0,
            playouts: 0,
            asked: 0,
            verdict,
            brief: false,
            line: Vec::new(),
        }
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
        let mut answer = Answer::GaveUp;
        if let Some(engine) = &mut self.engine {
            let spent;
            (spent, answer) = engine.run(nodes);
            self.spent += spent;
            self.playouts = engine.playouts();
        }
        if let (Answer::Won(line), true) = (&answer, self.brief) {
            self.line = line[..line.len().min(LOOK + 1)].to_vec();
        }
        let verdict = match answer {
            Answer::Won(line) if self.brief && !cfg!(debug_assertions) => self.first(&line),
            Answer::Won(line) => self.replay(&line),
            Answer::Lost(proof) => Verdict::Lost(proof),
            Answer::GaveUp => Verdict::Unknown,
            Answer::Working if self.spent >= self.limits.nodes => Verdict::Unknown,
            Answer::Working => return Status::Working,
        };
        // Its tables are large.
        self.engine = None;
        self.verdict = Some(verdict.clone());
        Status::Done(verdict)
    }

    /// How the line begins that a brief search has found; what is not replayed is checked move by move by whoever plays it.
    pub(crate) fn take_line(&mut self) -> Vec<String> {
        std::mem::take(&mut self.line)
    }

    /// The first move of a line.
    fn first(&self, line: &[String]) -> Verdict {
        let first = line.first().and_then(|text| self.position.parse_move(text).ok());
        first.map_or(Verdict::Unknown, |m| Verdict::Won(vec![m]))
    }

    /// Plays a line under the rules; a line that does not win is a fault of the solver and never leaves it.
    fn replay(&self, line: &[String]) -> Verdict {
        let mut position = self.position.clone();
        let mut moves: Vec<Move> = Vec::with_capacity(line.len());
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

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, limits, spent, verdict, .. } = self;
        let mut all = f.debug_struct("Search");
        all.field("position", position).field("limits", limits).field("spent", spent).field("verdict", verdict);
        all.finish_non_exhaustive()
    }
}

/// Searches until it is decided or the limits are reached; the verdict, and the nodes spent.
///
/// # Errors
/// [`NoSolver`] for a position of a game that cannot be solved.
pub fn solve(position: &Position, limits: Limits) -> Result<(Verdict, u64), NoSolver> {
    let mut search = Search::new(position, limits)?;
    loop {
        if let Status::Done(verdict) = search.run(1 << 20) {
            return Ok((verdict, search.spent()));
        }
    }
}

/// Why a position cannot be won, if there is a reason that can be seen on the table; `None` says nothing about the position.
///
/// Each explanation is a proof by itself: a position that has one is lost.
///
/// # Errors
/// [`NoSolver`] for a position of a game that cannot be solved.
pub fn explain(position: &Position) -> Result<Option<Explanation>, NoSolver> {
    let solver = solver_of(position.game())?;
    if position.outcome() == Outcome::Won {
        return Ok(None);
    }
    Ok(solver.read(position).explain().filter(Explanation::is_visible))
}

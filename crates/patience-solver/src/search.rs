//! One resumable search for one position. Replays every line under the rules before it returns it.

use crate::advice::hint::MAX_LINE_MOVES;
use crate::engine::{Answer, Engine, GameSolver};
use crate::outlook::Outlook;
use crate::registry::solver_of;
use crate::{Explanation, Limits, Method, NoSolver, Proof, SearchStats, Status, Verdict};
use patience::{Move, Outcome, Position};

/// Panic message for a line that does not replay: a fault of the solver, never an undecided verdict.
const WRONG_LINE: &str = "the solver found a line that does not win";

/// A search that decides a position, given the order of the stock.
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
    /// The engine of the game; `None` once the verdict is known.
    engine: Option<Box<dyn Engine>>,
    spent: u64,
    playouts: u64,
    stats: SearchStats,
    /// Nodes requested so far. Engines overshoot, so the next slice gets only the difference.
    requested: u64,
    verdict: Option<Verdict>,
    /// True to return only the first move of a line.
    first_move_only: bool,
    /// The first moves of the line, if only the first move is returned.
    line_prefix: Vec<Move>,
}

impl Search {
    /// Creates an idle search.
    ///
    /// # Errors
    /// [`NoSolver`] for a position of a game that cannot be solved.
    pub fn new(position: &Position, limits: Limits) -> Result<Self, NoSolver> {
        Ok(Self::start(solver_of(position.game())?, position, limits))
    }

    /// Creates a search whose winning line ends after its first move. The line is not replayed, so it stays in this
    /// crate.
    pub(crate) fn first_move_only(solver: &dyn GameSolver, position: &Position, limits: Limits) -> Self {
        Self { first_move_only: true, ..Self::start(solver, position, limits) }
    }

    pub(crate) fn start(solver: &dyn GameSolver, position: &Position, limits: Limits) -> Self {
        let (mut engine, mut verdict, mut stats) = (None, None, SearchStats::default());
        match position.outcome() {
            Outcome::Won => {
                verdict = Some(Verdict::Won(Vec::new()));
                stats.decide(Method::Rules);
            }
            Outcome::Stuck => {
                verdict = Some(Verdict::Lost(Proof::Exhausted));
                stats.decide(Method::Rules);
            }
            Outcome::Playing => engine = Some(solver.read(position).search(limits)),
        }
        Self {
            position: position.clone(),
            limits,
            engine,
            spent: 0,
            playouts: 0,
            stats,
            requested: 0,
            verdict,
            first_move_only: false,
            line_prefix: Vec::new(),
        }
    }

    /// Nodes spent so far; a node is a move made in a search or a playout, or work that takes as long.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Playouts so far, by annealing or greedy restarts; the Fairie Queen has none.
    #[must_use]
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Statistics by method so far, and the method that decided.
    pub fn stats(&self) -> SearchStats {
        self.stats
    }

    /// Searches for about `nodes` nodes; it may overshoot by one unit of the engine's work.
    ///
    /// # Panics
    /// If the engine finds a line that does not win under the rules: a fault of this crate.
    pub fn run(&mut self, nodes: u64) -> Status {
        if let Some(verdict) = &self.verdict {
            return Status::Done(verdict.clone());
        }
        self.requested = self.requested.saturating_add(nodes).min(self.limits.nodes);
        let nodes = self.requested.saturating_sub(self.spent);
        if nodes == 0 && self.spent < self.limits.nodes {
            return Status::Working;
        }
        let mut answer = Answer::GaveUp;
        if let Some(engine) = &mut self.engine {
            let spent;
            (spent, answer) = engine.run(nodes);
            self.spent += spent;
            self.playouts = engine.playouts();
            self.stats = engine.stats();
        }
        let verdict = match answer {
            Answer::Won(line) => self.win(line),
            Answer::Lost(proof) => Verdict::Lost(proof),
            Answer::GaveUp => Verdict::Unknown,
            Answer::Working if self.spent >= self.limits.nodes => Verdict::Unknown,
            Answer::Working => return Status::Working,
        };
        self.end(verdict.clone());
        Status::Done(verdict)
    }

    /// Ends a search that has found a win and only shortens its line, and returns the verdict, if there is one.
    ///
    /// Call it before dropping a search whose status is [`Status::Working`], so that no result is lost.
    ///
    /// # Panics
    /// As [`run`](Self::run).
    pub fn conclude(&mut self) -> Option<Verdict> {
        if let Some(line) = self.engine.as_mut().and_then(|engine| engine.conclude()) {
            let verdict = self.win(line);
            self.end(verdict);
        }
        self.verdict.clone()
    }

    /// Sets the verdict, and frees the engine's tables.
    fn end(&mut self, verdict: Verdict) {
        self.engine = None;
        self.verdict = Some(verdict);
    }

    /// Returns the verdict of a winning line, and remembers its first moves if only these are asked for.
    fn win(&mut self, line: Vec<Move>) -> Verdict {
        if self.first_move_only {
            self.line_prefix = line[..line.len().min(MAX_LINE_MOVES + 1)].to_vec();
            if !cfg!(debug_assertions) {
                return self.verdict_of_first_move(&line);
            }
        }
        self.replay(line)
    }

    /// Takes the first moves of the line.
    pub(crate) fn take_line_prefix(&mut self) -> Vec<Move> {
        std::mem::take(&mut self.line_prefix)
    }

    /// Returns the verdict of a line, checking its first move only.
    fn verdict_of_first_move(&self, line: &[Move]) -> Verdict {
        let first = line.first().filter(|m| self.position.legal_moves().contains(m));
        let Some(m) = first else { panic!("{WRONG_LINE}") };
        Verdict::Won(vec![*m])
    }

    /// Replays a line under the rules.
    fn replay(&self, line: Vec<Move>) -> Verdict {
        let end = line.iter().try_fold(self.position.clone(), |position, m| position.play(*m));
        assert!(end.is_ok_and(|end| end.outcome() == Outcome::Won), "{WRONG_LINE}");
        Verdict::Won(line)
    }
}

/// Searches until a verdict or the limits. Returns the verdict and the nodes spent.
///
/// # Panics
/// As [`Search::run`].
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

/// Explains why a position is lost: by a few visible cards, by what can still go home, or by many visible cards. `None` says
/// nothing about the position.
///
/// Each explanation is a proof: a position that has one is lost.
///
/// # Errors
/// [`NoSolver`] for a position of a game that cannot be solved.
pub fn explain(position: &Position) -> Result<Option<Explanation>, NoSolver> {
    let by_cards = explain_by_cards(position)?;
    let is_reason = |why: &Explanation| why.is_concise() && !why.is_despite_grace();
    if by_cards.as_ref().is_some_and(is_reason) || position.outcome() != Outcome::Playing {
        return Ok(by_cards.filter(Explanation::is_concise));
    }
    let outlook = Outlook::of(position).map(|outlook| outlook.explain());
    // One card that never goes home says more than several that grace does not free, a number of cards less.
    Ok(match by_cards {
        Some(by_cards) if by_cards.is_concise() => outlook.filter(|why| !why.cards.is_empty()).or(Some(by_cards)),
        _ => outlook.or(by_cards),
    })
}

/// Finds a line that digs for a card that never goes home, as far as any line does, and the explanation of its last position.
/// `None` unless [`explain`] shows every position that follows.
#[must_use]
pub fn dig_for_stuck_card(position: &Position) -> Option<(Vec<Move>, Explanation)> {
    if position.outcome() == Outcome::Playing { Outlook::of(position).map(|outlook| outlook.dig()) } else { None }
}

/// Explains why a position is lost by the visible cards alone, however many they are.
///
/// # Errors
/// [`NoSolver`] for a position of a game that cannot be solved.
pub fn explain_by_cards(position: &Position) -> Result<Option<Explanation>, NoSolver> {
    let solver = solver_of(position.game())?;
    Ok(if position.outcome() == Outcome::Won { None } else { solver.read(position).explain() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MethodSet;
    use crate::method::MethodStats;
    use patience::{Deal, Game, Link, PileId, Role};

    /// An engine that claims that a line wins.
    struct ClaimedLine(Move);

    impl Engine for ClaimedLine {
        fn stats(&self) -> SearchStats {
            SearchStats::default()
        }

        fn run(&mut self, _: u64) -> (u64, Answer) {
            (1, Answer::Won(vec![self.0]))
        }
    }

    fn verdict_of(m: Move, first_move_only: bool) -> Verdict {
        let start = Position::start(&Deal::numbered(Game::by_id("sly").expect("a game"), 1).expect("a deal"));
        let mut search = Search::new(&start, Limits::default()).expect("a solver");
        search.engine = Some(Box::new(ClaimedLine(m)));
        search.first_move_only = first_move_only;
        match search.run(1) {
            Status::Done(verdict) => verdict,
            Status::Working => panic!("the engine answers at once"),
        }
    }

    /// A move that is illegal at the start.
    fn illegal() -> Move {
        Move::home(Game::by_id("sly").and_then(|game| game.pile_of(Role::Hand)).expect("a hand"))
    }

    #[test]
    fn a_search_that_has_decided_and_is_stopped_answers_with_what_it_found() {
        for deal in ["F222-226R", "F222-225N", "F222-227U"] {
            let link = Link::parse(&format!("fairie-queen/{deal}")).expect("a link");
            let mut search = Search::new(&Position::start(link.deal()), Limits::default()).expect("a solver");
            let verdict = loop {
                assert_eq!(
                    search.run(20_000),
                    Status::Working,
                    "{deal} is won only once its line is as short as can be"
                );
                let verdict = search.conclude();
                assert_eq!(search.stats().decided_by().is_some(), verdict.is_some(), "{deal}");
                if let Some(verdict) = verdict {
                    break verdict;
                }
            };
            assert!(matches!(verdict, Verdict::Won(_)), "{deal}");
            assert_eq!(search.run(1), Status::Done(verdict), "{deal}");
        }
    }

    #[test]
    fn a_method_that_is_off_does_nothing_and_without_methods_a_search_gives_up() {
        for game in Game::all().filter(|game| game.features.solver) {
            let start = Position::start(&Deal::numbered(game, 1).expect("a deal"));
            let mut none = MethodSet::ALL;
            for &(method, name) in Method::ALL {
                none = none.without(method);
                let always = [Method::Rules, Method::DealEnumeration, Method::Abstraction, Method::LineOptimization];
                if always.contains(&method) {
                    continue;
                }
                let limits = Limits { methods: MethodSet::ALL.without(method), ..Limits::within(20_000) };
                let mut search = Search::new(&start, limits).expect("a solver");
                let _ = search.run(20_000);
                assert_eq!(search.stats().of(method), MethodStats::default(), "{}: {name}", game.id);
            }
            let (verdict, _) = solve(&start, Limits { methods: none, ..Limits::default() }).expect("a solver");
            assert_eq!(verdict, Verdict::Unknown, "{}", game.id);
        }
    }

    #[test]
    #[should_panic(expected = "the solver found a line that does not win")]
    fn an_illegal_line_panics() {
        let _ = verdict_of(illegal(), false);
    }

    #[test]
    #[should_panic(expected = "the solver found a line that does not win")]
    fn a_line_that_does_not_win_panics() {
        let _ = verdict_of(Move::new(PileId(0), PileId(1)), false);
    }

    #[test]
    #[should_panic(expected = "the solver found a line that does not win")]
    fn an_illegal_first_move_panics() {
        let _ = verdict_of(illegal(), true);
    }
}

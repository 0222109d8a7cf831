//! Problems: positions with a proven answer that careless players miss.
//!
//! A careless player's game of a deal, once lost, is cut at the last position that could still be won; there the natural
//! move loses. The position becomes a problem if every legal move has a verdict, at most a third of at least three
//! different moves win, and thought is needed. In: a deal and limits. Out: [`FoundProblem`]s, the same on every machine.

mod candidates;
mod check;
mod difficulty;
mod judge;
mod release;
mod themes;

pub use check::{Finding, ProblemCheck};
pub use judge::{Judge, Judgement, LossProof, MoveVerdict};

use crate::explanation::Explanation;
use crate::limits::{Limits, RuleSet};
use crate::registry::NoSolver;
use crate::search::explain;
use patience::problem::{Answer, Answers, Kind, Measures, Problem, Question, Theme, next_question};
use patience::{Deal, Move, Position, Session};
use std::collections::HashSet;

/// The budget of a search for problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProblemLimits {
    /// Nodes of each search; soft, as [`Limits::nodes`].
    pub nodes: u64,
    /// Approximate bytes of the tables of one search.
    pub memory: usize,
    /// Careless games played of each deal.
    pub games: u32,
    /// Maximum cards of an open stock.
    pub open: usize,
    /// Rules of the [ledger](crate::ledger) that may prune.
    pub rules: RuleSet,
}

impl Default for ProblemLimits {
    /// 100,000 nodes, 64 MiB, 8 games, 12 cards, all rules.
    fn default() -> Self {
        Self { nodes: 100_000, memory: 64 << 20, games: 8, open: 12, rules: RuleSet::ALL }
    }
}

impl ProblemLimits {
    fn search(self) -> Limits {
        Limits { nodes: self.nodes, memory: self.memory, rules: self.rules, ..Limits::default() }
    }
}

/// A natural move that loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Natural {
    /// The move of the greedy player.
    Greedy,
    /// The quick player's most frequent move.
    Quick,
    /// The thoughtful player's most frequent move.
    Thoughtful,
    /// A move home.
    Home,
}

impl Natural {
    /// `greedy`, `quick`, `thoughtful` or `home`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Natural::Greedy => "greedy",
            Natural::Quick => "quick",
            Natural::Thoughtful => "thoughtful",
            Natural::Home => "home",
        }
    }
}

/// A move that loses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The move.
    pub m: Move,
    /// The kind of its proof.
    pub proof: LossProof,
    /// The refutation by the visible cards, if that can be explained.
    pub why: Option<Explanation>,
}

/// A proven problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundProblem {
    /// The problem.
    pub problem: Problem,
    /// The shortest line found; it begins with an answer.
    pub line: Vec<Move>,
    /// Every legal move that is no answer, in the order of the legal moves.
    pub losses: Vec<Loss>,
    /// The natural moves that lose.
    pub natural: Vec<Natural>,
    /// The difficulty.
    pub measures: Measures,
    /// The themes.
    pub themes: Vec<Theme>,
}

/// Maximum questions of a found problem.
const MAX_QUESTIONS: usize = 8;

/// Maximum answers to a question after which a further one is looked for.
const MAX_BRANCHES: usize = 4;

/// Finds problems in a deal, at most one of each kind, in the order of the kinds.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn find(deal: &Deal, kinds: &[Kind], limits: ProblemLimits) -> Result<Vec<FoundProblem>, NoSolver> {
    let line = if kinds == [Kind::Release] { Vec::new() } else { candidates::winning_line(deal, limits)? };
    let mut found: Vec<FoundProblem> = Vec::new();
    // Seeds differ little where few moves are a choice.
    let mut tried = HashSet::new();
    for seed in 0..limits.games {
        let is_open = |kind: Kind| kinds.contains(&kind) && !found.iter().any(|other| kind_of(other) == kind);
        if !kinds.iter().any(|kind| is_open(*kind)) {
            break;
        }
        let mut new = Vec::new();
        for (question, moves) in candidates::candidates(deal, &line, seed.into(), &is_open, limits)? {
            let is_found = new.iter().any(|other: &FoundProblem| kind_of(other) == question.kind());
            if !is_found && tried.insert((question, moves.clone())) {
                new.extend(problem_of(deal, &moves, question, limits)?);
            }
        }
        found.extend(new);
    }
    found.sort_by_key(kind_of);
    Ok(found)
}

fn kind_of(found: &FoundProblem) -> Kind {
    found.problem.question().kind()
}

/// Makes a problem of the position after some moves; `None` if it is none.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn problem_of(
    deal: &Deal,
    moves: &[Move],
    question: Question,
    limits: ProblemLimits,
) -> Result<Option<FoundProblem>, NoSolver> {
    let mut session = Session::new(deal.clone());
    if moves.iter().any(|m| session.play(*m).is_err()) {
        return Ok(None);
    }
    let position = session.position().clone();
    let Some(judgement) = narrow(&position, question, limits)? else { return Ok(None) };
    if is_only_card_home(&position, &judgement) {
        return Ok(None);
    }
    let tried = difficulty::try_players(&position, &judgement)?;
    if tried.natural.is_empty() {
        return Ok(None);
    }
    let mut questions = 1;
    let answers = answers(&position, question, &judgement, limits, &mut questions)?;
    let Ok(problem) = Problem::new(session.link(), question, answers) else { return Ok(None) };
    let line = judgement.shortest_line();
    let mut losses = Vec::new();
    for (m, verdict) in judgement.moves() {
        if let MoveVerdict::Lost(proof) = verdict {
            let mut after = position.clone();
            after.play_unchecked(m);
            let why = if matches!(question, Question::Win(_)) { explain(&after)? } else { None };
            losses.push(Loss { m, proof: *proof, why });
        }
    }
    let themes = themes::themes(&position, &judgement, &line, &losses);
    let measures = Measures { sight: sight(&position, question, &line), ..tried.measures };
    Ok(Some(FoundProblem { problem, line, losses, natural: tried.natural, measures, themes }))
}

/// The judgement of a question with few answers; `None` for any other.
fn narrow(position: &Position, question: Question, limits: ProblemLimits) -> Result<Option<Judgement>, NoSolver> {
    let mut judge = Judge::narrow(position, question, limits)?;
    while !judge.run(1 << 20) {}
    Ok(judge.judgement().filter(Judgement::is_narrow))
}

/// Returns true if the answer is to play the only card that can go home.
fn is_only_card_home(position: &Position, judgement: &Judgement) -> bool {
    let mut home = judgement.moves().filter(|(m, _)| position.is_to_foundation(*m));
    matches!((home.next(), home.next()), (Some((_, MoveVerdict::Won(_))), None))
}

/// The tree of the answers.
fn answers(
    position: &Position,
    question: Question,
    judgement: &Judgement,
    limits: ProblemLimits,
    questions: &mut usize,
) -> Result<Answers, NoSolver> {
    let won: Vec<Move> =
        judgement.moves().filter(|(_, verdict)| matches!(verdict, MoveVerdict::Won(_))).map(|(m, _)| m).collect();
    let branches = won.len() <= MAX_BRANCHES && matches!(question, Question::Win(_));
    let mut answers = Vec::new();
    for m in won {
        let mut then = None;
        if branches
            && *questions < MAX_QUESTIONS
            && let Some(after) = next_question(position, m)
            && let Some(next) = narrow(&after, question, limits)?
        {
            *questions += 1;
            then = Some(self::answers(&after, question, &next, limits, questions)?);
        }
        answers.push(Answer { m, then });
    }
    Ok(Answers(answers))
}

/// Moves of a line up to the point from which cards only go home; of a release, all.
fn sight(position: &Position, question: Question, line: &[Move]) -> u16 {
    let mut position = position.clone();
    let mut seen = 0;
    for m in line {
        if matches!(question, Question::Win(_)) && position.finish().is_some() {
            break;
        }
        position.play_unchecked(*m);
        seen += 1;
    }
    seen
}

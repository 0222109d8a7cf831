#![doc = include_str!("../README.md")]

mod candidates;
mod cause;
mod check;
mod counts;
mod difficulty;
mod judge;
mod make;
mod refutation;
mod release;
mod themes;

pub use cause::{Cause, cause_of};
pub use check::{Finding, ProblemCheck};
pub use counts::{Counts, Event};
pub use judge::LossProof;
pub use make::{MakingResult, ProblemMaker};
pub use refutation::{Refutation, refute, transfers};

use judge::{Judge, Judgement, MoveVerdict};
use patience::problem::{Answer, Answers, Kind, Measures, Problem, Question, Theme, next_question};
use patience::{Deal, Move, Position, Session};
use patience_solver::{Explanation, Limits, Method, MethodSet, NoSolver, RuleSet, explain};
use std::collections::HashSet;

/// The budget of a search for problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProblemLimits {
    /// Nodes of each search; soft, as [`Limits::nodes`].
    pub nodes: u64,
    /// Positions after which a search for a release gives up.
    pub positions: usize,
    /// Approximate bytes of the tables of one search.
    pub memory: usize,
    /// Careless games played of each deal.
    pub games: u32,
    /// Maximum cards of an open stock.
    pub max_open_stock: usize,
    /// Rules of the [ledger](patience_solver::ledger) that may prune.
    pub rules: RuleSet,
}

impl Default for ProblemLimits {
    /// 100,000 nodes, 12,000 positions, 64 MiB, 8 games, 12 cards, all rules.
    fn default() -> Self {
        let positions = release::MAX_POSITIONS;
        Self { nodes: 100_000, positions, memory: 64 << 20, games: 8, max_open_stock: 12, rules: RuleSet::ALL }
    }
}

/// Maximum multiple of the positions, which a search for a release holds in memory.
const MAX_POSITIONS_EFFORT: u32 = 8;

/// Maximum multiple of the memory: a browser's tab has little more.
const MAX_MEMORY_EFFORT: u32 = 2;

impl ProblemLimits {
    /// The limits times `effort`, at least 1; positions by at most 8, the memory by at most 2.
    ///
    /// ```
    /// use patience_problems::ProblemLimits;
    /// let limits = ProblemLimits::default();
    /// assert_eq!(limits.times(0), limits);
    /// assert_eq!(limits.times(64).nodes, 64 * limits.nodes);
    /// assert_eq!(limits.times(64).positions, 8 * limits.positions);
    /// ```
    #[must_use]
    pub fn times(self, effort: u32) -> Self {
        let effort = effort.max(1);
        let most = |times: usize, maximum: u32| times.saturating_mul(effort.min(maximum) as usize);
        Self {
            nodes: self.nodes.saturating_mul(effort.into()),
            positions: most(self.positions, MAX_POSITIONS_EFFORT),
            memory: most(self.memory, MAX_MEMORY_EFFORT),
            ..self
        }
    }

    fn search(self) -> Limits {
        Limits { nodes: self.nodes, memory: self.memory, rules: self.rules, ..Limits::default() }
    }

    /// The limits of a search whose line need not be short: optimization can take all nodes.
    fn verdict(self) -> Limits {
        let methods = MethodSet::ALL.without(Method::LineOptimization);
        Limits { methods, ..self.search() }
    }
}

/// A natural move that loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NaturalMove {
    /// The move of the greedy player.
    Greedy,
    /// The quick player's most frequent move.
    Quick,
    /// The thoughtful player's most frequent move.
    Thoughtful,
    /// A move home.
    Home,
}

impl NaturalMove {
    /// `greedy`, `quick`, `thoughtful` or `home`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            NaturalMove::Greedy => "greedy",
            NaturalMove::Quick => "quick",
            NaturalMove::Thoughtful => "thoughtful",
            NaturalMove::Home => "home",
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
    /// Every legal move that is not an answer, in the order of the legal moves.
    pub losses: Vec<Loss>,
    /// The natural moves that lose.
    pub natural: Vec<NaturalMove>,
    /// The difficulty.
    pub measures: Measures,
    /// The themes.
    pub themes: Vec<Theme>,
}

/// Maximum questions of a found problem.
const MAX_QUESTIONS: usize = 8;

/// Maximum answers to a question after which a further one is looked for.
const MAX_BRANCHES: usize = 4;

/// Finds problems in a deal, at most one of each kind, in the order of the kinds; counts what is tried and why it
/// is not a problem.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn find(
    deal: &Deal,
    kinds: &[Kind],
    limits: ProblemLimits,
    counts: &mut Counts,
) -> Result<Vec<FoundProblem>, NoSolver> {
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
        for (question, moves) in candidates::candidates(deal, &line, seed.into(), &is_open, limits, counts)? {
            let is_found = new.iter().any(|other: &FoundProblem| kind_of(other) == question.kind());
            if is_found {
                continue;
            }
            let event = if tried.insert((question, position_after(deal, &moves))) {
                match problem_of(deal, &moves, question, limits)? {
                    Ok(problem) => {
                        new.push(problem);
                        Event::Problem
                    }
                    Err(event) => event,
                }
            } else {
                Event::Repeated
            };
            counts.add(question.kind(), event);
        }
        found.extend(new);
    }
    found.sort_by_key(kind_of);
    Ok(found)
}

fn position_after(deal: &Deal, moves: &[Move]) -> Position {
    let mut position = Position::start(deal);
    moves.iter().for_each(|m| position.play_unchecked(*m));
    position
}

fn kind_of(found: &FoundProblem) -> Kind {
    found.problem.question().kind()
}

/// Makes a problem of the position after some moves, or says why it is not one.
fn problem_of(
    deal: &Deal,
    moves: &[Move],
    question: Question,
    limits: ProblemLimits,
) -> Result<Result<FoundProblem, Event>, NoSolver> {
    let mut session = Session::new(deal.clone());
    if moves.iter().any(|m| session.play(*m).is_err()) {
        return Ok(Err(Event::Form));
    }
    let position = session.position().clone();
    let mut judgement = match narrow(&position, question, limits)? {
        Ok(judgement) => judgement,
        Err(event) => return Ok(Err(event)),
    };
    if is_only_card_home(&position, &judgement) {
        return Ok(Err(Event::OnlyHome));
    }
    let tried = difficulty::try_players(&position, &judgement)?;
    if tried.natural.is_empty() {
        return Ok(Err(Event::Natural));
    }
    let mut questions = 1;
    let answers = answers(&position, question, &judgement, limits, &mut questions)?;
    let Ok(problem) = Problem::new(session.link(), question, answers) else { return Ok(Err(Event::Form)) };
    judgement.optimize(&position, question, limits)?;
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
    Ok(Ok(FoundProblem { problem, line, losses, natural: tried.natural, measures, themes }))
}

/// The judgement of a question with few answers, or why there is none.
fn narrow(
    position: &Position,
    question: Question,
    limits: ProblemLimits,
) -> Result<Result<Judgement, Event>, NoSolver> {
    let mut judge = Judge::narrow(position, question, limits)?;
    while !judge.run(&mut { u64::MAX }) {}
    Ok(match judge.judgement() {
        Some(judgement) if judgement.is_narrow() => Ok(judgement),
        Some(judgement) if judgement.counts().1 < 3 => Err(Event::FewMoves),
        Some(_) => Err(Event::ManyAnswers),
        None => Err(judge.why_given_up()),
    })
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
            && let Ok(next) = narrow(&after, question, limits)?
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

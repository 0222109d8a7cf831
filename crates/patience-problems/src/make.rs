//! Makes a problem of a position that a player chose, by proving all legal moves; or says why it makes none.

use crate::{Judge, Judgement, MoveVerdict, ProblemLimits, is_only_card_home};
use patience::problem::{Answer, Answers, Kind, Problem, Question};
use patience::{Link, Outcome, Position};
use patience_solver::NoSolver;

/// The result of making a problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MakingResult {
    /// A problem.
    Problem(Problem),
    /// All moves are proven, but too many win, too few differ, or the only card that can go home answers it: only somebody
    /// who missed it learns from it.
    Easy(Option<Problem>),
    /// No move wins.
    Lost,
    /// The game is over.
    Over,
    /// The stock has more cards than a problem shows.
    Stock,
    /// A verdict is missing within the limits.
    Undecided,
}

/// A resumable maker of a problem.
#[must_use]
pub struct ProblemMaker {
    link: Link,
    position: Position,
    question: Question,
    judge: Judge,
    result: Option<MakingResult>,
}

impl ProblemMaker {
    /// Creates an idle maker for the position after all moves of a link.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn new(link: Link, limits: ProblemLimits) -> Result<ProblemMaker, NoSolver> {
        let position = link.play(|_, _| {});
        let question = Question::Win(Kind::of(&position));
        let judge = Judge::new(&position, question, limits)?;
        let result = if position.outcome() != Outcome::Playing {
            Some(MakingResult::Over)
        } else if position.stock() > limits.max_open_stock {
            Some(MakingResult::Stock)
        } else {
            None
        };
        Ok(ProblemMaker { link, position, question, judge, result })
    }

    /// Works for about `nodes` more nodes; the result, once it is final.
    pub fn run(&mut self, nodes: u64) -> Option<&MakingResult> {
        if self.result.is_none() && self.judge.run(&mut { nodes }) {
            let judgement = self.judge.judgement();
            self.result = Some(judgement.map_or(MakingResult::Undecided, |judgement| self.made_of(&judgement)));
        }
        self.result.as_ref()
    }

    fn made_of(&self, judgement: &Judgement) -> MakingResult {
        let won = judgement.moves().filter(|(_, verdict)| matches!(verdict, MoveVerdict::Won(_)));
        let answers: Vec<Answer> = won.map(|(m, _)| Answer { m, then: None }).collect();
        if answers.is_empty() {
            return MakingResult::Lost;
        }
        // A position of which all moves win makes no problem of any sort.
        let problem = Problem::new(self.link.clone(), self.question, Answers(answers)).ok();
        match problem {
            Some(problem) if judgement.is_narrow() && !is_only_card_home(&self.position, judgement) => {
                MakingResult::Problem(problem)
            }
            easy => MakingResult::Easy(easy),
        }
    }
}

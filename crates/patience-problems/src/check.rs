//! Checks a problem: proves again that its answers, and no other moves, reach the goal, and that it is one.

use crate::{Judge, ProblemLimits, is_only_card_home, release};
use patience::problem::{Answers, Problem, Question, next_question};
use patience::{Move, Position};
use patience_solver::NoSolver;

/// The result of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Every answer is proven, and every other move is proven to be none.
    Proven,
    /// The answers are not those of the position.
    Wrong,
    /// The answers are right, but too many moves win, or the only card that can go home answers the question.
    Easy,
    /// The stock has more cards than a problem shows.
    Stock,
    /// A verdict is missing within the limits.
    Undecided,
}

/// A resumable check of a problem, for links that are in no list.
#[must_use]
pub struct ProblemCheck {
    question: Question,
    limits: ProblemLimits,
    /// Questions to judge, with the answers that they should have; the first question is judged first.
    open: Vec<(Position, Answers)>,
    judge: Option<Judge>,
    is_first: bool,
    finding: Option<Finding>,
    line: Vec<Move>,
}

impl ProblemCheck {
    /// Creates an idle check.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn new(problem: &Problem, limits: ProblemLimits) -> Result<ProblemCheck, NoSolver> {
        let position = problem.position();
        let judge = Judge::new(&position, problem.question(), limits)?;
        let finding = (position.stock() > limits.max_open_stock).then_some(Finding::Stock);
        let open = vec![(position, problem.answers().clone())];
        Ok(ProblemCheck {
            question: problem.question(),
            limits,
            open,
            judge: Some(judge),
            is_first: true,
            finding,
            line: Vec::new(),
        })
    }

    /// Works for about `nodes` more nodes; the finding, once it is final.
    pub fn run(&mut self, nodes: u64) -> Option<Finding> {
        let mut left = nodes;
        while self.finding.is_none() {
            let Some((position, answers)) = self.open.first() else {
                self.finding = Some(Finding::Proven);
                break;
            };
            let judge = match &mut self.judge {
                Some(judge) => judge,
                None => match Judge::new(position, self.question, self.limits) {
                    Ok(judge) => self.judge.insert(judge),
                    Err(_) => return Some(Finding::Undecided),
                },
            };
            if !judge.run(&mut left) || left == 0 {
                return None;
            }
            let Some(judgement) = judge.judgement() else {
                self.finding = Some(Finding::Undecided);
                break;
            };
            if self.is_first {
                self.line = judgement.shortest_line();
            }
            let is_right = judgement.moves().all(|(m, _)| judgement.is_answer(m) == answers.get(m).is_some());
            let has_fewest = if self.is_first { self.has_fewest(position, &mut left) } else { Some(true) };
            if !is_right || has_fewest == Some(false) {
                self.finding = Some(Finding::Wrong);
            } else if has_fewest.is_none() {
                self.finding = Some(Finding::Undecided);
            } else if !judgement.is_narrow() || (self.is_first && is_only_card_home(position, &judgement)) {
                self.finding = Some(Finding::Easy);
            }
            let mut follow = Vec::new();
            for answer in &answers.0 {
                if let (Some(then), Some(after)) = (&answer.then, next_question(position, answer.m)) {
                    follow.push((after, then.clone()));
                }
            }
            self.open.remove(0);
            self.open.append(&mut follow);
            self.judge = None;
            self.is_first = false;
        }
        self.finding
    }

    /// The shortest line found that answers the first question; empty before it is judged.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Returns true unless a release says wrongly that its transfers are the fewest; `None` if the search gave up.
    fn has_fewest(&self, position: &Position, left: &mut u64) -> Option<bool> {
        match self.question {
            Question::Release(release) if release.fewest => {
                release::find_within(position, release.card, release.transfers - 1, self.limits.positions, left)
                    .map(|line| line.is_none())
            }
            _ => Some(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::problem::Release;
    use patience::{Card, Deal, Game};

    #[test]
    fn a_search_that_gives_up_leaves_open_if_the_transfers_are_the_fewest() {
        let game = Game::by_id("fairie-queen").expect("the game");
        let card = Card::parse("QS").expect("a card");
        let release = Release { card, transfers: 9, fewest: true };
        let mut given_up = 0;
        for number in 0..12 {
            let mut position = Position::start(&Deal::numbered(game, number).expect("a deal"));
            while position.stock() > 0 {
                let legal = position.legal_moves();
                position.play_unchecked(legal[number as usize % legal.len()]);
            }
            let check = ProblemCheck {
                question: Question::Release(release),
                limits: ProblemLimits::default(),
                open: Vec::new(),
                judge: None,
                is_first: true,
                finding: None,
                line: Vec::new(),
            };
            if release::find_within(&position, card, release.transfers - 1, release::MAX_POSITIONS, &mut { u64::MAX })
                .is_none()
            {
                assert_eq!(check.has_fewest(&position, &mut 1), None);
                given_up += 1;
            }
        }
        assert!(given_up > 0);
    }
}

//! The refutation of a wrong answer: natural play continues to a position that explains the loss, or to the dead end. After a
//! wrong answer to a release, the shortest line that still brings the card home, too late.
//!
//! In: the position after the wrong move, which is lost. Out: a [`Refutation`] to watch; the proof is the problem's.

use super::release;
use crate::explanation::Explanation;
use crate::play::greedy;
use crate::registry::NoSolver;
use crate::search::explain_by_cards;
use patience::problem::Question;
use patience::{Move, Outcome, Position};

/// Maximum moves of a refutation.
const MAX_MOVES: usize = 400;

/// A line that shows why a wrong answer fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The moves after the wrong answer.
    pub line: Vec<Move>,
    /// Why the last position is lost by the visible cards, if that can be explained.
    pub why: Option<Explanation>,
    /// Transfers of the line, without the wrong answer, if it brings the card of a release home.
    pub transfers: Option<u8>,
}

/// Finds the refutation of a wrong answer, by the position after it. The line is empty if nothing can be shown.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn refute(position: &Position, question: Question) -> Result<Refutation, NoSolver> {
    if let Question::Release(release) = question {
        // The search goes by the number of transfers: its line has the fewest.
        let line = release::find(position, release.card, release::MAX_DEPTH, release::MAX_POSITIONS).flatten();
        let transfers = line.as_ref().map(|line| transfers(position, line));
        return Ok(Refutation { line: line.unwrap_or_default(), why: None, transfers });
    }
    let mut end = position.clone();
    let mut line = Vec::new();
    let mut why = visible_reason(&end)?;
    while why.is_none() && end.outcome() == Outcome::Playing && line.len() < MAX_MOVES {
        let plan = greedy::plan(&end)?;
        if plan.is_empty() {
            break;
        }
        for m in plan {
            end.play_unchecked(m);
            line.push(m);
        }
        why = visible_reason(&end)?;
    }
    Ok(Refutation { line, why, transfers: None })
}

/// The reason by a few visible cards.
fn visible_reason(position: &Position) -> Result<Option<Explanation>, NoSolver> {
    Ok(explain_by_cards(position)?.filter(Explanation::is_visible))
}

/// Moves of a line that bring no card home: between columns, in the Fairie Queen after the deal. 255 are counted at most.
#[must_use]
pub fn transfers(position: &Position, line: &[Move]) -> u8 {
    let mut position = position.clone();
    let mut transfers = 0_u8;
    for m in line {
        transfers = transfers.saturating_add(u8::from(!position.is_to_foundation(*m)));
        position.play_unchecked(*m);
    }
    transfers
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Deal, Game, Problem, problem::Kind};

    #[test]
    fn transfers_of_an_endless_line_are_counted_to_255() {
        let links = include_str!("../../../../tests/data/problem-links.txt").lines();
        let problem = links.filter_map(|link| Problem::parse(link).ok()).find(|problem| {
            let position = problem.position();
            position.game().id == "fairie-queen" && there_and_back(&position).is_some()
        });
        let position = problem.expect("a position in which a move can be undone").position();
        let pair = there_and_back(&position).expect("the two moves");
        for (pairs, expected) in [(1, 2), (127, 254), (128, 255), (200, 255)] {
            assert_eq!(transfers(&position, &pair.repeat(pairs)), expected);
        }
    }

    /// A move between columns, and the one that undoes it.
    fn there_and_back(position: &Position) -> Option<[Move; 2]> {
        position.legal_moves().into_iter().filter(|m| !position.is_to_foundation(*m)).find_map(|m| {
            let after = position.clone().play(m).ok()?;
            let back =
                after.legal_moves().into_iter().find(|b| after.clone().play(*b).is_ok_and(|end| end == *position))?;
            Some([m, back])
        })
    }

    #[test]
    fn refutations_end_at_a_dead_end_or_are_explained() {
        let mut explained = 0;
        for game in Game::all().filter(|game| game.features.solver) {
            for number in 0..4 {
                let mut position = Position::start(&Deal::numbered(game, number).expect("a deal"));
                // As a hasty player: the first legal moves.
                for _ in 0..60 {
                    let Some(m) = position.legal_moves().first().copied() else { break };
                    position.play_unchecked(m);
                }
                let refutation = refute(&position, Question::Win(Kind::Move)).expect("a solver");
                let end =
                    refutation.line.iter().try_fold(position, |position, m| position.play(*m)).expect("legal moves");
                assert_eq!(visible_reason(&end).expect("a solver"), refutation.why, "{} {number}", game.id);
                explained += usize::from(refutation.why.is_some());
                if refutation.why.is_none() && end.outcome() == Outcome::Playing {
                    assert_eq!(greedy::plan(&end), Ok(Vec::new()), "{} {number}", game.id);
                }
            }
        }
        assert!(explained > 2, "{explained}");
    }

    #[test]
    fn a_release_is_refuted_by_the_shortest_line_that_is_too_long() {
        let links = include_str!("../../../../tests/data/problem-links.txt").lines();
        let mut late = 0;
        for problem in links.filter(|link| link.starts_with("problem/release/")).take(3) {
            let problem = Problem::parse(problem).expect("a problem");
            let Question::Release(release) = problem.question() else { panic!("a release") };
            let position = problem.position();
            let wrong =
                position.legal_moves().into_iter().find(|m| problem.answers().get(*m).is_none()).expect("a move");
            let mut after = position.clone();
            after.play_unchecked(wrong);
            let Refutation { line, transfers, .. } = refute(&after, problem.question()).expect("a solver");
            let Some(transfers) = transfers else { continue };
            let spent = u8::from(!position.is_to_foundation(wrong));
            assert!(spent + transfers > release.transfers, "{problem}");
            let (last, before) = line.split_last().expect("moves");
            let end = before.iter().try_fold(after, |position, m| position.play(*m)).expect("legal moves");
            assert!(release::brings_home(&end, *last, release.card), "{problem}");
            late += 1;
        }
        assert!(late > 0);
    }
}

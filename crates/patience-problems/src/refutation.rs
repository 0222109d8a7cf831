//! The refutation of a wrong answer: natural play continues to a position that explains the loss, or to the dead end. Where
//! every line was tried, it plays the one that comes nearest to a card that never goes home. After a wrong answer to a
//! release, it plays the shortest line that still brings the card home, too late.
//!
//! In: the position after the wrong move, which is lost. Out: a [`Refutation`] to watch; the proof is the problem's.

use crate::release;
use patience::problem::Question;
use patience::{Move, Outcome, Position, Role};
use patience_solver::player::Player;
use patience_solver::{Explanation, NoSolver, dig_for_stuck_card, explain_by_cards};

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
    /// The least number of transfers, without the wrong answer, that may bring the card of a release home: all lines with fewer
    /// were tried. 0 for other questions.
    pub at_least: u8,
}

/// Finds the refutation of a wrong answer, by the position after it. The line is empty if nothing can be shown.
///
/// # Errors
/// [`NoSolver`] for a game that cannot be solved.
pub fn refute(position: &Position, question: Question) -> Result<Refutation, NoSolver> {
    if let Question::Release(release) = question {
        // The search goes by the number of transfers: its line has the fewest.
        return Ok(match release::fewest(position, release.card) {
            Ok(line) => {
                let transfers = transfers(position, &line);
                Refutation { line, why: None, transfers: Some(transfers), at_least: transfers }
            }
            Err(at_least) => Refutation { line: Vec::new(), why: None, transfers: None, at_least },
        });
    }
    let mut why = visible_reason(position)?;
    if why.as_ref().is_none_or(Explanation::is_despite_grace)
        && let Some((line, why)) = dig_for_stuck_card(position)
    {
        return Ok(Refutation { line, why: Some(why), transfers: None, at_least: 0 });
    }
    let mut end = position.clone();
    let mut line = Vec::new();
    while why.is_none() && end.outcome() == Outcome::Playing && line.len() < MAX_MOVES {
        let plan = Player::Greedy.plan(&end)?.0;
        if plan.is_empty() {
            break;
        }
        for m in without_burial(&end, plan)? {
            end.play_unchecked(m);
            line.push(m);
        }
        why = visible_reason(&end)?;
    }
    if why.is_none()
        && let Some((on, reason)) = dig_for_stuck_card(&end)
    {
        line.extend(on);
        why = Some(reason);
    }
    Ok(Refutation { line, why, transfers: None, at_least: 0 })
}

/// Replaces the placing of a card from the hand that itself buries cards for good, if another one does not: the reason is to be
/// the wrong answer.
fn without_burial(position: &Position, plan: Vec<Move>) -> Result<Vec<Move>, NoSolver> {
    let [planned] = plan[..] else { return Ok(plan) };
    if position.role(planned.from) != Role::Hand || position.is_to_foundation(planned) {
        return Ok(plan);
    }
    let placings =
        position.legal_moves().into_iter().filter(|m| m.from == planned.from && !position.is_to_foundation(*m));
    for m in std::iter::once(planned).chain(placings) {
        let mut after = position.clone();
        after.play_unchecked(m);
        if visible_reason(&after)?.is_none() {
            return Ok(vec![m]);
        }
    }
    Ok(plan)
}

/// The reason by a few visible cards.
fn visible_reason(position: &Position) -> Result<Option<Explanation>, NoSolver> {
    Ok(explain_by_cards(position)?.filter(Explanation::is_concise))
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
    use patience::problem::{Kind, Problem};
    use patience::{Deal, Game};
    use patience_solver::Reason;

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
                let is_by_cards = |why: &Explanation| !matches!(why.kind, Reason::Few | Reason::Never);
                let by_cards = refutation.why.clone().filter(is_by_cards);
                if by_cards.is_some() || refutation.why.is_none() {
                    assert_eq!(visible_reason(&end).expect("a solver"), by_cards, "{} {number}", game.id);
                }
                explained += usize::from(by_cards.is_some());
                if refutation.why.is_none() && end.outcome() == Outcome::Playing {
                    assert_eq!(Player::Greedy.plan(&end), Ok((Vec::new(), 0)), "{} {number}", game.id);
                }
            }
        }
        assert!(explained > 2, "{explained}");
    }

    #[test]
    fn natural_play_places_no_card_that_is_the_reason_itself() {
        let link =
            "problem/place/sly/S222-Q5HN/ID.kYHYosttr_xdo212-qHcXUUMntQlD-KASmf3UZ86LXg51YKYhdD.ACVKY/1.qRC.vswPo";
        let problem = Problem::parse(link).expect("a problem");
        let mut position = problem.position();
        position.play_unchecked(position.parse_move("hand>p3").expect("a legal move"));
        let refutation = refute(&position, problem.question()).expect("a solver");
        assert!(!refutation.line.is_empty());
        let why = refutation.why.expect("a reason");
        for marked in why.cards {
            assert!(marked.index < position.table().len(marked.pile), "{marked:?} was placed by the line");
        }
    }
}

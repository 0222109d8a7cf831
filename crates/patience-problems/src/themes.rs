//! Themes, from the solver's explanations of the losing moves and the reasons that the winning line shows.

use crate::{Judgement, Loss, MoveVerdict};
use patience::problem::Theme;
use patience::{Card, Move, Position, Role};
use patience_solver::hint::reason_of_line;

/// Moves of the line within which a king must be bared.
const MAX_MOVES_TO_BARE: usize = 12;

/// Finds the themes, each once, in their order.
pub(crate) fn themes(position: &Position, judgement: &Judgement, line: &[Move], losses: &[Loss]) -> Vec<Theme> {
    let mut themes = Vec::new();
    for loss in losses {
        themes.extend(loss.why.as_ref().filter(|why| why.is_concise()).and_then(|why| of_explanation(why.token.key())));
    }
    themes.extend(reason_of_line(position, line).and_then(|reason| of_reason(reason.key())));
    if bares_king(position, line) {
        themes.push(Theme::BareKing);
    }
    let moves = |won: bool| {
        judgement.moves().filter(move |(_, verdict)| matches!(verdict, MoveVerdict::Won(_)) == won).map(|(m, _)| m)
    };
    if moves(false).any(|m| position.is_to_foundation(m)) && !moves(true).any(|m| position.is_to_foundation(m)) {
        themes.push(Theme::Wait);
    }
    let card = |m: Move| -> Option<Card> { position.table().pile(m.from).last().copied() };
    for won in moves(true).filter(|m| position.role(m.from) != Role::Hand) {
        for lost in moves(false) {
            if won.from != lost.from && won.to == lost.to && card(won).is_some() && card(won) == card(lost) {
                themes.push(Theme::Copy);
            }
            if won.from == lost.from && position.is_to_foundation(won) && position.is_to_foundation(lost) {
                themes.push(Theme::Direction);
            }
        }
    }
    if position.game().id == "empress-of-india" && moves(true).all(|m| !position.is_to_foundation(m)) {
        themes.push(Theme::Partner);
    }
    themes.sort();
    themes.dedup();
    themes
}

/// The theme of an explanation's token.
fn of_explanation(key: &str) -> Option<Theme> {
    match key {
        "why-under" => Some(Theme::SecondRun),
        "why-shut-in" => Some(Theme::ShutIn),
        "why-room" => Some(Theme::Room),
        "why-waiting" | "why-partners" | "why-unpaired" => Some(Theme::Partner),
        _ => None,
    }
}

/// The theme of a hint's reason.
fn of_reason(key: &str) -> Option<Theme> {
    match key {
        "hint-run" | "hint-follows" => Some(Theme::Run),
        "hint-uncovers" | "hint-frees" => Some(Theme::Uncover),
        "hint-room" => Some(Theme::Room),
        "hint-late" => Some(Theme::Order),
        "hint-pair" | "hint-pair-late" => Some(Theme::Partner),
        _ => None,
    }
}

/// Returns true if the line soon takes the last card off a king of the Fairie Queen.
fn bares_king(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    position.game().id == "fairie-queen"
        && line.iter().take(MAX_MOVES_TO_BARE).any(|m| {
            let bares = position.role(m.from) == Role::Tableau && position.table().len(m.from) == 2;
            position.play_unchecked(*m);
            bares
        })
}

//! Why a wrong answer to a release brings the card home too late: a fact that holds in every line in time from the question's
//! position, proven by the search of [`release`] among the lines that contradict it.

use crate::release::{self, Place, Restriction, Tracked};
use patience::problem::Release;
use patience::{Card, Move, Position};

/// Why a transfer is wrong, by all lines in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Each puts another card on this one, on which the move puts its card.
    Occupies(Card),
    /// In each this card leaves its place, which the move covers.
    Covers(Card),
    /// None transfers the card of the move.
    Spends,
}

/// Finds why a move is a wrong answer to a release, for which `release.transfers` are left. Other moves do bring the card home in
/// time. `None` for a play home, or if nothing is proven within the positions of one search.
#[must_use]
pub fn cause_of(position: &Position, m: Move, release: Release) -> Option<Cause> {
    if position.is_to_foundation(m) {
        return None;
    }
    let moved = release::last_place(position, m.from)?;
    let target = release::last_place(position, position.destination_pile(m)?)?;
    let card_at = |(pile, index): Place| position.table().pile(pile)[index];
    let mut left = release::MAX_POSITIONS;
    let mut find = |tracked, restriction| release::find_restricted(position, release, tracked, restriction, &mut left);
    // The most frequent cause first; a line that contradicts it may contradict the others, too.
    let Some(line) = find(target, Restriction::NothingOn(card_at(moved)))? else {
        return Some(Cause::Occupies(card_at(target)));
    };
    let mut is_transferred = follow(position, &line, moved).is_transferred;
    if follow(position, &line, target).place != Some(target) {
        match find(target, Restriction::Stays)? {
            None => return Some(Cause::Covers(card_at(target))),
            Some(line) => is_transferred |= follow(position, &line, moved).is_transferred,
        }
    }
    let is_needless = !is_transferred && find(moved, Restriction::Transferred)?.is_none();
    is_needless.then_some(Cause::Spends)
}

/// A card after a line.
fn follow(position: &Position, line: &[Move], place: Place) -> Tracked {
    let mut position = position.clone();
    let mut tracked = Tracked::at(place);
    for m in line {
        tracked = tracked.after(&position, *m);
        position.play_unchecked(*m);
    }
    tracked
}

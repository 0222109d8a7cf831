//! Which moves come to the same, where several piles are of a kind.

use crate::reader::kinds;
use patience::{Move, PileId, Position, Role};

/// A key by what lies on the piles of the tableau that a move touches, not by which piles they are; the bottom cards of
/// each, as many as `alike`, are taken for interchangeable.
pub(crate) fn by_contents(position: &Position, m: Move, alike: usize) -> Vec<u8> {
    let mut key = Vec::new();
    for pile in [Some(m.from), m.with, m.to.pile()] {
        match pile {
            Some(pile) if position.role(pile) == Role::Tableau => {
                // Piles whose addresses begin otherwise are of another kind: the two rows of the Empress of India.
                key.push(position.places()[usize::from(pile.0)].address.as_bytes()[0]);
                key.extend(kinds(position, pile).skip(alike));
            }
            Some(PileId(number)) => key.push(number),
            None => {}
        }
        key.push(u8::MAX);
    }
    key.extend(m.to.word().map(str::as_bytes).unwrap_or_default());
    key
}

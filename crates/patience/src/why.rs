//! Why a move is refused.

use crate::{Move, PileId, Position, Reason, rules::refuse};
use alloc::{vec, vec::Vec};

impl Position {
    /// Why no legal move leads from one pile to another; `None` if one does.
    ///
    /// A legal move leads from one pile to another if a player means it by choosing the one and then the other: the
    /// pile that gives the card and the one on which it will lie, any of several foundations alike that take it, and
    /// both ways the two piles that give a card each. So the Empress of India's `a3+n5>f` leads from `a3` to `n5` and
    /// from `n5` to `a3`; from `a3` alone no move leads to a foundation. A move of the pack to no certain pile leads to
    /// every one on which its cards can be seen to go: both talons, all cells of the row that is dealt.
    ///
    /// From a pile to itself is asked as by [`Position::why_idle`]. Face-down cards are never revealed.
    ///
    /// ```
    /// use patience::{Game, Session};
    /// let sly = Game::by_id("sly").unwrap();
    /// let mut session = Session::open("sly/S222-EV9V").unwrap();
    /// session.play_text("stock>hand").unwrap();
    /// let [packet, third] = ["p1", "p3"].map(|address| sly.pile_at(address).unwrap());
    /// let hand = session.position().rules().pending_pile().unwrap();
    /// assert_eq!(session.position().why(hand, packet), None);
    /// assert_eq!(session.position().why(hand, third).unwrap().token.key(), "in-order");
    /// ```
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn why(&self, from: PileId, to: PileId) -> Option<Reason> {
        let idle = from == to;
        for m in self.legal_moves() {
            let begins = m.from == from || m.second == Some(from);
            if begins && (idle || is_whole(m, to) && self.is_selected_by(m, from, to)) {
                return None;
            }
        }
        let at = self.rules_view();
        Some(if idle { refuse::idle(at, from) } else { refuse::between(at, from, to) })
    }

    /// Why no legal move begins at a pile, and what its card waits for; `None` if one does.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn why_idle(&self, pile: PileId) -> Option<Reason> {
        self.why(pile, pile)
    }

    /// [`Position::why`] of every two different piles of which the first is not empty, in the order of their numbers.
    #[must_use]
    pub fn why_all(&self) -> Vec<(PileId, PileId, Option<Reason>)> {
        let legal = self.legal_moves();
        let count = self.pile_specs().len();
        let mut leads = vec![false; count * count];
        for &m in &legal {
            self.rules().gestures(m, &mut |from, to| {
                leads[usize::from(from.0) * count + usize::from(to.0)] |= is_whole(m, to);
            });
        }
        let mut all = Vec::new();
        for (at, leads) in leads.into_iter().enumerate() {
            let (from, to) = (PileId((at / count) as u8), PileId((at % count) as u8));
            if from != to && !self.table().is_empty(from) {
                all.push((from, to, (!leads).then(|| refuse::between(self.rules_view(), from, to))));
            }
        }
        all
    }
}

/// Whether the second of two piles by which a move is meant is all that the player has still to name.
fn is_whole(m: Move, to: PileId) -> bool {
    m.second.is_none_or(|with| to == with || to == m.from)
}

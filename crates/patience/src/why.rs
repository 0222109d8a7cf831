//! Explanations of illegal moves.

use crate::{Move, PileId, Position, Reason, rules::refuse};
use alloc::{vec, vec::Vec};

impl Position {
    /// Explains why no legal move leads from one pile to another; `None` if one does.
    ///
    /// A legal move leads from one pile to another if the player can make it by selecting the two: the pile that gives
    /// the card and the pile that it goes on, any foundation that takes it, or, in either order, the two piles of a
    /// double play. So the Empress of India's `a3+n5>f` leads from `a3` to `n5` and from `n5` to `a3`; from `a3` alone
    /// no move leads to a foundation. A move of the stock leads to every pile on which its cards may go: both talons,
    /// all cells of the row that is dealt.
    ///
    /// From a pile to itself it answers as [`Position::why_idle`]. Face-down cards are never revealed.
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
            if begins && (idle || needs_no_second_target(m, to) && self.is_selected_by(m, from, to)) {
                return None;
            }
        }
        let at = self.rules_view();
        Some(if idle { refuse::idle(at, from) } else { refuse::between(at, from, to) })
    }

    /// Explains why no legal move begins at a pile, and names the card that it waits for; `None` if a move begins
    /// there.
    ///
    /// # Panics
    /// If the game has no such pile.
    #[must_use]
    pub fn why_idle(&self, pile: PileId) -> Option<Reason> {
        self.why(pile, pile)
    }

    /// Explains why a run of some cards cannot go from one pile to another; `None` if it can, or if no run fits there. If
    /// no run of exactly that many fits, any run does.
    #[must_use]
    pub fn why_run(&self, from: PileId, to: PileId, cards: usize) -> Option<Reason> {
        let runs = self.rules().runs();
        let fitting = || runs.iter().filter(|run| run.from == from && run.to == to);
        let run = fitting().find(|run| run.cards == cards).or_else(|| fitting().next())?;
        if run.is_possible() { None } else { self.rules().refusals().explain_run(run) }
    }

    /// Explains every pair of different piles of which the first is not empty, in the order of their numbers. See
    /// [`Position::why`].
    #[must_use]
    pub fn why_all(&self) -> Vec<(PileId, PileId, Option<Reason>)> {
        let legal = self.legal_moves();
        let count = self.pile_specs().len();
        let mut leads = vec![false; count * count];
        for &m in &legal {
            self.rules().gestures(m, &mut |from, to| {
                leads[usize::from(from.0) * count + usize::from(to.0)] |= needs_no_second_target(m, to);
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

/// Returns true if `to` completes the selection of the move: a double play needs both its piles.
fn needs_no_second_target(m: Move, to: PileId) -> bool {
    m.second.is_none_or(|with| to == with || to == m.from)
}

//! What a position offers a player who chooses piles, found in one pass over the legal moves.

use crate::{Move, PileId, Position, Role, Token, token::common};
use alloc::vec::Vec;

/// More ways than a sentence should name.
const MOST_WAYS: usize = 4;

/// What choosing one pile and then another can mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// The pile chosen first.
    pub from: PileId,
    /// The pile chosen next: a target of the first.
    pub to: PileId,
    /// The move, by its number among the legal moves.
    pub m: u16,
}

/// What a pile offers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileOffers {
    /// Whether a legal move begins here.
    pub movable: bool,
    /// Whether its card can go home.
    pub suitable: bool,
    /// Whether its card, one of the tableau, is available in the book's word: see [`crate::Rules::is_available`].
    pub available: bool,
    /// Its move, if it has exactly one and a tap may play it.
    pub only: Option<u16>,
    /// Its move home, if it has one.
    pub home: Option<u16>,
    /// What is said when it is chosen.
    pub says: Option<Token>,
}

/// What a position offers. Moves are named by their number among the legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    /// The legal moves.
    pub moves: Vec<Move>,
    /// Every pile, by its number.
    pub piles: Vec<PileOffers>,
    /// What two piles can mean: first pile by first pile, and for each of them in the order of the moves.
    pub meanings: Vec<Meaning>,
    /// For each move that is one of several meanings of two piles, its number and that of its words in `labels`.
    pub choices: Vec<(u16, u16)>,
    /// The words on the buttons for choices, each once.
    pub labels: Vec<Token>,
    /// Whether dealing on would make a decision: the pending card can go home, or would bury one that can.
    pub dealing_decides: bool,
}

/// What is gathered of a pile while the moves are gone through.
#[derive(Default)]
struct Gathered {
    own: usize,
    /// Whether its card can go home together with another pile's.
    joint: bool,
    first: u16,
    spends: bool,
    targets: usize,
    ways: Vec<Token>,
}

impl Offers {
    /// What a position offers.
    pub fn of(position: &Position) -> Offers {
        let moves = position.legal_moves();
        let count = position.places().len();
        let mut piles = vec![PileOffers::default(); count];
        let mut gathered: Vec<Gathered> = (0..count).map(|_| Gathered::default()).collect();
        // How many meanings two piles have; 0 until the second is a target of the first.
        let mut pairs = vec![0_u8; count * count];
        let mut lays_aside = None;
        for (number, &m) in moves.iter().enumerate() {
            let number = number as u16;
            let lands = position.lands(m);
            let home = lands.is_some_and(|pile| position.role(pile) == Role::Foundation);
            let mut aim = |from: PileId, to: PileId| {
                let is_target = &mut pairs[usize::from(from.0) * count + usize::from(to.0)];
                gathered[usize::from(from.0)].targets += usize::from(*is_target == 0);
                *is_target = 1;
            };
            if let Some(other) = m.with.or(lands) {
                aim(m.from, other);
            }
            if let Some(with) = m.with {
                aim(with, m.from);
            }
            for pile in m.gives() {
                let at = usize::from(pile.0);
                piles[at].movable = true;
                piles[at].suitable |= home;
                gathered[at].joint |= m.with.is_some();
            }
            if m.with.is_some() || position.role(m.from) == Role::Stock {
                continue;
            }
            let spends = m.to.pile().filter(|&pile| position.role(pile) == Role::Reserve);
            lays_aside = lays_aside.or(spends);
            let pile = &mut gathered[usize::from(m.from.0)];
            if pile.own == 0 {
                (pile.first, pile.spends) = (number, spends.is_some());
            }
            pile.own += 1;
            if home {
                piles[usize::from(m.from.0)].home.get_or_insert(number);
            }
            if pile.ways.len() <= MOST_WAYS {
                let way = position.destination(m);
                if !pile.ways.contains(&way) {
                    pile.ways.push(way);
                }
            }
        }
        let meanings = meanings(position, &moves, &mut pairs);
        for (id, (offers, gathered)) in (0..).map(PileId).zip(piles.iter_mut().zip(gathered)) {
            let laid = position.role(id) == Role::Tableau && !position.table().is_empty(id);
            offers.available = laid && position.rules().is_available(id).unwrap_or(offers.movable);
            // What is set aside but once is not spent by a tap: a second one says where. And one move of its own is not
            // all if another pile's move, or one of both, means the same two piles.
            let row = usize::from(id.0) * count;
            let plain = pairs[row..row + count].iter().all(|meanings| *meanings < 3);
            if gathered.own == 1 && !gathered.joint && !gathered.spends && gathered.targets < 2 && plain {
                offers.only = Some(gathered.first);
            }
            offers.says = match (position.table().top(id), gathered.ways) {
                (_, ways) if ways.is_empty() => (lays_aside == Some(id)).then(common::choose_card),
                (None, _) => None,
                (Some(card), ways) if ways.len() > MOST_WAYS => Some(common::choose_place(card)),
                (Some(card), ways) => Some(common::may_go(card, ways)),
            };
        }
        let mut offers =
            Offers { moves, piles, meanings, choices: Vec::new(), labels: Vec::new(), dealing_decides: false };
        offers.label(position, &pairs);
        offers.dealing_decides = position.rules().pending_pile().is_some_and(|pile| offers.decides(pile));
        offers
    }

    /// Finds words for the moves that must be told from another one of the same two piles.
    fn label(&mut self, position: &Position, pairs: &[u8]) {
        let count = self.piles.len();
        let mut chosen = vec![false; self.moves.len()];
        for meaning in &self.meanings {
            if pairs[usize::from(meaning.from.0) * count + usize::from(meaning.to.0)] > 2 {
                chosen[usize::from(meaning.m)] = true;
            }
        }
        let mut last = 0;
        for (number, &m) in self.moves.iter().enumerate() {
            if !chosen[number] {
                continue;
            }
            let label = position.button(m);
            // Neighbours mostly have the same.
            if self.labels.get(last) != Some(&label) {
                last = self.labels.iter().position(|other| *other == label).unwrap_or(self.labels.len());
            }
            if last == self.labels.len() {
                self.labels.push(label);
            }
            self.choices.push((number as u16, last as u16));
        }
    }

    fn decides(&self, pending: PileId) -> bool {
        let buries = |meaning: &Meaning| self.piles[usize::from(meaning.to.0)].suitable;
        self.piles[usize::from(pending.0)].home.is_some()
            || self.meanings.iter().filter(|meaning| meaning.from == pending).any(buries)
    }
}

/// What two piles can mean, where the second is a target of the first, pile by pile; `pairs` then holds one more than the
/// number of meanings.
fn meanings(position: &Position, moves: &[Move], pairs: &mut [u8]) -> Vec<Meaning> {
    let count = position.places().len();
    let mut by_pile = vec![Vec::new(); count];
    for (number, &m) in moves.iter().enumerate() {
        position.rules().meanings(m, &mut |from, to| {
            let pair = &mut pairs[usize::from(from.0) * count + usize::from(to.0)];
            if *pair > 0 {
                *pair = pair.saturating_add(1);
                by_pile[usize::from(from.0)].push(Meaning { from, to, m: number as u16 });
            }
        });
    }
    let mut all = Vec::with_capacity(2 * moves.len());
    for mut meanings in by_pile {
        all.append(&mut meanings);
    }
    all
}

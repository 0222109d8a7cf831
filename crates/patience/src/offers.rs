//! Selectable piles and their targets, computed in one pass over the legal moves.

use crate::{Card, Move, PileId, Position, Role, Token, token::common};
use alloc::vec::Vec;

/// Maximum number of targets in a message.
const MAX_TARGETS: usize = 4;

/// A pair of piles that selects a move: first `from`, then `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// The pile chosen first.
    pub from: PileId,
    /// The pile chosen next: a target of the first.
    pub to: PileId,
    /// The move, as an index into the legal moves.
    pub m: u16,
}

/// Moves of one pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileOffers {
    /// True if a legal move begins here.
    pub movable: bool,
    /// True if its card can go home.
    pub goes_home: bool,
    /// True if its card is available by the book's rules: see [`crate::Rules::is_available`].
    pub available: bool,
    /// The move that a tap plays: its only one, the one home of the card in the hand, or the double play with the one
    /// card that can be its partner.
    pub only: Option<u16>,
    /// Its move home, if it has one.
    pub home: Option<u16>,
    /// The message shown when the pile is selected.
    pub says: Option<Token>,
}

/// Moves of a position by pile. A move is its index among the legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    /// The legal moves.
    pub moves: Vec<Move>,
    /// Every pile, by its number.
    pub piles: Vec<PileOffers>,
    /// All gestures, ordered by first pile, then by move.
    pub gestures: Vec<Gesture>,
    /// Each move that shares its gesture with another, with the index of its label in `labels`.
    pub choices: Vec<(u16, u16)>,
    /// Distinct button labels for `choices`.
    pub labels: Vec<Token>,
    /// True if dealing would decide for the player: the pending card can go home, or would bury one that can; without a
    /// pending card, if any card can go home.
    pub dealing_decides: bool,
}

/// Totals per pile of the pass over the moves.
#[derive(Default)]
struct Gathered {
    moves: usize,
    /// True if its card can go home together with another pile's.
    joint: bool,
    /// The first double play of its card, with the partner.
    double: Option<(u16, Option<Card>)>,
    /// True if cards of different ranks or suits can be its partner.
    has_choice: bool,
    /// The number of its own moves home.
    homes: usize,
    first: u16,
    spends: bool,
    targets: usize,
    targets_named: Vec<Token>,
}

impl Offers {
    /// Computes the moves of a position by pile.
    pub fn of(position: &Position) -> Offers {
        let moves = position.legal_moves();
        let count = position.pile_specs().len();
        let mut piles = vec![PileOffers::default(); count];
        let mut gathered: Vec<Gathered> = (0..count).map(|_| Gathered::default()).collect();
        // The number of gestures of two piles, plus 1 if the second is a target of the first.
        let mut pairs = vec![0_u8; count * count];
        let mut lays_aside = None;
        for (number, &m) in moves.iter().enumerate() {
            let number = number as u16;
            let destination = position.destination_pile(m);
            let home = destination.is_some_and(|pile| position.role(pile) == Role::Foundation);
            let mut aim = |from: PileId, to: PileId| {
                let is_target = &mut pairs[usize::from(from.0) * count + usize::from(to.0)];
                gathered[usize::from(from.0)].targets += usize::from(*is_target == 0);
                *is_target = 1;
            };
            if let Some(other) = m.second.or(destination) {
                aim(m.from, other);
            }
            if let Some(with) = m.second {
                aim(with, m.from);
            }
            for pile in m.gives() {
                let at = usize::from(pile.0);
                piles[at].movable = true;
                piles[at].goes_home |= home;
                gathered[at].joint |= m.second.is_some();
                if home && let Some(with) = m.second {
                    // Equal cards are the same partner.
                    let partner = position.table().top(if pile == with { m.from } else { with });
                    let (_, first) = *gathered[at].double.get_or_insert((number, partner));
                    gathered[at].has_choice |= first != partner;
                }
            }
            if m.second.is_some() || position.role(m.from) == Role::Stock {
                continue;
            }
            let spends = m.to.pile().filter(|&pile| position.role(pile) == Role::Reserve);
            lays_aside = lays_aside.or(spends);
            let pile = &mut gathered[usize::from(m.from.0)];
            if pile.moves == 0 {
                (pile.first, pile.spends) = (number, spends.is_some());
            }
            pile.moves += 1;
            if home {
                pile.homes += 1;
                piles[usize::from(m.from.0)].home.get_or_insert(number);
            }
            if pile.targets_named.len() <= MAX_TARGETS {
                let target = position.destination(m);
                if !pile.targets_named.contains(&target) {
                    pile.targets_named.push(target);
                }
            }
        }
        let gestures = gestures(position, &moves, &mut pairs);
        let pending = position.rules().pending_pile();
        for (id, (offers, gathered)) in (0..).map(PileId).zip(piles.iter_mut().zip(gathered)) {
            let laid = position.role(id) == Role::Tableau && !position.table().is_empty(id);
            offers.available = laid && position.rules().is_available(id).unwrap_or(offers.movable);
            // A tap never spends the grace: the player chooses the target. A pile's single move is not its only one if
            // another move shares the same two piles.
            let row = usize::from(id.0) * count;
            let plain = pairs[row..row + count].iter().all(|count| *count < 3);
            if gathered.moves == 1 && !gathered.joint && !gathered.spends && gathered.targets < 2 && plain {
                offers.only = Some(gathered.first);
            } else if pending == Some(id) && gathered.homes == 1 {
                offers.only = offers.home;
            } else if let Some((double, _)) = gathered.double.filter(|_| !gathered.has_choice) {
                offers.only = Some(double);
            }
            offers.says = match (position.table().top(id), gathered.targets_named) {
                (_, targets_named) if targets_named.is_empty() => (lays_aside == Some(id)).then(common::choose_card),
                (None, _) => None,
                (Some(card), targets_named) if targets_named.len() > MAX_TARGETS => Some(common::choose_pile(card)),
                (Some(card), targets_named) => Some(common::may_go(card, targets_named)),
            };
        }
        let mut offers =
            Offers { moves, piles, gestures, choices: Vec::new(), labels: Vec::new(), dealing_decides: false };
        offers.label(position, &pairs);
        offers.dealing_decides = match pending {
            Some(pile) => offers.decides(pile),
            None => offers.piles.iter().any(|pile| pile.goes_home),
        };
        offers
    }

    /// Labels the moves that share a gesture with another.
    fn label(&mut self, position: &Position, pairs: &[u8]) {
        let count = self.piles.len();
        let mut chosen = vec![false; self.moves.len()];
        for gesture in &self.gestures {
            if pairs[usize::from(gesture.from.0) * count + usize::from(gesture.to.0)] > 2 {
                chosen[usize::from(gesture.m)] = true;
            }
        }
        let mut last = 0;
        for (number, &m) in self.moves.iter().enumerate() {
            if !chosen[number] {
                continue;
            }
            let label = position.button(m);
            // Neighbouring moves mostly have the same label.
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
        let buries = |gesture: &Gesture| self.piles[usize::from(gesture.to.0)].goes_home;
        self.piles[usize::from(pending.0)].home.is_some()
            || self.gestures.iter().filter(|gesture| gesture.from == pending).any(buries)
    }
}

/// Lists the gestures whose second pile is a target of the first, by first pile. Adds the number of gestures to
/// `pairs`.
fn gestures(position: &Position, moves: &[Move], pairs: &mut [u8]) -> Vec<Gesture> {
    let count = position.pile_specs().len();
    let mut by_pile = vec![Vec::new(); count];
    for (number, &m) in moves.iter().enumerate() {
        position.rules().gestures(m, &mut |from, to| {
            let pair = &mut pairs[usize::from(from.0) * count + usize::from(to.0)];
            if *pair > 0 {
                *pair = pair.saturating_add(1);
                by_pile[usize::from(from.0)].push(Gesture { from, to, m: number as u16 });
            }
        });
    }
    let mut all = Vec::with_capacity(2 * moves.len());
    for mut gestures in by_pile {
        all.append(&mut gestures);
    }
    all
}

//! Explains a lost position by its outlook: every position that can follow is visited, and none is won (ledger, WHY-O).
//!
//! In: a position in which the game is not over. Out: the few cards that can still go home, or one that never can, or the
//! number that can, and a line that digs for that one; `None` if a win or too many positions follow.

use crate::engine::GameSolver;
use crate::registry::solver_of;
use crate::{Explanation, Marked, Reason, token};
use patience::token::Token;
use patience::{Card, Move, Outcome, PileId, Position, Rank, Role};
use std::collections::HashSet;

/// Positions after which the search gives up.
const MAX_POSITIONS: usize = 4_000;
/// Maximum number of cards that can still go home and are named.
const MAX_NAMED: usize = 3;
/// Cards of a pack; a kind is an index below.
const KINDS: usize = 52;

/// The positions that follow a lost one, none of them won.
pub(crate) struct Outlook {
    /// Each with the index of the one before it, and the move between; the first is the lost one.
    visited: Vec<(Position, Option<(usize, Move)>)>,
    /// Index of the position with the most cards home.
    best: usize,
    /// Cards home at most, by kind.
    reachable: [usize; KINDS],
    /// Each foundation, with a position in which it is highest.
    highest: Vec<(PileId, Position)>,
}

impl Outlook {
    /// Visits the positions; `None` if a win or too many follow.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let home = home_counts(position);
        let foundations = piles(position).filter(|pile| position.role(*pile) == Role::Foundation);
        let mut highest: Vec<_> = foundations.map(|pile| (pile, position.clone())).collect();
        let (mut reachable, mut best) = (home, 0);
        let mut visited = vec![(position.clone(), None)];
        let mut seen = HashSet::from([position.clone()]);
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            let position = visited[at].0.clone();
            for m in position.legal_moves() {
                let mut after = position.clone();
                after.play_unchecked(m);
                if seen.contains(&after) {
                    continue;
                }
                if after.outcome() == Outcome::Won || visited.len() == MAX_POSITIONS {
                    return None;
                }
                // Dealing a card may bring it home, too.
                if after.home() > position.home() {
                    if after.home() > visited[best].0.home() {
                        best = visited.len();
                    }
                    let counts = home_counts(&after);
                    reachable.iter_mut().zip(counts).for_each(|(reachable, count)| *reachable = count.max(*reachable));
                    for (pile, highest) in &mut highest {
                        if after.table().len(*pile) > highest.table().len(*pile) {
                            highest.clone_from(&after);
                        }
                    }
                }
                open.push(visited.len());
                visited.push((after.clone(), Some((at, m))));
                seen.insert(after);
            }
        }
        Some(Self { visited, best, reachable, highest })
    }

    /// Explains the first position.
    pub(crate) fn explain(&self) -> Explanation {
        let stuck = self.stuck_card();
        self.explain_by(&self.visited[0].0, stuck)
    }

    /// A card that never goes home, if one is on the table: one that a foundation would take next, else any.
    fn stuck_card(&self) -> Option<Card> {
        let position = &self.visited[0].0;
        let home = home_counts(position);
        let is_stuck = |card: &Card| home[card.index()] == self.reachable[card.index()];
        let on_table: Vec<Card> = on_table(position).map(|marked| marked.card).collect();
        let next = next_cards(position, &self.visited[self.best].0).into_iter().filter(|card| on_table.contains(card));
        next.chain(on_table.iter().copied()).find(is_stuck)
    }

    /// Explains one of the positions, by a card that never goes home.
    fn explain_by(&self, position: &Position, stuck: Option<Card>) -> Explanation {
        let home = home_counts(position);
        let pack: Vec<Card> = Card::pack().collect();
        let reached: Vec<usize> = (0..KINDS)
            .flat_map(|kind| (home[kind]..self.reachable[kind]).map(move |_| kind))
            .take(MAX_NAMED + 1)
            .collect();
        let held: Vec<Marked> = on_table(position).filter(|marked| Some(marked.card) == stuck).collect();
        // A card that is free in a following position is not held for good: it waits itself.
        let is_held = !self.visited.iter().any(|(position, _)| is_free(position, stuck));
        let holders: Vec<Vec<Card>> =
            held.iter().map(|marked| if is_held { holders(position, marked) } else { Vec::new() }).collect();
        let waits = token::distinct(stuck.map_or_else(Vec::new, |card| self.waits(position, card, &holders)));
        let links = held.iter().zip(holders).map(|(marked, by)| token::link_held(marked.card, by)).collect();
        let first_home = self.visited[0].0.home();
        let most = token::why_most(self.visited[self.best].0.home() - first_home);
        if reached.len() <= MAX_NAMED {
            let is_named = |marked: &Marked| reached.contains(&marked.card.index()) || held.contains(marked);
            let cards = on_table(position).filter(is_named).collect();
            let token =
                token::why_few(reached.iter().map(|kind| pack[*kind]).collect(), links, waits, has_grace(position));
            return Explanation {
                kind: Reason::Few,
                cards,
                brief: if reached.is_empty() { token.clone() } else { most },
                token,
            };
        }
        let token = match held.first() {
            Some(marked) => token::why_never(marked.card, links, waits, has_grace(position)),
            None => most,
        };
        Explanation { kind: Reason::Never, cards: held, brief: token.clone(), token }
    }

    /// The cards that must go home before a card that never does, else before each card that holds it; empty if that is not
    /// the whole reason, as where cards leave the table otherwise.
    fn waits(&self, position: &Position, stuck: Card, holders: &[Vec<Card>]) -> Vec<Token> {
        if !is_game(position, |game| game.cards_only_go_home()) {
            return Vec::new();
        }
        let of_card = |card: Card| -> Vec<Token> {
            let is_open = |(pile, highest): &&(PileId, Position)| {
                let at_most = highest.table().pile(*pile).last().copied().or_else(|| highest.next_card(*pile));
                at_most.is_none_or(|top| top.suit == card.suit) && !position.table().pile(*pile).contains(&card)
            };
            let mut waits = Vec::new();
            for (pile, highest) in self.highest.iter().filter(is_open) {
                match highest.next_card(*pile) {
                    Some(next) if next != card && !highest.table().pile(*pile).contains(&card) => {
                        waits.push(token::link_wait(card, next));
                    }
                    // A foundation reaches the card, or its suit is not known.
                    _ => return Vec::new(),
                }
            }
            waits
        };
        let stuck_waits = of_card(stuck);
        if !stuck_waits.is_empty() {
            return stuck_waits;
        }
        let mut waits = Vec::new();
        for holder in holders.iter().flatten() {
            let of_holder = of_card(*holder);
            if of_holder.is_empty() {
                return Vec::new();
            }
            waits.extend(of_holder);
        }
        waits
    }

    /// A line that digs for the card that never goes home, as far as any does, and the explanation of its end.
    pub(crate) fn dig(&self) -> (Vec<Move>, Explanation) {
        let stuck = self.stuck_card();
        let depth = |position: &Position| {
            let held = on_table(position).filter(|marked| Some(marked.card) == stuck);
            held.map(|marked| if holders(position, &marked).is_empty() { 0 } else { cards_over(position, &marked) })
                .min()
        };
        let key = |at: &usize| {
            let position = &self.visited[*at].0;
            (depth(position), usize::MAX - position.home())
        };
        let end = (0..self.visited.len()).min_by_key(key).unwrap_or(0);
        let mut line: Vec<Move> =
            std::iter::successors(self.visited[end].1, |(at, _)| self.visited[*at].1).map(|(_, m)| m).collect();
        line.reverse();
        let end = &self.visited[end].0;
        // Fewer positions follow it than the first.
        let after = Outlook::of(end);
        let why = after.as_ref().unwrap_or(self).explain_by(end, stuck);
        (line, why)
    }
}

/// Returns true if the position is of a game with this property.
fn is_game(position: &Position, has: impl Fn(&dyn GameSolver) -> bool) -> bool {
    solver_of(position.game()).is_ok_and(has)
}

/// Returns true if grace may still take a card.
fn has_grace(position: &Position) -> bool {
    let to_reserve = |m: &Move| position.destination_pile(*m).is_some_and(|to| position.role(to) == Role::Reserve);
    position.legal_moves().iter().any(to_reserve)
}

/// Returns true if a card of a kind is available.
fn is_free(position: &Position, card: Option<Card>) -> bool {
    on_table(position).any(|marked| Some(marked.card) == card && holders(position, &marked).is_empty())
}

/// The number of cards on a card of a pile; 1 in a grid.
fn cards_over(position: &Position, Marked { pile, index, .. }: &Marked) -> usize {
    (position.table().len(*pile) - index - 1).max(1)
}

/// The cards on a card of a pile, or above and below it in a grid; none if it is available.
fn holders(position: &Position, marked: &Marked) -> Vec<Card> {
    let (specs, table) = (position.pile_specs(), position.table());
    let Marked { pile, index, .. } = *marked;
    let spec = &specs[usize::from(pile.0)];
    let Some(row) = spec.row.filter(|_| table.len(pile) == 1) else {
        let cards = table.pile(pile);
        // A pair goes home together; two cards of a talon are none.
        let is_paired =
            cards.len() == 2 && position.role(pile) == Role::Tableau && is_game(position, |game| game.has_pairs());
        let other = if is_paired { 1 - index } else { index + 1 };
        return cards.get(other).copied().into_iter().collect();
    };
    let beside = piles(position).filter(|other| {
        let other = &specs[usize::from(other.0)];
        other.n == spec.n && other.row.is_some_and(|other| other.abs_diff(row) == 1)
    });
    let cards: Vec<Card> = beside.filter_map(|pile| table.pile(pile).last().copied()).collect();
    // A card with a free side is available.
    if cards.len() < 2 { Vec::new() } else { cards }
}

/// The cards that the foundations of a following position take next, first those that the fewest cards come before.
fn next_cards(position: &Position, best: &Position) -> Vec<Card> {
    let grown = |pile: &PileId| best.table().len(*pile) - position.table().len(*pile);
    let mut foundations: Vec<PileId> = piles(best).filter(|pile| best.role(*pile) == Role::Foundation).collect();
    foundations.sort_by_key(grown);
    foundations.into_iter().filter_map(|pile| best.next_card(pile)).collect()
}

/// Cards home, by kind.
fn home_counts(position: &Position) -> [usize; KINDS] {
    let mut counts = [0; KINDS];
    for pile in piles(position).filter(|pile| position.role(*pile) == Role::Foundation) {
        position.table().pile(pile).iter().for_each(|card| counts[card.index()] += 1);
    }
    counts
}

/// The visible cards that can be home in a game that is won, and are not.
fn on_table(position: &Position) -> impl Iterator<Item = Marked> {
    // The kings of the Fairie Queen stay.
    let stays = move |card: &Card| position.game().id == "fairie-queen" && card.rank == Rank::KING;
    piles(position)
        .filter(|pile| !matches!(position.role(*pile), Role::Foundation | Role::Stock | Role::Decoration))
        .flat_map(|pile| {
            let cards = position.table().pile(pile).iter().enumerate();
            cards.map(move |(index, card)| Marked { pile, index, card: *card })
        })
        .filter(move |marked| !stays(&marked.card))
}

fn piles(position: &Position) -> impl Iterator<Item = PileId> {
    (0..position.pile_specs().len()).map(|pile| PileId(pile as u8))
}

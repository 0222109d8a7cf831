//! Explains a lost position by its outlook: every position that can follow is visited, and none is won (ledger, WHY-O).
//!
//! In: a position in which the game is not over. Out: the few cards that can still go home, or one that never can, or the
//! number that can; `None` if a win or too many positions follow.

use crate::explanation::{Explanation, Marked, Reason};
use crate::token;
use patience::{Card, Outcome, PileId, Position, Rank, Role};
use std::collections::HashSet;

/// Positions after which the search gives up.
const MAX_POSITIONS: usize = 4_000;
/// Maximum number of cards that can still go home and are named.
const MAX_NAMED: usize = 3;
/// Cards of a pack; a kind is an index below.
const KINDS: usize = 52;

/// Finds the explanation.
pub(crate) fn outlook(position: &Position) -> Option<Explanation> {
    let home = home_counts(position);
    let (mut reachable, mut best) = (home, position.clone());
    let mut visited = HashSet::from([position.clone()]);
    let mut open = vec![position.clone()];
    while let Some(position) = open.pop() {
        for m in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(m);
            if visited.contains(&after) {
                continue;
            }
            if after.outcome() == Outcome::Won || visited.len() == MAX_POSITIONS {
                return None;
            }
            // Dealing a card may bring it home, too.
            if after.home() > position.home() {
                if after.home() > best.home() {
                    best.clone_from(&after);
                }
                let counts = home_counts(&after);
                reachable.iter_mut().zip(counts).for_each(|(reachable, count)| *reachable = count.max(*reachable));
            }
            visited.insert(after.clone());
            open.push(after);
        }
    }
    let pack: Vec<Card> = Card::pack().collect();
    let reached: Vec<usize> =
        (0..KINDS).flat_map(|kind| (home[kind]..reachable[kind]).map(move |_| kind)).take(MAX_NAMED + 1).collect();
    let is_stuck = |card: &Card| home[card.index()] == reachable[card.index()];
    // A card that a foundation would take next, else any.
    let on_table: Vec<Marked> = on_table(position).collect();
    let next =
        next_cards(position, &best).into_iter().filter(|card| on_table.iter().any(|marked| marked.card == *card));
    let stuck = next.chain(on_table.iter().map(|marked| marked.card)).find(is_stuck);
    let held: Vec<Marked> = on_table.iter().filter(|marked| Some(marked.card) == stuck).cloned().collect();
    let links = held.iter().map(|marked| token::link_held(marked.card, holders(position, marked))).collect();
    let most = token::why_most(best.home() - position.home());
    if reached.len() <= MAX_NAMED {
        let is_named = |marked: &Marked| reached.contains(&marked.card.index()) || held.contains(marked);
        let cards = on_table.iter().filter(|marked| is_named(marked)).cloned().collect();
        let token = token::why_few(reached.iter().map(|kind| pack[*kind]).collect(), links);
        return Some(Explanation {
            kind: Reason::Few,
            cards,
            brief: if reached.is_empty() { token.clone() } else { most },
            token,
        });
    }
    let token = match held.first() {
        Some(marked) => token::why_never(marked.card, links),
        None => most,
    };
    Some(Explanation { kind: Reason::Never, cards: held, brief: token.clone(), token })
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
            cards.len() == 2 && position.role(pile) == Role::Tableau && position.game().id == "empress-of-india";
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

//! Explains a lost position by its outlook: every position that can follow is visited, and none is won (ledger, WHY-O).
//!
//! In: a position in which the game is not over. Out: the few cards that can still go home, or one that never can, or the
//! number that can; `None` if a win or too many positions follow.

use crate::explanation::{Explanation, Marked, Reason};
use crate::token;
use patience::{Card, Outcome, PileId, Position, Role};
use std::collections::HashSet;

/// Positions after which the search gives up.
const MAX_POSITIONS: usize = 4_000;
/// Most cards that can still go home and are named.
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
    let reached = || (0..KINDS).flat_map(|kind| (home[kind]..reachable[kind]).map(move |_| kind));
    let (kind, kinds): (_, Vec<usize>) = if reached().count() <= MAX_NAMED {
        (Reason::Few, reached().collect())
    } else {
        let is_stuck = |card: &Card| home[card.index()] == reachable[card.index()];
        (
            Reason::Never,
            next_cards(position, &best).into_iter().find(is_stuck).iter().map(|card| card.index()).collect(),
        )
    };
    let cards: Vec<Marked> = on_table(position).filter(|marked| kinds.contains(&marked.card.index())).collect();
    let token = match (kind, kinds.first()) {
        (Reason::Few, _) => token::why_few(kinds.iter().map(|kind| pack[*kind]).collect()),
        (_, Some(&kind)) if !cards.is_empty() => token::why_never(pack[kind], cards.len()),
        _ => token::why_most(best.home() - position.home()),
    };
    let brief = match (kind, kinds.len()) {
        (Reason::Few, named @ 1..) => token::why_most(named),
        _ => token.clone(),
    };
    Some(Explanation { kind, cards, brief, token })
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

/// The visible cards that are not home.
fn on_table(position: &Position) -> impl Iterator<Item = Marked> {
    piles(position)
        .filter(|pile| !matches!(position.role(*pile), Role::Foundation | Role::Stock | Role::Decoration))
        .flat_map(|pile| {
            let cards = position.table().pile(pile).iter().enumerate();
            cards.map(move |(index, card)| Marked { pile, index, card: *card })
        })
}

fn piles(position: &Position) -> impl Iterator<Item = PileId> {
    (0..position.pile_specs().len()).map(|pile| PileId(pile as u8))
}

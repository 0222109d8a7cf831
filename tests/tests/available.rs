//! Availability by the book, derived a second time from the table alone.

use crate::common::{Random, for_each, game, ids};
use patience::{Card, Deal, Game, Offers, PileId, Position, Rank, Role};

/// The cards of a pile, by its address.
fn pile<'a>(position: &'a Position, address: &str) -> &'a [Card] {
    let at = position.pile_specs().iter().position(|place| place.address == address);
    at.map_or(&[], |at| position.table().pile(PileId(at as u8)))
}

/// Labyrinth, Rule II: nothing lies directly above the card, or nothing directly below.
fn labyrinth(position: &Position, address: &str) -> bool {
    let (row, column) = address[1..].split_once('c').unwrap();
    let row: i32 = row.parse().unwrap();
    [row - 1, row + 1].iter().any(|near| pile(position, &format!("r{near}c{column}")).is_empty())
}

/// Fairie Queen, Rule IV: the last card of each column; its king stays.
fn fairie_queen(position: &Position, address: &str) -> bool {
    pile(position, address).last().unwrap().rank != Rank::KING
}

/// Sly, Rules III and IV: the top card of each packet, but not before a round of twenty is complete.
fn sly(position: &Position, _: &str) -> bool {
    position.tally().is_none()
}

/// Empress, Rule I: only together with a card of the other colour, so every card that can be played.
fn empress(position: &Position, address: &str) -> bool {
    let mut homeward = position.legal_moves().into_iter().filter(|m| position.is_to_foundation(*m));
    homeward.any(|m| m.gives().any(|id: PileId| position.pile_specs()[usize::from(id.0)].address == address))
}

fn expected(game: &Game) -> Option<fn(&Position, &str) -> bool> {
    match game.number {
        1 => Some(sly),
        2 => Some(fairie_queen),
        3 => Some(empress),
        4 => Some(labyrinth),
        _ => None,
    }
}

#[test]
fn cards_are_available_as_the_book_says_in_every_position_of_random_games() {
    for_each(ids(), |id| {
        let mut random = Random::new(7);
        let mut marked = 0;
        for number in 0..12 {
            let mut position = Position::start(&Deal::numbered(game(id), number).unwrap());
            for _ in 0..400 {
                let offers = Offers::of(&position);
                for (place, (n, offers)) in position.pile_specs().iter().zip(offers.piles.iter().enumerate()) {
                    let cards = position.table().pile(PileId(n as u8));
                    if place.role != Role::Tableau || cards.is_empty() {
                        assert!(!offers.available, "{id}: {}", place.address);
                        continue;
                    }
                    marked += usize::from(offers.available);
                    // A card that can go home is available in every game.
                    assert!(!offers.goes_home || offers.available, "{id}: {}", place.address);
                    if let Some(expected) = expected(game(id)) {
                        assert_eq!(offers.available, expected(&position, &place.address), "{id}: {}", place.address);
                    }
                }
                if offers.moves.is_empty() {
                    break;
                }
                position.play_unchecked(offers.moves[random.below(offers.moves.len())]);
            }
        }
        assert!(marked > 100, "{id}: {marked}");
    });
}

//! The rule tests on the engine.

use crate::{
    common,
    rules::play::{self, Implementation, words},
};
use patience::{Card, Deal, Position, Role};
use std::collections::BTreeMap;

#[path = "empress_of_india.rs"]
mod empress_of_india;
#[path = "fairie_queen.rs"]
mod fairie_queen;
#[path = "labyrinth.rs"]
mod labyrinth;
#[path = "sly.rs"]
mod sly;

type Play = play::Play<Engine>;

/// A position of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Engine(Position);

impl Engine {
    fn role(&self, address: &str) -> Option<Role> {
        self.0.pile_specs().iter().find(|place| place.address == address).map(|place| place.role)
    }
}

impl Implementation for Engine {
    const SAYS_WHY: bool = false;

    fn pack(id: &str) -> Vec<Card> {
        (common::game(id).pack)()
    }

    fn start(deal: &Deal) -> Engine {
        Engine(Position::start(deal))
    }

    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.0.legal_moves().iter().map(|m| self.0.game().write_move(*m)).collect();
        legal.sort();
        legal
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let m = match self.0.parse_move(text) {
            Ok(m) => m,
            Err(error) => {
                // A move of the notation that is not legal is also refused as a `Move`, and changes nothing.
                if let Ok(m) = self.0.game().read_move(text) {
                    let refused = self.0.clone().play(m).expect_err(text);
                    assert_eq!(refused.position, self.0, "{text}");
                }
                return Err(error.to_string());
            }
        };
        self.0 = self.0.clone().play(m).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        self.0.piles().into_iter().map(|(address, cards)| (address, words(&cards))).collect()
    }

    fn is_foundation(&self, address: &str) -> bool {
        self.role(address) == Some(Role::Foundation)
    }

    fn expect_address(&self, address: &str) {
        assert!(self.role(address).is_some(), "there is no pile {address}");
    }

    fn stock(&self) -> usize {
        self.0.stock()
    }

    fn home(&self) -> usize {
        self.0.home()
    }

    fn outcome(&self) -> &'static str {
        self.0.outcome().name()
    }
}

/// The rulebook has only piles that can be played; the Empress and her Guard are the engine's.
#[test]
fn the_empress_and_the_guard_never_move() {
    let deal = Deal::numbered(common::game("empress-of-india"), 0).unwrap();
    let play = Play::of(&deal);
    let position = &play.game.0;
    let shown = position.pile_specs().iter().enumerate().filter(|(_, place)| place.role == Role::Decoration);
    let mut cards = Vec::new();
    for (pile, place) in shown {
        cards.extend(words(position.table().pile(patience::PileId(pile as u8))));
        let address = &place.address;
        play.refuses(&format!("{address}>f {address}>a1 {address}>n1 a1>{address} n1>{address} stock>{address}"));
        play.refuses(&format!("a1+{address}>f {address}+n1>f"));
    }
    cards.sort();
    assert_eq!(cards, ["JD", "JD", "JD", "JD", "JH", "JH", "JH", "JH", "QC"]);
}

//! The rule tests on the rulebook.

use crate::{
    common,
    rules::play::{self, Implementation, words},
};
use patience::{Card, Deal};
use patience_tests::rulebook::{self, Rulebook};
use std::{collections::BTreeMap, fmt};

#[path = "empress_of_india.rs"]
mod empress_of_india;
#[path = "fairie_queen.rs"]
mod fairie_queen;
#[path = "labyrinth.rs"]
mod labyrinth;
#[path = "sly.rs"]
mod sly;

type Play = play::Play<ByTheBook>;

/// A game of the rulebook. It cannot be cloned; a clone replays the moves from the deal.
pub struct ByTheBook {
    id: &'static str,
    deal: Vec<String>,
    moves: Vec<String>,
    game: Box<dyn Rulebook>,
}

impl Clone for ByTheBook {
    fn clone(&self) -> ByTheBook {
        let mut game = rulebook::open(self.id, &self.deal).unwrap();
        self.moves.iter().for_each(|text| game.play(text).unwrap());
        ByTheBook { id: self.id, deal: self.deal.clone(), moves: self.moves.clone(), game }
    }
}

impl PartialEq for ByTheBook {
    fn eq(&self, other: &ByTheBook) -> bool {
        self.id == other.id && rulebook::snapshot(&*self.game) == rulebook::snapshot(&*other.game)
    }
}

impl fmt::Debug for ByTheBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.id, rulebook::snapshot(&*self.game))
    }
}

impl Implementation for ByTheBook {
    const SAYS_WHY: bool = true;

    fn pack(id: &str) -> Vec<Card> {
        common::pack(id)
    }

    fn start(deal: &Deal) -> ByTheBook {
        let (id, deal) = (deal.game().id, words(deal.cards()));
        let game = rulebook::open(id, &deal).unwrap();
        ByTheBook { id, deal, moves: Vec::new(), game }
    }

    fn legal(&self) -> Vec<String> {
        self.game.legal()
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        self.game.play(text)?;
        self.moves.push(text.to_owned());
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        self.game.piles()
    }

    fn is_foundation(&self, address: &str) -> bool {
        self.game.is_foundation(address)
    }

    fn stock(&self) -> usize {
        self.game.stock()
    }

    fn home(&self) -> usize {
        self.game.home()
    }

    fn outcome(&self) -> &'static str {
        self.game.outcome()
    }
}
